# Why the computer players of 56 call and play as they do. They speak to whoever is learning the game:
# “we” and “ours” are the side of the seat that moves, “they” the other side.
#
# $percent: how likely, of 100, as that seat reckons; $points: card points; $who: a seat, or who sits there.

## Calls

# $number, $strain: the bid
why_bid = Nagyjából { $points } pontra számíthatunk { strain_name } vállalással: a licit ({ $number }) kb. { $percent }%-os eséllyel meglesz.
why_bid_over_them = Ha hagyjuk őket, a licitjük ({ $number } { strain_name }) kb. { $percent }%-os eséllyel meglesz.
why_bid_higher_stage = Innen ({ $number }) már több zsetont ér a vállalás.
# $other: the strain of the bid that stands
why_better_strain = Több pont látszik { strain_name } vállalással, mint abban a színben, amelyet a partner licitált.
why_show_more = Újat mond a partnereknek: talán magasabb lépcső is elérhető.
why_not_passed_out = Ha senki sem licitál, 28 szanzadu lesz, és az a csapat, amelyik elsőként szólt, kb. { $percent }%-os eséllyel teljesíti.
# $suit: a suit
why_both_jacks = Az egyik { suit_name } bubit { $who ->
    [you] te jelezted
   *[other] már jelezték ({ SEAT($who) })
}: a miénkkel mind a kettő megvan.
why_partner_has_jack = Egy { suit_name } bubit { $who ->
    [you] te jeleztél
   *[other] már jeleztek ({ SEAT($who) })
}.
why_pass_at_first = Egyik licit sem elég jó még: a legtöbb, ami látszik, kb. { $points } pont { strain_name } vállalással.
why_pass_out = Ha senki sem licitál, 28 szanzadu lesz, és az a csapat, amelyik elsőként szólt, kb. { $percent }%-os eséllyel teljesíti: semmi sem ígér nekünk többet.
why_pass_ours = A mi licitünk áll ({ $number } { strain_name }), és kb. { $percent }%-os eséllyel meglesz: más bemondás nem ígér többet.
why_pass_theirs = Az ő licitjük ({ $number } { strain_name }) kb. { $percent }%-os eséllyel meglesz: semmi sem ígér nekünk többet.
why_double = Nagyjából { $points } pontra számíthatnak: a licitjük ({ $number } { strain_name }) { $percent }%-os eséllyel elbukik.
why_redouble = A licitünk ({ $number } { strain_name }) a kontra ellenére is { $percent }%-os eséllyel meglesz.
why_any_call = Csak egy bemondás, találomra.
why_strong_suit = Erős lap ebben a színben: { suit_name }.
why_double_high = Magas licit ({ $number }), és { $jacks } bubi van ellene ebben a kézben.
why_may_not_pass = Aki elsőként szól, nem passzolhat, és itt egyik szín sem erős.
why_pass_to_partner = A partner licitje áll: a passz rábízza a folytatást.
why_pass_weak = Egyik szín sem elég erős ilyen magas licithez.

## Cards

# $card: the card played
why_only_card = Csak ez a lap játszható: { CARDS($card) }.
why_any_card = Csak egy lap, találomra.
why_lead_stands = Semmi sincs már kint, ami ezt megütné: { CARDS($card) }. Az ütés a miénk.
why_lead_likely = { CARDS($card) } most kb. { $percent }%-os eséllyel ütést hoz.
why_lead_to_partner = { $who ->
    [you] Hívás az általad jelzett { suit_name } bubi alá.
   *[other] Hívás a jelzett { suit_name } bubi alá ({ SEAT($who) }).
}
why_lead_waiting = { CARDS($card) } hívására kb. { $percent }%-os eséllyel hozzánk jön az ütés: a többi lap jobb későbbre.
why_draw_trumps = Kihívja az adujukat, mielőtt elütnék vele az ütéseinket.
why_lead_jack = A bubi a színe legnagyobb lapja.
why_lead_longest = A leghosszabb szín a { suit_name }: ennek a legnagyobb lapja.
why_take_last = Utolsóként jön: { CARDS($card) } elviszi az ütést és a benne lévő { $points } pontot.
# $cards: the others that would do
why_cheapest = Ez is elvinné: { CARDS($cards, join: "and") }, de ez a legkisebb, amelyik elég.
why_take_stands = Aki még jön, ezt már nem tudja megütni: { CARDS($card) }. Az ütés a miénk.
why_take_over = { CARDS($card) } átveszi a partnertől az ütést, és az kb. { $percent }%-os eséllyel a miénk marad.
why_ours_anyway = Az ütés így is, úgy is a miénk, és { CARDS($card) } { $points ->
    [0] nem hoz be olyat, ami még kellene
   *[other] { $points } pontot hoz be
}.
why_take_likely = { CARDS($card) } most a legnagyobb az ütésben; kb. { $percent }%-os eséllyel a miénk marad.
# $suit: the suit led
why_ruff = Ebből a színből itt nincs lap: { suit_name }. Így adu is elviheti.
why_partner_has_it = Az ütés biztosan a partneré: { $points ->
    [0] nem kell rá jó lapot adni
   *[other] { $points } pont megy bele
}.
why_partner_may_have_it = Az ütés eddig a partneré, és kb. { $percent }%-os eséllyel a miénk marad: { $points ->
    [0] nem megy rá jó lap
   *[other] { $points } pont megy bele
}.
why_no_trump_on_partner = Kár volna adut tenni arra az ütésre, amelyet a partner visz.
why_partner_to_come = Egy partner még jön utánunk, ő kb. { $percent }%-os eséllyel megnyeri nekünk.
why_not_worth_it = Az ütésben eddig { $points ->
    [0] nincs pont
   *[other] { $points } pont van
}: azok a lapok, amelyek elvinnék, később többet érnek.
why_throw_least = Az ütés az övék: ennél kevesebbet érő lapot nem lehet rádobni.
why_throw_least_needed = Az ütés az övék: ez a lap fog a legkevésbé hiányozni.
why_points_to_partner = A partner viszi az ütést: { $points ->
    [0] pontot nem tudunk ráadni
   *[other] { $points } pont megy bele
}.
why_beats_trick = { CARDS($card) } a legkisebb lap, amelyik megüti, ami az asztalon van.
why_cannot_beat = Itt semmi sem üti meg, ami az asztalon van: jó a legkisebb lap.

# $deals: how many deals that fit the calls and the play were tried
why_tried_ours = { $deals } olyan leosztásban kipróbálva, amely illik minden bemondáshoz és az eddigi játékhoz, ez a legjobb: { CARDS($card) }. A vállalásunk kb. { $percent }%-os eséllyel meglesz.
why_tried_theirs = { $deals } olyan leosztásban kipróbálva, amely illik minden bemondáshoz és az eddigi játékhoz, ez a legjobb: { CARDS($card) }. A vállalásuk kb. { $percent }%-os eséllyel elbukik.
why_tried_all_alike = Szinte mindegy, melyik lapot játsszuk itt.
# $cards: the others that did as well
why_tried_alike = Nagyjából ugyanilyen jó volna: { CARDS($cards, join: "or") }.
