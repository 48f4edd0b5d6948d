# The checkable shuffle: what it refuses, and what its check finds. Packs and seats are counted
# from 0, as in the published specification (docs/fairness.md).

## What cannot be read or used

# $digits: 64
shuffle_bad_hex = Geheimnisse, Beiträge und ihre Hashes schreibt man mit { $digits } Zeichen, jedes 0–9 oder a–f: Das hier ist etwas anderes.
# $length: 32
# $found: how many it has
shuffle_bad_length = Ein Geheimnis oder Beitrag muss { $length } Bytes lang sein, nicht { $found }.
# $most: the highest number that a seat can have
shuffle_no_such_seat = Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $most } nummeriert.
shuffle_seat_twice = Von Platz { $seat } liegen zwei Beiträge vor: Jeder Platz kann nur einen haben.
shuffle_no_such_pack = Paket { $pack } gibt es nicht: Eine Partie beginnt mit Paket 0, und jedes weitere zählt um eins höher.
# $most: the highest number of seats
shuffle_no_such_table = Ein Tisch hat 2 bis { $most } Plätze, nicht { $seats }.
# $most: the highest number of cards
shuffle_no_such_size = Ein Paket hat 0 bis { $most } Karten, nicht { $size }.

## What does not fit

shuffle_secret_not_as_published = Das Geheimnis des Gebers passt nicht zu dem Hash, der vor dem ersten Spiel veröffentlicht wurde.
shuffle_not_as_committed = Der Beitrag von Platz { $seat } passt nicht zu dem Hash, den dieser Platz vorher geschickt hat.
shuffle_never_committed = Der Beitrag von Platz { $seat } zählt nicht: Zuerst hätte sein Hash kommen müssen.
shuffle_never_opened = Platz { $seat } hat einen Hash geschickt, den Beitrag dazu aber nie offengelegt: Die Partie hätte neu beginnen müssen.
# $found, $due: how many cards
shuffle_pack_of_other_size = Paket { $pack } (das erste ist Paket 0) müsste { $due } Karten haben, nicht { $found }.
# $place: counted from 1
# $found, $due: one card each
shuffle_pack_differs = Paket { $pack } (das erste ist Paket 0) liegt nicht so, wie es gemischt wurde: Karte { $place } von oben müsste { CARDS($due) } sein, nicht { CARDS($found) }.
