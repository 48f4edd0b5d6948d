# The full rules of Schnapsen, as words/rules.py lays them out. Rule 8 is rules_schnapsen_8, its further
# paragraphs are rules_schnapsen_8a, 8b and so on. Each sentence here is one paragraph: no line breaks inside.
# A rule once numbered keeps its number, and every language has the same paragraphs.

rules_schnapsen_title = Schnapsen

## What the game is about

rules_schnapsen_about = Schnapsen is a quick game for two with twenty cards. Win tricks, declare marriages, and be the first to reach 66 card points. That wins the deal, and with it one, two or three game points. Seven game points win the match.
rules_schnapsen_about_a = At first you draw from a stock and may play whatever you like. Once the stock is used up you have to follow suit. A player who feels strong can close the stock early: that is the boldest move of the game, and it costs dear when it fails.
rules_schnapsen_about_b = You play against the computer or another person; the rules are the same. Cardavia minds them for you: it refuses what they forbid and says why.

## Words

rules_schnapsen_term_trick = trick
rules_schnapsen_term_trick_meaning = One card from each player. The first of them is led, and whoever is to lead is on lead.
rules_schnapsen_term_trumps = trumps
rules_schnapsen_term_trumps_meaning = The suit that beats the other three in this deal.
rules_schnapsen_term_stock = stock
rules_schnapsen_term_stock_meaning = The cards not dealt, from which both players draw. It is open while there are cards in it and nobody has closed it.
rules_schnapsen_term_indicator = indicator
rules_schnapsen_term_indicator_meaning = The card that lies face up under the stock. It shows which suit is trumps and is drawn last.
rules_schnapsen_term_card_points = card points
rules_schnapsen_term_card_points_meaning = What you collect within a deal, from tricks and marriages. 66 is the aim.
rules_schnapsen_term_game_points = game points
rules_schnapsen_term_game_points_meaning = What the winner of a deal gets towards the match.

## Cards and the deal

rules_schnapsen_section_deal = Cards and the deal
rules_schnapsen_1 = Two players use twenty cards: A, 10, K, Q and J of every suit, ranking in this order. An Ace is worth 11 card points, a 10 is worth 10, a King 4, a Queen 3 and a Jack 2. That is 120 in all.
rules_schnapsen_1_german = Two players use twenty cards: A, 10, K, O and U of every suit, ranking in this order. A Deuce (A) is worth 11 card points, a 10 is worth 10, a King 4, an Ober 3 and an Unter 2. That is 120 in all. Where these rules say Ace, Queen or Jack, it is the Deuce, the Ober or the Unter.
rules_schnapsen_2 = The dealer gives three cards to each player and turns the next one face up: the indicator, whose suit is trumps. Then each gets two more. The other player is always served first. The nine cards left lie face down on the indicator; with it they are a stock of ten.
rules_schnapsen_2a = The other player leads to the first trick. Chance names the first dealer; from then on the two deal in turn, whoever won.

## While the stock is open

rules_schnapsen_section_open = While the stock is open
rules_schnapsen_3 = You may play any card on the one led: there is no duty to follow suit or to trump. The higher card of the suit led wins the trick, but a trump beats every card of another suit.
rules_schnapsen_3a = The winner of the trick draws the top card of the stock, then the loser draws the next. So the loser of the fifth trick gets the card that lies face up. The winner leads to the next trick.
rules_schnapsen_3b = Whoever is on lead may first exchange, then close, and then leads a card. Exchanging and closing are free choices, but they come in this order.
rules_schnapsen_4 = Exchange: on lead, before you lead, you may swap the Jack of trumps from your hand for the indicator.
rules_schnapsen_4a = You may do so at any lead while the stock is open, from the first trick until only two cards are left, and you need not have won a trick.
rules_schnapsen_4b = The player who follows never exchanges, and nobody does once the stock is closed. If the Jack itself was turned up, there is nothing to exchange.
rules_schnapsen_5 = Close: on lead, before you lead, you may close the stock while it still has cards, from the first trick until only two are left. Both players then have five cards. Nobody draws any more, and strict play begins (rule 6).
rules_schnapsen_5a = What the closer’s opponent has at that moment is put on record and stays as it is: card points and number of tricks. Marriages already credited are in it; pending ones (rule 8) are not. This is the frozen record, and rules 11 and 12 go by it.

## Strict play

rules_schnapsen_section_strict = Strict play
rules_schnapsen_6 = Once the stock is used up or closed, the player who follows must play a card of the suit led, and a higher one if possible. With lower cards of the suit only, play one of those. With none of the suit, you must trump if you can. With no trump either, play what you like.

## Marriages

rules_schnapsen_section_marriages = Marriages
rules_schnapsen_7 = King and Queen of one suit are a marriage. If you lead one of them while you hold the other, you declare the marriage and earn 20 card points, or 40 in trumps.
rules_schnapsen_7a = You choose which of the two to lead. The declaration makes itself, and your opponent learns that you hold the other one.
rules_schnapsen_7b = A King or Queen that you have just got by exchange counts at once. Each player can declare each suit once. You may declare before and after the stock is closed or used up.
rules_schnapsen_8 = While you have no trick, your marriage is pending. It counts for nothing yet: not towards 66, not towards 33, not as a trick, and not in the frozen record. It is credited when you win your first trick.
rules_schnapsen_8a = That may be the very trick to which you led the marriage. Its card points and the marriage are added together, and only then is 66 looked for.
rules_schnapsen_8b = A pending marriage is still credited after the stock has been closed, whoever closed it.
rules_schnapsen_8c = If you have a trick already, your marriage counts at once. If it takes you to 66, the deal is over before your opponent plays, and the card you led belongs to no trick.

## The end of the deal

rules_schnapsen_section_end = The end of the deal
rules_schnapsen_9 = You need not call 66: Cardavia sees it. It looks after every marriage that counts and after every trick, the last one too, before anybody draws and before rules 12 and 13 are asked.
rules_schnapsen_9a = Only the player who has just declared or has just won the trick can get there, so it is never both.
rules_schnapsen_10 = If nobody has closed the stock, the player who reaches 66 wins 1, 2 or 3 game points, by what the loser has at that moment:
rules_schnapsen_11 = A closer who reaches 66 wins by the same table, read with the frozen record: what the other player had when the stock was closed.
rules_schnapsen_12 = If the closer fails, the other player wins 2 game points, or 3 if that player had no trick when the stock was closed. The closer fails when the other reaches 66 first, which ends the deal at once, or when all cards in hand are played and the closer is still below 66. Winning the last trick does not help.
rules_schnapsen_13 = If nobody has closed and nobody has 66 after all ten tricks, the winner of the last trick wins 1 game point. The last trick earns no extra card points.

# The table of rule 10
rules_schnapsen_wins_loser = The loser has
rules_schnapsen_wins_points = Game points for the winner
rules_schnapsen_wins_single = 33 card points or more
rules_schnapsen_wins_double = fewer than 33, but a trick
rules_schnapsen_wins_triple = no trick

## The match

rules_schnapsen_section_match = The match
rules_schnapsen_14 = Both players begin at seven. Game points won come off the winner’s number, and whoever reaches zero first has won the match. The number stops at zero, though the deal is still noted as worth 1, 2 or 3.

## What each player knows

rules_schnapsen_section_knowledge = What each player knows
rules_schnapsen_15 = These things are open to both: every card played, the indicator (after closing too), how many cards the stock has, pending marriages, who has closed and the frozen record, how many tricks each has won, and the score of the match. The card points are open as well, which makes this the soft game.
rules_schnapsen_15a = Some cards in a hand are known until they are played: the other card of a declared marriage, a card taken by exchange, and the face-up card that the loser of the fifth trick takes.
rules_schnapsen_15b = The rest of the hands, and the order of the stock, stay hidden until the deal ends.

## Switches

rules_schnapsen_switches = Where circles differ there is a switch, and it is off unless your table turns it on. A table’s rules are written as a preset and then its switches, such as “classic sharp”.
rules_schnapsen_switch_close_needs_four = The stock cannot be closed when only two cards are left in it. So it is often played in Hungary.
rules_schnapsen_switch_sharp = The sharp game. In the first trick nobody exchanges, and a King or Queen is led as a plain card: nothing is shown and nothing earned. With only two cards left in the stock nobody exchanges and nobody closes, so this includes close_needs_four. Closing in the first trick is allowed, and the card points stay open.

## Presets

rules_schnapsen_preset_classic = Every switch is off. These are the rules as they stand above.

## Worked examples: a trick; then, in the next deal, a marriage and closing

rules_schnapsen_player = { $seat ->
    [0] Vroni
   *[1] Max
}
rules_schnapsen_example_trick = A trick
rules_schnapsen_example_trick_1 = Vroni has dealt, so Max leads: { CARDS("JS") }, a low card that risks little. { CARDS("JH") } lies face up, so its suit is trumps.
rules_schnapsen_example_trick_2 = Vroni plays { CARDS("TS") }, which is higher. The trick is worth 12. She draws a card first, then Max, and she leads to the next trick.
rules_schnapsen_example_trick_3 = She leads { CARDS("AC") }. Max could follow suit, but while the stock is open he need not: he trumps with { CARDS("QH") }. The trick is worth 14.
rules_schnapsen_example_trick_4 = So they play on to the last trick, under strict play from the sixth. Max takes the last one and has 81 points, and 66 are enough. Vroni has 39, and so not fewer than 33: Max wins 1 game point and goes from seven to six.
rules_schnapsen_example_marriage = A marriage
rules_schnapsen_example_marriage_1 = Max has dealt, so Vroni leads. She holds { CARDS("AS KH QH AD JD") }, and { CARDS("TD") } is the indicator: diamonds are trumps. She exchanges: her Jack goes under the stock, the ten into her hand.
rules_schnapsen_example_marriage_2 = She leads { CARDS("QH") }. As she holds { CARDS("KH") } too, that declares a marriage of 20. She has no trick yet, so the 20 are pending.
rules_schnapsen_example_marriage_3 = Max plays { CARDS("AH") } and wins the trick: he has 14 points. He draws a card, then Vroni draws one.
rules_schnapsen_example_marriage_4 = Max leads { CARDS("TC") }. Vroni takes it with a trump, { CARDS("TD") }. The trick is worth 20, and with her first trick the marriage counts: she has 40 points. Both draw.
rules_schnapsen_example_closing = Closing
rules_schnapsen_example_closing_1 = Vroni is on lead and closes the stock. Max has 14 points and one trick, and that is the frozen record. Nobody draws from now on.
rules_schnapsen_example_closing_2 = She leads { CARDS("AD") }. Max must follow suit and has one diamond, { CARDS("KD") }. The trick is worth 15: she has 55.
rules_schnapsen_example_closing_3 = She leads { CARDS("AS") }. Max must follow with { CARDS("QS") }, his only spade. The trick is worth 14: she has 69, and the deal is over.
rules_schnapsen_example_closing_4 = By the frozen record Max had fewer than 33 points, but a trick. Vroni wins 2 game points and goes from seven to five. Had she been below 66 with all her cards played, Max would have won 2.
