"""Beliefs about games of Dracula (2003), held against the truth and against brute force."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from dracula2003.enumerated import GAME, OPTIONS, PLACES, Worlds, random_choices
from whitby.belief.dracula2003 import IN_ROWS, Belief
from whitby.belief.dracula2003.encounters import CAP, KIND_OF, ON_PLACE, first_row, packed
from whitby.engine import CHANCE, seats_asked
from whitby.games.dracula2003.words import EMPTY, OWNER
from whitby.match import bots_by_seat, one_game
from whitby.play import Play
from whitby.rng import Rng

DRACULA, VAN_HELSING = 1, 2  # eyes
ALL_EYES = (0, DRACULA, VAN_HELSING)
PAIRS = [("easy", "easy"), ("random", "random"), ("easy", "random"), ("random", "easy")]  # Dracula, van Helsing
Choices = list[tuple[int, int]]
New = Callable[..., Belief]
Options = dict[str, Any]


class Lost(AssertionError):
    """The truth is not among the rows, or a fact found none."""


# --- games -----------------------------------------------------------------------------
GAMES: dict[tuple[str, str, int], Choices] = {}


def bots_game(dracula: str, van_helsing: str, seed: int) -> Choices:
    """The choices of a game between bots, played once."""
    key = (dracula, van_helsing, seed)
    if key not in GAMES:
        seats = bots_by_seat(GAME, {"dracula": dracula, "van-helsing": van_helsing})
        GAMES[key] = one_game(GAME, f"belief {seed}", seats, OPTIONS)[0].choices
    return GAMES[key]


def folded(choices: Choices, eyes: int, new: New = Belief, cap: int = CAP, options: Options = OPTIONS) -> Iterator[tuple[Play, Belief]]:
    """The play and the belief of these eyes after each choice, once cards lie on the board."""
    play, belief, heard = Play(GAME, options=options), new(options, cap), 0
    for seat, choice in choices:
        play.apply(seat, choice)
        news = play.heard(eyes)
        belief.hear(news[heard:])
        heard = len(news)
        if belief.begun and not play.state.bag:  # type: ignore[attr-defined]
            yield play, belief


def middle_of(choices: Choices, eyes: int, share: float = 0.6) -> tuple[Play, Belief]:
    """The play and the belief somewhere in a game."""
    *_, last = folded(choices[: int(len(choices) * share)], eyes)
    return last


def true_row(s: Any, belief: Belief, side: int) -> int:
    """How the player's cards lie, as a row of the belief."""
    row, dealt = 0, []
    for place, card in enumerate(s.board):
        if card != EMPTY and OWNER[card] == side:
            if belief.how[place] == IN_ROWS:
                row += ON_PLACE[place][KIND_OF[card]]
            else:
                dealt.append(card)
    return row + first_row(packed(dealt) + packed(list(s.supply[side])), packed(dealt))


def hand_fits(belief: Belief, eyes: int, side: int, true_hand: tuple[int, ...]) -> bool:
    """Is the true hand among those that the belief holds possible? Of their own these eyes know it."""
    possible = [belief.hands[side].named(mask) for mask in belief.hands[side].may_be]
    return possible == [true_hand] if eyes >> side & 1 else true_hand in possible


def truth_stays(choices: Choices, eyes: int, new: New = Belief, options: Options = OPTIONS) -> int:
    """How often the belief was held against the truth; Lost where it misses it while it is exact."""
    looks = 0
    for play, belief in folded(choices, eyes, new, options=options):
        s: Any = play.state
        for side, cards in enumerate(belief.cards):
            if cards.contradicted:
                raise Lost(f"no row bears {play.heard(eyes)[-3:]}")
            if cards.exact and true_row(s, belief, side) not in cards.rows:
                raise Lost(f"after {play.heard(eyes)[-3:]}")
            if CHANCE not in seats_asked(s) and not hand_fits(belief, eyes, side, s.hand[side]):
                raise Lost(f"hand {side} after {play.heard(eyes)[-3:]}")
        looks += 1
    return looks


def all_said(belief: Belief) -> str:
    """Everything that can be asked of a belief, as text."""
    rng = Rng("said")
    rows = [sorted(cards.rows.items()) for cards in belief.cards]
    odds = [belief.at(place) for place in PLACES]
    return repr(
        [rows, odds, belief.supply(), belief.held(), belief.entropy(), belief.row(rng), belief.action_cards(0, rng), belief.hand(1)]
    )


def against_brute_force(seed: int, eyes: int, most: int, *new: New) -> Iterator[list[list[str]]]:
    """After each choice of a game in a small London, once cards lie there: where each of these beliefs is not what brute force says."""
    worlds, beliefs, heard = Worlds(eyes), [each(OPTIONS) for each in new], 0
    for seat, choice in random_choices(seed, most):
        worlds.apply(seat, choice)
        news = worlds.play.heard(eyes)
        for belief in beliefs:
            belief.hear(news[heard:])
        heard = len(news)
        if not worlds.play.state.bag and all(belief.begun for belief in beliefs):  # type: ignore[attr-defined]
            yield [worlds.differences(belief) for belief in beliefs]


def like_brute_force(seed: int, eyes: int, most: int) -> int:
    """How often the belief was the same as brute force."""
    looks = 0
    for (differences,) in against_brute_force(seed, eyes, most, Belief):
        assert not differences
        looks += 1
    return looks
