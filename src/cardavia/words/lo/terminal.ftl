# The table in the terminal. $who is you, partner or opponent; $name is the place where somebody sits.

## Places, seen from the person's own

# The person, within a sentence
terminal_yourself = ທ່ານ
# $place: you, right, partner_right and so on
terminal_place = { $place ->
    [right] ຂວາ
    [left] ຊ້າຍ
    [across] ກົງໜ້າ
    [partner] ໝູ່
    [partner_right] ໝູ່ຂວາ
    [partner_left] ໝູ່ຊ້າຍ
    [partner_across] ໝູ່ກົງໜ້າ
    [across_right] ກົງໜ້າຂວາ
    [across_left] ກົງໜ້າຊ້າຍ
    [opponent] ຄູ່ແຂ່ງ
   *[you] ທ່ານ
}

## Moves as they are said

terminal_card = { CARDS($card) }
terminal_call = { CALL($call) }
# $word: exchange or close
terminal_announcement = { $word ->
    [exchange] ແລກ
   *[close] ປິດກອງກາງ
}
# Short enough for a column of eight
# $form: as words/functions.py names them, number_no_trumps for instance
terminal_grid_call = { $form ->
    [number_no_trumps] { $number } NT
    [no_suit] { $number } ເປີດ
   *[other] { CALL($call) }
}

## What the person types

# $what: what is asked for
terminal_prompt = { $what ->
    [call] ທ່ານຂານ ›
    [lead] ທ່ານອອກກ່ອນ ›
    [card] ທ່ານອອກ ›
    [cut] ຕັດໄພ້: ພິມຄຳໃດກໍໄດ້ ຫຼື ກົດ Enter ເລີຍ ›
    [next] ກົດ Enter ເພື່ອໄປຕາຕໍ່ໄປ ›
    [leave] ລຸກຈາກໂຕະ ແລະ ຈົບນັດຢູ່ນີ້ບໍ? (y/n) ›
   *[done] ກົດ Enter ເພື່ອລຸກ ›
}
# What counts as yes, in small letters, a space between
terminal_yes = y yes ແມ່ນ
terminal_which_card = ບອກແດ່ວ່າໃບໃດ: { CARDS($cards, join: "or") }.

## Sitting down and getting up

terminal_title = { $game ->
    [schnapsen] Schnapsen
   *[fiftysix] 56 ສຳລັບ { $players } ຄົນ
}
terminal_label_rules = ກະຕິ⁠ກາ
terminal_label_players = ຜູ້ຫຼິ້ນ
terminal_label_record = ບັນທຶກ
terminal_label_shuffle = ການສັບ
terminal_computer_players = ທ່ານ ແລະ ຄອມ⁠ພິວ⁠ເຕີ { $count } ຄົນ ({ $level })
terminal_sealed = ກຳນົດດ້ວຍຄ່າລັບທີ່ຈະເປີດຕອນຈົບນັດ; ລະຫັດຂອງມັນແມ່ນ
terminal_repeatable = ຈາກຄ່າເລີ່ມ ຫຼິ້ນຊ້ຳໄດ້; ລະຫັດຂອງຄ່າລັບແມ່ນ
terminal_how_to = { $game ->
    [schnapsen] ພິມໄພ້ແບບ “jd” ຫຼື “10c”.
   *[fiftysix] ພິມຄຳຂານແບບ “28d” ຫຼື “pass”, ພິມໄພ້ແບບ “jd”.
} “?” ອະທິບາຍ, “help” ບອກຄຳສັ່ງອື່ນ.
# The names in the record
terminal_computer = ຄອມ⁠ພິວ⁠ເຕີ { $level }
terminal_guest = ແຂກ
terminal_seeded = ຄ່າເລີ່ມ { $seed }
terminal_left_unfinished = ທ່ານລຸກຈາກໂຕະແລ້ວ. ນັດນີ້ຄ້າງໄວ້.
terminal_label_check = ວິທີກວດ
terminal_verify = cardavia verify { $file }
terminal_label_secret = ຄ່າລັບ
terminal_secret_revealed = ຂອງການສັບ ກົງກັບລະຫັດທີ່ສະແດງຕອນເລີ່ມ:
terminal_file_exists = ມີໄຟລ໌ { $file } ຢູ່ແລ້ວ ແລະ ຈະບໍ່ຂຽນທັບ: ໃຫ້ເລືອກຊື່ອື່ນ.
# $problem: what the computer says, “No such file or directory” for instance
terminal_not_kept = ຕອນນີ້ເກັບບັນທຶກໃສ່ { $file } ບໍ່ໄດ້ ({ $problem }). ຫຼິ້ນຕໍ່ໄດ້: ຖ້າຍັງບໍ່ໄດ້ ບັນທຶກຈະສະແດງຢູ່ນີ້ຕອນຈົບ.
terminal_record_below = ບໍ່ໄດ້ເກັບໃສ່ໄຟລ໌: ຢູ່ຂ້າງລຸ່ມນີ້
terminal_long_seed = ຄ່າເລີ່ມຍາວໄດ້ບໍ່ເກີນ { $digits } ຕົວເລກ: ໃຫ້ເລືອກໃຫ້ສັ້ນກວ່ານີ້.
terminal_unknown_pace = ບໍ່ມີຈັງຫວະ “{ $pace }”: ໃຫ້ເລືອກ { LIST($paces, join: "or") }.

## Headings, labels and figures

terminal_deal = ຕາທີ { $number }
terminal_dealer = { $who ->
    [you] ທ່ານແຈກ
   *[other] { $name } ແຈກ
}
terminal_auction = ການຂານ
terminal_trick = ຮອບທີ { $number }
terminal_trick_of = ຮອບທີ { $number } ໃນ { $tricks }
terminal_deal_over = { $deal } ຈົບແລ້ວ
terminal_match_over = ຈົບນັດແລ້ວ
terminal_thrown_in = ຍົກເລີກ { $deals } ຕາ: ມີຄົນບໍ່ມີແຕ້ມໃນມື ຫຼື ມີຝ່າຍບໍ່ມີ J.
terminal_label_bid = ຄຳຮຽກ
terminal_label_contract = ສັນຍາ
terminal_label_piles = ກອງ
terminal_label_tables = ເບ້ຍ
terminal_label_points = ຄະແນນ
terminal_label_trick = ຮອບນີ້
terminal_label_last_trick = ຮອບຜ່ານມາ
terminal_label_hand = ໄພ້ໃນມືທ່ານ
terminal_label_you_may = ທ່ານເຮັດໄດ້
terminal_label_result = ຜົນ
terminal_label_deals = ຕາ
terminal_label_stock = ກອງກາງ
terminal_label_slate = ຍັງຕ້ອງເອົາ
terminal_label_left = ໄພ້ເຫຼືອ
terminal_label_hint = ຄຳແນະນຳ
# $ours, $theirs: figures as text, with their sign where they need one
terminal_we_they = ເຮົາ { $ours }, ເຂົາ { $theirs }
# Behind the cards of a trick
terminal_to = { $who ->
    [you] ທ່ານກິນ
   *[other] { $name } ກິນ
}, { $points } ແຕ້ມ
terminal_no_trick_yet = ຍັງບໍ່ມີໃຜກິນຈັກຮອບ.

## 56: the auction

# $stake: 1 undoubled, 2 doubled, 4 redoubled
terminal_contract = { $number } { strain_name } ໂດຍ { $who ->
    [you] { $players ->
        [4] ທ່ານ ແລະ ໝູ່
       *[other] ທ່ານ ແລະ ໝູ່ໆ
    }
    [partner] { $name }, ຝ່າຍທ່ານ
   *[opponent] { $players ->
        [4] { $name } ແລະ ໝູ່
       *[other] { $name } ແລະ ໝູ່ໆ
    }
}{ $stake ->
    [2] , ຖືກທ້າ
    [4] , ຖືກທ້າຄືນ
   *[1] {""}
}
# Behind what a call tells, where its number or strain is not in what was said
terminal_comes_to = ເປັນ { $number } { strain_name }.
terminal_auction_over = ສັນຍາ: { $contract }. { $who ->
    [you] ທ່ານອອກກ່ອນ.
   *[other] { $name } ອອກກ່ອນ.
}
# $least: the lowest number that may be bid, 0 for none; $double: none, double or redouble; $passing: yes or no
terminal_may_call = { $least ->
    [0] ຜ່ານ{ $double ->
        [double] {" "}ຫຼື ທ້າ
        [redouble] {" "}ຫຼື ທ້າຄືນ
       *[none] {""}
    }.
   *[other] ຮຽກ { $least ->
        [56] 56
       *[other] { $least } ຫາ 56
    }{ $double ->
        [double] , ທ້າ
        [redouble] , ທ້າຄືນ
       *[none] {""}
    }{ $passing ->
        [no] ; ຜ່ານບໍ່ໄດ້.
       *[yes] {" "}ຫຼື ຜ່ານ.
    }
}
terminal_nobody_has_bid = ຍັງບໍ່ມີໃຜຮຽກ.

## 56: the play

# $why: lead, follow (suit) or void (of it)
terminal_may_play = { $why ->
    [lead] ອອກໃບໃດກ່ອນກໍໄດ້.
    [follow] ຕ້ອງອອກດອກດຽວກັນ: { CARDS($cards, join: "or") }.
   *[void] ໃບໃດກໍໄດ້: ທ່ານບໍ່ມີ { suit_name }.
}
# $state: open, made or lost already
terminal_contract_needs = { $state ->
    [made] ສຳເລັດແລ້ວ.
    [lost] ບໍ່ມີທາງຮອດແລ້ວ.
   *[open] ຍັງຂາດ { $need } ຈາກທີ່ເຫຼືອ { $left }.
}
# $ahead: whose card is the highest so far; never the person, who has not played yet
terminal_trick_so_far = { $same ->
    [yes] { $leader } ອອກກ່ອນ ແລະ ນຳຢູ່ດ້ວຍ { CARDS($card) };
   *[no] { $leader } ອອກກ່ອນ, { $ahead } ນຳຢູ່ດ້ວຍ { CARDS($card) };
} ກາງໂຕະມີ { $points } ແຕ້ມ.
terminal_takes_trick = { $who ->
    [you] ທ່ານກິນຮອບນີ້
   *[other] { $name } ກິນຮອບນີ້
} ໄດ້ { $points } ແຕ້ມ.

## 56: the end

# $gainer: we or they; $due: what was due where it could not be paid whole, else 0
terminal_outcome = { $made ->
    [yes] ສຳເລັດ:
   *[no] ບໍ່ສຳເລັດ:
} { $gainer ->
    [we] ຝ່າຍທ່ານໄດ້
   *[they] ຝ່າຍທ່ານເສຍ
} { $unit ->
    [points] { $figure } ຄະແນນ.
   *[tables] { $figure } ເບ້ຍ.
}{ $due ->
    [0] {""}
   *[other] {" "}ຄວນແມ່ນ { $due } ແຕ່ເຫຼືອເທົ່ານັ້ນ.
}
terminal_side_won = { $side ->
    [we] { $players ->
        [4] ທ່ານ ແລະ ໝູ່ຂອງທ່ານຊະນະນັດນີ້.
       *[other] ທ່ານ ແລະ ໝູ່ໆຂອງທ່ານຊະນະນັດນີ້.
    }
   *[they] ອີກຝ່າຍຊະນະນັດນີ້.
}

## Schnapsen: the table

terminal_indicator = ຫງາຍ { CARDS($card) }
terminal_trump = ດອກໃຫຍ່ແມ່ນ { suit_symbol } { suit_name }
# $state: open, closed or used_up
terminal_stock = { $state ->
    [used_up] ກອງກາງໝົດແລ້ວ
    [closed] { $left } ໃບ, ປິດແລ້ວ
   *[open] { $left } ໃບ
}
terminal_label_closed = ປິດກອງ
# Who closed the stock, and what the other had then
terminal_closed = { $who ->
    [you] ໂດຍທ່ານ; ຕອນນັ້ນ { $name } ມີ
   *[other] ໂດຍ { $name }; ຕອນນັ້ນທ່ານມີ
} { $points } ແຕ້ມ ແລະ { $tricks ->
    [0] ຍັງບໍ່ໄດ້ກິນຈັກຮອບ
   *[other] ກິນໄດ້ { $tricks } ຮອບ
}
# $pending: marriages that wait for a trick; $needs: what is missing to win the match
terminal_standing = { $points } ແຕ້ມ, { $tricks ->
    [0] ຍັງບໍ່ໄດ້ກິນ
   *[other] ກິນ { $tricks } ຮອບ
}{ $pending ->
    [0] {""}
   *[other] , ລໍຖ້າຢູ່ { $pending }
}, ຍັງຕ້ອງເອົາ { $needs }
# Behind the standing of the opponent
terminal_shown = ໄດ້ເຜີຍ { CARDS($cards, join: "and") }
terminal_may_lead = ອອກໃບໃດກ່ອນກໍໄດ້.
# $may: exchange, close or both
terminal_may_announce = ກ່ອນອອກໄພ້ { $may ->
    [exchange] ພິມ “exchange” ເພື່ອເອົາ { CARDS($jack) } ແລກ { CARDS($indicator) } ໄດ້
    [close] ພິມ “close” ເພື່ອປິດກອງກາງໄດ້
   *[both] ພິມ “exchange” ເພື່ອເອົາ { CARDS($jack) } ແລກ { CARDS($indicator) } ຫຼື “close” ເພື່ອປິດກອງກາງໄດ້
}.
terminal_marriage_in_hand = ອອກ { CARDS($cards, join: "or") } ກ່ອນ ແມ່ນແຈ້ງຄູ່ { $worth }.
# $why: open (stock), beat, follow (suit), trump, any (no trump either) or none (of trumps, which were led)
terminal_may_reply = { $why ->
    [open] ອອກໃບໃດກໍໄດ້.
    [beat] ຕ້ອງຊະນະ { CARDS($lead) }: { CARDS($cards, join: "or") }.
    [follow] ຕ້ອງອອກດອກດຽວກັນ: { CARDS($cards, join: "or") }.
    [trump] ທ່ານບໍ່ມີ { suit_name } ຈຶ່ງຕ້ອງໃຊ້ດອກໃຫຍ່: { CARDS($cards, join: "or") }.
    [none] ໃບໃດກໍໄດ້: ທ່ານບໍ່ມີ { suit_name }.
   *[any] ໃບໃດກໍໄດ້: ທ່ານບໍ່ມີ { suit_name } ແລະ ບໍ່ມີດອກໃຫຍ່.
}
# Behind the name of whoever does it
terminal_exchanges = { $who ->
    [you] ເອົາ
   *[other] ເອົາ
} { CARDS($jack) } ແລກ { CARDS($indicator) }
terminal_closes = { $who ->
    [you] ປິດ
   *[other] ປິດ
}ກອງກາງ ທີ່ຍັງມີ { $left } ໃບ
# $worth: 20 or 40; $pending: yes where it waits for a trick
terminal_leads_marriage = { CARDS($card) } ແລະ ຄູ່ { suit_name } { $worth }{ $pending ->
    [yes] {" "}ເມື່ອກິນຮອບໜຶ່ງ
   *[no] {""}
}
# $credited: marriages that had been waiting for this trick
terminal_takes_trick_and = { $who ->
    [you] ທ່ານກິນຮອບນີ້
   *[other] { $name } ກິນຮອບນີ້
} ໄດ້ { $points } ແຕ້ມ{ $credited ->
    [0] {""}
   *[other] {" "}ແລະ ຄູ່ { $credited }
}.
terminal_you_draw = ທ່ານຈັບໄດ້ { CARDS($card) }.
terminal_takes_indicator = { $name } ຈັບ { CARDS($card) } ໃບສຸດທ້າຍຂອງກອງກາງ.
terminal_stock_used_up = ກອງກາງໝົດແລ້ວ: ຈາກນີ້ໄປຕ້ອງອອກດອກດຽວກັນ ແລະ ຖ້າຊະນະໄດ້ຕ້ອງຊະນະ.
terminal_declares = ເປັນການແຈ້ງຄູ່ ມີຄ່າ { $worth }.
terminal_no_auction = Schnapsen ບໍ່ມີການຂານ.

## Schnapsen: the end

# $who: who has won the deal; $name: the opponent's place; $closed: yes where the winner had closed
terminal_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] ທ່ານກິນຮອບສຸດທ້າຍ
       *[other] { $name } ກິນຮອບສຸດທ້າຍ
    } ແລະ ບໍ່ມີໃຜຮອດ 66.
    [closer_failed] { $who ->
        [you] { $name } ປິດກອງແລ້ວບໍ່ຮອດ 66.
       *[other] ທ່ານປິດກອງແລ້ວບໍ່ຮອດ 66.
    }
    [closer_beaten] { $who ->
        [you] { $name } ປິດກອງ ແຕ່ທ່ານຮອດ 66 ກ່ອນ.
       *[other] ທ່ານປິດກອງ ແຕ່ { $name } ຮອດ 66 ກ່ອນ.
    }
   *[sixty_six] { $who ->
        [you] ທ່ານໄດ້
       *[other] { $name } ໄດ້
    } { $points }{ $closed ->
        [yes] {" "}ຫຼັງປິດກອງ.
       *[no] {" "}ຕໍ່ { $other }.
    }
}
# $figure: 1, 2 or 3; $basis: why; $had: you or opponent, whose points or tricks count; $then: at_closing or now
terminal_game_points = { $who ->
    [you] ທ່ານໄດ້
   *[other] { $name } ໄດ້
} { $figure } ຄະແນນ{ $basis ->
    [last_trick] {""}
    [closer] {" "}ຄືທຸກເທື່ອທີ່ຜູ້ປິດກອງບໍ່ສຳເລັດ
   *[other] : { $then ->
        [at_closing] ຕອນປິດກອງ{" "}
       *[now] {""}
    }{ $had ->
        [you] ທ່ານ
       *[other] { $name }{" "}
    }{ $basis ->
        [no_trick] ຍັງບໍ່ໄດ້ກິນຈັກຮອບ
        [many] ມີ 33 ແຕ້ມຂຶ້ນໄປ
       *[few] ມີບໍ່ຮອດ 33 ແຕ້ມ
    }
}.
terminal_points_and_tricks = { $points } ແຕ້ມ, { $tricks ->
    [0] ບໍ່ໄດ້ກິນຈັກຮອບ
   *[other] ກິນ { $tricks } ຮອບ
}
terminal_player_won = { $who ->
    [you] ທ່ານຊະນະນັດນີ້.
   *[other] { $name } ຊະນະນັດນີ້.
}

## Questions and their answers

terminal_allowed = ທ່ານເຮັດໄດ້: { $move }.
terminal_hint = { $move }
terminal_hint_later = ຄຳແນະນຳມີຕອນຮອດຜຽນທ່ານ: ຖ້າຕາຕໍ່ໄປກ່ອນ.
terminal_why = { $move }: { $why }
terminal_why_later = ເຫດຜົນຂອງຄົນອື່ນຈະເຜີຍໄພ້ຂອງເຂົາ: ຈົບຕາແລ້ວຄ່ອຍຖາມອີກ.
terminal_help_typed = { $game ->
    [schnapsen] jd, 10c, close
   *[fiftysix] jd, 28d, pass
}
terminal_help_move = { $game ->
    [schnapsen] ໄພ້ໜຶ່ງໃບ; ຖ້າອອກກ່ອນ ພິມ “exchange” (ແລກ) ແລະ “close” (ປິດກອງ) ກ່ອນໄດ້
   *[fiftysix] ໄພ້ໜຶ່ງໃບ ຫຼື ຄຳຂານ
}
terminal_help_ask = { $game ->
    [schnapsen] ທ່ານເຮັດຫຍັງໄດ້ແດ່
   *[fiftysix] ທ່ານເຮັດຫຍັງໄດ້ແດ່ ແລະ ຄຳຂານມາຮອດນີ້ບອກຫຍັງ
}
terminal_help_ask_about = { $game ->
    [schnapsen] ໄພ້ໃບນີ້ຈະແຈ້ງຄູ່ຫຍັງ ຫຼື ເປັນຫຍັງຈຶ່ງອອກບໍ່ໄດ້
   *[fiftysix] ຄຳຂານນີ້ຈະບອກຫຍັງ ຫຼື ເປັນຫຍັງຈຶ່ງອອກໄພ້ໃບນີ້ບໍ່ໄດ້
}
terminal_help_hint = ຜູ້ຫຼິ້ນເກັ່ງຈະເຮັດຫຍັງກັບໄພ້ຂອງທ່ານ ແລະ ຍ້ອນຫຍັງ
terminal_help_table = ເບິ່ງໂຕະອີກເທື່ອໜຶ່ງ
terminal_help_last = ຮອບຜ່ານມາ
terminal_help_auction = ຄຳຂານຂອງຕານີ້
terminal_help_score = ຜົນຂອງນັດ
terminal_help_why = ຫຼັງຈົບຕາ: ເປັນຫຍັງຄອມ⁠ພິວ⁠ເຕີຈຶ່ງຫຼິ້ນແບບນັ້ນ
terminal_help_rules = ກະຕິ⁠ກາເຕັມທີ່ໃຊ້ຢູ່ນີ້
terminal_help_record = ໄຟລ໌ທີ່ເກັບບັນທຶກ
terminal_help_help = ຄຳສັ່ງເຫຼົ່ານີ້
terminal_help_quit = ລຸກຈາກໂຕະ; ບັນທຶກຍັງເກັບໄວ້

## Options of the command

terminal_option_level = ໃຫ້ຄອມ⁠ພິວ⁠ເຕີຫຼິ້ນເກັ່ງປານໃດ ເຊັ່ນ fair ຫຼື strong.
terminal_option_seat = ບ່ອນທີ່ຈະນັ່ງ ນັບແຕ່ 0.
terminal_option_name = ຊື່ທີ່ຈະຂຽນໃນບັນທຶກ.
terminal_option_record = ໄຟລ໌ເກັບບັນທຶກ; ຖ້າບໍ່ບອກ ຈະສ້າງຊື່ໃໝ່ໃນໂຟນ⁠ເດີນີ້.
terminal_option_pace = ຄົນອື່ນຫຼິ້ນໄວປານໃດ: normal, slow ຫຼື instant.
