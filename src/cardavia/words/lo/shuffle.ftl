# The checkable shuffle: what it refuses, and what its check finds. Packs and seats are counted
# from 0, as in the published specification (docs/fairness.md).

## What cannot be read or used

# $digits: 64
shuffle_bad_hex = ຄ່າລັບ, ສ່ວນຮ່ວມສັບ ແລະ ຄ່າ hash ຕ້ອງຂຽນດ້ວຍ { $digits } ຕົວ ແຕ່ລະຕົວເປັນ 0–9 ຫຼື a–f: ອັນນີ້ບໍ່ແມ່ນແບບນັ້ນ.
# $length: 32
# $found: how many it has
shuffle_bad_length = ຄ່າລັບ ຫຼື ສ່ວນຮ່ວມສັບຕ້ອງຍາວ { $length } ໄບຕ໌ ບໍ່ແມ່ນ { $found }.
# $most: the highest number that a seat can have
shuffle_no_such_seat = ບໍ່ມີບ່ອນນັ່ງ { $seat }: ບ່ອນນັ່ງນັບແຕ່ 0 ຫາ { $most }.
shuffle_seat_twice = ບ່ອນນັ່ງ { $seat } ມີສ່ວນຮ່ວມສັບສອງອັນ: ແຕ່ລະບ່ອນມີໄດ້ອັນດຽວ.
shuffle_no_such_pack = ບໍ່ມີໄພ້ຊຸດ { $pack }: ນັດໜຶ່ງເລີ່ມດ້ວຍຊຸດ 0 ແລ້ວນັບຂຶ້ນເທື່ອລະໜຶ່ງ.
# $most: the highest number of seats
shuffle_no_such_table = ໂຕະໜຶ່ງມີ 2 ຫາ { $most } ບ່ອນນັ່ງ ບໍ່ແມ່ນ { $seats }.
# $most: the highest number of cards
shuffle_no_such_size = ໄພ້ຊຸດໜຶ່ງມີໄດ້ 0 ຫາ { $most } ໃບ ບໍ່ແມ່ນ { $size }.

## What does not fit

shuffle_secret_not_as_published = ຄ່າລັບຂອງຜູ້ສັບບໍ່ກົງກັບຄ່າ hash ທີ່ເຜີຍແຜ່ກ່ອນຕາທຳອິດ.
shuffle_not_as_committed = ສ່ວນຮ່ວມສັບຂອງບ່ອນນັ່ງ { $seat } ບໍ່ກົງກັບຄ່າ hash ທີ່ບ່ອນນີ້ສົ່ງມາກ່ອນໜ້ານັ້ນ.
shuffle_never_committed = ສ່ວນຮ່ວມສັບຂອງບ່ອນນັ່ງ { $seat } ບໍ່ນັບ: ຕ້ອງສົ່ງຄ່າ hash ມາກ່ອນ.
shuffle_never_opened = ບ່ອນນັ່ງ { $seat } ສົ່ງຄ່າ hash ແລ້ວແຕ່ບໍ່ໄດ້ເປີດສ່ວນຮ່ວມສັບ: ນັດນີ້ຄວນເລີ່ມໃໝ່.
# $found, $due: how many cards
shuffle_pack_of_other_size = ໄພ້ຊຸດ { $pack } (ຊຸດທຳອິດແມ່ນ 0) ຄວນມີ { $due } ໃບ ບໍ່ແມ່ນ { $found }.
# $place: counted from 1
# $found, $due: one card each
shuffle_pack_differs = ໄພ້ຊຸດ { $pack } (ຊຸດທຳອິດແມ່ນ 0) ບໍ່ຕົງກັບທີ່ສັບໄວ້: ໃບທີ { $place } ຈາກເທິງຄວນແມ່ນ { CARDS($due) } ບໍ່ແມ່ນ { CARDS($found) }.
