# Solving a deal of Schnapsen with all cards seen: what cannot be solved.

# $switches: those of the rule set that the solver does not know
solve_other_switches = Deals under { LIST($switches, join: "and") } cannot be solved: leave out what the solver does not know.
solve_not_your_turn = Worlds are weighed by the player whose turn it is: this view is of another one.
plan_stock_open = A plan is made for a closed stock: close it first.
play_on_stock_closed = A deal is played on while the stock is open: from here on it can be solved.
last_draw_only = This is for the last trick with a stock: two cards have to be left in it.
