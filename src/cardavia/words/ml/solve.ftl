# Solving a deal with all cards seen: what cannot be solved, what `cardavia solve` prints, and what
# its position files may not say.

## What cannot be solved

solve_deal_over = കളി കഴിഞ്ഞു: ഇനി കണക്കുകൂട്ടാൻ ഒന്നുമില്ല.
solve_auction_on = ലേലം നടക്കുകയാണ്: വിളി ഉറച്ചാലേ ചീട്ട് കണക്കുകൂട്ടാനാകൂ.
solve_other_points = J, 9, A, 10 എന്നിവയുടെ വില { $known } ആയ കളികളേ കണക്കുകൂട്ടാനാകൂ; { $points } പറ്റില്ല.
solve_strains_begun = ഇനങ്ങൾ തമ്മിൽ ഒത്തുനോക്കുന്നത് ആദ്യ ചീട്ട് ഇറക്കുന്നതു മുതലാണ്: ഈ നില അതിനു ശേഷമുള്ളതാണ്.
solve_node_limit = { $limit } എന്ന പരിധിയിൽ നോക്കാൻ ഒന്നുമില്ല: 1 അല്ലെങ്കിൽ അതിൽ കൂടുതൽ പറയൂ.
solve_deal_thrown_in = കളി { $deal } തള്ളിയതാണ്: അതിൽ ഒന്നും കളിച്ചിട്ടില്ല.

## Position files (docs/solving.md)

position_unknown_tag = നിലയിൽ { $tag } എന്നൊരു ടാഗില്ല; ഉള്ളത്: { LIST($tags, join: "and") }.
position_no_section = “{ $found }” ഇവിടെ വരില്ല; ഈ നിലയുടെ ഭാഗങ്ങൾ: { LIST($sections, join: "and") }.
position_section_twice = { $section } എന്ന ഭാഗം വരി { $first }-ൽ മുമ്പേയുണ്ട്: ഒരിക്കലേ വരാവൂ.
position_section_missing = { $section } എന്ന ഭാഗം കാണുന്നില്ല: “{ $section } { $like }” എന്നപോലെ എഴുതൂ.
position_section_differs = { $section } എന്ന ഭാഗത്ത് “{ $found }” പറ്റില്ല: “{ $section } { $like }” എന്നപോലെ എഴുതൂ.
position_hand_twice = സീറ്റ് { $seat }: ചീട്ട് മുമ്പേ പറഞ്ഞതാണ്; ഓരോ സീറ്റിനും ഒരിക്കൽ മതി.
position_has_no_places = ഈ ഫയൽ ഒരൊറ്റ നിലയാണ്: --deal, --ply എന്നിവ മത്സരരേഖയിലെ സ്ഥാനം പറയാനുള്ളതാണ്.

## The command

cli_solve_help = എല്ലാ ചീട്ടും കാണാമെങ്കിൽ, എല്ലാവരും ഏറ്റവും നന്നായി കളിച്ചാൽ, ഒരു നിലയിലെ ഓരോ നീക്കത്തിനും എന്തു കിട്ടുമെന്ന് കണ്ടെത്തുക.
cli_solve_file = ഒരു നില അല്ലെങ്കിൽ മത്സരരേഖ, ടെക്സ്റ്റ് ഫയലായി; - എന്നെഴുതിയാൽ സ്റ്റാൻഡേർഡ് ഇൻപുട്ടിൽനിന്ന് വായിക്കും.
cli_solve_deal = രേഖയിലെ ഏതു കളി, 1 മുതൽ എണ്ണി; പറഞ്ഞില്ലെങ്കിൽ ഒടുവിലത്തേത്.
cli_solve_ply = ആ കളിയിൽ എത്ര നീക്കങ്ങൾക്കു ശേഷം, വിളികളും കൂട്ടി; പറഞ്ഞില്ലെങ്കിൽ ഇപ്പോഴത്തെ നില, കഴിഞ്ഞ കളിയാണെങ്കിൽ ആദ്യം ഇറക്കുന്ന നേരം.
cli_solve_node_limit = എത്ര നിലകൾ വരെ നോക്കാം; പറഞ്ഞില്ലെങ്കിൽ എല്ലാം അറിയുന്നതുവരെ.
cli_solve_running = കണക്കുകൂട്ടുന്നു

# $number: what was bid; $strain: S, H, D, C or NT; $stake: 1, 2 or 4
solve_contract = { $number } { strain_name }, വിളിച്ചത് { SEAT($seat) }{ $stake ->
    [2] , ഡബിൾ
    [4] , റീഡബിൾ
   *[1] {""}
}
solve_trump = തുറുപ്പ് { suit_name }
solve_auction = ലേലം നടക്കുന്നു
solve_all_seen = എല്ലാ ചീട്ടും കണ്ട്
solve_label_piles = പിടിച്ചത്
solve_label_points = പോയിന്റ്
solve_label_table = മേശപ്പുറത്ത്
solve_label_stock = കെട്ട്
solve_label_line = മികച്ച കളി
solve_pending = { $points }; കാത്തിരിക്കുന്നത് { $pending }
solve_closed = അടച്ചത് { SEAT($seat) }
solve_to_move = { $game ->
    [schnapsen] { SEAT($seat) } കളിക്കണം. ഓരോ നീക്കവും, അതിൽനിന്നു വരുന്ന ഗെയിം പോയിന്റും:
   *[fiftysix] { SEAT($seat) } കളിക്കണം. ഓരോ ചീട്ടും, ഒടുവിൽ ആ ടീമിനു കിട്ടുന്ന പോയിന്റും:
}
solve_strains = ഓരോ ഇനത്തിലും കിട്ടുന്നത്, സീറ്റ് { LIST($ours, join: "and") }യ്ക്കും സീറ്റ് { LIST($theirs, join: "and") }യ്ക്കും:
solve_value_points = { $points } പോയിന്റ്
solve_value_won = { $points } നേടും
solve_value_lost = { $points } പോകും
solve_value_unknown = അറിയില്ല
solve_best = ഏറ്റവും നല്ലത്
solve_stands = { $stands ->
    [yes] എല്ലാവരും ഏറ്റവും നന്നായി കളിച്ചാൽ വിളി ജയിക്കും.
    [no] എല്ലാവരും ഏറ്റവും നന്നായി കളിച്ചാൽ വിളി തോൽക്കും.
   *[unknown] വിളി ജയിക്കുമോ എന്നറിയുംമുമ്പേ പരിധിയെത്തി.
}
solve_limit_came_first = എല്ലാം അറിയുംമുമ്പേ പരിധിയെത്തി: --node-limit കൂട്ടൂ, അല്ലെങ്കിൽ ഒഴിവാക്കൂ.
solve_spent = { $nodes } നിലകൾ, { $seconds } സെക്കൻഡ്.
