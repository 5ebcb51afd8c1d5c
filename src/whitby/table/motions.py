"""What the people at a table decide together: a motion carries when all whom it concerns have agreed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from whitby import belief
from whitby.table.seats import BaseTable

FREE, RESIGN, DRAW, ODDS, HINTS, CLOSE, REVEAL = "free", "resign", "draw", "odds", "hints", "close", "reveal"
LAPSE_SECONDS = 24 * 3600  # after which nobody is bound to what he agreed to
AWAY_SECONDS = 600  # without a page before a seat can be freed
LONG_AWAY_SECONDS = 24 * 3600  # the same where only one other person could agree
ODDS_VALUES = OFF, TO_HUNTERS = "off", "hunters"  # who is shown how likely each hidden place is
HINT_VALUES = OFF, ON = "off", "on"  # may players ask what a strong one would do?
WITHOUT_RESULT = CLOSED, REVEALED = "closed", "revealed"  # how tables end at which nobody wins


@dataclass(frozen=True)
class Motion:
    """Something that can be decided at a table now, by the guests whom it concerns."""

    what: str
    about: str  # free: the first seat of the one who is away; resign: the side; odds: who shall be shown them; hints: on or off
    seats: list[int]
    concerns: list[bytes]  # the guests who must agree
    agreed: list[bytes]  # those of them who have

    @property
    def carries(self) -> bool:
        """Have all agreed whom it concerns?"""
        return 0 < len(self.concerns) == len(self.agreed)


def people(table: BaseTable, seats: Iterable[int] = ()) -> list[bytes]:
    """The guests who have one of these seats, or of all, in the order of their first."""
    places = [table.info.places[seat] for seat in seats] or table.info.places
    return list(dict.fromkeys(place.guest for place in places if place.guest))


def motions(table: BaseTable, over: bool, now: int, away: Callable[[bytes], int]) -> list[Motion]:
    """All that can be decided at a table; `away` tells for how many seconds a guest has had no page of it open."""
    if table.info.ending == CLOSED:
        return [motion(table, now, REVEAL, "", [], sorted({guest for guest, _ in table.info.looked}))]
    if over or table.info.ending:
        return []
    everybody = people(table)
    found = [motion(table, now, FREE, *absent) for absent in absent_people(table, away)]
    sides = [(side, people(table, side.seats)) for side in table.game.sides]
    found += [motion(table, now, RESIGN, side.name, list(side.seats), own) for side, own in sides if own]
    if len([own for _, own in sides if own]) > 1:
        found.append(motion(table, now, DRAW, "", [], everybody))
    if belief.is_there(table.game):
        found.append(motion(table, now, ODDS, OFF if table.info.odds != OFF else TO_HUNTERS, [], everybody))
    found.append(motion(table, now, HINTS, OFF if table.info.hints != OFF else ON, [], everybody))
    return [*found, motion(table, now, CLOSE, "", [], everybody)]


def absent_people(table: BaseTable, away: Callable[[bytes], int]) -> list[tuple[str, list[int], list[bytes]]]:
    """Those whose seats the others may free: one of their seats, all of them, and who must agree.

    Nobody loses seats that a bot plays for him. One who has been away for long need not agree; where that leaves one person alone to
    decide, it takes as long.
    """
    everybody = people(table)
    found = []
    for guest in everybody:
        seats = seats_to_free(table, guest)
        others = [other for other in everybody if other != guest and away(other) < LONG_AWAY_SECONDS]
        if seats and others and away(guest) >= (AWAY_SECONDS if len(others) > 1 else LONG_AWAY_SECONDS):
            found.append((table.game.seats[seats[0]], seats, others))
    return found


def seats_to_free(table: BaseTable, guest: bytes) -> list[int]:
    """The seats of a guest that nobody plays while he is away."""
    return [i for i, place in enumerate(table.info.places) if place.guest == guest and not place.bot]


def motion(table: BaseTable, now: int, what: str, about: str, seats: list[int], concerns: list[bytes]) -> Motion:
    """A motion with those who have agreed to it lately."""
    votes = {v.guest for v in table.info.votes if (v.what, v.about) == (what, about) and now - v.at < LAPSE_SECONDS}
    return Motion(what, about, seats, concerns, [guest for guest in concerns if guest in votes])
