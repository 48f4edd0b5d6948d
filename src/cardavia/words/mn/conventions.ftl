# What each call of 56 tells by the convention card (conventions/card.toml).
# $call: the call as text; $suit: the suit it tells of; the other numbers are those of the card.

tells_jack = { CALL($call) }: дор хаяж { $jacks } { suit_name } боолтой.
tells_strong = { CALL($call) }: { suit_name } өнгөөр хүчтэй (оноотой мод { $high } ба түүнээс олон), гэхдээ боолгүй.
tells_jacks = { CALL($call) }: дор хаяж { $jack_suits } өнгийн боолтой.
tells_void = { CALL($call) }: хамгийн сүүлд нэрлэсэн { suit_name } өнгө огт алга.
tells_high_only = { CALL($call) }: оноотой { suit_name } (J 9 A 10) яг { $high }, өөр { suit_name } алга.
tells_nothing = { CALL($call) }: гарын модныхоо тухай юу ч хэлэхгүй.
tells_pass = Өнжих: гарын модныхоо тухай юу ч хэлэхгүй.
tells_double = Давхарлах: энэ амлалт биелэхгүй гэж бодож байна; гарын модныхоо тухай юу ч хэлэхгүй.
tells_redouble = Дахин давхарлах: амлалт ямар ч байсан биелнэ гэж бодож байна; гарын модныхоо тухай юу ч хэлэхгүй.
