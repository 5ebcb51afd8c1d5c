"""What the bots that look ahead must know of the 2nd edition."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.edition import Edition, Odds
from whitby.bots.fury.mind import Mind
from whitby.bots.fury.secret import rivals
from whitby.bots.fury2005.dracula import DraculaMind
from whitby.bots.fury2005.easy import EasyBot
from whitby.bots.fury2005.hunter import HunterMind
from whitby.bots.fury2005.sight import Sight
from whitby.bots.fury2005.value import value
from whitby.game import View
from whitby.games.fury2005.combat import lay_combat_card
from whitby.games.fury2005.rules import NEWSPAPER
from whitby.games.fury2005.tactics import enemy_cards, hunter_cards
from whitby.games.fury2005.words import DRACULA
from whitby.search.simultaneous import Answers


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


def one_by_one(s: Any, seat: int, dracula: int) -> tuple[Any, Answers]:
    """They lay one after the other: the world as it is, and with each card of each rival, who has laid before or is still to do it."""
    found: Answers = {}
    for rival in rivals(s, seat, dracula):
        for card in enemy_cards(s) if rival == dracula else hunter_cards(s, rival):
            world = s.copy()
            world.laid[rival] = card
            world.agenda = [task for task in world.agenda if task != (lay_combat_card, (rival,))]
            found[rival, card] = world
    return s, found


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
    secret=frozenset({"lay-card"}),
    answered=one_by_one,
    talk=frozenset({"trade"}),
    own_news=frozenset({"chose", "drew-encounter", "event-drawn", "laid-card", "lays", "placed", "sees"}),
)
