"""What a table may choose: each option both ways."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, FIVE, GODALMING, MINA, SEWARD, clash, scene, sees, vampire
from whitby import notation
from whitby.games.fury2015 import GAME
from whitby.play import Play
from whitby.scene import Scene
from whitby.web import game_info

FULL = ["bats", "hoax", "rats", "spy", "szgany-mob", "wolves"]  # a hand of encounters: with one less nothing is drawn


def test_the_options_and_their_clauses() -> None:
    assert {option.name: (option.default, option.clause) for option in GAME.options} == {
        "vampire_night": (False, "F15-COMBAT-06"),
        "open_encounters": (True, "F15-HIDDEN-03"),
        "hide_behind_power": (True, "F15-POWER-08"),
        "private_talk": (False, "F15-HIDDEN-04"),
        "events_after_combat": (False, "F15-TIME-04"),
        "wolf_with_hide": (False, "F15-DRAC-19"),
        "hide_tied_to_leaving": (False, "F15-POWER-10"),
    }


@clause("F15-COMBAT-06")
@pytest.mark.parametrize(("chosen", "bites"), [(False, 0), (True, 1)])
def test_vampire_night(chosen: bool, bites: int) -> None:
    options = {"vampire_night": chosen}
    s = vampire("new-vampire", options=options, fighters=[SEWARD], round=2, night=True, hand=["fangs"], mesmerized=[SEWARD])
    s = clash(s, "fangs", seward="punch")
    assert s.bites(SEWARD) == bites and s.damage(SEWARD) == (0 if bites else 2) and s.influence() == bites


@clause("F15-COMBAT-06")
@pytest.mark.parametrize("chosen", [False, True])
def test_a_vampire_fight_by_day_is_by_day_either_way(chosen: bool) -> None:
    s = vampire("new-vampire", options={"vampire_night": chosen}, fighters=[SEWARD], round=2, hand=["fangs"], mesmerized=[SEWARD])
    assert clash(s, "fangs", seward="punch").bites(SEWARD) == 0


@clause("F15-HIDDEN-03")
@pytest.mark.parametrize(("chosen", "seen"), [(True, ["rats"]), (False, [])])
def test_open_encounters(chosen: bool, seen: list[str]) -> None:
    trail = [None, "vienna", {"card": "munich", "encounters": ["rats"]}]
    s = scene(options={"open_encounters": chosen}, phase="dracula", step="card", trail=trail).play("misdirect space-3")
    s.play("lay prague")
    assert s.encounter_discards() == ["rats"] and sees(s, MINA).encounter_discards == seen
    assert ("encounter-discarded rats" in s.heard(MINA)) == chosen


@clause("F15-HIDDEN-03")
@pytest.mark.parametrize("chosen", [True, False])
def test_open_encounters_thrown_from_the_hand(chosen: bool) -> None:
    hand = ["rats", "bats", "spy", "hoax", "wolves"]
    s = scene(options={"open_encounters": chosen}, phase="dracula", allies={DRACULA: "draculas-brides"}, encounters=hand)
    s.play("discard rats")
    assert "rats" not in s.encounters() and s.encounter_discards() == ["rats"]
    assert bool([news for news in s.heard(MINA) if "rats" in news]) == chosen and "encounter-discarded rats" in s.heard(DRACULA)


@clause("F15-POWER-08")
@pytest.mark.parametrize(("chosen", "up"), [(True, ["hide", "vienna"]), (False, ["vienna"])])
def test_hide_behind_power(chosen: bool, up: list[str]) -> None:
    trail = [{"card": "hide", "encounters": ["rats"]}, "feed", "vienna"]
    s = scene(options={"hide_behind_power": chosen}, trail=trail, at={GODALMING: "zagreb"}).play("road vienna")
    assert s.up() == up and ("ambush space-1:rats" in s.options()) == chosen


@clause("F15-POWER-08")
@pytest.mark.parametrize("chosen", [True, False])
def test_hide_right_beside_its_location_is_tied_either_way(chosen: bool) -> None:
    s = scene(options={"hide_behind_power": chosen}, trail=["hide", "vienna"], at={GODALMING: "zagreb"}).play("road vienna")
    assert s.up() == ["hide", "vienna"]


@clause("F15-POWER-15")
@pytest.mark.parametrize("chosen", [True, False])
def test_misdirect_goes_by_the_same_tie(chosen: bool) -> None:
    trail = [None, "munich", "hide", "feed", "vienna", "prague"]
    s = scene(options={"hide_behind_power": chosen}, phase="dracula", step="card", trail=trail)
    assert ("misdirect space-5" in s.options()) != chosen


def test_every_option_is_offered_and_read() -> None:
    assert [option.name for option in game_info.game_summary(GAME.id).options] == [option.name for option in GAME.options]
    record = notation.record_of(GAME, Play(GAME, options={"private_talk": True}), {"private_talk": True})
    assert notation.replay(notation.read(notation.write(record))).state.private_talk


@clause("F15-HIDDEN-04")
@pytest.mark.parametrize("chosen", [False, True])
def test_private_talk(chosen: bool) -> None:
    s = scene(options={"private_talk": chosen})
    assert [channel.name for channel in GAME.talk(s.view(None), GAME.seat(GODALMING))] == (["hunters", "all"] if chosen else ["all"])
    assert [channel.name for channel in GAME.talk(s.view(None), GAME.seat(DRACULA))] == ["all"]


@clause("F15-POWER-08", "F15-REVEAL-03")
@pytest.mark.parametrize("tied", [True, False])
def test_who_is_found_behind_a_facedown_hide_stands_on_the_board(tied: bool) -> None:
    def scouted(first: str) -> Scene:
        parts = {"at": {GODALMING: "galway"}, "event_top": "hired-scouts", "chance": ["draw forewarned"]}
        s = scene(options={"hide_behind_power": tied}, trail=[first, "feed", "vienna"], **parts)
        return s.play("supply", "play hired-scouts", "name vienna", "name paris")

    s = scouted("hide")
    assert sees(s, MINA).dracula.at == "vienna" and ("hide" in s.up()) == tied and ("figure vienna" in s.heard()) != tied
    city = scouted("prague")
    assert sees(city, MINA).dracula.at is None and "figure vienna" not in city.heard()


MEETING: dict[str, Any] = {"at": {MINA: "vienna"}, "trail": ["vienna"], "chance": list(FIVE)}


@clause("F15-TIME-04")
@pytest.mark.parametrize("phase", ["dawn", "dusk"])
@pytest.mark.parametrize("chosen", [False, True])
def test_events_after_combat(phase: str, chosen: bool) -> None:
    options = {"events_after_combat": chosen}
    tokens = {"fog": ["paris"], "storms": ["black-sea"]}
    s = scene(options=options, phase=phase, events={SEWARD: ["newspaper-reports"]}, **MEETING, **tokens)
    assert s.question == phase
    s.play("pass", "mina: choose escape", "dracula: choose plotting")
    assert s.fight() is None and "combat-over" in s.heard() and (s.question == phase) == chosen
    if chosen:
        assert s.fog() == ["paris"] and s.storms() == ["black-sea"] and "play newspaper-reports" in s.options(SEWARD)
        s.play("seward: play newspaper-reports", "look space-5")
        assert "nothing-on space-5" in s.heard()
    else:
        assert s.events(SEWARD) == ["newspaper-reports"] and s.fog() == (["paris"] if phase == "dawn" else [])


@clause("F15-TIME-04")
def test_without_a_combat_no_second_window() -> None:
    parts: dict[str, Any] = {"options": {"events_after_combat": True}, "phase": "dusk", "events": {SEWARD: ["newspaper-reports"]}}
    assert scene(**parts).play("pass").question == "hunter-acts"
    fog = scene(**parts, at={MINA: "vienna"}, trail=["vienna"], fog=["vienna"]).play("pass", "spare mina")
    assert fog.question == "hunter-acts" and "spared mina" in fog.heard()


@clause("F15-DRAC-19")
def test_wolf_and_hide_are_not_played_together_unless_chosen() -> None:
    s = scene(phase="dracula", step="card", trail=[None, "vienna"])
    assert "wolf-and-hide" not in s.options() and s.refused("wolf-and-hide") == "F15-DRAC-19"
    assert "wolf-and-hide" in scene(options={"wolf_with_hide": True}, phase="dracula", step="card", trail=[None, "vienna"]).options()


@clause("F15-DRAC-19", "F15-POWER-13")
def test_wolf_with_hide_looks_like_a_run_and_he_stays() -> None:
    def laid(choice: str) -> Scene:
        parts = {"phase": "dracula", "step": "card", "trail": [None, "vienna"], "encounters": FULL}
        return scene(options={"wolf_with_hide": True}, **parts).play(choice, "place rats")

    hidden, run = laid("wolf-and-hide"), laid("wolf-form berlin")
    assert hidden.trail()[:2] == ["hide", "vienna"] and hidden.marks(1) == ["wolf"] and hidden.at(DRACULA) == "vienna"
    assert hidden.damage(DRACULA) == 1 and hidden.lurking(1) == ["rats"]
    assert hidden.heard(MINA) == run.heard(MINA) and sees(hidden, MINA) == sees(run, MINA)


@clause("F15-POWER-09", "F15-POWER-13")
def test_hide_with_wolf_form_is_tied_to_the_place_beside_it() -> None:
    trail = [{"card": "hide", "wolf": True, "encounters": ["rats"]}, "vienna"]
    s = scene(options={"wolf_with_hide": True}, trail=trail, at={GODALMING: "zagreb"}).play("road vienna")
    assert s.up() == ["hide", "vienna"] and "ambush space-1:rats" in s.options()


@clause("F15-POWER-01", "F15-POWER-07", "F15-SEA-12")
@pytest.mark.parametrize(("trail", "more", "clause_id"), [
    ([None, "vienna", "hide"], {}, "F15-POWER-01"),
    ([None, {"card": "vienna", "wolf": True}], {}, "F15-POWER-01"),
    ([None, {"card": "vienna", "up": True}], {"consecrated": "vienna"}, "F15-POWER-07"),
    ([None, "black-sea"], {}, "F15-SEA-12"),
])  # fmt: skip
def test_wolf_with_hide_needs_both_cards_and_a_place_to_hide(trail: list[Any], more: dict[str, Any], clause_id: str) -> None:
    s = scene(options={"wolf_with_hide": True}, phase="dracula", step="card", trail=trail, **more)
    assert "wolf-and-hide" not in s.options() and s.refused("wolf-and-hide") == clause_id


@clause("F15-MATURE-10", "F15-POWER-03")
def test_wolf_with_hide_of_a_revealed_dracula_and_on_leaving_the_trail() -> None:
    open_ = scene(options={"wolf_with_hide": True}, phase="dracula", step="card", trail=[None, {"card": "vienna", "up": True}])
    open_.play("wolf-and-hide")
    assert open_.up() == ["hide", "vienna"] and open_.lurking(1) == []
    last = {"card": "hide", "wolf": True, "encounters": ["rats"]}
    trail = ["vienna", "zagreb", "munich", "venice", "genoa", last]
    s = scene(options={"wolf_with_hide": True}, phase="dracula", trail=trail, encounters=FULL).play("mature", "done")
    assert {"lay hide", "wolf-form prague", "wolf-and-hide"} <= set(s.options())


@clause("F15-POWER-10", "F15-POWER-09")
@pytest.mark.parametrize(("chosen", "up"), [(False, []), (True, ["hide"])])
@pytest.mark.parametrize("between", [[], ["feed"]])
def test_hide_tied_to_leaving(chosen: bool, up: list[str], between: list[str]) -> None:
    city = {"card": "vienna", "encounters": ["unnatural-fog"]}
    trail = ["milan", "genoa", "florence", "rome"][: 4 - len(between)] + ["hide", *between, city]
    s = scene(options={"hide_tied_to_leaving": chosen}, phase="dracula", trail=trail, encounters=FULL).play("mature", "ripen unnatural-fog")
    assert "revealed leaving vienna" in s.heard() and s.up() == up
    settled = scene(options={"hide_tied_to_leaving": chosen}, phase="dracula", trail=trail, encounters=FULL).play("settle", "place rats")
    assert settled.lairs() == ["vienna"] and settled.up() == []


@clause("F15-POWER-10")
@pytest.mark.parametrize("chosen", [False, True])
def test_once_its_place_is_gone_hide_is_untied_either_way(chosen: bool) -> None:
    trail = ["milan", "genoa", "florence", "rome", "naples", {"card": "hide", "encounters": ["bats"]}]
    s = scene(options={"hide_tied_to_leaving": chosen}, trail=trail, lairs=["vienna"], at={GODALMING: "zagreb"}).play("road vienna")
    assert "hide" not in s.up()
