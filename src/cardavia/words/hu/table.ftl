# What a table refuses: seats, the shuffle, moves that come too late.

already_seated = Már van helyed ennél az asztalnál.
wait_for_shuffle = Épp keverik a lapokat: akkor ülj le, amikor elkezdődött a leosztás.
table_full = Minden helyen ember ül: nézd a játékot, vagy nyiss saját asztalt.
seat_taken = Ez a hely foglalt, vagy nincs is: válassz másikat.
name_missing = Mondd meg, hogyan szólítsunk.
match_is_on = A játszma már elkezdődött: várd meg a végét.
no_contribution_asked = A keverés most semmit sem kér tőled.
already_committed = A keveréshez küldött lenyomatod már megvan.
not_all_committed = Valakinek a lenyomata még hiányzik: akkor nyisd fel a hozzájárulásodat, ha mind megvan.
already_contributed = A keveréshez adott hozzájárulásod már megvan.
computer_plays_for_you = Most a gép játszik helyetted: előbb ülj vissza az asztalhoz.
person_plays_here = Ezen a helyen ember játszik.
table_has_moved_on = Az asztalnál már továbbléptek: nézd meg újra, aztán válassz.
nothing_to_take_back = Nincs mit visszavenni: a többiek továbbléptek, vagy te már többet láttál.
not_at_this_table = Ennél az asztalnál nincs helyed.
