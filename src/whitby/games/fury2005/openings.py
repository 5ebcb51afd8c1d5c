"""Positions of Fury of Dracula (2nd edition) that random play rarely reaches, for the laws to begin from.

The Vampire track is high in most of them, so that the games from here are short.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.engine import State, apply, options_for, seats_asked
from whitby.game import Opening
from whitby.games.fury2005.position import build
from whitby.games.fury2005.words import NOUNS, VERBS

COMMON: Final[dict[str, Any]] = {
    "emergency": "anywhere",
    "newspaper": "location",
    "rail_distance": "up-to",
    "bitten_mina": False,
    "destroyed_card": "either",
    "catacomb_extra": "may",
    "catacombs_at_sea": False,
    "sea_meeting": "hidden",
    "group_trade": False,
    "surviving_agent": "stays",
    "hunter_hands": "open",
}
ARMED: Final = {
    "godalming": ["pistol", "rifle", "crucifix"],
    "seward": ["stake", "garlic", "knife"],
    "van-helsing": ["heavenly-host", "sacred-bullets", "holy-water"],
    "mina": ["dogs", "knife", "fast-horse"],
}
TRAIL: Final = ["vienna", "budapest", "klausenburg", "galatz", "constanta", "varna"]
TOGETHER: Final = {"godalming": "vienna", "seward": "vienna", "van-helsing": "vienna", "mina": "vienna"}


def position(name: str, options: dict[str, Any] | None = None, vampires: int = 4, **parts: Any) -> Opening:
    """A position by its name, with a function that makes it anew."""

    def make() -> State:
        return build({**COMMON, **(options or {})}, {"vampires": vampires, **parts})

    return name, make


def meeting(kind: str, **parts: Any) -> Opening:
    """All hunters together are about to search a city where this encounter lies."""
    space = {"card": "vienna", "encounters": [kind]}
    group = ["seward", "van-helsing", "mina"]
    armed = {"at": TOGETHER, "items": ARMED, "group": group, "step": "search", "time": "midnight", "trail": ["prague", space]}
    return position(f"meets-{kind}", **{**armed, **parts})


def after(opening: Opening, *choices: str) -> Opening:
    """An opening after these choices, each of the first seat that is asked and may make it."""
    name, make = opening
    verbs = {verb: number for verb, number, _ in VERBS}

    def play_on() -> State:
        s = make()
        for verb, _, noun in [text.partition(" ") for text in choices]:
            choice = verbs[verb] | (NOUNS.index(noun) if noun else 0)
            apply(s, next(seat for seat in seats_asked(s) if choice in options_for(s, seat)), choice)
        return s

    return name, play_on


OPENINGS: Final[tuple[Opening, ...]] = (
    # combat
    position(
        "group-at-night",
        combat={"step": "open", "fighters": ["godalming", "seward", "mina"]},
        time="midnight",
        items=ARMED,
        events={
            "seward": ["heroic-leap"],
            "godalming": ["escape-route", "advance-planning"],
            "mina": ["secret-weapon"],
            "dracula": ["rage"],
        },
        item_discards=["stake", "crucifix"],
        trail=TRAIL,
    ),
    position(
        "own-hands-in-combat",
        {"hunter_hands": "own"},
        combat={"fighters": ["seward", "van-helsing"], "round": 2, "last": {"seward": "stake", "dracula": "fangs"}},
        time="twilight",
        items=ARMED,
        trail=TRAIL,
        bites={"seward": 1},
    ),
    position(
        "agent-of-two",
        combat={"foe": "assassin", "fighters": ["godalming", "mina"], "step": "open"},
        at=TOGETHER,
        items=ARMED,
        events={"dracula": ["relentless-minion", "trap"], "mina": ["advance-planning"]},
        trail=["vienna"],
    ),
    position(
        "agatha-asks", combat={"round": 3}, allies={"hunters": "sister-agatha"}, time="small-hours", blood=4, items=ARMED, trail=TRAIL
    ),
    position(
        "attacked-by-bat",
        combat={"attacked": True, "fighters": ["seward"], "step": "reveal", "cards": {"seward": "punch", "dracula": "escape-bat"}},
        time="midnight",
        trail=["vienna", "budapest"],
        hosts=["prague"],
    ),
    position("vampire-lair", combat={"foe": "vampire", "fighters": ["van-helsing"]}, time="midnight", items=ARMED, trail=TRAIL),
    position(
        "wild-horses",
        combat={"step": "open", "fighters": ["seward"]},
        events={"dracula": ["wild-horses", "trap"], "seward": ["escape-route"]},
        trail=TRAIL,
    ),
    # encounters
    meeting("new-vampire", events={"dracula": ["seduction"], "godalming": ["great-strength"]}),
    meeting("wolves"),
    meeting("rats", events={"mina": ["forewarned"]}),
    meeting("lightning", events={"seward": ["forewarned", "great-strength"]}),
    meeting("thief", events={"seward": ["hypnosis"], "mina": ["long-day"]}),
    meeting("saboteur"),
    meeting("peasants"),
    meeting("hoax", events={"seward": ["hypnosis", "long-day"], "mina": ["good-luck"]}),
    meeting("spy", events={"godalming": ["money-trail"]}),
    meeting("plague"),
    meeting("desecrated-soil"),
    meeting("fog"),
    meeting("bats"),
    position(
        "two-in-the-catacombs",
        at={"mina": "rome"},
        turn="mina",
        step="search",
        items=ARMED,
        trail=["prague"],
        catacombs=[{"card": "rome", "encounters": ["ambush", "minion-with-knife"]}],
    ),
    position(
        "city-and-hide",
        at={"mina": "vienna"},
        turn="mina",
        step="search",
        items=ARMED,
        trail=[{"card": "hide", "encounters": ["fog"]}, {"card": "vienna", "encounters": ["plague"]}],
    ),
    # Dracula's turn
    position(
        "full-trail",
        phase="dracula",
        time="dusk",
        trail=[
            {"card": card, "encounters": [kind]}
            for card, kind in zip(TRAIL, ("ambush", "new-vampire", "rats", "spy", "fog", "ambush"), strict=True)
        ],
        catacombs=["rome", {"card": "paris", "encounters": ["thief", "hoax"]}],
        events={"dracula": ["unearthly-swiftness", "devilish-power", "time-runs-short", "roadblock"]},
        hosts=["szeged"],
    ),
    position(
        "hide-pushed-off",
        phase="dracula",
        step="move",
        time="midnight",
        trail=[
            {"card": "vienna", "back": True},
            "budapest",
            "klausenburg",
            "galatz",
            "constanta",
            {"card": "hide", "city": "vienna", "encounters": ["rats"]},
        ],
    ),
    position(
        "location-of-hide-leaves",
        phase="dracula",
        step="move",
        trail=["vienna", "budapest", "klausenburg", "galatz", {"card": "hide", "encounters": ["rats"]}, "constanta"],
    ),
    position(
        "back-from-the-catacombs",
        phase="dracula",
        step="move",
        time="midnight",
        trail=["vienna", "budapest"],
        catacombs=[{"card": "prague", "encounters": ["fog"], "faceup": ["rats"]}, {"card": "zagreb", "encounters": ["spy", "thief"]}],
    ),
    position("dark-call", phase="dracula", step="move", time="midnight", trail=["vienna"], allies={"dracula": "draculas-brides"}),
    position(
        "dropped-off", phase="dracula", step="move", trail=[{"card": c, "encounters": ["ambush"] if c == "varna" else []} for c in TRAIL]
    ),
    position("quincey", phase="dracula", allies={"dracula": "quincey-p-morris"}, items=ARMED, bites={"godalming": 1}),
    position("at-sea", phase="dracula", trail=["black-sea", {"card": "constanta"}], hosts=["varna"], allies={"hunters": "rufus-smith"}),
    position("no-way-out", phase="dracula", step="move", trail=[{"card": "hide", "encounters": ["rats"]}, "cagliari", "rome"], blood=1),
    position(
        "harker-watches",
        phase="dracula",
        step="move",
        trail=TRAIL,
        allies={"hunters": "jonathan-harker"},
        events={"dracula": ["sensationalist-press"]},
    ),
    position(
        "city-with-a-host-missing",
        trail=["vienna", {"card": "budapest", "encounters": ["rats"]}, "klausenburg", "galatz"],
        catacombs=["prague"],
        hosts=["prague", "budapest"],
        consecrated="paris",
    ),
    # hunters' turns
    position(
        "group-of-four",
        vampires=5,
        at=TOGETHER,
        items=ARMED,
        resolve=3,
        trail=TRAIL,
        events={
            "godalming": ["hypnosis", "sense-of-emergency"],
            "seward": ["blood-transfusion", "mystic-research"],
            "dracula": ["devilish-power"],
        },
        bites={"seward": 1},
    ),
    position(
        "trade", {"group_trade": True}, at=TOGETHER, items=ARMED, step="act", group=["seward"], trail=["prague"], bites={"godalming": 1}
    ),
    position("trade-with-own-hands", {"hunter_hands": "own"}, at=TOGETHER, items=ARMED, step="act", dogs={"mina": 1}, trail=["prague"]),
    position(
        "trains",
        {"rail_distance": "exactly"},
        at={"godalming": "paris"},
        events={"godalming": ["chartered-carriage", "good-luck"], "dracula": ["false-tip-off", "devilish-power", "customs-search"]},
        trail=["prague"],
        roadblock="paris=brussels",
        step="move",
    ),
    position(
        "ships",
        at={"godalming": "english-channel", "seward": "english-channel"},
        came_from={"godalming": "plymouth", "seward": "le-havre"},
        embarked={"godalming": "plymouth", "seward": "le-havre"},
        events={"godalming": ["excellent-weather", "stormy-seas"], "dracula": ["control-storms", "customs-search"]},
        trail=["english-channel", "london"],
    ),
    position(
        "storm-breaks", at={"godalming": "vienna"}, events={"godalming": ["stormy-seas", "money-trail"]}, trail=["black-sea", "varna"]
    ),
    position(
        "hospital",
        at=dict.fromkeys(TOGETHER, "hospital"),
        bites={"godalming": 1, "seward": 1, "van-helsing": 2},
        items=ARMED,
        trail=["prague"],
    ),
    position(
        "four-hosts",
        at=TOGETHER,
        items={**ARMED, "godalming": ["heavenly-host", "local-rumors", "holy-water"]},
        bites={"seward": 1},
        hosts=["paris", "rome", "berlin"],
        trail=[{"card": "prague", "encounters": ["rats"]}, {"card": "leipzig", "encounters": ["spy"]}],
    ),
    position(
        "bound",
        {"emergency": "cities", "newspaper": "card"},
        at=TOGETHER,
        resolve=2,
        trail=[{"card": "prague"}, {"card": "hide", "city": "prague", "encounters": ["rats"]}],
        health={"mina": 3, "seward": 5},
    ),
    position(
        "paper-of-the-day",
        {"newspaper": "longest", "sea_meeting": "shown"},
        resolve=3,
        events={"dracula": ["sensationalist-press"]},
        trail=["hide", "vienna", {"card": "prague", "encounters": ["new-vampire"]}],
        bites={"godalming": 1},
    ),
    # in the midst of what random play rarely meets
    after(
        position("leaps-at-him", combat={"step": "open", "fighters": ["seward"]}, events={"seward": ["heroic-leap"]}, trail=TRAIL),
        "play heroic-leap",
    ),
    after(
        position(
            "another-weapon",
            combat={"step": "open", "fighters": ["mina"]},
            items=ARMED,
            events={"mina": ["secret-weapon"]},
            item_discards=["stake", "crucifix"],
            trail=TRAIL,
        ),
        "play secret-weapon",
    ),
    after(
        position(
            "storm-over-both",
            at={"godalming": "vienna", "mina": "tyrrhenian-sea"},
            events={"godalming": ["stormy-seas"]},
            trail=["tyrrhenian-sea", "rome"],
        ),
        "play stormy-seas",
        "name tyrrhenian-sea",
    ),
    after(
        position(
            "transfusion",
            at=TOGETHER,
            events={"godalming": ["blood-transfusion"]},
            bites={"seward": 1, "van-helsing": 2},
            trail=["prague"],
        ),
        "pass",
        "play blood-transfusion",
    ),
    after(
        position(
            "fourth-host", at={"mina": "vienna"}, turn="mina", items=ARMED | {"mina": ["heavenly-host"]}, hosts=["paris", "rome", "berlin"]
        ),
        "play heavenly-host",
    ),
    after(
        position(
            "one-is-kept",
            phase="dracula",
            step="move",
            trail=["vienna"],
            catacombs=[{"card": "prague", "encounters": ["fog", "bats"]}],
        ),
        "double-back prague",
    ),
)
