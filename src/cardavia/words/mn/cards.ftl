# Cards, suits, calls and lists: the words that the other sentences are made of, and what the
# cards themselves refuse. “Хөзөр” is the trump suit here, and “мод” is a card.

## Suits and strains

# $suit: S, H, D or C
suit_name = { $suit ->
    [S] гил
    [H] бунд
    [D] дөрвөлжин
   *[C] цэцэг
}
suit_symbol = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
# What ends in _german takes the place of the sentence without that where German-faced cards are shown.
suit_name_german = { $suit ->
    [S] навч
    [H] бунд
    [D] хонх
   *[C] царс
}
# $strain: S, H, D, C, or NT
strain_name = { $strain ->
    [S] гил
    [H] бунд
    [D] дөрвөлжин
    [C] цэцэг
   *[NT] хөзөргүй
}

## Ranks, by the faces on the deck shown

# $rank: J, Q, K, A, T, 9, 8 or 7
rank_name = { $rank ->
    [J] боол
    [Q] хатан
    [K] ноён
    [A] тамга
    [T] арав
   *[other] { $rank }
}
rank_name_german = { $rank ->
    [J] доод боол
    [Q] дээд боол
    [K] ноён
    [A] тамга
    [T] арав
   *[other] { $rank }
}
# Where a sentence names a rank without its card. With German cards the second of each pair
# stands there instead.
-queen = хатан
-queen_german = дээд боол
-jack = боол
-jack_german = доод боол

## Cards and calls in short, as CARDS and CALL say them

# The letters are those printed on the cards.
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
# $suit: S, H, D or C where the form names one
call_spoken = { $form ->
    [suit_number] { suit_symbol }{ $number }
    [no_trumps] { $number } хөзөргүй
    [noes] { $number } Noes
    [no_suit] { $number }, өнгө нэрлээгүй
    [pass] өнжих
    [double] давхарлах
    [redouble] дахин давхарлах
   *[number_suit] { $number }{ suit_symbol }
}

## Lists: one, two and three; one, two or three

list_more = { $before }, { $after }
list_and = { $before } ба { $after }
list_or = { $before } эсвэл { $after }

## Seats, where nobody's name is known; they are numbered from 0

seat_number = { $seat }-р суудал

## What the cards refuse

# $text: what was written
bad_card = «{ $text }» гэдэг мод алга: эхлээд зэргийг, дараа нь өнгийг бичээрэй, жишээ нь JD эсвэл 10C.
bad_suit = «{ $text }» гэдэг өнгө алга: S (гил), H (бунд), D (дөрвөлжин), C (цэцэг) гэж бичээрэй.
