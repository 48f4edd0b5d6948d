# Why a computer player of Schnapsen plays a card, exchanges or closes. Each sentence tells the
# reason as one player tells another after the trick, and names nobody.

## Any level

why_any_legal_move = ບໍ່ມີເຫດຜົນຫຍັງ: ລະດັບນີ້ອອກໄປແລ້ວແຕ່ດວງ.
# $card: the indicator
# $jack: the trump jack
why_exchanges = ແລກແລ້ວໄດ້ { CARDS($card) } ແທນ { CARDS($jack) } ໂດຍບໍ່ເສຍຫຍັງ.
# $points: what the trick holds, with a marriage that waited for it
why_takes = ກິນໄດ້ { $points } ແຕ້ມ.

## Beginner’s habits

why_leads_low = ອອກໃບນ້ອຍກ່ອນ: { CARDS($card) } ເສຍໜ້ອຍສຸດ.
why_has_marriage = ມີຄູ່ກໍແຈ້ງເລີຍ: { $worth }.
why_throws_low = ບໍ່ມີຫຍັງໃຫ້ກິນ ຈຶ່ງຖິ້ມໃບທີ່ຖືກສຸດ: { CARDS($card) }.

## What decides

# $points: before this card
# $more: what this card brings
why_makes_66 = { $points } ບວກ { $more } ເປັນ { $total }: ຊະນະຕານີ້.
why_surely_66 = { CARDS($card) } ບໍ່ມີໃບໃດຊະນະໄດ້ ແລະ ພາໃຫ້ຮອດ 66.
why_stops_66 = ຖ້າເສຍຮອບນີ້ { $points } ບວກ { $more } ຈະພາໃຫ້ອີກຝ່າຍຮອດ 66.

## Weighing a lead or a reply. The cards named are either the one played or the one kept back.

why_marriage = ຄູ່ນີ້ໄດ້ { $worth } ທັນທີ ລວມເປັນ { $total }.
why_marriage_waits = ຄູ່ນີ້ມີຄ່າ { $worth } ເມື່ອກິນໄດ້ຮອບທຳອິດ.
why_sure_trick = ບໍ່ມີໃບໃດຊະນະ { CARDS($card) } ໄດ້.
why_likely_trick = { CARDS($card) } ຄົງຈະກິນຮອບນີ້ໄດ້.
why_possible_trick = { CARDS($card) } ມີໂອກາດກິນຮອບນີ້ໄດ້ຢູ່.
why_may_be_beaten = ຖ້າອອກ { CARDS($card) } ອາດຖືກໃບໃຫຍ່ກວ່າທີ່ຍັງເຫຼືອກິນ ຈຶ່ງເກັບໄວ້.
why_may_be_trumped = { CARDS($card) } ອາດຖືກດອກໃຫຍ່ກິນ ຈຶ່ງເກັບໄວ້.
why_saves_trump = ປະຢັດດອກໃຫຍ່: { CARDS($card) }.
why_keeps_high = ເກັບ { CARDS($card) } ໄວ້ໃຊ້ຕອນຕ້ອງອອກດອກດຽວກັນ.
why_keeps_marriage = ເກັບ { CARDS($cards, join: "and") } ໄວ້ນຳກັນ.
why_hopes_for_marriage = ເກັບ { CARDS($card) } ໄວ້: { CARDS($other) } ອາດມາຄົບຄູ່.
# $ten: the ten that the card guards
why_keeps_guard = ເກັບ { CARDS($card) } ໄວ້ປ້ອງກັນ: ຖ້າຂາດໃບນີ້, { CARDS($ten) } ຈະຖືກ A ກິນ.
why_leads_to_marry = ກິນຮອບນີ້ແລ້ວໄດ້ອອກກ່ອນ ເພື່ອແຈ້ງຄູ່ { $worth }.
why_leads_to_exchange = ກິນຮອບນີ້ແລ້ວໄດ້ອອກກ່ອນ ເພື່ອແລກ { CARDS($card) }.
# $card: the card kept back
# $points: what the trick would hold
why_gives_less = ຖ້າອອກ { CARDS($card) } ຈະເສຍຮອບທີ່ມີ { $points } ແຕ້ມ.
why_all_alike = ໃບທີ່ອອກໄດ້ມີຄ່າພໍໆກັນຢູ່ນີ້.
why_close_call = ກ້ຳເກິ່ງກັນຫຼາຍ: ເຫດນ້ອຍໆຫຼາຍຢ່າງລວມກັນ ຈຶ່ງເລືອກໃບນີ້.

## Seeing through the deal

# $points: game points
why_known_to_win = ຮູ້ໄພ້ໝົດທຸກໃບແລ້ວ ແລະ ໃບນີ້ໄດ້ { $points } ຄະແນນ ບໍ່ວ່າອີກຝ່າຍອອກຫຍັງ.
why_known_to_lose = ຮູ້ໄພ້ໝົດທຸກໃບແລ້ວ ແລະ ບໍ່ມີໃບໃດຊ່ວຍໄດ້ຫຼາຍກວ່ານີ້: ເສຍ { $points } ຄະແນນ.
why_no_other_wins = ອອກໃບອື່ນແພ້ໝົດ.
# $worlds, $won: how many hands of the other player were tried, and how many of them it beats
why_wins_always = ລອງໃຫ້ອີກຝ່າຍຖືໄພ້ { $worlds } ແບບ ກໍຊະນະທຸກແບບ.
why_wins_mostly = ລອງໃຫ້ອີກຝ່າຍຖືໄພ້ { $worlds } ແບບ ຊະນະ { $won } ແບບ: ບໍ່ມີໃບໃດໄດ້ຫຼາຍກວ່ານີ້.
why_wins_never = ລອງໃຫ້ອີກຝ່າຍຖືໄພ້ { $worlds } ແບບ ບໍ່ມີໃບໃດຊະນະ: ໃບນີ້ຄົງຈະເສຍໜ້ອຍສຸດ.
why_best_on_average = ລອງໃຫ້ອີກຝ່າຍຖືໄພ້ { $worlds } ແບບ ບໍ່ມີໃບໃດໄດ້ຫຼາຍກວ່ານີ້.

## Closing

why_close_safe = ປິດກອງແລ້ວ ລອງໃຫ້ອີກຝ່າຍຖືໄພ້ { $worlds } ແບບ ກໍຮອດ 66 ທຸກແບບ.
why_close_mostly = ປິດກອງແລ້ວ ລອງໃຫ້ອີກຝ່າຍຖືໄພ້ { $worlds } ແບບ ຮອດ 66 { $won } ແບບ.
why_close_gain = ຕອນນີ້ມີຄ່າ { $points } ຄະແນນ.
why_points_missing = ຂາດອີກ { $points } ແຕ້ມຈະຮອດ 66.

## Counting: the level strong

# $percent: of the deals played on from here, with this card
# $other: the same with the next best card
why_ahead = ນັບແຕ່ບ່ອນນີ້ໄປ ຊະນະຕານີ້ { $percent } ໃນ 100 ເທື່ອ; ໃບທີ່ດີຮອງລົງມາຊະນະ { $other } ເທື່ອ.
why_ahead_most = ນັບແຕ່ບ່ອນນີ້ໄປ ໃບນີ້ໄດ້ຫຼາຍສຸດ: ຊະນະຕານີ້ { $percent } ໃນ 100 ເທື່ອ.
why_ahead_safe = ໄພ້ທີ່ບໍ່ເຫັນຈະຢູ່ໃສກໍຕາມ ໃບນີ້ຊະນະຕານີ້.
# A plan: how to play on with the stock closed, whatever the other player holds
why_plan_safe = ຖ້າຫຼິ້ນຖືກຕັ້ງແຕ່ບ່ອນນີ້ໄປ ອີກຝ່າຍຖືໄພ້ແບບໃດກໍຊະນະຕານີ້.
why_plan_mostly = ຖ້າຫຼິ້ນຖືກຕັ້ງແຕ່ບ່ອນນີ້ໄປ ຊະນະຕານີ້ { $percent } ໃນ 100 ແບບທີ່ອີກຝ່າຍອາດຖືໄພ້.
why_plan_lost = ຫຼິ້ນແນວໃດກໍບໍ່ຊະນະໄພ້ແບບໃດທີ່ອີກຝ່າຍອາດຖື: ໃບນີ້ບັງຄັບໃຫ້ອີກຝ່າຍລະວັງຫຼາຍສຸດ.
why_trumps_out = { $count ->
    [0] ບໍ່ມີດອກໃຫຍ່ເຫຼືອຢູ່ທາງອື່ນອີກ.
   *[other] ດອກໃຫຍ່ຍັງເຫຼືອຢູ່ທາງອື່ນ { $count } ໃບ.
}
# $gain, $loss: game points
why_close_stakes = ປິດກອງອາດໄດ້ { $gain } ຄະແນນ ຫຼື ເສຍ { $loss }.
why_match_is_lost_anyway = ແພ້ຕານີ້ກໍແພ້ທັງນັດຢູ່ດີ ຈຶ່ງບໍ່ມີຫຍັງຈະເສຍອີກ.
why_wins_the_match = ຊະນະຕານີ້ກໍຊະນະນັດ.
# $right, $ways: of so many cards the other player has, how many keep the deal won
why_hardest = ອີກຝ່າຍຍັງຕ້ອງຊອກໃບທີ່ຖືກໃຫ້ພໍ້: ມີ { $right } ໃບໃນ { $ways } ໃບ.

## Mixing: the level strongest

# $percent: how often the card, or closing, is chosen in such a place
why_mixed = ຖ້າຫຼິ້ນຄືເກົ່າຕະຫຼອດ ເຂົາຈະເດົາໄພ້ອອກ: ຢູ່ບ່ອນແບບນີ້ ຫຼິ້ນແບບນີ້ { $percent } ໃນ 100 ເທື່ອ.
why_cannot_be_bettered = ອີກຝ່າຍຈະຄາດແນວໃດກໍຕາມ ບໍ່ມີຫຍັງດີກວ່ານີ້.
