"""SEA: hunters on board."""

from clauses import clause

from fury2005.hunting import GODALMING, SEWARD, can, scene


def afloat(zone, before, port, **parts):
    """Godalming is at sea, came from there, and left this port."""
    return scene(at={GODALMING: zone}, came_from={GODALMING: before}, embarked={GODALMING: port}, **parts)


@clause("F05-SEA-01")
def test_one_step_a_turn_from_port_to_zone_to_port():
    s = scene(at={GODALMING: "london"})
    assert can(s, "sail") == ["english-channel"]
    s.play("sail english-channel")
    assert (s.at(GODALMING), s.turn()) == ("english-channel", SEWARD)
    on = afloat("english-channel", "london", "london")
    assert on.options() == ["sail plymouth", "sail le-havre", "sail atlantic-ocean", "sail north-sea"]
    assert on.refused("sail bay-of-biscay") == "F05-SEA-01"
    assert on.play("sail le-havre").at(GODALMING) == "le-havre"
    assert not can(scene(at={GODALMING: "paris"}), "sail")


@clause("F05-SEA-02")
def test_at_sea_a_hunter_must_move():
    s = afloat("black-sea", "varna", "varna")
    assert s.options() == ["sail constanta", "sail ionian-sea"]
    assert s.refused("stay") == "F05-SEA-02"


@clause("F05-SEA-03", "F05-SEA-04")
def test_nobody_goes_back():
    s = afloat("atlantic-ocean", "english-channel", "lisbon")
    assert "english-channel" not in can(s, "sail") and "north-sea" in can(s, "sail")
    assert s.refused("sail english-channel") == "F05-SEA-03"
    assert "lisbon" not in can(s, "sail") and "cadiz" in can(s, "sail")
    assert s.refused("sail lisbon") == "F05-SEA-04"


@clause("F05-SEA-04")
def test_after_landing_elsewhere_the_port_is_open_again():
    s = afloat("irish-sea", "dublin", "dublin").play("sail liverpool")
    assert (s.came_from(GODALMING), s.embarked(GODALMING)) == (None, None)


@clause("F05-SEA-12")
def test_at_sea_no_search_and_no_action():
    s = scene(at={GODALMING: "london"}, trail=["english-channel"]).play("sail english-channel")
    assert (s.turn(), s.question, s.up()) == (SEWARD, "hunters-move", [])
    landed = afloat("english-channel", "london", "london").play("sail plymouth")
    assert landed.question == "hunter-acts"


@clause("F05-SEA-16")
def test_hunters_sail_for_nothing():
    s = scene(at={GODALMING: "london"}, blood=9).play("sail english-channel")
    assert (s.health(GODALMING), s.blood(), s.resolve()) == (12, 9, 0)


@clause("F05-CARD-excellent-weather")
def test_up_to_four_steps_in_excellent_weather():
    s = scene(at={GODALMING: "london"}, events={GODALMING: ["excellent-weather"]}).play("play excellent-weather")
    assert s.options() == ["stay", "sail english-channel"]
    s.play("sail english-channel")
    assert s.options() == ["stay", "sail plymouth", "sail le-havre", "sail atlantic-ocean", "sail north-sea"]
    s.play("sail north-sea")
    assert "english-channel" not in can(s, "sail")
    s.play("sail atlantic-ocean", "sail galway")
    assert (s.at(GODALMING), s.question) == ("galway", "hunter-acts")
    four = scene(at={GODALMING: "london"}, events={GODALMING: ["excellent-weather"]}).play("play excellent-weather")
    four.play("sail english-channel", "sail north-sea", "sail atlantic-ocean", "sail irish-sea")
    assert (four.at(GODALMING), four.turn()) == ("irish-sea", SEWARD)
    kept = scene(at={GODALMING: "london", SEWARD: "vienna"}, events={GODALMING: ["excellent-weather"]}).play("play excellent-weather")
    kept.play("sail english-channel", "stay")
    assert can(kept, "road") and kept.turn() == SEWARD
