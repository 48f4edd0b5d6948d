# Cards, suits, calls and lists: the words that the other sentences are made of.
# রং is the suit, তুরুপ the trump. All four suits end in ন, so “of hearts” is { suit_name } with ের
# written straight behind it: হরতনের.

## Suits and strains

suit_name = { $suit ->
    [S] ইস্কাপন
    [H] হরতন
    [D] রুইতন
   *[C] চিড়িতন
}
suit_symbol = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
suit_name_german = { $suit ->
    [S] পল্লব
    [H] হরতন
    [D] ঘুঙুর
   *[C] ওক ফল
}
strain_name = { $strain ->
    [S] ইস্কাপন
    [H] হরতন
    [D] রুইতন
    [C] চিড়িতন
   *[NT] নো ট্রাম্প
}

## Ranks, by the faces on the deck shown

rank_name = { $rank ->
    [J] গোলাম
    [Q] বিবি
    [K] সাহেব
    [A] টেক্কা
    [T] দশ
   *[other] { $rank }
}
rank_name_german = { $rank ->
    [J] উন্টার
    [Q] ওবার
    [K] সাহেব
    [A] টেক্কা
    [T] দশ
   *[other] { $rank }
}
# Where a sentence names a rank without its card. With German cards the second of each pair
# stands there instead.
-queen = বিবি
-queen_german = ওবার
-jack = গোলাম
-jack_german = উন্টার

## Cards and calls in short, as CARDS and CALL say them

card_short = { $rank ->
    [T] 10
   *[other] { $rank }
}{ suit_symbol }
card_short_german = { $rank ->
    [J] U
    [Q] O
    [T] 10
   *[other] { $rank }
}{ suit_symbol }
call_spoken = { $form ->
    [suit_number] { suit_symbol }{ $number }
    [no_trumps] { $number } নো ট্রাম্প
    [noes] { $number } নোজ
    [no_suit] { $number }, রং ছাড়া
    [pass] পাস
    [double] ডাবল
    [redouble] রিডাবল
   *[number_suit] { $number }{ suit_symbol }
}

## Lists

list_more = { $before }, { $after }
list_and = { $before } আর { $after }
list_or = { $before } বা { $after }

## Seats, where nobody's name is known

seat_number = আসন { $seat }

## What the cards refuse

bad_card = “{ $text }” কোনো তাস নয়: আগে তাসের অক্ষর বা সংখ্যা, তারপর রং লিখুন, যেমন JD বা 10C।
bad_suit = “{ $text }” কোনো রং নয়: S, H, D বা C লিখুন।
