"""SEA, where it is Dracula's: embarking, sailing, landing, and what they cost him."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, MINA, backs, his_turn, moves, until_his_next_turn


@clause("F05-SEA-01", "F05-SEA-02")
def test_one_step_a_turn_and_no_staying_at_sea() -> None:
    assert "adriatic-sea" in moves(his_turn(["venice"]), "lay") and "ionian-sea" not in moves(his_turn(["venice"]), "lay")
    s = his_turn(["adriatic-sea", "venice"])
    assert s.options() == ["lay ionian-sea", "lay bari"]


@clause("F05-SEA-03", "F05-SEA-04")
def test_never_back_and_not_to_the_port_he_left() -> None:
    trail = ["venice", "florence", "rome", "naples", "bari", {"card": "athens", "encounters": ["new-vampire"]}]
    s = his_turn(trail).play("lay adriatic-sea", "return leaving", "mature")
    assert s.trail() == ["adriatic-sea"]  # so that the Trail bars nothing
    until_his_next_turn(s)
    assert s.options() == ["lay ionian-sea", "lay bari"]
    s = until_his_next_turn(s.play("lay ionian-sea"))
    assert "adriatic-sea" not in moves(s, "lay") and "tyrrhenian-sea" in moves(s, "lay")
    landed = until_his_next_turn(s.play("lay valona", "place rats", "draw fog"))
    assert landed.state.dracula_port == landed.state.dracula_from == -1  # type: ignore[attr-defined]


@clause("F05-SEA-05", "F05-SEA-06", "F05-SEA-07")
def test_every_other_zone_costs_blood_and_landing_nothing() -> None:
    s = his_turn(["constanta", "galatz"]).play("lay black-sea")
    assert s.blood() == 14 and s.marks(1) == ["paid"] and s.state.sailed == 1  # type: ignore[attr-defined]
    voyage = ["atlantic-ocean", "mediterranean-sea", "tyrrhenian-sea", "ionian-sea", "black-sea"]
    for zones, cost in ((1, 0), (2, 1), (3, 0), (4, 1)):
        trail = [*voyage[5 - zones :], "varna"]
        s = his_turn(trail).play(f"lay {voyage[4 - zones]}")
        assert s.blood() == 15 - cost and s.marks(1) == ["paid"][:cost]
    for zones, port in ((1, "constanta"), (2, "athens"), (3, "rome"), (4, "alicante")):
        s = his_turn([*voyage[5 - zones :], "varna"]).play(f"lay {port}")
        assert s.blood() == 15 and s.state.sailed == 0 and s.marks(1) == []  # type: ignore[attr-defined]


@clause("F05-SEA-08", "F05-SEA-09")
def test_without_blood_to_spare_he_must_land() -> None:
    trail = ["ionian-sea", "black-sea", "varna"]
    assert moves(his_turn(trail, blood=1), "lay") == ["salonica", "valona", "athens"]
    assert moves(his_turn(trail, blood=2), "lay") == ["tyrrhenian-sea", "adriatic-sea", "salonica", "valona", "athens"]
    assert moves(his_turn(trail[1:], blood=1), "lay") == ["ionian-sea", "constanta"]  # a free one
    assert "black-sea" not in moves(his_turn(["varna"], blood=1), "lay") and "black-sea" in moves(his_turn(["varna"], blood=2), "lay")


@clause("F05-SEA-10")
def test_neither_paying_nor_landing_is_no_legal_move() -> None:
    s = his_turn(["black-sea", "ionian-sea", "athens"], blood=1, hosts=["constanta", "varna"])
    assert "no-legal-move" in s.heard() and s.turn() == GODALMING and s.trail() == ["black-sea"]
    assert his_turn(["black-sea", "ionian-sea", "athens"], blood=1, hosts=["constanta"]).options() == ["lay varna"]


@clause("F05-SEA-11")
def test_no_power_from_or_into_a_sea_zone() -> None:
    s = his_turn(["adriatic-sea", "venice"], time="midnight")
    assert all([text.startswith("lay") for text in s.options()]) and not {"hide", "feed", "dark-call"} & set(moves(s, "lay"))
    s = his_turn(["venice", "adriatic-sea", "bari"], time="midnight")
    assert "adriatic-sea" not in moves(s, "double-back") + moves(s, "wolf-and-double-back") + moves(s, "wolf-form")


@clause("F05-SEA-12", "F05-SEA-14")
def test_no_action_phase_and_no_refill_at_sea() -> None:
    s = his_turn(["venice"], encounters=["rats"], at={MINA: "adriatic-sea"}).play("lay adriatic-sea")
    assert s.turn() == GODALMING and s.lurking(1) == [] and s.encounters() == ["rats"] and s.fight() is None
    s = his_turn(["adriatic-sea", "venice"], encounters=["rats"]).play("lay bari", "place rats")
    assert s.asked == ["chance"]  # on land the hand is filled again


@clause("F05-SEA-13")
def test_what_drops_off_at_sea_may_mature() -> None:
    trail = ["venice", "florence", "rome", "naples", "bari", {"card": "athens", "encounters": ["new-vampire"]}]
    s = his_turn(trail).play("lay adriatic-sea", "return leaving")
    assert s.question == "mature" and s.play("mature").vampires() == 2 and s.trail() == ["adriatic-sea"]


@clause("F05-SEA-15")
def test_the_back_shows_that_he_sails() -> None:
    s = his_turn(["venice", "hide", "florence"]).play("lay adriatic-sea")
    assert backs(s, MINA)[:4] == ["sea-back", "land-back", "land-back", "land-back"] and "laid sea-back" in s.heard(MINA)
    assert backs(s, DRACULA)[0] == "adriatic-sea"


@clause("F05-CARD-rufus-smith")
def test_rufus_smith_makes_every_zone_cost() -> None:
    for trail, zone in ((["black-sea", "varna"], "ionian-sea"), (["ionian-sea", "black-sea", "varna"], "adriatic-sea")):
        s = his_turn(trail, allies={"hunters": "rufus-smith"}).play(f"lay {zone}")
        assert s.blood() == 14 and s.marks(1) == ["paid"]
    assert his_turn(["black-sea", "varna"], allies={"hunters": "rufus-smith"}).play("lay constanta").blood() == 15
    assert moves(his_turn(["black-sea", "varna"], allies={"hunters": "rufus-smith"}, blood=1), "lay") == ["constanta"]
