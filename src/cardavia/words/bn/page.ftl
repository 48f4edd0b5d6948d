# The page in the browser: all that it says of itself. Suits in sentences are drawn by the page.

## The house

page_to_tables = প্রথম পাতায় ফিরুন
page_no_such_page = এই ঠিকানায় কিছু নেই।
page_no_such_table = এমন কোনো টেবিল নেই, কিংবা তা তুলে নেওয়া হয়েছে।
page_server_unreachable = টেবিলের সঙ্গে এখন যোগাযোগ হচ্ছে না: একটু পরে আবার চেষ্টা করুন।
page_connecting = টেবিলে যাওয়া হচ্ছে …
# $offline: yes where the browser knows that this device itself has no network
page_reconnecting = { $offline ->
    [yes] এই যন্ত্রে ইন্টারনেট নেই: ফিরলেই খেলা আবার চলবে।
   *[no] সংযোগ কেটে গেছে। আবার চেষ্টা চলছে …
}
page_no_line = টেবিলের সঙ্গে সংযোগ নেই
page_no_line_safe = এখন যোগাযোগ হচ্ছে না। আপনার খেলাগুলো সেখানে ঠিকই আছে, সংযোগ ফিরলে পাতাটি নিজেই চলবে।
page_try_again = আবার চেষ্টা করুন
page_new_version = নতুন সংস্করণ: আবার খুলুন
page_loading = নিয়ম আনা হচ্ছে …
page_shuffling = শাফল হচ্ছে …

page_game = { $game ->
    [schnapsen] শ্নাপসেন
   *[fiftysix] 56
}
page_tagline = তাসের টেবিল। দুটি খেলা, ঠিক যেমন খেলার কথা।
page_tabs = টেবিলে কী আছে
page_table = টেবিল
page_full_rules = পুরো নিয়ম
page_rule = নিয়ম { $number }
page_rule_table = নিয়ম { $number }: ছক
page_print = প্রিন্ট করুন
# A worked example is gone through step by step
page_step = ধাপ { $step } / { $steps }
page_step_go = { $to ->
    [back] পিছনে
   *[on] সামনে
}
page_keys = কীবোর্ড দিয়ে খেলা
page_keys_do = { $key ->
    [tab] Tab পরের বোতামে নিয়ে যায়, Shift চেপে ধরলে আগেরটিতে।
    [arrows] তীর-চিহ্নের বোতাম হাতের তাস ধরে এগোয়, আর ডাকের সময় নম্বর ও রং ধরে।
    [enter] Enter বা স্পেস বার তাস খেলে, অথবা বোতাম টেপে।
   *[escape] Escape খোলা জিনিস বন্ধ করে, আর আগে থেকে বাছা তাস ফিরিয়ে নেয়।
}

## Light and settings

page_look = চেহারা ও শব্দ
page_slider = { $slider ->
    [contrast] কনট্রাস্ট
    [grain] বুনট
   *[temperature] আলোর উষ্ণতা
}
page_percent = { $value }%
page_cloth = কাপড়
page_cloth_name = { $cloth ->
    [linen] হালকা লিনেন
   *[felt] গাঢ় ফেল্ট
}
page_four_colours = তাসের চার রঙে চার কালি
page_faces = শ্নাপসেনের তাস
page_faces_name = { $faces ->
    [german] জার্মান
   *[french] ফরাসি
}
page_back = তাসের উল্টো দিক
page_back_name = { $back ->
    [indigo] নীল
    [pine] সবুজ
   *[oxblood] লাল
}
page_large_letters = তাসে বড় অক্ষর
page_sound = শব্দ
page_language = ভাষা
page_language_draft = { $name } (খসড়া)
page_settings = সেটিংস
page_your_name = আপনার নাম
page_guest = অতিথি
page_pace = গতি
page_pace_name = { $pace ->
    [calm] ধীরে
    [instant] সঙ্গে সঙ্গে
   *[normal] স্বাভাবিক
}
page_level = কম্পিউটার
page_level_name = { $level ->
    [random] যেমন তেমন
    [easy] সহজ
    [fair] মাঝারি
    [strong] পাকা
    [strongest] সবচেয়ে পাকা
   *[other] { $level }
}
page_rules = নিয়ম
page_rules_name = { $rules ->
    [classic] ক্লাসিক
    [classic_close_needs_four] গাদা বন্ধে চাই চার তাস
    [classic_sharp] শার্প
    [international] আন্তর্জাতিক
   *[other] { $rules }
}

## Cards and seats

page_card = { suit_name }ের { rank_name }
page_card_refused = { $card }। { $why }
page_you = আপনি
page_computer = কম্পিউটার
page_computer_name = { $seat ->
    [0] বিজু
    [1] মীরা
    [2] টমাস
    [3] অনু
    [4] লীলা
    [5] রবি
    [6] সুসান
    [7] জোসেফ
    [8] সুনীল
    [9] রাধা
    [10] বাবু
    [11] দিব্যা
    [12] মিনি
    [13] গোপাল
    [14] রীনা
   *[15] ম্যাথিউ
}
page_computer_level = কম্পিউটার, { $level }
page_empty_seat = খালি আসন
page_away = উঠে গেছেন
page_stands_in = উঠে গেছেন: খেলছে কম্পিউটার

## Where one is

page_here_schnapsen = { $phase ->
    [playing] শ্নাপসেন · দান { $deal }, পিঠ { $trick }
    [between] শ্নাপসেন · দান { $deal }
   *[other] শ্নাপসেন
}
page_here_fiftysix = { $phase ->
    [playing] 56, { $seats } আসন · দান { $deal }
    [between] 56, { $seats } আসন · দান { $deal }
   *[other] 56, { $seats } আসন
}

## At the table

page_happened = যা যা হলো
page_on_the_table = টেবিলে
page_your_hand = আপনার হাত
page_card_points = তাসের পয়েন্ট
page_last_trick = আগের পিঠ
page_no_trick_yet = এখনও নেই
page_trick_to = { $who ->
    [you] আপনার, { $points }
   *[other] { $name }, { $points }
}
page_laid = { $who ->
    [us] আপনি: { $card }
   *[them] { $name }: { $card }
}
page_takes = { $who ->
    [us] আপনি নিলেন { $points }
   *[them] { $name } নিলেন { $points }
}
page_your_turn = { $what ->
    [lead] আপনার লিড
    [call] আপনার ডাক
   *[card] আপনার চাল
}
page_others_turn = { $what ->
    [lead] লিড দেবেন
    [call] ডাকবেন
   *[card] তাস দেবেন
}
page_wait = এখন { $name } খেলবেন: নিজের পালা পর্যন্ত অপেক্ষা করুন।
page_watching = আপনি খেলা দেখছেন।
page_take_back = ফিরিয়ে নিন
page_planned = এরপর: { CARDS($card) }
page_withdraw = বাতিল
page_planned_withdrawn = { CARDS($card) } হাতেই রইল: আবার বাছুন।
page_next_deal = পরের দান
page_waiting_for_next = অন্যদের অপেক্ষায় …

## Schnapsen: the table

page_schnapsen_cards = { $name }: হাতে { $count }টি তাস
page_schnapsen_left = বাকি { $left }টি
page_schnapsen_trumps = তুরুপ { suit_name }
page_schnapsen_closed = বন্ধ করেছেন { $who ->
    [you] আপনি
   *[other] { $name }
}, বাকি { $left }টি
page_schnapsen_under = নিচে আছে { CARDS($card) }
page_schnapsen_used_up = গাদা শেষ
page_schnapsen_marriage = ম্যারেজ { suit_symbol } { $worth }
page_schnapsen_called = { suit_symbol } { $worth ->
    [40] চল্লিশ!
   *[other] কুড়ি!
}
page_schnapsen_exchange = গোলাম বদলান
page_schnapsen_exchange_german = উন্টার বদলান
page_schnapsen_announce = { $move ->
    [exchange] { $meant ->
        [yes] বদল বাতিল
       *[no] { page_schnapsen_exchange }
    }
   *[close] { $meant ->
        [yes] গাদা আবার খুলুন
       *[no] গাদা বন্ধ করুন
    }
}
page_schnapsen_tricks = { $tricks ->
    [0] পিঠ নেই
   *[other] { $tricks }টি পিঠ
}
page_schnapsen_pending = পিঠ পেলে যোগ হবে { $pending }
page_schnapsen_could = { $tricks ->
    [0] ম্যারেজ নিয়ে { $total }, পিঠ পেলে
   *[other] ম্যারেজ নিয়ে { $total }
}
page_slate = জিততে বাকি

## Schnapsen: what has happened

page_schnapsen_dealt = তাস বাঁটা হয়েছে। খোলা তুরুপ { CARDS($card) }: তুরুপ { suit_name }।
page_schnapsen_exchanges = { $name } গোলাম দিয়ে নিলেন { CARDS($card) }।
page_schnapsen_exchanges_german = { $name } উন্টার দিয়ে নিলেন { CARDS($card) }।
page_schnapsen_closes = { $name } গাদা বন্ধ করলেন।
page_schnapsen_leads = { $name } লিড দিলেন { CARDS($card) }{ $worth ->
    [0] ।
   *[other] , ম্যারেজ { $worth }।
}
page_schnapsen_replies = { $name } দিলেন { CARDS($card) }।
page_schnapsen_taken = পিঠ নিলেন { $who ->
    [you] আপনি
   *[other] { $name }
}, { $points } পয়েন্ট।
page_schnapsen_drawn = আপনি তুললেন { CARDS($card) }।
page_schnapsen_exchanged_tag = গোলাম দিয়ে { CARDS($card) }
page_schnapsen_exchanged_tag_german = উন্টার দিয়ে { CARDS($card) }
page_schnapsen_closed_tag = গাদা বন্ধ
page_schnapsen_stock = গাদা

## The end of a deal and of a match

page_result = ফল
page_tricks = পিঠ
page_schnapsen_scores = { $who ->
    [you] আপনি পেলেন { $points }
   *[other] { $name } পেলেন { $points }
}
page_schnapsen_match_won = { $who ->
    [you] আপনি ম্যাচ জিতলেন
   *[other] { $name } ম্যাচ জিতলেন
}
page_schnapsen_outcome = { $reason ->
    [last_trick] শেষ পিঠ নিলেন { $who ->
        [you] আপনি
       *[other] { $name }
    }, 66 কারও হয়নি।
    [closer_failed] { $loser ->
        [you] আপনি গাদা বন্ধ করেছিলেন, কিন্তু 66 হয়নি, থামলেন { $missed } পয়েন্টে।
       *[other] { $other } গাদা বন্ধ করেছিলেন, কিন্তু 66 হয়নি, থামলেন { $missed } পয়েন্টে।
    }
    [closer_beaten] { $loser ->
        [you] আপনি গাদা বন্ধ করেছিলেন
       *[other] { $other } গাদা বন্ধ করেছিলেন
    }, কিন্তু { $who ->
        [you] আপনি আগে 66-তে পৌঁছালেন, মোট { $points }।
       *[other] { $name } আগে 66-তে পৌঁছালেন, মোট { $points }।
    }
   *[sixty_six] { $who ->
        [you] { $closed ->
            [yes] আপনি গাদা বন্ধ করে 66-তে পৌঁছালেন, মোট { $points }।
           *[no] আপনি আগে 66-তে পৌঁছালেন, মোট { $points }।
        }
       *[other] { $closed ->
            [yes] { $name } গাদা বন্ধ করে 66-তে পৌঁছালেন, মোট { $points }।
           *[no] { $name } আগে 66-তে পৌঁছালেন, মোট { $points }।
        }
    }
}
page_schnapsen_basis = { $why ->
    [last_trick] তাতে এক গেম পয়েন্ট।
    [closer] গাদা বন্ধ করে না পারলে অন্য জন পান দুই গেম পয়েন্ট।
    [closer_no_trick] গাদা বন্ধ করে না পারলে অন্য জন পান তিন গেম পয়েন্ট, যদি বন্ধের সময় তাঁর কোনো পিঠ না থাকে।
    [many] { $then ->
        [yes] গাদা বন্ধের সময় পর্যন্ত{" "}
       *[no] {""}
    }{ $who ->
        [you] আপনি পেয়েছিলেন
       *[other] { $name } পেয়েছিলেন
    } 33 বা তার বেশি, তাই এক গেম পয়েন্ট।
    [few] { $then ->
        [yes] গাদা বন্ধের সময় পর্যন্ত{" "}
       *[no] {""}
    }{ $who ->
        [you] আপনি পেয়েছিলেন
       *[other] { $name } পেয়েছিলেন
    } 33 পয়েন্টের কম, তাই দুই গেম পয়েন্ট।
   *[no_trick] { $then ->
        [yes] গাদা বন্ধের সময় পর্যন্ত{" "}
       *[no] {""}
    }{ $who ->
        [you] আপনি
       *[other] { $name }
    } একটিও পিঠ পাননি, তাই তিন গেম পয়েন্ট।
}
page_new_match = আরেকটি ম্যাচ
page_record = রেকর্ড সেভ করুন
page_packs = { $finding ->
    [checking] প্রতিটি প্যাক যাচাই হচ্ছে …
    [no_record] প্যাকগুলো এখন যাচাই করা যাচ্ছে না: রেকর্ড পাওয়া যাচ্ছে না।
    [missing] রেকর্ডে কিছু প্যাক নেই: কথামতো বাঁটা হয়েছিল কি না, যাচাই করা যাচ্ছে না।
    [pack] দান { $number }: প্যাক কথামতো বাঁটা হয়নি, তাসগুলো অন্য ক্রমে ছিল।
    [hand] দান { $number }: প্যাক কথামতো বাঁটা হয়নি, তাতে আপনার যে তাস পাওয়ার কথা, হাতে তা ছিল না।
   *[fit] { $packs ->
        [1] এই ম্যাচের একমাত্র প্যাকটি কথামতোই বাঁটা হয়েছে।
       *[other] { $packs }টি প্যাকের সবগুলোই কথামতো বাঁটা হয়েছে।
    }
}
page_shuffle = { $finding ->
    [fits] প্রথম তাসের আগে যে গোপন কোড সিল করা হয়েছিল, এটি তা-ই, আর আপনার নিজের দেওয়া অংশও তাতে আছে।
    [fits_without] প্রথম তাসের আগে যে গোপন কোড সিল করা হয়েছিল, এটি তা-ই।
    [own] শাফল মেলে না: আপনার দেওয়া অংশ তাতে নেই।
    [contributions] শাফল মেলে না: কোনো আসন যা সিল করেছিল, খুলেছে অন্য কিছু।
   *[secret] শাফল মেলে না: প্রথম তাসের আগে প্রকাশ করা সিলের সঙ্গে গোপন কোডটি মেলে না।
}

## The first screen

page_about = { $game ->
    [schnapsen] কুড়িটি তাস, দুজন খেলোয়াড়: আপনি আর কম্পিউটার। যিনি আগে সাত পয়েন্ট মুছে ফেলেন, জিত তাঁর।
   *[fiftysix] কেরালার খেলা, পার্টনার নিয়ে: দুই দল, মুখে মুখে ডাকাডাকি, তারপর পিঠ।
}
page_seats = আসন
page_play_now = এখনই খেলুন
page_new_game = নতুন খেলা
page_resume = খেলা চালিয়ে যান
page_invite = আমন্ত্রণ জানান
page_promise = অ্যাকাউন্ট লাগে না, বিজ্ঞাপন নেই, আর শাফল আপনি নিজেই যাচাই করতে পারেন।

## Before the match

page_lobby_host = { $game ->
    [schnapsen] আপনার শ্নাপসেনের টেবিল
   *[fiftysix] আপনার 56 খেলার টেবিল, { $seats } জনের
}
page_lobby_guest = { $game ->
    [schnapsen] শ্নাপসেনের টেবিল
   *[fiftysix] 56 খেলার টেবিল, { $seats } জনের
}
page_lobby_wait = এখানে যাঁরা বসে আছেন, তাঁদের কেউ শুরু করলেই ম্যাচ শুরু হবে।
page_link = এই লিংক খুলে যে কেউ খালি আসনে বসতে পারেন:
page_copy = কপি করুন
page_copied = কপি হয়েছে
page_sit = আসন নিন
page_sit_here = এখানে বসুন
page_seat_computer = কম্পিউটার বসান
page_send_away = তুলে দিন
page_rise = উঠে পড়ুন
page_start = { $free ->
    [0] শুরু করুন
    [1] শুরু, খালি আসনে কম্পিউটার
   *[other] শুরু, { $free } আসনে কম্পিউটার
}
