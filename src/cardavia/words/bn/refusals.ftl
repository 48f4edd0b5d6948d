# Why the rules say no: moves, rule sets, packs, hands and positions.

## Moves of either game

unknown_move = “{ $move }” তাসও নয়, ডাকও নয়: JD-র মতো করে তাস লিখুন, কিংবা যা বলতে চান তা লিখুন।
card_not_in_hand = { CARDS($card) } আপনার হাতে নেই: হাতে আছে এমন তাস দিন।
must_follow_suit = লিড { suit_name }, আর এই রং আপনার হাতে আছে: রং মিলিয়ে { CARDS($cards, join: "or") } দিন।
deal_over = এই দান শেষ: “{ $move }” পরের দানের জন্য থাক।
deal_goes_on = একটি দান চলছে: আগে সেটি শেষ করুন, তারপর পরেরটি।
match_over = ম্যাচ শেষ: নতুন একটি শুরু করুন।
no_deal_is_on = এখন কোনো দান চলছে না: তাস বাঁটা হলে “{ $move }” বলুন।

## 56: calls

bad_call = “{ $text }” কোনো ডাক নয়: এভাবে বলুন: 28D, D28, 28NT, 29NS, +2D, P, X বা XX।
bad_contract = “{ $text }” কোনো কন্ট্রাক্ট নয়: লিখুন 28D by 1, কিংবা ডাবল হলে 28D by 1 X।
call_number_outside = ডাক হয় { $least } থেকে { $most } পর্যন্ত, { $number } নয়।
call_number_too_low = { $least } বা তার বেশি ডাকুন: { $number } দিয়ে শেষ ডাক টপকানো যায় না।
stage_jump_needed = নিজের দলের ডাকের উপরে ডাকলে পরের ধাপে উঠতে হয়: { $least } বা তার বেশি, { $number } নয়।
nothing_tops_56 = এই ডাকের উপরে আর ডাক নেই: পাস দিন, কিংবা ডাকটি অন্য দলের হলে ডাবল করুন।
plus_needs_a_bid = { CALL($call) } গোনা হয় শেষ ডাক থেকে, আর এখনও কোনো ডাক নেই: একটি নম্বর বলুন।
plus_past_56 = { CALL($call) } বললে হয় { $number }: কোনো ডাক 56 ছাড়াতে পারে না।
first_caller_may_not_pass = প্রথম যিনি ডাকেন তাঁকে ডাকতেই হবে: দেখানোর কিছু না থাকলে রং ছাড়া 28 (28P) বলুন।
no_suit_only_as_opening = প্রথম যিনি ডাকেন আর পাস দিতে পারেন না, 28P কেবল তাঁর: এখানে পাস দিন, নয়তো রং, নো ট্রাম্প বা নোজ দিয়ে ডাকুন।
double_needs_a_bid = এখনও এমন কোনো ডাক নেই যা ডাবল করা যায়।
double_own_side = এই ডাক আপনার নিজের দলের: কেবল অন্য দল এটি ডাবল করতে পারে।
already_doubled = ডাকটি আগেই ডাবল হয়েছে: পাস দিন, উপরে ডাকুন, কিংবা ডাক নিজের দলের হলে রিডাবল করুন।
already_redoubled = ডাকটি আগেই রিডাবল হয়েছে: আর ডাবল করা যায় না।
redouble_needs_a_double = কেবল ডাবল হওয়া ডাকই রিডাবল করা যায়।
redouble_own_double = ডাবলটি আপনার নিজের দলের: যাদের ডাক ডাবল হয়েছে, কেবল তারাই রিডাবল করতে পারে।
auction_goes_on = ডাকাডাকি এখনও চলছে: { CARDS($card) } দেওয়ার আগে ডাকুন বা পাস দিন।
auction_over = ডাকাডাকি শেষ: { CALL($call) } না বলে তাস দিন।

## Schnapsen: exchange, closing, strict play

exchange_on_lead_only = { -jack } বদলানো যায় লিড দেওয়ার আগে: টেবিলে তাস পড়ে গেছে।
exchange_after_closing = গাদা বন্ধ: খোলা তুরুপ যেখানে আছে সেখানেই থাকবে।
exchange_needs_stock = গাদা শেষ: বদলানোর মতো খোলা তুরুপ আর নেই।
exchange_jack_lies_there = { CARDS($card) } নিজেই খোলা তুরুপ: বদলানোর কিছু নেই।
exchange_needs_jack = বদলানো যায় কেবল { CARDS($card) }, আর সেটি আপনার হাতে নেই।
exchange_not_in_first_trick = শার্প খেলায় প্রথম পিঠে বদল হয় না: লিড দিন, কিংবা গাদা বন্ধ করুন।
exchange_not_with_two_left = গাদায় দুটি তাস বাকি থাকলে শার্প খেলায় বদল চলে না: লিড দিন।
close_on_lead_only = গাদা বন্ধ করা যায় লিড দেওয়ার আগে: টেবিলে তাস পড়ে গেছে।
close_only_once = গাদা আগেই বন্ধ হয়েছে।
close_needs_stock = গাদা শেষ: বন্ধ করার আর কিছু নেই।
close_not_with_two_left = এই নিয়মে দুটি তাস বাকি থাকলে গাদা বন্ধ করা যায় না: লিড দিন।
must_beat = { CARDS($lead) }-কে হারানোর মতো একই রঙের তাস আপনার আছে, তাই তা-ই দিতে হবে: { CARDS($cards, join: "or") }।
must_trump = আপনার { suit_name } নেই কিন্তু তুরুপ আছে, তাই তুরুপ করতে হবে: { CARDS($cards, join: "or") }।

## Rule sets

unknown_game = “{ $game }” নামে কোনো খেলা নেই: { LIST($games, join: "or") } বেছে নিন।
rules_of_another_game = এই নিয়ম অন্য খেলার, { $game } খেলার নয়।
players_not_possible = এই খেলা { LIST($possible, join: "or") } জনের, { $players } জনের নয়।
short_pack_is_for_four = ছোট প্যাক (short_pack) 4 জনের জন্য, { $players } জনের জন্য নয়।
points_not_56 = তাসের মান এমন হলে (J, 9, A, 10: { $points }) এক দানে হয় { $total } পয়েন্ট: হতে হবে 56।
unknown_preset = “{ $preset }” নামে কোনো নিয়ম নেই: { LIST($presets, join: "or") } দিয়ে শুরু করুন।
unknown_switch = “{ $switch }” নামে কোনো রকমফের নেই: আছে { LIST($switches, join: "and") }।
switch_value = { $switch }: এখানে { LIST($values, join: "or") } বসে, “{ $value }” নয়।
switches_contradict = “{ $one }” আর “{ $other }” একসঙ্গে চলে না: একটি বাদ দিন।

## Packs, hands and positions

not_a_pair = প্রতি দলের জন্য একটি করে পূর্ণ সংখ্যা দিন, যেমন (7, 7), { $figures } নয়।
no_such_seat = আসন { $seat } বলে কিছু নেই: আসন { $seats }টি, নম্বর 0 থেকে শুরু।
not_the_pack = এটা এই খেলার প্যাক নয়: কম আছে “{ CARDS($lacking) }”, বেশি আছে “{ CARDS($extra) }”।
hands_not_one_each = প্রতি আসনে একটি করে হাত দিন: { $seats }টি আসনে { $hands }টি হাত চলে না।
hand_size_outside = লিডের আগে প্রত্যেকের হাতে থাকে 1 থেকে { $most }টি তাস, { $cards }টি নয়।
hand_not_full = গাদা থেকে তাস তোলা চললে লিডের আগে প্রত্যেকের হাতে থাকে { $wanted }টি তাস, { $cards }টি নয়।
hand_size = আসন { $seat }: হাতে { $cards }টি তাস, থাকার কথা { $wanted }টি।
hand_is_known = আসন { $seat }: হাতটি এখানে দেখা যাচ্ছে, তা কেবল “{ CARDS($cards) }” হতে পারে।
hand_not_given = আসন { $seat }: হাতে কী আছে বলুন, এখান থেকে তা দেখা যায় না।
hand_is_void = আসন { $seat } রং মেলায়নি, তাই হাতে { suit_name } থাকতে পারে না।
hand_would_have_answered = হাতে { CARDS($cards) } থাকলে আসন { $seat } তখন { CARDS($card) } দিতে পারত না।
cannot_have_been_held = আসন { $seat } যা খেলেছে, দেখিয়েছে ও তুলেছে, তার পরে হাতে “{ CARDS($cards) }” থাকতে পারে না।
card_was_shown = আসন { $seat } দেখিয়েছে { CARDS($cards, join: "and") }, সে তাস এখনও হাতেই আছে।
hands_not_the_rest = যে তাস এখনও পড়েনি, তার প্রতিটি কোথাও একবার করে থাকতে হবে: “{ CARDS($cards) }”।
not_in_the_pack = প্যাকে যত আছে তার চেয়ে বেশি: { CARDS($cards, join: "and") }।
no_cards_left = কারও হাতে আর তাস নেই: দান শেষ।
trick_is_full = টেবিলের পিঠ পুরো হয়ে গেছে ({ CARDS($cards) }): পিঠটি তুলে রাখুন।
points_not_56_in_all = জমা পিঠে { $piles } পয়েন্ট, বাকি তাসে { $out }: দুয়ে মিলে 56 হতে হবে।
auction_not_over = “{ $calls }”: এই ডাকাডাকি শেষ হয়নি, যে ডাকে শেষ হয় তা যোগ করুন।
first_lead = প্রথম পিঠে লিড দেয় আসন { $seat }: ডিলারের ঠিক পরেই সে বসে।
gone_not_in_tricks = এক পিঠে { $seats }টি তাস: পুরো পিঠে { $cards }টি তাস যেতে পারে না।
piles_not_of_tricks = যে তাস গেছে, তার পুরো পুরো পিঠ থেকে { $one } আর { $other } পয়েন্ট হয় না, যদি শেষ পিঠ তাদের হয় যাদের এখন লিড।
score_not_24_tables = দুই দলের মিলিয়ে ঘুঁটি 24টি, প্রতি দলের অন্তত { $least }টি: { $one } আর { $other } হতে পারে না।
score_not_of_deals = এক দল যা জেতে অন্য দল তা-ই হারায়, বড়জোর { $most } পয়েন্ট: { $one } আর { $other } হতে পারে না।
already_decided = এই নিয়মে খেলা আগেই থেমে গেছে: জমা পিঠেই কন্ট্রাক্টের ফয়সালা হয়ে যায়।
weak_deal_thrown_in = এই নিয়মে এই দান বাতিল: কারও হাতে পয়েন্ট নেই, কিংবা এক দলে গোলাম নেই।
closed_and_frozen_go_together = বন্ধ গাদার জন্য দুটোই লাগে: কে বন্ধ করেছেন, আর তখন অন্য জনের কী ছিল।
frozen_above_present = গাদা বন্ধের সময় অন্য জনের এখনকার চেয়ে বেশি থাকতে পারে না: পয়েন্ট { $points }, পিঠ { $tricks }।
score_outside = দানের আগে ম্যাচ জিততে প্রত্যেকের 1 থেকে { $most } পয়েন্ট বাকি থাকে, { $one } আর { $other } নয়।
indicator_is_trump = গাদার একেবারে নিচের খোলা তাসটি তুরুপ হতে হবে: { CARDS($card) } তুরুপ নয়।
indicator_ends_stock = গাদার শেষ তাস হলো খোলা তুরুপ; গাদা না থাকলে সেটিও থাকে না।
indicator_lies_last = গাদার শেষে থাকে খোলা তুরুপ { CARDS($card) }।
shown_in_no_hand = দেখানো হয়েছে, অথচ কারও হাতে নেই: { CARDS($cards, join: "and") }।
stock_not_even = গাদায় তাস থাকে জোড় সংখ্যায়, বড়জোর দশটি, { $cards }টি নয়।
stock_size = গাদায় থাকে { $wanted }টি তাস, { $cards }টি নয়।
stock_is_known = গাদা এখানে দেখা যাচ্ছে: তা কেবল “{ CARDS($cards) }” হতে পারে।
too_many_tricks = { $tricks }টি পিঠ বেশি হয়ে যায়: যে তাস গেছে তাতে { $most }টি হয়।
points_without_a_trick = আসন { $seat }: { $points } পয়েন্ট আছে অথচ পিঠ নেই; পিঠ ছাড়া ম্যারেজের পয়েন্ট ঝুলে থাকে।
pending_with_a_trick = আসন { $seat }: পিঠ আছে, তাই ঝুলে থাকা { $points } পয়েন্ট আগেই যোগ হয়ে যেত।
pending_is_one_marriage = প্রথম পিঠের আগে ঝুলে থাকতে পারে একটিই ম্যারেজ, 20 বা 40 পয়েন্ট, { $points } নয়।
points_of_a_finished_deal = পয়েন্ট হতে হবে অন্তত 0, আর { $goal } থেকে কম, { $points } নয়: { $goal } হলে দান শেষ।
points_do_not_add_up = দুজনের মিলে { $points } পয়েন্ট মেলে না: যে তাস গেছে তার দাম { $gone }, আর তার সঙ্গে কেবল ম্যারেজ যোগ হতে পারে।

## Views

bad_view = এটা কোনো খেলার দৃশ্য নয়: { $problem }।
view_hands_when_over = দান শেষ হলে তবেই দৃশ্যে সব হাত দেখা যায়, তার আগে নয়।
view_cards = যাঁর দৃশ্য তাঁর তাস এগুলো হতে পারে না: “{ CARDS($cards) }”।
view_fits_no_deal = কোনো দান এমন হতে পারে না: না-দেখা সব তাসের জায়গা লুকানো হাতগুলোতে হয় না।
lead_declares = এখানে { CARDS($card) } লিড দিলে ম্যারেজ হয় { $worth }, “{ $written }” নয়।
