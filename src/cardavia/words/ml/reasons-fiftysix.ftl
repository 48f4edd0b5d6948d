# Why the computer players of 56 call and play as they do.

## Calls

why_bid = { strain_name } ആണെങ്കിൽ ഞങ്ങൾക്ക് ഏകദേശം { $points } പോയിന്റ് കാണുന്നു: { $number } വിളിച്ചാൽ 100-ൽ { $percent } തവണ ജയിക്കും.
why_bid_over_them = വെറുതെ വിട്ടാൽ അവരുടെ { $number } ({ strain_name }) 100-ൽ ഏകദേശം { $percent } തവണ ജയിക്കും.
why_bid_higher_stage = { $number } മുതൽ വിളിക്കു കൂടുതൽ ടേബിളുണ്ട്.
why_better_strain = പങ്കാളി വിളിച്ച ഇനത്തെക്കാൾ കൂടുതൽ പോയിന്റ് കാണുന്നത് ഇതിലാണ്: { strain_name }.
why_show_more = പങ്കാളികളോട് പുതിയതൊന്നു പറയുന്നു: അടുത്ത പടിയിലെത്താൻ പറ്റിയേക്കും.
why_not_passed_out = ആരും വിളിച്ചില്ലെങ്കിൽ 28 No trumps ആകും; ആദ്യം വിളിക്കേണ്ട ടീം അതു 100-ൽ ഏകദേശം { $percent } തവണ ജയിക്കും.
why_both_jacks = { suit_name } ഗുലാൻ ഉണ്ടെന്നു പറഞ്ഞത് { $who ->
    [you] നിങ്ങൾ
   *[other] { SEAT($who) }
}: ഇവിടെയുള്ളതു ചേർത്താൽ രണ്ടും ഞങ്ങളുടേത്.
why_partner_has_jack = { suit_name } ഗുലാൻ ഉണ്ടെന്നു പറഞ്ഞത് { $who ->
    [you] നിങ്ങൾ
   *[other] { SEAT($who) }
}.
why_pass_at_first = വിളിക്കാൻ പറ്റിയതൊന്നും ആയിട്ടില്ല: ഏറ്റവും നല്ലത് { strain_name }, ഏകദേശം { $points } പോയിന്റ്.
why_pass_out = ആരും വിളിച്ചില്ലെങ്കിൽ 28 No trumps; ആദ്യം വിളിക്കേണ്ട ടീം അതു 100-ൽ ഏകദേശം { $percent } തവണ ജയിക്കും: ഇതിലും മെച്ചമായൊരു വിളി ഞങ്ങൾക്കില്ല.
why_pass_ours = നിൽക്കുന്നത് ഞങ്ങളുടെ { $number } ({ strain_name }); 100-ൽ ഏകദേശം { $percent } തവണ ജയിക്കും: ഇതിലും മെച്ചമായൊരു വിളിയില്ല.
why_pass_theirs = അവരുടെ { $number } ({ strain_name }) 100-ൽ ഏകദേശം { $percent } തവണ ജയിക്കും: ഇതിലും മെച്ചമായൊരു വിളി ഞങ്ങൾക്കില്ല.
why_double = അവർക്ക് ഏകദേശം { $points } പോയിന്റേ കിട്ടൂ: { $number } ({ strain_name }) 100-ൽ { $percent } തവണ തോൽക്കും.
why_redouble = ഡബിൾ പറഞ്ഞാലും ഞങ്ങളുടെ { $number } ({ strain_name }) 100-ൽ { $percent } തവണ ജയിക്കും.
why_any_call = തോന്നിയപോലെ വിളിച്ചതാണ്.
why_strong_suit = കൈയിൽ { suit_name } ശക്തമാണ്.
why_double_high = { $number } വലിയ വിളിയാണ്; അതിനെതിരെ ഈ കൈയിലുള്ള ഗുലാൻ: { $jacks }.
why_may_not_pass = ആദ്യത്തെയാൾക്ക് പാസ് പറയാനാവില്ല; ശക്തമായ ചിഹ്നമൊന്നും ഇവിടെയില്ല.
why_pass_to_partner = നിൽക്കുന്നത് പങ്കാളിയുടെ വിളിയാണ്: പാസ് പറഞ്ഞ് അതു വിട്ടുകൊടുക്കുന്നു.
why_pass_weak = അത്രയും വിളിക്കാൻ മാത്രം ശക്തമായ ചിഹ്നമില്ല.

## Cards

why_only_card = ഇടാൻ പറ്റുന്നത് { CARDS($card) } മാത്രം.
why_any_card = തോന്നിയപോലെ ഒരു ചീട്ട്.
why_lead_stands = { CARDS($card) }, അതിനു മീതെ വരാൻ പുറത്തൊന്നുമില്ല: പിടി ഞങ്ങൾക്ക്.
why_lead_likely = { CARDS($card) } ഇപ്പോൾ 100-ൽ ഏകദേശം { $percent } തവണ പിടിക്കും.
why_lead_to_partner = { suit_name } ഗുലാൻ ഉണ്ടെന്നു പറഞ്ഞത് { $who ->
    [you] നിങ്ങൾ
   *[other] { SEAT($who) }
}; അതിലേക്ക് ഇറക്കുന്നു.
why_lead_waiting = { CARDS($card) } ഇറക്കിയാൽ 100-ൽ ഏകദേശം { $percent } തവണ പിടി ഞങ്ങൾക്ക്: മറ്റു ചീട്ടുകൾ കരുതിവയ്ക്കുന്നതാണു നല്ലത്.
why_draw_trumps = ഞങ്ങളുടെ പിടികൾ വെട്ടുംമുമ്പ് അവരുടെ തുറുപ്പു പുറത്തെടുക്കുന്നു.
why_lead_jack = ചിഹ്നത്തിലെ ഏറ്റവും വലുത് ഗുലാനാണ്.
why_lead_longest = കൂടുതലുള്ള ചിഹ്നം { suit_name }: അതിലെ ഏറ്റവും വലുത്.
why_take_last = അവസാനത്തെ ഊഴമാണ്: { CARDS($card) } ഇട്ടാൽ പിടിയും അതിലെ { $points } പോയിന്റും കിട്ടും.
why_cheapest = { CARDS($cards, join: "or") } ഇട്ടാലും കിട്ടും, പക്ഷേ മതിയാകുന്നതിൽ ഏറ്റവും ചെറുത് ഇതാണ്.
why_take_stands = { CARDS($card) }, അതിനു മീതെ ഇനി ഒന്നും വരില്ല: പിടി ഞങ്ങൾക്ക്.
why_take_over = പങ്കാളിയുടെ ചീട്ടിനു മീതെ { CARDS($card) }: 100-ൽ ഏകദേശം { $percent } തവണ പിടി ഞങ്ങൾക്കുതന്നെ.
why_ours_anyway = എങ്ങനെയായാലും പിടി ഞങ്ങൾക്ക്; { CARDS($card) }: { $points ->
    [0] പിന്നീടു വേണ്ടിവരാത്ത ചീട്ട്
   *[other] { $points } പോയിന്റ് കൂടി കിട്ടും
}.
why_take_likely = { CARDS($card) } ഇപ്പോൾ ഏറ്റവും വലുതാകും; 100-ൽ ഏകദേശം { $percent } തവണ പിടി ഞങ്ങൾക്കുതന്നെ.
why_ruff = { suit_name } കൈയിലില്ല; തുറുപ്പുകൊണ്ടു വെട്ടാം.
why_partner_has_it = പിടി പങ്കാളിക്ക് ഉറപ്പാണ്: { $points ->
    [0] നല്ല ചീട്ട് ഇടേണ്ടതില്ല
   *[other] { $points } പോയിന്റ് അതിൽ ചേർക്കുന്നു
}.
why_partner_may_have_it = ഇതുവരെ പിടി പങ്കാളിക്കാണ്; 100-ൽ ഏകദേശം { $percent } തവണ ഞങ്ങൾക്കു കിട്ടും: { $points ->
    [0] നല്ല ചീട്ട് ഇടുന്നില്ല
   *[other] { $points } പോയിന്റ് അതിൽ ചേർക്കുന്നു
}.
why_no_trump_on_partner = പങ്കാളിക്കു കിട്ടിയ പിടിയിൽ തുറുപ്പിട്ടാൽ അതു പാഴാകും.
why_partner_to_come = ഇനി കളിക്കാനുള്ള പങ്കാളി 100-ൽ ഏകദേശം { $percent } തവണ ഇതു പിടിക്കും.
why_not_worth_it = ഇതുവരെ പിടിയിൽ { $points ->
    [0] പോയിന്റില്ല
   *[other] { $points } പോയിന്റേയുള്ളൂ
}: പിടിക്കാവുന്ന ചീട്ടുകൾക്ക് പിന്നീടാണു വില.
why_throw_least = പിടി അവർക്കാണ്: ഇതിലും വില കുറഞ്ഞതൊന്നും ഇടാനില്ല.
why_throw_least_needed = പിടി അവർക്കാണ്: പോയാൽ ഏറ്റവും കുറവു നഷ്ടം ഈ ചീട്ടിനാണ്.
why_points_to_partner = പിടി പങ്കാളിക്കാണ്: { $points ->
    [0] കൊടുക്കാൻ പോയിന്റില്ല
   *[other] { $points } പോയിന്റ് അതിൽ ചേർക്കുന്നു
}.
why_beats_trick = വീണതിനു മീതെ ഇടാവുന്നതിൽ ഏറ്റവും ചെറുത് { CARDS($card) }.
why_cannot_beat = വീണതിനു മീതെ ഇടാൻ ഇവിടെയൊന്നുമില്ല: ഏറ്റവും ചെറുതു മതി.

# $deals: how many deals that fit the calls and the play were tried
why_tried_ours = വിളികൾക്കും കളിക്കും ചേരുന്ന { $deals } രീതിയിൽ ചീട്ടു പങ്കിട്ടു നോക്കി; ഏറ്റവും നല്ലത് { CARDS($card) }: ഞങ്ങളുടെ വിളി 100-ൽ ഏകദേശം { $percent } തവണ ജയിക്കും.
why_tried_theirs = വിളികൾക്കും കളിക്കും ചേരുന്ന { $deals } രീതിയിൽ ചീട്ടു പങ്കിട്ടു നോക്കി; ഏറ്റവും നല്ലത് { CARDS($card) }: അവരുടെ വിളി 100-ൽ ഏകദേശം { $percent } തവണ തോൽക്കും.
why_tried_all_alike = ഇവിടെ ഏതു ചീട്ടിട്ടാലും ഏതാണ്ട് ഒരുപോലെ.
why_tried_alike = { CARDS($cards, join: "or") } ഇട്ടാലും ഏതാണ്ട് ഒരുപോലെ.
