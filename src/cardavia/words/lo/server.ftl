# What the server refuses, to a page and at its start.

no_such_table = ບໍ່ມີໂຕະນີ້: ລິ້ງອາດຂາດບາງສ່ວນ.
no_such_page = ທີ່ຢູ່ນີ້ບໍ່ມີຫຍັງ.
who_are_you = ຢູ່ນີ້ຍັງບໍ່ຮູ້ຈັກທ່ານ: ໃຫ້ເປີດໜ້າທຳອິດເທື່ອໜຶ່ງ ແລະ ອະນຸຍາດຄຸກ⁠ກີ້ຂອງໜ້ານັ້ນ.
record_after_match = ບັນທຶກຈະໄດ້ຕອນຈົບນັດ: ກ່ອນນັ້ນມັນຈະເຜີຍໄພ້ຂອງທຸກຄົນ.
foreign_origin = ຄຳຂໍນີ້ມາຈາກເວັ⁠ບອື່ນ: ໃຫ້ເປີດ Cardavia ໂດຍກົງ.
message_too_long = ຂໍ້ຄວາມໜຶ່ງຍາວໄດ້ບໍ່ເກີນ { $most } ໄບຕ໌.
bad_message = ນີ້ບໍ່ແມ່ນຂໍ້ຄວາມຂອງໂຕະ: { $problem }.
bad_message_id = ຂໍ້ຄວາມຕ້ອງມີ id ຍາວ 1 ຫາ { $most } ຕົວອັກສອນ.
bad_request = ບໍ່ເຂົ້າໃຈຄຳຂໍນີ້.
request_too_large = ຄຳຂໍນີ້ໃຫຍ່ເກີນໄປ.
too_many_requests = ມີຄຳຂໍຫຼາຍເກີນໄປ: ຖ້າຈັກໜ້ອຍ.
cannot_keep = ຕອນນີ້ເຊີ⁠ບເວີບັນທຶກບໍ່ໄດ້: ຍັງບໍ່ມີຫຍັງປ່ຽນແປງ, ອີກຈັກໜ້ອຍລອງໃໝ່.
server_failed = ເຊີ⁠ບເວີມີບັນຫາ: ອີກຈັກໜ້ອຍລອງໃໝ່.

# $file: a path
cookie_key_damaged = ກະແຈໃນ { $file } ເສຍຫາຍ: ໃຫ້ເອົາສະບັບສຳຮອງມາໃສ່ຄືນ ຫຼື ລຶບຖິ້ມ ແລ້ວແຂກຈະເລີ່ມໃໝ່.
# $folder: a path; $problem: what the system says
data_folder_unusable = ເກັບໂຕະໄວ້ໃນ { $folder } ບໍ່ໄດ້: { $problem }.
port_in_use = ພອດ { $port } ຖືກໃຊ້ຢູ່ແລ້ວ: ໃຫ້ເລືອກພອດອື່ນດ້ວຍ --port ຫຼື ບໍ່ຕ້ອງລະບຸ ເພື່ອໃຊ້ພອດທີ່ຫວ່າງ.
address_unusable = ເປີດຮັບທີ່ { $host } ພອດ { $port } ບໍ່ໄດ້: ທີ່ຢູ່ນີ້ບໍ່ແມ່ນຂອງຄອມ⁠ພິວ⁠ເຕີນີ້ ຫຼື ບໍ່ໄດ້ຮັບອະນຸຍາດ.
