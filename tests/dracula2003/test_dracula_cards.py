"""Dracula's action cards: D03-CARD."""

from clauses import clause

from dracula2003.london import DRACULA, PLACES, VAN_HELSING, barriers_of, cards_of, fight, london
from whitby.games.dracula2003.words import CARDS_TOML


def figures(card: str) -> tuple[int, int, str]:
    """Step number, strength and colour."""
    (found,) = [c for c in CARDS_TOML["action"] if c["id"] == card]
    return found["step"], found["strength"], found["barrier"]


@clause("D03-CARD-wings")
def test_the_wings_of_the_night() -> None:
    assert figures("wings") == (1, 3, "gray")
    s = london(phase="special", card="wings", board={"house-7": None}, barriers={"red": "harbor/house-8"})
    assert set(cards_of(s, "fly")) == set(PLACES) - {"harbor"}
    assert s.refused("fly harbor") == "D03-CARD-wings"
    s.play("fly house-7")
    assert s.at(DRACULA) == "house-7" and s.at(VAN_HELSING) == "carriage-station" and s.question == "move-barrier"
    assert s.heard() == ["put dracula house-7"]
    assert cards_of(s, "lay") == []
    assert s.steps() == 1, "it is no step"


@clause("D03-CARD-pulse")
def test_the_pulse_of_the_night() -> None:
    assert figures("pulse") == (2, 3, "red")
    s = london(phase="special", card="pulse", defeated={DRACULA: ["vampire-2", "vampire-1", "vampire-1"], VAN_HELSING: ["hunter-3"]})
    before = s.supply(DRACULA)
    assert cards_of(s, "recover") == ["vampire-1", "vampire-2"]
    assert s.refused("recover vampire-3") == s.refused("recover hunter-3") == "D03-CARD-pulse"
    s.play("recover vampire-1")
    assert s.defeated(DRACULA) == ["vampire-1", "vampire-2"]
    assert sorted(s.supply(DRACULA)) == sorted([*before, "vampire-1"])
    assert s.heard() == ["recovered dracula vampire-1"] and s.shown(DRACULA) == ["vampire-1"]
    none = london(phase="special", card="pulse")
    assert none.question == "move-barrier"


@clause("D03-CARD-deep")
def test_the_deep_of_the_night_exchanges_an_own_card() -> None:
    assert figures("deep") == (2, 3, "blue")
    board = {"house-7": "coffin", "house-2": None, "carriage-station": "vampire-3", "harbor": "amulet", "house-9": "victim"}
    s = london(phase="play", hand={DRACULA: ["deep"]}, board=board, turned="house-9").play("play deep")
    assert set(cards_of(s, "exchange")) == set(PLACES) - {"house-2", "house-9"}, "also where a figure stands"
    assert s.refused("exchange house-2") == s.refused("exchange house-9") == "D03-CARD-deep"
    s.play("exchange house-7")
    assert s.question == "lay-card" and "coffin" in s.supply(DRACULA) and s.at(DRACULA) == "harbor"
    assert s.refused("pass") == "D03-CARD-deep"
    s.play("lay coffin")
    assert s.sees(VAN_HELSING, "house-7") == "dracula's" and s.question == "move-barrier"
    assert s.heard(VAN_HELSING)[-2:] == ["took-back dracula house-7", "laid dracula house-7"]
    assert "looked house-7 coffin" in s.heard(DRACULA)


@clause("D03-CARD-deep")
def test_the_deep_of_the_night_puts_an_opponents_card_back() -> None:
    s = london(phase="special", card="deep", board={"house-7": "victim"}).play("exchange house-7")
    assert s.card("house-7") == "victim" and s.taken(DRACULA) == 0 and s.question == "move-barrier" and s.up() is None
    assert s.sees(DRACULA, "house-7") == "victim" and s.known("house-7") == [DRACULA]
    assert s.sees(VAN_HELSING, "house-7") == "van-helsing's"
    assert s.heard() == ["put-back dracula house-7"] and "looked house-7 victim" in s.heard(DRACULA)
    assert "looked house-7 victim" not in s.heard(VAN_HELSING)
    symbol = london(phase="special", card="deep", board={"house-7": "crucifix"}).play("exchange house-7")
    assert symbol.cubes(DRACULA) == 4


@clause("D03-CARD-breath")
def test_the_breath_of_the_night() -> None:
    assert figures("breath") == (3, 2, "green")
    s = london(phase="special", card="breath")
    assert s.options() == ["use", "pass"]
    s.play("use")
    assert s.effects() == ["breath"] and s.heard() == ["used dracula breath"]
    stronger = {"effects": ["breath"]}
    tie = fight(VAN_HELSING, DRACULA, "vampire-3", ["strength"], **stronger).play("play strength")
    assert tie.defeated(DRACULA) == [] and tie.cubes(VAN_HELSING) == 4
    lost = fight(VAN_HELSING, DRACULA, "vampire-2", ["block"], **stronger).play("play block")
    assert lost.cubes(VAN_HELSING) == 3
    won = fight(VAN_HELSING, DRACULA, "vampire-2", ["strength"], **stronger).play("play strength")
    assert won.defeated(DRACULA) == ["vampire-2"]
    amulet = fight(VAN_HELSING, DRACULA, "amulet", ["strength"], **stronger).play("play strength")
    assert amulet.cubes(VAN_HELSING) == 3


@clause("D03-CARD-breath", "D03-CARD-feint")
def test_breath_strengthens_a_vampire_drawn_by_feint() -> None:
    s = london(turn=VAN_HELSING, phase="special", card="feint", effects=["breath"], chance=["draw vampire-1"]).play("use")
    assert s.cubes(VAN_HELSING) == 3
    still = london(turn=VAN_HELSING, phase="special", card="feint", chance=["draw vampire-1"]).play("use")
    assert still.cubes(VAN_HELSING) == 4


@clause("D03-CARD-roar")
def test_the_roar_of_the_night() -> None:
    assert figures("roar") == (3, 2, "red")
    s = london(at={DRACULA: "house-5"}, phase="special", card="roar")
    assert s.options() == ["send dracula", "send van-helsing", "pass"]
    own = s.copy().play("send dracula")
    assert own.at(DRACULA) == "harbor" and own.at(VAN_HELSING) == "carriage-station"
    assert own.question == "move-barrier" and own.refused("look") == "D03-LOOK-12"
    s.play("send van-helsing")
    assert s.at(VAN_HELSING) == "harbor" and s.at(DRACULA) == "house-5" and s.heard() == ["put van-helsing harbor"]
    there = london(phase="special", card="roar")
    assert there.refused("send dracula") == "D03-CARD-roar"


@clause("D03-CARD-quiet")
def test_the_quiet_of_the_night() -> None:
    assert figures("quiet") == (3, 4, "gray")
    s = fight(DRACULA, VAN_HELSING, "hunter-3", ["quiet"], steps=3).play("play quiet", "lay coffin")
    assert s.defeated(VAN_HELSING) == ["hunter-3"] and s.cubes(DRACULA) == 4
    assert s.question == "move-barrier" and s.refused("use") == "D03-SETUP-16"
    assert all(barriers_of(s, colour) for colour in ("red", "blue", "green", "yellow"))


@clause("D03-CARD-eyes")
def test_the_eyes_of_the_night_move_yellow_and_one_more() -> None:
    assert figures("eyes") == (4, 2, "yellow")
    for first, second in (("yellow", "red"), ("red", "yellow"), ("green", "yellow"), ("yellow", "blue")):
        s = london(phase="special", card="eyes")
        assert s.question == "move-barrier" and all(barriers_of(s, colour) for colour in ("red", "blue", "green", "yellow"))
        s.play(f"{first} house-1/house-2")
        assert s.asked == [DRACULA] and not barriers_of(s, first) and barriers_of(s, second)
        assert s.refused(f"{first} house-9/house-10") == "D03-BARRIER-01"
        s.play(f"{second} house-9/house-10")
        assert s.asked == [VAN_HELSING]
        assert (s.barrier(first), s.barrier(second)) == ("house-1/house-2", "house-9/house-10")


@clause("D03-CARD-eyes")
def test_of_the_other_colours_only_one() -> None:
    s = london(phase="special", card="eyes").play("red house-1/house-2")
    assert {option.split()[0] for option in s.options()} == {"pass", "yellow"}
    assert s.refused("blue house-9/house-10") == "D03-BARRIER-01"
    s.play("pass")
    assert s.asked == [VAN_HELSING] and s.barrier("yellow") is None
    s = london(phase="special", card="eyes").play("yellow house-1/house-2")
    assert {option.split()[0] for option in s.options()} == {"pass", "red", "blue", "green"}
    alertness_used = london(phase="special", card="eyes", effects=["alertness"]).play("pass")
    assert {option.split()[0] for option in alertness_used.options()} == {"pass", "yellow"}
    assert alertness_used.refused("red house-1/house-2") == "D03-CARD-alertness"


@clause("D03-CARD-dark")
def test_the_dark_of_the_night_shelters_from_the_crucifix() -> None:
    assert figures("dark") == (4, 1, "blue")
    s = london(board={"house-8": "crucifix"}, hand={DRACULA: ["dark"]}).play("step house-8", "look")
    assert s.question == "play-card" and s.refused("step house-9") == "D03-LOOK-07"
    s.play("play dark")
    assert s.cubes(DRACULA) == 4 and s.card("house-8") == "crucifix" and s.up() is None
    assert s.heard()[-2:] == ["turned-down house-8", "sheltered dracula"]
    assert s.question == "move-barrier" and barriers_of(s, "blue")


@clause("D03-CARD-dark")
def test_but_not_under_alertness_and_not_from_a_hunter() -> None:
    s = fight(DRACULA, VAN_HELSING, "crucifix", ["dark"], effects=["alertness"]).play("play dark")
    assert s.cubes(DRACULA) == 3 and s.question == "special-forbidden"
    s = fight(DRACULA, VAN_HELSING, "hunter-2", ["dark"]).play("play dark")
    assert s.cubes(DRACULA) == 3
    s = fight(DRACULA, VAN_HELSING, "crucifix", ["eyes"]).play("play eyes")
    assert s.cubes(DRACULA) == 3


@clause("D03-CARD-whisper")
def test_the_whisper_of_the_night() -> None:
    assert figures("whisper") == (5, 2, "green")
    s = london(phase="special", card="whisper")
    assert s.options() == ["use", "pass"]
    s.play("use")
    assert s.effects() == ["whisper"] and s.heard() == ["used dracula whisper"]
    assert barriers_of(s, "green"), "Dracula himself may move one"
    mute = london(turn=VAN_HELSING, phase="barrier", card="haste", effects=["whisper"])
    assert mute.options() == ["pass"]
    assert mute.refused("red house-1/house-2") == "D03-CARD-whisper"
    assert mute.closed()["red house-1/house-2"] == "D03-CARD-whisper"


@clause("D03-CARD-shadow")
def test_the_shadow_of_the_night() -> None:
    assert figures("shadow") == (6, 0, "yellow")
    s = london(phase="play", steps=6, hand={DRACULA: ["shadow"]}).play("play shadow")
    assert s.cubes(DRACULA) == 4 and s.question == "move-barrier" and barriers_of(s, "yellow")
    assert s.refused("use") == "D03-SETUP-16"
