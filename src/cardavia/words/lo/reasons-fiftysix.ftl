# Why the computer players of 56 call and play as they do. They speak to whoever is learning the game:
# “we” and “ours” are the side of the seat that moves, “they” the other side.
#
# $percent: how likely, of 100, as that seat reckons; $points: card points; $who: a seat, or who sits there
# (or the token you).

## Calls

# $number, $strain: the bid
why_bid = ຖ້າຫຼິ້ນ { strain_name } ຝ່າຍເຮົາຄາດວ່າຈະໄດ້ປະມານ { $points } ແຕ້ມ: { $number } ຄົງຈະສຳເລັດ { $percent } ໃນ 100 ເທື່ອ.
why_bid_over_them = ຖ້າປ່ອຍໄວ້ ເຂົາຈະເຮັດ { $number } { strain_name } ສຳເລັດປະມານ { $percent } ໃນ 100 ເທື່ອ.
why_bid_higher_stage = ຕັ້ງແຕ່ { $number } ຂຶ້ນໄປ ສັນຍາມີຄ່າຫຼາຍເບ້ຍກວ່າ.
# $other: the strain of the bid that stands
why_better_strain = ຫຼິ້ນ { strain_name } ຄາດວ່າຈະໄດ້ແຕ້ມຫຼາຍກວ່າແບບທີ່ໝູ່ຮຽກໄວ້.
why_show_more = ມັນບອກໝູ່ເຮົາເຖິງສິ່ງໃໝ່: ອາດໄປຮອດຂັ້ນສູງກວ່ານີ້ໄດ້.
why_not_passed_out = ຖ້າບໍ່ມີໃຜຮຽກ ຈະຫຼິ້ນ 28 ບໍ່ມີດອກໃຫຍ່ ເຊິ່ງຝ່າຍທີ່ຂານກ່ອນເຮັດສຳເລັດປະມານ { $percent } ໃນ 100 ເທື່ອ.
# $suit: a suit
why_both_jacks = { $who ->
    [you] ທ່ານໄດ້ບອກວ່າມີ J { suit_name }
   *[other] { SEAT($who) } ໄດ້ບອກວ່າມີ J { suit_name }
}: ລວມກັບໃບຂອງເຮົາ ກໍຄົບທັງສອງໃບ.
why_partner_has_jack = { $who ->
    [you] ທ່ານໄດ້ບອກວ່າມີ J { suit_name }
   *[other] { SEAT($who) } ໄດ້ບອກວ່າມີ J { suit_name }
}.
why_pass_at_first = ຍັງບໍ່ມີຄຳຮຽກໃດດີພໍ: ທີ່ດີສຸດຄາດວ່າໄດ້ປະມານ { $points } ແຕ້ມ ຖ້າຫຼິ້ນ { strain_name }.
why_pass_out = ຖ້າບໍ່ມີໃຜຮຽກ ຈະຫຼິ້ນ 28 ບໍ່ມີດອກໃຫຍ່ ເຊິ່ງຝ່າຍທີ່ຂານກ່ອນເຮັດສຳເລັດປະມານ { $percent } ໃນ 100 ເທື່ອ: ຂານແບບອື່ນກໍບໍ່ດີກວ່າ.
why_pass_ours = { $number } { strain_name } ຂອງເຮົາຍັງຢູ່ ແລະ ຈະສຳເລັດປະມານ { $percent } ໃນ 100 ເທື່ອ: ຂານແບບອື່ນກໍບໍ່ດີກວ່າ.
why_pass_theirs = ເຂົາຈະເຮັດ { $number } { strain_name } ສຳເລັດປະມານ { $percent } ໃນ 100 ເທື່ອ: ເຮົາຂານແບບອື່ນກໍບໍ່ດີກວ່າ.
why_double = ຄາດວ່າເຂົາຈະໄດ້ປະມານ { $points } ແຕ້ມ: { $number } { strain_name } ຄົງຈະບໍ່ສຳເລັດ { $percent } ໃນ 100 ເທື່ອ.
why_redouble = ເຖິງຖືກທ້າ { $number } { strain_name } ຂອງເຮົາກໍຄົງຈະສຳເລັດ { $percent } ໃນ 100 ເທື່ອ.
why_any_call = ຂານໄປຊື່ໆ ແລ້ວແຕ່ດວງ.
why_strong_suit = ໄພ້ໃນມືແຂງທາງດອກ { suit_name }.
why_double_high = { $number } ເປັນຄຳຮຽກສູງ ແລະ ໃນມືນີ້ມີ J ໄວ້ສູ້ { $jacks } ໃບ.
why_may_not_pass = ຜູ້ຂານຄົນທຳອິດຜ່ານບໍ່ໄດ້ ແລະ ໃນມືນີ້ບໍ່ມີດອກໃດແຂງ.
why_pass_to_partner = ຄຳຮຽກຫຼ້າສຸດເປັນຂອງໝູ່: ຜ່ານໃຫ້ໝູ່ຫຼິ້ນ.
why_pass_weak = ບໍ່ມີດອກໃດແຂງພໍຈະຮຽກສູງປານນັ້ນ.

## Cards

# $card: the card played
why_only_card = ອອກໄດ້ໃບດຽວແມ່ນ { CARDS($card) }.
why_any_card = ອອກໄປຊື່ໆ ແລ້ວແຕ່ດວງ.
why_lead_stands = ໄພ້ທີ່ຍັງເຫຼືອບໍ່ມີໃບໃດຊະນະ { CARDS($card) }: ຮອບນີ້ເປັນຂອງເຮົາ.
why_lead_likely = ຕອນນີ້ { CARDS($card) } ຄົງຈະກິນໄດ້ ປະມານ { $percent } ໃນ 100 ເທື່ອ.
why_lead_to_partner = { $who ->
    [you] ອອກເພື່ອສົ່ງໃຫ້ J { suit_name } ທີ່ທ່ານໄດ້ບອກໄວ້
   *[other] ອອກເພື່ອສົ່ງໃຫ້ J { suit_name } ທີ່ { SEAT($who) } ໄດ້ບອກໄວ້
}.
why_lead_waiting = ອອກ { CARDS($card) } ແລ້ວຝ່າຍເຮົາຈະກິນຮອບນີ້ປະມານ { $percent } ໃນ 100 ເທື່ອ: ໃບອື່ນເກັບໄວ້ດີກວ່າ.
why_draw_trumps = ດຶງດອກໃຫຍ່ຂອງເຂົາອອກ ກ່ອນເຂົາຈະເອົາມາກິນໄພ້ດີຂອງເຮົາ.
why_lead_jack = J ເປັນໃບສູງສຸດຂອງດອກ.
why_lead_longest = ດອກທີ່ມີຫຼາຍສຸດແມ່ນ { suit_name }: ອອກໃບສູງສຸດ.
why_take_last = ອອກເປັນຄົນສຸດທ້າຍ: { CARDS($card) } ກິນຮອບນີ້ ໄດ້ { $points } ແຕ້ມ.
# $cards: the others that would do
why_cheapest = { CARDS($cards, join: "and") } ກໍກິນໄດ້ຄືກັນ ແຕ່ໃບນີ້ນ້ອຍສຸດໃນໃບທີ່ກິນໄດ້.
why_take_stands = ໄພ້ທີ່ຈະອອກຕາມມາບໍ່ມີໃບໃດຊະນະ { CARDS($card) }: ຮອບນີ້ເປັນຂອງເຮົາ.
why_take_over = { CARDS($card) } ຂຶ້ນນຳແທນໝູ່ ແລະ ຮອບນີ້ຈະຍັງເປັນຂອງເຮົາປະມານ { $percent } ໃນ 100 ເທື່ອ.
why_ours_anyway = ແນວໃດຮອບນີ້ກໍເປັນຂອງເຮົາ ແລະ { CARDS($card) } { $points ->
    [0] ເປັນໃບທີ່ເຮົາບໍ່ຕ້ອງການອີກ
   *[other] ເອົາ { $points } ແຕ້ມເຂົ້າກອງ
}.
why_take_likely = { CARDS($card) } ຂຶ້ນນຳໃນຮອບນີ້; ຄົງຈະເປັນຂອງເຮົາປະມານ { $percent } ໃນ 100 ເທື່ອ.
# $suit: the suit led
why_ruff = ໃນມືບໍ່ມີ { suit_name } ຈຶ່ງໃຊ້ດອກໃຫຍ່ກິນໄດ້.
why_partner_has_it = ໝູ່ກິນຮອບນີ້ແນ່ນອນ: { $points ->
    [0] ບໍ່ຕ້ອງໃຊ້ໄພ້ດີ
   *[other] ຈຶ່ງໃສ່ໃຫ້ { $points } ແຕ້ມ
}.
why_partner_may_have_it = ຕອນນີ້ໝູ່ນຳຢູ່ ແລະ ຄົງຈະເປັນຂອງເຮົາປະມານ { $percent } ໃນ 100 ເທື່ອ: { $points ->
    [0] ບໍ່ຕ້ອງເສຍໄພ້ດີ
   *[other] ຈຶ່ງໃສ່ໃຫ້ { $points } ແຕ້ມ
}.
why_no_trump_on_partner = ຮອບນີ້ໝູ່ນຳຢູ່ ໃຊ້ດອກໃຫຍ່ກໍເສຍ⁠ລ້າ.
why_partner_to_come = ຍັງມີໝູ່ທີ່ບໍ່ທັນອອກ ຄົງຈະກິນໃຫ້ເຮົາໄດ້ປະມານ { $percent } ໃນ 100 ເທື່ອ.
why_not_worth_it = ຮອບນີ້ຍັງ{ $points ->
    [0] ບໍ່ມີແຕ້ມ
   *[other] ມີພຽງ { $points } ແຕ້ມ
}: ໃບທີ່ກິນໄດ້ ເກັບໄວ້ໃຊ້ພາຍຫຼັງມີຄ່າກວ່າ.
why_throw_least = ຮອບນີ້ເປັນຂອງເຂົາ: ຖິ້ມໃບທີ່ມີຄ່າໜ້ອຍສຸດ.
why_throw_least_needed = ຮອບນີ້ເປັນຂອງເຂົາ: ຖິ້ມໃບທີ່ເຮົາຈະເສຍດາຍໜ້ອຍສຸດ.
why_points_to_partner = ຮອບນີ້ໝູ່ນຳຢູ່: { $points ->
    [0] ບໍ່ມີແຕ້ມຈະໃສ່ໃຫ້
   *[other] ຈຶ່ງໃສ່ໃຫ້ { $points } ແຕ້ມ
}.
why_beats_trick = { CARDS($card) } ເປັນໃບນ້ອຍສຸດທີ່ຊະນະໄພ້ຢູ່ກາງໂຕະ.
why_cannot_beat = ໃນມືບໍ່ມີໃບໃດຊະນະໄພ້ຢູ່ກາງໂຕະ: ອອກໃບນ້ອຍສຸດກໍພໍ.

# $deals: how many deals that fit the calls and the play were tried
why_tried_ours = ລອງ { $deals } ແບບທີ່ກົງກັບການຂານ ແລະ ການອອກໄພ້ມາຮອດນີ້, { CARDS($card) } ໄດ້ຜົນດີສຸດ: ສັນຍາຂອງເຮົາສຳເລັດປະມານ { $percent } ໃນ 100 ເທື່ອ.
why_tried_theirs = ລອງ { $deals } ແບບທີ່ກົງກັບການຂານ ແລະ ການອອກໄພ້ມາຮອດນີ້, { CARDS($card) } ໄດ້ຜົນດີສຸດ: ສັນຍາຂອງເຂົາບໍ່ສຳເລັດປະມານ { $percent } ໃນ 100 ເທື່ອ.
why_tried_all_alike = ອອກໃບໃດຢູ່ນີ້ກໍພໍໆກັນ.
# $cards: the others that did as well
why_tried_alike = { CARDS($cards, join: "or") } ກໍໄດ້ຜົນພໍໆກັນ.
