"""Effects on the next turn: D03-EXTRA."""

from clauses import clause

from dracula2003.london import DRACULA, VAN_HELSING, barriers_of, london
from whitby.scene import Scene


def lust(**parts: object) -> Scene:
    """Van Helsing has won a battle with Battle lust and takes his extra turn."""
    s = london(turn=VAN_HELSING, phase="special", card="battle-lust", won=True, hand={VAN_HELSING: ["control", "strength"]}, **parts)
    return s.play("use", "pass")


@clause("D03-EXTRA-01")
def test_breath_acts_in_van_helsings_next_turn_only() -> None:
    s = london(phase="special", card="breath", board={"house-3": "vampire-2"}, hand={VAN_HELSING: ["control", "block"]}).play("use", "pass")
    assert s.effects() == ["breath"]
    s.play("step house-3", "look", "play block")
    while s.question == "cube-at-risk":
        s.play("pass")
    assert s.cubes(VAN_HELSING) == 3, "two against three"
    s.play("pass", "pass")
    assert s.effects() == []
    s.play("step house-8", "stop", f"play {s.hand(DRACULA)[-1]}", "pass")
    s.play("step carriage-station", "step house-3", "look", "play control")
    assert s.cubes(VAN_HELSING) == 3, "two against two again"


@clause("D03-EXTRA-01")
def test_neither_breath_nor_whisper_reaches_into_an_extra_turn() -> None:
    s = lust(effects=["breath", "whisper"], board={"house-3": "vampire-2"})
    assert s.asked == [VAN_HELSING] and s.effects() == []
    s.play("step house-3", "look", "play control", "pass")
    assert s.cubes(VAN_HELSING) == 4 and barriers_of(s, "yellow")


@clause("D03-EXTRA-01")
def test_whisper_is_over_after_van_helsings_turn() -> None:
    s = london(phase="special", card="whisper", hand={VAN_HELSING: ["strength", "block"]}).play("use", "pass")
    s.play("step house-3", "stop", "play strength")
    assert s.options() == ["pass"] and s.refused("red house-1/house-2") == "D03-CARD-whisper"
    s.play("pass")
    assert s.effects() == [] and s.asked == [DRACULA]
    s.play("step house-8", "stop", f"play {s.hand(DRACULA)[-1]}", "pass")
    s.play("step house-2", "stop", "play block", "pass")
    assert barriers_of(s, "green")


@clause("D03-EXTRA-02")
def test_alertness_acts_in_draculas_next_turn_only() -> None:
    s = london(turn=VAN_HELSING, phase="special", card="alertness", hand={DRACULA: ["roar", "wings"]}).play("use", "pass")
    assert s.effects() == ["alertness"] and s.asked == [DRACULA]
    s.play("step house-8", "stop", "play roar")
    assert s.question == "special-forbidden" and s.options() == ["pass"]
    assert s.refused("send van-helsing") == "D03-CARD-alertness"
    s.play("pass", "pass")
    assert s.effects() == []
    s.play("step house-3", "stop", f"play {s.hand(VAN_HELSING)[-1]}", "pass", "pass")
    assert s.play("step house-9", "stop", "play wings").question == "wings"


@clause("D03-EXTRA-03")
def test_the_extra_turn_is_complete() -> None:
    s = lust(at={VAN_HELSING: "house-6"}, board={"house-5": "vampire-3"})
    assert s.heard()[-3:] == ["used van-helsing battle-lust", "turn-lost dracula", "turn van-helsing"]
    assert s.asked == [VAN_HELSING] and s.question == "move" and s.steps() == 0
    assert s.refused("stop") == "D03-MOVE-01"
    s.play("step house-5", "look", "play strength", "lay victim")
    assert s.defeated(DRACULA) == ["vampire-3"] and barriers_of(s, "red")


@clause("D03-EXTRA-03")
def test_after_it_comes_dracula() -> None:
    s = lust().play("step house-3", "stop", "play strength", "pass")
    assert s.asked == [DRACULA] and s.heard()[-1] == "turn dracula"
    assert s.refused("van-helsing: step house-2") == "D03-TURN-03"


@clause("D03-EXTRA-04")
def test_the_lost_turn_uses_up_no_card() -> None:
    before = london(turn=VAN_HELSING, phase="special", card="battle-lust", won=True)
    after = lust().play("step house-3", "stop", "play strength", "pass")
    assert after.hand(DRACULA) == before.hand(DRACULA) and after.played(DRACULA) == [] and after.aside(DRACULA) == before.aside(DRACULA)
