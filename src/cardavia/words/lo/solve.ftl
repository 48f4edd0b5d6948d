# Solving a deal with all cards seen: what cannot be solved, what `cardavia solve` prints, and what
# its position files may not say.

## What cannot be solved

solve_deal_over = ຈົບຕາແລ້ວ: ບໍ່ມີຫຍັງໃຫ້ຄິດໄລ່ອີກ.
solve_auction_on = ຍັງຂານກັນຢູ່: ຄິດໄລ່ໄດ້ເມື່ອມີສັນຍາແລ້ວ.
# $points: what they are worth here; $known: what they have to be worth
solve_other_points = ຄິດໄລ່ໄດ້ສະເພາະຕາທີ່ J, 9, A ແລະ 10 ມີຄ່າ { $known } ແຕ້ມ ບໍ່ແມ່ນ { $points }.
solve_strains_begun = ການທຽບດອກໃຫຍ່ເລີ່ມແຕ່ໄພ້ໃບທຳອິດ: ຕຳແໜ່ງນີ້ເລີ່ມຫຼັງຈາກນັ້ນ.
solve_node_limit = ຂີດຈຳກັດ { $limit } ຕຳແໜ່ງບໍ່ເຫຼືອຫຍັງໃຫ້ຄົ້ນ: ໃຫ້ບອກ 1 ຂຶ້ນໄປ.
# $deal: its number in the record
solve_deal_thrown_in = ຕາທີ { $deal } ຖືກຍົກເລີກ: ບໍ່ໄດ້ຫຼິ້ນຫຍັງໃນຕານັ້ນ.

## Position files (docs/solving.md)

# $tag: what stands there; $tags: what may
position_unknown_tag = ຕຳແໜ່ງບໍ່ມີປ້າຍ { $tag }: ມີ { LIST($tags, join: "and") }.
# $found: the word that is wrong; $sections: what may stand there
position_no_section = “{ $found }” ຢູ່ບ່ອນນີ້ບໍ່ໄດ້: ຕຳແໜ່ງນີ້ມີພາກ { LIST($sections, join: "and") }.
# $section: its name; $first: the line where it stood first
position_section_twice = ພາກ { $section } ມີຢູ່ແຖວ { $first } ແລ້ວ: ມີໄດ້ເທື່ອດຽວ.
# $like: an example
position_section_missing = ຂາດພາກ { $section }: ໃຫ້ຂຽນຄືແນວນີ້ “{ $section } { $like }”.
# $found: what stands in the section
position_section_differs = “{ $found }” ຢູ່ໃນ { $section } ບໍ່ໄດ້: ໃຫ້ຂຽນຄືແນວນີ້ “{ $section } { $like }”.
position_hand_twice = ບ່ອນນັ່ງ { $seat } ມີໄພ້ແລ້ວ: ໃຫ້ບອກໄພ້ບ່ອນລະເທື່ອດຽວ.
position_has_no_places = ໄຟລ໌ນີ້ເປັນຕຳແໜ່ງດຽວ: --deal ແລະ --ply ໃຊ້ເລືອກຈຸດໃນບັນທຶກຂອງນັດ.

## The command

cli_solve_help = ຊອກວ່າແຕ່ລະທາງເລືອກໃນຕຳແໜ່ງໜຶ່ງມີຄ່າປານໃດ ເມື່ອເຫັນໄພ້ໝົດ ແລະ ທຸກຄົນຫຼິ້ນດີທີ່ສຸດ.
cli_solve_file = ຕຳແໜ່ງ ຫຼື ບັນທຶກຂອງນັດ ເປັນໄຟລ໌ຂໍ້ຄວາມ; - ໝາຍເຖິງອ່ານຈາກ standard input.
cli_solve_deal = ຕາໃດຂອງບັນທຶກ ນັບແຕ່ 1; ຖ້າບໍ່ບອກ ແມ່ນຕາສຸດທ້າຍ.
cli_solve_ply = ຫຼັງຫຼິ້ນໄປຈັກເທື່ອໃນຕານັ້ນ ນັບການຂານນຳ; ຖ້າບໍ່ບອກ ແມ່ນຈຸດທີ່ຄ້າງຢູ່ ຫຼື ໄພ້ໃບທຳອິດຖ້າຕານັ້ນຈົບແລ້ວ.
cli_solve_node_limit = ຄົ້ນໄດ້ຫຼາຍສຸດຈັກຕຳແໜ່ງ; ຖ້າບໍ່ບອກ ຄົ້ນຈົນຮູ້ໝົດ.
cli_solve_running = ກຳລັງຄິດໄລ່

# $number: what was bid; $strain: S, H, D, C or NT; $stake: 1, 2 or 4
solve_contract = { $number } { strain_name } ໂດຍ { SEAT($seat) }{ $stake ->
    [2] , ຖືກທ້າ
    [4] , ຖືກທ້າຄືນ
   *[1] {""}
}
solve_trump = ດອກໃຫຍ່ແມ່ນ { suit_name }
solve_auction = ກຳລັງຂານກັນຢູ່
solve_all_seen = ເຫັນໄພ້ໝົດ
solve_label_piles = ກອງ
solve_label_points = ແຕ້ມ
solve_label_table = ຢູ່ກາງໂຕະ
solve_label_stock = ກອງກາງ
solve_label_line = ຫຼິ້ນດີທີ່ສຸດ
# $points, $pending: one figure for each player
solve_pending = { $points } ແລະ ລໍຖ້າຢູ່ { $pending }
solve_closed = ປິດໂດຍ { SEAT($seat) }
# $game: fiftysix or schnapsen
solve_to_move = { $game ->
    [schnapsen] ຮອດຜຽນ { SEAT($seat) }. ແຕ່ລະທາງເລືອກ ແລະ ຄະແນນທີ່ຈະໄດ້:
   *[fiftysix] ຮອດຜຽນ { SEAT($seat) }. ໄພ້ແຕ່ລະໃບ ແລະ ແຕ້ມໃນກອງຂອງຝ່າຍນັ້ນຕອນຈົບ:
}
# $ours, $theirs: the seats of the two sides
solve_strains = ດອກໃຫຍ່ແຕ່ລະແບບໄດ້ຈັກແຕ້ມ ສຳລັບບ່ອນນັ່ງ { LIST($ours, join: "and") } ແລະ ສຳລັບບ່ອນນັ່ງ { LIST($theirs, join: "and") }:
solve_value_points = { $points } ແຕ້ມ
solve_value_won = ໄດ້ { $points }
solve_value_lost = ເສຍ { $points }
solve_value_unknown = ຍັງບໍ່ຮູ້
solve_best = ດີທີ່ສຸດ
solve_stands = { $stands ->
    [yes] ຖ້າທຸກຄົນຫຼິ້ນດີທີ່ສຸດ ສັນຍາຈະສຳເລັດ.
    [no] ຖ້າທຸກຄົນຫຼິ້ນດີທີ່ສຸດ ສັນຍາຈະບໍ່ສຳເລັດ.
   *[unknown] ຮອດຂີດຈຳກັດກ່ອນຈະຮູ້ວ່າສັນຍາຈະສຳເລັດຫຼືບໍ່.
}
solve_limit_came_first = ຮອດຂີດຈຳກັດກ່ອນຈະຮູ້ຄ່າທັງໝົດ: ໃຫ້ເພີ່ມ --node-limit ຫຼື ເອົາອອກ.
# $nodes: positions; $seconds: as text
solve_spent = { $nodes } ຕຳແໜ່ງໃນ { $seconds } ວິນາທີ.
