"""What cards are worth to a hunter or to Dracula, for keeping and throwing away."""

from __future__ import annotations

from typing import Final

from whitby.games.fury2005.words import NOUNS

_WORTH: Final[dict[str, float]] = {
    # items
    "stake": 3.0,
    "knife": 2.6,
    "holy-water": 2.3,
    "crucifix": 2.4,
    "sacred-bullets": 2.2,
    "garlic": 1.2,
    "rifle": 1.1,
    "pistol": 1.0,
    "fast-horse": 1.0,
    "heavenly-host": 0.9,
    "dogs": 0.8,
    "local-rumors": 0.3,
    # the hunters' events
    "advance-planning": 2.0,
    "hypnosis": 2.2,
    "forewarned": 1.8,
    "great-strength": 1.7,
    "sense-of-emergency": 1.8,
    "heroic-leap": 1.6,
    "good-luck": 1.3,
    "chartered-carriage": 1.2,
    "long-day": 1.5,
    "escape-route": 1.0,
    "stormy-seas": 0.8,
    "money-trail": 0.8,
    "secret-weapon": 1.0,
    "blood-transfusion": 0.6,
    "excellent-weather": 0.6,
    "mystic-research": 0.4,
    # Dracula's events
    "trap": 1.8,
    "devilish-power": 1.6,
    "unearthly-swiftness": 1.7,
    "seduction": 1.5,
    "time-runs-short": 1.4,
    "wild-horses": 1.6,
    "false-tip-off": 1.3,
    "sensationalist-press": 1.4,
    "customs-search": 1.2,
    "relentless-minion": 1.1,
    "rage": 1.0,
    "control-storms": 0.8,
    "roadblock": 0.7,
    # encounters, in Dracula's hand
    "new-vampire": 5.0,
    "assassin": 2.2,
    "minion-with-knife-and-rifle": 2.0,
    "minion-with-knife-and-pistol": 1.9,
    "minion-with-knife": 1.6,
    "fog": 2.0,
    "bats": 1.9,
    "lightning": 1.8,
    "saboteur": 1.8,
    "rats": 1.7,
    "wolves": 1.6,
    "plague": 1.6,
    "ambush": 1.5,
    "desecrated-soil": 1.4,
    "thief": 1.3,
    "hoax": 1.2,
    "peasants": 0.9,
    "spy": 0.8,
}
WORTH: Final[tuple[float, ...]] = tuple([_WORTH.get(name, 0.5) for name in NOUNS])


def worth(card: int) -> float:
    """The worth of a card or marker in hand."""
    return WORTH[card]


assert all(name in NOUNS for name in _WORTH)
