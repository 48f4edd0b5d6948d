# The checkable shuffle: what it refuses, and what its check finds. Packs and seats are counted
# from 0, as in the published specification (docs/fairness.md).

## What cannot be read or used

# $digits: 64
shuffle_bad_hex = A titok, a hozzájárulás és a lenyomatuk { $digits } jegyű, csupa 0–9 vagy a–f: ez valami más.
# $length: 32
# $found: how many it has
shuffle_bad_length = A titok és a hozzájárulás { $length } bájt hosszú, nem { $found }.
# $most: the highest number that a seat can have
shuffle_no_such_seat = Nincs { $seat }. hely: a helyek számozása 0 és { $most } között van.
shuffle_seat_twice = Két hozzájárulás jött ugyanonnan ({ $seat }. hely): egy helyről csak egy jöhet.
shuffle_no_such_pack = Nincs ilyen számú pakli: { $pack }. Az első pakli a 0., és minden új pakli száma eggyel nagyobb.
# $most: the highest number of seats
shuffle_no_such_table = Egy asztalnál 2–{ $most } hely van, nem { $seats }.
# $most: the highest number of cards
shuffle_no_such_size = Egy pakliban 0–{ $most } lap lehet, nem { $size }.

## What does not fit

shuffle_secret_not_as_published = Az osztó titka nem illik ahhoz a lenyomathoz, amely az első leosztás előtt nyilvános volt.
shuffle_not_as_committed = { $seat }. hely: a hozzájárulás nem illik az előre elküldött lenyomatához.
shuffle_never_committed = { $seat }. hely: a hozzájárulás nem számít, mert előbb a lenyomatát kellett volna elküldeni.
shuffle_never_opened = { $seat }. hely: elküldte a lenyomatot, de a hozzájárulását sosem nyitotta fel, így a játszmát újra kellett volna kezdeni.
# $found, $due: how many cards
shuffle_pack_of_other_size = Pakli: { $pack } (az első a 0.). Ebben { $due } lapnak kell lennie, nem { $found }.
# $place: counted from 1
# $found, $due: one card each
shuffle_pack_differs = Pakli: { $pack } (az első a 0.). Nem úgy áll, ahogy megkeverték: felülről { $place }. lapja { CARDS($due) } volna, nem { CARDS($found) }.
