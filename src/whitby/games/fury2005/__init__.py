"""Fury of Dracula, 2nd edition (2005): four hunters against Dracula, with dice and a trail of six cards."""

from __future__ import annotations

from typing import Final

from whitby.engine import PASS, options_for
from whitby.game import Game, Option, Side
from whitby.games.fury2005 import (
    allies,
    body,
    combat,
    damage,
    decks,
    dracula,
    dracula_events,
    drawn_events,
    encounters,
    faces,
    forced,
    hunter_events,
    hunters,
    items,
    journeys,
    maturing,
    moves,
    refusals,
    resolve,
    rules,
    search,
    secrets,
    supply,
    trail,
    windows,
)
from whitby.games.fury2005.body.about import about
from whitby.games.fury2005.chronicle import CHRONICLE
from whitby.games.fury2005.europe import MAP
from whitby.games.fury2005.generated import view as generated_view
from whitby.games.fury2005.imagine import fill_holes
from whitby.games.fury2005.openings import OPENINGS
from whitby.games.fury2005.position import POSITION
from whitby.games.fury2005.recount import recount
from whitby.games.fury2005.state import Fury
from whitby.games.fury2005.words import DONE, DRACULA, ENDINGS, HUNTERS, NOUNS, SEATS, STAY, VERBS

OPTIONS: Final = (
    Option("emergency", "anywhere", "F05-RESOLVE-08", ("anywhere", "cities")),
    Option("newspaper", "location", "F05-RESOLVE-05", ("location", "card", "longest")),
    Option("rail_distance", "up-to", "F05-RAIL-10", ("up-to", "exactly")),
    Option("bitten_mina", False, "F05-COMBAT-20", (False, True)),
    Option("destroyed_card", "either", "F05-COMBAT-38", ("either", "hunters-win")),
    Option("catacomb_extra", "may", "F05-CATACOMB-06", ("may", "must")),
    Option("catacombs_at_sea", False, "F05-CATACOMB-10", (False, True)),
    Option("sea_meeting", "hidden", "F05-TRAIL-07", ("hidden", "shown")),
    Option("group_trade", False, "F05-GROUP-05", (False, True)),
    Option("surviving_agent", "stays", "F05-AGENT-07", ("stays", "pool")),
    Option("hunter_hands", "open", "F05-HIDDEN-10", ("open", "own")),
)


def default(s: Fury, seat: int) -> int:
    """What is answered for a seat that does not answer: decline, or the first thing offered."""
    options = options_for(s, seat)
    for choice in (PASS, DONE, STAY):
        if choice in options:
            return choice
    return options[0]


def spans(s: Fury) -> dict[str, int]:
    """F05-ROUND-01  Dracula's turn and those of the hunters are a round."""
    return {"round": s.round}


GAME: Final = Game(
    id="fury-2005",
    title="Fury of Dracula (2nd edition)",
    version=1,
    seats=SEATS,
    sides=(Side("dracula", (DRACULA,)), Side("hunters", HUNTERS)),
    options=OPTIONS,
    verbs=VERBS,
    nouns=NOUNS,
    modules=(
        rules,
        hunters,
        journeys,
        supply,
        resolve,
        search,
        encounters,
        combat,
        decks,
        damage,
        trail,
        moves,
        dracula,
        maturing,
        forced,
        items,
        allies,
        hunter_events,
        drawn_events,
        dracula_events,
        windows,
    ),
    state=Fury,
    begin=rules.setup,
    view=generated_view.view,
    fill_holes=fill_holes,
    face=faces.face,
    why_not=refusals.why_not,
    closed=refusals.closed,
    price=refusals.price,
    warning=refusals.warning,
    clause_of=refusals.clause_of,
    default=default,
    reasons=refusals.WHY.reasons,
    fallbacks=refusals.WHY.fallbacks,
    prompts=refusals.WHY.prompts,
    endings=ENDINGS,
    no_undo_after=frozenset(
        [
            "uncovers",
            "he-is-there",
            "dracula-is",
            "revealed",
            "encounter-revealed",
            "item-drawn",
            "event-drawn",
            "drew-encounter",
            "shows",
            "reveals",
            "not-there",
            "rolled",
        ]
    ),
    secrets=secrets.SECRETS,
    board=MAP,
    body=body.body,
    about=about,
    position=POSITION,
    recount=recount,
    openings=OPENINGS,
    spans=spans,
    chronicle=CHRONICLE,
)
