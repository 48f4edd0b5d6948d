# The text record of a match (docs/record-format.md): what its reader refuses, and the verdict on a
# record in which nothing is wrong. No sentence says which line it is about: record_place does.

## Where a record is wrong

record_place = লাইন { $line }: { $problem }
record_place_of_move = লাইন { $line }, “{ $move }”: { $problem }

## What is no record, or cannot be read

record_is_none = এটা ম্যাচের রেকর্ড নয়: রেকর্ডের শুরুতে থাকে [Cardavia "{ $version }"]।
record_of_another_version = এই রেকর্ডের সংস্করণ “{ $found }”, এখানে পড়া যায় কেবল সংস্করণ { $version }: নতুন কোনো Cardavia হয়তো পড়তে পারবে।
record_not_utf8 = এই লাইনটি UTF-8 টেক্সট নয়: রেকর্ডটি UTF-8 করে সেভ করুন।
record_line_too_long = এই লাইনে { NUMBER($length, useGrouping: 0) }টি অক্ষর: রেকর্ডের এক লাইনে বড়জোর { NUMBER($most, useGrouping: 0) }টি থাকতে পারে।
record_unprintable = { $character } অক্ষরটি রেকর্ডে চলে না: বাদ দিন।

## Tags

record_bad_tag = “{ $text }” ট্যাগ হিসেবে পড়া যাচ্ছে না: এভাবে লিখুন: [Date "2026-03-01"], ভিতরে উদ্ধৃতিচিহ্ন লাগলে \" লিখুন।
record_tag_too_late = { $tag } ট্যাগটি দানের মধ্যে এসে পড়েছে: সব ট্যাগ থাকে প্রথম দানের আগে।
record_tag_twice = { $tag } ট্যাগটি { $first } নম্বর লাইনে আগেই আছে: একবারই থাকতে পারে।
record_tag_missing = { $tag } ট্যাগটি নেই: প্রথম দানের আগে থাকার কথা।
record_unknown_tag = রেকর্ডে { $tag } নামে কোনো ট্যাগ হয় না: বাদ দিন, কিংবা docs/record-format.md দেখে বানান ঠিক করুন।
record_not_a_number = { $tag } ট্যাগে একটি সংখ্যা বসে, “{ $found }” নয়।
record_of_other_rules = রেকর্ডটি নিয়মের { $found } নম্বর সংস্করণের, এখানে খেলা হয় { $version } নম্বর: চালগুলোর ফল অন্য রকম হতে পারে।
record_tag_differs = { $tag } ট্যাগে আছে “{ $found }”, কিন্তু দানগুলো থেকে আসে { $due }।
record_winner_too_early = দানগুলোর শেষেও কেউ জেতেননি: Winner ট্যাগের সময় এখনও হয়নি।

## Names, seats and the shuffle

record_names = রেকর্ডে প্রতি আসনের একটি করে নাম থাকে: { $seats }টি আসনে { $names }টি নাম চলে না।
record_bad_name = “{ $name }” চলবে না: নাম আর তারিখ হয় এক লাইনের সাধারণ লেখা, 1 থেকে { $most } অক্ষর, আগে-পিছে ফাঁক ছাড়া।
record_secret_of_nothing = এই রেকর্ডে শাফলের এমন কিছু নেই, যার গোপন কোড থাকতে পারে।

## Deals

record_differs = তাস আর চাল থেকে “{ $found }” আসে না: এই লাইনটি হওয়ার কথা “{ $due }”।
record_line_too_short = এই লাইনের শেষে কিছু বাদ পড়েছে: হওয়ার কথা “{ $due }”।
record_deal_goes_on = “{ $found }” সময়ের আগেই এসেছে: দান চলছে, এখন আসন { $seat } চাল দেবে।
record_next_deal_or_end = “{ $found }” এখানে বসে না: দান শেষ, তাই এর পরে “{ $due }” বা “End” আসার কথা।
record_match_is_over = “{ $found }” এখানে বসে না: ম্যাচ শেষ, তাই এর পরে “End” আসার কথা।
record_breaks_off = রেকর্ডটি মাঝপথে থেমে গেছে: { $due ->
    [End] শেষ লাইনটি হওয়ার কথা “End”।
   *[other] এর পরে “{ $due }” আসার কথা, আর শেষ লাইনটি হওয়ার কথা “End”।
}
record_after_end = “{ $found }” আছে “End” লাইনের পরে, যেখানে রেকর্ড শেষ: বাদ দিন।

record_no_such_deal = দান { $deal } বলে কিছু নেই: রেকর্ডে { $deals ->
    [0] এখনও কোনো দান নেই
   *[other] আছে { $deals }টি দান
}।
record_no_such_move = দান { $deal }: এতে { $moves }টি চাল আছে, { $asked } নম্বরের পরে কিছু নেই।
record_deal_from_its_middle = এই দান মাঝখান থেকে, একটি অবস্থা হিসেবে শুরু হয়েছে: কেবল পুরো দান লেখা হয়।

## The verdict on a record in which nothing is wrong

record_verdict_replayed = { $deals ->
    [0] এখনও তাস বাঁটা হয়নি: আবার চালিয়ে দেখার কিছু নেই।
   *[other] { $deals }টি দানের প্রতিটি চাল নিয়মমতো: মোট { $moves }টি।
}
record_verdict_shuffle_checked = { $contributions ->
    [0] গোপন কোডটি যা প্রকাশ করা হয়েছিল তা-ই, আর প্রতিটি প্যাক শাফলের মতোই আছে; তবে কেউ নিজের অংশ দেননি, গোপন কোড ডিলার একাই বেছেছেন।
   *[other] গোপন কোড আর সবার দেওয়া অংশ ({ $contributions }টি) যা কথা ছিল তা-ই, আর প্রতিটি প্যাক সেই শাফলের মতোই আছে।
}
record_verdict_shuffle_no_secret = প্যাকগুলো এখনও যাচাই করা যায় না: ডিলার গোপন কোডটি প্রকাশ করেননি।
record_verdict_shuffle_no_data = প্যাকগুলো যাচাই করা যায় না: রেকর্ডে শাফলের কিছুই নেই।
record_verdict_first_dealer_chosen = দৈবে ঠিক হলে প্রথম ডিলার হতো আসন { $drawn }; তার বদলে বেছে নেওয়া হয়েছে আসন { $seat }।
record_verdict_won = { $winners ->
    [one] ম্যাচ জিতেছেন { $names }
   *[other] ম্যাচ জিতেছেন { $names }
}: স্কোর { $one }:{ $other }।
record_verdict_goes_on = ম্যাচ শেষ হয়নি: স্কোর { $one }:{ $other }।

record_too_large = এটা রেকর্ড নয়: রেকর্ডে বড়জোর { $most }টি অক্ষর থাকে।
