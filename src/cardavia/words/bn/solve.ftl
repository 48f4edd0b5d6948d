# Solving a deal with all cards seen: what cannot be solved, what `cardavia solve` prints, and what
# its position files may not say.

## What cannot be solved

solve_deal_over = দান শেষ: সমাধান করার আর কিছু নেই।
solve_auction_on = ডাকাডাকি এখনও চলছে: কন্ট্রাক্ট ঠিক হলে তবেই তাসের সমাধান করা যায়।
solve_other_points = কেবল সেই দানের সমাধান হয় যেখানে J, 9, A ও 10 তাসের পয়েন্ট { $known }, { $points } নয়।
solve_strains_begun = ডাকের রঙের তুলনা হয় প্রথম লিড থেকে: এই অবস্থা তার পরে শুরু।
solve_node_limit = { $limit } অবস্থার সীমায় খোঁজার কিছুই থাকে না: 1 বা তার বেশি দিন।
solve_deal_thrown_in = দান { $deal } বাতিল হয়েছিল: তাতে কিছু খেলা হয়নি।

## Position files (docs/solving.md)

position_unknown_tag = অবস্থার ফাইলে { $tag } নামে কোনো ট্যাগ নেই: আছে { LIST($tags, join: "and") }।
position_no_section = “{ $found }” এখানে বসে না: এই অবস্থার বিভাগ হলো { LIST($sections, join: "and") }।
position_section_twice = { $section } বিভাগটি { $first } নম্বর লাইনে আগেই আছে: একবারই থাকতে পারে।
position_section_missing = { $section } বিভাগটি নেই: এভাবে লিখুন: “{ $section } { $like }”।
position_section_differs = “{ $found }” কথাটি { $section } বিভাগে চলে না: এভাবে লিখুন: “{ $section } { $like }”।
position_hand_twice = আসন { $seat } আগেই একটি হাত পেয়েছে: প্রতি আসনে একটি করে হাত দিন।
position_has_no_places = এই ফাইলে একটিই অবস্থা আছে: --deal আর --ply দিয়ে ম্যাচের রেকর্ডের জায়গা বেছে নেওয়া হয়।

## The command

cli_solve_help = সব তাস দেখা গেলে আর সবাই সেরা খেললে প্রতিটি চালের ফল কী, তা বের করে।
cli_solve_file = একটি অবস্থা বা ম্যাচের রেকর্ড, টেক্সট ফাইল; - দিলে স্ট্যান্ডার্ড ইনপুট থেকে পড়ে।
cli_solve_deal = রেকর্ডের কত নম্বর দান, 1 থেকে গুনে; না দিলে শেষেরটি।
cli_solve_ply = সেই দানের কতগুলো চালের পরে, ডাক ধরে; না দিলে যেখানে আছে সেখান থেকে, দান শেষ হলে প্রথম লিড থেকে।
cli_solve_node_limit = কতগুলো অবস্থা খোঁজা যাবে; না দিলে সব জানা পর্যন্ত।
cli_solve_running = সমাধান চলছে

solve_contract = { $number } { strain_name }, ডেকেছেন { SEAT($seat) }{ $stake ->
    [2] , ডাবল
    [4] , রিডাবল
   *[1] {""}
}
solve_trump = তুরুপ { suit_name }
solve_auction = ডাকাডাকি চলছে
solve_all_seen = সব তাস দেখা যাচ্ছে
solve_label_piles = জমা পিঠ
solve_label_points = পয়েন্ট
solve_label_table = টেবিলে
solve_label_stock = গাদা
solve_label_line = সেরা খেলা
solve_pending = { $points }, আর { $pending } ঝুলে আছে
solve_closed = বন্ধ করেছেন { SEAT($seat) }
solve_to_move = { $game ->
    [schnapsen] চাল দেবেন { SEAT($seat) }। প্রতিটি চাল, আর তাতে শেষে কত গেম পয়েন্ট:
   *[fiftysix] চাল দেবেন { SEAT($seat) }। প্রতিটি তাস, আর তাতে শেষে নিজের দলের জমা পয়েন্ট:
}
solve_strains = ডাকের কোন রঙে কত পয়েন্ট, এক দলের (আসন { LIST($ours, join: "and") }) আর অন্য দলের (আসন { LIST($theirs, join: "and") }):
solve_value_points = { $points } পয়েন্ট
solve_value_won = জেতে { $points }
solve_value_lost = হারায় { $points }
solve_value_unknown = জানা নেই
solve_best = সেরা
solve_stands = { $stands ->
    [yes] সবাই সেরা খেললে কন্ট্রাক্ট পূরণ হয়।
    [no] সবাই সেরা খেললে কন্ট্রাক্ট পূরণ হয় না।
   *[unknown] কন্ট্রাক্ট পূরণ হয় কি না জানার আগেই সীমা এসে গেছে।
}
solve_limit_came_first = সব ফল জানার আগেই সীমা এসে গেছে: --node-limit বাড়ান, কিংবা বাদ দিন।
solve_spent = { $nodes }টি অবস্থা, { $seconds } সেকেন্ডে।
