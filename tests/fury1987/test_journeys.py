"""ROAD, RAIL, HIDDEN: hunters by road and by rail, and those whom Fog holds and Bats lead."""

from __future__ import annotations

import pytest
from clauses import clause

from fury1987.hunting import DRACULA, GODALMING, SEWARD, group_in, news, turn_in, until, ways
from whitby.scene import Scene


def ride(place: str, die: int) -> list[str]:
    """Where a train from this place may be left after this roll."""
    return ways(turn_in(place, chance=[f"roll {die}"]).play("rail"), "ride")


@clause("F87-ROAD-01", "F87-ROAD-02", "F87-ROAD-03")
def test_one_road_also_to_the_castle_and_back() -> None:
    s = turn_in("galatz")
    assert ways(s, "road") == ["klausenburg", "castle-dracula", "bucharest", "constanta"]
    s.play("road castle-dracula")
    assert s.at(GODALMING) == "castle-dracula"
    assert ways(turn_in("castle-dracula"), "road") == ["klausenburg", "galatz"]
    assert "road szeged" not in s.options() and "road vienna" not in turn_in("galatz").options()


@clause("F87-TURN-04", "F87-TURN-05")
def test_one_move_of_one_kind_or_a_pass() -> None:
    s = turn_in("london")
    assert {"pass", "road plymouth", "sea english-channel", "rail"} <= set(s.options())
    assert until(s.copy().play("road plymouth"), "hunter-moves").asked == [SEWARD]
    assert until(s.copy().play("sea english-channel"), "hunter-moves").asked == [SEWARD]
    assert until(s.copy().play("rail", "chance: roll 2", "ride swansea"), "hunter-moves").asked == [SEWARD]
    assert until(s.play("pass"), "hunter-moves").asked == [SEWARD] and s.at(GODALMING) == "london"


@clause("F87-RAIL-01", "F87-RAIL-02")
def test_rail_only_from_a_station() -> None:
    assert "rail" in turn_in("paris").options()
    assert "rail" not in turn_in("plymouth").options()
    assert "rail" not in turn_in("english-channel", embarked={GODALMING: "london"}).options()


@clause("F87-RAIL-03", "F87-RAIL-04")
def test_one_train_whose_roll_must_be_accepted() -> None:
    s = turn_in("paris").play("rail")
    assert s.asked == ["chance"] and news(s, "declares-rail") == ["declares-rail godalming"]
    s.play("chance: roll 2")
    assert news(s, "rolled") == ["rolled 2"]
    assert s.question == "ride" and s.options() == [f"ride {town}" for town in ("le-havre", "bordeaux", "marseilles", "brussels")]
    s.play("ride brussels")
    assert s.at(GODALMING) == "brussels" and "rail" not in s.options()


@clause("F87-RAIL-05", "F87-RAIL-07")
@pytest.mark.parametrize(("die", "farthest", "too_far"), [
    (2, "brussels", "cologne"), (3, "cologne", "frankfurt"), (4, "cologne", "frankfurt"), (5, "frankfurt", "leipzig"),
    (6, "frankfurt", "leipzig"),
])  # fmt: skip
def test_the_station_chart(die: int, farthest: str, too_far: str) -> None:
    towns = ride("paris", die)
    assert {"brussels", farthest} <= set(towns) and too_far not in towns  # he may stop on the way


@clause("F87-RAIL-08")
def test_no_train_but_an_action_phase() -> None:
    s = turn_in("paris").play("rail", "chance: roll 1")
    assert s.at(GODALMING) == "paris" and news(s, "no-train") and not news(s, "passes", "arrives")
    assert s.question == "restock" and s.asked == [GODALMING]


@clause("F87-RAIL-06")
def test_two_towns_at_most_with_a_town_in_the_east() -> None:
    assert "szeged" in ride("vienna", 3) and ride("vienna", 6) == ride("vienna", 3)
    assert {"vienna", "munich"} <= set(ride("berlin", 6)) and "budapest" not in ride("berlin", 6)  # the West goes three towns, the East two


@clause("F87-RAIL-09", "F87-RAIL-10")
def test_at_least_one_town_and_none_twice() -> None:
    s = turn_in("paris", chance=["roll 6"]).play("rail")
    assert not {"pass", "stay", "ride paris"} & set(s.options())
    assert "venice" not in ride("venice", 6)


@clause("F87-RAIL-11")
def test_towns_on_the_way_do_nothing() -> None:
    s = turn_in("paris", open={"brussels": "fog"}, chance=["roll 3"]).play("rail", "ride cologne")
    assert s.at(GODALMING) == "cologne" and news(s, "arrives") == ["arrives godalming cologne"]


@clause("F87-CARD-chartered-carriage", "F87-CARD-false-tip-off")
def test_cards_hold_a_train_or_send_it_and_cancel_each_other() -> None:
    def declared(**cards: bool) -> Scene:
        s = turn_in("paris")
        for name in cards:
            setattr(s.state, name, True)
        return s.play("rail")

    held = declared(delayed=True)
    assert held.at(GODALMING) == "paris" and held.question == "restock" and news(held, "no-train")
    sent = declared(carriage=True)
    assert sent.question == "ride" and ways(sent, "ride") == ride("paris", 6)
    assert declared(delayed=True, carriage=True).asked == ["chance"]


@clause("F87-GROUP-04")
def test_a_group_moves_together_with_one_roll() -> None:
    s = group_in("paris").play("rail", "chance: roll 2", "ride brussels")
    assert s.at(GODALMING) == s.at(SEWARD) == "brussels" and news(s, "rolled") == ["rolled 2"]


@clause("F87-CARD-fog", "F87-TURN-07")
def test_fog_holds_until_a_roll_lifts_it() -> None:
    s = turn_in("paris", open={"paris": "fog"})
    assert s.asked == ["chance"]  # before anything else of the move
    held = s.copy().play("chance: roll 3")
    assert held.options() == ["pass"]
    free = s.play("chance: roll 4")
    assert "road brussels" in free.options() and news(free, "lifts") == ["lifts fog paris"]
    assert free.encounter_discards() == ["fog"]
    assert "road nantes" in turn_in("paris", chart={"paris": "fog"}).options()  # hidden, it holds nobody


@clause("F87-CARD-storms")
def test_storms_close_a_port_until_a_roll_lifts_them() -> None:
    s = turn_in("london", open={"london": "storms"})
    held = s.copy().play("chance: roll 4")
    assert ways(held, "sea") == [] and "road plymouth" in held.options()
    assert ways(s.play("chance: roll 5"), "sea") == ["english-channel"]
    at_sea = {"embarked": {GODALMING: "london"}}
    assert "plymouth" in ways(turn_in("english-channel", **at_sea), "sea")
    assert "plymouth" not in ways(turn_in("english-channel", open={"plymouth": "storms"}, **at_sea), "sea")


@clause("F87-CARD-bats")
def test_bats_let_dracula_lead_the_hunter() -> None:
    s = turn_in("galatz", batted=[GODALMING])
    assert s.asked == [DRACULA] and s.question == "bats-lead" and ways(s, "lead") == ["klausenburg", "bucharest", "constanta"]
    s.play("dracula: lead bucharest")
    assert s.at(GODALMING) == "bucharest" and s.batted() == [] and s.question == "restock"
    s = turn_in("cagliari", batted=[GODALMING])  # no road: he moves as he likes
    assert s.asked == [GODALMING] and "sea mediterranean-sea" in s.options()


@clause("F87-CARD-bats", "F87-CARD-fog")
def test_fog_holds_also_whom_bats_would_lead() -> None:
    s = turn_in("paris", open={"paris": "fog"}, batted=[GODALMING]).play("chance: roll 1")
    assert s.asked == [GODALMING] and s.options() == ["pass"]
    assert s.play("pass").batted() == [GODALMING]


@clause("F87-HIDDEN-05")
def test_moves_are_seen_by_all() -> None:
    s = turn_in("paris").play("road brussels")
    for eyes in (None, SEWARD, DRACULA):
        assert "arrives godalming brussels" in s.heard(eyes)
        assert s.view(eyes)["at"][0] == s.game.nouns.index("brussels")
