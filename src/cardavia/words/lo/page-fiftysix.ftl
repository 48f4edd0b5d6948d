# The table of 56 in the browser: all that it says of itself. Suits are drawn by the page.
#
# $who: whose something is, us or them; to those who only watch it is a name, which stands for its side.
# Of a single seat $who is you, or its name.

## Calls

# A call in short, as it was spoken; $number is a whole number, or the steps after plus
page_fiftysix_call = { $form ->
    [suit_number] { suit_symbol } { $number }
    [number_suit] { $number } { suit_symbol }
    [number_no_trumps] { $number } NT
    [number_noes] { $number } Noes
    [plus_suit] +{ $number } { suit_symbol }
    [plus_noes] +{ $number } Noes
    [no_suit] { $number }
    [double] ທ້າ
    [redouble] ທ້າຄືນ
   *[pass] ຜ່ານ
}
# The call as sentences on it begin
page_fiftysix_said = { CALL($call) }
page_fiftysix_strain_short = { $strain ->
    [NT] NT
   *[NS] Noes
}
page_fiftysix_calls = ຄຳຂານ
page_fiftysix_calls_by_seat = ຄຳຂານຕາມບ່ອນນັ່ງ ລຽງຕາມຜຽນ
# In the table of calls, where the next call will stand
page_fiftysix_to_call = …

## The bid that stands

page_fiftysix_standing = ຄຳຮຽກຫຼ້າສຸດ
page_fiftysix_bid_stands = { $who ->
    [you] ຄຳຮຽກຫຼ້າສຸດເປັນຂອງທ່ານ
   *[other] ຄຳຮຽກຫຼ້າສຸດເປັນຂອງ { $name }
}
# Follows on that; the name may be the word for “you”
page_fiftysix_and_raised = { $stake ->
    [4] , { $name } ທ້າຄືນ
   *[other] , { $name } ທ້າ
}
page_fiftysix_no_bid_yet = ຍັງບໍ່ມີໃຜຮຽກ
page_fiftysix_no_bid = ຍັງບໍ່ມີໃຜຮຽກ
page_fiftysix_calling = ເລີ່ມຂານແລ້ວ
page_fiftysix_or_more = { $number } ຂຶ້ນໄປ
page_fiftysix_if_all_pass = ຖ້າຜ່ານໝົດທຸກຄົນ: { $who ->
    [us] ຝ່າຍທ່ານ
    [them] ອີກຝ່າຍ
   *[other] ຝ່າຍ { $who }
} ຮັບ 28 ບໍ່ມີດອກໃຫຍ່.
# $unit: tables change hands, or points of the match
page_fiftysix_if_made = ສຳເລັດ: { $who ->
    [us] ຝ່າຍທ່ານ
    [them] ອີກຝ່າຍ
   *[other] ຝ່າຍ { $who }
} ໄດ້ { $unit ->
    [points] { $tables } ຄະແນນ
   *[tables] { $tables } ເບ້ຍ
}.
page_fiftysix_if_failed = ບໍ່ສຳເລັດ: { $who ->
    [us] ຝ່າຍທ່ານ
    [them] ອີກຝ່າຍ
   *[other] ອີກຝ່າຍໜຶ່ງ
} ໄດ້ { $tables }.

## The auction pad

page_fiftysix_number = ຕົວເລກ
page_fiftysix_strain = ດອກ, ບໍ່ມີດອກໃຫຍ່ ຫຼື Noes
page_fiftysix_plus = ບວກ
page_fiftysix_pass = ຜ່ານ
page_fiftysix_double = ທ້າ
page_fiftysix_redouble = ທ້າຄືນ
page_fiftysix_make_call = ຂານ
# What is still to be said
page_fiftysix_missing = { $what ->
    [number] ຍັງຂາດຕົວເລກ
    [strain] ຍັງຂາດດອກ
    [steps] ບວກເທົ່າໃດ
    [steps_and_strain] ບວກເທົ່າໃດ ແລະ ດອກໃດ
   *[all] ຕົວເລກ ແລະ ດອກ ຕາມລຳດັບທີ່ທ່ານຈະເວົ້າ.
}
# The same bid said the other way round
page_fiftysix_turned = ຫຼື { CALL($call) }
# What a plus bid makes
page_fiftysix_comes_to = ເປັນ { $number }.
page_fiftysix_is_to_call = ຮອດ { $name } ຂານ.
page_fiftysix_bluff = ໄພ້ໃນມືທ່ານບໍ່ແມ່ນແບບນັ້ນ.
page_fiftysix_scale_from = ຮອດ { $to }: +{ $wins } −{ $costs }
page_fiftysix_scale_words = ໄດ້ຖ້າສຳເລັດ, ເສຍຖ້າບໍ່ສຳເລັດ
page_fiftysix_call_first = ຕ້ອງຂານກ່ອນ: ຂານແລ້ວຈຶ່ງອອກໄພ້.

## Seats

page_fiftysix_seats = ບ່ອນນັ່ງ ລຽງຕາມຜຽນ
page_fiftysix_cards = { $name } ມີໄພ້ { $count } ໃບ
page_fiftysix_dealt = ຜູ້ແຈກ
page_fiftysix_dealer = { $who ->
    [you] ທ່ານເປັນຜູ້ແຈກ
   *[other] { $who } ເປັນຜູ້ແຈກ
}
page_fiftysix_first = ຂານກ່ອນ
page_fiftysix_led = ອອກກ່ອນ
page_fiftysix_stands_in = ຄອມຫຼິ້ນແທນ

## The contract and the play

page_fiftysix_contract = { $strain ->
    [NT] { $number } ບໍ່ມີດອກໃຫຍ່
   *[other] { $number } { suit_name }
}{ $stake ->
    [2] , ຖືກທ້າ
    [4] , ຖືກທ້າຄືນ
   *[other] {""}
}
page_fiftysix_declared = { $who ->
    [you] ທ່ານເປັນຜູ້ສັນຍາ
   *[other] { $who } ເປັນຜູ້ສັນຍາ
}
# Follows on that; $who is same where it is the declarer
page_fiftysix_and_raised_by = { $stake ->
    [4] { $who ->
        [same] {" "}ແລະ ທ້າຄືນ
        [you] ; ທ່ານທ້າຄືນ
       *[other] ; { $who } ທ້າຄືນ
    }
   *[other] { $who ->
        [you] ; ທ່ານທ້າ
       *[other] ; { $who } ທ້າ
    }
}
page_fiftysix_all_passed = ຜ່ານໝົດທຸກຄົນ: { $who ->
    [us] ຝ່າຍທ່ານຮັບສັນຍາ
    [them] ອີກຝ່າຍຮັບສັນຍາ
   *[other] ຝ່າຍ { $who } ຮັບສັນຍາ
}
# $needed: card points that the declaring side still needs; $left: what is in nobody’s pile yet
page_fiftysix_needed = { $state ->
    [made] { $who ->
        [us] ຝ່າຍທ່ານໄດ້ຄົບແລ້ວ
        [them] ອີກຝ່າຍໄດ້ຄົບແລ້ວ
       *[other] ຝ່າຍ { $who } ໄດ້ຄົບແລ້ວ
    }
    [lost] { $who ->
        [us] ຝ່າຍທ່ານຂາດ { $needed } ແຕ່ເຫຼືອພຽງ { $left }
        [them] ອີກຝ່າຍຂາດ { $needed } ແຕ່ເຫຼືອພຽງ { $left }
       *[other] ຝ່າຍ { $who } ຂາດ { $needed } ແຕ່ເຫຼືອພຽງ { $left }
    }
   *[open] { $who ->
        [us] ຝ່າຍທ່ານຂາດ { $needed } ຈາກທີ່ເຫຼືອ { $left }
        [them] ອີກຝ່າຍຂາດ { $needed } ຈາກທີ່ເຫຼືອ { $left }
       *[other] ຝ່າຍ { $who } ຂາດ { $needed } ຈາກທີ່ເຫຼືອ { $left }
    }
}
page_fiftysix_meter = ແຕ້ມ: ຝ່າຍທ່ານ { $ours }, ອີກຝ່າຍ { $theirs }, ຍັງເຫຼືອ { $left }; ຕ້ອງການ { $needed }
page_fiftysix_pile = { $who ->
    [us] ຝ່າຍທ່ານ { $points }
    [them] ອີກຝ່າຍ { $points }
   *[other] ຝ່າຍ { $who } { $points }
}
page_fiftysix_follow = ຮອດທ່ານ: ອອກດອກ { suit_name }
page_fiftysix_takes_so_far = { $who ->
    [you] ຕອນນີ້ທ່ານນຳຢູ່
   *[other] ຕອນນີ້ { $who } ນຳຢູ່
}{ $points ->
    [0] {""}
   *[other] , ມີ { $points } ແຕ້ມ
}
page_fiftysix_took = { $who ->
    [you] ທ່ານກິນ
   *[other] { $who } ກິນ
}{ $points ->
    [0] {""}, ບໍ່ມີແຕ້ມ
   *[other] {" "}{ $points } ແຕ້ມ
}

## Tables

page_fiftysix_owned = { $unit ->
    [points] ຄະແນນຂອງນັດ
   *[tables] ເບ້ຍ
}
page_fiftysix_whose = { $who ->
    [us] ຝ່າຍທ່ານ
    [them] ອີກຝ່າຍ
   *[other] ຝ່າຍ { $who }
}

## The end of a deal

page_fiftysix_hands = ໄພ້ທີ່ແຈກໃຫ້ແຕ່ລະຄົນ
page_fiftysix_gain = { $who ->
    [us] ຝ່າຍທ່ານ
    [them] ອີກຝ່າຍ
   *[other] ຝ່າຍ { $who }
} ໄດ້ { $unit ->
    [points] { $tables } ຄະແນນ
   *[tables] { $tables } ເບ້ຍ
}
# $points: what the declaring side’s pile holds
page_fiftysix_outcome = { $who ->
    [you] ທ່ານ
   *[other] { $who }{" "}
}ສັນຍາ { page_fiftysix_contract }. { $side ->
    [us] ຝ່າຍທ່ານ
    [them] ອີກຝ່າຍ
   *[other] ຝ່າຍນັ້ນ
}ໄດ້ { $points } ແຕ້ມ: { $made ->
    [yes] ສຳເລັດ.
   *[no] ບໍ່ສຳເລັດ.
}
page_fiftysix_outcome_passed = ຜ່ານໝົດທຸກຄົນ: { $who ->
    [us] ຝ່າຍທ່ານ
    [them] ອີກຝ່າຍ
   *[other] ຝ່າຍ { $who }
} ຮັບ { page_fiftysix_contract } ແລະ ໄດ້ { $points } ແຕ້ມ: { $made ->
    [yes] ສຳເລັດ.
   *[no] ບໍ່ສຳເລັດ.
}
page_fiftysix_paid_all = { $who ->
    [us] ຝ່າຍທ່ານຈ່າຍເທົ່າທີ່ມີ: ເບ້ຍສຸດທ້າຍໝົດແລ້ວ.
    [them] ອີກຝ່າຍຈ່າຍເທົ່າທີ່ມີ: ເບ້ຍສຸດທ້າຍໝົດແລ້ວ.
   *[other] ບໍ່ມີຝ່າຍໃດຈ່າຍເກີນທີ່ມີ: ເບ້ຍສຸດທ້າຍຂອງຝ່າຍໜຶ່ງໝົດແລ້ວ.
}
page_fiftysix_match_won = { $who ->
    [us] ຝ່າຍທ່ານຊະນະນັດນີ້
    [them] ອີກຝ່າຍຊະນະນັດນີ້
   *[other] ຝ່າຍ { $who } ຊະນະນັດນີ້
}
page_fiftysix_ready = ທ່ານພ້ອມແລ້ວ
page_fiftysix_waiting_for = ກຳລັງຖ້າ { $names } …
page_fiftysix_others_ready = ພ້ອມແລ້ວ: { $names }

## For who listens

page_fiftysix_dealt_out = ແຈກໄພ້ແລ້ວ. { $who ->
    [you] ທ່ານ
   *[other] { $who }
} ຂານກ່ອນ.
# $tells: a sentence that begins with the call
page_fiftysix_heard = { $name }: { $tells }
page_fiftysix_settled = { $who ->
    [you] ທ່ານຫຼິ້ນ
   *[other] { $who } ຫຼິ້ນ
} { page_fiftysix_contract }.
