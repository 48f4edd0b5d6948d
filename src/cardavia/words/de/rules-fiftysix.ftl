# The full rules of 56, as words/rules.py lays them out. Each sentence here is one paragraph: no line breaks inside.
# A rule once numbered keeps its number, and every language has the same paragraphs.

rules_fiftysix_title = 56

## What the game is about

rules_fiftysix_about = 56 ist ein Spiel für zwei Parteien. Partner sitzen zwischen ihren Gegnern und sagen in einer Reizung, wie viele der 56 Augen im Spiel sie miteinander machen wollen. Danach werden die Karten in Stichen ausgespielt.
rules_fiftysix_about_a = Jedes Gebot verrät auch etwas über das Blatt dahinter; die Reizung ist also das Gespräch der Partner. Eine Partei, die ihr Wort hält, bekommt Marken von der anderen; hält sie es nicht, muss sie zahlen. Wer keine Marken mehr hat, hat verloren.
rules_fiftysix_about_b = Das Spiel kommt aus Kerala in Südindien, wo diese Spielweise auch „Support“ heißt und die Marken „tables“. Manche spielen 56 zu Hause mit verdecktem Atout: Das ist ein anderes Spiel.
rules_fiftysix_about_c = Auf die Regeln achtet Cardavia für dich. Es lehnt Ansagen und Karten ab, die nicht erlaubt sind, und sagt, warum; um Strafen muss also niemand streiten.

## Words

rules_fiftysix_term_side = Partei
rules_fiftysix_term_side_meaning = Du und deine Partner: rund um den Tisch jeder Zweite.
rules_fiftysix_term_trick = Stich
rules_fiftysix_term_trick_meaning = Der Reihe nach eine Karte von jedem. Die erste wird ausgespielt, und ihre Farbe ist zu bedienen.
rules_fiftysix_term_strain = Atout
rules_fiftysix_term_strain_meaning = Was ein Gebot neben seiner Zahl nennt: eine Farbe, die Atout (Trumpf) sein soll, oder „ohne Atout“. Ein Atout sticht jede Karte der anderen Farben.
rules_fiftysix_term_last_bid = letztes Gebot
rules_fiftysix_term_last_bid_meaning = Das Gebot, das steht. Es bleibt stehen, auch wenn danach gepasst, Kontra oder Rekontra gesagt wird.
rules_fiftysix_term_contract = Kontrakt
rules_fiftysix_term_contract_meaning = Was die Reizung ergibt: Zahl und Atout des letzten Gebots, einfach, kontriert oder rekontriert. Wer dieses Gebot gemacht hat, ist der Ansager, und seine Partei ist die Ansagerpartei.
rules_fiftysix_term_pile = Stapel
rules_fiftysix_term_pile_meaning = Die Stiche, die eine Partei gemacht hat.
rules_fiftysix_term_tables = Marken
rules_fiftysix_term_tables_meaning = Was nach jedem Spiel von einer Partei zur anderen wandert.

## Players, cards and the deal

rules_fiftysix_section_deal = Spieler, Karten und Geben
rules_fiftysix_1 = Vier, sechs oder acht Spieler bilden zwei Parteien zu zweit, zu dritt oder zu viert. Die Parteien sitzen abwechselnd, sodass jeder links und rechts einen Gegner hat.
rules_fiftysix_2 = Zwei Kartenpakete werden ohne ihre niedrigen Karten zusammengemischt. Jede Karte gibt es also zweimal.
rules_fiftysix_2a = Für vier oder sechs Spieler hat jedes Paket J, 9, A, 10, K und Q in jeder Farbe. Das sind zusammen 48 Karten: je zwölf zu viert, je acht zu sechst.
rules_fiftysix_2b = Für acht Spieler kommen in jedem Paket 8 und 7 dazu. Das sind 64 Karten, je acht.
rules_fiftysix_3 = In jeder Farbe gilt von oben nach unten: J, 9, A, 10, K, Q; zu acht darunter noch 8 und 7.
rules_fiftysix_3a = Ein Bube (J) zählt 3 Augen, eine 9 zählt 2, ein Ass (A) und eine 10 zählen je 1. Die anderen Karten zählen nichts. Ein Paket hat 28 Augen, ein Spiel also immer 56; Kartenwerte, die etwas anderes ergeben, werden nicht angenommen.
rules_fiftysix_4 = Den ersten Geber bestimmt der Zufall. Nach jedem Spiel gibt, wer rechts vom Geber sitzt.
rules_fiftysix_4a = Alles geht gegen den Uhrzeigersinn: Geben, Ansagen und Spielen. Nach dir kommt, wer rechts von dir sitzt.
rules_fiftysix_4b = Der Geber teilt das ganze Paket aus, immer eine Karte, beginnend rechts von sich.
rules_fiftysix_5 = Jede Partei fängt mit 12 Marken an. Die niedrigen Karten, die im Spiel nicht gebraucht werden, taugen gut als Marken.

## The auction

rules_fiftysix_section_auction = Die Reizung
rules_fiftysix_6 = Zuerst sagt an, wer rechts vom Geber sitzt, und dann geht es reihum, Runde um Runde. Ansagen kann man ein Gebot, Passe, Kontra oder Rekontra.
rules_fiftysix_7 = Ein Gebot nennt eine Zahl von 28 bis 56 und ein Atout oder keines. Es heißt: So viele Augen macht unsere Partei mindestens, mit diesem Atout oder ohne.
rules_fiftysix_7a = Jedes Gebot muss eine höhere Zahl nennen als das letzte. Die Farben haben keinen Rang: 31♣ geht über 30 ohne Atout, aber kein anderes Gebot von 30 geht über 30♥.
rules_fiftysix_7b = Du darfst auch über deine eigene Partei bieten, sogar über dich selbst. Wer gepasst hat, darf später wieder ansagen.
rules_fiftysix_8 = Ein Gebot kann man auf sechs Arten aussprechen. Die Art legt Zahl und Atout fest, wie es hier steht, und verrät, so ist es Brauch, etwas über das Blatt:
rules_fiftysix_8a = Wie ein Gebot gesprochen wurde, hören alle. Es wird mit der Ansage festgehalten, und jeder kann es nachsehen. Außer Zahl und Atout bewirkt es nichts.
rules_fiftysix_8b = Hohe Karten sind die, die Augen zählen: J, 9, A und 10. Jede Farbe hat acht davon; ein Plus-Gebot in einer Farbe geht also um 1 bis 8 höher und meldet genauso viele.
rules_fiftysix_8c = Ein Plus-Gebot braucht ein Gebot vor sich und zählt ab dessen Zahl, ob kontriert oder nicht: Nach 28♦ bietet „plus 2 Karo“ 30♦. Über 56 darf es nicht gehen. Mit Noes gibt es nur plus 2.
rules_fiftysix_8d = Noes darf sogar das allererste Gebot sein. Solange keine Farbe genannt ist, verrät es nichts.
rules_fiftysix_8e = Zur Wahrheit ist niemand verpflichtet. Ein Gebot darf etwas zeigen, und es darf täuschen.
rules_fiftysix_9 = Bist du an der Reihe, darfst du Kontra sagen, wenn das letzte Gebot von den Gegnern ist und noch nicht kontriert. Ob dazwischen gepasst wurde, ist gleich. Zahl und Atout bleiben; der Kontrakt würde nun doppelt zählen.
rules_fiftysix_9a = Ein höheres Gebot, gleich von welcher Partei, löscht das Kontra.
rules_fiftysix_10 = Bist du an der Reihe, darfst du Rekontra sagen, wenn das letzte Gebot von deiner eigenen Partei ist und kontriert. Damit ist die Reizung sofort zu Ende.
rules_fiftysix_11 = Sonst endet die Reizung, wenn nach dem letzten Gebot oder Kontra alle anderen hintereinander passen: drei von vier, fünf von sechs, sieben von acht. Wer dieses Gebot oder Kontra gesagt hat, wird nicht noch einmal gefragt.
rules_fiftysix_11a = Nach einem Kontra kommt der Bieter aber noch einmal dran. Bietet bei sechs Spielern einer 28♥ und sagt der Nächste Kontra, so endet die Reizung, sobald fünf hintereinander passen, und der Fünfte ist der Bieter selbst.
rules_fiftysix_11b = Ein Gebot von 56 beendet die Reizung nicht von selbst, denn Kontra ist noch möglich.
rules_fiftysix_12 = Passen alle, ohne dass jemand geboten hat, heißt der Kontrakt 28 ohne Atout, einfach. Als Ansager gilt, wer rechts vom Geber sitzt; erfüllen müssen ihn also die Gegner des Gebers.

# The table of rule 8: how a form is spoken, how it is written, what it bids, what it tells
rules_fiftysix_forms_spoken = Du sagst
rules_fiftysix_forms_written = Du schreibst
rules_fiftysix_forms_bids = Das bietet
rules_fiftysix_forms_tells = Das heißt nach dem Brauch
rules_fiftysix_form_number_suit_spoken = „28 Karo“
rules_fiftysix_form_number_suit_bids = 28, Karo ist Atout
rules_fiftysix_form_number_suit_tells = Ich habe die höchste Karte dieser Farbe: mindestens einen ihrer Buben.
rules_fiftysix_form_suit_number_spoken = „Karo 28“
rules_fiftysix_form_suit_number_bids = 28, Karo ist Atout
rules_fiftysix_form_suit_number_tells = Ich bin stark in dieser Farbe, habe aber keinen Buben davon.
rules_fiftysix_form_number_no_trumps_spoken = „28 ohne Atout“
rules_fiftysix_form_number_no_trumps_bids = 28 ohne Atout
rules_fiftysix_form_number_no_trumps_tells = Ich bin stark, aber nicht in einer Farbe: Ich habe Buben in mehreren.
rules_fiftysix_form_number_noes_spoken = „29 Noes“
rules_fiftysix_form_number_noes_bids = 29 ohne Atout
rules_fiftysix_form_number_noes_tells = Ich habe keine Karte der Farbe, die zuletzt genannt wurde, gleich von wem.
rules_fiftysix_form_plus_suit_spoken = „plus 2 Karo“
rules_fiftysix_form_plus_suit_bids = 2 mehr als das letzte Gebot, Karo ist Atout
rules_fiftysix_form_plus_suit_tells = Ich habe genau zwei hohe Karten dieser Farbe und sonst keine von ihr.
rules_fiftysix_form_plus_noes_spoken = „plus 2 Noes“
rules_fiftysix_form_plus_noes_bids = 2 mehr als das letzte Gebot, ohne Atout
rules_fiftysix_form_plus_noes_tells = Dasselbe wie Noes, zwei Schritte höher.

## The play

rules_fiftysix_section_play = Das Ausspielen
rules_fiftysix_13 = Zum ersten Stich spielt aus, wer rechts vom Geber sitzt, gleich wer der Ansager ist. Ausspielen darf man jede Karte.
rules_fiftysix_14 = Hast du eine Karte der ausgespielten Farbe, musst du bedienen. Hast du keine, spiel, was du willst: Stechen musst du nie.
rules_fiftysix_15 = Das höchste Atout gewinnt den Stich. Ist keines dabei, gewinnt die höchste Karte der ausgespielten Farbe.
rules_fiftysix_15a = Von zwei gleichen Karten gilt die zuerst gespielte als die höhere.
rules_fiftysix_15b = Wer den Stich gewinnt, legt ihn auf den Stapel seiner Partei und spielt zum nächsten aus. Alle Karten werden ausgespielt.

## Scoring and the match

rules_fiftysix_section_scoring = Abrechnung und Partie
rules_fiftysix_16 = Die Ansagerpartei hat ihren Kontrakt erfüllt, wenn die Karten in ihrem Stapel mindestens so viele Augen haben, wie der Kontrakt nennt. Mit weniger hat sie ihn verfehlt. Zählt zur Probe auch den anderen Stapel: Zusammen sind es 56.
rules_fiftysix_17 = Dann zahlt eine Partei der anderen. Wie viele Marken, hängt von der Zahl des Kontrakts ab:
rules_fiftysix_17a = Ein kontrierter Kontrakt zählt doppelt, ein rekontrierter vierfach, erfüllt oder verfehlt.
rules_fiftysix_17b = Eine Partei, die mehr Marken schuldet, als sie hat, zahlt alle, die sie hat.
rules_fiftysix_18 = Wer keine Marken mehr hat, hat die Partie verloren, und die Gegner haben sie gewonnen.

# The table of rule 17
rules_fiftysix_scale_number = Kontrakt
rules_fiftysix_scale_made = Erfüllt: Die Ansagerpartei bekommt
rules_fiftysix_scale_failed = Verfehlt: Die Ansagerpartei zahlt

## What each player knows

rules_fiftysix_section_knowledge = Was jeder weiß
rules_fiftysix_19 = Offen für alle ist: jede Ansage und wie sie gesprochen wurde, jede gespielte Karte und wer sie gespielt hat, die Augen in beiden Stapeln, die Marken beider Parteien und wer gibt.
rules_fiftysix_19a = Die Karten in deiner Hand kennst nur du, bis das Spiel zu Ende ist. Dann werden alle Blätter gezeigt.

## Switches

rules_fiftysix_switches = 56 wird auf viele Arten gespielt. Wo Runden es verschieden halten, gibt es eine Hausregel, und sie gilt nur, wenn euer Tisch sie einschaltet. Die Regeln eines Tisches schreibt man als Regelwerk mit seinen Hausregeln dahinter, etwa „classic stage_jump“.
rules_fiftysix_switch_compulsory_opening = Wer zuerst ansagt, darf nicht passen, hat aber eine siebte Art zu bieten, die nur mit dieser einen Ansage erlaubt ist: 28P, also „28“ und sonst nichts. Das bietet 28 ohne Atout, nennt keine Farbe und verrät nichts. Man kann es kontrieren, überbieten und darauf aufbauen: „plus 2 Karo“ bietet dann 30♦. Passen alle anderen, ist der Erste der Ansager, mit 28 ohne Atout. Regel 12 kommt dann nicht vor. So steht es in den internationalen Regeln, und so spielen auch mehrere Klubs.
rules_fiftysix_switch_stakes = Ein Kontra zählt 1 Marke mehr als in Regel 17, ein Rekontra im Ganzen 2 mehr, erfüllt oder verfehlt. Ein Kontrakt von 40 bekommt dann 2, kontriert 3, rekontriert 4, und er zahlt 3, 4 oder 5. So steht es in den internationalen Regeln.
rules_fiftysix_switch_match = Eine Partie dauert n Spiele, und Marken gibt es nicht. Was Regel 17 nennt, wird den einen gutgeschrieben und den anderen in voller Höhe abgezogen; beide beginnen bei 0 und können darunter fallen. Steht es nach n Spielen gleich, folgen sechs weitere, die alle gespielt werden. Steht es noch immer gleich, folgt ein Spiel ums andere, bis es einmal nicht mehr gleich steht. Das Geben geht dabei immer reihum weiter. Die internationalen Regeln spielen 18 Spiele, Klubs 6 oder 12.
rules_fiftysix_switch_match_end = Eine Partei, die genau ihre letzte Marke zahlt, spielt ohne Marken weiter. Verloren hat sie erst, wenn sie mehr schuldet, als sie hat; dann zahlt sie alles, was sie hat. Mit match=deals(n) geht das nicht zusammen.
rules_fiftysix_switch_noes_strain = Noes behält das Atout des Gebots, über das es geht, und ebenso plus 2 Noes: Nach 28♦ bietet 29 Noes 29♦. Als allererstes Gebot bleibt es ohne Atout. Manche Familien spielen so.
rules_fiftysix_switch_bid_over_redouble = Ein Rekontra beendet die Reizung nicht. Sie geht weiter, bis alle anderen hintereinander gepasst haben. Beide Parteien dürfen höher bieten; das löscht Kontra und Rekontra, und das neue Gebot kann wieder kontriert werden. Ein rekontriertes Gebot kann man nicht noch einmal kontrieren. Bei 56 ist nichts mehr zu bieten, darum beendet ein Rekontra dort die Reizung doch.
rules_fiftysix_switch_direction = Es geht im Uhrzeigersinn, spiegelverkehrt: Lies in jeder Regel links statt rechts. Wer links vom Geber sitzt, bekommt die erste Karte, sagt zuerst an, spielt zuerst aus und gibt als Nächster.
rules_fiftysix_switch_short_pack = Nur zu viert: Jedes Paket hat bloß J, 9, A und 10. Das sind 32 Karten, je acht, und noch immer 56 Augen. Manche Tische im Internet spielen so.
rules_fiftysix_switch_stage_jump = Ist das letzte Gebot von deiner eigenen Partei, muss ein neues Gebot auf die nächste Stufe springen: mindestens 40 über 28 bis 39, mindestens 48 über 40 bis 47 und 56 über 48 bis 55. Auch Plus-Gebote müssen springen, und ein Kontra ändert nichts daran. Über 56 der eigenen Partei gibt es kein Gebot. Nach der Eröffnung 28P muss niemand springen, und über ein Gebot der Gegner genügt jede höhere Zahl.
rules_fiftysix_switch_stop_when_decided = Es wird nach dem Stich aufgehört, der den Kontrakt entscheidet. Erfüllt ist er, sobald der Stapel der Ansagerpartei seine Zahl erreicht. Verfehlt ist er, sobald die Zahl nicht mehr zu erreichen ist, weil der andere Stapel mindestens 57 minus diese Zahl hat: 29 Augen gegen einen Kontrakt von 28. Mehrere Server spielen so.
rules_fiftysix_switch_redeal_weak = Ein Spiel, in dem ein Blatt ohne Augen ist oder eine Partei ohne Buben, wird zusammengeworfen, bevor jemand eine Karte sieht. Niemand bekommt etwas. Derselbe Geber gibt aus dem nächsten Paket noch einmal, so oft es nötig ist. Manche Klubs spielen so.
rules_fiftysix_switch_points = Vier andere Werte für J, 9, A und 10, in dieser Reihenfolge, statt 3-2-1-1. Sie müssen zusammen 7 ergeben, denn das Spiel muss auf 56 kommen.

## Presets

rules_fiftysix_preset_classic = Keine Hausregel gilt. Das sind die Regeln, wie sie oben stehen.
rules_fiftysix_preset_international = Wer zuerst ansagt, muss bieten, Kontra und Rekontra zählen Marken dazu, statt sie zu vervielfachen, und eine Partie hat 18 Spiele.

## Worked examples: an auction, and the first trick of the same deal

rules_fiftysix_player = { $seat ->
    [0] Anu
    [1] Biju
    [2] Chacko
    [3] Devi
    [4] Elias
   *[5] Fathima
}
rules_fiftysix_example_auction = Eine Reizung
rules_fiftysix_example_auction_1 = Sechs sitzen um den Tisch: Anu, rechts von ihr Biju, dann Chacko, Devi, Elias und Fathima. Anu, Chacko und Elias sind eine Partei. Fathima gibt, also sagt Anu zuerst an. Sie sagt „28 Karo“ und meldet damit mindestens einen { CARDS("JD") }.
rules_fiftysix_example_auction_2 = Biju passt. Er darf später noch ansagen.
rules_fiftysix_example_auction_3 = Chacko sagt „plus 2 Karo“. Das bietet 30♦ und heißt, dass er genau zwei hohe Karos hat und sonst keine.
rules_fiftysix_example_auction_4 = Devi von der anderen Partei sagt „31 Noes“. Das bietet 31 ohne Atout. Zuletzt wurde Karo genannt; ihre Partner erfahren also, dass sie keines hat.
rules_fiftysix_example_auction_5 = Elias sagt „Karo 32“. Das bietet 32♦: Er ist stark in Karo, hat aber keinen Karo-Buben.
rules_fiftysix_example_auction_6 = Fathima sagt Kontra. Das letzte Gebot ist von ihren Gegnern und noch nicht kontriert.
rules_fiftysix_example_auction_7 = Anu, Biju, Chacko, Devi und Elias passen. Das sind fünf hintereinander, und der Fünfte ist der Bieter selbst. Der Kontrakt ist 32♦, kontriert, und Elias ist der Ansager.
rules_fiftysix_example_trick = Der erste Stich und die Abrechnung
rules_fiftysix_example_trick_1 = Anu sitzt rechts vom Geber und spielt aus: { CARDS("9C") }.
rules_fiftysix_example_trick_2 = Biju hat Kreuz und muss bedienen. Sein { CARDS("JC") } ist höher.
rules_fiftysix_example_trick_3 = Chacko und Devi bedienen mit { CARDS("KC") } und { CARDS("QC") }.
rules_fiftysix_example_trick_4 = Elias hat kein Kreuz und dürfte jede Karte abwerfen. Er sticht mit { CARDS("TD") }.
rules_fiftysix_example_trick_5 = Fathima muss bedienen und hat nur ein Kreuz: den anderen { CARDS("JC") }. Das Atout gewinnt. Ohne das Atout gehörte der Stich Biju, denn sein Bube fiel vor ihrem.
rules_fiftysix_example_trick_6 = Zwei Buben, ein Neuner und ein Zehner sind 9 Augen für den Stapel von Anu, Chacko und Elias. Elias spielt zum nächsten Stich aus.
rules_fiftysix_example_trick_7 = Am Ende hat ihr Stapel 33 Augen und der andere 23. Damit ist der Kontrakt von 32 erfüllt. Er liegt zwischen 28 und 39 und ist kontriert, also bekommen sie zweimal 1 Marke: Aus je 12 werden 14 und 10. Mit nur 31 Augen hätten sie zweimal 2 gezahlt.
