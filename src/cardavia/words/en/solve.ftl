# Solving a deal with all cards seen: what cannot be solved, what `cardavia solve` prints, and what
# its position files may not say. What a sentence quotes stands in “quotation marks”.

## What cannot be solved

solve_deal_over = The deal is over: there is nothing left to solve.
solve_auction_on = The auction is still on: cards can be solved once there is a contract.
# $points: what they are worth here; $known: what they have to be worth
solve_other_points = Only deals in which J, 9, A and 10 are worth { $known } points can be solved, not { $points }.
solve_strains_begun = Strains are compared from the first lead on: this position begins after it.
solve_node_limit = A limit of { $limit } nodes leaves nothing to search: give 1 or more.
# $deal: its number in the record
solve_deal_thrown_in = Deal { $deal } was thrown in: nothing was played in it.

## Position files (docs/solving.md)

# $tag: what stands there; $tags: what may
position_unknown_tag = A position has no tag { $tag }: there are { LIST($tags, join: "and") }.
# $found: the word that is wrong; $sections: what may stand there
position_no_section = “{ $found }” has no place here: the sections of this position are { LIST($sections, join: "and") }.
# $section: its name; $first: the line where it stood first
position_section_twice = The section { $section } stands in line { $first } already: it can stand only once.
# $like: an example
position_section_missing = The section { $section } is missing: write it like “{ $section } { $like }”.
# $found: what stands in the section
position_section_differs = “{ $found }” cannot stand in { $section }: write it like “{ $section } { $like }”.
position_hand_twice = Seat { $seat } has a hand already: give one for each seat.
position_has_no_places = This file is one position: --deal and --ply choose a place in the record of a match.

## The command

cli_solve_help = Find what every move of a position is worth when all cards are seen and all play their best.
cli_solve_file = A position or the record of a match, a text file; - reads it from standard input.
cli_solve_deal = Which deal of a record, counted from 1; the last one when not given.
cli_solve_ply = After how many moves of that deal, calls counted in; where it stands when not given, or its first lead if it is over.
cli_solve_node_limit = How many positions may be searched; until all is known when not given.
cli_solve_running = Solving

# $number: what was bid; $strain: S, H, D, C or NT; $stake: 1, 2 or 4
solve_contract = { $number } { strain_name } by { SEAT($seat) }{ $stake ->
    [2] , doubled
    [4] , redoubled
   *[1] {""}
}
solve_trump = { suit_name } are trumps
solve_auction = The auction is on
solve_all_seen = all cards seen
solve_label_piles = Piles
solve_label_points = Points
solve_label_table = On the table
solve_label_stock = Stock
solve_label_line = Best play
# $points, $pending: one figure for each player
solve_pending = { $points }, and { $pending } pending
solve_closed = closed by { SEAT($seat) }
# $game: fiftysix or schnapsen
solve_to_move = { $game ->
    [schnapsen] { SEAT($seat) } to move. Each move, and the game points that it comes to:
   *[fiftysix] { SEAT($seat) } to move. Each card, and what the side’s pile comes to at the end:
}
# $ours, $theirs: the seats of the two sides
solve_strains = What each strain comes to, for seats { LIST($ours, join: "and") } and for seats { LIST($theirs, join: "and") }:
solve_value_points = { $points } points
solve_value_won = wins { $points }
solve_value_lost = loses { $points }
solve_value_unknown = not known
solve_best = best
solve_stands = { $stands ->
    [yes] The contract is made when all play their best.
    [no] The contract fails when all play their best.
   *[unknown] The limit came before it was known whether the contract is made.
}
solve_limit_came_first = The limit came before every value was known: raise --node-limit, or leave it out.
# $nodes: positions; $seconds: as text
solve_spent = { $nodes } positions in { $seconds } s.
