# What is asked of computer players and cannot be had.

unknown_level = Die Spielstärke „{ $level }“ gibt es nicht: Wähle { LIST($levels, join: "or") }.
budget_too_small = Zum Nachdenken gehören mindestens 1 Rechenschritt und nicht weniger als 0 Sekunden.
not_your_turn = Dieser Platz ist nicht am Zug.
