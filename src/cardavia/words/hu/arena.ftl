# Contests and benchmarks.

contest_needs_deals = Egy összecsapáshoz legalább 2 leosztás kell, a játszmák száma pedig 0 vagy több.
