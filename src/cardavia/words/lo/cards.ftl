# Cards, suits, calls and lists: the words that the other sentences are made of, and what the
# cards themselves refuse. Ranks are named by the letters printed on the cards, as Lao players read them.

## Suits and strains

# $suit: S, H, D or C
suit_name = { $suit ->
    [S] ໂພດຳ
    [H] ເກີ
    [D] ໂລ
   *[C] ຈ່ວນ
}
suit_symbol = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
# What ends in _german takes the place of the sentence without that where German-faced cards are shown.
suit_name_german = { $suit ->
    [S] ໃບໄມ້
    [H] ຫົວໃຈ
    [D] ກະດິ່ງ
   *[C] ໝາກກໍ່
}
# $strain: S, H, D, C, or NT
strain_name = { $strain ->
    [S] ໂພດຳ
    [H] ເກີ
    [D] ໂລ
    [C] ຈ່ວນ
   *[NT] ບໍ່ມີດອກໃຫຍ່
}

## Ranks, by the faces on the deck shown

# $rank: J, Q, K, A, T, 9, 8 or 7
rank_name = { $rank ->
    [T] 10
   *[other] { $rank }
}
rank_name_german = { $rank ->
    [J] ອຸນ⁠ເທີ
    [Q] ໂອ⁠ເບີ
    [K] ກະສັດ
    [A] ເດົາ⁠ສ໌
    [T] 10
   *[other] { $rank }
}
# Where a sentence names a rank without its card: the letter printed there. With German cards the
# second of each pair stands there instead.
-queen = Q
-queen_german = O
-jack = J
-jack_german = U

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
# $number: as it was called, 28 or +2
# $suit: S, H, D or C where the form names one
call_spoken = { $form ->
    [suit_number] { suit_symbol }{ $number }
    [no_trumps] { $number } ບໍ່ມີດອກໃຫຍ່
    [noes] { $number } Noes
    [no_suit] { $number } ບໍ່ບອກດອກ
    [pass] ຜ່ານ
    [double] ທ້າ
    [redouble] ທ້າຄືນ
   *[number_suit] { $number }{ suit_symbol }
}

## Lists: one, two and three; one, two or three

list_more = { $before }, { $after }
list_and = { $before } ແລະ { $after }
list_or = { $before } ຫຼື { $after }

## Seats, where nobody's name is known; they are numbered from 0

seat_number = ບ່ອນນັ່ງ { $seat }

## What the cards refuse

# $text: what was written
bad_card = “{ $text }” ບໍ່ແມ່ນໄພ້: ໃຫ້ຂຽນໜ້າໄພ້ກ່ອນ ແລ້ວຈຶ່ງຂຽນດອກ ເຊັ່ນ JD ຫຼື 10C.
bad_suit = “{ $text }” ບໍ່ແມ່ນດອກໄພ້: ໃຫ້ຂຽນ S (ໂພດຳ), H (ເກີ), D (ໂລ) ຫຼື C (ຈ່ວນ).
