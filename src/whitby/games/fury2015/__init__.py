"""Fury of Dracula, 3rd edition (2015): four hunters against Dracula, across Europe."""

from __future__ import annotations

from typing import Final

from whitby.engine import PASS, options_for
from whitby.game import Game, Option, Side
from whitby.games.fury2015 import (
    ambush,
    arrival,
    body,
    combat,
    damage,
    decks,
    dracula,
    dracula_events,
    encounters,
    faces,
    fast_horses,
    hunter_events,
    hunters,
    refusals,
    rules,
    secrets,
    talk,
    trade,
    trail,
    windows,
)
from whitby.games.fury2015.body.about import about
from whitby.games.fury2015.chronicle import CHRONICLE
from whitby.games.fury2015.europe import MAP
from whitby.games.fury2015.generated import view as generated_view
from whitby.games.fury2015.imagine import fill_holes
from whitby.games.fury2015.openings import OPENINGS
from whitby.games.fury2015.position import POSITION
from whitby.games.fury2015.recount import recount
from whitby.games.fury2015.state import Fury
from whitby.games.fury2015.words import ACCEPT, DONE, DRACULA, ENDINGS, HUNTERS, KEEP, NOUNS, SEATS, VERBS

OPTIONS: Final = (
    Option("vampire_night", False, "F15-COMBAT-06", (False, True)),
    Option("open_encounters", True, "F15-HIDDEN-03", (True, False)),
    Option("hide_behind_power", True, "F15-POWER-08", (True, False)),
    Option("private_talk", False, "F15-HIDDEN-04", (False, True)),
    Option("events_after_combat", False, "F15-TIME-04", (False, True)),
    Option("wolf_with_hide", False, "F15-DRAC-19", (False, True)),
    Option("hide_tied_to_leaving", False, "F15-POWER-10", (False, True)),
)


def default(s: Fury, seat: int) -> int:
    """What is answered for a seat that does not answer: decline, or the first thing offered."""
    options = options_for(s, seat)
    for choice in (PASS, DONE, KEEP):
        if choice in options:
            return choice
    return options[-1] if options[0] == ACCEPT else options[0]


def spans(s: Fury) -> dict[str, int]:
    """F15-TIME-01  A day and its night, each with its own number, are a round."""
    return {"day": 2 * s.day + s.night, "round": s.day}


GAME: Final = Game(
    id="fury-2015",
    title="Fury of Dracula (3rd edition)",
    version=2,
    seats=SEATS,
    sides=(Side("dracula", (DRACULA,)), Side("hunters", HUNTERS)),
    options=OPTIONS,
    verbs=VERBS,
    nouns=NOUNS,
    modules=(
        rules,
        hunters,
        fast_horses,
        trade,
        arrival,
        ambush,
        encounters,
        combat,
        decks,
        damage,
        trail,
        dracula,
        hunter_events,
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
            "revealed",
            "not-on-trail",
            "on-trail",
            "nothing-here",
            "encounter-revealed",
            "item-drawn",
            "event-drawn",
            "ticket-drawn",
            "drew-encounter",
            "drew-combat-card",
            "item-seen",
            "shows",
            "shows-all",
            "near",
            "none-near",
            "no-rumors",
            "nothing-on",
            "bond-yes",
            "bond-no",
            "region",
            "no-region",
            "studied",
            "top",
            "reveals",
            "horses",
            "offers",
            "shares",
            "gave",
            "hoax-finds",
            "from-below",
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
    talk=talk.channels,
    chronicle=CHRONICLE,
)
