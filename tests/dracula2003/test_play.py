"""Playing the action card: D03-PLAY."""

from typing import Any

from clauses import clause

from dracula2003.london import (
    COMPANION,
    DRACULA,
    LONG,
    NEXT,
    PLAIN,
    VAN_HELSING,
    both_sides,
    cards_of,
    fight,
    london,
)
from whitby.engine import options_for
from whitby.games.dracula2003.words import UNKNOWN
from whitby.play import Play
from whitby.rng import Rng
from whitby.scene import Scene

SHORT = {DRACULA: "wings", VAN_HELSING: "sharp-sense"}  # one step
DRACULA_PASSES = ("step house-8", "stop", "play whisper", "pass", "pass")


@clause("D03-PLAY-01")
@both_sides
def test_exactly_one_available_card(me: str, foe: str) -> None:
    s = london(turn=me, hand={me: [PLAIN[me], SHORT[me]]})
    s.play(f"step {NEXT[me]}", "stop")
    assert cards_of(s, "play") == sorted([PLAIN[me], SHORT[me]], key=s.game.nouns.index)
    assert s.refused(f"play {LONG[me]}") == "D03-PLAY-01"
    assert s.refused("pass") == "D03-PLAY-01"
    s.play(f"play {PLAIN[me]}")
    assert s.refused(f"play {SHORT[me]}") == "D03-PLAY-01"


@clause("D03-PLAY-02")
@both_sides
def test_a_card_that_is_long_enough_costs_nothing(me: str, foe: str) -> None:
    for steps in (1, 2, 3):
        s = london(turn=me, phase="play", steps=steps, hand={me: [PLAIN[me]]})
        assert s.game.price(s.state, s.game.choice(f"play {PLAIN[me]}")) == 0
        assert s.play(f"play {PLAIN[me]}").cubes(me) == 4


@clause("D03-PLAY-03")
@both_sides
def test_each_step_too_many_costs_a_cube(me: str, foe: str) -> None:
    hand = {me: [LONG[me], PLAIN[me], SHORT[me]]}
    for card, steps, price in ((PLAIN[me], 4, 1), (PLAIN[me], 6, 3), (SHORT[me], 4, 3), (SHORT[me], 2, 1)):
        s = london(turn=me, phase="play", steps=steps, hand=hand)
        assert s.game.price(s.state, s.game.choice(f"play {card}")) == price
        s.play(f"play {card}")
        while s.question == "cube-at-risk":
            s.play("pass")
        assert s.cubes(me) == 4 - price and s.cubes(foe) == 4


@clause("D03-PLAY-04")
@both_sides
def test_cubes_go_one_at_a_time(me: str, foe: str) -> None:
    s = london(turn=me, phase="play", steps=6, hand={me: [LONG[me], PLAIN[me]]}).play(f"play {PLAIN[me]}")
    assert s.cubes(me) == 2 and s.question == "cube-at-risk"
    assert s.heard()[-2:] == [f"cube-lost {me} 3", f"cube-lost {me} 2"]
    s.play("pass")
    assert s.cubes(me) == 1 and s.heard()[-1] == f"cube-lost {me} 1"


@clause("D03-PLAY-05")
@both_sides
def test_steps_are_paid_before_anything_else(me: str, foe: str) -> None:
    """The card would win the battle, but its owner has no cube left to see it."""
    s = fight(me, foe, f"{COMPANION[foe]}-1", [LONG[me], PLAIN[me]], steps=4, cubes={me: 1}, supply={me: []})
    s.play(f"play {PLAIN[me]}")
    assert s.winners == [foe] and s.defeated(foe) == []
    s = fight(me, foe, f"{COMPANION[foe]}-1", [LONG[me], PLAIN[me]], steps=4, cubes={me: 2}).play(f"play {PLAIN[me]}")
    assert s.question == "cube-at-risk" and s.defeated(foe) == []
    s.play("pass")
    assert s.cubes(me) == 1 and s.defeated(foe) == [f"{COMPANION[foe]}-1"]


@clause("D03-PLAY-06")
def test_battle_then_special_action_then_barrier() -> None:
    s = fight(DRACULA, VAN_HELSING, "hunter-1", ["roar"]).play("play roar")
    assert s.question == "lay-card" and s.defeated(VAN_HELSING) == ["hunter-1"]
    assert s.refused("send van-helsing") == "D03-BATTLE-03"
    s.play("lay coffin")
    assert s.question == "roar"
    assert s.refused("red house-1/house-2") == "D03-PLAY-06"
    s.play("send van-helsing")
    assert s.question == "move-barrier"
    assert s.refused("send dracula") == "D03-PLAY-06"
    s.play("red house-1/house-2")
    assert s.turn() == VAN_HELSING
    waiting = london(phase="play", hand={DRACULA: ["roar"]})
    assert waiting.refused("send van-helsing") == "D03-PLAY-06"
    assert waiting.refused("red house-1/house-2") == "D03-PLAY-06"


@clause("D03-PLAY-06")
def test_the_symbol_too_comes_before_the_special_action() -> None:
    s = fight(DRACULA, VAN_HELSING, "crucifix", ["wings"]).play("play wings")
    assert s.cubes(DRACULA) == 3 and s.question == "wings"


@clause("D03-PLAY-07")
def test_a_special_action_may_be_declined() -> None:
    for card in ("wings", "pulse", "deep", "breath", "roar", "whisper"):
        s = london(phase="special", card=card, defeated={DRACULA: ["vampire-1"]})
        before = s.state.copy()
        assert "pass" in s.options()
        s.play("pass")
        assert s.question == "move-barrier" and s.effects() == []
        assert (s.state.at, s.state.board, s.state.supply, s.state.defeated) == (before.at, before.board, before.supply, before.defeated)
        assert s.heard() == []
    for card in ("sharp-sense", "control", "intuition", "alertness", "feint", "block", "battle-lust"):
        s = london(turn=VAN_HELSING, phase="special", card=card, hand={VAN_HELSING: ["haste"]}, won=card == "battle-lust")
        s.play("pass")
        assert s.question == "move-barrier" and s.effects() == [] and s.turned() is None
        assert s.hand(VAN_HELSING) == ["haste"] and s.shown(DRACULA) == [] and s.heard() == []
    s = london(turn=VAN_HELSING, at={VAN_HELSING: "house-3"}, phase="special", card="reinforcement", defeated={VAN_HELSING: ["hunter-2"]})
    s.play("pass", "pass")
    assert s.defeated(VAN_HELSING) == ["hunter-2"] and s.at(VAN_HELSING) == "house-3" and s.heard() == []


@clause("D03-PLAY-07")
def test_a_card_does_only_what_it_says() -> None:
    s = london(phase="special", card="wings")
    for tried, card in (("exchange house-1", "deep"), ("send dracula", "roar"), ("recover vampire-1", "pulse"), ("turn house-1", "block")):
        assert s.refused(tried) == f"D03-CARD-{card}"
    assert s.refused("use") == "D03-PLAY-07"


@clause("D03-PLAY-08")
@both_sides
def test_the_barrier_may_be_left(me: str, foe: str) -> None:
    s = london(turn=me, phase="barrier", card=PLAIN[me], barriers={"red": "house-1/house-2"})
    assert s.options()[0] == "pass"
    s.play("pass")
    assert s.barrier("red") == "house-1/house-2" and s.barrier("blue") is None and s.turn() == foe


@clause("D03-PLAY-09")
@both_sides
def test_the_card_lies_face_up_on_the_pile(me: str, foe: str) -> None:
    s = london(
        turn=me,
        phase="play",
        hand={me: [PLAIN[me], SHORT[me]]},
        played={me: ["roar", "pulse", "deep"] if me == DRACULA else ["block", "control", "feint"]},
    )
    before = s.played(me)
    s.play(f"play {PLAIN[me]}")
    assert s.played(me) == [*before, PLAIN[me]] and s.hand(me) == [SHORT[me]]
    assert s.heard()[-1] == f"played {me} {PLAIN[me]}"
    assert s.view(foe)["played"] == s.view()["played"] == s.view(me)["played"]
    assert s.view(foe)["card_in_play"] == s.game.nouns.index(PLAIN[me])
    s.play("pass")
    assert s.view(foe)["card_in_play"] < 0


@clause("D03-PLAY-10")
@both_sides
def test_after_five_cards_the_five_aside_are_taken(me: str, foe: str) -> None:
    s = london(turn=me, phase="play", hand={me: [PLAIN[me]]})
    aside = s.aside(me)
    s.play(f"play {PLAIN[me]}")
    assert s.hand(me) == [] and s.aside(me) == aside
    s.play("pass")
    assert s.hand(me) == aside and s.aside(me) == [] and len(s.played(me)) == 5
    assert f"took-aside {me}" in s.heard()
    assert s.asked == [foe]


@clause("D03-PLAY-10")
@both_sides
def test_but_not_before(me: str, foe: str) -> None:
    s = london(turn=me, phase="play", hand={me: [PLAIN[me], SHORT[me]]}).play(f"play {PLAIN[me]}", "pass")
    assert s.hand(me) == [SHORT[me]] and len(s.aside(me)) == 5


@clause("D03-PLAY-11")
@both_sides
def test_after_ten_cards_all_are_shuffled_and_dealt_anew(me: str, foe: str) -> None:
    s = london(turn=me, phase="play", hand={me: [PLAIN[me]]}, aside={me: []}).play(f"play {PLAIN[me]}", "pass")
    assert s.asked == ["chance"] and s.question == "deal-action"
    assert len(cards_of(s, "deal")) == 10 and s.played(me) == []
    assert s.heard()[-1] == f"shuffled {me}"
    new = cards_of(s, "deal")[1:6]
    s.play(*[f"chance: deal {card}" for card in new])
    assert s.hand(me) == new and len(s.aside(me)) == 5 and s.asked == [foe]
    assert f"dealt {new[0]}" in s.heard(me) and f"dealt {new[0]}" not in s.heard(foe)


@clause("D03-PLAY-12")
def test_a_card_returned_by_control_comes_before_the_cards_aside() -> None:
    s = london(
        turn=VAN_HELSING, phase="play", hand={VAN_HELSING: ["control"]}, played={VAN_HELSING: ["haste", "feint", "block", "strength"]}
    )
    s.play("play control", "recall strength", "pass")
    assert s.hand(VAN_HELSING) == ["strength"] and len(s.aside(VAN_HELSING)) == 5
    s.play(*DRACULA_PASSES)
    s.play("step house-3", "stop", "play strength", "pass")
    assert len(s.hand(VAN_HELSING)) == 5 and s.aside(VAN_HELSING) == []


@clause("D03-PLAY-12")
def test_and_before_the_shuffle() -> None:
    s = london(turn=VAN_HELSING, phase="play", hand={VAN_HELSING: ["control"]}, aside={VAN_HELSING: []})
    s.play("play control", "recall strength", "pass")
    assert s.asked == [DRACULA] and s.hand(VAN_HELSING) == ["strength"] and s.aside(VAN_HELSING) == []
    s.play(*DRACULA_PASSES, "step house-3", "stop", "play strength", "pass")
    assert s.asked == ["chance"] and len(s.aside(VAN_HELSING)) == 10


def took_back(**parts: Any) -> Scene:
    """Control has brought Strength back into the hand."""
    hand = {VAN_HELSING: ["block", "alertness"]}
    played = {VAN_HELSING: ["strength", "feint", "control"]}
    s = london(turn=VAN_HELSING, phase="special", card="control", hand=hand, played=played, **parts)
    return s.play("recall strength", "pass")


@clause("D03-PLAY-13")
def test_what_control_takes_back_is_known_until_it_is_played() -> None:
    s = took_back()
    strength = s.game.nouns.index("strength")
    for eyes in (DRACULA, None):
        assert s.view(eyes)["hand"][1] == [strength, UNKNOWN, UNKNOWN], "the other two are not"
        assert s.game.body(s.view(eyes)).players[1].hand_known == ["strength"]
    assert len(s.view(VAN_HELSING)["hand"][1]) == 3 and UNKNOWN not in s.view(VAN_HELSING)["hand"][1]
    s.play(*DRACULA_PASSES, "step house-3", "stop")
    other = s.copy().play("play block", "pass", "pass")
    assert other.view(DRACULA)["hand"][1] == [strength, UNKNOWN], "another card was played"
    s.play("play strength", "pass")
    assert s.view(DRACULA)["hand"][1] == [UNKNOWN, UNKNOWN] and s.game.body(s.view(DRACULA)).players[1].hand_known == []


@clause("D03-PLAY-13")
def test_nothing_else_is_known_of_a_hand() -> None:
    left = london(turn=VAN_HELSING, phase="special", card="control", played={VAN_HELSING: ["strength", "control"]}).play("pass")
    assert set(left.view(DRACULA)["hand"][1]) == set(left.view()["hand"][1]) == {UNKNOWN}


@clause("D03-PLAY-13")
@both_sides
def test_what_pulse_and_reinforcement_take_back_is_known_to_be_in_the_supply(me: str, foe: str) -> None:
    card = "pulse" if me == DRACULA else "reinforcement"
    s = london(turn=me, phase="special", card=card, defeated={me: [f"{COMPANION[me]}-2", f"{COMPANION[me]}-3"]})
    s.play(f"recover {COMPANION[me]}-3")
    assert s.shown(me) == [f"{COMPANION[me]}-3"] and s.heard()[0] == f"recovered {me} {COMPANION[me]}-3"
    rng = Rng(5)
    for _ in range(50):
        world = s.game.imagine(s.view(foe), s.under_way.heard(s.eyes(foe)), rng, None)
        assert s.game.nouns.index(f"{COMPANION[me]}-3") in world.supply[s.game.seats.index(me)]


def worlds_against_the_news(start: Scene, seed: int) -> tuple[int, int]:
    """How many worlds imagined on the way of a random game lack a card that was heard to come back into the hand, of how many."""
    play, rng = Play(start.game, start.state.copy()), Rng(seed)
    wrong = all_of_them = 0
    for _ in range(60):
        if play.over:
            break
        seat = play.state.seat
        play.apply(seat, rng.pick(options_for(play.state, seat)))
        for eyes in (0, 1):
            back: list[int] = []
            for what, facts in play.heard(eyes):
                if what == "recalled":
                    back.append(facts[1])
                elif what == "played" and facts[1] in back:
                    back.remove(facts[1])
            if back:
                world = start.game.imagine(start.game.view(play.state, eyes), play.heard(eyes), rng, None)
                all_of_them += 1
                wrong += any(card not in world.hand[1] for card in back)
    return wrong, all_of_them


@clause("D03-PLAY-13")
def test_no_imagined_world_contradicts_what_control_took_back() -> None:
    played = {VAN_HELSING: ["strength", "feint", "control"]}
    start = london(turn=VAN_HELSING, phase="special", card="control", hand={VAN_HELSING: ["block", "alertness"]}, played=played)
    counts = [worlds_against_the_news(start, seed) for seed in range(30)]
    assert sum(n for _, n in counts) > 500
    assert sum(wrong for wrong, _ in counts) == 0


@clause("D03-PLAY-13")
def test_a_card_that_everybody_knows_is_no_secret_to_swap() -> None:
    s = took_back()
    swap = dict(s.game.secrets)["hand-and-aside"]
    for seed in range(40):
        world = s.state.copy()
        assert swap(world, s.eyes(DRACULA), Rng(seed)) and world.hand != s.state.hand
        assert s.game.nouns.index("strength") in world.hand[1]
    known = london(hand={VAN_HELSING: ["strength"]}, back={VAN_HELSING: ["strength"]})
    assert not swap(known.state.copy(), known.eyes(DRACULA), Rng(1)), "nothing else is in the hand"
