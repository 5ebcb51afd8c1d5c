"""The easy bot in London: sane play in plain positions, whatever its seed."""

from __future__ import annotations

from dracula2003.london import COMPANION, DRACULA, LONG, NEXT, PLAIN, SYMBOL, TARGET, TIMID, VAN_HELSING, both_sides, fight, london, meeting
from whitby import bots
from whitby.engine import options_for
from whitby.scene import Scene

SEEDS = range(12)


def chosen(s: Scene, me: str, seed: int) -> str:
    """What the bot chooses."""
    seat = s.game.seat(me)
    return s.game.text(bots.make("easy", s.game, seat, seed).choose(s.view(me), [], list(options_for(s.state, seat))))


def turn(s: Scene, me: str, seed: int) -> Scene:
    """The bot's choices until its turn is over."""
    while s.winners is None and s.asked == [me] and s.turn() == me:
        s.play(chosen(s, me, seed))
    return s


@both_sides
def test_it_takes_a_target_that_it_knows(me: str, foe: str) -> None:
    for seed in SEEDS:
        s = london(turn=me, board={NEXT[me]: TARGET[foe]}, known={NEXT[me]: [me]}, hand={me: [PLAIN[me], LONG[me]]})
        s.play(chosen(s, me, seed))
        assert chosen(s, me, seed) == "look"


@both_sides
def test_it_avoids_a_known_symbol_and_a_fight_it_would_lose(me: str, foe: str) -> None:
    for seed in SEEDS:
        for card in (SYMBOL[foe], f"{COMPANION[foe]}-3"):
            s = london(turn=me, board={NEXT[me]: card}, known={NEXT[me]: [me]}, hand={me: [LONG[me]]}, steps=1, at={me: NEXT[me]})
            assert chosen(s, me, seed) != "look"


@both_sides
def test_it_plays_the_card_that_wins_the_fight_and_costs_nothing(me: str, foe: str) -> None:
    for seed in SEEDS:
        assert chosen(fight(me, foe, f"{COMPANION[foe]}-3", [TIMID[me], PLAIN[me], LONG[me]]), me, seed) == f"play {PLAIN[me]}"
        s = london(turn=me, phase="play", steps=6, hand={me: [TIMID[me], PLAIN[me], LONG[me]]})
        assert chosen(s, me, seed) == f"play {LONG[me]}"


@both_sides
def test_it_rescues_its_last_cube_only(me: str, foe: str) -> None:
    for seed in SEEDS:
        for cubes, answer in ((1, "rescue"), (2, "pass")):
            s = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: cubes}, supply={me: [TARGET[me], f"{COMPANION[me]}-1"]})
            s.play(f"play {PLAIN[me]}")
            assert s.question == "cube-at-risk" and chosen(s, me, seed) == answer


@both_sides
def test_it_demands_no_showing_that_would_lose(me: str, foe: str) -> None:
    for seed in SEEDS:
        s = meeting(me, foe, supply={me: [TARGET[me]] * 5 + [f"{COMPANION[me]}-1"]}).play("step house-6")
        assert "demand" in s.options() and chosen(s, me, seed) != "demand"


def test_it_stakes_its_last_cube_on_no_feint() -> None:
    supply = {VAN_HELSING: [], DRACULA: ["amulet", "vampire-3", "vampire-3", "vampire-2"]}
    for seed in SEEDS:
        s = london(turn=VAN_HELSING, phase="special", card="feint", cubes={VAN_HELSING: 1}, supply=supply)
        assert chosen(s, VAN_HELSING, seed) == "pass"


@both_sides
def test_it_chooses_two_or_three_targets(me: str, foe: str) -> None:
    for seed in SEEDS:
        s = london(phase="choose")
        six = []
        for _ in range(6):
            six.append(chosen(s, me, seed))
            s.play(f"{me}: {six[-1]}")
        assert six.count(f"choose {TARGET[me]}") in (2, 3)


@both_sides
def test_it_never_loses_at_once(me: str, foe: str) -> None:
    """With one cube and no target left to give, a whole turn costs nothing."""
    for seed in SEEDS:
        s = london(turn=me, cubes={me: 1}, supply={me: [f"{COMPANION[me]}-1"]}, hand={me: [PLAIN[me], TIMID[me], LONG[me]]})
        assert turn(s, me, seed).winners != [foe] or s.cubes(me) == 1
