# The checkable shuffle: what it refuses, and what its check finds. Packs and seats are counted
# from 0, as in the published specification (docs/fairness.md).

## What cannot be read or used

# $digits: 64
shuffle_bad_hex = Нууц, оруулсан хувь, тэдгээрийн хэшийг { $digits } оронгоор, 0–9 ба a–f тэмдэгтээр бичдэг: энэ өөр юм байна.
# $length: 32
# $found: how many it has
shuffle_bad_length = Нууц, оруулсан хувь { $length } байт байх ёстой, { $found } биш.
# $most: the highest number that a seat can have
shuffle_no_such_seat = { $seat }-р суудал алга: суудлыг 0-ээс { $most } хүртэл дугаарладаг.
shuffle_seat_twice = { $seat }-р суудлаас хоёр хувь ирсэн: нэг суудал нэг л хувь оруулна.
shuffle_no_such_pack = { $pack }-р багц алга: тоглолт 0-р багцаас эхэлж, шинэ багц бүр нэгээр нэмэгдэнэ.
# $most: the highest number of seats
shuffle_no_such_table = Ширээ 2-оос { $most } хүртэл суудалтай, { $seats } биш.
# $most: the highest number of cards
shuffle_no_such_size = Багц 0-ээс { $most } хүртэл модтой, { $size } биш.

## What does not fit

shuffle_secret_not_as_published = Тараагчийн нууц анхны тараалтаас өмнө нийтэлсэн хэштэй таарахгүй байна.
shuffle_not_as_committed = { $seat }-р суудлын оруулсан хувь өмнө нь илгээсэн хэштэйгээ таарахгүй байна.
shuffle_never_committed = { $seat }-р суудлын оруулсан хувь тооцогдохгүй: хэшийг нь эхлээд илгээх ёстой байсан.
shuffle_never_opened = { $seat }-р суудал хэш илгээсэн ч хувиа нээгээгүй: тоглолтыг шинээр эхлэх ёстой байсан.
# $found, $due: how many cards
shuffle_pack_of_other_size = { $pack }-р багц (эхнийх нь 0-р) { $due } модтой байх ёстой, { $found } биш.
# $place: counted from 1
# $found, $due: one card each
shuffle_pack_differs = { $pack }-р багц (эхнийх нь 0-р) холисон ёсоороо биш байна: дээрээс { $place }-р мод { CARDS($due) } байх ёстой, { CARDS($found) } биш.
