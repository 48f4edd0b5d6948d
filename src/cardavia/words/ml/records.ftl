# The text record of a match (docs/record-format.md): what its reader refuses, and its verdict.

## Where a record is wrong

record_place = വരി { $line }: { $problem }
record_place_of_move = വരി { $line }, “{ $move }”: { $problem }

## What is no record, or cannot be read

record_is_none = ഇത് മത്സരരേഖയല്ല: [Cardavia "{ $version }"] എന്നു തുടങ്ങണം.
record_of_another_version = ഈ രേഖയുടെ പതിപ്പ് “{ $found }” ആണ്; ഇവിടെ പതിപ്പ് { $version } മാത്രമേ വായിക്കൂ: പുതിയ Cardavia-യിൽ നോക്കൂ.
record_not_utf8 = ഈ വരി UTF-8 അല്ല: രേഖ UTF-8 ആയി സൂക്ഷിക്കൂ.
record_line_too_long = ഈ വരിയിൽ { NUMBER($length, useGrouping: 0) } അക്ഷരമുണ്ട്: രേഖയുടെ വരിയിൽ പരമാവധി { NUMBER($most, useGrouping: 0) }.
record_unprintable = { $character } എന്ന അക്ഷരം രേഖയിൽ വരില്ല: എടുത്തുകളയൂ.

## Tags

record_bad_tag = “{ $text }” ടാഗായി വായിക്കാനാവില്ല: [Date "2026-03-01"] എന്നപോലെ എഴുതൂ; ഉള്ളിലെ ഉദ്ധരണിക്ക് \" വേണം.
record_tag_too_late = { $tag } എന്ന ടാഗ് കളികൾക്കിടയിലാണ്: ടാഗുകളെല്ലാം ആദ്യ കളിക്കു മുമ്പ് വേണം.
record_tag_twice = { $tag } എന്ന ടാഗ് വരി { $first }-ൽ മുമ്പേയുണ്ട്: ഒരിക്കലേ വരാവൂ.
record_tag_missing = { $tag } എന്ന ടാഗ് കാണുന്നില്ല: ആദ്യ കളിക്കു മുമ്പ് വേണം.
record_unknown_tag = രേഖയിൽ { $tag } എന്നൊരു ടാഗില്ല: എടുത്തുകളയൂ, അല്ലെങ്കിൽ docs/record-format.md നോക്കി തിരുത്തൂ.
record_not_a_number = { $tag } എന്ന ടാഗിൽ സംഖ്യ വേണം; “{ $found }” പറ്റില്ല.
record_of_other_rules = രേഖയിലെ നിയമങ്ങളുടെ പതിപ്പ് “{ $found }”, ഇവിടെ കളിക്കുന്നത് { $version }: നീക്കങ്ങളുടെ ഫലം മാറാം.
record_tag_differs = { $tag } എന്ന ടാഗ് പറയുന്നത് “{ $found }”; കളികൾ നോക്കിയാൽ { $due }.
record_winner_too_early = കളികൾ തീരുമ്പോൾ ആരും ജയിച്ചിട്ടില്ല: Winner എന്ന ടാഗ് ഇപ്പോൾ വേണ്ട.

## Names, seats and the shuffle

record_names = ഓരോ സീറ്റിനും ഒരു പേരു വേണം: സീറ്റ് { $seats }, പേര് { $names }.
record_bad_name = “{ $name }” പറ്റില്ല: പേരും തീയതിയും ഒരു വരി വെറും എഴുത്താണ്, 1 മുതൽ { $most } വരെ അക്ഷരം, ഇരുവശത്തും ഇടമില്ലാതെ.
record_secret_of_nothing = രഹസ്യം ചേർക്കാൻ ഈ രേഖയിൽ കശക്കലിന്റെ ഒന്നുമില്ല.

## Deals

record_differs = ചീട്ടും നീക്കങ്ങളും നോക്കിയാൽ “{ $found }” വരില്ല: ഈ വരി “{ $due }” ആകണം.
record_line_too_short = ഈ വരിയുടെ ഒടുവിൽ എന്തോ കുറവുണ്ട്: “{ $due }” ആകണം.
record_deal_goes_on = “{ $found }” നേരത്തെയായി: കളി തുടരുകയാണ്, ഊഴം സീറ്റ് { $seat }.
record_next_deal_or_end = “{ $found }” ഇവിടെ വരില്ല: കളി കഴിഞ്ഞു; ഇനി “{ $due }” അല്ലെങ്കിൽ “End” വേണം.
record_match_is_over = “{ $found }” ഇവിടെ വരില്ല: മത്സരം കഴിഞ്ഞു; ഇനി “End” വേണം.
record_breaks_off = രേഖ ഇടയ്ക്കു നിന്നുപോയി: { $due ->
    [End] ഒടുവിലത്തെ വരി “End” ആകണം.
   *[other] ഇനി “{ $due }” വരണം; ഒടുവിലത്തെ വരി “End” ആകണം.
}
record_after_end = “End” കഴിഞ്ഞാൽ രേഖ തീർന്നു; പിന്നെയുള്ള “{ $found }” എടുത്തുകളയൂ.

record_no_such_deal = കളി { $deal } ഇല്ല: { $deals ->
    [0] രേഖയിൽ ഇതുവരെ കളിയില്ല
    [one] രേഖയിൽ ഒരു കളിയേയുള്ളൂ
   *[other] രേഖയിൽ { $deals } കളിയുണ്ട്
}.
record_no_such_move = കളി { $deal }: { $moves ->
    [one] ഒരു നീക്കമേയുള്ളൂ
   *[other] { $moves } നീക്കമേയുള്ളൂ
}; { $asked } കഴിഞ്ഞ് ഒന്നുമില്ല.
record_deal_from_its_middle = ഈ കളി ഇടയ്ക്കുള്ള ഒരു നിലയിൽനിന്ന് തുടങ്ങിയതാണ്: മുഴുവൻ കളികളേ രേഖയിലെഴുതൂ.

## The verdict on a record in which nothing is wrong

record_verdict_replayed = { $deals ->
    [0] ഇതുവരെ ചീട്ട് പങ്കിട്ടിട്ടില്ല: ഒത്തുനോക്കാൻ ഒന്നുമില്ല.
    [one] ഒരു കളിയിലെ എല്ലാ നീക്കവും നിയമം പാലിക്കുന്നു; ആകെ { $moves }.
   *[other] { $deals } കളികളിലെ എല്ലാ നീക്കവും നിയമം പാലിക്കുന്നു; ആകെ { $moves }.
}
record_verdict_shuffle_checked = { $contributions ->
    [0] പുറത്തുവിട്ട ഹാഷും രഹസ്യവും ചേരുന്നു, എല്ലാ പെട്ടിയും കശക്കിയതുപോലെതന്നെ; പക്ഷേ വിഹിതം ആരും തന്നില്ല, പങ്കിട്ടയാൾ ഒറ്റയ്ക്കാണു രഹസ്യം തിരഞ്ഞെടുത്തത്.
    [one] രഹസ്യവും വിഹിതവും മുമ്പ് അയച്ച ഹാഷുകളോടു ചേരുന്നു, എല്ലാ പെട്ടിയും അവ കശക്കിയതുപോലെതന്നെ.
   *[other] രഹസ്യവും { $contributions } വിഹിതങ്ങളും മുമ്പ് അയച്ച ഹാഷുകളോടു ചേരുന്നു, എല്ലാ പെട്ടിയും അവ കശക്കിയതുപോലെതന്നെ.
}
record_verdict_first_dealer_chosen = നറുക്ക് വീണിരുന്നെങ്കിൽ ആദ്യം പങ്കിടേണ്ടത് സീറ്റ് { $drawn }; ആരോ തിരഞ്ഞെടുത്തത് സീറ്റ് { $seat }.
record_verdict_shuffle_no_secret = പെട്ടികൾ ഇപ്പോൾ പരിശോധിക്കാനാവില്ല: പങ്കിട്ടയാൾ രഹസ്യം വെളിപ്പെടുത്തിയിട്ടില്ല.
record_verdict_shuffle_no_data = പെട്ടികൾ പരിശോധിക്കാനാവില്ല: രേഖയിൽ കശക്കലിന്റെ ഒന്നുമില്ല.
record_verdict_won = മത്സരം ജയിച്ചത് { $names }{ $winners ->
    [one] {""}
   *[other] {" "}ചേർന്ന്
}; സ്കോർ { $one }:{ $other }.
record_verdict_goes_on = മത്സരം കഴിഞ്ഞിട്ടില്ല; സ്കോർ { $one }:{ $other }.
record_too_large = ഇത് മത്സരരേഖയല്ല: രേഖയിൽ പരമാവധി { $most } അക്ഷരം.
