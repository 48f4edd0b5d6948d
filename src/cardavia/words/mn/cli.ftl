# The command line: its help, and what its commands print.

cli_help = 56, Шнапсен хоёр тоглоомын хөзрийн ширээ: тоглоорой, дүрмийг нь уншаарай, модыг шударга тараасныг шалгаарай.
cli_version = Хувилбарыг хэвлээд зогсоно.
cli_json = Програм уншихад зориулж JSON хэвлэнэ.
cli_seed = Санамсаргүйн эхлэл: нэг эхлэл тоо үргэлж нэг мод, нэг сонголт өгнө.
cli_game = Тоглоом: schnapsen эсвэл fiftysix.
cli_players = 56-г хэдэн хүн тоглох: 4, 6 эсвэл 8.
cli_rules_option = Дүрэм: үндсэн дүрэм ба нэмэлт сонголт, жишээ нь "classic stage_jump".
cli_language = Ярих хэл, жишээ нь mn; өгөөгүй бол энэ компьютерийнх.
cli_work = Компьютер тоглогч хэр их бодож болох: байрлал, боломжийн тоо.
cli_workers = Хэдэн процесс ашиглах; өгөөгүй бол цөм бүрд нэг.

unknown_language = «{ $language }» хэл дээр хараахан алга: { LIST($languages, join: "or") } гэж сонгоорой.
# $file: a path; $problem: what the system says
cli_file_problem = { $file } файлыг ашиглаж чадсангүй: { $problem }.

cli_port = Сонсох порт; өгөөгүй бол дурын сул порт.
cli_data = Ширээнүүдийг хадгалах хавтас; өгөөгүй бол таны өөрийн хавтас.
cli_lan = Нэг айлын утас, компьютерууд нэгдэж болно; хаягийг QR кодоор харуулна.
# $option: such as --port; $command: such as serve
cli_option_comes_first = { $option } нь { $command } тушаалын өмнө байгаа тул үйлчлэхгүй: хасаарай, эсвэл { $command } үүнийг мэддэг бол түүний ард бичээрэй.
cli_browser = Ширээг хөтчид нээнэ.
cli_host = Сонсох хаяг.
cli_serve_help = Энэ хаягт хүрч чадах хүн бүрд ширээ гаргаж өгнө.
# $address: where the table is
cli_table_open = Ширээ нээлттэй: { $address } — Ctrl-C дарж зогсооно.
cli_table_lan = Нэг сүлжээнд байгаа хэн ч нэгдэж болно: утасныхаа камерыг код руу чиглүүлээрэй.
cli_serving = Ширээнүүд нээлттэй: { $address } — Ctrl-C дарж зогсооно.

cli_play_help = Энэ терминалд ширээнд сууж, компьютертэй нэг тоглолт тоглоно.
cli_rules_help = Тоглоомын бүх дүрмийг хэвлэнэ.
cli_verify_help = Тоглолтын тэмдэглэлийг давтан тоглож, модыг амласан ёсоор хольсон эсэхийг шалгана.
cli_verify_file = Тэмдэглэл, бичвэр файл.

cli_contest_help = Хоёр түвшний компьютер тоглогчийг ижил модоор хооронд нь тоглуулна.
cli_contest_a = Нэг түвшин.
cli_contest_b = Нөгөө түвшин.
cli_contest_deals = Хэдэн багцаар тоглох, багц бүр нэг тараалт.
cli_contest_matches = Тараалтуудын дараа хэдэн бүтэн тоглолт тоглох.
cli_contest_duplicate = Багц бүрийг талаа сольж хоёр удаа тоглоно.
cli_contest_running = { $a } – { $b }
cli_contest_unit = { $game ->
    [schnapsen] тоглолтын оноо
   *[fiftysix] жетон
}
# $gain: with its sign; $unit: tables or game points
cli_contest_gain = { $a } – { $b }: { $deals } багцад, нэг тараалтад дунджаар { $gain } { $unit }.
cli_contest_interval = Жинхэнэ дундаж зуугаас 95 удаа { $low } ба { $high } хооронд байна.
cli_contest_won = { $a } тараалтуудын { $share } хувийг хожлоо.
cli_contest_matches_won = Тоглолт: { $a } – { $b }.
cli_contest_contracts = { $level }: амлалтаас { $made } биелсэн, { $failed } биелээгүй; давхарласан { $doubled } амлалтаас { $doubled_made } биелсэн.
cli_contest_par = Бүгд бүх модыг харж, хамгийн сайнаараа тоглосон бол { $solved } амлалтаас { $stand } нь биелэх байсан; үүнээс { $stand_made } нь биелсэн.
cli_contest_spent = { $level }: нэг шийдвэр медианаар { $median } мс, 95 дахь перцентилээр { $p95 } мс болсон.

cli_bench_help = Энэ машин дээр дүрэм ба цөм хэр хурдныг суулгасан өөр програмуудтай жишиж хэмжинэ.
cli_bench_seconds = Зүйл бүрийг хэр удаан хэмжих.
cli_bench_running = Хэмжиж байна
cli_bench_kernel = Цөм { $kernel ->
    [compiled] хөрвүүлэгдсэн.
   *[uncompiled] хөрвүүлэгдээгүй: дүн нь ижил, олон дахин удаан.
}
cli_bench_moves = Нэг цөмт дээр секундэд { $moves } нүүдэл: зургаан хүний 56-гийн бүтэн санамсаргүй тараалтууд, сонголтыг оруулаад.
# $deals: how many in a second
cli_bench_playouts = 56, { $players } хүн: секундэд { $deals } тараалтыг тарааж, санамсаргүйгээр тоглож дуусгана.
# $positions: how many in a second
cli_bench_strict = Шнапсен: газрын мод дөнгөж дуусахад секундэд { $positions } байрлал бодно.
# $median, $mean: milliseconds; $share: in per cent
cli_bench_solving = 56, { $players } хүн: { $asked ->
    [contract] 28 биелэх эсэх
   *[points] хоёр талын оноо
} медианаар { $median } мс, дунджаар { $mean } мс-д олдоно; тараалтуудын { $share } хувь нэг секундэд багтана.
cli_bench_given_up = 56, { $players } хүн: { $asked ->
    [contract] 28 биелэх эсэх
   *[points] хоёр талын оноо
} тараалтуудын талд нь хугацаандаа олдсонгүй; { $share } хувь нэг секундэд багтана.
# $peer: a program; $figure: a number
cli_bench_peer = { $measure ->
    [hearts_moves_per_s] { $peer }: санамсаргүй Hearts, секундэд { $figure } нүүдэл.
    [skat_moves_per_s] { $peer }: санамсаргүй Skat, секундэд { $figure } нүүдэл.
    [bridge_moves_per_s] { $peer }: санамсаргүй Bridge, секундэд { $figure } нүүдэл.
    [bridge_every_lead_ms] { $peer }: Bridge тараалтын эхний гараа бүрийг медианаар { $figure } мс-д бодно.
   *[strict_solves_per_s] { $peer }: Шнапсен, газрын мод дөнгөж дуусахад секундэд { $figure } байрлал бодно.
}
cli_bench_no_peer = { $peer }: суулгаагүй тул хэмжээгүй; «cardavia[peers]» дотор ирдэг.

cli_doctor_help = Юу суулгасан, ажиллаж байгаа эсэхийг харуулна.
# $modules: the parts that are not compiled
cli_doctor_uncompiled = Цөм хөрвүүлэгдээгүй: дүн нь ижил, олон дахин удаан. C хөрвүүлэгчтэй болоод Cardavia-г дахин суулгаарай. Хөрвүүлэгдээгүй нь: { $modules }
cli_doctor_works = { $part ->
    [kernel] цөм: түүгээр тараалтууд тоглож дуусгалаа.
    [page] хуудас: багц дотор байна.
   *[other] { $part }: бүтэн нэг тараалтыг тарааж, тоглож, шалгалаа.
} Бүх зүйл хэвийн.
cli_doctor_broken = { $part ->
    [kernel] цөм: дээрх шалтгаанаар тараалт тоглож чадсангүй.
    [page] хуудас: дээрх шалтгаанаар алга байна.
   *[other] { $part }: дээрх шалтгаанаар бүтэн тараалт тоглож чадсангүй.
}
