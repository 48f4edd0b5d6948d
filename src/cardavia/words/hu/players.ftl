# What is asked of computer players and cannot be had.

unknown_level = Nincs ilyen szint: „{ $level }”. Választható: { LIST($levels, join: "or") }.
budget_too_small = A gondolkodási keret legalább 1 egységnyi munka, és nem kevesebb 0 másodpercnél.
not_your_turn = Nem ez a hely van soron.
