"""Search: the better option is found, in the same worlds for all, and the judgement's own stands where nothing is clearly better."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from dracula2003.london import COMPANION, DRACULA, LONG, NEXT, PLAIN, SYMBOL, TARGET, both_sides, fight, going_for, london

from whitby.engine import NOBODY, State
from whitby.rng import Rng
from whitby.search.matrix import drawn, mixture
from whitby.search.mixing import one_of_the_best
from whitby.search.patience import Patience
from whitby.search.rollouts import Ahead, Found, best, rounds
from whitby.search.simultaneous import Rivals, best_mixed
from whitby.search.thought import Thought
from whitby.worlds import Worlds


class Numbered(Worlds):
    """Worlds that are numbers."""

    def __init__(self) -> None:
        self.dealt = 0

    def deal(self, rng: Rng) -> Any:
        self.dealt += 1
        world = State()
        world.begin()
        world.degree = self.dealt
        return world


class Notes:
    """A rollout that pays a price for each choice, and remembers where each was tried."""

    def __init__(self, prices: dict[int, float], noise: float = 0.0) -> None:
        self.prices = prices
        self.noise = noise
        self.tried: dict[int, list[tuple[int, float]]] = {}

    def odds(self, s: State, choice: int, rng: Rng) -> float:
        luck = rng.random()
        self.tried.setdefault(choice, []).append((s.degree, luck))
        s.seat = NOBODY  # it is used up: the next must get a copy of its own
        return self.prices[choice] + self.noise * luck


def found(notes: Notes, first: int, wanted: int = 16, margin: float = 0.0, patience: float = float("inf")) -> Any:
    return best(Numbered(), list(notes.prices), first, notes.odds, Rng(1), wanted, margin, Patience(patience))


@pytest.mark.parametrize("options", range(1, 12))
def test_the_best_option_is_found_and_thought_of_first(options: int) -> None:
    notes = Notes({choice: choice / 20 for choice in range(options)}, noise=0.4)
    answer = found(notes, 0)
    assert answer.choice == options - 1 and not answer.gave_up
    assert answer.thoughts[0].choice == answer.choice and len(answer.thoughts) == options


def test_all_are_tried_in_the_same_worlds_by_the_same_luck() -> None:
    notes = Notes({choice: choice / 20 for choice in range(6)})
    answer = found(notes, 3)
    for tried in notes.tried.values():
        assert tried == notes.tried[3][: len(tried)]
    assert len(notes.tried[3]) >= 16 and len({luck for _, luck in notes.tried[3]}) == len(notes.tried[3])
    assert {t.choice: t.tried for t in answer.thoughts} == {choice: len(tried) for choice, tried in notes.tried.items()}
    assert len(notes.tried[0]) < len(notes.tried[5])


def test_the_judgement_s_own_stands_unless_another_is_better_by_the_margin() -> None:
    prices = {1: 0.50, 2: 0.53, 3: 0.20}
    assert found(Notes(prices), 1, margin=0.05).choice == 1
    assert found(Notes(prices), 1, margin=0.02).choice == 2
    assert found(Notes(prices), 1, margin=0.05).thoughts[0].choice == 1


def test_without_patience_the_judgement_answers_and_it_is_said() -> None:
    answer = found(Notes({1: 0.1, 2: 0.9}), 1, patience=0.0)
    assert answer.choice == 1 and answer.gave_up and not any(t.tried for t in answer.thoughts)


def test_rounds_have_at_least_the_worlds_wanted() -> None:
    for rivals in range(1, 20):
        for wanted in (1, 4, 8, 24, 100):
            assert wanted <= sum(rounds(rivals, wanted)) < wanted + 6
    assert rounds(0, 8) == rounds(5, 0) == []


# --- rollouts in London -----------------------------------------------------------------------
def at_random(s: Any, seat: int, options: list[int], rng: Rng) -> int:
    return rng.pick(options)


@both_sides
def test_a_look_at_a_target_is_worth_more_than_a_stop(me: str, foe: str) -> None:
    s = london(turn=me, board={NEXT[me]: TARGET[foe]}, known={NEXT[me]: [me]}, hand={me: [PLAIN[me], LONG[me]]}).play(f"step {NEXT[me]}")
    seat = s.game.seat(me)
    worlds = s.game.worlds(s.view(me), [], None)
    ahead = Ahead(seat, at_random, lambda s: s.turn != seat, lambda s, seat: 0.1 * s.targets_taken[seat])
    answer = best(worlds, [s.game.choice(text) for text in s.options()], s.game.choice("stop"), ahead.odds, Rng(3), 8, 0.0, Patience())
    assert s.game.text(answer.choice) == "look" and answer.thoughts[0].worth == pytest.approx(0.1)


@both_sides
def test_a_game_that_is_over_is_certain(me: str, foe: str) -> None:
    ahead = Ahead(0 if me == DRACULA else 1, at_random, lambda s: False, lambda s, seat: 0.3)
    lost = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 1}, supply={me: [f"{COMPANION[me]}-1"]})
    assert ahead.odds(lost.state.copy(), lost.game.choice(f"play {PLAIN[me]}"), Rng(1)) == 0.0
    won = going_for(me, TARGET[foe], taken={me: 4}).play(f"step {NEXT[me]}")
    assert ahead.odds(won.state.copy(), won.game.choice("look"), Rng(1)) == 1.0


# --- answers at the same time -------------------------------------------------------------------
def test_scissors_paper_stone_is_played_evenly() -> None:
    mixed = mixture([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])
    assert mixed.ours == pytest.approx([1 / 3] * 3, abs=0.02) and mixed.worth == pytest.approx(0, abs=0.01)


def test_a_mixture_is_found_where_the_stakes_differ() -> None:
    """Who knows the mixture gains nothing: both columns are worth the same against it."""
    payoffs = [[0.9, 0.2], [0.3, 0.6]]
    mixed = mixture(payoffs)
    assert mixed.ours == pytest.approx([0.3, 0.7], abs=0.02) and mixed.theirs == pytest.approx([0.4, 0.6], abs=0.02)
    assert mixed.worth == pytest.approx(0.48, abs=0.01)


def test_a_better_answer_is_always_given() -> None:
    assert mixture([[0.2, 0.4], [0.5, 0.6]]).ours[1] > 0.99


def test_draws_follow_the_mixture() -> None:
    rng = Rng(5)
    count = Counter(drawn([0.25, 0.0, 0.75], rng.random()) for _ in range(2000))
    assert count[1] == 0 and 0.2 < count[0] / 2000 < 0.3


def matching_pennies(state: State, choice: int, rng: Rng) -> float:
    """The first of two answers wins against itself (three times as much), the second too; what the rival gave is the state's degree."""
    return (0.9 if choice == 0 else 0.3) if choice == state.degree else 0.0


class Pennies(Worlds):
    """Worlds in which the rival has always answered 0, for all that is imagined."""

    def __init__(self) -> None:
        pass

    def deal(self, rng: Rng) -> Any:
        return self.with_answer(0)

    @staticmethod
    def with_answer(choice: int) -> Any:
        world = State()
        world.begin()
        world.degree = choice
        return world


def both_answers(state: State) -> tuple[State, dict[tuple[int, int], Any]]:
    return state, {(1, choice): Pennies.with_answer(choice) for choice in (0, 1)}


def test_an_answer_given_at_the_same_time_is_mixed_as_is_safest() -> None:
    """Against a rival who minds, 0 is answered once and 1 three times: so neither answer of his is better."""
    drawn_first = Counter(
        best_mixed(Pennies(), [0, 1], 0, Rivals(both_answers, 1.0), matching_pennies, Rng(seed), 12, Patience()).choice
        for seed in range(400)
    )
    assert 60 <= drawn_first[0] <= 140  # 100 are expected
    thoughts = best_mixed(Pennies(), [0, 1], 0, Rivals(both_answers, 1.0), matching_pennies, Rng(1), 12, Patience()).thoughts
    assert [thought.worth for thought in thoughts] == pytest.approx([0.225, 0.225], abs=0.01)


def test_against_rivals_who_hardly_mind_the_likely_answer_counts_most() -> None:
    taken = {best_mixed(Pennies(), [0, 1], 1, Rivals(both_answers, 0.3), matching_pennies, Rng(s), 4, Patience()).choice for s in range(20)}
    assert taken == {0}


def test_who_cannot_give_an_answer_gives_the_imagined_one() -> None:
    """Where the rival has nothing else, what wins against it is best."""
    answers = {
        best_mixed(Pennies(), [0, 1], 1, Rivals(lambda s: (s, {}), 1.0), matching_pennies, Rng(seed), 4, Patience()).choice
        for seed in range(20)
    }
    assert answers == {0}


def test_without_patience_the_judgement_answers() -> None:
    answer = best_mixed(Pennies(), [0, 1], 1, Rivals(both_answers, 1.0), matching_pennies, Rng(1), 12, Patience(0.0))
    assert answer.gave_up and answer.choice == 1 and {thought.tried for thought in answer.thoughts} == {0}


def test_of_what_is_as_good_chance_takes_one() -> None:
    thoughts = [Thought(7, 0.60, 32), Thought(5, 0.59, 32), Thought(3, 0.585, 32), Thought(2, 0.57, 32), Thought(1, 0.64, 8)]
    found = Found(7, thoughts, False)
    taken = Counter(one_of_the_best(found, luck / 1000).choice for luck in range(1000))
    assert set(taken) == {7, 5, 3}  # 2 is worse by more than counts, and 1 was tried too seldom
    assert 700 > taken[7] > taken[5] > taken[3] > 100
    assert {thought.choice for thought in one_of_the_best(found, 0.99).thoughts} == {1, 2, 3, 5, 7}
