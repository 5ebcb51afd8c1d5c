"""Van Helsing's action cards: D03-CARD."""

import pytest
from clauses import clause

import whitby
from dracula2003.london import DRACULA, PLACES, VAN_HELSING, barriers_of, cards_of, fight, london, meeting
from dracula2003.test_dracula_cards import figures
from whitby.games.dracula2003.words import UNKNOWN
from whitby.scene import Scene


def special(card: str, **parts: object) -> Scene:
    """Van Helsing has played this card and comes to its special action."""
    return london(turn=VAN_HELSING, phase="special", card=card, **parts)


@clause("D03-CARD-sharp-sense")
def test_sharp_sense() -> None:
    assert figures("sharp-sense") == (1, 3, "red")
    s = special("sharp-sense")
    assert s.options() == ["use", "pass"]
    supply = s.supply(DRACULA)
    s.play("use")
    assert s.shown(DRACULA) == supply and s.shown(VAN_HELSING) == [] and s.winners is None
    assert s.heard() == ["used van-helsing sharp-sense"]
    assert f"showed dracula {' '.join(supply)}" in s.heard(VAN_HELSING)
    won = special("sharp-sense", taken={VAN_HELSING: 2}, supply={DRACULA: ["coffin"] * 3 + ["vampire-1"]}).play("use")
    assert won.winners == [VAN_HELSING]


@clause("D03-CARD-reinforcement")
def test_reinforcement() -> None:
    assert figures("reinforcement") == (2, 3, "blue")
    s = special("reinforcement", at={VAN_HELSING: "house-5"}, defeated={VAN_HELSING: ["hunter-1", "hunter-3"], DRACULA: ["vampire-2"]})
    before = s.supply(VAN_HELSING)
    assert whitby.game("dracula-2003").prompts[s.question] == "D03-CARD-reinforcement"
    assert s.options() == ["recover hunter-1", "recover hunter-3", "pass"]
    assert s.refused("recover hunter-2") == s.refused("recover vampire-2") == "D03-CARD-reinforcement"
    s.play("recover hunter-3")
    assert s.defeated(VAN_HELSING) == ["hunter-1"] and sorted(s.supply(VAN_HELSING)) == sorted([*before, "hunter-3"])
    assert s.heard() == ["recovered van-helsing hunter-3"] and s.shown(VAN_HELSING) == ["hunter-3"]
    assert s.options() == ["use", "pass"]
    stayed = s.copy().play("pass")
    assert stayed.at(VAN_HELSING) == "house-5"
    s.play("use")
    assert s.at(VAN_HELSING) == "carriage-station" and s.at(DRACULA) == "harbor" and s.question == "move-barrier"
    assert s.heard()[-1] == "put van-helsing carriage-station"


@clause("D03-CARD-reinforcement")
def test_home_even_with_no_defeated_hunter() -> None:
    s = special("reinforcement", at={VAN_HELSING: "house-5"})
    assert s.question == "may-go-home"
    assert s.play("use").at(VAN_HELSING) == "carriage-station"
    assert special("reinforcement").question == "move-barrier", "at home already, and nobody defeated"


@clause("D03-CARD-control")
def test_control() -> None:
    assert figures("control") == (2, 2, "yellow")
    s = special("control", played={VAN_HELSING: ["strength", "haste", "feint", "control"]}, hand={VAN_HELSING: ["block"]})
    assert s.options() == ["recall strength", "recall feint", "recall haste", "pass"]
    assert s.refused("recall control") == "D03-CARD-control"
    assert s.refused("recall alertness") == s.refused("recall block") == "D03-CARD-control"
    s.play("recall feint")
    assert s.hand(VAN_HELSING) == ["feint", "block"] and s.played(VAN_HELSING) == ["strength", "haste", "control"]
    assert s.heard() == ["recalled van-helsing feint"]
    assert special("control").question == "move-barrier", "no other card has been played"


@clause("D03-CARD-battle-lust")
def test_battle_lust() -> None:
    assert figures("battle-lust") == (3, 3, "green")
    s = fight(VAN_HELSING, DRACULA, "vampire-2", ["battle-lust", "haste"]).play("play battle-lust", "lay victim")
    assert s.question == "battle-lust" and s.options() == ["use", "pass"]
    s.play("use")
    assert s.effects() == ["battle-lust"] and s.heard()[-1] == "used van-helsing battle-lust"
    s.play("pass")
    assert s.asked == [VAN_HELSING] and s.question == "move"


@clause("D03-CARD-battle-lust")
@pytest.mark.parametrize("vampire", ["vampire-3", "amulet", None])
def test_a_tie_is_not_enough_for_battle_lust(vampire: str | None) -> None:
    if vampire is None:
        s = london(turn=VAN_HELSING, phase="play", hand={VAN_HELSING: ["battle-lust"]})
    else:
        s = fight(VAN_HELSING, DRACULA, vampire, ["battle-lust"])
    s.play("play battle-lust")
    assert s.question == "move-barrier" and s.effects() == []
    assert s.refused("use") == "D03-CARD-battle-lust"
    assert s.play("pass").asked == [DRACULA]


@clause("D03-CARD-battle-lust")
def test_only_a_battle_of_this_turn_counts() -> None:
    s = fight(VAN_HELSING, DRACULA, "vampire-1", ["strength", "battle-lust"]).play("play strength", "lay victim", "pass")
    s.play("step house-8", "stop", f"play {s.hand(DRACULA)[0]}", "pass", "pass")
    assert s.asked == [VAN_HELSING]
    s.play("step house-2", "stop", "play battle-lust")
    assert s.question == "move-barrier"


@clause("D03-CARD-intuition")
@pytest.mark.parametrize("card", ["coffin", "vampire-3", "amulet", "victim"])
def test_intuition(card: str) -> None:
    assert figures("intuition") == (3, 2, "red")
    s = special("intuition", board={"house-7": card, "house-2": None})
    assert set(cards_of(s, "inspect")) == set(PLACES) - {"house-2"}
    assert s.refused("inspect house-2") == "D03-CARD-intuition"
    s.play("inspect house-7")
    assert s.card("house-7") == card and s.known("house-7") == s.sided("house-7") == [VAN_HELSING]
    assert s.sees(VAN_HELSING, "house-7") == card and s.sees(DRACULA, "house-7") == "unknown"
    assert s.taken(VAN_HELSING) == 0 and s.cubes(VAN_HELSING) == 4 and s.up() is None and s.question == "move-barrier"
    assert f"looked house-7 {card}" in s.heard(VAN_HELSING)
    assert s.heard() == s.heard(DRACULA) == ["inspected van-helsing house-7"]


@clause("D03-CARD-intuition", "D03-SETUP-12")
def test_two_looks_in_private_show_nothing_to_onlookers() -> None:
    """Both players know whose card it is, each by himself: that makes it no common knowledge."""
    s = special("intuition", board={"house-7": "victim"}, known={"house-7": [DRACULA]})
    s.play("inspect house-7")
    assert s.known("house-7") == [DRACULA, VAN_HELSING]
    assert s.game.view(s.state, 0)["board"][PLACES.index("house-7")] == UNKNOWN


@clause("D03-CARD-intuition")
def test_a_card_inspected_on_the_board_is_not_one_of_those_shown() -> None:
    s = meeting(VAN_HELSING, DRACULA, hand={VAN_HELSING: ["intuition"]}, board={"house-1": "coffin"}).play("step house-6", "demand")
    before = s.shown(DRACULA)
    assert "coffin" in before
    s.play("stop", "play intuition", "inspect house-1")
    assert s.shown(DRACULA) == before


@clause("D03-CARD-intuition")
def test_a_card_laid_from_a_supply_that_was_seen_may_be_found_again() -> None:
    s = special(
        "feint", chance=["draw vampire-1"], board={"house-8": "vampire-3", "house-9": "coffin"}, hand={VAN_HELSING: ["intuition", "block"]}
    )
    s.play("use", "pass")
    assert s.shown(DRACULA) == ["vampire-1"]
    s.play(
        "step house-8", "look", "lay vampire-1", "step house-9", "look", "lay coffin", "stop", f"play {s.hand(DRACULA)[-1]}", "pass", "pass"
    )
    assert s.among(DRACULA) == ["house-8", "house-9"]
    s.play("step house-3", "stop", "play intuition")
    other = s.copy().play("inspect house-9")
    assert other.shown(DRACULA) == ["vampire-1"] and other.among(DRACULA) == ["house-8"]
    s.play("inspect house-8")
    assert s.shown(DRACULA) == [] and s.among(DRACULA) == [], "nothing else of the supply is known"


@clause("D03-CARD-strength")
def test_strength() -> None:
    assert figures("strength") == (3, 4, "gray")
    s = fight(VAN_HELSING, DRACULA, "vampire-3", ["strength"], steps=3).play("play strength", "lay victim")
    assert s.defeated(DRACULA) == ["vampire-3"] and s.cubes(VAN_HELSING) == 4
    assert s.question == "move-barrier" and s.refused("use") == "D03-SETUP-16"
    assert all(barriers_of(s, colour) for colour in ("red", "blue", "green", "yellow"))


@clause("D03-CARD-alertness")
def test_alertness() -> None:
    assert figures("alertness") == (4, 2, "blue")
    s = special("alertness")
    assert s.options() == ["use", "pass"]
    s.play("use")
    assert s.effects() == ["alertness"] and s.heard() == ["used van-helsing alertness"]
    for card, tried in (("wings", "fly house-1"), ("deep", "exchange house-1"), ("breath", "use"), ("whisper", "use"), ("dark", "use")):
        dracula = london(phase="special", card=card, effects=["alertness"])
        assert dracula.question == "special-forbidden" and dracula.options() == ["pass"]
        assert dracula.refused(tried) == "D03-CARD-alertness"
        assert dracula.closed()["use"] == "D03-CARD-alertness"
        assert len(dracula.play("pass").options()) > 1, "the barrier counts"
    fought = fight(DRACULA, VAN_HELSING, "hunter-2", ["wings"], effects=["alertness"]).play("play wings")
    assert fought.defeated(VAN_HELSING) == ["hunter-2"], "so does the strength"
    assert fought.cubes(DRACULA) == 4
    plain = london(phase="special", card="quiet", effects=["alertness"])
    assert plain.question == "move-barrier"


def feint(card: str, **parts: object) -> Scene:
    """Van Helsing has drawn this card by Feint."""
    return special("feint", chance=[f"draw {card}"], **parts).play("use")


@clause("D03-CARD-feint")
def test_feint_draws_at_random() -> None:
    assert figures("feint") == (4, 1, "yellow")
    s = special("feint", supply={DRACULA: ["coffin", "vampire-1", "vampire-1", "amulet", "vampire-2", "coffin"]})
    assert s.options() == ["use", "pass"]
    s.play("use")
    assert s.asked == ["chance"] and sorted(cards_of(s, "draw")) == sorted(s.supply(DRACULA))
    assert s.heard() == ["used van-helsing feint"]
    empty = special("feint", supply={DRACULA: []})
    assert empty.question == "move-barrier"


@clause("D03-CARD-feint")
def test_feint_keeps_a_coffin() -> None:
    s = feint("coffin", supply={DRACULA: ["coffin", "coffin", "vampire-1"]})
    assert s.taken(VAN_HELSING) == 1 and s.supply(DRACULA) == ["vampire-1", "coffin"] and s.cubes(VAN_HELSING) == 4
    assert s.heard()[-2:] == ["drew van-helsing coffin", "captured van-helsing coffin"]
    assert s.question == "move-barrier", "and nothing is laid"
    shown = meeting(VAN_HELSING, DRACULA, hand={VAN_HELSING: ["feint"]}, chance=["draw coffin"]).play("step house-6", "demand")
    before = shown.shown(DRACULA)
    shown.play("stop", "play feint", "use")
    assert shown.shown(DRACULA) == shown.supply(DRACULA) != before


@clause("D03-CARD-feint")
@pytest.mark.parametrize(("card", "cubes"), [("amulet", 3), ("vampire-1", 4), ("vampire-2", 3), ("vampire-3", 3)])
def test_feint_returns_all_else(card: str, cubes: int) -> None:
    s = feint(card, supply={DRACULA: ["amulet", "vampire-1", "vampire-2", "vampire-3", "coffin"]})
    assert s.cubes(VAN_HELSING) == cubes and s.cubes(DRACULA) == 4
    assert sorted(s.supply(DRACULA)) == ["amulet", "coffin", "vampire-1", "vampire-2", "vampire-3"]
    assert s.shown(DRACULA) == [card] and s.defeated(DRACULA) == [] and s.effects() == []
    assert f"drew van-helsing {card}" in s.heard()
    assert s.question == "move-barrier"


@clause("D03-CARD-feint")
def test_feint_fights_on_the_board_as_well() -> None:
    s = fight(VAN_HELSING, DRACULA, "vampire-2", ["feint"]).play("play feint")
    assert s.cubes(VAN_HELSING) == 3 and s.question == "feint"


@clause("D03-CARD-block")
def test_block() -> None:
    assert figures("block") == (5, 2, "green")
    s = special("block", board={"house-8": "victim", "house-2": None}, hand={DRACULA: ["whisper", "roar"]})
    assert set(cards_of(s, "turn")) == set(PLACES) - {"house-2"}
    assert s.refused("turn house-2") == "D03-CARD-block"
    s.play("turn house-8", "pass")
    assert s.turned() == "house-8" and s.heard()[0] == "blocked van-helsing house-8"
    assert s.known("house-8") == [] and s.sees(VAN_HELSING, "house-8") == s.sees(DRACULA, "house-8") == "unknown", "nobody looks at it"
    s.play("step house-8")
    assert s.at(DRACULA) == "house-8" and s.refused("look") == "D03-LOOK-11"
    s.play("stop", "play roar", "pass", "pass")
    assert s.turned() is None, "van Helsing turns it back when his turn begins"
    s.play("step house-3", "stop", f"play {s.hand(VAN_HELSING)[-1]}", "pass", "pass")
    assert "look" in s.play("step house-9", "step house-8").options()


@clause("D03-CARD-haste")
def test_haste() -> None:
    assert figures("haste") == (6, 0, "gray")
    s = london(turn=VAN_HELSING, phase="play", steps=6, hand={VAN_HELSING: ["haste"]}).play("play haste")
    assert s.cubes(VAN_HELSING) == 4 and s.question == "move-barrier" and s.refused("use") == "D03-SETUP-16"
    assert all(barriers_of(s, colour) for colour in ("red", "blue", "green", "yellow"))
