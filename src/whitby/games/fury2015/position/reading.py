"""What a scene can be asked beyond single fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.engine import Pile
from whitby.games.fury.trail import LAIRS, TRAIL
from whitby.games.fury2015.body import DAYS
from whitby.games.fury2015.position.names import CARD, HIDEOUT, HUNTER, SEAT
from whitby.games.fury2015.state import BAT_CARD, FACEUP, FOE_DRACULA, KIND, RUMOR_TOKEN, UP, WOLF, WOUND, Fury, dracula_at, is_weakened
from whitby.games.fury2015.words import DRACULA, EMPTY, HUNTERS, NOUNS, SEATS
from whitby.positions import number

MARKS: Final = (("wolf", WOLF), ("bat", BAT_CARD), ("rumor", RUMOR_TOKEN))


def words(cards: Pile) -> list[str]:
    """Cards by name; a negative number is none."""
    return [NOUNS[card & KIND] for card in cards if card >= 0]


def hand(s: Fury, seat: str) -> list[str]:
    """Items, events and tickets of a hunter; events and encounters of Dracula."""
    who = SEAT.number(seat)
    return words(s.events[who] + s.encounters if who == DRACULA else s.items[who] + s.events[who] + s.tickets[who])


def space(name: Any) -> int:
    """A hideout by number (1 to 6) or name."""
    return number("space", name, 1, TRAIL) - 1 if isinstance(name, int) else HIDEOUT.number(name)


def fight(s: Fury) -> str | None:
    """Whom they fight: dracula or a vampire."""
    return None if s.foe == EMPTY else "dracula" if s.foe == FOE_DRACULA else NOUNS[s.foe_kind]


READERS: Final[dict[str, Callable[..., Any]]] = {
    # the seats
    "at": lambda s, seat: CARD.word([*s.at, dracula_at(s)][SEAT.number(seat)]),
    "damage": lambda s, seat: [*s.hunter_damage, s.dracula_damage][SEAT.number(seat)],
    "hand": hand,
    "shown": lambda s, seat: words((s.displayed_item[HUNTER.number(seat)], s.displayed_event[HUNTER.number(seat)])),
    "weakened": lambda s: [SEATS[h] for h in HUNTERS if is_weakened(s, h)],
    # the clock
    "weekday": lambda s: DAYS[s.day % 7],
    # the hideouts: cards, those faceup, what lies with one
    "trail": lambda s: [CARD.word(card) for card in s.trail[:TRAIL]],
    "lairs": lambda s: words(tuple(s.trail[i] for i in LAIRS)),
    "up": lambda s: [NOUNS[s.trail[i]] for i in range(TRAIL + len(LAIRS)) if s.hideout_marks[i] & UP],
    "marks": lambda s, where: [name for name, mark in MARKS if s.hideout_marks[space(where)] & mark],
    "lurking": lambda s, where: words(s.hideout_encounters[space(where)]),
    "faceup": lambda s, where: words(tuple(e for e in s.hideout_encounters[space(where)] if e & FACEUP)),
    "wounds": lambda s, where: sum(e // WOUND for e in s.hideout_encounters[space(where)]),
    # decks
    "event_bottom": lambda s: words(s.event_bottom[::-1]),
    "encounter_discards": lambda s: words(tuple(sorted(s.encounter_discards + s.encounter_facedown))),
    # combat
    "fight": fight,
    "foe_damage": lambda s: s.dracula_damage if s.foe == FOE_DRACULA else s.foe_damage,
}
