"""Energy and rescue: D03-ENERGY."""

import pytest
from clauses import clause

from dracula2003.london import (
    COMPANION,
    DRACULA,
    EVEN,
    LONG,
    NEXT,
    PLAIN,
    SYMBOL,
    TARGET,
    TIMID,
    VAN_HELSING,
    both_sides,
    fight,
    london,
    meeting,
)
from whitby import screen
from whitby.games.dracula2003.words import CARDS_TOML
from whitby.scene import Scene
from whitby.terminal.options import label
from whitby.terminal.typed import open_options
from whitby.text import Catalogue


@clause("D03-ENERGY-01")
@both_sides
def test_the_last_cube_loses_whatever_takes_it(me: str, foe: str) -> None:
    poor = {"cubes": {me: 1}, "supply": {me: []}}
    battle = fight(me, foe, f"{COMPANION[foe]}-3", [TIMID[me]], **poor).play(f"play {TIMID[me]}")
    symbol = fight(me, foe, SYMBOL[foe], [PLAIN[me]], **poor).play(f"play {PLAIN[me]}")
    steps = london(turn=me, phase="play", steps=4, hand={me: [LONG[me], PLAIN[me]]}, **poor).play(f"play {PLAIN[me]}")
    for s in (battle, symbol, steps):
        assert s.winners == [foe] and s.ending == "spent" and s.cubes(me) == 0 and s.asked == []
        assert s.heard()[-2:] == [f"cube-lost {me} 0", f"spent {me}"]


@clause("D03-ENERGY-01")
def test_a_feint_may_cost_the_last_cube_too() -> None:
    s = london(turn=VAN_HELSING, phase="special", card="feint", cubes={VAN_HELSING: 1}, supply={VAN_HELSING: []}, chance=["draw amulet"])
    assert s.play("use").winners == [DRACULA]


@clause("D03-ENERGY-02")
@both_sides
@pytest.mark.parametrize("cubes", [1, 2])
def test_the_rescue_gives_a_target_for_two_cubes(me: str, foe: str, cubes: int) -> None:
    s = london(turn=me, cubes={me: cubes}, supply={me: [TARGET[me], TARGET[me], SYMBOL[me]]})
    assert "rescue" in s.options()
    s.play("rescue")
    assert s.cubes(me) == cubes + 2 and s.supply(me) == [TARGET[me], SYMBOL[me]]
    assert s.heard() == [f"rescued {me} {TARGET[me]} {cubes + 2}"]
    assert s.question == "move" and s.asked == [me]
    assert "rescue" not in s.options()


@clause("D03-ENERGY-03")
@both_sides
@pytest.mark.parametrize("cubes", [3, 4])
def test_no_rescue_with_three_or_four_cubes(me: str, foe: str, cubes: int) -> None:
    s = london(turn=me, cubes={me: cubes})
    assert TARGET[me] in s.supply(me)
    assert s.refused("rescue") == "D03-ENERGY-03"
    assert s.closed()["rescue"] == "D03-ENERGY-03"


@clause("D03-ENERGY-04")
@both_sides
def test_no_rescue_without_a_target_in_the_supply(me: str, foe: str) -> None:
    board = {place: TARGET[me] for place in ("house-1", "house-2", "house-3", "house-4", "house-5")}
    s = london(turn=me, cubes={me: 1}, board=board)
    assert s.refused("rescue") == "D03-ENERGY-04"


@clause("D03-ENERGY-05")
@both_sides
def test_too_late_once_the_last_cube_is_gone(me: str, foe: str) -> None:
    s = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 1}).play(f"play {PLAIN[me]}", "pass")
    assert s.winners == [foe] and TARGET[me] in s.supply(me)
    assert s.refused(f"{me}: rescue") == "D03-ENERGY-05"


@clause("D03-ENERGY-06")
@both_sides
def test_the_target_given_counts_as_captured(me: str, foe: str) -> None:
    """It lies before the opponent for all to see, and he needs one less: four and that of his next look make five."""
    given = {"cubes": {me: 1}, "taken": {foe: 3}, "board": {NEXT[foe]: TARGET[me]}, "supply": {me: [TARGET[me]]}, "hand": {me: [PLAIN[me]]}}
    s = london(turn=me, **given).play("rescue")
    assert s.taken(foe) == 4 and s.taken(me) == 0 and s.winners is None and s.supply(me) == []
    assert s.view()["targets_taken"] == s.view(me)["targets_taken"] == s.view(foe)["targets_taken"] == s.state.targets_taken
    s.play(f"step {NEXT[me]}", "stop", f"play {PLAIN[me]}", "pass", f"step {NEXT[foe]}", "look")
    assert s.winners == [foe] and s.taken(foe) == 5
    kept = london(turn=me, **given).play(f"step {NEXT[me]}", "stop", f"play {PLAIN[me]}", "pass", f"step {NEXT[foe]}", "look")
    assert kept.winners is None and kept.taken(foe) == 4, "without the rescue it is the fourth"


@clause("D03-ENERGY-06")
@both_sides
def test_and_counts_when_supplies_are_shown(me: str, foe: str) -> None:
    """Three taken, one given, one in the supply: none can lie on the board."""
    s = meeting(foe, me, cubes={me: 2}, taken={foe: 3}, supply={me: [TARGET[me], TARGET[me], f"{COMPANION[me]}-1"]})
    s.play(f"{me}: rescue", "step house-6", "demand")
    assert s.winners == [foe] and s.ending == "proved" and s.taken(foe) == 4 and s.heard()[-1] == f"proved {foe}"


@clause("D03-ENERGY-06")
@both_sides
def test_a_target_given_is_no_longer_among_the_cards_shown(me: str, foe: str) -> None:
    s = meeting(me, foe, cubes={me: 2}).play("step house-6", "demand")
    before = s.shown(me)
    s.play("rescue")
    assert sorted([*s.shown(me), TARGET[me]]) == sorted(before) and s.shown(me) == s.supply(me)


@clause("D03-ENERGY-07")
@both_sides
def test_the_cubes_do_not_come_from_the_opponent(me: str, foe: str) -> None:
    s = london(turn=me, cubes={me: 2, foe: 3}).play("rescue")
    assert s.cubes(me) == 4 and s.cubes(foe) == 3


@clause("D03-ENERGY-08")
@both_sides
@pytest.mark.parametrize("cubes", [1, 2])
def test_the_rescue_stands_beside_every_question_of_either_turn(me: str, foe: str, cubes: int) -> None:
    s = london(turn=me, cubes={me: cubes, foe: cubes}, board={NEXT[me]: TARGET[me]}, hand={me: [PLAIN[me]]}, options={"agreed_draw": True})
    asked = []
    for choice in (f"step {NEXT[me]}", "look", f"lay {TARGET[me]}", "stop", "offer-draw", "pass", f"play {PLAIN[me]}", "pass"):
        asked.append(s.question)
        for seat in (me, foe):
            saved = s.copy().play(f"{seat}: rescue")
            assert saved.cubes(seat) == cubes + 2 and saved.question == s.question and saved.asked == s.asked
            waiting = next(other for other in (me, foe) if other != seat)
            assert saved.options(waiting) == s.options(waiting) and saved.refused(f"{seat}: rescue") == "D03-ENERGY-03"
        s.play(choice)
    assert asked == ["move", "move", "lay-card", "move", "play-card", "answer-offer", "play-card", "move-barrier"] and s.asked == [foe]
    assert s.options(me) == ["rescue"]
    s.play(f"{me}: rescue")
    assert s.cubes(me) == cubes + 2 and s.taken(foe) == 1 and s.question == "move" and s.asked == [foe]


@clause("D03-ENERGY-08")
@both_sides
def test_beside_each_question_of_a_special_action(me: str, foe: str) -> None:
    for card in [c["id"] for c in CARDS_TOML["action"] if c["side"] == me and c["special"] and c["id"] not in ("eyes", "dark")]:
        played = {me: ["quiet"] if me == DRACULA else ["haste"]}
        won, defeated = card == "battle-lust", {me: [f"{COMPANION[me]}-1"]}
        s = london(turn=me, phase="special", card=card, cubes={me: 1, foe: 1}, won=won, defeated=defeated, played=played)
        assert s.question != "move-barrier"
        assert "rescue" in s.options(me) and "rescue" in s.options(foe)
        assert s.copy().play(f"{foe}: rescue").question == s.question


@clause("D03-ENERGY-08")
@both_sides
def test_the_other_player_cannot_tell_whether_a_rescue_is_open(me: str, foe: str) -> None:
    """The same board but for a card that the opponent does not know: a target in the supply, or on a place."""
    held = london(turn=foe, cubes={me: 1}, board={"house-5": f"{COMPANION[me]}-1"}, supply={me: [TARGET[me]]}, taken={foe: 2})
    bare = london(turn=foe, cubes={me: 1}, board={"house-5": TARGET[me]}, supply={me: [f"{COMPANION[me]}-1"]}, taken={foe: 2})
    assert held.options(me) == ["rescue"] and bare.options(me) == []
    assert bare.refused(f"{me}: rescue") == "D03-ENERGY-04"
    for eyes in (held.eyes(foe), 0):
        assert held.game.view(held.state, eyes) == bare.game.view(bare.state, eyes)
        assert screen.head(held.game, held.state, eyes, []) == screen.head(bare.game, bare.state, eyes, [])


@clause("D03-ENERGY-08")
def test_nothing_is_slipped_in_while_chance_decides() -> None:
    s = london(turn=VAN_HELSING, phase="special", card="feint", cubes={DRACULA: 1, VAN_HELSING: 1}).play("use")
    assert s.asked == ["chance"] and s.options(DRACULA) == s.options(VAN_HELSING) == []
    assert s.refused("dracula: rescue") == s.refused("van-helsing: rescue") == "D03-ENERGY-08"
    s.play("chance: draw vampire-1")
    assert "rescue" in s.options(DRACULA) and "rescue" in s.options(VAN_HELSING)


@clause("D03-ENERGY-08")
@both_sides
def test_the_rescue_is_offered_before_each_cube_that_would_go(me: str, foe: str) -> None:
    s = london(turn=me, phase="play", steps=6, cubes={me: 2}, hand={me: [LONG[me], PLAIN[me]]}).play(f"play {PLAIN[me]}")
    assert s.question == "cube-at-risk" and s.options() == ["pass", "rescue"] and s.cubes(me) == 2
    s.play("pass")
    assert s.question == "cube-at-risk" and s.cubes(me) == 1
    s.play("rescue")
    assert s.question == "cube-at-risk" and s.cubes(me) == 2, "three cubes, and the second went at once"
    s.play("pass")
    assert s.cubes(me) == 1 and s.question == "move-barrier"


@clause("D03-ENERGY-08")
@both_sides
def test_with_many_cubes_or_an_empty_supply_nothing_is_asked(me: str, foe: str) -> None:
    rich = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 3}).play(f"play {PLAIN[me]}")
    assert rich.cubes(me) == 2 and rich.question == "move-barrier"
    bare = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 2}, supply={me: []}).play(f"play {PLAIN[me]}")
    assert bare.cubes(me) == 1 and bare.question == "move-barrier"


@clause("D03-ENERGY-08")
@both_sides
def test_that_one_is_asked_does_not_tell_what_one_holds(me: str, foe: str) -> None:
    board = {place: TARGET[me] for place in ("house-1", "house-2", "house-4", "house-5", "house-6")}
    s = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 2}, board=board).play(f"play {PLAIN[me]}")
    assert s.question == "cube-at-risk" and s.options() == ["pass"]
    one_card = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 2}, supply={me: [f"{COMPANION[me]}-1"]}).play(f"play {PLAIN[me]}")
    assert one_card.question == "cube-at-risk"


@clause("D03-ENERGY-09")
@both_sides
def test_giving_the_fifth_target_loses(me: str, foe: str) -> None:
    s = london(turn=me, cubes={me: 1}, taken={foe: 4}, supply={me: [TARGET[me]]}).play("rescue")
    assert s.winners == [foe] and s.taken(foe) == 5
    late = london(turn=foe, cubes={me: 1}, taken={foe: 4}, supply={me: [TARGET[me]]}).play(f"{me}: rescue")
    assert late.winners == [foe] and late.asked == [], "in the opponent's turn too"


def warned(s: Scene, seat: str) -> dict[str, str]:
    """The choices that warn of something."""
    return {choice.text: choice.warning for choice in screen.choices(s.game, s.state, s.seat(seat)) if choice.warning}


@clause("D03-ENERGY-09")
@both_sides
def test_before_the_fifth_target_is_given_its_giver_is_warned(me: str, foe: str) -> None:
    fifth = {"cubes": {me: 1}, "taken": {foe: 4}, "supply": {me: [TARGET[me]]}}
    assert warned(london(turn=me, **fifth), me) == warned(london(turn=foe, **fifth), me) == {"rescue": "loses-game"}
    fourth = london(turn=me, cubes={me: 1}, taken={foe: 3}, supply={me: [TARGET[me]]})
    assert "rescue" in fourth.options() and warned(fourth, me) == {}
    head = screen.head(london(turn=me, **fifth).game, london(turn=me, **fifth).state, 1 << ("dracula", "van-helsing").index(me), [])
    for tongue, said in (("en", "you lose the game"), ("it", "perdi la partita")):
        words = Catalogue(tongue, "dracula-2003")
        lines = [label(option, words) for option in open_options(head) if said in label(option, words)]
        assert len(lines) == 1 and ("regain two cubes" in lines[0] or tongue == "it")


@clause("D03-ENERGY-01")
@both_sides
def test_before_the_last_cube_goes_its_owner_is_warned(me: str, foe: str) -> None:
    s = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 1})
    assert warned(s, me) == {}, "a target in the supply may still help"
    assert warned(s.play(f"play {PLAIN[me]}"), me) == {"pass": "loses-game"}
    two = fight(me, foe, SYMBOL[foe], [PLAIN[me]], cubes={me: 2}).play(f"play {PLAIN[me]}")
    assert two.question == "cube-at-risk" and warned(two, me) == {}
    bare = fight(me, foe, SYMBOL[foe], [PLAIN[me], TIMID[me]], cubes={me: 1}, supply={me: []})
    spared = {f"play {TIMID[me]}"} if me == DRACULA else set()
    assert set(warned(bare, me)) == {f"play {PLAIN[me]}", f"play {TIMID[me]}"} - spared
    far = london(turn=me, phase="play", steps=6, cubes={me: 3}, hand={me: [LONG[me], PLAIN[me]]}, supply={me: [TARGET[me]]})
    assert warned(far, me) == {}
    assert warned(london(turn=me, phase="play", steps=6, cubes={me: 3}, hand={me: [LONG[me], PLAIN[me]]}, supply={me: []}), me) == {
        f"play {PLAIN[me]}": "loses-game"
    }
    sure = london(
        turn=me, phase="play", steps=6, cubes={me: 3}, hand={me: [LONG[me], PLAIN[me]]}, supply={me: [TARGET[me]]}, taken={foe: 4}
    )
    assert warned(sure, me) == {f"play {PLAIN[me]}": "loses-game"}, "the target left would be the fifth"


@clause("D03-BATTLE-04", "D03-BATTLE-08")
@both_sides
def test_a_card_says_what_the_card_turned_up_will_cost(me: str, foe: str) -> None:
    def price(s: Scene, card: str) -> int:
        return s.game.price(s.state, s.game.choice(f"play {card}"))

    hand = [TIMID[me], EVEN[me], PLAIN[me]]
    battle, symbol = fight(me, foe, f"{COMPANION[foe]}-2", hand), fight(me, foe, SYMBOL[foe], hand)
    assert [price(battle, card) for card in hand] == [1, 0, 0]
    assert [price(symbol, card) for card in hand] == [0 if me == DRACULA else 1, 1, 1]
    for s in (battle, symbol):
        for card in hand:
            assert s.copy().play(f"play {card}").cubes(me) == 4 - price(s, card)
    alertness_used = fight(DRACULA, VAN_HELSING, "crucifix", ["dark"], effects=["alertness"])
    assert price(alertness_used, "dark") == 1
    breath = fight(VAN_HELSING, DRACULA, "vampire-2", ["block"], effects=["breath"])
    assert price(breath, "block") == 1
