# The table in the terminal. $who is you, partner or opponent; $name is the place where somebody sits.
# A colon parts a place from what is done there: “урд гэр” would be heard as the house in front.

## Places, seen from the person's own

# The person, within a sentence
terminal_yourself = та
# $place: you, right, partner_right and so on
terminal_place = { $place ->
    [right] Баруун
    [left] Зүүн
    [across] Урд
    [partner] Хань
    [partner_right] Баруун хань
    [partner_left] Зүүн хань
    [partner_across] Урд хань
    [across_right] Баруун урд
    [across_left] Зүүн урд
    [opponent] Өрсөлдөгч
   *[you] Та
}

## Moves as they are said

terminal_card = { CARDS($card) }
terminal_call = { CALL($call) }
# $word: exchange or close
terminal_announcement = { $word ->
    [exchange] солих
   *[close] газрыг хаах
}
# Short enough for a column of eight
# $form: as words/functions.py names them, number_no_trumps for instance
terminal_grid_call = { $form ->
    [number_no_trumps] { $number } NT
    [no_suit] { $number } өнгөгүй
   *[other] { CALL($call) }
}

## What the person types

# $what: what is asked for
terminal_prompt = { $what ->
    [call] Таны дуудлага ›
    [lead] Таны гараа ›
    [card] Таны мод ›
    [cut] Хөзрийг таслаарай: дурын үг бичээрэй, эсвэл Enter ›
    [next] Дараагийн тараалт: Enter ›
    [leave] Ширээнээс босож, тоглолтыг энд орхих уу? (т/ү) ›
   *[done] Босох: Enter ›
}
# What counts as yes, in small letters, a space between
terminal_yes = т тийм y yes
terminal_which_card = Алийг нь вэ: { CARDS($cards, join: "or") }.

## Sitting down and getting up

terminal_title = { $game ->
    [schnapsen] Шнапсен
   *[fiftysix] 56, { $players } хүн
}
terminal_label_rules = Дүрэм
terminal_label_players = Тоглогчид
terminal_label_record = Тэмдэглэл
terminal_label_shuffle = Холилт
terminal_computer_players = та ба { $count } компьютер тоглогч ({ $level })
terminal_sealed = нууцаар тогтсон, нууц нь тоглолтын эцэст нээгдэнэ; лац нь
terminal_repeatable = эхлэл тооноос, давтаж болно; нууцынх нь лац
terminal_how_to = { $game ->
    [schnapsen] Модоо «jd», «10c» гэж бичээрэй.
   *[fiftysix] Дуудлагаа «28d», «pass» гэж, модоо «jd» гэж бичээрэй.
} «?» тайлбарлана, «help» бусдыг жагсаана.
# The names in the record
terminal_computer = компьютер { $level }
terminal_guest = Зочин
terminal_seeded = эхлэл { $seed }
terminal_left_unfinished = Та ширээнээс бослоо. Тоглолт дуусаагүй үлдлээ.
terminal_label_check = Шалгах
terminal_verify = cardavia verify { $file }
terminal_label_secret = Нууц
terminal_secret_revealed = холилтынх, эхэнд харуулсан лацтай таарна:
terminal_file_exists = { $file } файл аль хэдийн байгаа, дарж бичихгүй: өөр нэр сонгоорой.
# $problem: what the computer says, “No such file or directory” for instance
terminal_not_kept = Тэмдэглэлийг { $file } файлд одоо хадгалж чадсангүй ({ $problem }). Үргэлжлүүлэн тоглоорой: ингээд байвал эцэст нь энд харуулна.
terminal_record_below = файлгүй: доор байна
terminal_long_seed = Эхлэл тоо хамгийн ихдээ { $digits } оронтой: богиныг сонгоорой.
terminal_unknown_pace = «{ $pace }» гэдэг хурд алга: { LIST($paces, join: "or") } гэж сонгоорой.

## Headings, labels and figures

terminal_deal = { $number }-р тараалт
terminal_dealer = { $who ->
    [you] та тараана
   *[other] тараагч: { $name }
}
terminal_auction = Дуудлага
terminal_trick = { $number }-р гэр
terminal_trick_of = { $number }-р гэр, нийт { $tricks }
terminal_deal_over = { $deal } дууслаа
terminal_match_over = Тоглолт дууслаа
terminal_thrown_in = { $deals } тараалтыг хүчингүй болголоо: нэг гар оноогүй, эсвэл нэг тал боолгүй байв.
terminal_label_bid = Үнэ
terminal_label_contract = Амлалт
terminal_label_piles = Хураасан
terminal_label_tables = Жетон
terminal_label_points = Оноо
terminal_label_trick = Энэ гэр
terminal_label_last_trick = Сүүлийн гэр
terminal_label_hand = Таны мод
terminal_label_you_may = Болох нь
terminal_label_result = Дүн
terminal_label_deals = Тараалт
terminal_label_stock = Газрын мод
terminal_label_slate = Дутуу
terminal_label_left = Үлдсэн мод
terminal_label_hint = Зөвлөгөө
# $ours, $theirs: figures as text, with their sign where they need one
terminal_we_they = бид { $ours }, тэд { $theirs }
# Behind the cards of a trick
terminal_to = { $who ->
    [you] таных
   *[other] авсан: { $name }
}, { $points } оноо
terminal_no_trick_yet = Хэн ч хараахан гэр аваагүй.

## 56: the auction

# $stake: 1 undoubled, 2 doubled, 4 redoubled
terminal_contract = { $number } { strain_name }, { $who ->
    [you] та болон { $players ->
        [4] хань тань
       *[other] ханиуд тань
    }
    [partner] { $name }, манай тал
   *[opponent] { $name } болон { $players ->
        [4] хань нь
       *[other] ханиуд нь
    }
}{ $stake ->
    [2] , давхарласан
    [4] , дахин давхарласан
   *[1] {""}
}
# Behind what a call tells, where its number or strain is not in what was said
terminal_comes_to = Нийт { $number } { strain_name } болно.
terminal_auction_over = Амлалт: { $contract }. { $who ->
    [you] Та гарна.
   *[other] Гарах нь: { $name }.
}
# $least: the lowest number that may be bid, 0 for none; $double: none, double or redouble; $passing: yes or no
terminal_may_call = { $least ->
    [0] Өнжих{ $double ->
        [double] {" "}эсвэл давхарлах
        [redouble] {" "}эсвэл дахин давхарлах
       *[none] {""}
    }.
   *[other] Үнэ { $least ->
        [56] 56
       *[other] { $least }–56
    }{ $double ->
        [double] , давхарлах
        [redouble] , дахин давхарлах
       *[none] {""}
    }{ $passing ->
        [no] ; өнжиж болохгүй.
       *[yes] , эсвэл өнжих.
    }
}
terminal_nobody_has_bid = Хэн ч хараахан үнэ хэлээгүй.

## 56: the play

# $why: lead, follow (suit) or void (of it)
terminal_may_play = { $why ->
    [lead] Дурын модоор гарна.
    [follow] Өнгө дагана: { CARDS($cards, join: "or") }.
   *[void] Дурын мод: танд { suit_name } алга.
}
# $state: open, made or lost already
terminal_contract_needs = { $state ->
    [made] Аль хэдийн биелсэн.
    [lost] Хүрэх аргагүй болсон.
   *[open] Дутуу нь { $need }, үлдсэн оноо { $left }.
}
# $ahead: whose card is the highest so far; never the person, who has not played yet
terminal_trick_so_far = { $same ->
    [yes] Гараа: { $leader }, { CARDS($card) } тэргүүлж байна;
   *[no] Гараа: { $leader }, тэргүүлж байгаа нь: { $ahead }, { CARDS($card) };
} гэрт { $points } оноо байна.
terminal_takes_trick = { $who ->
    [you] Та гэр авлаа
   *[other] { $name }: гэр авлаа
}, { $points } оноо.

## 56: the end

# $gainer: we or they; $due: what was due where it could not be paid whole, else 0
terminal_outcome = { $made ->
    [yes] Биеллээ:
   *[no] Биелсэнгүй:
} та нар { $figure } { $unit ->
    [points] оноо
   *[tables] жетон
} { $gainer ->
    [we] авлаа.
   *[they] алдлаа.
}{ $due ->
    [0] {""}
   *[other] {" "}Ёсоор бол { $due }, гэвч илүү үлдсэнгүй.
}
terminal_side_won = { $side ->
    [we] Та болон { $players ->
        [4] хань
       *[other] ханиуд
    } тань тоглолтыг хожлоо.
   *[they] Нөгөө тал тоглолтыг хожлоо.
}

## Schnapsen: the table

terminal_indicator = дэлгэсэн: { CARDS($card) }
terminal_trump = хөзөр нь { suit_symbol } { suit_name }
# $state: open, closed or used_up
terminal_stock = { $state ->
    [used_up] газрын мод дууссан
    [closed] { $left } мод, хаасан
   *[open] { $left } мод
}
terminal_label_closed = Хаасан
# Who closed the stock, and what the other had then
terminal_closed = { $who ->
    [you] та; тэр үед { $name }
   *[other] { $name }; тэр үед та
}: { $points } оноо, { $tricks ->
    [0] гэргүй
   *[other] { $tricks } гэр
}
# $pending: marriages that wait for a trick; $needs: what is missing to win the match
terminal_standing = { $points } оноо, { $tricks ->
    [0] гэргүй
   *[other] { $tricks } гэр
}{ $pending ->
    [0] {""}
   *[other] , хүлээгдэж буй { $pending }
}, хожиход { $needs } дутуу
# Behind the standing of the opponent
terminal_shown = үзүүлсэн: { CARDS($cards, join: "and") }
terminal_may_lead = Дурын модоор гарна.
# $may: exchange, close or both
terminal_may_announce = { $may ->
    [exchange] Эхлээд «exchange» гэж { CARDS($jack) } өгөөд { CARDS($indicator) } авч болно
    [close] Эхлээд «close» гэж газрыг хааж болно
   *[both] Эхлээд «exchange» гэж { CARDS($jack) } өгөөд { CARDS($indicator) } авч, эсвэл «close» гэж газрыг хааж болно
}.
terminal_marriage_in_hand = { CARDS($cards, join: "or") } модоор гарвал хос зарлана: { $worth }.
# $why: open (stock), beat, follow (suit), trump, any (no trump either) or none (of trumps, which were led)
terminal_may_reply = { $why ->
    [open] Дурын мод гаргана.
    [beat] { CARDS($lead) } модыг ахиулна: { CARDS($cards, join: "or") }.
    [follow] Өнгө дагана: { CARDS($cards, join: "or") }.
    [trump] Танд { suit_name } алга, тиймээс хөзөр гаргана: { CARDS($cards, join: "or") }.
    [none] Дурын мод: танд { suit_name } алга.
   *[any] Дурын мод: танд { suit_name } ч, хөзөр ч алга.
}
# Behind the name of whoever does it
terminal_exchanges = { CARDS($jack) } өгөөд { CARDS($indicator) } { $who ->
    [you] авлаа
   *[other] авав
}
terminal_closes = газрыг { $who ->
    [you] хаалаа
   *[other] хаав
}, { $left } мод үлдсэн
# $worth: 20 or 40; $pending: yes where it waits for a trick
terminal_leads_marriage = { CARDS($card) }, { suit_name } хос: { $worth }{ $pending ->
    [yes] , гэр авмагц
   *[no] {""}
}
# $credited: marriages that had been waiting for this trick
terminal_takes_trick_and = { $who ->
    [you] Та гэр авлаа
   *[other] { $name }: гэр авлаа
}, { $points } оноо{ $credited ->
    [0] {""}
   *[other] , дээр нь хосын { $credited }
}.
terminal_you_draw = Танд { CARDS($card) } ирлээ.
terminal_takes_indicator = { $name }: газрын сүүлчийн модыг авлаа, { CARDS($card) }.
terminal_stock_used_up = Газрын мод дууслаа: одооноос өнгө дагаж, болж л байвал ахиулаарай.
terminal_declares = Хос зарлана: { $worth }.
terminal_no_auction = Шнапсенд дуудлага байдаггүй.

## Schnapsen: the end

# $who: who has won the deal; $name: the opponent's place; $closed: yes where the winner had closed
terminal_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] Сүүлчийн гэрийг та авлаа
       *[other] Сүүлчийн гэрийг { $name } авлаа
    }, хэн ч 66-д хүрсэнгүй.
    [closer_failed] { $who ->
        [you] { $name } газрыг хаасан ч
       *[other] Та газрыг хаасан ч
    } 66-д хүрсэнгүй.
    [closer_beaten] { $who ->
        [you] { $name } газрыг хаасан ч та түрүүлж 66-д хүрлээ.
       *[other] Та газрыг хаасан ч { $name } түрүүлж 66-д хүрлээ.
    }
   *[sixty_six] { $closed ->
        [yes] { $who ->
            [you] Та газрыг хаагаад { $points } оноо авлаа.
           *[other] { $name } газрыг хаагаад { $points } оноо авлаа.
        }
       *[no] { $who ->
            [you] Та { $points } оноо, нөгөө нь { $other }.
           *[other] { $name } { $points } оноо, нөгөө нь { $other }.
        }
    }
}
# $figure: 1, 2 or 3; $basis: why; $had: you or opponent, whose points or tricks count; $then: at_closing or now
terminal_game_points = { $who ->
    [you] Та
   *[other] { $name }
} тоглолтын { $figure } оноо авлаа{ $basis ->
    [last_trick] {""}
    [closer] : газрыг хаасан хүн хожигдвол үргэлж ингэж тооцно
   *[other] : { $then ->
        [at_closing] газрыг хаах үед{" "}
       *[now] {""}
    }{ $had ->
        [you] та
       *[other] { $name }
    } { $basis ->
        [no_trick] гэргүй байсан
        [many] 33 ба түүнээс дээш оноотой байсан
       *[few] 33-т хүрээгүй байсан
    }
}.
terminal_points_and_tricks = { $points } оноо, { $tricks ->
    [0] гэргүй
   *[other] { $tricks } гэр
}
terminal_player_won = { $who ->
    [you] Та тоглолтыг хожлоо.
   *[other] { $name } тоглолтыг хожлоо.
}

## Questions and their answers

terminal_allowed = Болно: { $move }.
terminal_hint = { $move }
terminal_hint_later = Зөвлөгөө таны ээлжинд зориулагдсан: дараагийн тараалтыг хүлээгээрэй.
terminal_why = { $move }: { $why }
terminal_why_later = Бусдын шалтгаан гарын модыг нь илчилнэ: тараалт дуусахаар дахин асуугаарай.
terminal_help_typed = { $game ->
    [schnapsen] jd, 10c, close
   *[fiftysix] jd, 28d, pass
}
terminal_help_move = { $game ->
    [schnapsen] мод; гарах ээлжтэй бол эхлээд «exchange», «close» ч болно
   *[fiftysix] мод эсвэл дуудлага
}
terminal_help_ask = { $game ->
    [schnapsen] танд юу болох
   *[fiftysix] танд юу болох, өмнөх дуудлагууд юу мэдэгдсэн
}
terminal_help_ask_about = { $game ->
    [schnapsen] энэ мод юу зарлах, эсвэл яагаад болохгүй
   *[fiftysix] энэ дуудлага юу мэдэгдэх, эсвэл энэ мод яагаад болохгүй
}
terminal_help_hint = хүчтэй тоглогч таны модоор юу хийх, яагаад
terminal_help_table = ширээг дахин харуулах
terminal_help_last = сүүлийн гэр
terminal_help_auction = энэ тараалтын дуудлага
terminal_help_score = тоглолтын дүн
terminal_help_why = тараалтын дараа: компьютер тоглогчид яагаад тэгж тоглосон
terminal_help_rules = энд тоглож буй бүх дүрэм
terminal_help_record = тэмдэглэл хадгалж буй файл
terminal_help_help = энэ тайлбар
terminal_help_quit = босох; тэмдэглэл хадгалагдана

## Options of the command

terminal_option_level = Компьютер тоглогчид хэр сайн тоглох, жишээ нь fair эсвэл strong.
terminal_option_seat = Суух суудал, 0-ээс тоолно.
terminal_option_name = Тэмдэглэлд бичих нэр.
terminal_option_record = Тэмдэглэл хадгалах файл; өгөөгүй бол энэ хавтаст шинэ нэрээр.
terminal_option_pace = Бусад нь хэр хурдан тоглох: normal, slow эсвэл instant.
