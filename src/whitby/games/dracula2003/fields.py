"""The fields of a game of Dracula (2003): name, start value, who may see it. tools/generate.py writes the rest."""

from __future__ import annotations

from typing import Final

from whitby.fields import ALL, NOBODY, OWNER, Effect, Field, Fields, Part, Read
from whitby.games.dracula2003.words import CUBES, DRACULA, EMPTY, NOWHERE, TARGETS

STATE: Final = "London"
FIELDS: Final[Fields] = (
    # options
    Field("turn_limit", 0, ALL, "a draw after so many turns; 0: never"),
    Field("agreed_draw", False, ALL, "may a player offer a draw?"),
    Field("touching", 0, ALL, "how 'next to another barrier' is read"),
    Field("after_wings", 0, ALL, "what Dracula may do where Wings put him"),
    # the turn
    Field("turn", DRACULA, ALL, "whose turn it is", part=Read(of="seat")),
    Field("turns", 0, ALL, "turns begun so far"),
    Field("steps", 0, ALL, "steps taken in this turn", part=Read()),
    Field("may_do_here", 0, ALL, "what the mover may still do on the place he has just entered: MAY_LOOK, MAY_DEMAND"),
    Field("card_in_play", EMPTY, ALL, "the action card being played"),
    Field("turned_up", NOWHERE, ALL, "the place whose card was just turned up (phase play)", part=Part("up", of="place")),
    Field("companion_defeated", False, ALL, "a companion was defeated this turn"),
    Field("draw_offered", False, ALL, "a draw was offered this turn"),
    # effects on the next turn
    Field("breath", False, ALL, part=Effect("breath")),
    Field("whisper", False, ALL, part=Effect("whisper")),
    Field("alertness", False, ALL, part=Effect("alertness")),
    Field("battle_lust", False, ALL, "van Helsing takes the next turn too", part=Effect("battle-lust")),
    Field("turned_by_block", NOWHERE, ALL, "the place whose card Block has turned", part=Part("turned", of="place")),
    # the board
    Field("at", [NOWHERE] * 2, ALL, "place; the harbor and the carriage station", part=Part(of="place", by="seat")),
    Field("card_known_to", [0] * 12, ALL, "seats that know the card", part=Part("known", of="seats", by="place")),
    Field("owner_known_to", [0] * 12, ALL, "seats that know whose card it is; both: all do", part=Part("sided", of="seats", by="place")),
    Field("barriers", [NOWHERE] * 4, ALL, "slots of the barriers by colour", part=Read("barrier", of="slot", by="colour")),
    Field("barrier_mask", 0, ALL, "the same as a mask"),
    # the players
    Field("cubes", [CUBES] * 2, ALL, "energy cubes; 4", part=Part(by="seat", least=1, most=CUBES)),
    Field("targets_taken", [0] * 2, ALL, "targets of the opponent that lie before him", part=Part("taken", by="seat", most=TARGETS - 1)),
    Field("supply_seen_places", [0] * 2, "places_remembered", "where it may lie by now", part=Read("among", of="places", by="seat")),
    Field("defeated", [()] * 2, ALL, "defeated companions, by owner", "encounters", part=Read(by="seat")),
    Field("played", [()] * 2, ALL, "action cards of this cycle, in the order played", "actions", ordered=True, part=Read(by="seat")),
    Field("board", [EMPTY] * 12, "cards_on_places", "encounter cards by place", "encounters", part=Read("card", by="place")),
    Field("supply", [()] * 2, OWNER, deck="encounters", part=Read(by="seat")),
    Field("hand", [()] * 2, "hands", "available action cards", "actions", part=Read(by="seat")),
    Field("known_hand", [()] * 2, ALL, "those of the hand that everybody knows, since Control took them back"),
    Field("aside", [()] * 2, NOBODY, "action cards set aside", "actions", part=Read(by="seat")),
    Field("supply_seen", [()] * 2, "cards_remembered", "what the opponent saw in the supply", part=Read("shown", of="card", by="seat")),
    Field("bag", (), NOBODY, "the cards being shuffled for the board", deck="encounters"),
)
