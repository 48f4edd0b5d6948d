# Why the rules say no: moves, rule sets, packs, hands and positions. Seats count from 0.

## Moves of either game

unknown_move = “{ $move }” ചീട്ടുമല്ല, വിളിയുമല്ല: JD പോലെ ഒരു ചീട്ട് എഴുതൂ, അല്ലെങ്കിൽ പറയാനുള്ളത് എഴുതൂ.
card_not_in_hand = { CARDS($card) } നിങ്ങളുടെ കൈയിലില്ല: കൈയിലുള്ള ഒരു ചീട്ട് കളിക്കൂ.
must_follow_suit = ആദ്യം ഇറക്കിയത് { suit_name }; അത് കൈയിലുള്ളപ്പോൾ അതുതന്നെ ഇടണം: { CARDS($cards, join: "or") } ആകാം.
deal_over = ഈ കളി കഴിഞ്ഞു: “{ $move }” അടുത്ത കളിയിലാകാം.
deal_goes_on = ഒരു കളി നടക്കുകയാണ്: അത് തീർത്തിട്ട് അടുത്തത്.
match_over = മത്സരം കഴിഞ്ഞു: പുതിയതൊന്ന് തുടങ്ങൂ.
no_deal_is_on = ഇപ്പോൾ കളിയില്ല: “{ $move }” ചീട്ട് പങ്കിട്ടിട്ടാകാം.

## 56: calls

bad_call = “{ $text }” ഒരു വിളിയല്ല: 28D, D28, 28NT, 29NS, +2D, P, X, XX എന്നപോലെ പറയൂ.
bad_contract = “{ $text }” ഉറച്ച വിളിയല്ല: 28D by 1 എന്നപോലെ എഴുതൂ; ഡബിൾ ആണെങ്കിൽ 28D by 1 X.
call_number_outside = വിളി { $least } മുതൽ { $most } വരെയാണ്; { $number } പറ്റില്ല.
call_number_too_low = { $least } മുതൽ വിളിക്കൂ: നിൽക്കുന്ന വിളിക്കു മീതെയല്ല { $number }.
stage_jump_needed = സ്വന്തം ടീമിന്റെ വിളിക്കു മീതെ അടുത്ത പടി വേണം: { $least } മുതൽ വിളിക്കൂ, { $number } പോരാ.
nothing_tops_56 = നിൽക്കുന്ന വിളിക്കു മീതെ വിളിയില്ല: പാസ് പറയൂ, അല്ലെങ്കിൽ എതിർ ടീമിന്റേതാണെങ്കിൽ ഡബിൾ പറയൂ.
plus_needs_a_bid = { CALL($call) } എണ്ണുന്നത് ഒടുവിലത്തെ വിളിയിൽനിന്നാണ്, ഇതുവരെ വിളിയില്ല: അക്കം പറയൂ.
plus_past_56 = { CALL($call) } ആയാൽ { $number } ആകും: 56-നു മീതെ വിളിയില്ല.
first_caller_may_not_pass = ആദ്യം വിളിക്കുന്നയാൾ വിളിച്ചേ പറ്റൂ: കാണിക്കാൻ ഒന്നുമില്ലെങ്കിൽ ചിഹ്നം പറയാതെ 28 (28P) പറയൂ.
no_suit_only_as_opening = ആദ്യത്തെയാൾക്ക് പാസ് പറയാനാകാത്ത കളിയിലെ തുടക്കമാണ് 28P: ഇവിടെ പാസ് പറയൂ, അല്ലെങ്കിൽ ചിഹ്നം, No trumps, Noes ഇവയിലൊന്നു ചേർത്ത് വിളിക്കൂ.
double_needs_a_bid = ഡബിൾ പറയാൻ ഇതുവരെ വിളിയില്ല.
double_own_side = നിൽക്കുന്നത് സ്വന്തം ടീമിന്റെ വിളിയാണ്: എതിർ ടീമിനേ ഡബിൾ പറയാനാകൂ.
already_doubled = വിളി ഡബിൾ ആയിക്കഴിഞ്ഞു: പാസ് പറയൂ, കൂട്ടി വിളിക്കൂ, അല്ലെങ്കിൽ വിളി നിങ്ങളുടേതാണെങ്കിൽ റീഡബിൾ പറയൂ.
already_redoubled = വിളി റീഡബിൾ ആയിക്കഴിഞ്ഞു: ഇനി ഡബിളില്ല.
redouble_needs_a_double = ഡബിൾ പറഞ്ഞ വിളിക്കേ റീഡബിളുള്ളൂ.
redouble_own_double = ഡബിൾ പറഞ്ഞത് സ്വന്തം ടീമാണ്: റീഡബിൾ പറയേണ്ടത് വിളിച്ച ടീമാണ്.
auction_goes_on = ലേലം കഴിഞ്ഞിട്ടില്ല: { CARDS($card) } കളിക്കുംമുമ്പ് വിളിക്കൂ.
auction_over = ലേലം കഴിഞ്ഞു: { CALL($call) } വേണ്ട, ഒരു ചീട്ട് കളിക്കൂ.

## Schnapsen: exchange, closing, strict play

exchange_on_lead_only = { -jack } മാറ്റിയെടുക്കുന്നത് ഇറക്കുംമുമ്പാണ്: മേശപ്പുറത്ത് ചീട്ട് വീണുകഴിഞ്ഞു.
exchange_after_closing = കെട്ട് അടച്ചു: തുറന്ന ചീട്ട് അവിടെത്തന്നെ കിടക്കും.
exchange_needs_stock = കെട്ട് തീർന്നു: മാറ്റിയെടുക്കാൻ തുറന്ന ചീട്ടില്ല.
exchange_jack_lies_there = തുറന്ന ചീട്ട് { CARDS($card) } തന്നെയാണ്: മാറ്റിയെടുക്കാനൊന്നുമില്ല.
exchange_needs_jack = കൊടുത്തു മാറ്റാവുന്നത് { CARDS($card) } മാത്രം; അത് നിങ്ങളുടെ കൈയിലില്ല.
exchange_not_in_first_trick = കടുത്ത കളിയിൽ ആദ്യ പിടിയിൽ മാറ്റിയെടുക്കലില്ല: ഇറക്കൂ, അല്ലെങ്കിൽ അടയ്ക്കൂ.
exchange_not_with_two_left = കടുത്ത കളിയിൽ, കെട്ടിൽ രണ്ടു ചീട്ടായാൽ മാറ്റിയെടുക്കലില്ല: ഒരു ചീട്ട് ഇറക്കൂ.
close_on_lead_only = കെട്ട് അടയ്ക്കുന്നത് ഇറക്കുംമുമ്പാണ്: മേശപ്പുറത്ത് ചീട്ട് വീണുകഴിഞ്ഞു.
close_only_once = കെട്ട് അടച്ചുകഴിഞ്ഞു.
close_needs_stock = കെട്ട് തീർന്നു: അടയ്ക്കാനൊന്നുമില്ല.
close_not_with_two_left = ഈ നിയമങ്ങളിൽ കെട്ടിൽ രണ്ടു ചീട്ടായാൽ അടയ്ക്കാനാകില്ല: ഒരു ചീട്ട് ഇറക്കൂ.
must_beat = ഇറക്കിയത് { CARDS($lead) }; അതേ ചിഹ്നത്തിൽ അതിലും വലുത് കൈയിലുള്ളപ്പോൾ അതിടണം: { CARDS($cards, join: "or") }.
must_trump = കൈയിൽ { suit_name } ഇല്ല, തുറുപ്പുണ്ട്; അതുകൊണ്ട് തുറുപ്പ് ഇടണം: { CARDS($cards, join: "or") }.

## Rule sets

unknown_game = “{ $game }” എന്നൊരു കളിയില്ല: { LIST($games, join: "or") } തിരഞ്ഞെടുക്കൂ.
rules_of_another_game = ഇത് വേറെ കളിയുടെ നിയമങ്ങളാണ്; ഇവിടെ കളി { $game }.
players_not_possible = ഈ കളിക്ക് { LIST($possible, join: "or") } പേർ വേണം; { $players } പറ്റില്ല.
short_pack_is_for_four = ചെറിയ പെട്ടി (short_pack) 4 പേർക്കുള്ളതാണ്; { $players } പറ്റില്ല.
points_not_56 = ഈ വിലകൾ വച്ച് (J, 9, A, 10: { $points }) ഒരു കളിയിൽ { $total } പോയിന്റാണ്: 56 വേണം.
unknown_preset = “{ $preset }” എന്നൊരു നിയമക്കൂട്ടില്ല: { LIST($presets, join: "or") } എടുത്തു തുടങ്ങൂ.
unknown_switch = “{ $switch }” എന്നൊരു വകഭേദമില്ല; ഉള്ളത്: { LIST($switches, join: "and") }.
switch_value = { $switch } എന്ന വകഭേദത്തിന് { LIST($values, join: "or") } വേണം; “{ $value }” പറ്റില്ല.
switches_contradict = “{ $one }”, “{ $other }” എന്നിവ ഒന്നിച്ചു പോകില്ല: ഒന്ന് ഒഴിവാക്കൂ.

## Packs, hands and positions

not_a_pair = ഇരുകൂട്ടർക്കും ഓരോ പൂർണസംഖ്യ പറയൂ, (7, 7) എന്നപോലെ; { $figures } പറ്റില്ല.
no_such_seat = സീറ്റ് { $seat } ഇല്ല: { $seats } സീറ്റുണ്ട്, എണ്ണുന്നത് 0 മുതൽ.
not_the_pack = ഇത് ഈ കളിയുടെ പെട്ടിയല്ല. കുറവ്: “{ CARDS($lacking) }”, കൂടുതൽ: “{ CARDS($extra) }”.
hands_not_one_each = ഓരോ സീറ്റിന്റെയും ചീട്ട് പറയൂ: സീറ്റ് { $seats }, പറഞ്ഞത് { $hands }.
hand_size_outside = ഇറക്കുംമുമ്പ് ഓരോരുത്തരുടെ കൈയിലും 1 മുതൽ { $most } വരെ ചീട്ടാകാം; { $cards } പറ്റില്ല.
hand_not_full = എടുക്കാൻ കെട്ടിൽ ചീട്ടുള്ളപ്പോൾ ഇറക്കുംമുമ്പ് ഓരോരുത്തരുടെ കൈയിലും { $wanted } ചീട്ട് വേണം; { $cards } പറ്റില്ല.
hand_size = സീറ്റ് { $seat }: ചീട്ട് { $cards }, വേണ്ടത് { $wanted }.
hand_is_known = സീറ്റ് { $seat }: ചീട്ട് ഇവിടെ കാണാം; “{ CARDS($cards) }” മാത്രമേ ആകാവൂ.
hand_not_given = സീറ്റ് { $seat }: കൈയിലുള്ള ചീട്ട് പറയൂ; ഇവിടെനിന്ന് അത് കാണില്ല.
hand_is_void = സീറ്റ് { $seat }: { suit_name } ഇറക്കിയപ്പോൾ അതിട്ടില്ല; അതുകൊണ്ട് ആ ചിഹ്നം ഒന്നുപോലും കൈയിലുണ്ടാകില്ല.
hand_would_have_answered = സീറ്റ് { $seat }: ബാക്കി { CARDS($cards) } ആയിരുന്നെങ്കിൽ { CARDS($card) } ഇടാൻ പറ്റില്ലായിരുന്നു.
cannot_have_been_held = സീറ്റ് { $seat }: കളിച്ചതും കാണിച്ചതും എടുത്തതും നോക്കിയാൽ ഒടുവിൽ “{ CARDS($cards) }” വരില്ല.
card_was_shown = സീറ്റ് { $seat }: കാണിച്ച { CARDS($cards, join: "and") } ഇപ്പോഴും കൈയിലുണ്ട്.
hands_not_the_rest = കളിക്കാത്ത ഓരോ ചീട്ടും എവിടെയെങ്കിലും ഒരിക്കൽ വേണം: “{ CARDS($cards) }”.
not_in_the_pack = പെട്ടിയിലുള്ളതിൽ കൂടുതൽ: { CARDS($cards, join: "and") }.
no_cards_left = ആരുടെ കൈയിലും ചീട്ടില്ല: കളി കഴിഞ്ഞു.
trick_is_full = മേശപ്പുറത്തെ പിടി തികഞ്ഞു ({ CARDS($cards) }): പിടിച്ച ചീട്ടിൽ ചേർക്കൂ.
points_not_56_in_all = പിടിച്ച ചീട്ടിൽ { $piles } പോയിന്റ്, ബാക്കിയിൽ { $out }: ആകെ 56 വേണം.
auction_not_over = “{ $calls }” എന്ന ലേലം കഴിഞ്ഞിട്ടില്ല: അത് തീരുന്ന വിളികളും ചേർക്കൂ.
first_lead = ആദ്യ പിടിയിൽ ഇറക്കേണ്ടത് സീറ്റ് { $seat }: പങ്കിട്ടയാളുടെ അടുത്ത സീറ്റ്.
gone_not_in_tricks = ഒരു പിടിയിൽ { $seats } ചീട്ട്: പോയ { $cards } ചീട്ട് മുഴുവൻ പിടികളാകില്ല.
piles_not_of_tricks = പോയ ചീട്ടിന്റെ മുഴുവൻ പിടികളിൽനിന്ന് { $one }, { $other } എന്നീ പോയിന്റുകൾ വരില്ല; അതിൽ ഒടുവിലത്തേത് ഇനി ഇറക്കുന്ന ടീമിന്റേതാണ്.
score_not_24_tables = ഇരു ടീമിനുംകൂടി 24 ടേബിൾ, ഓരോന്നിനും കുറഞ്ഞത് { $least }: { $one }, { $other } എന്നു വരില്ല.
score_not_of_deals = ഒരു ടീം നേടുന്നത് മറ്റേതിനു പോകും, പരമാവധി { $most } പോയിന്റ്: { $one }, { $other } എന്നു വരില്ല.
already_decided = ഈ നിയമങ്ങളിൽ കളി നിന്നുകഴിഞ്ഞു: പിടിച്ച ചീട്ടുതന്നെ വിളിയുടെ ഫലം പറയുന്നു.
weak_deal_thrown_in = ഈ നിയമങ്ങളിൽ ഈ കളി തള്ളും: ഒരു കൈയിൽ പോയിന്റില്ല, അല്ലെങ്കിൽ ഒരു ടീമിന് ഗുലാനില്ല.
closed_and_frozen_go_together = അടച്ച കെട്ടിന് രണ്ടും വേണം: ആര് അടച്ചു, അപ്പോൾ മറ്റേയാൾക്ക് എന്തുണ്ടായിരുന്നു.
frozen_above_present = അടച്ചപ്പോൾ മറ്റേയാൾക്ക് ഇപ്പോഴത്തേതിൽ കൂടുതൽ ഉണ്ടാകില്ല: പോയിന്റ് { $points }, പിടി { $tricks }.
score_outside = കളിക്കു മുമ്പ് മത്സരം ജയിക്കാൻ ഓരോരുത്തർക്കും 1 മുതൽ { $most } വരെ പോയിന്റ് വേണം; { $one }, { $other } പറ്റില്ല.
indicator_is_trump = കെട്ടിന്റെ ഒടുവിലെ തുറന്ന ചീട്ട് തുറുപ്പാകണം: { CARDS($card) } അല്ല.
indicator_ends_stock = കെട്ട് തുറന്ന ചീട്ടിൽ തീരുന്നു; കെട്ടില്ലെങ്കിൽ അതുമില്ല.
indicator_lies_last = കെട്ടിൽ ഒടുവിൽ തുറന്ന ചീട്ടാണ്: { CARDS($card) }.
shown_in_no_hand = കാണിച്ചു, പക്ഷേ ആരുടെ കൈയിലുമില്ല: { CARDS($cards, join: "and") }.
stock_not_even = കെട്ടിൽ ഇരട്ട എണ്ണം ചീട്ടാകണം, പരമാവധി പത്ത്; { $cards } പറ്റില്ല.
stock_size = കെട്ടിൽ { $wanted } ചീട്ട് വേണം; { $cards } അല്ല.
stock_is_known = കെട്ട് ഇവിടെ തുറന്നു കാണാം: “{ CARDS($cards) }” മാത്രമേ ആകാവൂ.
too_many_tricks = { $tricks } പിടി കൂടുതലാണ്: പോയ ചീട്ട് { $most } പിടിക്കേയുള്ളൂ.
points_without_a_trick = സീറ്റ് { $seat }: { $points } പോയിന്റുണ്ട്, പിടിയില്ല; പിടിയില്ലാത്ത ജോടി കാത്തിരിക്കും.
pending_with_a_trick = സീറ്റ് { $seat }: പിടിയുണ്ട്; കാത്തിരിക്കുന്ന { $points } പോയിന്റ് എണ്ണിക്കഴിഞ്ഞേനെ.
pending_is_one_marriage = കാത്തിരിക്കുന്ന പോയിന്റ് ആദ്യ പിടിക്കു മുമ്പുള്ള ഒരു ജോടിയുടേതാണ്, 20 അല്ലെങ്കിൽ 40; { $points } പറ്റില്ല.
points_of_a_finished_deal = പോയിന്റ് 0 മുതൽ { $goal } തികയുംവരെ; { $points } പറ്റില്ല: { $goal } തികഞ്ഞാൽ കളി കഴിഞ്ഞു.
points_do_not_add_up = ആകെ { $points } പോയിന്റ് ഒക്കില്ല: പോയ ചീട്ടിന് { $gone }, കൂടെ ജോടികൾ.

## Views

bad_view = ഇത് കളിയുടെ കാഴ്ചയല്ല: { $problem }.
view_hands_when_over = കളി കഴിഞ്ഞാൽ മാത്രമേ കാഴ്ചയിൽ എല്ലാവരുടെയും ചീട്ട് വരൂ.
view_cards = കാണുന്നയാളുടെ ചീട്ട് ഇതാകില്ല: “{ CARDS($cards) }”.
view_fits_no_deal = ഇങ്ങനെയൊരു കളിയുണ്ടാകില്ല: കാണാത്ത ചീട്ടുകൾക്കെല്ലാം മറ്റുള്ളവരുടെ കൈയിൽ ഇടമില്ല.
lead_declares = { CARDS($card) } ഇവിടെ ഇറക്കിയാൽ പറയുന്നത് { $worth } ആണ്; “{ $written }” അല്ല.
