"""RAIL: the train die, and where trains go."""

import pytest
from clauses import clause

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, can, grouped, scene


def train(city, face, who=SEWARD, **parts):
    """A hunter takes the train, and the die shows this."""
    return scene(turn=who, at={who: city}, **parts).play("rail", f"chance: train {face}")


@clause("F05-RAIL-01")
def test_a_train_starts_in_a_city_with_rails():
    assert "rail" in scene(turn=SEWARD, at={SEWARD: "vienna"}).options()
    assert "rail" not in scene(turn=SEWARD, at={SEWARD: "north-sea"}).options()
    for place in ("nantes", "castle-dracula", "hospital"):
        s = scene(turn=SEWARD, at={SEWARD: place}, trail=["paris"])
        assert "rail" not in s.options()
        assert s.refused("rail") == "F05-RAIL-01"


@clause("F05-RAIL-02")
def test_the_die_must_be_accepted():
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}).play("rail")
    assert (s.question, s.asked) == ("train-die", ["chance"])
    assert sorted(s.options()) == [f"train train-{face}" for face in ("0", "1", "2", "2", "2-3", "x")]
    s.play("chance: train train-1")
    assert (s.question, s.options()) == ("train-goes", ["stay", "travel venice", "travel prague", "travel budapest"])
    assert "rolled train-1" in s.heard()


@clause("F05-RAIL-03")
def test_an_x_ends_the_turn():
    s = train("vienna", "train-x", trail=["paris", {"card": "vienna", "encounters": ["plague"]}])
    assert (s.turn(), s.at(SEWARD), s.health(SEWARD)) == (VAN_HELSING, "vienna", 10)
    assert (s.up(), "turn-over" in s.heard()) == ([], True)


@clause("F05-RAIL-04")
def test_after_an_x_the_next_turn_is_as_ever():
    s = train("vienna", "train-x", MINA).play("dracula: lay klausenburg")
    for _ in range(40):
        if s.asked == [MINA]:
            break
        who = s.asked[0]
        s.play(f"{who}: {'stay' if 'stay' in s.options() else 'pass' if 'pass' in s.options() else s.options()[0]}")
    assert s.question == "hunters-move" and "rail" in s.options()


@clause("F05-RAIL-05")
def test_after_a_0_roads_and_ships_are_left():
    s = train("london", "train-0")
    assert s.options() == ["stay", "road manchester", "road swansea", "road plymouth", "sail english-channel"]
    assert s.refused("rail") == "F05-RAIL-02"
    assert s.play("sail english-channel").at(SEWARD) == "english-channel"


@clause("F05-RAIL-06", "F05-RAIL-07")
def test_a_1_and_a_2():
    assert can(train("paris", "train-1"), "travel") == ["le-havre", "bordeaux", "marseilles", "brussels"]
    two = train("paris", "train-2")
    assert can(two, "travel") == ["saragossa", "le-havre", "bordeaux", "marseilles", "brussels", "cologne"]
    assert two.refused("travel frankfurt") == "F05-RAIL-07"
    assert two.play("travel cologne").at(SEWARD) == "cologne"


@clause("F05-RAIL-08")
def test_three_links_in_the_west():
    s = train("paris", "train-2-3")
    assert {"madrid", "barcelona", "frankfurt"} <= set(can(s, "travel"))
    assert s.refused("travel leipzig") == "F05-RAIL-07"


@clause("F05-RAIL-09")
def test_two_links_where_the_east_is_touched():
    s = train("berlin", "train-2-3")
    assert "vienna" in can(s, "travel") and "cologne" in can(s, "travel")  # two by Prague, three in the west
    assert "venice" not in can(s, "travel")
    assert can(train("vienna", "train-2-3"), "travel") == can(train("vienna", "train-2"), "travel")


@clause("F05-RAIL-10")
def test_fewer_links_or_exactly_as_many():
    assert "travel brussels" in train("paris", "train-2").options()
    exactly = train("paris", "train-2", options={"rail_distance": "exactly"})
    assert exactly.options() == ["stay", "travel saragossa", "travel cologne"]
    assert exactly.refused("travel brussels") == "F05-RAIL-10"


@clause("F05-RAIL-11")
def test_after_a_number_neither_road_nor_ship():
    s = train("london", "train-1")
    assert s.options() == ["stay", "travel manchester", "travel swansea"]
    assert s.refused("road plymouth") == "F05-RAIL-11"
    s.play("stay")
    assert (s.at(SEWARD), s.question) == ("london", "hunter-acts")


@clause("F05-RAIL-12")
def test_cities_on_the_way_are_not_searched():
    s = train("paris", "train-2", trail=["rome", {"card": "brussels", "encounters": ["plague"]}]).play("travel cologne")
    assert (s.at(SEWARD), s.health(SEWARD), s.up(), s.question) == ("cologne", 10, [], "hunter-acts")


@clause("F05-RAIL-13")
@pytest.mark.parametrize("company", [False, True])
def test_lord_godalming_may_roll_again_once(company):
    s = grouped(GODALMING, *([MINA] if company else []), place="paris").play("rail", "chance: train train-x")
    assert (s.question, s.asked, s.options()) == ("roll-again", [GODALMING], ["pass", "reroll"])
    s.play("reroll", "chance: train train-2")
    assert s.question == "train-goes"
    kept = grouped(GODALMING, place="paris").play("rail", "chance: train train-x", "pass")
    assert kept.turn() == SEWARD
    worse = grouped(GODALMING, place="paris").play("rail", "chance: train train-1", "reroll", "chance: train train-x")
    assert worse.turn() == SEWARD
    assert train("paris", "train-1").question == "train-goes"


@clause("F05-RAIL-14")
def test_a_group_rolls_once():
    s = grouped(SEWARD, MINA, place="paris").play("rail", "chance: train train-1", "travel brussels")
    assert (s.at(SEWARD), s.at(MINA), s.question) == ("brussels", "brussels", "hunter-acts")


@clause("F05-CARD-false-tip-off", "F05-RAIL-03")
def test_a_false_tip_off_is_an_x():
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}, events={DRACULA: ["false-tip-off"]}).play("rail")
    assert (s.question, s.asked) == ("rail-declared", [DRACULA])
    s.play("play false-tip-off")
    assert (s.turn(), s.at(SEWARD)) == (VAN_HELSING, "vienna")
