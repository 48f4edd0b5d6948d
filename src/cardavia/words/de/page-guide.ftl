# The guide that explains a deal while it is played: one short sentence at a time, to somebody who has never
# played the game. Each has to fit on four short lines of a phone.

page_guide_start = Beim Spielen lernen
page_guide_next = Nächster Hinweis
page_guide_close = Hinweise schließen
page_guide_done = Das war ein ganzes Spiel. Spiel weiter: Was noch nicht vorkam, wird erklärt, wenn es so weit ist.

## Schnapsen. $who is you or other, $name the other’s name; $card a card, $suit a suit

page_guide_schnapsen_goal = Mach Stiche und zähle die Augen der Karten darin: Mit 66 Augen gewinnst du das Spiel.
page_guide_schnapsen_trumps = { suit_name } ist Atout (Trumpf): Das zeigt die Karte unter dem Talon. Atout sticht jede andere Farbe.
page_guide_schnapsen_values = Von oben: { -ace } 11 Augen, Zehner 10, König 4, { -queen } 3, { -jack } 2. Der Zehner sticht den König.
page_guide_schnapsen_lead = Du spielst aus, jede Karte ist erlaubt. Mit einer niedrigen riskierst du wenig.
# $trump: yes where the suit that was led is trumps
page_guide_schnapsen_reply = { CARDS($card) } ist ausgespielt. Solange der Talon offen ist, darfst du jede Karte zugeben; den Stich macht nur { $trump ->
    [yes] ein höheres Atout
   *[no] eine höhere in { suit_name } oder ein Atout
}.
page_guide_schnapsen_took = { $who ->
    [you] Der Stich gehört dir: { $points } Augen, und du spielst aus.
   *[other] { $name } macht den Stich, { $points } Augen, und spielt aus.
}
page_guide_schnapsen_draw = Nach jedem Stich ziehen beide eine Karte, der Gewinner zuerst: So hat jeder wieder fünf.
# $worth: 20 or 40
page_guide_schnapsen_marriage = Du hast König und { -queen } in { suit_name }, ein Paar: Spiel eine der beiden Karten aus, das bringt { $worth } Augen.
# $pending: yes where it counts once a trick is won
page_guide_schnapsen_declared = { $who ->
    [you] Dein Paar bringt
   *[other] { $name } sagt ein Paar an: Das bringt
} { $worth } Augen{ $pending ->
    [yes] , gezählt ab dem ersten Stich.
   *[no] .
}
page_guide_schnapsen_exchange = Der Atout-{ -jack } ist in deiner Hand: Vor dem Ausspielen darfst du ihn gegen { CARDS($card) } tauschen.
page_guide_schnapsen_close = Sind dir 66 sicher? Vor dem Ausspielen darfst du zudrehen: Dann zieht keiner mehr. Aber wer es nicht schafft, zahlt dafür.
page_guide_schnapsen_closed = { $who ->
    [you] Du hast zugedreht.
   *[other] { $name } hat zugedreht.
} Keiner zieht mehr, und wer kann, muss Farbe zugeben und die Karte schlagen.
page_guide_schnapsen_last = Zwei Karten sind noch zu ziehen: Wer diesen Stich verliert, bekommt { CARDS($card) }.
page_guide_schnapsen_strict = Der Talon ist aufgebraucht: Ab jetzt muss, wer kann, Farbe zugeben und die Karte schlagen.
# $cards: those that may be played
page_guide_schnapsen_must = { CARDS($card) } ist ausgespielt. Du musst, wenn du kannst, Farbe zugeben, schlagen oder stechen: { CARDS($cards, join: "or") }.
# $needed: points that the viewer still needs
page_guide_schnapsen_stands = Du hast { $mine } Augen, dein Gegner { $theirs }. Noch { $needed } bis 66.
# $points: what the deal is worth; $left: what the winner has still to win of seven
page_guide_schnapsen_end = { $who ->
    [you] Das Spiel gehört dir und
   *[other] { $name } gewinnt das Spiel; es
} zählt { $points }. Noch zu holen: { $left } von sieben; bei null ist das Bummerl (die Partie) gewonnen.

## 56. $who is us or them, the side of somebody or something, where nothing else is said

# $names: the partners’; $seats: how many sit there
page_guide_fiftysix_sides = { $seats ->
    [4] Dein Partner ist { $names }
   *[other] Deine Partner sind { $names }
}: jeder zweite Platz. Die anderen spielen gegen euch.
page_guide_fiftysix_values = Von oben: Bube 3 Augen, Neuner 2, Ass 1, Zehner 1; König und Dame keine. Zusammen sind es 56.
page_guide_fiftysix_auction = Erst die Reizung: Wie viele der 56 Augen schafft eine Partei? Mindestens 28, und jedes Gebot muss höher sein.
# Followed by what the call tells
page_guide_fiftysix_heard = { $who ->
    [us] Dein Partner { $name } sagt an.
   *[them] { $name } von der anderen Partei sagt an.
}
page_guide_fiftysix_call = Du bist dran. Zahl vor Farbe heißt: Ich habe den Buben. Farbe vor Zahl: stark, aber ohne Buben. Oder passe.
# $who: you, or a name; $least: the lowest bid that is higher
page_guide_fiftysix_bid = { $who ->
    [you] Dein Gebot steht.
   *[other] Das Gebot von { $who } steht.
} Wer mehr will, sagt { $least } oder mehr; passen alle anderen, gilt es.
# $strain: a suit, or NT for no trumps; $passed: yes where nobody has bid
page_guide_fiftysix_contract = { $passed ->
    [yes] Alle haben gepasst.
   *[no] Die Reizung ist vorbei.
} { $who ->
    [us] Eure Partei
   *[them] Die andere Partei
} braucht { $number } der 56 Augen; { $strain ->
    [NT] Atout gibt es keines.
   *[other] { suit_name } ist Atout.
}
# $wins, $costs: tables won if made and lost if failed
page_guide_fiftysix_stake = { $who ->
    [us] Schafft ihr es, bekommt ihr
   *[them] Schaffen sie es, bekommen sie
} { $wins ->
    [one] 1 Marke
   *[other] { $wins } Marken
}; wenn nicht, { $who ->
    [us] zahlt ihr
   *[them] zahlen sie
} { $costs }.
# $who: you, or a name
page_guide_fiftysix_first = { $who ->
    [you] Du sitzt nach dem Geber und spielst zuerst aus
   *[other] { $who } sitzt nach dem Geber und spielt zuerst aus
}, egal, wer die Reizung gewonnen hat.
page_guide_fiftysix_lead = Du spielst aus, jede Karte ist erlaubt. Die anderen müssen Farbe zugeben, wenn sie können.
page_guide_fiftysix_follow = { suit_name } wurde ausgespielt, und du hast welches: Du musst Farbe zugeben.
# $trump: none; led where the suit that was led is trumps; other
page_guide_fiftysix_free = Du hast kein { suit_name }, also darf es jede Karte sein{ $trump ->
    [other] : ein Atout zum Stechen oder Augen für deinen Partner.
   *[none] , am besten eine mit Augen, wenn dein Partner den Stich macht, sonst eine ohne.
}
page_guide_fiftysix_takes = { $who ->
    [us] Bis jetzt gehört der Stich eurer Partei: Eine Karte mit Augen ist hier gut aufgehoben.
   *[them] Bis jetzt gehört der Stich der anderen Partei: Nimm ihn, oder spar deine Augen.
}
# $name: you, or who took it; $who: the side
page_guide_fiftysix_took = { $name ->
    [you] Du hast den Stich gemacht
   *[other] { $name } hat den Stich gemacht
}: { $points ->
    [0] keine Augen
    [one] 1 Auge
   *[other] { $points } Augen
} für { $who ->
    [us] eure Partei
   *[them] die andere Partei
} und das nächste Ausspiel.
page_guide_fiftysix_twins = Jede Karte gibt es zweimal: Von zwei gleichen gewinnt die, die zuerst lag.
# $made: yes or no
page_guide_fiftysix_decided = { $made ->
    [yes] { $who ->
        [us] Eure Partei hat ihr Gebot schon erfüllt
       *[them] Die andere Partei hat ihr Gebot schon erfüllt
    }
   *[no] { $who ->
        [us] Eure Partei kann ihr Gebot nicht mehr erfüllen
       *[them] Die andere Partei kann ihr Gebot nicht mehr erfüllen
    }
}; gespielt wird trotzdem zu Ende.
# $who: the side that needs the points; $left: what nobody has taken yet
page_guide_fiftysix_stands = Augen: ihr { $ours }, die Gegner { $theirs }. { $who ->
    [us] Ihr braucht noch { $needed } von den { $left }, die übrig sind.
   *[them] Die Gegner brauchen noch { $needed } von den { $left }, die übrig sind.
}
# $gainer: us or them, who gets the tables
page_guide_fiftysix_end = { $made ->
    [yes] { $who ->
        [us] Eure Partei hat ihr Gebot erfüllt
       *[them] Die andere Partei hat ihr Gebot erfüllt
    }
   *[no] { $who ->
        [us] Eure Partei hat ihr Gebot verfehlt
       *[them] Die andere Partei hat ihr Gebot verfehlt
    }
}: { $tables ->
    [one] 1 Marke geht
   *[other] { $tables } Marken gehen
} an { $gainer ->
    [us] euch
   *[them] die Gegner
}. Wer keine Marke mehr hat, hat die Partie verloren.
