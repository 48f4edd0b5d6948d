# What the rules pages of all games share; see words/rules.py.

rules_terms = ຄຳສັບ
rules_switches = ຂໍ້ເລືອກ
rules_presets = ຊຸດກະຕິ⁠ກາ

# Whether a switch applies at the table whose rules are shown
rules_on = ໃຊ້
rules_off = ບໍ່ໃຊ້
# $switches: the switches that change this rule at the table whose rules are shown
rules_changed = ໂຕະນີ້ຫຼິ້ນຕ່າງອອກໄປ: ເບິ່ງ { LIST($switches, join: "and") } ໃນໝວດຂໍ້ເລືອກ.

# Cells of tables: a number, a range of numbers, and what is written the same in every language, such as 28D
rules_number = { $number }
rules_range = { $least }–{ $most }
rules_verbatim = { $text }
