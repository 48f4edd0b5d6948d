# The page in the browser: all that it says of itself. Suits in sentences are drawn by the page.

## The house

page_to_tables = Ширээнүүд рүү
page_no_such_page = Энэ хаягаар юу ч алга.
page_no_such_table = Ийм ширээ алга, эсвэл хураачихсан байна.
page_server_unreachable = Ширээнд холбогдож чадсангүй: түр хүлээгээд дахин оролдоорой.
page_connecting = Ширээ рүү …
# $offline: yes where the browser knows that this device itself has no network
page_reconnecting = { $offline ->
    [yes] Энэ төхөөрөмж сүлжээгүй байна: сүлжээ ирмэгц тоглоом үргэлжилнэ.
   *[no] Холболт тасарлаа. Дахин оролдож байна …
}
page_no_line = Ширээтэй холбоо алга
page_no_line_safe = Одоогоор холбогдож чадсангүй. Таны тоглолтууд тэнд бүрэн бүтэн, холбоо ирмэгц өөрөө үргэлжилнэ.
page_try_again = Дахин оролдох
page_new_version = Шинэ хувилбар: дахин ачаалах
page_loading = Дүрмийг авчирч байна …
page_shuffling = Хольж байна …

page_game = { $game ->
    [schnapsen] Шнапсен
   *[fiftysix] 56
}
page_tagline = Хөзрийн ширээ. Хоёр тоглоом, жинхэнэ дүрмээр нь.
# What lies on the table: the game or its rules
page_tabs = Ширээн дээр юу байгаа
page_table = Ширээ
page_full_rules = Бүх дүрэм
page_rule = { $number }-р дүрэм
page_rule_table = { $number }-р дүрмийн хүснэгт
page_print = Хэвлэх
# A worked example is gone through step by step
page_step = { $step }-р алхам, нийт { $steps }
page_step_go = { $to ->
    [back] Ухрах
   *[on] Урагшлах
}
page_keys = Гарын товчоор тоглох
page_keys_do = { $key ->
    [tab] Tab нь дараагийн товч руу, Shift-тэй хамт дарвал өмнөх рүү нь шилжинэ.
    [arrows] Сумтай товчоор гартаа байгаа модоо, дуудахдаа тоо, өнгийг ээлжлэн сонгоно.
    [enter] Enter эсвэл зай авах товч модыг гаргана, товчийг дарна.
   *[escape] Escape нээсэн зүйлийг хааж, урьдчилан сонгосон модыг буцаана.
}

## Light and settings

page_look = Харагдац ба дуу
page_slider = { $slider ->
    [contrast] Тодрол
    [grain] Ширхэглэл
   *[temperature] Өнгөний дулаан
}
page_percent = { $value } %
page_cloth = Бүтээлэг
page_cloth_name = { $cloth ->
    [linen] Цайвар маалинга
   *[felt] Бараан эсгий
}
page_four_colours = Өнгө бүр өөр будагтай
page_faces = Шнапсены мод
page_faces_name = { $faces ->
    [german] герман
   *[french] франц
}
page_back = Модны ар тал
page_back_name = { $back ->
    [indigo] хөх
    [pine] ногоон
   *[oxblood] улаан
}
page_large_letters = Мод дээр том үсэгтэй
page_sound = Дуу
page_language = Хэл
# $name: a language’s own name; no player who speaks it has read over its sentences yet
page_language_draft = { $name } (туршилт)
page_settings = Тохиргоо
page_your_name = Таны нэр
page_guest = Зочин
page_pace = Хурд
page_pace_name = { $pace ->
    [calm] тайван
    [instant] шууд
   *[normal] хэвийн
}
page_level = Компьютер
page_level_name = { $level ->
    [random] таамгаар
    [easy] хялбар
    [fair] дунд
    [strong] хүчтэй
    [strongest] хамгийн хүчтэй
   *[other] { $level }
}
page_rules = Дүрэм
page_rules_name = { $rules ->
    [classic] Сонгодог
    [classic_close_needs_four] Хаахад дөрвөн мод
    [classic_sharp] Хурц
    [international] Олон улсын
   *[other] { $rules }
}

## Cards and seats

# For who does not see it: King of hearts
page_card = { suit_name } { rank_name }
# $why: a whole sentence
page_card_refused = { $card }. { $why }
page_you = Та
page_computer = Компьютер
# The names that computer players go by at a table of 56
page_computer_name = { $seat ->
    [0] Бижу
    [1] Мира
    [2] Томас
    [3] Ану
    [4] Лила
    [5] Рави
    [6] Сусан
    [7] Жозеф
    [8] Сунил
    [9] Рада
    [10] Бабу
    [11] Дивья
    [12] Мини
    [13] Гопал
    [14] Рина
   *[15] Матью
}
page_computer_level = компьютер, { $level }
page_empty_seat = Сул суудал
page_away = түр гарсан
page_stands_in = түр гарсан: компьютер тоглож байна

## Where one is

# $phase: gathering, shuffling, playing, between or over
page_here_schnapsen = { $phase ->
    [playing] Шнапсен · { $deal }-р тараалт, { $trick }-р гэр
    [between] Шнапсен · { $deal }-р тараалт
   *[other] Шнапсен
}
page_here_fiftysix = { $phase ->
    [playing] 56, { $seats } хүн · { $deal }-р тараалт
    [between] 56, { $seats } хүн · { $deal }-р тараалт
   *[other] 56, { $seats } хүн
}

## At the table

# For who listens: the lines in which everything was told
page_happened = Юу болсон
page_on_the_table = Ширээн дээр
page_your_hand = Таны мод
page_card_points = Оноо
page_last_trick = Сүүлийн гэр
page_no_trick_yet = хараахан алга
# $who: you or other
page_trick_to = { $who ->
    [you] таных, { $points }
   *[other] { $name }, { $points }
}
# A card on the table; $who: us or them
page_laid = { $who ->
    [us] Та: { $card }
   *[them] { $name }: { $card }
}
page_takes = { $who ->
    [us] Та { $points } оноо авлаа
   *[them] { $name } { $points } оноо авлаа
}
# $what: lead, card or call
page_your_turn = { $what ->
    [lead] Таны гараа
    [call] Таны дуудлага
   *[card] Таны ээлж
}
page_others_turn = { $what ->
    [lead] гарна
    [call] дуудна
   *[card] мод гаргана
}
page_wait = Одоо { $name } тоглоно: ээлжээ хүлээгээрэй.
page_watching = Та хажуугаас үзэж байна.
page_take_back = Буцаах
page_planned = Дараа нь: { CARDS($card) }
page_withdraw = Болих
page_planned_withdrawn = { CARDS($card) } мод таны гарт үлдлээ: дахин сонгоорой.
page_next_deal = Дараагийн тараалт
page_waiting_for_next = Бусдыг хүлээж байна …

## Schnapsen: the table

page_schnapsen_cards = { $name }: гарт нь { $count } мод
page_schnapsen_left = үлдсэн нь { $left }
page_schnapsen_trumps = хөзөр нь { suit_name }
page_schnapsen_closed = { $who ->
    [you] Та хаасан
   *[other] { $name } хаасан
}, үлдсэн нь { $left }
page_schnapsen_under = Доор нь { CARDS($card) } байгаа
page_schnapsen_used_up = Газрын мод дууссан
page_schnapsen_marriage = Хос { suit_symbol } { $worth }
page_schnapsen_called = { suit_symbol } { $worth ->
    [40] Дөч!
   *[other] Хорь!
}
page_schnapsen_exchange = Боолоо солих
page_schnapsen_exchange_german = Доод боолоо солих
# $move: exchange or close; $meant: yes where it is meant already, and the key would undo that
page_schnapsen_announce = { $move ->
    [exchange] { $meant ->
        [yes] Солихоо болих
       *[no] { page_schnapsen_exchange }
    }
   *[close] { $meant ->
        [yes] Хаахаа болих
       *[no] Газрыг хаах
    }
}
page_schnapsen_tricks = { $tricks ->
    [0] гэргүй
   *[other] { $tricks } гэр
}
page_schnapsen_pending = { $pending }, гэр авмагц
page_schnapsen_could = { $tricks ->
    [0] гэр авмагц хостойгоо { $total }
   *[other] хостойгоо { $total }
}
page_slate = Хожиход дутуу

## Schnapsen: what has happened. $who is you or other, $name the other’s name

page_schnapsen_dealt = Мод тараалаа. Дэлгэсэн мод нь { CARDS($card) }: хөзөр нь { suit_name }.
page_schnapsen_exchanges = { $name } боолоо сольж, { CARDS($card) } авлаа.
page_schnapsen_exchanges_german = { $name } доод боолоо сольж, { CARDS($card) } авлаа.
page_schnapsen_closes = { $name } газрыг хаалаа.
page_schnapsen_leads = { $name } { CARDS($card) } модоор { $worth ->
    [0] гарлаа.
   *[other] гарч, хос зарлалаа: { $worth }.
}
page_schnapsen_replies = { $name } { CARDS($card) } гаргалаа.
page_schnapsen_taken = { $who ->
    [you] Та гэр авлаа
   *[other] { $name } гэр авлаа
}, { $points } оноо.
page_schnapsen_drawn = Танд { CARDS($card) } ирлээ.
page_schnapsen_exchanged_tag = Боолоо сольсон: { CARDS($card) }
page_schnapsen_exchanged_tag_german = Доод боолоо сольсон: { CARDS($card) }
page_schnapsen_closed_tag = Газрыг хаасан
page_schnapsen_stock = Газрын мод

## The end of a deal and of a match

page_result = Дүн
page_tricks = Гэр
# $who: you or other
page_schnapsen_scores = { $who ->
    [you] Та { $points } оноо авлаа
   *[other] { $name } { $points } оноо авлаа
}
page_schnapsen_match_won = { $who ->
    [you] Та тоглолтыг хожлоо
   *[other] { $name } тоглолтыг хожлоо
}
# $who: who has won the deal, and $loser: who has lost it, both you or other; $other: the loser’s name; $missed: the loser’s points; $closed: yes where the winner had closed
page_schnapsen_outcome = { $reason ->
    [last_trick] { $who ->
        [you] Сүүлчийн гэрийг та авлаа
       *[other] Сүүлчийн гэрийг { $name } авлаа
    }, хэн ч 66-д хүрсэнгүй.
    [closer_failed] { $loser ->
        [you] Та газрыг хаасан ч 66-д хүрсэнгүй: { $missed } оноо.
       *[other] { $other } газрыг хаасан ч 66-д хүрсэнгүй: { $missed } оноо.
    }
    [closer_beaten] { $loser ->
        [you] Та газрыг хаасан ч
       *[other] { $other } газрыг хаасан ч
    } { $who ->
        [you] та түрүүлж 66-д хүрлээ: { $points } оноо.
       *[other] { $name } түрүүлж 66-д хүрлээ: { $points } оноо.
    }
   *[sixty_six] { $who ->
        [you] { $closed ->
            [yes] Та газрыг хаагаад 66-д хүрлээ: { $points } оноо.
           *[no] Та түрүүлж 66-д хүрлээ: { $points } оноо.
        }
       *[other] { $closed ->
            [yes] { $name } газрыг хаагаад 66-д хүрлээ: { $points } оноо.
           *[no] { $name } түрүүлж 66-д хүрлээ: { $points } оноо.
        }
    }
}
# $who: who has lost the deal; $then: yes where what counts is how things stood when the stock was closed
page_schnapsen_basis = { $why ->
    [last_trick] Энэ нь нэг оноо.
    [closer] Газрыг хаасан хүн хожигдвол нөгөө нь хоёр оноо авна.
    [closer_no_trick] Өрсөлдөгчөө гэргүй байхад хаагаад хожигдвол нөгөө нь гурван оноо авна.
    [many] { $who ->
        [you] Та
       *[other] { $name }
    } 33 ба түүнээс дээш оноотой байсан тул нэг оноо{ $then ->
        [yes] {" "}(газрыг хаах үеийн байдлаар)
       *[no] {""}
    }.
    [few] { $who ->
        [you] Та
       *[other] { $name }
    } 33-т хүрээгүй байсан тул хоёр оноо{ $then ->
        [yes] {" "}(газрыг хаах үеийн байдлаар)
       *[no] {""}
    }.
   *[no_trick] { $who ->
        [you] Та
       *[other] { $name }
    } нэг ч гэргүй байсан тул гурван оноо{ $then ->
        [yes] {" "}(газрыг хаах үеийн байдлаар)
       *[no] {""}
    }.
}
page_new_match = Дахин тоглох
page_record = Тэмдэглэл хадгалах
# $finding: checking, fit, or what does not fit; $packs: how many; $number: of a deal
page_packs = { $finding ->
    [checking] Тараалт бүрийн модыг шалгаж байна …
    [no_record] Модыг одоо шалгах боломжгүй: тэмдэглэлд хүрч чадсангүй.
    [missing] Тэмдэглэлд зарим тараалтын мод дутуу: амласнаар тараасан эсэхийг шалгах боломжгүй.
    [pack] { $number }-р тараалтын модыг амласнаар тараагаагүй: дараалал нь өөр байна.
    [hand] { $number }-р тараалтын модыг амласнаар тараагаагүй: таны гарт өөр мод ирсэн байна.
   *[fit] { $packs ->
        [one] Энэ тоглолтын ганц тараалтын модыг амласнаар нь тараасан байна.
       *[other] Бүх { $packs } тараалтын модыг амласнаар нь тараасан байна.
    }
}
# $finding: fits, fits_without, or what does not fit
page_shuffle = { $finding ->
    [fits] Нууц нь эхний мод тараахаас өмнө лацадсан нууц мөн, таны оруулсан хувь ч холилтод орсон байна.
    [fits_without] Нууц нь эхний мод тараахаас өмнө лацадсан нууц мөн.
    [own] Холилт таарахгүй байна: таны оруулсан хувь ашигласан зүйлсийн дунд алга.
    [contributions] Холилт таарахгүй байна: нэг суудлын нээсэн хувь нь лацадсантайгаа зөрж байна.
   *[secret] Холилт таарахгүй байна: нууц нь эхний мод тараахаас өмнө нийтэлсэн лацтай зөрж байна.
}

## The first screen

page_about = { $game ->
    [schnapsen] Хорин мод, хоёр тоглогч: та компьютерийн эсрэг. Долоон оноогоо түрүүлж дуусгасан нь хожно.
   *[fiftysix] Ханьтайгаа нийлж тоглодог Кералагийн тоглоом: хоёр тал эхлээд чангаар дуудаж үнэ хэлээд, дараа нь гэр авалцана.
}
page_seats = суудал
page_play_now = Шууд тоглох
page_new_game = Шинэ тоглоом
page_resume = Үргэлжлүүлэх
page_invite = Урих
page_promise = Бүртгэлгүй, сурталчилгаагүй, холилтыг нь өөрөө шалгаж болно.

## Before the match

page_lobby_host = { $game ->
    [schnapsen] Таны ширээ: Шнапсен
   *[fiftysix] Таны ширээ: 56, { $seats } хүн
}
page_lobby_guest = { $game ->
    [schnapsen] Ширээ: Шнапсен
   *[fiftysix] Ширээ: 56, { $seats } хүн
}
page_lobby_wait = Ширээнд суусан хэн нэгэн эхлүүлэхэд тоглолт эхэлнэ.
page_link = Энэ холбоосыг нээсэн хүн сул суудалд сууж болно:
page_copy = Хуулах
page_copied = Хууллаа
page_sit = Суух
page_sit_here = Энд суух
page_seat_computer = Компьютер суулгах
page_send_away = Босгох
page_rise = Босох
# $free: seats that nobody has taken
page_start = { $free ->
    [0] Эхлэх
   *[other] Эхлэх, { $free } суудалд компьютер
}
