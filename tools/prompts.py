"""How often a round a person must press: `easy` plays all seats, and the page's own rule says what answers itself.

    python tools/prompts.py [--game fury-2015] [--games 100]

Questions to one seat with neither chance nor another seat between are one prompt, and so are questions that several seats of one
person are asked together. "by seat" counts anew whenever another of his own seats is asked; "by person" takes all his seats as one.
Presses are single choices, each step of a prompt counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

import whitby
from whitby.driver import Driver, SeededChance
from whitby.engine import seats_asked
from whitby.game import Game, Side
from whitby.play import NO_CHOICE, Play, only_answer


@dataclass
class Person:
    """One who holds all seats of a side, and what he had to do."""

    side: Side
    by_seat: int = 0
    by_person: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    pressed: Counter[str] = field(default_factory=Counter)
    begun: Counter[str] = field(default_factory=Counter)  # prompts, by the question that begins them
    last: tuple[int, ...] = ()  # the seats that were asked last, with nothing between

    def answers(self, play: Play, question: str) -> None:
        """Count the question that he is about to answer, for all of his seats that are asked."""
        mine = tuple(seat for seat in seats_asked(play.state) if seat in self.side.seats)
        self.asked[question] += 1
        if all(only_answer(play.state, seat) != NO_CHOICE for seat in mine):
            return
        self.pressed[question] += 1
        self.by_person += not self.last
        if self.last != mine:
            self.by_seat += 1
            self.begun[question] += 1
        self.last = mine


def play_game(game: Game, seed: str, people: list[Person]) -> int:
    """One game of bots, counted for these people; its rounds."""
    play = Play(game, options=game.random_play())
    for person in people:
        person.last = ()
    driver = Driver(game, SeededChance(seed), lambda seat: f"{seed} {seat}")
    driver.seat_bots(dict.fromkeys(range(len(game.seats)), "easy"))
    while not play.over:
        state, seat = play.state, seats_asked(play.state)[0]
        for person in people:
            if seat not in person.side.seats:
                person.last = ()
            elif not any(state.asked and state.answers[other] for other in person.side.seats):  # else this one goes with the answer before
                person.answers(play, game.question(state))
        play.apply(seat, driver.answer(play, seat))
    return game.spans(play.state).get("round", 1)


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
            f"{person.side.name}: {person.by_seat / rounds:.2f} prompts a round by seat, {person.by_person / rounds:.2f} by person; "
            f"{person.pressed.total() / rounds:.2f} presses; {person.asked.total() / rounds:.2f} questions"
        )
        for question, n in person.asked.most_common(25):
            pressed, begun = person.pressed[question] / rounds, person.begun[question] / rounds
            print(f"  {question:22} asked {n / rounds:5.2f}  pressed {pressed:5.2f}  begins a prompt {begun:5.2f}")


if __name__ == "__main__":
    main()
