"""How players of Dracula (2003) choose their six, lay cards and move, found in games of a bot against itself."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

import whitby
from whitby.belief.dracula2003 import Belief
from whitby.belief.dracula2003.encounters import KIND_OF, chosen_aimlessly, number, numbers, packed
from whitby.belief.dracula2003.habits import FEATURES, MANY, of_card, of_six
from whitby.engine import CHANCE, NOUN
from whitby.fit.choosing import Move
from whitby.fit.selfplay import Plan
from whitby.games.dracula2003.movement import lay_card
from whitby.games.dracula2003.words import ALL_OF, CHOSEN, LAY, TARGETS
from whitby.measure.players import played
from whitby.play import Play

GROUPS: Final = FEATURES
BOTH: Final = 3  # eyes


def moves_in(plan: Plan, game_number: int) -> Iterator[Move]:
    """The choices of both players in one game, with what everybody sees of the board."""
    game = whitby.game(plan.game)
    made = played(game, f"taste {plan.seed}/{game_number}", dict.fromkeys(game.seats, plan.level)).choices
    play, belief, heard = Play(game, options=game.random_play()), Belief(game.all_options(game.random_play())), 0
    for seat, choice in made:
        if belief.begun and seat != CHANCE:
            yield from option(game_number, belief.walk.options(seat), choice)
            if game.question(play.state) == "move-barrier":
                yield from option(game_number, belief.walk.barriers(seat), choice)
            if choice & ~NOUN == LAY:
                yield from laying(game_number, belief, play.state, seat, choice & NOUN)
        begun = belief.begun
        play.apply(seat, choice)
        news = play.heard(BOTH)
        belief.hear(news[heard:])
        heard = len(news)
        if belief.begun and not begun:
            yield from [choosing(game_number, side, belief.six[side]) for side in (0, 1)]


def choosing(game_number: int, side: int, six: int) -> Move:
    """The six of a player, among all that he might have chosen."""
    aimless = chosen_aimlessly(packed(list(ALL_OF[side])), CHOSEN)
    odds = [math.log(share) for share in aimless.values()]
    return Move(game_number, [of_six(numbers(each)) for each in aimless], list(aimless).index(six), odds)


def option(game_number: int, options: dict[int, list[float]], choice: int) -> Iterator[Move]:
    """What somebody does, if it is one of these."""
    if choice in options and len(options) > 1:
        yield Move(game_number, list(options.values()), list(options).index(choice))


def laying(game_number: int, belief: Belief, s: Any, side: int, card: int) -> Iterator[Move]:
    """The card that is laid, among those of the supply."""
    counts = packed(list(s.supply[side]))
    held = [kind for kind in range(MANY) if number(counts, kind)]
    place = s.running[1][1] if s.running[0] is lay_card else s.at[side]
    if len(held) > 1:
        steps, wanted = belief.walk.steps_between(1 - side, place), TARGETS - belief.taken[1 - side]
        yield Move(game_number, [of_card(kind, numbers(counts), steps, wanted) for kind in held], held.index(KIND_OF[card]))
