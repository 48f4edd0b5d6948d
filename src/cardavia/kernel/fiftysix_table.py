"""Remembers what was proved about positions of 56 between two tricks.

A proof serves every position in which the same seat leads and each hand holds as many cards of each suit, as
long as the cards stand in the same order wherever the proof compared them.  Where points lie elsewhere than
in the position proved, its bound gives way by as many: the proof serves if it has so much to spare.

The *sign* of a position is a key for what has to be equal, and words for what may differ.  Each hand has a
*ladder*, which counts its cards worth one or more, two or more, and three, of each suit, in rows of ones, so
that points missing are bits missing.  Each two hands have a word that says which cards of equal worth they
hold.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import popcount
    from cython.cimports.cardavia.kernel.fiftysix_position import Position
else:
    from cardavia.kernel.fiftysix_position import Position
    from cardavia.kernel.uncompiled import popcount

ALL = cython.declare(cython.ulonglong, 0xFFFFFFFF_FFFFFFFF)
SINGLES = cython.declare(cython.ulonglong, 0xFFFFFFFF)
EACH = cython.declare(cython.ulonglong, 0x01010101_01010101)
"""The lowest bit of each suit."""
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B9_7F4A7C15)
MIX = cython.declare(cython.ulonglong, 0xD6E8FEB8_6659FD93)
WAYS = cython.declare(cython.int, 8)
"""The entries of a bucket: first their keys, then their notes, then the rest of their signs."""
ROW = cython.declare(cython.int, 16)
# A note, from its lowest bit: the bound (8 bits), its freshness (8), whether it is an upper bound (1), the
# lead that settled it (5), the generation (10), the relations (28).
FRESHNESS = cython.declare(cython.ulonglong, 0xFF00)
STALE = cython.declare(cython.ulonglong, 0x0100)
GENERATIONS = cython.declare(cython.ulonglong, 0x3FF)


class Table:
    """Holds proofs for so many players, two to the power of ``bits`` at most."""

    def __init__(self, players: int, bits: int) -> None:
        self.players = players
        self.size = players + players // 2
        self.buckets = (1 << bits) // 8
        self.generation = 0
        self.hint = -1
        self.words = array("Q", bytes(8 * (2 + self.size) << bits))
        self.signs = array("Q", bytes(8 * 16 * 13))
        self.spread = array("Q", [GOLDEN * (2 * seat + 3) & ALL | 1 for seat in range(players)])
        self.ladders = array("Q", [suit_ladder(held) for held in range(256)])
        self.rungs = array("Q", [rung(step, suits) for step in range(3) for suits in range(16)])
        self.alike = array("Q", [finer(relations) for relations in range(256)])

    def forget(self) -> None:
        """Makes whatever was proved before old: it is found no more, and gives way to what is new."""
        self.generation += 1
        if self.generation > GENERATIONS:
            self.words = array("Q", bytes(8 * len(self.words)))
            self.generation = 1

    def sign(self, position: Position, leader: cython.int, tricks: cython.int) -> cython.void:
        """Works out the sign of a position, and leaves it in the row of its tricks."""
        row: cython.int = ROW * tricks
        key: cython.ulonglong = GOLDEN * (leader + 1) & ALL
        trumps: cython.ulonglong = 0
        hand: cython.ulonglong
        lengths: cython.ulonglong
        seat: cython.int
        for seat in range(self.players):
            hand = position.hands[seat]
            lengths = (hand & EACH) + (hand >> 1 & EACH) + (hand >> 2 & EACH) + (hand >> 3 & EACH)
            lengths += (hand >> 4 & EACH) + (hand >> 5 & EACH) + (hand >> 6 & EACH) + (hand >> 7 & EACH)
            key ^= lengths + (lengths >> 32) & SINGLES
            key = (key ^ key >> 32) * MIX & ALL
            key = (key ^ key >> 32) * self.spread[seat] & ALL
            self.signs[row + 1 + seat] = self.ladder(hand)
            # Of those worth nothing K Q 8, and A of those worth one: what is left over is 7s and 10s.
            hand = (hand >> 1 & 7 * EACH) | (hand >> 2 & 8 * EACH)
            if seat & 1:
                self.signs[row + 1 + self.players + (seat >> 1)] |= hand << 4
            else:
                self.signs[row + 1 + self.players + (seat >> 1)] = hand
            if position.trump >= 0:
                trumps |= position.hands[seat] >> 8 * position.trump & 255
        # Once the last trump is gone, a deal is played on as in no trumps.
        if trumps:
            key = key + GOLDEN * (position.trump + 9) & ALL
        self.signs[row] = key ^ key >> 29

    def ladder(self, hand: cython.ulonglong) -> cython.ulonglong:
        """Returns a hand's ladder, 16 bits a suit."""
        return (
            self.ladders[(hand >> 4 & 15) | (hand >> 32 & 240)]
            | self.ladders[(hand >> 12 & 15) | (hand >> 40 & 240)] << 16
            | self.ladders[(hand >> 20 & 15) | (hand >> 48 & 240)] << 32
            | self.ladders[(hand >> 28 & 15) | (hand >> 56 & 240)] << 48
        )

    def find(self, tricks: cython.int, target: cython.int, side: cython.int) -> cython.longlong:
        """Returns a bound, with its relations, that settles whether side 0 reaches the target; else -1.

        The lead that helped the leader's side in the position most like this one is then the ``hint``, or -1.
        """
        key: cython.ulonglong = self.signs[ROW * tricks]
        bucket: cython.ulonglong = (key & self.buckets - 1) * WAYS * (2 + self.size)
        entry: cython.ulonglong
        note: cython.ulonglong
        way: cython.int
        bound: cython.int
        cost: cython.int
        spare: cython.int
        less: cython.int
        nearest: cython.int = 1 << 16
        self.hint = -1
        for way in range(WAYS):
            note = self.words[bucket + WAYS + way]
            if self.words[bucket + way] != key or note >> 22 & GENERATIONS != self.generation:
                continue
            entry = bucket + 2 * WAYS + way * self.size
            bound = note & 255
            less = note >> 16 & 1
            spare = target - 1 - bound if less else bound - target
            cost = self.cost(entry, ROW * tricks + 1, note >> 32, less, spare)
            if cost >= 0:
                self.words[bucket + WAYS + way] = (note & ~FRESHNESS) | 2 * tricks * STALE
                return (bound + cost if less else bound - cost) | note >> 32 << 8
            if less == side:
                cost = self.distance(entry, ROW * tricks + 1)
                if cost < nearest:
                    nearest = cost
                    self.hint = note >> 17 & 31
        return -1

    def distance(self, entry: cython.ulonglong, sign: cython.int) -> cython.int:
        """Returns by how much an entry and a sign differ."""
        bits: cython.int = 0
        part: cython.int
        for part in range(self.size):
            bits += popcount(self.words[entry + part] ^ self.signs[sign + part])
        return bits

    def cost(
        self,
        entry: cython.ulonglong,
        sign: cython.int,
        relations: cython.ulonglong,
        more: cython.int,
        most: cython.int,
    ) -> cython.int:
        """Returns how many points the sign has more, or else less, than the entry, in places that may differ.

        It is -1 where that is more than the most allowed, or where what the proof compared differs.
        """
        steps: cython.ulonglong = relations >> 16 | relations | relations >> 4
        compared: cython.ulonglong = (
            self.rungs[steps & 15] | self.rungs[16 + (steps >> 4 & 15)] | self.rungs[32 + (steps >> 8 & 15)]
        )
        theirs: cython.ulonglong
        ours: cython.ulonglong
        points: cython.int = 0
        part: cython.int
        if most < 0:
            return -1
        for part in range(self.players):
            theirs = self.words[entry + part]
            ours = self.signs[sign + part]
            if (theirs ^ ours) & compared:
                return -1
            points += popcount(ours & ~theirs if more else theirs & ~ours)
        if points > most:
            return -1
        compared = self.alike[relations & 255]
        for part in range(self.players, self.size):
            if (self.words[entry + part] ^ self.signs[sign + part]) & compared:
                return -1
        return points

    def keep(
        self, tricks: cython.int, target: cython.int, result: cython.longlong, lead: cython.ulonglong
    ) -> cython.void:
        """Remembers a bound and its relations, which answered the target, and the lead that settled it."""
        row: cython.int = ROW * tricks
        bucket: cython.ulonglong = (self.signs[row] & self.buckets - 1) * WAYS * (2 + self.size)
        chosen: cython.int = self.place_for(bucket, tricks, target, result)
        note: cython.ulonglong = 2 * tricks * STALE | self.generation << 22 | lead << 17
        way: cython.int
        part: cython.int
        for way in range(WAYS):
            if self.words[bucket + WAYS + way] & FRESHNESS:
                self.words[bucket + WAYS + way] -= STALE
        if result & 255 < target:
            note |= 1 << 16
        self.words[bucket + chosen] = self.signs[row]
        self.words[bucket + WAYS + chosen] = note | result & 255 | result >> 8 << 32
        for part in range(self.size):
            self.words[bucket + 2 * WAYS + chosen * self.size + part] = self.signs[row + 1 + part]

    def place_for(
        self, bucket: cython.ulonglong, tricks: cython.int, target: cython.int, result: cython.longlong
    ) -> cython.int:
        """Returns the way to write to: one whose proof the new one makes needless, else the stalest."""
        key: cython.ulonglong = self.signs[ROW * tricks]
        relations: cython.ulonglong = result >> 8
        bound: cython.int = result & 255
        less: cython.int = bound < target
        chosen: cython.int = 0
        lowest: cython.int = 256
        fresh: cython.int
        spare: cython.int
        way: cython.int
        note: cython.ulonglong
        entry: cython.ulonglong
        for way in range(WAYS):
            note = self.words[bucket + WAYS + way]
            if note >> 22 & GENERATIONS != self.generation:
                return way
            if self.words[bucket + way] == key and note >> 16 & 1 == less and relations & ~(note >> 32) == 0:
                spare = (note & 255) - bound if less else bound - (note & 255)
                entry = bucket + 2 * WAYS + way * self.size
                if self.cost(entry, ROW * tricks + 1, relations, 1 - less, spare) >= 0:
                    return way
            fresh = note >> 8 & 255
            if fresh < lowest:
                lowest = fresh
                chosen = way
        return chosen


def suit_ladder(held: int) -> int:
    """Returns the ladder of one suit: four bits say which of 10 A 9 J are held, four more which twice."""
    tens, aces, nines, jacks = ((held >> rank & 1) + (held >> rank + 4 & 1) for rank in range(4))
    ones = tens + aces + nines + jacks
    return (1 << ones) - 1 | (1 << nines + jacks) - 1 << 8 | (1 << jacks) - 1 << 12


def rung(step: int, suits: int) -> int:
    """Returns the part of a ladder that counts the cards of these suits worth more than the step."""
    place, length = ((0, 8), (8, 4), (12, 2))[step]
    return sum((1 << length) - 1 << 16 * suit + place for suit in range(4) if suits >> suit & 1)


def finer(relations: int) -> int:
    """Returns which bits count of two hands' K Q 8 and A, given which cards of equal worth were compared."""
    nothing, one = relations & 15, relations >> 4
    suits = sum((7 * (nothing >> suit & 1) + 8 * (one >> suit & 1)) << 8 * suit for suit in range(4))
    return suits * 0x11 | suits * 0x11 << 32
