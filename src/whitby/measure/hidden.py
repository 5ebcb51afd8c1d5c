"""What is hidden in each game, as a belief speaks of it: Dracula's place and way, or the cards on the places of London."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple, Protocol

import whitby
from whitby.belief.rows import NONE, Row, Rows
from whitby.engine import News
from whitby.games.fury.europe import ON_MAP
from whitby.games.fury.trail import TRAIL
from whitby.play import Play

Odds = dict[int, float]
LONDON: Final = 12  # places


class Forecast(NamedTuple):
    """What was thought of one thing that is hidden, and what it was."""

    odds: Odds
    aimless: Odds  # the same if he had no taste; even odds where a belief knows no such style
    truth: int


class Hidden(Protocol):
    """How to ask the belief of a game, and to compare a state with it."""

    mixed: frozenset[str]  # the questions where Dracula goes somewhere

    def size(self, belief: Any) -> int:
        """How many rows there are; none before anything is hidden."""
        ...

    def exact(self, belief: Any) -> bool:
        """Was no row ever thinned away?"""
        ...

    def contradicted(self, belief: Any) -> int:
        """How many facts found no row."""
        ...

    def holds(self, belief: Any, play: Play) -> bool:
        """Is the truth among the rows?"""
        ...

    def moved(self, news: News) -> bool:
        """May the odds be asked after this, because he moved or something was learned of it?"""
        ...

    def forecasts(self, belief: Any, play: Play) -> list[Forecast]:
        """Of all that is hidden now."""
        ...

    def excluded(self, world: Any, belief: Any) -> bool:
        """Does a world stand where the news exclude it?"""
        ...

    def odds(self, belief: Any, about: int) -> Odds:
        """How likely each value is of one thing that is hidden."""
        ...

    def value(self, world: Any, about: int) -> int | None:
        """What it is in this world."""
        ...

    def things(self) -> range:
        """The things that are hidden, numbered."""
        ...


class Guess:
    """What the belief about one who goes from place to place can be compared with."""

    def rows(self, belief: Any) -> Rows:
        """What it holds possible."""
        raise NotImplementedError

    def truth(self, play: Play) -> Row:
        """How the true row begins, or all of it."""
        raise NotImplementedError

    def is_told(self, play: Play) -> bool:
        """Has all that Dracula did by now been told, as far as it ever is?"""
        return True

    def size(self, belief: Any) -> int:
        """Rows."""
        return len(self.rows(belief).rows)

    def exact(self, belief: Any) -> bool:
        """Was it never over its cap?"""
        return self.rows(belief).exact

    def contradicted(self, belief: Any) -> int:
        """Counted by the rows."""
        return self.rows(belief).contradicted

    def holds(self, belief: Any, play: Play) -> bool:
        """Is the true row among them?"""
        truth = self.truth(play)
        return not self.is_told(play) or any(row.startswith(truth) for row in self.rows(belief).rows)


class Place(Guess):
    """Where Dracula is, with the newest place of his trail."""

    def __init__(self, moved: str, mixed: str, wide: bool = False) -> None:
        self.after = frozenset(moved.split())
        self.mixed = frozenset(mixed.split())
        self.wide = wide  # does a row hold more than the trail?

    def rows(self, belief: Any) -> Rows:
        """Whole trails."""
        trails: Rows = belief.trails
        return trails

    def truth(self, play: Play) -> Row:
        """The whole trail, where a row has them with the city of a Hide and the voyage."""
        state: Any = play.state
        behind = [-1, state.hide_city, state.dracula_from, state.dracula_port] if self.wide else []
        return as_row([*state.trail, *behind])

    def moved(self, news: News) -> bool:
        """A new card, or a new place."""
        return news[0] in self.after

    def forecasts(self, belief: Any, play: Play) -> list[Forecast]:
        """His place, where his figure does not stand on the board."""
        odds, truth = belief.here(), self.value(play.state, 0)
        if truth is None or truth not in odds or belief.is_seen():
            return []
        return [Forecast(odds, belief.trails.odds_of_style(0), truth)]

    def excluded(self, world: Any, belief: Any) -> bool:
        """Does he stand where he cannot be?"""
        odds, place = belief.here(), self.value(world, 0)
        return bool(odds) and place is not None and place not in odds

    def odds(self, belief: Any, about: int) -> Odds:
        """How likely he is in each place."""
        found: Odds = belief.here()
        return found

    def value(self, world: Any, about: int) -> int | None:
        """The newest place of his trail."""
        return next((card for card in world.trail[:TRAIL] if 0 <= card < ON_MAP), None)

    def things(self) -> range:
        """One."""
        return range(1)


class Chart(Place):
    """Where Dracula is by his chart, where there is no trail; found or alone possible, he is not hidden."""

    def rows(self, belief: Any) -> Rows:
        """Places, each with the Local Rumours and the voyage."""
        rows: Rows = belief.rows
        return rows

    def truth(self, play: Play) -> Row:
        """Where he is, Local Rumours, and how he came there by sea."""
        state: Any = play.state
        return as_row([state.dracula_at, state.rumours_at, state.dracula_from, state.dracula_port])

    def is_told(self, play: Play) -> bool:
        """A decision of which only a first step was made is not told yet."""
        return bool(play.game.question(play.state) != "dracula-turn" or play.game.step(play.state) == "dracula-moves")

    def moved(self, news: News) -> bool:
        """The end of his turn, and what takes him elsewhere besides."""
        what, facts = news
        return what in self.after or what == "turn-over" and facts[0] == noun("fury-1987", "dracula")

    def forecasts(self, belief: Any, play: Play) -> list[Forecast]:
        """His place."""
        odds, truth = belief.here(), self.value(play.state, 0)
        if truth is None or truth not in odds or len(odds) < 2:
            return []
        return [Forecast(odds, belief.rows.odds_of_style(0), truth)]

    def value(self, world: Any, about: int) -> int | None:
        """Where his chart says."""
        at: int = world.dracula_at
        return at if at >= 0 else None


class CardsOfLondon:
    """Which card lies on each place, for van Helsing's eyes."""

    mixed: frozenset[str] = frozenset()

    def size(self, belief: Any) -> int:
        """Ways in which the cards of each player can lie, added."""
        return sum(len(cards.rows) for cards in belief.cards)

    def exact(self, belief: Any) -> bool:
        """Was it never over its cap?"""
        return bool(belief.exact)

    def contradicted(self, belief: Any) -> int:
        """Facts about the cards of either player."""
        return sum(cards.contradicted for cards in belief.cards)

    def holds(self, belief: Any, play: Play) -> bool:
        """Is the card of every place thought possible there?"""
        state: Any = play.state
        return bool(state.bag) or not self.excluded(state, belief)

    def moved(self, news: News) -> bool:
        """The beginning of a turn of van Helsing's, and whatever shows a card."""
        what, facts = news
        return what in ("laid", "looked", "turned-up") or what == "turn" and facts[0] == noun("dracula-2003", "van-helsing")

    def forecasts(self, belief: Any, play: Play) -> list[Forecast]:
        """Each place with a card that he has not seen."""
        state: Any = play.state
        found = []
        for place, card in enumerate(state.board):
            odds = belief.at(place)
            if card >= 0 and card in odds and len(odds) > 1:
                found.append(Forecast(odds, dict.fromkeys(odds, 1 / len(odds)), card))
        return found

    def excluded(self, world: Any, belief: Any) -> bool:
        """Does a card lie where it cannot?"""
        return any(card >= 0 and (odds := belief.at(place)) and card not in odds for place, card in enumerate(world.board))

    def odds(self, belief: Any, about: int) -> Odds:
        """How likely each card lies there."""
        found: Odds = belief.at(about)
        return found

    def value(self, world: Any, about: int) -> int | None:
        """The card, if there is one."""
        return world.board[about] if world.board[about] >= 0 else None

    def things(self) -> range:
        """The places."""
        return range(LONDON)


@cache
def noun(game_id: str, name: str) -> int:
    """The number of a noun of a game."""
    return whitby.game(game_id).nouns.index(name)


def as_row(codes: list[int]) -> Row:
    """Fields of a state as a row has them."""
    return bytes([code if code >= 0 else NONE for code in codes])


IN_GAME: dict[str, Hidden] = {
    "dracula-2003": CardsOfLondon(),
    "fury-1987": Chart("flies", "dracula-turn evade flight"),
    "fury-2005": Place("laid power double-back bat-move", "dracula-moves catacombs-step evasion move-after-penalty bat-move", wide=True),
    "fury-2015": Place("laid power from-lair flown", "choose-card misdirect-move move movement"),
}
