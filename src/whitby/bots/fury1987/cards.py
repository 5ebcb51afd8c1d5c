"""What chits and cards are worth to a hunter or to Dracula, for keeping and throwing away."""

from __future__ import annotations

from typing import Final

from whitby.games.fury1987.words import NOUNS

_WORTH: Final[dict[str, float]] = {
    # weapons
    "stake": 3.0,
    "holy-water": 2.8,
    "crucifix": 2.7,
    "knife": 2.6,
    "sacred-bullets": 2.1,
    "garlic": 1.4,
    "rifle": 1.3,
    "heavenly-host": 1.2,
    "dogs": 1.0,
    "pistol": 0.8,
    # the hunters' events
    "hypnosis": 2.0,
    "advance-planning": 1.9,
    "great-strength": 1.8,
    "pre-warned": 1.7,
    "dawn-raid": 1.6,
    "heroic-leap": 1.5,
    "chartered-carriage": 1.2,
    "escape-route": 1.1,
    "blood-transfusion": 1.0,
    "excellent-weather": 0.5,
    # Dracula's events
    "hour-of-darkness": 1.8,
    "devilish-power": 1.7,
    "walpurgis-night": 1.7,
    "trap": 1.6,
    "seduction": 1.5,
    "false-tip-off": 1.3,
    "szgany-reinforcements": 1.0,
    "rage": 1.0,
    "customs-search": 0.9,
    "control-storms": 0.7,
    # encounters, in Dracula's hand
    "vampire": 5.0,
    "harker-vampire": 5.0,
    "fog": 1.9,
    "bats": 1.8,
    "szgany-with-knife-and-rifle": 1.8,
    "szgany-with-knife-and-pistol": 1.7,
    "szgany-with-knife": 1.5,
    "peasants": 1.4,
    "rats": 1.4,
    "plague": 1.4,
    "thief": 1.2,
    "wolves": 1.2,
    "storms": 1.0,
    "hoax": 0.9,
}
WORTH: Final[tuple[float, ...]] = tuple([_WORTH.get(name, 0.5) for name in NOUNS])


def worth(card: int) -> float:
    """The worth of a chit or card in hand."""
    return WORTH[card]


assert all(name in NOUNS for name in _WORTH)
