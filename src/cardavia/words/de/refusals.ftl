# Why the rules say no: moves, rule sets, packs, hands and positions. $seat counts from 0 in turn order.

## Moves of either game

# $move: what was written
unknown_move = „{ $move }“ ist weder eine Karte noch eine Ansage: Schreib eine Karte, etwa JD, oder was du ansagen willst.
card_not_in_hand = { CARDS($card) } hast du nicht in der Hand: Spiel eine Karte, die du hast.
# $suit: the suit led
# $cards: what would do
must_follow_suit = Du kannst bedienen, also musst du: Ausgespielt ist { suit_name }, spiel { CARDS($cards, join: "or") }.
deal_over = Das Spiel ist zu Ende: „{ $move }“ muss bis zum nächsten warten.
deal_goes_on = Ein Spiel läuft noch: Spiel es zu Ende, bevor das nächste beginnt.
match_over = Die Partie ist zu Ende: Fang eine neue an.
no_deal_is_on = Gerade läuft kein Spiel: „{ $move }“ muss warten, bis gegeben ist.

## 56: calls

bad_call = „{ $text }“ ist keine Ansage: Sag es wie 28D, D28, 28NT, 29NS, +2D, P, X oder XX.
bad_contract = „{ $text }“ ist kein Kontrakt: Sag es wie 28D by 1, oder 28D by 1 X, wenn er kontriert ist.
# $number: as it was written
call_number_outside = Geboten wird { $least } bis { $most }, nicht { $number }.
call_number_too_low = Biete { $least } oder mehr: { $number } geht nicht über das Gebot, das steht.
stage_jump_needed = Über ein Gebot der eigenen Partei muss es die nächste Stufe sein: { $least } oder mehr, nicht { $number }.
nothing_tops_56 = Höher als das stehende Gebot geht es nicht: Passe, oder sag Kontra, wenn es von den Gegnern ist.
plus_needs_a_bid = { CALL($call) } zählt ab dem letzten Gebot, und es gibt noch keines: Nenn eine Zahl.
plus_past_56 = { CALL($call) } ergäbe { $number }: Über 56 geht kein Gebot.
first_caller_may_not_pass = Wer zuerst ansagt, muss bieten: Sag 28 ohne Farbe (28P), wenn du nichts zu zeigen hast.
no_suit_only_as_opening = Mit 28P eröffnet nur, wer als Erster nicht passen darf: Passe hier, oder biete mit einer Farbe, ohne Atout oder Noes.
double_needs_a_bid = Es gibt noch kein Gebot, das man kontrieren könnte.
double_own_side = Das Gebot, das steht, ist von deiner eigenen Partei: Kontra sagen dürfen nur die Gegner.
already_doubled = Das Gebot ist schon kontriert: Passe, biete höher, oder sag Rekontra, wenn es eures ist.
already_redoubled = Das Gebot ist schon rekontriert: Höher lässt es sich nicht kontrieren.
redouble_needs_a_double = Rekontra gibt es nur auf ein Kontra.
redouble_own_double = Das Kontra ist von deiner eigenen Partei: Rekontra sagen dürfen nur die Kontrierten.
auction_goes_on = Es wird noch gereizt: Sag etwas an, bevor du { CARDS($card) } spielst.
auction_over = Die Reizung ist vorbei, „{ CALL($call) }“ kommt zu spät: Spiel eine Karte.

## Schnapsen: exchange, closing, strict play

exchange_on_lead_only = Getauscht wird vor dem Ausspielen: Es liegt schon eine Karte am Tisch.
exchange_after_closing = Der Talon ist zugedreht: Die Atoutkarte bleibt, wo sie ist.
exchange_needs_stock = Der Talon ist aufgebraucht: Es gibt keine Atoutkarte mehr zu tauschen.
exchange_jack_lies_there = { CARDS($card) } ist selbst die Atoutkarte: Es gibt nichts zu tauschen.
exchange_needs_jack = Tauschen kann man nur { CARDS($card) }, und die Karte hast du nicht in der Hand.
exchange_not_in_first_trick = Beim scharfen Schnapsen wird im ersten Stich nicht getauscht: Spiel aus, oder dreh zu.
exchange_not_with_two_left = Beim scharfen Schnapsen wird mit zwei Karten im Talon nicht mehr getauscht: Spiel eine Karte aus.
close_on_lead_only = Zugedreht wird vor dem Ausspielen: Es liegt schon eine Karte am Tisch.
close_only_once = Der Talon ist schon zugedreht.
close_needs_stock = Der Talon ist aufgebraucht: Es gibt nichts mehr zuzudrehen.
close_not_with_two_left = Nach diesen Regeln darf man mit zwei Karten im Talon nicht mehr zudrehen: Spiel eine Karte aus.
# $lead: the card led
must_beat = Du kannst { CARDS($lead) } in der Farbe schlagen, also musst du: Spiel { CARDS($cards, join: "or") }.
# $suit: the suit led
must_trump = { suit_name } hast du nicht, aber Atout, also musst du stechen: mit { CARDS($cards, join: "or") }.

## Rule sets

unknown_game = Das Spiel „{ $game }“ gibt es nicht: Wähle { LIST($games, join: "or") }.
rules_of_another_game = Diese Regeln gehören zu einem anderen Spiel als { $game }.
players_not_possible = Dieses Spiel geht mit { LIST($possible, join: "or") } Spielern, nicht mit { $players }.
short_pack_is_for_four = Das kurze Paket (short_pack) ist für 4 Spieler, nicht für { $players }.
points_not_56 = Mit diesen Werten ({ $points } für J, 9, A, 10) hat ein Spiel { $total } Augen: Es müssen 56 sein.
unknown_preset = Das Regelwerk „{ $preset }“ gibt es nicht: Geh von { LIST($presets, join: "or") } aus.
unknown_switch = Die Hausregel „{ $switch }“ gibt es nicht: Es gibt { LIST($switches, join: "and") }.
switch_value = Bei der Hausregel { $switch } geht { LIST($values, join: "or") }, nicht „{ $value }“.
switches_contradict = „{ $one }“ und „{ $other }“ widersprechen einander: Lass eine davon weg.

## Packs, hands and positions

# $figures: what was given
not_a_pair = Gib für jede Partei eine ganze Zahl an, etwa (7, 7), nicht { $figures }.
no_such_seat = Platz { $seat } gibt es nicht: Die { $seats } Plätze sind ab 0 nummeriert.
# $lacking, $extra, $cards: cards, or nothing
not_the_pack = Das ist nicht das Paket dieses Spiels: Es fehlen „{ CARDS($lacking) }“, zu viel sind „{ CARDS($extra) }“.
hands_not_one_each = Gib ein Blatt für jeden Platz an: { $hands } für { $seats } Plätze gehen nicht.
hand_size_outside = Vor dem Ausspielen hat jeder 1 bis { $most } Karten, nicht { $cards }.
hand_not_full = Solange vom Talon gezogen wird, hat jeder vor dem Ausspielen { $wanted } Karten, nicht { $cards }.
hand_size = Platz { $seat } hat { $cards } Karten, müsste aber { $wanted } haben.
hand_is_known = Das Blatt von Platz { $seat } ist hier zu sehen: Es kann nur „{ CARDS($cards) }“ sein.
hand_not_given = Sag, was Platz { $seat } in der Hand hat: Von hier aus ist es nicht zu sehen.
hand_is_void = Platz { $seat } hat { suit_name } nicht bedient und kann darum nichts davon haben.
hand_would_have_answered = Mit { CARDS($cards) } in der Hand hätte Platz { $seat } nicht { CARDS($card) } zugeben dürfen.
cannot_have_been_held = Nach allem, was Platz { $seat } gespielt, gezeigt und gezogen hat, kann am Ende nicht „{ CARDS($cards) }“ übrig sein.
card_was_shown = Platz { $seat } hat { CARDS($cards, join: "and") } gezeigt und noch in der Hand.
hands_not_the_rest = Die noch nicht gespielten Karten müssen irgendwo liegen, jede einmal: „{ CARDS($cards) }“.
not_in_the_pack = Mehr, als das Paket hat: { CARDS($cards, join: "and") }.
no_cards_left = Niemand hat noch eine Karte: Das Spiel ist zu Ende.
trick_is_full = Der Stich am Tisch ist vollständig ({ CARDS($cards) }): Leg ihn auf einen Stapel.
points_not_56_in_all = Die Stapel haben { $piles } Augen und die Karten, die noch aus sind, { $out }: Zusammen müssen es 56 sein.
auction_not_over = Die Reizung „{ $calls }“ ist nicht zu Ende: Ergänze die Ansagen, die sie beenden.
first_lead = Zum ersten Stich spielt Platz { $seat } aus, denn dort sitzt der Nächste nach dem Geber.
gone_not_in_tricks = Ein Stich hat { $seats } Karten: { $cards } Karten können nicht in ganzen Stichen weg sein.
piles_not_of_tricks = Stapel mit { $one } und { $other } Augen können nicht aus ganzen Stichen der gespielten Karten kommen, deren letzten die Partei gemacht hat, die ausspielt.
# $least: 0, or 1 where a side without tables has lost
score_not_24_tables = Die beiden Parteien haben zusammen 24 Marken, jede mindestens { $least }, nicht { $one } und { $other }.
# $most: points that one side can have won
score_not_of_deals = Was die eine Partei gewinnt, verliert die andere, höchstens { $most } Punkte: { $one } und { $other } geht nicht auf.
already_decided = Nach diesen Regeln ist das Spiel schon abgebrochen: Die Stapel entscheiden den Kontrakt.
weak_deal_thrown_in = Nach diesen Regeln wird hier zusammengeworfen: Ein Blatt ist ohne Augen oder eine Partei ohne Buben.
closed_and_frozen_go_together = Zum zugedrehten Talon gehört beides: wer zugedreht hat, und was der andere da hatte.
# $points, $tricks: what the other player is said to have had
frozen_above_present = Beim Zudrehen kann der andere nicht mehr gehabt haben als jetzt: { $points } Augen, Stiche: { $tricks }.
score_outside = Vor einem Spiel fehlen jedem 1 bis { $most } Punkte zum Sieg, nicht { $one } und { $other }.
indicator_is_trump = Die Atoutkarte, die letzte im Talon, muss Atout sein: { CARDS($card) } ist keines.
indicator_ends_stock = Ein Talon endet mit seiner Atoutkarte, und wo kein Talon ist, ist auch keine.
indicator_lies_last = Der Talon endet mit der Atoutkarte { CARDS($card) }.
shown_in_no_hand = Gezeigt, aber in keiner Hand: { CARDS($cards, join: "and") }.
stock_not_even = Ein Talon hat eine gerade Zahl von Karten, höchstens zehn, nicht { $cards }.
stock_size = Der Talon hat { $wanted } Karten, nicht { $cards }.
stock_is_known = Der Talon liegt hier offen: Er kann nur „{ CARDS($cards) }“ sein.
too_many_tricks = So viele Stiche können es nicht sein: { $tricks }, wo die Karten erst für { $most } weg sind.
points_without_a_trick = Platz { $seat } hat { $points } Augen, aber keinen Stich: Ohne Stich wartet eine Ansage noch.
pending_with_a_trick = Platz { $seat } hat einen Stich: Die { $points } wartenden Augen würden schon zählen.
pending_is_one_marriage = Vor dem ersten Stich wartet höchstens eine Ansage, 20 oder 40, nicht { $points }.
points_of_a_finished_deal = Augen gehen hier von 0 bis unter { $goal }, nicht { $points }: Mit { $goal } ist das Spiel zu Ende.
points_do_not_add_up = Zusammen { $points } Augen passen nicht zu den gespielten Karten, die { $gone } wert sind, und den Ansagen.

## Views

bad_view = Das ist keine Sicht auf ein Spiel: { $problem }.
view_hands_when_over = Alle Blätter zeigt eine Sicht dann, wenn das Spiel zu Ende ist, und nur dann.
view_cards = Das können nicht die Karten sein, die man von hier sieht: „{ CARDS($cards) }“.
view_fits_no_deal = So sieht kein Spiel aus: In den verdeckten Blättern ist nicht Platz für alle Karten, die man nicht sieht.
# $written: the marriage that the view says was declared
lead_declares = Wer hier { CARDS($card) } ausspielt, sagt { $worth } an, nicht „{ $written }“.
