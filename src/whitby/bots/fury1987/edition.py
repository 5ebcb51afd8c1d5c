"""What the bots that look ahead must know of the 1st edition."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.edition import Edition, Odds
from whitby.bots.fury.mind import Mind
from whitby.bots.fury.secret import asked_together
from whitby.bots.fury1987.dracula import DraculaMind
from whitby.bots.fury1987.easy import EasyBot
from whitby.bots.fury1987.hunter import HunterMind
from whitby.bots.fury1987.sight import Sight
from whitby.bots.fury1987.value import value
from whitby.game import View
from whitby.games.fury1987.words import DRACULA


def options(view: View) -> dict[str, Any]:
    """What the belief must know of how this game is played."""
    return {"attack": "may" if view["may_attack"] else "must"}


def hunter(view: View, question: str, seat: int, here: Odds, older: Odds) -> Mind:
    """A hunter's mind by these odds; what may lie behind him are the towns where he may have laid something."""
    return HunterMind(Sight(view, question, seat, frozenset(here)), here, older)


def dracula(view: View, question: str, seat: int) -> Mind:
    """Dracula's mind."""
    return DraculaMind(Sight(view, question, seat, frozenset([view["dracula_at"]])))


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
    hunters_try=frozenset({"hunter-moves", "restock", "fight", "lay-chit", "attack-again"}),
    dracula_tries=frozenset({"dracula-turn", "lay-chit", "flight", "evade", "name-target"}),
    shows=frozenset({"dracula-turn", "flight", "evade"}),
    secret=frozenset({"lay-chit"}),
    answered=asked_together,
    talk=frozenset(),
    own_news=frozenset({"chose", "drew-encounter", "event-drawn", "evaded", "flew", "lays"}),
    figure="seen_at",
    behind_screen=frozenset({"dracula-turn"}),
    cap=None,
)
