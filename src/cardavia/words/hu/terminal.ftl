# The table in the terminal. $who is you, partner or opponent; $name is the place where somebody sits.

## Places, seen from the person's own

# The person, within a sentence
terminal_yourself = te
# $place: you, right, partner_right and so on
terminal_place = { $place ->
    [right] Jobb szomszéd
    [left] Bal szomszéd
    [across] Szemközti
    [partner] Partnered
    [partner_right] Jobb partner
    [partner_left] Bal partner
    [partner_across] Túlsó partner
    [across_right] Túlsó jobb
    [across_left] Túlsó bal
    [opponent] Ellenfeled
   *[you] Te
}

## Moves as they are said

terminal_card = { CARDS($card) }
terminal_call = { CALL($call) }
# $word: exchange or close
terminal_announcement = { $word ->
    [exchange] csere
   *[close] a talon betakarása
}
# Short enough for a column of eight
terminal_grid_call = { $form ->
    [number_no_trumps] { $number } szan
    [no_suit] { $number } nyit
   *[other] { CALL($call) }
}

## What the person types

# $what: what is asked for
terminal_prompt = { $what ->
    [call] Te licitálsz ›
    [lead] Te hívsz ›
    [card] Te jössz ›
    [cut] Emelj: írj be bármit, vagy csak Enter ›
    [next] Enter: következő leosztás ›
    [leave] Felállsz, és itt abbahagyod a játszmát? (i/n) ›
   *[done] Enter: felállsz ›
}
# What counts as yes, in small letters, a space between
terminal_yes = i igen y yes
terminal_which_card = Melyiket: { CARDS($cards, join: "or") }?

## Sitting down and getting up

terminal_title = { $game ->
    [schnapsen] Snapszer
   *[fiftysix] 56, { $players } játékos
}
terminal_label_rules = Szabályok
terminal_label_players = Játékosok
terminal_label_record = Jegyzőkönyv
terminal_label_shuffle = Keverés
terminal_computer_players = te és { $count } gépi játékos ({ $level })
terminal_sealed = egy titok dönti el, amely a játszma végén kiderül; a pecsétje
terminal_repeatable = magból, megismételhető; a titok pecsétje
terminal_how_to = Írj be { $game ->
    [schnapsen] egy lapot, például „jd” vagy „10c”.
   *[fiftysix] egy bemondást, például „28d” vagy „pass”, vagy egy lapot, például „jd”.
} A „?” magyaráz, a „help” többet is felsorol.
# The names in the record
terminal_computer = gép, { $level }
terminal_guest = Vendég
terminal_seeded = mag: { $seed }
terminal_left_unfinished = Felálltál az asztaltól. A játszma befejezetlen marad.
terminal_label_check = Ellenőrzés
terminal_verify = cardavia verify { $file }
terminal_label_secret = Titok
terminal_secret_revealed = a keverésé; illik az elején mutatott pecséthez:
terminal_file_exists = Már van ilyen fájl, és nem írom felül: { $file }. Válassz másik nevet.
# $problem: what the computer says, “No such file or directory” for instance
terminal_not_kept = A jegyzőkönyv most nem menthető ide: { $file } ({ $problem }). Játssz tovább: ha ez így marad, a végén itt jelenik meg.
terminal_record_below = nincs fájlban: lejjebb olvasható
terminal_long_seed = Egy mag legfeljebb { $digits } jegyű: válassz rövidebbet.
terminal_unknown_pace = Nincs ilyen tempó: „{ $pace }”. Választható: { LIST($paces, join: "or") }.

## Headings, labels and figures

terminal_deal = { $number }. leosztás
terminal_dealer = { $who ->
    [you] te osztasz
   *[other] { $name } oszt
}
terminal_auction = Licit
terminal_trick = { $number }. ütés
terminal_trick_of = { $number }. ütés, összesen { $tricks }
terminal_deal_over = { $deal }: vége
terminal_match_over = A játszmának vége
terminal_thrown_in = Bedobott leosztás: { $deals }, mert valakinek nem volt pontja, vagy egy csapatnak bubija.
terminal_label_bid = Licit
terminal_label_contract = Vállalás
terminal_label_piles = Kupacok
terminal_label_tables = Zsetonok
terminal_label_points = Pontok
terminal_label_trick = Ez az ütés
terminal_label_last_trick = Utolsó ütés
terminal_label_hand = Lapjaid
terminal_label_you_may = Lehet
terminal_label_result = Eredmény
terminal_label_deals = Leosztások
terminal_label_stock = Talon
terminal_label_slate = Hátravan
terminal_label_left = Lapok
terminal_label_hint = Tipp
# $ours, $theirs: figures as text, with their sign where they need one
terminal_we_they = mi { $ours }, ők { $theirs }
# Behind the cards of a trick
terminal_to = { $who ->
    [you] te vitted
   *[other] { $name } vitte
}, { $points } pont
terminal_no_trick_yet = Még senkinek sincs ütése.

## 56: the auction

# $stake: 1 undoubled, 2 doubled, 4 redoubled
terminal_contract = { $number } { strain_name }, vállaló: { $who ->
    [you] te és { $players ->
        [4] a partnered
       *[other] a partnereid
    }
    [partner] { $name }, a te csapatod
   *[opponent] { $name } és { $players ->
        [4] a partnere
       *[other] a partnerei
    }
}{ $stake ->
    [2] , kontrázva
    [4] , rekontrázva
   *[1] {""}
}
# Behind what a call tells, where its number or strain is not in what was said
terminal_comes_to = Ez így { $number } { strain_name }.
terminal_auction_over = A vállalás: { $contract }. { $who ->
    [you] Te hívsz.
   *[other] { $name } hív.
}
# $least: the lowest number that may be bid, 0 for none; $double: none, double or redouble; $passing: yes or no
terminal_may_call = { $least ->
    [0] Passz{ $double ->
        [double] {" "}vagy kontra
        [redouble] {" "}vagy rekontra
       *[none] {""}
    }.
   *[other] Licit: { $least ->
        [56] 56
       *[other] { $least }–56
    }{ $double ->
        [double] , kontra
        [redouble] , rekontra
       *[none] {""}
    }{ $passing ->
        [no] ; passzolni nem lehet.
       *[yes] {" "}vagy passz.
    }
}
terminal_nobody_has_bid = Még senki sem licitált.

## 56: the play

# $why: lead, follow (suit) or void (of it)
terminal_may_play = { $why ->
    [lead] Bármit hívhatsz.
    [follow] Színt kell adnod: { CARDS($cards, join: "or") }.
   *[void] Bármit tehetsz: a hívott színből nincs lapod ({ suit_name }).
}
# $state: open, made or lost already
terminal_contract_needs = { $state ->
    [made] Már megvan.
    [lost] Már nem érhető el.
   *[open] Még kell { $need }, kint van { $left }.
}
# $ahead: whose card is the highest so far; never the person, who has not played yet
terminal_trick_so_far = { $same ->
    [yes] { $leader } hívott, és ő áll nyerésre: { CARDS($card) };
   *[no] { $leader } hívott, most { $ahead } áll nyerésre: { CARDS($card) };
} az ütésben { $points } pont van.
terminal_takes_trick = { $who ->
    [you] Te viszed
   *[other] { $name } viszi
} az ütést, { $points } pont.

## 56: the end

# $gainer: we or they; $due: what was due where it could not be paid whole, else 0
terminal_outcome = { $made ->
    [yes] Megvan:
   *[no] Elbukott:
} { $gainer ->
    [we] nyertetek
   *[they] vesztettetek
} { $unit ->
    [points] { $figure } pontot.
   *[tables] { $figure } zsetont.
}{ $due ->
    [0] {""}
   *[other] {" "}Járt volna { $due }, de nem maradt több.
}
terminal_side_won = { $side ->
    [we] Te és { $players ->
        [4] a partnered
       *[other] a partnereid
    } megnyertétek a játszmát.
   *[they] A másik csapat nyerte meg a játszmát.
}

## Schnapsen: the table

terminal_indicator = felütve: { CARDS($card) }
terminal_trump = { suit_symbol } { suit_name } az adu
# $state: open, closed or used_up
terminal_stock = { $state ->
    [used_up] a talon elfogyott
    [closed] { $left } lap, betakarva
   *[open] { $left } lap
}
terminal_label_closed = Takarás
# Who closed the stock, and what the other had then
terminal_closed = { $who ->
    [you] te takartál be. { $name } akkor így állt:
   *[other] { $name } takart be; te akkor így álltál:
} { $points } pont, { $tricks ->
    [0] ütés nélkül
   *[other] { $tricks } ütés
}
# $pending: marriages that wait for a trick; $needs: what is missing to win the match
terminal_standing = { $points } pont, { $tricks ->
    [0] nincs ütés
   *[other] { $tricks } ütés
}{ $pending ->
    [0] {""}
   *[other] , függőben { $pending }
}, hátravan { $needs }
# Behind the standing of the opponent
terminal_shown = megmutatta: { CARDS($cards, join: "and") }
terminal_may_lead = Bármit hívhatsz.
# $may: exchange, close or both
terminal_may_announce = Előtte: { $may ->
    [exchange] „exchange” – csere: { CARDS($jack) } a felütött lapért ({ CARDS($indicator) })
    [close] „close” – betakarod a talont
   *[both] „exchange” – csere: { CARDS($jack) } a felütött lapért ({ CARDS($indicator) }), vagy „close” – betakarod a talont
}.
terminal_marriage_in_hand = { CARDS($cards, join: "or") } hívásával bemondasz: { $worth }.
# $why: open (stock), beat, follow (suit), trump, any (no trump either) or none (of trumps, which were led)
terminal_may_reply = { $why ->
    [open] Bármit tehetsz.
    [beat] Felül kell ütnöd ezt: { CARDS($lead) }. Jó lesz: { CARDS($cards, join: "or") }.
    [follow] Színt kell adnod: { CARDS($cards, join: "or") }.
    [trump] Nincs { suit_name } lapod, tehát adut kell tenned: { CARDS($cards, join: "or") }.
    [none] Bármit tehetsz: nincs { suit_name } lapod.
   *[any] Bármit tehetsz: nincs { suit_name } lapod, és adud sincs.
}
# Behind the name of whoever does it
terminal_exchanges = { $who ->
    [you] cserélsz:
   *[other] cserél:
} { CARDS($jack) } megy, { CARDS($indicator) } jön
terminal_closes = { $who ->
    [you] betakarod
   *[other] betakarja
} a talont, { $left } lap van benne
# $worth: 20 or 40; $pending: yes where it waits for a trick
terminal_leads_marriage = { CARDS($card) }, bemondás ({ suit_name }): { $worth }{ $pending ->
    [yes] , ha lesz ütés
   *[no] {""}
}
# $credited: marriages that had been waiting for this trick
terminal_takes_trick_and = { $who ->
    [you] Te viszed
   *[other] { $name } viszi
} az ütést, { $points } pont{ $credited ->
    [0] {""}
   *[other] {" "}és { $credited } a bemondásért
}.
terminal_you_draw = Húzol: { CARDS($card) }.
terminal_takes_indicator = { $name } húz: { CARDS($card) }, a talon utolsó lapja.
terminal_stock_used_up = A talon elfogyott: mostantól színt kell adni, és ha lehet, felül is kell ütni.
terminal_declares = Ez bemondás: { $worth }.
terminal_no_auction = A snapszerben nincs licit.

## Schnapsen: the end

# $who: who has won the deal; $name: the opponent's place; $closed: yes where the winner had closed
terminal_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] Te viszed
       *[other] { $name } viszi
    } az utolsó ütést, és senkinek sincs meg a 66.
    [closer_failed] { $who ->
        [you] { $name } betakart, de nincs meg neki
       *[other] Betakartál, de nincs meg neked
    } a 66.
    [closer_beaten] { $who ->
        [you] { $name } betakart, de neked előbb megvan a 66.
       *[other] Betakartál. { $name } előbb éri el a 66-ot.
    }
   *[sixty_six] { $who ->
        [you] Te nyersz:
       *[other] { $name } nyer:
    } { $points } pont{ $closed ->
        [yes] {" "}takarás után.
       *[no] , a másiké { $other }.
    }
}
# $figure: 1, 2 or 3; $basis: why; $had: you or opponent, whose points or tricks count; $then: at_closing or now
terminal_game_points = { $who ->
    [you] Nyertél
   *[other] { $name } nyert
} { $figure } játékpontot{ $basis ->
    [last_trick] {""}
    [closer] , mint mindig, ha elbukik, aki betakart
   *[other] . { $had ->
        [you] { $basis ->
            [no_trick] Nem volt ütésed
            [many] Elérted a 33 pontot
           *[few] Nem érted el a 33 pontot
        }
       *[other] { $name } { $basis ->
            [no_trick] nem ütött
            [many] elérte a 33 pontot
           *[few] nem érte el a 33 pontot
        }
    }{ $then ->
        [at_closing] {" "}a takarásig
       *[now] {""}
    }
}.
terminal_points_and_tricks = { $points } pont, { $tricks ->
    [0] nincs ütés
   *[other] { $tricks } ütés
}
terminal_player_won = { $who ->
    [you] Megnyerted a játszmát.
   *[other] { $name } nyerte meg a játszmát.
}

## Questions and their answers

terminal_allowed = Lehet: { $move }.
terminal_hint = { $move }
terminal_hint_later = Tippet akkor kapsz, ha te jössz: várd meg a következő leosztást.
terminal_why = { $move }: { $why }
terminal_why_later = A többiek indokai elárulnák a lapjaikat: kérdezd meg újra a leosztás végén.
terminal_help_typed = { $game ->
    [schnapsen] jd, 10c, close
   *[fiftysix] jd, 28d, pass
}
terminal_help_move = { $game ->
    [schnapsen] egy lap; hívás előtt „exchange” (csere) és „close” (betakarás) is
   *[fiftysix] egy lap vagy egy bemondás
}
terminal_help_ask = { $game ->
    [schnapsen] mit tehetsz
   *[fiftysix] mit tehetsz, és mit árultak el az eddigi bemondások
}
terminal_help_ask_about = { $game ->
    [schnapsen] mit mondanál be ezzel a lappal, vagy miért nem játszható
   *[fiftysix] mit árulna el ez a bemondás, vagy miért nem játszható egy lap
}
terminal_help_hint = mit tenne egy erős játékos a te lapjaiddal, és miért
terminal_help_table = újra az asztal
terminal_help_last = az utolsó ütés
terminal_help_auction = a leosztás bemondásai
terminal_help_score = a játszma állása
terminal_help_why = a leosztás után: miért léptek így a gépi játékosok
terminal_help_rules = a teljes szabályok, ahogy itt játsszuk
terminal_help_record = a fájl, amely a jegyzőkönyvet őrzi
terminal_help_help = ez a lista
terminal_help_quit = felállsz; a jegyzőkönyv megmarad

## Options of the command

terminal_option_level = Milyen jól játsszon a gép, például fair (közepes) vagy strong (erős).
terminal_option_seat = A hely, ahová leülsz, 0-tól számolva.
terminal_option_name = A név, amely a jegyzőkönyvbe kerül.
terminal_option_record = A fájl, amelybe a jegyzőkönyv kerül; ha nem adod meg, új név ebben a mappában.
terminal_option_pace = Milyen gyorsan játsszanak a többiek: normal (normál), slow (lassú) vagy instant (azonnali).
