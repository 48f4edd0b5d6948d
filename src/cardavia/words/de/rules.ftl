# What the rules pages of all games share; see words/rules.py.

rules_terms = Wörter am Tisch
rules_switches = Hausregeln
rules_presets = Regelwerke

# Whether a switch applies at the table whose rules are shown
rules_on = gilt
rules_off = gilt nicht
# $switches: the switches that change this rule at the table whose rules are shown
rules_changed = Hier wird anders gespielt: siehe { LIST($switches, join: "and") } unter den Hausregeln.

# Cells of tables: a number, a range of numbers, and what is written the same in every language, such as 28D
rules_number = { $number }
rules_range = { $least }–{ $most }
rules_verbatim = { $text }
