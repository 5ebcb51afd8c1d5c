"""The laws every game obeys, for anybody who writes a game.

    from whitby.laws import check
    print(check(game, games=100, seed=1))

`check` plays random games from the set-up, each option changed in some of them, and from the game's prepared openings. The
cheap laws are checked at every step, the costly ones at five steps a game, phases seen least first, through all sets of eyes;
in a game of many seats through the public's, each seat's and four other sets, and through all of them only if `thorough`. A
broken law raises LawBroken with a record that shows it. The eleventh law, that plain and compiled play the same games, needs
two installations and is a test.
"""

from __future__ import annotations

from whitby.laws.parts import check_in_parts
from whitby.laws.random_games import check
from whitby.laws.report import LAWS, LawBroken, Report

__all__ = ["LAWS", "LawBroken", "Report", "check", "check_in_parts"]
