"""How a player mixes its choices where hands are hidden, found by regret matching (CFR+).

Each choice is taken in proportion to how much is regretted not to have taken it, and the mean of all rounds
comes nearer and nearer to an equilibrium.  A *place* is all that the player can tell when it has to choose;
the choices of a place stand side by side, from ``room * place`` on.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython


class Strategy:
    """Is one player's mix at every place, what it was before, and what each choice is worth.

    ``shares`` is how likely each choice is now, ``worths`` what it brings: whoever asks for regrets has to
    have found that.  Where ``choices`` are fewer than ``room``, the last ones are never taken.
    """

    def __init__(self, places: int, room: int, choices: int) -> None:
        self.places = places
        self.room = room
        self.choices = choices
        self.regrets = array("d", bytes(8 * places * room))
        self.shares = array("d", bytes(8 * places * room))
        self.sums = array("d", bytes(8 * places * room))
        self.worths = array("d", bytes(8 * places * room))

    def match(self) -> cython.void:
        """Makes each choice as likely as it is regretted."""
        self.share_out(self.regrets)

    def settle(self) -> cython.void:
        """Makes each choice as likely as it was on average."""
        self.share_out(self.sums)

    def share_out(self, weights: cython.double[::1]) -> cython.void:
        """Turns weights into shares, equal ones where there is no weight at all."""
        at: cython.int
        place: cython.int
        choice: cython.int
        total: cython.double
        for place in range(self.places):
            at = self.room * place
            total = 0.0
            for choice in range(at, at + self.choices):
                total += weights[choice]
            for choice in range(at, at + self.choices):
                self.shares[choice] = weights[choice] / total if total > 0 else 1.0 / self.choices

    def forget_worths(self) -> cython.void:
        """Takes every choice for worth nothing."""
        at: cython.int
        for at in range(self.places * self.room):
            self.worths[at] = 0.0

    def regret(self, sign: cython.double) -> cython.void:
        """Adds what each choice would have brought more than the mix, or less with a sign of -1.

        Below zero nothing is kept.
        """
        at: cython.int
        place: cython.int
        choice: cython.int
        mean: cython.double
        more: cython.double
        for place in range(self.places):
            at = self.room * place
            mean = 0.0
            for choice in range(at, at + self.choices):
                mean += self.shares[choice] * self.worths[choice]
            for choice in range(at, at + self.choices):
                more = self.regrets[choice] + sign * (self.worths[choice] - mean)
                self.regrets[choice] = more if more > 0 else 0.0

    def remember(self, weight: cython.double) -> cython.void:
        """Counts the shares towards the mean, with a weight."""
        at: cython.int
        for at in range(self.places * self.room):
            self.sums[at] += weight * self.shares[at]

    def extreme(self, place: cython.int, sign: cython.double) -> cython.double:
        """Returns what the best choice of a place is worth, or with a sign of -1 the lowest."""
        at: cython.int = self.room * place
        choice: cython.int
        result: cython.double = self.worths[at]
        for choice in range(at + 1, at + self.choices):
            if sign * self.worths[choice] > sign * result:
                result = self.worths[choice]
        return result

    def mix(self, place: cython.int) -> list[float]:
        """Returns how likely each choice of a place was on average."""
        first: cython.int = self.room * place
        self.settle()
        return [self.shares[first + choice] for choice in range(self.room)]

    def always(self, place: cython.int, choice: cython.int) -> None:
        """Takes one choice of a place from now on, whatever was found before."""
        other: cython.int
        first: cython.int = self.room * place
        for other in range(self.room):
            self.sums[first + other] = other == choice
