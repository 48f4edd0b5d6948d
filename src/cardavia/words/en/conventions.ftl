# What each call of 56 tells by the convention card (conventions/card.toml).
# $call: the call as text; $suit: the suit it tells of; the other numbers are those of the card.

tells_jack = { CALL($call) }: at least { $jacks ->
    [one] one Jack
   *[other] { $jacks } Jacks
} of { suit_name }.
tells_strong = { CALL($call) }: strong in { suit_name } ({ $high } high cards or more), but no Jack of them.
tells_jacks = { CALL($call) }: Jacks in { $jack_suits } suits or more.
tells_void = { CALL($call) }: void in { suit_name }, the suit named last.
tells_high_only = { CALL($call) }: exactly { $high ->
    [one] one high card of { suit_name } (J 9 A 10)
   *[other] { $high } high cards of { suit_name } (J 9 A 10)
}, and no other card of it.
tells_nothing = { CALL($call) }: tells nothing of the hand.
tells_pass = Pass: tells nothing of the hand.
tells_double = Double: thinks that the bid fails; tells nothing of the hand.
tells_redouble = Redouble: thinks that the bid is made all the same; tells nothing of the hand.
