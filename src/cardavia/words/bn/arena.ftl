# Contests and benchmarks.

contest_needs_deals = প্রতিযোগিতায় অন্তত 2টি দান লাগে, আর ম্যাচের সংখ্যা 0-র কম হতে পারে না।
