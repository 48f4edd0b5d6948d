# Why the computer players of 56 call and play as they do: “бид” are the side of the seat that moves.
#
# $percent: how likely, of 100, as that seat reckons; $points: card points; $who: a seat, or who sits there.

## Calls

# $number, $strain: the bid
why_bid = { $strain ->
    [NT] Хөзөргүй тоглоход
   *[other] Хөзөр нь { strain_name } бол
} бид { $points } орчим оноо авах төлөвтэй: { $number } гэсэн амлалт зуугаас { $percent } удаа биелнэ.
why_bid_over_them = Тэднийг зүгээр өнгөрөөвөл { $number } { strain_name } гэснээ зуугаас { $percent } орчим удаа биелүүлнэ.
why_bid_higher_stage = { $number } гэдгээс эхлээд амлалт илүү олон жетонтой.
why_better_strain = { $strain ->
    [NT] Хөзөргүй тоглоход
   *[other] Хөзөр нь { strain_name } байвал
} ханийн маань хэлснээс илүү оноо харагдаж байна.
why_show_more = Ханьдаа шинэ зүйл мэдэгдэж байна: магадгүй илүү өндөр шатанд хүрч болно.
why_not_passed_out = Хэн ч үнэ хэлэхгүй бол 28 хөзөргүй тоглоно, түүнийг түрүүлж дуудсан тал зуугаас { $percent } орчим удаа биелүүлдэг.
# $suit: a suit
why_both_jacks = Нэг { suit_name } боолыг { $who ->
    [you] та
   *[other] { SEAT($who) }
} мэдэгдсэн: биднийхтэй нийлээд хоёулаа манайд байна.
why_partner_has_jack = Нэг { suit_name } боолыг { $who ->
    [you] та
   *[other] { SEAT($who) }
} мэдэгдсэн.
why_pass_at_first = Хэлэхэд хангалттай үнэ одоохондоо алга: хамгийн сайн нь { strain_name }, { $points } орчим оноо.
why_pass_out = Хэн ч үнэ хэлэхгүй бол 28 хөзөргүй тоглоно, түүнийг түрүүлж дуудсан тал зуугаас { $percent } орчим удаа биелүүлдэг: бидний ямар ч дуудлага үүнээс дээргүй.
why_pass_ours = Бидний { $number } { strain_name } хүчинтэй, зуугаас { $percent } орчим удаа биелнэ: өөр дуудлага үүнээс дээргүй.
why_pass_theirs = Тэд { $number } { strain_name } гэснээ зуугаас { $percent } орчим удаа биелүүлнэ: бидний ямар ч дуудлага үүнээс дээргүй.
why_double = Тэд { $points } орчим оноо авах төлөвтэй: { $number } { strain_name } зуугаас { $percent } удаа биелэхгүй.
why_redouble = Давхарласан ч бидний { $number } { strain_name } зуугаас { $percent } удаа биелнэ.
why_any_call = Зүгээр л таамгаар дуудлаа.
why_strong_suit = Энэ гар { suit_name } өнгөөр хүчтэй.
why_double_high = { $number } гэдэг өндөр үнэ, эсрэг нь энэ гарт боол { $jacks } байна.
why_may_not_pass = Түрүүлж дуудах хүн өнжиж болохгүй, гэтэл хүчтэй өнгө алга.
why_pass_to_partner = Ханийн маань үнэ хүчинтэй байна: өнжөөд түүнд нь үлдээнэ.
why_pass_weak = Ийм өндөр үнэ хэлэх хүчтэй өнгө алга.

## Cards

# $card: the card played
why_only_card = Гаргаж болох мод нь ганцхан { CARDS($card) }.
why_any_card = Зүгээр л таамгаар гаргалаа.
why_lead_stands = Үлдсэн модноос { CARDS($card) } модыг дийлэх нь алга: гэр манайх.
why_lead_likely = { CARDS($card) } одоо гэр авах байх, зуугаас { $percent } орчим удаа.
why_lead_to_partner = Нэг { suit_name } боолыг { $who ->
    [you] та
   *[other] { SEAT($who) }
} мэдэгдсэн: түүнд нь зориулж гарлаа.
why_lead_waiting = { CARDS($card) } модоор гарвал гэр зуугаас { $percent } орчим удаа манайд ирнэ: бусад модоо хадгалсан нь дээр.
why_draw_trumps = Тэдний хөзрийг шавхаж байна, эс бөгөөс хөзрөөрөө бидний гэрийг авна.
why_lead_jack = Боол бол өнгийнхөө хамгийн том мод.
why_lead_longest = Хамгийн олон модтой өнгө нь { suit_name }: түүний хамгийн томоор гарлаа.
why_take_last = Сүүлчийн ээлж: { CARDS($card) } гэрийг { $points } оноотой нь авна.
# $cards: the others that would do
why_cheapest = { CARDS($cards, join: "and") } ч гэр авч чадна, гэхдээ хүрэлцэх хамгийн бага мод нь энэ.
why_take_stands = Цаана нь гарах модноос { CARDS($card) } модыг дийлэх нь алга: гэр манайх.
why_take_over = { CARDS($card) } ханийн модыг дийлж, гэрийг зуугаас { $percent } орчим удаа манайд үлдээнэ.
why_ours_anyway = Гэр ямар ч байсан манайх, { CARDS($card) } { $points ->
    [0] гарсан ч алдах юм алга
   *[other] нэмээд { $points } оноо оруулна
}.
why_take_likely = { CARDS($card) } гэрийг тэргүүлнэ; зуугаас { $percent } орчим удаа манайд үлдэх байх.
# $suit: the suit led
why_ruff = Энэ гарт { suit_name } алга, тэгэхээр хөзрөөр авч болно.
why_partner_has_it = Гэр ханийнх болох нь тодорхой: { $points ->
    [0] сайн мод өгөх хэрэггүй
   *[other] { $points } оноо нэмж өгье
}.
why_partner_may_have_it = Гэр одоохондоо ханийнх, зуугаас { $percent } орчим удаа манайд үлдэх байх: { $points ->
    [0] сайн мод үрэх хэрэггүй
   *[other] { $points } оноо нэмж өгье
}.
why_no_trump_on_partner = Хань маань авсан гэрт хөзөр үрэх хэрэггүй.
why_partner_to_come = Цаана нь гарах хань зуугаас { $percent } орчим удаа бидэнд авч өгөх байх.
why_not_worth_it = Гэрт одоохондоо { $points ->
    [0] оноо алга
   *[other] { $points } оноо байна
}: авч чадах модоо дараа хэрэглэсэн нь дээр.
why_throw_least = Гэр тэднийх: үүнээс хямд өгөх мод алга.
why_throw_least_needed = Гэр тэднийх: бидэнд хамгийн хэрэггүй мод нь энэ.
why_points_to_partner = Гэр ханийнх: { $points ->
    [0] өгөх оноо алга
   *[other] { $points } оноо нэмж өгье
}.
why_beats_trick = Ширээн дээрхийг дийлэх модны хамгийн бага нь { CARDS($card) }.
why_cannot_beat = Ширээн дээрхийг дийлэх мод алга: хамгийн багыг нь өгье.

# $deals: how many deals that fit the calls and the play were tried
why_tried_ours = Дуудлага, гарсан модтой таарах { $deals } тараалтаар туршихад { CARDS($card) } хамгийн сайн байна: бидний амлалт зуугаас { $percent } орчим удаа биелнэ.
why_tried_theirs = Дуудлага, гарсан модтой таарах { $deals } тараалтаар туршихад { CARDS($card) } хамгийн сайн байна: тэдний амлалт зуугаас { $percent } орчим удаа биелэхгүй.
why_tried_all_alike = Энд аль модыг гаргах нь бараг ялгаагүй.
# $cards: the others that did as well
why_tried_alike = { CARDS($cards, join: "or") } гаргасан ч бараг ижил.
