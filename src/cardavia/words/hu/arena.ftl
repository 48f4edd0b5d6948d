# Contests and benchmarks.

contest_needs_deals = Egy összecsapáshoz legalább 2 leosztás kell; vagy 0 leosztás és legalább 1 játszma.
