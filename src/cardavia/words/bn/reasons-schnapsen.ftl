# Why a computer player of Schnapsen plays a card, exchanges or closes. Each sentence tells the
# reason as one player tells another after the trick, and names nobody.

## Any level

why_any_legal_move = কোনো কারণ নেই: এই লেভেল যা হাতে আসে তা-ই খেলে।
why_exchanges = বদলে { CARDS($jack) } দিয়ে { CARDS($card) } পাওয়া যায়, কোনো খরচ নেই।
why_takes = পিঠ নেওয়া হলো, { $points } পয়েন্ট।

## Beginner’s habits

why_leads_low = ছোট তাসে লিড: { CARDS($card) } গেলে ক্ষতি সবচেয়ে কম।
why_has_marriage = ম্যারেজ হাতে আসামাত্র দেখানো: { $worth }।
why_throws_low = নেওয়ার কিছু নেই, তাই সবচেয়ে কম দামি তাস যায়: { CARDS($card) }।

## What decides

why_makes_66 = { $points } আর { $more } মিলে { $total }: দান জেতা হয়ে গেল।
why_surely_66 = { CARDS($card) }-কে হারানো যায় না, আর তাতেই 66 হয়ে যায়।
why_stops_66 = এই পিঠ হারালে { $points } আর { $more } মিলে প্রতিপক্ষের 66 হয়ে যেত।

## Weighing a lead or a reply

why_marriage = ম্যারেজের { $worth } সঙ্গে সঙ্গে যোগ হয়ে মোট { $total }।
why_marriage_waits = প্রথম পিঠ পেলেই ম্যারেজের { $worth } যোগ হবে।
why_sure_trick = { CARDS($card) }-কে হারানোর মতো তাস নেই।
why_likely_trick = { CARDS($card) } সম্ভবত পিঠ নেবে।
why_possible_trick = { CARDS($card) } দিয়ে পিঠ পাওয়ার কিছুটা আশা আছে।
why_may_be_beaten = লিড দিলে { CARDS($card) } না-পড়া কোনো বড় তাসের মুখে পড়তে পারে, তাই হাতেই থাকে।
why_may_be_trumped = { CARDS($card) } দিলে তার উপর তুরুপ পড়ার ভয়, তাই হাতেই থাকে।
why_saves_trump = তুরুপ বাঁচে: { CARDS($card) }।
why_keeps_high = রং মেলানোর সময় আসবে, তার জন্য { CARDS($card) } হাতে থাকে।
why_keeps_marriage = { CARDS($cards, join: "and") } একসঙ্গে হাতে থাকে।
why_hopes_for_marriage = { CARDS($card) } হাতে থাকে: { CARDS($other) } এলে ম্যারেজ হবে।
why_keeps_guard = { CARDS($card) } পাহারায় থাকে: না থাকলে { CARDS($ten) } টেক্কার মুখে পড়ত।
why_leads_to_marry = পিঠ নিলে লিড পাওয়া যায়, তখন { $worth } পয়েন্টের ম্যারেজ।
why_leads_to_exchange = পিঠ নিলে লিড পাওয়া যায়, তখন বদলে আসবে { CARDS($card) }।
why_gives_less = { CARDS($card) } দিলে { $points } পয়েন্টের পিঠ হাতছাড়া হতো।
why_all_alike = যে তাসগুলো চলে, এখানে সবগুলোর দাম একই।
why_close_call = ফারাক সামান্য: ছোট ছোট অনেক কারণ মিলে এই তাস।

## Seeing through the deal

why_known_to_win = সব তাস জানা, যা-ই পড়ুক এই তাসে জেতা যায় { $points } গেম পয়েন্ট।
why_known_to_lose = সব তাস জানা, এর চেয়ে কমে বাঁচা যায় না: যাবে { $points } গেম পয়েন্ট।
why_no_other_wins = আর সব তাসেই হার।
why_wins_always = প্রতিপক্ষের { $worlds }টি সম্ভাব্য হাত খেলে দেখা গেছে, প্রতিটির বিরুদ্ধেই এতে জেতা যায়।
why_wins_mostly = প্রতিপক্ষের { $worlds }টি সম্ভাব্য হাত খেলে দেখা গেছে, এতে জেতা যায় { $won }টির বিরুদ্ধে: অন্য তাসে এর বেশি নয়।
why_wins_never = প্রতিপক্ষের { $worlds }টি সম্ভাব্য হাত খেলে দেখা গেছে, কোনো তাসেই জেতা যায় না: এতে ক্ষতি সবচেয়ে কম হওয়ার কথা।
why_best_on_average = প্রতিপক্ষের { $worlds }টি সম্ভাব্য হাত খেলে দেখা গেছে, কোনো তাসে এর বেশি আসে না।

## Closing

why_close_safe = গাদা বন্ধ করলে প্রতিপক্ষের { $worlds }টি সম্ভাব্য হাতের প্রতিটির বিরুদ্ধেই 66 হয়।
why_close_mostly = গাদা বন্ধ করলে প্রতিপক্ষের { $worlds }টি সম্ভাব্য হাতের মধ্যে { $won }টির বিরুদ্ধে 66 হয়।
why_close_gain = এখন যা অবস্থা, তাতে এর দাম { $points } গেম পয়েন্ট।
why_points_missing = 66 হতে বাকি { $points } পয়েন্ট।

## Counting: the level strong

why_ahead = এখান থেকে হিসাব করলে দান জেতা যায় 100 বারে { $percent } বার, এর পরের সেরা তাসে { $other } বার।
why_ahead_most = এখান থেকে হিসাব করলে এতেই লাভ সবচেয়ে বেশি: দান জেতা যায় 100 বারে { $percent } বার।
why_ahead_safe = লুকানো তাস যেভাবেই থাকুক, এতে দান জেতা যাবেই।
why_plan_safe = এখান থেকে ঠিকমতো খেললে প্রতিপক্ষের হাতে যা-ই থাকুক, দান জেতা যাবেই।
why_plan_mostly = এখান থেকে ঠিকমতো খেললে 100টি সম্ভাব্য হাতের মধ্যে { $percent }টির বিরুদ্ধে দান জেতা যায়।
why_plan_lost = সম্ভাব্য কোনো হাতের বিরুদ্ধেই জেতার পথ নেই: প্রতিপক্ষকে সবচেয়ে সাবধান হতে হবে এই চালে।
why_trumps_out = { $count ->
    [0] আর কোনো তুরুপ বাইরে নেই।
   *[other] এখনও { $count }টি তুরুপ বাইরে আছে।
}
why_close_stakes = গাদা বন্ধ করে পারলে { $gain } গেম পয়েন্ট লাভ, না পারলে { $loss } ক্ষতি।
why_match_is_lost_anyway = এই দান হারলে ম্যাচও হার, তাই এর চেয়ে বেশি হারানোর কিছু নেই।
why_wins_the_match = এই দান জিতলে ম্যাচ জেতা হয়ে যায়।
why_hardest = প্রতিপক্ষকে { $ways }টি তাসের মধ্যে থেকে { $right ->
    [1] একমাত্র ঠিক তাসটি
   *[other] { $right }টি ঠিক তাসের একটি
} খুঁজে নিতে হবে।

## Mixing: the level strongest

why_mixed = সব সময় একই চাল দিলে হাত ধরা পড়ে যায়: এমন জায়গায় এটি খেলা হয় 100 বারে { $percent } বার।
why_cannot_be_bettered = প্রতিপক্ষ যা-ই ভেবে থাকুক, এখানে এর চেয়ে ভালো কিছু নেই।
