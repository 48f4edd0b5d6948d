# Contests and benchmarks.

contest_needs_deals = Egy összecsapáshoz legalább 2 leosztás kell, 0 leosztás mellé pedig legalább 1 játszma.
