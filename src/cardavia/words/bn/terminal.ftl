# The table in the terminal. $who is you, partner or opponent; $name is the place where somebody sits.
# আপনি and a named player take the same verb (-েন): one form serves both.

## Places, seen from the person's own

terminal_yourself = আপনি
terminal_place = { $place ->
    [right] ডানের জন
    [left] বাঁয়ের জন
    [across] সামনের জন
    [partner] পার্টনার
    [partner_right] ডানের পার্টনার
    [partner_left] বাঁয়ের পার্টনার
    [partner_across] সামনের পার্টনার
    [across_right] ডান-সামনের জন
    [across_left] বাঁ-সামনের জন
    [opponent] প্রতিপক্ষ
   *[you] আপনি
}

## Moves as they are said

terminal_card = { CARDS($card) }
terminal_call = { CALL($call) }
terminal_announcement = { $word ->
    [exchange] গোলাম বদল
   *[close] গাদা বন্ধ
}
terminal_grid_call = { $form ->
    [number_no_trumps] { $number } NT
    [no_suit] শুধু { $number }
   *[other] { CALL($call) }
}

## What the person types

terminal_prompt = { $what ->
    [call] আপনার ডাক ›
    [lead] আপনার লিড ›
    [card] আপনার চাল ›
    [cut] প্যাক কাটুন: যা খুশি লিখুন, কিংবা শুধু Enter ›
    [next] পরের দানের জন্য Enter ›
    [leave] টেবিল ছেড়ে ম্যাচ এখানেই শেষ করবেন? (y/n) ›
   *[done] উঠতে Enter ›
}
terminal_yes = y yes হ হ্যাঁ
terminal_which_card = কোনটি, বলুন: { CARDS($cards, join: "or") }।

## Sitting down and getting up

terminal_title = { $game ->
    [schnapsen] শ্নাপসেন
   *[fiftysix] 56, { $players } জনের
}
terminal_label_rules = নিয়ম
terminal_label_players = খেলোয়াড়
terminal_label_record = রেকর্ড
terminal_label_shuffle = শাফল
terminal_computer_players = { $count ->
    [1] আপনি আর একজন কম্পিউটার খেলোয়াড় ({ $level })
   *[other] আপনি আর { $count } জন কম্পিউটার খেলোয়াড় ({ $level })
}
terminal_sealed = একটি গোপন কোডে ঠিক হয়েছে, ম্যাচের শেষে কোডটি দেখানো হবে; তার সিল
terminal_repeatable = একটি বীজ-সংখ্যা থেকে, তাই আবার একই খেলা হবে; গোপন কোডের সিল
terminal_how_to = { $game ->
    [schnapsen] তাস লিখুন “jd” বা “10c”।
   *[fiftysix] ডাক লিখুন “28d” বা “pass”, তাস লিখুন “jd”।
} “?” বুঝিয়ে দেয়, “help” লিখলে আরও আছে।
terminal_computer = কম্পিউটার { $level }
terminal_guest = অতিথি
terminal_seeded = বীজ-সংখ্যা { $seed }
terminal_left_unfinished = আপনি টেবিল ছেড়ে উঠলেন। ম্যাচ অসমাপ্ত রইল।
terminal_label_check = যাচাই করতে
terminal_verify = cardavia verify { $file }
terminal_label_secret = গোপন কোড
terminal_secret_revealed = শাফলের, শুরুতে দেখানো সিলের সঙ্গে মেলে:
terminal_file_exists = { $file } নামে একটি ফাইল আগেই আছে, তার উপরে লেখা হবে না: অন্য নাম বেছে নিন।
terminal_not_kept = রেকর্ড এখন { $file } ফাইলে রাখা যাচ্ছে না ({ $problem })। খেলে যান: এমনই থাকলে শেষে রেকর্ডটি এখানে দেখানো হবে।
terminal_record_below = কোনো ফাইলে নেই: নিচে দেওয়া হলো
terminal_long_seed = বীজ-সংখ্যায় বড়জোর { $digits }টি অঙ্ক থাকে: ছোট একটি বেছে নিন।
terminal_unknown_pace = “{ $pace }” নামে কোনো গতি নেই: { LIST($paces, join: "or") } বেছে নিন।

## Headings, labels and figures

terminal_deal = দান { $number }
terminal_dealer = { $who ->
    [you] তাস বাঁটছেন আপনি
   *[other] তাস বাঁটছেন { $name }
}
terminal_auction = ডাকাডাকি
terminal_trick = পিঠ { $number }
terminal_trick_of = পিঠ { $number }/{ $tricks }
terminal_deal_over = { $deal } শেষ
terminal_match_over = ম্যাচ শেষ
terminal_thrown_in = { $deals ->
    [1] একটি দান বাতিল হয়েছে: কারও হাতে পয়েন্ট ছিল না, কিংবা এক দলে গোলাম ছিল না।
   *[other] { $deals }টি দান বাতিল হয়েছে: কারও হাতে পয়েন্ট ছিল না, কিংবা এক দলে গোলাম ছিল না।
}
terminal_label_bid = ডাক
terminal_label_contract = কন্ট্রাক্ট
terminal_label_piles = জমা পিঠ
terminal_label_tables = ঘুঁটি
terminal_label_points = পয়েন্ট
terminal_label_trick = এই পিঠ
terminal_label_last_trick = আগের পিঠ
terminal_label_hand = আপনার হাত
terminal_label_you_may = যা চলে
terminal_label_result = ফল
terminal_label_deals = দান
terminal_label_stock = গাদা
terminal_label_slate = জিততে বাকি
terminal_label_left = হাতে তাস
terminal_label_hint = পরামর্শ
terminal_we_they = আমরা { $ours }, ওরা { $theirs }
terminal_to = পেলেন { $who ->
    [you] আপনি
   *[other] { $name }
}, { $points } পয়েন্ট
terminal_no_trick_yet = এখনও কেউ পিঠ পাননি।

## 56: the auction

terminal_contract = { $number } { strain_name }, ডেকেছেন { $who ->
    [you] আপনি (সঙ্গে { $players ->
        [4] পার্টনার
       *[other] পার্টনাররা
    })
    [partner] { $name }, আপনার দল
   *[opponent] { $name } (সঙ্গে { $players ->
        [4] পার্টনার
       *[other] পার্টনাররা
    })
}{ $stake ->
    [2] , ডাবল
    [4] , রিডাবল
   *[1] {""}
}
terminal_comes_to = তাতে হয় { $number } { strain_name }।
terminal_auction_over = কন্ট্রাক্ট: { $contract }। লিড দেবেন { $who ->
    [you] আপনি।
   *[other] { $name }।
}
terminal_may_call = { $least ->
    [0] পাস দিন{ $double ->
        [double] {" "}বা ডাবল করুন
        [redouble] {" "}বা রিডাবল করুন
       *[none] {""}
    }।
   *[other] { $least ->
        [56] 56
       *[other] { $least } থেকে 56
    } ডাকুন{ $double ->
        [double] , কিংবা ডাবল করুন
        [redouble] , কিংবা রিডাবল করুন
       *[none] {""}
    }{ $passing ->
        [no] ; পাস দেওয়া যাবে না।
       *[yes] , নয়তো পাস দিন।
    }
}
terminal_nobody_has_bid = এখনও কেউ ডাকেননি।

## 56: the play

terminal_may_play = { $why ->
    [lead] লিড দিন, যেকোনো তাস।
    [follow] রং মেলান: { CARDS($cards, join: "or") }।
   *[void] যেকোনো তাস: আপনার { suit_name } নেই।
}
terminal_contract_needs = { $state ->
    [made] পূরণ হয়ে গেছে।
    [lost] আর পূরণ হওয়ার নয়।
   *[open] বাকি { $left } পয়েন্টের মধ্যে আরও { $need } লাগবে।
}
terminal_trick_so_far = { $same ->
    [yes] { $leader } লিড দিয়েছেন, { CARDS($card) } দিয়ে এখনও এগিয়ে;
   *[no] { $leader } লিড দিয়েছেন, { CARDS($card) } দিয়ে এগিয়ে { $ahead };
} পিঠে { $points } পয়েন্ট।
terminal_takes_trick = পিঠ নিলেন { $who ->
    [you] আপনি
   *[other] { $name }
}, { $points } পয়েন্ট।

## 56: the end

terminal_outcome = { $made ->
    [yes] পূরণ হয়েছে:
   *[no] পূরণ হয়নি:
} { $gainer ->
    [we] আপনারা পেলেন
   *[they] আপনারা হারালেন
} { $unit ->
    [points] { $figure } পয়েন্ট।
   *[tables] { $figure }টি ঘুঁটি।
}{ $due ->
    [0] {""}
   *[other] {" "}দেওয়ার কথা ছিল { $due }টি, কিন্তু আর ছিল না।
}
terminal_side_won = { $side ->
    [we] আপনি আর আপনার { $players ->
        [4] পার্টনার
       *[other] পার্টনাররা
    } ম্যাচ জিতেছেন।
   *[they] অন্য দল ম্যাচ জিতেছে।
}

## Schnapsen: the table

terminal_indicator = খোলা তুরুপ { CARDS($card) }
terminal_trump = তুরুপ { suit_symbol } { suit_name }
terminal_stock = { $state ->
    [used_up] গাদা শেষ
    [closed] { $left }টি তাস, বন্ধ
   *[open] { $left }টি তাস
}
terminal_label_closed = গাদা বন্ধ
terminal_closed = করেছেন { $who ->
    [you] আপনি; ততক্ষণে { $name }
   *[other] { $name }; ততক্ষণে আপনি
} পেয়েছিলেন { $points } পয়েন্ট, { $tricks ->
    [0] কোনো পিঠ নয়
   *[other] { $tricks }টি পিঠ
}
terminal_standing = { $points } পয়েন্ট, { $tricks ->
    [0] পিঠ নেই
   *[other] { $tricks }টি পিঠ
}{ $pending ->
    [0] {""}
   *[other] , ঝুলে আছে { $pending }
}, জিততে বাকি { $needs }
terminal_shown = দেখিয়েছেন { CARDS($cards, join: "and") }
terminal_may_lead = লিড দিন, যেকোনো তাস।
terminal_may_announce = তার আগে { $may ->
    [exchange] “exchange” লিখে { CARDS($jack) } দিয়ে { CARDS($indicator) } নিতে পারেন
    [close] “close” লিখে গাদা বন্ধ করতে পারেন
   *[both] “exchange” লিখে { CARDS($jack) } দিয়ে { CARDS($indicator) } নিতে পারেন, আর “close” লিখে গাদা বন্ধ করতে পারেন
}।
terminal_marriage_in_hand = { CARDS($cards, join: "or") } লিড দিলে ম্যারেজ হয়: { $worth }।
terminal_may_reply = { $why ->
    [open] যেকোনো তাস দিন।
    [beat] লিডের { CARDS($lead) }-কে হারান: { CARDS($cards, join: "or") }।
    [follow] রং মেলান: { CARDS($cards, join: "or") }।
    [trump] আপনার { suit_name } নেই, তাই তুরুপ করুন: { CARDS($cards, join: "or") }।
    [none] যেকোনো তাস: আপনার { suit_name } নেই।
   *[any] যেকোনো তাস: আপনার { suit_name } নেই, তুরুপও নেই।
}
terminal_exchanges = { CARDS($jack) } দিয়ে { CARDS($indicator) } { $who ->
    [you] নিলেন
   *[other] নিলেন
}
terminal_closes = { $who ->
    [you] গাদা বন্ধ করলেন,
   *[other] গাদা বন্ধ করলেন,
} তাতে { $left }টি তাস
terminal_leads_marriage = { CARDS($card) }, সঙ্গে { suit_name }ের ম্যারেজ, { $worth }{ $pending ->
    [yes] , পিঠ পেলে যোগ হবে
   *[no] {""}
}
terminal_takes_trick_and = পিঠ নিলেন { $who ->
    [you] আপনি
   *[other] { $name }
}, { $points } পয়েন্ট{ $credited ->
    [0] {""}
   *[other] , সঙ্গে ম্যারেজের { $credited }
}।
terminal_you_draw = আপনি তুললেন { CARDS($card) }।
terminal_takes_indicator = { $name } তুললেন { CARDS($card) }, গাদার শেষ তাস।
terminal_stock_used_up = গাদা শেষ: এখন থেকে রং মেলাতে হবে, আর পারলে বড় তাস দিতে হবে।
terminal_declares = এতে ম্যারেজ হয়, { $worth } পয়েন্ট।
terminal_no_auction = শ্নাপসেনে ডাকাডাকি নেই।

## Schnapsen: the end

terminal_schnapsen_outcome = { $reason ->
    [last_trick] শেষ পিঠ নিলেন { $who ->
        [you] আপনি
       *[other] { $name }
    }, 66 কারও হয়নি।
    [closer_failed] { $who ->
        [you] { $name } গাদা বন্ধ করেছিলেন,
       *[other] আপনি গাদা বন্ধ করেছিলেন,
    } কিন্তু 66 হয়নি।
    [closer_beaten] { $who ->
        [you] { $name } গাদা বন্ধ করেছিলেন, কিন্তু আগে 66-তে পৌঁছালেন আপনি।
       *[other] আপনি গাদা বন্ধ করেছিলেন, কিন্তু আগে 66-তে পৌঁছালেন { $name }।
    }
   *[sixty_six] { $who ->
        [you] আপনি করলেন
       *[other] { $name } করলেন
    } { $points }{ $closed ->
        [yes] , গাদা বন্ধ করে।
       *[no] , অন্য জন { $other }।
    }
}
terminal_game_points = { $who ->
    [you] আপনি জিতলেন
   *[other] { $name } জিতলেন
} { $figure } গেম পয়েন্ট{ $basis ->
    [last_trick] {""}
    [closer] , গাদা বন্ধ করে কেউ না পারলে যেমন হয়
   *[other] : { $then ->
        [at_closing] গাদা বন্ধের সময় পর্যন্ত{" "}
       *[now] {""}
    }{ $had ->
        [you] আপনি
       *[other] { $name }
    } { $basis ->
        [no_trick] একটিও পিঠ পাননি
        [many] পেয়েছিলেন 33 বা তার বেশি
       *[few] পেয়েছিলেন 33 পয়েন্টের কম
    }
}।
terminal_points_and_tricks = { $points } পয়েন্ট, { $tricks ->
    [0] পিঠ নেই
   *[other] { $tricks }টি পিঠ
}
terminal_player_won = { $who ->
    [you] আপনি ম্যাচ জিতেছেন।
   *[other] { $name } ম্যাচ জিতেছেন।
}

## Questions and their answers

terminal_allowed = চলবে: { $move }।
terminal_hint = { $move }
terminal_hint_later = পরামর্শ পাওয়া যায় নিজের পালায়: পরের দান পর্যন্ত অপেক্ষা করুন।
terminal_why = { $move }: { $why }
terminal_why_later = অন্যদের কারণ শুনলে তাঁদের হাত জানা হয়ে যায়: দান শেষ হলে আবার জিজ্ঞেস করুন।
terminal_help_typed = { $game ->
    [schnapsen] jd, 10c, close
   *[fiftysix] jd, 28d, pass
}
terminal_help_move = { $game ->
    [schnapsen] তাস; লিড দেওয়ার আগে “exchange” আর “close”-ও চলে
   *[fiftysix] তাস বা ডাক
}
terminal_help_ask = { $game ->
    [schnapsen] আপনি কী কী করতে পারেন
   *[fiftysix] আপনি কী কী করতে পারেন, আর এখন পর্যন্ত ডাকগুলো কী বলেছে
}
terminal_help_ask_about = { $game ->
    [schnapsen] এই তাসে কী ম্যারেজ হয়, কিংবা তাসটি কেন চলে না
   *[fiftysix] এই ডাক কী বলে, কিংবা তাসটি কেন চলে না
}
terminal_help_hint = একজন পাকা খেলোয়াড় আপনার তাসে কী করতেন, আর কেন
terminal_help_table = টেবিল আরেকবার
terminal_help_last = আগের পিঠ
terminal_help_auction = এই দানের ডাকগুলো
terminal_help_score = ম্যাচের স্কোর
terminal_help_why = দানের পরে: কম্পিউটার খেলোয়াড়েরা কেন অমন চাল দিয়েছে
terminal_help_rules = এই টেবিলের পুরো নিয়ম
terminal_help_record = যে ফাইলে রেকর্ড থাকে
terminal_help_help = এই কথাগুলোই
terminal_help_quit = উঠে পড়ুন; রেকর্ড থেকে যায়

## Options of the command

terminal_option_level = কম্পিউটার খেলোয়াড়েরা কত ভালো খেলে, যেমন fair বা strong।
terminal_option_seat = কোন আসনে বসবেন, 0 থেকে গুনে।
terminal_option_name = রেকর্ডে কী নাম থাকবে।
terminal_option_record = কোন ফাইলে রেকর্ড থাকবে; না দিলে এই ফোল্ডারে নতুন নামে।
terminal_option_pace = অন্যরা কত দ্রুত খেলবে: normal, slow বা instant।
