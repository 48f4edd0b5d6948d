# Solving a deal of Schnapsen with all cards seen: what cannot be solved.

# $switches: those of the rule set that the solver does not know
solve_other_switches = Spiele mit { LIST($switches, join: "and") } lassen sich nicht lösen: Lass weg, was der Löser nicht kennt.
solve_not_your_turn = Mögliche Blätter wägt ab, wer am Zug ist: Das hier ist die Sicht des anderen.
plan_stock_open = Ein Plan gilt für den zugedrehten Talon: Dreh zuerst zu.
play_on_stock_closed = Weitergespielt wird bei offenem Talon: Von hier an lässt sich das Spiel lösen.
last_draw_only = Das ist für den letzten Stich mit Talon: Zwei Karten müssen noch darin liegen.
