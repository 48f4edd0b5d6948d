# The guide that explains a deal while it is played: one short sentence at a time, to somebody who has never
# played the game. Each has to fit on four short lines of a phone.

page_guide_start = കളിച്ചു പഠിക്കൂ
page_guide_next = അടുത്ത സൂചന
page_guide_close = സൂചനകൾ അടയ്ക്കൂ
page_guide_done = ഒരു കളി മുഴുവനായി. തുടർന്നു കളിക്കൂ: ഇനി വരുന്ന പുതിയ കാര്യങ്ങൾ അപ്പോൾ പറയാം.

## Schnapsen. $who is you or other, $name the other’s name; $card a card, $suit a suit

page_guide_schnapsen_goal = പിടി നേടി ചീട്ടുകളുടെ പോയിന്റ് കൂട്ടൂ: ആദ്യം 66 ആകുന്നയാൾക്കാണു കളി.
page_guide_schnapsen_trumps = തുറുപ്പ് { suit_name }: കെട്ടിനടിയിലെ തുറന്ന ചീട്ടു നോക്കൂ. തുറുപ്പ് മറ്റെല്ലാ ചിഹ്നങ്ങളെയും വെട്ടും.
page_guide_schnapsen_values = മുകളിൽനിന്ന്: എയ്സ് 11 പോയിന്റ്, പത്ത് 10, രാജാവ് 4, { -queen } 3, { -jack } 2. രാജാവിനെക്കാൾ വലുതാണു പത്ത്.
page_guide_schnapsen_lead = നിങ്ങൾ ഇറക്കൂ, ഏതു ചീട്ടും ആകാം. ചെറുതാണെങ്കിൽ നഷ്ടം കുറയും.
# $trump: yes where the suit that was led is trumps
page_guide_schnapsen_reply = ഇറക്കിയത് { CARDS($card) }. കെട്ടുള്ളപ്പോൾ ഏതും ഇടാം; പിടിക്കാൻ { $trump ->
    [yes] ഇതിലും വലിയ തുറുപ്പു വേണം
   *[no] ഇതിലും വലിയ { suit_name } അല്ലെങ്കിൽ തുറുപ്പു വേണം
}.
page_guide_schnapsen_took = പിടിച്ചത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $name }
}, { $points } പോയിന്റ്. പിടിച്ചയാൾ അടുത്തത് ഇറക്കും.
page_guide_schnapsen_draw = ഓരോ പിടിക്കും ശേഷം രണ്ടു പേരും ഓരോ ചീട്ട് എടുക്കും, പിടിച്ചയാൾ ആദ്യം: കൈയിൽ വീണ്ടും അഞ്ചാകും.
# $worth: 20 or 40
page_guide_schnapsen_marriage = കൈയിൽ ജോടിയുണ്ട്, { suit_name } രാജാവ്, { -queen }: ഒന്ന് ഇറക്കിയാൽ { $worth } പോയിന്റ്.
# $pending: yes where it counts once a trick is won
page_guide_schnapsen_declared = { $who ->
    [you] നിങ്ങളുടെ ജോടിക്ക്
   *[other] { $name } ജോടി പറഞ്ഞു:
} { $worth } പോയിന്റ്{ $pending ->
    [yes] ; ഒരു പിടി കിട്ടിയാൽ കണക്കിലാകും.
   *[no] .
}
page_guide_schnapsen_exchange = തുറുപ്പിലെ { -jack } കൈയിലുണ്ട്: ഇറക്കുന്നതിനു മുമ്പ് അതു കൊടുത്ത് { CARDS($card) } എടുക്കാം.
page_guide_schnapsen_close = 66 ഉറപ്പാണോ? ഇറക്കുംമുമ്പ് കെട്ട് അടയ്ക്കാം: പിന്നെ ആരും ചീട്ടെടുക്കില്ല. അടച്ചിട്ട് തോറ്റാൽ നഷ്ടം.
page_guide_schnapsen_closed = കെട്ട് അടച്ചത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $name }
}. ഇനി ചീട്ടെടുക്കലില്ല; ഉണ്ടെങ്കിൽ അതേ ചിഹ്നം ഇടണം, പറ്റുമെങ്കിൽ വലുത്.
page_guide_schnapsen_last = കെട്ടിൽ രണ്ടു ചീട്ടു ബാക്കി: ഈ പിടി കിട്ടാത്തയാൾക്ക് { CARDS($card) }.
page_guide_schnapsen_strict = കെട്ട് തീർന്നു: ഇനി കൈയിലുണ്ടെങ്കിൽ അതേ ചിഹ്നം ഇടണം, പറ്റുമെങ്കിൽ വലുത്.
# $cards: those that may be played
page_guide_schnapsen_must = ഇറക്കിയത് { CARDS($card) }. അതേ ചിഹ്നം, പറ്റുമെങ്കിൽ വലുത്; ആ ചിഹ്നമില്ലെങ്കിൽ തുറുപ്പ്: { CARDS($cards, join: "or") }.
# $needed: points that the viewer still needs
page_guide_schnapsen_stands = നിങ്ങൾക്ക് { $mine } പോയിന്റ്, എതിരാളിക്ക് { $theirs }. ഇനി { $needed } വേണം.
# $points: what the deal is worth; $left: what the winner has still to win of seven
page_guide_schnapsen_end = ഈ കളി ജയിച്ചത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $name }
}, ഗെയിം പോയിന്റ് { $points }: ഏഴിൽ ബാക്കി { $left }. പൂജ്യമായാൽ മത്സരം ജയിച്ചു.

## 56. $who is us or them, the side of somebody or something, where nothing else is said

# $names: the partners’; $seats: how many sit there
page_guide_fiftysix_sides = നിങ്ങളുടെ ടീമിൽ { $names }: { $seats ->
    [4] നേരെ എതിരെ ഇരിക്കുന്നു
   *[other] ഒന്നിടവിട്ട് ഇരിക്കുന്നു
}. മറ്റുള്ളവർ എതിർ ടീം.
page_guide_fiftysix_values = മുകളിൽനിന്ന്: ഗുലാൻ 3 പോയിന്റ്, ഒമ്പത് 2, എയ്സ് 1, പത്ത് 1; രാജാവിനും റാണിക്കും ഇല്ല. ആകെ 56.
page_guide_fiftysix_auction = ആദ്യം ലേലം: 56-ൽ എത്ര പോയിന്റ് ഒരു ടീം പിടിക്കും? 28 മുതൽ; ഓരോ വിളിയും മുമ്പത്തേതിലും വലുതാകണം.
# Followed by what the call tells
page_guide_fiftysix_heard = { $who ->
    [us] നിങ്ങളുടെ ടീമിലെ { $name } പറഞ്ഞു.
   *[them] എതിർ ടീമിലെ { $name } പറഞ്ഞു.
}
page_guide_fiftysix_call = വിളിക്കൂ. ആദ്യം അക്കം: ആ ചിഹ്നത്തിലെ ഗുലാനുണ്ട്. ആദ്യം ചിഹ്നം: ശക്തം, ഗുലാനില്ല. അല്ലെങ്കിൽ പാസ്.
# $who: you, or a name; $least: the lowest bid that is higher
page_guide_fiftysix_bid = ഒടുവിൽ വിളിച്ചത് { $who ->
    [you] നിങ്ങൾ.
   *[other] { $who }.
} മീതെ വിളിക്കാൻ { $least } എങ്കിലും വേണം; മറ്റെല്ലാവരും പാസായാൽ ഉറച്ചു.
# $strain: a suit, or NT for no trumps; $passed: yes where nobody has bid
page_guide_fiftysix_contract = { $passed ->
    [yes] എല്ലാവരും പാസ്.
   *[no] ലേലം കഴിഞ്ഞു.
} { $who ->
    [us] നിങ്ങളുടെ ടീം
   *[them] എതിർ ടീം
} 56-ൽ { $number } പിടിക്കണം; { $strain ->
    [NT] തുറുപ്പില്ല.
   *[other] തുറുപ്പ് { suit_name }.
}
# $wins, $costs: tables won if made and lost if failed
page_guide_fiftysix_stake = { $who ->
    [us] നിങ്ങളുടെ ടീം
   *[them] എതിർ ടീം
} ജയിച്ചാൽ { $wins } ടേബിൾ കിട്ടും; തോറ്റാൽ { $costs } കൊടുക്കണം.
# $who: you, or a name
page_guide_fiftysix_first = പങ്കിട്ടയാൾക്കു ശേഷം { $who ->
    [you] നിങ്ങളാണ്
   *[other] { $who } ആണ്
}; അതുകൊണ്ട് ആദ്യം ഇറക്കും, ലേലം ആരു ജയിച്ചാലും.
page_guide_fiftysix_lead = നിങ്ങൾ ഇറക്കൂ, ഏതു ചീട്ടും ആകാം. ആ ചിഹ്നമുള്ളവരെല്ലാം അതുതന്നെ ഇടണം.
page_guide_fiftysix_follow = ആദ്യം ഇറക്കിയത് { suit_name }; അതു കൈയിലുണ്ട്, അതുതന്നെ ഇടണം.
# $trump: none; led where the suit that was led is trumps; other
page_guide_fiftysix_free = കൈയിൽ { suit_name } ഇല്ല, ഏതും ഇടാം: { $trump ->
    [other] വെട്ടാൻ തുറുപ്പ്, അല്ലെങ്കിൽ ടീമിനു വിലയുള്ള ചീട്ട്.
   *[none] ടീമിനാണു പിടിയെങ്കിൽ വിലയുള്ളത്, ഇല്ലെങ്കിൽ വിലയില്ലാത്തത്.
}
page_guide_fiftysix_takes = { $who ->
    [us] ഇപ്പോൾ പിടി നിങ്ങളുടെ ടീമിന്: വിലയുള്ള ചീട്ട് ഇവിടെ ഇടാം.
   *[them] ഇപ്പോൾ പിടി എതിർ ടീമിന്: വലുത് ഇടൂ, അല്ലെങ്കിൽ വിലയുള്ളത് സൂക്ഷിച്ചുവയ്ക്കൂ.
}
# $name: you, or who took it; $who: the side
page_guide_fiftysix_took = പിടിച്ചത് { $name ->
    [you] നിങ്ങൾ
   *[other] { $name }
}: { $who ->
    [us] നിങ്ങളുടെ ടീമിന്
   *[them] എതിർ ടീമിന്
} { $points ->
    [0] പോയിന്റില്ല
   *[other] { $points } പോയിന്റ്
}. പിടിച്ചയാൾ അടുത്തത് ഇറക്കും.
page_guide_fiftysix_twins = ഓരോ ചീട്ടും രണ്ടെണ്ണമുണ്ട്: ഒരേ ചീട്ടു രണ്ടും വന്നാൽ ആദ്യം ഇട്ടതാണു വലുത്.
# $made: yes or no
page_guide_fiftysix_decided = { $who ->
    [us] നിങ്ങളുടെ ടീം
   *[them] എതിർ ടീം
} { $made ->
    [yes] വിളി ജയിച്ചുകഴിഞ്ഞു
   *[no] ഇനി വിളി ജയിക്കില്ല
}; എങ്കിലും അവസാനംവരെ കളിക്കും.
# $who: the side that needs the points; $left: what nobody has taken yet
page_guide_fiftysix_stands = പോയിന്റ്: നിങ്ങളുടെ ടീം { $ours }, എതിർ ടീം { $theirs }. { $who ->
    [us] നിങ്ങളുടെ ടീമിന്
   *[them] എതിർ ടീമിന്
} ഇനി { $needed } വേണം, ബാക്കി { $left }.
# $gainer: us or them, who gets the tables
page_guide_fiftysix_end = { $who ->
    [us] നിങ്ങളുടെ ടീം
   *[them] എതിർ ടീം
} { $made ->
    [yes] വിളി ജയിച്ചു
   *[no] വിളി തോറ്റു
}: { $gainer ->
    [us] നിങ്ങൾക്ക്
   *[them] എതിർ ടീമിന്
} { $tables } ടേബിൾ. ടേബിൾ തീരുന്ന ടീം മത്സരം തോൽക്കും.
