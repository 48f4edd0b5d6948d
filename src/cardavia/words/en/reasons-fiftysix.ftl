# Why the computer players of 56 call and play as they do. They speak to whoever is learning the game:
# “we” and “ours” are the side of the seat that moves, “they” the other side.
#
# $percent: how likely, of 100, as that seat reckons; $points: card points; $who: a seat, or who sits there.

## Calls

# $number, $strain: the bid
why_bid = About { $points } points are in sight for us with { strain_name } as the strain: { $number } should be made { $percent } times in 100.
why_bid_over_them = Left alone, they would make their { $number } in { strain_name } about { $percent } times in 100.
why_bid_higher_stage = From { $number } on a contract is worth more tables.
# $other: the strain of the bid that stands
why_better_strain = More points are in sight with { strain_name } than in the strain that our partner has bid.
why_show_more = It tells our partners something new: a higher stage may be in reach.
why_not_passed_out = Without a bid 28 no trumps would be played, which the side that called first makes about { $percent } times in 100.
# $suit: a suit
why_both_jacks = A Jack of { suit_name } was shown by { SEAT($who) }: with ours we hold both.
why_partner_has_jack = A Jack of { suit_name } was shown by { SEAT($who) }.
why_pass_at_first = No bid is good enough yet: the best in sight is about { $points } points with { strain_name }.
why_pass_out = Without a bid 28 no trumps is played, which the side that called first makes about { $percent } times in 100: no call of ours promises more.
why_pass_ours = Our { $number } in { strain_name } stands and is made about { $percent } times in 100: no other call promises more.
why_pass_theirs = They make their { $number } in { strain_name } about { $percent } times in 100: no call of ours promises more.
why_double = They can expect about { $points } points: { $number } in { strain_name } should fail { $percent } times in 100.
why_redouble = In spite of the double, our { $number } in { strain_name } should be made { $percent } times in 100.
why_any_call = Just a call, made by chance.
why_strong_suit = A strong hand in { suit_name }.
why_double_high = { $number } is a high bid, with { $jacks } Jacks in this hand against it.
why_may_not_pass = The first caller may not pass, and no suit here is strong.
why_pass_to_partner = Our partner’s bid stands: a pass leaves it to them.
why_pass_weak = No suit is strong enough to bid so high.

## Cards

# $card: the card played
why_only_card = { CARDS($card) } is the only card that may be played.
why_any_card = Just a card, played by chance.
why_lead_stands = Nothing still out beats { CARDS($card) }: the trick is ours.
why_lead_likely = { CARDS($card) } should take a trick now, about { $percent } times in 100.
why_lead_to_partner = This leads to the Jack of { suit_name } that was shown by { SEAT($who) }.
why_lead_waiting = With { CARDS($card) } the trick comes to our side about { $percent } times in 100: the other cards are better kept.
why_draw_trumps = It draws their trumps, before they can take our tricks with them.
why_lead_jack = A Jack is the highest card of its suit.
why_lead_longest = The longest suit is { suit_name }: its highest card.
why_take_last = Last to play: { CARDS($card) } takes the trick and its { $points ->
    [one] one point
   *[other] { $points } points
}.
# $cards: the others that would do
why_cheapest = { CARDS($cards, join: "and") } would take it too, but this is the lowest card that does.
why_take_stands = Nothing that may still follow beats { CARDS($card) }: the trick is ours.
why_take_over = { CARDS($card) } takes over from our partner, and keeps the trick ours about { $percent } times in 100.
why_ours_anyway = The trick is ours either way, and { CARDS($card) } brings home { $points ->
    [0] nothing we shall need
    [one] its point
   *[other] its { $points } points
}.
why_take_likely = { CARDS($card) } takes the lead in the trick; it should stay ours about { $percent } times in 100.
# $suit: the suit led
why_ruff = There is no card of { suit_name } here, so a trump may take it.
why_partner_has_it = The trick is our partner’s for sure: { $points ->
    [0] no good card is needed for it
    [one] one point goes into it
   *[other] { $points } points go into it
}.
why_partner_may_have_it = The trick is our partner’s so far and should stay ours about { $percent } times in 100: { $points ->
    [0] no good card is spent on it
    [one] one point goes into it
   *[other] { $points } points go into it
}.
why_no_trump_on_partner = A trump would be wasted on a trick that our partner has.
why_partner_to_come = A partner still to play should win it for us about { $percent } times in 100.
why_not_worth_it = The trick has { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} so far: the cards that could take it are worth more later.
why_throw_least = The trick is theirs: nothing worth less can be thrown on it.
why_throw_least_needed = The trick is theirs: this is the card that we shall miss least.
why_points_to_partner = Our partner has the trick: { $points ->
    [0] there are no points to give
    [one] one point goes into it
   *[other] { $points } points go into it
}.
why_beats_trick = { CARDS($card) } is the lowest card that beats what lies there.
why_cannot_beat = Nothing here beats what lies there: the lowest card will do.

# $deals: how many deals that fit the calls and the play were tried
why_tried_ours = Tried in { $deals } deals that fit all the calls and the play, { CARDS($card) } does best: our contract is made about { $percent } times in 100.
why_tried_theirs = Tried in { $deals } deals that fit all the calls and the play, { CARDS($card) } does best: their contract is beaten about { $percent } times in 100.
why_tried_all_alike = It hardly matters which card is played here.
# $cards: the others that did as well
why_tried_alike = { CARDS($cards, join: "or") } would do about as well.
