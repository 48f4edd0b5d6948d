# The guide that explains a deal while it is played: one short sentence at a time, to somebody who has never
# played the game. Each has to fit on four short lines of a phone.

page_guide_start = Tanuld meg játék közben
page_guide_next = Következő tipp
page_guide_close = Tippek bezárása
page_guide_done = Ez volt egy egész leosztás. Játssz tovább: ami még nem fordult elő, azt akkor mondjuk el.

## Schnapsen. $who is you or other, $name the other’s name; $card a card, $suit a suit

page_guide_schnapsen_goal = Vigyél ütéseket, és add össze a lapjaik pontjait: 66 ponttal tiéd a leosztás.
page_guide_schnapsen_trumps = Az adu a { suit_name }: ezt mutatja a talon alatti lap. Az adu minden más színt üt.
page_guide_schnapsen_values = Felülről: ász 11 pont, tízes 10, király 4, { -queen } 3, { -jack } 2. A tízes üti a királyt.
page_guide_schnapsen_lead = Te hívsz: bármelyik lapot hívhatod. Egy kis lappal keveset kockáztatsz.
# $trump: yes where the suit that was led is trumps
page_guide_schnapsen_reply = A hívás { CARDS($card) }. Amíg van talon, bármit tehetsz rá; { $trump ->
    [yes] csak nagyobb adu üti
   *[no] nagyobb { suit_name } vagy adu üti
}.
page_guide_schnapsen_took = { $who ->
    [you] Tiéd az ütés, { $points } pont, és te hívsz.
   *[other] { $name } viszi az ütést, { $points } pont, és ő hív.
}
page_guide_schnapsen_draw = Minden ütés után mindketten húztok egy lapot, előbb az, aki vitte: így újra öt-öt lapotok van.
# $worth: 20 or 40
page_guide_schnapsen_marriage = Van egy párod, király és { -queen } ({ suit_name }): hívd az egyiket, és { $worth } pontot ér.
# $pending: yes where it counts once a trick is won
page_guide_schnapsen_declared = { $who ->
    [you] A párod { $worth } pontot ér
   *[other] { $name } bemond egy párt: { $worth } pont
}{ $pending ->
    [yes] , de csak egy elvitt ütés után számít.
   *[no] .
}
page_guide_schnapsen_exchange = Nálad az adu{ -jack }: hívás előtt kicserélheted, és ezt kapod érte: { CARDS($card) }.
page_guide_schnapsen_close = Biztos a 66? Hívás előtt betakarhatod a talont: onnantól senki sem húz. De aki betakar, és nem éri el, fizet.
page_guide_schnapsen_closed = { $who ->
    [you] Betakartad a talont.
   *[other] { $name } betakarta a talont.
} Nincs több húzás; színt kell adni, és felül kell ütni, ha lehet.
page_guide_schnapsen_last = Két lap maradt a talonban: aki ezt az ütést elveszti, azé lesz { CARDS($card) }.
page_guide_schnapsen_strict = Elfogyott a talon: mostantól színt kell adni, és felül kell ütni, ha lehet.
# $cards: those that may be played
page_guide_schnapsen_must = A hívás { CARDS($card) }. Színt kell adnod, és felülütnöd, ha tudsz; szín híján adut kell tenned: { CARDS($cards, join: "or") }.
# $needed: points that the viewer still needs
page_guide_schnapsen_stands = Neked { $mine } pontod van, az ellenfelednek { $theirs }. Még { $needed } kell a 66-hoz.
# $points: what the deal is worth; $left: what the winner has still to win of seven
page_guide_schnapsen_end = { $who ->
    [you] Tiéd a leosztás
   *[other] { $name } viszi a leosztást
}, ez { $points } játékpontot ér: a hétből még { $left } van hátra. Aki nullára ér, megnyerte a játszmát.

## 56. $who is us or them, the side of somebody or something, where nothing else is said

# $names: the partners’; $seats: how many sit there
page_guide_fiftysix_sides = { $seats ->
    [4] A partnered { $names }
   *[other] A partnereid: { $names }
}; minden második hely a tiétek. A többiek ellenetek játszanak.
page_guide_fiftysix_values = Felülről: bubi 3 pont, kilences 2, ász 1, tízes 1; király és dáma semmi. Összesen 56 pont.
page_guide_fiftysix_auction = Előbb a licit: hány pontot visz el egy csapat az 56-ból? Legalább 28, és minden licit magasabb az előzőnél.
# Followed by what the call tells
page_guide_fiftysix_heard = { $who ->
    [us] A partnered, { $name }, szól.
   *[them] { $name } szól a másik csapatból.
}
page_guide_fiftysix_call = Te szólsz. Elöl a szám: megvan a szín bubija. Elöl a szín: erős, de bubi nélkül. Vagy passz.
# $who: you, or a name; $least: the lowest bid that is higher
page_guide_fiftysix_bid = { $who ->
    [you] A te licited áll.
   *[other] { $who } licitje áll.
} Aki többet akar, legalább ennyit mond: { $least }. Ha mindenki más passzol, ez marad.
# $strain: a suit, or NT for no trumps; $passed: yes where nobody has bid
page_guide_fiftysix_contract = { $passed ->
    [yes] Mindenki passzolt.
   *[no] Vége a licitnek.
} { $who ->
    [us] A te csapatodnak
   *[them] A másik csapatnak
} { $number } pont kell az 56-ból; { $strain ->
    [NT] adu nincs.
   *[other] az adu a { suit_name }.
}
# $wins, $costs: tables won if made and lost if failed
page_guide_fiftysix_stake = { $who ->
    [us] Ha megvan, { $wins } zsetont kaptok; ha elbukik, { $costs } zsetont fizettek.
   *[them] Ha megvan, { $wins } zsetont kapnak; ha elbukik, { $costs } zsetont fizetnek.
}
# $who: you, or a name
page_guide_fiftysix_first = { $who ->
    [you] Te ülsz az osztó után, te hívsz először
   *[other] { $who } ül az osztó után, ő hív először
}, akárki nyerte a licitet.
page_guide_fiftysix_lead = Te hívsz: bármelyik lapot hívhatod. A többieknek színt kell adniuk, ha tudnak.
page_guide_fiftysix_follow = A hívott szín { suit_name }, és van nálad ilyen: színt kell adnod.
# $trump: none; led where the suit that was led is trumps; other
page_guide_fiftysix_free = Nincs nálad { suit_name }, így bármit rátehetsz{ $trump ->
    [other] : adut, hogy üss, vagy pontot érő lapot a partnerednek.
   *[none] : pontot érő lapot, ha a partnered viszi, különben értéktelent.
}
page_guide_fiftysix_takes = { $who ->
    [us] Az ütés eddig a csapatodé: jó helyen van benne egy pontot érő lap.
   *[them] Az ütés eddig a másik csapaté: üsd felül, vagy tartsd vissza a pontjaidat.
}
# $name: you, or who took it; $who: the side
page_guide_fiftysix_took = { $name ->
    [you] Te vitted az ütést
   *[other] { $name } vitte az ütést
}: { $points ->
    [0] nincs benne pont
   *[other] { $points } pont
} { $who ->
    [us] a csapatodnak
   *[them] a másik csapatnak
}; aki vitte, az hív.
page_guide_fiftysix_twins = Minden lapból kettő van: két egyforma közül az üt, amelyiket előbb tették le.
# $made: yes or no
page_guide_fiftysix_decided = { $made ->
    [yes] { $who ->
        [us] A csapatod már teljesítette a licitjét
       *[them] A másik csapat már teljesítette a licitjét
    }
   *[no] { $who ->
        [us] A csapatod már nem teljesítheti a licitjét
       *[them] A másik csapat már nem teljesítheti a licitjét
    }
}; a többit azért végigjátsszuk.
# $who: the side that needs the points; $left: what nobody has taken yet
page_guide_fiftysix_stands = Pontok: tiétek { $ours }, övék { $theirs }. { $who ->
    [us] Nektek még { $needed } kell, és { $left } van kint.
   *[them] Nekik még { $needed } kell, és { $left } van kint.
}
# $gainer: us or them, who gets the tables
page_guide_fiftysix_end = { $made ->
    [yes] { $who ->
        [us] A csapatod teljesítette
       *[them] A másik csapat teljesítette
    }
   *[no] { $who ->
        [us] A csapatod elbukta
       *[them] A másik csapat elbukta
    }
}: { $tables } zseton { $gainer ->
    [us] a tiétek
   *[them] az övék
}. Amelyik csapatnak elfogy a zsetonja, elvesztette a játszmát.
