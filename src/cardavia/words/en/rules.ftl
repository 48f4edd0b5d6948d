# What the rules pages of all games share; see words/rules.py.

rules_terms = Words
rules_switches = Switches
rules_presets = Presets

# Whether a switch applies at the table whose rules are shown
rules_on = on
rules_off = off
# $switches: the switches that change this rule at the table whose rules are shown
rules_changed = Played differently here: see { LIST($switches, join: "and") } among the switches.

# Cells of tables: a number, a range of numbers, and what is written the same in every language, such as 28D
rules_number = { $number }
rules_range = { $least }–{ $most }
rules_verbatim = { $text }
