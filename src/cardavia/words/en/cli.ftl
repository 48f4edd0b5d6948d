# The command line: its help, and what its commands print.

cli_help = A card table for 56 and Schnapsen: play, read the rules, check that the cards were dealt honestly.
cli_version = Print the version and stop.
cli_json = Print JSON for a program to read.
cli_seed = Where chance starts: the same seed gives the same cards and choices.
cli_game = The game: schnapsen or fiftysix.
cli_players = How many play 56: 4, 6 or 8.
cli_rules_option = The rules: a preset and its switches, such as "classic stage_jump".
cli_language = The language to speak, such as en; this computer’s own when not given.
cli_work = How much a computer player may think: a number of positions or worlds.
cli_workers = How many processes to use; one for each core when not given.

unknown_language = There is no catalogue for “{ $language }” yet: choose { LIST($languages, join: "or") }.
# $file: a path; $problem: what the system says
cli_file_problem = Cannot use { $file }: { $problem }.

cli_port = The port to listen on; any free one when not given.
cli_data = The folder that keeps the tables; one of your own when not given.
cli_lan = Let phones and computers in the same house join, and show the address as a QR code.
# $option: such as --port; $command: such as serve
cli_option_comes_first = { $option } stands before { $command }, where it says nothing to it: leave it out, or write it after { $command } if that command has it.
cli_browser = Open the table in the browser.
cli_host = The address to listen on.
cli_serve_help = Serve tables to whoever can reach this address.
# $address: where the table is
cli_table_open = The table is open at { $address } — stop it with Ctrl-C.
cli_table_lan = Anybody in the same network can join there: point a phone’s camera at the code.
cli_serving = Serving tables at { $address } — stop with Ctrl-C.

cli_play_help = Sit down at the table in this terminal and play a match against the computer.
cli_rules_help = Print the full rules of a game.
cli_verify_help = Replay a record of a match, and check that its packs are what the shuffle promised.
cli_verify_file = The record, a text file.

cli_contest_help = Let two levels of computer players play each other with the same cards.
cli_contest_a = The one level.
cli_contest_b = The other level.
cli_contest_deals = How many packs to play, each a deal of its own.
cli_contest_matches = How many whole matches to play after the deals.
cli_contest_duplicate = Play every pack twice, with the sides swapped.
cli_contest_running = { $a } against { $b }
cli_contest_unit = { $game ->
    [schnapsen] game points
   *[fiftysix] tables
}
# $gain: with its sign; $unit: tables or game points
cli_contest_gain = { $a } against { $b }: { $gain } { $unit } a deal over { $deals } packs.
cli_contest_interval = The true average lies between { $low } and { $high }, 95 times in 100.
cli_contest_won = { $a } won { $share } % of the deals.
cli_contest_matches_won = Matches: { $a } to { $b }.
cli_contest_contracts = Contracts bid by { $level }: { $made } made, { $failed } failed; of the { $doubled } that were doubled { $doubled_made } were made.
cli_contest_par = If all had seen all cards and played their best, { $stand } of { $solved } would have been made; { $stand_made } of these were.
cli_contest_spent = A decision of { $level } took { $median } ms in the median, { $p95 } ms at the 95th percentile.

cli_bench_help = Measure how fast the rules and the kernel are on this machine, beside the peers that are installed.
cli_bench_seconds = How long to measure each thing.
cli_bench_running = Measuring
cli_bench_kernel = The kernel is { $kernel ->
    [compiled] compiled.
   *[uncompiled] not compiled: it finds the same, many times slower.
}
cli_bench_moves = { $moves } moves a second on one core: whole random deals of 56 with six seats, choice included.
# $deals: how many in a second
cli_bench_playouts = 56 with { $players } players: { $deals } whole deals dealt and played out at random a second.
# $positions: how many in a second
cli_bench_strict = Schnapsen: { $positions } positions solved a second when the stock has just run out.
# $median, $mean: milliseconds; $share: in per cent
cli_bench_solving = 56 with { $players } players: { $asked ->
    [contract] whether 28 stands takes
   *[points] the points of both sides take
} { $median } ms in the median and { $mean } ms on average; { $share } % of the deals are solved within a second.
cli_bench_given_up = 56 with { $players } players: { $asked ->
    [contract] whether 28 stands
   *[points] what the points of both sides are
} was not found in time for half of the deals; { $share } % are solved within a second.
# $peer: a program; $figure: a number
cli_bench_peer = { $measure ->
    [hearts_moves_per_s] { $peer }: { $figure } moves a second of random Hearts.
    [skat_moves_per_s] { $peer }: { $figure } moves a second of random Skat.
    [bridge_moves_per_s] { $peer }: { $figure } moves a second of random Bridge.
    [bridge_every_lead_ms] { $peer }: every first lead of a Bridge deal is solved in { $figure } ms in the median.
   *[strict_solves_per_s] { $peer }: { $figure } positions of Schnapsen solved a second when the stock has just run out.
}
cli_bench_no_peer = { $peer }: not installed, so not measured; it comes with “cardavia[peers]”.

cli_doctor_help = Show what is installed, and whether it works.
# $modules: the parts that are not compiled
cli_doctor_uncompiled = The kernel is not compiled: it finds the same, many times slower. With a C compiler at hand, install Cardavia again. Not compiled: { $modules }
cli_doctor_works = { $part ->
    [kernel] kernel: deals were played out with it.
    [page] page: it lies in the package.
   *[other] { $part }: a whole deal was dealt, played and checked.
} All is well.
cli_doctor_broken = { $part ->
    [kernel] kernel: it does not play deals out, for the reason above.
    [page] page: it is missing, for the reason above.
   *[other] { $part }: a whole deal could not be played, for the reason above.
}
