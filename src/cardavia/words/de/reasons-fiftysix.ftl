# Why the computer players of 56 call and play as they do: “wir” are the side of the seat that moves.
#
# $percent: how likely, of 100, as that seat reckons; $points: card points; $who: a seat, or who sits there.

## Calls

# $number, $strain: the bid
why_bid = Für uns sind etwa { $points } Augen in Sicht ({ strain_name }): { $number } sollten in { $percent } von 100 Fällen gelingen.
why_bid_over_them = Lassen wir die Gegner spielen, erfüllen sie ihre { $number } { strain_name } in etwa { $percent } von 100 Fällen.
why_bid_higher_stage = Ab { $number } ist ein Kontrakt mehr Marken wert.
# $other: the strain of the bid that stands
why_better_strain = Damit sind mehr Augen in Sicht ({ strain_name }) als mit dem, was unser Partner geboten hat.
why_show_more = Das sagt unseren Partnern etwas Neues: Vielleicht ist eine höhere Stufe zu erreichen.
why_not_passed_out = Ohne Gebot würden 28 ohne Atout gespielt, und die erfüllt die Partei, die zuerst ansagt, in etwa { $percent } von 100 Fällen.
# $suit: a suit
why_both_jacks = Ein { suit_name }-Bube wurde von { $who ->
    [you] dir
   *[other] { SEAT($who) }
} gezeigt: Mit unserem haben wir beide.
why_partner_has_jack = Ein { suit_name }-Bube wurde von { $who ->
    [you] dir
   *[other] { SEAT($who) }
} gezeigt.
why_pass_at_first = Noch ist kein Gebot gut genug: Am meisten in Sicht sind etwa { $points } Augen ({ strain_name }).
why_pass_out = Ohne Gebot werden 28 ohne Atout gespielt, und die erfüllt die Partei, die zuerst ansagt, in etwa { $percent } von 100 Fällen: Keine Ansage von uns verspricht mehr.
why_pass_ours = Unser Gebot { $number } { strain_name } steht und wird in etwa { $percent } von 100 Fällen erfüllt: Keine andere Ansage verspricht mehr.
why_pass_theirs = Die Gegner erfüllen ihre { $number } { strain_name } in etwa { $percent } von 100 Fällen: Keine Ansage von uns verspricht mehr.
why_double = Die Gegner können etwa { $points } Augen erwarten: { $number } { strain_name } sollten in { $percent } von 100 Fällen verfehlt werden.
why_redouble = Unsere { $number } { strain_name } sollten trotz Kontra in { $percent } von 100 Fällen gelingen.
why_any_call = Irgendeine Ansage, aufs Geratewohl.
why_strong_suit = Ein starkes Blatt in { suit_name }.
why_double_high = { $number } ist hoch geboten, und dagegen stehen { $jacks } Buben in diesem Blatt.
why_may_not_pass = Wer zuerst ansagt, darf nicht passen, und keine Farbe ist stark.
why_pass_to_partner = Das Gebot unserer Partei steht: Wer passt, lässt es dabei.
why_pass_weak = Keine Farbe ist stark genug für ein so hohes Gebot.

## Cards

# $card: the card played
why_only_card = { CARDS($card) } ist die einzige erlaubte Karte.
why_any_card = Irgendeine Karte, aufs Geratewohl.
why_lead_stands = Nichts, was noch kommt, schlägt { CARDS($card) }: Der Stich gehört uns.
why_lead_likely = { CARDS($card) } sollte jetzt einen Stich machen, in etwa { $percent } von 100 Fällen.
why_lead_to_partner = Das spielt den { suit_name }-Buben an, der von { $who ->
    [you] dir
   *[other] { SEAT($who) }
} gezeigt wurde.
why_lead_waiting = Mit { CARDS($card) } kommt der Stich in etwa { $percent } von 100 Fällen zu uns: Die anderen Karten behält man besser.
why_draw_trumps = Das zieht den Gegnern die Atouts, bevor sie damit unsere Stiche nehmen können.
why_lead_jack = Ein Bube ist die höchste Karte seiner Farbe.
why_lead_longest = Die längste Farbe ist { suit_name }: davon die höchste Karte.
why_take_last = Als Letzter im Stich: { CARDS($card) } nimmt ihn mit { $points ->
    [one] einem Auge
   *[other] { $points } Augen
}.
# $cards: the others that would do
why_cheapest = Auch mit { CARDS($cards, join: "and") } wäre der Stich zu nehmen, aber dies ist die niedrigste Karte, die reicht.
why_take_stands = Nichts, was noch folgen kann, schlägt { CARDS($card) }: Der Stich gehört uns.
why_take_over = { CARDS($card) } übernimmt vom Partner, und der Stich bleibt in etwa { $percent } von 100 Fällen bei uns.
why_ours_anyway = Der Stich gehört uns so oder so, und { CARDS($card) } bringt { $points ->
    [0] nichts heim, was uns fehlen wird
    [one] sein Auge heim
   *[other] { $points } Augen heim
}.
why_take_likely = { CARDS($card) } liegt damit vorn; der Stich sollte in etwa { $percent } von 100 Fällen bei uns bleiben.
# $suit: the suit led
why_ruff = { suit_name } fehlt hier, also darf ein Atout stechen.
why_partner_has_it = Der Stich ist unserem Partner sicher: { $points ->
    [0] Dafür braucht es keine gute Karte
    [one] Ein Auge kommt hinein
   *[other] { $points } Augen kommen hinein
}.
why_partner_may_have_it = Bis jetzt hat unser Partner den Stich, und er sollte in etwa { $percent } von 100 Fällen bei uns bleiben: { $points ->
    [0] Dafür ist jede gute Karte zu schade
    [one] Ein Auge kommt hinein
   *[other] { $points } Augen kommen hinein
}.
why_no_trump_on_partner = Ein Atout wäre verschenkt, wo der Partner den Stich schon hat.
why_partner_to_come = Ein Partner, der noch kommt, sollte ihn in etwa { $percent } von 100 Fällen für uns gewinnen.
why_not_worth_it = Im Stich { $points ->
    [0] liegen noch keine Augen
    [one] liegt erst ein Auge
   *[other] liegen erst { $points } Augen
}: Die Karten, die ihn nehmen könnten, sind später mehr wert.
why_throw_least = Der Stich gehört den Gegnern: Weniger kann man nicht hineinwerfen.
why_throw_least_needed = Der Stich gehört den Gegnern: Diese Karte wird uns am wenigsten fehlen.
why_points_to_partner = Unser Partner hat den Stich: { $points ->
    [0] Augen zum Hineingeben sind keine da
    [one] Ein Auge kommt hinein
   *[other] { $points } Augen kommen hinein
}.
why_beats_trick = { CARDS($card) } ist die niedrigste Karte, die schlägt, was da liegt.
why_cannot_beat = Keine Karte schlägt, was da liegt: Die niedrigste genügt.

# $deals: how many deals that fit the calls and the play were tried
why_tried_ours = In { $deals } Kartenverteilungen, die zu allen Ansagen und Karten passen, schneidet { CARDS($card) } am besten ab: Unser Kontrakt wird in etwa { $percent } von 100 Fällen erfüllt.
why_tried_theirs = In { $deals } Kartenverteilungen, die zu allen Ansagen und Karten passen, schneidet { CARDS($card) } am besten ab: Der Kontrakt der Gegner wird in etwa { $percent } von 100 Fällen verfehlt.
why_tried_all_alike = Welche Karte hier fällt, ist beinahe gleich.
# $cards: the others that did as well
why_tried_alike = { CARDS($cards, join: "or") } wäre ungefähr gleich gut.
