"""Every game that Dracula may have played, played by the engine and kept if it sounds the same: what his hunters can know, by brute force.

An edition says here what he decides in secret, and where that leads; nothing of how a belief comes to its odds. What he decides in sight,
and all that others do, is thought to be as likely in all games in which it can be done.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

import whitby
from whitby.belief.rows import NONE, Row, Weights
from whitby.belief.styles import STYLES
from whitby.belief.taste import Likely, Taste
from whitby.engine import CHANCE, News, answer, options_for, seats_asked
from whitby.games.fury.trail import TRAIL
from whitby.play import PUBLIC
from whitby.rng import Rng

CLOSE = 1e-9
MOST = 20_000  # more games at a time are not followed: a belief is no longer exact then
World = tuple[Any, Weights]  # a state, and how likely it is by style


class Way(NamedTuple):
    """One way to decide."""

    kind: Hashable  # what everybody hears of it, whatever the place; None if it is not followed here
    code: int  # the place where it leads, or what lets him stay
    after: Any
    heard: list[News]


class Edition:
    """What differs between the editions."""

    game_id: str
    hunters: int  # their eyes
    dracula: int  # his seat
    taste: Taste
    starts = "dracula-starts"
    secret: frozenset[str]  # the questions that he answers in secret

    def __init__(self) -> None:
        self.game = whitby.game(self.game_id)
        self.options = self.game.all_options({})

    # --- what an edition says -----------------------------------------------------------------
    def ways(self, s: Any) -> list[Way]:
        """All that he can do now."""
        raise NotImplementedError

    def row(self, s: Any) -> Row:
        """What is hidden of his way, as the belief writes it."""
        raise NotImplementedError

    def likely(self, s: Any) -> Likely:
        """How gladly he goes somewhere now, for all that everybody sees."""
        raise NotImplementedError

    def shares(self, s: Any, codes: list[int]) -> list[Weights]:
        """By style how likely he goes to each of these."""
        raise NotImplementedError

    def believed(self, belief: Any) -> dict[Row, Weights]:
        """The rows of a belief."""
        raise NotImplementedError

    def picked(self, s: Any, ways: list[Way], rng: Rng) -> Way:
        """What he truly decides."""
        return ways[rng.below(len(ways))]

    def public_choice(self, s: Any, rng: Rng, seat: int) -> int:
        """What somebody does in sight."""
        return rng.pick(list(options_for(s, seat)))

    def tidy(self, s: Any) -> None:
        """After a decision of his: what he hides apart from his way is the same in all games."""

    def is_over(self, s: Any) -> bool:
        """Is nothing compared any more?"""
        return bool(s.winners >= 0)

    # --- what all share -----------------------------------------------------------------------
    def begun(self) -> Any:
        """A game that tells what happens in it."""
        s = self.game.setup(self.options)
        s.listening = True
        return s

    def told(self, s: Any) -> list[News]:
        """What the hunters hear of the last choice."""
        news = [(what, facts) for to, what, facts in s.outbox if to & (self.hunters | PUBLIC)]
        s.outbox = []
        return news

    def after(self, s: Any, choice: int) -> Any:
        """The state after a choice of his."""
        other = s.copy()
        other.listening = True
        answer(other, self.dracula, choice)
        return other

    def decides(self, s: Any) -> bool:
        """Is he asked what he answers in secret?"""
        return seats_asked(s) == [self.dracula] and self.game.question(s) in self.secret

    def pending(self, s: Any) -> bool:
        """Does the next choice belong to this one?"""
        return self.decides(s) or seats_asked(s) == [CHANCE]

    def moved(self, world: World, heard: list[News], kind: Hashable) -> list[World]:
        """The games after each decision that sounds like this, by its odds among all of this kind."""
        s, weights = world
        ways = [way for way in self.ways(s) if way.kind == kind]
        codes = sorted({way.code for way in ways})
        alike = {way.code: way.after for way in reversed(ways) if way.heard == heard}
        if not alike:
            return []
        if self.game.question(s) == self.starts:
            shares = self.likely(s).starts(codes)
        else:
            shares = self.shares(s, codes)
        found = []
        for code, after in alike.items():
            i = codes.index(code)
            self.tidy(after)
            found.append((after, [weight * share[i] for weight, share in zip(weights, shares, strict=True)]))
        return found

    def sounds(self, s: Any, seat: int, choice: int, question: str, heard: list[News]) -> bool:
        """Can the same be chosen here, and is the same heard of it?"""
        if self.game.question(s) != question or choice not in options_for(s, seat):
            return False
        answer(s, seat, choice)
        return self.told(s) == heard


def spread(rows: list[tuple[Row, Weights]]) -> dict[Row, float]:
    """How likely each row is."""
    out: dict[Row, float] = {}
    for row, weights in rows:
        out[row] = out.get(row, 0.0) + sum(weights)
    total = sum(out.values())
    return {row: weight / total for row, weight in out.items()}


def difference(found: dict[Row, float], expected: dict[Row, float]) -> str:
    """What is not alike, or nothing."""
    if found.keys() != expected.keys():
        more, less = found.keys() - expected.keys(), expected.keys() - found.keys()
        return f"{len(more)} rows too many, {len(less)} are missing: {[list(row) for row in sorted(more)[:2] + sorted(less)[:2]]}"
    worst = max(found, key=lambda row: abs(found[row] - expected[row]))
    if abs(found[worst] - expected[worst]) > CLOSE:
        return f"{list(worst)} is {found[worst]}, not {expected[worst]}"
    return ""


def compare(edition: Edition, belief: Any, seed: int, decisions: int) -> int:
    """Play at random for so many decisions of his, if they are not too many, and compare after all that is heard: how many rows.

    That he can decide something at all counts once he has decided, and what brings a die or a draw once that is known.
    """
    rng, truth = Rng(f"enumerated {seed}"), edition.begun()
    edition.tidy(truth)
    belief.hear(edition.told(truth))
    worlds: list[World] = [(truth.copy(), [1.0] * len(STYLES))]
    worlds[0][0].listening = True
    compared = done = 0
    while done < decisions and len(worlds) <= MOST and not edition.is_over(truth):
        if edition.decides(truth):
            way = edition.picked(truth, [way for way in edition.ways(truth) if way.kind is not None], rng)
            truth, heard = way.after, way.heard
            edition.tidy(truth)
            worlds = [after for world in worlds if edition.decides(world[0]) for after in edition.moved(world, heard, way.kind)]
            done += 1
        else:
            seat, question = seats_asked(truth)[0], edition.game.question(truth)
            choice = edition.public_choice(truth, rng, seat)
            answer(truth, seat, choice)
            heard = edition.told(truth)
            worlds = [world for world in worlds if edition.sounds(world[0], seat, choice, question, heard)]
        belief.hear(heard)
        rows = edition.believed(belief)
        if rows and heard and len(worlds) <= MOST and not edition.is_over(truth) and not edition.pending(truth):
            expected = spread([(edition.row(s), weights) for s, weights in worlds])
            wrong = difference(spread(list(rows.items())), expected)
            assert not wrong, f"game {seed}, after {heard}: {wrong}"
            compared += len(rows)
    return compared


def codes_of(*codes: int) -> Row:
    """Codes of a state as a row has them."""
    return bytes([code if code >= 0 else NONE for code in codes])


def pushed_on(trail: list[int]) -> Row:
    """The cards of a trail once a new one comes before them."""
    row = codes_of(*trail[:TRAIL])
    return row if row[0] == NONE else bytes([NONE]) + row[: TRAIL - 1]
