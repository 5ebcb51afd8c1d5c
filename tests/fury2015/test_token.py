"""Bats, fog, storms, roadblocks and holy ground: F15-TOKEN."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, passed, scene, sees


@clause("F15-TOKEN-01")
@pytest.mark.parametrize("phase", ["day", "night"])
def test_bats_carry_the_hunter_off_instead_of_an_action(phase: str) -> None:
    s = scene(phase=phase, bats=[GODALMING], at={GODALMING: "vienna"})
    assert s.asked == [DRACULA] and s.options() == ["carry munich", "carry prague", "carry budapest", "carry zagreb"]
    s.play("carry prague")
    assert s.at(GODALMING) == "prague" and s.bats() == [] and s.turn() == SEWARD
    assert {"bats-carry godalming", "arrives godalming prague"} <= set(s.heard())
    assert s.refused("godalming: rest") == "F15-TIME-08"


@clause("F15-TOKEN-01")
def test_the_hunter_is_set_down_among_dracula_s_encounters() -> None:
    s = scene(bats=[GODALMING], at={GODALMING: "vienna"}, trail=["galatz", {"card": "prague", "encounters": ["rats"]}])
    s.play("carry prague")
    assert s.up() == ["prague"] and "ambush space-2:rats" in s.options()


@clause("F15-TOKEN-02")
def test_a_delayed_hunter_stands_up_before_the_bats_come() -> None:
    s = scene(bats=[GODALMING], delayed=[GODALMING])
    assert s.asked == [SEWARD] and s.bats() == [GODALMING] and s.delayed() == []
    assert passed(s, until="carried-off").phase() == "night" and s.options()[0] == "carry manchester"


@clause("F15-TOKEN-03")
def test_fog_holds_the_bats_back() -> None:
    s = scene(bats=[GODALMING], fog=["london"])
    assert s.asked == [GODALMING] and "rest" in s.options() and s.refused("road manchester") == "F15-TOKEN-06"
    s = passed(s.play("rest"), until="carried-off")
    assert s.phase() == "night" and s.asked == [DRACULA]  # one token has left at dusk
    all_round = scene(bats=[GODALMING], fog=["manchester", "swansea", "plymouth"])
    assert all_round.asked == [GODALMING] and all_round.bats() == [GODALMING]


@clause("F15-TOKEN-04")
def test_after_the_flight_the_hunter_is_delayed() -> None:
    s = scene(bats=[GODALMING]).play("carry swansea")
    assert s.delayed() == [GODALMING] and "delayed godalming" in s.heard()


@clause("F15-TOKEN-05")
@pytest.mark.parametrize(("place", "blocks"), [
    ("cagliari", []),
    ("london", ["london/manchester", "london/swansea", "london/plymouth"]),
])  # fmt: skip
def test_with_nowhere_to_go_there_is_no_flight(place: str, blocks: list[str]) -> None:
    s = scene(bats=[GODALMING], at={GODALMING: place}, roadblocks=blocks)
    assert s.at(GODALMING) == place and s.bats() == [] and s.delayed() == [GODALMING] and s.asked == [SEWARD]


@clause("F15-TOKEN-05")
def test_at_sea_the_ports_are_near_in_a_hospital_its_city() -> None:
    s = scene(bats=[GODALMING], at={GODALMING: "english-channel"}, fog=["plymouth"])
    assert s.options() == ["carry london", "carry le-havre"] and s.refused("carry plymouth") == "F15-TOKEN-06"
    assert scene(bats=[GODALMING], at={GODALMING: "english-channel"}, fog=["plymouth", "london", "le-havre"]).bats() == [GODALMING]
    assert scene(bats=[GODALMING], at={GODALMING: "hospital-rome"}).options() == ["carry rome"]
    assert scene(bats=[GODALMING], at={GODALMING: "hospital-rome"}, fog=["rome"]).asked == [GODALMING]


@clause("F15-TOKEN-06")
def test_fog_lets_nobody_in_or_out() -> None:
    s = scene(at={GODALMING: "vienna"}, fog=["prague"])
    assert "road prague" not in s.options() and s.refused("road prague") == "F15-TOKEN-06" and "road munich" in s.options()
    s = scene(at={GODALMING: "vienna"}, fog=["vienna"], tickets={GODALMING: ["3/2"]})
    assert not [o for o in s.options() if o.startswith(("road", "rail"))]
    assert s.refused("road prague") == "F15-TOKEN-06" and s.refused("rail 3/2") == "F15-RAIL-07"


@clause("F15-TOKEN-06")
def test_fog_closes_the_way_through_and_the_ports() -> None:
    s = scene(at={GODALMING: "london"}, fog=["manchester"], events={GODALMING: ["sense-of-emergency"]}).play("play sense-of-emergency")
    assert "road edinburgh" not in s.options() and s.refused("road edinburgh") == "F15-TOKEN-06" and "road liverpool" in s.options()
    s = scene(at={GODALMING: "english-channel"}, fog=["plymouth"])
    assert s.refused("sail plymouth") == "F15-TOKEN-06" and "sail london" in s.options()
    s = scene(fog=["london"])
    assert s.refused("sail english-channel") == "F15-TOKEN-06"


@clause("F15-TOKEN-06")
def test_not_even_dracula_carries_a_hunter_into_fog() -> None:
    s = scene(bats=[GODALMING], fog=["manchester"])
    assert s.options() == ["carry swansea", "carry plymouth"] and s.refused("carry manchester") == "F15-TOKEN-06"


@clause("F15-TOKEN-07")
def test_two_fog_tokens_go_to_one_city() -> None:
    trail = ["milan", "genoa", "florence", "rome", "naples", {"card": "vienna", "encounters": ["unnatural-fog"]}]
    s = scene(phase="dracula", step="slide", trail=trail).play("mature", "ripen unnatural-fog")
    assert "fog prague" in s.options() and "fog venice" not in s.options()
    assert s.play("fog prague").fog() == ["prague", "prague"] and s.heard().count("fog prague") >= 1
    port = {"card": "varna", "encounters": ["unnatural-fog"]}
    s = scene(phase="night", at={GODALMING: "varna"}, trail=["sofia", port]).play("search", "face space-2:unnatural-fog")
    assert s.fog() == ["varna", "varna"]


@clause("F15-TOKEN-08")
def test_at_the_end_of_dusk_one_token_leaves_every_city() -> None:
    s = scene(phase="dusk", fog=["prague", "prague", "rome", "vienna"])
    assert s.fog() == ["prague"] and s.question == "hunter-acts"
    assert {"fog-lifts prague", "fog-lifts rome", "fog-lifts vienna"} <= set(s.heard())


@clause("F15-TOKEN-09")
def test_no_hunter_sails_into_a_storm_but_out_of_it() -> None:
    s = scene(storms=["english-channel"])
    assert "sail english-channel" not in s.options() and s.refused("sail english-channel") == "F15-TOKEN-09"
    s = scene(at={GODALMING: "english-channel"}, storms=["english-channel", "atlantic-ocean"])
    assert {"sail london", "sail north-sea"} <= set(s.options()) and s.refused("sail atlantic-ocean") == "F15-TOKEN-09"


@clause("F15-TOKEN-09")
def test_a_storm_stops_the_second_leg_too() -> None:
    s = scene(events={GODALMING: ["excellent-weather"]}, storms=["north-sea"]).play("play excellent-weather", "sail english-channel")
    assert "sail north-sea" not in s.options() and s.refused("sail north-sea") == "F15-TOKEN-09" and "sail le-havre" in s.options()


@clause("F15-TOKEN-10")
def test_one_storm_on_a_sea() -> None:
    s = scene(phase="dracula", step="end", events={DRACULA: ["summon-storms"]}, storms=["black-sea"]).play("play summon-storms")
    assert "storm black-sea" not in s.options() and s.refused("storm black-sea") == "F15-TOKEN-10"
    s.play("storm irish-sea")
    assert s.refused("storm irish-sea") == "F15-TOKEN-10" and s.storms() == ["irish-sea", "black-sea"] and "storm irish-sea" in s.heard()
    assert len(s.play("storm north-sea", "storm ionian-sea").storms()) == 4 and s.question != "raise-storm"


@clause("F15-TOKEN-11")
def test_at_the_end_of_dusk_dracula_calms_one_storm() -> None:
    s = scene(phase="dusk", storms=["irish-sea", "black-sea"])
    assert s.asked == [DRACULA] and s.options() == ["calm irish-sea", "calm black-sea"]
    s.play("calm irish-sea")
    assert s.storms() == ["black-sea"] and "calm irish-sea" in s.heard() and s.question == "hunter-acts"


@clause("F15-TOKEN-12")
def test_a_roadblock_closes_a_road_or_a_railway() -> None:
    s = scene(roadblocks=["london/manchester"], tickets={GODALMING: ["1/1"]})
    assert "road manchester" not in s.options() and s.refused("road manchester") == "F15-TOKEN-12"
    assert "ride manchester" in s.play("rail 1/1").options()
    s = scene(roadblocks=["london=manchester"], tickets={GODALMING: ["1/1"]})
    assert "road manchester" in s.options() and s.play("rail 1/1").refused("ride manchester") == "F15-RAIL-08"


@clause("F15-TOKEN-12")
def test_no_card_goes_round_a_roadblock() -> None:
    s = scene(roadblocks=["london/manchester", "london/swansea"], events={GODALMING: ["sense-of-emergency"]}).play(
        "play sense-of-emergency"
    )
    assert s.options() == ["road plymouth"] and s.refused("road manchester") == "F15-TOKEN-12"
    s = scene(roadblocks=["london/manchester"], bats=[GODALMING])
    assert "carry manchester" not in s.options() and s.refused("carry manchester") == "F15-TOKEN-12"


@clause("F15-TOKEN-13")
def test_one_roadblock_on_a_road_and_one_on_the_railway_beside_it() -> None:
    s = scene(phase="dracula", step="end", events={DRACULA: ["roadblock"]}, roadblocks=["london/manchester"]).play("play roadblock")
    assert "block london/manchester" not in s.options() and s.refused("block london/manchester") == "F15-TOKEN-13"
    s.play("block london=manchester")
    assert s.roadblocks() == ["london/manchester", "london=manchester"] and "roadblock london=manchester" in s.heard()
    assert s.refused("block london=manchester") == "F15-TOKEN-13"


@clause("F15-TOKEN-14")
def test_at_the_end_of_dusk_dracula_reopens_one_way() -> None:
    s = scene(phase="dusk", roadblocks=["vienna/prague", "berlin=prague"])
    assert s.asked == [DRACULA] and sorted(s.options()) == sorted(f"unblock {edge}" for edge in s.roadblocks())
    s.play("unblock berlin=prague")
    assert len(s.roadblocks()) == 1 and "unblocked berlin=prague" in s.heard() and s.question == "hunter-acts"


@clause("F15-TOKEN-15")
def test_consecrated_ground_lays_a_hideout_bare() -> None:
    trail = ["munich", {"card": "vienna", "encounters": ["rats", "bats"]}]
    s = scene(phase="night", events={GODALMING: ["consecrated-ground"]}, trail=trail).play("play consecrated-ground", "bless vienna")
    assert s.up() == ["vienna"] and s.faceup(2) == ["bats", "rats"] and s.consecrated() == "vienna"
    assert {"consecrated vienna", "revealed space-2 vienna", "encounter-revealed space-2 rats"} <= set(s.heard())


@clause("F15-TOKEN-15")
def test_a_heavenly_host_does_too_and_may_find_dracula() -> None:
    trail = [{"card": "munich", "encounters": ["rats"]}]
    s = scene(phase="night", events={GODALMING: ["consecrated-ground"]}, items={MINA: ["heavenly-host"]}, trail=trail)
    s.play("play consecrated-ground", "bless paris")
    assert s.up() == [] and s.asked == [MINA]
    s.play("show heavenly-host", "bless munich")
    assert s.up() == ["munich"] and s.faceup(1) == ["rats"] and sees(s).dracula.at == "munich"
    assert s.hosts() == ["munich"] and "hosted munich" in s.heard() and s.items(MINA) == ["heavenly-host"]


@clause("F15-TOKEN-16")
def test_the_hosts_leave_at_the_end_of_the_next_dawn() -> None:
    s = scene(phase="dawn", hosts=["vienna", "prague"], consecrated="rome", events={MINA: ["long-night"]})
    assert s.question == "dawn" and s.hosts() == ["prague", "vienna"] and s.play("pass").hosts() == [] and "hosts-leave" in s.heard()


@clause("F15-TOKEN-17")
def test_consecrated_ground_stays_until_a_card_removes_it() -> None:
    s = passed(scene(phase="dawn", consecrated="rome"), until="hunter-acts")
    assert s.consecrated() == "rome" and passed(s, until="choose-card").consecrated() == "rome"
    s = scene(phase="dracula", step="card", consecrated="rome", events={DRACULA: ["devilish-power"]})
    s.play("play-now devilish-power", "unbless")
    assert s.consecrated() is None and "desecrated rome" in s.heard()


@clause("F15-TOKEN-18")
def test_storms_and_roadblocks_run_out() -> None:
    seas = ["black-sea", "irish-sea", "ionian-sea", "north-sea"]
    s = scene(phase="dracula", step="end", events={DRACULA: ["summon-storms"]}, storms=seas).play("play summon-storms")
    s.play("storm adriatic-sea", "storm english-channel")
    assert len(s.storms()) == 6 and s.question != "raise-storm"
    roads = ["vienna/prague", "vienna/munich", "vienna/budapest", "london/swansea", "london/plymouth", "berlin/prague"]
    s = scene(phase="dracula", step="end", events={DRACULA: ["roadblock"]}, roadblocks=roads).play("play roadblock")
    s.play(s.options()[0]).play(s.options()[0])
    assert len(s.roadblocks()) == 8 and s.question != "place-block"


@clause("F15-TOKEN-18")
def test_fog_and_bats_run_out() -> None:
    port = {"card": "varna", "encounters": ["unnatural-fog", "bats"]}
    s = scene(phase="night", at={GODALMING: "varna"}, trail=["sofia", port], fog=["rome", "rome", "paris"], bats=[VAN_HELSING, MINA])
    s.play("search", "face space-2:unnatural-fog")
    assert sorted(s.fog()) == ["paris", "rome", "rome", "varna"]
    assert s.play("face space-2:bats").bats() == [VAN_HELSING, MINA] and sorted(s.encounter_discards()) == ["bats", "unnatural-fog"]


@clause("F15-TOKEN-18")
def test_three_hosts_and_one_consecrated_ground() -> None:
    four: dict[str, Any] = {h: ["heavenly-host"] for h in (GODALMING, SEWARD, VAN_HELSING)} | {MINA: ["knife"]}
    s = scene(phase="night", events={GODALMING: ["consecrated-ground"]}, items=four, consecrated="rome").play(
        "play consecrated-ground", "bless paris"
    )
    assert s.consecrated() == "paris"
    for city in ("vienna", "prague", "berlin"):
        s.play("show heavenly-host", f"bless {city}")
    assert len(s.hosts()) == 3 and s.asked == [SEWARD] and s.question == "hunter-acts"  # Mina is not asked any more


@clause("F15-TOKEN-19")
def test_holy_ground_does_not_drive_dracula_out() -> None:
    s = scene(phase="dusk", trail=[{"card": "munich", "up": True}], consecrated="munich")
    assert s.at(DRACULA) == "munich" and s.damage(DRACULA) == 0
    s = scene(phase="dracula", step="card", trail=[None, {"card": "munich", "up": True}], consecrated="munich")
    assert "lay vienna" in s.options() and s.play("lay vienna").trail()[:2] == ["vienna", "munich"]


@clause("F15-TOKEN-20")
def test_consecrated_ground_on_a_lair_reveals_nothing() -> None:
    s = scene(
        phase="night", events={GODALMING: ["consecrated-ground"]}, trail=["munich"], lairs=[{"card": "vienna", "encounters": ["rats"]}]
    )
    s.play("play consecrated-ground", "bless vienna")
    assert s.up() == [] and s.faceup("lair-1") == [] and s.consecrated() == "vienna"


@clause("F15-TOKEN-01", "F15-CARD-renewed-vigor")
@pytest.mark.parametrize("down", [False, True])
def test_bats_take_the_additional_action_too(down: bool) -> None:
    s = scene(at={GODALMING: "vienna"}, trail=["galatz", {"card": "prague", "encounters": ["bats"]}], effects=["renewed-vigor"])
    if down:
        s = scene(at={GODALMING: "vienna"}, delayed=[GODALMING], bats=[GODALMING], effects=["renewed-vigor"])
    else:
        s.play("road prague", "ambush space-2:bats")
    assert (s.question, s.asked) == ("carried-off", [DRACULA]) and "bats-carry godalming" in s.heard()


@clause("F15-TOKEN-01", "F15-ACTION-04")
def test_bats_wait_for_the_day_at_sea() -> None:
    s = scene(phase="night", turn=MINA, at={MINA: "north-sea"}, bats=[MINA])
    assert s.asked == [MINA] and s.options() == ["pass"] and s.bats() == [MINA]
    assert scene(turn=MINA, at={MINA: "north-sea"}, bats=[MINA]).question == "carried-off"
