# The page in the browser: all that it says of itself. What the rules refuse, what calls tell and why
# computer players moved stands with those who say it. Suits in sentences are drawn by the page.

## The house

page_to_tables = To the tables
page_no_such_page = There is nothing at this address.
page_no_such_table = There is no such table, or it was cleared away.
page_server_unreachable = The table cannot be reached just now: try again in a moment.
page_connecting = To the table …
# $offline: yes where the browser knows that this device itself has no network
page_reconnecting = { $offline ->
    [yes] This device is offline: the game goes on as soon as it is back.
   *[no] Connection lost. Trying again …
}
page_no_line = No line to the table
page_no_line_safe = The house cannot be reached just now. Your games are safe there, and this page goes on by itself.
page_try_again = Try again
page_new_version = New version: reload
page_loading = Fetching the rules …
page_shuffling = Shuffling …

page_game = { $game ->
    [schnapsen] Schnapsen
   *[fiftysix] 56
}
page_tagline = A card table. Two games, played properly.
# What lies on the table: the game or its rules
page_tabs = What lies on the table
page_table = Table
page_full_rules = Full rules
page_rule = Rule { $number }
page_rule_table = Table of rule { $number }
page_print = Print
# A worked example is gone through step by step
page_step = Step { $step } of { $steps }
page_step_go = { $to ->
    [back] Back
   *[on] Next
}
page_keys = By keyboard
page_keys_do = { $key ->
    [tab] Tab goes to the next thing that can be pressed, with Shift to the one before.
    [arrows] The arrow keys go along the cards in your hand, and along the numbers and suits of a call.
    [enter] Enter or the space bar plays the card, or presses the key.
   *[escape] Escape closes what was opened, and takes back a card chosen for later.
}

## Light and settings

# What the light, the cards and the sound are set by
page_look = Look and sound
page_slider = { $slider ->
    [contrast] Contrast
    [grain] Grain
   *[temperature] Colour temperature
}
page_percent = { $value } %
page_cloth = Cloth
page_cloth_name = { $cloth ->
    [linen] Light linen
   *[felt] Dark felt
}
page_four_colours = A colour for every suit
page_faces = Cards of Schnapsen
page_faces_name = { $faces ->
    [german] German
   *[french] French
}
page_back = Backs
page_back_name = { $back ->
    [indigo] blue
    [pine] green
   *[oxblood] red
}
page_large_letters = Large letters on the cards
page_sound = Sound
page_language = Language
# $name: a language’s own name; no player who speaks it has read over its sentences yet
page_language_draft = { $name } (draft)
page_settings = Settings
page_your_name = Your name
page_guest = Guest
page_pace = Pace
page_pace_name = { $pace ->
    [calm] calm
    [instant] at once
   *[normal] normal
}
page_level = Computer
page_level_name = { $level ->
    [random] anything goes
    [easy] easy
    [fair] fair
    [strong] strong
    [strongest] strongest
   *[other] { $level }
}
page_rules = Rules
page_rules_name = { $rules ->
    [classic] Classic
    [classic_close_needs_four] Closing needs four cards
    [classic_sharp] Sharp
    [international] International
   *[other] { $rules }
}

## Cards and seats

# For who does not see it: King of hearts
page_card = { rank_name } of { suit_name }
# $why: a whole sentence
page_card_refused = { $card }. { $why }
page_you = You
page_computer = Computer
# The names that computer players go by at a table of 56: eight for the seats, and eight more for where a
# person there has that name
page_computer_name = { $seat ->
    [0] Biju
    [1] Meera
    [2] Thomas
    [3] Anu
    [4] Leela
    [5] Ravi
    [6] Susan
    [7] Joseph
    [8] Sunil
    [9] Radha
    [10] Babu
    [11] Divya
    [12] Mini
    [13] Gopal
    [14] Reena
   *[15] Mathew
}
page_computer_level = computer, { $level }
page_empty_seat = Empty seat
page_away = away
page_stands_in = away: the computer plays

## Where one is

# $phase: gathering, shuffling, playing, between or over
page_here_schnapsen = { $phase ->
    [playing] Schnapsen · deal { $deal }, trick { $trick }
    [between] Schnapsen · deal { $deal }
   *[other] Schnapsen
}
page_here_fiftysix = { $phase ->
    [playing] 56, { $seats } seats · deal { $deal }
    [between] 56, { $seats } seats · deal { $deal }
   *[other] 56, { $seats } seats
}

## At the table

# For who listens: the lines in which everything was told
page_happened = What has happened
page_on_the_table = On the table
page_your_hand = Your hand
page_card_points = Card points
page_last_trick = Last trick
page_no_trick_yet = none yet
# $who: you or other
page_trick_to = { $who ->
    [you] yours, { $points }
   *[other] to { $name }, { $points }
}
# A card on the table; $who: us or them
page_laid = { $who ->
    [us] You: { $card }
   *[them] { $name }: { $card }
}
page_takes = { $who ->
    [us] You take { $points }
   *[them] { $name } takes { $points }
}
# $what: lead, card or call
page_your_turn = { $what ->
    [lead] Your lead
    [call] Your call
   *[card] Your card
}
page_others_turn = { $what ->
    [lead] to lead
    [call] to call
   *[card] to play
}
page_wait = It is { $name }’s turn: wait for yours.
page_watching = You are watching.
page_take_back = Take it back
# $card: chosen while others play, for one’s own turn
page_planned = Next: { CARDS($card) }
page_withdraw = Withdraw
page_planned_withdrawn = { CARDS($card) } stays in your hand: choose anew.
page_next_deal = Next deal
page_waiting_for_next = Waiting for the others …

## Schnapsen: the table

page_schnapsen_cards = { $name } holds { $count ->
    [one] one card
   *[other] { $count } cards
}
page_schnapsen_left = { $left } left
page_schnapsen_trumps = { suit_name } are trumps
page_schnapsen_closed = Closed by { $who ->
    [you] you
   *[other] { $name }
}, { $left } left
page_schnapsen_under = { CARDS($card) } lies under it
page_schnapsen_used_up = The stock is used up
page_schnapsen_marriage = Marriage { suit_symbol } { $worth }
# As it is called at the table when it is led
page_schnapsen_called = { suit_symbol } { $worth ->
    [40] Forty!
   *[other] Twenty!
}
page_schnapsen_exchange = Exchange the Jack
page_schnapsen_exchange_german = Exchange the Unter
# $move: exchange or close; $meant: yes where it is meant already, and the key would undo that
page_schnapsen_announce = { $move ->
    [exchange] { $meant ->
        [yes] Undo exchange
       *[no] { page_schnapsen_exchange }
    }
   *[close] { $meant ->
        [yes] Open it again
       *[no] Close the stock
    }
}
page_schnapsen_tricks = { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}
page_schnapsen_pending = { $pending } once a trick is won
page_schnapsen_could = { $tricks ->
    [0] { $total } with the marriage, once a trick is won
   *[other] { $total } with the marriage
}
page_slate = Still to win

## Schnapsen: what has happened. $who is you or other, $name the other’s name

page_schnapsen_dealt = The cards are dealt. { CARDS($card) } is turned up: { suit_name } are trumps.
page_schnapsen_exchanges = { $name } exchanges the Jack for { CARDS($card) }.
page_schnapsen_exchanges_german = { $name } exchanges the Unter for { CARDS($card) }.
page_schnapsen_closes = { $name } closes the stock.
page_schnapsen_leads = { $name } leads { CARDS($card) }{ $worth ->
    [0] .
   *[other] {" "}and declares { $worth }.
}
page_schnapsen_replies = { $name } plays { CARDS($card) }.
page_schnapsen_taken = { $who ->
    [you] You take
   *[other] { $name } takes
} the trick, { $points } points.
page_schnapsen_drawn = You draw { CARDS($card) }.
page_schnapsen_exchanged_tag = Jack for { CARDS($card) }
page_schnapsen_exchanged_tag_german = Unter for { CARDS($card) }
page_schnapsen_closed_tag = Stock closed
page_schnapsen_stock = Stock

## The end of a deal and of a match

page_result = Result
page_tricks = Tricks
# $who: you or other
page_schnapsen_scores = { $who ->
    [you] You score { $points }
   *[other] { $name } scores { $points }
}
page_schnapsen_match_won = { $who ->
    [you] You win the match
   *[other] { $name } wins the match
}
# $who: who has won the deal, and $loser: who has lost it, both you or other; $other: the loser’s name; $missed: the loser’s points; $closed: yes where the winner had closed
page_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] You take
       *[other] { $name } takes
    } the last trick, and nobody has 66.
    [closer_failed] { $loser ->
        [you] You closed the stock and stay below 66, with { $missed }.
       *[other] { $other } closed the stock and stays below 66, with { $missed }.
    }
    [closer_beaten] { $loser ->
        [you] You closed the stock
       *[other] { $other } closed the stock
    }, but { $who ->
        [you] you reach 66 first, with { $points }.
       *[other] { $name } reaches 66 first, with { $points }.
    }
   *[sixty_six] { $who ->
        [you] { $closed ->
            [yes] You closed the stock and reach 66, with { $points }.
           *[no] You reach 66 first, with { $points }.
        }
       *[other] { $closed ->
            [yes] { $name } closed the stock and reaches 66, with { $points }.
           *[no] { $name } reaches 66 first, with { $points }.
        }
    }
}
# $who: who has lost the deal; $then: yes where what counts is how things stood when the stock was closed
page_schnapsen_basis = { $why ->
    [last_trick] That is worth one point.
    [closer] A closer who fails gives two.
    [closer_no_trick] A closer who fails gives three when the other had no trick at closing.
    [many] { $who ->
        [you] You had
       *[other] { $name } had
    } 33 or more{ $then ->
        [yes] {" "}at closing
       *[no] {""}
    }, so it counts one.
    [few] { $who ->
        [you] You had
       *[other] { $name } had
    } fewer than 33{ $then ->
        [yes] {" "}at closing
       *[no] {""}
    }, so it counts two.
   *[no_trick] { $who ->
        [you] You had
       *[other] { $name } had
    } no trick{ $then ->
        [yes] {" "}at closing
       *[no] {""}
    }, so it counts three.
}
page_new_match = Another match
page_record = Save the record
# $finding: checking, fit, or what does not fit; $packs: how many; $number: of a deal
page_packs = { $finding ->
    [checking] Checking every pack …
    [no_record] The packs cannot be checked just now: the record cannot be reached.
    [missing] Packs are missing from the record: it cannot be checked whether they were dealt as promised.
    [pack] The pack of deal { $number } was not dealt as promised: its cards lay in another order.
    [hand] The pack of deal { $number } was not dealt as promised: you held other cards than it gives you.
   *[fit] { $packs ->
        [one] The one pack of this match was dealt as promised.
       *[other] All { $packs } packs were dealt as promised.
    }
}
# $finding: fits, fits_without, or what does not fit
page_shuffle = { $finding ->
    [fits] The secret is the one sealed before the first card, and your own bytes went into it.
    [fits_without] The secret is the one sealed before the first card.
    [own] The shuffle does not check: your own bytes are not among those that were used.
    [contributions] The shuffle does not check: what a seat opened is not what it had sealed.
   *[secret] The shuffle does not check: the secret does not fit the seal published before the first card.
}

## The first screen

page_about = { $game ->
    [schnapsen] Twenty cards, two players: you against the computer. First to rub out seven points.
   *[fiftysix] Kerala’s partnership game: two sides, an auction spoken aloud, then tricks.
}
page_seats = seats
page_play_now = Play now
page_new_game = New game
page_resume = Go on playing
page_invite = Invite
page_promise = No account, no advertising, and a shuffle that you can check.

## Before the match

page_lobby_host = { $game ->
    [schnapsen] Your table of Schnapsen
   *[fiftysix] Your table of 56 for { $seats }
}
page_lobby_guest = { $game ->
    [schnapsen] A table of Schnapsen
   *[fiftysix] A table of 56 for { $seats }
}
page_lobby_wait = The match begins when somebody who sits here starts it.
page_link = Whoever opens this link can take a free seat:
page_copy = Copy
page_copied = Copied
page_sit = Take a seat
page_sit_here = Sit here
page_seat_computer = Seat the computer
page_send_away = Send it away
page_rise = Get up
# $free: seats that nobody has taken
page_start = { $free ->
    [0] Start
    [one] Start, with the computer in the free seat
   *[other] Start, with the computer in { $free } seats
}
