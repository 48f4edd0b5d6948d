# What the rules pages of all games share; see words/rules.py.

rules_terms = কথার মানে
rules_switches = রকমফের
rules_presets = নিয়মের সেট

rules_on = চালু
rules_off = বন্ধ
rules_changed = এই টেবিলে অন্যভাবে খেলা হয়: রকমফেরের মধ্যে { LIST($switches, join: "and") } দেখুন।

rules_number = { $number }
rules_range = { $least }–{ $most }
rules_verbatim = { $text }
