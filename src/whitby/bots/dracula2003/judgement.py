"""The judgement of the easy bot: one rule for each question, over what a player sees. Searching bots play on by it, for both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from whitby.bots.dracula2003 import specials, turn
from whitby.bots.dracula2003.seen import in_game
from whitby.bots.dracula2003.sight import NOISE, Sight
from whitby.engine import question_name
from whitby.games.dracula2003.state import London
from whitby.games.dracula2003.words import OFFER_DRAW, PASS, RESCUE, TARGETS
from whitby.rng import Rng

Answer = Callable[[Sight, Sequence[int], Rng], int]

ANSWERS: Final[dict[str, Answer]] = {
    "choose-six": turn.choose_six,
    "move": turn.move,
    "lay-card": turn.lay,
    "play-card": turn.play,
    "move-barrier": specials.barrier,
    "wings": specials.fly,
    "recover": specials.recover,
    "reinforce": specials.recover,
    "deep": specials.deep,
    "roar": specials.roar,
    "control": specials.recall,
    "intuition": specials.inspect,
    "block": specials.block,
    "feint": specials.feint,
    "may-go-home": specials.go_home,
    "landed": turn.landed,
}


def judged(sight: Sight, question: str, options: Sequence[int], rng: Rng) -> int:
    """The answer of the rule for this question, if it is open; else the first option."""
    if question == "cube-at-risk":
        return RESCUE if RESCUE in options and sight.cubes == 1 and sight.lost < TARGETS - 1 else PASS
    own = [choice for choice in options if choice != RESCUE and choice != OFFER_DRAW]
    answer = ANSWERS.get(question)
    choice = answer(sight, own, rng) if answer is not None else own[0]
    return choice if choice in options else own[0]


def as_easy(s: London, seat: int, options: list[int], rng: Rng) -> int:
    """What a seat would choose in an imagined game, if it were easy."""
    return judged(Sight(in_game(s, seat), NOISE), question_name(s), options, rng)


def calmly(s: London, seat: int, options: list[int], rng: Rng) -> int:
    """The same without its noise."""
    return judged(Sight(in_game(s, seat), 0.0), question_name(s), options, rng)
