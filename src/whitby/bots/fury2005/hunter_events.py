"""When a hunter plays his events and uses his items: each has a rule that says what it is worth now, against keeping it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from whitby.bots.fury2005.cards import worth
from whitby.bots.fury2005.hunt import Hunt
from whitby.bots.fury2005.sight import Sight
from whitby.games.fury.europe import is_sea
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.state import FOE_AGENT, FOE_DRACULA

Rule = Callable[[Sight, Hunt], float]
DOGS_HELP = ("rats", "saboteur", "thief")
BAD = ("assassin", "minion-with-knife-and-rifle", "minion-with-knife-and-pistol", "fog", "bats", "saboteur", "rats", "lightning", "plague")


def met(sight: Sight) -> str:
    """The encounter that is being met, or nothing."""
    kind = sight.view["met_kind"]
    return w.NOUNS[kind] if kind >= 0 else ""


# --- in combat --------------------------------------------------------------------------------
def weak(sight: Sight) -> bool:
    """Is one of those who fight nearly defeated?"""
    return min([sight.health(h) for h in sight.view["fighters"]]) <= 2


def planning(sight: Sight, hunt: Hunt) -> float:
    """+1 for the rest of a combat: against Dracula and the vampire, against agents in need."""
    return 0.5 if sight.view["foe"] == FOE_AGENT and weak(sight) else 1.0 if sight.view["foe"] != FOE_AGENT else -0.5


def garlic(sight: Sight, hunt: Hunt) -> float:
    """No escape for three rounds, for those who can use them."""
    return 1.0 if sight.view["foe"] == FOE_DRACULA and hunt.prospect > 0.5 else -0.5


def escape(sight: Sight, hunt: Hunt) -> float:
    """Out of a combat in which a hunter may fall."""
    return 2.0 if weak(sight) else -1.0


def leap(sight: Sight, hunt: Hunt) -> float:
    """A die for both: to finish him, or with Health to spare."""
    return 2.0 if sight.blood <= 3 or sight.health(hunt.me) > 6 else -1.0


def weapon(sight: Sight, hunt: Hunt) -> float:
    """The best of the discards for the worst in hand."""
    gain = max([worth(item) for item in sight.view["item_discards"]]) - min([worth(item) for item in sight.view["items"][hunt.me]])
    return gain - 1.2 if sight.view["foe"] == FOE_DRACULA else -0.5


def strength(sight: Sight, hunt: Hunt) -> float:
    """Against a Bite, or more than a scratch."""
    loss = sight.view["incoming_loss"][hunt.me]
    return 2.0 if loss == 0 or loss >= 2 or loss >= sight.health(hunt.me) else -0.5


# --- encounters ---------------------------------------------------------------------------------
def forewarned(sight: Sight, hunt: Hunt) -> float:
    """Against what is worst."""
    return 1.0 if met(sight) in BAD or (met(sight) == "new-vampire" and sight.night) else -0.5


def dogs(sight: Sight, hunt: Hunt) -> float:
    """Out with them when they help, or ahead of that."""
    return 3.0 if met(sight) in DOGS_HELP else 0.3


# --- on the way -----------------------------------------------------------------------------------
def horse(sight: Sight, hunt: Hunt) -> float:
    """Two roads, if they lead to much more than a move without it."""
    return hunt.rides() - hunt.moving() - 1.0


def carriage(sight: Sight, hunt: Hunt) -> float:
    """No roll, when he is nearly found."""
    return 1.0 if len(hunt.likely) <= 4 else 0.1


def sail(sight: Sight, hunt: Hunt) -> float:
    """Four sea moves, for those who are at sea."""
    return 0.6 if is_sea(hunt.at) else -0.5


# --- looking for him --------------------------------------------------------------------------------
def hypnosis(sight: Sight, hunt: Hunt) -> float:
    """Where he is and goes, when hunters can use it."""
    return 1.5 if len(hunt.likely) > 2 and hunt.prospect > 0.5 else -0.3


def storm(sight: Sight, hunt: Hunt) -> float:
    """Against a Dracula at sea."""
    return 3.0 * max([x for p, x in hunt.likely.items() if is_sea(p)], default=0.0) - 0.6


def money(sight: Sight, hunt: Hunt) -> float:
    """When sea cards lie face down."""
    return 0.6 if w.SEA_BACK in sight.view["trail"] else -0.5


def long_day(sight: Sight, hunt: Hunt) -> float:
    """Dusk instead of twilight; or simply more time."""
    return 1.5 if sight.view["time"] == w.FIRST_OF_NIGHT else 0.1


def cure(sight: Sight, hunt: Hunt) -> float:
    """A Bite less, for a hunter who cannot take another."""
    return 0.5 if hunt.prospect < 1.0 else -0.3


RULES: Mapping[str, Rule] = {
    "advance-planning": planning,
    "garlic": garlic,
    "escape-route": escape,
    "heroic-leap": leap,
    "secret-weapon": weapon,
    "great-strength": strength,
    "forewarned": forewarned,
    "dogs": dogs,
    "fast-horse": horse,
    "chartered-carriage": carriage,
    "excellent-weather": sail,
    "sense-of-emergency": lambda sight, hunt: hunt.best_hurry(),
    "hypnosis": hypnosis,
    "stormy-seas": storm,
    "money-trail": money,
    "long-day": long_day,
    "holy-water": cure,
    "blood-transfusion": lambda sight, hunt: 0.8,
    "mystic-research": lambda sight, hunt: 0.2,
    "local-rumors": lambda sight, hunt: 0.4,
    "heavenly-host": lambda sight, hunt: -0.5,
    "good-luck": lambda sight, hunt: 0.8,
}
