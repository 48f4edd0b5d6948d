# Cards, suits, calls and lists: the words that the other sentences are made of, and what the
# cards themselves refuse.

## Suits and strains

# $suit: S, H, D or C
suit_name = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
suit_symbol = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
suit_name_german = { $suit ->
    [S] Laub
    [H] Herz
    [D] Schellen
   *[C] Eichel
}
# $strain: S, H, D, C, or NT
strain_name = { $strain ->
    [S] Pik
    [H] Herz
    [D] Karo
    [C] Kreuz
   *[NT] ohne Atout
}

## Ranks, by the faces on the deck shown

# $rank: J, Q, K, A, T, 9, 8 or 7
rank_name = { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
    [T] Zehner
   *[other] { $rank }
}
rank_name_german = { $rank ->
    [J] Unter
    [Q] Ober
    [K] König
    [A] Daus
    [T] Zehner
   *[other] { $rank }
}
# Where a sentence names a rank without its card. With German cards the
# second of each pair stands there instead.
-ace = Ass
-ace_german = Daus
-queen = Dame
-queen_german = Ober
-jack = Bube
-jack_german = Unter

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
    [no_trumps] { $number } ohne Atout
    [noes] { $number } Noes
    [no_suit] { $number } ohne Farbe
    [pass] passe
    [double] Kontra
    [redouble] Rekontra
   *[number_suit] { $number }{ suit_symbol }
}

## Lists: one, two and three; one, two or three

list_more = { $before }, { $after }
list_and = { $before } und { $after }
list_or = { $before } oder { $after }

## Seats, where nobody's name is known; they are numbered from 0

seat_number = Platz { $seat }

## What the cards refuse

# $text: what was written
bad_card = „{ $text }“ ist keine Karte: Schreib erst den Wert, dann die Farbe, etwa JD oder 10C.
bad_suit = „{ $text }“ ist keine Farbe: Schreib S (Pik), H (Herz), D (Karo) oder C (Kreuz).
