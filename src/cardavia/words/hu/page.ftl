# The page in the browser: all that it says of itself. Suits in sentences are drawn by the page.

## The house

page_to_tables = Az asztalokhoz
page_no_such_page = Ezen a címen nincs semmi.
page_no_such_table = Nincs ilyen asztal, vagy már leszedték.
page_server_unreachable = Az asztal most nem érhető el: próbáld újra egy pillanat múlva.
page_connecting = Megyünk az asztalhoz…
# $offline: yes where the browser knows that this device itself has no network
page_reconnecting = { $offline ->
    [yes] Nincs internet ezen a készüléken: a játék folytatódik, amint újra lesz.
   *[no] Megszakadt a kapcsolat. Próbáljuk újra…
}
page_no_line = Nincs kapcsolat az asztallal
page_no_line_safe = A Cardavia most nem érhető el. A játszmáid ott biztonságban vannak, és az oldal magától folytatja, amint lehet.
page_try_again = Próbáljuk újra
page_new_version = Új változat: frissítés
page_loading = Jönnek a szabályok…
page_shuffling = Keverés…

page_game = { $game ->
    [schnapsen] Snapszer
   *[fiftysix] 56
}
page_tagline = Kártyaasztal. Két játék, ahogy kell.
# What lies on the table: the game or its rules
page_tabs = Mi van az asztalon
page_table = Asztal
page_full_rules = Teljes szabályok
page_rule = { $number }. szabály
page_rule_table = Táblázat, { $number }. szabály
page_print = Nyomtatás
# A worked example is gone through step by step
page_step = { $step }. lépés, összesen { $steps }
page_step_go = { $to ->
    [back] Vissza
   *[on] Tovább
}
page_keys = Billentyűzettel
page_keys_do = { $key ->
    [tab] A Tab a következő gombra visz, Shifttel együtt az előzőre.
    [arrows] A nyilakkal végig lehet menni a kézben lévő lapokon, licitkor a számokon és a színeken.
    [enter] Az Enter vagy a szóköz kijátssza a lapot, illetve megnyomja a gombot.
   *[escape] Az Escape bezárja, ami nyitva van, és visszaveszi az előre kiválasztott lapot.
}

## Light and settings

page_look = Kinézet és hang
page_slider = { $slider ->
    [contrast] Kontraszt
    [grain] Szemcsézet
   *[temperature] Színhőmérséklet
}
page_percent = { $value }%
page_cloth = Terítő
page_cloth_name = { $cloth ->
    [linen] Világos vászon
   *[felt] Sötét posztó
}
page_four_colours = Négyszínű lapok
page_faces = A snapszer lapjai
page_faces_name = { $faces ->
    [german] magyar kártya
   *[french] francia kártya
}
page_back = Hátlap
page_back_name = { $back ->
    [indigo] kék
    [pine] zöld
   *[oxblood] piros
}
page_large_letters = Nagy jelek a lapokon
page_sound = Hang
page_language = Nyelv
# $name: a language’s own name; no player who speaks it has read over its sentences yet
page_language_draft = { $name } (próbaváltozat)
page_settings = Beállítások
page_your_name = A neved
page_guest = Vendég
page_pace = Tempó
page_pace_name = { $pace ->
    [calm] nyugodt
    [instant] azonnali
   *[normal] normál
}
page_level = Gép
page_level_name = { $level ->
    [random] ahogy jön
    [easy] könnyű
    [fair] közepes
    [strong] erős
    [strongest] legerősebb
   *[other] { $level }
}
page_rules = Szabályok
page_rules_name = { $rules ->
    [classic] Klasszikus
    [classic_close_needs_four] Takarás négy lapig
    [classic_sharp] Szigorú
    [international] Nemzetközi
   *[other] { $rules }
}

## Cards and seats

# For who does not see it: King of hearts
page_card = { suit_name } { rank_name }
# $why: a whole sentence
page_card_refused = { $card }. { $why }
page_you = Te
page_computer = A gép
# The names that computer players go by at a table of 56
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
page_computer_level = gép, { $level }
page_empty_seat = Üres hely
page_away = nincs itt
page_stands_in = nincs itt: a gép játszik

## Where one is

# $phase: gathering, shuffling, playing, between or over
page_here_schnapsen = { $phase ->
    [playing] Snapszer · { $deal }. leosztás, { $trick }. ütés
    [between] Snapszer · { $deal }. leosztás
   *[other] Snapszer
}
page_here_fiftysix = { $phase ->
    [playing] 56, { $seats } játékos · { $deal }. leosztás
    [between] 56, { $seats } játékos · { $deal }. leosztás
   *[other] 56, { $seats } játékos
}

## At the table

# For who listens: the lines in which everything was told
page_happened = Mi történt
page_on_the_table = Az asztalon
page_your_hand = A lapjaid
page_card_points = Pontok
page_last_trick = Utolsó ütés
page_no_trick_yet = még nincs
# $who: you or other
page_trick_to = { $who ->
    [you] te vitted, { $points }
   *[other] { $name } vitte, { $points }
}
# A card on the table; $who: us or them
page_laid = { $who ->
    [us] Te: { $card }
   *[them] { $name }: { $card }
}
page_takes = { $who ->
    [us] Te viszed: { $points }
   *[them] { $name } viszi: { $points }
}
# $what: lead, card or call
page_your_turn = { $what ->
    [lead] Te hívsz
    [call] Te licitálsz
   *[card] Te jössz
}
page_others_turn = { $what ->
    [lead] hív
    [call] licitál
   *[card] következik
}
page_wait = { $name } következik: várj a sorodra.
page_watching = Nézőként vagy itt.
page_take_back = Visszaveszem
page_planned = Következik: { CARDS($card) }
page_withdraw = Mégsem
page_planned_withdrawn = { CARDS($card) } a kezedben marad: válassz újra.
page_next_deal = Új leosztás
page_waiting_for_next = Várunk a többiekre…

## Schnapsen: the table

page_schnapsen_cards = { $name }: { $count } lap
page_schnapsen_left = még { $left }
page_schnapsen_trumps = Az adu a { suit_name }
page_schnapsen_closed = { $who ->
    [you] Betakartad
   *[other] { $name } betakarta
}, még { $left }
page_schnapsen_under = Alatta fekszik: { CARDS($card) }
page_schnapsen_used_up = A talon elfogyott
page_schnapsen_marriage = Bemondás { suit_symbol } { $worth }
page_schnapsen_called = { suit_symbol } { $worth ->
    [40] Negyven!
   *[other] Húsz!
}
page_schnapsen_exchange = Adut cserélek
page_schnapsen_exchange_german = Adut cserélek
# $move: exchange or close; $meant: yes where it is meant already, and the key would undo that
page_schnapsen_announce = { $move ->
    [exchange] { $meant ->
        [yes] Mégsem cserélek
       *[no] { page_schnapsen_exchange }
    }
   *[close] { $meant ->
        [yes] Mégsem takarok be
       *[no] Betakarok
    }
}
page_schnapsen_tricks = { $tricks ->
    [0] nincs ütés
   *[other] { $tricks } ütés
}
page_schnapsen_pending = { $pending }, ha lesz ütés
page_schnapsen_could = { $tricks ->
    [0] bemondással { $total }, ha lesz ütés
   *[other] bemondással { $total }
}
page_slate = Hátravan

## Schnapsen: what has happened. $who is you or other, $name the other’s name

page_schnapsen_dealt = Kiosztva. Felütve: { CARDS($card) }, az adu a { suit_name }.
page_schnapsen_exchanges = { $name } adut cserél: a bubiért { CARDS($card) } jön.
page_schnapsen_exchanges_german = { $name } adut cserél: az alsóért { CARDS($card) } jön.
page_schnapsen_closes = { $name } betakarja a talont.
page_schnapsen_leads = { $name } hív: { CARDS($card) }{ $worth ->
    [0] .
   *[other] , bemondás: { $worth }.
}
page_schnapsen_replies = { $name } lapja: { CARDS($card) }.
page_schnapsen_taken = { $who ->
    [you] Te viszed
   *[other] { $name } viszi
} az ütést, { $points } pont.
page_schnapsen_drawn = Húzol: { CARDS($card) }.
page_schnapsen_exchanged_tag = Csere: { CARDS($card) }
page_schnapsen_exchanged_tag_german = Csere: { CARDS($card) }
page_schnapsen_closed_tag = Betakarva
page_schnapsen_stock = Talon

## The end of a deal and of a match

page_result = Eredmény
page_tricks = Ütések
# $who: you or other
page_schnapsen_scores = { $who ->
    [you] Nyertél { $points } játékpontot
   *[other] { $name } { $points } játékpontot nyert
}
page_schnapsen_match_won = { $who ->
    [you] Megnyerted a játszmát
   *[other] { $name } nyerte meg a játszmát
}
# $who: who has won the deal, and $loser: who has lost it, both you or other; $other: the loser’s name; $missed: the loser’s points; $closed: yes where the winner had closed
page_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] Te viszed
       *[other] { $name } viszi
    } az utolsó ütést, és senkinek sincs meg a 66.
    [closer_failed] { $loser ->
        [you] Betakartál, de nincs meg a 66: csak { $missed } pontod van.
       *[other] { $other } betakart, de nincs meg a 66: csak { $missed } pontja van.
    }
    [closer_beaten] { $loser ->
        [you] Betakartál.
       *[other] { $other } betakart.
    } { $who ->
        [you] Te előbb érted el a 66-ot, { $points } ponttal.
       *[other] { $name } előbb érte el a 66-ot, { $points } ponttal.
    }
   *[sixty_six] { $who ->
        [you] { $closed ->
            [yes] Betakartál, és megvan a 66: { $points } pontod van.
           *[no] Előbb érted el a 66-ot, { $points } ponttal.
        }
       *[other] { $closed ->
            [yes] { $name } betakart, és megvan a 66: { $points } pontja van.
           *[no] { $name } előbb érte el a 66-ot, { $points } ponttal.
        }
    }
}
# $who: who has lost the deal; $then: yes where what counts is how things stood when the stock was closed
page_schnapsen_basis = { $why ->
    [last_trick] Ez egy játékpontot ér.
    [closer] Ha elbukik, aki betakart, az kettőt ér.
    [closer_no_trick] Ha elbukik, aki betakart, és a másiknak a takaráskor nem volt ütése, az hármat ér.
    [many] { $who ->
        [you] Elérted a 33 pontot
       *[other] { $name } elérte a 33 pontot
    }{ $then ->
        [yes] {" "}a takarásig
       *[no] {""}
    }, ezért egyet ér.
    [few] { $who ->
        [you] Nem érted el a 33 pontot
       *[other] { $name } nem érte el a 33 pontot
    }{ $then ->
        [yes] {" "}a takarásig
       *[no] {""}
    }, ezért kettőt ér.
   *[no_trick] { $who ->
        [you] Nem volt ütésed
       *[other] { $name } nem ütött
    }{ $then ->
        [yes] {" "}a takarásig
       *[no] {""}
    }, ezért hármat ér.
}
page_new_match = Új játszma
page_record = Jegyzőkönyv mentése
# $finding: checking, fit, or what does not fit; $packs: how many; $number: of a deal
page_packs = { $finding ->
    [checking] Minden paklit ellenőrzünk…
    [no_record] A paklik most nem ellenőrizhetők: a jegyzőkönyv nem érhető el.
    [missing] Hiányoznak paklik a jegyzőkönyvből: nem ellenőrizhető, hogy az ígéret szerint osztottak-e.
    [pack] { $number }. leosztás: a paklit nem az ígéret szerint osztották, más sorrendben feküdtek a lapjai.
    [hand] { $number }. leosztás: a paklit nem az ígéret szerint osztották, más lapjaid voltak, mint amilyeneket ez a pakli ad.
   *[fit] { $packs ->
        [one] A játszma egyetlen pakliját az ígéret szerint osztották.
       *[other] { $packs } pakli volt, mindegyiket az ígéret szerint osztották.
    }
}
# $finding: fits, fits_without, or what does not fit
page_shuffle = { $finding ->
    [fits] A titok az, amelyet az első lap előtt lepecsételtünk, és a te bájtjaid is benne vannak.
    [fits_without] A titok az, amelyet az első lap előtt lepecsételtünk.
    [own] A keverés nem stimmel: a te bájtjaid nincsenek a felhasználtak között.
    [contributions] A keverés nem stimmel: valaki mást nyitott fel, mint amit lepecsételt.
   *[secret] A keverés nem stimmel: a titok nem illik az első lap előtt közzétett pecséthez.
}

## The first screen

page_about = { $game ->
    [schnapsen] Húsz lap, két játékos: te és a gép. Az nyer, aki előbb letörli a hét pontját.
   *[fiftysix] Kerala csapatjátéka: két csapat, hangos licit, aztán jöhetnek az ütések.
}
page_seats = hely
page_play_now = Játsszunk
page_new_game = Új játék
page_resume = Folytatás
page_invite = Meghívás
page_promise = Nincs regisztráció, nincs reklám, és a keverés ellenőrizhető.

## Before the match

page_lobby_host = { $game ->
    [schnapsen] A te snapszerasztalod
   *[fiftysix] Az 56-os asztalod, { $seats } játékos
}
page_lobby_guest = { $game ->
    [schnapsen] Snapszerasztal
   *[fiftysix] 56-os asztal, { $seats } játékos
}
page_lobby_wait = A játszma akkor kezdődik, amikor valaki elindítja az itt ülők közül.
page_link = Aki megnyitja ezt a linket, leülhet egy szabad helyre:
page_copy = Másolás
page_copied = Másolva
page_sit = Leülök
page_sit_here = Ide ülök
page_seat_computer = Üljön ide a gép
page_send_away = Menjen el
page_rise = Felállok
# $free: seats that nobody has taken
page_start = { $free ->
    [0] Indítás
    [one] Indítás: a szabad helyre a gép ül
   *[other] Indítás: { $free } helyre a gép ül
}
