# Why the rules say no: moves, rule sets, packs, hands and positions. $seat counts from 0 in turn
# order as seats are numbered.

## Moves of either game

# $move: what was written
unknown_move = „{ $move }” nem lap, és nem is bemondás: írj egy lapot, például JD, vagy azt, amit mondani akarsz.
card_not_in_hand = Nincs a kezedben: { CARDS($card) }. Olyan lapot játssz ki, amelyik megvan.
# $suit: the suit led
# $cards: what would do
must_follow_suit = A hívott szín a { suit_name }, és van belőle lapod, tehát színt kell adnod: { CARDS($cards, join: "or") }.
deal_over = A leosztásnak vége: „{ $move }” a következőre marad.
deal_goes_on = Még tart egy leosztás: játsszátok végig, utána jöhet a következő.
match_over = A játszmának vége: kezdj újat.
no_deal_is_on = Most nincs leosztás: „{ $move }” csak osztás után jöhet.

## 56: calls

bad_call = „{ $text }” nem bemondás: így mondd: 28D, D28, 28NT, 29NS, +2D, P, X vagy XX.
bad_contract = „{ $text }” nem vállalás: így írd: 28D by 1, vagy ha kontrázva van, 28D by 1 X.
# $number: as it was written
call_number_outside = Licitálni { $least } és { $most } között lehet, ennyi nem jó: { $number }.
call_number_too_low = Legalább { $least } kell: { $number } nem elég az érvényes licit fölé.
stage_jump_needed = A saját csapatod licitje fölött a következő lépcső jön: legalább { $least }, nem { $number }.
nothing_tops_56 = Az érvényes licitet már nem lehet túllicitálni: passzolj, vagy kontrázd meg, ha a másik csapaté.
plus_needs_a_bid = { CALL($call) }: ez az utolsó licittől számol, de még nincs licit. Mondj számot.
plus_past_56 = { CALL($call) }: ez már { $number } volna, de 56 fölé nem mehet a licit.
first_caller_may_not_pass = Aki elsőként szól, annak licitálnia kell: ha nincs mit mutatnod, mondj 28-at szín nélkül (28P).
no_suit_only_as_opening = A 28P csak nyitáskor mondható, ha az első nem passzolhat: most passz jöhet, vagy licit színnel, szanzaduval vagy Noes formában.
double_needs_a_bid = Még nincs licit, amelyet kontrázhatnál.
double_own_side = Az érvényes licit a saját csapatodé: csak a másik csapat kontrázhatja.
already_doubled = A licit már kontrázva van: passzolj, licitálj magasabbat, vagy rekontrázz, ha a tiétek.
already_redoubled = A licit már rekontrázva van: tovább nem kontrázható.
redouble_needs_a_double = Rekontrázni csak kontrázott licitet lehet.
redouble_own_double = A kontra a saját csapatodé: csak a megkontrázott csapat rekontrázhat.
auction_goes_on = Még tart a licit: előbb mondj be valamit, utána jöhet a lap: { CARDS($card) }.
auction_over = A licitnek vége: most lapot játssz ki, ne ezt mondd: { CALL($call) }.

## Schnapsen: exchange, closing, strict play

exchange_on_lead_only = Cserélni csak hívás előtt lehet: már van lap az asztalon.
exchange_after_closing = A talon be van takarva: a felütött lap a helyén marad.
exchange_needs_stock = A talon elfogyott: nincs felütött lap, amelyet elcserélhetnél.
exchange_jack_lies_there = { CARDS($card) }: épp ez a felütött lap, nincs mit cserélni.
exchange_needs_jack = Cserélni csak ezzel lehet: { CARDS($card) }, és ez nincs a kezedben.
exchange_not_in_first_trick = A szigorú játékban az első ütésnél nincs csere: hívj, vagy takarj be.
exchange_not_with_two_left = A szigorú játékban nincs csere, ha a talonban már csak két lap van: hívj egy lapot.
close_on_lead_only = Betakarni csak hívás előtt lehet: már van lap az asztalon.
close_only_once = A talon már be van takarva.
close_needs_stock = A talon elfogyott: nincs mit betakarni.
close_not_with_two_left = E szabályok szerint két lapnál már nem takarható be a talon: hívj egy lapot.
# $lead: the card led
must_beat = Ezt színben felül tudod ütni: { CARDS($lead) }, tehát felül is kell: { CARDS($cards, join: "or") }.
# $suit: the suit led
must_trump = Nincs lapod a hívott színből ({ suit_name }), de van adud, azt kell tenned: { CARDS($cards, join: "or") }.

## Rule sets

unknown_game = Nincs ilyen játék: „{ $game }”. Választható: { LIST($games, join: "or") }.
rules_of_another_game = Ezek a szabályok másik játékéi, nem ezé: { $game }.
players_not_possible = Ezt a játékot { LIST($possible, join: "or") } játékos játssza, nem { $players }.
short_pack_is_for_four = A rövid pakli (short_pack) 4 játékosnak való, nem ennyinek: { $players }.
points_not_56 = Ezekkel az értékekkel (J, 9, A, 10: { $points }) egy leosztás { $total } pont: 56-nak kell lennie.
unknown_preset = Nincsenek ilyen szabályok: „{ $preset }”. Indulj ebből: { LIST($presets, join: "or") }.
unknown_switch = Nincs ilyen kapcsoló: „{ $switch }”. Ami van: { LIST($switches, join: "and") }.
switch_value = { $switch }: ennek a kapcsolónak az értéke { LIST($values, join: "or") } lehet, „{ $value }” nem.
switches_contradict = „{ $one }” és „{ $other }” ellentmond egymásnak: az egyiket hagyd el.

## Packs, hands and positions

# $figures: what was given
not_a_pair = Mindkét félnek egy-egy egész számot adj, például (7, 7), nem ezt: { $figures }.
no_such_seat = Nincs { $seat }. hely: { $seats } hely van, 0-tól számozva.
# $lacking, $extra, $cards: cards, or nothing
not_the_pack = Ez nem a játék paklija: hiányzik „{ CARDS($lacking) }”, fölösleges „{ CARDS($extra) }”.
hands_not_one_each = Minden helynek add meg a lapjait: { $seats } helyhez nem jó ennyi: { $hands }.
hand_size_outside = Hívás előtt mindenkinél 1–{ $most } lap van, nem { $cards }.
hand_not_full = Amíg van miből húzni, hívás előtt mindenkinél { $wanted } lap van, nem { $cards }.
hand_size = { $seat }. hely: { $cards } lapja van, pedig { $wanted } kellene.
hand_is_known = { $seat }. hely: a lapjai itt látszanak, csak ez lehet: „{ CARDS($cards) }”.
hand_not_given = { $seat }. hely: mondd meg, milyen lapjai vannak, mert innen nem látszanak.
hand_is_void = { $seat }. hely: nem adott színt ({ suit_name }), tehát nem is lehet nála ilyen lap.
hand_would_have_answered = { $seat }. hely: ha ez maradt nála: { CARDS($cards) }, nem felelhetett ezzel: { CARDS($card) }.
cannot_have_been_held = { $seat }. hely: azok után, amit kijátszott, megmutatott és húzott, nem maradhatott ez nála: „{ CARDS($cards) }”.
card_was_shown = { $seat }. hely: megmutatta, és még nála van: { CARDS($cards, join: "and") }.
hands_not_the_rest = A még ki nem játszott lapoknak valahol lenniük kell, mindnek egyszer: „{ CARDS($cards) }”.
not_in_the_pack = Ennyi nincs a pakliban: { CARDS($cards, join: "and") }.
no_cards_left = Senkinek sincs már lapja: a leosztásnak vége.
trick_is_full = Az asztalon lévő ütés teljes ({ CARDS($cards) }): tedd egy kupacba.
points_not_56_in_all = A kupacokban { $piles } pont van, a kint lévő lapokban { $out }: együtt 56-nak kell lennie.
auction_not_over = Ennek a licitnek nincs vége: „{ $calls }”. Tedd hozzá a lezáró bemondásokat.
first_lead = Az első ütéshez az osztó melletti játékos hív: { $seat }. hely.
gone_not_in_tricks = Egy ütés { $seats } lap: { $cards } lap nem mehetett el egész ütésekben.
piles_not_of_tricks = Az elment lapokból egész ütésekkel nem jöhet ki { $one } és { $other } pont úgy, hogy az utolsót a hívó csapat vitte.
# $least: 0, or 1 where a side without tables has lost
score_not_24_tables = A két csapatnak együtt 24 zsetonja van, külön-külön legalább { $least }: nem lehet { $one } és { $other }.
# $most: points that one side can have won
score_not_of_deals = Amit az egyik csapat nyer, azt a másik elveszti, legfeljebb { $most } pontot: nem lehet { $one } és { $other }.
already_decided = E szabályok szerint a játék már megállt: a kupacok eldöntötték a vállalást.
weak_deal_thrown_in = E szabályok szerint ezt a leosztást bedobják: van, akinek nincs pontja, vagy egy csapatnak nincs bubija.
closed_and_frozen_go_together = A betakart talonhoz mindkettő kell: ki takarta be, és mije volt akkor a másiknak.
# $points, $tricks: what the other player is said to have had
frozen_above_present = Takaráskor a másiknak nem lehetett többje, mint most: pont { $points }, ütés { $tricks }.
score_outside = Leosztás előtt mindkét játékosnak 1–{ $most } pont hiányzik a győzelemhez, nem { $one } és { $other }.
indicator_is_trump = A felütött lap, a talon alján, csak adu lehet: { CARDS($card) } nem az.
indicator_ends_stock = A talon alján a felütött lap van, és ahol nincs talon, felütött lap sincs.
indicator_lies_last = A talon alján a felütött lap van: { CARDS($card) }.
shown_in_no_hand = Megmutatták, de senkinél sincs: { CARDS($cards, join: "and") }.
stock_not_even = A talonban páros számú lap van, legfeljebb tíz, nem { $cards }.
stock_size = A talonban { $wanted } lap van, nem { $cards }.
stock_is_known = A talon itt nyíltan fekszik, csak ez lehet: „{ CARDS($cards) }”.
too_many_tricks = Ez túl sok ütés: { $tricks }. Legfeljebb { $most } ütésnyi lap ment el.
points_without_a_trick = { $seat }. hely: { $points } pontja van, de ütése nincs; ütés nélkül a bemondás függőben van.
pending_with_a_trick = { $seat }. hely: van ütése, így a függő { $points } pont már számítana.
pending_is_one_marriage = Függő pont egyetlen bemondásból lehet az első ütés előtt, 20 vagy 40, nem { $points }.
points_of_a_finished_deal = A pontok 0 és { $goal } között lehetnek, { $goal } már nem: akkor vége a leosztásnak. Ez nem jó: { $points }.
points_do_not_add_up = Ez így együtt nem jön ki: { $points } pont. Az elment lapok értéke { $gone }, ehhez jönnek a bemondások.

## Views

bad_view = Ez nem egy játék nézete: { $problem }.
view_hands_when_over = A nézet a leosztás végén mutat meg minden lapot, és csak akkor.
view_cards = Ezek nem lehetnek a néző lapjai: „{ CARDS($cards) }”.
view_fits_no_deal = Nincs ilyen leosztás: a rejtett kezekbe nem fér el minden nem látott lap.
# $written: the marriage that the view says was declared
lead_declares = { CARDS($card) } hívása itt ennyit mond be: { $worth }, nem „{ $written }”.
