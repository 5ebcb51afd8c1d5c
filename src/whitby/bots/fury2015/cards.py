"""What cards are worth to a hunter or to Dracula, for keeping and throwing away."""

from __future__ import annotations

from typing import Final

from whitby.games.fury2015.words import COPIES, IS_VAMPIRE, NOUNS, TICKET0, WHITE, YELLOW

_WORTH: Final[dict[str, float]] = {
    # items
    "knife": 3.0,
    "pistol": 2.6,
    "rifle": 2.7,
    "crucifix": 2.5,
    "garlic": 1.9,
    "heavenly-host": 2.5,
    "holy-circle": 2.2,
    "holy-bullets": 1.5,
    "garlic-wreath": 1.7,
    "fast-horses": 1.3,
    "dogs": 1.4,
    "stake": 1.9,
    # the hunters' events
    "blood-transfusion": 0.8,
    "chartered-carriage": 1.2,
    "consecrated-ground": 1.5,
    "escape-route": 1.3,
    "excellent-weather": 0.7,
    "forewarned": 1.5,
    "good-luck": 0.9,
    "great-strength": 2.2,
    "heroic-leap": 2.0,
    "hypnosis": 1.8,
    "long-night": 1.2,
    "lucky-find": 1.6,
    "lucys-revenge": 1.8,
    "money-trail": 0.8,
    "mystic-research": 1.2,
    "newspaper-reports": 2.0,
    "planned-ambush": 1.6,
    "renewed-vigor": 1.9,
    "sense-of-emergency": 1.2,
    "speedy-telegraph": 0.6,
    "surprising-return": 1.2,
    "vampire-lair": 2.0,
    "wax-cylinders": 1.4,
    # Dracula's events
    "customs-search": 1.6,
    "darkness-returns": 2.0,
    "devilish-power": 1.4,
    "enraged": 1.5,
    "false-tip": 1.5,
    "hidden-schemes": 2.0,
    "nocturnal-visit": 1.2,
    "roadblock": 1.0,
    "seduction": 1.9,
    "sensationalist-press": 1.7,
    "summon-storms": 0.7,
    "unearthly-swiftness": 2.2,
    "vampiric-influence": 1.4,
    "wild-horses": 1.4,
    # encounters, in Dracula's hand
    "aristocratic-vampire": 5.0,
    "new-vampire": 4.0,
    "reckless-vampire": 4.5,
    "bats": 1.6,
    "desecrated-soil": 1.2,
    "hoax": 1.5,
    "rats": 1.2,
    "saboteur": 1.8,
    "spy": 1.0,
    "szgany-bodyguards": 1.9,
    "szgany-mob": 1.4,
    "unnatural-fog": 1.8,
    "wolves": 2.0,
}
WORTH: Final[tuple[float, ...]] = tuple([_WORTH.get(name, 0.5) for name in NOUNS])


def worth(card: int) -> float:
    """The worth of a card in hand; a ticket goes as far as it says."""
    if TICKET0 <= card < len(WHITE):
        return 0.6 * WHITE[card] + 0.8 * YELLOW[card]
    return WORTH[card]


def is_vampire(kind: int) -> bool:
    """Is this encounter a vampire?"""
    return kind < len(IS_VAMPIRE) and IS_VAMPIRE[kind]


assert all(name in NOUNS for name in _WORTH) and len(COPIES) > TICKET0
