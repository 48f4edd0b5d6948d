# What is asked of computer players and cannot be had.

unknown_level = «{ $level }» гэдэг түвшин алга: { LIST($levels, join: "or") } гэдгээс сонгоорой.
budget_too_small = Бодоход дор хаяж 1 алхам хэрэгтэй, секунд нь 0-ээс бага байж болохгүй.
not_your_turn = Энэ суудлын ээлж болоогүй байна.
