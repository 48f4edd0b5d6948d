# The page in the browser: all that it says of itself.

## The house

page_to_tables = മേശകളിലേക്ക്
page_no_such_page = ഈ വിലാസത്തിൽ ഒന്നുമില്ല.
page_no_such_table = അങ്ങനെയൊരു മേശയില്ല, അല്ലെങ്കിൽ അത് എടുത്തുമാറ്റി.
page_server_unreachable = മേശയിലേക്ക് ഇപ്പോൾ എത്താൻ പറ്റുന്നില്ല: അല്പം കഴിഞ്ഞ് വീണ്ടും നോക്കൂ.
page_connecting = മേശയിലേക്ക് …
# $offline: yes where the browser knows that this device itself has no network
page_reconnecting = { $offline ->
    [yes] ഈ ഉപകരണത്തിൽ ഇന്റർനെറ്റില്ല: തിരിച്ചുവന്നാലുടൻ കളി തുടരും.
   *[no] ബന്ധം മുറിഞ്ഞു. വീണ്ടും നോക്കുന്നു …
}
page_no_line = മേശയുമായി ബന്ധമില്ല
page_no_line_safe = Cardavia-യിലേക്ക് ഇപ്പോൾ എത്താൻ പറ്റുന്നില്ല. നിങ്ങളുടെ മത്സരങ്ങൾ അവിടെ ഭദ്രമാണ്; ബന്ധം വന്നാൽ തനിയെ തുടരും.
page_try_again = വീണ്ടും നോക്കൂ
page_new_version = പുതിയ പതിപ്പ്: വീണ്ടും തുറക്കൂ
page_loading = നിയമങ്ങൾ എടുക്കുന്നു …
page_shuffling = കശക്കുന്നു …

page_game = { $game ->
    [schnapsen] ഷ്നാപ്സൻ
   *[fiftysix] 56
}
page_tagline = ഒരു ചീട്ടുമേശ. രണ്ടു കളികൾ, കളിക്കേണ്ടതുപോലെ.
# What lies on the table: the game or its rules
page_tabs = മേശപ്പുറത്ത് എന്ത്
page_table = മേശ
page_full_rules = മുഴുവൻ നിയമങ്ങൾ
page_rule = നിയമം { $number }
page_rule_table = നിയമം { $number }: പട്ടിക
page_print = പ്രിന്റ് ചെയ്യൂ
# A worked example is gone through step by step
page_step = ഘട്ടം { $step } / { $steps }
page_step_go = { $to ->
    [back] പിന്നോട്ട്
   *[on] മുന്നോട്ട്
}
page_keys = കീബോർഡിൽ കളിക്കാൻ
page_keys_do = { $key ->
    [tab] Tab അടുത്ത ബട്ടണിലേക്കു പോകും, Shift കൂടി അമർത്തിയാൽ മുമ്പത്തേതിലേക്ക്.
    [arrows] അമ്പടയാളക്കീകൾ കൈയിലെ ചീട്ടുകളിലൂടെയും, വിളിക്കുമ്പോൾ അക്കങ്ങളിലൂടെയും ചിഹ്നങ്ങളിലൂടെയും നീങ്ങും.
    [enter] Enter അല്ലെങ്കിൽ സ്പേസ് ബാർ ചീട്ട് ഇറക്കും, അല്ലെങ്കിൽ ബട്ടൺ അമർത്തും.
   *[escape] Escape തുറന്നത് അടയ്ക്കും, മുൻകൂട്ടി തിരഞ്ഞെടുത്ത ചീട്ട് തിരിച്ചെടുക്കും.
}

## Light and settings

page_look = രൂപവും ശബ്ദവും
page_slider = { $slider ->
    [contrast] കോൺട്രാസ്റ്റ്
    [grain] തരി
   *[temperature] നിറത്തിന്റെ ചൂട്
}
page_percent = { $value } %
page_cloth = വിരിപ്പ്
page_cloth_name = { $cloth ->
    [linen] ഇളം ലിനൻ
   *[felt] ഇരുണ്ട ഫെൽറ്റ്
}
page_four_colours = ഓരോ ചിഹ്നത്തിനും ഓരോ നിറം
page_faces = ഷ്നാപ്സനിലെ ചീട്ടുകൾ
page_faces_name = { $faces ->
    [german] ജർമ്മൻ
   *[french] ഫ്രഞ്ച്
}
page_back = ചീട്ടിന്റെ പുറംവശം
page_back_name = { $back ->
    [indigo] നീല
    [pine] പച്ച
   *[oxblood] ചുവപ്പ്
}
page_large_letters = ചീട്ടുകളിൽ വലിയ അക്ഷരങ്ങൾ
page_sound = ശബ്ദം
page_language = ഭാഷ
# $name: a language’s own name
page_language_draft = { $name } (കരട്)
page_settings = ക്രമീകരണം
page_your_name = നിങ്ങളുടെ പേര്
page_guest = അതിഥി
page_pace = വേഗം
page_pace_name = { $pace ->
    [calm] സാവധാനം
    [instant] ഉടനടി
   *[normal] സാധാരണ
}
page_level = കമ്പ്യൂട്ടർ
page_level_name = { $level ->
    [random] തോന്നിയതുപോലെ
    [easy] എളുപ്പം
    [fair] ഇടത്തരം
    [strong] കടുപ്പം
    [strongest] ഏറ്റവും കടുപ്പം
   *[other] { $level }
}
page_rules = നിയമങ്ങൾ
page_rules_name = { $rules ->
    [classic] ക്ലാസിക്
    [classic_close_needs_four] അടയ്ക്കാൻ നാലു ചീട്ട് വേണം
    [classic_sharp] കടുത്ത കളി
    [international] ഇന്റർനാഷണൽ
   *[other] { $rules }
}

## Cards and seats

page_card = { suit_name } { rank_name }
page_card_refused = { $card }. { $why }
page_you = നിങ്ങൾ
page_computer = കമ്പ്യൂട്ടർ
page_computer_name = { $seat ->
    [0] ബിജു
    [1] മീര
    [2] തോമസ്
    [3] അനു
    [4] ലീല
    [5] രവി
    [6] സൂസൻ
    [7] ജോസഫ്
    [8] സുനിൽ
    [9] രാധ
    [10] ബാബു
    [11] ദിവ്യ
    [12] മിനി
    [13] ഗോപാൽ
    [14] റീന
   *[15] മാത്യു
}
page_computer_level = കമ്പ്യൂട്ടർ, { $level }
page_empty_seat = ഒഴിഞ്ഞ സീറ്റ്
page_away = ഇവിടെയില്ല
page_stands_in = ഇവിടെയില്ല: കമ്പ്യൂട്ടർ കളിക്കുന്നു

## Where one is

page_here_schnapsen = { $phase ->
    [playing] ഷ്നാപ്സൻ · കളി { $deal }, പിടി { $trick }
    [between] ഷ്നാപ്സൻ · കളി { $deal }
   *[other] ഷ്നാപ്സൻ
}
page_here_fiftysix = { $phase ->
    [playing] 56, { $seats } സീറ്റ് · കളി { $deal }
    [between] 56, { $seats } സീറ്റ് · കളി { $deal }
   *[other] 56, { $seats } സീറ്റ്
}

## At the table

page_happened = ഇതുവരെ നടന്നത്
page_on_the_table = മേശപ്പുറത്ത്
page_your_hand = നിങ്ങളുടെ ചീട്ട്
page_card_points = ചീട്ടിന്റെ പോയിന്റ്
page_last_trick = കഴിഞ്ഞ പിടി
page_no_trick_yet = ഇതുവരെയില്ല
# $who: you or other
page_trick_to = { $who ->
    [you] നിങ്ങൾക്ക്, { $points }
   *[other] { $name }, { $points }
}
# $who: us or them
page_laid = { $who ->
    [us] നിങ്ങൾ: { $card }
   *[them] { $name }: { $card }
}
page_takes = { $who ->
    [us] പിടി നിങ്ങൾക്ക്, { $points }
   *[them] പിടിച്ചത് { $name }, { $points }
}
# $what: lead, card or call
page_your_turn = { $what ->
    [lead] നിങ്ങൾ ഇറക്കൂ
    [call] നിങ്ങൾ വിളിക്കൂ
   *[card] നിങ്ങൾ കളിക്കൂ
}
page_others_turn = { $what ->
    [lead] ഇറക്കണം
    [call] വിളിക്കണം
   *[card] കളിക്കണം
}
page_wait = ഇപ്പോൾ ഊഴം: { $name }. നിങ്ങളുടേത് വരട്ടെ.
page_watching = നിങ്ങൾ കണ്ടിരിക്കുകയാണ്.
page_take_back = തിരിച്ചെടുക്കൂ
page_planned = അടുത്തത്: { CARDS($card) }
page_withdraw = വേണ്ട
page_planned_withdrawn = { CARDS($card) } കൈയിൽത്തന്നെ: വീണ്ടും തിരഞ്ഞെടുക്കൂ.
page_next_deal = അടുത്ത കളി
page_waiting_for_next = മറ്റുള്ളവരെ കാത്തിരിക്കുന്നു …

## Schnapsen: the table

page_schnapsen_cards = { $name }: കൈയിൽ { $count } ചീട്ട്
page_schnapsen_left = ബാക്കി { $left }
page_schnapsen_trumps = തുറുപ്പ് { suit_name }
page_schnapsen_closed = അടച്ചത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $name }
}, ബാക്കി { $left }
page_schnapsen_under = അടിയിൽ { CARDS($card) }
page_schnapsen_used_up = കെട്ട് തീർന്നു
page_schnapsen_marriage = ജോടി { suit_symbol } { $worth }
page_schnapsen_called = { suit_symbol } { $worth ->
    [40] നാല്പത്!
   *[other] ഇരുപത്!
}
page_schnapsen_exchange = ഗുലാൻ മാറ്റിയെടുക്കൂ
page_schnapsen_exchange_german = ഉണ്ടർ മാറ്റിയെടുക്കൂ
# $move: exchange or close; $meant: yes where the key would undo it
page_schnapsen_announce = { $move ->
    [exchange] { $meant ->
        [yes] മാറ്റിയെടുക്കേണ്ട
       *[no] { page_schnapsen_exchange }
    }
   *[close] { $meant ->
        [yes] വീണ്ടും തുറക്കൂ
       *[no] കെട്ട് അടയ്ക്കൂ
    }
}
page_schnapsen_tricks = { $tricks ->
    [0] പിടിയില്ല
    [one] ഒരു പിടി
   *[other] { $tricks } പിടി
}
page_schnapsen_pending = ഒരു പിടി കിട്ടിയാൽ { $pending }
page_schnapsen_could = { $tricks ->
    [0] ജോടി ചേർത്ത് { $total }, ഒരു പിടി കിട്ടിയാൽ
   *[other] ജോടി ചേർത്ത് { $total }
}
page_slate = ഇനി നേടാനുള്ളത്

## Schnapsen: what has happened. $who is you or other, $name the other’s name

page_schnapsen_dealt = ചീട്ട് പങ്കിട്ടു. തുറന്നത് { CARDS($card) }: തുറുപ്പ് { suit_name }.
page_schnapsen_exchanges = { $name } ഗുലാൻ കൊടുത്ത് { CARDS($card) } എടുത്തു.
page_schnapsen_exchanges_german = { $name } ഉണ്ടർ കൊടുത്ത് { CARDS($card) } എടുത്തു.
page_schnapsen_closes = { $name } കെട്ട് അടച്ചു.
page_schnapsen_leads = { $name } ഇറക്കിയത് { CARDS($card) }{ $worth ->
    [0] .
   *[other] , ജോടിക്ക് { $worth }.
}
page_schnapsen_replies = { $name } ഇട്ടത് { CARDS($card) }.
page_schnapsen_taken = പിടിച്ചത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $name }
}, { $points } പോയിന്റ്.
page_schnapsen_drawn = നിങ്ങൾ എടുത്തത് { CARDS($card) }.
page_schnapsen_exchanged_tag = ഗുലാനു പകരം { CARDS($card) }
page_schnapsen_exchanged_tag_german = ഉണ്ടറിനു പകരം { CARDS($card) }
page_schnapsen_closed_tag = കെട്ട് അടച്ചു
page_schnapsen_stock = കെട്ട്

## The end of a deal and of a match

page_result = ഫലം
page_tricks = പിടികൾ
page_schnapsen_scores = { $who ->
    [you] നിങ്ങൾ { $points } നേടി
   *[other] { $name } { $points } നേടി
}
page_schnapsen_match_won = { $who ->
    [you] മത്സരം നിങ്ങൾ ജയിച്ചു
   *[other] മത്സരം ജയിച്ചത് { $name }
}
# $who: who has won the deal, $loser: who has lost it, both you or other; $other: the loser’s name
page_schnapsen_outcome = { $reason ->
    [last_trick] അവസാനത്തെ പിടി { $who ->
        [you] നിങ്ങൾ
       *[other] { $name }
    } എടുത്തു; 66 ആർക്കുമില്ല.
    [closer_failed] { $loser ->
        [you] നിങ്ങൾ
       *[other] { $other }
    } കെട്ട് അടച്ചിട്ടും 66 തികച്ചില്ല; കിട്ടിയത് { $missed }.
    [closer_beaten] കെട്ട് അടച്ചത് { $loser ->
        [you] നിങ്ങൾ
       *[other] { $other }
    }; പക്ഷേ { $who ->
        [you] നിങ്ങൾ
       *[other] { $name }
    } ആദ്യം 66 തികച്ചു; കിട്ടിയത് { $points }.
   *[sixty_six] { $who ->
        [you] നിങ്ങൾ
       *[other] { $name }
    } { $closed ->
        [yes] കെട്ട് അടച്ച് 66 തികച്ചു
       *[no] ആദ്യം 66 തികച്ചു
    }; കിട്ടിയത് { $points }.
}
# $who: who has lost the deal; $then: yes where what counts is how things stood at closing
page_schnapsen_basis = { $why ->
    [last_trick] അതിന് ഒരു പോയിന്റ്.
    [closer] അടച്ചയാൾ തോറ്റാൽ രണ്ടു പോയിന്റ്.
    [closer_no_trick] അടച്ചപ്പോൾ മറ്റേയാൾക്ക് പിടിയൊന്നുമില്ലെങ്കിൽ, അടച്ചയാളുടെ തോൽവിക്ക് മൂന്നു പോയിന്റ്.
    [many] { $then ->
        [yes] അടച്ചപ്പോൾ{" "}
       *[no] {""}
    }{ $who ->
        [you] നിങ്ങൾ 33 അല്ലെങ്കിൽ അതിലേറെ
       *[other] { $name } 33 അല്ലെങ്കിൽ അതിലേറെ
    } നേടിയിരുന്നു: ഒരു പോയിന്റ്.
    [few] { $then ->
        [yes] അടച്ചപ്പോൾ{" "}
       *[no] {""}
    }{ $who ->
        [you] നിങ്ങൾ 33
       *[other] { $name } 33
    } തികച്ചിരുന്നില്ല: രണ്ടു പോയിന്റ്.
   *[no_trick] { $then ->
        [yes] അടച്ചപ്പോൾ{" "}
       *[no] {""}
    }{ $who ->
        [you] നിങ്ങൾ
       *[other] { $name }
    } പിടിയൊന്നും എടുത്തിരുന്നില്ല: മൂന്നു പോയിന്റ്.
}
page_new_match = വീണ്ടുമൊരു മത്സരം
page_record = രേഖ സൂക്ഷിക്കൂ
page_packs = { $finding ->
    [checking] ഓരോ പെട്ടിയും പരിശോധിക്കുന്നു …
    [no_record] പെട്ടികൾ ഇപ്പോൾ പരിശോധിക്കാനാവില്ല: രേഖ കിട്ടുന്നില്ല.
    [missing] രേഖയിൽ ചില പെട്ടികളില്ല: വാക്കു പറഞ്ഞതുപോലെ പങ്കിട്ടോ എന്നു പരിശോധിക്കാനാവില്ല.
    [pack] കളി { $number }: പെട്ടി പങ്കിട്ടത് വാക്കു പറഞ്ഞതുപോലെയല്ല; ചീട്ടിന്റെ ക്രമം വേറെയായിരുന്നു.
    [hand] കളി { $number }: പെട്ടി പങ്കിട്ടത് വാക്കു പറഞ്ഞതുപോലെയല്ല; നിങ്ങൾക്കു കിട്ടിയത് വേറെ ചീട്ടാണ്.
   *[fit] { $packs ->
        [one] ഈ മത്സരത്തിലെ ഒരേയൊരു പെട്ടി വാക്കു പറഞ്ഞതുപോലെ പങ്കിട്ടു.
       *[other] { $packs } പെട്ടിയും വാക്കു പറഞ്ഞതുപോലെ പങ്കിട്ടു.
    }
}
page_shuffle = { $finding ->
    [fits] ആദ്യ ചീട്ടിനു മുമ്പ് മുദ്രവച്ച രഹസ്യംതന്നെയാണിത്; നിങ്ങളുടെ വിഹിതവും അതിൽ ചേർത്തു.
    [fits_without] ആദ്യ ചീട്ടിനു മുമ്പ് മുദ്രവച്ച രഹസ്യംതന്നെയാണിത്.
    [own] കശക്കൽ ഒത്തുവരുന്നില്ല: ഉപയോഗിച്ചവയിൽ നിങ്ങളുടെ വിഹിതമില്ല.
    [contributions] കശക്കൽ ഒത്തുവരുന്നില്ല: ഒരു സീറ്റ് തുറന്നത് മുദ്രവച്ച വിഹിതമല്ല.
   *[secret] കശക്കൽ ഒത്തുവരുന്നില്ല: ആദ്യ ചീട്ടിനു മുമ്പ് പുറത്തുവിട്ട മുദ്രയും ഈ രഹസ്യവും ചേരുന്നില്ല.
}

## The first screen

page_about = { $game ->
    [schnapsen] ഇരുപതു ചീട്ട്, രണ്ടു കളിക്കാർ: നിങ്ങളും കമ്പ്യൂട്ടറും. ഏഴു പോയിന്റ് ആദ്യം മായ്ക്കുന്നയാൾ ജയിക്കും.
   *[fiftysix] കേരളത്തിന്റെ സ്വന്തം ടീംകളി: രണ്ടു ടീം, ഉറക്കെയുള്ള ലേലംവിളി, പിന്നെ ചീട്ടിറക്കൽ.
}
page_seats = സീറ്റ്
page_play_now = കളിക്കാം
page_new_game = പുതിയ കളി
page_resume = കളി തുടരാം
page_invite = ക്ഷണിക്കൂ
page_promise = അക്കൗണ്ട് വേണ്ട, പരസ്യമില്ല; കശക്കൽ നിങ്ങൾക്കുതന്നെ പരിശോധിക്കാം.

## Before the match

page_lobby_host = { $game ->
    [schnapsen] നിങ്ങളുടെ ഷ്നാപ്സൻ മേശ
   *[fiftysix] നിങ്ങളുടെ 56 മേശ, { $seats } പേർക്ക്
}
page_lobby_guest = { $game ->
    [schnapsen] ഒരു ഷ്നാപ്സൻ മേശ
   *[fiftysix] ഒരു 56 മേശ, { $seats } പേർക്ക്
}
page_lobby_wait = ഇവിടെ ഇരിക്കുന്ന ആരെങ്കിലും തുടങ്ങുമ്പോൾ മത്സരം തുടങ്ങും.
page_link = ഈ ലിങ്ക് തുറക്കുന്ന ആർക്കും ഒഴിവുള്ള സീറ്റിൽ ഇരിക്കാം:
page_copy = പകർത്തൂ
page_copied = പകർത്തി
page_sit = ഇരിക്കാം
page_sit_here = ഇവിടെ ഇരിക്കാം
page_seat_computer = കമ്പ്യൂട്ടറിനെ ഇരുത്തൂ
page_send_away = പറഞ്ഞയയ്ക്കൂ
page_rise = എഴുന്നേൽക്കാം
page_start = { $free ->
    [0] തുടങ്ങാം
    [one] തുടങ്ങാം, ഒഴിഞ്ഞ സീറ്റിൽ കമ്പ്യൂട്ടർ
   *[other] തുടങ്ങാം, { $free } സീറ്റിൽ കമ്പ്യൂട്ടർ
}
