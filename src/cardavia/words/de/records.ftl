# The text record of a match (docs/record-format.md): what its reader refuses, and what there is to
# say of a record in which nothing is wrong.

## Where a record is wrong

# $problem: what is wrong there, a whole sentence
record_place = Zeile { $line }: { $problem }
# $move: a card, call or announcement, as it was written
record_place_of_move = Zeile { $line }, „{ $move }“: { $problem }

## What is no record, or cannot be read

# $version: 1
record_is_none = Das ist keine Aufzeichnung einer Partie: Sie müsste mit [Cardavia "{ $version }"] beginnen.
# $found: the version of the record
record_of_another_version = Diese Aufzeichnung hat Version „{ $found }“, und hier ist nur Version { $version } zu lesen: Ein neueres Cardavia liest sie vielleicht.
record_not_utf8 = Diese Zeile ist kein Text in UTF-8: Speichere die Aufzeichnung in dieser Kodierung.
# $length, $most: characters
record_line_too_long = Diese Zeile hat { NUMBER($length, useGrouping: 0) } Zeichen: In einer Aufzeichnung sind es höchstens { NUMBER($most, useGrouping: 0) } je Zeile.
# $character: such as U+0000
record_unprintable = Das Zeichen { $character } gehört in keine Aufzeichnung: Nimm es heraus.

## Tags

record_bad_tag = „{ $text }“ ist nicht als Kennzeichen zu lesen: Schreib es wie [Date "2026-03-01"], mit \" für ein Anführungszeichen darin.
record_tag_too_late = Das Kennzeichen { $tag } steht zwischen den Spielen: Alle Kennzeichen stehen vor dem ersten Spiel.
# $first: the line where it stood first
record_tag_twice = Das Kennzeichen { $tag } steht schon in Zeile { $first }: Es darf nur einmal stehen.
record_tag_missing = Das Kennzeichen { $tag } fehlt: Es müsste vor dem ersten Spiel stehen.
record_unknown_tag = Ein Kennzeichen { $tag } hat keine Aufzeichnung: Nimm es heraus oder schreib es wie in docs/record-format.md.
# $found: what stands there
record_not_a_number = Beim Kennzeichen { $tag } steht eine Zahl, nicht „{ $found }“.
# $found, $version: numbers of the rules
record_of_other_rules = Die Aufzeichnung folgt Version „{ $found }“ der Regeln, gespielt wird hier nach Version { $version }: Ihre Züge könnten anders ausgehen.
record_tag_differs = Das Kennzeichen { $tag } sagt „{ $found }“, aber die Spiele ergeben { $due }.
record_winner_too_early = Am Ende der Spiele hat noch niemand gewonnen: Das Kennzeichen Winner muss warten.

## Names, seats and the shuffle

# $names: how many
record_names = Eine Aufzeichnung hat einen Namen je Platz: { $names } passen nicht zu { $seats } Plätzen.
# $most: characters
record_bad_name = „{ $name }“ geht nicht: Namen und Daten sind eine Zeile einfacher Text, 1 bis { $most } Zeichen, ohne Leerzeichen davor oder dahinter.
record_secret_of_nothing = In dieser Aufzeichnung steht nichts vom Mischen, wozu ein Geheimnis gehören könnte.

## Deals

# $found: the word that is wrong
# $due: the whole line as it should be
record_differs = „{ $found }“ ergibt sich nicht aus Karten und Zügen: Diese Zeile müsste „{ $due }“ lauten.
record_line_too_short = Am Ende dieser Zeile fehlt etwas: Sie müsste „{ $due }“ lauten.
record_deal_goes_on = „{ $found }“ kommt zu früh: Das Spiel geht weiter, und Platz { $seat } ist am Zug.
# $due: Deal and its number
record_next_deal_or_end = „{ $found }“ hat hier keinen Platz: Das Spiel ist zu Ende, also müsste „{ $due }“ oder „End“ folgen.
record_match_is_over = „{ $found }“ hat hier keinen Platz: Die Partie ist zu Ende, also müsste „End“ folgen.
# $due: the line that should come next
record_breaks_off = Die Aufzeichnung bricht ab: { $due ->
    [End] Ihre letzte Zeile müsste „End“ sein.
   *[other] Sie müsste mit „{ $due }“ weitergehen, und ihre letzte Zeile müsste „End“ sein.
}
record_after_end = „{ $found }“ steht nach „End“, wo die Aufzeichnung schon zu Ende ist: Nimm es heraus.

# $deal, $deals: counted from 1
record_no_such_deal = Spiel { $deal } gibt es nicht: Die Aufzeichnung hat { $deals ->
    [0] noch keines
    [one] ein Spiel
   *[other] { $deals } Spiele
}.
# $asked: after how many moves
record_no_such_move = Spiel { $deal } hat { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}: Nach { $asked } kommt nichts mehr.
record_deal_from_its_middle = Dieses Spiel begann mittendrin, als Stellung: Aufgezeichnet werden nur ganze Spiele.

## The verdict on a record in which nothing is wrong

# $deals: how many packs were dealt
record_verdict_replayed = { $deals ->
    [0] Es wurden noch keine Karten gegeben: Nachzuspielen gibt es nichts.
    [one] Jeder Zug des einen Spiels folgt den Regeln: { $moves } im Ganzen.
   *[other] Jeder Zug der { $deals } Spiele folgt den Regeln: { $moves } im Ganzen.
}
# $packs: how many
# $contributions: how many people shared in the shuffle
record_verdict_shuffle_checked = { $contributions ->
    [0] Das Geheimnis ist das angekündigte, und jedes Paket liegt so, wie es gemischt wurde; aber niemand hat etwas beigetragen, also hat der Geber das Geheimnis allein gewählt.
    [one] Geheimnis und Beitrag sind die angekündigten, und jedes Paket liegt so, wie sie es gemischt haben.
   *[other] Das Geheimnis und alle { $contributions } Beiträge sind die angekündigten, und jedes Paket liegt so, wie sie es gemischt haben.
}
# $seat: who dealt first
# $drawn: whom chance would have named
record_verdict_first_dealer_chosen = Der Zufall hätte Platz { $drawn } zum ersten Geber gemacht; jemand hat Platz { $seat } bestimmt.
record_verdict_shuffle_no_secret = Die Pakete sind noch nicht zu prüfen: Der Geber hat das Geheimnis nicht offengelegt.
record_verdict_shuffle_no_data = Die Pakete sind nicht zu prüfen: In der Aufzeichnung steht nichts vom Mischen.
# $winners: how many names
# $names: the winners’ names, with commas between them
record_verdict_won = { $winners ->
    [one] { $names } hat die Partie gewonnen
   *[other] { $names } haben die Partie gewonnen
}: Es steht { $one }:{ $other }.
record_verdict_goes_on = Die Partie ist noch nicht zu Ende: Es steht { $one }:{ $other }.

# $most: how many characters
record_too_large = Das ist keine Aufzeichnung: Sie hat höchstens { $most } Zeichen.
