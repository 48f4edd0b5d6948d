# Why the computer players of 56 call and play as they do. They speak to whoever is learning the game:
# আমরা is the side of the seat that moves, ওরা the other side.

## Calls

why_bid = { strain_name } খেলা হলে আমাদের প্রায় { $points } পয়েন্ট হওয়ার কথা: { $number } পূরণ হবে 100 বারে { $percent } বার।
why_bid_over_them = ছেড়ে দিলে ওরা ওদের { $number } { strain_name } পূরণ করত 100 বারে প্রায় { $percent } বার।
why_bid_higher_stage = { $number } আর তার উপরের কন্ট্রাক্টে ঘুঁটি বেশি।
why_better_strain = পার্টনার যা ডেকেছেন তার চেয়ে { strain_name } খেলা হলে বেশি পয়েন্টের আশা।
why_show_more = এতে পার্টনাররা নতুন কিছু জানতে পারেন: হয়তো আরও উঁচু ধাপে ওঠা যাবে।
why_not_passed_out = কেউ না ডাকলে খেলা হবে 28 নো ট্রাম্প; প্রথম যাঁর ডাকার পালা ছিল, তাঁর দল তা পূরণ করে 100 বারে প্রায় { $percent } বার।
why_both_jacks = { suit_name }ের একটি গোলাম দেখিয়েছেন { $who ->
    [you] আপনি
   *[other] { SEAT($who) }
}: আমাদেরটি মিলিয়ে দুটো গোলামই আমাদের।
why_partner_has_jack = { suit_name }ের একটি গোলাম দেখিয়েছেন { $who ->
    [you] আপনি
   *[other] { SEAT($who) }
}।
why_pass_at_first = ডাকার মতো ভালো কিছু এখনও নেই: সবচেয়ে বেশি আশা প্রায় { $points } পয়েন্ট, { strain_name } খেলা হলে।
why_pass_out = কেউ না ডাকলে খেলা হবে 28 নো ট্রাম্প; প্রথম যাঁর ডাকার পালা ছিল, তাঁর দল তা পূরণ করে 100 বারে প্রায় { $percent } বার: আমাদের কোনো ডাকে এর চেয়ে ভালো আশা নেই।
why_pass_ours = আমাদের { $number } { strain_name } টিকে আছে, পূরণ হয় 100 বারে প্রায় { $percent } বার: অন্য কোনো ডাকে এর চেয়ে ভালো আশা নেই।
why_pass_theirs = ওরা ওদের { $number } { strain_name } পূরণ করে 100 বারে প্রায় { $percent } বার: আমাদের কোনো ডাকে এর চেয়ে ভালো আশা নেই।
why_double = ওদের প্রায় { $points } পয়েন্ট হওয়ার কথা: { $number } { strain_name } পূরণ হবে না 100 বারে { $percent } বার।
why_redouble = ডাবল সত্ত্বেও আমাদের { $number } { strain_name } পূরণ হবে 100 বারে { $percent } বার।
why_any_call = যেমন তেমন একটা ডাক।
why_strong_suit = হাতে { suit_name } জোরালো।
why_double_high = { $number } বেশ উঁচু ডাক, আর এই হাতে তার বিরুদ্ধে { $jacks }টি গোলাম।
why_may_not_pass = প্রথম যাঁর ডাক তিনি পাস দিতে পারেন না, আর হাতে কোনো রং জোরালো নয়।
why_pass_to_partner = পার্টনারের ডাক টিকে আছে: পাস দিয়ে তাঁর উপরেই ছেড়ে দেওয়া হলো।
why_pass_weak = এত উঁচুতে ডাকার মতো জোরালো কোনো রং নেই।

## Cards

why_only_card = দেওয়ার মতো তাস একটাই: { CARDS($card) }।
why_any_card = যেমন তেমন একটা তাস।
why_lead_stands = যে তাস এখনও পড়েনি তার কোনোটাই { CARDS($card) }-কে হারাতে পারে না: পিঠ আমাদের।
why_lead_likely = { CARDS($card) } এখন পিঠ নেবে 100 বারে প্রায় { $percent } বার।
why_lead_to_partner = লিড গেল { suit_name }ের গোলামের দিকে, যেটি দেখিয়েছেন { $who ->
    [you] আপনি
   *[other] { SEAT($who) }
}।
why_lead_waiting = { CARDS($card) } দিলে পিঠ আমাদের হয় 100 বারে প্রায় { $percent } বার: অন্য তাসগুলো হাতে রাখাই ভালো।
why_draw_trumps = এতে ওদের তুরুপ বেরিয়ে আসে, সেই তুরুপে আমাদের পিঠ নেওয়ার আগেই।
why_lead_jack = গোলাম তার রঙের সবচেয়ে বড় তাস।
why_lead_longest = হাতে সবচেয়ে বেশি { suit_name }: তার সবচেয়ে বড় তাস।
why_take_last = সবার শেষে { CARDS($card) } দিয়ে পিঠটি নেওয়া যায়, সঙ্গে { $points } পয়েন্ট।
why_cheapest = { CARDS($cards, join: "and") } দিয়েও নেওয়া যেত, তবে নেওয়ার মতো সবচেয়ে ছোট তাস এটাই।
why_take_stands = এর পরে যা-ই পড়ুক, { CARDS($card) } হারবে না: পিঠ আমাদের।
why_take_over = { CARDS($card) } পার্টনারের তাসের উপরে পড়ে, পিঠ আমাদেরই থাকে 100 বারে প্রায় { $percent } বার।
why_ours_anyway = পিঠ এমনিতেই আমাদের, আর { CARDS($card) } দিলে { $points ->
    [0] কাজের কিছু খরচ হয় না
   *[other] ঘরে আসে তার { $points } পয়েন্ট
}।
why_take_likely = { CARDS($card) } এখন পিঠে সবচেয়ে বড়; পিঠ আমাদের থাকবে 100 বারে প্রায় { $percent } বার।
why_ruff = হাতে { suit_name } নেই, তাই তুরুপ করে নেওয়া যায়।
why_partner_has_it = পিঠ নিশ্চিত পার্টনারের: { $points ->
    [0] ভালো তাস দেওয়ার দরকার নেই
   *[other] তাতে { $points } পয়েন্ট দেওয়া হলো
}।
why_partner_may_have_it = পিঠ এখন পর্যন্ত পার্টনারের, আমাদেরই থাকবে 100 বারে প্রায় { $percent } বার: { $points ->
    [0] তাতে ভালো তাস খরচ করা হলো না
   *[other] তাতে { $points } পয়েন্ট দেওয়া হলো
}।
why_no_trump_on_partner = পার্টনারের পাওয়া পিঠে তুরুপ করলে তুরুপটা নষ্ট।
why_partner_to_come = যে পার্টনার পরে খেলবেন, তিনি আমাদের হয়ে পিঠ নেবেন 100 বারে প্রায় { $percent } বার।
why_not_worth_it = পিঠে এখন { $points ->
    [0] কোনো পয়েন্ট নেই
   *[other] { $points } পয়েন্ট
}: যে তাসে এটি নেওয়া যেত, পরে তার দাম বেশি।
why_throw_least = পিঠ ওদের: ফেলার মতো এর চেয়ে কম দামি তাস নেই।
why_throw_least_needed = পিঠ ওদের: এই তাসটাই আমাদের সবচেয়ে কম লাগবে।
why_points_to_partner = পিঠ পার্টনারের: { $points ->
    [0] দেওয়ার মতো পয়েন্ট হাতে নেই
   *[other] তাতে { $points } পয়েন্ট দেওয়া হলো
}।
why_beats_trick = টেবিলে যা পড়েছে তাকে হারানোর মতো সবচেয়ে ছোট তাস { CARDS($card) }।
why_cannot_beat = টেবিলে যা পড়েছে তাকে হারানোর মতো তাস হাতে নেই: সবচেয়ে ছোটটাই চলবে।

why_tried_ours = সব ডাক আর খেলার সঙ্গে মেলে এমন { $deals }টি সম্ভাব্য দান খেলে দেখা গেছে, { CARDS($card) } সবচেয়ে ভালো: আমাদের কন্ট্রাক্ট পূরণ হয় 100 বারে প্রায় { $percent } বার।
why_tried_theirs = সব ডাক আর খেলার সঙ্গে মেলে এমন { $deals }টি সম্ভাব্য দান খেলে দেখা গেছে, { CARDS($card) } সবচেয়ে ভালো: ওদের কন্ট্রাক্ট আটকানো যায় 100 বারে প্রায় { $percent } বার।
why_tried_all_alike = এখানে কোন তাস দেওয়া হলো তাতে প্রায় কিছুই যায় আসে না।
why_tried_alike = { CARDS($cards, join: "or") } দিলেও প্রায় একই ফল।
