"""RESOLVE: what hunters spend it on."""

from clauses import clause

from fury2005.hunting import GODALMING, MINA, SEWARD, VAN_HELSING, can, grouped, passed, scene

HURT = {"health": {GODALMING: 5, SEWARD: 5, VAN_HELSING: 5, MINA: 5}}


@clause("F05-RESOLVE-01")
def test_resolve_is_spent_as_the_turn_begins():
    s = scene(resolve=2, **HURT)
    assert (s.question, s.asked) == ("turn-begins", [GODALMING])
    assert {"report", "strengthen seward"} <= set(s.options())
    s.play("strengthen seward")
    assert (s.resolve(), s.question) == (1, "hunters-move")
    later = scene(resolve=2, **HURT).play("pass")
    assert later.question == "hunters-move" and not can(later, "strengthen")


@clause("F05-RESOLVE-02")
def test_one_resolve_a_turn():
    s = scene(resolve=3, events={GODALMING: ["long-day"]}, time="noon", **HURT).play("strengthen seward")
    assert s.question == "turn-begins"
    assert s.options() == ["pass", "play long-day"]
    assert s.refused("report") == "F05-RESOLVE-02"


@clause("F05-RESOLVE-03")
def test_no_effect_twice_in_a_round():
    s = passed(scene(resolve=3, **HURT).play("strengthen seward"), "turn-begins", SEWARD)
    assert not can(s, "strengthen") and "report" in s.options()
    assert s.refused("strengthen mina") == "F05-RESOLVE-03"
    passed(s, "dracula-moves")
    assert can(passed(s, "turn-begins", GODALMING), "strengthen")


@clause("F05-RESOLVE-04")
def test_without_resolve_nothing_is_spent():
    s = scene(resolve=0, events={GODALMING: ["long-day"]}, time="noon", **HURT)
    assert (s.question, s.options()) == ("turn-begins", ["pass", "play long-day"])
    assert s.refused("strengthen seward") == "F05-RESOLVE-04"


# --- Newspaper Reports ---------------------------------------------------------------------
def reports(trail, **parts):
    """The Trail after Newspaper Reports."""
    return scene(turn=SEWARD, resolve=1, trail=trail, **parts).play("report")


@clause("F05-RESOLVE-05")
def test_the_oldest_face_down_location_is_revealed():
    s = reports(["paris", "le-havre", "english-channel", {"card": "plymouth", "up": True}])
    assert s.up() == ["english-channel", "plymouth"]
    assert "revealed space-3 english-channel" in s.heard()


@clause("F05-RESOLVE-06")
def test_where_he_is_he_only_says_so():
    s = reports([{"card": "feed"}, "paris", {"card": "brussels", "up": True}])
    assert (s.up(), "he-is-there space-2" in s.heard()) == (["brussels"], True)
    hidden = reports(["hide", "paris", {"card": "brussels", "up": True}])
    assert hidden.up() == ["hide", "brussels"]
    assert hidden.state.hideout_marks[1] & 1 == 0


@clause("F05-RESOLVE-07")
def test_hide_is_passed_over_and_the_catacombs_are_ignored():
    trail = ["strasbourg", "paris", "hide", {"card": "brussels", "up": True}]
    s = reports(trail, catacombs=["rome"])
    assert s.up() == ["paris", "brussels"]
    assert reports(trail, options={"newspaper": "card"}).up() == ["hide", "brussels"]


@clause("F05-RESOLVE-05", "F05-RESOLVE-07")
def test_the_card_lying_longest():
    longest = {"options": {"newspaper": "longest"}}
    assert reports(["strasbourg", "paris", "brussels"], **longest).up() == ["brussels"]
    none = reports(["strasbourg", "paris", {"card": "brussels", "up": True}], **longest)
    assert (none.up(), "no-news" in none.heard()) == (["brussels"], True)


# --- Sense of Emergency --------------------------------------------------------------------
@clause("F05-RESOLVE-08", "F05-RESOLVE-09")
def test_to_any_location_for_the_vampires_that_are_missing():
    s = scene(resolve=1, vampires=2)
    assert len(can(s, "hurry")) == 70 and "london" not in can(s, "hurry")
    assert {"castle-dracula", "hospital", "black-sea"} <= set(can(s, "hurry"))
    s.play("hurry galatz")
    assert (s.at(GODALMING), s.health(GODALMING), s.resolve()) == ("galatz", 12 - 4, 0)


@clause("F05-RESOLVE-08", "F05-RESOLVE-09")
def test_by_cities_two_or_four_health():
    cities = {"options": {"emergency": "cities"}, "resolve": 1, "at": {GODALMING: "vienna"}}
    s = scene(**cities)
    assert "strasbourg" in can(s, "hurry") and "london" not in can(s, "hurry")
    assert "hurry castle-dracula" in s.options()
    assert s.copy().play("hurry strasbourg").health(GODALMING) == 10  # Munich, Strasbourg
    assert s.copy().play("hurry castle-dracula").health(GODALMING) == 8
    assert "castle-dracula" not in can(scene(**cities, health={GODALMING: 4}), "hurry")
    assert "strasbourg" in can(scene(**cities, health={GODALMING: 4}), "hurry")
    assert not can(scene(**cities, health={GODALMING: 2}), "hurry")


@clause("F05-RESOLVE-10")
def test_only_with_more_health_than_it_costs():
    s = scene(resolve=1, vampires=1, health={GODALMING: 5})
    assert not can(s, "hurry")
    assert s.refused("hurry paris") == "F05-RESOLVE-10"
    assert can(scene(resolve=1, vampires=1, health={GODALMING: 6}), "hurry")


@clause("F05-RESOLVE-11")
def test_it_replaces_the_movement_and_moves_one_alone():
    s = scene(resolve=1).play("hurry vienna")
    assert (s.question, s.at(GODALMING)) == ("hunter-acts", "vienna")
    both = scene(resolve=1, at={GODALMING: "vienna", SEWARD: "vienna"}).play("invite seward", "accept")
    both.play("godalming: hurry paris", "seward: pass")
    assert (both.question, both.asked) == ("hunters-move", [SEWARD])
    both.play("road prague")
    assert (both.at(GODALMING), both.at(SEWARD)) == ("paris", "prague")


@clause("F05-RESOLVE-12")
def test_search_and_action_follow():
    s = scene(resolve=1, trail=["paris", {"card": "vienna", "encounters": ["plague"]}]).play("hurry vienna")
    assert s.health(GODALMING) == 12 - 6 - 2
    sea = scene(resolve=1).play("hurry black-sea")
    assert (sea.at(GODALMING), sea.turn()) == ("black-sea", SEWARD)
    both = scene(resolve=1, at={GODALMING: "vienna", SEWARD: "vienna"}).play("invite seward", "accept")
    both.play("godalming: hurry paris", "seward: pass", "seward: stay", "rest seward", "draw long-day")
    assert (both.question, both.asked) == ("hunter-acts", [GODALMING])
    assert can(both, "rest") == [GODALMING]
    assert both.play("pass").turn() == VAN_HELSING


@clause("F05-RESOLVE-13", "F05-RESOLVE-14")
def test_four_health_for_anybody_but_never_above_the_maximum():
    s = scene(resolve=2, health={GODALMING: 5, SEWARD: 8})
    assert can(s, "strengthen") == [GODALMING, SEWARD]
    assert s.copy().play("strengthen godalming").health(GODALMING) == 9
    assert s.play("strengthen seward").health(SEWARD) == 10


@clause("F05-RESOLVE-11")
def test_who_is_bound_does_not_hurry():
    for held in ({"fogged": [SEWARD]}, {"batted": [SEWARD]}):
        s = scene(resolve=1, at={GODALMING: "vienna", SEWARD: "vienna"}, **held).play("invite seward", "accept")
        assert not can(s, "hurry") and "report" in s.options()
    assert not can(grouped(GODALMING, step="move", resolve=1), "hurry")
