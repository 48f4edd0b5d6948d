"""Players against players: contests with the same cards for both sides, and the speed of the rules."""
