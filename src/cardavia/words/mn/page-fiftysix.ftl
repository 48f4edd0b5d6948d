# The table of 56 in the browser: all that it says of itself. Suits are drawn by the page.
#
# $who: whose something is, us or them; to those who only watch it is a name, which stands for its side
# (“Ану нар” are Ану and partners). Of a single seat $who is you, or its name.

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
    [double] Давхар
    [redouble] Дахин
   *[pass] Өнжих
}
# The call as sentences on it begin
page_fiftysix_said = { CALL($call) }
page_fiftysix_strain_short = { $strain ->
    [NT] NT
   *[NS] Noes
}
page_fiftysix_calls = Дуудлага
page_fiftysix_calls_by_seat = Дуудлага суудлаар, ээлжийн дараагаар
# In the table of calls, where the next call will stand
page_fiftysix_to_call = …

## The bid that stands

page_fiftysix_standing = Сүүлийн үнэ
page_fiftysix_bid_stands = { $who ->
    [you] Сүүлийн үнэ: таных
   *[other] Сүүлийн үнэ: { $name }
}
# Follows on that; the name may be the word for “you”
page_fiftysix_and_raised = { $stake ->
    [4] , дахин давхарласан: { $name }
   *[other] , давхарласан: { $name }
}
page_fiftysix_no_bid_yet = Үнэ хэлээгүй байна
page_fiftysix_no_bid = Үнэ хэлээгүй байна
page_fiftysix_calling = Дуудлага эхэллээ
page_fiftysix_or_more = { $number } ба дээш
page_fiftysix_if_all_pass = Бүгд өнжвөл: 28 хөзөргүй, { $who ->
    [us] танай тал
    [them] нөгөө тал
   *[other] { $who } нар
} тоглоно.
# $unit: tables change hands, or points of the match
page_fiftysix_if_made = Биелбэл { $who ->
    [us] та нар
    [them] тэд
   *[other] { $who } нар
} { $unit ->
    [points] { $tables } оноо
   *[tables] { $tables } жетон
} авна.
page_fiftysix_if_failed = Биелэхгүй бол { $who ->
    [us] та нар
    [them] тэд
   *[other] нөгөө тал
} { $tables } авна.

## The auction pad

page_fiftysix_number = Тоо
page_fiftysix_strain = Өнгө, хөзөргүй эсвэл Noes
page_fiftysix_plus = нэмэх
page_fiftysix_pass = Өнжих
page_fiftysix_double = Давхарлах
page_fiftysix_redouble = Дахин давхарлах
page_fiftysix_make_call = Дуудах
# What is still to be said
page_fiftysix_missing = { $what ->
    [number] одоо тоогоо
    [strain] одоо өнгөө
    [steps] одоо хэдийг нэмэхээ
    [steps_and_strain] хэдийг, ямар өнгөөр
   *[all] Тоо, өнгө хоёрыг хэлэх дарааллаараа.
}
# The same bid said the other way round
page_fiftysix_turned = эсвэл { CALL($call) }
# What a plus bid makes
page_fiftysix_comes_to = Нийт { $number } болно.
page_fiftysix_is_to_call = { $name } дуудах ээлжтэй.
page_fiftysix_bluff = Таны гарын мод тийм биш.
page_fiftysix_scale_from = { $to } хүртэл: +{ $wins } −{ $costs }
page_fiftysix_scale_words = биелбэл авна, биелэхгүй бол алдана
page_fiftysix_call_first = Эхлээд дуудлага: мод нь дуудлага дууссаны дараа гарна.

## Seats

page_fiftysix_seats = Суудал, ээлжийн дараагаар
page_fiftysix_cards = { $name }: гарт нь { $count } мод
page_fiftysix_dealt = тараасан
page_fiftysix_dealer = { $who ->
    [you] Та тараасан
   *[other] { $who } тараасан
}
page_fiftysix_first = түрүүлж дуудна
page_fiftysix_led = гараа
page_fiftysix_stands_in = компьютер тоглож байна

## The contract and the play

page_fiftysix_contract = { $strain ->
    [NT] { $number } хөзөргүй
   *[other] { $number } { suit_name }
}{ $stake ->
    [2] , давхарласан
    [4] , дахин давхарласан
   *[other] {""}
}
page_fiftysix_declared = { $who ->
    [you] Та амласан
   *[other] { $who } амласан
}
# Follows on that; $who is same where it is the declarer
page_fiftysix_and_raised_by = { $stake ->
    [4] { $who ->
        [same] {" "}бөгөөд дахин давхарласан
        [you] ; та дахин давхарласан
       *[other] ; { $who } дахин давхарласан
    }
   *[other] { $who ->
        [you] ; та давхарласан
       *[other] ; { $who } давхарласан
    }
}
page_fiftysix_all_passed = Бүгд өнжсөн тул { $who ->
    [us] танай тал
    [them] нөгөө тал
   *[other] { $who } нар
} тоглоно
# $needed: card points that the declaring side still needs; $left: what is in nobody’s pile yet
page_fiftysix_needed = { $state ->
    [made] { $who ->
        [us] Та нар амлалтаа биелүүллээ
        [them] Тэд амлалтаа биелүүллээ
       *[other] { $who } нар амлалтаа биелүүллээ
    }
    [lost] { $who ->
        [us] Та нарт { $needed } хэрэгтэй, гэтэл { $left } л үлдсэн
        [them] Тэдэнд { $needed } хэрэгтэй, гэтэл { $left } л үлдсэн
       *[other] { $who } нарт { $needed } хэрэгтэй, гэтэл { $left } л үлдсэн
    }
   *[open] { $who ->
        [us] Та нарт { $needed } дутуу, үлдсэн нь { $left }
        [them] Тэдэнд { $needed } дутуу, үлдсэн нь { $left }
       *[other] { $who } нарт { $needed } дутуу, үлдсэн нь { $left }
    }
}
page_fiftysix_meter = Оноо: танайх { $ours }, тэднийх { $theirs }, үлдсэн нь { $left }; хэрэгтэй нь { $needed }
page_fiftysix_pile = { $who ->
    [us] Танайх { $points }
    [them] Тэднийх { $points }
   *[other] { $who } нар { $points }
}
page_fiftysix_follow = Таны ээлж: { suit_name } дагана
page_fiftysix_takes_so_far = { $who ->
    [you] Одоохондоо та авч байна
   *[other] Одоохондоо { $who } авч байна
}{ $points ->
    [0] {""}
   *[other] , гэрт { $points } оноо
}
page_fiftysix_took = { $who ->
    [you] Та гэр авлаа
   *[other] { $who } гэр авлаа
}, { $points ->
    [0] оноогүй
   *[other] { $points } оноо
}

## Tables

page_fiftysix_owned = { $unit ->
    [points] Тоглолтын оноо
   *[tables] Жетон
}
page_fiftysix_whose = { $who ->
    [us] Танайх
    [them] Тэднийх
   *[other] { $who } нар
}

## The end of a deal

page_fiftysix_hands = Тараасан мод, гар бүрээр
page_fiftysix_gain = { $who ->
    [us] Та нар
    [them] Тэд
   *[other] { $who } нар
} { $unit ->
    [points] { $tables } оноо
   *[tables] { $tables } жетон
} авлаа
# $points: what the declaring side’s pile holds
page_fiftysix_outcome = { $who ->
    [you] Та
   *[other] { $who }
} амласан: { page_fiftysix_contract }. { $side ->
    [us] Танай тал
    [them] Тэдний тал
   *[other] Тэр тал
} { $points } оноо авч, амлалтаа { $made ->
    [yes] биелүүллээ.
   *[no] биелүүлж чадсангүй.
}
page_fiftysix_outcome_passed = Бүгд өнжсөн: { page_fiftysix_contract }. { $who ->
    [us] Танай тал
    [them] Нөгөө тал
   *[other] { $who } нар
} { $points } оноо авч, амлалтаа { $made ->
    [yes] биелүүллээ.
   *[no] биелүүлж чадсангүй.
}
page_fiftysix_paid_all = { $who ->
    [us] Та нар байснаасаа илүүг төлөхгүй: сүүлчийн жетон тань дууслаа.
    [them] Тэд байснаасаа илүүг төлөхгүй: сүүлчийн жетон нь дууслаа.
   *[other] Хэн ч байснаасаа илүүг төлөхгүй: нэг талын сүүлчийн жетон дууслаа.
}
page_fiftysix_match_won = { $who ->
    [us] Та нар тоглолтыг хожлоо
    [them] Тэд тоглолтыг хожлоо
   *[other] { $who } нар тоглолтыг хожлоо
}
page_fiftysix_ready = Та бэлэн
page_fiftysix_waiting_for = Хүлээж байна: { $names } …
page_fiftysix_others_ready = Бэлэн: { $names }

## For who listens

page_fiftysix_dealt_out = Мод тараалаа. { $who ->
    [you] Та түрүүлж дуудна
   *[other] Түрүүлж дуудах нь: { $who }
}.
# $tells: a sentence that begins with the call
page_fiftysix_heard = { $name }: { $tells }
page_fiftysix_settled = Амлалт: { page_fiftysix_contract }. { $who ->
    [you] Та тоглоно.
   *[other] { $who } тоглоно.
}
