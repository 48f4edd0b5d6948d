# The page where a match is looked back at, and the list of one’s own matches.

page_replay = Эргэж үзэх
# The link to it
page_replay_look = Эргэж үзэх
# $to: trick_back, back, play, pause, on or trick_on
page_replay_go = { $to ->
    [trick_back] Нэг гэр ухрах
    [back] Нэг нүүдэл ухрах
    [play] Өөрөө үргэлжлэх
    [pause] Зогсоох
    [trick_on] Нэг гэр урагшлах
   *[on] Нэг нүүдэл урагшлах
}
# Before the number of one
page_replay_deal = Тараалт
# Whose cards lie open
page_replay_hands = Ил харагдах гар
page_replay_all = Бүх гар
page_replay_keys = Зүүн, баруун сум нүүдлээр, дээш, доош сум гэрээр, Page товч тараалтаар явна; Home, End тараалтын эхэнд, төгсгөлд хүргэж, зайны товчоор өөрөө үргэлжилнэ.
# $checked: checked, failed, or why it was not
page_replay_checked = { $checked ->
    [checked] Холилтыг шалгасан
    [failed] Холилт таарахгүй байна
   *[other] Холилтыг шалгаагүй
}
# A field with the address of what is shown
page_replay_link = Энэ агшны холбоос:
page_replay_open = Тэмдэглэл нээх
page_replay_open_about = Хадгалсан тэмдэглэлийг үг бүрээр нь шалгаад, дараа нь тоглолтыг нь эргэж үзүүлнэ. Энд юу ч хадгалахгүй.
page_replay_choose = Файл сонгох

page_matches = Таны тоглолтууд
page_matches_none = Та хараахан нэг ч тоглолтыг дуустал тоглоогүй байна.
page_match_outcome = { $won ->
    [yes] хожсон
   *[no] хожигдсон
}
