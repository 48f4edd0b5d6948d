# Contests and benchmarks.

contest_needs_deals = A contest needs 2 deals or more; or 0 deals, and 1 match or more.
