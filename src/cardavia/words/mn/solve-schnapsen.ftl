# Solving a deal of Schnapsen with all cards seen: what cannot be solved.

# $switches: those of the rule set that the solver does not know
solve_other_switches = { LIST($switches, join: "and") } гэсэн сонголттой тараалтыг бодож чадахгүй: бодогчийн мэдэхгүйг хасаарай.
solve_not_your_turn = Боломжуудыг зөвхөн ээлжтэй тоглогч жишдэг: энэ бол өөр хүний харсан байдал.
plan_stock_open = Төлөвлөгөөг хаасан газарт зохиодог: эхлээд газрыг хаагаарай.
play_on_stock_closed = Газар нээлттэй үед л ингэж үргэлжлүүлдэг: эндээс цааш тараалтыг бодож болно.
last_draw_only = Энэ нь газраас мод авах сүүлчийн гэрт л зориулагдсан: газарт хоёр мод үлдсэн байх ёстой.
