# What the server refuses, to a page and at its start.

no_such_table = Nincs ilyen asztal: lehet, hogy a link hiányos.
no_such_page = Ezen a címen nincs semmi.
who_are_you = Itt még senki sem ismer: nyisd meg egyszer a kezdőlapot, és engedélyezd a sütijét.
record_after_match = A jegyzőkönyv a játszma végén kérhető: előbb megmutatná mindenki lapjait.
foreign_origin = Ezt egy idegen oldal kérte: nyisd meg magát a Cardaviát.
message_too_long = Egy üzenet legfeljebb { $most } bájt lehet.
bad_message = Ez nem az asztal üzenete: { $problem }.
bad_message_id = Az üzenethez 1–{ $most } karakteres azonosító kell.
bad_request = Ez a kérés érthetetlen.
request_too_large = Ez a kérés túl nagy.
too_many_requests = Túl sok kérés egyszerre: várj egy kicsit.
cannot_keep = A szerver ezt most nem tudja feljegyezni: semmi sem változott, próbáld újra egy pillanat múlva.
server_failed = Hiba történt a szerveren: próbáld újra egy pillanat múlva.

# $file: a path
cookie_key_damaged = Sérült a kulcs ebben a fájlban: { $file }. Állítsd vissza másolatból, vagy töröld, és a vendégek elölről kezdik.
# $folder: a path; $problem: what the system says
data_folder_unusable = Ebben a mappában nem tarthatók asztalok: { $folder } ({ $problem }).
port_in_use = Foglalt ez a port: { $port }. Válassz másikat (--port), vagy hagyd el, és kapsz egy szabadat.
address_unusable = Itt nem lehet figyelni: { $host }, port: { $port }. Nem ennek a gépnek a címe, vagy nincs rá engedély.
