# The command line: its help, and what its commands print.

cli_help = ໂຕະໄພ້ສຳລັບ 56 ແລະ Schnapsen: ຫຼິ້ນ, ອ່ານກະຕິ⁠ກາ ແລະ ກວດວ່າໄພ້ຖືກແຈກຢ່າງຊື່ສັດ.
cli_version = ສະແດງເລກລຸ້ນ ແລ້ວຢຸດ.
cli_json = ພິມອອກເປັນ JSON ໃຫ້ໂປຣ⁠ແກຣມອ່ານ.
cli_seed = ຈຸດເລີ່ມຂອງການສຸ່ມ: ຄ່າດຽວກັນໃຫ້ໄພ້ ແລະ ການເລືອກແບບດຽວກັນ.
cli_game = ເກມ: schnapsen ຫຼື fiftysix.
cli_players = ຈຳນວນຜູ້ຫຼິ້ນ 56: 4, 6 ຫຼື 8 ຄົນ.
cli_rules_option = ກະຕິ⁠ກາ: ຊຸດກະຕິ⁠ກາ ແລະ ຂໍ້ເລືອກ ເຊັ່ນ "classic stage_jump".
cli_language = ພາ⁠ສາທີ່ໃຊ້ ເຊັ່ນ en; ຖ້າບໍ່ບອກ ຈະໃຊ້ພາ⁠ສາຂອງຄອມ⁠ພິວ⁠ເຕີນີ້.
cli_work = ໃຫ້ຜູ້ຫຼິ້ນຄອມ⁠ພິວ⁠ເຕີຄິດໄດ້ຫຼາຍປານໃດ: ຈຳນວນຕຳແໜ່ງ ຫຼື ຈຳນວນແບບໄພ້ທີ່ອາດເປັນໄປໄດ້.
cli_workers = ຈຳນວນໂປຣ⁠ເຊັດທີ່ໃຊ້; ຖ້າບໍ່ບອກ ໃຊ້ໜຶ່ງອັນຕໍ່ໜຶ່ງແກນປະມວນຜົນ.

unknown_language = ຍັງບໍ່ມີພາ⁠ສາ “{ $language }”: ໃຫ້ເລືອກ { LIST($languages, join: "or") }.
# $file: a path; $problem: what the system says
cli_file_problem = ໃຊ້ { $file } ບໍ່ໄດ້: { $problem }.

cli_port = ພອດທີ່ຈະເປີດຮັບ; ຖ້າບໍ່ບອກ ໃຊ້ພອດທີ່ຫວ່າງ.
cli_data = ໂຟນ⁠ເດີເກັບໂຕະ; ຖ້າບໍ່ບອກ ໃຊ້ໂຟນ⁠ເດີຂອງທ່ານເອງ.
cli_lan = ໃຫ້ໂທລະສັບ ແລະ ຄອມ⁠ພິວ⁠ເຕີໃນເຮືອນດຽວກັນເຂົ້າຮ່ວມ ແລະ ສະແດງທີ່ຢູ່ເປັນ QR ໂຄດ.
# $option: such as --port; $command: such as serve
cli_option_comes_first = { $option } ຢູ່ກ່ອນ { $command } ແລະ ບໍ່ມີຄວາມໝາຍຢູ່ບ່ອນນັ້ນ: ໃຫ້ເອົາອອກ ຫຼື ຂຽນໄວ້ຫຼັງ { $command } ຖ້າຄຳສັ່ງນັ້ນມີຕົວເລືອກນີ້.
cli_browser = ເປີດໂຕະໃນບຣາວ⁠ເຊີ.
cli_host = ທີ່ຢູ່ທີ່ຈະເປີດຮັບ.
cli_serve_help = ເປີດໂຕະໃຫ້ທຸກຄົນທີ່ເຂົ້າຫາທີ່ຢູ່ນີ້ໄດ້.
# $address: where the table is
cli_table_open = ໂຕະເປີດແລ້ວທີ່ { $address } — ກົດ Ctrl-C ເພື່ອຢຸດ.
cli_table_lan = ທຸກຄົນໃນເຄືອຂ່າຍດຽວກັນເຂົ້າຮ່ວມໄດ້: ເອົາກ້ອງໂທລະສັບສ່ອງໂຄດນີ້.
cli_serving = ກຳລັງເປີດໂຕະທີ່ { $address } — ກົດ Ctrl-C ເພື່ອຢຸດ.

cli_play_help = ນັ່ງໂຕະໃນເທີ⁠ມິ⁠ນອນນີ້ ແລະ ຫຼິ້ນໜຶ່ງນັດກັບຄອມ⁠ພິວ⁠ເຕີ.
cli_rules_help = ພິມກະຕິ⁠ກາເຕັມຂອງເກມໜຶ່ງ.
cli_verify_help = ຫຼິ້ນບັນທຶກຂອງນັດໜຶ່ງຄືນໃໝ່ ແລະ ກວດວ່າໄພ້ທຸກຊຸດຕົງກັບທີ່ການສັບໄດ້ສັນຍາໄວ້.
cli_verify_file = ບັນທຶກ ເປັນໄຟລ໌ຂໍ້ຄວາມ.

cli_contest_help = ໃຫ້ຜູ້ຫຼິ້ນຄອມ⁠ພິວ⁠ເຕີສອງລະດັບແຂ່ງກັນດ້ວຍໄພ້ຊຸດດຽວກັນ.
cli_contest_a = ລະດັບໜຶ່ງ.
cli_contest_b = ອີກລະດັບໜຶ່ງ.
cli_contest_deals = ຈຳນວນຊຸດໄພ້ທີ່ຈະຫຼິ້ນ ຊຸດລະຕາ.
cli_contest_matches = ຈຳນວນນັດເຕັມທີ່ຈະຫຼິ້ນຕໍ່ຈາກນັ້ນ.
cli_contest_duplicate = ຫຼິ້ນໄພ້ແຕ່ລະຊຸດສອງເທື່ອ ໂດຍສະລັບຝ່າຍກັນ.
cli_contest_running = { $a } ແຂ່ງກັບ { $b }
cli_contest_unit = { $game ->
    [schnapsen] ຄະແນນ
   *[fiftysix] ເບ້ຍ
}
# $gain: with its sign; $unit: tables or game points
cli_contest_gain = { $a } ແຂ່ງກັບ { $b }: { $gain } { $unit } ຕໍ່ຕາ ຈາກໄພ້ { $deals } ຊຸດ.
cli_contest_interval = ຄ່າສະເລ່ຍແທ້ຢູ່ລະຫວ່າງ { $low } ແລະ { $high } ປະມານ 95 ໃນ 100 ເທື່ອ.
cli_contest_won = { $a } ຊະນະ { $share } % ຂອງຕາທັງໝົດ.
cli_contest_matches_won = ຊະນະນັດ: { $a } ຕໍ່ { $b }.
cli_contest_contracts = ສັນຍາຂອງ { $level }: ສຳເລັດ { $made }, ບໍ່ສຳເລັດ { $failed }; ໃນ { $doubled } ສັນຍາທີ່ຖືກທ້າ ສຳເລັດ { $doubled_made }.
cli_contest_par = ຖ້າທຸກຄົນເຫັນໄພ້ທຸກໃບ ແລະ ຫຼິ້ນດີທີ່ສຸດ ຈະສຳເລັດ { $stand } ໃນ { $solved } ສັນຍາ; ໃນນັ້ນສຳເລັດແທ້ { $stand_made }.
cli_contest_spent = { $level } ຕັດສິນໃຈເທື່ອໜຶ່ງໃຊ້ { $median } ms ໂດຍຄ່າກາງ ແລະ 95 % ຂອງທຸກເທື່ອໃຊ້ບໍ່ເກີນ { $p95 } ms.

cli_bench_help = ວັດວ່າກະຕິ⁠ກາ ແລະ ສ່ວນຄິດໄລ່ຫຼັກໄວປານໃດໃນເຄື່ອງນີ້ ທຽບກັບໂປຣ⁠ແກຣມອື່ນທີ່ຕິດຕັ້ງໄວ້.
cli_bench_seconds = ວັດແຕ່ລະຢ່າງດົນປານໃດ.
cli_bench_running = ກຳລັງວັດ
cli_bench_kernel = ສ່ວນຄິດໄລ່ຫຼັກ{ $kernel ->
    [compiled] {""}ຖືກຄອມພາຍແລ້ວ.
   *[uncompiled] {""}ຍັງບໍ່ຖືກຄອມພາຍ: ໄດ້ຜົນຄືກັນ ແຕ່ຊ້າກວ່າຫຼາຍເທົ່າ.
}
cli_bench_moves = ຫຼິ້ນໄດ້ { $moves } ເທື່ອຕໍ່ວິນາທີໃນໜຶ່ງແກນປະມວນຜົນ: 56 ແບບສຸ່ມທັງຕາ 6 ບ່ອນນັ່ງ ລວມທັງການເລືອກ.
# $deals: how many in a second
cli_bench_playouts = 56 ແບບ { $players } ຄົນ: ແຈກ ແລະ ຫຼິ້ນແບບສຸ່ມຈົນຈົບ { $deals } ຕາຕໍ່ວິນາທີ.
# $positions: how many in a second
cli_bench_strict = Schnapsen: ຄິດໄລ່ໄດ້ { $positions } ຕຳແໜ່ງຕໍ່ວິນາທີ ຕອນກອງກາງຫາກໍ່ໝົດ.
# $median, $mean: milliseconds; $share: in per cent
cli_bench_solving = 56 ແບບ { $players } ຄົນ: { $asked ->
    [contract] ຄິດໄລ່ວ່າ 28 ສຳເລັດຫຼືບໍ່
   *[points] ຄິດໄລ່ແຕ້ມຂອງທັງສອງຝ່າຍ
} ໃຊ້ { $median } ms ໂດຍຄ່າກາງ ແລະ { $mean } ms ໂດຍສະເລ່ຍ; { $share } % ຂອງຕາຄິດໄລ່ໄດ້ພາຍໃນໜຶ່ງວິນາທີ.
cli_bench_given_up = 56 ແບບ { $players } ຄົນ: { $asked ->
    [contract] 28 ຈະສຳເລັດຫຼືບໍ່
   *[points] ແຕ້ມຂອງທັງສອງຝ່າຍ
} ຄິດໄລ່ບໍ່ທັນເວລາໃນເຄິ່ງໜຶ່ງຂອງຕາ; { $share } % ຄິດໄລ່ໄດ້ພາຍໃນໜຶ່ງວິນາທີ.
# $peer: a program; $figure: a number
cli_bench_peer = { $measure ->
    [hearts_moves_per_s] { $peer }: Hearts ແບບສຸ່ມ ຫຼິ້ນໄດ້ { $figure } ເທື່ອຕໍ່ວິນາທີ.
    [skat_moves_per_s] { $peer }: Skat ແບບສຸ່ມ ຫຼິ້ນໄດ້ { $figure } ເທື່ອຕໍ່ວິນາທີ.
    [bridge_moves_per_s] { $peer }: Bridge ແບບສຸ່ມ ຫຼິ້ນໄດ້ { $figure } ເທື່ອຕໍ່ວິນາທີ.
    [bridge_every_lead_ms] { $peer }: ຄິດໄລ່ໄພ້ໃບທຳອິດທຸກໃບຂອງ Bridge ຕາໜຶ່ງໃຊ້ { $figure } ms ໂດຍຄ່າກາງ.
   *[strict_solves_per_s] { $peer }: ຄິດໄລ່ Schnapsen ໄດ້ { $figure } ຕຳແໜ່ງຕໍ່ວິນາທີ ຕອນກອງກາງຫາກໍ່ໝົດ.
}
cli_bench_no_peer = { $peer }: ບໍ່ໄດ້ຕິດຕັ້ງ ຈຶ່ງບໍ່ໄດ້ວັດ; ມັນມາກັບ “cardavia[peers]”.

cli_doctor_help = ສະແດງວ່າມີຫຍັງຕິດຕັ້ງຢູ່ ແລະ ໃຊ້ການໄດ້ຫຼືບໍ່.
# $modules: the parts that are not compiled
cli_doctor_uncompiled = ສ່ວນຄິດໄລ່ຫຼັກຍັງບໍ່ຖືກຄອມພາຍ: ໄດ້ຜົນຄືກັນ ແຕ່ຊ້າກວ່າຫຼາຍເທົ່າ. ຖ້າມີຄອມພາຍເລີ C ໃຫ້ຕິດຕັ້ງ Cardavia ໃໝ່. ສ່ວນທີ່ຍັງບໍ່ໄດ້ຄອມພາຍ: { $modules }
cli_doctor_works = { $part ->
    [kernel] ສ່ວນຄິດໄລ່ຫຼັກ: ໄດ້ລອງຫຼິ້ນຕາຈົນຈົບ.
    [page] ໜ້າເວັ⁠ບ: ມີຢູ່ໃນແພັກ⁠ເກັດ.
   *[other] { $part }: ໄດ້ແຈກ, ຫຼິ້ນ ແລະ ກວດໝົດຕາໜຶ່ງ.
} ທຸກຢ່າງຮຽບຮ້ອຍ.
cli_doctor_broken = { $part ->
    [kernel] ສ່ວນຄິດໄລ່ຫຼັກ: ຫຼິ້ນຕາບໍ່ຈົບ ຍ້ອນເຫດຂ້າງເທິງ.
    [page] ໜ້າເວັ⁠ບ: ຂາດຫາຍໄປ ຍ້ອນເຫດຂ້າງເທິງ.
   *[other] { $part }: ຫຼິ້ນຕາໜຶ່ງບໍ່ຈົບ ຍ້ອນເຫດຂ້າງເທິງ.
}
