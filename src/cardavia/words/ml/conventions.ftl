# What each call of 56 tells by the convention card (conventions/card.toml).

tells_jack = { CALL($call) }: { suit_name } ഗുലാൻ { $jacks ->
    [one] ഒന്നെങ്കിലും
   *[other] { $jacks } എണ്ണമെങ്കിലും
} കൈയിലുണ്ട്.
tells_strong = { CALL($call) }: { suit_name } ശക്തമാണ് (വിലയുള്ള ചീട്ട് { $high } എണ്ണമെങ്കിലും), പക്ഷേ അതിന്റെ ഗുലാനില്ല.
tells_jacks = { CALL($call) }: കുറഞ്ഞത് { $jack_suits } ചിഹ്നങ്ങളിൽ ഗുലാനുണ്ട്.
tells_void = { CALL($call) }: ഒടുവിൽ പറഞ്ഞ ചിഹ്നമായ { suit_name } കൈയിൽ ഒന്നുപോലുമില്ല.
tells_high_only = { CALL($call) }: വിലയുള്ള { suit_name } (J 9 A 10) കൃത്യം { $high ->
    [one] ഒരെണ്ണം
   *[other] { $high } എണ്ണം
}; ആ ചിഹ്നത്തിൽ വേറെ ചീട്ടില്ല.
tells_nothing = { CALL($call) }: കൈയിലെ ചീട്ടിനെക്കുറിച്ച് ഒന്നും പറയുന്നില്ല.
tells_pass = പാസ്: കൈയിലെ ചീട്ടിനെക്കുറിച്ച് ഒന്നും പറയുന്നില്ല.
tells_double = ഡബിൾ: വിളി തോൽക്കുമെന്ന് കരുതുന്നു; കൈയിലെ ചീട്ടിനെക്കുറിച്ച് ഒന്നും പറയുന്നില്ല.
tells_redouble = റീഡബിൾ: എന്നാലും വിളി ജയിക്കുമെന്ന് കരുതുന്നു; കൈയിലെ ചീട്ടിനെക്കുറിച്ച് ഒന്നും പറയുന്നില്ല.
