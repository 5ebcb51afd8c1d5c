"""Dracula (Kosmos / Rio Grande, 2003): two players in London."""

from __future__ import annotations

from typing import Final

from whitby.engine import PASS, options_for
from whitby.game import Game, Option, Side
from whitby.games.dracula2003 import action, body, energy, movement, openings, position, recount, refusals, rules, secrets, specials, view
from whitby.games.dracula2003.barriers import TOUCHING
from whitby.games.dracula2003.chronicle import CHRONICLE
from whitby.games.dracula2003.generated import view as generated_view
from whitby.games.dracula2003.imagine import fill_holes
from whitby.games.dracula2003.specials import AFTER_WINGS
from whitby.games.dracula2003.state import London
from whitby.games.dracula2003.words import BOARD_TOML, DRACULA, ENDINGS, NOUNS, SEATS, STOP, VAN_HELSING, VERBS

OPTIONS: Final = (
    Option("first", "dracula", "D03-TURN-02", SEATS),
    Option("turn_limit", 0, "D03-TURN-05", in_random_play=300),
    Option("agreed_draw", False, "D03-TURN-06", (False, True)),
    Option("touching", "point", "D03-BARRIER-07", TOUCHING),
    Option("after_wings", "nothing", "D03-LOOK-12", AFTER_WINGS),
)


def begin(first: str, turn_limit: int, agreed_draw: bool, touching: str, after_wings: str) -> London:
    """A new game with these options."""
    return rules.setup(SEATS.index(first), turn_limit, agreed_draw, touching, after_wings)


def default(s: London, seat: int) -> int:
    """What is answered for a seat that does not answer: decline, stop, or the cheapest."""
    options = options_for(s, seat)
    for choice in (PASS, STOP):
        if choice in options:
            return choice
    return min(options, key=lambda choice: (refusals.price(s, choice), options.index(choice)))


GAME: Final = Game(
    id="dracula-2003",
    title="Dracula (2003)",
    version=2,
    seats=SEATS,
    sides=(Side("dracula", (DRACULA,)), Side("van-helsing", (VAN_HELSING,))),
    options=OPTIONS,
    verbs=VERBS,
    nouns=NOUNS,
    modules=(rules, movement, action, specials, energy),
    state=London,
    begin=begin,
    view=generated_view.view,
    fill_holes=fill_holes,
    face=view.face,
    why_not=refusals.why_not,
    closed=refusals.closed,
    price=refusals.price,
    clause_of=refusals.clause_of,
    default=default,
    reasons=refusals.WHY.reasons,
    fallbacks=refusals.WHY.fallbacks,
    prompts=refusals.WHY.prompts,
    endings=ENDINGS,
    no_undo_after=frozenset({"looked", "turned-up", "showed", "drew", "dealt", "shuffled"}),
    secrets=secrets.SECRETS,
    board=BOARD_TOML,
    recount=recount.recount,
    openings=openings.OPENINGS,
    position=position.POSITION,
    body=body.body,
    warning=refusals.warning,
    chronicle=CHRONICLE,
    asked_by=refusals.asked_by,
)
