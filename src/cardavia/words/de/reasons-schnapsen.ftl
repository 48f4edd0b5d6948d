# Why a computer player of Schnapsen plays a card, exchanges or closes. Each sentence tells the
# reason as one player tells another after the trick, and names nobody.

## Any level

why_any_legal_move = Ohne jeden Grund: Diese Spielstärke spielt, was gerade kommt.
# $card: the indicator
# $jack: the trump jack
why_exchanges = Das Tauschen bringt { CARDS($card) } für { CARDS($jack) } und kostet nichts.
# $points: what the trick holds, with a marriage that waited for it
why_takes = Bringt { $points } Augen.

## Beginner’s habits

why_leads_low = Klein ausgespielt: { CARDS($card) } kostet am wenigsten.
why_has_marriage = Angesagt wird gleich, sobald das Paar da ist: { $worth }.
why_throws_low = Hier ist nichts zu holen, also geht die billigste Karte: { CARDS($card) }.

## What decides

# $points: before this card
# $more: what this card brings
why_makes_66 = { $points } und { $more } macht { $total }: Das Spiel ist gewonnen.
why_surely_66 = { CARDS($card) } ist nicht zu schlagen, und damit sind es 66.
why_stops_66 = Ginge dieser Stich verloren, käme der andere mit { $points } und { $more } auf 66.

## Weighing a lead or a reply. The cards named are either the one played or the one kept back.

why_marriage = Die Ansage zählt sofort { $worth } und macht { $total }.
why_marriage_waits = Die Ansage ist ab dem ersten Stich { $worth } wert.
why_sure_trick = Nichts kann { CARDS($card) } schlagen.
why_likely_trick = { CARDS($card) } macht wahrscheinlich den Stich.
why_possible_trick = { CARDS($card) } hat eine gewisse Aussicht auf den Stich.
why_may_be_beaten = { CARDS($card) } könnte in eine höhere Karte laufen, die noch aus ist, und bleibt darum zurück.
why_may_be_trumped = { CARDS($card) } könnte leicht gestochen werden und bleibt darum zurück.
why_saves_trump = Spart ein Atout: { CARDS($card) }.
why_keeps_high = Behält { CARDS($card) } für die Zeit, wenn Farbzwang gilt.
why_keeps_marriage = Hält { CARDS($cards, join: "and") } beisammen.
why_hopes_for_marriage = Behält { CARDS($card) }: { CARDS($other) } kann noch kommen und ein Paar machen.
# $ten: the ten that the card guards
why_keeps_guard = Behält { CARDS($card) } als Schutz: Allein fiele { CARDS($ten) } dem { -ace } zum Opfer.
why_leads_to_marry = Wer den Stich nimmt, spielt aus und kann { $worth } ansagen.
why_leads_to_exchange = Wer den Stich nimmt, spielt aus und kann { CARDS($card) } tauschen.
# $card: the card kept back
# $points: what the trick would hold
why_gives_less = { CARDS($card) } würde einen Stich mit { $points } Augen verschenken.
why_all_alike = Die Karten, die in Frage kommen, sind hier gleich viel wert.
why_close_call = Eine knappe Sache: Viele Kleinigkeiten zusammen sprechen für diese Karte.

## Seeing through the deal

# $points: game points
why_known_to_win = Alle Karten sind bekannt, und diese gewinnt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, was auch immer kommt.
why_known_to_lose = Alle Karten sind bekannt, und keine andere rettet mehr: { $points ->
    [one] Ein Punkt ist
   *[other] { $points } Punkte sind
} verloren.
why_no_other_wins = Jede andere Karte verliert.
# $worlds, $won: how many hands of the other player were tried, and how many of them it beats
why_wins_always = Das gewinnt gegen { $worlds ->
    [one] das durchprobierte Blatt
   *[other] alle { $worlds } durchprobierten Blätter
} des anderen.
why_wins_mostly = Das gewinnt gegen { $won } von { $worlds } durchprobierten Blättern des anderen: Keine Karte schlägt mehr davon.
why_wins_never = Keine Karte gewinnt gegen { $worlds ->
    [one] das durchprobierte Blatt
   *[other] eines der { $worlds } durchprobierten Blätter
} des anderen: Diese sollte am meisten retten.
why_best_on_average = Gegen { $worlds ->
    [one] das durchprobierte Blatt
   *[other] { $worlds } durchprobierte Blätter
} des anderen bringt keine Karte mehr.

## Closing

why_close_safe = Nach dem Zudrehen gelingen 66 gegen { $worlds ->
    [one] das durchprobierte Blatt
   *[other] alle { $worlds } durchprobierten Blätter
} des anderen.
why_close_mostly = Nach dem Zudrehen gelingen 66 gegen { $won } von { $worlds } durchprobierten Blättern des anderen.
why_close_gain = So wie es steht, ist das { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert.
why_points_missing = Auf 66 { $points ->
    [one] fehlt ein Auge
   *[other] fehlen { $points } Augen
}.

## Counting: the level strong

# $percent: of the deals played on from here, with this card
# $other: the same with the next best card
why_ahead = Von hier an durchgezählt, ist das Spiel in { $percent } von 100 Fällen gewonnen, mit der nächstbesten Karte in { $other }.
why_ahead_most = Von hier an durchgezählt, bringt das am meisten: Das Spiel ist in { $percent } von 100 Fällen gewonnen.
why_ahead_safe = Wie die verdeckten Karten auch liegen: Damit ist das Spiel gewonnen.
# A plan: how to play on with the stock closed, whatever the other player holds
why_plan_safe = Richtig weitergespielt, ist das Spiel gegen jedes mögliche Blatt gewonnen.
why_plan_mostly = Richtig weitergespielt, ist das Spiel gegen { $percent } von 100 möglichen Blättern gewonnen.
why_plan_lost = Gegen kein mögliches Blatt ist noch etwas zu gewinnen: So muss der andere am meisten aufpassen.
why_trumps_out = { $count ->
    [0] Es ist kein Atout mehr aus.
    [one] Ein Atout ist noch aus.
   *[other] { $count } Atouts sind noch aus.
}
# $gain, $loss: game points
why_close_stakes = Zudrehen gewinnt { $gain ->
    [one] einen Punkt
   *[other] { $gain } Punkte
} oder verliert { $loss }.
why_match_is_lost_anyway = Geht dieses Spiel verloren, ist ohnehin das Bummerl verloren: Mehr steht nicht auf dem Spiel.
why_wins_the_match = Mit diesem Spiel ist das Bummerl gewonnen.
# $right, $ways: of so many cards the other player has, how many keep the deal won
why_hardest = Der andere muss unter { $ways } Karten noch { $right ->
    [one] die eine richtige
   *[other] eine von { $right } richtigen
} finden.

## Mixing: the level strongest

# $percent: how often the card, or closing, is chosen in such a place
why_mixed = Immer dasselbe würde das Blatt verraten: Hier wird das in { $percent } von 100 Fällen gespielt.
why_cannot_be_bettered = Womit der andere auch rechnet: Besser geht es hier nicht.
