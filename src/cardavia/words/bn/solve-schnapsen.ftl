# Solving a deal of Schnapsen with all cards seen: what cannot be solved.

solve_other_switches = { LIST($switches, join: "and") } চালু থাকলে দানের সমাধান করা যায় না: যে রকমফেরের সমাধান জানা নেই, তা বাদ দিন।
solve_not_your_turn = যাঁর পালা, সম্ভাব্য হাতগুলো তিনিই বিচার করেন: এই দৃশ্য অন্য জনের।
plan_stock_open = পরিকল্পনা হয় বন্ধ গাদার জন্য: আগে গাদা বন্ধ করুন।
play_on_stock_closed = গাদা খোলা থাকলে তবেই দান খেলে দেখা হয়: এখান থেকে এর সরাসরি সমাধান করা যায়।
last_draw_only = এটি গাদা শেষ হওয়ার ঠিক আগের পিঠের জন্য: গাদায় দুটি তাস বাকি থাকতে হবে।
