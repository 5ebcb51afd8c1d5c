"""POWER: Dark Call, Double Back, Feed, Hide, Wolf Form and what they may be combined with."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, MINA, SIX, backs, his_turn, moves
from whitby.scene import scene


@clause("F05-POWER-01")
def test_instead_of_a_location_or_with_one() -> None:
    s = his_turn(["vienna", "prague"], time="midnight")
    assert {"lay feed", "wolf-form berlin", "double-back prague", "lay budapest"} <= set(s.options())
    assert his_turn(["vienna"], time="midnight").play("lay feed").trail() == ["feed", "vienna"]
    assert his_turn(["vienna"], time="midnight").play("wolf-form berlin").trail() == ["berlin", "vienna"]


@clause("F05-POWER-02")
def test_by_day_only_double_back_and_hide() -> None:
    for time in ("dawn", "noon", "dusk"):
        s = his_turn(["vienna", "prague"], time=time)
        assert s.options() == ["lay munich", "lay budapest", "lay zagreb", "lay hide", "double-back prague"]
    for time in ("twilight", "midnight", "small-hours"):
        s = his_turn(["vienna", "prague"], time=time)
        assert {"lay feed", "lay dark-call", "wolf-form berlin", "wolf-and-hide", "lay hide", "double-back prague"} <= set(s.options())


@clause("F05-POWER-03")
def test_a_power_in_the_trail_is_not_free() -> None:
    trail = ["vienna", "feed", "dark-call", "hide", {"card": "prague", "wolf": True, "back": True}]
    s = his_turn(trail, time="midnight")
    assert s.options() == ["lay munich", "lay budapest", "lay zagreb"]
    s = his_turn(["vienna", "prague"], time="midnight", catacombs=["rome"])
    assert {"lay feed", "lay dark-call", "lay hide"} <= set(s.options())


@clause("F05-POWER-04")
def test_all_but_hide_are_laid_face_up() -> None:
    for choice, front in (
        ("lay feed", "feed"),
        ("lay dark-call", "dark-call"),
        ("lay hide", "land-back"),
        ("wolf-form berlin", "land-back"),
    ):
        s = his_turn(["vienna"], time="midnight").play(choice)
        assert backs(s, MINA)[0] == front and (s.marks(1) == ["wolf"]) == (choice == "wolf-form berlin")
    s = his_turn(["vienna", "prague"]).play("double-back prague")
    assert s.marks(1) == ["back"] and backs(s, MINA)[0] == "land-back" and "double-back space-2" in s.heard(MINA)


@clause("F05-POWER-05")
def test_three_powers_leave_him_where_he_is() -> None:
    for power in ("dark-call", "feed", "hide"):
        assert his_turn(["vienna"], time="midnight").play(f"lay {power}").at(DRACULA) == "vienna"


@clause("F05-POWER-06")
def test_who_stays_with_hunters_fights() -> None:
    for power in ("feed", "hide"):
        s = his_turn(["vienna"], time="midnight", at={MINA: "vienna"}).play(f"lay {power}")
        assert s.fight() == DRACULA and s.up()[-1] == "vienna"


@clause("F05-POWER-07", "F05-POWER-08")
def test_where_an_encounter_is_placed() -> None:
    for choice in ("lay feed", "double-back prague"):
        assert his_turn(["vienna", "prague"], time="midnight").play(choice).turn() == GODALMING
    for choice in ("lay hide", "wolf-form berlin", "wolf-and-hide"):
        s = his_turn(["vienna", "prague"], time="midnight").play(choice)
        assert s.question == "place-encounter" and s.play("place spy").lurking(1) == ["spy"]


@clause("F05-POWER-09", "F05-POWER-23")
def test_wolf_form_with_hide_is_a_feigned_move() -> None:
    s = his_turn(["vienna"], time="midnight").play("wolf-and-hide")
    real = his_turn(["vienna"], time="midnight").play("wolf-form berlin")
    assert s.trail() == ["hide", "vienna"] and s.marks(1) == ["wolf"] and s.blood() == 14 and s.at(DRACULA) == "vienna"
    assert s.hide_city() == "vienna" and s.heard(MINA) == real.heard(MINA) and s.view(MINA) == real.view(MINA)
    s = his_turn(["munich", {"card": "hide", "wolf": True}, "vienna", "prague", "berlin", "leipzig"], time="midnight")
    s.play("lay milan", "return leaving", "place rats")
    assert "wolf" in s.marks(3)


@clause("F05-POWER-10")
def test_wolf_form_with_double_back() -> None:
    s = his_turn(["vienna", "prague", "berlin"], time="midnight")
    assert moves(s, "wolf-and-double-back") == ["berlin", "prague"] and moves(s, "double-back") == ["prague"]
    s.play("wolf-and-double-back berlin")
    assert s.trail() == ["berlin", "vienna", "prague"] and s.marks(1) == ["wolf", "back"] and s.blood() == 14


@clause("F05-POWER-11")
def test_wolf_form_goes_one_or_two_roads() -> None:
    s = his_turn(["athens"], time="midnight")
    assert moves(s, "wolf-form") == ["sarajevo", "sofia", "salonica", "valona"]  # never back to Athens
    assert his_turn(["cagliari"], time="midnight").options() == [
        "lay mediterranean-sea", "lay tyrrhenian-sea", "lay hide", "lay feed", "lay dark-call", "wolf-and-hide",
    ]  # fmt: skip


@clause("F05-POWER-12")
def test_the_wolf_runs_past_hunters() -> None:
    s = his_turn(["athens"], time="midnight", at={MINA: "valona"}).play("wolf-form sarajevo")
    assert s.fight() is None and s.up() == []
    s = his_turn(["athens"], time="midnight", at={MINA: "sarajevo"}).play("wolf-form sarajevo")
    assert s.fight() == DRACULA and s.up() == ["sarajevo"]


@clause("F05-POWER-13")
def test_double_back_takes_a_road_to_another_city() -> None:
    s = his_turn(["vienna", "prague", "berlin"])
    assert moves(s, "double-back") == ["prague"]
    assert moves(his_turn(["hide", "vienna", "prague"]), "double-back") == ["prague"]


@clause("F05-POWER-14", "F05-POWER-15")
def test_double_back_from_the_trail_closes_the_gap() -> None:
    prague = {"card": "prague", "up": True, "encounters": ["bats"]}
    s = his_turn(["vienna", prague, *SIX[2:]]).play("double-back prague")
    assert s.trail() == ["prague", "vienna", *SIX[2:]] and s.lurking(1) == ["bats"] and s.marks(1) == ["up", "back"]
    assert s.turn() == GODALMING and s.marks(2) == ["cut"]
    s = his_turn(["vienna", {"card": "prague", "encounters": ["bats"]}]).play("double-back prague")
    assert s.marks(1) == ["back"] and backs(s, MINA)[:2] == ["land-back"] * 2


@clause("F05-POWER-16")
def test_of_two_encounters_in_the_catacombs_one_is_kept() -> None:
    s = his_turn(["vienna"], catacombs=[{"card": "prague", "encounters": ["fog", "bats"]}]).play("double-back prague")
    assert s.question == "keep-one" and s.options() == ["keep bats", "keep fog"] and s.trail() == ["vienna"]
    pool = s.pool().count("fog")
    s.play("keep bats")
    assert s.trail() == ["prague", "vienna"] and s.lurking(1) == ["bats"] and s.pool().count("fog") == pool + 1
    assert "one-kept catacomb-1:2" in s.heard(MINA)
    assert s.catacombs() == [None] * 3 and not [news for news in s.heard(MINA) if "fog" in news or "bats" in news]
    one = his_turn(["vienna"], catacombs=[{"card": "prague", "encounters": ["bats"]}]).play("double-back prague")
    assert one.lurking(1) == ["bats"] and one.turn() == GODALMING


@clause("F05-POWER-17")
def test_double_back_from_the_catacombs_slides_all_cards() -> None:
    s = his_turn(SIX, catacombs=["budapest", "rome", "bari"]).play("double-back budapest")
    assert s.trail() == ["budapest", *SIX[:5]] and s.options() == ["return leaving", "bury"]
    assert s.play("bury").catacombs() == ["frankfurt", "rome", "bari"]


@clause("F05-POWER-18")
def test_a_search_turns_up_hide_with_its_location() -> None:
    trail = ["zagreb", {"card": "hide", "encounters": ["plague"]}, "vienna", "prague"]
    s = scene("fury-2005", turn=MINA, step="search", at={MINA: "vienna"}, trail=trail)
    assert s.up() == ["hide", "vienna"] and s.health(MINA) == 6
    s = scene("fury-2005", turn=MINA, step="search", at={MINA: "prague"}, trail=trail)
    assert s.up() == ["prague"] and s.health(MINA) == 8


@clause("F05-POWER-19", "F05-POWER-20")
def test_a_hide_leaves_with_its_location() -> None:
    hide = {"card": "hide", "encounters": ["new-vampire"]}
    for answer in ("return leaving", "bury"):
        s = his_turn(["vienna", "prague", "berlin", "leipzig", hide, "nuremburg"])
        pool = len(s.pool())
        s.play("lay budapest")
        assert "revealed space-6 hide" in s.heard(MINA) and s.trail() == ["budapest", "vienna", "prague", "berlin", "leipzig"]
        assert len(s.pool()) == pool + 1 and s.options() == ["return leaving", "bury"]
        s.play(answer)
        assert s.dropped() == [] and s.hide_city() is None
    alone = his_turn(
        ["vienna", "prague", "berlin", "leipzig", "nuremburg", {"card": "hide", "city": "berlin", "encounters": ["new-vampire"]}]
    )
    alone.play("lay budapest", "return leaving", "place rats")
    assert alone.question == "mature" and alone.options() == ["pass"] and alone.view(MINA)["dropped"] == [-9]  # asked like for any card
    assert alone.play("pass").dropped() == [] and alone.vampires() == 0


@clause("F05-POWER-21")
def test_a_hide_stays_when_its_city_doubles_back() -> None:
    s = his_turn(["vienna", "hide", "prague", "berlin"]).play("double-back prague")
    assert s.trail() == ["prague", "vienna", "hide", "berlin"] and s.hide_city() == "prague" and s.marks(3) == ["cut"]


@clause("F05-POWER-22")
def test_a_revealed_hide_stays() -> None:
    s = his_turn(["vienna", {"card": "hide", "up": True}, "prague"]).play("lay budapest", "place rats")
    assert s.trail() == ["budapest", "vienna", "hide", "prague"] and "hide" in s.up()


@clause("F05-CARD-dark-call")
def test_dark_call() -> None:
    draws = ["draw fog"] * 4 + ["draw new-vampire"] * 6
    s = his_turn(["vienna"], time="midnight", chance=draws).play("lay dark-call")
    assert s.trail() == ["dark-call", "vienna"] and s.blood() == 13 and len(s.encounters()) == 15 and s.question == "trim-encounters"
    for kind in ("rats", "rats", "spy", "hoax", "wolves", "fog", "fog", "fog", "fog", "new-vampire"):
        s.play(f"discard {kind}")
    assert s.encounters() == ["new-vampire"] * 5 and s.turn() == GODALMING and s.lurking(1) == []
    assert not [news for news in s.heard(MINA) if "fog" in news or "spy" in news]
    assert "dark-call" in moves(his_turn(["vienna"], time="midnight", blood=3), "lay")
    assert "dark-call" not in moves(his_turn(["vienna"], time="midnight", blood=2), "lay")
    assert "dark-call" not in moves(his_turn(["vienna"], time="noon"), "lay")


@clause("F05-CARD-feed")
def test_feed() -> None:
    assert his_turn(["vienna"], time="midnight", blood=7).play("lay feed").blood() == 8
    assert his_turn(["vienna"], time="midnight").play("lay feed").blood() == 15


@clause("F05-CARD-hide")
def test_hide_looks_like_any_land() -> None:
    s, real = his_turn(["vienna"]).play("lay hide"), his_turn(["vienna"]).play("lay prague")
    assert s.heard(MINA) == real.heard(MINA) and s.view(MINA) == real.view(MINA) and s.trail() == ["hide", "vienna"]
    seen = his_turn([{"card": "vienna", "up": True}]).play("lay hide")
    assert seen.view(MINA) == his_turn([{"card": "vienna", "up": True}]).play("lay prague").view(MINA)
    castle = his_turn(["castle-dracula"]).play("lay hide")
    assert castle.up() == ["hide", "castle-dracula"] and castle.lurking(1) == [] and castle.turn() == GODALMING
    hunted = his_turn(["vienna"], at={MINA: "vienna"}).play("lay hide")
    assert hunted.up() == ["hide", "vienna"] and hunted.fight() == DRACULA


@clause("F05-CARD-wolf-form")
def test_wolf_form_needs_two_blood() -> None:
    assert moves(his_turn(["vienna"], time="midnight", blood=1), "wolf-form") == []
    s = his_turn(["vienna"], time="midnight", blood=2).play("wolf-form berlin")
    assert s.blood() == 1 and "wolf-form" in s.heard(MINA) and s.question == "place-encounter"


@clause("F05-CARD-double-back")
def test_double_back_turns_up_where_a_hunter_is() -> None:
    s = his_turn(["vienna", {"card": "prague", "encounters": ["bats"]}], at={MINA: "prague"}).play("double-back prague")
    assert s.up() == ["prague"] and s.fight() == DRACULA and s.lurking(1) == ["bats"]
    castle = his_turn(["galatz", "castle-dracula"], blood=7).play("double-back castle-dracula")
    assert castle.blood() == 9 and castle.trail() == ["castle-dracula", "galatz"]
