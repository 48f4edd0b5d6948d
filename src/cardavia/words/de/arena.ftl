# Contests and benchmarks.

contest_needs_deals = Ein Wettkampf braucht mindestens 2 Spiele und nicht weniger als 0 Partien.
