# Contests and benchmarks.

contest_needs_deals = ബലപരീക്ഷണത്തിന് കുറഞ്ഞത് 2 കളി വേണം; മുഴുവൻ മത്സരങ്ങളുടെ എണ്ണം 0-ൽ കുറയരുത്.
