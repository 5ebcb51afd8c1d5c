"""What Dracula shows of himself: how each of his choices would change what everybody can conclude.

Each choice is made in a game that he imagines from his own view, and the public news of it are folded into a copy of what the public
believes. What hunters really hold plays no part: he does not know it, and they might not have it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from whitby.belief.deduction import HIDES, hidden_seat
from whitby.belief.story import Followed
from whitby.engine import CHANCE, News, State, options_for, seats_asked
from whitby.game import Game
from whitby.play import Play
from whitby.rng import Rng

SEED: Final = "mirror"  # any game that he cannot tell from the true one will do: it is the same for the same view


QUIET: Final = ("pass", "done")  # how he ends a decision that takes several steps
STEPS: Final = 20  # more has no decision


class Public(Followed, Protocol):
    """What everybody believes, which can be tried on."""

    def copied(self) -> Public:
        """One that believes the same and goes on by itself."""
        ...

    def hear(self, news: Sequence[News], /) -> None:
        """Fold what was told."""
        ...


class Shown(NamedTuple):
    """What everybody could conclude."""

    bits: float
    places: int  # that fit
    place: str  # where he is himself
    odds: float  # that he is thought to be there


class Consequence(NamedTuple):
    """A choice of his, and what everybody could conclude then."""

    choice: str
    shown: Shown


def shown_now(game: Game, view: Mapping[str, Any], public: Public) -> Shown:
    """What everybody can conclude by now, beside where he is by his own view."""
    place = game.chronicle.whereabouts(dict(view)).get(HIDES, "")
    here = public.here()
    return Shown(public.entropy(), len(here), place, here.get(game.nouns.index(place), 0.0) if place else 0.0)


def consequences(game: Game, view: Mapping[str, Any], heard: Sequence[News], public: Public) -> list[Consequence]:
    """What each choice that is open to him would show."""
    eyes = hidden_seat(game)
    seat = game.seats.index(HIDES)
    world: State = game.imagine(dict(view), heard, Rng(SEED))
    believed: dict[tuple[News, ...], Public] = {}  # by what the public would hear: much sounds alike
    found = []
    for choice in dict.fromkeys(options_for(world, seat)):
        play = Play(game, world.copy())
        begun = len(play.heard(0))
        play.apply(seat, choice)
        decide(play, seat, begun)
        news = tuple(play.heard(0)[begun:])
        if news not in believed:
            believed[news] = public.copied()
            believed[news].hear(news)
        found.append(Consequence(game.text(choice), shown_now(game, game.view(play.state, eyes), believed[news])))
    return found


def decide(play: Play, seat: int, begun: int) -> None:
    """Where a choice is the first step of a decision of which nobody has heard yet: end it, as quietly as the rules allow."""
    game = play.game
    for _ in range(STEPS):
        if play.over or len(play.heard(0)) > begun or seats_asked(play.state) not in ([seat], [CHANCE]):
            return
        asked = seats_asked(play.state)[0]
        options = options_for(play.state, asked)
        play.apply(asked, next((choice for choice in options if game.text(choice) in QUIET), options[0]))
