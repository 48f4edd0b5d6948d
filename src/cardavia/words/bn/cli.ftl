# The command line: its help, and what its commands print.

cli_help = 56 আর শ্নাপসেনের তাসের টেবিল: খেলুন, নিয়ম পড়ুন, তাস সৎভাবে বাঁটা হয়েছে কি না যাচাই করুন।
cli_version = সংস্করণ দেখিয়ে থামে।
cli_json = অন্য প্রোগ্রামের পড়ার জন্য JSON দেখায়।
cli_seed = দৈবের বীজ-সংখ্যা: একই সংখ্যায় একই তাস আর একই সিদ্ধান্ত।
cli_game = খেলা: schnapsen বা fiftysix।
cli_players = 56 কয়জনে খেলবেন: 4, 6 বা 8।
cli_rules_option = নিয়ম: নিয়মের সেট আর তার রকমফের, যেমন "classic stage_jump"।
cli_language = কোন ভাষায় বলা হবে, যেমন bn; না দিলে এই কম্পিউটারের ভাষায়।
cli_work = কম্পিউটার খেলোয়াড় কতটা ভাবতে পারে: কতগুলো অবস্থা বা সম্ভাব্য দান।
cli_workers = কতগুলো প্রসেস চলবে; না দিলে প্রতি কোরে একটি।

unknown_language = “{ $language }” ভাষায় এখনও কিছু লেখা নেই: { LIST($languages, join: "or") } বেছে নিন।
cli_file_problem = { $file } ব্যবহার করা যাচ্ছে না: { $problem }।

cli_port = কোন পোর্টে শুনবে; না দিলে যেকোনো খালি পোর্ট।
cli_data = টেবিল কোন ফোল্ডারে থাকবে; না দিলে আপনার নিজের একটি।
cli_lan = একই বাড়ির ফোন আর কম্পিউটারকে যোগ দিতে দেয়, আর ঠিকানাটি QR কোডে দেখায়।
cli_option_comes_first = { $option } লেখা হয়েছে { $command } কথাটির আগে, সেখানে তার কোনো কাজ নেই: বাদ দিন, কিংবা { $command } তা জানলে তার পরে লিখুন।
cli_browser = ব্রাউজারে টেবিল খোলে।
cli_host = কোন ঠিকানায় শুনবে।
cli_serve_help = যাঁরা এই ঠিকানায় আসতে পারেন, তাঁদের সবার জন্য টেবিল খোলে।
cli_table_open = টেবিল খোলা আছে: { $address } — থামাতে Ctrl-C।
cli_table_lan = একই নেটওয়ার্কের যে কেউ এখানে যোগ দিতে পারেন: ফোনের ক্যামেরা কোডটির দিকে ধরুন।
cli_serving = টেবিল খোলা আছে: { $address } — থামাতে Ctrl-C।

cli_play_help = এই টার্মিনালেই টেবিলে বসে কম্পিউটারের সঙ্গে একটি ম্যাচ খেলুন।
cli_rules_help = একটি খেলার পুরো নিয়ম দেখায়।
cli_verify_help = ম্যাচের রেকর্ড আবার চালিয়ে দেখে, প্যাকগুলো শাফলের কথামতো ছিল কি না।
cli_verify_file = রেকর্ড, একটি টেক্সট ফাইল।

cli_contest_help = দুই লেভেলের কম্পিউটার খেলোয়াড়কে একই তাসে মুখোমুখি খেলায়।
cli_contest_a = প্রথম লেভেল।
cli_contest_b = দ্বিতীয় লেভেল।
cli_contest_deals = কতগুলো প্যাক খেলা হবে, প্রতিটি একটি আলাদা দান।
cli_contest_matches = দানের পরে কতগুলো পুরো ম্যাচ খেলা হবে।
cli_contest_duplicate = প্রতিটি প্যাক দুবার খেলে, দ্বিতীয়বার দল পাল্টে।
cli_contest_running = { $a } বনাম { $b }
cli_contest_unit = { $game ->
    [schnapsen] গেম পয়েন্ট
   *[fiftysix] ঘুঁটি
}
cli_contest_gain = { $a } বনাম { $b }: প্রতি দানে { $gain } { $unit }, { $deals }টি প্যাকে।
cli_contest_interval = আসল গড় 100 বারে 95 বার থাকে { $low } থেকে { $high } সীমার মধ্যে।
cli_contest_won = { $a } জিতেছে দানের { $share }%।
cli_contest_matches_won = ম্যাচ: { $a } – { $b }।
cli_contest_contracts = { $level }-এর কন্ট্রাক্ট: পূরণ হয়েছে { $made }টি, পূরণ হয়নি { $failed }টি; ডাবল হওয়া { $doubled }টির মধ্যে পূরণ হয়েছে { $doubled_made }টি।
cli_contest_par = সবাই সব তাস দেখে সেরা খেলা খেললে { $solved }টির মধ্যে { $stand }টি পূরণ হতো; তার মধ্যে পূরণ হয়েছে { $stand_made }টি।
cli_contest_spent = { $level }: এক সিদ্ধান্তে সময় লাগে মাঝামাঝি { $median } মিলিসেকেন্ড, 95 শতাংশ ক্ষেত্রে বড়জোর { $p95 } মিলিসেকেন্ড।

cli_bench_help = এই কম্পিউটারে নিয়ম আর কার্নেল কত দ্রুত চলে মেপে দেখে, পাশে থাকে ইনস্টল করা অন্য প্রোগ্রাম।
cli_bench_seconds = প্রতিটি জিনিস কতক্ষণ মাপা হবে।
cli_bench_running = মাপা হচ্ছে
cli_bench_kernel = কার্নেল { $kernel ->
    [compiled] কম্পাইল করা।
   *[uncompiled] কম্পাইল করা নয়: ফল একই, গতি বহু গুণ কম।
}
cli_bench_moves = এক কোরে সেকেন্ডে { $moves } চাল: ছয় আসনের 56, পুরো এলোমেলো দান, চাল বাছাই ধরে।
cli_bench_playouts = { $players } জনের 56: সেকেন্ডে { $deals }টি পুরো দান বেঁটে এলোমেলো খেলা হয়।
cli_bench_strict = শ্নাপসেন: গাদা সবে শেষ, এমন { $positions }টি অবস্থার সমাধান হয় প্রতি সেকেন্ডে।
cli_bench_solving = { $players } জনের 56: { $asked ->
    [contract] 28 পূরণ হয় কি না জানতে
   *[points] দুই দলের পয়েন্ট জানতে
} লাগে মাঝামাঝি { $median } মিলিসেকেন্ড, গড়ে { $mean } মিলিসেকেন্ড; এক সেকেন্ডের মধ্যে সমাধান হয় দানের { $share }%।
cli_bench_given_up = { $players } জনের 56: { $asked ->
    [contract] 28 পূরণ হয় কি না
   *[points] দুই দলের পয়েন্ট কত
}, অর্ধেক দানে তা সময়ের মধ্যে জানা যায়নি; এক সেকেন্ডের মধ্যে সমাধান হয় দানের { $share }%।
cli_bench_peer = { $measure ->
    [hearts_moves_per_s] { $peer }: এলোমেলো হার্টস খেলায় সেকেন্ডে { $figure } চাল।
    [skat_moves_per_s] { $peer }: এলোমেলো স্কাট খেলায় সেকেন্ডে { $figure } চাল।
    [bridge_moves_per_s] { $peer }: এলোমেলো ব্রিজ খেলায় সেকেন্ডে { $figure } চাল।
    [bridge_every_lead_ms] { $peer }: ব্রিজের এক দানের সব প্রথম লিডের সমাধানে লাগে মাঝামাঝি { $figure } মিলিসেকেন্ড।
   *[strict_solves_per_s] { $peer }: গাদা সবে শেষ, শ্নাপসেনের এমন { $figure }টি অবস্থার সমাধান হয় প্রতি সেকেন্ডে।
}
cli_bench_no_peer = { $peer }: ইনস্টল করা নেই, তাই মাপা হয়নি; “cardavia[peers]” নিলে সঙ্গে আসে।

cli_doctor_help = কী কী ইনস্টল করা আছে আর সেগুলো চলে কি না দেখায়।
cli_doctor_uncompiled = কার্নেল কম্পাইল করা নয়: ফল একই, গতি বহু গুণ কম। C কম্পাইলার থাকলে Cardavia আবার ইনস্টল করুন। কম্পাইল হয়নি: { $modules }
cli_doctor_works = { $part ->
    [kernel] কার্নেল: এটি দিয়ে দান খেলে দেখা হয়েছে।
    [page] পাতা: প্যাকেজের মধ্যেই আছে।
   *[other] { $part }: একটি পুরো দান বাঁটা, খেলা ও যাচাই হয়েছে।
} সব ঠিক আছে।
cli_doctor_broken = { $part ->
    [kernel] কার্নেল: উপরের কারণে দান খেলতে পারছে না।
    [page] পাতা: উপরের কারণে পাওয়া যাচ্ছে না।
   *[other] { $part }: উপরের কারণে পুরো দান খেলা যায়নি।
}
