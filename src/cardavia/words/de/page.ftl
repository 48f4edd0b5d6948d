# The page in the browser: all that it says of itself. Suits in sentences are drawn by the page.

## The house

page_to_tables = Zu den Tischen
page_no_such_page = Unter dieser Adresse ist nichts.
page_no_such_table = Diesen Tisch gibt es nicht, oder er wurde abgeräumt.
page_server_unreachable = Der Tisch ist gerade nicht zu erreichen: Versuch es gleich noch einmal.
page_connecting = Zum Tisch …
# $offline: yes where the browser knows that this device itself has no network
page_reconnecting = { $offline ->
    [yes] Dieses Gerät ist offline: Es geht weiter, sobald es wieder Netz hat.
   *[no] Verbindung unterbrochen. Neuer Versuch …
}
page_no_line = Keine Verbindung zum Tisch
page_no_line_safe = Cardavia ist gerade nicht zu erreichen. Deine Partien sind dort sicher, und hier geht es von selbst weiter.
page_try_again = Noch einmal versuchen
page_new_version = Neue Version: neu laden
page_loading = Die Regeln werden geholt …
page_shuffling = Es wird gemischt …

page_game = { $game ->
    [schnapsen] Schnapsen
   *[fiftysix] 56
}
page_tagline = Ein Kartentisch. Zwei Spiele, so wie es sich gehört.
# What lies on the table: the game or its rules
page_tabs = Was auf dem Tisch liegt
page_table = Tisch
page_full_rules = Alle Regeln
page_rule = Regel { $number }
page_rule_table = Tabelle zu Regel { $number }
page_print = Drucken
# A worked example is gone through step by step
page_step = Schritt { $step } von { $steps }
page_step_go = { $to ->
    [back] Zurück
   *[on] Weiter
}
page_keys = Mit der Tastatur
page_keys_do = { $key ->
    [tab] Tab geht zum nächsten Knopf, mit der Umschalttaste zum vorigen.
    [arrows] Die Pfeiltasten gehen die Karten der Hand entlang, beim Ansagen die Zahlen und die Farben.
    [enter] Enter oder die Leertaste spielt die Karte oder drückt den Knopf.
   *[escape] Escape schließt, was offen ist, und nimmt eine vorgemerkte Karte zurück.
}

## Light and settings

page_look = Aussehen und Ton
page_slider = { $slider ->
    [contrast] Kontrast
    [grain] Körnung
   *[temperature] Farbtemperatur
}
page_percent = { $value } %
page_cloth = Tuch
page_cloth_name = { $cloth ->
    [linen] Helles Leinen
   *[felt] Dunkler Filz
}
page_four_colours = Vierfarbige Karten
page_faces = Karten beim Schnapsen
page_faces_name = { $faces ->
    [german] doppeldeutsch
   *[french] französisch
}
page_back = Rückseite
page_back_name = { $back ->
    [indigo] blau
    [pine] grün
   *[oxblood] rot
}
page_large_letters = Große Zeichen auf den Karten
page_sound = Ton
page_language = Sprache
# $name: a language’s own name; no player who speaks it has read over its sentences yet
page_language_draft = { $name } (Entwurf)
page_settings = Einstellungen
page_your_name = Dein Name
page_guest = Gast
page_pace = Tempo
page_pace_name = { $pace ->
    [calm] gemütlich
    [instant] sofort
   *[normal] normal
}
page_level = Computer
page_level_name = { $level ->
    [random] aufs Geratewohl
    [easy] leicht
    [fair] mittel
    [strong] stark
    [strongest] am stärksten
   *[other] { $level }
}
page_rules = Regeln
page_rules_name = { $rules ->
    [classic] Klassisch
    [classic_close_needs_four] Zudrehen ab vier Karten
    [classic_sharp] Scharf
    [international] International
   *[other] { $rules }
}

## Cards and seats

# For who does not see it: King of hearts
page_card = { suit_name }-{ rank_name }
# $why: a whole sentence
page_card_refused = { $card }. { $why }
page_you = Du
page_computer = Computer
# The names that computer players go by at a table of 56: eight for the seats, and eight more for where a
# person there has that name
page_computer_name = { $seat ->
    [0] Biju
    [1] Meera
    [2] Thomas
    [3] Anu
    [4] Leela
    [5] Ravi
    [6] Susan
    [7] Joseph
    [8] Sunil
    [9] Radha
    [10] Babu
    [11] Divya
    [12] Mini
    [13] Gopal
    [14] Reena
   *[15] Mathew
}
page_computer_level = Computer, { $level }
page_empty_seat = Freier Platz
page_away = nicht da
page_stands_in = nicht da: Der Computer spielt

## Where one is

# $phase: gathering, shuffling, playing, between or over
page_here_schnapsen = { $phase ->
    [playing] Schnapsen · Spiel { $deal }, Stich { $trick }
    [between] Schnapsen · Spiel { $deal }
   *[other] Schnapsen
}
page_here_fiftysix = { $phase ->
    [playing] 56, { $seats } Plätze · Spiel { $deal }
    [between] 56, { $seats } Plätze · Spiel { $deal }
   *[other] 56, { $seats } Plätze
}

## At the table

# For who listens: the lines in which everything was told
page_happened = Was bisher geschah
page_on_the_table = Am Tisch
page_your_hand = Dein Blatt
page_card_points = Augen
page_last_trick = Letzter Stich
page_no_trick_yet = noch keiner
# $who: you or other
page_trick_to = { $who ->
    [you] an dich, { $points }
   *[other] an { $name }, { $points }
}
# A card on the table; $who: us or them
page_laid = { $who ->
    [us] Du: { $card }
   *[them] { $name }: { $card }
}
page_takes = { $who ->
    [us] Du nimmst { $points }
   *[them] { $name } nimmt { $points }
}
# $what: lead, card or call
page_your_turn = { $what ->
    [lead] Du spielst aus
    [call] Deine Ansage
   *[card] Deine Karte
}
page_others_turn = { $what ->
    [lead] spielt aus
    [call] sagt an
   *[card] ist dran
}
page_wait = { $name } ist am Zug: Warte, bis du dran bist.
page_watching = Du schaust zu.
page_take_back = Zurücknehmen
page_planned = Als Nächstes: { CARDS($card) }
page_withdraw = Doch nicht
page_planned_withdrawn = { CARDS($card) } bleibt in deiner Hand: Wähle neu.
page_next_deal = Nächstes Spiel
page_waiting_for_next = Warten auf die anderen …

## Schnapsen: the table

page_schnapsen_cards = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} in der Hand
page_schnapsen_left = noch { $left }
page_schnapsen_trumps = { suit_name } ist Atout
page_schnapsen_closed = { $who ->
    [you] Du hast zugedreht
   *[other] { $name } hat zugedreht
}, noch { $left }
page_schnapsen_under = darunter { CARDS($card) }
page_schnapsen_used_up = Der Talon ist aufgebraucht
page_schnapsen_marriage = Paar { suit_symbol } { $worth }
page_schnapsen_called = { suit_symbol } { $worth ->
    [40] Vierziger!
   *[other] Zwanziger!
}
page_schnapsen_exchange = Buben tauschen
page_schnapsen_exchange_german = Unter tauschen
# $move: exchange or close; $meant: yes where it is meant already, and the key would undo that
page_schnapsen_announce = { $move ->
    [exchange] { $meant ->
        [yes] Nicht tauschen
       *[no] { page_schnapsen_exchange }
    }
   *[close] { $meant ->
        [yes] Nicht zudrehen
       *[no] Zudrehen
    }
}
page_schnapsen_tricks = { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}
page_schnapsen_pending = { $pending }, sobald ein Stich gemacht ist
page_schnapsen_could = { $tricks ->
    [0] { $total } mit Ansage, sobald ein Stich gemacht ist
   *[other] { $total } mit Ansage
}
page_slate = Noch zu holen

## Schnapsen: what has happened. $who is you or other, $name the other’s name

page_schnapsen_dealt = Die Karten sind gegeben. { CARDS($card) } liegt offen: { suit_name } ist Atout.
page_schnapsen_exchanges = { $name } tauscht den Buben gegen { CARDS($card) }.
page_schnapsen_exchanges_german = { $name } tauscht den Unter gegen { CARDS($card) }.
page_schnapsen_closes = { $name } dreht zu.
page_schnapsen_leads = { $name } spielt { CARDS($card) } aus{ $worth ->
    [0] .
   *[other] {" "}und sagt { $worth } an.
}
page_schnapsen_replies = { $name } gibt { CARDS($card) } zu.
page_schnapsen_taken = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} den Stich mit { $points } Augen.
page_schnapsen_drawn = Du ziehst { CARDS($card) }.
page_schnapsen_exchanged_tag = Bube gegen { CARDS($card) }
page_schnapsen_exchanged_tag_german = Unter gegen { CARDS($card) }
page_schnapsen_closed_tag = Zugedreht
page_schnapsen_stock = Talon

## The end of a deal and of a match

page_result = Ergebnis
page_tricks = Stiche
# $who: you or other
page_schnapsen_scores = { $who ->
    [you] Du bekommst { $points }
   *[other] { $name } bekommt { $points }
}
page_schnapsen_match_won = { $who ->
    [you] Du gewinnst das Bummerl
   *[other] { $name } gewinnt das Bummerl
}
# $who: who has won the deal, and $loser: who has lost it, both you or other; $other: the loser’s name; $missed: the loser’s points; $closed: yes where the winner had closed
page_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] Du machst
       *[other] { $name } macht
    } den letzten Stich, und niemand hat 66.
    [closer_failed] { $loser ->
        [you] Du hast zugedreht und bleibst mit { $missed } unter 66.
       *[other] { $other } hat zugedreht und bleibt mit { $missed } unter 66.
    }
    [closer_beaten] { $loser ->
        [you] Du hast zugedreht
       *[other] { $other } hat zugedreht
    }, aber { $who ->
        [you] du hast zuerst 66: Es sind { $points }.
       *[other] { $name } hat zuerst 66: Es sind { $points }.
    }
   *[sixty_six] { $who ->
        [you] { $closed ->
            [yes] Du hast zugedreht und erreichst mit { $points } die 66.
           *[no] Du hast zuerst 66: Es sind { $points }.
        }
       *[other] { $closed ->
            [yes] { $name } hat zugedreht und erreicht mit { $points } die 66.
           *[no] { $name } hat zuerst 66: Es sind { $points }.
        }
    }
}
# $who: who has lost the deal; $then: yes where what counts is how things stood when the stock was closed
page_schnapsen_basis = { $why ->
    [last_trick] Das zählt einen Punkt.
    [closer] Zugedreht und nicht geschafft: Das zählt zwei.
    [closer_no_trick] Zugedreht und nicht geschafft, und der andere hatte beim Zudrehen keinen Stich: Das zählt drei.
    [many] { $who ->
        [you] Du hattest
       *[other] { $name } hatte
    }{ $then ->
        [yes] {" "}beim Zudrehen
       *[no] {""}
    } 33 oder mehr, also zählt es einen.
    [few] { $who ->
        [you] Du hattest
       *[other] { $name } hatte
    }{ $then ->
        [yes] {" "}beim Zudrehen
       *[no] {""}
    } weniger als 33, also zählt es zwei.
   *[no_trick] { $who ->
        [you] Du hattest
       *[other] { $name } hatte
    }{ $then ->
        [yes] {" "}beim Zudrehen
       *[no] {""}
    } keinen Stich, also zählt es drei.
}
page_new_match = Noch eine Partie
page_record = Aufzeichnung speichern
# $finding: checking, fit, or what does not fit; $packs: how many; $number: of a deal
page_packs = { $finding ->
    [checking] Alle Kartenpakete werden geprüft …
    [no_record] Die Kartenpakete sind gerade nicht zu prüfen: Die Aufzeichnung ist nicht zu erreichen.
    [missing] In der Aufzeichnung fehlen Kartenpakete: Ob sie wie versprochen gegeben wurden, ist nicht zu prüfen.
    [pack] Das Paket von Spiel { $number } wurde nicht wie versprochen gegeben: Seine Karten lagen anders.
    [hand] Das Paket von Spiel { $number } wurde nicht wie versprochen gegeben: Du hattest andere Karten, als es dir gibt.
   *[fit] { $packs ->
        [one] Das eine Kartenpaket dieser Partie wurde wie versprochen gegeben.
       *[other] Alle { $packs } Kartenpakete wurden wie versprochen gegeben.
    }
}
# $finding: fits, fits_without, or what does not fit
page_shuffle = { $finding ->
    [fits] Das Geheimnis ist das vor der ersten Karte versiegelte, und deine eigenen Bytes sind mit hineingemischt.
    [fits_without] Das Geheimnis ist das vor der ersten Karte versiegelte.
    [own] Das Mischen hält der Prüfung nicht stand: Deine eigenen Bytes sind nicht unter denen, die verwendet wurden.
    [contributions] Das Mischen hält der Prüfung nicht stand: Was ein Platz offengelegt hat, ist nicht, was er versiegelt hatte.
   *[secret] Das Mischen hält der Prüfung nicht stand: Das Geheimnis passt nicht zu dem Siegel, das vor der ersten Karte veröffentlicht wurde.
}

## The first screen

page_about = { $game ->
    [schnapsen] Zwanzig Karten, zwei Spieler: du gegen den Computer. Wer zuerst seine sieben Punkte wegstreicht, gewinnt.
   *[fiftysix] Das Partnerspiel aus Kerala: zwei Parteien, eine laut gesprochene Reizung, dann die Stiche.
}
page_seats = Plätze
page_play_now = Gleich spielen
page_new_game = Neue Partie
page_resume = Weiterspielen
page_invite = Einladen
page_promise = Kein Konto, keine Werbung, und gemischt wird so, dass du es nachprüfen kannst.

## Before the match

page_lobby_host = { $game ->
    [schnapsen] Dein Schnapsentisch
   *[fiftysix] Dein Tisch für 56, { $seats } Plätze
}
page_lobby_guest = { $game ->
    [schnapsen] Ein Schnapsentisch
   *[fiftysix] Ein Tisch für 56, { $seats } Plätze
}
page_lobby_wait = Die Partie beginnt, wenn jemand am Tisch sie startet.
page_link = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen:
page_copy = Kopieren
page_copied = Kopiert
page_sit = Platz nehmen
page_sit_here = Hier sitzen
page_seat_computer = Computer hinsetzen
page_send_away = Wegschicken
page_rise = Aufstehen
# $free: seats that nobody has taken
page_start = { $free ->
    [0] Beginnen
    [one] Beginnen, der Computer nimmt den freien Platz
   *[other] Beginnen, der Computer nimmt { $free } Plätze
}
