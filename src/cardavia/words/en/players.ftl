# What is asked of computer players and cannot be had.

unknown_level = There is no level “{ $level }”: choose { LIST($levels, join: "or") }.
budget_too_small = A budget of thought is at least 1 unit of work, and no less than 0 seconds.
not_your_turn = It is not this seat’s turn.
