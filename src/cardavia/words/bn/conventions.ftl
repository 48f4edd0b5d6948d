# What each call of 56 tells by the convention card (conventions/card.toml).

tells_jack = { CALL($call) }: { suit_name }ের গোলাম অন্তত { $jacks }টি।
tells_strong = { CALL($call) }: { suit_name } জোরালো (পয়েন্টের তাস অন্তত { $high }টি), কিন্তু গোলাম নেই।
tells_jacks = { CALL($call) }: অন্তত { $jack_suits }টি রঙের গোলাম আছে।
tells_void = { CALL($call) }: শেষ বলা রং { suit_name }, হাতে একটিও নেই।
tells_high_only = { CALL($call) }: { suit_name }ের পয়েন্টের তাস (J 9 A 10) ঠিক { $high }টি, এই রঙের আর কোনো তাস নেই।
tells_nothing = { CALL($call) }: হাতের কথা কিছুই বলে না।
tells_pass = পাস: হাতের কথা কিছুই বলে না।
tells_double = ডাবল: মনে করেন ডাকটি পূরণ হবে না; হাতের কথা কিছুই বলে না।
tells_redouble = রিডাবল: মনে করেন ডাকটি তবুও পূরণ হবে; হাতের কথা কিছুই বলে না।
