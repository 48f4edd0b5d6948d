# Solving a deal of Schnapsen with all cards seen: what cannot be solved.

# $switches: those of the rule set that the solver does not know
solve_other_switches = Ilyen kapcsolókkal nem oldható meg a leosztás: { LIST($switches, join: "and") }. Hagyd el azt, amit a megoldó nem ismer.
solve_not_your_turn = A lehetséges leosztásokat az mérlegeli, aki soron van: ez a nézet másé.
plan_stock_open = Terv csak betakart talonhoz készül: előbb takard be.
play_on_stock_closed = Továbbjátszani csak nyitott talonnál kell: innen már megoldható a leosztás.
last_draw_only = Ez az utolsó talonos ütésre való: két lapnak kell lennie a talonban.
