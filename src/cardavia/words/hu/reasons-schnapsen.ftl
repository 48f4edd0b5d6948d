# Why a computer player of Schnapsen plays a card, exchanges or closes. Each sentence tells the
# reason as one player tells another after the trick, and names nobody.

## Any level

why_any_legal_move = Semmi oka: ez a szint azt játssza, ami jön.
# $card: the indicator
# $jack: the trump jack
why_exchanges = A cserével { CARDS($jack) } helyett { CARDS($card) } jön, és nem kerül semmibe.
# $points: what the trick holds, with a marriage that waited for it
why_takes = Elvisz { $points } pontot.

## Beginner’s habits

why_leads_low = Kis lapot hív: { CARDS($card) } kerül a legkevesebbe.
why_has_marriage = Bemondja, amint megvan: { $worth }.
why_throws_low = Itt nincs mit elvinni, megy a legolcsóbb lap: { CARDS($card) }.

## What decides

# $points: before this card
# $more: what this card brings
why_makes_66 = { $points } meg { $more } az { $total }: megvan a leosztás.
why_surely_66 = { CARDS($card) } nem üthető meg, és vele megvan a 66.
why_stops_66 = Ha ez az ütés elmegy, { $points } meg { $more } ponttal a másiknak megvan a 66.

## Weighing a lead or a reply. The cards named are either the one played or the one kept back.

why_marriage = A bemondás rögtön { $worth } pontot ér, és így már { $total } van.
why_marriage_waits = A bemondás az első ütéstől ér { $worth } pontot.
why_sure_trick = Semmi sem ütheti meg: { CARDS($card) }.
why_likely_trick = { CARDS($card) } valószínűleg elviszi az ütést.
why_possible_trick = { CARDS($card) } némi eséllyel elviszi az ütést.
why_may_be_beaten = { CARDS($card) } beleszaladhat egy nagyobb lapba, amely még kint van, ezért marad.
why_may_be_trumped = { CARDS($card) } könnyen adut kaphat, ezért marad.
why_saves_trump = Spórol az aduval: { CARDS($card) } marad.
why_keeps_high = Megtartja arra, amikor már színt kell adni: { CARDS($card) }.
why_keeps_marriage = Együtt tartja a párt: { CARDS($cards, join: "and") }.
why_hopes_for_marriage = Megtartja: { CARDS($card) }. Még jöhet hozzá a párja: { CARDS($other) }.
# $ten: the ten that the card guards
why_keeps_guard = { CARDS($card) } marad őrnek: nélküle elesne az ász alatt { CARDS($ten) }.
why_leads_to_marry = Aki üt, az hív, és akkor jöhet a bemondás: { $worth }.
why_leads_to_exchange = Aki üt, az hív, és akkor kicserélhető: { CARDS($card) }.
# $card: the card kept back
# $points: what the trick would hold
why_gives_less = { CARDS($card) } egy { $points } pontos ütést adna el.
why_all_alike = A szóba jövő lapok itt egyformán jók.
why_close_call = Szoros döntés: sok apróság együtt szól e lap mellett.

## Seeing through the deal

# $points: game points
why_known_to_win = Minden lap ismert, és ez bármilyen válaszra { $points } játékpontot nyer.
why_known_to_lose = Minden lap ismert, és más sem ment meg többet: { $points } játékpont elveszett.
why_no_other_wins = Minden más lap veszít.
# $worlds, $won: how many hands of the other player were tried, and how many of them it beats
why_wins_always = A másik { $worlds ->
    [one] kipróbált keze
   *[other] { $worlds } kipróbált keze közül mindegyik
} ellen nyer.
why_wins_mostly = A másik { $worlds } kipróbált kezéből { $won } ellen nyer: egyik lap sem nyer több ellen.
why_wins_never = A másik { $worlds ->
    [one] kipróbált keze
   *[other] { $worlds } kipróbált keze közül egyik
} ellen sincs nyerő lap: ez menti a legtöbbet.
why_best_on_average = A másik { $worlds ->
    [one] kipróbált keze
   *[other] { $worlds } kipróbált keze
} ellen egyik lap sem hoz többet.

## Closing

why_close_safe = Betakarva a másik { $worlds ->
    [one] kipróbált keze
   *[other] { $worlds } kipróbált keze közül mindegyik
} ellen megvan a 66.
why_close_mostly = Betakarva a másik { $worlds } kipróbált kezéből { $won } ellen van meg a 66.
why_close_gain = A mostani állás szerint { $points } játékpontot ér.
why_points_missing = Még { $points } pont hiányzik a 66-hoz.

## Counting: the level strong

# $percent: of the deals played on from here, with this card
# $other: the same with the next best card
why_ahead = Innen végigszámolva { $percent }% az esély a leosztásra, a második legjobb lappal { $other }%.
why_ahead_most = Innen végigszámolva ez hozza a legtöbbet: { $percent }% az esély a leosztásra.
why_ahead_safe = Akárhogy fekszenek a rejtett lapok, ez megnyeri a leosztást.
# A plan: how to play on with the stock closed, whatever the other player holds
why_plan_safe = Innen jól játszva minden lehetséges kéz ellen megvan a leosztás.
why_plan_mostly = Innen jól játszva a lehetséges kezek { $percent }%-a ellen megvan a leosztás.
why_plan_lost = Egyetlen lehetséges kéz ellen sincs nyerő út: ez adja fel a legnehezebb leckét.
why_trumps_out = { $count ->
    [0] Már nincs kint adu.
   *[other] Még { $count } adu van kint.
}
# $gain, $loss: game points
why_close_stakes = A takarás { $gain } játékpontot nyer, vagy { $loss } játékpontot veszít.
why_match_is_lost_anyway = Ha ez a leosztás elvész, a játszma mindenképp elveszett, így már nincs mit kockáztatni.
why_wins_the_match = Ha ez a leosztás megvan, megvan a játszma is.
# $right, $ways: of so many cards the other player has, how many keep the deal won
why_hardest = A másiknak még meg kell találnia { $right ->
    [one] az egyetlen jó választ
   *[other] { $right } jó válasz egyikét
} a lehetséges { $ways } lap között.

## Mixing: the level strongest

# $percent: how often the card, or closing, is chosen in such a place
why_mixed = Ha mindig ugyanaz jönne, az elárulná a lapjait: az ilyen esetek { $percent }%-ában jön ez.
why_cannot_be_bettered = Bármire számít is a másik, itt semmi sem jobb ennél.
