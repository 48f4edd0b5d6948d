# The guide that explains a deal while it is played: one short sentence at a time, to somebody who has never
# played the game. Each has to fit on four short lines of a phone.

page_guide_start = Learn by playing
page_guide_next = Next hint
page_guide_close = Close the guide
page_guide_done = That was a whole deal. Play on: what has not come up yet is explained when it does.

## Schnapsen. $who is you or other, $name the other’s name; $card a card, $suit a suit

page_guide_schnapsen_goal = Win tricks and add up the points of their cards: 66 points win the deal.
page_guide_schnapsen_trumps = Trumps are { suit_name }: the card under the stock says so. A trump beats every other suit.
page_guide_schnapsen_values = From the highest: { -ace } 11 points, ten 10, King 4, { -queen } 3, { -jack } 2. The ten beats the King.
page_guide_schnapsen_lead = You lead, with any card you like. A low one risks little.
# $trump: yes where the suit that was led is trumps
page_guide_schnapsen_reply = { CARDS($card) } was led. While there is a stock any card may answer; { $trump ->
    [yes] only a higher trump
   *[no] a higher card of { suit_name } or a trump
} wins.
page_guide_schnapsen_took = { $who ->
    [you] The trick is yours: { $points } points, and you lead next.
   *[other] { $name } takes the trick, { $points } points, and leads next.
}
page_guide_schnapsen_draw = After each trick both draw a card, the winner first, so that each holds five again.
# $worth: 20 or 40
page_guide_schnapsen_marriage = You hold King and { -queen } of { suit_name }, a marriage: lead one of the two, and it brings { $worth } points.
# $pending: yes where it counts once a trick is won
page_guide_schnapsen_declared = { $who ->
    [you] Your marriage brings
   *[other] { $name } has a marriage: that brings
} { $worth } points{ $pending ->
    [yes] , which count once a trick is won.
   *[no] .
}
page_guide_schnapsen_exchange = You hold the { -jack } of trumps: before you lead you may exchange it for { CARDS($card) }.
page_guide_schnapsen_close = Sure of 66? Before you lead you may close the stock: then nobody draws. But who closes and fails pays for it.
page_guide_schnapsen_closed = { $who ->
    [you] You have closed the stock.
   *[other] { $name } has closed the stock.
} Nobody draws now, and one must follow suit and beat the card where one can.
page_guide_schnapsen_last = Two cards are left to draw: whoever loses this trick gets { CARDS($card) }.
page_guide_schnapsen_strict = The stock is used up: from now on one must follow suit, and beat the card where one can.
# $cards: those that may be played
page_guide_schnapsen_must = { CARDS($card) } was led, and you must follow suit, beat it or trump where you can: { CARDS($cards, join: "or") }.
# $needed: points that the viewer still needs
page_guide_schnapsen_stands = You have { $mine } points, your opponent { $theirs }. You still need { $needed }.
# $points: what the deal is worth; $left: what the winner has still to win of seven
page_guide_schnapsen_end = { $who ->
    [you] The deal is yours and
   *[other] { $name } wins the deal, which
} counts { $points }: { $left } of seven are still to win. At zero the match is won.

## 56. $who is us or them, the side of somebody or something, where nothing else is said

# $names: the partners’; $seats: how many sit there
page_guide_fiftysix_sides = { $seats ->
    [4] Your partner is { $names }
   *[other] Your partners are { $names }
}: every second seat. The others play against you.
page_guide_fiftysix_values = From the highest: Jack 3 points, Nine 2, Ace 1, ten 1; King and Queen none. In all there are 56.
page_guide_fiftysix_auction = First the auction: how many of the 56 points will a side take? The least is 28, and each bid must be higher.
# Followed by what the call tells
page_guide_fiftysix_heard = { $who ->
    [us] Your partner { $name } calls.
   *[them] { $name } of the other side calls.
}
page_guide_fiftysix_call = Your call. Number before suit says: I have its Jack. Suit before number: strong, but no Jack. Or pass.
# $who: you, or a name; $least: the lowest bid that is higher
page_guide_fiftysix_bid = { $who ->
    [you] Your bid stands.
   *[other] The bid of { $who } stands.
} Who wants more says { $least } or more; when all others pass, it is settled.
# $strain: a suit, or NT for no trumps; $passed: yes where nobody has bid
page_guide_fiftysix_contract = { $passed ->
    [yes] All have passed.
   *[no] The auction is over.
} { $who ->
    [us] Your side
   *[them] The other side
} has to take { $number } of the 56 points; { $strain ->
    [NT] there are no trumps.
   *[other] { suit_name } are trumps.
}
# $wins, $costs: tables won if made and lost if failed
page_guide_fiftysix_stake = { $who ->
    [us] If your side makes it, it wins
   *[them] If they make it, they win
} { $wins ->
    [one] 1 table
   *[other] { $wins } tables
}; if not, { $who ->
    [us] it pays
   *[them] they pay
} { $costs }.
# $who: you, or a name
page_guide_fiftysix_first = { $who ->
    [you] You sit after the dealer and lead first
   *[other] { $who } sits after the dealer and leads first
}, whoever has won the auction.
page_guide_fiftysix_lead = You lead, with any card you like. The others must follow suit if they can.
page_guide_fiftysix_follow = A card of { suit_name } was led and you hold some, so you must follow suit.
# $trump: none; led where the suit that was led is trumps; other
page_guide_fiftysix_free = You hold no { suit_name }, so any card will do{ $trump ->
    [other] : a trump to win, or a card with points for your partner.
   *[none] , best one with points if your partner wins, else a worthless one.
}
page_guide_fiftysix_takes = { $who ->
    [us] So far your side takes this trick: a card with points is well placed here.
   *[them] So far the other side takes this trick: beat it, or keep your points back.
}
# $name: you, or who took it; $who: the side
page_guide_fiftysix_took = { $name ->
    [you] You took the trick
   *[other] { $name } took the trick
}: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} for { $who ->
    [us] your side
   *[them] the other side
}, and the lead to the next.
page_guide_fiftysix_twins = Every card is there twice: of two equal ones, the one that was laid first wins.
# $made: yes or no
page_guide_fiftysix_decided = { $made ->
    [yes] { $who ->
        [us] Your side has made its bid already
       *[them] The other side has made its bid already
    }
   *[no] { $who ->
        [us] Your side cannot make its bid any more
       *[them] The other side cannot make its bid any more
    }
}; the rest is played out all the same.
# $who: the side that needs the points; $left: what nobody has taken yet
page_guide_fiftysix_stands = Points: yours { $ours }, theirs { $theirs }. { $who ->
    [us] Your side still needs { $needed } of the { $left } that are left.
   *[them] The other side still needs { $needed } of the { $left } that are left.
}
# $gainer: us or them, who gets the tables
page_guide_fiftysix_end = { $made ->
    [yes] { $who ->
        [us] Your side has made its bid
       *[them] The other side has made its bid
    }
   *[no] { $who ->
        [us] Your side has failed
       *[them] The other side has failed
    }
}: { $tables ->
    [one] 1 table goes
   *[other] { $tables } tables go
} to { $gainer ->
    [us] you
   *[them] them
}. A side with no table left has lost the match.
