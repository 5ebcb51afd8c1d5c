"""The fields of a game of Dracula (2003): name, start value, who may see it. tools/generate.py writes the rest."""

from __future__ import annotations

from typing import Final

from whitby.fields import ALL, NOBODY, OWNER, Field, Fields
from whitby.games.dracula2003.words import CUBES, DRACULA, EMPTY, NOWHERE

STATE: Final = "London"
FIELDS: Final[Fields] = (
    # options
    Field("turn_limit", 0, ALL, "a draw after so many turns; 0: never"),
    Field("agreed_draw", False, ALL, "may a player offer a draw?"),
    Field("touching", 0, ALL, "how 'next to another barrier' is read"),
    Field("after_wings", 0, ALL, "what Dracula may do where Wings put him"),
    # the turn
    Field("turn", DRACULA, ALL, "whose turn it is"),
    Field("turns", 0, ALL, "turns begun so far"),
    Field("steps", 0, ALL, "steps taken in this turn"),
    Field("fresh", 0, ALL, "what the mover may still do on the place he has just entered: MAY_LOOK, MAY_DEMAND"),
    Field("card", EMPTY, ALL, "the action card being played"),
    Field("up", NOWHERE, ALL, "the place whose card was turned up this turn"),
    Field("won", False, ALL, "a companion was defeated this turn"),
    Field("offered", False, ALL, "a draw was offered this turn"),
    # effects on the next turn
    Field("breath", False, ALL),
    Field("whisper", False, ALL),
    Field("alert", False, ALL),
    Field("lust", False, ALL, "van Helsing takes the next turn too"),
    Field("turned", NOWHERE, ALL, "the place of the card turned by Block"),
    # the board
    Field("at", [NOWHERE] * 2, ALL, "where the figures stand"),
    Field("known", [0] * 12, ALL, "by place: who knows which card it is, a mask of seats"),
    Field("sided", [0] * 12, ALL, "by place: who knows whose card it is, ONLOOKERS if everybody does"),
    Field("walls", [NOWHERE] * 4, ALL, "slots of the barriers by colour"),
    Field("walled", 0, ALL, "the same as a mask"),
    # the players
    Field("cubes", [CUBES] * 2, ALL),
    Field("taken", [0] * 2, ALL, "the opponent's targets before each player"),
    Field("among", [0] * 2, "places_remembered", "by owner: where cards that the opponent has seen may lie by now, a mask of places"),
    Field("defeated", [()] * 2, ALL, "defeated companions, by owner", deck="encounters"),
    Field("played", [()] * 2, ALL, "action cards of the present cycle, in the order played", deck="actions", ordered=True),
    Field("board", [EMPTY] * 12, "cards_on_places", "encounter cards by place", deck="encounters"),
    Field("supply", [()] * 2, OWNER, deck="encounters"),
    Field("hand", [()] * 2, "hands", "available action cards", deck="actions"),
    Field("back", [()] * 2, ALL, "those of the hand that everybody knows, since Control took them back"),
    Field("aside", [()] * 2, NOBODY, "action cards set aside", deck="actions"),
    Field("seen", [()] * 2, "cards_remembered", "by owner: what the opponent saw in the supply; it is there, or on the places `among`"),
    Field("bag", (), NOBODY, "the cards being shuffled for the board", deck="encounters"),
)
