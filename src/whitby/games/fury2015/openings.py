"""Positions of Fury of Dracula (3rd edition) that random play rarely reaches, for the laws to begin from.

Influence is high in most of them, so that the games from here are short.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.engine import State, apply
from whitby.games.fury2015.position import build
from whitby.games.fury2015.words import NOUNS, PLAY

COMMON: Final[dict[str, Any]] = {
    "vampire_night": False,
    "open_encounters": True,
    "hide_behind_power": True,
    "private_talk": False,
    "events_after_combat": False,
    "wolf_with_hide": False,
    "hide_tied_to_leaving": False,
}

Maker = Callable[[], State]

ARMED: Final = {
    "godalming": ["pistol", "holy-bullets", "garlic-wreath"],
    "seward": ["crucifix", "garlic", "knife", "holy-circle"],
    "van-helsing": ["heavenly-host", "rifle", "knife"],
    "mina": ["pistol", "garlic-wreath", "holy-bullets"],
}
TRAIL: Final = ["vienna", "budapest", "klausenburg", "galatz", "constanta", "varna"]


def position(options: dict[str, Any], parts: dict[str, Any]) -> Maker:
    """A function that makes this position anew."""

    def make() -> State:
        return build({**COMMON, **options}, parts)

    return make


def begun(make: Maker, card: str) -> Maker:
    """The same, and whoever is asked has just played this event."""

    def make_on() -> State:
        s = make()
        apply(s, s.seat, PLAY | NOUNS.index(card))
        s.outbox = []
        return s

    return make_on


def fight(fighters: list[str], **parts: Any) -> dict[str, Any]:
    """Dusk in Vienna, and these hunters meet Dracula there."""
    stand = {"godalming": "paris", "seward": "rome", "van-helsing": "berlin", "mina": "madrid"}
    return {"influence": 7, "items": ARMED, "at": {**stand, **dict.fromkeys(fighters, "vienna")}, "trail": TRAIL, **parts}


OPENINGS: Final[tuple[tuple[str, Maker], ...]] = (
    (
        "two-at-dusk",
        position(
            {},
            fight(
                ["seward", "van-helsing"],
                combat={
                    "fighters": ["seward", "van-helsing"],
                    "night": True,
                    "hand": ["fangs", "mesmerize", "plotting", "claws"],
                    "step": "open",
                },
                events={"seward": ["escape-route", "planned-ambush"], "van-helsing": ["lucky-find"], "dracula": ["enraged"]},
            ),
        ),
    ),
    (
        "three-at-dusk",
        position(
            {},
            fight(
                ["godalming", "seward", "mina"],
                combat={"fighters": ["godalming", "seward", "mina"], "night": True, "step": "start"},
                events={"godalming": ["lucys-revenge"], "seward": ["great-strength"], "mina": ["planned-ambush"], "dracula": ["enraged"]},
                damage={"godalming": 8, "mina": 6, "dracula": 8},
                bites={"godalming": 1},
            ),
        ),
    ),
    (
        "four-at-dusk",
        position(
            {},
            fight(
                ["godalming", "seward", "van-helsing", "mina"],
                combat={
                    "fighters": ["godalming", "seward", "van-helsing", "mina"],
                    "night": True,
                    "round": 3,
                    "hand": ["fangs", "escape-as-bat", "strength", "claws"],
                    "played": ["plotting", "mesmerize"],
                    "plots": 1,
                    "mesmerized": ["seward"],
                    "last": {"seward": "knife", "van-helsing": "punch"},
                },
                events={"van-helsing": ["great-strength"], "dracula": ["enraged", "seduction"]},
                bites={"seward": 1, "van-helsing": 2},
                day=7,
                allies={"hunters": "sister-agatha"},
            ),
        ),
    ),
    (
        "bat-flight",  # Lucy's Revenge may cancel it
        position(
            {},
            fight(
                ["godalming"],
                combat={
                    "fighters": ["godalming"],
                    "night": True,
                    "round": 2,
                    "hand": ["escape-as-bat", "escape-as-mist", "escape-as-bat"],
                    "lucy": True,
                    "planned": [],
                    "wreaths": {"godalming": 1},
                },
                items={"godalming": ["garlic-wreath"]},
                trail=["vienna", "feed", {"card": "budapest", "bat": False}, "szeged", "belgrade", "sofia"],
            ),
        ),
    ),
    (
        "heroic-leap",
        position(
            {},
            fight(
                ["seward"],
                combat={"fighters": ["seward"], "night": False, "step": "open"},
                events={"seward": ["heroic-leap", "lucky-find", "escape-route"]},
                damage={"seward": 6, "dracula": 9},
                item_deck=["knife", "stake"],
                effects=["nocturnal-visit"],
            ),
        ),
    ),
    (
        "bodyguards-in-fog",  # Dracula may leave hunters out
        position(
            {},
            {
                "phase": "dusk",
                "influence": 8,
                "at": {"godalming": "vienna", "seward": "vienna", "van-helsing": "vienna", "mina": "prague"},
                "items": ARMED,
                "fog": ["vienna", "vienna", "prague"],
                "trail": TRAIL,
                "bodyguards": 2,
                "events": {"seward": ["newspaper-reports", "surprising-return"], "mina": ["newspaper-reports"]},
                "event_discards": ["jonathan-harker", "rufus-smith", "roadblock"],
                "roadblocks": ["vienna/prague", "vienna=venice", "paris/nantes"],
                "storms": ["black-sea", "adriatic-sea"],
            },
        ),
    ),
    (
        "new-vampire-searched",  # others may join
        position(
            {},
            {
                "turn": "van-helsing",
                "influence": 6,
                "at": {"godalming": "vienna", "seward": "vienna", "van-helsing": "vienna", "mina": "vienna"},
                "delayed": ["seward"],
                "items": ARMED,
                "trail": [
                    "prague",
                    {"card": "hide", "encounters": ["reckless-vampire", "rats"]},
                    {"card": "vienna", "encounters": ["new-vampire", "desecrated-soil", "hoax"]},
                    "budapest",
                ],
                "events": {"dracula": ["seduction"], "godalming": ["great-strength"]},
            },
        ),
    ),
    (
        "searches-with-stake-and-dogs",
        position(
            {"open_encounters": False},
            {
                "turn": "seward",
                "influence": 8,
                "at": {"seward": "prague", "mina": "prague", "godalming": "berlin"},
                "items": {"seward": ["stake", "stake", "dogs", "heavenly-host"], "mina": ["dogs", "stake", "pistol"]},
                "trail": ["vienna", {"card": "prague", "encounters": ["aristocratic-vampire", "spy", "saboteur", "desecrated-soil"]}],
                "lairs": [{"card": "berlin", "encounters": ["szgany-mob", "aristocratic-vampire"], "rumor": True}],
                "events": {"dracula": ["seduction"], "seward": ["vampire-lair"]},
                "tickets": {"seward": ["3/2", "1/0"], "mina": ["2/1"]},
            },
        ),
    ),
    (
        "vampire-in-ambush",
        position(
            {"vampire_night": True},
            {
                "combat": {"foe": "reckless-vampire", "fighters": ["seward"], "ambush": True, "night": True, "damage": 2, "round": 2},
                "influence": 9,
                "at": {"seward": "prague"},
                "items": {"seward": ["crucifix", "rifle", "holy-bullets", "garlic"]},
                "trail": ["vienna", {"card": "prague", "encounters": ["wolves", "unnatural-fog", "bats"]}],
            },
        ),
    ),
    (
        "ambushes",  # many encounters where the roads lead, and cards that answer
        position(
            {},
            {
                "influence": 6,
                "at": {"godalming": "budapest", "seward": "budapest", "van-helsing": "prague", "mina": "munich"},
                "items": {"godalming": ["dogs", "pistol"], "seward": ["rifle", "knife", "dogs"], "mina": ["dogs"]},
                "events": {
                    "godalming": ["forewarned", "good-luck"],
                    "seward": ["forewarned"],
                    "dracula": ["wild-horses", "wild-horses", "customs-search", "false-tip"],
                },
                "tickets": {"godalming": ["3/2"], "seward": ["2/2"]},
                "trail": [
                    {"card": "szeged", "encounters": ["rats", "wolves"]},
                    {"card": "zagreb", "encounters": ["szgany-mob", "bats", "unnatural-fog"]},
                    {"card": "vienna", "encounters": ["spy", "szgany-bodyguards", "saboteur", "new-vampire"]},
                ],
                "lairs": [{"card": "klausenburg", "encounters": ["hoax"]}, {"card": "milan", "encounters": ["bats"]}],
            },
        ),
    ),
    (
        "despair",  # every city costs three
        position(
            {},
            {
                "phase": "dracula",
                "despair": 3,
                "influence": 2,
                "trail": ["vienna", "dark-call", "budapest", "klausenburg", "castle-dracula", "galatz"],
                "damage": {"dracula": 6},
                "events": {"dracula": ["unearthly-swiftness", "devilish-power", "darkness-returns", "hidden-schemes"]},
                "allies": {"hunters": "jonathan-harker", "dracula": "immanuel-hildesheim"},
                "consecrated": "munich",
                "event_facedown": ["roadblock", "summon-storms"],
                "event_top": "great-wolf",
            },
        ),
    ),
    (
        "leaving",  # a full trail with Hide tied behind Dark Call, and three lairs
        position(
            {},
            {
                "phase": "dracula",
                "influence": 5,
                "trail": [
                    {"card": "hide", "encounters": ["rats"]},
                    "dark-call",
                    {"card": "vienna", "encounters": ["hoax"], "rumor": True},
                    {"card": "prague", "encounters": ["spy"]},
                    "berlin",
                    {"card": "leipzig", "encounters": ["hoax", "saboteur", "szgany-bodyguards", "new-vampire"], "rumor": True},
                ],
                "day": 8,
                "lairs": [
                    {"card": "budapest", "encounters": ["wolves"]},
                    {"card": "zagreb", "up": True, "faceup": ["reckless-vampire"], "damage": {"reckless-vampire": 3}},
                    {"card": "rome", "encounters": ["aristocratic-vampire"]},
                ],
                "event_facedown": ["devilish-power", "wild-horses"],
                "event_discards": ["false-tip", "hired-scouts"],
                "events": {"dracula": ["roadblock", "summon-storms", "nocturnal-visit"]},
                "allies": {"dracula": "draculas-brides"},
                "items": {"godalming": ["knife", "stake"], "seward": ["crucifix"]},
            },
        ),
    ),
    (
        "leaving-behind-power",  # the other reading of Hide
        position(
            {"hide_behind_power": False, "open_encounters": False},
            {
                "phase": "dracula",
                "influence": 5,
                "trail": [
                    {"card": "hide", "encounters": ["rats"]},
                    "feed",
                    {"card": "vienna", "wolf": True, "encounters": ["wolves"]},
                    {"card": "prague", "encounters": ["szgany-mob"]},
                    "misdirect",
                    {"card": "leipzig", "encounters": ["spy", "wolves", "unnatural-fog", "desecrated-soil"]},
                ],
                "at": {"godalming": "hamburg", "seward": "frankfurt", "mina": "berlin", "van-helsing": "london"},
                "items": {"godalming": ["knife", "stake"], "seward": ["pistol", "rifle"], "mina": ["dogs", "knife"]},
                "tickets": {"godalming": ["1/0", "2/1"]},
                "fog": ["hamburg"],
                "damage": {"dracula": 9},
                "allies": {"dracula": "great-wolf", "hunters": "rufus-smith"},
            },
        ),
    ),
    (
        "at-sea",
        position(
            {},
            {
                "phase": "dracula",
                "influence": 8,
                "trail": ["ionian-sea", "tyrrhenian-sea", {"card": "rome", "encounters": ["rats"]}, "hide", "florence"],
                "allies": {"hunters": "rufus-smith"},
                "at": {"godalming": "ionian-sea", "seward": "adriatic-sea", "van-helsing": "hospital-madrid", "mina": "cagliari"},
                "storms": ["black-sea", "adriatic-sea"],
                "events": {"godalming": ["excellent-weather"], "seward": ["excellent-weather"], "mina": ["money-trail", "local-rumors"]},
                "bats": ["godalming", "mina"],
                "damage": {"dracula": 9},
            },
        ),
    ),
    (
        "cornered",  # no card can be laid
        position(
            {},
            {
                "phase": "dracula",
                "step": "card",
                "influence": 9,
                "trail": [
                    None,
                    "dark-call",
                    {"card": "galway", "up": True},
                    {"card": "dublin", "wolf": True},
                    "irish-sea",
                    "atlantic-ocean",
                ],
                "events": {"dracula": ["devilish-power", "roadblock"]},
                "consecrated": "galway",
            },
        ),
    ),
    (
        "transfusion",
        begun(
            position(
                {},
                {
                    "influence": 9,
                    "at": {"godalming": "vienna", "seward": "vienna", "van-helsing": "vienna", "mina": "paris"},
                    "bites": {"seward": 1, "van-helsing": 1},
                    "damage": {"godalming": 9},
                    "items": {"seward": ["knife", "dogs"], "van-helsing": ["stake"], "mina": ["garlic", "crucifix"]},
                    "events": {"godalming": ["blood-transfusion", "great-strength"], "seward": ["good-luck"], "dracula": ["enraged"]},
                    "trail": TRAIL[1:],
                    "roadblocks": ["prague/vienna"],
                },
            ),
            "blood-transfusion",
        ),
    ),
    (
        "trade-and-leader",
        position(
            {},
            {
                "turn": "seward",
                "influence": 9,
                "at": {"godalming": "paris", "seward": "paris", "van-helsing": "paris", "mina": "paris"},
                "items": {
                    "godalming": ["dogs"],
                    "seward": ["stake", "stake", "knife"],
                    "van-helsing": ["knife", "rifle"],
                    "mina": ["pistol"],
                },
                "tickets": {"godalming": ["3/2", "3/2"], "seward": ["2/1", "1/0"], "van-helsing": ["2/2"]},
                "events": {
                    "godalming": ["hired-scouts"],
                    "van-helsing": ["mystic-research", "good-luck", "newspaper-reports"],
                    "mina": ["hypnosis", "blood-transfusion"],
                    "seward": ["wax-cylinders", "blood-transfusion"],
                },
                "bites": {"godalming": 1, "van-helsing": 1},
                "damage": {"godalming": 10, "seward": 8},
                "roadblocks": ["paris=brussels"],
                "allies": {"dracula": "great-wolf"},
            },
        ),
    ),
    (
        "dawn-events",
        position(
            {},
            {
                "phase": "dawn",
                "day": 7,
                "influence": 8,
                "at": {"godalming": None, "seward": "vienna", "van-helsing": "prague", "mina": "budapest"},
                "ward": {"godalming": "hospital-rome"},
                "items": {
                    "godalming": ["knife"],
                    "mina": ["fast-horses", "dogs"],
                    "van-helsing": ["fast-horses"],
                    "seward": ["heavenly-host"],
                },
                "tickets": {"godalming": ["3/2"], "seward": ["1/1", "3/2"], "mina": ["2/2"]},
                "events": {
                    "godalming": ["heroic-leap"],
                    "seward": ["long-night", "renewed-vigor", "chartered-carriage", "sense-of-emergency"],
                    "van-helsing": ["speedy-telegraph", "surprising-return", "good-luck"],
                    "mina": ["newspaper-reports", "renewed-vigor", "long-night"],
                    "dracula": ["false-tip", "false-tip", "customs-search", "wild-horses"],
                },
                "trail": [{"card": "klausenburg", "encounters": ["bats"]}, "hide", "szeged", "zagreb", "sarajevo"],
                "event_discards": ["sister-agatha", "jonathan-harker"],
                "hosts": ["munich", "milan"],
                "roadblocks": ["vienna/prague"],
            },
        ),
    ),
    (
        "rails-and-tips",
        position(
            {},
            {
                "influence": 9,
                "at": {"godalming": "vienna", "seward": "berlin", "van-helsing": "milan", "mina": "paris"},
                "tickets": {"godalming": ["3/2", "2/2"], "seward": ["1/0", "2/1"], "van-helsing": ["2/2", "1/1"], "mina": ["3/2"]},
                "events": {
                    "godalming": ["chartered-carriage", "good-luck"],
                    "seward": ["chartered-carriage", "good-luck"],
                    "van-helsing": ["chartered-carriage"],
                    "dracula": ["false-tip", "false-tip", "customs-search", "sensationalist-press"],
                },
                "items": {"godalming": ["fast-horses"], "mina": ["fast-horses"]},
                "roadblocks": ["paris=brussels", "milan=zurich"],
                "fog": ["prague", "prague"],
            },
        ),
    ),
    (
        "night-supplies",  # the event deck is nearly empty
        position(
            {},
            {
                "phase": "night",
                "influence": 8,
                "at": {"godalming": "rome", "seward": "paris", "van-helsing": "paris", "mina": "london"},
                "event_top": "vampiric-influence",
                "event_bottom": ["evil-presence", "behind-the-veil", "hired-scouts"],
                "event_deck": ["draculas-brides", "immanuel-hildesheim", "great-wolf", "local-rumors"],
                "item_deck": ["dogs"],
                "events": {
                    "seward": ["consecrated-ground", "wax-cylinders"],
                    "van-helsing": ["mystic-research"],
                    "dracula": ["sensationalist-press"],
                },
                "items": {"seward": ["heavenly-host"], "godalming": ["heavenly-host", "knife"], "mina": ["pistol"]},
                "bites": {"seward": 1},
                "trail": [{"card": "vienna", "encounters": ["bats"]}, {"card": "prague", "encounters": ["hoax"]}, "berlin"],
            },
        ),
    ),
    (
        "immediate-events",
        position(
            {},
            {
                "influence": 7,
                "at": {"godalming": "vienna", "seward": "paris", "van-helsing": "budapest", "mina": "zagreb"},
                "event_top": "hired-scouts",
                "event_deck": [
                    "behind-the-veil",
                    "evil-presence",
                    "local-rumors",
                    "newspaper-reports",
                    "jonathan-harker",
                    "rufus-smith",
                    "sister-agatha",
                    "draculas-brides",
                    "great-wolf",
                    "immanuel-hildesheim",
                    "vampiric-influence",
                    "roadblock",
                    "summon-storms",
                ],
                "events": {"dracula": ["sensationalist-press"], "mina": ["hired-scouts"]},
                "items": {"mina": ["pistol", "crucifix"], "seward": ["heavenly-host"]},
                "trail": [
                    {"card": "szeged", "encounters": ["bats"]},
                    {"card": "klausenburg", "encounters": ["hoax"]},
                    {"card": "belgrade", "encounters": ["rats"]},
                ],
            },
        ),
    ),
    (
        "few-encounters",  # their deck is empty and hardly anything is discarded
        position(
            {"open_encounters": False},
            {
                "phase": "dracula",
                "influence": 4,
                "trail": [
                    {"card": "vienna", "encounters": ["new-vampire", "rats"]},
                    {"card": "budapest", "encounters": ["aristocratic-vampire", "bats"]},
                    {"card": "klausenburg", "encounters": ["reckless-vampire", "spy", "wolves"]},
                    "galatz",
                    {"card": "constanta", "encounters": ["aristocratic-vampire", "hoax"]},
                    {"card": "varna", "encounters": ["desecrated-soil", "unnatural-fog"]},
                ],
                "encounter_deck": ["rats"],
                "encounters": [
                    "szgany-mob",
                    "szgany-mob",
                    "szgany-bodyguards",
                    "szgany-bodyguards",
                    "saboteur",
                    "saboteur",
                    "spy",
                    "wolves",
                    "desecrated-soil",
                    "unnatural-fog",
                    "new-vampire",
                ],
                "events": {"dracula": ["hidden-schemes", "hidden-schemes"]},
                "allies": {"dracula": "draculas-brides"},
                "damage": {"dracula": 7},
            },
        ),
    ),
    (
        "other-readings",  # Hide, Wolf Form and the windows of dusk as the rulebook might also mean them
        position(
            {"wolf_with_hide": True, "hide_tied_to_leaving": True, "events_after_combat": True},
            {
                "phase": "dracula",
                "influence": 5,
                "trail": [
                    {"card": "vienna", "encounters": ["wolves"]},
                    {"card": "prague", "encounters": ["szgany-mob"]},
                    "berlin",
                    "hamburg",
                    {"card": "hide", "encounters": ["rats", "bats"]},
                    {"card": "cologne", "encounters": ["unnatural-fog", "new-vampire", "spy"]},
                ],
                "at": {"godalming": "budapest", "seward": "zagreb", "mina": "munich", "van-helsing": "venice"},
                "events": {"seward": ["newspaper-reports"], "mina": ["surprising-return", "newspaper-reports"]},
                "event_discards": ["jonathan-harker"],
                "items": {"godalming": ["knife", "stake"], "seward": ["pistol"], "mina": ["dogs", "knife"]},
            },
        ),
    ),
)
