# Solving a deal of Schnapsen with all cards seen: what cannot be solved.

# $switches: those of the rule set that the solver does not know
solve_other_switches = ຄິດໄລ່ຕາທີ່ໃຊ້ { LIST($switches, join: "and") } ບໍ່ໄດ້: ໃຫ້ເອົາຂໍ້ເລືອກທີ່ຕົວຄິດໄລ່ບໍ່ຮູ້ຈັກອອກ.
solve_not_your_turn = ຜູ້ທີ່ຮອດຜຽນເທົ່ານັ້ນຈຶ່ງຊັ່ງຊາໄພ້ໄດ້: ມຸມມອງນີ້ເປັນຂອງຄົນອື່ນ.
plan_stock_open = ແຜນໃຊ້ໄດ້ກັບກອງກາງທີ່ປິດແລ້ວເທົ່ານັ້ນ: ໃຫ້ປິດກອງກ່ອນ.
play_on_stock_closed = ການລອງຫຼິ້ນຕໍ່ໃຊ້ໄດ້ຕອນກອງກາງຍັງເປີດ: ຈາກນີ້ໄປຄິດໄລ່ໄດ້ເລີຍ.
last_draw_only = ອັນນີ້ໃຊ້ກັບຮອບສຸດທ້າຍທີ່ຍັງມີກອງກາງ: ໃນກອງຕ້ອງເຫຼືອ 2 ໃບ.
