# The page where a match is looked back at, and the list of one’s own matches.

page_replay = വീണ്ടും കാണൽ
# The link to it
page_replay_look = വീണ്ടും കാണാം
# $to: trick_back, back, play, pause, on or trick_on
page_replay_go = { $to ->
    [trick_back] ഒരു പിടി പിന്നോട്ട്
    [back] ഒരു നീക്കം പിന്നോട്ട്
    [play] തനിയെ നീങ്ങട്ടെ
    [pause] നിർത്തൂ
    [trick_on] ഒരു പിടി മുന്നോട്ട്
   *[on] ഒരു നീക്കം മുന്നോട്ട്
}
# Before the number of one
page_replay_deal = കളി
# Whose cards lie open
page_replay_hands = തുറന്ന ചീട്ടുകൾ
page_replay_all = എല്ലാവരുടെയും
page_replay_keys = ഇടത്, വലത് അമ്പടയാളം ഓരോ നീക്കമായും മുകളിലേക്കും താഴേക്കുമുള്ളവ ഓരോ പിടിയായും Page കീകൾ ഓരോ കളിയായും നീങ്ങും; Home, End കളിയുടെ തുടക്കത്തിലേക്കും ഒടുക്കത്തിലേക്കും; സ്പേസ് അമർത്തിയാൽ തനിയെ നീങ്ങും.
# $checked: checked, failed, or why it was not
page_replay_checked = { $checked ->
    [checked] കശക്കൽ പരിശോധിച്ചു
    [failed] കശക്കൽ ഒത്തുവരുന്നില്ല
   *[other] കശക്കൽ പരിശോധിച്ചിട്ടില്ല
}
# A field with the address of what is shown
page_replay_link = ഈ നിമിഷത്തിലേക്കുള്ള ലിങ്ക്:
page_replay_open = രേഖ തുറക്കൂ
page_replay_open_about = സൂക്ഷിച്ച രേഖയിലെ ഓരോ വാക്കും പരിശോധിക്കും, പിന്നെ ആ മത്സരം വീണ്ടും കാണാം. ഇവിടെ ഒന്നും സൂക്ഷിക്കില്ല.
page_replay_choose = ഫയൽ തിരഞ്ഞെടുക്കൂ

page_matches = നിങ്ങളുടെ മത്സരങ്ങൾ
page_matches_none = മുഴുവൻ കളിച്ച മത്സരം ഇതുവരെയില്ല.
page_match_outcome = { $won ->
    [yes] ജയിച്ചു
   *[no] തോറ്റു
}
