# The full rules of Schnapsen, as words/rules.py lays them out. Each sentence here is one paragraph: no line breaks inside.
# A rule once numbered keeps its number, and every language has the same paragraphs.

rules_schnapsen_title = Schnapsen

## What the game is about

rules_schnapsen_about = Schnapsen ist ein schnelles Spiel für zwei mit zwanzig Karten. Mach Stiche, sag Zwanziger und Vierziger an, und komm als Erster auf 66 Augen. Damit gewinnst du das Spiel und mit ihm einen, zwei oder drei Punkte. Wer sieben Punkte beisammen hat, gewinnt die Partie: das Bummerl.
rules_schnapsen_about_a = Anfangs wird vom Talon gezogen, und jede Karte ist erlaubt. Ist der Talon aufgebraucht, gilt Farbzwang. Wer sich stark fühlt, kann schon früher zudrehen: Das ist der kühnste Zug im Spiel, und er kommt teuer, wenn er misslingt.
rules_schnapsen_about_b = Du spielst gegen den Computer oder gegen einen Menschen; die Regeln sind dieselben. Cardavia achtet für dich darauf: Was sie verbieten, lehnt es ab und sagt, warum.

## Words

rules_schnapsen_term_trick = Stich
rules_schnapsen_term_trick_meaning = Von beiden eine Karte. Die erste wird ausgespielt; wer ausspielen darf, ist am Ausspiel.
rules_schnapsen_term_trumps = Atout
rules_schnapsen_term_trumps_meaning = Die Trumpffarbe: Sie sticht in diesem Spiel die anderen drei.
rules_schnapsen_term_stock = Talon
rules_schnapsen_term_stock_meaning = Die Karten, die nicht gegeben wurden und von denen beide ziehen. Er ist offen, solange noch Karten darin sind und niemand zugedreht hat.
rules_schnapsen_term_indicator = Atoutkarte
rules_schnapsen_term_indicator_meaning = Die Karte, die offen unter dem Talon liegt. Sie zeigt, welche Farbe Atout ist, und wird als letzte gezogen.
rules_schnapsen_term_card_points = Augen
rules_schnapsen_term_card_points_meaning = Was du in einem Spiel sammelst, mit Stichen und Ansagen. Das Ziel sind 66.
rules_schnapsen_term_game_points = Punkte
rules_schnapsen_term_game_points_meaning = Was der Gewinner eines Spiels für das Bummerl bekommt.

## Cards and the deal

rules_schnapsen_section_deal = Karten und Geben
rules_schnapsen_1 = Zwei Spieler spielen mit zwanzig Karten: A, 10, K, Q und J in jeder Farbe, in dieser Rangfolge. Ein Ass (A) zählt 11 Augen, ein Zehner 10, ein König (K) 4, eine Dame (Q) 3 und ein Bube (J) 2. Zusammen sind das 120.
rules_schnapsen_1_german = Zwei Spieler spielen mit zwanzig Karten: A, 10, K, O und U in jeder Farbe, in dieser Rangfolge. Ein Daus (A) zählt 11 Augen, ein Zehner 10, ein König (K) 4, ein Ober (O) 3 und ein Unter (U) 2. Zusammen sind das 120. Wo die Regeln Ass, Dame oder Bube sagen, ist es das Daus, der Ober oder der Unter.
rules_schnapsen_2 = Der Geber gibt beiden drei Karten und deckt die nächste auf: Das ist die Atoutkarte, ihre Farbe ist Atout. Dann bekommen beide noch zwei. Der andere bekommt immer zuerst. Die neun übrigen Karten liegen verdeckt auf der Atoutkarte; mit ihr sind sie ein Talon von zehn Karten.
rules_schnapsen_2a = Zum ersten Stich spielt der andere aus. Den ersten Geber bestimmt der Zufall; von da an wird abwechselnd gegeben, wer auch gewonnen hat.

## While the stock is open

rules_schnapsen_section_open = Solange der Talon offen ist
rules_schnapsen_3 = Auf die ausgespielte Karte darfst du jede zugeben: Es gibt weder Farbzwang noch Stichzwang. Die höhere Karte der ausgespielten Farbe macht den Stich; ein Atout aber sticht jede Karte einer anderen Farbe.
rules_schnapsen_3a = Wer den Stich gemacht hat, zieht die oberste Karte vom Talon, der andere die nächste. Wer den fünften Stich verliert, bekommt also die Karte, die offen liegt. Zum nächsten Stich spielt aus, wer den letzten gemacht hat.
rules_schnapsen_3b = Wer am Ausspiel ist, darf zuerst tauschen, dann zudrehen und spielt dann eine Karte aus. Tauschen und Zudrehen sind freiwillig, aber die Reihenfolge gilt.
rules_schnapsen_4 = Tauschen: Bist du am Ausspiel, darfst du vorher den Atout-Buben aus deiner Hand gegen die Atoutkarte tauschen.
rules_schnapsen_4a = Das darfst du vor jedem Ausspielen, solange der Talon offen ist, vom ersten Stich an, bis nur noch zwei Karten da sind, und du brauchst dafür keinen Stich.
rules_schnapsen_4b = Wer zugibt, tauscht nie, und ist zugedreht, tauscht niemand mehr. Liegt der Bube selbst offen, gibt es nichts zu tauschen.
rules_schnapsen_5 = Zudrehen: Bist du am Ausspiel, darfst du vorher zudrehen, solange der Talon noch Karten hat, vom ersten Stich an, bis nur noch zwei da sind. Beide haben dann fünf Karten. Gezogen wird nicht mehr, und ab jetzt gelten Farbzwang und Stichzwang (Regel 6).
rules_schnapsen_5a = Was der andere in diesem Augenblick hat, wird festgehalten und bleibt so stehen: Augen und Zahl der Stiche. Ansagen, die schon gutgeschrieben sind, gehören dazu, wartende (Regel 8) nicht. Das ist der Stand beim Zudrehen, und nach ihm richten sich die Regeln 11 und 12.

## Strict play

rules_schnapsen_section_strict = Farbzwang und Stichzwang
rules_schnapsen_6 = Ist der Talon aufgebraucht oder zugedreht, musst du die ausgespielte Farbe zugeben, und wenn du kannst, eine höhere Karte. Hast du in der Farbe nur niedrigere, gib eine davon zu. Hast du die Farbe nicht, musst du stechen, wenn du kannst. Hast du auch kein Atout, gib zu, was du willst.

## Marriages

rules_schnapsen_section_marriages = Zwanziger und Vierziger
rules_schnapsen_7 = König und Dame einer Farbe sind ein Paar. Spielst du eine der beiden aus, während du die andere in der Hand hast, sagst du das Paar an und bekommst 20 Augen dafür (Zwanziger), in Atout 40 (Vierziger).
rules_schnapsen_7a = Welche der beiden du ausspielst, steht dir frei. Die Ansage geschieht von selbst, und der andere erfährt, dass du auch die zweite Karte hast.
rules_schnapsen_7b = Ein König oder eine Dame, die du gerade erst eingetauscht hast, zählt sofort mit. Jeder kann jede Farbe einmal ansagen. Ansagen darfst du, ob der Talon offen, zugedreht oder aufgebraucht ist.
rules_schnapsen_8 = Solange du keinen Stich hast, wartet deine Ansage. Sie zählt noch nicht: nicht für 66, nicht für 33, nicht als Stich und nicht im Stand beim Zudrehen. Gutgeschrieben wird sie mit deinem ersten Stich.
rules_schnapsen_8a = Das kann derselbe Stich sein, zu dem du das Paar ausgespielt hast. Seine Augen und die Ansage werden zusammengezählt, und erst dann wird geschaut, ob es 66 sind.
rules_schnapsen_8b = Eine wartende Ansage wird auch dann noch gutgeschrieben, wenn inzwischen zugedreht ist, gleich von wem.
rules_schnapsen_8c = Hast du schon einen Stich, zählt deine Ansage sofort. Kommst du damit auf 66, ist das Spiel aus, bevor der andere zugibt, und die ausgespielte Karte gehört zu keinem Stich.

## The end of the deal

rules_schnapsen_section_end = Das Ende des Spiels
rules_schnapsen_9 = 66 brauchst du nicht auszurufen: Cardavia sieht es. Es schaut nach jeder Ansage, die zählt, und nach jedem Stich, auch nach dem letzten, bevor gezogen wird und bevor die Regeln 12 und 13 an die Reihe kommen.
rules_schnapsen_9a = Auf 66 kommen kann dabei nur, wer gerade angesagt oder den Stich gemacht hat; beide zugleich sind es also nie.
rules_schnapsen_10 = Hat niemand zugedreht, gewinnt, wer 66 erreicht, 1, 2 oder 3 Punkte, je nachdem, was der Verlierer in diesem Augenblick hat:
rules_schnapsen_11 = Wer zugedreht hat und 66 erreicht, gewinnt nach derselben Tabelle, gelesen mit dem Stand beim Zudrehen: mit dem, was der andere da hatte.
rules_schnapsen_12 = Wer zugedreht hat und es nicht schafft, verliert das Spiel: Der andere gewinnt 2 Punkte, oder 3, wenn er beim Zudrehen keinen Stich hatte. Nicht geschafft ist es, wenn der andere zuerst 66 erreicht, womit das Spiel sofort aus ist, oder wenn alle Karten in der Hand gespielt sind und der Zudreher noch unter 66 ist. Der letzte Stich hilft da nicht.
rules_schnapsen_13 = Hat niemand zugedreht und nach allen zehn Stichen niemand 66, gewinnt 1 Punkt, wer den letzten Stich gemacht hat. Zusätzliche Augen bringt der letzte Stich nicht.

# The table of rule 10
rules_schnapsen_wins_loser = Der Verlierer hat
rules_schnapsen_wins_points = Punkte für den Gewinner
rules_schnapsen_wins_single = 33 Augen oder mehr
rules_schnapsen_wins_double = weniger als 33, aber einen Stich
rules_schnapsen_wins_triple = keinen Stich

## The match

rules_schnapsen_section_match = Das Bummerl
rules_schnapsen_14 = Beide beginnen bei sieben. Gewonnene Punkte werden von der eigenen Zahl abgezogen, und wer zuerst bei null ist, hat das Bummerl gewonnen. Unter null geht die Zahl nicht; notiert wird das Spiel trotzdem mit 1, 2 oder 3.

## What each player knows

rules_schnapsen_section_knowledge = Was jeder weiß
rules_schnapsen_15 = Offen für beide ist: jede gespielte Karte, die Atoutkarte (auch nach dem Zudrehen), wie viele Karten der Talon hat, wartende Ansagen, wer zugedreht hat und der Stand beim Zudrehen, wie viele Stiche jeder gemacht hat, und der Stand im Bummerl. Auch die Augen liegen offen; darum ist das hier weiches Schnapsen.
rules_schnapsen_15a = Manche Karten in einer Hand sind bekannt, bis sie gespielt werden: die zweite Karte eines angesagten Paares, eine eingetauschte Karte und die offene Karte, die der Verlierer des fünften Stichs nimmt.
rules_schnapsen_15b = Was die beiden sonst in der Hand haben und wie der Talon liegt, bleibt verdeckt, bis das Spiel zu Ende ist.

## Switches

rules_schnapsen_switches = Wo Runden es verschieden halten, gibt es eine Hausregel, und sie gilt nur, wenn euer Tisch sie einschaltet. Die Regeln eines Tisches schreibt man als Regelwerk mit seinen Hausregeln dahinter, etwa „classic sharp“.
rules_schnapsen_switch_close_needs_four = Liegen nur noch zwei Karten im Talon, darf man nicht mehr zudrehen. So wird oft in Ungarn gespielt.
rules_schnapsen_switch_sharp = Scharfes Schnapsen. Im ersten Stich wird nicht getauscht, und ein König oder eine Dame wird als gewöhnliche Karte ausgespielt: Gezeigt wird nichts, und gezählt auch nicht. Mit nur zwei Karten im Talon wird weder getauscht noch zugedreht; close_needs_four ist also inbegriffen. Im ersten Stich zudrehen darf man, und die Augen bleiben offen.

## Presets

rules_schnapsen_preset_classic = Keine Hausregel gilt. Das sind die Regeln, wie sie oben stehen.

## Worked examples: a trick; then, in the next deal, a marriage and closing

rules_schnapsen_player = { $seat ->
    [0] Vroni
   *[1] Max
}
rules_schnapsen_example_trick = Ein Stich
rules_schnapsen_example_trick_1 = Vroni hat gegeben, also spielt Max aus: { CARDS("JS") }, eine niedrige Karte, mit der er wenig riskiert. { CARDS("JH") } liegt offen: Herz ist Atout.
rules_schnapsen_example_trick_2 = Vroni gibt { CARDS("TS") } zu, die höhere Karte. Der Stich hat 12 Augen. Sie zieht zuerst, dann zieht Max, und sie spielt zum nächsten Stich aus.
rules_schnapsen_example_trick_3 = Sie spielt { CARDS("AC") } aus. Max könnte Farbe zugeben, muss aber nicht, solange der Talon offen ist: Er sticht mit { CARDS("QH") }. Der Stich hat 14 Augen.
rules_schnapsen_example_trick_4 = So geht es weiter bis zum letzten Stich, vom sechsten an mit Farbzwang und Stichzwang. Den letzten macht Max und hat 81 Augen, und 66 reichen. Vroni hat 39, also nicht weniger als 33: Max gewinnt 1 Punkt und kommt von sieben auf sechs.
rules_schnapsen_example_marriage = Ein Zwanziger
rules_schnapsen_example_marriage_1 = Max hat gegeben, also spielt Vroni aus. Sie hat { CARDS("AS KH QH AD JD") }, und { CARDS("TD") } liegt offen: Karo ist Atout. Sie tauscht: Ihr Bube kommt unter den Talon, der Zehner in ihre Hand.
rules_schnapsen_example_marriage_2 = Sie spielt { CARDS("QH") } aus. Weil sie auch { CARDS("KH") } hat, ist das ein Zwanziger. Sie hat noch keinen Stich, darum warten die 20.
rules_schnapsen_example_marriage_3 = Max gibt { CARDS("AH") } zu und macht den Stich: Er hat 14 Augen. Er zieht eine Karte, dann zieht Vroni.
rules_schnapsen_example_marriage_4 = Max spielt { CARDS("TC") } aus. Vroni sticht mit einem Atout, { CARDS("TD") }. Der Stich hat 20 Augen, und mit ihrem ersten Stich zählt die Ansage: Sie hat 40. Beide ziehen.
rules_schnapsen_example_closing = Zudrehen
rules_schnapsen_example_closing_1 = Vroni ist am Ausspiel und dreht zu. Max hat 14 Augen und einen Stich: Das ist der Stand beim Zudrehen. Von jetzt an zieht niemand mehr.
rules_schnapsen_example_closing_2 = Sie spielt { CARDS("AD") } aus. Max muss Farbe zugeben und hat ein einziges Karo, { CARDS("KD") }. Der Stich hat 15 Augen: Sie hat 55.
rules_schnapsen_example_closing_3 = Sie spielt { CARDS("AS") } aus. Max muss { CARDS("QS") } zugeben, sein einziges Pik. Der Stich hat 14 Augen: Sie hat 69, und das Spiel ist aus.
rules_schnapsen_example_closing_4 = Beim Zudrehen hatte Max weniger als 33 Augen, aber einen Stich. Vroni gewinnt 2 Punkte und kommt damit von sieben auf fünf. Hätte sie alle Karten gespielt und wäre unter 66 geblieben, hätte Max 2 gewonnen.
