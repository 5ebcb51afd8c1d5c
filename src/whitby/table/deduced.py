"""A whole game as those who looked for Dracula could have followed it: what was hidden, what each of the news told, what was overlooked.

All of it is made from what the eyes heard and saw, so that equal streams give equal reports: where Dracula really was stands in it only
for eyes that knew it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from whitby.belief.deduction import HIDES, Deduction, hidden_seat
from whitby.engine import PUBLIC, News
from whitby.game import Game
from whitby.play import Play
from whitby.table.replay import Replay
from whitby.table.turned_up import TURNED_UP, sought_by_place, turned_up

WORTH = 0.1  # odds of a place to which one better goes than where he cannot be
BOLD = 0.5  # of an even share: as little as that is thought of where he hides
LUCKY = 0.1  # odds at which it was luck to find him
FEW = 4  # with fewer places that fit there is nothing to hide among
MOST = 5  # findings of a kind
TELLS = 0.05  # bits: less is not worth a line


@dataclass(frozen=True)
class OddsFrom:
    """How likely each place was from a moment on."""

    moment: int
    here: dict[str, float]


@dataclass(frozen=True)
class Gain:
    """What one of the news told, in bits; below nothing where more was hidden afterwards."""

    moment: int
    line: int  # of the log
    bits: float


@dataclass(frozen=True)
class Finding:
    """Something worth to look at again: `missed`, `bluff` or `found`; the same of cards, as in `turned_up.py`."""

    what: str
    moment: int
    seat: str
    place: str
    odds: float
    other: str = ""  # missed: where he had better gone
    other_odds: float = 0.0


@dataclass(frozen=True)
class Deduced:
    """What could be concluded in a game, by moment."""

    bits: list[float | None]  # nothing before anything could be
    odds: list[OddsFrom]  # each time that they changed
    gains: list[Gain]
    findings: list[Finding]


@dataclass(frozen=True)
class Followed:
    """What a report is made of, taken from a game that was played again."""

    game: Game
    options: dict[str, bool | int | str]
    news: list[News]  # that the hunters among the eyes heard, or the public where there are none
    lines: list[int]  # where each of them stands in the log of the eyes
    heard: list[int]  # how many of them by moment
    moves: list[tuple[int, str, str]]

    @classmethod
    def of(cls, found: Replay, options: dict[str, bool | int | str], eyes: int) -> Followed:
        """This game as these eyes followed it."""
        hunters = eyes & ~hidden_seat(found.game)
        lines = own_lines(found.play, eyes, hunters)
        heard = [bisect_left(lines, moment.heard) for moment in found.moments(eyes)]
        return cls(found.game, found.game.all_options(options), list(found.play.heard(hunters)), lines, heard, list(found.told(eyes).moves))


def deduced(game: Followed) -> Deduced:
    """What could be concluded; it may take seconds."""
    deduction = Deduction(game.game, game.options)
    bits: list[float | None] = []
    odds: list[OddsFrom] = []
    cards: list[Finding] = []
    for n, count in enumerate(game.heard):
        new = game.news[len(deduction.news) : count]
        before = sought_by_place(deduction) if any(what == TURNED_UP for what, _ in new) else {}
        deduction.follow(game.news[:count])
        cards += [
            Finding(each.what, n, each.seat, each.place, round(each.odds, 4), each.other, round(each.other_odds, 4))
            for news in new
            for each in turned_up(deduction, before, news)
        ]
        here = deduction.here()
        bits.append(deduction.bits() if deduction.begun else None)
        if here != (odds[-1].here if odds else {}):
            odds.append(OddsFrom(n, here))
    gains = [
        Gain(bisect_right(game.heard, at), game.lines[at], round(gained, 4))
        for at, gained in deduction.story.gained()[1:]
        if abs(gained) > TELLS and bisect_right(game.heard, at) < len(game.heard)
    ]
    return Deduced(bits, odds, gains, findings(game.game, odds, game.moves) + cards)


def own_lines(play: Play, eyes: int, hunters: int) -> list[int]:
    """Where each of the news that the hunters heard stands in the log of these eyes."""
    log = [to for to, _, _ in play.told if to & (eyes | PUBLIC)]
    return [line for line, to in enumerate(log) if to & (hunters | PUBLIC)]


def findings(game: Game, odds: list[OddsFrom], moves: list[tuple[int, str, str]]) -> list[Finding]:
    """The report: steps to where he could not be, where he hid boldly, where he was found against the odds; in the order of the game."""
    starts = [each.moment for each in odds]

    def before(moment: int) -> dict[str, float]:
        at = bisect_left(starts, moment) - 1
        return odds[at].here if at >= 0 else {}

    def after(moment: int) -> dict[str, float]:
        at = bisect_right(starts, moment) - 1
        return odds[at].here if at >= 0 else {}

    missed, bluffs, lucky = [], [], []
    there: dict[str, str] = {}
    for moment, seat, place in moves:
        came_from, there[seat] = there.get(seat, ""), place
        if not place or not came_from and seat != HIDES:
            continue
        if seat != HIDES:
            missed += missed_step(game, before(moment), moment, seat, came_from, place)
            continue
        share, others = after(moment).get(place, 0.0), after(moment)
        if len(others) >= FEW and 0.0 < share * len(others) < BOLD:
            bluffs.append(Finding("bluff", moment, seat, place, share))
        if before(moment).get(place, 1.0) < LUCKY and others == {place: 1.0}:
            lucky.append(Finding("found", moment, seat, place, before(moment)[place]))
    best = sorted(missed, key=lambda each: -each.other_odds)[:MOST] + sorted(bluffs, key=lambda each: each.odds)[:MOST]
    return sorted(best + sorted(lucky, key=lambda each: each.odds)[:MOST], key=lambda each: (each.moment, each.what, each.seat))


def missed_step(game: Game, here: dict[str, float], moment: int, seat: str, came_from: str, place: str) -> list[Finding]:
    """A hunter went where Dracula could not be, though a place next to him by road was likely."""
    if not here or place in here:
        return []
    near = [a if b == came_from else b for a, b, *_ in game.board.get("roads", []) if came_from in (a, b)]
    better = max(near, key=lambda each: (here.get(each, 0.0), each), default="")
    if here.get(better, 0.0) < WORTH:
        return []
    return [Finding("missed", moment, seat, place, 0.0, better, here[better])]
