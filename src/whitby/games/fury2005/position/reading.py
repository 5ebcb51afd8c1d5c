"""What a scene can be asked beyond single fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.engine import Pile
from whitby.games.fury.trail import LAIRS, TRAIL
from whitby.games.fury2005.position.names import CARD, HIDEOUT, HUNTER, SEAT
from whitby.games.fury2005.position.trail import MARKS
from whitby.games.fury2005.state import FACEUP, FOE_AGENT, FOE_DRACULA, KIND, UP, Fury, dracula_at
from whitby.games.fury2005.words import DRACULA, EMPTY, NOUNS
from whitby.positions import number


def words(cards: Pile) -> list[str]:
    """Cards by name; a negative number is none."""
    return [NOUNS[card & KIND] for card in cards if card >= 0]


def hand(s: Fury, seat: str) -> list[str]:
    """Items and events of a hunter; events and encounters of Dracula."""
    who = SEAT.number(seat)
    return words(s.events[who] + s.encounters if who == DRACULA else s.items[who] + s.events[who])


def space(name: Any) -> int:
    """A space by number (1 to 6) or name."""
    return number("space", name, 1, TRAIL) - 1 if isinstance(name, int) else HIDEOUT.number(name)


def fight(s: Fury) -> str | None:
    """Whom they fight: dracula, an agent, or the vampire of Vampire Lair."""
    if s.foe == EMPTY:
        return None
    return "dracula" if s.foe == FOE_DRACULA else NOUNS[s.met_kind] if s.foe == FOE_AGENT else "vampire"


READERS: Final[dict[str, Callable[..., Any]]] = {
    "at": lambda s, seat: CARD.word([*s.at, dracula_at(s)][SEAT.number(seat)]),
    "hand": hand,
    "shown": lambda s, seat: words((s.shown_item[HUNTER.number(seat)], s.shown_event[HUNTER.number(seat)])),
    "dogs": lambda s, seat: s.dogs[HUNTER.number(seat)],
    # Trail and Catacombs: cards, those face up, what lies with one
    "trail": lambda s: words(tuple(s.trail[:TRAIL])),
    "catacombs": lambda s: [CARD.word(s.trail[i]) for i in LAIRS],
    "up": lambda s: [NOUNS[s.trail[i]] for i in range(TRAIL + len(LAIRS)) if s.hideout_marks[i] & UP],
    "marks": lambda s, where: [name for name, mark in MARKS if s.hideout_marks[space(where)] & mark],
    "lurking": lambda s, where: words(s.hideout_encounters[space(where)]),
    "faceup": lambda s, where: words(tuple(e for e in s.hideout_encounters[space(where)] if e & FACEUP)),
    "hide_city": lambda s: CARD.word(s.hide_city),
    "dropped": lambda s: words(s.dropped),
    "fight": fight,
}
