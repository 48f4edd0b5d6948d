# Contests and benchmarks.

contest_needs_deals = A contest needs at least 2 deals, or 0 deals and at least 1 match.
