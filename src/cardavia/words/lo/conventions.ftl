# What each call of 56 tells by the convention card (conventions/card.toml).
# $call: the call as text; $suit: the suit it tells of; the other numbers are those of the card.

tells_jack = { CALL($call) }: ມີ J { suit_name } ຢ່າງໜ້ອຍ { $jacks } ໃບ.
tells_strong = { CALL($call) }: ແຂງທາງດອກ { suit_name } (ມີໄພ້ແຕ້ມ { $high } ໃບຂຶ້ນໄປ) ແຕ່ບໍ່ມີ J ຂອງດອກນີ້.
tells_jacks = { CALL($call) }: ມີ J ໃນຢ່າງໜ້ອຍ { $jack_suits } ດອກ.
tells_void = { CALL($call) }: ບໍ່ມີ { suit_name } ເຊິ່ງເປັນດອກທີ່ຖືກຂານຫຼ້າສຸດ.
tells_high_only = { CALL($call) }: ມີໄພ້ແຕ້ມ (J 9 A 10) ຂອງ { suit_name } ພໍດີ { $high } ໃບ ແລະ ບໍ່ມີໃບອື່ນຂອງດອກນີ້.
tells_nothing = { CALL($call) }: ບໍ່ບອກຫຍັງກ່ຽວກັບໄພ້ໃນມື.
tells_pass = ຜ່ານ: ບໍ່ບອກຫຍັງກ່ຽວກັບໄພ້ໃນມື.
tells_double = ທ້າ: ຄິດວ່າຄຳຮຽກນັ້ນຈະບໍ່ສຳເລັດ; ບໍ່ບອກຫຍັງກ່ຽວກັບໄພ້ໃນມື.
tells_redouble = ທ້າຄືນ: ຄິດວ່າຄຳຮຽກຈະສຳເລັດຢູ່ດີ; ບໍ່ບອກຫຍັງກ່ຽວກັບໄພ້ໃນມື.
