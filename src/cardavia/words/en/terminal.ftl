# The table in the terminal. $who is you, partner or opponent; $name is the place where somebody sits.

## Places, seen from the person's own

# The person, within a sentence
terminal_yourself = you
# $place: you, right, partner_right and so on
terminal_place = { $place ->
    [right] Right
    [left] Left
    [across] Across
    [partner] Partner
    [partner_right] Partner right
    [partner_left] Partner left
    [partner_across] Partner across
    [across_right] Across right
    [across_left] Across left
    [opponent] Opponent
   *[you] You
}

## Moves as they are said

terminal_card = { CARDS($card) }
terminal_call = { CALL($call) }
# $word: exchange or close
terminal_announcement = { $word ->
    [exchange] exchange
   *[close] close the stock
}
# Short enough for a column of eight
# $form: as words/functions.py names them, number_no_trumps for instance
terminal_grid_call = { $form ->
    [number_no_trumps] { $number } NT
    [no_suit] { $number } open
   *[other] { CALL($call) }
}

## What the person types

# $what: what is asked for
terminal_prompt = { $what ->
    [call] Your call ›
    [lead] Your lead ›
    [card] Your card ›
    [cut] Cut the pack: type any words, or just Enter ›
    [next] Enter for the next deal ›
    [leave] Leave the table and end the match here? (y/n) ›
   *[done] Enter to get up ›
}
# What counts as yes, in small letters, a space between
terminal_yes = y yes
terminal_which_card = Say which: { CARDS($cards, join: "or") }.

## Sitting down and getting up

terminal_title = { $game ->
    [schnapsen] Schnapsen
   *[fiftysix] 56 for { $players }
}
terminal_label_rules = Rules
terminal_label_players = Players
terminal_label_record = Record
terminal_label_shuffle = Shuffle
terminal_computer_players = { $count ->
    [one] you, and a computer player ({ $level })
   *[other] you, and { $count } computer players ({ $level })
}
terminal_sealed = settled by a secret that is shown when the match ends; its seal is
terminal_repeatable = from a seed, to be repeated; the seal of its secret is
terminal_how_to = Type { $game ->
    [schnapsen] a card as “jd” or “10c”.
   *[fiftysix] a call as “28d” or “pass”, a card as “jd”.
} “?” explains, “help” lists more.
# The names in the record
terminal_computer = computer { $level }
terminal_guest = Guest
terminal_seeded = seeded { $seed }
terminal_left_unfinished = You have left the table. The match stays unfinished.
terminal_label_check = To check
terminal_verify = cardavia verify { $file }
terminal_label_secret = Secret
terminal_secret_revealed = of the shuffle, which fits the seal shown at the start:
terminal_file_exists = There is a file { $file } already, and it is not overwritten: choose another name.
# $problem: what the computer says, “No such file or directory” for instance
terminal_not_kept = The record cannot be kept in { $file } now ({ $problem }). Play on: if that does not change, it is shown here at the end.
terminal_record_below = in no file: it stands below
terminal_long_seed = A seed has { $digits } digits at most: choose a shorter one.
terminal_unknown_pace = There is no pace “{ $pace }”: choose { LIST($paces, join: "or") }.

## Headings, labels and figures

terminal_deal = Deal { $number }
terminal_dealer = { $who ->
    [you] you deal
   *[other] { $name } deals
}
terminal_auction = Auction
terminal_trick = Trick { $number }
terminal_trick_of = Trick { $number } of { $tricks }
terminal_deal_over = { $deal } is over
terminal_match_over = The match is over
terminal_thrown_in = { $deals ->
    [one] One deal was thrown in: a hand had no points, or a side no Jack.
   *[other] { $deals } deals were thrown in: a hand had no points, or a side no Jack.
}
terminal_label_bid = Bid
terminal_label_contract = Contract
terminal_label_piles = Piles
terminal_label_tables = Tables
terminal_label_points = Points
terminal_label_trick = This trick
terminal_label_last_trick = Last trick
terminal_label_hand = Your hand
terminal_label_you_may = You may
terminal_label_result = Result
terminal_label_deals = Deals
terminal_label_stock = Stock
terminal_label_slate = Still to win
terminal_label_left = Cards left
terminal_label_hint = Hint
# $ours, $theirs: figures as text, with their sign where they need one
terminal_we_they = we { $ours }, they { $theirs }
# Behind the cards of a trick
terminal_to = { $who ->
    [you] to you
   *[other] to { $name }
}, { $points ->
    [one] one point
   *[other] { $points } points
}
terminal_no_trick_yet = Nobody has taken a trick yet.

## 56: the auction

# $stake: 1 undoubled, 2 doubled, 4 redoubled
terminal_contract = { $number } { strain_name } by { $who ->
    [you] you and { $players ->
        [4] partner
       *[other] partners
    }
    [partner] { $name }, your side
   *[opponent] { $name } and { $players ->
        [4] partner
       *[other] partners
    }
}{ $stake ->
    [2] , doubled
    [4] , redoubled
   *[1] {""}
}
# Behind what a call tells, where its number or strain is not in what was said
terminal_comes_to = It makes { $number } { strain_name }.
terminal_auction_over = The contract: { $contract }. { $who ->
    [you] You lead.
   *[other] { $name } leads.
}
# $least: the lowest number that may be bid, 0 for none; $double: none, double or redouble; $passing: yes or no
terminal_may_call = { $least ->
    [0] Pass{ $double ->
        [double] {" "}or double
        [redouble] {" "}or redouble
       *[none] {""}
    }.
   *[other] Bid { $least ->
        [56] 56
       *[other] { $least } to 56
    }{ $double ->
        [double] , double
        [redouble] , redouble
       *[none] {""}
    }{ $passing ->
        [no] ; you may not pass.
       *[yes] , or pass.
    }
}
terminal_nobody_has_bid = Nobody has bid yet.

## 56: the play

# $why: lead, follow (suit) or void (of it)
terminal_may_play = { $why ->
    [lead] Lead any card.
    [follow] Follow suit: { CARDS($cards, join: "or") }.
   *[void] Any card: you have no { suit_name }.
}
# $state: open, made or lost already
terminal_contract_needs = { $state ->
    [made] Made already.
    [lost] Out of reach.
   *[open] { $need } of the { $left } left { $need ->
        [one] is
       *[other] are
    } still needed.
}
# $ahead: whose card is the highest so far; never the person, who has not played yet
terminal_trick_so_far = { $same ->
    [yes] { $leader } led and is ahead with { CARDS($card) };
   *[no] { $leader } led, { $ahead } is ahead with { CARDS($card) };
} { $points ->
    [one] one point lies there
   *[other] { $points } points lie there
}.
terminal_takes_trick = { $who ->
    [you] You take
   *[other] { $name } takes
} the trick, { $points ->
    [one] one point.
   *[other] { $points } points.
}

## 56: the end

# $gainer: we or they; $due: what was due where it could not be paid whole, else 0
terminal_outcome = { $made ->
    [yes] Made:
   *[no] Failed:
} { $gainer ->
    [we] you gain
   *[they] you lose
} { $unit ->
    [points] { $figure ->
        [one] one point.
       *[other] { $figure } points.
    }
   *[tables] { $figure ->
        [one] one table.
       *[other] { $figure } tables.
    }
}{ $due ->
    [0] {""}
   *[other] {" "}{ $due } were due, but no more were left.
}
terminal_side_won = { $side ->
    [we] You and your { $players ->
        [4] partner
       *[other] partners
    } have won the match.
   *[they] The other side has won the match.
}

## Schnapsen: the table

terminal_indicator = { CARDS($card) } turned up
terminal_trump = { suit_symbol } { suit_name } are trumps
# $state: open, closed or used_up
terminal_stock = { $state ->
    [used_up] the stock is used up
    [closed] { $left } cards, closed
   *[open] { $left } cards
}
terminal_label_closed = Closed
# Who closed the stock, and what the other had then
terminal_closed = by { $who ->
    [you] you; { $name }
   *[other] { $name }; you
} had { $points ->
    [one] one point
   *[other] { $points } points
} and { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
} then
# $pending: marriages that wait for a trick; $needs: what is missing to win the match
terminal_standing = { $points ->
    [one] one point
   *[other] { $points } points
}, { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}{ $pending ->
    [0] {""}
   *[other] , { $pending } pending
}, { $needs } to go
# Behind the standing of the opponent
terminal_shown = has shown { CARDS($cards, join: "and") }
terminal_may_lead = Lead any card.
# $may: exchange, close or both
terminal_may_announce = First you may { $may ->
    [exchange] “exchange” { CARDS($jack) } for { CARDS($indicator) }
    [close] “close” the stock
   *[both] “exchange” { CARDS($jack) } for { CARDS($indicator) }, or “close” the stock
}.
terminal_marriage_in_hand = { CARDS($cards, join: "or") } led declares { $worth }.
# $why: open (stock), beat, follow (suit), trump, any (no trump either) or none (of trumps, which were led)
terminal_may_reply = { $why ->
    [open] Play any card.
    [beat] Beat { CARDS($lead) }: { CARDS($cards, join: "or") }.
    [follow] Follow suit: { CARDS($cards, join: "or") }.
    [trump] You have no { suit_name }, so trump: { CARDS($cards, join: "or") }.
    [none] Any card: you have no { suit_name }.
   *[any] Any card: you have neither { suit_name } nor trumps.
}
# Behind the name of whoever does it
terminal_exchanges = { $who ->
    [you] exchange
   *[other] exchanges
} { CARDS($jack) } for { CARDS($indicator) }
terminal_closes = { $who ->
    [you] close
   *[other] closes
} the stock, with { $left } cards in it
# $worth: 20 or 40; $pending: yes where it waits for a trick
terminal_leads_marriage = { CARDS($card) } and { $worth } for the marriage in { suit_name }{ $pending ->
    [yes] , once a trick is won
   *[no] {""}
}
# $credited: marriages that had been waiting for this trick
terminal_takes_trick_and = { $who ->
    [you] You take
   *[other] { $name } takes
} the trick, { $points } points{ $credited ->
    [0] {""}
   *[other] {" "}and { $credited } for the marriage
}.
terminal_you_draw = You draw { CARDS($card) }.
terminal_takes_indicator = { $name } draws { CARDS($card) }, the last of the stock.
terminal_stock_used_up = The stock is used up: from now on follow suit, and beat the card if you can.
terminal_declares = It declares a marriage, worth { $worth }.
terminal_no_auction = There is no auction in Schnapsen.

## Schnapsen: the end

# $who: who has won the deal; $name: the opponent's place; $closed: yes where the winner had closed
terminal_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] You take
       *[other] { $name } takes
    } the last trick, and nobody has 66.
    [closer_failed] { $who ->
        [you] { $name } has closed and stays
       *[other] You have closed and stay
    } below 66.
    [closer_beaten] { $who ->
        [you] { $name } has closed, but you reach 66 first.
       *[other] You have closed, but { $name } reaches 66 first.
    }
   *[sixty_six] { $who ->
        [you] You have
       *[other] { $name } has
    } { $points }{ $closed ->
        [yes] {" "}after closing.
       *[no] {" "}against { $other }.
    }
}
# $figure: 1, 2 or 3; $basis: why; $had: you or opponent, whose points or tricks count; $then: at_closing or now
terminal_game_points = { $who ->
    [you] You win
   *[other] { $name } wins
} { $figure ->
    [one] one game point
   *[other] { $figure } game points
}{ $basis ->
    [last_trick] {""}
    [closer] , as against every closer who fails
   *[other] : { $had ->
        [you] you
       *[other] { $name }
    } had { $basis ->
        [no_trick] no trick
        [many] 33 or more
       *[few] fewer than 33
    }{ $then ->
        [at_closing] {" "}when the stock was closed
       *[now] {""}
    }
}.
terminal_points_and_tricks = { $points } points, { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}
terminal_player_won = { $who ->
    [you] You have won the match.
   *[other] { $name } has won the match.
}

## Questions and their answers

terminal_allowed = You may: { $move }.
terminal_hint = { $move }
terminal_hint_later = A hint is for your turn: wait for the next deal.
terminal_why = { $move }: { $why }
terminal_why_later = The others’ reasons tell of their hands: ask again when the deal is over.
terminal_help_typed = { $game ->
    [schnapsen] jd, 10c, close
   *[fiftysix] jd, 28d, pass
}
terminal_help_move = { $game ->
    [schnapsen] a card; on lead first also “exchange” and “close”
   *[fiftysix] a card or a call
}
terminal_help_ask = { $game ->
    [schnapsen] what you may do
   *[fiftysix] what you may do, and what the calls so far have told
}
terminal_help_ask_about = { $game ->
    [schnapsen] what this card would declare, or why it may not be played
   *[fiftysix] what this call would tell, or why a card may not be played
}
terminal_help_hint = what a strong player would do with your cards, and why
terminal_help_table = the table once more
terminal_help_last = the last trick
terminal_help_auction = the calls of this deal
terminal_help_score = the score of the match
terminal_help_why = after a deal: why the computer players moved as they did
terminal_help_rules = the full rules as they are played here
terminal_help_record = the file that keeps the record
terminal_help_help = these words
terminal_help_quit = get up; the record is kept

## Options of the command

terminal_option_level = How well the computer players play, such as fair or strong.
terminal_option_seat = The seat to sit in, from 0.
terminal_option_name = The name to stand in the record.
terminal_option_record = The file to keep the record in; a new name in this folder when not given.
terminal_option_pace = How fast the others play: normal, slow or instant.
