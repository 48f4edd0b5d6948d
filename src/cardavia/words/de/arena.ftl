# Contests and benchmarks.

contest_needs_deals = Ein Wettkampf braucht mindestens 2 Spiele; oder 0 Spiele und mindestens 1 Partie.
