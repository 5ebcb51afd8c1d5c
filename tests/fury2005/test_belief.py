"""The belief of the hunters in the 2nd edition: the true Trail is always among those held possible, and nothing but news goes in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import whitby
import whitby.belief
from whitby.belief.fury2005 import Belief
from whitby.belief.fury2005.rows import LINK, WIDE
from whitby.belief.rows import CAP, NONE
from whitby.belief.story import Story
from whitby.belief.trails import here
from whitby.games.fury2005.europe import ADJACENT
from whitby.laws.observation import observe_state
from whitby.match import bots_by_seat, one_game
from whitby.play import Play
from whitby.rng import Rng

GAME = whitby.game("fury-2005")
OPTIONS = GAME.all_options({})
HUNTERS, PUBLIC, MINA = 15, 0, 8  # eyes
OTHER_RULES: dict[str, Any] = {"newspaper": "card", "sea_meeting": "shown", "catacombs_at_sea": True}


class Lost(AssertionError):
    """The true row is not among the rows, or a fact found none."""


def played(seed: int, hunters: str, dracula: str, options: dict[str, Any]) -> list[tuple[int, int]]:
    """The choices of a game between bots."""
    seats = bots_by_seat(GAME, {"*": hunters, "dracula": dracula})
    return list(one_game(GAME, f"belief {seed}", seats, options)[0].choices)


def true_row(play: Play) -> bytes:
    """What lies there indeed, as a row has it."""
    s = play.state
    codes = [*s.trail, -1, s.hide_city, s.dracula_from, s.dracula_port]
    return bytes([code if code >= 0 else NONE for code in codes])


def fold(
    seed: int,
    hunters: str,
    dracula: str,
    cap: int = CAP,
    new: Callable[..., Belief] = Belief,
    options: dict[str, Any] = OPTIONS,
    look: Callable[[Play, Belief], None] = lambda play, belief: None,
) -> tuple[Belief, int]:
    """The belief at the end of a game between bots, with how often it was looked at; Lost where it misses the truth while it is exact."""
    play, belief, heard, looks = Play(GAME, options=options), new(options, cap), 0, 0
    for seat, choice in played(seed, hunters, dracula, options):
        play.apply(seat, choice)
        news = play.heard(HUNTERS)
        if len(news) > heard:
            belief.hear(news[heard:])
            heard = len(news)
        trails = belief.trails
        if trails.rows and trails.exact:
            looks += 1
            if trails.contradicted or true_row(play) not in trails.rows:
                raise Lost(f"game {seed}, after {len(play.choices)} choices: {news[-5:]}")
        look(play, belief)
    return belief, looks


@pytest.mark.parametrize(("seed", "dracula"), [(0, "easy"), (1, "random"), (2, "easy")])
def test_the_truth_is_never_lost(seed: int, dracula: str) -> None:
    belief, looks = fold(seed, "easy", dracula)
    assert looks > 100 and belief.trails.rows and {len(row) for row in belief.trails.rows} == {WIDE}


@pytest.mark.slow
@pytest.mark.parametrize(("hunters", "dracula", "rules"), [("easy", "easy", {}), ("easy", "random", {}), ("random", "random", OTHER_RULES)])
@pytest.mark.parametrize("seed", range(10, 40))
def test_the_truth_is_never_lost_in_many_games(seed: int, hunters: str, dracula: str, rules: dict[str, Any]) -> None:
    fold(seed, hunters, dracula, options=GAME.all_options(rules))


# --- planted mistakes -----------------------------------------------------------------------
def whole_country_is_searched(belief: Belief, place: int) -> None:
    belief.rule_out(ADJACENT[place], 9)


def hunters_are_everywhere(belief: Belief, hunter: int, place: int) -> None:
    belief.at[hunter - 167] = place
    belief.rule_out([place], 9)


def hide_stays_behind(belief: Belief, space: int) -> None:
    Belief.on_double_back(belief, space)
    belief.trails.change(lambda row: row[:LINK] + (row[:1] if row[LINK] != NONE else row[LINK : LINK + 1]) + row[LINK + 1 :])


MISTAKES = {
    "not-there": whole_country_is_searched,
    "arrives": hunters_are_everywhere,
    "double-back": hide_stays_behind,
    "wolf-form": lambda belief: None,
    "pushed-off": lambda belief: None,
    "buried": Belief.on_card_gone,
    "bat-move": Belief.on_card_gone,
    "played": lambda belief, seat, card: None,  # Evasion leads anywhere
    "he-is-there": lambda belief, space: belief.trails.keep(lambda row: row[0] < 70),
}


@pytest.mark.parametrize("news", MISTAKES)
def test_a_mistake_is_noticed(news: str) -> None:
    """In a few games each of them costs the truth, or leaves a row that cannot be."""

    def careless(*arguments: Any) -> Belief:
        belief = Belief(*arguments)
        belief.handlers = {**belief.handlers, news: MISTAKES[news]}
        return belief

    def look(play: Play, belief: Belief) -> None:
        shown = GAME.view(play.state, HUNTERS)["trail"]
        for row in list(belief.trails.rows)[:5]:
            if any((card == -1) != (code == NONE) for card, code in zip(shown, row, strict=False)):
                raise Lost("a card lies where there is none")

    with pytest.raises(Lost):
        for seed in range(12):
            fold(seed, "easy", "random" if seed % 2 else "easy", new=careless, look=look)


def test_a_search_looks_into_the_catacombs() -> None:
    belief = Belief(OPTIONS)
    rows = [bytes([20, 21, *[NONE] * 4, catacomb, *[NONE] * (WIDE - 7)]) for catacomb in (30, 31)]
    belief.trails.rows = {row: [1.0, 1.0, 1.0] for row in rows}
    belief.hear([("not-there", (30,))])
    assert list(belief.trails.rows) == rows[1:]


# --- what is asked of it ----------------------------------------------------------------------
def test_the_same_news_give_the_same_belief() -> None:
    one, other = (fold(2, "easy", "easy")[0].trails.rows for _ in range(2))
    assert one == other


def test_a_thinned_belief_is_mended() -> None:
    """With a small cap it is no longer exact, yet some row is left, and odds add up."""
    belief, _ = fold(3, "random", "random", cap=200)
    assert belief.mended and belief.trails.rows
    assert sum(belief.here().values()) == pytest.approx(1.0)


def test_a_mended_belief_is_as_if_it_had_never_been_thinned() -> None:
    whole, again = Belief(OPTIONS), [0]

    def look(play: Play, belief: Belief) -> None:
        whole.hear(play.heard(HUNTERS)[len(whole.heard) :])
        if belief.mended and belief.trails.exact:
            assert belief.trails.rows.keys() == whole.trails.rows.keys(), len(play.choices)
            assert belief.here() == pytest.approx(whole.here(), abs=1e-9), len(play.choices)
            again[0] += 1

    fold(2, "easy", "easy", cap=300, look=look)
    assert whole.trails.exact and again[0] > 50


@pytest.mark.parametrize("eyes", [HUNTERS, PUBLIC, MINA])
def test_folding_in_pieces_is_folding_at_once(eyes: int) -> None:
    play, story, by_choice, heard = Play(GAME, options=OPTIONS), Story(Belief(OPTIONS)), Belief(OPTIONS), 0
    for seat, choice in played(4, "easy", "easy", OPTIONS):
        play.apply(seat, choice)
        news = play.heard(eyes)
        story.hear(news[heard:])
        by_choice.hear(news[heard:])
        heard = len(news)
    at_once, told_at_once = Belief(OPTIONS), Story(Belief(OPTIONS))
    at_once.hear(news)
    told_at_once.hear(news)
    assert by_choice.trails.rows.keys() == at_once.trails.rows.keys()
    assert by_choice.here() == pytest.approx(at_once.here(), abs=1e-9)
    assert story.odds == pytest.approx(at_once.here(), abs=1e-9) == told_at_once.odds
    assert [at for at, _ in story.bits] == [at for at, _ in told_at_once.bits] and len(story.bits) > 100


def test_a_belief_is_found_by_the_game() -> None:
    assert isinstance(whitby.belief.make(GAME, OPTIONS), Belief)


# --- imagining ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("seed", "dracula"), [(5, "easy"), (6, "random")])
def test_imagined_worlds_look_the_same_and_are_held_possible(seed: int, dracula: str) -> None:
    """For all eyes: the same view and question, all pieces in place, and Dracula nowhere that the news exclude."""
    rng, dealt = Rng("imagined"), [0]

    def look(play: Play, belief: Belief) -> None:
        if not belief.trails.rows or len(play.choices) % 3:
            return
        places = {here(row) for row in belief.trails.rows}
        for eyes in (HUNTERS, PUBLIC, MINA):
            world = GAME.imagine(GAME.view(play.state, eyes), play.heard(eyes), rng, belief)
            assert observe_state(GAME, world, eyes) == observe_state(GAME, play.state, eyes), len(play.choices)
            assert GAME.recount(world) == [] and here(bytes([code % 256 for code in world.trail] + [NONE])) in places
            dealt[0] += 1

    fold(seed, "easy", dracula, look=look)
    assert dealt[0] > 300
