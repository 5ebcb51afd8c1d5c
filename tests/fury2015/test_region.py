"""Regions and Psychic Bond: F15-REGION."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, MINA, SEWARD, scene
from whitby.games.fury.europe import is_city
from whitby.games.fury2015.europe import NO_REGION, REGION, REGIONS


@clause("F15-REGION-01")
def test_every_city_is_in_one_of_seven_regions() -> None:
    assert sorted(REGIONS) == ["austro-hungaria", "baltica", "britannica", "gallia", "germania", "iberia", "italia"]
    for place, region in enumerate(REGION):
        assert (region in range(7)) if is_city(place) else region == NO_REGION
    assert set(REGION) == {NO_REGION, *range(7)}


@clause("F15-REGION-02")
def test_at_sea_he_is_in_no_region() -> None:
    mina = {MINA: "varna", SEWARD: "varna"}
    s = scene(turn=MINA, at=mina, trail=["black-sea", "constanta"]).play("bond")
    assert "bond-no varna" in s.heard()
    s = scene(turn=MINA, at=mina, trail=["black-sea", "constanta"], events={MINA: ["hypnosis"]}).play("play hypnosis")
    assert "no-region" in s.heard() and not [news for news in s.heard() if news.startswith("region")]


@clause("F15-REGION-02")
def test_on_land_hypnosis_gets_his_region() -> None:
    s = scene(turn=MINA, at={SEWARD: "madrid"}, trail=["prague"], events={MINA: ["hypnosis"]}).play("play hypnosis")
    assert "region austro-hungaria" in s.heard() and s.heard().count("no-region") == 0


@clause("F15-REGION-03")
@pytest.mark.parametrize(
    ("city", "answer"), [("prague", "bond-yes vienna"), ("munich", "bond-no vienna"), ("castle-dracula", "bond-yes vienna")]
)
@pytest.mark.parametrize("phase", ["day", "night"])
def test_mina_with_company_asks_for_her_region(phase: str, city: str, answer: str) -> None:
    s = scene(phase=phase, turn=MINA, at={MINA: "vienna", SEWARD: "vienna"}, trail=[city]).play("bond")
    assert answer in s.heard() and answer in s.heard(DRACULA) and s.up() == [] and s.delayed() == []


@clause("F15-REGION-03")
def test_alone_or_beside_the_hospital_she_cannot() -> None:
    s = scene(turn=MINA)
    assert "bond" not in s.options() and s.refused("bond") == "F15-REGION-03"
    s = scene(turn=MINA, at={MINA: "budapest", SEWARD: "hospital-budapest"})
    assert "bond" not in s.options() and s.refused("bond") == "F15-HOSPITAL-08"
    assert "bond" not in scene(turn=SEWARD, at={MINA: "vienna", SEWARD: "vienna"}).options()


@clause("F15-REGION-03")
def test_the_bond_is_her_action() -> None:
    s = scene(turn=MINA, at={MINA: "vienna", SEWARD: "vienna"}, trail=["prague"]).play("bond")
    assert s.phase() == "night" and s.heard().count("bond-yes vienna") == 1
