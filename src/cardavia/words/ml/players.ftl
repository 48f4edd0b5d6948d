# What is asked of computer players and cannot be had.

unknown_level = “{ $level }” എന്നൊരു ലെവലില്ല: { LIST($levels, join: "or") } തിരഞ്ഞെടുക്കൂ.
budget_too_small = ആലോചനയ്ക്ക് കുറഞ്ഞത് 1 യൂണിറ്റ് പണി വേണം; സെക്കൻഡ് 0-ൽ കുറയരുത്.
not_your_turn = ഇപ്പോൾ ഈ സീറ്റിന്റെ ഊഴമല്ല.
