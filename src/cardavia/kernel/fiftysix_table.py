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
    from cython.cimports.cardavia.kernel.bits import clz, popcount
    from cython.cimports.cardavia.kernel.fiftysix_position import Position
else:
    from cardavia.kernel.fiftysix_position import Position
    from cardavia.kernel.uncompiled import clz, popcount

from cardavia.kernel.fiftysix_relations import finer, rung

ALL = cython.declare(cython.ulonglong, 0xFFFFFFFF_FFFFFFFF)
SINGLES = cython.declare(cython.ulonglong, 0xFFFFFFFF)
EACH = cython.declare(cython.ulonglong, 0x01010101_01010101)
"""The lowest bit of each suit."""
GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B9_7F4A7C15)
MIX = cython.declare(cython.ulonglong, 0xD6E8FEB8_6659FD93)
ROW = cython.declare(cython.int, 16)
# A bucket holds the keys of its entries, then their notes, then the rest of their signs.  A note is, from
# its lowest bit, the bound (8 bits), the entry's standing (8), whether the bound is an upper one (1), the
# lead that settled it (5), the generation (10), and the relations (28).
STANDING = cython.declare(cython.ulonglong, 0xFF00)
ONE_LESS = cython.declare(cython.ulonglong, 0x0100)
SERVICE = cython.declare(cython.ulonglong, 0x0400)
"""What an entry gains each time it serves."""
HIGHEST = cython.declare(cython.ulonglong, 0xF000)
GENERATIONS = cython.declare(cython.ulonglong, 0x3FF)


class Table:
    """Holds proofs for so many players, two to the power of ``bits`` at most."""

    def __init__(self, players: int, bits: int) -> None:
        self.players = players
        self.size = players + players // 2
        self.ways = min(64 if players == 4 else 32, 1 << bits)
        self.buckets = (1 << bits) // self.ways
        self.generation = 0
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

    def find(self, tricks: cython.int, target: cython.int) -> cython.longlong:
        """Returns a bound, with its relations, that settles whether side 0 reaches the target; else -1."""
        key: cython.ulonglong = self.signs[ROW * tricks]
        bucket: cython.ulonglong = (key & self.buckets - 1) * self.ways * (2 + self.size)
        entry: cython.ulonglong = bucket + 2 * self.ways
        note: cython.ulonglong
        way: cython.int
        bound: cython.int
        cost: cython.int
        spare: cython.int
        less: cython.int
        for way in range(self.ways):
            note = self.words[bucket + self.ways + way]
            if self.words[bucket + way] != key or note >> 22 & GENERATIONS != self.generation:
                continue
            bound = note & 255
            less = note >> 16 & 1
            spare = target - 1 - bound if less else bound - target
            if spare < 0:
                continue
            cost = self.cost(entry + way * self.size, ROW * tricks + 1, note >> 32, less, spare)
            if cost >= 0:
                if note & STANDING < HIGHEST:
                    self.words[bucket + self.ways + way] = note + SERVICE
                return (bound + cost if less else bound - cost) | note >> 32 << 8
        return -1

    def hint(self, tricks: cython.int, side: cython.int) -> cython.int:
        """Returns the lead that helped this side in the position most like the one signed; -1 for none."""
        key: cython.ulonglong = self.signs[ROW * tricks]
        bucket: cython.ulonglong = (key & self.buckets - 1) * self.ways * (2 + self.size)
        entry: cython.ulonglong
        note: cython.ulonglong
        way: cython.int
        part: cython.int
        distance: cython.int
        nearest: cython.int = 1 << 16
        lead: cython.int = -1
        for way in range(self.ways):
            note = self.words[bucket + self.ways + way]
            if self.words[bucket + way] != key or note >> 22 & GENERATIONS != self.generation:
                continue
            if note >> 16 & 1 != side:
                continue
            entry = bucket + 2 * self.ways + way * self.size
            distance = 0
            for part in range(self.size):
                distance += popcount(self.words[entry + part] ^ self.signs[ROW * tricks + 1 + part])
            if distance < nearest:
                nearest = distance
                lead = note >> 17 & 31
        return lead

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
        self,
        tricks: cython.int,
        target: cython.int,
        result: cython.longlong,
        lead: cython.ulonglong,
        nodes: cython.ulonglong,
    ) -> cython.void:
        """Remembers a bound and its relations, which answered the target, and the lead that settled it.

        The more nodes it took, the longer it is kept.
        """
        row: cython.int = ROW * tricks
        bucket: cython.ulonglong = (self.signs[row] & self.buckets - 1) * self.ways * (2 + self.size)
        chosen: cython.int = self.place_for(bucket, tricks, target, result)
        standing: cython.ulonglong = 32 + 4 * (64 - clz(nodes | 1))
        note: cython.ulonglong = standing * ONE_LESS | self.generation << 22 | lead << 17
        way: cython.int
        part: cython.int
        for way in range(self.ways):
            if self.words[bucket + self.ways + way] & STANDING:
                self.words[bucket + self.ways + way] -= ONE_LESS
        if result & 255 < target:
            note |= 1 << 16
        self.words[bucket + chosen] = self.signs[row]
        self.words[bucket + self.ways + chosen] = note | result & 255 | result >> 8 << 32
        for part in range(self.size):
            self.words[bucket + 2 * self.ways + chosen * self.size + part] = self.signs[row + 1 + part]

    def place_for(
        self, bucket: cython.ulonglong, tricks: cython.int, target: cython.int, result: cython.longlong
    ) -> cython.int:
        """Returns the way to write to: one whose proof the new one makes needless, else the lowest."""
        key: cython.ulonglong = self.signs[ROW * tricks]
        relations: cython.ulonglong = result >> 8
        bound: cython.int = result & 255
        less: cython.int = bound < target
        chosen: cython.int = 0
        lowest: cython.ulonglong = STANDING + 1
        spare: cython.int
        way: cython.int
        note: cython.ulonglong
        entry: cython.ulonglong
        for way in range(self.ways):
            note = self.words[bucket + self.ways + way]
            if note >> 22 & GENERATIONS != self.generation:
                return way
            if self.words[bucket + way] == key and note >> 16 & 1 == less and relations & ~(note >> 32) == 0:
                spare = (note & 255) - bound if less else bound - (note & 255)
                entry = bucket + 2 * self.ways + way * self.size
                if spare >= 0 and self.cost(entry, ROW * tricks + 1, relations, 1 - less, spare) >= 0:
                    return way
            if note & STANDING < lowest:
                lowest = note & STANDING
                chosen = way
        return chosen


def suit_ladder(held: int) -> int:
    """Returns the ladder of one suit: four bits say which of 10 A 9 J are held, four more which twice."""
    tens, aces, nines, jacks = ((held >> rank & 1) + (held >> rank + 4 & 1) for rank in range(4))
    ones = tens + aces + nines + jacks
    return (1 << ones) - 1 | (1 << nines + jacks) - 1 << 8 | (1 << jacks) - 1 << 12
