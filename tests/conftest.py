"""How every test runs: Hypothesis without a stopwatch, the same examples each time in CI, in English."""

import os
import signal

from hypothesis import settings

# Commands speak the language of this computer, which need not be the one that tests read.
os.environ["LC_ALL"] = "C.UTF-8"

# Some shells start what runs in the background deaf to Ctrl-C, and whatever that starts: here it is heard.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("desk", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
