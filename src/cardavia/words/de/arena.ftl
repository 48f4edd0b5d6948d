# Contests and benchmarks.

contest_needs_deals = Ein Wettkampf braucht mindestens 2 Spiele, bei 0 Spielen mindestens 1 Partie.
