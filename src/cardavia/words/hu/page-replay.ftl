# The page where a match is looked back at, and the list of one’s own matches.

page_replay = Visszanézés
# The link to it
page_replay_look = Visszanézem
# $to: trick_back, back, play, pause, on or trick_on
page_replay_go = { $to ->
    [trick_back] Egy ütést vissza
    [back] Egy lépést vissza
    [play] Menjen magától
    [pause] Megállítás
    [trick_on] Egy ütést előre
   *[on] Egy lépést előre
}
# Before the number of one
page_replay_deal = Leosztás
# Whose cards lie open
page_replay_hands = Nyílt lapok
page_replay_all = Mindenkié
page_replay_keys = A bal és a jobb nyíl lépésenként visz, a fel és a le ütésenként, a Page billentyűk leosztásonként; a Home és az End a leosztás elejére és végére, a szóközzel magától megy.
# $checked: checked, failed, or why it was not
page_replay_checked = { $checked ->
    [checked] A keverés ellenőrizve
    [failed] A keverés nem stimmel
   *[other] A keverés nincs ellenőrizve
}
# A field with the address of what is shown
page_replay_link = Link ehhez a pillanathoz:
page_replay_open = Jegyzőkönyv megnyitása
page_replay_open_about = Az elmentett jegyzőkönyvet szóról szóra ellenőrizzük, aztán visszanézheted a játszmát. Itt semmi sem marad belőle.
page_replay_choose = Fájl választása

page_matches = Játszmáid
page_matches_none = Még egy játszmát sem játszottál végig.
page_match_outcome = { $won ->
    [yes] megnyerted
   *[no] elvesztetted
}
