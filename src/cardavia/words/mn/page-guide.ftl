# The guide that explains a deal while it is played: one short sentence at a time, to somebody who has never
# played the game. Each has to fit on four short lines of a phone.

page_guide_start = Тоглож сурах
page_guide_next = Дараагийн зөвлөгөө
page_guide_close = Зөвлөгөөг хаах
page_guide_done = Нэг тараалт бүтэн дууслаа. Цааш тоглоорой: шинэ зүйл гарвал тэр үед нь тайлбарлана.

## Schnapsen. $who is you or other, $name the other’s name; $card a card, $suit a suit

page_guide_schnapsen_goal = Гэр авч, модных нь оноог нэмээрэй: 66 оноо цуглуулсан нь тараалтыг хожно.
page_guide_schnapsen_trumps = Хөзөр нь { suit_name }: газрын доорх дэлгэсэн мод үүнийг заана. Хөзөр бусад бүх өнгийг дийлнэ.
page_guide_schnapsen_values = Томоосоо: тамга 11 оноо, арав 10, ноён 4, { -queen } 3, { -jack } 2. Арав нь ноёнг дийлнэ.
page_guide_schnapsen_lead = Та гарна, дурын модоо гаргаарай. Бага мод бол эрсдэл багатай.
# $trump: yes where the suit that was led is trumps
page_guide_schnapsen_reply = { CARDS($card) } модоор гарлаа. Газар модтой байхад дурын модоо тавьж болно; { $trump ->
    [yes] зөвхөн илүү том хөзөр дийлнэ
   *[no] илүү том { suit_name } эсвэл хөзөр дийлнэ
}.
page_guide_schnapsen_took = { $who ->
    [you] Гэр таных, { $points } оноо. Дараагийн гараа ч таных.
   *[other] { $name } гэр авлаа, { $points } оноо. Дараагийн гараа ч түүнийх.
}
page_guide_schnapsen_draw = Гэр бүрийн дараа хоёулаа нэг мод авна, гэр авсан нь түрүүлнэ: ингээд гарт дахин таван мод болно.
# $worth: 20 or 40
page_guide_schnapsen_marriage = Танд { suit_name } ноён, { -queen } хоёр байна, энэ бол хос: аль нэгээр нь гарвал { $worth } оноо авна.
# $pending: yes where it counts once a trick is won
page_guide_schnapsen_declared = { $who ->
    [you] Таны хос
   *[other] { $name } хос зарлалаа:
} { $worth } оноо{ $pending ->
    [yes] , гэр авмагц тооцно.
   *[no] .
}
page_guide_schnapsen_exchange = Танд хөзрийн { -jack } байна: гарахаасаа өмнө { CARDS($card) } модоор сольж болно.
page_guide_schnapsen_close = 66 гарцаагүй юу? Гарахаасаа өмнө газрыг хааж болно: цаашид хэн ч мод авахгүй. Хаачихаад хүрээгүй нь төлнө.
page_guide_schnapsen_closed = { $who ->
    [you] Та газрыг хаалаа.
   *[other] { $name } газрыг хаалаа.
} Одоо хэн ч мод авахгүй; өнгө дагаж, чадвал ахиулна.
page_guide_schnapsen_last = Газарт хоёр мод үлдлээ: энэ гэрийг алдсан хүнд { CARDS($card) } очно.
page_guide_schnapsen_strict = Газрын мод дууслаа: одооноос өнгө дагаж, чадвал заавал ахиулна.
# $cards: those that may be played
page_guide_schnapsen_must = { CARDS($card) } модоор гарлаа. Өнгө дагаж, чадвал дийлэх ёстой: { CARDS($cards, join: "or") }.
# $needed: points that the viewer still needs
page_guide_schnapsen_stands = Танд { $mine } оноо, өрсөлдөгчид тань { $theirs }. Танд дахиад { $needed } хэрэгтэй.
# $points: what the deal is worth; $left: what the winner has still to win of seven
page_guide_schnapsen_end = { $who ->
    [you] Та тараалтыг хожлоо
   *[other] { $name } тараалтыг хожлоо
}, { $points } оноо: долоогоос { $left } үлдлээ. Тэг болгосон нь тоглолтыг хожно.

## 56. $who is us or them, the side of somebody or something, where nothing else is said

# $names: the partners’; $seats: how many sit there
page_guide_fiftysix_sides = Таны хань: { $names }{ $seats ->
    [4] , яг урд тань суусан
   *[other] , нэг алгасаад суусан
}. Бусад нь тантай өрсөлдөнө.
page_guide_fiftysix_values = Томоосоо: боол 3 оноо, ес 2, тамга 1, арав 1; ноён, хатан оноогүй. Нийт 56 оноо.
page_guide_fiftysix_auction = Эхлээд дуудлага: 56 онооноос хэдийг авах вэ? Багадаа 28, үнэ бүр өмнөхөөсөө их байна.
# Followed by what the call tells
page_guide_fiftysix_heard = { $who ->
    [us] Таны хань { $name } дуудлаа.
   *[them] Нөгөө талын { $name } дуудлаа.
}
page_guide_fiftysix_call = Та дуудна. Эхлээд тоо хэлбэл: боол нь надад бий. Эхлээд өнгө хэлбэл: хүчтэй, гэхдээ боолгүй. Эсвэл өнжинө.
# $who: you, or a name; $least: the lowest bid that is higher
page_guide_fiftysix_bid = { $who ->
    [you] Сүүлийн үнэ таных.
   *[other] Сүүлийн үнэ: { $who }.
} Илүүг хүсвэл { $least } ба дээш гэнэ; бусад нь бүгд өнжвөл энэ нь тогтоно.
# $strain: a suit, or NT for no trumps; $passed: yes where nobody has bid
page_guide_fiftysix_contract = { $passed ->
    [yes] Бүгд өнжлөө.
   *[no] Дуудлага дууслаа.
} { $who ->
    [us] Танай тал
   *[them] Нөгөө тал
} 56 онооноос { $number } авах ёстой; { $strain ->
    [NT] хөзөргүй.
   *[other] хөзөр нь { suit_name }.
}
# $wins, $costs: tables won if made and lost if failed
page_guide_fiftysix_stake = { $who ->
    [us] Амлалт биелбэл танай тал { $wins } жетон авна, эс бөгөөс { $costs } жетон төлнө.
   *[them] Амлалт биелбэл нөгөө тал { $wins } жетон авна, эс бөгөөс { $costs } жетон төлнө.
}
# $who: you, or a name
page_guide_fiftysix_first = { $who ->
    [you] Та тараагчийн дараа сууж байгаа тул түрүүлж гарна
   *[other] { $who } тараагчийн дараа сууж байгаа тул түрүүлж гарна
}, хэн амласан нь хамаагүй.
page_guide_fiftysix_lead = Та гарна, дурын модоо гаргаарай. Бусад нь чадвал өнгө дагах ёстой.
page_guide_fiftysix_follow = Гарсан өнгө нь { suit_name }, танд байгаа тул заавал дагана.
# $trump: none; led where the suit that was led is trumps; other
page_guide_fiftysix_free = Танд { suit_name } алга тул дурын модоо гаргана{ $trump ->
    [other] : гэр авах хөзөр, эсвэл ханьдаа оноотой мод.
   *[none] : хань тань авах бол оноотойг, үгүй бол оноогүйг.
}
page_guide_fiftysix_takes = { $who ->
    [us] Гэр одоохондоо танай талд байна: оноотой мод тавихад тохиромжтой.
   *[them] Гэр одоохондоо нөгөө талд байна: дийлээрэй, эсвэл оноогоо хэмнээрэй.
}
# $name: you, or who took it; $who: the side
page_guide_fiftysix_took = { $name ->
    [you] Та гэр авлаа
   *[other] { $name } гэр авлаа
}: { $who ->
    [us] танай талд
   *[them] нөгөө талд
} { $points ->
    [0] оноо нэмэгдсэнгүй
   *[other] { $points } оноо
}. Гэр авсан нь дараа нь гарна.
page_guide_fiftysix_twins = Мод бүр хоёр ширхэг: ижил хоёроос түрүүлж тавьсан нь дийлнэ.
# $made: yes or no
page_guide_fiftysix_decided = { $who ->
    [us] Танай тал
   *[them] Нөгөө тал
} амлалтаа { $made ->
    [yes] аль хэдийн биелүүллээ
   *[no] биелүүлэх боломжгүй боллоо
}; гэсэн ч дуустал нь тоглоно.
# $who: the side that needs the points; $left: what nobody has taken yet
page_guide_fiftysix_stands = Оноо: танайх { $ours }, тэднийх { $theirs }. { $who ->
    [us] Та нарт
   *[them] Тэдэнд
} { $needed } дутуу, үлдсэн нь { $left }.
# $gainer: us or them, who gets the tables
page_guide_fiftysix_end = { $who ->
    [us] Танай тал
   *[them] Нөгөө тал
} амлалтаа { $made ->
    [yes] биелүүллээ
   *[no] биелүүлсэнгүй
}: { $gainer ->
    [us] та нар
   *[them] тэд
} { $tables } жетон авна. Жетонгүй болсон тал тоглолтод хожигдоно.
