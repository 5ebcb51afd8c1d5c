"""Scenes: any position of a game by name, for tests, puzzles and bug reports.

    >>> from whitby.scene import scene
    >>> s = scene("dracula-2003", turn="van-helsing", at={"van-helsing": "house-3"}, board={"house-2": "coffin"})
    >>> s.play("step house-2", "look").taken("van-helsing")
    1
    >>> s.refused("step house-1")
    'D03-TARGET-02'

What is not said is filled in, always in the same way, so that every scene is a whole legal position; one that cannot be is
refused with a ValueError that says why. This file knows no game: the keywords that set a position, and the words that read
it (`taken` above), are the game's own (`game.position`); `parts("dracula-2003")` lists them. A game whose decks have an order
takes them from the top or the bottom in a keyword of its own; in dracula-2003 nothing has an order that anybody could know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whitby import games
from whitby.board import BIT
from whitby.engine import CHANCE, PLAYING, News, State, options_for, seats_asked
from whitby.game import Game, Position, View
from whitby.play import Play


def scene(game: str | Game, *, chance: Sequence[str] = (), options: Mapping[str, Any] | None = None, **parts: Any) -> Scene:
    """A position of a game, with CHANCE's next answers in order; further chance questions stay open."""
    g = games.game(game) if isinstance(game, str) else game
    known = position_of(g)
    for name in parts:
        if name not in known.parts:
            raise ValueError(f"{g.id} has no {name!r} to set; it has chance, options, {', '.join(known.parts)}")
    state = known.build(g.all_options(dict(options or {})), parts)
    return Scene(g, state, chance)


def parts(game: str) -> dict[str, str]:
    """The keywords that set a position of a game, each with what it sets."""
    return dict(position_of(games.game(game)).parts)


def position_of(game: Game) -> Position:
    """How the game sets and reads positions; ValueError if it does not."""
    if game.position is None:
        raise ValueError(f"{game.id} cannot be set up by name")
    return game.position


class Scene:
    """A position under way. The game's own readers are methods too: `s.at("dracula")`, `s.hand("van-helsing")`."""

    def __init__(self, game: Game, state: State, chance: Sequence[str]) -> None:
        self.game = game
        self.chance = list(chance)
        self.under_way = Play(game, state)
        self.answer_chance()

    # --- doing ------------------------------------------------------------------------
    def play(self, *texts: str) -> Scene:
        """Make choices, "step harbor" for the seat that is asked (the first of several) or "dracula: step harbor"; the scene, for more."""
        for text in texts:
            seat, choice = self.parse(text)
            if choice not in options_for(self.state, seat):
                reason = self.game.why_not(self.state, seat, choice)
                raise ValueError(f"{text!r} is not open to {self.game.seat_name(seat)}: {reason} ({self.game.reasons[reason]})")
            self.under_way.apply(seat, choice)
            self.answer_chance()
        return self

    def answer_chance(self) -> None:
        """Give CHANCE's answers while it is asked and there are any."""
        while self.chance and self.state.winners == PLAYING and self.state.seat == CHANCE:
            text = self.chance.pop(0)
            choice = self.game.choice(text)
            if choice not in self.state.options:
                raise ValueError(f"chance cannot answer {text!r} now, only {', '.join(dict.fromkeys(self.options('chance')))}")
            self.under_way.apply(CHANCE, choice)

    def copy(self) -> Scene:
        """The same position once more, to try something else; what was heard so far stays behind."""
        other = Scene(self.game, self.state.copy(), self.chance)
        return other

    # --- asking -----------------------------------------------------------------------
    def options(self, seat: str | None = None) -> list[str]:
        """What a seat may choose now; without a name, the seat that is asked."""
        return [self.game.text(choice) for choice in options_for(self.state, self.seat(seat))]

    def refused(self, text: str) -> str:
        """The clause on which a choice that is not open is refused."""
        return self.game.reasons[self.reason(text)]

    def reason(self, text: str) -> str:
        """The reason why a choice is not open."""
        seat, choice = self.parse(text)
        assert choice not in options_for(self.state, seat), f"{text!r} is open to {self.game.seat_name(seat)}"
        return self.game.why_not(self.state, seat, choice)

    def closed(self, seat: str | None = None) -> dict[str, str]:
        """What a seat might try and cannot, each with the clause."""
        return {self.game.text(choice): self.game.reasons[reason] for choice, reason in self.game.closed(self.state, self.seat(seat))}

    @property
    def state(self) -> State:
        """The state itself, with all that is hidden."""
        return self.under_way.state

    @property
    def asked(self) -> list[str]:
        """The seats that must choose now, chance included; none once the game is over."""
        return [] if self.state.winners != PLAYING else [self.game.seat_name(seat) for seat in seats_asked(self.state)]

    @property
    def question(self) -> str:
        """The name of the pending question."""
        return self.game.question(self.state)

    @property
    def winners(self) -> list[str] | None:
        """Who has won, nobody for a draw; None while the game goes on."""
        mask = self.state.winners
        return None if mask == PLAYING else [name for seat, name in enumerate(self.game.seats) if mask & BIT[seat]]

    @property
    def ending(self) -> str:
        """Why the game is over; empty while it goes on."""
        return self.game.ending(self.state)

    @property
    def degree(self) -> str:
        """How far it was won; empty for a plain victory."""
        return self.game.degree(self.state)

    def view(self, seat: str | None = None) -> View:
        """What a seat may know; without a name, the public."""
        return self.game.view(self.state, self.eyes(seat))

    def heard(self, seat: str | None = None) -> list[str]:
        """What a seat heard since the scene began, mere answers left out (see `heard_answering`); without a name, the public."""
        return [self.news(event) for event in self.under_way.heard(self.eyes(seat)) if event[0] != "answered"]

    def heard_answering(self, seat: str | None = None) -> list[str]:
        """Whom a seat heard answer without hearing what, since the scene began; without a name, what the public heard."""
        return [self.game.seat_name(event[1][0]) for event in self.under_way.heard(self.eyes(seat)) if event[0] == "answered"]

    def __getattr__(self, name: str) -> Any:
        """A reader of the game's own, such as `at`, as a method of the scene."""
        readers = position_of(self.__dict__["game"]).readers if "game" in self.__dict__ else {}
        if name not in readers:
            raise AttributeError(f"a scene has no {name!r}; of the game it can tell {', '.join(readers)}")
        return lambda *names: readers[name](self.state, *names)

    # --- words ------------------------------------------------------------------------
    def eyes(self, seat: str | None) -> int:
        """A seat's eyes as a mask; 0, the public's, without a name."""
        return 0 if seat is None else BIT[self.game.seat(seat)]

    def seat(self, name: str | None) -> int:
        """A seat by name, or the one that is asked; of several the first."""
        if name is not None:
            return self.game.seat(name)
        if self.state.winners != PLAYING:
            raise ValueError("the game is over, nobody is asked: name a seat")
        return seats_asked(self.state)[0]

    def parse(self, text: str) -> tuple[int, int]:
        """Seat and choice that a text means: "step harbor" or "dracula: step harbor"."""
        name, colon, rest = text.partition(":")
        named = colon and " " not in name.strip()  # else the colon belongs to a noun: face space-2:rats
        return (self.game.seat(name.strip()), self.game.choice(rest)) if named else (self.seat(None), self.game.choice(text))

    def news(self, event: News) -> str:
        """An event as a short text of nouns: "turned-up dracula house-5 victim"."""
        what, facts = event
        if what == "chose":
            return f"chose {self.game.text(facts[1])}"
        return " ".join([what, *[self.game.nouns[fact] for fact in facts]])
