# What the rules pages of all games share; see words/rules.py.

rules_terms = Szavak
rules_switches = Kapcsolók
rules_presets = Alapváltozatok

# Whether a switch applies at the table whose rules are shown
rules_on = be
rules_off = ki
# $switches: the switches that change this rule at the table whose rules are shown
rules_changed = Ennél az asztalnál másként: lásd a kapcsolók között: { LIST($switches, join: "and") }.

# Cells of tables
rules_number = { $number }
rules_range = { $least }–{ $most }
rules_verbatim = { $text }
