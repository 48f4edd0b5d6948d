"""How long tests wait for what has to come: so long that only what never comes fails."""

PATIENCE = 120.0
"""Seconds in which anything comes that is waited for, on however slow and busy a machine."""
WHOLE_RUN = 600.0
"""Seconds in which a program does all its work there: a build, a contest, a whole match."""
