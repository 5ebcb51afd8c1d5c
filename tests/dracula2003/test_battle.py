"""Battles and symbols of power: D03-BATTLE."""

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
    cards_of,
    fight,
    going_for,
)


@clause("D03-BATTLE-01")
@both_sides
def test_a_companion_turned_up_is_fought_with_the_card_played(me: str, foe: str) -> None:
    foes = f"{COMPANION[foe]}-2"
    s = going_for(me, foes, hand={me: [PLAIN[me], TIMID[me], EVEN[me]]}).play(f"step {NEXT[me]}", "look")
    assert s.up() == NEXT[me] and set(s.options()) == {f"play {card}" for card in (PLAIN[me], TIMID[me], EVEN[me])}
    assert s.copy().play(f"play {PLAIN[me]}").defeated(foe) == [foes]
    assert s.copy().play(f"play {TIMID[me]}").cubes(me) == 3
    tied = s.copy().play(f"play {EVEN[me]}")
    assert tied.defeated(foe) == [] and tied.cubes(me) == 4
    assert tied.up() is None


@clause("D03-BATTLE-02")
@both_sides
def test_the_stronger_card_defeats_the_companion(me: str, foe: str) -> None:
    foes = f"{COMPANION[foe]}-3"
    s = fight(me, foe, foes, [PLAIN[me]], defeated={foe: [f"{COMPANION[foe]}-1"]}).play(f"play {PLAIN[me]}")
    assert s.defeated(foe) == [f"{COMPANION[foe]}-1", foes] and s.defeated(me) == []
    assert s.card(NEXT[me]) is None and s.cubes(me) == 4
    assert s.heard()[-1] == f"battle-won {me} {foes}"
    assert s.view()["defeated"] == s.view(me)["defeated"]


@clause("D03-BATTLE-03")
@both_sides
def test_the_winner_lays_a_card_there(me: str, foe: str) -> None:
    s = fight(me, foe, f"{COMPANION[foe]}-3", [PLAIN[me]], supply={me: [TARGET[me]] * 2 + [SYMBOL[me]]}).play(f"play {PLAIN[me]}")
    assert s.asked == [me] and cards_of(s, "lay") == [TARGET[me], SYMBOL[me]]
    assert s.refused("pass") == "D03-BATTLE-03"
    s.play(f"lay {TARGET[me]}")
    assert s.card(NEXT[me]) == TARGET[me] and s.known(NEXT[me]) == [me] and s.question == "move-barrier"
    bare = fight(me, foe, f"{COMPANION[foe]}-3", [PLAIN[me]], supply={me: []}).play(f"play {PLAIN[me]}")
    assert bare.card(NEXT[me]) is None and bare.question == "move-barrier"


@clause("D03-BATTLE-04")
@both_sides
def test_a_tie_changes_nothing(me: str, foe: str) -> None:
    foes = f"{COMPANION[foe]}-2"
    s = fight(me, foe, foes, [EVEN[me]]).play(f"play {EVEN[me]}")
    assert s.card(NEXT[me]) == foes and s.up() is None and s.cubes(me) == s.cubes(foe) == 4 and s.defeated(foe) == []
    assert s.heard()[-2:] == [f"turned-down {NEXT[me]}", f"battle-tied {me} {foes}"]
    assert s.known(NEXT[me]) == [DRACULA, VAN_HELSING]


@clause("D03-BATTLE-05")
@both_sides
def test_the_weaker_card_costs_a_cube(me: str, foe: str) -> None:
    foes = f"{COMPANION[foe]}-2"
    s = fight(me, foe, foes, [TIMID[me]]).play(f"play {TIMID[me]}")
    assert s.card(NEXT[me]) == foes and s.up() is None and s.cubes(me) == 3 and s.cubes(foe) == 4
    assert s.heard()[-3:] == [f"turned-down {NEXT[me]}", f"battle-lost {me} {foes}", f"cube-lost {me} 3"]
    last = fight(me, foe, foes, [TIMID[me]], cubes={me: 1}, supply={me: []}).play(f"play {TIMID[me]}")
    assert last.winners == [foe]


@clause("D03-BATTLE-06")
@both_sides
def test_a_card_without_strength_loses_to_the_weakest(me: str, foe: str) -> None:
    s = fight(me, foe, f"{COMPANION[foe]}-1", [LONG[me]]).play(f"play {LONG[me]}")
    assert s.cubes(me) == 3 and s.card(NEXT[me]) == f"{COMPANION[foe]}-1"


@clause("D03-BATTLE-07")
@both_sides
def test_a_symbol_of_power_costs_a_cube_without_a_battle(me: str, foe: str) -> None:
    s = fight(me, foe, SYMBOL[foe], [PLAIN[me]]).play(f"play {PLAIN[me]}")
    assert s.cubes(me) == 3 and s.cubes(foe) == 4 and s.defeated(foe) == []
    assert not [news for news in s.heard() if news.startswith("battle")]
    assert f"symbol-struck {me} {SYMBOL[foe]}" in s.heard()


@clause("D03-BATTLE-08")
@both_sides
def test_a_symbol_of_power_stays_face_down(me: str, foe: str) -> None:
    s = fight(me, foe, SYMBOL[foe], [PLAIN[me]]).play(f"play {PLAIN[me]}")
    assert s.card(NEXT[me]) == SYMBOL[foe] and s.up() is None
    assert f"turned-down {NEXT[me]}" in s.heard()


@clause("D03-BATTLE-09")
@both_sides
def test_the_cube_is_lost_after_the_card_is_played(me: str, foe: str) -> None:
    s = going_for(me, SYMBOL[foe], hand={me: [PLAIN[me]]}).play(f"step {NEXT[me]}", "look")
    assert s.cubes(me) == 4 and s.question == "play-card"
    assert s.play(f"play {PLAIN[me]}").cubes(me) == 3
    told = s.heard()
    assert told.index(f"played {me} {PLAIN[me]}") < told.index(f"cube-lost {me} 3")
