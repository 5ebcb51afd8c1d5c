"""When Dracula plays his events: each has a rule that says what it is worth now, against keeping it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from whitby.bots.fury2005 import fight, flight
from whitby.bots.fury2005.sight import Sight
from whitby.games.fury.europe import OFF
from whitby.games.fury2005.state import FOE_DRACULA
from whitby.games.fury2005.words import BLOOD, EMPTY

Rule = Callable[[Sight], float]


def at(sight: Sight) -> int:
    """Where Dracula is."""
    return next(iter(sight.dracula_may_be), OFF)


def devilish(sight: Sight) -> float:
    """Against an Ally, or an event; not for a Heavenly Host far away."""
    return 0.6 if sight.view["events_played"] or sight.view["allies"][0] != EMPTY else -0.2


def swiftness(sight: Sight) -> float:
    """Two moves, when hunters are near."""
    return flight.threat(sight, at(sight)) - 0.8


def tip(sight: Sight) -> float:
    """No train for hunters who can come near."""
    return 0.8 if sight.nearest(at(sight)) <= 4 else -0.2


def horses(sight: Sight) -> float:
    """No combat by day, or with little Blood."""
    v = sight.view
    return 1.5 if not v["by_night"] or sight.blood <= 8 else -fight.draculas_prospect(sight, v["fighters"], True)


def rage(sight: Sight) -> float:
    """An item smashed, in a combat that he does not want to leave."""
    v = sight.view
    return 0.6 if max([len(v["items"][h]) for h in v["fighters"]]) >= 2 and sight.blood > BLOOD // 2 else -0.5


def trap(sight: Sight) -> float:
    """+1 for the rest of a combat, best for himself."""
    return 1.0 if sight.view["foe"] == FOE_DRACULA else 0.1


RULES: Mapping[str, Rule] = {
    "devilish-power": devilish,
    "unearthly-swiftness": swiftness,
    "false-tip-off": tip,
    "wild-horses": horses,
    "rage": rage,
    "trap": trap,
    "seduction": lambda sight: 2.0,
    "time-runs-short": lambda sight: 1.0,
    "customs-search": lambda sight: 1.0,
    "sensationalist-press": lambda sight: 0.8,
    "relentless-minion": lambda sight: 0.6,
    "control-storms": lambda sight: 0.5,
    "roadblock": lambda sight: 0.4,
}
