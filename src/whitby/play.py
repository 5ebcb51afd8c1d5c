"""A play: a state, the choices that led to it, and what each set of eyes heard on the way."""

from __future__ import annotations

from whitby.board import BIT
from whitby.engine import CHANCE, PLAYING, PUBLIC, Event, News, State, answer, options_for


class Play:
    """A game under way. `eyes` is the mask of the seats that one looks through; 0 is the public."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.choices: list[tuple[int, int]] = []  # (seat, choice), CHANCE and forced ones included
        self.told: list[Event] = []
        self.ears: dict[int, list[News]] = {}
        self.take_news()

    def apply(self, seat: int, choice: int) -> None:
        """One choice of one seat, checked."""
        if choice not in options_for(self.state, seat):
            raise ValueError("not asked, or not an option")
        self.choices.append((seat, choice))
        if seat != CHANCE:
            self.hear((BIT[seat], "chose", (seat, choice)))
        answer(self.state, seat, choice)
        self.take_news()

    def take_news(self) -> None:
        """Empty the state's outbox into the streams."""
        for event in self.state.told:
            self.hear(event)
        self.state.told = []

    def hear(self, event: Event) -> None:
        """One event reaches those it is for."""
        self.told.append(event)
        for eyes, stream in self.ears.items():
            if event[0] & (eyes | PUBLIC):
                stream.append((event[1], event[2]))

    def heard(self, eyes: int) -> list[News]:
        """All that these eyes heard so far: the same list each time, growing."""
        stream = self.ears.get(eyes)
        if stream is None:
            stream = [(what, facts) for to, what, facts in self.told if to & (eyes | PUBLIC)]
            self.ears[eyes] = stream
        return stream

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.winners != PLAYING
