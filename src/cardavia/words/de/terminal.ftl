# The table in the terminal. $who is you, partner or opponent; $name is the place where somebody sits.

## Places, seen from the person's own

# The person, after “von” (see SEAT in the reasons)
terminal_yourself = dir
# $place: you, right, partner_right and so on; the columns of eight seats are 8 wide
terminal_place = { $place ->
    [right] Rechts
    [left] Links
    [across] Drüben
    [partner] Partner
    [partner_right] Partner rechts
    [partner_left] Partner links
    [partner_across] Partner drüben
    [across_right] Drüben rechts
    [across_left] Drüben links
    [opponent] Gegner
   *[you] Du
}

## Moves as they are said

terminal_card = { CARDS($card) }
terminal_call = { CALL($call) }
# $word: exchange or close
terminal_announcement = { $word ->
    [exchange] tauschen
   *[close] zudrehen
}
# Short enough for a column of eight
# $form: as words/functions.py names them, number_no_trumps for instance
terminal_grid_call = { $form ->
    [number_no_trumps] { $number } NT
    [no_suit] { $number } offen
   *[other] { CALL($call) }
}

## What the person types

# $what: what is asked for
terminal_prompt = { $what ->
    [call] Deine Ansage ›
    [lead] Du spielst aus ›
    [card] Deine Karte ›
    [cut] Heb ab: Tipp irgendwelche Wörter ein, oder nur Enter ›
    [next] Enter für das nächste Spiel ›
    [leave] Vom Tisch aufstehen und die Partie hier beenden? (j/n) ›
   *[done] Enter zum Aufstehen ›
}
# What counts as yes, in small letters, a space between
terminal_yes = j ja y yes
terminal_which_card = Sag, welche: { CARDS($cards, join: "or") }.

## Sitting down and getting up

terminal_title = { $game ->
    [schnapsen] Schnapsen
   *[fiftysix] 56 mit { $players } Spielern
}
terminal_label_rules = Regeln
terminal_label_players = Spieler
terminal_label_record = Aufzeichnung
terminal_label_shuffle = Mischen
terminal_computer_players = { $count ->
    [one] du und ein Computerspieler ({ $level })
   *[other] du und { $count } Computerspieler ({ $level })
}
terminal_sealed = nach einem Geheimnis, das am Ende der Partie gezeigt wird; sein Siegel ist
terminal_repeatable = nach einem Startwert, also wiederholbar; das Siegel des Geheimnisses ist
terminal_how_to = Tipp { $game ->
    [schnapsen] eine Karte wie „jd“ oder „10c“ ein.
   *[fiftysix] eine Ansage wie „28d“ oder „pass“ ein, eine Karte wie „jd“.
} „?“ erklärt, „help“ zeigt mehr.
# The names in the record
terminal_computer = Computer { $level }
terminal_guest = Gast
terminal_seeded = Startwert { $seed }
terminal_left_unfinished = Du bist aufgestanden. Die Partie bleibt unbeendet.
terminal_label_check = Nachprüfen
terminal_verify = cardavia verify { $file }
terminal_label_secret = Geheimnis
terminal_secret_revealed = des Mischens; es passt zu dem Siegel vom Anfang:
terminal_file_exists = Die Datei { $file } gibt es schon, und sie wird nicht überschrieben: Wähle einen anderen Namen.
# $problem: what the computer says, “No such file or directory” for instance
terminal_not_kept = Die Aufzeichnung lässt sich gerade nicht in { $file } speichern ({ $problem }). Spiel weiter: Bleibt es dabei, wird sie am Ende hier gezeigt.
terminal_record_below = in keiner Datei: Sie steht unten
terminal_long_seed = Ein Startwert hat höchstens { $digits } Ziffern: Nimm einen kürzeren.
terminal_unknown_pace = Das Tempo „{ $pace }“ gibt es nicht: Wähle { LIST($paces, join: "or") }.

## Headings, labels and figures

terminal_deal = Spiel { $number }
terminal_dealer = { $who ->
    [you] du gibst
   *[other] { $name } gibt
}
terminal_auction = Reizung
terminal_trick = Stich { $number }
terminal_trick_of = Stich { $number } von { $tricks }
terminal_deal_over = { $deal } ist zu Ende
terminal_match_over = Die Partie ist zu Ende
terminal_thrown_in = { $deals ->
    [one] Ein Spiel wurde zusammengeworfen: Ein Blatt war ohne Augen oder eine Partei ohne Buben.
   *[other] { $deals } Spiele wurden zusammengeworfen: Ein Blatt war ohne Augen oder eine Partei ohne Buben.
}
terminal_label_bid = Gebot
terminal_label_contract = Kontrakt
terminal_label_piles = Stapel
terminal_label_tables = Marken
terminal_label_points = Punkte
terminal_label_trick = Dieser Stich
terminal_label_last_trick = Letzter Stich
terminal_label_hand = Dein Blatt
terminal_label_you_may = Du darfst
terminal_label_result = Ergebnis
terminal_label_deals = Spiele
terminal_label_stock = Talon
terminal_label_slate = Noch zu holen
terminal_label_left = Restkarten
terminal_label_hint = Tipp
# $ours, $theirs: figures as text, with their sign where they need one
terminal_we_they = ihr { $ours }, Gegner { $theirs }
# Behind the cards of a trick
terminal_to = { $who ->
    [you] an dich
   *[other] an { $name }
}, { $points ->
    [one] ein Auge
   *[other] { $points } Augen
}
terminal_no_trick_yet = Noch niemand hat einen Stich gemacht.

## 56: the auction

# $stake: 1 undoubled, 2 doubled, 4 redoubled
terminal_contract = { $number } { strain_name } von { $who ->
    [you] dir und { $players ->
        [4] deinem Partner
       *[other] deinen Partnern
    }
    [partner] { $name } für eure Partei
   *[opponent] { $name } und { $players ->
        [4] Partner
       *[other] Partnern
    }
}{ $stake ->
    [2] , kontriert
    [4] , rekontriert
   *[1] {""}
}
# Behind what a call tells, where its number or strain is not in what was said
terminal_comes_to = Das macht { $number } { strain_name }.
terminal_auction_over = Der Kontrakt: { $contract }. { $who ->
    [you] Du spielst aus.
   *[other] { $name } spielt aus.
}
# $least: the lowest number that may be bid, 0 for none; $double: none, double or redouble; $passing: yes or no
terminal_may_call = { $least ->
    [0] Passe („pass“){ $double ->
        [double] {" "}oder sag Kontra („x“)
        [redouble] {" "}oder sag Rekontra („xx“)
       *[none] {""}
    }.
   *[other] Biete { $least ->
        [56] 56
       *[other] { $least } bis 56
    }{ $double ->
        [double] , sag Kontra („x“)
        [redouble] , sag Rekontra („xx“)
       *[none] {""}
    }{ $passing ->
        [no] ; passen darfst du nicht.
       *[yes] {" "}oder passe („pass“).
    }
}
terminal_nobody_has_bid = Noch niemand hat geboten.

## 56: the play

# $why: lead, follow (suit) or void (of it)
terminal_may_play = { $why ->
    [lead] Spiel irgendeine Karte aus.
    [follow] Bediene: { CARDS($cards, join: "or") }.
   *[void] Irgendeine Karte: { suit_name } hast du nicht.
}
# $state: open, made or lost already
terminal_contract_needs = { $state ->
    [made] Schon erfüllt.
    [lost] Nicht mehr zu erfüllen.
   *[open] Von den { $left } Augen, die noch aus sind, { $need ->
        [one] fehlt noch { $need }.
       *[other] fehlen noch { $need }.
    }
}
# $ahead: whose card is the highest so far; never the person, who has not played yet
terminal_trick_so_far = { $same ->
    [yes] { $leader } hat ausgespielt und führt mit { CARDS($card) };
   *[no] { $leader } hat ausgespielt, { $ahead } führt mit { CARDS($card) };
} { $points ->
    [one] ein Auge liegt da
   *[other] { $points } Augen liegen da
}.
terminal_takes_trick = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} den Stich, { $points ->
    [one] ein Auge.
   *[other] { $points } Augen.
}

## 56: the end

# $gainer: we or they; $due: what was due where it could not be paid whole, else 0
terminal_outcome = { $made ->
    [yes] Erfüllt:
   *[no] Verfehlt:
} { $gainer ->
    [we] Ihr gewinnt
   *[they] Ihr verliert
} { $unit ->
    [points] { $figure ->
        [one] einen Punkt.
       *[other] { $figure } Punkte.
    }
   *[tables] { $figure ->
        [one] eine Marke.
       *[other] { $figure } Marken.
    }
}{ $due ->
    [0] {""}
   *[other] {" "}Fällig waren { $due }, aber mehr war nicht da.
}
terminal_side_won = { $side ->
    [we] Du und { $players ->
        [4] dein Partner habt
       *[other] deine Partner habt
    } die Partie gewonnen.
   *[they] Die Gegner haben die Partie gewonnen.
}

## Schnapsen: the table

terminal_indicator = { CARDS($card) } liegt offen
terminal_trump = { suit_symbol } { suit_name } ist Atout
# $state: open, closed or used_up
terminal_stock = { $state ->
    [used_up] der Talon ist aufgebraucht
    [closed] { $left } Karten, zugedreht
   *[open] { $left } Karten
}
terminal_label_closed = Zugedreht
# Who closed the stock, and what the other had then
terminal_closed = von { $who ->
    [you] dir; { $name } hatte da
   *[other] { $name }; du hattest da
} { $points ->
    [one] ein Auge
   *[other] { $points } Augen
} und { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
}
# $pending: marriages that wait for a trick; $needs: what is missing to win the match
terminal_standing = { $points ->
    [one] ein Auge
   *[other] { $points } Augen
}, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}{ $pending ->
    [0] {""}
   *[other] , { $pending } warten
}, noch { $needs } zu holen
# Behind the standing of the opponent
terminal_shown = hat { CARDS($cards, join: "and") } gezeigt
terminal_may_lead = Spiel irgendeine Karte aus.
# $may: exchange, close or both
terminal_may_announce = Vorher darfst du { $may ->
    [exchange] { CARDS($jack) } gegen { CARDS($indicator) } tauschen („exchange“)
    [close] zudrehen („close“)
   *[both] { CARDS($jack) } gegen { CARDS($indicator) } tauschen („exchange“) oder zudrehen („close“)
}.
terminal_marriage_in_hand = Mit { CARDS($cards, join: "or") } sagst du { $worth } an.
# $why: open (stock), beat, follow (suit), trump, any (no trump either) or none (of trumps, which were led)
terminal_may_reply = { $why ->
    [open] Spiel irgendeine Karte.
    [beat] Schlag { CARDS($lead) }: { CARDS($cards, join: "or") }.
    [follow] Bediene: { CARDS($cards, join: "or") }.
    [trump] { suit_name } hast du nicht, also stich: { CARDS($cards, join: "or") }.
    [none] Irgendeine Karte: { suit_name } hast du nicht.
   *[any] Irgendeine Karte: Du hast weder { suit_name } noch Atout.
}
# Behind the name of whoever does it
terminal_exchanges = { $who ->
    [you] tauschst
   *[other] tauscht
} { CARDS($jack) } gegen { CARDS($indicator) }
terminal_closes = { $who ->
    [you] drehst zu
   *[other] dreht zu
}, mit { $left } Karten im Talon
# $worth: 20 or 40; $pending: yes where it waits for a trick
terminal_leads_marriage = { CARDS($card) } und { $worth } für das Paar in { suit_name }{ $pending ->
    [yes] , sobald ein Stich gemacht ist
   *[no] {""}
}
# $credited: marriages that had been waiting for this trick
terminal_takes_trick_and = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} den Stich, { $points } Augen{ $credited ->
    [0] {""}
   *[other] {" "}und dazu { $credited } für die Ansage
}.
terminal_you_draw = Du ziehst { CARDS($card) }.
terminal_takes_indicator = { $name } zieht { CARDS($card) }, die letzte Karte vom Talon.
terminal_stock_used_up = Der Talon ist aufgebraucht: Ab jetzt gelten Farbzwang und Stichzwang.
terminal_declares = Damit sagst du { $worth } an.
terminal_no_auction = Beim Schnapsen wird nicht gereizt.

## Schnapsen: the end

# $who: who has won the deal; $name: the opponent's place; $closed: yes where the winner had closed
terminal_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] Du machst
       *[other] { $name } macht
    } den letzten Stich, und niemand hat 66.
    [closer_failed] { $who ->
        [you] { $name } hat zugedreht und bleibt
       *[other] Du hast zugedreht und bleibst
    } unter 66.
    [closer_beaten] { $who ->
        [you] { $name } hat zugedreht, aber du hast zuerst 66.
       *[other] Du hast zugedreht, aber { $name } hat zuerst 66.
    }
   *[sixty_six] { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $points }{ $closed ->
        [yes] {" "}nach dem Zudrehen.
       *[no] {" "}gegen { $other }.
    }
}
# $figure: 1, 2 or 3; $basis: why; $had: you or opponent, whose points or tricks count; $then: at_closing or now
terminal_game_points = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
} { $figure ->
    [one] einen Punkt
   *[other] { $figure } Punkte
}{ $basis ->
    [last_trick] {""}
    [closer] , wie immer, wenn der andere zudreht und es nicht schafft
   *[other] : { $had ->
        [you] Du hattest
       *[other] { $name } hatte
    }{ $then ->
        [at_closing] {" "}beim Zudrehen
       *[now] {""}
    } { $basis ->
        [no_trick] keinen Stich
        [many] 33 oder mehr
       *[few] weniger als 33
    }
}.
terminal_points_and_tricks = { $points } Augen, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}
terminal_player_won = { $who ->
    [you] Du hast das Bummerl gewonnen.
   *[other] { $name } hat das Bummerl gewonnen.
}

## Questions and their answers

terminal_allowed = Erlaubt: { $move }.
terminal_hint = { $move }
terminal_hint_later = Einen Tipp gibt es, wenn du dran bist: Warte auf das nächste Spiel.
terminal_why = { $move }: { $why }
terminal_why_later = Die Gründe der anderen verraten ihre Blätter: Frag noch einmal, wenn das Spiel zu Ende ist.
terminal_help_typed = { $game ->
    [schnapsen] jd, 10c, close
   *[fiftysix] jd, 28d, pass
}
terminal_help_move = { $game ->
    [schnapsen] eine Karte; vor dem Ausspielen auch „exchange“ (tauschen) und „close“ (zudrehen)
   *[fiftysix] eine Karte oder eine Ansage
}
terminal_help_ask = { $game ->
    [schnapsen] was du darfst
   *[fiftysix] was du darfst, und was die Ansagen bisher verraten haben
}
terminal_help_ask_about = { $game ->
    [schnapsen] was diese Karte ansagen würde, oder warum sie nicht erlaubt ist
   *[fiftysix] was diese Ansage verraten würde, oder warum eine Karte nicht erlaubt ist
}
terminal_help_hint = was ein starker Spieler mit deinen Karten täte, und warum
terminal_help_table = noch einmal der Tisch
terminal_help_last = der letzte Stich
terminal_help_auction = die Ansagen dieses Spiels
terminal_help_score = der Stand der Partie
terminal_help_why = nach einem Spiel: warum die Computerspieler so gespielt haben
terminal_help_rules = alle Regeln, wie sie hier gespielt werden
terminal_help_record = die Datei mit der Aufzeichnung
terminal_help_help = diese Übersicht
terminal_help_quit = aufstehen; die Aufzeichnung bleibt erhalten

## Options of the command

terminal_option_level = Wie gut die Computerspieler spielen, etwa fair oder strong.
terminal_option_seat = Der Platz, an dem du sitzt, gezählt ab 0.
terminal_option_name = Der Name, der in der Aufzeichnung steht.
terminal_option_record = Die Datei für die Aufzeichnung; ohne Angabe ein neuer Name in diesem Ordner.
terminal_option_pace = Wie schnell die anderen spielen: normal, slow oder instant.
