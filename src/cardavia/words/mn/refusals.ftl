# Why the rules say no: moves, rule sets, packs, hands and positions. What a sentence quotes stands in
# «quotation marks»; $seat counts from 0 in turn order as seats are numbered.

## Moves of either game

# $move: what was written
unknown_move = «{ $move }» нь мод ч биш, дуудлага ч биш: JD гэх мэт мод, эсвэл хэлэх үгээ бичээрэй.
card_not_in_hand = { CARDS($card) } таны гарт алга: гарт байгаа модоо гаргаарай.
# $suit: the suit led
# $cards: what would do
must_follow_suit = Танд гарсан өнгө ({ suit_name }) байгаа тул заавал дагана: { CARDS($cards, join: "or") } гаргаж болно.
deal_over = Тараалт дууссан: «{ $move }» дараагийн тараалтыг хүлээнэ.
deal_goes_on = Тараалт үргэлжилж байна: эхлээд дуустал нь тоглоорой.
match_over = Тоглолт дууссан: шинэ тоглолт эхлүүлээрэй.
no_deal_is_on = Одоо тараалт алга: «{ $move }» мод тараахыг хүлээнэ.

## 56: calls

bad_call = «{ $text }» гэдэг дуудлага алга: 28D, D28, 28NT, 29NS, +2D, P, X, XX гэж бичээрэй.
bad_contract = «{ $text }» гэдэг амлалт алга: 28D by 1 гэж, давхарласан бол 28D by 1 X гэж бичээрэй.
# $number: as it was written
call_number_outside = Үнэ { $least }–{ $most } байх ёстой, { $number } биш.
call_number_too_low = { $least } ба түүнээс дээш хэлээрэй: { $number } сүүлийн үнээс давахгүй.
stage_jump_needed = Өөрийн талын үнээс давахдаа дараагийн шат руу үсэрнэ: { $number } биш, { $least } ба түүнээс дээш.
nothing_tops_56 = Сүүлийн үнээс давах үнэ байхгүй: өнжөөрэй, эсвэл нөгөө талын үнийг давхарлаарай.
plus_needs_a_bid = { CALL($call) } сүүлийн үнэ дээр нэмдэг, гэтэл үнэ хараахан алга: тоогоо шууд хэлээрэй.
plus_past_56 = { CALL($call) } гэвэл { $number } болно: үнэ 56-аас давахгүй.
first_caller_may_not_pass = Түрүүлж дуудах хүн үнэ заавал хэлнэ: мэдэгдэх юмгүй бол өнгөгүй 28 (28P) гээрэй.
no_suit_only_as_opening = 28P бол өнжиж болохгүй анхны дуудлагад л зориулагдсан: энд өнжөөрэй, эсвэл өнгө, хөзөргүй, Noes гэж үнэ хэлээрэй.
double_needs_a_bid = Давхарлах үнэ хараахан алга.
double_own_side = Сүүлийн үнэ танай талынх: зөвхөн нөгөө тал давхарлаж болно.
already_doubled = Үнийг аль хэдийн давхарласан: өнжөөрэй, илүү үнэ хэлээрэй, эсвэл танай талынх бол дахин давхарлаарай.
already_redoubled = Үнийг аль хэдийн дахин давхарласан: дахиж давхарлахгүй.
redouble_needs_a_double = Зөвхөн давхарласан үнийг дахин давхарладаг.
redouble_own_double = Танай тал давхарласан: зөвхөн нөгөө тал дахин давхарлаж болно.
auction_goes_on = Дуудлага үргэлжилж байна: { CARDS($card) } гаргахаасаа өмнө дуудаарай.
auction_over = Дуудлага дууссан: { CALL($call) } гэхийн оронд мод гаргаарай.

## Schnapsen: exchange, closing, strict play

exchange_on_lead_only = Гарахаас өмнө сольдог: ширээн дээр мод гарчихсан байна.
exchange_after_closing = Газрыг хаасан: дэлгэсэн мод хэвээр үлдэнэ.
exchange_needs_stock = Газрын мод дууссан: солих дэлгэсэн мод алга.
exchange_jack_lies_there = Дэлгэсэн мод нь өөрөө { CARDS($card) }: солих юм алга.
exchange_needs_jack = Зөвхөн { CARDS($card) } модыг сольдог, гэтэл таны гарт алга.
exchange_not_in_first_trick = Хурц тоглолтод анхны гэрт сольдоггүй: гараарай, эсвэл газрыг хаагаарай.
exchange_not_with_two_left = Газарт хоёр мод үлдсэн бол хурц тоглолтод сольдоггүй: модоо гаргаарай.
close_on_lead_only = Газрыг гарахаас өмнө хаадаг: ширээн дээр мод гарчихсан байна.
close_only_once = Газрыг аль хэдийн хаасан.
close_needs_stock = Газрын мод дууссан: хаах юм үлдээгүй.
close_not_with_two_left = Энэ дүрмээр хоёр мод үлдсэн газрыг хаадаггүй: модоо гаргаарай.
# $lead: the card led
must_beat = Та { CARDS($lead) } модыг өнгөөр нь ахиулж чадах тул заавал ахиулна: { CARDS($cards, join: "or") } гаргаарай.
# $suit: the suit led
must_trump = Танд { suit_name } алга, харин хөзөр байгаа тул заавал хөзөр гаргана: { CARDS($cards, join: "or") }.

## Rule sets

unknown_game = «{ $game }» гэдэг тоглоом алга: { LIST($games, join: "or") } гэж сонгоорой.
rules_of_another_game = Энэ дүрэм өөр тоглоомынх, { $game } тоглоомынх биш.
players_not_possible = Энэ тоглоомыг { LIST($possible, join: "or") } хүн тоглодог, { $players } биш.
short_pack_is_for_four = Цөөн модтой багцаар (short_pack) 4 хүн тоглодог, { $players } биш.
points_not_56 = Модны ийм оноогоор (J, 9, A, 10 нь { $points }) нэг тараалт { $total } оноотой: 56 байх ёстой.
unknown_preset = «{ $preset }» гэдэг дүрэм алга: { LIST($presets, join: "or") } гэж эхлээрэй.
unknown_switch = «{ $switch }» гэдэг нэмэлт сонголт алга, байгаа нь: { LIST($switches, join: "and") }.
switch_value = { $switch } гэдэг сонголт { LIST($values, join: "or") } байна, «{ $value }» биш.
switches_contradict = «{ $one }», «{ $other }» хоёр зөрчилдөж байна: нэгийг нь хасаарай.

## Packs, hands and positions

# $figures: what was given
not_a_pair = Тал бүрд нэг бүхэл тоо өгөөрэй, жишээ нь (7, 7), { $figures } биш.
no_such_seat = { $seat }-р суудал алга: { $seats } суудлыг 0-ээс дугаарладаг.
# $lacking, $extra, $cards: cards, or nothing
not_the_pack = Энэ нь тоглоомын багц биш: дутуу нь «{ CARDS($lacking) }», илүү нь «{ CARDS($extra) }».
hands_not_one_each = Суудал бүрд нэг гар өгөөрэй: { $seats } суудалд { $hands } гар болохгүй.
hand_size_outside = Гарахын өмнө тоглогч бүр 1–{ $most } модтой байна, { $cards } биш.
hand_not_full = Газраас авах мод байгаа үед тоглогч бүр гарахын өмнө { $wanted } модтой байна, { $cards } биш.
hand_size = { $seat }-р суудал { $cards } модтой байна, гэтэл { $wanted } байх ёстой.
hand_is_known = { $seat }-р суудлын мод эндээс харагдаж байна: зөвхөн «{ CARDS($cards) }» байж болно.
hand_not_given = { $seat }-р суудал ямар модтойг хэлээрэй: эндээс харагдахгүй байна.
hand_is_void = { $seat }-р суудал { suit_name } дагаагүй тул энэ өнгөгүй байх ёстой.
hand_would_have_answered = { CARDS($cards) } үлдсэн бол { $seat }-р суудал { CARDS($card) } гэж хариулж болохгүй байсан.
cannot_have_been_held = { $seat }-р суудлын гаргасан, үзүүлсэн, авсан модноос харахад эцэст нь «{ CARDS($cards) }» үлдэх боломжгүй.
card_was_shown = { $seat }-р суудал { CARDS($cards, join: "and") } үзүүлсэн, тэр нь гарт нь байгаа.
hands_not_the_rest = Хараахан гараагүй мод бүр хаа нэгтээ нэг л удаа байх ёстой: «{ CARDS($cards) }».
not_in_the_pack = Багцад байгаагаас олон байна: { CARDS($cards, join: "and") }.
no_cards_left = Хэнд ч мод үлдээгүй: тараалт дууссан.
trick_is_full = Ширээн дээрх гэр бүрдсэн ({ CARDS($cards) }): хураасан модонд нь нэмээрэй.
points_not_56_in_all = Хураасан мод { $piles } оноотой, гараагүй мод { $out } оноотой: нийлээд 56 байх ёстой.
auction_not_over = «{ $calls }» гэсэн дуудлага дуусаагүй: дуусгах дуудлагыг нь нэмээрэй.
first_lead = Анхны гэрт { $seat }-р суудал гарна: тараагчийн дараагийнх нь тэр.
gone_not_in_tricks = Нэг гэрт { $seats } мод байна: { $cards } мод бүтэн гэрээр гарсан байж чадахгүй.
piles_not_of_tricks = Хураасан { $one } ба { $other } оноо гарсан моднуудын бүтэн гэрээс бүрдэхгүй; сүүлчийн гэрийг гарах ээлжтэй тал авсан байх ёстой.
# $least: 0, or 1 where a side without tables has lost
score_not_24_tables = Хоёр тал нийлээд 24 жетонтой, тал бүр дор хаяж { $least }: { $one } ба { $other } байж болохгүй.
# $most: points that one side can have won
score_not_of_deals = Нэг талын хожсоныг нөгөө тал нь алддаг, хамгийн ихдээ { $most } оноо: { $one } ба { $other } байж болохгүй.
already_decided = Энэ дүрмээр тоглоом аль хэдийн зогссон: хураасан мод амлалтыг шийдчихсэн.
weak_deal_thrown_in = Энэ дүрмээр ийм тараалтыг хүчингүй болгоно: нэг гар оноогүй, эсвэл нэг тал боолгүй.
closed_and_frozen_go_together = Хаасан газарт хоёулаа хэрэгтэй: хэн хаасан, өрсөлдөгч нь тэр үед юутай байсан.
# $points, $tricks: what the other player is said to have had
frozen_above_present = Өрсөлдөгч хаах үед одоогийнхоосоо илүүтэй байж чадахгүй: оноо { $points }, гэр { $tricks }.
score_outside = Тараалтын өмнө тоглогч бүрд хожиход 1–{ $most } оноо дутуу байна, { $one } ба { $other } биш.
indicator_is_trump = Газрын сүүлчийн дэлгэсэн мод нь хөзөр байх ёстой: { CARDS($card) } хөзөр биш.
indicator_ends_stock = Газрын мод дэлгэсэн модоор төгсдөг, газрын мод дууссан бол дэлгэсэн мод ч байхгүй.
indicator_lies_last = Газрын хамгийн сүүлд дэлгэсэн мод { CARDS($card) } байна.
shown_in_no_hand = Үзүүлсэн боловч хэний ч гарт алга: { CARDS($cards, join: "and") }.
stock_not_even = Газрын модны тоо тэгш, хамгийн ихдээ арав байна, { $cards } биш.
stock_size = Газарт { $wanted } мод байна, { $cards } биш.
stock_is_known = Газрын мод энд ил байгаа: зөвхөн «{ CARDS($cards) }» байж болно.
too_many_tricks = { $tricks } гэр хэтэрхий олон: гарсан мод { $most } гэрт л хүрнэ.
points_without_a_trick = { $seat }-р суудал { $points } оноотой атлаа гэргүй: гэргүй хүний хос хүлээгддэг.
pending_with_a_trick = { $seat }-р суудал гэртэй: хүлээгдэж буй { $points } оноо нь аль хэдийн тооцогдсон байх ёстой.
pending_is_one_marriage = Хүлээгдэж буй оноо анхны гэрийн өмнөх нэг хосынх, 20 эсвэл 40 байна, { $points } биш.
points_of_a_finished_deal = Оноо 0 ба түүнээс дээш, { $goal } онооноос бага байх ёстой, { $points } биш: { $goal } бол тараалт дууссан гэсэн үг.
points_do_not_add_up = Нийт { $points } оноо таарахгүй: гарсан мод { $gone } оноотой, дээр нь хос нэмэгдэнэ.

## Views

bad_view = Тоглоомыг ингэж харах боломжгүй: { $problem }.
view_hands_when_over = Бүх гарыг зөвхөн тараалт дууссаны дараа харуулдаг.
view_cards = Эдгээр нь харж буй хүний мод байж чадахгүй: «{ CARDS($cards) }».
view_fits_no_deal = Ийм тараалт байхгүй: харагдаагүй бүх мод далд гаруудад багтахгүй.
# $written: the marriage that the view says was declared
lead_declares = Энд { CARDS($card) } модоор гарахад { $worth } зарлагдана, «{ $written }» биш.
