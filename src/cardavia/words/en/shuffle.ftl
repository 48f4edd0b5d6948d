# The checkable shuffle: what it refuses, and what its check finds. Packs and seats are counted
# from 0, as in the published specification (docs/fairness.md).

## What cannot be read or used

# $digits: 64
shuffle_bad_hex = Secrets, contributions and their hashes are written with { $digits } digits, each 0–9 or a–f: this is something else.
# $length: 32
# $found: how many it has
shuffle_bad_length = A secret or contribution must be { $length } bytes long, not { $found }.
# $most: the highest number that a seat can have
shuffle_no_such_seat = There is no seat { $seat }: seats are numbered from 0 to { $most }.
shuffle_seat_twice = There are two contributions from seat { $seat }: a seat can have only one.
shuffle_no_such_pack = There is no pack { $pack }: a match begins with pack 0, and each new pack counts one more.
# $most: the highest number of seats
shuffle_no_such_table = A table has 2 to { $most } seats, not { $seats }.
# $most: the highest number of cards
shuffle_no_such_size = A pack can have 0 to { $most } cards, not { $size }.

## What does not fit

shuffle_secret_not_as_published = The dealer’s secret does not fit the hash that was published before the first deal.
shuffle_not_as_committed = The contribution of seat { $seat } does not fit the hash that this seat had sent before.
shuffle_never_committed = The contribution of seat { $seat } counts for nothing: its hash should have been sent first.
shuffle_never_opened = Seat { $seat } sent a hash but never opened its contribution: the match should have begun anew.
# $found, $due: how many cards
shuffle_pack_of_other_size = Pack { $pack } (the first is pack 0) should have { $due } cards, not { $found }.
# $place: counted from 1
# $found, $due: one card each
shuffle_pack_differs = Pack { $pack } (the first is pack 0) is not as it was shuffled: card { $place } from the top should be { CARDS($due) }, not { CARDS($found) }.
