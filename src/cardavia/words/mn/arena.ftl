# Contests and benchmarks.

contest_needs_deals = Тэмцээнд дор хаяж 2 тараалт хэрэгтэй; эсвэл 0 тараалт, дор хаяж 1 тоглолт.
