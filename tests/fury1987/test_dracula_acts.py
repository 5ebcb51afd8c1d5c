"""DACT, PLACE: Dracula attacks or lays an encounter, and where each kind may lie."""

from __future__ import annotations

import pytest
from clauses import clause

from fury1987.his_turn import DRACULA, GODALMING, HAND, SEWARD, VAN_HELSING, chart_of, his_turn, lies_in, step, until_his_next_turn

MET = {"at": {GODALMING: "prague", SEWARD: "prague", VAN_HELSING: "prague"}}


@clause("F87-DACT-01", "F87-DACT-02")
def test_no_action_after_passing_or_at_sea() -> None:
    s = his_turn("vienna", at={GODALMING: "vienna"}).play("pass", "done")
    assert s.question != "dracula-turn" and s.fighters() == [] and lies_in(s, "vienna") is None
    s = his_turn("venice").play("sea adriatic-sea")
    assert s.question != "dracula-turn" and len(s.encounters()) == 5


@clause("F87-DACT-03")
def test_with_a_hunter_there_he_can_only_attack() -> None:
    s = his_turn("vienna", at={SEWARD: "prague"}).play("road prague")
    assert s.options() == ["attack seward"]
    s.play("attack seward")
    assert s.fighters() == [SEWARD] and s.attacked()
    s = his_turn("vienna", at={SEWARD: "prague"}, options={"attack": "may"}).play("road prague")
    assert s.options() == ["pass", "attack seward"] and s.play("pass").fighters() == []


@clause("F87-DACT-04")
def test_whom_he_fought_here_he_leaves_alone() -> None:
    s = his_turn("vienna", at={SEWARD: "prague", GODALMING: "prague"}, fought_here=[SEWARD]).play("road prague")
    assert s.options() == ["attack godalming"]
    s = his_turn("vienna", at={SEWARD: "prague"}, fought_here=[SEWARD]).play("road prague")
    assert s.question != "dracula-turn" and s.fighters() == [] and lies_in(s, "prague") is None


@clause("F87-DACT-04")
def test_if_the_only_one_he_may_attack_is_lost_meanwhile_he_does_nothing() -> None:
    s = his_turn("vienna", at={SEWARD: "prague", GODALMING: "prague"}, fought_here=[GODALMING], bitten=[GODALMING], wounds={SEWARD: 11},
                 events={SEWARD: ["blood-transfusion"]}).play("road prague")  # fmt: skip
    assert s.options() == ["attack seward"]
    s.play("seward: transfuse", "name godalming", "name seward")
    assert s.dead() == [SEWARD] and (s.question, s.options()) == ("dracula-turn", ["pass"])
    assert s.play("pass").turn() == GODALMING


@clause("F87-DACT-05", "F87-DACT-11")
def test_of_several_hunters_one_fights_but_a_group_as_a_whole() -> None:
    s = his_turn("vienna", **MET).play("road prague")
    assert s.options() == ["attack godalming", "attack seward", "attack van-helsing"]
    assert s.play("attack seward").fighters() == [SEWARD]
    s = his_turn("vienna", **MET, together=[GODALMING, VAN_HELSING], fought_here=[GODALMING, SEWARD]).play("road prague")
    assert s.options() == ["attack godalming"]  # Van Helsing is new
    assert s.play("attack godalming").fighters() == [GODALMING, VAN_HELSING]
    s = his_turn("vienna", **MET, together=[GODALMING, VAN_HELSING], fought_here=[GODALMING, VAN_HELSING]).play("road prague")
    assert s.options() == ["attack seward"]


@clause("F87-DACT-06", "F87-DACT-08", "F87-DACT-10")
def test_he_may_lay_one_encounter_and_draws_another() -> None:
    s = his_turn("vienna").play("road prague")
    assert step(s) == "dracula-acts" and s.options() == ["pass"] + [f"lay {kind}" for kind in sorted(HAND, key=s.game.nouns.index)]
    laid = s.copy().play("lay rats")
    assert laid.asked == ["chance"]
    laid.play("draw wolves")
    assert lies_in(laid, "prague") == "rats" and lies_in(laid, "prague", GODALMING) == "?" and laid.question != "dracula-turn"
    assert "wolves" in laid.encounters() and len(laid.encounters()) == 5 and "drew-encounter wolves" in laid.heard(DRACULA)
    s.play("pass")
    assert lies_in(s, "prague") is None and len(s.encounters()) == 5 and s.question != "dracula-turn"
    many = his_turn("vienna", encounters=[*HAND, "hoax", "wolves"]).play("road prague", "lay rats")
    assert len(many.encounters()) == 6 and many.question != "dracula-turn"
    six = his_turn("vienna", encounters=[*HAND, "wolves"]).play("road prague", "lay rats", "chance: draw hoax")
    assert len(six.encounters()) == 6


@clause("F87-DACT-07", "F87-DACT-09")
def test_a_town_has_one_encounter() -> None:
    for parts in ({"chart": {"prague": "fog"}}, {"open": {"prague": "fog"}}):
        s = his_turn("vienna", encounters=["rats"], **parts).play("road prague")
        assert s.question != "dracula-turn" and lies_in(s, "prague") == "fog" and s.encounters() == ["rats"]


# --- where they may lie -----------------------------------------------------------------------
def laid_in(town: str, via: str, kind: str) -> bool:
    return f"lay {kind}" in his_turn(via, encounters=[kind, "bats"]).play(f"road {town}").options()


@clause("F87-PLACE-01", "F87-PLACE-02", "F87-PLACE-03")
@pytest.mark.parametrize(
    ("kind", "east", "west"),
    [
        ("peasants", True, False),
        ("szgany-with-knife", True, False),
        ("szgany-with-knife-and-pistol", True, False),
        ("szgany-with-knife-and-rifle", True, False),
        ("hoax", False, True),
    ],
)
def test_halves(kind: str, east: bool, west: bool) -> None:
    assert (laid_in("budapest", "vienna", kind), laid_in("paris", "geneva", kind)) == (east, west)


@clause("F87-PLACE-04", "F87-PLACE-05")
def test_wolves_are_not_in_the_british_isles_and_others_anywhere() -> None:
    assert not laid_in("swansea", "liverpool", "wolves") and not laid_in("galway", "dublin", "wolves")
    assert laid_in("paris", "geneva", "wolves") and laid_in("budapest", "vienna", "wolves")
    for kind in ("vampire", "rats", "bats", "fog", "storms", "plague", "thief", "harker-vampire"):
        assert all([laid_in(town, via, kind) for town, via in (("swansea", "liverpool"), ("paris", "geneva"), ("budapest", "vienna"))])


@clause("F87-PLACE-06")
def test_the_castle_is_eastern() -> None:
    assert laid_in("castle-dracula", "galatz", "peasants") and laid_in("castle-dracula", "galatz", "szgany-with-knife")
    assert not laid_in("castle-dracula", "galatz", "hoax")


@clause("F87-PLACE-07")
def test_the_discards_refill_the_cup() -> None:
    s = his_turn("vienna", encounter_cup=[]).play("road prague", "lay rats")
    assert s.asked == ["chance"] and "draw rats" in s.options() and s.encounter_discards() == []
    s = his_turn("vienna", encounters=["rats"], encounter_cup=[])
    s.state.encounter_discards = ()  # type: ignore[attr-defined]
    s.play("road prague", "lay rats")
    assert s.question != "dracula-turn" and s.encounters() == [] and lies_in(s, "prague") == "rats"
    assert s.view(DRACULA)["draws_owed"] == 0


@clause("F87-PLACE-08")
def test_consumed_vampires_never_come_back() -> None:
    s = his_turn("vienna", encounter_cup=[], chart=chart_of(3)).play("consume paris", "lay rats")
    assert s.options().count("draw vampire") == 7 and s.devoured() == []
    assert s.play("draw fog").devoured() == ["vampire"]
    assert until_his_next_turn(s).play("pass", "return bats", "done").options().count("draw vampire") == 7
