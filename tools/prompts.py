"""How often a round a person must press: `easy` plays all seats, and the page's own rule says what answers itself.

    python tools/prompts.py [--game fury-2015] [--games 100]

Questions to one seat with neither chance nor another seat between are one prompt. "by seat" counts each of a person's seats by itself,
also where several are asked together; "by panel" takes those as one, for the page shows them together and sends them by one button; "by
person" takes all seats as one throughout. Where the page lets two steps be laid out in one, the second is a press and no prompt. Presses
are single choices, each step of a prompt counted. Rounds are those that were begun; the set-up goes with the first.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import whitby
from whitby.board import BIT
from whitby.driver import Driver, SeededChance
from whitby.engine import ANYTIME, options_for, seats_asked
from whitby.game import Game, Side
from whitby.games.fury2015.body.journeys import trains
from whitby.play import NO_CHOICE, Play, only_answer

Foreseen = tuple[str, frozenset[str]]  # a question, and what will be open


def train_leaves(game: Game, play: Play, seat: int, choice: int) -> Foreseen | None:
    """Where the page says that a ticket goes: frontend/src/games/fury2015/trains.ts."""
    verb, _, noun = game.text(choice).partition(" ")
    found = [train.cities for train in trains(game.view(play.state, BIT[seat])) if verb == "rail" and train.ticket == noun]
    return ("train-leaves", frozenset(f"ride {city}" for city in found[0])) if found else None


ONWARD: dict[str, Callable[[Game, Play, int, int], Foreseen | None]] = {"fury-2015": train_leaves}  # what follows a choice for sure


@dataclass
class Person:
    """One who holds all seats of a side, and what he had to do."""

    side: Side
    by_seat: int = 0
    by_panel: int = 0
    by_person: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    pressed: Counter[str] = field(default_factory=Counter)
    begun: Counter[str] = field(default_factory=Counter)  # prompts by seat, by the question that begins them
    last: tuple[int, ...] = ()  # the seats that pressed last, with nothing between
    ahead: dict[int, Foreseen] = field(default_factory=dict)  # what was laid out with the choice before it

    def interrupted(self) -> None:
        """Chance or another person's seat comes between."""
        self.last = ()

    def answers(self, game: Game, play: Play) -> None:
        """Count the question that he is about to answer, for all of his seats that are asked."""
        question = game.question(play.state)
        free = tuple(seat for seat in seats_asked(play.state) if seat in self.side.seats and only_answer(play.state, seat) == NO_CHOICE)
        self.asked[question] += 1
        self.pressed[question] += bool(free)
        if not free or self.laid_out(game, play, question, free):
            return
        new = len(set(free) - set(self.last))
        self.by_seat += new
        self.begun[question] += new
        self.by_panel += self.last != free
        self.by_person += not self.last
        self.last = free

    def laid_out(self, game: Game, play: Play, question: str, seats: tuple[int, ...]) -> bool:
        """Has the one seat that is asked laid out its answer already, and is just that open which was foreseen?"""
        if len(seats) > 1 or seats[0] not in self.ahead:
            return False
        options = [choice for choice in options_for(play.state, seats[0]) if not choice & ANYTIME]
        foreseen = self.ahead[seats[0]]
        return foreseen == (question, frozenset(game.text(choice) for choice in options))

    def looks_ahead(self, game: Game, play: Play, seat: int, choice: int) -> None:
        """Remember what follows this choice; a pass changes nothing of what was laid out before."""
        onward = ONWARD.get(game.id)
        foreseen = onward(game, play, seat, choice) if onward else None
        if foreseen:
            self.ahead[seat] = foreseen
        elif game.text(choice) != "pass":
            self.ahead.pop(seat, None)


def play_game(game: Game, seed: str, people: list[Person]) -> int:
    """One game of bots, counted for these people; its rounds."""
    play = Play(game, options=game.random_play())
    for person in people:
        person.interrupted()
    driver = Driver(game, SeededChance(seed), lambda seat: f"{seed} {seat}")
    driver.seat_bots(dict.fromkeys(range(len(game.seats)), "easy"))
    rounds: set[int] = set()
    while not play.over:
        state, seat = play.state, seats_asked(play.state)[0]
        rounds.add(game.spans(state).get("round", 1))
        choice = driver.answer(play, seat)
        for person in people:
            if seat not in person.side.seats:
                person.interrupted()
                continue
            if not any(state.asked and state.answers[other] for other in person.side.seats):  # else this one goes with the answer before
                person.answers(game, play)
            person.looks_ahead(game, play, seat, choice)
        play.apply(seat, choice)
    return len(rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="fury-2015")
    parser.add_argument("--games", type=int, default=100)
    args = parser.parse_args()
    game = whitby.game(args.game)
    people = [Person(side) for side in game.sides]
    rounds = sum(play_game(game, f"prompts {n}", people) for n in range(args.games))
    for person in people:
        print(
            f"{person.side.name}: {person.by_seat / rounds:.2f} prompts a round by seat, {person.by_panel / rounds:.2f} by panel, "
            f"{person.by_person / rounds:.2f} by person; {person.pressed.total() / rounds:.2f} presses; "
            f"{person.asked.total() / rounds:.2f} questions"
        )
        for question, n in sorted(person.asked.items(), key=lambda each: -person.begun[each[0]]):
            pressed, begun = person.pressed[question] / rounds, person.begun[question] / rounds
            print(f"  {question:22} asked {n / rounds:6.3f}  pressed {pressed:6.3f}  begins a prompt {begun:6.3f}")


if __name__ == "__main__":
    main()
