# Solving a deal with all cards seen: what cannot be solved, what `cardavia solve` prints, and what
# its position files may not say.

## What cannot be solved

solve_deal_over = A leosztásnak vége: nincs mit megoldani.
solve_auction_on = Még tart a licit: a lapjáték akkor oldható meg, ha megvan a vállalás.
# $points: what they are worth here; $known: what they have to be worth
solve_other_points = Csak olyan leosztás oldható meg, amelyben a J, 9, A és 10 értéke { $known }, nem { $points }.
solve_strains_begun = Az aduszínek az első hívás előtt hasonlíthatók össze: ez az állás már utána van.
solve_node_limit = Ennyi állásból nincs mit keresni: { $limit }. Adj meg 1-et vagy többet.
# $deal: its number in the record
solve_deal_thrown_in = { $deal }. leosztás: bedobták, nem játszottak benne semmit.

## Position files (docs/solving.md)

# $tag: what stands there; $tags: what may
position_unknown_tag = Egy állásnak nincs ilyen címkéje: { $tag }. Ami lehet: { LIST($tags, join: "and") }.
# $found: the word that is wrong; $sections: what may stand there
position_no_section = „{ $found }” nem illik ide: ennek az állásnak a részei: { LIST($sections, join: "and") }.
# $section: its name; $first: the line where it stood first
position_section_twice = Ez a rész már szerepelt: { $section } ({ $first }. sor). Csak egyszer lehet.
# $like: an example
position_section_missing = Hiányzik ez a rész: { $section }. Így írd: „{ $section } { $like }”.
# $found: what stands in the section
position_section_differs = „{ $found }” nem állhat itt: { $section }. Így írd: „{ $section } { $like }”.
position_hand_twice = { $seat }. hely: ennek már vannak lapjai. Minden helynek egyszer adj lapokat.
position_has_no_places = Ez a fájl egyetlen állás: a --deal és a --ply egy játszma jegyzőkönyvében választ helyet.

## The command

cli_solve_help = Megkeresi, mennyit ér egy állás minden lépése, ha minden lap látszik és mindenki a legjobbat játssza.
cli_solve_file = Egy állás vagy egy játszma jegyzőkönyve, szövegfájl; a - jel a szabványos bemenetről olvas.
cli_solve_deal = A jegyzőkönyv melyik leosztása, 1-től számolva; ha nem adod meg, az utolsó.
cli_solve_ply = A leosztás hány lépése után, a bemondásokat is számolva; ha nem adod meg, ahol épp tart, vagy az első hívásnál, ha már vége.
cli_solve_node_limit = Hány állást vizsgálhat meg; ha nem adod meg, addig keres, amíg minden kiderül.
cli_solve_running = Megoldás

# $number: what was bid; $strain: S, H, D, C or NT; $stake: 1, 2 or 4
solve_contract = { $number } { strain_name }, vállaló: { SEAT($seat) }{ $stake ->
    [2] , kontrázva
    [4] , rekontrázva
   *[1] {""}
}
solve_trump = Az adu a { suit_name }
solve_auction = Még tart a licit
solve_all_seen = minden lap látszik
solve_label_piles = Kupacok
solve_label_points = Pontok
solve_label_table = Asztalon
solve_label_stock = Talon
solve_label_line = Legjobb játék
# $points, $pending: one figure for each player
solve_pending = { $points }, függőben: { $pending }
solve_closed = betakarta: { SEAT($seat) }
# $game: fiftysix or schnapsen
solve_to_move = { $game ->
    [schnapsen] Soron van: { SEAT($seat) }. Minden lépés, és hány játékpont lesz belőle:
   *[fiftysix] Soron van: { SEAT($seat) }. Minden lap, és hány pont lesz a csapat kupacában a végén:
}
# $ours, $theirs: the seats of the two sides
solve_strains = Mire jut a két csapat az egyes aduszínekkel (egyik csapat: { LIST($ours, join: "and") }; másik csapat: { LIST($theirs, join: "and") }):
solve_value_points = { $points } pont
solve_value_won = nyer: { $points }
solve_value_lost = veszít: { $points }
solve_value_unknown = nem ismert
solve_best = legjobb
solve_stands = { $stands ->
    [yes] Ha mindenki a legjobbat játssza, a vállalás megvan.
    [no] Ha mindenki a legjobbat játssza, a vállalás elbukik.
   *[unknown] A korlát hamarabb jött, mint hogy kiderült volna, megvan-e a vállalás.
}
solve_limit_came_first = A korlát hamarabb jött, mint hogy minden érték kiderült volna: emeld meg (--node-limit), vagy hagyd el.
# $nodes: positions; $seconds: as text
solve_spent = { $nodes } állás, { $seconds } s.
