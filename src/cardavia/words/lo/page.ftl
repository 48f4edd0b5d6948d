# The page in the browser: all that it says of itself. Suits in sentences are drawn by the page.

## The house

page_to_tables = ໄປທີ່ໂຕະ
page_no_such_page = ທີ່ຢູ່ນີ້ບໍ່ມີຫຍັງ.
page_no_such_table = ບໍ່ມີໂຕະນີ້ ຫຼື ໂຕະນີ້ຖືກເກັບໄປແລ້ວ.
page_server_unreachable = ຕອນນີ້ເຂົ້າຫາໂຕະບໍ່ໄດ້: ອີກຈັກໜ້ອຍລອງໃໝ່.
page_connecting = ກຳລັງໄປທີ່ໂຕະ …
# $offline: yes where the browser knows that this device itself has no network
page_reconnecting = { $offline ->
    [yes] ເຄື່ອງນີ້ບໍ່ມີອິນ⁠ເຕີ⁠ເນັດ: ເມື່ອມີຄືນ ເກມຈະສືບຕໍ່ເລີຍ.
   *[no] ຂາດການເຊື່ອມຕໍ່. ກຳລັງລອງໃໝ່ …
}
page_no_line = ບໍ່ມີການເຊື່ອມຕໍ່ກັບໂຕະ
page_no_line_safe = ຕອນນີ້ຍັງເຂົ້າຫາບໍ່ໄດ້. ເກມຂອງທ່ານຍັງຢູ່ຄົບ ແລະ ໜ້ານີ້ຈະສືບຕໍ່ເອງ.
page_try_again = ລອງໃໝ່
page_new_version = ມີລຸ້ນໃໝ່: ໂຫຼ⁠ດຄືນ
page_loading = ກຳລັງເອົາກະຕິ⁠ກາ …
page_shuffling = ກຳລັງສັບໄພ້ …

page_game = { $game ->
    [schnapsen] Schnapsen
   *[fiftysix] 56
}
page_tagline = ໂຕະໄພ້. ສອງເກມ ຫຼິ້ນຖືກຕາມກະຕິ⁠ກາ.
# What lies on the table: the game or its rules
page_tabs = ສິ່ງທີ່ຢູ່ເທິງໂຕະ
page_table = ໂຕະ
page_full_rules = ກະຕິ⁠ກາເຕັມ
page_rule = ຂໍ້ { $number }
page_rule_table = ຕາຕະລາງຂອງຂໍ້ { $number }
page_print = ພິມອອກ
# A worked example is gone through step by step
page_step = ກ້າວທີ { $step } ໃນ { $steps }
page_step_go = { $to ->
    [back] ຖອຍຄືນ
   *[on] ໄປຕໍ່
}
page_keys = ຫຼິ້ນດ້ວຍແປ້ນພິມ
page_keys_do = { $key ->
    [tab] Tab ໄປຫາປຸ່ມຕໍ່ໄປ, ກົດພ້ອມ Shift ຈະກັບໄປປຸ່ມກ່ອນ.
    [arrows] ປຸ່ມລູກສອນເລື່ອນໄປຕາມໄພ້ໃນມື ແລະ ຕາມຕົວເລກກັບດອກໃນເວລາຂານ.
    [enter] Enter ຫຼື ປຸ່ມຍະ⁠ຫວ່າງ ໃຊ້ລົງໄພ້ ຫຼື ກົດປຸ່ມ.
   *[escape] Escape ປິດສິ່ງທີ່ເປີດໄວ້ ແລະ ຖອນໄພ້ທີ່ເລືອກໄວ້ລ່ວງໜ້າ.
}

## Light and settings

page_look = ຮູບແບບ ແລະ ສຽງ
page_slider = { $slider ->
    [contrast] ຄວາມຕັດກັນ
    [grain] ເນື້ອຜ້າ
   *[temperature] ໂທນສີ
}
page_percent = { $value } %
page_cloth = ຜ້າປູໂຕະ
page_cloth_name = { $cloth ->
    [linen] ຜ້າລິ⁠ນິນສີອ່ອນ
   *[felt] ຜ້າໜາສີເຂັ້ມ
}
page_four_colours = ແຕ່ລະດອກມີສີຂອງຕົນ
page_faces = ໄພ້ຂອງ Schnapsen
page_faces_name = { $faces ->
    [german] ເຢຍລະມັນ
   *[french] ຝຣັ່ງ
}
page_back = ຫຼັງໄພ້
page_back_name = { $back ->
    [indigo] ສີຟ້າ
    [pine] ສີຂຽວ
   *[oxblood] ສີແດງ
}
page_large_letters = ຕົວອັກສອນໃຫຍ່ເທິງໄພ້
page_sound = ສຽງ
page_language = ພາ⁠ສາ
# $name: a language’s own name; no player who speaks it has read over its sentences yet
page_language_draft = { $name } (ສະບັບຮ່າງ)
page_settings = ຕັ້ງຄ່າ
page_your_name = ຊື່ຂອງທ່ານ
page_guest = ແຂກ
page_pace = ຈັງຫວະ
page_pace_name = { $pace ->
    [calm] ຊ້າໆ
    [instant] ທັນທີ
   *[normal] ທຳມະດາ
}
page_level = ຄອມ⁠ພິວ⁠ເຕີ
page_level_name = { $level ->
    [random] ແລ້ວແຕ່ດວງ
    [easy] ງ່າຍ
    [fair] ປານກາງ
    [strong] ເກັ່ງ
    [strongest] ເກັ່ງທີ່ສຸດ
   *[other] { $level }
}
page_rules = ກະຕິ⁠ກາ
page_rules_name = { $rules ->
    [classic] ແບບເດີມ
    [classic_close_needs_four] ປິດກອງຕ້ອງມີ 4 ໃບ
    [classic_sharp] ແບບເຂັ້ມ
    [international] ແບບສາກົນ
   *[other] { $rules }
}

## Cards and seats

# For who does not see it: King of hearts
page_card = { rank_name } { suit_name }
# $why: a whole sentence
page_card_refused = { $card }. { $why }
page_you = ທ່ານ
page_computer = ຄອມ⁠ພິວ⁠ເຕີ
# The names that computer players go by at a table of 56: eight for the seats, and eight more for where a
# person there has that name
page_computer_name = { $seat ->
    [0] ບິ⁠ຈູ
    [1] ມີຣາ
    [2] ໂທ⁠ມັ⁠ສ
    [3] ອານຸ
    [4] ລີລາ
    [5] ຣາ⁠ວີ
    [6] ຊູ⁠ຊານ
    [7] ໂຈ⁠ເຊັບ
    [8] ສຸນິ⁠ນ
    [9] ຣາ⁠ທາ
    [10] ບາ⁠ບູ
    [11] ດິວ⁠ຢາ
    [12] ມິນີ
    [13] ໂກ⁠ປານ
    [14] ຣີ⁠ນາ
   *[15] ແມ⁠ທິວ
}
page_computer_level = ຄອມ⁠ພິວ⁠ເຕີ, { $level }
page_empty_seat = ບ່ອນຫວ່າງ
page_away = ບໍ່ຢູ່
page_stands_in = ບໍ່ຢູ່: ຄອມ⁠ພິວ⁠ເຕີຫຼິ້ນແທນ

## Where one is

# $phase: gathering, shuffling, playing, between or over
page_here_schnapsen = { $phase ->
    [playing] Schnapsen · ຕາທີ { $deal }, ຮອບທີ { $trick }
    [between] Schnapsen · ຕາທີ { $deal }
   *[other] Schnapsen
}
page_here_fiftysix = { $phase ->
    [playing] 56, { $seats } ບ່ອນ · ຕາທີ { $deal }
    [between] 56, { $seats } ບ່ອນ · ຕາທີ { $deal }
   *[other] 56, { $seats } ບ່ອນ
}

## At the table

# For who listens: the lines in which everything was told
page_happened = ສິ່ງທີ່ເກີດຂຶ້ນ
page_on_the_table = ຢູ່ກາງໂຕະ
page_your_hand = ໄພ້ໃນມືທ່ານ
page_card_points = ແຕ້ມ
page_last_trick = ຮອບຜ່ານມາ
page_no_trick_yet = ຍັງບໍ່ມີ
# $who: you or other
page_trick_to = { $who ->
    [you] ທ່ານກິນ, { $points }
   *[other] { $name } ກິນ, { $points }
}
# A card on the table; $who: us or them
page_laid = { $who ->
    [us] ທ່ານ: { $card }
   *[them] { $name }: { $card }
}
page_takes = { $who ->
    [us] ທ່ານກິນ { $points }
   *[them] { $name } ກິນ { $points }
}
# $what: lead, card or call
page_your_turn = { $what ->
    [lead] ທ່ານອອກກ່ອນ
    [call] ຮອດທ່ານຂານ
   *[card] ຮອດທ່ານອອກ
}
page_others_turn = { $what ->
    [lead] ອອກກ່ອນ
    [call] ກຳລັງຂານ
   *[card] ກຳລັງອອກ
}
page_wait = ຮອດຜຽນ { $name }: ຖ້າຜຽນຂອງທ່ານກ່ອນ.
page_watching = ທ່ານກຳລັງນັ່ງເບິ່ງ.
page_take_back = ເອົາຄືນ
page_planned = ຈະອອກ: { CARDS($card) }
page_withdraw = ຍົກເລີກ
page_planned_withdrawn = { CARDS($card) } ຍັງຢູ່ໃນມື: ເລືອກໃໝ່.
page_next_deal = ຕາຕໍ່ໄປ
page_waiting_for_next = ກຳລັງຖ້າຄົນອື່ນ …

## Schnapsen: the table

page_schnapsen_cards = { $name } ມີໄພ້ { $count } ໃບ
page_schnapsen_left = ເຫຼືອ { $left }
page_schnapsen_trumps = ດອກໃຫຍ່ແມ່ນ { suit_name }
page_schnapsen_closed = { $who ->
    [you] ທ່ານປິດກອງແລ້ວ
   *[other] { $name } ປິດກອງແລ້ວ
}, ເຫຼືອ { $left }
page_schnapsen_under = { CARDS($card) } ຢູ່ລຸ່ມກອງ
page_schnapsen_used_up = ກອງກາງໝົດແລ້ວ
page_schnapsen_marriage = ຄູ່ { suit_symbol } { $worth }
page_schnapsen_called = { suit_symbol } { $worth ->
    [40] ສີ່ສິບ!
   *[other] ຊາວ!
}
page_schnapsen_exchange = ແລກ J
page_schnapsen_exchange_german = ແລກ U
# $move: exchange or close; $meant: yes where it is meant already, and the key would undo that
page_schnapsen_announce = { $move ->
    [exchange] { $meant ->
        [yes] ບໍ່ແລກແລ້ວ
       *[no] { page_schnapsen_exchange }
    }
   *[close] { $meant ->
        [yes] ເປີດກອງຄືນ
       *[no] ປິດກອງ
    }
}
page_schnapsen_tricks = { $tricks ->
    [0] ຍັງບໍ່ໄດ້ກິນ
   *[other] ກິນ { $tricks } ຮອບ
}
page_schnapsen_pending = ຈະໄດ້ { $pending } ເມື່ອກິນຮອບໜຶ່ງ
page_schnapsen_could = { $tricks ->
    [0] ລວມຄູ່ແມ່ນ { $total } ເມື່ອກິນຮອບໜຶ່ງ
   *[other] ລວມຄູ່ແມ່ນ { $total }
}
page_slate = ຍັງຕ້ອງເອົາ

## Schnapsen: what has happened. $who is you or other, $name the other’s name

page_schnapsen_dealt = ແຈກໄພ້ແລ້ວ. ໄພ້ຫງາຍແມ່ນ { CARDS($card) }: ດອກໃຫຍ່ແມ່ນ { suit_name }.
page_schnapsen_exchanges = { $name } ເອົາ J ແລກ { CARDS($card) }.
page_schnapsen_exchanges_german = { $name } ເອົາ U ແລກ { CARDS($card) }.
page_schnapsen_closes = { $name } ປິດກອງກາງ.
page_schnapsen_leads = { $name } ອອກກ່ອນ: { CARDS($card) }{ $worth ->
    [0] .
   *[other] {" "}ແລະ ແຈ້ງຄູ່ { $worth }.
}
page_schnapsen_replies = { $name } ອອກ { CARDS($card) }.
page_schnapsen_taken = { $who ->
    [you] ທ່ານກິນ
   *[other] { $name } ກິນ
}ຮອບນີ້ ໄດ້ { $points } ແຕ້ມ.
page_schnapsen_drawn = ທ່ານຈັບໄດ້ { CARDS($card) }.
page_schnapsen_exchanged_tag = J ແລກ { CARDS($card) }
page_schnapsen_exchanged_tag_german = U ແລກ { CARDS($card) }
page_schnapsen_closed_tag = ປິດກອງແລ້ວ
page_schnapsen_stock = ກອງກາງ

## The end of a deal and of a match

page_result = ຜົນ
page_tricks = ຮອບທີ່ກິນ
# $who: you or other
page_schnapsen_scores = { $who ->
    [you] ທ່ານໄດ້ { $points } ຄະແນນ
   *[other] { $name } ໄດ້ { $points } ຄະແນນ
}
page_schnapsen_match_won = { $who ->
    [you] ທ່ານຊະນະນັດນີ້
   *[other] { $name } ຊະນະນັດນີ້
}
# $who: who has won the deal, and $loser: who has lost it, both you or other; $other: the loser’s name; $missed: the loser’s points; $closed: yes where the winner had closed
page_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] ທ່ານກິນຮອບສຸດທ້າຍ
       *[other] { $name } ກິນຮອບສຸດທ້າຍ
    } ແລະ ບໍ່ມີໃຜຮອດ 66.
    [closer_failed] { $loser ->
        [you] ທ່ານປິດກອງແລ້ວບໍ່ຮອດ 66: ໄດ້ພຽງ { $missed }.
       *[other] { $other } ປິດກອງແລ້ວບໍ່ຮອດ 66: ໄດ້ພຽງ { $missed }.
    }
    [closer_beaten] { $loser ->
        [you] ທ່ານປິດກອງ
       *[other] { $other } ປິດກອງ
    } ແຕ່{ $who ->
        [you] ທ່ານຮອດ 66 ກ່ອນ ດ້ວຍ { $points } ແຕ້ມ.
       *[other] {" "}{ $name } ຮອດ 66 ກ່ອນ ດ້ວຍ { $points } ແຕ້ມ.
    }
   *[sixty_six] { $who ->
        [you] { $closed ->
            [yes] ທ່ານປິດກອງ ແລະ ຮອດ 66 ດ້ວຍ { $points } ແຕ້ມ.
           *[no] ທ່ານຮອດ 66 ກ່ອນ ດ້ວຍ { $points } ແຕ້ມ.
        }
       *[other] { $closed ->
            [yes] { $name } ປິດກອງ ແລະ ຮອດ 66 ດ້ວຍ { $points } ແຕ້ມ.
           *[no] { $name } ຮອດ 66 ກ່ອນ ດ້ວຍ { $points } ແຕ້ມ.
        }
    }
}
# $who: who has lost the deal; $then: yes where what counts is how things stood when the stock was closed
page_schnapsen_basis = { $why ->
    [last_trick] ແບບນີ້ໄດ້ 1 ຄະແນນ.
    [closer] ຜູ້ປິດກອງບໍ່ສຳເລັດ: ອີກຝ່າຍໄດ້ 2 ຄະແນນ.
    [closer_no_trick] ຜູ້ປິດກອງບໍ່ສຳເລັດ: ອີກຝ່າຍໄດ້ 3 ຄະແນນ ຍ້ອນຕອນປິດຍັງບໍ່ໄດ້ກິນຈັກຮອບ.
    [many] { $then ->
        [yes] ຕອນປິດກອງ{" "}
       *[no] {""}
    }{ $who ->
        [you] ທ່ານມີ
       *[other] { $name } ມີ
    } 33 ແຕ້ມຂຶ້ນໄປ ຈຶ່ງນັບ 1 ຄະແນນ.
    [few] { $then ->
        [yes] ຕອນປິດກອງ{" "}
       *[no] {""}
    }{ $who ->
        [you] ທ່ານມີ
       *[other] { $name } ມີ
    }ບໍ່ຮອດ 33 ແຕ້ມ ຈຶ່ງນັບ 2 ຄະແນນ.
   *[no_trick] { $then ->
        [yes] ຕອນປິດກອງ{" "}
       *[no] {""}
    }{ $who ->
        [you] ທ່ານ
       *[other] { $name }{" "}
    }ຍັງບໍ່ໄດ້ກິນຈັກຮອບ ຈຶ່ງນັບ 3 ຄະແນນ.
}
page_new_match = ຫຼິ້ນອີກນັດ
page_record = ເກັບບັນທຶກ
# $finding: checking, fit, or what does not fit; $packs: how many; $number: of a deal
page_packs = { $finding ->
    [checking] ກຳລັງກວດໄພ້ທຸກຊຸດ …
    [no_record] ຕອນນີ້ກວດໄພ້ບໍ່ໄດ້: ເຂົ້າຫາບັນທຶກບໍ່ໄດ້.
    [missing] ບັນທຶກຂາດໄພ້ບາງຊຸດ: ຈຶ່ງກວດບໍ່ໄດ້ວ່າແຈກຕາມທີ່ສັນຍາໄວ້ຫຼືບໍ່.
    [pack] ໄພ້ຂອງຕາທີ { $number } ບໍ່ໄດ້ແຈກຕາມທີ່ສັນຍາໄວ້: ໄພ້ຮຽງກັນແບບອື່ນ.
    [hand] ໄພ້ຂອງຕາທີ { $number } ບໍ່ໄດ້ແຈກຕາມທີ່ສັນຍາໄວ້: ໄພ້ໃນມືທ່ານບໍ່ກົງກັບຊຸດນັ້ນ.
   *[fit] { $packs ->
        [1] ໄພ້ຊຸດດຽວຂອງນັດນີ້ແຈກຕາມທີ່ສັນຍາໄວ້.
       *[other] ໄພ້ທັງ { $packs } ຊຸດແຈກຕາມທີ່ສັນຍາໄວ້.
    }
}
# $finding: fits, fits_without, or what does not fit
page_shuffle = { $finding ->
    [fits] ຄ່າລັບກົງກັບລະຫັດທີ່ເຜີຍແຜ່ກ່ອນໄພ້ໃບທຳອິດ ແລະ ຂໍ້⁠ມູນສຸ່ມຂອງທ່ານກໍໄດ້ໃຊ້ໃນການສັບ.
    [fits_without] ຄ່າລັບກົງກັບລະຫັດທີ່ເຜີຍແຜ່ກ່ອນໄພ້ໃບທຳອິດ.
    [own] ການສັບໄພ້ກວດບໍ່ຜ່ານ: ຂໍ້⁠ມູນສຸ່ມຂອງທ່ານບໍ່ຢູ່ໃນຂໍ້⁠ມູນທີ່ໃຊ້.
    [contributions] ການສັບໄພ້ກວດບໍ່ຜ່ານ: ສ່ວນຮ່ວມສັບທີ່ບ່ອນນັ່ງໜຶ່ງເປີດອອກບໍ່ກົງກັບລະຫັດທີ່ສົ່ງໄວ້.
   *[secret] ການສັບໄພ້ກວດບໍ່ຜ່ານ: ຄ່າລັບບໍ່ກົງກັບລະຫັດທີ່ເຜີຍແຜ່ກ່ອນໄພ້ໃບທຳອິດ.
}

## The first screen

page_about = { $game ->
    [schnapsen] ໄພ້ 20 ໃບ ຫຼິ້ນສອງຄົນ: ທ່ານກັບຄອມ⁠ພິວ⁠ເຕີ. ໃຜລົບ 7 ຄະແນນໝົດກ່ອນ ຜູ້ນັ້ນຊະນະ.
   *[fiftysix] ເກມຫຼິ້ນເປັນຝ່າຍຂອງລັດເກຣາ⁠ລາ: ສອງຝ່າຍ ຂານອອກສຽງກັນກ່ອນ ແລ້ວຈຶ່ງກິນກັນເປັນຮອບ.
}
page_seats = ບ່ອນນັ່ງ
page_play_now = ຫຼິ້ນເລີຍ
page_new_game = ເກມໃໝ່
page_resume = ຫຼິ້ນຕໍ່
page_invite = ຊວນໝູ່
page_promise = ບໍ່ຕ້ອງມີບັນຊີ, ບໍ່ມີໂຄສະນາ ແລະ ການສັບໄພ້ທ່ານກວດເອງໄດ້.

## Before the match

page_lobby_host = { $game ->
    [schnapsen] ໂຕະ Schnapsen ຂອງທ່ານ
   *[fiftysix] ໂຕະ 56 ຂອງທ່ານ ສຳລັບ { $seats } ຄົນ
}
page_lobby_guest = { $game ->
    [schnapsen] ໂຕະ Schnapsen
   *[fiftysix] ໂຕະ 56 ສຳລັບ { $seats } ຄົນ
}
page_lobby_wait = ນັດຈະເລີ່ມ ເມື່ອຜູ້ທີ່ນັ່ງຢູ່ນີ້ກົດເລີ່ມ.
page_link = ໃຜເປີດລິ້ງນີ້ ກໍນັ່ງບ່ອນຫວ່າງໄດ້:
page_copy = ສຳເນົາ
page_copied = ສຳເນົາແລ້ວ
page_sit = ນັ່ງໂຕະ
page_sit_here = ນັ່ງບ່ອນນີ້
page_seat_computer = ໃຫ້ຄອມນັ່ງ
page_send_away = ໃຫ້ຄອມລຸກ
page_rise = ລຸກ
# $free: seats that nobody has taken
page_start = { $free ->
    [0] ເລີ່ມ
   *[other] ເລີ່ມ, ໃຫ້ຄອມ⁠ພິວ⁠ເຕີນັ່ງ { $free } ບ່ອນທີ່ຫວ່າງ
}
