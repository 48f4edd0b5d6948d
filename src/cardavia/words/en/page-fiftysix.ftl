# The table of 56 in the browser: all that it says of itself. What calls tell, why cards may not be
# played and why computer players moved stands with those who say it. Suits are drawn by the page.
#
# $who: whose something is, us or them; to those who only watch it is a name, which stands for its side.
# Of a single seat $who is you, or its name.

## Calls

# A call in short, as it was spoken; $number is a whole number, or the steps after plus
page_fiftysix_call = { $form ->
    [suit_number] { suit_symbol } { $number }
    [number_suit] { $number } { suit_symbol }
    [number_no_trumps] { $number } NT
    [number_noes] { $number } Noes
    [plus_suit] +{ $number } { suit_symbol }
    [plus_noes] +{ $number } Noes
    [no_suit] { $number }
    [double] Double
    [redouble] Redouble
   *[pass] Pass
}
# The call as sentences on it begin
page_fiftysix_said = { CALL($call) }
page_fiftysix_strain_short = { $strain ->
    [NT] NT
   *[NS] Noes
}
page_fiftysix_calls = Calls
page_fiftysix_calls_by_seat = Calls by seat, in turn order
# In the table of calls, where the next call will stand
page_fiftysix_to_call = …

## The bid that stands

page_fiftysix_standing = The bid that stands
page_fiftysix_bid_stands = { $who ->
    [you] Your bid stands
   *[other] { $name }’s bid stands
}
# Follows on that
page_fiftysix_and_raised = { $stake ->
    [4] , redoubled by { $name }
   *[other] , doubled by { $name }
}
page_fiftysix_no_bid_yet = No bid yet
page_fiftysix_no_bid = No bid yet
page_fiftysix_calling = The calling has begun
page_fiftysix_or_more = { $number } or more
page_fiftysix_if_all_pass = If all pass: 28 no trumps for { $who ->
    [us] your side
    [them] the other side
   *[other] { $who }’s side
}.
# $unit: tables change hands, or points of the match
page_fiftysix_if_made = Made: { $unit ->
    [points] { $tables ->
        [one] 1 point
       *[other] { $tables } points
    }
   *[tables] { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
} to { $who ->
    [us] you
    [them] them
   *[other] { $who }’s side
}.
page_fiftysix_if_failed = Failed: { $tables } to { $who ->
    [us] you
    [them] them
   *[other] the other side
}.

## The auction pad

page_fiftysix_number = Number
page_fiftysix_strain = Suit, no trumps or Noes
page_fiftysix_plus = plus
page_fiftysix_pass = Pass
page_fiftysix_double = Double
page_fiftysix_redouble = Redouble
page_fiftysix_make_call = Call
# What is still to be said
page_fiftysix_missing = { $what ->
    [number] now the number
    [strain] now the suit
    [steps] now how many
    [steps_and_strain] how many, and of which suit
   *[all] Number and suit, in the order you say them.
}
# The same bid said the other way round
page_fiftysix_turned = or { CALL($call) }
# What a plus bid makes
page_fiftysix_comes_to = It makes { $number }.
page_fiftysix_is_to_call = { $name } is to call.
page_fiftysix_bluff = Your hand is not like that.
page_fiftysix_scale_from = Up to { $to }: +{ $wins } −{ $costs }
page_fiftysix_scale_words = won if made, lost if failed
page_fiftysix_call_first = First come the calls: cards are played when the bidding has ended.

## Seats

page_fiftysix_seats = Seats, in turn order
page_fiftysix_cards = { $name } holds { $count ->
    [one] one card
   *[other] { $count } cards
}
page_fiftysix_dealt = dealt
page_fiftysix_dealer = { $who ->
    [you] You dealt
   *[other] { $who } dealt
}
page_fiftysix_first = first to call
page_fiftysix_led = led
page_fiftysix_stands_in = computer plays

## The contract and the play

page_fiftysix_contract = { $strain ->
    [NT] { $number } no trumps
   *[other] { $number } in { suit_name }
}{ $stake ->
    [2] , doubled
    [4] , redoubled
   *[other] {""}
}
page_fiftysix_declared = { $who ->
    [you] You declared
   *[other] { $who } declared
}
# Follows on that; $who is same where it is the declarer
page_fiftysix_and_raised_by = { $stake ->
    [4] { $who ->
        [same] {" "}and redoubled
        [you] ; you redoubled
       *[other] ; { $who } redoubled
    }
   *[other] { $who ->
        [you] ; you doubled
       *[other] ; { $who } doubled
    }
}
page_fiftysix_all_passed = All passed, so { $who ->
    [us] your side plays it
    [them] the other side plays it
   *[other] { $who }’s side plays it
}
# $needed: card points that the declaring side still needs; $left: what is in nobody’s pile yet
page_fiftysix_needed = { $state ->
    [made] { $who ->
        [us] You have made it
        [them] They have made it
       *[other] { $who }’s side has made it
    }
    [lost] { $who ->
        [us] You need { $needed }, and only { $left } are left
        [them] They need { $needed }, and only { $left } are left
       *[other] { $who }’s side needs { $needed }, and only { $left } are left
    }
   *[open] { $who ->
        [us] You need { $needed } of the { $left } left
        [them] They need { $needed } of the { $left } left
       *[other] { $who }’s side needs { $needed } of the { $left } left
    }
}
page_fiftysix_meter = Card points: yours { $ours }, theirs { $theirs }, { $left } left; { $needed } are needed
page_fiftysix_pile = { $who ->
    [us] Yours { $points }
    [them] Theirs { $points }
   *[other] { $who }’s side { $points }
}
page_fiftysix_follow = Your card: follow { suit_name }
page_fiftysix_takes_so_far = { $who ->
    [you] You take it so far
   *[other] { $who } takes it so far
}{ $points ->
    [0] {""}
    [one] , 1 point in it
   *[other] , { $points } points in it
}
page_fiftysix_took = { $who ->
    [you] You took
   *[other] { $who } took
} { $points ->
    [0] it, no points
    [one] 1 point
   *[other] { $points } points
}

## Tables

page_fiftysix_owned = { $unit ->
    [points] Points of the match
   *[tables] Tables
}
page_fiftysix_whose = { $who ->
    [us] Yours
    [them] Theirs
   *[other] { $who }’s
}

## The end of a deal

page_fiftysix_hands = The hands as they were dealt
page_fiftysix_gain = { $unit ->
    [points] { $tables ->
        [one] 1 point
       *[other] { $tables } points
    }
   *[tables] { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
} to { $who ->
    [us] you
    [them] them
   *[other] { $who }’s side
}
# $points: what the declaring side’s pile holds
page_fiftysix_outcome = { $who ->
    [you] You
   *[other] { $who }
} declared { page_fiftysix_contract }, and { $side ->
    [us] your side
    [them] their side
   *[other] that side
} { $made ->
    [yes] made it with { $points }.
   *[no] failed with { $points }.
}
page_fiftysix_outcome_passed = All passed: { page_fiftysix_contract } for { $who ->
    [us] your side
    [them] the other side
   *[other] { $who }’s side
}, { $made ->
    [yes] made with { $points }.
   *[no] failed with { $points }.
}
page_fiftysix_paid_all = { $who ->
    [us] You pay no more than you had: your last tables are gone.
    [them] They pay no more than they had: their last tables are gone.
   *[other] Nobody pays more than they had: the last tables of one side are gone.
}
page_fiftysix_match_won = { $who ->
    [us] You have won the match
    [them] They have won the match
   *[other] { $who }’s side has won the match
}
page_fiftysix_ready = You are ready
page_fiftysix_waiting_for = Waiting for { $names } …
page_fiftysix_others_ready = Ready: { $names }

## For who listens

page_fiftysix_dealt_out = The cards are dealt. { $who ->
    [you] You call
   *[other] { $who } calls
} first.
# $tells: a sentence that begins with the call
page_fiftysix_heard = { $name }: { $tells }
page_fiftysix_settled = { $who ->
    [you] You play
   *[other] { $who } plays
} { page_fiftysix_contract }.
