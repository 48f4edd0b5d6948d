# The checkable shuffle: what it refuses, and what its check finds. Packs and seats are counted from 0.

## What cannot be read or used

shuffle_bad_hex = രഹസ്യങ്ങളും വിഹിതങ്ങളും അവയുടെ ഹാഷുകളും എഴുതുന്നത് { $digits } അക്ഷരങ്ങളിലാണ്, ഓരോന്നും 0–9 അല്ലെങ്കിൽ a–f: ഇത് വേറെ എന്തോ ആണ്.
shuffle_bad_length = രഹസ്യത്തിനും വിഹിതത്തിനും { $length } ബൈറ്റ് നീളം വേണം; ഇവിടെ { $found } ആണ്.
shuffle_no_such_seat = സീറ്റ് { $seat } ഇല്ല: സീറ്റുകളുടെ നമ്പർ 0 മുതൽ { $most } വരെ.
shuffle_seat_twice = സീറ്റ് { $seat } രണ്ടു വിഹിതം തന്നു: ഒരു സീറ്റിന് ഒന്നേ പാടുള്ളൂ.
shuffle_no_such_pack = പെട്ടി { $pack } ഇല്ല: മത്സരം തുടങ്ങുന്നത് പെട്ടി 0-ൽ, പിന്നെ ഓരോ പുതിയ പെട്ടിക്കും ഒന്നു കൂടും.
shuffle_no_such_table = ഒരു മേശയ്ക്ക് 2 മുതൽ { $most } വരെ സീറ്റാകാം; { $seats } പറ്റില്ല.
shuffle_no_such_size = ഒരു പെട്ടിയിൽ 0 മുതൽ { $most } വരെ ചീട്ടാകാം; { $size } പറ്റില്ല.

## What does not fit

shuffle_secret_not_as_published = പങ്കിട്ടയാളുടെ രഹസ്യവും ആദ്യ കളിക്കു മുമ്പ് പുറത്തുവിട്ട ഹാഷും ചേരുന്നില്ല.
shuffle_not_as_committed = സീറ്റ് { $seat } തന്ന വിഹിതവും ആ സീറ്റ് മുമ്പ് അയച്ച ഹാഷും ചേരുന്നില്ല.
shuffle_never_committed = സീറ്റ് { $seat } തന്ന വിഹിതം കണക്കാക്കില്ല: ആദ്യം അതിന്റെ ഹാഷ് അയയ്ക്കണമായിരുന്നു.
shuffle_never_opened = സീറ്റ് { $seat } ഹാഷ് അയച്ചിട്ടും വിഹിതം തുറന്നില്ല: മത്സരം പുതുതായി തുടങ്ങണമായിരുന്നു.
shuffle_pack_of_other_size = പെട്ടി { $pack } (ആദ്യത്തേത് പെട്ടി 0): { $due } ചീട്ട് വേണം, ഉള്ളത് { $found }.
# $place: counted from 1
shuffle_pack_differs = പെട്ടി { $pack } (ആദ്യത്തേത് പെട്ടി 0) കശക്കിയതുപോലെയല്ല: മുകളിൽനിന്ന് { $place }-ാം ചീട്ട് { CARDS($due) } ആകണം, ഇവിടെ { CARDS($found) } ആണ്.
