# What a table refuses: seats, the shuffle, moves that come too late.

already_seated = Du hast an diesem Tisch schon einen Platz.
wait_for_shuffle = Die Karten werden gerade gemischt: Setz dich, sobald das Spiel begonnen hat.
table_full = Alle Plätze sind besetzt: Schau zu, oder mach einen eigenen Tisch auf.
seat_taken = Dieser Platz ist vergeben, oder es gibt ihn nicht: Such dir einen anderen aus.
name_missing = Sag, wie du heißt.
match_is_on = Die Partie hat schon begonnen: Warte, bis sie zu Ende ist.
no_contribution_asked = Beim Mischen wird gerade nichts von dir gebraucht.
already_committed = Dein Hash zum Mischen ist schon da.
not_all_committed = Beim Mischen fehlt noch ein Hash: Leg deinen Beitrag offen, sobald alle da sind.
already_contributed = Dein Beitrag zum Mischen ist schon da.
computer_plays_for_you = Der Computer spielt gerade für dich: Komm zuerst an den Tisch zurück.
person_plays_here = Hier spielt ein Mensch.
table_has_moved_on = Am Tisch ging es inzwischen weiter: Schau noch einmal hin und wähle dann.
nothing_to_take_back = Es gibt nichts zurückzunehmen: Die anderen haben weitergespielt, oder du hast schon mehr gesehen.
not_at_this_table = Du hast an diesem Tisch keinen Platz.
