"""SEA: sailing, for hunters and for Dracula."""

from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, scene


def sails(s):
    """Where a sail leads now."""
    return [text.removeprefix("sail ") for text in s.options() if text.startswith("sail ")]


def crossing(*trail, **parts):
    """Dracula is about to lay a card."""
    return scene(phase="dracula", step="card", trail=[None, *trail], **parts)


@clause("F15-SEA-01")
def test_from_port_to_sea_to_sea_to_port():
    s = scene(turn=MINA, at={MINA: "venice"})
    assert sails(s) == ["adriatic-sea"]
    assert s.refused("sail ionian-sea") == "F15-SEA-01"
    assert s.refused("sail bari") == "F15-SEA-01"
    assert s.play("sail adriatic-sea").at(MINA) == "adriatic-sea"
    assert sails(scene(turn=MINA, at={MINA: "adriatic-sea"})) == ["venice", "bari", "ionian-sea"]
    assert scene(turn=MINA, at={MINA: "vienna"}).refused("sail adriatic-sea") == "F15-SEA-01"


@clause("F15-SEA-02")
def test_cagliari_lies_on_two_seas():
    assert sails(scene(turn=MINA, at={MINA: "cagliari"})) == ["mediterranean-sea", "tyrrhenian-sea"]
    assert sails(scene(turn=MINA, at={MINA: "bari"})) == ["adriatic-sea"]


@clause("F15-SEA-03")
def test_seas_that_meet():
    s = scene(turn=MINA, at={MINA: "ionian-sea"})
    assert {"tyrrhenian-sea", "adriatic-sea", "black-sea"} <= set(sails(s))
    assert s.refused("sail mediterranean-sea") == "F15-SEA-01"


@clause("F15-SEA-04")
def test_no_ship_leaves_by_night():
    s = scene(phase="night", turn=MINA, at={MINA: "venice"}, effects=["long-night"])
    assert sails(s) == []
    assert s.refused("sail adriatic-sea") == "F15-SEA-04"


@clause("F15-SEA-05")
def test_a_ship_in_his_waters_sees_nothing():
    s = scene(turn=MINA, at={MINA: "venice"}, trail=["adriatic-sea"]).play("sail adriatic-sea")
    assert s.up() == []
    assert not [news for news in s.heard(MINA) if news.startswith("revealed")]


@clause("F15-SEA-06")
def test_no_fight_and_no_ambush_at_sea():
    s = scene(turn=MINA, at={MINA: "venice"}, trail=["adriatic-sea"]).play("sail adriatic-sea")
    assert (s.fight(), s.phase(), s.asked) == (None, "night", [GODALMING])
    dawn = scene(phase="dawn", at={MINA: "adriatic-sea"}, trail=["adriatic-sea"])
    assert (dawn.fight(), dawn.phase()) == (None, "day")


@clause("F15-SEA-07")
def test_a_sea_is_in_no_region():
    s = scene(turn=MINA, at={MINA: "venice", SEWARD: "venice"}, trail=["adriatic-sea"]).play("bond")
    assert "bond-no venice" in s.heard()
    s = scene(turn=MINA, at={MINA: "venice", SEWARD: "venice"}, trail=["adriatic-sea"], events={MINA: ["hypnosis"]})
    assert "no-region" in s.play("play hypnosis").heard()


@clause("F15-SEA-08")
def test_putting_to_sea_costs_two():
    assert crossing("venice").play("lay adriatic-sea").damage(DRACULA) == 2


@clause("F15-SEA-09")
def test_staying_at_sea_costs_one():
    assert crossing("adriatic-sea").play("lay ionian-sea").damage(DRACULA) == 1


@clause("F15-SEA-10")
def test_landing_costs_nothing():
    assert crossing("adriatic-sea").play("lay bari").damage(DRACULA) == 0


@clause("F15-SEA-11")
def test_dracula_may_drown():
    s = crossing("venice", damage={DRACULA: 13})
    assert "lay adriatic-sea" in s.options()
    assert s.play("lay adriatic-sea").winners == ["godalming", "seward", "van-helsing", "mina"]
    assert crossing("adriatic-sea", damage={DRACULA: 14}).play("lay ionian-sea").winners == ["godalming", "seward", "van-helsing", "mina"]


@clause("F15-SEA-12")
def test_no_feeding_calling_or_hiding_at_sea():
    s = crossing("adriatic-sea", "venice")
    for power in ("feed", "dark-call", "hide"):
        assert f"lay {power}" not in s.options()
        assert s.refused(f"lay {power}") == "F15-SEA-12"


@clause("F15-SEA-13")
def test_misdirect_and_wolf_form_at_sea():
    s = crossing("adriatic-sea", "venice")
    assert "misdirect space-3" in s.options()
    wolf = sorted(text.removeprefix("wolf-form ") for text in s.options() if text.startswith("wolf-form "))
    assert wolf == ["bari", "florence", "genoa", "milan", "munich", "naples", "rome"]
    s.play("wolf-form munich")
    assert (s.at(DRACULA), s.damage(DRACULA), s.marks(1)) == ("munich", 1, ["wolf"])


@clause("F15-SEA-14")
def test_nothing_lurks_at_sea():
    s = crossing("venice").play("lay adriatic-sea")
    assert s.question != "encounter-step"
    assert s.lurking(1) == []
    assert len(s.encounters()) == 5
    assert crossing("venice").play("lay munich").question == "encounter-step"


@clause("F15-SEA-15")
def test_excellent_weather_is_a_way_to_sail_on():
    s = scene(turn=SEWARD, at={SEWARD: "adriatic-sea"}, events={SEWARD: ["excellent-weather", "vampire-lair"]})
    assert "play excellent-weather" in s.options()
    assert s.refused("play vampire-lair") == "F15-ACTION-03"
    s.play("play excellent-weather", "sail ionian-sea", "sail athens")
    assert s.at(SEWARD) == "athens"
