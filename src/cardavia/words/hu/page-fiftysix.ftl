# The table of 56 in the browser: all that it says of itself.
#
# $who: whose something is, us or them; to those who only watch it is a name, which stands for its side.
# Of a single seat $who is you, or its name.

## Calls

# A call in short, as it was spoken; $number is a whole number, or the steps after plus
page_fiftysix_call = { $form ->
    [suit_number] { suit_symbol } { $number }
    [number_suit] { $number } { suit_symbol }
    [number_no_trumps] { $number } szan
    [number_noes] { $number } Noes
    [plus_suit] +{ $number } { suit_symbol }
    [plus_noes] +{ $number } Noes
    [no_suit] { $number }
    [double] Kontra
    [redouble] Rekontra
   *[pass] Passz
}
# The call as sentences on it begin
page_fiftysix_said = { CALL($call) }
page_fiftysix_strain_short = { $strain ->
    [NT] szan
   *[NS] Noes
}
page_fiftysix_calls = Bemondások
page_fiftysix_calls_by_seat = Bemondások helyenként, sorrendben
# In the table of calls, where the next call will stand
page_fiftysix_to_call = …

## The bid that stands

page_fiftysix_standing = Az érvényes licit
page_fiftysix_bid_stands = { $who ->
    [you] A te licited áll
   *[other] { $name } licitje áll
}
# Follows on that
page_fiftysix_and_raised = { $stake ->
    [4] , rekontra: { $name }
   *[other] , kontra: { $name }
}
page_fiftysix_no_bid_yet = Még nincs licit
page_fiftysix_no_bid = Még nincs licit
page_fiftysix_calling = Elkezdődött a licit
page_fiftysix_or_more = { $number } vagy több
page_fiftysix_if_all_pass = Ha mindenki passzol: 28 szanzadu, { $who ->
    [us] a te csapatod
    [them] a másik csapat
   *[other] { $who } csapata
} játssza.
# $unit: tables change hands, or points of the match
page_fiftysix_if_made = Ha megvan: { $unit ->
    [points] { $tables } pont
   *[tables] { $tables } zseton
} { $who ->
    [us] nektek
    [them] nekik
   *[other] { $who } csapatának
}.
page_fiftysix_if_failed = Ha elbukik: { $tables } { $who ->
    [us] nektek
    [them] nekik
   *[other] a másik csapatnak
}.

## The auction pad

page_fiftysix_number = Szám
page_fiftysix_strain = Szín, szanzadu vagy Noes
page_fiftysix_plus = plusz
page_fiftysix_pass = Passz
page_fiftysix_double = Kontra
page_fiftysix_redouble = Rekontra
page_fiftysix_make_call = Bemondom
# What is still to be said
page_fiftysix_missing = { $what ->
    [number] most a szám
    [strain] most a szín
    [steps] most az, hogy mennyivel
    [steps_and_strain] mennyivel, és melyik színben
   *[all] Szám és szín, abban a sorrendben, ahogy mondod.
}
# The same bid said the other way round
page_fiftysix_turned = vagy { CALL($call) }
# What a plus bid makes
page_fiftysix_comes_to = Ez így { $number }.
page_fiftysix_is_to_call = { $name } következik.
page_fiftysix_bluff = Nem ilyenek a lapjaid.
page_fiftysix_scale_from = { $to }-ig: +{ $wins } −{ $costs }
page_fiftysix_scale_words = nyereség, ha megvan; veszteség, ha elbukik
page_fiftysix_call_first = Előbb a licit: lapot akkor játszunk ki, amikor véget ért.

## Seats

page_fiftysix_seats = Helyek, sorrendben
page_fiftysix_cards = { $name }: { $count } lap
page_fiftysix_dealt = osztó
page_fiftysix_dealer = { $who ->
    [you] Te osztottál
   *[other] { $who } osztott
}
page_fiftysix_first = kezdő
page_fiftysix_led = hívó
page_fiftysix_stands_in = a gép játszik

## The contract and the play

page_fiftysix_contract = { $strain ->
    [NT] { $number } szanzadu
   *[other] { $number } { suit_name }
}{ $stake ->
    [2] , kontrázva
    [4] , rekontrázva
   *[other] {""}
}
page_fiftysix_declared = { $who ->
    [you] Te vállaltad
   *[other] { $who } vállalta
}
# Follows on that; $who is same where it is the declarer
page_fiftysix_and_raised_by = { $stake ->
    [4] { $who ->
        [same] {" "}és rekontrázta
        [you] ; te rekontráztad
       *[other] ; { $who } rekontrázta
    }
   *[other] { $who ->
        [you] ; te kontráztad
       *[other] ; { $who } kontrázta
    }
}
page_fiftysix_all_passed = Mindenki passzolt, így { $who ->
    [us] a te csapatod játssza
    [them] a másik csapat játssza
   *[other] { $who } csapata játssza
}
# $needed: card points that the declaring side still needs; $left: what is in nobody’s pile yet
page_fiftysix_needed = { $state ->
    [made] { $who ->
        [us] Megvan nektek
        [them] Megvan nekik
       *[other] { $who } csapatának megvan
    }
    [lost] { $who ->
        [us] Nektek { $needed } kell, de csak { $left } van kint
        [them] Nekik { $needed } kell, de csak { $left } van kint
       *[other] { $who } csapatának { $needed } kell, de csak { $left } van kint
    }
   *[open] { $who ->
        [us] Nektek még { $needed } kell, { $left } van kint
        [them] Nekik még { $needed } kell, { $left } van kint
       *[other] { $who } csapatának még { $needed } kell, { $left } van kint
    }
}
page_fiftysix_meter = Pontok: tiétek { $ours }, övék { $theirs }, kint van { $left }; kell { $needed }
page_fiftysix_pile = { $who ->
    [us] Tiétek { $points }
    [them] Övék { $points }
   *[other] { $who } csapata { $points }
}
page_fiftysix_follow = Te jössz, a szín { suit_name }
page_fiftysix_takes_so_far = { $who ->
    [you] Eddig te viszed
   *[other] Eddig { $who } viszi
}{ $points ->
    [0] {""}
   *[other] , { $points } pont van benne
}
page_fiftysix_took = { $who ->
    [you] Te vitted
   *[other] { $who } vitte
}, { $points ->
    [0] nincs benne pont
   *[other] { $points } pont
}

## Tables

page_fiftysix_owned = { $unit ->
    [points] A játszma pontjai
   *[tables] Zsetonok
}
page_fiftysix_whose = { $who ->
    [us] Tiétek
    [them] Övék
   *[other] { $who } csapata
}

## The end of a deal

page_fiftysix_hands = A lapok, ahogy kiosztották őket
page_fiftysix_gain = { $unit ->
    [points] { $tables } pont
   *[tables] { $tables } zseton
} { $who ->
    [us] nektek
    [them] nekik
   *[other] { $who } csapatának
}
# $points: what the declaring side’s pile holds
page_fiftysix_outcome = { $who ->
    [you] Te vállaltad
   *[other] { $who } vállalta
}: { page_fiftysix_contract }; { $side ->
    [us] a csapatod
    [them] a csapata
   *[other] ez a csapat
} { $made ->
    [yes] { $points } ponttal teljesítette.
   *[no] { $points } ponttal elbukta.
}
page_fiftysix_outcome_passed = Mindenki passzolt: { page_fiftysix_contract }; { $who ->
    [us] a te csapatod
    [them] a másik csapat
   *[other] { $who } csapata
} { $made ->
    [yes] { $points } ponttal teljesítette.
   *[no] { $points } ponttal elbukta.
}
page_fiftysix_paid_all = { $who ->
    [us] Nem fizettek többet, mint amennyitek volt: az utolsó zsetonotok is elment.
    [them] Nem fizetnek többet, mint amennyijük volt: az utolsó zsetonjuk is elment.
   *[other] Senki sem fizet többet, mint amennyije volt: az egyik csapat utolsó zsetonja is elment.
}
page_fiftysix_match_won = { $who ->
    [us] Megnyertétek a játszmát
    [them] Ők nyerték meg a játszmát
   *[other] { $who } csapata nyerte meg a játszmát
}
page_fiftysix_ready = Készen állsz
page_fiftysix_waiting_for = Még nem kész: { $names }…
page_fiftysix_others_ready = Kész: { $names }

## For who listens

page_fiftysix_dealt_out = Kiosztva. { $who ->
    [you] Te szólsz elsőként
   *[other] Elsőként szól: { $who }
}.
# $tells: a sentence that begins with the call
page_fiftysix_heard = { $name }: { $tells }
page_fiftysix_settled = { $who ->
    [you] Te játszod
   *[other] { $who } játssza
}: { page_fiftysix_contract }.
