"""MOVE: hunters on the road."""

from clauses import clause

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, can, passed, scene


@clause("F05-MOVE-01")
def test_on_land_a_hunter_may_stay():
    s = scene(at={GODALMING: "vienna"})
    assert "stay" in s.options()
    s.play("stay")
    assert (s.at(GODALMING), s.question) == ("vienna", "hunter-acts")
    assert "stay" not in scene(at={GODALMING: "north-sea"}).options()


@clause("F05-MOVE-02")
def test_a_road_move_is_one_road():
    s = scene(at={GODALMING: "vienna"})
    assert can(s, "road") == ["munich", "prague", "budapest", "zagreb"]
    assert s.refused("road berlin") == "F05-MOVE-02"
    assert s.play("road prague").at(GODALMING) == "prague"


@clause("F05-MOVE-03")
def test_one_way_of_travel_a_turn():
    s = scene(at={GODALMING: "london"})
    assert can(s, "sail") == ["english-channel"] and can(s, "road") and "rail" in s.options()
    s.play("road plymouth")
    assert s.question == "hunter-acts" and not can(s, "sail")
    horses = scene(at={GODALMING: "london"}, items={GODALMING: ["fast-horse"]}).play("play fast-horse")
    assert can(horses, "ride") and not can(horses, "sail") and "rail" not in horses.options()


@clause("F05-MOVE-04")
def test_hunters_enter_the_castle_and_the_hospital_by_road():
    assert scene(at={GODALMING: "galatz"}, trail=["paris"]).play("road castle-dracula").at(GODALMING) == "castle-dracula"
    assert scene(at={GODALMING: "zagreb"}).play("road hospital").at(GODALMING) == "hospital"
    assert "hospital" not in can(scene(at={GODALMING: "vienna"}), "road")


@clause("F05-MOVE-05")
def test_hunters_may_share_a_location():
    s = scene(at={GODALMING: "vienna", SEWARD: "prague", MINA: "prague"}).play("road prague")
    assert s.at(GODALMING) == s.at(SEWARD) == s.at(MINA) == "prague"


@clause("F05-MOVE-06")
def test_nobody_passes_the_roadblock():
    s = scene(at={GODALMING: "vienna"}, roadblock="vienna/prague")
    assert can(s, "road") == ["munich", "budapest", "zagreb"]
    assert s.refused("road prague") == "F05-MOVE-06"
    rail = scene(at={GODALMING: "vienna"}, roadblock="vienna=prague", chance=["train train-1"]).play("rail", "pass")
    assert "prague" not in can(rail, "travel") and can(rail, "travel")
    horses = scene(at={GODALMING: "vienna"}, roadblock="vienna/prague", items={GODALMING: ["fast-horse"]}).play("play fast-horse")
    assert "prague" not in can(horses, "road")


def spied(announced, **parts):
    """Mina met a Spy in Vienna and has announced her next move; her next Movement Phase begins."""
    s = scene(turn=MINA, step="search", at={MINA: "vienna"}, trail=["paris", {"card": "vienna", "encounters": ["spy"]}], **parts)
    assert (s.question, s.asked) == ("hunter-announces", [MINA])
    passed(s.play(announced), "dracula-moves").play("lay strasbourg")
    return passed(s, "hunters-move", MINA)


@clause("F05-MOVE-07")
def test_an_announced_move_must_be_made():
    s = spied("road prague")
    assert s.options() == ["road prague"]
    assert s.refused("stay") == "F05-MOVE-07"
    assert spied("stay").options() == ["stay"]
    s.play("road prague")
    assert passed(passed(s, "dracula-moves"), "hunters-move", MINA).options() != ["road prague"]


@clause("F05-MOVE-07")
def test_an_announced_move_that_is_not_legal_lapses():
    spy = {"at": {MINA: "vienna"}, "trail": ["paris", {"card": "vienna", "encounters": ["spy"]}]}
    s = scene(turn=MINA, step="search", **spy, events={DRACULA: ["roadblock"]})
    passed(s.play("road prague"), "dracula-starts-turn").play("play roadblock", "block prague/vienna")
    passed(s, "dracula-moves").play("lay strasbourg")
    assert can(passed(s, "hunters-move", MINA), "road") == ["munich", "budapest", "zagreb"]


@clause("F05-MOVE-07")
def test_a_train_that_was_announced():
    for rolled, then in (("train-0", "hunters-move"), ("train-1", "train-goes"), ("train-2", "train-goes")):
        s = spied("travel berlin")
        assert s.options() == ["rail"]
        s.play("rail", f"chance: train {rolled}")
        assert s.question == then
        assert (s.options() == ["travel berlin"]) == (rolled == "train-2")


@clause("F05-CARD-customs-search")
def test_where_the_last_hunter_came_from_does_not_matter_in_the_next_turn():
    s = scene(at={GODALMING: "vienna"}, resolve=1, events={DRACULA: ["customs-search"]}).play("pass", "road munich")
    assert (s.question, s.asked) == ("move-done", [DRACULA])
    passed(s.play("pass"), "turn-begins", SEWARD).play("hurry prague")
    assert s.question == "hunter-acts"


@clause("F05-CARD-fast-horse", "F05-CARD-chartered-carriage")
def test_what_was_played_for_a_journey_ends_with_the_turn():
    s = scene(at={GODALMING: "vienna", SEWARD: "vienna"}, items={GODALMING: ["fast-horse"]}).play("pass", "play fast-horse", "road prague")
    assert not can(passed(s, "hunters-move", SEWARD), "ride") and "rail" in s.options()
    carriage = scene(at={GODALMING: "vienna", SEWARD: "vienna"}, events={GODALMING: ["chartered-carriage"]})
    passed(carriage, "hunters-move", GODALMING).play("rail", "play chartered-carriage", "travel berlin")
    passed(carriage, "hunters-move", SEWARD).play("rail")
    assert passed(carriage, "train-die").asked == ["chance"]
    sick = scene(
        at={GODALMING: "hospital", SEWARD: "vienna"}, bites={GODALMING: 1}, health={GODALMING: 2}, items={GODALMING: ["fast-horse"]}
    )
    passed(sick.play("play fast-horse"), "may-be-cured").play("cure godalming", "chance: roll 1")
    assert not can(passed(sick, "hunters-move", SEWARD), "ride")
