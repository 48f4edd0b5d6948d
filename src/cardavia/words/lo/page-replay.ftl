# The page where a match is looked back at, and the list of one’s own matches.

page_replay = ເບິ່ງຄືນ
# The link to it
page_replay_look = ເບິ່ງນັດນີ້ຄືນ
# $to: trick_back, back, play, pause, on or trick_on
page_replay_go = { $to ->
    [trick_back] ຖອຍຄືນໜຶ່ງຮອບ
    [back] ຖອຍຄືນໜຶ່ງກ້າວ
    [play] ໄປຕໍ່ເອງ
    [pause] ຢຸດ
    [trick_on] ໄປຕໍ່ໜຶ່ງຮອບ
   *[on] ໄປຕໍ່ໜຶ່ງກ້າວ
}
# Before the number of one
page_replay_deal = ຕາ
# Whose cards lie open
page_replay_hands = ໄພ້ທີ່ເຜີຍ
page_replay_all = ໄພ້ຂອງທຸກຄົນ
page_replay_keys = ລູກສອນຊ້າຍ ແລະ ຂວາໄປເທື່ອລະກ້າວ, ຂຶ້ນ ແລະ ລົງໄປເທື່ອລະຮອບ, ປຸ່ມ Page ໄປເທື່ອລະຕາ; Home ແລະ End ໄປຕົ້ນຕາ ແລະ ທ້າຍຕາ, ປຸ່ມ Space ໃຫ້ໄປຕໍ່ເອງ.
# $checked: checked, failed, or why it was not
page_replay_checked = { $checked ->
    [checked] ກວດການສັບໄພ້ແລ້ວ
    [failed] ການສັບໄພ້ກວດບໍ່ຜ່ານ
   *[other] ບໍ່ໄດ້ກວດການສັບໄພ້
}
# A field with the address of what is shown
page_replay_link = ລິ້ງມາຫາຕອນນີ້:
page_replay_open = ເປີດບັນທຶກ
page_replay_open_about = ບັນທຶກທີ່ເກັບໄວ້ຈະຖືກກວດທຸກຄຳ ແລ້ວທ່ານກໍເບິ່ງນັດນັ້ນຄືນໄດ້. ຢູ່ນີ້ບໍ່ເກັບຫຍັງໄວ້ເລີຍ.
page_replay_choose = ເລືອກໄຟລ໌

page_matches = ນັດຂອງທ່ານ
page_matches_none = ຍັງບໍ່ມີນັດທີ່ທ່ານຫຼິ້ນຈົນຈົບ.
page_match_outcome = { $won ->
    [yes] ຊະນະ
   *[no] ແພ້
}
