# Why the rules say no: moves, rule sets, packs, hands and positions. What a sentence quotes stands in
# “quotation marks”; $seat counts from 0 in turn order as seats are numbered.

## Moves of either game

# $move: what was written
unknown_move = “{ $move }” is neither a card nor a call: write a card such as JD, or what you want to say.
card_not_in_hand = { CARDS($card) } is not in your hand: play a card that is.
# $suit: the suit led
# $cards: what would do
must_follow_suit = You can follow suit, so you must: { CARDS($cards, join: "or") } will do, { suit_name } were led.
deal_over = The deal is over: “{ $move }” has to wait for the next one.
deal_goes_on = A deal is on: play it to its end before the next one.
match_over = The match is over: start a new one.
no_deal_is_on = No deal is on: “{ $move }” has to wait until the cards are dealt.

## 56: calls

bad_call = “{ $text }” is not a call: say it like 28D, D28, 28NT, 29NS, +2D, P, X or XX.
bad_contract = “{ $text }” is not a contract: say it like 28D by 1, or 28D by 1 X when it is doubled.
# $number: as it was written
call_number_outside = A bid is { $least } to { $most }, not { $number }.
call_number_too_low = Bid { $least } or more: { $number } does not top the bid that stands.
stage_jump_needed = Over your own side’s bid the next stage is due: { $least } or more, not { $number }.
nothing_tops_56 = No bid tops the one that stands: pass, or double the other side’s bid.
plus_needs_a_bid = { CALL($call) } counts from the last bid, and there is none yet: name a number.
plus_past_56 = { CALL($call) } would make { $number }: no bid goes past 56.
first_caller_may_not_pass = The first caller has to bid: say 28 without a suit (28P) if you have nothing to show.
no_suit_only_as_opening = 28P is the opening of a first caller who may not pass: here, pass or bid with a suit, no trumps or Noes.
double_needs_a_bid = There is no bid to double yet.
double_own_side = The bid that stands is your own side’s: only the other side may double it.
already_doubled = The bid is doubled already: pass, bid higher, or redouble if it is yours.
already_redoubled = The bid is redoubled already: nothing doubles it again.
redouble_needs_a_double = Only a doubled bid can be redoubled.
redouble_own_double = The double is your own side’s: only the doubled side may redouble.
auction_goes_on = The auction is still on: make a call before you play { CARDS($card) }.
auction_over = The auction is over: play a card instead of calling { CALL($call) }.

## Schnapsen: exchange, closing, strict play

exchange_on_lead_only = The { -jack } is exchanged before leading: a card is on the table already.
exchange_after_closing = The stock is closed: the indicator stays where it is.
exchange_needs_stock = The stock is used up: there is no indicator to exchange.
exchange_jack_lies_there = { CARDS($card) } is the indicator itself: there is nothing to exchange.
exchange_needs_jack = Only { CARDS($card) } is exchanged, and it is not in your hand.
exchange_not_in_first_trick = In the sharp game nothing is exchanged in the first trick: lead, or close.
exchange_not_with_two_left = With two cards left in the stock the sharp game allows no exchange: lead a card.
close_on_lead_only = The stock is closed before leading: a card is on the table already.
close_only_once = The stock is closed already.
close_needs_stock = The stock is used up: there is nothing left to close.
close_not_with_two_left = With two cards left the stock may not be closed under these rules: lead a card.
# $lead: the card led
must_beat = You can beat { CARDS($lead) } in its suit, so you must: play { CARDS($cards, join: "or") }.
# $suit: the suit led
must_trump = You have no { suit_name } but a trump, so you must play one: { CARDS($cards, join: "or") }.

## Rule sets

unknown_game = There is no game “{ $game }”: choose { LIST($games, join: "or") }.
rules_of_another_game = These rules belong to another game than { $game }.
players_not_possible = This game is for { LIST($possible, join: "or") } players, not { $players }.
short_pack_is_for_four = The short pack (short_pack) is for 4 players, not { $players }.
points_not_56 = With these card points ({ $points } for J, 9, A, 10) a deal has { $total } points: it has to have 56.
unknown_preset = There are no rules “{ $preset }”: start from { LIST($presets, join: "or") }.
unknown_switch = There is no switch “{ $switch }”: there are { LIST($switches, join: "and") }.
switch_value = The switch { $switch } takes { LIST($values, join: "or") }, not “{ $value }”.
switches_contradict = “{ $one }” and “{ $other }” contradict each other: leave one of them out.

## Packs, hands and positions

# $figures: what was given
not_a_pair = Give one whole number for each side, such as (7, 7), not { $figures }.
no_such_seat = There is no seat { $seat }: { $seats } seats are numbered from 0.
# $lacking, $extra, $cards: cards, or nothing
not_the_pack = This is not the pack of the game: missing are “{ CARDS($lacking) }”, too many “{ CARDS($extra) }”.
hands_not_one_each = Give one hand for each seat: { $hands } for { $seats } seats will not do.
hand_size_outside = Before a lead each player holds 1 to { $most } cards, not { $cards }.
hand_not_full = While there is a stock to draw from each player holds { $wanted } cards before a lead, not { $cards }.
hand_size = Seat { $seat } has { $cards } cards, but should have { $wanted }.
hand_is_known = The hand of seat { $seat } is seen here: it can only be “{ CARDS($cards) }”.
hand_not_given = Say what seat { $seat } holds: it is not seen from here.
hand_is_void = Seat { $seat } did not follow { suit_name }, so it can hold none.
hand_would_have_answered = With { CARDS($cards) } left, seat { $seat } could not have answered with { CARDS($card) }.
cannot_have_been_held = Seat { $seat } cannot end with “{ CARDS($cards) }” after what it played, showed and drew.
card_was_shown = Seat { $seat } has shown { CARDS($cards, join: "and") } and still holds it.
hands_not_the_rest = The cards not yet played have to lie somewhere, each once: “{ CARDS($cards) }”.
not_in_the_pack = More than the pack holds: { CARDS($cards, join: "and") }.
no_cards_left = Nobody has a card left: the deal is over.
trick_is_full = The trick on the table is complete ({ CARDS($cards) }): put it into a pile.
points_not_56_in_all = The piles have { $piles } points and the cards still out { $out }: together it has to be 56.
auction_not_over = The auction “{ $calls }” is not over: add the calls that end it.
first_lead = To the first trick seat { $seat } leads: it sits next to the dealer.
gone_not_in_tricks = A trick has { $seats } cards: { $cards } cards cannot have gone in whole tricks.
piles_not_of_tricks = Piles of { $one } and { $other } points cannot come from whole tricks of the cards gone, the last taken by the side that leads.
# $least: 0, or 1 where a side without tables has lost
score_not_24_tables = The two sides own 24 tables, at least { $least } each: it cannot be { $one } and { $other }.
# $most: points that one side can have won
score_not_of_deals = What one side wins the other loses, { $most } points at most: it cannot be { $one } and { $other }.
already_decided = Under these rules play has stopped already: the piles decide the contract.
weak_deal_thrown_in = Under these rules this deal is thrown in: a hand has no points, or a side no Jack.
closed_and_frozen_go_together = A closed stock needs both: who closed it, and what the other player had then.
# $points, $tricks: what the other player is said to have had
frozen_above_present = At closing the other player cannot have had more than now: points { $points }, tricks { $tricks }.
score_outside = Before a deal each player needs 1 to { $most } points to win the match, not { $one } and { $other }.
indicator_is_trump = The indicator, last in the stock, has to be a trump: { CARDS($card) } is none.
indicator_ends_stock = A stock ends with its indicator, and where there is no stock there is none.
indicator_lies_last = The stock ends with the indicator { CARDS($card) }.
shown_in_no_hand = Shown, but in no hand: { CARDS($cards, join: "and") }.
stock_not_even = A stock has an even number of cards, ten at most, not { $cards }.
stock_size = The stock has { $wanted } cards, not { $cards }.
stock_is_known = The stock lies open here: it can only be “{ CARDS($cards) }”.
too_many_tricks = { $tricks } tricks are too many: cards for { $most } are gone.
points_without_a_trick = Seat { $seat } has { $points } points but no trick: a marriage without one is pending.
pending_with_a_trick = Seat { $seat } has a trick: its { $points } pending points would count already.
pending_is_one_marriage = Pending points come from one marriage before the first trick is won, 20 or 40, not { $points }.
points_of_a_finished_deal = Points have to be from 0 to below { $goal }, not { $points }: with { $goal } the deal is over.
points_do_not_add_up = { $points } points together do not fit the cards gone, which are worth { $gone }, and marriages.

## Views

bad_view = This is no view of a game: { $problem }.
view_hands_when_over = A view shows all hands when the deal is over, and only then.
view_cards = These cannot be the viewer’s cards: “{ CARDS($cards) }”.
view_fits_no_deal = No deal looks like this: the hidden hands have no room for all the cards not seen.
# $written: the marriage that the view says was declared
lead_declares = Leading { CARDS($card) } here declares { $worth }, not “{ $written }”.
