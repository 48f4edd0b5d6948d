# Solving a deal with all cards seen: what cannot be solved, what `cardavia solve` prints, and what
# its position files may not say.

## What cannot be solved

solve_deal_over = Das Spiel ist zu Ende: Es gibt nichts mehr zu lösen.
solve_auction_on = Es wird noch gereizt: Lösen lässt sich das Spiel, sobald der Kontrakt feststeht.
# $points: what they are worth here; $known: what they have to be worth
solve_other_points = Lösen lassen sich nur Spiele, in denen J, 9, A und 10 ihre { $known } Augen zählen, nicht { $points }.
solve_strains_begun = Verglichen werden die Atouts ab dem ersten Ausspiel: Diese Stellung beginnt später.
solve_node_limit = Bei einer Grenze von { $limit } Stellungen bleibt nichts zu durchsuchen: Gib 1 oder mehr an.
# $deal: its number in the record
solve_deal_thrown_in = Spiel { $deal } wurde zusammengeworfen: Darin wurde nichts gespielt.

## Position files (docs/solving.md)

# $tag: what stands there; $tags: what may
position_unknown_tag = Eine Stellung hat kein Kennzeichen { $tag }: Es gibt { LIST($tags, join: "and") }.
# $found: the word that is wrong; $sections: what may stand there
position_no_section = „{ $found }“ hat hier keinen Platz: Die Abschnitte dieser Stellung sind { LIST($sections, join: "and") }.
# $section: its name; $first: the line where it stood first
position_section_twice = Der Abschnitt { $section } steht schon in Zeile { $first }: Er darf nur einmal stehen.
# $like: an example
position_section_missing = Der Abschnitt { $section } fehlt: Schreib ihn so: „{ $section } { $like }“.
# $found: what stands in the section
position_section_differs = „{ $found }“ kann nicht in { $section } stehen: Schreib den Abschnitt so: „{ $section } { $like }“.
position_hand_twice = Platz { $seat } hat schon ein Blatt: Gib jedem Platz genau eines.
position_has_no_places = Diese Datei ist eine einzelne Stellung: --deal und --ply wählen eine Stelle in der Aufzeichnung einer Partie.

## The command

cli_solve_help = Findet, was jeder Zug einer Stellung wert ist, wenn alle Karten offen liegen und alle bestmöglich spielen.
cli_solve_file = Eine Stellung oder die Aufzeichnung einer Partie, eine Textdatei; - liest von der Standardeingabe.
cli_solve_deal = Welches Spiel der Aufzeichnung, gezählt ab 1; ohne Angabe das letzte.
cli_solve_ply = Nach wie vielen Zügen dieses Spiels, Ansagen mitgezählt; ohne Angabe dort, wo es steht, oder beim ersten Ausspiel, wenn es zu Ende ist.
cli_solve_node_limit = Wie viele Stellungen durchsucht werden dürfen; ohne Angabe, bis alles gefunden ist.
cli_solve_running = Wird gelöst

# $number: what was bid; $strain: S, H, D, C or NT; $stake: 1, 2 or 4
solve_contract = { $number } { strain_name } von { SEAT($seat) }{ $stake ->
    [2] , kontriert
    [4] , rekontriert
   *[1] {""}
}
solve_trump = { suit_name } ist Atout
solve_auction = Es wird gereizt
solve_all_seen = alle Karten offen
solve_label_piles = Stapel
solve_label_points = Augen
solve_label_table = Am Tisch
solve_label_stock = Talon
solve_label_line = Bestes Spiel
# $points, $pending: one figure for each player
solve_pending = { $points }, es warten { $pending }
solve_closed = zugedreht von { SEAT($seat) }
# $game: fiftysix or schnapsen
solve_to_move = { $game ->
    [schnapsen] { SEAT($seat) } ist am Zug. Jeder Zug und wie viele Punkte er am Ende bringt:
   *[fiftysix] { SEAT($seat) } ist am Zug. Jede Karte und wie viele Augen der Stapel dieser Partei am Ende hat:
}
# $ours, $theirs: the seats of the two sides
solve_strains = Was jedes Atout bringt, für die Plätze { LIST($ours, join: "and") } und für die Plätze { LIST($theirs, join: "and") }:
solve_value_points = { $points } Augen
solve_value_won = gewinnt { $points }
solve_value_lost = verliert { $points }
solve_value_unknown = nicht gefunden
solve_best = am besten
solve_stands = { $stands ->
    [yes] Der Kontrakt wird erfüllt, wenn alle bestmöglich spielen.
    [no] Der Kontrakt wird verfehlt, wenn alle bestmöglich spielen.
   *[unknown] Die Grenze war erreicht, bevor feststand, ob der Kontrakt erfüllt wird.
}
solve_limit_came_first = Die Grenze war erreicht, bevor jeder Wert feststand: Erhöhe --node-limit oder lass es weg.
# $nodes: positions; $seconds: as text
solve_spent = { $nodes } Stellungen in { $seconds } s.
