"""The belief of the hunters in the 1st edition: the truth is always among what is held possible, and nothing but news goes in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import whitby
import whitby.belief
from whitby.belief.fury1987 import LATE, NEAR, Belief
from whitby.belief.mirror import consequences
from whitby.belief.rows import NONE
from whitby.belief.story import Story
from whitby.engine import options_for
from whitby.games.fury.europe import CASTLE
from whitby.games.fury1987.dracula import dracula_decides
from whitby.games.fury1987.state import FACEUP, MOVING
from whitby.games.fury1987.words import DRACULA, EMPTY, PERHAPS
from whitby.laws.observation import observe_state
from whitby.match import bots_by_seat, one_game
from whitby.play import Play
from whitby.rng import Rng

GAME = whitby.game("fury-1987")
OPTIONS = GAME.all_options({})
HUNTERS, PUBLIC, SEWARD = 7, 0, 2  # eyes


class Lost(AssertionError):
    """The true row is not among the rows, or a fact found none."""


def played(seed: int, hunters: str, dracula: str, options: dict[str, Any]) -> list[tuple[int, int]]:
    """The choices of a game between bots."""
    seats = bots_by_seat(GAME, {"*": hunters, "dracula": dracula})
    return list(one_game(GAME, f"belief {seed}", seats, options)[0].choices)


def true_row(play: Play) -> bytes:
    """Where he is indeed, where Local Rumours are, how he came there, and how long he is in the Castle, as a row has it."""
    s = play.state
    rounds = (s.castle_rounds if s.in_castle or s.turn == DRACULA else LATE) if s.dracula_at == CASTLE else 0
    codes = [s.dracula_at, s.rumours_at, s.dracula_from, s.dracula_port] + ([] if play.over else [rounds])  # the last round tells of itself
    return bytes([code if code >= 0 else NONE for code in codes])


def is_deciding(play: Play) -> bool:
    """He has made a first step of his decision, of which nobody has heard."""
    return play.state.running[0] is dracula_decides and play.state.turn_step != MOVING


def fold(
    seed: int,
    hunters: str,
    dracula: str,
    new: Callable[..., Belief] = Belief,
    options: dict[str, Any] = OPTIONS,
    look: Callable[[Play, Belief], None] = lambda play, belief: None,
) -> tuple[Belief, int]:
    """The belief at the end of a game between bots, with how often it was looked at; Lost where it misses the truth."""
    play, belief, heard, looks = Play(GAME, options=options), new(options), 0, 0
    for seat, choice in played(seed, hunters, dracula, options):
        play.apply(seat, choice)
        news = play.heard(HUNTERS)
        belief.hear(news[heard:])
        heard = len(news)
        if belief.rows.rows and not is_deciding(play):
            looks += 1
            if belief.rows.contradicted or not any(row.startswith(true_row(play)) for row in belief.rows.rows):
                raise Lost(f"game {seed}, after {len(play.choices)} choices: {news[-5:]}")
        look(play, belief)
    assert belief.rows.exact
    return belief, looks


@pytest.mark.parametrize(("seed", "dracula"), [(0, "easy"), (1, "random"), (2, "easy")])
def test_the_truth_is_never_lost(seed: int, dracula: str) -> None:
    belief, looks = fold(seed, "easy", dracula)
    assert looks > 100 and belief.rows.rows


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hunters", "dracula", "rules"), [("easy", "easy", {}), ("easy", "random", {}), ("random", "random", {"attack": "may"})]
)
@pytest.mark.parametrize("seed", range(10, 40))
def test_the_truth_is_never_lost_in_many_games(seed: int, hunters: str, dracula: str, rules: dict[str, Any]) -> None:
    fold(seed, hunters, dracula, options=GAME.all_options(rules))


# --- planted mistakes -----------------------------------------------------------------------
def whole_country_is_searched(belief: Belief, place: int) -> None:
    belief.rows.keep(lambda row: row[0] not in NEAR[place])


def rumours_are_he(belief: Belief, town: int) -> None:
    belief.rows.here_in([town])


MISTAKES: dict[str, Callable[..., None]] = {
    "dracula-not-here": whole_country_is_searched,
    "rumours-here": rumours_are_he,
    "flies": lambda belief: None,
    "no-rumours-here": lambda belief, town: belief.rows.keep(lambda row: row[1] not in NEAR[town]),
    "played": lambda belief, seat, card: None,  # Evasion leads anywhere
    "turn-over": lambda belief, seat: belief.decided(lambda at, to: at != to),  # he may stay where he is
}


@pytest.mark.parametrize("news", MISTAKES)
def test_a_mistake_is_noticed(news: str) -> None:
    """In a few games each of them costs the truth."""

    def careless(*arguments: Any) -> Belief:
        belief = Belief(*arguments)
        belief.handlers = {**belief.handlers, news: MISTAKES[news]}
        return belief

    with pytest.raises(Lost):
        for seed in range(12):
            fold(seed, "easy", "random" if seed % 2 else "easy", new=careless)


# --- what is asked of it ----------------------------------------------------------------------
def test_the_same_news_give_the_same_belief() -> None:
    one, other = (fold(2, "easy", "easy")[0] for _ in range(2))
    assert one.rows.rows == other.rows.rows and one.older() == other.older()
    assert one.sample(Rng("way")) == other.sample(Rng("way"))


@pytest.mark.parametrize("eyes", [HUNTERS, PUBLIC, SEWARD])
def test_folding_in_pieces_is_folding_at_once(eyes: int) -> None:
    play, story, heard = Play(GAME, options=OPTIONS), Story(Belief(OPTIONS)), 0
    for seat, choice in played(4, "easy", "easy", OPTIONS):
        play.apply(seat, choice)
        news = play.heard(eyes)
        story.hear(news[heard:])
        heard = len(news)
    at_once, told_at_once = Belief(OPTIONS), Story(Belief(OPTIONS))
    at_once.hear(news)
    told_at_once.hear(news)
    assert isinstance(story.belief, Belief) and story.belief.rows.rows == at_once.rows.rows
    assert story.odds == at_once.here() == told_at_once.odds
    assert story.bits == told_at_once.bits and len(story.bits) > 50


def test_a_belief_is_found_by_the_game() -> None:
    assert isinstance(whitby.belief.make(GAME, OPTIONS), Belief)


def test_something_lies_rather_where_he_may_have_been() -> None:
    """Of towns of which nobody knows, those where something lies are held far likelier than the others."""
    there: list[float] = []
    others: list[float] = []

    def look(play: Play, belief: Belief) -> None:
        s = play.state
        if len(play.choices) % 90 or not belief.rows.rows or is_deciding(play):
            return
        odds = belief.older()
        for town, lies in enumerate(s.chart):
            if s.heard_chart[town] == PERHAPS and (lies == EMPTY or not lies & FACEUP):
                (others if lies == EMPTY else there).append(odds.get(town, 0.0))

    for seed in (5, 6, 7):
        fold(seed, "easy", "easy", look=look)
    assert len(there) > 50 and sum(there) / len(there) > 5 * sum(others) / len(others)


def test_rumours_are_where_they_may_be() -> None:
    def look(play: Play, belief: Belief) -> None:
        if belief.rows.rows and not is_deciding(play) and play.state.rumours_at >= 0:
            assert belief.rumours()[play.state.rumours_at] > 0.0
            assert NONE not in belief.rumours() and sum(belief.rumours().values()) < 1.0 + 1e-9

    fold(5, "easy", "easy", look=look)


# --- what a choice of his would show ------------------------------------------------------------
def before_an_attack() -> tuple[Play, Belief]:
    """A game in which Dracula may go to a town with hunters, and what everybody believes then."""
    for seed in range(9):
        play, public, heard = Play(GAME, options=OPTIONS), Belief(OPTIONS), 0
        for seat, choice in played(seed, "easy", "random", OPTIONS):
            if seat == 3 and is_beginning(play) and len(public.here()) > 9 and hunted(play):
                return play, public
            play.apply(seat, choice)
            public.hear(play.heard(PUBLIC)[heard:])
            heard = len(play.heard(PUBLIC))
    raise LookupError("no such game")


def is_beginning(play: Play) -> bool:
    return play.state.running[0] is dracula_decides and play.state.turn_step == MOVING


def hunted(play: Play) -> list[str]:
    """The steps that lead him to hunters."""
    found = {f"road {GAME.nouns[at]}" for at in play.state.at if at >= 0} & {GAME.text(choice) for choice in options_for(play.state, 3)}
    return sorted(found)


def test_the_mirror_shows_what_a_whole_decision_would_tell() -> None:
    """A step of which nobody hears leads on to what everybody does hear: that he attacks there, or that his turn is over."""
    play, public = before_an_attack()
    before = (dict(public.rows.rows), len(public.rows.past))
    found = {each.choice: each.shown for each in consequences(GAME, GAME.view(play.state, 8), play.heard(8), public)}
    assert list(found) == [GAME.text(choice) for choice in dict.fromkeys(options_for(play.state, 3))]
    for choice, shown in found.items():
        assert shown.odds > 0.0
        if choice in hunted(play):
            assert (shown.places, shown.odds, shown.bits) == (1, 1.0, 0.0)
    assert any(shown.places > 1 for shown in found.values())
    assert (public.rows.rows, len(public.rows.past)) == before, "what everybody believes is not changed by looking"


# --- imagining ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("seed", "dracula"), [(5, "easy"), (6, "random")])
def test_imagined_worlds_look_the_same_and_are_held_possible(seed: int, dracula: str) -> None:
    """For all eyes: the same view and question, all pieces in place, and Dracula nowhere that the news exclude."""
    rng, dealt = Rng("imagined"), [0]

    def look(play: Play, belief: Belief) -> None:
        if not belief.rows.rows or len(play.choices) % 3:
            return
        for eyes in (HUNTERS, PUBLIC, SEWARD):
            world = GAME.imagine(GAME.view(play.state, eyes), play.heard(eyes), rng, belief)
            assert observe_state(GAME, world, eyes) == observe_state(GAME, play.state, eyes), len(play.choices)
            assert GAME.recount(world) == [] and world.dracula_at in belief.here()
            dealt[0] += 1

    fold(seed, "easy", dracula, look=look)
    assert dealt[0] > 150
