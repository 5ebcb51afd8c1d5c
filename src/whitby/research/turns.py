"""A game as a sequence of turns: one seat at a time, and beside a question also those who might interrupt it.

Who has a turn follows from what everybody knows. At a question the seats that might play something beside it, for all that is
public, come first: each may wait or play. Then those who are asked answer, in the order of the seats. Whoever has waited is asked
again when the public has heard something new. So nobody learns from the order of turns what another holds, nor how many
steps a secret decision took.
"""

from __future__ import annotations

from typing import Any, Final

from whitby import games
from whitby.engine import ANYTIME, CHANCE, NOBODY, Event, openly_asked, options_for
from whitby.game import Game
from whitby.play import Play
from whitby.rng import Rng

WAIT: Final = -1  # the choice of one who is not asked and plays nothing
PUBLIC_EYES: Final = 0


class Turns:
    """A game under way, and whose turn it is."""

    def __init__(self, play: Play, anytime: bool = True) -> None:
        self.play = play
        self.game: Game = play.game
        self.anytime = anytime  # may seats play what can be played at any time?
        self.beside: list[int] = []  # the seats that are still to wait or to interrupt
        self.taken = 0  # turns of seats so far
        self.heard = -1  # how much the public had heard when they were listed
        self.find_turn()

    def find_turn(self) -> None:
        """List who might interrupt, if the public has heard something new and a seat is asked."""
        s = self.play.state
        asked = openly_asked(s)
        heard = len(self.play.heard(PUBLIC_EYES))
        if self.play.over or not self.anytime:
            self.beside = []
        elif heard != self.heard and asked != [CHANCE]:
            self.heard = heard
            self.beside = [seat for seat in range(len(self.game.seats)) if seat not in asked and s.might_interrupt(seat)]

    @property
    def seat(self) -> int:
        """Whose turn it is: a seat, CHANCE, or NOBODY when the game is over."""
        if self.play.over:
            return NOBODY
        return self.beside[0] if self.beside else self.play.state.seat

    @property
    def options(self) -> list[int]:
        """What the seat whose turn it is may choose; of CHANCE's, repeated ones are weights."""
        if self.play.over:
            return []
        return self.open_beside(self.beside[0]) if self.beside else self.open_to(self.play.state.seat)

    def open_to(self, seat: int) -> list[int]:
        """What answers the question to this seat, and what it may play beside it."""
        options = options_for(self.play.state, seat)
        return options if self.anytime else [choice for choice in options if not choice & ANYTIME]

    def open_beside(self, seat: int) -> list[int]:
        """What is open to a seat that is not asked."""
        return [WAIT, *self.open_to(seat)]

    def choose(self, choice: int) -> None:
        """The seat whose turn it is chooses; ValueError if that is not open to it."""
        self.taken += self.seat != CHANCE
        if choice == WAIT and self.beside:
            del self.beside[0]
            return
        if choice not in self.options:
            raise ValueError("not an option")
        self.play.apply(self.seat, choice)
        self.find_turn()

    def choose_for(self, seat: int, choice: int) -> None:
        """A seat chooses out of turn, as all may where all choose together; then it is somebody's turn anew."""
        self.play.apply(seat, choice)
        self.find_turn()

    def answer_chance(self, rng: Rng) -> None:
        """CHANCE answers until it is a seat's turn."""
        while self.seat == CHANCE:
            self.choose(rng.pick(self.options))

    def answer_all_chance(self, rng: Rng) -> None:
        """The same where all choose together and nobody has a turn of his own."""
        while not self.play.over and self.play.state.seat == CHANCE:
            self.choose_for(CHANCE, rng.pick(self.play.state.options))

    def copy(self) -> Turns:
        """The same game and turn, with a future of its own."""
        return self.over_play(self.play.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: where the play began, the choices since, and what was told."""
        play = self.play
        began = self.game.snapshot(play.initial)
        return restored, (self.game.id, began, play.choices, play.told, self.anytime, self.beside, self.heard, self.taken)

    def __deepcopy__(self, memo: object) -> Turns:
        return self.copy()

    def imagined(self, seat: int, rng: Rng, belief: Any = None) -> Turns:
        """A game that this seat cannot tell from this one, dealt anew, by its odds if there are any; it is the same seat's turn."""
        return self.over_play(self.play.imagined(seat, rng, belief))

    def over_play(self, play: Play) -> Turns:
        """The same turn in another play."""
        other = Turns(play, self.anytime)
        other.beside = self.beside.copy()
        other.heard = self.heard
        other.taken = self.taken
        return other


def restored(
    id: str,
    began: dict[str, Any],
    choices: list[tuple[int, int]],
    told: list[Event],
    anytime: bool,
    beside: list[int],
    heard: int,
    taken: int,
) -> Turns:
    """Turns that were pickled, the choices played again."""
    game = games.game(id)
    play = Play(game, game.restore(began))
    for seat, choice in choices:
        play.apply(seat, choice)
    play.told, play.streams = told, {}
    turns = Turns(play, anytime)
    turns.beside, turns.heard, turns.taken = beside, heard, taken
    return turns
