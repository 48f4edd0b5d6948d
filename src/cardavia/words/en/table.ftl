# What a table refuses: seats, the shuffle, moves that come too late.

already_seated = You have a seat at this table already.
wait_for_shuffle = The cards are being shuffled: take a seat when the deal has begun.
table_full = Every seat is a person’s: watch, or ask for a table of your own.
seat_taken = This seat is taken, or not there: choose another.
name_missing = Say what to call you.
match_is_on = The match has begun: wait until it is over.
no_contribution_asked = The shuffle asks nothing of you now.
already_committed = Your hash for the shuffle is here already.
not_all_committed = Somebody’s hash for the shuffle is still missing: open yours when all are here.
already_contributed = Your contribution to the shuffle is here already.
computer_plays_for_you = A computer player is playing for you: come back to the table first.
person_plays_here = A person plays here.
table_has_moved_on = The table has moved on: look again, then choose.
nothing_to_take_back = There is nothing to take back: the others have gone on, or you have seen more.
not_at_this_table = You have no seat at this table.
