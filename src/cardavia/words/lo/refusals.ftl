# Why the rules say no: moves, rule sets, packs, hands and positions. $seat counts from 0 in turn order.

## Moves of either game

# $move: what was written
unknown_move = “{ $move }” ບໍ່ແມ່ນໄພ້ ແລະ ບໍ່ແມ່ນຄຳຂານ: ໃຫ້ຂຽນໄພ້ ເຊັ່ນ JD ຫຼື ຂຽນສິ່ງທີ່ຢາກຂານ.
card_not_in_hand = ໃນມືທ່ານບໍ່ມີ { CARDS($card) }: ໃຫ້ອອກໃບທີ່ມີ.
# $suit: the suit led
# $cards: what would do
must_follow_suit = ດອກທີ່ອອກກ່ອນແມ່ນ { suit_name } ແລະ ທ່ານມີດອກນີ້: ຕ້ອງອອກ { CARDS($cards, join: "or") }.
deal_over = ຈົບຕາແລ້ວ: “{ $move }” ຕ້ອງຖ້າຕາຕໍ່ໄປ.
deal_goes_on = ຍັງຫຼິ້ນຕານີ້ຢູ່: ຫຼິ້ນໃຫ້ຈົບກ່ອນຂຶ້ນຕາໃໝ່.
match_over = ຈົບນັດແລ້ວ: ໃຫ້ເລີ່ມນັດໃໝ່.
no_deal_is_on = ຍັງບໍ່ໄດ້ຂຶ້ນຕາ: “{ $move }” ຕ້ອງຖ້າແຈກໄພ້ກ່ອນ.

## 56: calls

bad_call = “{ $text }” ບໍ່ແມ່ນຄຳຂານ: ໃຫ້ຂານແບບ 28D, D28, 28NT, 29NS, +2D, P, X ຫຼື XX.
bad_contract = “{ $text }” ບໍ່ແມ່ນສັນຍາ: ໃຫ້ຂຽນແບບ 28D by 1 ຫຼື 28D by 1 X ຖ້າຖືກທ້າ.
# $number: as it was written
call_number_outside = ຮຽກໄດ້ { $least } ຫາ { $most } ບໍ່ແມ່ນ { $number }.
call_number_too_low = { $number } ບໍ່ສູງກວ່າຄຳຮຽກຫຼ້າສຸດ: ໃຫ້ຮຽກ { $least } ຂຶ້ນໄປ.
stage_jump_needed = ຮຽກຂ້າມຝ່າຍຕົນເອງຕ້ອງຂຶ້ນຂັ້ນຕໍ່ໄປ: { $least } ຂຶ້ນໄປ ບໍ່ແມ່ນ { $number }.
nothing_tops_56 = ບໍ່ມີຄຳຮຽກໃດສູງກວ່າຄຳຮຽກຫຼ້າສຸດ: ໃຫ້ຜ່ານ ຫຼື ທ້າຄຳຮຽກຂອງອີກຝ່າຍ.
plus_needs_a_bid = { CALL($call) } ນັບຈາກຄຳຮຽກຫຼ້າສຸດ ແຕ່ຍັງບໍ່ມີໃຜຮຽກ: ໃຫ້ບອກຕົວເລກ.
plus_past_56 = { CALL($call) } ຈະເປັນ { $number }: ຮຽກເກີນ 56 ບໍ່ໄດ້.
first_caller_may_not_pass = ຜູ້ຂານຄົນທຳອິດຕ້ອງຮຽກ: ຖ້າບໍ່ມີຫຍັງຈະບອກ ໃຫ້ຮຽກ 28 ໂດຍບໍ່ບອກດອກ (28P).
no_suit_only_as_opening = 28P ໃຊ້ໄດ້ສະເພາະຜູ້ຂານຄົນທຳອິດທີ່ຜ່ານບໍ່ໄດ້: ຢູ່ນີ້ໃຫ້ຜ່ານ ຫຼື ຮຽກດ້ວຍດອກ, ບໍ່ມີດອກໃຫຍ່ ຫຼື Noes.
double_needs_a_bid = ຍັງບໍ່ມີຄຳຮຽກໃຫ້ທ້າ.
double_own_side = ຄຳຮຽກຫຼ້າສຸດເປັນຂອງຝ່າຍທ່ານເອງ: ອີກຝ່າຍເທົ່ານັ້ນຈຶ່ງທ້າໄດ້.
already_doubled = ຄຳຮຽກນີ້ຖືກທ້າແລ້ວ: ໃຫ້ຜ່ານ, ຮຽກສູງກວ່າ ຫຼື ທ້າຄືນຖ້າເປັນຂອງຝ່າຍທ່ານ.
already_redoubled = ຄຳຮຽກນີ້ຖືກທ້າຄືນແລ້ວ: ທ້າອີກບໍ່ໄດ້.
redouble_needs_a_double = ທ້າຄືນໄດ້ສະເພາະຄຳຮຽກທີ່ຖືກທ້າ.
redouble_own_double = ຝ່າຍທ່ານເປັນຜູ້ທ້າເອງ: ຝ່າຍທີ່ຖືກທ້າເທົ່ານັ້ນຈຶ່ງທ້າຄືນໄດ້.
auction_goes_on = ຍັງຂານກັນຢູ່: ໃຫ້ຂານກ່ອນອອກ { CARDS($card) }.
auction_over = ຈົບການຂານແລ້ວ: ໃຫ້ອອກໄພ້ ບໍ່ແມ່ນຂານ { CALL($call) }.

## Schnapsen: exchange, closing, strict play

exchange_on_lead_only = ຕ້ອງແລກກ່ອນອອກໄພ້: ຕອນນີ້ມີໄພ້ຢູ່ກາງໂຕະແລ້ວ.
exchange_after_closing = ກອງກາງປິດແລ້ວ: ໄພ້ຫງາຍຢູ່ບ່ອນເກົ່າ.
exchange_needs_stock = ກອງກາງໝົດແລ້ວ: ບໍ່ມີໄພ້ຫງາຍໃຫ້ແລກ.
exchange_jack_lies_there = { CARDS($card) } ເອງແມ່ນໄພ້ຫງາຍ: ບໍ່ມີຫຍັງໃຫ້ແລກ.
exchange_needs_jack = ແລກໄດ້ດ້ວຍ { CARDS($card) } ເທົ່ານັ້ນ ແຕ່ໃນມືທ່ານບໍ່ມີ.
exchange_not_in_first_trick = ແບບເຂັ້ມບໍ່ໃຫ້ແລກໃນຮອບທຳອິດ: ໃຫ້ອອກໄພ້ ຫຼື ປິດກອງ.
exchange_not_with_two_left = ແບບເຂັ້ມບໍ່ໃຫ້ແລກເມື່ອກອງກາງເຫຼືອ 2 ໃບ: ໃຫ້ອອກໄພ້.
close_on_lead_only = ຕ້ອງປິດກອງກ່ອນອອກໄພ້: ຕອນນີ້ມີໄພ້ຢູ່ກາງໂຕະແລ້ວ.
close_only_once = ກອງກາງປິດແລ້ວ.
close_needs_stock = ກອງກາງໝົດແລ້ວ: ບໍ່ມີຫຍັງໃຫ້ປິດ.
close_not_with_two_left = ກະຕິ⁠ການີ້ບໍ່ໃຫ້ປິດກອງເມື່ອເຫຼືອ 2 ໃບ: ໃຫ້ອອກໄພ້.
# $lead: the card led
must_beat = ທ່ານມີໃບດອກດຽວກັນທີ່ຊະນະ { CARDS($lead) }: ຕ້ອງອອກ { CARDS($cards, join: "or") }.
# $suit: the suit led
must_trump = ທ່ານບໍ່ມີ { suit_name } ແຕ່ມີດອກໃຫຍ່: ຕ້ອງອອກ { CARDS($cards, join: "or") }.

## Rule sets

unknown_game = ບໍ່ມີເກມ “{ $game }”: ໃຫ້ເລືອກ { LIST($games, join: "or") }.
rules_of_another_game = ກະຕິ⁠ການີ້ບໍ່ແມ່ນຂອງເກມ { $game }.
players_not_possible = ເກມນີ້ຫຼິ້ນໄດ້ { LIST($possible, join: "or") } ຄົນ ບໍ່ແມ່ນ { $players }.
short_pack_is_for_four = ໄພ້ຊຸດສັ້ນ (short_pack) ໃຊ້ກັບ 4 ຄົນ ບໍ່ແມ່ນ { $players }.
points_not_56 = ຖ້າ J, 9, A, 10 ມີຄ່າ { $points } ຕາໜຶ່ງຈະມີ { $total } ແຕ້ມ: ຕ້ອງເປັນ 56.
unknown_preset = ບໍ່ມີຊຸດກະຕິ⁠ກາ “{ $preset }”: ໃຫ້ເລີ່ມຈາກ { LIST($presets, join: "or") }.
unknown_switch = ບໍ່ມີຂໍ້ເລືອກ “{ $switch }”: ມີ { LIST($switches, join: "and") }.
switch_value = ຂໍ້ເລືອກ { $switch } ຕ້ອງເປັນ { LIST($values, join: "or") } ບໍ່ແມ່ນ “{ $value }”.
switches_contradict = “{ $one }” ແລະ “{ $other }” ຂັດກັນ: ໃຫ້ເອົາອອກອັນໜຶ່ງ.

## Packs, hands and positions

# $figures: what was given
not_a_pair = ໃຫ້ບອກຈຳນວນເຕັມຝ່າຍລະໜຶ່ງ ເຊັ່ນ (7, 7) ບໍ່ແມ່ນ { $figures }.
no_such_seat = ບໍ່ມີບ່ອນນັ່ງ { $seat }: ມີ { $seats } ບ່ອນ ນັບແຕ່ 0.
# $lacking, $extra, $cards: cards, or nothing
not_the_pack = ນີ້ບໍ່ແມ່ນໄພ້ຊຸດຂອງເກມນີ້: ຂາດ “{ CARDS($lacking) }”, ເກີນ “{ CARDS($extra) }”.
hands_not_one_each = ໃຫ້ບອກໄພ້ບ່ອນລະມື: { $hands } ມືບໍ່ພໍດີກັບ { $seats } ບ່ອນນັ່ງ.
hand_size_outside = ກ່ອນອອກໄພ້ ແຕ່ລະຄົນຖື 1 ຫາ { $most } ໃບ ບໍ່ແມ່ນ { $cards }.
hand_not_full = ຕອນຍັງມີກອງກາງໃຫ້ຈັບ ກ່ອນອອກໄພ້ແຕ່ລະຄົນຖື { $wanted } ໃບ ບໍ່ແມ່ນ { $cards }.
hand_size = ບ່ອນນັ່ງ { $seat } ມີ { $cards } ໃບ ແຕ່ຄວນມີ { $wanted }.
hand_is_known = ຢູ່ນີ້ເຫັນໄພ້ຂອງບ່ອນນັ່ງ { $seat }: ຕ້ອງແມ່ນ “{ CARDS($cards) }” ເທົ່ານັ້ນ.
hand_not_given = ໃຫ້ບອກວ່າບ່ອນນັ່ງ { $seat } ຖືໄພ້ຫຍັງ: ຢູ່ນີ້ເບິ່ງບໍ່ເຫັນ.
hand_is_void = ບ່ອນນັ່ງ { $seat } ບໍ່ໄດ້ອອກ { suit_name } ຕາມ ຈຶ່ງມີດອກນີ້ບໍ່ໄດ້.
hand_would_have_answered = ຖ້າຍັງເຫຼືອ { CARDS($cards) } ບ່ອນນັ່ງ { $seat } ຈະອອກ { CARDS($card) } ບໍ່ໄດ້.
cannot_have_been_held = ຕາມໄພ້ທີ່ອອກ, ທີ່ເຜີຍ ແລະ ທີ່ຈັບມາ ບ່ອນນັ່ງ { $seat } ຈະເຫຼືອ “{ CARDS($cards) }” ບໍ່ໄດ້.
card_was_shown = ບ່ອນນັ່ງ { $seat } ໄດ້ເຜີຍ { CARDS($cards, join: "and") } ແລະ ຍັງຖືຢູ່.
hands_not_the_rest = ໄພ້ທີ່ຍັງບໍ່ໄດ້ອອກຕ້ອງຢູ່ບ່ອນໃດບ່ອນໜຶ່ງ ໃບລະເທື່ອ: “{ CARDS($cards) }”.
not_in_the_pack = ເກີນຈຳນວນໃນຊຸດໄພ້: { CARDS($cards, join: "and") }.
no_cards_left = ບໍ່ມີໃຜເຫຼືອໄພ້: ຈົບຕາແລ້ວ.
trick_is_full = ຮອບຢູ່ກາງໂຕະຄົບແລ້ວ ({ CARDS($cards) }): ໃຫ້ເອົາເຂົ້າກອງ.
points_not_56_in_all = ໃນກອງມີ { $piles } ແຕ້ມ ແລະ ໄພ້ທີ່ຍັງເຫຼືອມີ { $out }: ລວມກັນຕ້ອງເປັນ 56.
auction_not_over = ການຂານ “{ $calls }” ຍັງບໍ່ຈົບ: ໃຫ້ຕື່ມຄຳຂານທີ່ເຮັດໃຫ້ຈົບ.
first_lead = ຮອບທຳອິດບ່ອນນັ່ງ { $seat } ອອກກ່ອນ: ບ່ອນນີ້ຢູ່ຖັດຈາກຜູ້ແຈກ.
gone_not_in_tricks = ຮອບໜຶ່ງມີ { $seats } ໃບ: { $cards } ໃບບໍ່ພໍດີຮອບ.
piles_not_of_tricks = ກອງ { $one } ແລະ { $other } ແຕ້ມບໍ່ໄດ້ມາຈາກຮອບເຕັມຂອງໄພ້ທີ່ອອກໄປແລ້ວ ໂດຍໃຫ້ຝ່າຍທີ່ອອກກ່ອນກິນຮອບສຸດທ້າຍ.
# $least: 0, or 1 where a side without tables has lost
score_not_24_tables = ສອງຝ່າຍມີລວມກັນ 24 ເບ້ຍ ຝ່າຍລະຢ່າງໜ້ອຍ { $least }: ເປັນ { $one } ແລະ { $other } ບໍ່ໄດ້.
# $most: points that one side can have won
score_not_of_deals = ຝ່າຍໜຶ່ງໄດ້ເທົ່າໃດ ອີກຝ່າຍເສຍເທົ່ານັ້ນ ບໍ່ເກີນ { $most } ຄະແນນ: ເປັນ { $one } ແລະ { $other } ບໍ່ໄດ້.
already_decided = ຕາມກະຕິ⁠ການີ້ ຢຸດຫຼິ້ນແລ້ວ: ແຕ້ມໃນກອງຕັດສິນສັນຍາແລ້ວ.
weak_deal_thrown_in = ຕາມກະຕິ⁠ການີ້ ຕານີ້ຖືກຍົກເລີກ: ມີຄົນບໍ່ມີແຕ້ມໃນມື ຫຼື ມີຝ່າຍບໍ່ມີ J.
closed_and_frozen_go_together = ກອງທີ່ປິດຕ້ອງບອກທັງສອງຢ່າງ: ໃຜປິດ ແລະ ຕອນນັ້ນອີກຝ່າຍມີເທົ່າໃດ.
# $points, $tricks: what the other player is said to have had
frozen_above_present = ຕອນປິດກອງ ອີກຝ່າຍຈະມີຫຼາຍກວ່າຕອນນີ້ບໍ່ໄດ້: { $points } ແຕ້ມ, { $tricks } ຮອບ.
score_outside = ກ່ອນຂຶ້ນຕາ ແຕ່ລະຄົນຍັງຕ້ອງເອົາ 1 ຫາ { $most } ຄະແນນຈຶ່ງຊະນະນັດ ບໍ່ແມ່ນ { $one } ແລະ { $other }.
indicator_is_trump = ໄພ້ຫງາຍ ເຊິ່ງເປັນໃບສຸດທ້າຍຂອງກອງກາງ ຕ້ອງເປັນດອກໃຫຍ່: { CARDS($card) } ບໍ່ແມ່ນ.
indicator_ends_stock = ກອງກາງຈົບດ້ວຍໄພ້ຫງາຍ ແລະ ຖ້າບໍ່ມີກອງກາງ ກໍບໍ່ມີໄພ້ຫງາຍ.
indicator_lies_last = ກອງກາງຈົບດ້ວຍໄພ້ຫງາຍ { CARDS($card) }.
shown_in_no_hand = ເຜີຍແລ້ວ ແຕ່ບໍ່ຢູ່ໃນມືໃຜ: { CARDS($cards, join: "and") }.
stock_not_even = ກອງກາງມີຈຳນວນຄູ່ ບໍ່ເກີນ 10 ໃບ ບໍ່ແມ່ນ { $cards }.
stock_size = ກອງກາງມີ { $wanted } ໃບ ບໍ່ແມ່ນ { $cards }.
stock_is_known = ຢູ່ນີ້ເຫັນກອງກາງ: ຕ້ອງແມ່ນ “{ CARDS($cards) }” ເທົ່ານັ້ນ.
too_many_tricks = { $tricks } ຮອບຫຼາຍເກີນໄປ: ໄພ້ອອກໄປພຽງ { $most } ຮອບ.
points_without_a_trick = ບ່ອນນັ່ງ { $seat } ມີ { $points } ແຕ້ມ ແຕ່ຍັງບໍ່ໄດ້ກິນຈັກຮອບ: ຕອນຍັງບໍ່ໄດ້ກິນ ຄູ່ຕ້ອງລໍຖ້າ.
pending_with_a_trick = ບ່ອນນັ່ງ { $seat } ກິນແລ້ວ: { $points } ແຕ້ມທີ່ລໍຖ້າຄວນນັບໄປແລ້ວ.
pending_is_one_marriage = ແຕ້ມທີ່ລໍຖ້າມາຈາກຄູ່ດຽວກ່ອນກິນຮອບທຳອິດ ເປັນ 20 ຫຼື 40 ບໍ່ແມ່ນ { $points }.
points_of_a_finished_deal = ແຕ້ມຕ້ອງຢູ່ລະຫວ່າງ 0 ຫາກ່ອນຮອດ { $goal } ບໍ່ແມ່ນ { $points }: ຮອດ { $goal } ແມ່ນຈົບຕາ.
points_do_not_add_up = ລວມ { $points } ແຕ້ມບໍ່ກົງກັບໄພ້ທີ່ອອກໄປແລ້ວ ເຊິ່ງມີ { $gone } ແຕ້ມ ແລະ ຄູ່ທີ່ແຈ້ງ.

## Views

bad_view = ນີ້ບໍ່ແມ່ນມຸມມອງຂອງເກມ: { $problem }.
view_hands_when_over = ມຸມມອງສະແດງໄພ້ທຸກມືສະເພາະຕອນຈົບຕາເທົ່ານັ້ນ.
view_cards = ໄພ້ເຫຼົ່ານີ້ເປັນຂອງຜູ້ເບິ່ງບໍ່ໄດ້: “{ CARDS($cards) }”.
view_fits_no_deal = ບໍ່ມີຕາໃດເປັນແບບນີ້: ມືທີ່ບໍ່ເຫັນບໍ່ມີບ່ອນພໍໃຫ້ໄພ້ທີ່ບໍ່ເຫັນທັງໝົດ.
# $written: the marriage that the view says was declared
lead_declares = ອອກ { CARDS($card) } ຢູ່ນີ້ແຈ້ງຄູ່ { $worth } ບໍ່ແມ່ນ “{ $written }”.
