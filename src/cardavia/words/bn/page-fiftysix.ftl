# The table of 56 in the browser: all that it says of itself. Suits are drawn by the page.
# $who: us or them; to those who only watch a name, which stands for its side (“X ও পার্টনার”).

## Calls

page_fiftysix_call = { $form ->
    [suit_number] { suit_symbol } { $number }
    [number_suit] { $number } { suit_symbol }
    [number_no_trumps] { $number } NT
    [number_noes] { $number } নোজ
    [plus_suit] +{ $number } { suit_symbol }
    [plus_noes] +{ $number } নোজ
    [no_suit] { $number }
    [double] ডাবল
    [redouble] রিডাবল
   *[pass] পাস
}
page_fiftysix_said = { CALL($call) }
page_fiftysix_strain_short = { $strain ->
    [NT] NT
   *[NS] নোজ
}
page_fiftysix_calls = ডাক
page_fiftysix_calls_by_seat = কোন আসন কী ডেকেছে, পালা অনুসারে
page_fiftysix_to_call = …

## The bid that stands

page_fiftysix_standing = যে ডাক টিকে আছে
page_fiftysix_bid_stands = { $who ->
    [you] ডেকেছেন আপনি
   *[other] ডেকেছেন { $name }
}
page_fiftysix_and_raised = { $stake ->
    [4] , রিডাবল করেছেন { $name }
   *[other] , ডাবল করেছেন { $name }
}
page_fiftysix_no_bid_yet = এখনও কেউ ডাকেননি
page_fiftysix_no_bid = এখনও কেউ ডাকেননি
page_fiftysix_calling = ডাকাডাকি শুরু হয়েছে
page_fiftysix_or_more = { $number } বা তার বেশি
page_fiftysix_if_all_pass = সবাই পাস দিলে: 28 নো ট্রাম্প, কন্ট্রাক্ট পাবে { $who ->
    [us] আপনার দল
    [them] অন্য দল
   *[other] { $who } ও পার্টনারের দল
}।
page_fiftysix_if_made = পূরণ হলে { $unit ->
    [points] { $tables } পয়েন্ট
   *[tables] { $tables }টি ঘুঁটি
} পাবে { $who ->
    [us] আপনার দল
    [them] অন্য দল
   *[other] { $who } ও পার্টনারের দল
}।
page_fiftysix_if_failed = না হলে { $tables } পাবে { $who ->
    [us] আপনার দল
    [them] অন্য দল
   *[other] অন্য দল
}।

## The auction pad

page_fiftysix_number = নম্বর
page_fiftysix_strain = রং, নো ট্রাম্প বা নোজ
page_fiftysix_plus = প্লাস
page_fiftysix_pass = পাস
page_fiftysix_double = ডাবল
page_fiftysix_redouble = রিডাবল
page_fiftysix_make_call = ডাকুন
page_fiftysix_missing = { $what ->
    [number] এবার নম্বর
    [strain] এবার রং
    [steps] এবার কত
    [steps_and_strain] কত, আর কোন রঙে
   *[all] নম্বর আর রং, যেটি আগে বলবেন সেটি আগে।
}
page_fiftysix_turned = কিংবা { CALL($call) }
page_fiftysix_comes_to = তাতে হয় { $number }।
page_fiftysix_is_to_call = এখন ডাকবেন { $name }।
page_fiftysix_bluff = আপনার হাত তেমন নয়।
page_fiftysix_scale_from = { $to } পর্যন্ত: +{ $wins } −{ $costs }
page_fiftysix_scale_words = পূরণ হলে লাভ, না হলে ক্ষতি
page_fiftysix_call_first = আগে ডাকাডাকি: সেটি শেষ হলে তাস পড়বে।

## Seats

page_fiftysix_seats = আসন, পালা অনুসারে
page_fiftysix_cards = { $name }: হাতে { $count }টি তাস
page_fiftysix_dealt = বেঁটেছেন
page_fiftysix_dealer = { $who ->
    [you] তাস বেঁটেছেন আপনি
   *[other] তাস বেঁটেছেন { $who }
}
page_fiftysix_first = প্রথম ডাক
page_fiftysix_led = লিড
page_fiftysix_stands_in = কম্পিউটার খেলছে

## The contract and the play

page_fiftysix_contract = { $strain ->
    [NT] { $number } নো ট্রাম্প
   *[other] { $number } { suit_name }
}{ $stake ->
    [2] , ডাবল
    [4] , রিডাবল
   *[other] {""}
}
page_fiftysix_declared = { $who ->
    [you] ডেকেছেন আপনি
   *[other] ডেকেছেন { $who }
}
page_fiftysix_and_raised_by = { $stake ->
    [4] { $who ->
        [same] , রিডাবলও করেছেন
        [you] , রিডাবল করেছেন আপনি
       *[other] , রিডাবল করেছেন { $who }
    }
   *[other] { $who ->
        [you] , ডাবল করেছেন আপনি
       *[other] , ডাবল করেছেন { $who }
    }
}
page_fiftysix_all_passed = সবাই পাস দিয়েছেন, তাই কন্ট্রাক্ট পেল { $who ->
    [us] আপনার দল
    [them] অন্য দল
   *[other] { $who } ও পার্টনারের দল
}
page_fiftysix_needed = { $state ->
    [made] { $who ->
        [us] কন্ট্রাক্ট পূরণ করেছে আপনার দল
        [them] কন্ট্রাক্ট পূরণ করেছে অন্য দল
       *[other] কন্ট্রাক্ট পূরণ করেছে { $who } ও পার্টনারের দল
    }
    [lost] { $who ->
        [us] আপনাদের আরও { $needed } লাগত, বাকি আছে মাত্র { $left }
        [them] ওদের আরও { $needed } লাগত, বাকি আছে মাত্র { $left }
       *[other] { $who } ও পার্টনার: আরও { $needed } লাগত, বাকি আছে মাত্র { $left }
    }
   *[open] { $who ->
        [us] আপনাদের আরও লাগবে { $needed }, বাকি { $left }
        [them] ওদের আরও লাগবে { $needed }, বাকি { $left }
       *[other] { $who } ও পার্টনার: আরও লাগবে { $needed }, বাকি { $left }
    }
}
page_fiftysix_meter = তাসের পয়েন্ট: আপনাদের { $ours }, ওদের { $theirs }, বাকি { $left }; লাগবে { $needed }
page_fiftysix_pile = { $who ->
    [us] আপনাদের { $points }
    [them] ওদের { $points }
   *[other] { $who } ও পার্টনার { $points }
}
page_fiftysix_follow = আপনার চাল: { suit_name } দিন
page_fiftysix_takes_so_far = { $who ->
    [you] এখন এগিয়ে আপনি
   *[other] এখন এগিয়ে { $who }
}{ $points ->
    [0] {""}
   *[other] , পিঠে { $points } পয়েন্ট
}
page_fiftysix_took = { $who ->
    [you] আপনি
   *[other] { $who }
} নিলেন { $points ->
    [0] পিঠ, পয়েন্ট নেই
   *[other] { $points } পয়েন্ট
}

## Tables

page_fiftysix_owned = { $unit ->
    [points] ম্যাচের পয়েন্ট
   *[tables] ঘুঁটি
}
page_fiftysix_whose = { $who ->
    [us] আপনাদের
    [them] ওদের
   *[other] { $who } ও পার্টনার
}

## The end of a deal

page_fiftysix_hands = যে হাত বাঁটা হয়েছিল
page_fiftysix_gain = { $unit ->
    [points] { $tables } পয়েন্ট
   *[tables] { $tables }টি ঘুঁটি
} পেল { $who ->
    [us] আপনার দল
    [them] অন্য দল
   *[other] { $who } ও পার্টনারের দল
}
page_fiftysix_outcome = { $who ->
    [you] আপনি
   *[other] { $who }
} ডেকেছিলেন { page_fiftysix_contract }; { $side ->
    [us] আপনার দল
    [them] অন্য দল
   *[other] সেই দল
} { $made ->
    [yes] { $points } পয়েন্টে তা পূরণ করেছে।
   *[no] { $points } পয়েন্টে থেমে গেছে, পূরণ হয়নি।
}
page_fiftysix_outcome_passed = সবাই পাস দিয়েছেন: { page_fiftysix_contract }, কন্ট্রাক্ট পেয়েছিল { $who ->
    [us] আপনার দল
    [them] অন্য দল
   *[other] { $who } ও পার্টনারের দল
}, { $made ->
    [yes] { $points } পয়েন্টে পূরণ হয়েছে।
   *[no] { $points } পয়েন্টে থেমে গেছে, পূরণ হয়নি।
}
page_fiftysix_paid_all = { $who ->
    [us] যা ছিল তার বেশি দিতে হয় না: আপনাদের শেষ ঘুঁটিও গেল।
    [them] যা ছিল তার বেশি দিতে হয় না: ওদের শেষ ঘুঁটিও গেল।
   *[other] যা ছিল তার বেশি দিতে হয় না: এক দলের শেষ ঘুঁটিও গেল।
}
page_fiftysix_match_won = ম্যাচ জিতেছে { $who ->
    [us] আপনার দল
    [them] অন্য দল
   *[other] { $who } ও পার্টনারের দল
}
page_fiftysix_ready = আপনি তৈরি
page_fiftysix_waiting_for = অপেক্ষা: { $names } …
page_fiftysix_others_ready = তৈরি: { $names }

## For who listens

page_fiftysix_dealt_out = তাস বাঁটা হয়েছে। প্রথম ডাকবেন { $who ->
    [you] আপনি
   *[other] { $who }
}।
page_fiftysix_heard = { $name }: { $tells }
page_fiftysix_settled = { $who ->
    [you] আপনি খেলছেন
   *[other] { $who } খেলছেন
} { page_fiftysix_contract }।
