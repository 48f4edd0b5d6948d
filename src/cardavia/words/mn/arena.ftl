# Contests and benchmarks.

contest_needs_deals = Тэмцээнд дор хаяж 2 тараалт, эсвэл 0 тараалт ба дор хаяж 1 тоглолт хэрэгтэй.
