# Contests and benchmarks.

contest_needs_deals = A contest needs 2 deals or more, and no less than 0 matches.
