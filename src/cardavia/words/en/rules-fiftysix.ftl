# The full rules of 56, as words/rules.py lays them out. Rule 8 is rules_fiftysix_8, its further paragraphs
# are rules_fiftysix_8a, 8b and so on. Each sentence here is one paragraph: no line breaks inside.
# A rule once numbered keeps its number, and every language has the same paragraphs.

rules_fiftysix_title = 56

## What the game is about

rules_fiftysix_about = 56 is a game for two sides. Partners sit between their opponents and say, in an auction, how many of the deal’s 56 card points they mean to take together. The cards are then played out in tricks.
rules_fiftysix_about_a = Every bid also tells something about the hand behind it, so the auction is where partners talk. A side that keeps its word receives tokens, called tables, from the other side; a side that fails pays. Whoever runs out of tables has lost.
rules_fiftysix_about_b = The game comes from Kerala, where this way of playing it is also called Support. Some homes play 56 with a hidden trump: that is another game.
rules_fiftysix_about_c = Cardavia minds the rules for you. It refuses a call or card that they forbid and says why, so there are no penalties to argue about.

## Words

rules_fiftysix_term_side = side
rules_fiftysix_term_side_meaning = You and your partners: every second player round the table.
rules_fiftysix_term_trick = trick
rules_fiftysix_term_trick_meaning = One card from each player in turn. The first of them is led, and its suit is the suit led.
rules_fiftysix_term_strain = strain
rules_fiftysix_term_strain_meaning = What a bid names beside its number: a suit to be trumps, or no trumps. A trump beats every card of the other suits.
rules_fiftysix_term_last_bid = last bid
rules_fiftysix_term_last_bid_meaning = The bid that stands. Passes, doubles and redoubles after it leave it standing.
rules_fiftysix_term_contract = contract
rules_fiftysix_term_contract_meaning = What the auction comes to: the number and strain of the last bid, and whether it is undoubled, doubled or redoubled. Whoever made that bid is the declarer, and the declarer’s side is the declaring side.
rules_fiftysix_term_pile = pile
rules_fiftysix_term_pile_meaning = The tricks that a side has won.
rules_fiftysix_term_tables = tables
rules_fiftysix_term_tables_meaning = The tokens that change hands after each deal.

## Players, cards and the deal

rules_fiftysix_section_deal = Players, cards and the deal
rules_fiftysix_1 = Four, six or eight players form two sides of two, three or four. The sides sit alternately, so that everybody has an opponent on the left and another on the right.
rules_fiftysix_2 = Two packs are shuffled together, without their low cards. So every card is there twice.
rules_fiftysix_2a = For four or six players each pack has J, 9, A, 10, K and Q in every suit. That makes 48 cards: twelve each for four players, eight each for six.
rules_fiftysix_2b = For eight players each pack has the 8 and the 7 as well. That makes 64 cards, eight each.
rules_fiftysix_3 = In every suit the cards rank J, 9, A, 10, K, Q from the top, and with eight players 8 and 7 below them.
rules_fiftysix_3a = A Jack is worth 3 card points, a 9 is worth 2, an Ace and a 10 are worth 1 each. The other cards are worth nothing. One pack comes to 28 points, so a deal always has 56; card values that come to anything else are refused.
rules_fiftysix_4 = Chance names the first dealer. After each deal the player on the dealer’s right deals next.
rules_fiftysix_4a = Everything goes round counter-clockwise: dealing, calling and playing. After you comes the player on your right.
rules_fiftysix_4b = The dealer gives out the whole pack one card at a time, beginning on the right.
rules_fiftysix_5 = Each side begins the match with 12 tables. The low cards left out of the packs make good tokens.

## The auction

rules_fiftysix_section_auction = The auction
rules_fiftysix_6 = The player on the dealer’s right calls first, and the turn goes round and round. A call is a bid, a pass, a double or a redouble.
rules_fiftysix_7 = A bid names a number from 28 to 56 and a strain. It says: our side will take at least so many card points, with these trumps or with none.
rules_fiftysix_7a = Every bid must name a higher number than the last bid. Strains have no rank: 31♣ goes over 30 no trumps, but no other bid of 30 goes over 30♥.
rules_fiftysix_7b = You may bid over your own side, and even over yourself. Whoever has passed may call again on a later turn.
rules_fiftysix_8 = A bid is spoken in one of six forms. The form settles number and strain as shown here, and by custom it tells something about the hand:
rules_fiftysix_8a = How a bid was spoken is public. It is kept with the call, and everybody can look it up. Beyond number and strain it has no effect.
rules_fiftysix_8b = High cards are those worth points: J, 9, A and 10. A suit has eight of them, so a plus bid in a suit goes up by 1 to 8, and tells of as many.
rules_fiftysix_8c = A plus bid needs a bid before it and counts from that bid’s number, whether it is doubled or not: after 28♦, plus 2 diamonds bids 30♦. It may not go past 56. With Noes there is only plus 2.
rules_fiftysix_8d = Noes may even be the very first bid. While no suit has been named, it tells nothing.
rules_fiftysix_8e = Nobody is held to the truth. A bid may inform, and it may mislead.
rules_fiftysix_9 = On your turn you may double the last bid if it is the other side’s and is undoubled. Passes in between do not matter. Number and strain stay; the contract would now count double.
rules_fiftysix_9a = A higher bid, by either side, wipes the double out.
rules_fiftysix_10 = On your turn you may redouble if the last bid is your own side’s and is doubled. That ends the auction at once.
rules_fiftysix_11 = Otherwise the auction ends when everybody else in a row passes after the last bid or double: three players of four, five of six, seven of eight. Whoever made that bid or double is not asked again.
rules_fiftysix_11a = After a double the bidder does get another turn. If with six players one bids 28♥ and the next doubles, five passes end the auction, and the fifth is the bidder’s own.
rules_fiftysix_11b = A bid of 56 does not end the auction by itself, since it can still be doubled.
rules_fiftysix_12 = If everybody passes and there is no bid at all, the contract is 28 no trumps, undoubled. The player on the dealer’s right counts as declarer, so the dealer’s opponents have to make it.

# The table of rule 8: how a form is spoken, how it is written, what it bids, what it tells
rules_fiftysix_forms_spoken = You say
rules_fiftysix_forms_written = You write
rules_fiftysix_forms_bids = That bids
rules_fiftysix_forms_tells = By custom it tells
rules_fiftysix_form_number_suit_spoken = “28 diamonds”
rules_fiftysix_form_number_suit_bids = 28, diamonds trumps
rules_fiftysix_form_number_suit_tells = I have the top card of this suit: at least one of its Jacks.
rules_fiftysix_form_suit_number_spoken = “diamonds 28”
rules_fiftysix_form_suit_number_bids = 28, diamonds trumps
rules_fiftysix_form_suit_number_tells = I am strong in this suit, but have no Jack of it.
rules_fiftysix_form_number_no_trumps_spoken = “28 no trumps”
rules_fiftysix_form_number_no_trumps_bids = 28, no trumps
rules_fiftysix_form_number_no_trumps_tells = I am strong, but not in one suit: I have Jacks in several.
rules_fiftysix_form_number_noes_spoken = “29 Noes”
rules_fiftysix_form_number_noes_bids = 29, no trumps
rules_fiftysix_form_number_noes_tells = I have no card of the suit that was named last, whoever named it.
rules_fiftysix_form_plus_suit_spoken = “plus 2 diamonds”
rules_fiftysix_form_plus_suit_bids = the last bid’s number and 2 more, diamonds trumps
rules_fiftysix_form_plus_suit_tells = I have exactly two high cards of this suit, and no other card of it.
rules_fiftysix_form_plus_noes_spoken = “plus 2 Noes”
rules_fiftysix_form_plus_noes_bids = the last bid’s number and 2 more, no trumps
rules_fiftysix_form_plus_noes_tells = The same as Noes, two steps up.

## The play

rules_fiftysix_section_play = The play
rules_fiftysix_13 = The player on the dealer’s right leads to the first trick, whoever is declarer. Any card may be led.
rules_fiftysix_14 = If you have a card of the suit led, you must play one. If you have none, play what you like: you never have to trump.
rules_fiftysix_15 = The highest trump wins the trick. Without a trump in it, the highest card of the suit led wins.
rules_fiftysix_15a = Of two identical cards, the one played first counts as the higher.
rules_fiftysix_15b = The winner adds the trick to the side’s pile and leads to the next one. All cards are played.

## Scoring and the match

rules_fiftysix_section_scoring = Scoring and the match
rules_fiftysix_16 = The declaring side has made its contract if the cards in its pile are worth at least the contract’s number. With fewer points it has failed. Count the other pile too, as a check: together they have 56.
rules_fiftysix_17 = Then one side pays the other. How many tables depends on the number of the contract:
rules_fiftysix_17a = A doubled contract counts twice that, a redoubled one four times, made or failed.
rules_fiftysix_17b = A side that owes more tables than it has pays all it has.
rules_fiftysix_18 = A side with no tables left has lost the match, and the other side has won it.

# The table of rule 17
rules_fiftysix_scale_number = Contract
rules_fiftysix_scale_made = Made: the declaring side receives
rules_fiftysix_scale_failed = Failed: the declaring side pays

## What each player knows

rules_fiftysix_section_knowledge = What each player knows
rules_fiftysix_19 = These things are open to all: every call with the form in which it was spoken, every card played and who played it, the points in both piles, the tables of both sides, and who deals.
rules_fiftysix_19a = The cards in your hand are yours alone until the deal ends. Then all hands are shown.

## Switches

rules_fiftysix_switches = 56 is played in many ways. Where circles differ there is a switch, and it is off unless your table turns it on. A table’s rules are written as a preset and then its switches, such as “classic stage_jump”.
rules_fiftysix_switch_compulsory_opening = The first caller may not pass, but has a seventh way to bid, which only this one call allows: 28P, “28” and no more. It bids 28 no trumps, names no suit and tells nothing. It can be doubled, overbid and built on: plus 2 diamonds then bids 30♦. If all the others pass, the first caller is declarer in 28 no trumps. Rule 12 cannot arise. The international rules have it, and so do several clubs.
rules_fiftysix_switch_stakes = A double adds 1 table to the figure of rule 17, a redouble adds 2 in all, made or failed. A contract of 40 then receives 2, doubled 3, redoubled 4, and pays 3, 4 or 5. So it is in the international rules.
rules_fiftysix_switch_match = A match is n deals long, and there are no tables. The figure of rule 17 is added to one side’s score and taken off the other’s in full; scores begin at 0 and may fall below it. If they are level after n deals, six more follow, and all six are played. If they are still level, single deals follow until one of them sets the sides apart. The deal keeps passing all the while. The international rules play 18 deals; clubs play 6 or 12.
rules_fiftysix_switch_match_end = A side that pays its last table exactly plays on with none. It has lost only when it owes more than it has; it then pays all it has. This cannot go with match=deals(n).
rules_fiftysix_switch_noes_strain = Noes keeps the strain of the bid that it goes over, and so does plus 2 Noes: after 28♦, 29 Noes bids 29♦. As the very first bid it is no trumps as ever. Some families play so.
rules_fiftysix_switch_bid_over_redouble = A redouble does not end the auction. It goes on until everybody else in a row has passed. Either side may bid higher; that wipes double and redouble out, and the new bid may be doubled afresh. A redoubled bid cannot be doubled again. At 56 there is nothing left to bid, so a redouble does end the auction there.
rules_fiftysix_switch_direction = The game goes round clockwise, as its mirror image: read left for right in every rule. The player on the dealer’s left is dealt the first card, calls first, leads first and deals next.
rules_fiftysix_switch_short_pack = For four players only: each pack has just J, 9, A and 10. That makes 32 cards, eight each, and still 56 points. Some online tables play so.
rules_fiftysix_switch_stage_jump = If the last bid is your own side’s, a new bid has to jump to the next stage: at least 40 over 28 to 39, at least 48 over 40 to 47, and 56 over 48 to 55. Plus bids have to jump too, and a double makes no difference. Over your own side’s 56 there is no bid. An opening of 28P asks for no jump, and over the other side’s bid any higher number will do.
rules_fiftysix_switch_stop_when_decided = Play stops after the trick that settles the contract. It is made as soon as the declaring side’s pile has its number. It has failed as soon as the number is out of reach, because the other pile has 57 less the number or more: 29 points against a contract of 28. Several servers play so.
rules_fiftysix_switch_redeal_weak = A deal in which some hand has no card points, or a side has no Jack, is thrown in before anybody sees a card. Nobody scores. The same dealer deals again from the next pack, as often as it takes. Some clubs play so.
rules_fiftysix_switch_points = Four other values for J, 9, A and 10, in this order, instead of 3-2-1-1. They have to add up to 7, because the deal has to come to 56.

## Presets

rules_fiftysix_preset_classic = Every switch is off. These are the rules as they stand above.
rules_fiftysix_preset_international = The first caller has to bid, doubles add to the tables instead of multiplying them, and a match has 18 deals.

## Worked examples: an auction, and the first trick of the same deal

rules_fiftysix_player = { $seat ->
    [0] Anu
    [1] Biju
    [2] Chacko
    [3] Devi
    [4] Elias
   *[5] Fathima
}
rules_fiftysix_example_auction = An auction
rules_fiftysix_example_auction_1 = Six players sit round the table: Anu, then on her right Biju, Chacko, Devi, Elias and Fathima. Anu, Chacko and Elias are one side. Fathima deals, so Anu calls first. She says “28 diamonds”, which tells of at least one { CARDS("JD") }.
rules_fiftysix_example_auction_2 = Biju passes. He may still call later.
rules_fiftysix_example_auction_3 = Chacko says “plus 2 diamonds”. That bids 30♦ and tells that he has exactly two high diamonds and no others.
rules_fiftysix_example_auction_4 = Devi, of the other side, says “31 Noes”. That bids 31 no trumps. Diamonds were named last, so she tells her partners that she has none.
rules_fiftysix_example_auction_5 = Elias says “diamonds 32”. That bids 32♦: he is strong in diamonds, but has no Jack of them.
rules_fiftysix_example_auction_6 = Fathima doubles. The last bid is her opponents’, and it is undoubled.
rules_fiftysix_example_auction_7 = Anu, Biju, Chacko, Devi and Elias pass. Those are five passes in a row, and the fifth is the bidder’s own. The contract is 32♦, doubled, and Elias is declarer.
rules_fiftysix_example_trick = The first trick, and the score
rules_fiftysix_example_trick_1 = Anu sits on the dealer’s right and leads: { CARDS("9C") }.
rules_fiftysix_example_trick_2 = Biju has clubs, so he must play one. His { CARDS("JC") } is higher.
rules_fiftysix_example_trick_3 = Chacko and Devi follow with { CARDS("KC") } and { CARDS("QC") }.
rules_fiftysix_example_trick_4 = Elias has no club and could throw any card. He trumps with { CARDS("TD") }.
rules_fiftysix_example_trick_5 = Fathima has to follow and has only one club: the other { CARDS("JC") }. The trump wins. Without it the trick would be Biju’s, because his Jack fell before hers.
rules_fiftysix_example_trick_6 = Two Jacks, a nine and a ten are 9 points for the pile of Anu, Chacko and Elias. Elias leads to the next trick.
rules_fiftysix_example_trick_7 = In the end their pile has 33 points, and the other one 23. The contract of 32 is made. It lies between 28 and 39 and is doubled, so they receive twice 1 table: from 12 each to 14 and 10. With only 31 points they would have paid twice 2.
