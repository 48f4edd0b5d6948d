# The checkable shuffle: what it refuses, and what its check finds. Packs and seats are counted from 0.
# গোপন কোড secret, অংশ contribution.

## What cannot be read or used

shuffle_bad_hex = গোপন কোড, সবার দেওয়া অংশ আর তাদের হ্যাশ লেখা হয় { $digits }টি অঙ্কে, প্রতিটি 0–9 বা a–f: এটা তেমন নয়।
shuffle_bad_length = গোপন কোড বা কারও অংশ { $length } বাইট লম্বা হতে হবে, { $found } নয়।
shuffle_no_such_seat = আসন { $seat } বলে কিছু নেই: আসনের নম্বর 0 থেকে { $most }।
shuffle_seat_twice = আসন { $seat } দুটি অংশ দিয়েছে: এক আসন থেকে একটিই নেওয়া যায়।
shuffle_no_such_pack = প্যাক { $pack } বলে কিছু নেই: ম্যাচ শুরু হয় 0 নম্বর প্যাক দিয়ে, প্রতিটি নতুন প্যাকে নম্বর এক করে বাড়ে।
shuffle_no_such_table = একটি টেবিলে আসন থাকে 2 থেকে { $most }টি, { $seats }টি নয়।
shuffle_no_such_size = একটি প্যাকে তাস থাকে 0 থেকে { $most }টি, { $size }টি নয়।

## What does not fit

shuffle_secret_not_as_published = প্রথম দানের আগে যে হ্যাশ প্রকাশ করা হয়েছিল, ডিলারের গোপন কোড তার সঙ্গে মেলে না।
shuffle_not_as_committed = আসন { $seat } আগে যে হ্যাশ পাঠিয়েছিল, তার দেওয়া অংশ সেটির সঙ্গে মেলে না।
shuffle_never_committed = আসন { $seat } যে অংশ দিয়েছে তা ধরা হবে না: আগে তার হ্যাশ পাঠানো উচিত ছিল।
shuffle_never_opened = আসন { $seat } হ্যাশ পাঠিয়েছিল, কিন্তু নিজের অংশ খোলেনি: ম্যাচটি নতুন করে শুরু হওয়া উচিত ছিল।
shuffle_pack_of_other_size = প্যাক { $pack } (প্রথমটি 0 নম্বর): তাস থাকার কথা { $due }টি, আছে { $found }টি।
shuffle_pack_differs = প্যাক { $pack } (প্রথমটি 0 নম্বর) যেভাবে শাফল হয়েছিল সেভাবে নেই: উপর থেকে { $place } নম্বর তাস হওয়ার কথা { CARDS($due) }, আছে { CARDS($found) }।
