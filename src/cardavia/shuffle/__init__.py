"""The checkable shuffle: nobody chooses the cards, and afterwards everybody can check it.

The dealer (a server, or the program in the terminal) publishes the hash of a secret.  Then each
person commits to 32 random bytes by their hash, and when all hashes lie open, opens them.  Secret,
contributions and a pack's number decide every pack of the match; the secret is revealed at its
end.  ``docs/fairness.md`` is the specification: with it an outsider needs nothing from here.
"""

from cardavia.shuffle.commitments import (
    Contribution,
    check_opening,
    contribution_commitment,
    new_secret,
    read_hex,
    secret_commitment,
)
from cardavia.shuffle.packs import Shuffle, check

__all__ = [
    "Contribution",
    "Shuffle",
    "check",
    "check_opening",
    "contribution_commitment",
    "new_secret",
    "read_hex",
    "secret_commitment",
]
