# Cards, suits, calls and lists: the words that the other sentences are made of, and what the
# cards themselves refuse.
#
# In sentences write { CARDS($cards) } for one or more cards, { CALL($call) } for calls and
# { LIST($items) } for other things with a space between them; with join: "or" or join: "and"
# each makes a spoken list of them. A sentence that refers to another, such as { suit_name },
# lends it its parameters.

## Suits and strains

# $suit: S, H, D or C
suit_name = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
suit_symbol = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
# What ends in _german takes the place of the sentence without that where German-faced cards are shown.
suit_name_german = { $suit ->
    [S] leaves
    [H] hearts
    [D] bells
   *[C] acorns
}
# $strain: S, H, D, C, or NT
strain_name = { $strain ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[NT] no trumps
}

## Ranks, by the faces on the deck shown

# $rank: J, Q, K, A, T, 9, 8 or 7
rank_name = { $rank ->
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
    [T] ten
    *[other] { $rank }
}
rank_name_german = { $rank ->
    [J] Unter
    [Q] Ober
    [K] King
    [A] Deuce
    [T] ten
    *[other] { $rank }
}
# Where a sentence names a rank without its card. With German cards the second of each pair
# stands there instead.
-ace = Ace
-ace_german = Deuce
-queen = Queen
-queen_german = Ober
-jack = Jack
-jack_german = Unter

## Cards and calls in short, as CARDS and CALL say them

# $rank and $suit: the card JD is J♦, TC is 10♣
card_short = { $rank ->
    [T] 10
   *[other] { $rank }
}{ suit_symbol }
# On German cards the letters of Unter and Ober
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
    [no_trumps] { $number } no trumps
    [noes] { $number } Noes
    [no_suit] { $number }, naming no suit
    [pass] pass
    [double] double
    [redouble] redouble
   *[number_suit] { $number }{ suit_symbol }
}

## Lists: one, two and three; one, two or three

list_more = { $before }, { $after }
list_and = { $before } and { $after }
list_or = { $before } or { $after }

## Seats, where nobody's name is known; they are numbered from 0

seat_number = seat { $seat }

## What the cards refuse

# $text: what was written
bad_card = “{ $text }” is not a card: write the rank, then the suit, such as JD or 10C.
bad_suit = “{ $text }” is not a suit: write S, H, D or C.
