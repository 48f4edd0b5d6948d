# The text record of a match (docs/record-format.md): what its reader refuses, and what there is to
# say of a record in which nothing is wrong. What a sentence quotes stands in “quotation marks”.
# No sentence says which line it is about: record_place does, for these and for whatever else is
# refused in a record.

## Where a record is wrong

# $problem: what is wrong there, a whole sentence
record_place = Line { $line }: { $problem }
# $move: a card, call or announcement, as it was written
record_place_of_move = Line { $line }, “{ $move }”: { $problem }

## What is no record, or cannot be read

# $version: 1
record_is_none = This is no record of a match: it should begin with [Cardavia "{ $version }"].
# $found: the version of the record
record_of_another_version = This is a record of version “{ $found }”, and only version { $version } can be read here: a newer Cardavia may read it.
record_not_utf8 = This line is not text in UTF-8: save the record in that encoding.
# $length, $most: characters
record_line_too_long = This line has { NUMBER($length, useGrouping: 0) } characters: a record has at most { NUMBER($most, useGrouping: 0) } in a line.
# $character: such as U+0000
record_unprintable = The character { $character } has no place in a record: take it out.

## Tags

record_bad_tag = “{ $text }” cannot be read as a tag: write it like [Date "2026-03-01"], with \" for a quotation mark within.
record_tag_too_late = The tag { $tag } stands among the deals: all tags stand before the first deal.
# $first: the line where it stood first
record_tag_twice = The tag { $tag } stands in line { $first } already: it can stand only once.
record_tag_missing = The tag { $tag } is missing: it should stand before the first deal.
record_unknown_tag = No record has a tag { $tag }: take it out, or spell it as docs/record-format.md has it.
# $found: what stands there
record_not_a_number = The tag { $tag } takes a number, not “{ $found }”.
# $found, $version: numbers of the rules
record_of_other_rules = The record follows version “{ $found }” of the rules, and here version { $version } is played: its moves may end otherwise.
record_tag_differs = The tag { $tag } says “{ $found }”, but the deals come to { $due }.
record_winner_too_early = Nobody has won yet when the deals end: the tag Winner has to wait.

## Names, seats and the shuffle

# $names: how many
record_names = A record has one name for each seat: { $names } will not do for { $seats } seats.
# $most: characters
record_bad_name = “{ $name }” will not do: names and dates are one line of plain text, 1 to { $most } characters, no blanks around them.
record_secret_of_nothing = This record has nothing of a shuffle that a secret could belong to.

## Deals

# $found: the word that is wrong
# $due: the whole line as it should be
record_differs = “{ $found }” does not follow from the cards and moves: this line should be “{ $due }”.
record_line_too_short = This line lacks something at its end: it should be “{ $due }”.
record_deal_goes_on = “{ $found }” comes too early: the deal goes on, and seat { $seat } is to move.
# $due: Deal and its number
record_next_deal_or_end = “{ $found }” has no place here: the deal is over, so “{ $due }” or “End” should follow.
record_match_is_over = “{ $found }” has no place here: the match is over, so “End” should follow.
# $due: the line that should come next
record_breaks_off = The record breaks off: { $due ->
    [End] its last line should be “End”.
   *[other] it should go on with “{ $due }”, and its last line should be “End”.
}
record_after_end = “{ $found }” stands after “End”, where the record is over: take it out.

# $deal, $deals: counted from 1
record_no_such_deal = There is no deal { $deal }: the record has { $deals ->
    [0] none yet
    [one] one deal
   *[other] { $deals } deals
}.
# $asked: after how many moves
record_no_such_move = Deal { $deal } has { $moves ->
    [one] one move
   *[other] { $moves } moves
}: there is nothing after { $asked }.
record_deal_from_its_middle = This deal began in its middle, as a position: only whole deals are written.

## The verdict on a record in which nothing is wrong

# $deals: how many packs were dealt
record_verdict_replayed = { $deals ->
    [0] No cards have been dealt yet: there is nothing to replay.
    [one] Every move of the one deal follows the rules: { $moves } in all.
   *[other] Every move of the { $deals } deals follows the rules: { $moves } in all.
}
# $packs: how many
# $contributions: how many people shared in the shuffle
record_verdict_shuffle_checked = { $contributions ->
    [0] The secret is the one published, and every pack lies as it was shuffled; but nobody contributed, so the dealer alone chose the secret.
    [one] Secret and contribution are what was committed to, and every pack lies as they shuffled it.
   *[other] The secret and all { $contributions } contributions are what was committed to, and every pack lies as they shuffled it.
}
# $seat: who dealt first
# $drawn: whom chance would have named
record_verdict_first_dealer_chosen = Chance would have named seat { $drawn } as the first dealer; somebody chose seat { $seat }.
record_verdict_shuffle_no_secret = The packs cannot be checked yet: the dealer has not revealed the secret.
record_verdict_shuffle_no_data = The packs cannot be checked: the record has nothing of their shuffle.
# $winners: how many names
# $names: the winners’ names, with commas between them
record_verdict_won = { $winners ->
    [one] { $names } has won the match
   *[other] { $names } have won the match
}: the score is { $one }:{ $other }.
record_verdict_goes_on = The match is not over: the score is { $one }:{ $other }.

# $most: how many characters
record_too_large = This is no record: a record has { $most } characters at most.
