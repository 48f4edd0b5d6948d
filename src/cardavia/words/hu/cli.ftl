# The command line: its help, and what its commands print.

cli_help = Kártyaasztal az 56-hoz és a snapszerhez: játszhatsz, elolvashatod a szabályokat, és ellenőrizheted, hogy becsületesen osztottak-e.
cli_version = Kiírja a verziót, és kilép.
cli_json = JSON kimenet, más programoknak.
cli_seed = Ahonnan a véletlen indul: ugyanaz a mag ugyanazokat a lapokat és döntéseket adja.
cli_game = A játék: schnapsen (snapszer) vagy fiftysix (56).
cli_players = Hányan játsszák az 56-ot: 4, 6 vagy 8 játékos.
cli_rules_option = A szabályok: egy alapváltozat és a kapcsolói, például "classic stage_jump".
cli_language = A nyelv, amelyen a program megszólal, például hu; ha nem adod meg, a számítógépedé.
cli_work = Mennyit gondolkodhat egy gépi játékos: hány állást vagy lehetséges leosztást vizsgálhat meg.
cli_workers = Hány folyamat dolgozzon; ha nem adod meg, processzormagonként egy.

unknown_language = Ehhez a nyelvhez még nincs fordítás: „{ $language }”. Választható: { LIST($languages, join: "or") }.
# $file: a path; $problem: what the system says
cli_file_problem = Nem használható: { $file } ({ $problem }).

cli_port = A port, amelyen a program figyel; ha nem adod meg, bármelyik szabad.
cli_data = A mappa, amely az asztalokat őrzi; ha nem adod meg, egy saját mappád.
cli_lan = Az otthoni hálózat telefonjai és gépei is beülhetnek; a cím QR-kódként jelenik meg.
# $option: such as --port; $command: such as serve
cli_option_comes_first = { $option } itt hatástalan, mert megelőzi ezt: { $command }. Hagyd el, vagy írd utána, ha az a parancs ismeri.
cli_browser = Megnyitja az asztalt a böngészőben.
cli_host = A cím, amelyen a program figyel.
cli_serve_help = Asztalokat nyit mindenkinek, aki eléri ezt a címet.
# $address: where the table is
cli_table_open = Az asztal itt van nyitva: { $address } – leállítás: Ctrl-C.
cli_table_lan = Ugyanarról a hálózatról bárki beülhet: elég a telefon kameráját a kódra tartani.
cli_serving = Az asztalok itt vannak nyitva: { $address } – leállítás: Ctrl-C.

cli_play_help = Leülsz az asztalhoz ebben a terminálban, és lejátszol egy játszmát a gép ellen.
cli_rules_help = Kiírja egy játék teljes szabályait.
cli_verify_help = Újrajátszik egy jegyzőkönyvet, és ellenőrzi, hogy a paklik olyanok-e, amilyeneket a keverés ígért.
cli_verify_file = A jegyzőkönyv, szövegfájl.

cli_contest_help = Két gépi szint játszik egymás ellen ugyanazokkal a lapokkal.
cli_contest_a = Az egyik szint.
cli_contest_b = A másik szint.
cli_contest_deals = Hány paklit játsszanak le; mindegyik külön leosztás.
cli_contest_matches = Hány teljes játszma következzen a leosztások után.
cli_contest_duplicate = Minden paklit kétszer játszanak le, felcserélt helyekkel.
cli_contest_running = { $a } – { $b }
cli_contest_unit = { $game ->
    [schnapsen] játékpont
   *[fiftysix] zseton
}
# $gain: with its sign; $unit: tables or game points
cli_contest_gain = { $a } – { $b }: leosztásonként { $gain } { $unit }, { $deals } pakli alapján.
cli_contest_interval = A valódi átlag 95%-os eséllyel { $low } és { $high } közé esik.
cli_contest_won = { $a }: megnyerte a leosztások { $share }%-át.
cli_contest_matches_won = Játszmák: { $a }:{ $b }.
cli_contest_contracts = { $level } vállalásai: { $made } megvan, { $failed } elbukott; a kontrázott { $doubled } közül { $doubled_made } lett meg.
cli_contest_par = Ha mindenki az összes lapot látva a lehető legjobban játszott volna, { $solved } közül { $stand } lett volna meg; ezekből { $stand_made } meg is lett.
cli_contest_spent = { $level }: egy döntés mediánja { $median } ms, 95. percentilise { $p95 } ms.

cli_bench_help = Megméri, milyen gyorsak ezen a gépen a szabályok és a kernel, és mellettük a telepített hasonló programok.
cli_bench_seconds = Mennyi ideig mérje az egyes dolgokat.
cli_bench_running = Mérés
cli_bench_kernel = A kernel { $kernel ->
    [compiled] le van fordítva.
   *[uncompiled] nincs lefordítva: ugyanazt találja, csak sokszor lassabban.
}
cli_bench_moves = { $moves } lépés másodpercenként egy processzormagon: véletlenül lejátszott teljes 56-os leosztások hat játékossal, a választást is beleszámítva.
# $deals: how many in a second
cli_bench_playouts = 56, { $players } játékos: másodpercenként { $deals } teljes leosztás, véletlenül kiosztva és lejátszva.
# $positions: how many in a second
cli_bench_strict = Snapszer: másodpercenként { $positions } megoldott állás, amikor a talon épp elfogyott.
# $median, $mean: milliseconds; $share: in per cent
cli_bench_solving = 56, { $players } játékos: { $asked ->
    [contract] meglesz-e a 28
   *[points] hány pontot szerez a két csapat
} – medián { $median } ms, átlag { $mean } ms; a leosztások { $share }%-a egy másodpercen belül megoldódik.
cli_bench_given_up = 56, { $players } játékos: { $asked ->
    [contract] hogy meglesz-e a 28,
   *[points] hogy hány pontot szerez a két csapat,
} az a leosztások felénél nem derült ki időben; { $share }%-uk oldódik meg egy másodpercen belül.
# $peer: a program; $figure: a number
cli_bench_peer = { $measure ->
    [hearts_moves_per_s] { $peer }: másodpercenként { $figure } véletlen lépés a Heartsben.
    [skat_moves_per_s] { $peer }: másodpercenként { $figure } véletlen lépés a skatban.
    [bridge_moves_per_s] { $peer }: másodpercenként { $figure } véletlen lépés a bridzsben.
    [bridge_every_lead_ms] { $peer }: egy bridzsleosztás összes induló lapja { $figure } ms alatt oldódik meg (medián).
   *[strict_solves_per_s] { $peer }: másodpercenként { $figure } megoldott snapszerállás, amikor a talon épp elfogyott.
}
cli_bench_no_peer = { $peer }: nincs telepítve, ezért nincs mérve; a „cardavia[peers]” csomaggal jön.

cli_doctor_help = Megmutatja, mi van telepítve, és hogy működik-e.
# $modules: the parts that are not compiled
cli_doctor_uncompiled = A kernel nincs lefordítva: ugyanazt találja, csak sokszor lassabban. Ha van C-fordítód, telepítsd újra a Cardaviát. Nincs lefordítva: { $modules }
cli_doctor_works = { $part ->
    [kernel] kernel: leosztásokat játszott le.
    [page] weboldal: benne van a csomagban.
   *[other] { $part }: egy teljes leosztást kiosztott, lejátszott és ellenőrzött.
} Minden rendben.
cli_doctor_broken = { $part ->
    [kernel] kernel: nem tud leosztást lejátszani, az okát lásd fent.
    [page] weboldal: hiányzik, az okát lásd fent.
   *[other] { $part }: nem tudott teljes leosztást lejátszani, az okát lásd fent.
}
