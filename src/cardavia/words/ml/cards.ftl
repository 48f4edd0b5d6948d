# Cards, suits, calls and lists: the words that the other sentences are made of, and what the
# cards themselves refuse.

## Suits and strains

# $suit: S, H, D or C
suit_name = { $suit ->
    [S] സ്പേഡ്
    [H] ആഡ്യൻ
    [D] ഡയമണ്ട്
   *[C] ക്ലാവർ
}
suit_symbol = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
# What ends in _german takes the place of the sentence without that where German-faced cards are shown.
suit_name_german = { $suit ->
    [S] ഇല
    [H] ആഡ്യൻ
    [D] മണി
   *[C] ഓക്കുകായ
}
# $strain: S, H, D, C, or NT; “No trumps” stays as players say it
strain_name = { $strain ->
    [S] സ്പേഡ്
    [H] ആഡ്യൻ
    [D] ഡയമണ്ട്
    [C] ക്ലാവർ
   *[NT] No trumps
}

## Ranks, by the faces on the deck shown

# $rank: J, Q, K, A, T, 9, 8 or 7
rank_name = { $rank ->
    [J] ഗുലാൻ
    [Q] റാണി
    [K] രാജാവ്
    [A] എയ്സ്
    [T] പത്ത്
    *[other] { $rank }
}
rank_name_german = { $rank ->
    [J] ഉണ്ടർ
    [Q] ഓബർ
    [K] രാജാവ്
    [A] എയ്സ്
    [T] പത്ത്
    *[other] { $rank }
}
# Where a sentence names a rank without its card. With German cards the second of each pair
# stands there instead.
-queen = റാണി
-queen_german = ഓബർ
-jack = ഗുലാൻ
-jack_german = ഉണ്ടർ

## Cards and calls in short, as CARDS and CALL say them

# $rank and $suit: the card JD is J♦, TC is 10♣
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
# $number: as it was called, 28 or +2
call_spoken = { $form ->
    [suit_number] { suit_symbol }{ $number }
    [no_trumps] { $number } No trumps
    [noes] { $number } Noes
    [no_suit] { $number }, ചിഹ്നം പറയാതെ
    [pass] പാസ്
    [double] ഡബിൾ
    [redouble] റീഡബിൾ
   *[number_suit] { $number }{ suit_symbol }
}

## Lists: one, two and three; one, two or three

list_more = { $before }, { $after }
list_and = { $before }, { $after } എന്നിവ
list_or = { $before } അല്ലെങ്കിൽ { $after }

## Seats, where nobody's name is known; they are numbered from 0

seat_number = സീറ്റ് { $seat }

## What the cards refuse

# $text: what was written
bad_card = “{ $text }” ഒരു ചീട്ടല്ല: ആദ്യം ചീട്ടിന്റെ അക്ഷരമോ അക്കമോ, പിന്നെ ചിഹ്നം; JD, 10C എന്നപോലെ എഴുതൂ.
bad_suit = “{ $text }” ഒരു ചിഹ്നമല്ല: S, H, D, C ഇവയിൽ ഒന്ന് എഴുതൂ.
