# The text record of a match (docs/record-format.md): what its reader refuses, and what there is to
# say of a record in which nothing is wrong.

## Where a record is wrong

# $problem: what is wrong there, a whole sentence
record_place = { $line }. sor: { $problem }
# $move: a card, call or announcement, as it was written
record_place_of_move = { $line }. sor, „{ $move }”: { $problem }

## What is no record, or cannot be read

# $version: 1
record_is_none = Ez nem egy játszma jegyzőkönyve: így kellene kezdődnie: [Cardavia "{ $version }"].
# $found: the version of the record
record_of_another_version = A jegyzőkönyv verziója „{ $found }”, itt pedig csak ez olvasható: { $version }. Egy újabb Cardavia talán elolvassa.
record_not_utf8 = Ez a sor nem UTF-8 szöveg: mentsd a jegyzőkönyvet ezzel a kódolással.
# $length, $most: characters
record_line_too_long = Ez a sor { NUMBER($length, useGrouping: 0) } karakter: egy jegyzőkönyv sorában legfeljebb { NUMBER($most, useGrouping: 0) } lehet.
# $character: such as U+0000
record_unprintable = Ennek a karakternek nincs helye a jegyzőkönyvben: { $character }. Töröld ki.

## Tags

record_bad_tag = „{ $text }” nem olvasható címkének: így írd: [Date "2026-03-01"], a belső idézőjelet így: \".
record_tag_too_late = A leosztások között áll ez a címke: { $tag }. Minden címke az első leosztás elé való.
# $first: the line where it stood first
record_tag_twice = Ez a címke már szerepelt: { $tag } ({ $first }. sor). Csak egyszer állhat.
record_tag_missing = Hiányzik ez a címke: { $tag }. Az első leosztás előtt a helye.
record_unknown_tag = A jegyzőkönyvben nincs ilyen címke: { $tag }. Töröld ki, vagy írd úgy, ahogy a docs/record-format.md megadja.
# $found: what stands there
record_not_a_number = Ebbe a címkébe szám való: { $tag }. „{ $found }” nem az.
# $found, $version: numbers of the rules
record_of_other_rules = A jegyzőkönyv szabályainak verziója „{ $found }”, itt pedig ez érvényes: { $version }. A lépések másként végződhetnek.
record_tag_differs = { $tag }: a címke szerint „{ $found }”, a leosztások szerint viszont { $due }.
record_winner_too_early = A leosztások végén még senki sem nyert: a Winner címke még korai.

## Names, seats and the shuffle

# $names: how many
record_names = A jegyzőkönyvben minden helyhez egy név tartozik: { $seats } helyhez nem jó { $names } név.
# $most: characters
record_bad_name = „{ $name }” nem jó: a név és a dátum egyetlen sor egyszerű szöveg, 1–{ $most } karakter, elöl-hátul szóköz nélkül.
record_secret_of_nothing = Ebben a jegyzőkönyvben nincs olyan keverés, amelyhez titok tartozhatna.

## Deals

# $found: the word that is wrong
# $due: the whole line as it should be
record_differs = „{ $found }” nem következik a lapokból és a lépésekből: a sornak így kellene állnia: „{ $due }”.
record_line_too_short = Ennek a sornak hiányzik a vége: így kellene állnia: „{ $due }”.
record_deal_goes_on = „{ $found }” túl korai: a leosztás még tart, soron van: { $seat }. hely.
# $due: Deal and its number
record_next_deal_or_end = „{ $found }” nem illik ide: a leosztásnak vége, most „{ $due }” vagy „End” következne.
record_match_is_over = „{ $found }” nem illik ide: a játszmának vége, most „End” következne.
# $due: the line that should come next
record_breaks_off = A jegyzőkönyv félbeszakad: { $due ->
    [End] az utolsó sora „End” volna.
   *[other] így kellene folytatódnia: „{ $due }”, az utolsó sora pedig „End” volna.
}
record_after_end = „{ $found }” az „End” után áll, pedig ott már vége a jegyzőkönyvnek: töröld ki.

# $deal, $deals: counted from 1
record_no_such_deal = Nincs { $deal }. leosztás: a jegyzőkönyvben { $deals ->
    [0] még egy sincs
   *[other] { $deals } van
}.
# $asked: after how many moves
record_no_such_move = { $deal }. leosztás: { $moves } lépésből áll, nincs benne ennyi: { $asked }.
record_deal_from_its_middle = Ez a leosztás a közepén kezdődött, állásként: csak teljes leosztás jegyezhető fel.

## The verdict on a record in which nothing is wrong

# $deals: how many packs were dealt
record_verdict_replayed = { $deals ->
    [0] Még nem osztottak lapot: nincs mit újrajátszani.
   *[other] Leosztások: { $deals }. Minden lépés szabályos, összesen { $moves }.
}
# $packs: how many
# $contributions: how many people shared in the shuffle
record_verdict_shuffle_checked = { $contributions ->
    [0] A titok a közzétett titok, és minden pakli úgy áll, ahogy megkeverték; de senki sem járult hozzá, így a titkot egyedül az osztó választotta.
    [one] A titok és a hozzájárulás az, amire előre lenyomat készült, és minden pakli úgy áll, ahogy megkeverték.
   *[other] A titok és mindegyik hozzájárulás ({ $contributions }) az, amire előre lenyomat készült, és minden pakli úgy áll, ahogy megkeverték.
}
# $seat: who dealt first
# $drawn: whom chance would have named
record_verdict_first_dealer_chosen = A sorsolás ezt jelölte volna ki első osztónak: { $drawn }. hely; valaki ezt választotta: { $seat }. hely.
record_verdict_shuffle_no_secret = A paklik még nem ellenőrizhetők: az osztó nem fedte fel a titkot.
record_verdict_shuffle_no_data = A paklik nem ellenőrizhetők: a jegyzőkönyvben semmi sincs a keverésükről.
# $winners: how many names
# $names: the winners’ names, with commas between them
record_verdict_won = { $winners ->
    [one] A játszma győztese: { $names }
   *[other] A játszma győztesei: { $names }
}. Az állás { $one }:{ $other }.
record_verdict_goes_on = A játszmának nincs vége: az állás { $one }:{ $other }.

# $most: how many characters
record_too_large = Ez nem jegyzőkönyv: egy jegyzőkönyv legfeljebb { $most } karakter.
