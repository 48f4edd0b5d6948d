# Why a computer player of Schnapsen plays a card, exchanges or closes. Each sentence tells the
# reason as one player tells another after the trick, and names nobody.

## Any level

why_any_legal_move = No reason at all: this level plays whatever comes.
# $card: the indicator
# $jack: the trump jack
why_exchanges = The exchange gets { CARDS($card) } for { CARDS($jack) }, and costs nothing.
# $points: what the trick holds, with a marriage that waited for it
why_takes = Takes { $points } points.

## Beginner’s habits

why_leads_low = Leads low: { CARDS($card) } costs least.
why_has_marriage = Declares the marriage as soon as it is there: { $worth }.
why_throws_low = Nothing to take here, so the cheapest card goes: { CARDS($card) }.

## What decides

# $points: before this card
# $more: what this card brings
why_makes_66 = { $points } and { $more } make { $total }: the deal is won.
why_surely_66 = { CARDS($card) } cannot be beaten, and makes 66.
why_stops_66 = If this trick were lost, { $points } and { $more } would bring the other player to 66.

## Weighing a lead or a reply. The cards named are either the one played or the one kept back.

why_marriage = The marriage counts { $worth } at once and makes { $total }.
why_marriage_waits = The marriage is worth { $worth } from the first trick on.
why_sure_trick = Nothing can beat { CARDS($card) }.
why_likely_trick = { CARDS($card) } is likely to win the trick.
why_possible_trick = { CARDS($card) } has some chance of winning the trick.
why_may_be_beaten = { CARDS($card) } might be led into a higher card that is still out, so it stays back.
why_may_be_trumped = { CARDS($card) } might well be trumped, so it stays back.
why_saves_trump = Saves a trump: { CARDS($card) }.
why_keeps_high = Keeps { CARDS($card) } for when suit must be followed.
why_keeps_marriage = Keeps { CARDS($cards, join: "and") } together.
why_hopes_for_marriage = Keeps { CARDS($card) }: { CARDS($other) } may still come and make a marriage.
# $ten: the ten that the card guards
why_keeps_guard = Keeps { CARDS($card) } as a guard: without it { CARDS($ten) } would fall to the ace.
why_leads_to_marry = Taking the trick gives the lead, for a marriage of { $worth }.
why_leads_to_exchange = Taking the trick gives the lead, to exchange { CARDS($card) }.
# $card: the card kept back
# $points: what the trick would hold
why_gives_less = { CARDS($card) } would give away a trick of { $points } points.
why_all_alike = The cards that would do are worth the same here.
why_close_call = A close call: many small things together speak for this card.

## Seeing through the deal

# $points: game points
why_known_to_win = Every card is known, and this one wins { $points ->
    [one] a game point
   *[other] { $points } game points
} whatever is answered.
why_known_to_lose = Every card is known, and no other saves more: { $points ->
    [one] one game point is
   *[other] { $points } game points are
} lost.
why_no_other_wins = Every other card loses.
# $worlds, $won: how many hands of the other player were tried, and how many of them it beats
why_wins_always = It wins against { $worlds ->
    [one] the hand
   *[other] all { $worlds } hands
} tried for the other player.
why_wins_mostly = It wins against { $won } of { $worlds } hands tried for the other player: no card beats more of them.
why_wins_never = No card wins against { $worlds ->
    [one] the hand
   *[other] any of { $worlds } hands
} tried for the other player: this one should save most.
why_best_on_average = Against { $worlds ->
    [one] the hand
   *[other] { $worlds } hands
} tried for the other player, no card brings more.

## Closing

why_close_safe = With the stock closed, 66 is made against { $worlds ->
    [one] the hand
   *[other] all { $worlds } hands
} tried for the other player.
why_close_mostly = With the stock closed, 66 is made against { $won } of { $worlds } hands tried for the other player.
why_close_gain = It is worth { $points ->
    [one] a game point
   *[other] { $points } game points
} as things stand now.
why_points_missing = { $points ->
    [one] One point is
   *[other] { $points } points are
} missing to 66.

## Counting: the level strong

# $percent: of the deals played on from here, with this card
# $other: the same with the next best card
why_ahead = Counted out from here, the deal is won { $percent } times in 100, and { $other } times with the next best card.
why_ahead_most = Counted out from here, this brings most: the deal is won { $percent } times in 100.
why_ahead_safe = However the hidden cards lie, this wins the deal.
# A plan: how to play on with the stock closed, whatever the other player holds
why_plan_safe = Played right from here, the deal is won against every hand that is possible.
why_plan_mostly = Played right from here, the deal is won against { $percent } in 100 hands that are possible.
why_plan_lost = No way to play wins against any hand that is possible: this one asks for most care.
why_trumps_out = { $count ->
    [0] No trump is out any more.
    [one] One trump is still out.
   *[other] { $count } trumps are still out.
}
# $gain, $loss: game points
why_close_stakes = Closing wins { $gain ->
    [one] one game point
   *[other] { $gain } game points
}, or loses { $loss }.
why_match_is_lost_anyway = Losing this deal loses the match in any case, so nothing more is at risk.
why_wins_the_match = Winning this deal wins the match.
# $right, $ways: of so many cards the other player has, how many keep the deal won
why_hardest = The other player still has to find { $right ->
    [one] the one right answer
   *[other] one of { $right } right answers
} among { $ways } cards.

## Mixing: the level strongest

# $percent: how often the card, or closing, is chosen in such a place
why_mixed = Always the same would give the hand away: here this is played { $percent } times in 100.
why_cannot_be_bettered = Whatever the other player expects, nothing does better here.
