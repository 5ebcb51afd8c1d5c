"""CARD: Dracula's events."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury1987.fighting import attacking, chits, declined, enemy_wins, fight, lay, totals
from fury1987.his_turn import heard_in_his_turn, his_turn, until_his_next_turn
from fury1987.hunting import DRACULA, GODALMING, SEWARD, group_in, news, turn_in, until, ways
from fury1987.test_windows import by_rail, drawing
from whitby.scene import Scene


def holding(*cards: str) -> dict[str, Any]:
    """Dracula holds these."""
    return {"events": {DRACULA: list(cards)}}


# --- hunters on their way ---------------------------------------------------------------------------------
@clause("F87-CARD-false-tip-off")
def test_the_train_does_not_go_and_the_hunter_still_acts() -> None:
    s = by_rail(**holding("false-tip-off")).play("play false-tip-off")
    assert s.at(GODALMING) == "paris" and not news(s, "rolled", "passes") and s.question == "restock"
    assert by_rail(**holding("false-tip-off")).play("pass").question == "train-die"


@clause("F87-CARD-control-storms")
def test_control_storms_takes_a_hunter_to_a_new_port() -> None:
    at_sea = {"at": {GODALMING: "english-channel"}, "embarked": {GODALMING: "london"}}
    s = turn_in("english-channel", **at_sea, **holding("control-storms"))
    assert s.question == "at-sea" and s.asked == [DRACULA]
    assert s.copy().play("pass").asked == [GODALMING]
    s.play("play control-storms")
    assert s.asked == [DRACULA] and "lead london" not in s.options() and {"lead plymouth", "lead north-sea"} <= set(s.options())
    s.play("lead north-sea", "lead english-channel")  # the ban on going back does not bind him
    assert sorted(ways(s, "lead")) == ["le-havre", "plymouth"]  # the third and last move ends in a port
    s.play("lead le-havre")
    assert s.at(GODALMING) == "le-havre" and news(s, "no-rumours-here") and s.question == "restock"
    assert turn_in("paris", **holding("control-storms")).question == "hunter-moves"  # only at sea


@clause("F87-CARD-customs-search")
@pytest.mark.parametrize(("start", "move", "searched"), [
    ("english-channel", "sea le-havre", True), ("munich", "road vienna", True), ("paris", "road brussels", False),
    ("le-havre", "sea english-channel", False),
])  # fmt: skip
def test_customs_search_who_lands_or_changes_halves(start: str, move: str, searched: bool) -> None:
    s = turn_in(start, dracula_at="rome", weapons={GODALMING: ["dogs", "knife"]}, **holding("customs-search"))
    s = until(s, "hunter-moves").play(move)
    assert (s.question == "move-done") == searched
    if searched:
        assert s.copy().play("pass").weapons(GODALMING) == ["dogs", "knife"]
        s.play("play customs-search")
        assert s.weapons(GODALMING) == [] and s.weapon_discards() == ["dogs", "knife"] and s.question == "restock"  # he still acts


@clause("F87-CARD-customs-search", "F87-EVENT-10")
def test_customs_search_each_member() -> None:
    weapons = {"weapons": {GODALMING: ["knife"], SEWARD: ["stake"]}}
    s = group_in("munich", dracula_at="rome", **weapons, **holding("customs-search")).play("road vienna", "play customs-search")
    assert s.weapons(GODALMING) == s.weapons(SEWARD) == []


# --- Devilish Power -----------------------------------------------------------------------------------------
@clause("F87-CARD-devilish-power", "F87-CARD-heavenly-host")
def test_devilish_power_removes_a_laid_host_at_any_time() -> None:
    s = turn_in("paris", hosts=["rome", "bari"], **holding("devilish-power"))
    assert s.asked == [GODALMING] and sorted(s.options(DRACULA)) == ["end-host bari", "end-host rome"]
    asked = s.question
    s.play("dracula: end-host rome")
    assert s.state.host_at == [-1, s.game.nouns.index("bari")] and s.weapon_discards() == ["heavenly-host"]
    assert s.question == asked and s.asked == [GODALMING] and s.options(DRACULA) == []
    assert news(s, "played", "host-gone") == ["played dracula devilish-power", "host-gone rome"]


@clause("F87-CARD-devilish-power")
def test_in_his_own_turn_it_frees_him_from_a_host() -> None:
    s = his_turn("rome", hosts=["rome"], **holding("devilish-power"))
    assert "pass" not in s.options(DRACULA)
    s.play("dracula: end-host rome")
    assert s.question == "dracula-turn" and "pass" in s.options(DRACULA)


@clause("F87-CARD-devilish-power", "F87-HIDDEN-25")
def test_without_the_card_there_is_nothing_to_interrupt_with() -> None:
    s = turn_in("paris", hosts=["rome"], shipping_agents=True, **holding("rage"))
    assert s.options(DRACULA) == [] and s.state.may_be_interrupted()  # he might
    s = turn_in("paris", hosts=["rome"], event_discards=["devilish-power"] * 3, **holding("rage"))
    assert not s.state.may_be_interrupted()
    assert not turn_in("paris", **holding("devilish-power")).state.may_be_interrupted()  # nothing lies open


# --- combat ---------------------------------------------------------------------------------------------------
@clause("F87-CARD-rage")
def test_rage_keeps_the_hunters_from_escaping_for_as_many_rounds_as_the_die_shows() -> None:
    s = attacking(**holding("rage")).play("play rage")
    assert s.question == "rage-die"
    s.play("chance: roll 2", "chance: roll 6")
    assert "rolled 2" in s.heard(GODALMING) and "escape" not in chits(s, GODALMING)
    s = enemy_wins(s, "claw", "fist")
    assert s.combat_round() == 2 and "escape" not in chits(s, GODALMING)
    s = enemy_wins(s, "dracula-dodge", "dodge")
    assert s.combat_round() == 3 and "escape" in chits(s, GODALMING)


@clause("F87-CARD-trap")
def test_traps_add_up() -> None:
    s = lay(fight(**holding("trap", "trap")), "claw", "fist")
    plain = totals(declined(s.copy()).play("chance: roll 6", "chance: roll 1"))
    s.play("play trap", "play trap", "chance: roll 6", "chance: roll 1")
    assert int(totals(s).split()[1]) == int(plain.split()[1]) + 2
    assert s.question == "lay-chit" and s.state.traps == 2  # to the end of the combat


# --- his own moves -----------------------------------------------------------------------------------------------
@clause("F87-CARD-walpurgis-night", "F87-HIDDEN-04")
def test_walpurgis_night_gives_three_points_unheard() -> None:
    s = his_turn("vienna", blood=5, **holding("walpurgis-night")).play("play walpurgis-night")
    assert s.blood() == 8 and s.event_discards() == ["walpurgis-night"]
    assert heard_in_his_turn(s) == ["played dracula walpurgis-night", "event-discarded walpurgis-night"]
    assert his_turn("vienna", blood=11, **holding("walpurgis-night")).play("play walpurgis-night").blood() == 12


def evading(**parts: Any) -> Scene:
    return drawing("evasion", **{"dracula_at": "rome", "rumours": "bari", **parts})


@clause("F87-CARD-evasion")
def test_evasion_takes_him_in_secret_to_any_free_town() -> None:
    s = evading(hosts=["milan"])
    towns = ways(s, "evade")
    assert not {"paris", "madrid", "athens", "milan", "castle-dracula", "rome", "north-sea"} & set(towns) and len(towns) == 54
    one, other = s.copy().play("evade lisbon"), s.copy().play("evade varna")
    assert one.dracula_at() == "lisbon" and one.rumours() == "rome" and one.asked == [SEWARD]
    assert one.heard() == other.heard() and one.view() == other.view() and one.view(GODALMING) == other.view(GODALMING)


@clause("F87-CARD-evasion", "F87-HACT-15")
def test_who_was_found_is_out_of_sight_again() -> None:
    s = until(turn_in("brussels", dracula_at="paris"), "hunter-moves").play("road paris", "pass")
    assert s.seen_at() == "paris"
    s.play("stock stock-0-1", "chance: draw evasion", "evade lisbon")
    assert s.seen_at() is None and s.rumours() == "paris"


@clause("F87-CARD-evasion", "F87-EVENT-09")
def test_evasion_from_the_sea_and_while_he_flees() -> None:
    s = evading(dracula_at="tyrrhenian-sea", dracula_port="rome", dracula_from="rome", rumours="rome").play("evade lisbon")
    assert s.rumours() == "rome" and s.dracula_port() is None  # they stay in the port that he left
    s = evading(fleeing=True, blood=0)
    assert s.asked == [SEWARD] and s.dracula_at() == "rome"
    assert until_his_next_turn(s).question == "dracula-turn"
