"""What the bots that look ahead must know of the 3rd edition."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.edition import Edition, Odds
from whitby.bots.fury.mind import Mind
from whitby.bots.fury.secret import asked_together
from whitby.bots.fury2015.dracula import DraculaMind
from whitby.bots.fury2015.easy import EasyBot
from whitby.bots.fury2015.hunter import HunterMind
from whitby.bots.fury2015.sight import Sight
from whitby.bots.fury2015.value import value
from whitby.game import View
from whitby.games.fury2015.state import DAY


def options(view: View) -> dict[str, Any]:
    """What the belief must know of how this game is played."""
    return {name: view[name] for name in ("hide_behind_power", "hide_tied_to_leaving", "wolf_with_hide")}


def hunter(view: View, question: str, seat: int, here: Odds, older: Odds) -> Mind:
    """A hunter's mind by these odds."""
    return HunterMind(Sight(view, question, seat, frozenset(here)), here, lambda place: older.get(place, 0.0))


def dracula(view: View, question: str, seat: int) -> Mind:
    """Dracula's mind."""
    sight = Sight(view, question, seat, frozenset())
    sight.dracula_may_be = sight.current_place()
    return DraculaMind(sight)


def day_of(s: Any) -> int:
    """A round is a day with its night."""
    day: int = s.day
    return day


def day_begins(s: Any, question: str) -> bool:
    """Do hunters act by day?"""
    return bool(s.phase == DAY and question == "hunter-acts")


EDITION: Final = Edition(
    easy=EasyBot,
    options=options,
    hunter=hunter,
    dracula=dracula,
    value=value,
    round_of=day_of,
    round_begins=day_begins,
    hunters_try=frozenset({"hunter-acts", "choose-cards"}),
    dracula_tries=frozenset(
        {"choose-card", "encounter-step", "may-ambush", "choose-cards", "may-spread-rumor", "leaving", "misdirect-move"}
    ),
    shows=frozenset({"choose-card", "misdirect-move"}),
    secret=frozenset({"choose-cards"}),
    answered=asked_together,
    talk=frozenset({"display", "trade", "lead"}),
    own_news=frozenset({"chose", "drew-combat-card", "drew-encounter", "event-drawn", "hoax-finds", "laid-card", "placed"}),
)
