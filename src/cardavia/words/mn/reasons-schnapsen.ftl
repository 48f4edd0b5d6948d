# Why a computer player of Schnapsen plays a card, exchanges or closes. Each sentence tells the
# reason as one player tells another after the trick, and names nobody.

## Any level

why_any_legal_move = Шалтгаан алга: энэ түвшин тааралдсаныг л гаргадаг.
# $card: the indicator
# $jack: the trump jack
why_exchanges = { CARDS($jack) } өгөөд { CARDS($card) } авна, алдах юм алга.
# $points: what the trick holds, with a marriage that waited for it
why_takes = { $points } оноо авна.

## Beginner’s habits

why_leads_low = Бага модоор гарна: { CARDS($card) } хамгийн хямд нь.
why_has_marriage = Хос бүрдмэгц зарлана: { $worth }.
why_throws_low = Авах юм алга, хамгийн хямдыг нь өгнө: { CARDS($card) }.

## What decides

# $points: before this card
# $more: what this card brings
why_makes_66 = { $points } дээр { $more } нэмээд { $total }: тараалтыг хожлоо.
why_surely_66 = { CARDS($card) } модыг дийлэх нь алга, 66-д хүрнэ.
why_stops_66 = Энэ гэрийг алдвал { $points } дээр { $more } нэмээд өрсөлдөгч 66-д хүрнэ.

## Weighing a lead or a reply. The cards named are either the one played or the one kept back.

why_marriage = Хос шууд { $worth } оноо болж, нийт { $total } болно.
why_marriage_waits = Хос анхны гэрээ авмагц { $worth } оноо болно.
why_sure_trick = { CARDS($card) } модыг дийлэх нь алга.
why_likely_trick = { CARDS($card) } гэр авах магадлал өндөр.
why_possible_trick = { CARDS($card) } гэр авах боломж бий.
why_may_be_beaten = { CARDS($card) } модоор гарвал түүнээс том мод үлдсэн байж магадгүй, тиймээс хадгална.
why_may_be_trumped = { CARDS($card) } хөзөрт идэгдэж магадгүй, тиймээс хадгална.
why_saves_trump = Хөзрөө хэмнэнэ: { CARDS($card) }.
why_keeps_high = Өнгө дагах үе ирэхэд хэрэглэхээр хадгална: { CARDS($card) }.
why_keeps_marriage = Хосоор нь хадгална: { CARDS($cards, join: "and") }.
why_hopes_for_marriage = { CARDS($card) } модыг хадгална: { CARDS($other) } ирвэл хос болно.
# $ten: the ten that the card guards
why_keeps_guard = { CARDS($card) } модыг хамгаалалт болгож хадгална: үгүй бол { CARDS($ten) } тамгад идэгдэнэ.
why_leads_to_marry = Гэр авбал гарах ээлж ирж, { $worth } оноотой хос зарлана.
why_leads_to_exchange = Гэр авбал гарах ээлж ирж, { CARDS($card) } сольж авна.
# $card: the card kept back
# $points: what the trick would hold
why_gives_less = { CARDS($card) } гаргавал { $points } оноотой гэр алдана.
why_all_alike = Энд гаргаж болох моднууд адил үнэтэй.
why_close_call = Бараг ялгаагүй: олон жижиг шалтгаан нийлээд энэ модыг сонгов.

## Seeing through the deal

# $points: game points
why_known_to_win = Бүх мод мэдэгдэж байна: юугаар ч хариулсан энэ мод тоглолтын { $points } оноо хожно.
why_known_to_lose = Бүх мод мэдэгдэж байна, тоглолтын { $points } оноо алдана: өөр ямар ч мод үүнээс бага алдахгүй.
why_no_other_wins = Өөр ямар ч мод хожигдоно.
# $worlds, $won: how many hands of the other player were tried, and how many of them it beats
why_wins_always = Өрсөлдөгчийн гарыг { $worlds } янзаар туршихад ямагт хожно.
why_wins_mostly = Өрсөлдөгчийн гарыг { $worlds } янзаар туршихад { $won } удаа хожно: өөр мод үүнээс олон удаа хожихгүй.
why_wins_never = Өрсөлдөгчийн гарыг { $worlds } янзаар туршихад хожих мод алга: энэ нь хамгийн бага алдах байх.
why_best_on_average = Өрсөлдөгчийн гарыг { $worlds } янзаар туршихад энэ модноос илүү ашигтай нь алга.

## Closing

why_close_safe = Өрсөлдөгчийн гарыг { $worlds } янзаар туршихад газрыг хаавал ямагт 66-д хүрнэ.
why_close_mostly = Өрсөлдөгчийн гарыг { $worlds } янзаар туршихад газрыг хаавал { $won } удаа 66-д хүрнэ.
why_close_gain = Одоогийн байдлаар тоглолтын { $points } оноотой.
why_points_missing = 66-д { $points } оноо дутуу.

## Counting: the level strong

# $percent: of the deals played on from here, with this card
# $other: the same with the next best card
why_ahead = Эндээс цааш тоолбол тараалтыг зуугаас { $percent } удаа хожно, дараагийн сайн модоор бол { $other } удаа.
why_ahead_most = Эндээс цааш тоолбол энэ нь хамгийн ашигтай: тараалтыг зуугаас { $percent } удаа хожно.
why_ahead_safe = Далд мод яаж ч байсан энэ нь тараалтыг хожно.
# A plan: how to play on with the stock closed, whatever the other player holds
why_plan_safe = Эндээс зөв тоглоход байж болох ямар ч гарын эсрэг тараалтыг хожно.
why_plan_mostly = Эндээс зөв тоглоход байж болох зуун гараас { $percent } гарын эсрэг тараалтыг хожно.
why_plan_lost = Байж болох ямар ч гарын эсрэг хожих арга алга: энэ нь өрсөлдөгчийг хамгийн их бодуулна.
why_trumps_out = { $count ->
    [0] Үлдсэн хөзөр алга.
   *[other] Дахиад { $count } хөзөр үлдсэн.
}
# $gain, $loss: game points
why_close_stakes = Хаагаад хожвол тоглолтын { $gain } оноо авна, хожигдвол { $loss } алдана.
why_match_is_lost_anyway = Энэ тараалтыг алдвал тоглолтыг ямар ч байсан алдана, тэгэхээр эрсдэл нэмэгдэхгүй.
why_wins_the_match = Энэ тараалтыг хожвол тоглолтыг хожно.
# $right, $ways: of so many cards the other player has, how many keep the deal won
why_hardest = Өрсөлдөгч { $ways } модноос зөвийг нь олох хэрэгтэй, зөв нь ердөө { $right }.

## Mixing: the level strongest

# $percent: how often the card, or closing, is chosen in such a place
why_mixed = Үргэлж ижлээр тоглоод байвал гар ил болно: энд зуугаас { $percent } удаа ингэж тоглодог.
why_cannot_be_bettered = Өрсөлдөгч юу ч гэж бодсон үүнээс дээр арга алга.
