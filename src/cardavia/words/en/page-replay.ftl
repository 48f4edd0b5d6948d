# The page where a match is looked back at, and the list of one’s own matches.

page_replay = Replay
# The link to it
page_replay_look = Look back
# $to: trick_back, back, play, pause, on or trick_on
page_replay_go = { $to ->
    [trick_back] One trick back
    [back] One move back
    [play] Go on by itself
    [pause] Stop
    [trick_on] One trick on
   *[on] One move on
}
# Before the number of one
page_replay_deal = Deal
# Whose cards lie open
page_replay_hands = Open hands
page_replay_all = All hands
page_replay_keys = Left and right arrow go by move, up and down by trick, Page keys by deal; Home and End to the ends of the deal, Space by itself.
# $checked: checked, failed, or why it was not
page_replay_checked = { $checked ->
    [checked] Shuffle checked
    [failed] Shuffle does not check
   *[other] Shuffle not checked
}
# A field with the address of what is shown
page_replay_link = A link to this moment:
page_replay_open = Open a record
page_replay_open_about = A saved record is checked word by word, then you can look back at its match. Nothing of it is kept here.
page_replay_choose = Choose a file

page_matches = Your matches
page_matches_none = There is no match yet that you have played to its end.
page_match_outcome = { $won ->
    [yes] won
   *[no] lost
}
