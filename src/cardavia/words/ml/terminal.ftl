# The table in the terminal. $who is you, partner or opponent; $name is the place where somebody sits.

## Places, seen from the person's own

terminal_yourself = നിങ്ങൾ
terminal_place = { $place ->
    [right] വലത്
    [left] ഇടത്
    [across] എതിരെ
    [partner] പങ്കാളി
    [partner_right] പങ്കാളി വലത്
    [partner_left] പങ്കാളി ഇടത്
    [partner_across] പങ്കാളി എതിരെ
    [across_right] എതിരെ വലത്
    [across_left] എതിരെ ഇടത്
    [opponent] എതിരാളി
   *[you] നിങ്ങൾ
}

## Moves as they are said

terminal_card = { CARDS($card) }
terminal_call = { CALL($call) }
terminal_announcement = { $word ->
    [exchange] ചീട്ട് മാറ്റിയെടുക്കൽ
   *[close] കെട്ട് അടയ്ക്കൽ
}
# Short enough for a column of eight
terminal_grid_call = { $form ->
    [number_no_trumps] { $number } NT
    [no_suit] { $number } മാത്രം
   *[other] { CALL($call) }
}

## What the person types

terminal_prompt = { $what ->
    [call] നിങ്ങളുടെ വിളി ›
    [lead] ഇറക്കേണ്ട ചീട്ട് ›
    [card] നിങ്ങളുടെ ചീട്ട് ›
    [cut] ചീട്ട് കട്ട് ചെയ്യൂ: എന്തെങ്കിലും എഴുതൂ, അല്ലെങ്കിൽ Enter ›
    [next] അടുത്ത കളിക്ക് Enter ›
    [leave] മത്സരം ഇവിടെ നിർത്തി എഴുന്നേൽക്കണോ? (y/n) ›
   *[done] എഴുന്നേൽക്കാൻ Enter ›
}
# What counts as yes, in small letters, a space between
terminal_yes = y yes അതെ
terminal_which_card = ഏതെന്നു പറയൂ: { CARDS($cards, join: "or") }.

## Sitting down and getting up

terminal_title = { $game ->
    [schnapsen] ഷ്നാപ്സൻ
   *[fiftysix] 56, { $players } പേർ
}
terminal_label_rules = നിയമം
terminal_label_players = കളിക്കാർ
terminal_label_record = രേഖ
terminal_label_shuffle = കശക്കൽ
terminal_computer_players = { $count ->
    [one] നിങ്ങളും കമ്പ്യൂട്ടറും ({ $level })
   *[other] നിങ്ങളും { $count } കമ്പ്യൂട്ടർ കളിക്കാരും ({ $level })
}
terminal_sealed = തീരുമാനിക്കുന്നത് മത്സരം തീരുമ്പോൾ കാണിക്കുന്ന ഒരു രഹസ്യം; അതിന്റെ മുദ്ര
terminal_repeatable = ആവർത്തിക്കാൻ ഒരു സീഡിൽനിന്ന്; അതിന്റെ രഹസ്യത്തിന്റെ മുദ്ര
terminal_how_to = { $game ->
    [schnapsen] ചീട്ട് “jd”, “10c” എന്നപോലെ എഴുതൂ.
   *[fiftysix] വിളി “28d”, “pass” എന്നപോലെയും ചീട്ട് “jd” എന്നപോലെയും എഴുതൂ.
} “?” വിശദീകരിക്കും; “help” കൂടുതൽ പറയും.
terminal_computer = കമ്പ്യൂട്ടർ { $level }
terminal_guest = അതിഥി
terminal_seeded = സീഡ് { $seed }
terminal_left_unfinished = നിങ്ങൾ മേശ വിട്ടു. മത്സരം പാതിയിൽ നിന്നു.
terminal_label_check = പരിശോധിക്കാൻ
terminal_verify = cardavia verify { $file }
terminal_label_secret = രഹസ്യം
terminal_secret_revealed = കശക്കലിന്റേത്; തുടക്കത്തിൽ കാണിച്ച മുദ്രയ്ക്കു ചേരും:
terminal_file_exists = { $file } എന്ന ഫയൽ ഇപ്പോൾത്തന്നെയുണ്ട്; അതിനു മീതെ എഴുതില്ല: മറ്റൊരു പേരു തരൂ.
terminal_not_kept = ഇപ്പോൾ രേഖ ഈ ഫയലിൽ സൂക്ഷിക്കാനാകുന്നില്ല: { $file } ({ $problem }). കളി തുടരൂ: മാറ്റമില്ലെങ്കിൽ അവസാനം ഇവിടെ കാണിക്കും.
terminal_record_below = ഫയലിലില്ല: താഴെ കാണാം
terminal_long_seed = സീഡിൽ പരമാവധി { $digits } അക്കം: ചെറുതൊന്നു തരൂ.
terminal_unknown_pace = “{ $pace }” എന്നൊരു വേഗമില്ല: { LIST($paces, join: "or") } തിരഞ്ഞെടുക്കൂ.

## Headings, labels and figures

terminal_deal = കളി { $number }
terminal_dealer = പങ്കിടുന്നത്: { $who ->
    [you] നിങ്ങൾ
   *[other] { $name }
}
terminal_auction = ലേലം
terminal_trick = പിടി { $number }
terminal_trick_of = പിടി { $number } / { $tricks }
terminal_deal_over = { $deal } കഴിഞ്ഞു
terminal_match_over = മത്സരം കഴിഞ്ഞു
terminal_thrown_in = { $deals ->
    [one] ഒരു പങ്കിടൽ തള്ളി: ഒരാൾക്കു പോയിന്റില്ലായിരുന്നു, അല്ലെങ്കിൽ ഒരു ടീമിനു ഗുലാനില്ലായിരുന്നു.
   *[other] { $deals } പങ്കിടൽ തള്ളി: ഒരാൾക്കു പോയിന്റില്ലായിരുന്നു, അല്ലെങ്കിൽ ഒരു ടീമിനു ഗുലാനില്ലായിരുന്നു.
}
terminal_label_bid = വിളി
terminal_label_contract = ഉറച്ച വിളി
terminal_label_piles = പിടിച്ചത്
terminal_label_tables = ടേബിൾ
terminal_label_points = പോയിന്റ്
terminal_label_trick = ഈ പിടി
terminal_label_last_trick = കഴിഞ്ഞ പിടി
terminal_label_hand = നിങ്ങളുടെ ചീട്ട്
terminal_label_you_may = ചെയ്യാവുന്നത്
terminal_label_result = ഫലം
terminal_label_deals = കളികൾ
terminal_label_stock = കെട്ട്
terminal_label_slate = ഇനി നേടാനുള്ളത്
terminal_label_left = ബാക്കി ചീട്ട്
terminal_label_hint = സൂചന
terminal_we_they = ഞങ്ങൾ { $ours }, അവർ { $theirs }
terminal_to = { $who ->
    [you] നിങ്ങൾക്ക്
   *[other] കിട്ടിയത്: { $name }
}, { $points } പോയിന്റ്
terminal_no_trick_yet = ആർക്കും പിടിയൊന്നും ആയിട്ടില്ല.

## 56: the auction

terminal_contract = { $number } { strain_name }, വിളിച്ചത് { $who ->
    [you] നിങ്ങളും { $players ->
        [4] പങ്കാളിയും
       *[other] പങ്കാളികളും
    }
    [partner] { $name }, നിങ്ങളുടെ ടീം
   *[opponent] { $name }, എതിർ ടീം
}{ $stake ->
    [2] , ഡബിൾ
    [4] , റീഡബിൾ
   *[1] {""}
}
terminal_comes_to = അപ്പോൾ വിളി { $number } { strain_name }.
terminal_auction_over = ഉറച്ച വിളി: { $contract }. ഇറക്കുന്നത്: { $who ->
    [you] നിങ്ങൾ.
   *[other] { $name }.
}
# $least: the lowest number that may be bid, 0 for none; $double: none, double or redouble; $passing: yes or no
terminal_may_call = { $least ->
    [0] പാസ്{ $double ->
        [double] {" "}അല്ലെങ്കിൽ ഡബിൾ
        [redouble] {" "}അല്ലെങ്കിൽ റീഡബിൾ
       *[none] {""}
    }.
   *[other] { $least ->
        [56] 56 വിളിക്കാം
       *[other] { $least } മുതൽ 56 വരെ വിളിക്കാം
    }{ $double ->
        [double] , ഡബിൾ പറയാം
        [redouble] , റീഡബിൾ പറയാം
       *[none] {""}
    }{ $passing ->
        [no] ; പാസ് പറയാനാവില്ല.
       *[yes] , അല്ലെങ്കിൽ പാസ്.
    }
}
terminal_nobody_has_bid = ആരും വിളിച്ചിട്ടില്ല.

## 56: the play

terminal_may_play = { $why ->
    [lead] ഏതു ചീട്ടും ഇറക്കാം.
    [follow] ചിഹ്നം പിന്തുടരൂ: { CARDS($cards, join: "or") }.
   *[void] ഏതു ചീട്ടും ഇടാം: { suit_name } നിങ്ങൾക്കില്ല.
}
terminal_contract_needs = { $state ->
    [made] ജയിച്ചുകഴിഞ്ഞു.
    [lost] ഇനി എത്തില്ല.
   *[open] ബാക്കി { $left }; ഇനി { $need } വേണം.
}
# $ahead: whose card is the highest so far
terminal_trick_so_far = { $same ->
    [yes] ഇറക്കിയതും മുന്നിൽ നിൽക്കുന്നതും { $leader }: { CARDS($card) };
   *[no] ഇറക്കിയത് { $leader }, മുന്നിൽ { $ahead }: { CARDS($card) };
} പിടിയിൽ { $points } പോയിന്റ്.
terminal_takes_trick = പിടി { $who ->
    [you] നിങ്ങൾക്ക്
   *[other] കിട്ടിയത്: { $name }
}, { $points } പോയിന്റ്.

## 56: the end

terminal_outcome = { $made ->
    [yes] വിളി ജയിച്ചു:
   *[no] വിളി തോറ്റു:
} നിങ്ങൾക്ക് { $figure } { $unit ->
    [points] പോയിന്റ്
   *[tables] ടേബിൾ
} { $gainer ->
    [we] കിട്ടി.
   *[they] പോയി.
}{ $due ->
    [0] {""}
   *[other] {" "}കൊടുക്കേണ്ടത് { $due }, പക്ഷേ അത്രയും ബാക്കിയില്ലായിരുന്നു.
}
terminal_side_won = { $side ->
    [we] നിങ്ങളും { $players ->
        [4] പങ്കാളിയും
       *[other] പങ്കാളികളും
    } മത്സരം ജയിച്ചു.
   *[they] എതിർ ടീം മത്സരം ജയിച്ചു.
}

## Schnapsen: the table

terminal_indicator = തുറന്ന ചീട്ട് { CARDS($card) }
terminal_trump = തുറുപ്പ് { suit_symbol } { suit_name }
terminal_stock = { $state ->
    [used_up] കെട്ട് തീർന്നു
    [closed] { $left } ചീട്ട്, അടച്ചു
   *[open] { $left } ചീട്ട്
}
terminal_label_closed = അടച്ചത്
# Who closed the stock, and what the other had then
terminal_closed = { $who ->
    [you] നിങ്ങൾ; അപ്പോൾ { $name }:
   *[other] { $name }; അപ്പോൾ നിങ്ങൾ:
} { $points } പോയിന്റ്, { $tricks ->
    [0] പിടിയില്ല
   *[other] { $tricks } പിടി
}
terminal_standing = { $points } പോയിന്റ്, { $tricks ->
    [0] പിടിയില്ല
   *[other] { $tricks } പിടി
}{ $pending ->
    [0] {""}
   *[other] , { $pending } കാത്തിരിക്കുന്നു
}, മത്സരത്തിന് ഇനി { $needs }
terminal_shown = കാണിച്ചത് { CARDS($cards, join: "and") }
terminal_may_lead = ഏതു ചീട്ടും ഇറക്കാം.
terminal_may_announce = അതിനു മുമ്പ്: { $may ->
    [exchange] “exchange” ({ CARDS($jack) } കൊടുത്ത് { CARDS($indicator) } എടുക്കാം)
    [close] “close” (കെട്ട് അടയ്ക്കാം)
   *[both] “exchange” ({ CARDS($jack) } കൊടുത്ത് { CARDS($indicator) } എടുക്കാം), അല്ലെങ്കിൽ “close” (കെട്ട് അടയ്ക്കാം)
}.
terminal_marriage_in_hand = { CARDS($cards, join: "or") } ഇറക്കിയാൽ ജോടി, { $worth }.
# $why: open (stock), beat, follow (suit), trump, any (no trump either) or none (of trumps, which were led)
terminal_may_reply = { $why ->
    [open] ഏതു ചീട്ടും ഇടാം.
    [beat] { CARDS($lead) }, അതിലും വലുത് ഇടണം: { CARDS($cards, join: "or") }.
    [follow] ചിഹ്നം പിന്തുടരൂ: { CARDS($cards, join: "or") }.
    [trump] { suit_name } നിങ്ങൾക്കില്ല, തുറുപ്പിടണം: { CARDS($cards, join: "or") }.
    [none] ഏതു ചീട്ടും ഇടാം: { suit_name } നിങ്ങൾക്കില്ല.
   *[any] ഏതു ചീട്ടും ഇടാം: { suit_name } ഇല്ല, തുറുപ്പുമില്ല.
}
# Behind the name of whoever does it
terminal_exchanges = { CARDS($jack) } കൊടുത്ത് { CARDS($indicator) } { $who ->
   *[other] എടുക്കുന്നു
}
terminal_closes = കെട്ട് { $who ->
   *[other] അടയ്ക്കുന്നു
}, ബാക്കി { $left } ചീട്ട്
terminal_leads_marriage = { CARDS($card) }, { suit_name } ജോടിക്ക് { $worth }{ $pending ->
    [yes] {" "}(ആദ്യത്തെ പിടി കിട്ടുമ്പോൾ)
   *[no] {""}
}
terminal_takes_trick_and = പിടി { $who ->
    [you] നിങ്ങൾക്ക്
   *[other] കിട്ടിയത്: { $name }
}, { $points } പോയിന്റ്{ $credited ->
    [0] {""}
   *[other] , ജോടിക്ക് { $credited }
}.
terminal_you_draw = നിങ്ങൾ എടുത്തത് { CARDS($card) }.
terminal_takes_indicator = കെട്ടിലെ അവസാനത്തെ ചീട്ട്, { CARDS($card) }, എടുത്തത്: { $name }.
terminal_stock_used_up = കെട്ട് തീർന്നു: ഇനി ചിഹ്നം പിന്തുടരണം, പറ്റുമെങ്കിൽ ഇറക്കിയതിലും വലുത് ഇടണം.
terminal_declares = അതോടെ ജോടി പറഞ്ഞു, { $worth }.
terminal_no_auction = ഷ്നാപ്സനിൽ ലേലമില്ല.

## Schnapsen: the end

terminal_schnapsen_outcome = { $reason ->
    [last_trick] ആർക്കും 66 ഇല്ല; അവസാനത്തെ പിടി { $who ->
        [you] നിങ്ങൾക്ക്.
       *[other] കിട്ടിയത്: { $name }.
    }
    [closer_failed] അടച്ചത് { $who ->
        [you] { $name }
       *[other] നിങ്ങൾ
    }; 66 ആയില്ല.
    [closer_beaten] { $who ->
        [you] അടച്ചത് { $name }, പക്ഷേ ആദ്യം 66-ലെത്തിയത് നിങ്ങൾ.
       *[other] അടച്ചത് നിങ്ങൾ, പക്ഷേ ആദ്യം 66-ലെത്തിയത് { $name }.
    }
   *[sixty_six] { $who ->
        [you] നിങ്ങൾ
       *[other] { $name }
    }: { $points }{ $closed ->
        [yes] , കെട്ട് അടച്ച ശേഷം.
       *[no] ; മറ്റേയാൾ: { $other }.
    }
}
# $figure: 1, 2 or 3; $basis: why; $had: you or opponent, whose points or tricks count; $then: at_closing or now
terminal_game_points = { $who ->
    [you] നിങ്ങൾ
   *[other] { $name }
}: { $figure } ഗെയിം പോയിന്റ്{ $basis ->
    [last_trick] {""}
    [closer] , അടച്ചു തോൽക്കുമ്പോൾ എപ്പോഴും ഇങ്ങനെയാണ്
   *[other] {" "}({ $then ->
        [at_closing] അടച്ചപ്പോൾ{" "}
       *[now] {""}
    }{ $had ->
        [you] നിങ്ങൾ
       *[other] { $name }
    }: { $basis ->
        [no_trick] പിടിയൊന്നുമില്ല
        [many] 33 അല്ലെങ്കിൽ അതിലേറെ
       *[few] 33-ൽ കുറവ്
    })
}.
terminal_points_and_tricks = { $points } പോയിന്റ്, { $tricks ->
    [0] പിടിയില്ല
   *[other] { $tricks } പിടി
}
terminal_player_won = മത്സരം ജയിച്ചത് { $who ->
    [you] നിങ്ങൾ.
   *[other] { $name }.
}

## Questions and their answers

terminal_allowed = ചെയ്യാം: { $move }.
terminal_hint = { $move }
terminal_hint_later = സൂചന നിങ്ങളുടെ ഊഴത്തിലാണ്: അടുത്ത കളി വരെ കാത്തിരിക്കൂ.
terminal_why = { $move }: { $why }
terminal_why_later = മറ്റുള്ളവരുടെ കാരണങ്ങൾ അവരുടെ കൈ വെളിപ്പെടുത്തും: കളി കഴിഞ്ഞിട്ടു ചോദിക്കൂ.
terminal_help_typed = { $game ->
    [schnapsen] jd, 10c, close
   *[fiftysix] jd, 28d, pass
}
terminal_help_move = { $game ->
    [schnapsen] ഒരു ചീട്ട്; ഇറക്കുംമുമ്പ് “exchange” (മാറ്റിയെടുക്കാൻ), “close” (അടയ്ക്കാൻ) എന്നിവയും
   *[fiftysix] ഒരു ചീട്ട് അല്ലെങ്കിൽ ഒരു വിളി
}
terminal_help_ask = { $game ->
    [schnapsen] ഇപ്പോൾ ചെയ്യാവുന്നത്
   *[fiftysix] ഇപ്പോൾ ചെയ്യാവുന്നത്, ഇതുവരെയുള്ള വിളികൾ അറിയിച്ചതും
}
terminal_help_ask_about = { $game ->
    [schnapsen] ഈ ചീട്ടിൽ ജോടിയുണ്ടോ, അല്ലെങ്കിൽ ഇത് എന്തുകൊണ്ട് ഇടാൻ പാടില്ല
   *[fiftysix] ഈ വിളി എന്തറിയിക്കും, അല്ലെങ്കിൽ ഒരു ചീട്ട് എന്തുകൊണ്ട് ഇടാൻ പാടില്ല
}
terminal_help_hint = strong ലെവലിലെ കളിക്കാരൻ ഈ ചീട്ടുകൊണ്ട് എന്തു ചെയ്യും, എന്തുകൊണ്ട്
terminal_help_table = മേശ ഒന്നുകൂടി
terminal_help_last = കഴിഞ്ഞ പിടി
terminal_help_auction = ഈ കളിയിലെ വിളികൾ
terminal_help_score = മത്സരത്തിന്റെ സ്കോർ
terminal_help_why = കളി കഴിഞ്ഞാൽ: കമ്പ്യൂട്ടർ കളിക്കാർ എന്തുകൊണ്ട് അങ്ങനെ കളിച്ചു
terminal_help_rules = ഇവിടത്തെ മുഴുവൻ നിയമം
terminal_help_record = രേഖ സൂക്ഷിക്കുന്ന ഫയൽ
terminal_help_help = ഈ വാക്കുകൾ
terminal_help_quit = എഴുന്നേൽക്കുക; രേഖ സൂക്ഷിക്കും

## Options of the command

terminal_option_level = കമ്പ്യൂട്ടർ എത്ര നന്നായി കളിക്കണം: fair, strong എന്നപോലെ.
terminal_option_seat = നിങ്ങളുടെ സീറ്റ്, 0 മുതൽ.
terminal_option_name = രേഖയിലെ പേര്.
terminal_option_record = രേഖ സൂക്ഷിക്കേണ്ട ഫയൽ; തന്നില്ലെങ്കിൽ ഈ ഫോൾഡറിൽ പുതിയൊരു പേരിൽ.
terminal_option_pace = മറ്റുള്ളവർ കളിക്കുന്ന വേഗം: normal, slow, instant.
