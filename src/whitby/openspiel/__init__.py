"""The games as OpenSpiel games, with chance nodes, information states and resampling.

>>> from whitby import openspiel
>>> game = openspiel.load("dracula-2003")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 10)

The game `fury-2015` is `whitby_fury_2015`. A move is one turn (whitby.research.turns): who might interrupt a question has one too, and
may wait. The information state of a player is what he may see and has heard.
"""

from __future__ import annotations

from whitby.openspiel.games import SHORT_NAMES, WhitbyGame, WhitbyState, load
from whitby.openspiel.players import LevelBot, Playouts

__all__ = ["SHORT_NAMES", "LevelBot", "Playouts", "WhitbyGame", "WhitbyState", "load"]
