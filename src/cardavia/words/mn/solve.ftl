# Solving a deal with all cards seen: what cannot be solved, what `cardavia solve` prints, and what
# its position files may not say. What a sentence quotes stands in «quotation marks».

## What cannot be solved

solve_deal_over = Тараалт дууссан: бодох юм үлдээгүй.
solve_auction_on = Дуудлага үргэлжилж байна: амлалт тодорсны дараа модыг бодож болно.
# $points: what they are worth here; $known: what they have to be worth
solve_other_points = J, 9, A, 10 нь { $known } оноотой тараалтыг л бодож чадна, { $points } биш.
solve_strains_begun = Хөзрүүдийг эхний гараанаас жишдэг: энэ байрлал түүнээс хойш эхэлсэн байна.
solve_node_limit = { $limit } гэсэн хязгаарт хайх юм үлдэхгүй: 1 ба түүнээс дээш өгөөрэй.
# $deal: its number in the record
solve_deal_thrown_in = { $deal }-р тараалтыг хүчингүй болгосон: түүнд юу ч тоглоогүй.

## Position files (docs/solving.md)

# $tag: what stands there; $tags: what may
position_unknown_tag = Байрлалд { $tag } гэдэг шошго байдаггүй, байдаг нь: { LIST($tags, join: "and") }.
# $found: the word that is wrong; $sections: what may stand there
position_no_section = «{ $found }» энд байх ёсгүй, энэ байрлалын хэсгүүд нь: { LIST($sections, join: "and") }.
# $section: its name; $first: the line where it stood first
position_section_twice = { $section } хэсэг { $first }-р мөрөнд аль хэдийн байна: нэг л удаа бичнэ.
# $like: an example
position_section_missing = { $section } хэсэг дутуу: «{ $section } { $like }» гэж бичээрэй.
# $found: what stands in the section
position_section_differs = «{ $found }» { $section } хэсэгт байж болохгүй: «{ $section } { $like }» гэж бичээрэй.
position_hand_twice = { $seat }-р суудал аль хэдийн гартай: суудал бүрд нэг гар өгөөрэй.
position_has_no_places = Энэ файл нэг л байрлалтай: --deal, --ply нь тоглолтын тэмдэглэлээс байр сонгоход зориулагдсан.

## The command

cli_solve_help = Бүх мод ил, бүгд хамгийн сайнаар тоглоход байрлалын нүүдэл бүр ямар үнэтэйг олно.
cli_solve_file = Байрлал, эсвэл тоглолтын тэмдэглэл, бичвэр файл; - гэвэл стандарт оролтоос уншина.
cli_solve_deal = Тэмдэглэлийн хэд дэх тараалт, 1-ээс тоолно; өгөөгүй бол сүүлчийнх.
cli_solve_ply = Тэр тараалтын хэдэн нүүдлийн дараа, дуудлагыг оруулж тоолно; өгөөгүй бол зогссон газраас, дууссан бол эхний гараанаас.
cli_solve_node_limit = Хэдэн байрлал хайж болох; өгөөгүй бол бүгд тодортол.
cli_solve_running = Бодож байна

# $number: what was bid; $strain: S, H, D, C or NT; $stake: 1, 2 or 4
solve_contract = { $number } { strain_name }, { SEAT($seat) } амласан{ $stake ->
    [2] , давхарласан
    [4] , дахин давхарласан
   *[1] {""}
}
solve_trump = хөзөр нь { suit_name }
solve_auction = Дуудлага үргэлжилж байна
solve_all_seen = бүх мод ил
solve_label_piles = Хураасан
solve_label_points = Оноо
solve_label_table = Ширээн дээр
solve_label_stock = Газрын мод
solve_label_line = Шилдэг тоглолт
# $points, $pending: one figure for each player
solve_pending = { $points }, хүлээгдэж буй { $pending }
solve_closed = { SEAT($seat) } хаасан
# $game: fiftysix or schnapsen
solve_to_move = { $game ->
    [schnapsen] { SEAT($seat) } тоглох ээлжтэй. Нүүдэл бүр ба эцэст нь авах тоглолтын оноо:
   *[fiftysix] { SEAT($seat) } тоглох ээлжтэй. Мод бүр ба талын нь эцэст хураах оноо:
}
# $ours, $theirs: the seats of the two sides
solve_strains = Хөзөр бүрийн өгөх оноо, эхэнд нь { LIST($ours, join: "and") } суудлын тал, дараа нь { LIST($theirs, join: "and") } суудлын тал:
solve_value_points = { $points } оноо
solve_value_won = { $points } хожно
solve_value_lost = { $points } алдана
solve_value_unknown = тодорхойгүй
solve_best = шилдэг
solve_stands = { $stands ->
    [yes] Бүгд хамгийн сайнаар тоглоход амлалт биелнэ.
    [no] Бүгд хамгийн сайнаар тоглоход амлалт биелэхгүй.
   *[unknown] Амлалт биелэх эсэх тодрохоос өмнө хязгаарт хүрлээ.
}
solve_limit_came_first = Бүх утга тодрохоос өмнө хязгаарт хүрлээ: --node-limit утгыг ихэсгээрэй, эсвэл орхиорой.
# $nodes: positions; $seconds: as text
solve_spent = { $seconds } секундэд { $nodes } байрлал.
