# What each call of 56 tells by the convention card (conventions/card.toml).

tells_jack = { CALL($call) }: mindestens { $jacks ->
    [one] ein { suit_name }-Bube
   *[other] { $jacks } { suit_name }-Buben
}.
tells_strong = { CALL($call) }: stark in { suit_name } (mindestens { $high } hohe Karten), aber ohne Buben dieser Farbe.
tells_jacks = { CALL($call) }: Buben in mindestens { $jack_suits } Farben.
tells_void = { CALL($call) }: keine Karte in { suit_name }, der zuletzt genannten Farbe.
tells_high_only = { CALL($call) }: genau { $high ->
    [one] eine hohe Karte in { suit_name } (J 9 A 10)
   *[other] { $high } hohe Karten in { suit_name } (J 9 A 10)
} und sonst keine dieser Farbe.
tells_nothing = { CALL($call) }: verrät nichts über das Blatt.
tells_pass = Passe: verrät nichts über das Blatt.
tells_double = Kontra: glaubt nicht, dass das Gebot aufgeht; verrät nichts über das Blatt.
tells_redouble = Rekontra: glaubt, dass das Gebot trotzdem aufgeht; verrät nichts über das Blatt.
