"""HIDDEN: what stands behind the screen, what lies open, and worlds imagined from what the hunters know."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury1987.his_turn import DRACULA, GODALMING, HUNTERS, SEWARD, VAN_HELSING, chart_of, game, his_turn, until_his_next_turn
from fury1987.hunting import turn_in, until
from fury1987.meeting import EAST, meets
from whitby.games.fury1987.recount import recount
from whitby.games.fury1987.state import Fury
from whitby.rng import Rng
from whitby.scene import Scene

EYES = (None, *HUNTERS)  # the public and each hunter


def noun(s: Scene, name: str) -> int:
    return s.game.nouns.index(name)


# --- standing secrets ------------------------------------------------------------------------------
SECRETS: dict[str, dict[str, Any]] = {  # what is otherwise behind the screen
    "place": {"dracula_at": "prague"},
    "at sea": {"dracula_at": "adriatic-sea", "dracula_port": "venice"},
    "rumours": {"rumours": "paris"},
    "hand": {"encounters": ["vampire", "fog", "plague", "thief", "bats"]},
    "size of the hand": {"encounters": ["vampire"]},
    "chart": {"chart": {"rome": "vampire"}},
    "size of the chart": {"chart": chart_of(4)},
    "cup": {"encounter_cup": ["rats"]},
    "discards": {"encounter_discards": ["rats", "fog"]},
    "blood": {"blood": 3},
    "consumed": {"consumed": 1, "devoured": ["vampire"]},
}
UNHEARD = {"blood-death": {"blood": 0, "dying": 1, "blood_death": 5}, "exactly 0": {"blood": 0}, "regained": {"blood": 6}}


@clause("F87-HIDDEN-01", "F87-HIDDEN-02", "F87-HIDDEN-03")
@pytest.mark.parametrize("secret", SECRETS)
def test_the_hunters_see_nothing_behind_the_screen_not_even_how_much(secret: str) -> None:
    known = dict.fromkeys(("rome", "paris", "madrid", "berlin"), "unknown")
    plain = his_turn("vienna", chart={"paris": "fog"}, heard=known)
    other = his_turn("vienna", **{"chart": {"paris": "fog"}, "heard": known, **SECRETS[secret]}) if secret not in ("place", "at sea") else (
        game(**{"encounters": plain.encounters(), "chart": {"paris": "fog"}, "heard": known, **SECRETS[secret]}))  # fmt: skip
    assert [plain.view(seat) for seat in EYES] == [other.view(seat) for seat in EYES]
    assert plain.view(DRACULA) != other.view(DRACULA)


@clause("F87-HIDDEN-03")
@pytest.mark.parametrize("secret", UNHEARD)
def test_of_a_fleeing_dracula_the_total_is_not_shown_either(secret: str) -> None:
    plain, other = his_turn("vienna", blood=2, fleeing=True), his_turn("vienna", fleeing=True, **UNHEARD[secret])
    assert [plain.view(seat) for seat in EYES] == [other.view(seat) for seat in EYES]
    assert other.view(DRACULA)["blood"] == UNHEARD[secret]["blood"]


@clause("F87-HIDDEN-09")
def test_nobody_sees_into_cups_and_deck_and_two_sizes_are_open() -> None:
    s = turn_in("paris", weapons={GODALMING: ["knife"]}, events={SEWARD: ["hypnosis"]})
    for seat in (None, *HUNTERS, DRACULA):
        view = s.view(seat)
        assert set(view["weapon_cup"]) == set(view["event_deck"]) == set(view["encounter_cup"]) == {-9}
        assert (len(view["weapon_cup"]), len(view["event_deck"])) == (len(s.weapon_cup()), len(s.event_deck()))
    assert len(s.view(DRACULA)["encounter_cup"]) == len(s.encounter_cup()) != len(s.view(SEWARD)["encounter_cup"])


@clause("F87-HIDDEN-10")
def test_weapons_and_events_are_discarded_in_the_open_and_encounters_behind_the_screen() -> None:
    s = turn_in("paris", weapon_discards=["knife", "stake"], event_discards=["mishap"], encounter_discards=["rats"])
    for seat in (*EYES, DRACULA):
        view = s.view(seat)
        assert [view["weapon_discards"], view["event_discards"]] == [[noun(s, "knife"), noun(s, "stake")], [noun(s, "mishap")]]
    assert s.view(DRACULA)["encounter_discards"] == [noun(s, "rats")] and s.view(GODALMING)["encounter_discards"] == [-9]
    moments = []  # an empty cup is filled again, and nobody notices
    for cup in (["rats"], ["rats", "wolves"]):
        s = his_turn("vienna", encounter_cup=cup, encounter_discards=["fog"]).play("road prague", "lay rats", "chance: draw rats")
        assert (s.encounter_discards() == []) == (len(cup) == 1)
        moments.append([[s.view(seat) for seat in EYES], [s.heard(seat) for seat in EYES]])
    assert moments[0] == moments[1]


@clause("F87-HIDDEN-41")
def test_at_the_end_all_is_shown() -> None:
    hands = {"weapons": {SEWARD: ["stake"]}, "events": {DRACULA: ["trap"], VAN_HELSING: ["hypnosis"]}}
    s = his_turn("vienna", encounters=["vampire"], chart=chart_of(5), blood=7, rumours="prague", **hands)
    before = s.view(GODALMING)
    assert (before["dracula_at"], before["blood"], before["encounters"]) == (-9, -9, [-9]) and before["chart"] != s.view(DRACULA)["chart"]
    s.play("road budapest", "lay vampire", "chance: draw rats")
    assert s.winners == [DRACULA]
    for seat in EYES:
        view, his = s.view(seat), s.view(DRACULA)
        for field in ("dracula_at", "rumours_at", "blood", "blood_death", "encounters", "chart", "weapons", "events"):
            assert view[field] == his[field], field
    told = s.heard(SEWARD)
    for text in ("dracula-was budapest", "rumours-were vienna", "blood-was 7 0", "chart-was budapest vampire", "held dracula trap rats",
                 "held seward stake", "held van-helsing hypnosis"):  # fmt: skip
        assert text in told


# --- imagined worlds -------------------------------------------------------------------------------------
def worlds(s: Scene, seat: str = GODALMING, n: int = 60) -> list[Fury]:
    """Worlds that this hunter imagines from what he sees and has heard."""
    i = s.game.seats.index(seat)
    made = [s.game.imagine(s.view(seat), list(s.under_way.heard(1 << i)), Rng(f"world {k}"), None) for k in range(n)]
    for t in made:
        assert isinstance(t, Fury) and recount(t) == []
        assert s.game.view(t, 1 << i) == s.view(seat)
    return made  # type: ignore[return-value]


@clause("F87-HIDDEN-18", "F87-HIDDEN-32")
def test_what_the_hunters_know_of_the_chart_holds_in_every_world() -> None:
    known = {"paris": "nothing", "rome": "fog", "berlin": "something", "madrid": "unknown", "lisbon": "unknown"}
    s = his_turn("vienna", chart={"rome": "fog", "berlin": "rats", "madrid": "wolves"}, open={"varna": "storms"}, round=30, heard=known,
                 phase="hunters", at={GODALMING: "paris"})  # fmt: skip
    charts = [t.chart for t in worlds(s)]
    lies = {town: {chart[noun(s, town)] for chart in charts} for town in (*known, "varna")}
    assert lies["paris"] == {-1} and lies["rome"] == {noun(s, "fog")} and {x & 1023 for x in lies["varna"]} == {noun(s, "storms")}
    assert -1 not in lies["berlin"] and len(lies["berlin"]) > 3  # something, whatever it is
    assert -1 in lies["madrid"] and -1 in lies["lisbon"] and len(lies["madrid"]) > 3  # perhaps nothing


def test_he_is_a_step_from_where_he_was_found() -> None:
    s = turn_in("brussels", dracula_at="paris").play("road paris", "pass")
    assert {t.dracula_at for t in worlds(s)} == {noun(s, "paris")}
    until_his_next_turn(s).play("road nantes", "pass")
    near = {noun(s, town) for town in ("paris", "nantes", "le-havre", "bordeaux", "clermont-ferrand", "geneva", "strasbourg", "brussels")}
    places = {t.dracula_at for t in worlds(s)}
    assert len(places) > 3 and places <= near
    s = until(s, "hunter-moves", GODALMING).play("road strasbourg")  # Godalming searches there in vain
    assert "dracula-not-here strasbourg" in s.heard() and noun(s, "strasbourg") not in {t.dracula_at for t in worlds(s)}


def test_shipping_agents_are_believed() -> None:
    s = his_turn("venice", shipping_agents=True).play("sea adriatic-sea")
    assert s.heard().count("embarks") == 1 and all(t.dracula_at >= noun(s, "adriatic-sea") - 10 for t in worlds(s))
    sectors = {t.dracula_at for t in worlds(s)}
    assert len(sectors) > 2 and min(sectors) >= 60
    s = until_his_next_turn(s).play("sea bari", "pass")
    assert max(t.dracula_at for t in worlds(s)) < 60


def test_what_was_seen_to_go_is_in_nobodys_hand() -> None:
    s = meets("plague", town=EAST, chart={EAST: "plague"}, encounter_discards=[])
    s = until_his_next_turn(s)
    assert noun(s, "plague") in s.view(GODALMING)["seen_discards"]
    hidden = [[*t.encounters, *[x & 1023 for x in t.chart if x >= 0]] for t in worlds(s, n=200)]
    assert max(pile.count(noun(s, "plague")) for pile in hidden) == 1  # one of two is left
    gone = his_turn("vienna", open={"rome": "harker-vampire"}).play("consume rome", "pass")
    assert not [t for t in worlds(gone, n=200) if noun(gone, "harker-vampire") in (*t.encounters, *t.encounter_cup)]


def test_blood_that_was_heard_to_flow_is_missing() -> None:
    s = game(combat={"fighters": [GODALMING], "night": False, "round": 1}, weapons={GODALMING: ["rifle"]}, dracula_at="vienna")
    state = s.state
    assert isinstance(state, Fury)
    state.most_blood = 3
    assert {t.blood for t in worlds(s)} == {1, 2, 3}
    state.most_blood, state.fleeing, state.blood, state.dying, state.blood_death = -4, True, 0, 1, 4
    assert {(t.blood, t.dying, t.blood_death) for t in worlds(s)} == {(0, 1, 4)}
