"""What the bots that look ahead must know of the 2nd edition."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.edition import Edition, Odds
from whitby.bots.fury.mind import Mind
from whitby.bots.fury2005.dracula import DraculaMind
from whitby.bots.fury2005.easy import EasyBot
from whitby.bots.fury2005.hunter import HunterMind
from whitby.bots.fury2005.sight import Sight
from whitby.bots.fury2005.value import value
from whitby.game import View
from whitby.games.fury2005.rules import NEWSPAPER
from whitby.games.fury2005.words import DRACULA


def options(view: View) -> dict[str, Any]:
    """What the belief must know of how this game is played."""
    return {"newspaper": NEWSPAPER[view["newspaper"]], "sea_meeting": "shown" if view["shown_at_sea"] else "hidden"}


def hunter(view: View, question: str, seat: int, here: Odds, older: Odds) -> Mind:
    """A hunter's mind by these odds."""
    return HunterMind(Sight(view, question, seat, frozenset(here)), here, lambda place: older.get(place, 0.0))


def dracula(view: View, question: str, seat: int) -> Mind:
    """Dracula's mind."""
    sight = Sight(view, question, seat, frozenset())
    sight.dracula_may_be = sight.current_place()
    return DraculaMind(sight)


def round_of(s: Any) -> int:
    """Dracula's turn and those of the hunters after it."""
    number: int = s.round
    return number


def hunters_begin(s: Any, question: str) -> bool:
    """Is Dracula's turn over?"""
    return bool(s.turn != DRACULA)


EDITION: Final = Edition(
    easy=EasyBot,
    options=options,
    hunter=hunter,
    dracula=dracula,
    value=value,
    round_of=round_of,
    round_begins=hunters_begin,
    hunters_try=frozenset({"hunters-move", "hunter-acts", "lay-card"}),
    dracula_tries=frozenset({"dracula-moves", "move-after-penalty", "place-encounter", "lay-card", "card-leaves", "mature", "bat-move"}),
    shows=frozenset({"dracula-moves", "move-after-penalty", "bat-move"}),
    talk=frozenset({"trade"}),
    own_news=frozenset({"chose", "drew-encounter", "event-drawn", "laid-card", "lays", "placed", "sees"}),
)
