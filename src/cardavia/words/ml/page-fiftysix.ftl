# The table of 56 in the browser: all that it says of itself.
#
# $who: whose something is, us or them; to those who only watch it is a name, which stands for its side.
# Of a single seat $who is you, or its name.

## Calls

page_fiftysix_call = { $form ->
    [suit_number] { suit_symbol } { $number }
    [number_suit] { $number } { suit_symbol }
    [number_no_trumps] { $number } NT
    [number_noes] { $number } Noes
    [plus_suit] +{ $number } { suit_symbol }
    [plus_noes] +{ $number } Noes
    [no_suit] { $number }
    [double] ഡബിൾ
    [redouble] റീഡബിൾ
   *[pass] പാസ്
}
page_fiftysix_said = { CALL($call) }
page_fiftysix_strain_short = { $strain ->
    [NT] NT
   *[NS] Noes
}
page_fiftysix_calls = വിളികൾ
page_fiftysix_calls_by_seat = ഓരോ സീറ്റിന്റെയും വിളികൾ, ഊഴക്രമത്തിൽ
page_fiftysix_to_call = …

## The bid that stands

page_fiftysix_standing = നിൽക്കുന്ന വിളി
page_fiftysix_bid_stands = { $who ->
    [you] നിൽക്കുന്നത് നിങ്ങളുടെ വിളി
   *[other] നിൽക്കുന്ന വിളി: { $name }
}
# Follows on that; the name may be the word for “you”
page_fiftysix_and_raised = { $stake ->
    [4] ; റീഡബിൾ: { $name }
   *[other] ; ഡബിൾ: { $name }
}
page_fiftysix_no_bid_yet = ഇതുവരെ വിളിയില്ല
page_fiftysix_no_bid = ഇതുവരെ വിളിയില്ല
page_fiftysix_calling = വിളി തുടങ്ങി
page_fiftysix_or_more = { $number } മുതൽ
page_fiftysix_if_all_pass = എല്ലാവരും പാസ് പറഞ്ഞാൽ: 28 No trumps, കളിക്കുന്നത് { $who ->
    [us] നിങ്ങളുടെ ടീം
    [them] എതിർ ടീം
   *[other] { $who } ഉള്ള ടീം
}.
# $unit: tables change hands, or points of the match
page_fiftysix_if_made = ജയിച്ചാൽ { $tables } { $unit ->
    [points] പോയിന്റ്
   *[tables] ടേബിൾ
} നേടുന്നത് { $who ->
    [us] നിങ്ങൾ
    [them] എതിർ ടീം
   *[other] { $who } ഉള്ള ടീം
}.
page_fiftysix_if_failed = തോറ്റാൽ { $tables } നേടുന്നത് { $who ->
    [us] നിങ്ങൾ
    [them] എതിർ ടീം
   *[other] മറ്റേ ടീം
}.

## The auction pad

page_fiftysix_number = അക്കം
page_fiftysix_strain = ചിഹ്നം, No trumps അല്ലെങ്കിൽ Noes
page_fiftysix_plus = പ്ലസ്
page_fiftysix_pass = പാസ്
page_fiftysix_double = ഡബിൾ
page_fiftysix_redouble = റീഡബിൾ
page_fiftysix_make_call = വിളിക്കൂ
# What is still to be said
page_fiftysix_missing = { $what ->
    [number] ഇനി അക്കം
    [strain] ഇനി ചിഹ്നം
    [steps] ഇനി എത്രയെന്ന്
    [steps_and_strain] എത്ര, ഏതു ചിഹ്നത്തിൽ
   *[all] അക്കവും ചിഹ്നവും, പറയുന്ന അതേ ക്രമത്തിൽ.
}
page_fiftysix_turned = അല്ലെങ്കിൽ { CALL($call) }
page_fiftysix_comes_to = ആകെ { $number }.
page_fiftysix_is_to_call = { $name } വിളിക്കണം.
page_fiftysix_bluff = നിങ്ങളുടെ ചീട്ട് അങ്ങനെയല്ല.
page_fiftysix_scale_from = { $to } വരെ: +{ $wins } −{ $costs }
page_fiftysix_scale_words = ജയിച്ചാൽ കിട്ടും, തോറ്റാൽ പോകും
page_fiftysix_call_first = ആദ്യം വിളി: ലേലം കഴിഞ്ഞിട്ടാണ് ചീട്ടിറക്കൽ.

## Seats

page_fiftysix_seats = സീറ്റുകൾ, ഊഴക്രമത്തിൽ
page_fiftysix_cards = { $name }: കൈയിൽ { $count } ചീട്ട്
page_fiftysix_dealt = പങ്കിട്ടു
page_fiftysix_dealer = പങ്കിട്ടത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $who }
}
page_fiftysix_first = ആദ്യം വിളിക്കും
page_fiftysix_led = ആദ്യം ഇറക്കി
page_fiftysix_stands_in = കമ്പ്യൂട്ടർ കളിക്കും

## The contract and the play

page_fiftysix_contract = { $strain ->
    [NT] { $number } No trumps
   *[other] { $number } { suit_name }
}{ $stake ->
    [2] , ഡബിൾ
    [4] , റീഡബിൾ
   *[other] {""}
}
page_fiftysix_declared = വിളിച്ചത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $who }
}
# Follows on that; $who is same where it is the declarer
page_fiftysix_and_raised_by = { $stake ->
    [4] { $who ->
        [same] , റീഡബിൾ പറഞ്ഞതും
        [you] ; റീഡബിൾ: നിങ്ങൾ
       *[other] ; റീഡബിൾ: { $who }
    }
   *[other] { $who ->
        [you] ; ഡബിൾ: നിങ്ങൾ
       *[other] ; ഡബിൾ: { $who }
    }
}
page_fiftysix_all_passed = എല്ലാവരും പാസ്: കളിക്കുന്നത് { $who ->
    [us] നിങ്ങളുടെ ടീം
    [them] എതിർ ടീം
   *[other] { $who } ഉള്ള ടീം
}
# $needed: card points that the declaring side still needs; $left: what is in nobody’s pile yet
page_fiftysix_needed = { $state ->
    [made] { $who ->
        [us] നിങ്ങളുടെ ടീം
        [them] എതിർ ടീം
       *[other] { $who } ഉള്ള ടീം
    } വിളി ജയിച്ചു
    [lost] { $who ->
        [us] നിങ്ങൾക്ക് ഇനിയും { $needed } വേണം
        [them] എതിർ ടീമിന് ഇനിയും { $needed } വേണം
       *[other] { $who } ഉള്ള ടീമിന് ഇനിയും { $needed } വേണം
    }, ബാക്കിയുള്ളത് { $left } മാത്രം
   *[open] { $who ->
        [us] നിങ്ങൾക്ക് ഇനി { $needed } വേണം
        [them] എതിർ ടീമിന് ഇനി { $needed } വേണം
       *[other] { $who } ഉള്ള ടീമിന് ഇനി { $needed } വേണം
    }, ബാക്കിയുള്ളത് { $left }
}
page_fiftysix_meter = ചീട്ടിന്റെ പോയിന്റ്: നിങ്ങൾക്ക് { $ours }, എതിർ ടീമിന് { $theirs }, ബാക്കി { $left }; വേണ്ടത് { $needed }
page_fiftysix_pile = { $who ->
    [us] നിങ്ങൾ { $points }
    [them] എതിർ ടീം { $points }
   *[other] { $who } ഉള്ള ടീം { $points }
}
page_fiftysix_follow = നിങ്ങൾ കളിക്കൂ: { suit_name } ഇടണം
page_fiftysix_takes_so_far = ഇപ്പോൾ പിടി: { $who ->
    [you] നിങ്ങൾ
   *[other] { $who }
}{ $points ->
    [0] {""}
   *[other] , അതിൽ { $points } പോയിന്റ്
}
page_fiftysix_took = പിടിച്ചത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $who }
}, { $points ->
    [0] പോയിന്റില്ല
   *[other] { $points } പോയിന്റ്
}

## Tables

page_fiftysix_owned = { $unit ->
    [points] മത്സരത്തിലെ പോയിന്റ്
   *[tables] ടേബിൾ
}
page_fiftysix_whose = { $who ->
    [us] നിങ്ങൾ
    [them] എതിർ ടീം
   *[other] { $who } ഉള്ള ടീം
}

## The end of a deal

page_fiftysix_hands = പങ്കിട്ടപ്പോഴത്തെ ചീട്ടുകൾ
page_fiftysix_gain = { $who ->
    [us] നിങ്ങൾ
    [them] എതിർ ടീം
   *[other] { $who } ഉള്ള ടീം
} { $tables } { $unit ->
    [points] പോയിന്റ് നേടി
   *[tables] ടേബിൾ നേടി
}
# $points: what the declaring side’s pile holds
page_fiftysix_outcome = { $who ->
    [you] നിങ്ങൾ
   *[other] { $who }
} വിളിച്ചത് { page_fiftysix_contract }; { $side ->
    [us] നിങ്ങളുടെ ടീം
    [them] എതിർ ടീം
   *[other] ആ ടീം
} { $made ->
    [yes] { $points } നേടി ജയിച്ചു.
   *[no] { $points } മാത്രം നേടി തോറ്റു.
}
page_fiftysix_outcome_passed = എല്ലാവരും പാസ്: { page_fiftysix_contract } കളിച്ചത് { $who ->
    [us] നിങ്ങളുടെ ടീം
    [them] എതിർ ടീം
   *[other] { $who } ഉള്ള ടീം
}; { $made ->
    [yes] { $points } നേടി ജയിച്ചു.
   *[no] { $points } മാത്രം നേടി തോറ്റു.
}
page_fiftysix_paid_all = { $who ->
    [us] ഉള്ളതിൽ കൂടുതൽ കൊടുക്കേണ്ട: നിങ്ങളുടെ ഒടുവിലത്തെ ടേബിളും പോയി.
    [them] ഉള്ളതിൽ കൂടുതൽ കൊടുക്കേണ്ട: എതിർ ടീമിന്റെ ഒടുവിലത്തെ ടേബിളും പോയി.
   *[other] ഉള്ളതിൽ കൂടുതൽ കൊടുക്കേണ്ട: ഒരു ടീമിന്റെ ഒടുവിലത്തെ ടേബിളും പോയി.
}
page_fiftysix_match_won = മത്സരം ജയിച്ചത് { $who ->
    [us] നിങ്ങളുടെ ടീം
    [them] എതിർ ടീം
   *[other] { $who } ഉള്ള ടീം
}
page_fiftysix_ready = നിങ്ങൾ തയ്യാർ
page_fiftysix_waiting_for = കാത്തിരിക്കുന്നത്: { $names } …
page_fiftysix_others_ready = തയ്യാർ: { $names }

## For who listens

page_fiftysix_dealt_out = ചീട്ട് പങ്കിട്ടു. ആദ്യം വിളിക്കേണ്ടത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $who }
}.
# $tells: a sentence that begins with the call
page_fiftysix_heard = { $name }: { $tells }
page_fiftysix_settled = കളിക്കുന്നത് { $who ->
    [you] നിങ്ങൾ
   *[other] { $who }
}: { page_fiftysix_contract }.
