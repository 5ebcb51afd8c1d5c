"""A game played again: through any eyes the moments that they heard, and what they saw at each, whatever is hidden."""

from __future__ import annotations

import json

import msgspec
import pytest

import whitby
from whitby import screen
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.game import Game
from whitby.laws.observation import single_eyes
from whitby.play import NO_CHOICE, Play, known_answer
from whitby.rng import Rng
from whitby.table.replay import Chosen, Replay, Start, laid_open
from whitby.text import languages, with_family

GAMES = whitby.game_ids()
CHOICES = 160


def waits(play: Play) -> bool:
    """Does the game stand where a page would see it?"""
    return play.over or play.state.seat != CHANCE and known_answer(play.state) == NO_CHOICE


def begun(game: Game) -> Play:
    return Play(game, options=game.all_options(game.random_play()))


def choose(play: Play, rng: Rng) -> None:
    seat = rng.pick(list(seats_asked(play.state)))
    play.apply(seat, rng.pick(list(options_for(play.state, seat))))


def random_game(game: Game, seed: int, choices: int = CHOICES) -> Play:
    play, rng = begun(game), Rng(seed)
    while not play.over and (len(play.choices) < choices or not waits(play)):
        choose(play, rng)
    return play


def replayed(game: Game, choices: list[Chosen]) -> Replay:
    made = Replay(game, Start.of(begun(game)))
    made.update(choices, None)
    return made


def seen(game: Game, play: Play, eyes: int) -> tuple[int, bytes, bytes]:
    """What a page shows to eyes that answer nothing: how much they heard, head and body."""
    head = screen.head(game, play.state, eyes, [], None, lent=eyes)
    return len(play.heard(eyes)), msgspec.json.encode(head), msgspec.json.encode(game.body(game.view(play.state, eyes)))


def whole(made: Replay, eyes: int) -> bytes:
    """All that leaves a replay for these eyes."""
    screens = [made.screen(eyes, moment) for moment in made.moments(eyes)]
    return msgspec.json.encode((made.told(eyes), screens)) + b"".join(made.news(eyes))


@pytest.mark.parametrize("id", GAMES)
def test_a_replay_shows_what_was_seen(id: str) -> None:
    """Each moment is a screen that these eyes had while they played, in that order, and none is left out."""
    game = whitby.game(id)
    all_eyes = [*single_eyes(game), (1 << len(game.seats)) - 1]
    saw: dict[int, list[tuple[int, bytes, bytes]]] = {eyes: [] for eyes in all_eyes}
    play, rng = begun(game), Rng(11)
    while not play.over and len(play.choices) < CHOICES:
        if waits(play):
            for eyes, screens in saw.items():
                now = seen(game, play, eyes)
                if not screens or screens[-1] != now:
                    screens.append(now)
        choose(play, rng)
    made = replayed(game, play.choices)
    for eyes, screens in saw.items():
        found = [made.screen(eyes, moment) for moment in made.moments(eyes)]
        assert [(each.heard, each.head, each.body) for each in found][: len(screens)] == screens
        assert len(found) <= len(screens) + 1


@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 6), marks=pytest.mark.slow)])
@pytest.mark.parametrize("id", GAMES)
def test_equal_streams_give_equal_replays(id: str, seeds: range) -> None:
    """Another game of which these eyes heard the same: the same moments, screens and figures, byte by byte."""
    game = whitby.game(id)
    compared = 0
    for seed in seeds:
        play = random_game(game, seed)
        for eyes in single_eyes(game):
            for late in (0, 60):
                for there, here in twins(game, play, eyes, Rng(seed * 100 + late), late):
                    compared += 1
                    assert whole(replayed(game, there), eyes) == whole(replayed(game, here), eyes), (eyes, seed, late)
    assert compared > 1


def twins(game: Game, play: Play, eyes: int, rng: Rng, late: int) -> list[tuple[list[Chosen], list[Chosen]]]:
    """This game and one with another hidden choice, where these eyes have heard the same to the end; none if they notice it at once."""
    truth, other = begun(game), begun(game)
    there, here = truth.heard(eyes), other.heard(eyes)
    changed, pair = False, []
    for i, (seat, choice) in enumerate(play.choices):
        options = list(dict.fromkeys(options_for(other.state, seat)))
        alike = [x for x in options if game.face(truth.state, seat, choice, eyes) == game.face(other.state, seat, x, eyes)]
        if not alike:
            break
        taken = choice if choice in alike else rng.pick(alike)
        if not changed and i >= late and len(alike) > 1:
            taken, changed = rng.pick([x for x in alike if x != choice]), True
        heard = len(there)
        truth.apply(seat, choice)
        other.apply(seat, taken)
        if there[heard:] != here[heard:]:
            break
        if changed and waits(truth) and waits(other):
            pair = [(truth.choices.copy(), other.choices.copy())]
    return pair


@pytest.mark.parametrize("id", GAMES)
def test_what_was_taken_back_is_gone(id: str) -> None:
    """A replay that has gone further is the same, after an undo, as one made afresh; and when the game goes on."""
    game = whitby.game(id)
    play = random_game(game, 2)
    choices = play.choices
    made = replayed(game, play.choices)
    everyone = (1 << len(game.seats)) - 1
    for n in (len(choices) // 2, len(choices)):
        made.update(choices[:n], None)
        assert whole(made, everyone) == whole(replayed(game, choices[:n]), everyone)


@pytest.mark.parametrize("id", GAMES)
def test_how_its_people_ended_it_is_the_last_moment(id: str) -> None:
    """Who resigns makes no choice: a moment of its own tells it, at the same position."""
    game = whitby.game(id)
    play = random_game(game, 3, 40)
    made = replayed(game, play.choices)
    before = made.moments(0).copy()
    made.update(play.choices, game.resigned(game.sides[0].name))
    after = made.moments(0)
    assert after[:-1] == before and after[-1].state is before[-1].state
    head = msgspec.json.decode(made.screen(0, after[-1]).head, type=screen.Head)
    assert head.over and head.resigned == game.sides[0].name
    assert made.told(0).asked[-1] == [] != made.told(0).asked[-2]


@pytest.mark.parametrize("id", GAMES)
def test_a_chronicle_knows_what_its_eyes_know(id: str) -> None:
    """Figures and places of the open game are those of its states; where Dracula hides, the public has a hole."""
    game = whitby.game(id)
    made = replayed(game, random_game(game, 5, 300).choices)
    everyone = (1 << len(game.seats)) - 1
    told = made.told(everyone)
    assert told.rounds == sorted(told.rounds) and told.rounds[-1] > 1
    assert all(None not in values and all(value >= 0 for value in values if value is not None) for values in told.measures)
    assert {"dracula"} <= {seat for _, seat, _ in told.moves}
    assert all(place in game.nouns for _, _, place in told.moves if place)
    assert set(told.counted) == set(game.chronicle.counted)
    if id != "dracula-2003":
        hidden = [place for _, seat, place in made.told(0).moves if seat == "dracula"]
        assert len([place for place in hidden if place]) < len([seat for _, seat, _ in told.moves if seat == "dracula"])


@pytest.mark.parametrize("id", GAMES)
def test_at_the_end_nothing_is_hidden(id: str) -> None:
    """All eyes together see what none of them could; every moment of a game can be laid open, and single eyes never see more for it."""
    game = whitby.game(id)
    made = replayed(game, random_game(game, 7, 250).choices)
    everyone = (1 << len(game.seats)) - 1
    for moment in made.moments(everyone):
        view = laid_open(game, moment.state)
        assert view == {
            **view,
            **{name: value for name, value in moment.state.snapshot().items() if name in ("board", "pool", "event_deck")},
        }
        assert made.screen(everyone, moment, everything=True).body and set(view) == set(game.view(moment.state, everyone))
    last = made.moments(1)[-1]
    assert made.screen(1, last, everything=True) == made.screen(1, last)


def test_cards_that_nobody_knew_are_shown() -> None:
    game = whitby.game("dracula-2003")
    made = replayed(game, random_game(game, 1, 30).choices)
    last = made.moments(3)[-1]
    hidden, shown = (json.loads(made.screen(3, last, everything).body)["places"] for everything in (False, True))
    assert any(place["covered"] and not place["card"] for place in hidden)
    assert all(place["card"] for place in shown if place["covered"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", GAMES)
def test_a_chronicle_has_words(id: str, language: str) -> None:
    chronicle, words = whitby.game(id).chronicle, with_family(language, id)
    keys = [f"measure-{measure.name} =" for measure in chronicle.measures] + [f"count-{name} =" for name in chronicle.counted]
    assert [key for key in keys if f"\n{key}" not in words] == []
