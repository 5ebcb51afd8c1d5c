"""The Fury of Dracula, 1st edition (1987): three hunters against a Dracula who leaves no trace but his encounters."""

from __future__ import annotations

from typing import Final

from whitby.engine import PASS, options_for
from whitby.game import Game, Option, Side
from whitby.games.fury1987 import (
    anytime,
    body,
    combat,
    damage,
    decks,
    dogs,
    dracula,
    dracula_events,
    drawn_events,
    encounters,
    faces,
    flight,
    harker,
    hosts,
    hunter_events,
    hunters,
    journeys,
    moves,
    refusals,
    results,
    rules,
    search,
    secrets,
    supply,
    vampires,
    weapons,
    windows,
    winning,
)
from whitby.games.fury1987.body.about import about
from whitby.games.fury1987.chronicle import CHRONICLE
from whitby.games.fury1987.europe import MAP
from whitby.games.fury1987.generated import view as generated_view
from whitby.games.fury1987.imagine import fill_holes
from whitby.games.fury1987.openings import OPENINGS
from whitby.games.fury1987.position import POSITION
from whitby.games.fury1987.recount import recount
from whitby.games.fury1987.state import Fury
from whitby.games.fury1987.words import DEGREES, DONE, DRACULA, ENDINGS, HUNTERS, LIMITS, NOUNS, SEATS, STOP, VERBS

OPTIONS: Final = (
    Option("attack", "must", "F87-DACT-03", ("must", "may")),
    Option("hunter_hands", "open", "F87-HIDDEN-06", ("open", "own")),
    Option("minor_victory", "claimed", "F87-WIN-04", ("claimed", "ends")),
    Option("valour", False, "F87-VALOUR-01", (False, True)),
    Option("round_limit", LIMITS["rounds"], "F87-WIN-18", in_random_play=60),  # a Dracula who consumes at random never ends it himself
)


def default(s: Fury, seat: int) -> int:
    """What is answered for a seat that does not answer: decline, or the first thing offered."""
    options = options_for(s, seat)
    for choice in (PASS, DONE, STOP):
        if choice in options:
            return choice
    return options[0]


def spans(s: Fury) -> dict[str, int]:
    """F87-TURN-01  Dracula's turn and those of the hunters are a round."""
    return {"round": s.round}


GAME: Final = Game(
    id="fury-1987",
    title="The Fury of Dracula (1st edition)",
    version=1,
    seats=SEATS,
    sides=(Side("dracula", (DRACULA,)), Side("hunters", HUNTERS)),
    options=OPTIONS,
    verbs=VERBS,
    nouns=NOUNS,
    modules=(
        rules,
        dracula,
        moves,
        winning,
        hunters,
        journeys,
        supply,
        decks,
        hosts,
        damage,
        search,
        encounters,
        vampires,
        combat,
        results,
        flight,
        harker,
        dogs,
        weapons,
        hunter_events,
        drawn_events,
        dracula_events,
        anytime,
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
    clause_of=refusals.clause_of,
    default=default,
    reasons=refusals.WHY.reasons,
    fallbacks=refusals.WHY.fallbacks,
    prompts=refusals.WHY.prompts,
    endings=ENDINGS,
    degrees=DEGREES,
    no_undo_after=frozenset(
        [
            "turn-over",  # whether he drew in his turn must not show
            "meets",
            "dracula-found",
            "dracula-not-here",
            "rumours-here",
            "no-rumours-here",
            "no-rumours-yet",
            "vampires-on-chart",
            "encounter-lies",
            "something-lies",
            "nothing-lies",
            "harker-finds-nobody",
            "reveals",
            "shows",
            "drew-encounter",
            "drew-weapon",
            "drew-event",
            "harker-drew",
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
