"""The bots that look ahead in London: legal, the same again, blind to what is hidden, and no worse than sane."""

from __future__ import annotations

import pytest
from playthrough import answer_forced

import whitby
from dracula2003.london import LONG, NEXT, PLAIN, START, SYMBOL, TARGET, both_sides, fight, london
from whitby import bots
from whitby.board import BIT
from whitby.bots import Bot
from whitby.bots.dracula2003.expert import ExpertBot
from whitby.bots.dracula2003.hard import HardBot
from whitby.bots.dracula2003.medium import MediumBot
from whitby.bots.dracula2003.searching import SearchBot
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.play import Play
from whitby.rng import Rng
from whitby.scene import Scene

GAME = whitby.game("dracula-2003")
LEVELS = ("medium", "hard", "expert")


def small(seat: int, seed: int | str) -> SearchBot:
    """As the levels, for tests: a whole game in a second."""
    return SearchBot(GAME, seat, seed, worlds=2, plans=3, turns=1, margin=0.01)


def chosen(s: Scene, me: str, level: str = "medium") -> str:
    seat = GAME.seat(me)
    return GAME.text(bots.make(level, GAME, seat, 1).choose(s.view(me), [], list(options_for(s.state, seat))))


def test_the_levels_are_there_and_each_looks_further() -> None:
    made = [bots.make(level, GAME, 0, 1) for level in LEVELS]
    assert [type(bot) for bot in made] == [MediumBot, HardBot, ExpertBot] and {*LEVELS, "easy", "random"} == set(bots.names(GAME))
    worlds = [bot.worlds for bot in made if isinstance(bot, SearchBot)]
    assert worlds == sorted(worlds) and worlds[0] == 8


def test_whole_games_are_played_and_the_same_stream_gives_the_same_choices() -> None:
    plays = []
    for _ in range(2):
        play = Play(GAME, options={"turn_limit": 14, "agreed_draw": True})
        players = [small(seat, "a") for seat in (0, 1)]
        listened = [0, 0]
        while not play.over:
            answer_forced(play)
            if play.over:
                break
            seat = seats_asked(play.state)[0]
            options = list(options_for(play.state, seat))
            if seat == CHANCE:
                choice = Rng(f"chance {len(play.choices)}").pick(options)
            else:
                heard = play.heard(BIT[seat])
                choice = players[seat].choose(GAME.view(play.state, BIT[seat]), heard[listened[seat] :], options)
                listened[seat] = len(heard)
                assert choice in options and GAME.verb_name(choice) not in ("offer-draw", "accept")
                assert players[seat].thoughts == [] or players[seat].thoughts[0].choice == choice
            play.apply(seat, choice)
        plays.append(play.choices)
    assert plays[0] == plays[1] and len(plays[0]) > 60


def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice() -> None:
    tried = 0
    play = Play(GAME, options={"turn_limit": 60})
    while not play.over and tried < 12:
        answer_forced(play)
        if play.over:
            break
        seat = seats_asked(play.state)[0]
        options = list(options_for(play.state, seat))
        if seat != CHANCE and len(play.choices) % 9 == 0:
            heard = list(play.heard(BIT[seat]))
            other = GAME.imagine(GAME.view(play.state, BIT[seat]), heard, Rng(len(heard)), None)
            one, two = (small(seat, 5), small(seat, 5))
            choice = one.choose(GAME.view(play.state, BIT[seat]), heard, options)
            assert choice == two.choose(GAME.view(other, BIT[seat]), heard, list(options_for(other, seat)))
            assert one.thoughts == two.thoughts
            tried += 1
        play.apply(seat, Rng(f"play {len(play.choices)}").pick(options))
    assert tried == 12


@both_sides
def test_the_fifth_target_is_taken(me: str, foe: str) -> None:
    s = london(turn=me, board={NEXT[me]: TARGET[foe]}, known={NEXT[me]: [me]}, hand={me: [PLAIN[me], LONG[me]]}, taken={me: 4})
    s.play(f"step {NEXT[me]}")
    assert chosen(s, me) == "look"


@both_sides
def test_the_last_cube_is_not_thrown_away(me: str, foe: str) -> None:
    s = london(turn=me, at={me: START[me]}, cubes={me: 1}, supply={me: []}, board={NEXT[me]: SYMBOL[foe]}, known={NEXT[me]: [me]})
    s.play(f"step {NEXT[me]}")
    assert chosen(s, me) != "look"


@both_sides
def test_without_patience_it_answers_as_easy_does_and_counts_it(me: str, foe: str) -> None:
    s = fight(me, foe, SYMBOL[foe], [PLAIN[me], LONG[me]])
    seat = GAME.seat(me)
    hasty: Bot = bots.make("medium", GAME, seat, 7)
    assert isinstance(hasty, SearchBot)
    hasty.patience = 0.0
    assert GAME.text(hasty.choose(s.view(me), [], list(options_for(s.state, seat)))).startswith("play ")
    assert hasty.gave_up == 1 and hasty.thoughts[0].tried == 0


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_beats_random(level: str) -> None:
    from whitby.match import match

    result = match("dracula-2003", games=3, seed=2, seats={"dracula": level, "van-helsing": "random"})
    assert result.wins["dracula"] == 3
