# What the rules pages of all games share.

rules_terms = Үг хэллэг
rules_switches = Нэмэлт сонголт
rules_presets = Үндсэн дүрэм

# Whether a switch applies at the table whose rules are shown
rules_on = хэрэглэнэ
rules_off = хэрэглэхгүй
# $switches: the switches that change this rule at the table whose rules are shown
rules_changed = Энэ ширээнд өөрөөр тоглоно: нэмэлт сонголтоос { LIST($switches, join: "and") } гэдгийг үзээрэй.

# Cells of tables: a number, a range of numbers, and what is written the same in every language, such as 28D
rules_number = { $number }
rules_range = { $least }–{ $most }
rules_verbatim = { $text }
