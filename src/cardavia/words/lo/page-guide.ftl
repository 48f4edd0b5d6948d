# The guide that explains a deal while it is played: one short sentence at a time, to somebody who has never
# played the game. Each has to fit on four short lines of a phone.

page_guide_start = ຮຽນໄປຫຼິ້ນໄປ
page_guide_next = ຄຳແນະນຳຕໍ່ໄປ
page_guide_close = ປິດຄຳແນະນຳ
page_guide_done = ຈົບໜຶ່ງຕາແລ້ວ. ຫຼິ້ນຕໍ່ໄດ້ເລີຍ: ສິ່ງທີ່ຍັງບໍ່ທັນເຈີ ຈະອະທິບາຍເມື່ອເຈີ.

## Schnapsen. $who is you or other, $name the other’s name; $card a card, $suit a suit

page_guide_schnapsen_goal = ກິນຮອບ ແລ້ວລວມແຕ້ມຂອງໄພ້ທີ່ກິນໄດ້: ໃຜໄດ້ 66 ແຕ້ມກ່ອນ ຊະນະຕານີ້.
page_guide_schnapsen_trumps = ດອກໃຫຍ່ແມ່ນ { suit_name }: ໄພ້ຫງາຍກ້ອງກອງກາງບອກໄວ້. ດອກໃຫຍ່ຊະນະທຸກດອກອື່ນ.
page_guide_schnapsen_values = ຈາກໃຫຍ່ຫານ້ອຍ: A ມີ 11 ແຕ້ມ, 10 ມີ 10, K ມີ 4, { -queen } ມີ 3, { -jack } ມີ 2. ໃບ 10 ຊະນະ K.
page_guide_schnapsen_lead = ທ່ານອອກກ່ອນ ໃບໃດກໍໄດ້. ໃບນ້ອຍສ່ຽງໜ້ອຍ.
# $trump: yes where the suit that was led is trumps
page_guide_schnapsen_reply = ໃບທີ່ອອກກ່ອນແມ່ນ { CARDS($card) }. ຕອນຍັງມີກອງກາງ ອອກໃບໃດກໍໄດ້; { $trump ->
    [yes] ມີແຕ່ດອກໃຫຍ່ທີ່ສູງກວ່າຈຶ່ງຊະນະ
   *[no] { suit_name } ທີ່ສູງກວ່າ ຫຼື ດອກໃຫຍ່ຈຶ່ງຊະນະ
}.
page_guide_schnapsen_took = { $who ->
    [you] ທ່ານກິນຮອບນີ້ ໄດ້ { $points } ແຕ້ມ ແລະ ອອກກ່ອນໃນຮອບຕໍ່ໄປ.
   *[other] { $name } ກິນຮອບນີ້ ໄດ້ { $points } ແຕ້ມ ແລະ ອອກກ່ອນໃນຮອບຕໍ່ໄປ.
}
page_guide_schnapsen_draw = ຈົບຮອບແລ້ວ ຈັບໄພ້ຄົນລະໃບ ຜູ້ກິນຈັບກ່ອນ: ໃນມືຈຶ່ງມີຫ້າໃບອີກ.
# $worth: 20 or 40
page_guide_schnapsen_marriage = ທ່ານມີ K ແລະ { -queen } ຂອງ { suit_name }, ອັນນີ້ແມ່ນຄູ່: ອອກໃບໃດໃບໜຶ່ງກ່ອນ ຈະໄດ້ { $worth } ແຕ້ມ.
# $pending: yes where it counts once a trick is won
page_guide_schnapsen_declared = { $who ->
    [you] ຄູ່ຂອງທ່ານໄດ້
   *[other] { $name } ແຈ້ງຄູ່ ໄດ້
} { $worth } ແຕ້ມ{ $pending ->
    [yes] {" "}ແຕ່ຈະນັບເມື່ອກິນຮອບໜຶ່ງ.
   *[no] .
}
page_guide_schnapsen_exchange = ທ່ານມີ { -jack } ດອກໃຫຍ່: ກ່ອນອອກໄພ້ ເອົາແລກ { CARDS($card) } ໄດ້.
page_guide_schnapsen_close = ໝັ້ນໃຈວ່າຈະໄດ້ 66 ບໍ? ກ່ອນອອກໄພ້ ທ່ານປິດກອງໄດ້: ບໍ່ມີໃຜຈັບໄພ້ອີກ. ແຕ່ຖ້າປິດແລ້ວບໍ່ສຳເລັດ ຄູ່ແຂ່ງໄດ້ຄະແນນ.
page_guide_schnapsen_closed = { $who ->
    [you] ທ່ານປິດກອງແລ້ວ.
   *[other] { $name } ປິດກອງແລ້ວ.
} ບໍ່ມີໃຜຈັບໄພ້ອີກ; ຕ້ອງອອກດອກດຽວກັນ ແລະ ຕ້ອງຊະນະຖ້າເຮັດໄດ້.
page_guide_schnapsen_last = ກອງກາງເຫຼືອສອງໃບ: ຜູ້ບໍ່ໄດ້ກິນຮອບນີ້ຈະໄດ້ { CARDS($card) }.
page_guide_schnapsen_strict = ກອງກາງໝົດແລ້ວ: ແຕ່ນີ້ໄປ ຕ້ອງອອກດອກດຽວກັນ ແລະ ຕ້ອງຊະນະຖ້າເຮັດໄດ້.
# $cards: those that may be played
page_guide_schnapsen_must = ໃບທີ່ອອກກ່ອນແມ່ນ { CARDS($card) }. ຕ້ອງອອກດອກດຽວກັນ ແລະ ຊະນະຖ້າເຮັດໄດ້; ຖ້າບໍ່ມີດອກນັ້ນ ຕ້ອງໃຊ້ດອກໃຫຍ່ຖ້າມີ: { CARDS($cards, join: "or") }.
# $needed: points that the viewer still needs
page_guide_schnapsen_stands = ທ່ານມີ { $mine } ແຕ້ມ, ຄູ່ແຂ່ງມີ { $theirs }. ທ່ານຍັງຂາດ { $needed }.
# $points: what the deal is worth; $left: what the winner has still to win of seven
page_guide_schnapsen_end = { $who ->
    [you] ທ່ານຊະນະຕານີ້
   *[other] { $name } ຊະນະຕານີ້
} ໄດ້ { $points } ຄະແນນ: ຈາກ 7 ຍັງເຫຼືອ { $left }. ໃຜລົບໝົດກ່ອນ ຊະນະນັດ.

## 56. $who is us or them, the side of somebody or something, where nothing else is said

# $names: the partners’; $seats: how many sit there
page_guide_fiftysix_sides = ໝູ່ຂອງທ່ານແມ່ນ { $names }{ $seats ->
    [4] {" "}ເຊິ່ງນັ່ງກົງໜ້າ
   *[other] {" "}ເຊິ່ງນັ່ງແບບຄົນເວັ້ນຄົນ
}. ຄົນອື່ນແມ່ນຄູ່ແຂ່ງ.
page_guide_fiftysix_values = ຈາກໃຫຍ່ຫານ້ອຍ: J ມີ 3 ແຕ້ມ, 9 ມີ 2, A ມີ 1, 10 ມີ 1; K ແລະ Q ບໍ່ມີແຕ້ມ. ລວມທັງໝົດ 56.
page_guide_fiftysix_auction = ກ່ອນອື່ນແມ່ນການຂານ: ຝ່າຍໜຶ່ງຈະກິນໄດ້ຈັກແຕ້ມຈາກ 56? ຢ່າງໜ້ອຍ 28 ແລະ ທຸກຄຳຮຽກຕ້ອງສູງກວ່າເກົ່າ.
# Followed by what the call tells
page_guide_fiftysix_heard = { $who ->
    [us] { $name } ໝູ່ຂອງທ່ານຂານ.
   *[them] { $name } ຈາກອີກຝ່າຍຂານ.
}
page_guide_fiftysix_call = ຮອດທ່ານຂານ. ຕົວເລກກ່ອນດອກ: ມີ J ຂອງດອກນັ້ນ. ດອກກ່ອນຕົວເລກ: ແຂງແຕ່ບໍ່ມີ J. ຫຼື ຜ່ານ.
# $who: you, or a name; $least: the lowest bid that is higher
page_guide_fiftysix_bid = { $who ->
    [you] ຄຳຮຽກຫຼ້າສຸດເປັນຂອງທ່ານ.
   *[other] ຄຳຮຽກຫຼ້າສຸດເປັນຂອງ { $who }.
} ໃຜຢາກຮຽກຂ້າມ ຕ້ອງຮຽກ { $least } ຂຶ້ນໄປ; ຖ້າຄົນອື່ນຜ່ານໝົດ ກໍຕົກລົງຕາມນີ້.
# $strain: a suit, or NT for no trumps; $passed: yes where nobody has bid
page_guide_fiftysix_contract = { $passed ->
    [yes] ຜ່ານໝົດທຸກຄົນ.
   *[no] ການຂານຈົບແລ້ວ.
} { $who ->
    [us] ຝ່າຍທ່ານ
   *[them] ອີກຝ່າຍ
}ຕ້ອງກິນໃຫ້ໄດ້ { $number } ແຕ້ມຈາກ 56; { $strain ->
    [NT] ບໍ່ມີດອກໃຫຍ່.
   *[other] ດອກໃຫຍ່ແມ່ນ { suit_name }.
}
# $wins, $costs: tables won if made and lost if failed
page_guide_fiftysix_stake = ຖ້າສຳເລັດ { $who ->
    [us] ຝ່າຍທ່ານ
   *[them] ອີກຝ່າຍ
}ໄດ້ { $wins } ເບ້ຍ; ຖ້າບໍ່ສຳເລັດ ຕ້ອງເສຍ { $costs } ເບ້ຍ.
# $who: you, or a name
page_guide_fiftysix_first = { $who ->
    [you] ທ່ານນັ່ງຕໍ່ຈາກຜູ້ແຈກ ຈຶ່ງອອກກ່ອນ
   *[other] { $who } ນັ່ງຕໍ່ຈາກຜູ້ແຈກ ຈຶ່ງອອກກ່ອນ
} ບໍ່ວ່າໃຜຊະນະການຂານ.
page_guide_fiftysix_lead = ທ່ານອອກກ່ອນ ໃບໃດກໍໄດ້. ຄົນອື່ນຕ້ອງອອກດອກດຽວກັນຖ້າມີ.
page_guide_fiftysix_follow = ດອກທີ່ອອກກ່ອນແມ່ນ { suit_name } ແລະ ທ່ານມີດອກນີ້: ຕ້ອງອອກດອກດຽວກັນ.
# $trump: none; led where the suit that was led is trumps; other
page_guide_fiftysix_free = ທ່ານບໍ່ມີ { suit_name } ຈຶ່ງອອກໃບໃດກໍໄດ້: { $trump ->
    [other] ດອກໃຫຍ່ເພື່ອກິນ ຫຼື ໄພ້ແຕ້ມໃຫ້ໝູ່.
   *[none] ໄພ້ແຕ້ມຖ້າໝູ່ຈະກິນ ຖ້າບໍ່ ໃຫ້ອອກໃບບໍ່ມີແຕ້ມ.
}
page_guide_fiftysix_takes = { $who ->
    [us] ຕອນນີ້ຝ່າຍທ່ານນຳຢູ່: ອອກໄພ້ແຕ້ມໃສ່ໄດ້.
   *[them] ຕອນນີ້ອີກຝ່າຍນຳຢູ່: ອອກໃບທີ່ຊະນະ ຫຼື ເກັບໄພ້ແຕ້ມໄວ້.
}
# $name: you, or who took it; $who: the side
page_guide_fiftysix_took = { $name ->
    [you] ທ່ານກິນຮອບນີ້
   *[other] { $name } ກິນຮອບນີ້
}: { $who ->
    [us] ຝ່າຍທ່ານ
   *[them] ອີກຝ່າຍ
}{ $points ->
    [0] ບໍ່ໄດ້ແຕ້ມ
   *[other] ໄດ້ { $points } ແຕ້ມ
}. ຜູ້ກິນອອກກ່ອນໃນຮອບຕໍ່ໄປ.
page_guide_fiftysix_twins = ໄພ້ແຕ່ລະໃບມີສອງໃບ: ຖ້າຄືກັນ ໃບທີ່ອອກກ່ອນຊະນະ.
# $made: yes or no
page_guide_fiftysix_decided = { $who ->
    [us] ຝ່າຍທ່ານ
   *[them] ອີກຝ່າຍ
}{ $made ->
    [yes] ເຮັດສັນຍາສຳເລັດແລ້ວ
   *[no] ບໍ່ມີທາງເຮັດສັນຍາໃຫ້ສຳເລັດແລ້ວ
}; ແຕ່ຍັງຫຼິ້ນຕໍ່ຈົນໝົດ.
# $who: the side that needs the points; $left: what nobody has taken yet
page_guide_fiftysix_stands = ແຕ້ມ: ຝ່າຍທ່ານ { $ours }, ອີກຝ່າຍ { $theirs }. { $who ->
    [us] ຝ່າຍທ່ານ
   *[them] ອີກຝ່າຍ
}ຍັງຂາດ { $needed } ຈາກທີ່ເຫຼືອ { $left }.
# $gainer: us or them, who gets the tables
page_guide_fiftysix_end = { $who ->
    [us] ຝ່າຍທ່ານ
   *[them] ອີກຝ່າຍ
}{ $made ->
    [yes] ເຮັດສັນຍາສຳເລັດ
   *[no] ເຮັດສັນຍາບໍ່ສຳເລັດ
}: { $gainer ->
    [us] ຝ່າຍທ່ານ
   *[them] ອີກຝ່າຍ
}ໄດ້ { $tables } ເບ້ຍ. ຝ່າຍທີ່ໝົດເບ້ຍແພ້ນັດ.
