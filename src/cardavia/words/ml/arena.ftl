# Contests and benchmarks.

contest_needs_deals = ബലപരീക്ഷണത്തിന് കുറഞ്ഞത് 2 കളി വേണം; അല്ലെങ്കിൽ 0 കളിയും കുറഞ്ഞത് 1 മുഴുവൻ മത്സരവും.
