# What is asked of computer players and cannot be had.

unknown_level = ບໍ່ມີລະດັບ “{ $level }”: ໃຫ້ເລືອກ { LIST($levels, join: "or") }.
budget_too_small = ໃຫ້ຄິດໄດ້ຢ່າງໜ້ອຍ 1 ໜ່ວຍ ແລະ ເວລາຕ່ຳກວ່າ 0 ວິນາທີບໍ່ໄດ້.
not_your_turn = ຍັງບໍ່ຮອດຜຽນຂອງບ່ອນນັ່ງນີ້.
