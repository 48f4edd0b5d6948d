# Contests and benchmarks.

contest_needs_deals = প্রতিযোগিতায় অন্তত 2টি দান লাগে; অথবা 0টি দান আর অন্তত 1টি ম্যাচ।
