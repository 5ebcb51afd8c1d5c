"""The rows of a game: one of the whole game, and one of each decision in it. They depend on cell, number and version alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import whitby
from whitby.board import members
from whitby.driver import Driver, SeededChance
from whitby.engine import CHANCE, PLAYING, Event, options_for, seats_asked
from whitby.game import Game, View
from whitby.match import LONGEST
from whitby.play import Play
from whitby.study.plan import Cell

Row = dict[str, Any]

TURNS: Final = frozenset({"turn", "turn-begins", "dracula-turn", "dracula-phase"})  # news after which the table is looked at
FIGHTS: Final = frozenset({"combat", "fights", "battle-won", "battle-lost", "battle-tied"})
HIDER: Final = "dracula"


@dataclass
class Watch:
    """What is noted of a game while it is played, with all eyes open."""

    game: Game
    rounds: int = 0
    start: str = ""
    places: list[str] = field(default_factory=list)  # where Dracula was at the end of each round; "" off the map
    caught: list[str] = field(default_factory=list)  # where somebody fought with him
    measures: dict[str, list[int]] = field(default_factory=dict)  # at the end of each round
    cards: list[Row] = field(default_factory=list)

    def hear(self, play: Play, news: list[Event]) -> None:
        """Note what a choice brought."""
        words = {what for _, what, _ in news}
        if words & TURNS or words & FIGHTS or play.over:
            self.look(self.game.view(play.state, (1 << len(self.game.seats)) - 1), bool(words & FIGHTS))
        for _, what, facts in news:
            if what == "played" and len(facts) > 1:
                seat, card = self.game.nouns[facts[0]], self.game.nouns[facts[1]]
                self.cards.append({"seat": seat, "card": card, "round": self.rounds})

    def look(self, view: View, fighting: bool) -> None:
        """Note how the table stands."""
        chronicle = self.game.chronicle
        self.rounds = max(self.rounds, chronicle.round(view))
        there = chronicle.whereabouts(view)
        here = there.get(HIDER, "")
        self.start = self.start or here
        fill(self.places, self.rounds, here)
        for measure in chronicle.measures:
            name = f"{measure.name} {measure.seat}".strip()
            fill(self.measures.setdefault(name, []), self.rounds, measure.read(view) or 0)
        if fighting and here and here in [place for seat, place in there.items() if seat != HIDER]:
            self.caught.append(here)


def fill(values: list[Any], rounds: int, value: Any) -> None:
    """The value of this round; rounds that were not looked at have that of the one before."""
    while len(values) < max(1, rounds):
        values.append(values[-1] if values else value)
    values[-1] = value


def play_one(cell: Cell, number: int, decisions: list[Row] | None = None) -> Row:
    """Play one game of a cell: its row; those of its decisions are appended."""
    game = whitby.game(cell.game)
    seed = f"{cell.seed}/{number}"
    play = Play(game, options=cell.options)
    driver = Driver(game, SeededChance(f"{seed} chance"), lambda seat: seed)
    driver.seat_bots({game.seat(name): level for name, level in cell.seats.items()})
    watch, heard, free = Watch(game), 0, 0
    while not play.over and len(play.choices) < LONGEST:
        seat = seats_asked(play.state)[0]
        options = len(set(options_for(play.state, seat)))
        choice = driver.answer(play, seat)
        if seat != CHANCE and options > 1:
            free += 1
            if decisions is not None:
                decisions.append(decision(cell, game, number, play, seat, choice, options, watch.rounds))
        play.apply(seat, choice)
        watch.hear(play, play.told[heard:])
        heard = len(play.told)
    return row_of(cell, game, number, play, watch, free)


def decision(cell: Cell, game: Game, number: int, play: Play, seat: int, choice: int, options: int, round: int) -> Row:
    """The row of one decision."""
    name = game.seats[seat]
    return {
        "cell": cell.name,
        "number": number,
        "step": len(play.choices),
        "round": round,
        "seat": name,
        "level": cell.seats[name],
        "rule": play.state.running[0].__name__,
        "options": options,
        "chosen": game.text(choice),
    }


def row_of(cell: Cell, game: Game, number: int, play: Play, watch: Watch, free: int) -> Row:
    """The row of a whole game."""
    s = play.state
    over = s.winners != PLAYING
    won = {game.seats[seat] for seat in members(s.winners)} if over else set()
    sides = [side.name for side in game.sides if won & {game.seats[seat] for seat in side.seats}]
    return {
        "cell": cell.name,
        "game": cell.game,
        "number": number,
        "seed": f"{cell.seed}/{number}",
        "winner": (sides[0] if sides else "draw") if over else "unfinished",
        "ending": game.ending(s) if over else "",
        "degree": game.degree(s) if over and s.degree else "",
        "rounds": watch.rounds,
        "choices": len(play.choices),
        "decisions": free,
        "start": watch.start,
        "places": watch.places,
        "caught": watch.caught,
        "measures": [{"name": name, "values": values} for name, values in watch.measures.items()],
        "cards": watch.cards,
    }
