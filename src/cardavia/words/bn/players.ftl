# What is asked of computer players and cannot be had.

unknown_level = “{ $level }” নামে কোনো লেভেল নেই: { LIST($levels, join: "or") } বেছে নিন।
budget_too_small = ভাবার বরাদ্দ অন্তত 1 একক হতে হবে, আর সময় 0 সেকেন্ডের কম হতে পারে না।
not_your_turn = এখন এই আসনের পালা নয়।
