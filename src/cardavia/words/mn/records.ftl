# The text record of a match (docs/record-format.md): what its reader refuses, and what there is to
# say of a record in which nothing is wrong. What a sentence quotes stands in «quotation marks».

## Where a record is wrong

# $problem: what is wrong there, a whole sentence
record_place = { $line }-р мөр: { $problem }
# $move: a card, call or announcement, as it was written
record_place_of_move = { $line }-р мөр, «{ $move }»: { $problem }

## What is no record, or cannot be read

# $version: 1
record_is_none = Энэ нь тоглолтын тэмдэглэл биш: [Cardavia "{ $version }"] гэж эхлэх ёстой.
# $found: the version of the record
record_of_another_version = Энэ тэмдэглэл «{ $found }» хувилбарынх, энд зөвхөн { $version } хувилбарыг уншдаг: шинэ Cardavia уншиж магадгүй.
record_not_utf8 = Энэ мөр UTF-8 бичвэр биш: тэмдэглэлээ тэр кодчиллоор хадгалаарай.
# $length, $most: characters
record_line_too_long = Энэ мөрөнд { NUMBER($length, useGrouping: 0) } тэмдэгт байна: тэмдэглэлийн нэг мөр хамгийн ихдээ { NUMBER($most, useGrouping: 0) } тэмдэгттэй.
# $character: such as U+0000
record_unprintable = { $character } тэмдэгт тэмдэглэлд байж болохгүй: устгаарай.

## Tags

record_bad_tag = «{ $text }» гэснийг шошго гэж уншиж чадсангүй: [Date "2026-03-01"] гэж бичээрэй, дундах хашилтыг \" гэнэ.
record_tag_too_late = { $tag } шошго тараалтуудын дунд байна: бүх шошго эхний тараалтаас өмнө байдаг.
# $first: the line where it stood first
record_tag_twice = { $tag } шошго { $first }-р мөрөнд аль хэдийн байна: нэг л удаа бичнэ.
record_tag_missing = { $tag } шошго дутуу: эхний тараалтаас өмнө байх ёстой.
record_unknown_tag = Тэмдэглэлд { $tag } гэдэг шошго байдаггүй: устгаарай, эсвэл docs/record-format.md дээрх шиг бичээрэй.
# $found: what stands there
record_not_a_number = { $tag } шошгонд тоо бичнэ, «{ $found }» биш.
# $found, $version: numbers of the rules
record_of_other_rules = Тэмдэглэл дүрмийн «{ $found }» хувилбарынх, энд { $version } хувилбараар тоглодог: дүн нь өөр гарч магадгүй.
record_tag_differs = { $tag } шошгонд «{ $found }» гэсэн байна, гэтэл тараалтуудын дүн { $due }.
record_winner_too_early = Тараалтууд дуусахад хэн ч хожоогүй байна: Winner шошго хараахан эрт.

## Names, seats and the shuffle

# $names: how many
record_names = Тэмдэглэлд суудал бүрд нэг нэр байна: { $seats } суудалд { $names } нэр болохгүй.
# $most: characters
record_bad_name = «{ $name }» болохгүй: нэр, огноо нь нэг мөр энгийн бичвэр, 1–{ $most } тэмдэгт, захдаа зайгүй.
record_secret_of_nothing = Энэ тэмдэглэлд нууц нь харьяалагдах холилтын мэдээлэл огт алга.

## Deals

# $found: the word that is wrong
# $due: the whole line as it should be
record_differs = «{ $found }» мод, нүүдлүүдээс гарахгүй: энэ мөр «{ $due }» байх ёстой.
record_line_too_short = Энэ мөрийн төгсгөл дутуу: «{ $due }» байх ёстой.
record_deal_goes_on = «{ $found }» эртэднэ: тараалт үргэлжилж байна, { $seat }-р суудлын ээлж.
# $due: Deal and its number
record_next_deal_or_end = «{ $found }» энд байх ёсгүй: тараалт дууссан тул «{ $due }» эсвэл «End» байх ёстой.
record_match_is_over = «{ $found }» энд байх ёсгүй: тоглолт дууссан тул «End» байх ёстой.
# $due: the line that should come next
record_breaks_off = Тэмдэглэл тасарсан байна: { $due ->
    [End] сүүлийн мөр нь «End» байх ёстой.
   *[other] «{ $due }» гэж үргэлжлээд, сүүлийн мөр нь «End» байх ёстой.
}
record_after_end = «{ $found }» «End» гэсний дараа байна, тэнд тэмдэглэл дууссан: устгаарай.

# $deal, $deals: counted from 1
record_no_such_deal = { $deal }-р тараалт алга: тэмдэглэлд { $deals ->
    [0] хараахан тараалт байхгүй
   *[other] { $deals } тараалт байна
}.
# $asked: after how many moves
record_no_such_move = { $deal }-р тараалт { $moves } нүүдэлтэй: { $asked } нүүдлийн дараа юу ч байхгүй.
record_deal_from_its_middle = Энэ тараалт дундаасаа, байрлалаас эхэлсэн: зөвхөн бүтэн тараалтыг тэмдэглэдэг.

## The verdict on a record in which nothing is wrong

# $deals: how many packs were dealt
record_verdict_replayed = { $deals ->
    [0] Хараахан мод тараагаагүй: шалгах юм алга.
   *[other] Нийт { $deals } тараалтын бүх нүүдэл дүрмийн дагуу байна, нүүдлийн тоо { $moves }.
}
# $packs: how many
# $contributions: how many people shared in the shuffle
record_verdict_shuffle_checked = { $contributions ->
    [0] Нууц нь нийтэлсэнтэй таарч, тараалт бүрийн мод холисон ёсоороо байна; гэхдээ хэн ч хувь оруулаагүй тул нууцыг тараагч ганцаараа сонгосон.
    [one] Нууц, оруулсан хувь хоёр амласантай таарч, тараалт бүрийн мод холисон ёсоороо байна.
   *[other] Нууц болон оруулсан { $contributions } хувь бүгд амласантай таарч, тараалт бүрийн мод холисон ёсоороо байна.
}
# $seat: who dealt first
# $drawn: whom chance would have named
record_verdict_first_dealer_chosen = Анхны тараагчаар сугалаагаар { $drawn }-р суудал таарах байсан; хэн нэгэн { $seat }-р суудлыг сонгожээ.
record_verdict_shuffle_no_secret = Модыг хараахан шалгах боломжгүй: тараагч нууцаа нээгээгүй байна.
record_verdict_shuffle_no_data = Модыг шалгах боломжгүй: тэмдэглэлд холилтын мэдээлэл алга.
# $winners: how many names
# $names: the winners’ names, with commas between them
record_verdict_won = Тоглолтыг хожсон{ $winners ->
    [one] {""}
   *[other] {" "}тал
}: { $names }. Дүн { $one }:{ $other }.
record_verdict_goes_on = Тоглолт дуусаагүй: дүн { $one }:{ $other }.

# $most: how many characters
record_too_large = Энэ нь тэмдэглэл биш: тэмдэглэл хамгийн ихдээ { $most } тэмдэгттэй.
