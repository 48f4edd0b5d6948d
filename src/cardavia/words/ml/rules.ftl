# What the rules pages of all games share; see words/rules.py.

rules_terms = വാക്കുകൾ
rules_switches = വകഭേദങ്ങൾ
rules_presets = നിയമക്കൂട്ടുകൾ

# Whether a switch applies at the table whose rules are shown
rules_on = ഉണ്ട്
rules_off = ഇല്ല
rules_changed = ഈ മേശയിൽ ഇത് വേറെ വിധമാണ്: വകഭേദങ്ങളിൽ { LIST($switches, join: "and") } നോക്കൂ.

# Cells of tables
rules_number = { $number }
rules_range = { $least }–{ $most }
rules_verbatim = { $text }
