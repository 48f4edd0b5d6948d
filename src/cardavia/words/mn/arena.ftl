# Contests and benchmarks.

contest_needs_deals = Тэмцээнд дор хаяж 2 тараалт хэрэгтэй, тоглолтын тоо 0-ээс бага байж болохгүй.
