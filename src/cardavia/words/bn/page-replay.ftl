# The page where a match is looked back at, and the list of one’s own matches.

page_replay = ফিরে দেখা
# The link to it
page_replay_look = আবার দেখুন
# $to: trick_back, back, play, pause, on or trick_on
page_replay_go = { $to ->
    [trick_back] এক পিঠ পিছনে
    [back] এক চাল পিছনে
    [play] নিজে থেকে চলুক
    [pause] থামান
    [trick_on] এক পিঠ সামনে
   *[on] এক চাল সামনে
}
# Before the number of one
page_replay_deal = দান
# Whose cards lie open
page_replay_hands = খোলা হাত
page_replay_all = সবার হাত
page_replay_keys = বাঁ আর ডান তীরে এক চাল করে, উপর আর নিচের তীরে এক পিঠ করে, Page বোতামে এক দান করে যাওয়া যায়; Home আর End দানের শুরুতে আর শেষে নেয়, স্পেস চাপলে নিজে থেকে চলে।
# $checked: checked, failed, or why it was not
page_replay_checked = { $checked ->
    [checked] শাফল যাচাই হয়েছে
    [failed] শাফল মেলে না
   *[other] শাফল যাচাই হয়নি
}
# A field with the address of what is shown
page_replay_link = এই মুহূর্তের লিংক:
page_replay_open = রেকর্ড খুলুন
page_replay_open_about = সেভ করা রেকর্ডের প্রতিটি শব্দ যাচাই হয়, তারপর ম্যাচটি আবার দেখতে পারেন। এখানে তার কিছুই রাখা হয় না।
page_replay_choose = ফাইল বেছে নিন

page_matches = আপনার ম্যাচ
page_matches_none = শেষ পর্যন্ত খেলা কোনো ম্যাচ এখনও নেই।
page_match_outcome = { $won ->
    [yes] জিতেছেন
   *[no] হেরেছেন
}
