# The full rules of Schnapsen, as words/rules.py lays them out. Each sentence here is one paragraph: no line
# breaks inside. A rule once numbered keeps its number, and every language has the same paragraphs.

rules_schnapsen_title = Snapszer

## What the game is about

rules_schnapsen_about = A snapszer gyors játék két embernek, húsz lappal. Üss, mondj be húszat vagy negyvenet, és érd el elsőként a 66 pontot. Aki eléri, megnyeri a leosztást, és egy, két vagy három játékpontot kap érte. Hét játékpont a játszma.
rules_schnapsen_about_a = Eleinte a talonból húztok, és azt tesztek, amit akartok. Ha a talon elfogyott, színt kell adni. Aki erősnek érzi a lapját, előbb is betakarhatja a talont: ez a játék legmerészebb lépése, és sokba kerül, ha nem jön be.
rules_schnapsen_about_b = A gép vagy egy másik ember ellen játszol; a szabályok ugyanazok. A Cardavia ügyel rájuk helyetted: amit tiltanak, azt nem engedi, és meg is mondja, miért.

## Words

rules_schnapsen_term_trick = ütés
rules_schnapsen_term_trick_meaning = Mindkét játékostól egy-egy lap. Az elsőt hívják; hívó az, aki ezzel a lappal kezd.
rules_schnapsen_term_trumps = adu
rules_schnapsen_term_trumps_meaning = Az a szín, amely ebben a leosztásban megüti a másik hármat.
rules_schnapsen_term_stock = talon
rules_schnapsen_term_stock_meaning = A ki nem osztott lapok, ezekből húz mindkét játékos. Addig nyitott, amíg van benne lap, és senki sem takarta be.
rules_schnapsen_term_indicator = felütött lap
rules_schnapsen_term_indicator_meaning = Az a lap, amely képpel fölfelé fekszik a talon alatt. A színe az adu, és ezt húzzák utoljára.
rules_schnapsen_term_card_points = pont
rules_schnapsen_term_card_points_meaning = Amit egy leosztáson belül gyűjtesz, ütésekből és bemondásokból. A cél 66.
rules_schnapsen_term_game_points = játékpont
rules_schnapsen_term_game_points_meaning = Amit a leosztás nyertese a játszmába kap.

## Cards and the deal

rules_schnapsen_section_deal = A lapok és az osztás
rules_schnapsen_1 = Ketten játsszák húsz lappal. Minden színben A, 10, K, Q és J van, ebben az erősorrendben. Az ász 11 pontot ér, a tízes 10-et, a király 4-et, a dáma 3-at, a bubi 2-t. Ez összesen 120 pont.
rules_schnapsen_1_german = Ketten játsszák húsz lappal. Minden színben A, 10, K, O és U van, ebben az erősorrendben. Az ász 11 pontot ér, a tízes 10-et, a király 4-et, a felső (O) 3-at, az alsó (U) 2-t. Ez összesen 120 pont. Ahol a szabályok dámát vagy bubit mondanak, ott a felsőről vagy az alsóról van szó.
rules_schnapsen_2 = Az osztó három-három lapot ad, a következőt képpel fölfelé leteszi: ez a felütött lap, a színe az adu. Utána még két-két lap jár. Mindig a másik játékos kap először. A maradék kilenc lap képpel lefelé a felütött lapra kerül; vele együtt tízlapos a talon.
rules_schnapsen_2a = Az első ütéshez az osztó ellenfele hív. Az első osztót a véletlen jelöli ki; utána felváltva osztotok, bárki nyert is.

## While the stock is open

rules_schnapsen_section_open = Amíg a talon nyitott
rules_schnapsen_3 = A hívott lapra bármit tehetsz: nem kell színt adni, és adut sem kell tenni. Az ütést a hívott szín nagyobb lapja viszi, de az adu minden más színű lapot megüt.
rules_schnapsen_3a = Aki ütött, az húzza a talon felső lapját, utána a másik a következőt. Így az kapja a felütött lapot, aki az ötödik ütést elvesztette. A következő ütéshez az hív, aki az előzőt vitte.
rules_schnapsen_3b = A hívó előbb cserélhet, aztán betakarhat, és végül hív egy lapot. Se cserélni, se betakarni nem kötelező, de a sorrend ez.
rules_schnapsen_4 = Csere: ha te hívsz, a hívás előtt a kezedben lévő adububit kicserélheted a felütött lapra.
rules_schnapsen_4a = Ezt bármelyik hívásod előtt megteheted, amíg a talon nyitott, akár már az első ütésnél, akár akkor, ha csak két lap van benne; az sem kell hozzá, hogy legyen ütésed.
rules_schnapsen_4b = Aki a hívásra felel, az sosem cserél, és takarás után senki sem. Ha éppen a bubi a felütött lap, akkor nincs mit cserélni.
rules_schnapsen_5 = Takarás: ha te hívsz, a hívás előtt betakarhatod a talont, amíg van benne lap, akár már az első ütésnél, akár akkor, ha csak két lap maradt. Ilyenkor mindkettőtöknél öt lap van. Többé senki sem húz, és kezdődik a kötött játék (6. szabály).
rules_schnapsen_5a = A takarás pillanatában feljegyezzük, hogyan áll az ellenfél, és ez már nem változik: hány pontja és hány ütése van. A már beszámított bemondás benne van, a függő nincs (8. szabály). Ez a takaráskori állás, erre épül a 11. és a 12. szabály.

## Strict play

rules_schnapsen_section_strict = Kötött játék
rules_schnapsen_6 = Ha a talon elfogyott vagy be van takarva, a hívásra színt kell adni, és ha lehet, nagyobbal felül kell ütni. Ha csak kisebb lapod van a színből, azt kell adnod. Ha nincs a színből, adut kell tenned. Ha az sincs, tegyél, amit akarsz.

## Marriages

rules_schnapsen_section_marriages = Húsz és negyven
rules_schnapsen_7 = Az egyszínű király és dáma egy pár. Ha az egyiket úgy hívod, hogy a másik is a kezedben van, azzal bemondod a párt: 20 pontot ér, aduban 40-et.
rules_schnapsen_7a = Te választod meg, melyiket hívod a kettő közül. A bemondás magától megtörténik, és az ellenfeled megtudja, hogy a másik is nálad van.
rules_schnapsen_7b = A cserével kapott király vagy dáma rögtön számít. Mindenki minden színt egyszer mondhat be. Bemondani nyitott talonnál is lehet, és akkor is, ha már be van takarva vagy elfogyott.
rules_schnapsen_8 = Amíg nincs ütésed, a bemondásod függőben van. Addig semmibe sem számít: se a 66-ba, se a 33-ba, ütésnek sem számít, és a takaráskori állásban sincs benne. Akkor számítjuk be, amikor megvan az első ütésed.
rules_schnapsen_8a = Ez lehet épp az az ütés is, amelyhez a párból hívtál. Előbb összeadjuk az ütés pontjait és a bemondást, és csak utána nézzük, megvan-e a 66.
rules_schnapsen_8b = A függő bemondás takarás után is beszámít, bárki takart be.
rules_schnapsen_8c = Ha már van ütésed, a bemondás azonnal számít. Ha ezzel megvan a 66, a leosztás véget ér, mielőtt az ellenfeled lapot tenne, és a hívott lap nem tartozik egyik ütéshez sem.

## The end of the deal

rules_schnapsen_section_end = A leosztás vége
rules_schnapsen_9 = Nem kell bejelentened a 66-ot: a Cardavia látja. Minden érvényes bemondás után és minden ütés után megnézi, az utolsónál is, még a húzás előtt, és mielőtt a 12. és a 13. szabály szóba kerülne.
rules_schnapsen_9a = Csak az érheti el, aki épp bemondott vagy épp ütött, így a kettő sosem esik egybe.
rules_schnapsen_10 = Ha senki sem takart be, az, aki eléri a 66-ot, 1, 2 vagy 3 játékpontot nyer, aszerint, hogyan áll abban a pillanatban a vesztes:
rules_schnapsen_11 = Ha az éri el a 66-ot, aki betakart, ugyanez a táblázat dönt, de a takaráskori állással: azzal, amije a másiknak a takaráskor volt.
rules_schnapsen_12 = Ha az, aki betakart, elbukik, a másik 2 játékpontot nyer, vagy 3-at, ha a takaráskor nem volt ütése. Aki betakart, akkor bukik el, ha a másik előbb éri el a 66-ot (ezzel a leosztásnak rögtön vége), vagy ha minden lap elfogyott, és még mindig nincs meg neki a 66. Az utolsó ütés ezen nem segít.
rules_schnapsen_13 = Ha senki sem takart be, és mind a tíz ütés után sincs meg senkinek a 66, az utolsó ütés nyertese kap 1 játékpontot. Az utolsó ütésért külön pont nem jár.

# The table of rule 10
rules_schnapsen_wins_loser = Így áll a vesztes
rules_schnapsen_wins_points = A nyertes játékpontja
rules_schnapsen_wins_single = legalább 33 pontja van
rules_schnapsen_wins_double = 33-nál kevesebb pontja van, de van ütése
rules_schnapsen_wins_triple = nincs ütése

## The match

rules_schnapsen_section_match = A játszma
rules_schnapsen_14 = Mindketten hétről indultok. A megnyert játékpontokat a nyertes számából vonjuk le, és aki előbb ér nullára, megnyerte a játszmát. A szám nullánál megáll, de a leosztás értéke 1, 2 vagy 3 marad.

## What each player knows

rules_schnapsen_section_knowledge = Ki mit tud
rules_schnapsen_15 = Ezek mindkettőtöknek nyilvánosak: minden kijátszott lap, a felütött lap (takarás után is), hány lap van a talonban, a függő bemondások, ki takart be és mi volt a takaráskori állás, kinek hány ütése van, és a játszma állása. A pontok is nyilvánosak, ettől ez az enyhe játék.
rules_schnapsen_15a = Van olyan lap, amelyet kézben is ismertek, amíg ki nem játsszák: a bemondott pár másik lapja, a cserével kapott lap, és a felütött lap, amelyet az ötödik ütés vesztese kap.
rules_schnapsen_15b = A többi lap és a talon sorrendje rejtve marad a leosztás végéig.

## Switches

rules_schnapsen_switches = Amit nem mindenütt játszanak egyformán, arra kapcsoló való; ki van kapcsolva, hacsak az asztalod be nem kapcsolja. Egy asztal szabályai: az alapváltozat, utána a kapcsolói, például „classic sharp”.
rules_schnapsen_switch_close_needs_four = Nem takarható be a talon, ha már csak két lap van benne. Magyarországon sokan így játsszák.
rules_schnapsen_switch_sharp = A szigorú játék. Az első ütésnél nincs csere, és a hívott király vagy dáma közönséges lap: nem mutat és nem ér semmit. Ha a talonban már csak két lap van, nem lehet se cserélni, se betakarni, tehát ez a close_needs_four kapcsolót is magában foglalja. Az első ütésnél betakarni szabad, és a pontok nyilvánosak maradnak.

## Presets

rules_schnapsen_preset_classic = Minden kapcsoló ki van kapcsolva. A szabályok úgy érvényesek, ahogy fent állnak.

## Worked examples: a trick; then, in the next deal, a marriage and closing

rules_schnapsen_player = { $seat ->
    [0] Vroni
   *[1] Max
}
rules_schnapsen_example_trick = Egy ütés
rules_schnapsen_example_trick_1 = Vroni osztott, így Max hív: { CARDS("JS") }, egy kis lap, amellyel keveset kockáztat. A felütött lap { CARDS("JH") }: ennek a színe az adu.
rules_schnapsen_example_trick_2 = Vroni lapja erre { CARDS("TS") }, és ez a nagyobb. Az ütés 12 pontot ér. Előbb Vroni húz, aztán Max. A következő ütéshez Vroni hív.
rules_schnapsen_example_trick_3 = Vroni hív: { CARDS("AC") }. Max adhatna színt, de amíg a talon nyitott, nem muszáj. Aduval üti el: { CARDS("QH") }. Az ütés 14 pontot ér.
rules_schnapsen_example_trick_4 = Így játszanak az utolsó ütésig, a hatodiktól kötött játékkal. Az utolsót Max viszi, és 81 pontja van, pedig 66 is elég. Vroninak 39 van, tehát nem kevesebb 33-nál: Max 1 játékpontot nyer, és hétről hatra jut.
rules_schnapsen_example_marriage = Egy húsz
rules_schnapsen_example_marriage_1 = Max osztott, így Vroni hív. A lapjai: { CARDS("AS KH QH AD JD") }, a felütött lap pedig { CARDS("TD") }: káró az adu. Cserél: a bubija a talon alá kerül, a tízes a kezébe.
rules_schnapsen_example_marriage_2 = Ezt hívja: { CARDS("QH") }. Nála van { CARDS("KH") } is, ezért ez bemondás, húsz. Még nincs ütése, így a 20 pont függőben van.
rules_schnapsen_example_marriage_3 = Max lapja erre { CARDS("AH") }, és övé az ütés: 14 pontja van. Húz egyet, utána Vroni is.
rules_schnapsen_example_marriage_4 = Max hív: { CARDS("TC") }. Vroni aduval üti el: { CARDS("TD") }. Az ütés 20 pontot ér, és mivel ez Vroni első ütése, a húsz is számít: 40 pontja van. Mindketten húznak.
rules_schnapsen_example_closing = Egy takarás
rules_schnapsen_example_closing_1 = Vroni következik hívásra, de előbb betakarja a talont. Maxnak 14 pontja és egy ütése van: ez a takaráskori állás. Innen már senki sem húz.
rules_schnapsen_example_closing_2 = Vroni hív: { CARDS("AD") }. Maxnak színt kell adnia, és egyetlen kárója van: { CARDS("KD") }. Az ütés 15 pontot ér: Vroninak 55 van.
rules_schnapsen_example_closing_3 = Vroni hív: { CARDS("AS") }. Maxnak az egyetlen pikkjét kell rátennie: { CARDS("QS") }. Az ütés 14 pontot ér: Vroninak 69 van, és a leosztásnak vége.
rules_schnapsen_example_closing_4 = A takaráskori állás szerint Maxnak 33-nál kevesebb pontja volt, de volt ütése. Vroni 2 játékpontot nyer, és hétről ötre jut. Ha minden lap kijátszása után sem lett volna meg a 66, Max nyert volna 2-t.
