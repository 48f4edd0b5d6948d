# Cards, suits, calls and lists: the words that the other sentences are made of, and what the
# cards themselves refuse. Cards are read suit first (“káró bubi”), so their article is always “a”.

## Suits and strains

suit_name = { $suit ->
    [S] pikk
    [H] kőr
    [D] káró
   *[C] treff
}
suit_symbol = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
suit_name_german = { $suit ->
    [S] zöld
    [H] piros
    [D] tök
   *[C] makk
}
strain_name = { $strain ->
    [S] pikk
    [H] kőr
    [D] káró
    [C] treff
   *[NT] szanzadu
}

## Ranks, by the faces on the deck shown

rank_name = { $rank ->
    [J] bubi
    [Q] dáma
    [K] király
    [A] ász
    [T] tízes
   *[other] { $rank }
}
rank_name_german = { $rank ->
    [J] alsó
    [Q] felső
    [K] király
    [A] ász
    [T] tízes
   *[other] { $rank }
}
# Where a sentence names a rank without its card. With German cards the second of each pair
# stands there instead.
-queen = dáma
-queen_german = felső
-jack = bubi
-jack_german = alsó

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
    [no_trumps] { $number } szanzadu
    [noes] { $number } Noes
    [no_suit] { $number }, szín nélkül
    [pass] passz
    [double] kontra
    [redouble] rekontra
   *[number_suit] { $number }{ suit_symbol }
}

## Lists: one, two and three; one, two or three

list_more = { $before }, { $after }
list_and = { $before } és { $after }
list_or = { $before } vagy { $after }

## Seats, where nobody's name is known; they are numbered from 0

seat_number = { $seat }. hely

## What the cards refuse

bad_card = „{ $text }” nem lap: előbb az értékét írd, utána a színét, például JD vagy 10C.
bad_suit = „{ $text }” nem szín: írj S, H, D vagy C betűt.
