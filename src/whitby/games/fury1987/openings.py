"""Positions that random play rarely reaches; the laws begin there too, besides the set-up."""

from __future__ import annotations

from typing import Any, Final

from whitby.engine import State
from whitby.game import Opening
from whitby.games.fury1987.position import build

COMMON: Final[dict[str, Any]] = {"attack": "must", "hunter_hands": "open", "minor_victory": "claimed", "valour": True, "round_limit": 60}
TOGETHER: Final = {"godalming": "vienna", "seward": "vienna", "van-helsing": "vienna"}
ARMED: Final = {
    "godalming": ["crucifix", "stake", "dogs"],
    "seward": ["garlic", "pistol", "holy-water"],
    "van-helsing": ["heavenly-host", "rifle", "sacred-bullets"],
}
GROUP: Final = ["seward", "van-helsing"]
VAMPIRES: Final = dict.fromkeys(("paris", "rome", "madrid"), "vampire")
HAND: Final = ["vampire", "rats", "bats", "fog", "thief"]


def position(name: str, options: dict[str, Any] | None = None, **parts: Any) -> Opening:
    """A position by its name, with a function that makes it anew."""

    def make() -> State:
        return build({**COMMON, **(options or {})}, parts)

    return name, make


def meeting(kind: str, **parts: Any) -> Opening:
    """All hunters together are about to act in a town where this encounter lies."""
    armed = {"phase": "hunters", "step": "act", "at": TOGETHER, "weapons": ARMED, "group": GROUP, "chart": {"vienna": kind}}
    return position(f"meets-{kind}", **{**armed, "heard": {"vienna": "unknown"}, "dracula_at": "prague", "round": 4, **parts})


OPENINGS: Final[tuple[Opening, ...]] = (
    # combat
    position(
        "group-in-combat",
        combat={"step": "open", "fighters": ["godalming", "seward", "van-helsing"]},
        weapons=ARMED,
        events={
            "godalming": ["escape-route", "advance-planning"],
            "seward": ["dawn-raid"],
            "van-helsing": ["great-strength"],
            "dracula": ["rage", "hour-of-darkness", "trap"],
        },
        round=3,
    ),
    position(
        "own-hands-in-combat",
        {"hunter_hands": "own"},
        combat={"fighters": ["seward", "van-helsing"], "round": 2, "night": True, "last": {"seward": "pistol", "dracula": "bite"}},
        weapons=ARMED,
        bitten=["seward"],
        round=5,
    ),
    position(
        "attacked-at-night",
        combat={
            "attacked": True,
            "fighters": ["seward"],
            "night": True,
            "step": "dice",
            "chits": {"seward": "fist", "dracula": "escape-bat"},
        },
        hosts=["prague"],
        events={"seward": ["great-strength"]},
        round=3,
    ),
    position("last-blood", combat={"fighters": ["godalming"], "round": 3, "night": True}, weapons=ARMED, blood=1, round=6),
    position(
        "blood-death-in-the-castle",
        combat={"fighters": ["van-helsing"], "night": True, "step": "open"},
        dracula_at="castle-dracula",
        weapons=ARMED,
        blood=0,
        blood_death=8,
        dying=1,
        fleeing=True,
        round=9,
    ),
    position(
        "szgany-of-two",
        combat={"foe": "szgany-with-knife-and-pistol", "fighters": ["godalming", "seward"]},
        at=TOGETHER,
        weapons=ARMED,
        events={"dracula": ["szgany-reinforcements", "trap"], "seward": ["advance-planning"]},
        dracula_at="paris",
        round=3,
    ),
    # encounters
    meeting("vampire", events={"dracula": ["seduction"], "seward": ["great-strength", "pre-warned"]}),
    meeting("szgany-with-knife", events={"dracula": ["szgany-reinforcements"], "godalming": ["escape-route"]}),
    meeting("wolves"),
    meeting("rats", events={"van-helsing": ["pre-warned"]}),
    meeting("bats"),
    meeting("fog"),
    meeting("storms", at=dict.fromkeys(TOGETHER, "venice"), chart={"venice": "storms"}, heard={"venice": "unknown"}),
    meeting("peasants", at=dict.fromkeys(TOGETHER, "budapest"), chart={"budapest": "peasants"}, heard={"budapest": "unknown"}),
    meeting(
        "hoax",
        at=dict.fromkeys(TOGETHER, "paris"),
        chart={"paris": "hoax"},
        heard={"paris": "unknown"},
        events={"seward": ["hypnosis", "dawn-raid"], "van-helsing": ["heroic-leap"]},
    ),
    meeting("plague"),
    meeting("thief", events={"seward": ["hypnosis"]}),
    position(
        "vampire-of-the-castle",
        phase="hunters",
        step="act",
        at=dict.fromkeys(TOGETHER, "castle-dracula"),
        group=GROUP,
        weapons=ARMED,
        open={"castle-dracula": "vampire"},
        bitten=["godalming"],
        events={"dracula": ["seduction"]},
        round=8,
    ),
    position(
        "unguarded-in-the-castle",
        phase="hunters",
        step="act",
        at=dict.fromkeys(TOGETHER, "castle-dracula"),
        group=GROUP,
        weapons={"godalming": ["knife"], "seward": ["stake"]},
        open={"castle-dracula": "vampire"},
        bitten=["seward"],
        events={"seward": ["great-strength"]},
        dracula_at="paris",
        round=8,
    ),
    # Dracula's turn
    position(
        "chart-of-five", chart={**VAMPIRES, "berlin": "vampire", "lisbon": "hunter-vampire"}, encounters=HAND, turned=["godalming"], round=9
    ),
    position("two-hunters-gone", chart=VAMPIRES, encounters=HAND, dead=["godalming"], turned=["seward"], round=12),
    position(
        "minor-ends",
        {"minor_victory": "ends"},
        chart={"paris": "vampire", "rome": "vampire"},
        encounters=HAND,
        dead=["godalming", "seward"],
        round=12,
    ),
    position(
        "may-attack",
        {"attack": "may"},
        dracula_at="vienna",
        at={"seward": "prague", "godalming": "prague"},
        together=["godalming", "seward"],
        encounters=HAND,
        round=2,
    ),
    position(
        "at-sea-with-agents",
        dracula_at="adriatic-sea",
        dracula_port="venice",
        shipping_agents=True,
        events={"dracula": ["devilish-power"]},
        chart=VAMPIRES,
        blood=3,
        round=5,
    ),
    position(
        "walpurgis",
        events={"dracula": ["walpurgis-night", "devilish-power"]},
        open={"varna": "vampire", "venice": "storms"},
        hosts=["prague"],
        blood=4,
        round=6,
    ),
    position("bound-by-hosts", dracula_at="athens", hosts=["athens", "valona"], blood=1, encounters=HAND, round=7),
    position(
        "flees-from-the-isles", dracula_at="galway", blood=0, fleeing=True, dying=1, blood_death=2, at=TOGETHER, encounters=HAND, round=9
    ),
    position("empty-cup", encounters=HAND, encounter_cup=["rats"], encounter_discards=["bats"], dracula_at="paris", round=20),
    position("third-round-in-the-castle", dracula_at="castle-dracula", castle_rounds=2, encounters=HAND, round=10),
    # hunters' turns
    position(
        "group-of-three",
        phase="hunters",
        at=TOGETHER,
        weapons={
            "godalming": ["crucifix", "stake", "dogs"],
            "seward": ["garlic", "pistol", "holy-water"],
            "van-helsing": ["heavenly-host", "rifle"],
        },
        bitten=["godalming", "seward"],
        wounds={"seward": 9},
        events={
            "godalming": ["hypnosis"],
            "seward": ["blood-transfusion", "chartered-carriage"],
            "dracula": ["devilish-power", "false-tip-off", "customs-search"],
        },
        hosts={"paris": "seward"},
        chart={"prague": "rats", "munich": "bats"},
        heard={"prague": "something", "munich": "bats"},
        dracula_at="prague",
        rumours="vienna",
        round=4,
    ),
    position(
        "own-hands",
        {"hunter_hands": "own"},
        phase="hunters",
        at=TOGETHER,
        weapons=ARMED,
        dogs={"godalming": 1},
        dracula_at="paris",
        round=3,
    ),
    position(
        "ships",
        phase="hunters",
        at={"godalming": "adriatic-sea", "seward": "english-channel"},
        embarked={"godalming": "venice", "seward": "plymouth"},
        events={"seward": ["excellent-weather"], "dracula": ["control-storms", "customs-search"]},
        open={"bari": "storms"},
        weapons=ARMED,
        round=4,
    ),
    position(
        "group-embarks",
        phase="hunters",
        step="move",
        at=dict.fromkeys(TOGETHER, "venice"),
        group=GROUP,
        events={"seward": ["excellent-weather"], "van-helsing": ["blood-transfusion"], "dracula": ["devilish-power"]},
        bitten=["godalming"],
        dracula_at="rome",
        round=4,
    ),
    position(
        "led-by-bats", phase="hunters", at=TOGETHER, batted=["godalming", "seward"], open={"vienna": "fog"}, dracula_at="prague", round=4
    ),
    position(
        "dracula-is-here",
        phase="hunters",
        step="act",
        at=TOGETHER,
        group=GROUP,
        weapons=ARMED,
        events={"seward": ["heroic-leap"], "godalming": ["escape-route"], "dracula": ["devilish-power"]},
        rumours="prague",
        round=4,
    ),
    position(
        "restocks",
        phase="hunters",
        step="act",
        at=TOGETHER,
        group=["seward"],
        events={"dracula": ["devilish-power", "trap"], "godalming": ["hypnosis", "dawn-raid", "pre-warned"]},
        weapons=ARMED,
        dracula_at="london",
        round=3,
    ),
    position(
        "few-cards",
        phase="hunters",
        step="act",
        at={"godalming": "paris"},
        event_deck=["jonathan-harker", "evasion", "mishap", "sense-of-emergency", "hired-scouts"],
        dracula_at="rome",
        weapons={"seward": ["dogs"]},
        round=3,
    ),
)
