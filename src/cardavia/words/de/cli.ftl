# The command line: its help, and what its commands print.

cli_help = Ein Kartentisch für 56 und Schnapsen: spielen, die Regeln lesen und nachprüfen, ob ehrlich gemischt wurde.
cli_version = Gibt die Version aus und endet.
cli_json = Gibt JSON aus, das ein Programm lesen kann.
cli_seed = Startwert des Zufalls: Derselbe Startwert ergibt dieselben Karten und Entscheidungen.
cli_game = Das Spiel: schnapsen oder fiftysix.
cli_players = Wie viele 56 spielen: 4, 6 oder 8.
cli_rules_option = Die Regeln: ein Regelwerk und seine Hausregeln, etwa "classic stage_jump".
cli_language = Die Sprache, etwa de; ohne Angabe die dieses Computers.
cli_work = Wie viel ein Computerspieler nachdenken darf: eine Anzahl von Stellungen oder angenommenen Blättern.
cli_workers = Wie viele Prozesse mitrechnen; ohne Angabe einer je Prozessorkern.

unknown_language = Die Sprache „{ $language }“ gibt es hier noch nicht: Wähle { LIST($languages, join: "or") }.
# $file: a path; $problem: what the system says
cli_file_problem = { $file } ist nicht zu gebrauchen: { $problem }.

cli_port = Der Port, an dem der Tisch zu finden ist; ohne Angabe irgendein freier.
cli_data = Der Ordner, in dem die Tische aufbewahrt werden; ohne Angabe ein eigener.
cli_lan = Lässt Handys und Computer im selben Haus mitspielen und zeigt die Adresse als QR-Code.
# $option: such as --port; $command: such as serve
cli_option_comes_first = { $option } steht vor { $command } und bewirkt dort nichts: Lass es weg oder schreib es hinter { $command }, falls dieser Befehl es kennt.
cli_browser = Öffnet den Tisch im Browser.
cli_host = Die Adresse, unter der der Server erreichbar ist.
cli_serve_help = Stellt Tische für alle bereit, die diese Adresse erreichen.
# $address: where the table is
cli_table_open = Der Tisch steht bereit: { $address } – beenden mit Strg+C.
cli_table_lan = Wer im selben Netz ist, kann dort mitspielen: einfach die Handykamera auf den Code richten.
cli_serving = Tische stehen bereit: { $address } – beenden mit Strg+C.

cli_play_help = Setz dich hier im Terminal an den Tisch und spiel eine Partie gegen den Computer.
cli_rules_help = Gibt die vollständigen Regeln eines Spiels aus.
cli_verify_help = Spielt die Aufzeichnung einer Partie nach und prüft, ob die Karten so lagen, wie sie gemischt wurden.
cli_verify_file = Die Aufzeichnung, eine Textdatei.

cli_contest_help = Lässt zwei Spielstärken mit denselben Karten gegeneinander antreten.
cli_contest_a = Die eine Spielstärke.
cli_contest_b = Die andere Spielstärke.
cli_contest_deals = Wie viele Kartenpakete gespielt werden, jedes ein eigenes Spiel.
cli_contest_matches = Wie viele ganze Partien danach noch gespielt werden.
cli_contest_duplicate = Spielt jedes Paket zweimal, mit vertauschten Seiten.
cli_contest_running = { $a } gegen { $b }
cli_contest_unit = { $game ->
    [schnapsen] Punkte
   *[fiftysix] Marken
}
# $gain: with its sign; $unit: tables or game points
cli_contest_gain = { $a } gegen { $b }: { $gain } { $unit } je Spiel, bei { $deals } Paketen.
cli_contest_interval = Der wahre Durchschnitt liegt in 95 von 100 Fällen zwischen { $low } und { $high }.
cli_contest_won = { $a } hat { $share } % der Spiele gewonnen.
cli_contest_matches_won = Partien: { $a } zu { $b }.
cli_contest_contracts = Kontrakte von { $level }: { $made } erfüllt, { $failed } verfehlt; von { $doubled } kontrierten wurden { $doubled_made } erfüllt.
cli_contest_par = Hätten alle alle Karten gesehen und ihr Bestes gespielt, wären { $stand } von { $solved } erfüllt worden; { $stand_made } davon wurden es.
cli_contest_spent = Eine Entscheidung von { $level } dauerte im Median { $median } ms und in 95 von 100 Fällen höchstens { $p95 } ms.

cli_bench_help = Misst, wie schnell Regeln und Rechenkern auf diesem Computer sind, neben vergleichbaren Programmen, soweit installiert.
cli_bench_seconds = Wie lange jeweils gemessen wird.
cli_bench_running = Wird gemessen
cli_bench_kernel = Der Rechenkern ist { $kernel ->
    [compiled] kompiliert.
   *[uncompiled] nicht kompiliert: Er findet dasselbe, braucht aber ein Vielfaches der Zeit.
}
cli_bench_moves = { $moves } Züge je Sekunde auf einem Prozessorkern: ganze zufällige Spiele von 56 zu sechst, Auswahl inbegriffen.
# $deals: how many in a second
cli_bench_playouts = 56 mit { $players } Spielern: je Sekunde { $deals } ganze Spiele zufällig gegeben und ausgespielt.
# $positions: how many in a second
cli_bench_strict = Schnapsen: je Sekunde { $positions } Stellungen gelöst, in denen der Talon gerade aufgebraucht ist.
# $median, $mean: milliseconds; $share: in per cent
cli_bench_solving = 56 mit { $players } Spielern: { $asked ->
    [contract] Ob 28 zu erfüllen sind, ist
   *[points] Wie viele Augen jede Partei macht, ist
} im Median in { $median } ms und im Mittel in { $mean } ms gefunden; { $share } % der Spiele sind binnen einer Sekunde gelöst.
cli_bench_given_up = 56 mit { $players } Spielern: { $asked ->
    [contract] Ob 28 zu erfüllen sind,
   *[points] Wie viele Augen jede Partei macht,
} war bei der Hälfte der Spiele nicht rechtzeitig gefunden; { $share } % sind binnen einer Sekunde gelöst.
# $peer: a program; $figure: a number
cli_bench_peer = { $measure ->
    [hearts_moves_per_s] { $peer }: { $figure } Züge je Sekunde in zufälligen Spielen von Hearts.
    [skat_moves_per_s] { $peer }: { $figure } Züge je Sekunde in zufälligen Spielen von Skat.
    [bridge_moves_per_s] { $peer }: { $figure } Züge je Sekunde in zufälligen Spielen von Bridge.
    [bridge_every_lead_ms] { $peer }: Jedes erste Ausspiel eines Bridgespiels ist im Median in { $figure } ms gelöst.
   *[strict_solves_per_s] { $peer }: je Sekunde { $figure } Stellungen von Schnapsen gelöst, in denen der Talon gerade aufgebraucht ist.
}
cli_bench_no_peer = { $peer }: nicht installiert, darum nicht gemessen; kommt mit „cardavia[peers]“.

cli_doctor_help = Zeigt, was installiert ist und ob es funktioniert.
# $modules: the parts that are not compiled
cli_doctor_uncompiled = Der Rechenkern ist nicht kompiliert: Er findet dasselbe, braucht aber ein Vielfaches der Zeit. Ist ein C-Compiler da, dann installiere Cardavia noch einmal. Nicht kompiliert: { $modules }
cli_doctor_works = { $part ->
    [kernel] Rechenkern: Er hat Spiele ausgespielt.
    [page] Seite: Sie liegt dem Paket bei.
   *[other] { $part }: Ein ganzes Spiel wurde gegeben, gespielt und geprüft.
} Alles in Ordnung.
cli_doctor_broken = { $part ->
    [kernel] Rechenkern: Er spielt keine Spiele aus, der Grund steht oben.
    [page] Seite: Sie fehlt, der Grund steht oben.
   *[other] { $part }: Ein ganzes Spiel war nicht zu spielen, der Grund steht oben.
}
