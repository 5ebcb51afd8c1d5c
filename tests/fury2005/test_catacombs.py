"""CATACOMB: three spaces for cards that were pushed off the Trail."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, HUNTERS, MINA, SIX, backs, before_frankfurt, his_turn, moves


@clause("F05-CATACOMB-01", "F05-CATACOMB-02")
def test_a_card_pushed_off_may_go_to_a_free_space() -> None:
    s = before_frankfurt({}, catacombs=["rome", "bari"])
    assert s.options() == ["return leaving", "bury"]
    s.play("bury")
    assert s.catacombs() == ["rome", "bari", "frankfurt"] and s.trail() == ["budapest", *SIX[:5]] and "buried catacomb-3" in s.heard()
    assert before_frankfurt({}, catacombs=["rome", None, "bari"]).play("bury").catacombs() == ["rome", "frankfurt", "bari"]


@clause("F05-CATACOMB-03")
def test_three_cards_are_all() -> None:
    s = before_frankfurt({"encounters": ["bats"]}, catacombs=["rome", "bari", "naples"])
    assert s.question == "place-encounter" and s.catacombs() == ["rome", "bari", "naples"] and s.dropped() == ["bats"]


@clause("F05-CATACOMB-04")
def test_no_powers_and_no_seas() -> None:
    for oldest in ("feed", "north-sea"):
        s = his_turn([*SIX[:5], oldest]).play("lay budapest")
        assert s.question == "place-encounter" and s.catacombs() == [None] * 3
    s = his_turn(["vienna", "prague", "berlin", "leipzig", "nuremburg", {"card": "hide", "city": "berlin"}]).play("lay budapest")
    assert s.question == "card-leaves" and s.options() == ["return leaving"]  # asked all the same: face down it looks like a city
    assert backs(s, MINA)[9] == "land-back"
    s = his_turn(["vienna", "prague", "berlin", "leipzig", "nuremburg", {"card": "hide", "city": "berlin", "up": True}]).play(
        "lay budapest"
    )
    assert s.question == "place-encounter"


@clause("F05-CATACOMB-05", "F05-CATACOMB-07")
def test_face_and_encounter_stay_and_nothing_matures() -> None:
    s = before_frankfurt({"encounters": ["new-vampire"]}).play("bury", "pass")
    assert s.lurking("catacomb-1") == ["new-vampire"] and s.up() == [] and s.dropped() == []
    assert backs(s, MINA)[6] == "land-back" and s.view(MINA)["hideout_encounters"][6] == [-9]
    assert s.play("place rats").question != "mature"
    s = before_frankfurt({"up": True, "faceup": ["bats"]}).play("bury", "pass")
    assert s.up() == ["frankfurt"] and s.faceup("catacomb-1") == ["bats"]


@clause("F05-CATACOMB-06", "F05-CATACOMB-14")
def test_one_more_encounter_may_be_added() -> None:
    s = before_frankfurt({"encounters": ["bats"]}).play("bury")
    assert s.question == "add-encounter" and s.options() == ["pass", "add hoax", "add rats", "add spy", "add wolves"]
    s.play("add spy")
    assert (
        s.lurking("catacomb-1") == ["bats", "spy"] and s.faceup("catacomb-1") == [] and s.encounters() == ["hoax", "rats", "rats", "wolves"]
    )
    assert "encounter-placed catacomb-1" in s.heard(MINA) and not [news for news in s.heard(MINA) if "spy" in news]
    bare = before_frankfurt({}).play("bury", "add spy")
    assert bare.lurking("catacomb-1") == ["spy"] and bare.question == "place-encounter"
    must = before_frankfurt({}, options={"catacomb_extra": "must"}).play("bury")
    assert must.options() == ["add hoax", "add rats", "add spy", "add wolves"]
    assert before_frankfurt({}, encounters=[], options={"catacomb_extra": "must"}).play("bury").question != "add-encounter"


@clause("F05-CATACOMB-08", "F05-CATACOMB-09")
def test_he_may_return_cards_in_his_catacombs_step() -> None:
    rome = {"card": "rome", "encounters": ["new-vampire", "bats"]}
    s = his_turn(["vienna"], "catacombs", catacombs=[rome, {"card": "bari", "up": True}, "naples"])
    assert s.options() == ["done", "return catacomb-1", "return catacomb-2", "return catacomb-3"]
    pool = len(s.pool())
    s.play("return catacomb-1")
    assert s.catacombs() == [None, "bari", "naples"] and s.options() == ["done", "return catacomb-2", "return catacomb-3"]
    assert len(s.pool()) == pool + 2 and s.vampires() == 0 and s.dropped() == []
    assert "card-gone catacomb-1" in s.heard(MINA) and not [news for news in s.heard(MINA) if "rome" in news or "bats" in news]
    assert s.play("done").question == "dracula-moves"
    florence = his_turn(["florence"], "catacombs", catacombs=["rome"])
    assert "lay rome" in florence.play("return catacomb-1").options()


@clause("F05-CATACOMB-10")
def test_no_catacombs_step_at_sea() -> None:
    at_sea = ["adriatic-sea", "venice"]
    assert his_turn(at_sea, "catacombs", catacombs=["rome"]).question == "dracula-moves"
    assert his_turn(at_sea, "catacombs", catacombs=["rome"], options={"catacombs_at_sea": True}).question == "catacombs-step"
    assert his_turn(["vienna"], "catacombs", catacombs=["rome"]).question == "catacombs-step"
    assert his_turn(["vienna"], "catacombs").question == "dracula-moves"  # nothing to return


@clause("F05-CATACOMB-11")
def test_the_castle_goes_there_bare() -> None:
    trail = ["vienna", "budapest", "szeged", "belgrade", "klausenburg", "castle-dracula"]
    s = his_turn(trail).play("lay prague")
    assert s.options() == ["return leaving", "bury"]
    s.play("bury")
    assert s.catacombs()[0] == "castle-dracula" and s.lurking("catacomb-1") == [] and s.question == "place-encounter"


@clause("F05-CATACOMB-12")
def test_an_emptied_card_stays() -> None:
    s = his_turn(["vienna"], "catacombs", catacombs=[{"card": "rome", "up": True}])
    assert s.question == "catacombs-step" and s.play("done").catacombs() == ["rome", None, None]
    assert s.play("lay prague", "place rats").catacombs() == ["rome", None, None]


@clause("F05-CATACOMB-13", "F05-DMOVE-04")
def test_only_double_back_leads_to_a_card_in_trail_or_catacombs() -> None:
    s = his_turn(["vienna", "prague"], catacombs=["zagreb"], time="midnight")
    assert not {"prague", "zagreb"} & set(moves(s, "lay") + moves(s, "wolf-form"))
    assert moves(s, "double-back") == ["prague", "zagreb"] and "budapest" in moves(s, "lay")
    assert s.view(DRACULA)["trail"] != s.view(HUNTERS[0])["trail"]
