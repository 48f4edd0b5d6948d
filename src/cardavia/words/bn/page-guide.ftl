# The guide that explains a deal while it is played: one short sentence at a time, to somebody who has never
# played the game. Each has to fit on four short lines of a phone.

page_guide_start = খেলতে খেলতে শিখুন
page_guide_next = পরের কথা
page_guide_close = শেখানো বন্ধ করুন
page_guide_done = এক দান পুরো খেলা হলো। খেলে যান: যা এখনও সামনে আসেনি, এলে বলে দেওয়া হবে।

## Schnapsen. $who is you or other, $name the other’s name; $card a card, $suit a suit

page_guide_schnapsen_goal = পিঠ জিতুন আর তার তাসের পয়েন্ট যোগ করুন: আগে 66 হলেই দান আপনার।
page_guide_schnapsen_trumps = তুরুপ { suit_name }: গাদার নিচের খোলা তাসটিই তা বলছে। তুরুপ আর সব রংকে হারায়।
page_guide_schnapsen_values = বড় থেকে ছোট: টেক্কা 11 পয়েন্ট, দশ 10, সাহেব 4, { -queen } 3, { -jack } 2। দশ সাহেবকে হারায়।
page_guide_schnapsen_lead = লিড আপনার, যেকোনো তাস দিন। ছোট তাসে ঝুঁকি কম।
# $trump: yes where the suit that was led is trumps
page_guide_schnapsen_reply = লিড { CARDS($card) }। গাদা থাকলে যেকোনো তাস দেওয়া যায়; জিততে লাগবে { $trump ->
    [yes] আরও বড় তুরুপ
   *[no] বড় { suit_name } বা তুরুপ
}।
page_guide_schnapsen_took = { $who ->
    [you] পিঠ আপনার, { $points } পয়েন্ট; পরের লিডও আপনার।
   *[other] পিঠ নিলেন { $name }, { $points } পয়েন্ট; পরের লিডও তাঁর।
}
page_guide_schnapsen_draw = প্রতি পিঠের পরে দুজনেই একটি তাস তোলেন, যিনি জিতলেন তিনি আগে: হাতে আবার পাঁচটি।
# $worth: 20 or 40
page_guide_schnapsen_marriage = { suit_name }ের সাহেব আর { -queen } আপনার হাতে, এ হলো ম্যারেজ: একটি লিড দিলে { $worth } পয়েন্ট।
# $pending: yes where it counts once a trick is won
page_guide_schnapsen_declared = { $who ->
    [you] আপনার ম্যারেজে
   *[other] ম্যারেজ দেখালেন { $name }:
} { $worth } পয়েন্ট{ $pending ->
    [yes] , পিঠ জিতলে যোগ হবে।
   *[no] ।
}
page_guide_schnapsen_exchange = তুরুপের { -jack } আপনার হাতে: লিড দেওয়ার আগে তা দিয়ে { CARDS($card) } নিতে পারেন।
page_guide_schnapsen_close = 66 নিশ্চিত? লিডের আগে গাদা বন্ধ করতে পারেন: আর কেউ তাস তুলবেন না। তবে না পারলে পয়েন্ট প্রতিপক্ষের।
page_guide_schnapsen_closed = { $who ->
    [you] আপনি গাদা বন্ধ করেছেন।
   *[other] গাদা বন্ধ করেছেন { $name }।
} এখন আর তাস তোলা নেই; রং মেলাতে হবে, আর পারলে বড় তাস দিতে হবে।
page_guide_schnapsen_last = গাদায় দুটি তাস বাকি: এই পিঠ যিনি হারবেন, তিনি পাবেন { CARDS($card) }।
page_guide_schnapsen_strict = গাদা শেষ: এখন থেকে রং মেলাতে হবে, আর পারলে বড় তাস দিতে হবে।
# $cards: those that may be played
page_guide_schnapsen_must = লিড { CARDS($card) }। রং মেলাতে হবে, পারলে বড় তাসে, রং না থাকলে তুরুপে: { CARDS($cards, join: "or") }।
# $needed: points that the viewer still needs
page_guide_schnapsen_stands = আপনার { $mine } পয়েন্ট, প্রতিপক্ষের { $theirs }। আপনার আরও { $needed } চাই।
# $points: what the deal is worth; $left: what the winner has still to win of seven
page_guide_schnapsen_end = { $who ->
    [you] দান আপনার
   *[other] দান জিতলেন { $name }
}, গেম পয়েন্ট { $points }: সাতের মধ্যে বাকি { $left }। শূন্য হলেই ম্যাচ জেতা।

## 56. $who is us or them, the side of somebody or something, where nothing else is said

# $names: the partners’; $seats: how many sit there
page_guide_fiftysix_sides = আপনার পার্টনার { $names }: { $seats ->
    [4] বসেছেন আপনার সামনে
   *[other] বসেছেন একজন অন্তর একজন
}। বাকিরা প্রতিপক্ষ।
page_guide_fiftysix_values = বড় থেকে ছোট: গোলাম 3 পয়েন্ট, নয় 2, টেক্কা 1, দশ 1; সাহেব-বিবিতে নেই। মোট 56।
page_guide_fiftysix_auction = আগে ডাকাডাকি: 56-র মধ্যে কত পয়েন্ট নেবে কোন দল? কমপক্ষে 28, আর প্রতিটি ডাক আগেরটির চেয়ে বেশি।
# Followed by what the call tells
page_guide_fiftysix_heard = { $who ->
    [us] আপনার পার্টনার { $name } বললেন।
   *[them] অন্য দলের { $name } বললেন।
}
page_guide_fiftysix_call = আপনার ডাক। আগে নম্বর মানে: এ রঙের গোলাম আছে। আগে রং মানে: জোরালো, গোলাম নেই। কিংবা পাস দিন।
# $who: you, or a name; $least: the lowest bid that is higher
page_guide_fiftysix_bid = শেষ ডাক { $who ->
    [you] আপনার।
   *[other] দিয়েছেন { $who }।
} উপরে ডাকতে হলে { $least } বা তার বেশি; বাকি সবাই পাস দিলে এটিই থাকবে।
# $strain: a suit, or NT for no trumps; $passed: yes where nobody has bid
page_guide_fiftysix_contract = { $passed ->
    [yes] সবাই পাস দিয়েছেন।
   *[no] ডাকাডাকি শেষ।
} { $who ->
    [us] আপনার দলকে
   *[them] অন্য দলকে
} 56-র মধ্যে { $number } পয়েন্ট নিতে হবে; { $strain ->
    [NT] তুরুপ নেই।
   *[other] তুরুপ { suit_name }।
}
# $wins, $costs: tables won if made and lost if failed
page_guide_fiftysix_stake = { $who ->
    [us] আপনার দল
   *[them] অন্য দল
} পারলে পাবে { $wins }টি ঘুঁটি, না পারলে দেবে { $costs }টি।
# $who: you, or a name
page_guide_fiftysix_first = { $who ->
    [you] ডিলারের পরে আপনি বসেছেন, তাই প্রথম লিড আপনার
   *[other] ডিলারের পরে বসেছেন { $who }, তাই প্রথম লিড তাঁর
}, ডাকে যিনিই জিতুন।
page_guide_fiftysix_lead = লিড আপনার, যেকোনো তাস দিন। অন্যদের রং মেলাতে হবে, হাতে থাকলে।
page_guide_fiftysix_follow = লিডের রং { suit_name }, আর তা আপনার হাতে আছে: রং মেলাতে হবে।
# $trump: none; led where the suit that was led is trumps; other
page_guide_fiftysix_free = আপনার হাতে { suit_name } নেই, তাই যেকোনো তাস চলে: { $trump ->
    [other] জিততে তুরুপ, কিংবা পার্টনারের জন্য পয়েন্টের তাস।
   *[none] পার্টনার জিতলে পয়েন্টের তাস, না হলে ফাঁকা তাস।
}
page_guide_fiftysix_takes = { $who ->
    [us] এখন এগিয়ে আপনার দল: এখানে পয়েন্টের তাস দেওয়া ভালো।
   *[them] এখন এগিয়ে অন্য দল: বড় তাস দিন, নয়তো পয়েন্ট বাঁচিয়ে রাখুন।
}
# $name: you, or who took it; $who: the side
page_guide_fiftysix_took = পিঠ নিলেন { $name ->
    [you] আপনি
   *[other] { $name }
}: { $who ->
    [us] আপনার দল
   *[them] অন্য দল
} পেল { $points ->
    [0] শূন্য পয়েন্ট
   *[other] { $points } পয়েন্ট
}। যিনি নিলেন, পরের লিড তাঁর।
page_guide_fiftysix_twins = প্রতিটি তাস দুটি করে আছে: একই তাস দুটি পড়লে যেটি আগে পড়েছে সেটিই জেতে।
# $made: yes or no
page_guide_fiftysix_decided = { $who ->
    [us] আপনার দলের ডাক
   *[them] অন্য দলের ডাক
} { $made ->
    [yes] আগেই পূরণ হয়ে গেছে
   *[no] আর পূরণ হবে না
}; তবু শেষ পর্যন্ত খেলা হয়।
# $who: the side that needs the points; $left: what nobody has taken yet
page_guide_fiftysix_stands = পয়েন্ট: আপনাদের { $ours }, ওদের { $theirs }। { $who ->
    [us] আপনাদের
   *[them] ওদের
} আরও { $needed } চাই, বাকি আছে { $left }।
# $gainer: us or them, who gets the tables
page_guide_fiftysix_end = { $who ->
    [us] আপনার দলের ডাক
   *[them] অন্য দলের ডাক
} { $made ->
    [yes] পূরণ হয়েছে
   *[no] পূরণ হয়নি
}: { $tables }টি ঘুঁটি পেল { $gainer ->
    [us] আপনার দল
   *[them] অন্য দল
}। যে দলের আর ঘুঁটি নেই, ম্যাচ তারা হেরেছে।
