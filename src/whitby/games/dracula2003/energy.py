"""Energy cubes: losing them one at a time, and the rescue."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import without
from whitby.engine import EVERYONE, question
from whitby.games.dracula2003.state import ANYTIME_RULES, London, captured, forgotten, other
from whitby.games.dracula2003.words import (
    ACCEPT,
    DRAW_AGREED,
    NUMBER0,
    OFFER_DRAW,
    PASS,
    RESCUE,
    RESCUE_AT_MOST,
    RESCUE_GIVES,
    SEAT0,
    SPENT,
    TARGET_OF,
)

ONLY_PASS: Final = [PASS]
DRAW_ANSWERS: Final = [PASS, ACCEPT]


def lose_cube(s: London, seat: int) -> None:
    """D03-PLAY-04  One cube is to be given up."""
    s.do(cube_at_risk, seat)
    s.do(cube_goes, seat)


@question("cube-at-risk")
def cube_at_risk(s: London, seat: int) -> None:
    """D03-ENERGY-08  A moment for the rescue, which stands beside every question; whether it comes tells nothing of the supply."""
    if s.cubes[seat] <= RESCUE_AT_MOST and s.supply[seat]:
        s.ask(seat, ONLY_PASS, cube_let_go)


def cube_let_go(s: London, seat: int, choice: int) -> None:
    """The player does not rescue himself: the cube is given up."""


def cube_goes(s: London, seat: int) -> None:
    """D03-ENERGY-01  The last cube loses the game at once."""
    s.cubes[seat] -= 1
    s.tell(EVERYONE, "cube-lost", SEAT0 + seat, NUMBER0 + s.cubes[seat])
    if s.cubes[seat] == 0:
        s.tell(EVERYONE, "spent", SEAT0 + seat)
        s.win(BIT[other(seat)], SPENT)


def rescue(s: London, seat: int) -> None:
    """D03-ENERGY-02, D03-ENERGY-06, D03-ENERGY-09  A target from the supply goes to the opponent, two own cubes come back."""
    target = TARGET_OF[seat]
    s.supply[seat] = without(s.supply[seat], target)
    forgotten(s, seat, target)
    s.cubes[seat] += RESCUE_GIVES
    s.tell(EVERYONE, "rescued", SEAT0 + seat, target, NUMBER0 + s.cubes[seat])
    captured(s, other(seat))


def offer_draw(s: London, seat: int) -> None:
    """Option agreed_draw: once a turn the player may offer a draw."""
    s.draw_offered = True
    s.tell(EVERYONE, "draw-offered", SEAT0 + seat)
    s.do(answer_offer, other(seat))


@question("answer-offer")
def answer_offer(s: London, seat: int) -> None:
    """The other player takes the offer or not."""
    s.ask(seat, DRAW_ANSWERS, offer_answered)


def offer_answered(s: London, seat: int, choice: int) -> None:
    """Option agreed_draw: accepted, the game ends drawn; else it goes on."""
    if choice == PASS:
        s.tell(EVERYONE, "draw-refused", SEAT0 + seat)
    else:
        s.tell(EVERYONE, "draw-agreed")
        s.win(0, DRAW_AGREED)


ANYTIME_RULES[RESCUE] = rescue
ANYTIME_RULES[OFFER_DRAW] = offer_draw
