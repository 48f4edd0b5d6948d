# Why a computer player of Schnapsen plays a card, exchanges or closes.

## Any level

why_any_legal_move = കാരണമൊന്നുമില്ല: ഈ ലെവൽ തോന്നിയപോലെ കളിക്കും.
why_exchanges = { CARDS($jack) } കൊടുത്ത് { CARDS($card) } എടുക്കാം, ചെലവൊന്നുമില്ല.
why_takes = { $points } പോയിന്റ് കിട്ടും.

## Beginner’s habits

why_leads_low = ചെറുത് ഇറക്കുന്നു: ഏറ്റവും കുറവു നഷ്ടം { CARDS($card) }.
why_has_marriage = ജോടി കിട്ടിയാലുടൻ പറയുന്നു: { $worth }.
why_throws_low = പിടിക്കാനൊന്നുമില്ല, വില ഏറ്റവും കുറഞ്ഞത് ഇടുന്നു: { CARDS($card) }.

## What decides

why_makes_66 = { $points } + { $more } = { $total }: കളി ജയിച്ചു.
why_surely_66 = { CARDS($card) }, അതിനു മീതെ ഒന്നും വരില്ല; 66 ആകും.
why_stops_66 = ഈ പിടി പോയാൽ മറ്റേയാൾ { $points } + { $more } ചേർത്ത് 66-ലെത്തും.

## Weighing a lead or a reply

why_marriage = ജോടിക്ക് { $worth } അപ്പോൾത്തന്നെ കിട്ടും; ആകെ { $total }.
why_marriage_waits = ആദ്യത്തെ പിടി കിട്ടിയാൽ ജോടിക്ക് { $worth }.
why_sure_trick = { CARDS($card) }, അതിനു മീതെ വരാൻ ഒന്നുമില്ല.
why_likely_trick = { CARDS($card) } പിടിക്കാനാണു സാധ്യത.
why_possible_trick = { CARDS($card) } പിടിക്കാൻ കുറച്ചു സാധ്യതയുണ്ട്.
why_may_be_beaten = { CARDS($card) } ഇറക്കിയാൽ പുറത്തുള്ള വലിയ ചീട്ടിൽ പെട്ടേക്കാം, അതുകൊണ്ട് വച്ചിരിക്കുന്നു.
why_may_be_trumped = { CARDS($card) } തുറുപ്പിൽ പോകാനിടയുണ്ട്, അതുകൊണ്ട് വച്ചിരിക്കുന്നു.
why_saves_trump = തുറുപ്പു കളയുന്നില്ല: { CARDS($card) }.
why_keeps_high = ചിഹ്നം പിന്തുടരേണ്ട നേരത്തേക്കു കരുതുന്നു: { CARDS($card) }.
why_keeps_marriage = { CARDS($cards, join: "and") } ഒരുമിച്ചു വയ്ക്കുന്നു.
why_hopes_for_marriage = { CARDS($card) } വച്ചിരിക്കുന്നു: { CARDS($other) } വന്നാൽ ജോടിയാകും.
why_keeps_guard = കാവലിന് { CARDS($card) } വയ്ക്കുന്നു: അതില്ലെങ്കിൽ { CARDS($ten) } എയ്സിൽ വീഴും.
why_leads_to_marry = പിടി കിട്ടിയാൽ ഇറക്കാം, { $worth } ജോടി പറയാം.
why_leads_to_exchange = പിടി കിട്ടിയാൽ ഇറക്കാം, മാറ്റിയെടുക്കാം: { CARDS($card) }.
why_gives_less = { CARDS($card) } ഇട്ടാൽ { $points } പോയിന്റിന്റെ പിടി കൊടുത്തുപോകും.
why_all_alike = ഇവിടെ പറ്റിയ ചീട്ടുകൾക്കെല്ലാം ഒരേ വില.
why_close_call = കഷ്ടിച്ചാണ്: പല ചെറിയ കാര്യങ്ങൾ ചേർന്ന് ഈ ചീട്ടു മെച്ചമായി.

## Seeing through the deal

why_known_to_win = എല്ലാ ചീട്ടും അറിയാം; എന്തു മറുപടി വന്നാലും ഇതിന് { $points } ഗെയിം പോയിന്റ് കിട്ടും.
why_known_to_lose = എല്ലാ ചീട്ടും അറിയാം; വേറൊന്നും ഇതിലും മെച്ചമല്ല: { $points } ഗെയിം പോയിന്റ് പോകും.
why_no_other_wins = മറ്റേതു ചീട്ടായാലും തോൽക്കും.
why_wins_always = മറ്റേയാൾക്കു സങ്കൽപ്പിച്ചുനോക്കിയ { $worlds ->
    [one] കൈക്കെതിരെ
   *[other] { $worlds } കൈകൾക്കെല്ലാമെതിരെ
} ഇതു ജയിക്കും.
why_wins_mostly = മറ്റേയാൾക്കു സങ്കൽപ്പിച്ചുനോക്കിയ { $worlds } കൈകളിൽ { $won } എണ്ണത്തിനെതിരെ ഇതു ജയിക്കും: കൂടുതൽ ജയിക്കുന്ന ചീട്ടില്ല.
why_wins_never = മറ്റേയാൾക്കു സങ്കൽപ്പിച്ചുനോക്കിയ { $worlds ->
    [one] കൈക്കെതിരെ
   *[other] { $worlds } കൈകളിൽ ഒന്നിനെതിരെയും
} ഒരു ചീട്ടും ജയിക്കില്ല: നഷ്ടം ഏറ്റവും കുറവ് ഇതിനാകും.
why_best_on_average = മറ്റേയാൾക്കു സങ്കൽപ്പിച്ചുനോക്കിയ { $worlds ->
    [one] കൈക്കെതിരെ
   *[other] { $worlds } കൈകൾക്കെതിരെ
} ഇതിലും മെച്ചമായ ചീട്ടില്ല.

## Closing

why_close_safe = കെട്ട് അടച്ചാൽ, മറ്റേയാൾക്കു സങ്കൽപ്പിച്ചുനോക്കിയ { $worlds ->
    [one] കൈക്കെതിരെ
   *[other] { $worlds } കൈകൾക്കെല്ലാമെതിരെ
} 66 ആകും.
why_close_mostly = കെട്ട് അടച്ചാൽ, മറ്റേയാൾക്കു സങ്കൽപ്പിച്ചുനോക്കിയ { $worlds } കൈകളിൽ { $won } എണ്ണത്തിനെതിരെ 66 ആകും.
why_close_gain = ഇപ്പോഴത്തെ നിലയിൽ അതിന് { $points } ഗെയിം പോയിന്റ്.
why_points_missing = 66 ആകാൻ { $points } പോയിന്റ് കൂടി വേണം.

## Counting: the level strong

why_ahead = ഇവിടെനിന്നു കണക്കുകൂട്ടിയാൽ 100-ൽ { $percent } തവണ കളി ജയിക്കും; അടുത്ത നല്ല ചീട്ടിന് { $other } തവണ.
why_ahead_most = ഇവിടെനിന്നു കണക്കുകൂട്ടിയാൽ ഏറ്റവും മെച്ചം ഇതാണ്: 100-ൽ { $percent } തവണ കളി ജയിക്കും.
why_ahead_safe = കാണാത്ത ചീട്ടുകൾ എവിടെയായാലും ഇതു കളി ജയിക്കും.
why_plan_safe = ഇനി ശരിക്കു കളിച്ചാൽ, മറ്റേയാളുടെ കൈ എന്തായാലും കളി ജയിക്കും.
why_plan_mostly = ഇനി ശരിക്കു കളിച്ചാൽ, മറ്റേയാൾക്കു വരാവുന്ന 100 കൈകളിൽ { $percent } എണ്ണത്തിനെതിരെ കളി ജയിക്കും.
why_plan_lost = മറ്റേയാളുടെ കൈ എന്തായാലും ജയിക്കാൻ വഴിയില്ല: അയാൾ ഏറ്റവും ശ്രദ്ധിക്കേണ്ടിവരുന്നത് ഇതിനാണ്.
why_trumps_out = { $count ->
    [0] പുറത്തു തുറുപ്പു ബാക്കിയില്ല.
    [one] പുറത്ത് ഒരു തുറുപ്പു ബാക്കിയുണ്ട്.
   *[other] പുറത്ത് { $count } തുറുപ്പു ബാക്കിയുണ്ട്.
}
why_close_stakes = അടച്ചു ജയിച്ചാൽ { $gain } ഗെയിം പോയിന്റ് കിട്ടും; തോറ്റാൽ { $loss } പോകും.
why_match_is_lost_anyway = ഈ കളി തോറ്റാൽ എങ്ങനെയായാലും മത്സരം തോറ്റു; അതിലേറെ പോകാനില്ല.
why_wins_the_match = ഈ കളി ജയിച്ചാൽ മത്സരം ജയിച്ചു.
why_hardest = മറ്റേയാൾ { $ways } ചീട്ടിൽനിന്ന് { $right ->
    [one] ശരിയായ ഒരേയൊരു മറുപടി
   *[other] ശരിയായ { $right } മറുപടികളിൽ ഒന്ന്
} കണ്ടെത്തണം.

## Mixing: the level strongest

why_mixed = എപ്പോഴും ഒരുപോലെ കളിച്ചാൽ കൈ വെളിപ്പെടും: ഇവിടെ 100-ൽ { $percent } തവണയാണ് ഇങ്ങനെ കളിക്കുക.
why_cannot_be_bettered = മറ്റേയാൾ എന്തു പ്രതീക്ഷിച്ചാലും ഇവിടെ ഇതിലും മെച്ചമൊന്നില്ല.
