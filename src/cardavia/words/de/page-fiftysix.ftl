# The table of 56 in the browser: all that it says of itself. Suits are drawn by the page.
#
# $who: whose something is, us or them; to those who only watch it is a name, which stands for its side.
# Of a single seat $who is you, or its name.

## Calls

# A call in short, as it was spoken; $number is a whole number, or the steps after plus
page_fiftysix_call = { $form ->
    [suit_number] { suit_symbol } { $number }
    [number_suit] { $number } { suit_symbol }
    [number_no_trumps] { $number } NT
    [number_noes] { $number } Noes
    [plus_suit] +{ $number } { suit_symbol }
    [plus_noes] +{ $number } Noes
    [no_suit] { $number }
    [double] Kontra
    [redouble] Rekontra
   *[pass] Passe
}
# The call as sentences on it begin
page_fiftysix_said = { CALL($call) }
page_fiftysix_strain_short = { $strain ->
    [NT] NT
   *[NS] Noes
}
page_fiftysix_calls = Ansagen
page_fiftysix_calls_by_seat = Ansagen nach Plätzen, der Reihe nach
# In the table of calls, where the next call will stand
page_fiftysix_to_call = …

## The bid that stands

page_fiftysix_standing = Das Gebot, das steht
page_fiftysix_bid_stands = { $who ->
    [you] Dein Gebot steht
   *[other] Es steht das Gebot von { $name }
}
# Follows on that; the name may be the word for “you”
page_fiftysix_and_raised = { $stake ->
    [4] , Rekontra: { $name }
   *[other] , Kontra: { $name }
}
page_fiftysix_no_bid_yet = Noch kein Gebot
page_fiftysix_no_bid = Noch kein Gebot
page_fiftysix_calling = Die Reizung hat begonnen
page_fiftysix_or_more = { $number } oder mehr
page_fiftysix_if_all_pass = Passen alle: 28 ohne Atout für { $who ->
    [us] eure Partei
    [them] die Gegner
   *[other] die Partei von { $who }
}.
# $unit: tables change hands, or points of the match
page_fiftysix_if_made = Erfüllt: { $unit ->
    [points] { $tables ->
        [one] 1 Punkt
       *[other] { $tables } Punkte
    }
   *[tables] { $tables ->
        [one] 1 Marke
       *[other] { $tables } Marken
    }
} für { $who ->
    [us] euch
    [them] die Gegner
   *[other] die Partei von { $who }
}.
page_fiftysix_if_failed = Verfehlt: { $tables } für { $who ->
    [us] euch
    [them] die Gegner
   *[other] die andere Partei
}.

## The auction pad

page_fiftysix_number = Zahl
page_fiftysix_strain = Farbe, ohne Atout oder Noes
page_fiftysix_plus = plus
page_fiftysix_pass = Passe
page_fiftysix_double = Kontra
page_fiftysix_redouble = Rekontra
page_fiftysix_make_call = Ansagen
# What is still to be said
page_fiftysix_missing = { $what ->
    [number] jetzt die Zahl
    [strain] jetzt die Farbe
    [steps] jetzt wie viele
    [steps_and_strain] wie viele, und in welcher Farbe
   *[all] Zahl und Farbe, in der Reihenfolge, in der du sie sagst.
}
# The same bid said the other way round
page_fiftysix_turned = oder { CALL($call) }
# What a plus bid makes
page_fiftysix_comes_to = Das macht { $number }.
page_fiftysix_is_to_call = { $name } sagt an.
page_fiftysix_bluff = So sieht dein Blatt nicht aus.
page_fiftysix_scale_from = Bis { $to }: +{ $wins } −{ $costs }
page_fiftysix_scale_words = Gewinn, wenn erfüllt; Verlust, wenn verfehlt
page_fiftysix_call_first = Erst wird gereizt: Karten spielt man, wenn die Reizung vorbei ist.

## Seats

page_fiftysix_seats = Plätze, der Reihe nach
page_fiftysix_cards = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} in der Hand
page_fiftysix_dealt = Geber
page_fiftysix_dealer = { $who ->
    [you] Du hast gegeben
   *[other] { $who } hat gegeben
}
page_fiftysix_first = erste Ansage
page_fiftysix_led = Ausspiel
page_fiftysix_stands_in = Computer spielt

## The contract and the play

page_fiftysix_contract = { $strain ->
    [NT] { $number } ohne Atout
   *[other] { $number } { suit_name }
}{ $stake ->
    [2] , kontriert
    [4] , rekontriert
   *[other] {""}
}
page_fiftysix_declared = { $who ->
    [you] Angesagt von dir
   *[other] Angesagt von { $who }
}
# Follows on that; $who is same where it is the declarer
page_fiftysix_and_raised_by = { $stake ->
    [4] { $who ->
        [same] {" "}und rekontriert
        [you] ; Rekontra von dir
       *[other] ; Rekontra von { $who }
    }
   *[other] { $who ->
        [you] ; Kontra von dir
       *[other] ; Kontra von { $who }
    }
}
page_fiftysix_all_passed = Alle haben gepasst, also { $who ->
    [us] spielt eure Partei
    [them] spielen die Gegner
   *[other] spielt die Partei von { $who }
}
# $needed: card points that the declaring side still needs; $left: what is in nobody’s pile yet
page_fiftysix_needed = { $state ->
    [made] { $who ->
        [us] Ihr habt es geschafft
        [them] Die Gegner haben es geschafft
       *[other] Die Partei von { $who } hat es geschafft
    }
    [lost] { $who ->
        [us] Ihr braucht noch { $needed }, und nur { $left } sind noch aus
        [them] Die Gegner brauchen noch { $needed }, und nur { $left } sind noch aus
       *[other] Die Partei von { $who } braucht noch { $needed }, und nur { $left } sind noch aus
    }
   *[open] { $who ->
        [us] Ihr braucht noch { $needed } von { $left }
        [them] Die Gegner brauchen noch { $needed } von { $left }
       *[other] Die Partei von { $who } braucht noch { $needed } von { $left }
    }
}
page_fiftysix_meter = Augen: ihr { $ours }, die Gegner { $theirs }, noch aus { $left }; gebraucht werden { $needed }
page_fiftysix_pile = { $who ->
    [us] Ihr { $points }
    [them] Gegner { $points }
   *[other] Partei von { $who } { $points }
}
page_fiftysix_follow = Deine Karte: { suit_name } bedienen
page_fiftysix_takes_so_far = { $who ->
    [you] Du hast den Stich bis jetzt
   *[other] { $who } hat den Stich bis jetzt
}{ $points ->
    [0] {""}
    [one] , 1 Auge darin
   *[other] , { $points } Augen darin
}
page_fiftysix_took = { $who ->
    [you] Stich an dich
   *[other] Stich an { $who }
}{ $points ->
    [0] , ohne Augen
    [one] , 1 Auge
   *[other] , { $points } Augen
}

## Tables

page_fiftysix_owned = { $unit ->
    [points] Punkte der Partie
   *[tables] Marken
}
page_fiftysix_whose = { $who ->
    [us] Ihr
    [them] Gegner
   *[other] Partei von { $who }
}

## The end of a deal

page_fiftysix_hands = Die Blätter, wie sie gegeben wurden
page_fiftysix_gain = { $unit ->
    [points] { $tables ->
        [one] 1 Punkt
       *[other] { $tables } Punkte
    }
   *[tables] { $tables ->
        [one] 1 Marke
       *[other] { $tables } Marken
    }
} für { $who ->
    [us] euch
    [them] die Gegner
   *[other] die Partei von { $who }
}
# $points: what the declaring side’s pile holds
page_fiftysix_outcome = { $who ->
    [you] Dein Kontrakt
   *[other] Kontrakt von { $who }
}: { page_fiftysix_contract }. { $side ->
    [us] Ihr habt ihn
    [them] Die Gegner haben ihn
   *[other] Die Partei hat ihn
} mit { $points } Augen { $made ->
    [yes] erfüllt.
   *[no] verfehlt.
}
page_fiftysix_outcome_passed = Alle haben gepasst: { page_fiftysix_contract } für { $who ->
    [us] eure Partei
    [them] die Gegner
   *[other] die Partei von { $who }
}, { $made ->
    [yes] mit { $points } Augen erfüllt.
   *[no] mit { $points } Augen verfehlt.
}
page_fiftysix_paid_all = { $who ->
    [us] Ihr zahlt nicht mehr, als ihr hattet: Eure letzten Marken sind weg.
    [them] Die Gegner zahlen nicht mehr, als sie hatten: Ihre letzten Marken sind weg.
   *[other] Keine Partei zahlt mehr, als sie hatte: Die letzten Marken der einen sind weg.
}
page_fiftysix_match_won = { $who ->
    [us] Ihr habt die Partie gewonnen
    [them] Die Gegner haben die Partie gewonnen
   *[other] Partie gewonnen: { $who } und Partner
}
page_fiftysix_ready = Du bist bereit
page_fiftysix_waiting_for = Warten auf { $names } …
page_fiftysix_others_ready = Bereit: { $names }

## For who listens

page_fiftysix_dealt_out = Die Karten sind gegeben. { $who ->
    [you] Du sagst zuerst an
   *[other] Zuerst sagt an: { $who }
}.
# $tells: a sentence that begins with the call
page_fiftysix_heard = { $name }: { $tells }
page_fiftysix_settled = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
} { page_fiftysix_contract }.
