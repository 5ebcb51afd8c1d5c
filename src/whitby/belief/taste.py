"""How gladly Dracula goes somewhere: weights by edition, found in games of its bots by `whitby fit GAME --taste`.

He is thought to play in one of a few styles: from anywhere alike to as careful as the bot that the weights were found with. In every
style a move now and then is made by whim, so that no odds are ever so sure that one surprise would overturn them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from whitby.belief.styles import PRIOR, STYLES, Shares, by_style
from whitby.board import Links
from whitby.games.fury.europe import CASTLE, ON_MAP, SEA0

STARTING: Final = 0.15  # so much less does he keep to a style where he begins: nothing was heard of him yet
THREAT: Final[tuple[float, ...]] = (5.0, 2.6, 1.3, 0.5, 0.2)  # of one hunter, by steps: what lies ahead is weighed by the sum
WAYS: Final = 5  # more ways on count no more where he begins
FAR: Final = 6  # nor do more steps to the nearest hunter

# What a move is judged by: the place that he comes to, or that he stays in.
FEATURES: Final = (
    "hunters there",
    "hunters a step away",
    "hunters two steps away",
    "hunters three steps away",
    "hunters four steps away",
    "sea",
    "ways on",
    "castle",
    "goes to sea",
    "no way on",
    "one way on",
    "least threat ahead",
    "sea without a port ahead",
    "stays",
    "stays in sight",
    "stays under threat",
    "stays at sea",
)
STEPS: Final = len(THREAT)
SEA: Final = FEATURES.index("sea")
WAYS_ON: Final = FEATURES.index("ways on")
IN_CASTLE: Final = FEATURES.index("castle")
OF_THE_PLACE: Final = IN_CASTLE + 1  # so many features are the place's own, whatever his way
GOES_TO_SEA: Final = FEATURES.index("goes to sea")
NO_WAY: Final = FEATURES.index("no way on")
ONE_WAY: Final = FEATURES.index("one way on")
AHEAD: Final = FEATURES.index("least threat ahead")
NO_PORT: Final = FEATURES.index("sea without a port ahead")
STAYS: Final = FEATURES.index("stays")
IN_SIGHT: Final = FEATURES.index("stays in sight")
UNDER_THREAT: Final = FEATURES.index("stays under threat")
STAYS_AT_SEA: Final = FEATURES.index("stays at sea")
NOWHERE_AHEAD: Final = 2.0  # the threat ahead where no way leads on

# What the place is judged by where he begins.
BEGINNING: Final = ("steps to the nearest hunter", "ways on at the start", "few ways on at the start")


class Taste:
    """An edition's map as he minds it, with its weights."""

    def __init__(self, near: Links, doors: Sequence[int], weights: Mapping[str, float], closing: int) -> None:
        self.near = [[q for q in near[p] if q < ON_MAP] for p in range(ON_MAP)]
        self.steps = [distances(near, start, doors[start]) for start in range(len(near))]  # of a hunter, who begins at that door
        self.closing = closing  # so many codes of a row are places that he cannot go to next
        self.move = [weights.get(name, 0.0) for name in FEATURES]
        self.start = [weights.get(name, 0.0) for name in BEGINNING]

    def likely(self, hunters: Collection[int], in_sight: bool = False) -> Likely:
        """How gladly he goes somewhere, with hunters in these places, and his figure on the board or not."""
        return Likely(self, hunters, in_sight)


class Likely:
    """How gladly he goes somewhere now."""

    def __init__(self, taste: Taste, hunters: Collection[int], in_sight: bool) -> None:
        self.taste = taste
        self.in_sight = in_sight
        self.far = [taste.steps[at] for at in hunters]
        self.threat = [threat(self.far, p) for p in range(ON_MAP)]
        self.place: list[float] = []  # the worth of each place, whatever his way; worked out when it is asked for
        self.known: dict[bytes, list[Shares]] = {}  # for many rows the same is asked

    # --- a move -----------------------------------------------------------------------------
    def shares(self, row: bytes, at: int, codes: list[int]) -> list[Shares]:
        """By style how likely he goes from a place to each of these, or stays."""
        n = len(codes)
        if n == 1:
            return [[1.0]] * len(STYLES)
        if not self.place:
            self.place = [self.worth_of_place(p) for p in range(ON_MAP)]
        closed = row[: self.taste.closing]
        asked = closed + bytes([at, *codes])
        known = self.known.get(asked)
        if known is None:
            known = self.known[asked] = by_style([self.worth(closed, at, q) for q in codes])
        return known

    def worth(self, closed: bytes, at: int, code: int) -> float:
        """What going there is worth to him, or staying."""
        weights = self.taste.move
        p = code if code < ON_MAP else at
        worth = self.place[p]
        if code >= ON_MAP:
            worth += weights[STAYS] + weights[UNDER_THREAT] * self.threat[p]
            if self.in_sight:
                worth += weights[IN_SIGHT]
            if p >= SEA0:
                worth += weights[STAYS_AT_SEA]
        elif p >= SEA0 and at < SEA0:
            worth += weights[GOES_TO_SEA]
        ways, least, port = self.ahead(closed, p)
        if ways < 2:
            worth += weights[ONE_WAY] if ways else weights[NO_WAY]
        if p >= SEA0 and not port:
            worth += weights[NO_PORT]
        return worth + weights[AHEAD] * least

    def ahead(self, closed: bytes, place: int) -> tuple[int, float, bool]:
        """From there: how many ways lead on, the least threat at their ends, and whether one is to a port."""
        ways, least, port = 0, NOWHERE_AHEAD, False
        for q in self.taste.near[place]:
            if q not in closed:
                if ways == 0 or self.threat[q] < least:
                    least = self.threat[q]
                ways += 1
                port = port or q < SEA0
        return ways, least, port

    def worth_of_place(self, p: int) -> float:
        """What a place is worth to him, whatever his way."""
        return sum([value * weight for value, weight in zip(self.features_of_place(p), self.taste.move, strict=False)])

    def features_of_place(self, p: int) -> list[float]:
        """The first features."""
        found = [0.0] * OF_THE_PLACE
        for far in self.far:
            if far[p] < STEPS:
                found[far[p]] += 1.0
        found[SEA] = float(p >= SEA0)
        found[WAYS_ON] = float(len(self.taste.near[p]))
        found[IN_CASTLE] = float(p == CASTLE)
        return found

    def features(self, row: bytes, at: int, code: int) -> list[float]:
        """All features of a move, for fitting."""
        p = code if code < ON_MAP else at
        stays = code >= ON_MAP
        ways, least, port = self.ahead(row[: self.taste.closing], p)
        found = self.features_of_place(p) + [0.0] * (len(FEATURES) - OF_THE_PLACE)
        found[GOES_TO_SEA] = float(not stays and p >= SEA0 > at)
        found[NO_WAY], found[ONE_WAY] = float(ways == 0), float(ways == 1)
        found[AHEAD] = least
        found[NO_PORT] = float(p >= SEA0 and not port)
        found[STAYS], found[IN_SIGHT] = float(stays), float(stays and self.in_sight)
        found[UNDER_THREAT] = stays * self.threat[p]
        found[STAYS_AT_SEA] = float(stays and p >= SEA0)
        return found

    # --- the beginning ------------------------------------------------------------------------
    def starts(self, places: Sequence[int]) -> list[Shares]:
        """By style how likely he begins in each of these places, times how likely the style is."""
        weights = self.taste.start
        worths = [STARTING * sum([value * weight for value, weight in zip(self.of_start(p), weights, strict=True)]) for p in places]
        return [[prior * share for share in shares] for prior, shares in zip(PRIOR, by_style(worths), strict=True)]

    def of_start(self, p: int) -> list[float]:
        """The features of a place where he may begin."""
        ways = len(self.taste.near[p])
        return [float(min([FAR, *[far[p] for far in self.far]])), float(min(WAYS, ways)), float(ways < 3)]


def threat(far: list[list[int]], place: int) -> float:
    """What all hunters together mean there."""
    total = 0.0
    for steps in far:
        if steps[place] < STEPS:
            total += THREAT[steps[place]]
    return total


def distances(near: Links, start: int, door: int) -> list[int]:
    """By place, how many steps away it is, as far as that matters."""
    found = [FAR] * len(near)
    found[start] = found[door] = 0
    ring = [door]
    for steps in range(1, FAR):
        ring = [q for p in ring for q in near[p] if found[q] == FAR]
        for q in ring:
            found[q] = steps
    return found
