# The page where a match is looked back at, and the list of one’s own matches.

page_replay = Rückschau
# The link to it
page_replay_look = Noch einmal ansehen
# $to: trick_back, back, play, pause, on or trick_on
page_replay_go = { $to ->
    [trick_back] Einen Stich zurück
    [back] Einen Zug zurück
    [play] Abspielen
    [pause] Anhalten
    [trick_on] Einen Stich weiter
   *[on] Einen Zug weiter
}
# Before the number of one
page_replay_deal = Spiel
# Whose cards lie open
page_replay_hands = Offene Blätter
page_replay_all = Alle Blätter
page_replay_keys = Pfeil links und rechts: Zug um Zug; auf und ab: Stich um Stich; Bild auf und ab: Spiel um Spiel; Pos1 und Ende: Anfang und Ende des Spiels; Leertaste: abspielen und anhalten.
# $checked: checked, failed, or why it was not
page_replay_checked = { $checked ->
    [checked] Mischen geprüft
    [failed] Mischen hält der Prüfung nicht stand
   *[other] Mischen nicht geprüft
}
# A field with the address of what is shown
page_replay_link = Ein Link zu diesem Augenblick:
page_replay_open = Aufzeichnung öffnen
page_replay_open_about = Eine gespeicherte Aufzeichnung wird Wort für Wort geprüft, dann kannst du dir ihre Partie noch einmal ansehen. Nichts davon wird hier aufbewahrt.
page_replay_choose = Datei wählen

page_matches = Deine Partien
page_matches_none = Noch hast du keine Partie zu Ende gespielt.
page_match_outcome = { $won ->
    [yes] gewonnen
   *[no] verloren
}
