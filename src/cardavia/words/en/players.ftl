# What is asked of computer players and cannot be had.

unknown_level = There is no level “{ $level }”: choose { LIST($levels, join: "or") }.
not_your_turn = It is not this seat’s turn.
