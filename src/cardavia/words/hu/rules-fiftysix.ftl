# The full rules of 56, as words/rules.py lays them out. Each sentence here is one paragraph: no line breaks
# inside. A rule once numbered keeps its number, and every language has the same paragraphs.

rules_fiftysix_title = 56

## What the game is about

rules_fiftysix_about = Az 56-ot két csapat játssza. A partnerek az ellenfeleik között ülnek, és a licitben mondják meg, hogy a leosztás 56 pontjából együtt mennyit akarnak elvinni. Utána ütésről ütésre kijátsszák a lapokat.
rules_fiftysix_about_a = Minden licit arról is elárul valamit, milyen lapok vannak mögötte: a licitben beszélgetnek a partnerek. Az a csapat, amelyik állja a szavát, zsetont kap a másiktól; amelyik elbukik, az fizet. Akinek elfogy a zsetonja, vesztett.
rules_fiftysix_about_b = A játék Keralából, Dél-Indiából származik; ott ezt a változatát Supportnak is hívják. Van, ahol rejtett aduval játsszák az 56-ot: az már másik játék.
rules_fiftysix_about_c = A szabályokra a Cardavia ügyel helyetted. Amit tiltanak, azt nem engedi, és megmondja, miért, így büntetésen sem kell vitatkozni.

## Words

rules_fiftysix_term_side = csapat
rules_fiftysix_term_side_meaning = Te és a partnereid: az asztal körül minden második játékos.
rules_fiftysix_term_trick = ütés
rules_fiftysix_term_trick_meaning = Sorban minden játékostól egy lap. Az elsőt hívják, és annak a színe a hívott szín.
rules_fiftysix_term_strain = aduszín
rules_fiftysix_term_strain_meaning = Amit a licit a szám mellett megnevez: egy szín, amely adu lesz, vagy szanzadu, vagyis adu nélküli játék. Az adu minden más színű lapot megüt.
rules_fiftysix_term_last_bid = utolsó licit
rules_fiftysix_term_last_bid_meaning = Az érvényes licit. Passz, kontra és rekontra után is áll.
rules_fiftysix_term_contract = vállalás
rules_fiftysix_term_contract_meaning = A licit végeredménye: az utolsó licit száma és aduszíne, meg az, hogy kontrázva vagy rekontrázva van-e. Aki ezt licitálta, az a vállaló, a csapata pedig a vállaló csapat.
rules_fiftysix_term_pile = kupac
rules_fiftysix_term_pile_meaning = Az ütések, amelyeket egy csapat elvitt.
rules_fiftysix_term_tables = zseton
rules_fiftysix_term_tables_meaning = Ez vándorol a csapatok között minden leosztás után. Keralában „table” a neve, azaz asztal.

## Players, cards and the deal

rules_fiftysix_section_deal = Játékosok, lapok, osztás
rules_fiftysix_1 = Négy, hat vagy nyolc játékos alkot két csapatot: kettő-kettő, három-három vagy négy-négy ember. Felváltva ülnek, így mindenkinek balról is, jobbról is ellenfele van.
rules_fiftysix_2 = Két paklit kevernek össze, a kis lapok nélkül. Minden lapból kettő van tehát.
rules_fiftysix_2a = Négy vagy hat játékosnál minden pakliban, minden színben J, 9, A, 10, K és Q van. Ez 48 lap: négy játékosnál tizenkettő jut mindenkinek, hatnál nyolc.
rules_fiftysix_2b = Nyolc játékosnál a 8 és a 7 is benne van. Ez 64 lap, mindenkinek nyolc.
rules_fiftysix_3 = A lapok sorrendje minden színben felülről: J, 9, A, 10, K, Q, nyolc játékosnál alattuk még 8 és 7.
rules_fiftysix_3a = A bubi 3 pontot ér, a kilences 2-t, az ász és a tízes 1-et. A többi lap semmit sem ér. Egy pakli 28 pont, így egy leosztás mindig 56; olyan lapértékekkel, amelyekből más jön ki, nem lehet játszani.
rules_fiftysix_4 = Az első osztót a véletlen jelöli ki. Minden leosztás után az osztó jobb szomszédja a következő osztó.
rules_fiftysix_4a = Minden az óramutató járásával ellentétesen halad: az osztás, a licit és a játék. Utánad a jobb szomszédod következik.
rules_fiftysix_4b = Az osztó egyesével osztja ki az egész paklit, a jobb szomszédjával kezdve.
rules_fiftysix_5 = A játszma elején mindkét csapatnak 12 zsetonja van. A pakliból kihagyott kis lapok jól beválnak zsetonnak.

## The auction

rules_fiftysix_section_auction = A licit
rules_fiftysix_6 = Elsőként az osztó jobb szomszédja szól, és a sor körbe-körbe jár. Aki soron van, bemond valamit: licitet, passzt, kontrát vagy rekontrát.
rules_fiftysix_7 = A licit egy 28 és 56 közötti számból és egy aduszínből áll. Azt mondja: a csapatunk legalább ennyi pontot visz el ezzel az aduval, vagy szanzaduban.
rules_fiftysix_7a = Minden licitnek nagyobb számot kell mondania az utolsónál. Az aduszíneknek nincs rangsora: 31♣ több, mint 30 szanzadu, de 30♥ fölé semmilyen másik 30 nem mehet.
rules_fiftysix_7b = A saját csapatodat is túllicitálhatod, sőt saját magadat is. Aki passzolt, egy későbbi körben újra beszállhat.
rules_fiftysix_8 = Licitálni hatféleképpen lehet. A forma szabja meg a számot és az aduszínt, ahogy a táblázat mutatja, és szokás szerint a lapokról is elárul valamit:
rules_fiftysix_8a = Az, hogy egy licit milyen formában hangzott el, nyilvános. A bemondással együtt megmarad, és bárki megnézheti. A számon és az aduszínen túl nincs más hatása.
rules_fiftysix_8b = Magas lap az, amelyik pontot ér: J, 9, A és 10. Egy színben nyolc ilyen van, ezért egy színre mondott plusz licit 1-től 8-ig emelhet, és ugyanennyi magas lapot jelez.
rules_fiftysix_8c = A plusz licithez kell egy korábbi licit, és annak a számától számol, akár kontrázták, akár nem: 28♦ után a plusz 2 káró 30♦. Nem mehet 56 fölé. Noes formában csak plusz 2 lehet.
rules_fiftysix_8d = A Noes akár a legelső licit is lehet. Amíg senki sem nevezett meg színt, semmit sem árul el.
rules_fiftysix_8e = Igazat mondani senki sem köteles. Egy licit tájékoztathat, és meg is téveszthet.
rules_fiftysix_9 = Ha te jössz, kontrázhatod az utolsó licitet, ha a másik csapaté, és még nincs kontrázva. A közben elhangzott passzok nem számítanak. A szám és az aduszín marad; a vállalás most már duplán számítana.
rules_fiftysix_9a = Egy magasabb licit, bármelyik csapaté, eltörli a kontrát.
rules_fiftysix_10 = Ha te jössz, rekontrázhatsz, ha az utolsó licit a saját csapatodé, és kontrázva van. Ezzel a licit azonnal véget ér.
rules_fiftysix_11 = Egyébként a licit akkor ér véget, ha az utolsó licit vagy kontra után sorban mindenki más passzol: négy játékosból három, hatból öt, nyolcból hét. Aki azt a licitet vagy kontrát mondta, már nem kerül sorra.
rules_fiftysix_11a = Kontra után viszont az is sorra kerül, aki licitált. Ha hat játékosnál valaki 28 kőrt licitál, és a következő kontrázza, öt passz zárja le a licitet, és az ötödik magáé a licitálóé.
rules_fiftysix_11b = Az 56-os licit magától nem zárja le a licitet, hiszen még lehet kontrázni.
rules_fiftysix_12 = Ha mindenki passzol, és egyetlen licit sem volt, a vállalás 28 szanzadu, kontra nélkül. Az osztó jobb szomszédja számít vállalónak, tehát az osztó ellenfeleinek kell teljesíteniük.

# The table of rule 8: how a form is spoken, how it is written, what it bids, what it tells
rules_fiftysix_forms_spoken = Így mondod
rules_fiftysix_forms_written = Így írod
rules_fiftysix_forms_bids = Ezt licitálja
rules_fiftysix_forms_tells = Ezt jelenti szokás szerint
rules_fiftysix_form_number_suit_spoken = „28 káró”
rules_fiftysix_form_number_suit_bids = 28, az adu káró
rules_fiftysix_form_number_suit_tells = Nálam van e szín legnagyobb lapja: legalább az egyik bubi.
rules_fiftysix_form_suit_number_spoken = „káró 28”
rules_fiftysix_form_suit_number_bids = 28, az adu káró
rules_fiftysix_form_suit_number_tells = Erős vagyok ebben a színben, de nincs benne bubim.
rules_fiftysix_form_number_no_trumps_spoken = „28 szanzadu”
rules_fiftysix_form_number_no_trumps_bids = 28, szanzadu
rules_fiftysix_form_number_no_trumps_tells = Erős vagyok, de nem egy színben: több színben is van bubim.
rules_fiftysix_form_number_noes_spoken = „29 Noes”
rules_fiftysix_form_number_noes_bids = 29, szanzadu
rules_fiftysix_form_number_noes_tells = Nincs lapom abból a színből, amelyet utoljára megneveztek, bárki nevezte meg.
rules_fiftysix_form_plus_suit_spoken = „plusz 2 káró”
rules_fiftysix_form_plus_suit_bids = az utolsó licit száma és még 2, az adu káró
rules_fiftysix_form_plus_suit_tells = Pontosan két magas lapom van ebből a színből, és más semmi belőle.
rules_fiftysix_form_plus_noes_spoken = „plusz 2 Noes”
rules_fiftysix_form_plus_noes_bids = az utolsó licit száma és még 2, szanzadu
rules_fiftysix_form_plus_noes_tells = Ugyanaz, mint a Noes, két lépéssel följebb.

## The play

rules_fiftysix_section_play = A játék
rules_fiftysix_13 = Az első ütéshez az osztó jobb szomszédja hív, bárki a vállaló. Bármelyik lapját hívhatja.
rules_fiftysix_14 = Ha van lapod a hívott színből, azt kell adnod. Ha nincs, tegyél, amit akarsz: adut sosem kötelező tenni.
rules_fiftysix_15 = Az ütést a legnagyobb adu viszi. Ha nincs benne adu, a hívott szín legnagyobb lapja viszi.
rules_fiftysix_15a = Két egyforma lap közül az a nagyobb, amelyiket előbb játszották ki.
rules_fiftysix_15b = Aki ütött, a csapata kupacához teszi az ütést, és ő hív a következőhöz. Minden lapot kijátszanak.

## Scoring and the match

rules_fiftysix_section_scoring = Elszámolás és játszma
rules_fiftysix_16 = A vállaló csapat akkor teljesített, ha a kupacában legalább annyi pont van, amennyi a vállalás száma. Ha kevesebb, elbukott. Ellenőrzésül számoljátok meg a másik kupacot is: együtt 56.
rules_fiftysix_17 = Ezután az egyik csapat fizet a másiknak. Hogy hány zsetont, azt a vállalás száma dönti el:
rules_fiftysix_17a = Kontrázott vállalásnál ennek a kétszerese jár, rekontrázottnál a négyszerese, akár megvan, akár elbukott.
rules_fiftysix_17b = Az a csapat, amelyik több zsetonnal tartozik, mint amennyije van, mindet kifizeti.
rules_fiftysix_18 = Amelyik csapatnak nem maradt zsetonja, elvesztette a játszmát, a másik pedig megnyerte.

# The table of rule 17
rules_fiftysix_scale_number = Vállalás
rules_fiftysix_scale_made = Ha megvan: a vállaló csapat kap
rules_fiftysix_scale_failed = Ha elbukik: a vállaló csapat fizet

## What each player knows

rules_fiftysix_section_knowledge = Ki mit tud
rules_fiftysix_19 = Ezek mindenkinek nyilvánosak: minden bemondás a formájával együtt, minden kijátszott lap, és hogy ki tette, a két kupac pontjai, a csapatok zsetonjai, és hogy ki oszt.
rules_fiftysix_19a = A kezedben lévő lapokat a leosztás végéig csak te látod. Akkor minden lap nyilvános lesz.

## Switches

rules_fiftysix_switches = Az 56-ot sokféleképpen játsszák. Amiben a társaságok eltérnek, arra kapcsoló való; ki van kapcsolva, hacsak az asztalod be nem kapcsolja. Egy asztal szabályai: az alapváltozat, utána a kapcsolói, például „classic stage_jump”.
rules_fiftysix_switch_compulsory_opening = Aki elsőként szól, nem passzolhat, de van egy hetedik lehetősége is, amely csak ennél az egy bemondásnál él: 28P, vagyis „28”, semmi több. Ez 28 szanzadu, színt nem nevez meg, és semmit sem árul el. Kontrázni, túllicitálni és rá építeni is lehet: utána a plusz 2 káró 30♦. Ha mindenki más passzol, az első a vállaló, 28 szanzaduban. A 12. szabályra nem kerülhet sor. A nemzetközi szabályokban így van, és több klubban is így játsszák.
rules_fiftysix_switch_stakes = A kontra 1 zsetont tesz a 17. szabály számához, a rekontra összesen 2-t, akár megvan a vállalás, akár elbukott. Egy 40-es vállalás így 2-t kap, kontrázva 3-at, rekontrázva 4-et, és 3-at, 4-et vagy 5-öt fizet. A nemzetközi szabályokban így van.
rules_fiftysix_switch_match = A játszma n leosztásból áll, és nincs zseton. A 17. szabály száma az egyik csapat pontjaihoz adódik, a másikéból pedig teljes egészében levonódik; az állás 0-ról indul, és 0 alá is mehet. Ha n leosztás után egyenlő, még hat következik, és mind a hatot lejátsszák. Ha akkor is egyenlő, egyesével jön a következő, amíg valamelyik el nem dönti. Az osztás közben is körbejár. A nemzetközi szabályok szerint 18 leosztás a játszma; a klubokban 6 vagy 12.
rules_fiftysix_switch_match_end = Az a csapat, amelyik pontosan az utolsó zsetonját fizeti ki, zseton nélkül játszik tovább. Csak akkor veszít, ha többel tartozik, mint amennyije van; ilyenkor mindet kifizeti. Ezzel együtt nem állhat: match=deals(n).
rules_fiftysix_switch_noes_strain = A Noes, és a plusz 2 Noes is, megtartja annak a licitnek az aduszínét, amelyiket túllicitálja: 28♦ után a 29 Noes 29♦. Legelső licitként továbbra is szanzadu. Néhány családban így játsszák.
rules_fiftysix_switch_bid_over_redouble = A rekontra nem zárja le a licitet. Addig tart, amíg sorban mindenki más nem passzolt. Bármelyik csapat licitálhat magasabbat; ez eltörli a kontrát és a rekontrát, és az új licit újra kontrázható. A rekontrázott licitet nem lehet még egyszer kontrázni. 56-nál már nincs mit licitálni, így ott a rekontra mégis lezárja a licitet.
rules_fiftysix_switch_direction = A játék az óramutató járásával halad, tükörképként: minden szabályban cseréld fel a jobbot és a balt. Az osztó bal szomszédja kapja az első lapot, ő szól elsőként, ő hív először, és ő oszt legközelebb.
rules_fiftysix_switch_short_pack = Csak négy játékosnak: minden pakliban csak J, 9, A és 10 van. Ez 32 lap, mindenkinek nyolc, és így is 56 pont. Néhány online asztalnál így játsszák.
rules_fiftysix_switch_stage_jump = Ha az utolsó licit a saját csapatodé, az új licitnek a következő lépcsőre kell ugrania: 28–39 fölött legalább 40, 40–47 fölött legalább 48, 48–55 fölött 56. A plusz licitnek is ugrania kell, és a kontra ezen nem változtat. A saját csapatod 56-a fölé nincs licit. A 28P nyitás nem kíván ugrást, és a másik csapat licitje fölött bármilyen nagyobb szám jó.
rules_fiftysix_switch_stop_when_decided = A játék megáll az után az ütés után, amelyik eldönti a vállalást. Megvan, mihelyt a vállaló csapat kupacában ott a száma. Elbukott, mihelyt a szám már nem érhető el, mert a másik kupacban legalább annyi pont van, amennyi az 57 és a szám különbsége: 28-as vállalás ellen 29 pont. Több szerveren így játsszák.
rules_fiftysix_switch_redeal_weak = Ha valakinek egyetlen pontja sincs, vagy egy csapatnak egyetlen bubija sincs, a leosztást bedobják, mielőtt bárki látná a lapjait. Senki sem kap semmit. Ugyanaz oszt újra a következő pakliból, ahányszor csak kell. Néhány klubban így játsszák.
rules_fiftysix_switch_points = Négy másik érték a J, 9, A és 10 lapoknak, ebben a sorrendben, 3-2-1-1 helyett. Az összegüknek 7-nek kell lennie, mert a leosztásból 56-nak kell kijönnie.

## Presets

rules_fiftysix_preset_classic = Minden kapcsoló ki van kapcsolva. A szabályok úgy érvényesek, ahogy fent állnak.
rules_fiftysix_preset_international = Aki elsőként szól, annak licitálnia kell, a kontra hozzáad a zsetonokhoz, nem szoroz, és egy játszma 18 leosztás.

## Worked examples: an auction, and the first trick of the same deal

rules_fiftysix_player = { $seat ->
    [0] Anu
    [1] Biju
    [2] Chacko
    [3] Devi
    [4] Elias
   *[5] Fathima
}
rules_fiftysix_example_auction = Egy licit
rules_fiftysix_example_auction_1 = Hat játékos ül az asztalnál: Anu, tőle jobbra Biju, aztán Chacko, Devi, Elias és Fathima. Anu, Chacko és Elias egy csapat. Fathima oszt, így Anu szól elsőként. Azt mondja: „28 káró”, vagyis legalább egy { CARDS("JD") } van nála.
rules_fiftysix_example_auction_2 = Biju passzol. Később még beszállhat.
rules_fiftysix_example_auction_3 = Chacko azt mondja: „plusz 2 káró”. Ez 30♦, és azt jelenti, hogy pontosan két magas kárója van, és más kárója nincs.
rules_fiftysix_example_auction_4 = Devi, a másik csapatból, azt mondja: „31 Noes”. Ez 31 szanzadu. Utoljára a kárót nevezték meg, így a partnerei megtudják, hogy nincs kárója.
rules_fiftysix_example_auction_5 = Elias azt mondja: „káró 32”. Ez 32♦: erős káróban, de nincs káró bubija.
rules_fiftysix_example_auction_6 = Fathima kontráz. Az utolsó licit az ellenfeleié, és még nincs kontrázva.
rules_fiftysix_example_auction_7 = Anu, Biju, Chacko, Devi és Elias passzol. Ez öt passz egymás után, és az ötödik magáé a licitálóé. A vállalás 32♦, kontrázva, és Elias a vállaló.
rules_fiftysix_example_trick = Az első ütés és az elszámolás
rules_fiftysix_example_trick_1 = Anu ül az osztótól jobbra, ő hív: { CARDS("9C") }.
rules_fiftysix_example_trick_2 = Bijunak van treffje, tehát azt kell adnia. A lapja nagyobb: { CARDS("JC") }.
rules_fiftysix_example_trick_3 = Chacko és Devi is színt ad: { CARDS("KC") } és { CARDS("QC") }.
rules_fiftysix_example_trick_4 = Eliasnak nincs treffje, bármit dobhatna. Aduval üt: { CARDS("TD") }.
rules_fiftysix_example_trick_5 = Fathimának színt kell adnia, és egyetlen treffje van: a másik { CARDS("JC") }. Az adu visz. Nélküle Bijué volna az ütés, mert az ő bubija esett előbb.
rules_fiftysix_example_trick_6 = Két bubi, egy kilences és egy tízes: ez 9 pont Anu, Chacko és Elias kupacába. A következő ütéshez Elias hív.
rules_fiftysix_example_trick_7 = A végén az ő kupacukban 33 pont van, a másikban 23. A 32-es vállalás megvan. 28 és 39 között van, és kontrázták, ezért kétszer 1 zsetont kapnak: a 12–12-ből 14 és 10 lesz. Ha csak 31 pontjuk lett volna, kétszer 2-t fizettek volna.
