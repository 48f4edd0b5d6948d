# The text record of a match (docs/record-format.md): what its reader refuses, and what there is to
# say of a record in which nothing is wrong. Words of the file itself stay as they are typed.

## Where a record is wrong

# $problem: what is wrong there, a whole sentence
record_place = ແຖວ { $line }: { $problem }
# $move: a card, call or announcement, as it was written
record_place_of_move = ແຖວ { $line }, “{ $move }”: { $problem }

## What is no record, or cannot be read

# $version: 1
record_is_none = ນີ້ບໍ່ແມ່ນບັນທຶກຂອງນັດ: ບັນທຶກຕ້ອງເລີ່ມດ້ວຍ [Cardavia "{ $version }"].
# $found: the version of the record
record_of_another_version = ນີ້ແມ່ນບັນທຶກລຸ້ນ “{ $found }” ແຕ່ຢູ່ນີ້ອ່ານໄດ້ສະເພາະລຸ້ນ { $version }: Cardavia ທີ່ໃໝ່ກວ່ານີ້ອາດອ່ານໄດ້.
record_not_utf8 = ແຖວນີ້ບໍ່ແມ່ນຂໍ້ຄວາມ UTF-8: ໃຫ້ບັນທຶກໄຟລ໌ດ້ວຍລະຫັດນັ້ນ.
# $length, $most: characters
record_line_too_long = ແຖວນີ້ມີ { NUMBER($length, useGrouping: 0) } ຕົວອັກສອນ: ແຖວໜຶ່ງຍາວໄດ້ບໍ່ເກີນ { NUMBER($most, useGrouping: 0) }.
# $character: such as U+0000
record_unprintable = ຕົວອັກສອນ { $character } ຢູ່ໃນບັນທຶກບໍ່ໄດ້: ໃຫ້ເອົາອອກ.

## Tags

record_bad_tag = ອ່ານ “{ $text }” ເປັນປ້າຍບໍ່ໄດ້: ໃຫ້ຂຽນຄືແນວນີ້ [Date "2026-03-01"] ແລະ ໃຊ້ \" ແທນເຄື່ອງໝາຍ " ຂ້າງໃນ.
record_tag_too_late = ປ້າຍ { $tag } ຢູ່ໃນສ່ວນຂອງຕາ: ທຸກປ້າຍຕ້ອງຢູ່ກ່ອນຕາທຳອິດ.
# $first: the line where it stood first
record_tag_twice = ປ້າຍ { $tag } ມີຢູ່ແຖວ { $first } ແລ້ວ: ມີໄດ້ເທື່ອດຽວ.
record_tag_missing = ຂາດປ້າຍ { $tag }: ຕ້ອງຂຽນໄວ້ກ່ອນຕາທຳອິດ.
record_unknown_tag = ບັນທຶກບໍ່ມີປ້າຍ { $tag }: ໃຫ້ເອົາອອກ ຫຼື ສະກົດໃຫ້ຖືກຕາມ docs/record-format.md.
# $found: what stands there
record_not_a_number = ປ້າຍ { $tag } ຕ້ອງເປັນຕົວເລກ ບໍ່ແມ່ນ “{ $found }”.
# $found, $version: numbers of the rules
record_of_other_rules = ບັນທຶກນີ້ໃຊ້ກະຕິ⁠ກາລຸ້ນ “{ $found }” ແຕ່ຢູ່ນີ້ຫຼິ້ນລຸ້ນ { $version }: ຫຼິ້ນຄືກັນອາດໄດ້ຜົນຕ່າງກັນ.
record_tag_differs = ປ້າຍ { $tag } ວ່າ “{ $found }” ແຕ່ນັບຈາກຕາທັງໝົດແມ່ນ { $due }.
record_winner_too_early = ຕອນຈົບຕາເຫຼົ່ານີ້ຍັງບໍ່ມີໃຜຊະນະ: ຍັງໃສ່ປ້າຍ Winner ບໍ່ໄດ້.

## Names, seats and the shuffle

# $names: how many
record_names = ບັນທຶກຕ້ອງມີຊື່ບ່ອນລະຊື່: { $names } ຊື່ບໍ່ພໍດີກັບ { $seats } ບ່ອນນັ່ງ.
# $most: characters
record_bad_name = ໃຊ້ “{ $name }” ບໍ່ໄດ້: ຊື່ ແລະ ວັນທີ ຕ້ອງເປັນຂໍ້ຄວາມທຳມະດາແຖວດຽວ ຍາວ 1 ຫາ { $most } ຕົວ ໂດຍບໍ່ມີຍະ⁠ຫວ່າງຢູ່ຫົວທ້າຍ.
record_secret_of_nothing = ບັນທຶກນີ້ບໍ່ມີການສັບໄພ້ທີ່ຄ່າລັບຈະໃຊ້ນຳ.

## Deals

# $found: the word that is wrong
# $due: the whole line as it should be
record_differs = “{ $found }” ບໍ່ກົງກັບໄພ້ ແລະ ການຫຼິ້ນ: ແຖວນີ້ຄວນແມ່ນ “{ $due }”.
record_line_too_short = ທ້າຍແຖວນີ້ຍັງຂາດ: ຄວນແມ່ນ “{ $due }”.
record_deal_goes_on = “{ $found }” ມາໄວເກີນໄປ: ຕານີ້ຍັງບໍ່ຈົບ ແລະ ຮອດຜຽນບ່ອນນັ່ງ { $seat }.
# $due: Deal and its number
record_next_deal_or_end = “{ $found }” ຢູ່ບ່ອນນີ້ບໍ່ໄດ້: ຈົບຕາແລ້ວ ຈຶ່ງຕ້ອງຕໍ່ດ້ວຍ “{ $due }” ຫຼື “End”.
record_match_is_over = “{ $found }” ຢູ່ບ່ອນນີ້ບໍ່ໄດ້: ຈົບນັດແລ້ວ ຈຶ່ງຕ້ອງຕໍ່ດ້ວຍ “End”.
# $due: the line that should come next
record_breaks_off = ບັນທຶກຂາດຕອນ: { $due ->
    [End] ແຖວສຸດທ້າຍຕ້ອງແມ່ນ “End”.
   *[other] ຕ້ອງຕໍ່ດ້ວຍ “{ $due }” ແລະ ແຖວສຸດທ້າຍຕ້ອງແມ່ນ “End”.
}
record_after_end = “{ $found }” ຢູ່ຫຼັງ “End” ບ່ອນທີ່ບັນທຶກຈົບແລ້ວ: ໃຫ້ເອົາອອກ.

# $deal, $deals: counted from 1
record_no_such_deal = ບໍ່ມີຕາທີ { $deal }: { $deals ->
    [0] ບັນທຶກຍັງບໍ່ມີຈັກຕາ
   *[other] ບັນທຶກມີ { $deals } ຕາ
}.
# $asked: after how many moves
record_no_such_move = ຕາທີ { $deal } ຫຼິ້ນໄປ { $moves } ເທື່ອ: ບໍ່ມີຫຍັງຫຼັງເທື່ອທີ { $asked }.
record_deal_from_its_middle = ຕານີ້ເລີ່ມຈາກກາງທາງ: ບັນທຶກໄດ້ສະເພາະຕາທີ່ຫຼິ້ນແຕ່ຕົ້ນ.

## The verdict on a record in which nothing is wrong

# $deals: how many packs were dealt
record_verdict_replayed = { $deals ->
    [0] ຍັງບໍ່ທັນແຈກໄພ້: ບໍ່ມີຫຍັງໃຫ້ຫຼິ້ນຄືນ.
    [1] ຕາດຽວນັ້ນຫຼິ້ນຖືກຕາມກະຕິ⁠ກາທຸກເທື່ອ: ທັງໝົດ { $moves } ເທື່ອ.
   *[other] ທັງ { $deals } ຕາຫຼິ້ນຖືກຕາມກະຕິ⁠ກາທຸກເທື່ອ: ທັງໝົດ { $moves } ເທື່ອ.
}
# $packs: how many
# $contributions: how many people shared in the shuffle
record_verdict_shuffle_checked = { $contributions ->
    [0] ຄ່າລັບກົງກັບທີ່ເຜີຍແຜ່ໄວ້ ແລະ ໄພ້ທຸກຊຸດຮຽງຕາມທີ່ສັບ; ແຕ່ບໍ່ມີໃຜຮ່ວມສັບ ຜູ້ສັບຈຶ່ງເລືອກຄ່າລັບຄົນດຽວ.
    [1] ຄ່າລັບ ແລະ ສ່ວນຮ່ວມສັບກົງກັບທີ່ໄດ້ຜູກມັດໄວ້ ແລະ ໄພ້ທຸກຊຸດຮຽງຕາມທີ່ສັບ.
   *[other] ຄ່າລັບ ແລະ ສ່ວນຮ່ວມສັບທັງ { $contributions } ອັນກົງກັບທີ່ໄດ້ຜູກມັດໄວ້ ແລະ ໄພ້ທຸກຊຸດຮຽງຕາມທີ່ສັບ.
}
# $seat: who dealt first
# $drawn: whom chance would have named
record_verdict_first_dealer_chosen = ຖ້າສຸ່ມ ຜູ້ແຈກຄົນທຳອິດແມ່ນບ່ອນນັ່ງ { $drawn }; ແຕ່ມີຄົນເລືອກບ່ອນນັ່ງ { $seat }.
record_verdict_shuffle_no_secret = ຍັງກວດໄພ້ບໍ່ໄດ້: ຜູ້ສັບຍັງບໍ່ເປີດຄ່າລັບ.
record_verdict_shuffle_no_data = ກວດໄພ້ບໍ່ໄດ້: ບັນທຶກບໍ່ມີຂໍ້⁠ມູນຂອງການສັບ.
# $winners: how many names
# $names: the winners’ names, with commas between them
record_verdict_won = { $winners ->
   *[other] { $names } ຊະນະນັດນີ້
}: ຜົນແມ່ນ { $one }:{ $other }.
record_verdict_goes_on = ນັດຍັງບໍ່ຈົບ: ຜົນຕອນນີ້ແມ່ນ { $one }:{ $other }.

# $most: how many characters
record_too_large = ນີ້ບໍ່ແມ່ນບັນທຶກ: ບັນທຶກຍາວໄດ້ບໍ່ເກີນ { $most } ຕົວອັກສອນ.
