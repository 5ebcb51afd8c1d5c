"""ENC and the encounters that are no Vampires: what each does, and which stay open on the map."""

from __future__ import annotations

import pytest
from clauses import clause

from fury1987.fighting import declined, enemy_wins, hunters_win
from fury1987.his_turn import lies_in
from fury1987.hunting import until_turn_of
from fury1987.meeting import DRACULA, EAST, GODALMING, SEWARD, WEST, about_to_meet, enters, goes_on, meets, news, until
from whitby.scene import Scene


def lies_open(s: Scene, town: str) -> str | None:
    """What all see to lie face up in a town."""
    x = s.view()["chart"][s.game.nouns.index(town)]
    return s.game.nouns[x & 1023] if x >= 1024 else None


# --- staying -------------------------------------------------------------------------------------------
@clause("F87-ENC-02", "F87-ENC-04", "F87-CARD-storms")
@pytest.mark.parametrize("kind", ["fog", "storms"])
def test_weather_stays_open_and_ends_the_phase(kind: str) -> None:
    s = meets(kind)
    assert lies_open(s, EAST) == kind and s.encounter_discards() == [] and not goes_on(s) and s.asked == [SEWARD]


@clause("F87-CARD-fog", "F87-ENC-02")
def test_fog_holds_who_met_it_until_it_lifts() -> None:
    s = until(until_turn_of(meets("fog"), GODALMING), "weather-die").play("chance: roll 3")
    assert s.options() == ["pass"] and lies_open(s, EAST) == "fog"
    s = until(until_turn_of(s.play("pass"), GODALMING), "weather-die").play("chance: roll 4")
    assert lies_open(s, EAST) is None and s.encounter_discards() == ["fog"] and len(s.options()) > 1


@clause("F87-ENC-03", "F87-ENC-04", "F87-HACT-10")
def test_an_undefeated_szgany_stays_open() -> None:
    s = hunters_win(meets("szgany-with-knife"), "agent-knife", "escape")
    assert lies_open(s, EAST) == "szgany-with-knife" and not goes_on(s) and s.asked == [SEWARD]


@clause("F87-CARD-szgany", "F87-ENC-03")
def test_a_killed_szgany_is_overcome() -> None:
    s = hunters_win(meets("szgany-with-knife", weapons={GODALMING: ["pistol"]}), "agent-knife", "pistol")
    assert goes_on(s) and s.encounter_discards() == ["szgany-with-knife"] and s.question == "restock"


@clause("F87-ENC-05")
@pytest.mark.parametrize("kind", ["fog", "storms", "szgany-with-knife", "vampire"])
def test_a_later_hunter_meets_it_again(kind: str) -> None:
    assert f"meets {kind}" in enters(EAST, open={EAST: kind}).heard()


@clause("F87-ENC-06")
@pytest.mark.parametrize("kind", ["fog", "storms"])
def test_what_nobody_has_met_hinders_nobody(kind: str) -> None:
    s = enters("paris", chart={"brussels": kind})  # left by road, though it lay there
    assert s.at(GODALMING) == "paris" and goes_on(s) and lies_in(s, "brussels") == kind


# --- Bats, wounds -------------------------------------------------------------------------------------
@clause("F87-CARD-bats")
def test_bats_end_the_phase_and_lead_them_next_turn() -> None:
    s = meets("bats", SEWARD)
    assert s.batted() == [GODALMING, SEWARD] and not goes_on(s) and s.encounter_discards() == ["bats"]
    s = until(s, "bats-lead")
    assert s.asked == [DRACULA]


@clause("F87-CARD-plague", "F87-GROUP-20")
def test_plague_wounds_each() -> None:
    s = meets("plague", SEWARD)
    assert (s.wounds(GODALMING), s.wounds(SEWARD)) == (2, 2)


@clause("F87-CARD-rats", "F87-CARD-dogs", "F87-GROUP-20")
def test_rats_bite_but_not_with_dogs() -> None:
    s = meets("rats", SEWARD).play("chance: roll 3", "chance: roll 4", "chance: roll 6", "chance: roll 1")
    assert (s.wounds(GODALMING), s.wounds(SEWARD)) == (2, 2) and goes_on(s)
    dogs = {"weapons": {SEWARD: ["dogs"]}}
    s = meets("rats", SEWARD, **dogs, dogs={SEWARD: 1})
    assert s.wounds(GODALMING) == 0 and goes_on(s) and not news(s, "rolled")
    assert meets("rats", SEWARD, **dogs).asked == ["chance"]  # they must lie shown


@clause("F87-CARD-wolves", "F87-CARD-pistol", "F87-CARD-rifle")
def test_guns_shown_frighten_wolves() -> None:
    s = meets("wolves", weapons={GODALMING: ["pistol", "pistol", "rifle"]})
    assert s.question == "show-gun" and s.options() == ["pass", "show pistol", "show rifle"]
    assert s.copy().play("pass").wounds(GODALMING) == 2
    s.play("show pistol")
    assert s.options() == ["pass", "show rifle"] and s.copy().play("pass").wounds(GODALMING) == 1
    s.play("show rifle")
    assert s.wounds(GODALMING) == 0 and goes_on(s) and s.weapons(GODALMING) == ["pistol", "pistol", "rifle"]


@clause("F87-GROUP-20", "F87-HIDDEN-17")
def test_shown_weapons_cover_all_and_go_back() -> None:
    s = meets("wolves", SEWARD, weapons={GODALMING: ["knife"], SEWARD: ["rifle"]})
    assert s.asked == [GODALMING] and s.options() == ["pass"]  # asked alike
    s.play("pass", "seward: show rifle")
    s = until(s, "restock")
    assert (s.wounds(GODALMING), s.wounds(SEWARD)) == (1, 1) and s.weapons(SEWARD) == ["rifle"] and "shows seward rifle" in s.heard()
    assert s.view(DRACULA)["seen_weapons"][1] == [s.game.nouns.index("rifle")]


# --- losses ---------------------------------------------------------------------------------------------
@clause("F87-CARD-peasants", "F87-GROUP-20")
def test_peasants_take_all_weapons_and_as_many_are_drawn() -> None:
    s = meets("peasants", SEWARD, weapons={GODALMING: ["knife", "stake"], SEWARD: ["rifle"]}, events={GODALMING: ["hypnosis"]})
    assert s.weapons(GODALMING) == s.weapons(SEWARD) == [] and s.weapon_discards() == ["knife", "rifle", "stake"]
    s.play("chance: draw pistol", "chance: draw pistol", "godalming: pass", "chance: draw garlic", "seward: pass")
    assert s.weapons(GODALMING) == ["pistol", "pistol"] and s.weapons(SEWARD) == ["garlic"] and s.events(GODALMING) == ["hypnosis"]
    assert goes_on(s)


@clause("F87-CARD-hoax", "F87-GROUP-20")
def test_a_hoax_takes_all_events() -> None:
    cards = {GODALMING: ["hypnosis", "pre-warned"], SEWARD: ["dawn-raid"]}
    s = meets("hoax", SEWARD, town=WEST, events=cards, weapons={GODALMING: ["knife"]})
    assert s.events(GODALMING) == s.events(SEWARD) == [] and s.event_discards() == ["dawn-raid", "hypnosis", "pre-warned"]
    assert s.weapons(GODALMING) == ["knife"]


@clause("F87-CARD-thief", "F87-GROUP-20")
def test_a_thief_takes_one_thing_of_a_kind_that_dracula_names() -> None:
    s = meets("thief", weapons={GODALMING: ["knife", "stake"]}, events={GODALMING: ["hypnosis"]})
    assert s.question == "choose-theft" and s.asked == [DRACULA] and s.options() == ["take weapons", "take events"]
    s.play("take weapons")
    assert s.asked == ["chance"] and s.options() == ["draw knife", "draw stake"]
    s.play("draw stake")
    assert s.weapons(GODALMING) == ["knife"] and s.weapon_discards() == ["stake"] and goes_on(s)
    s = meets("thief", events={GODALMING: ["hypnosis"]})
    assert s.options() == ["draw hypnosis"]  # the only kind there is
    assert goes_on(meets("thief"))  # nothing to take
    s = meets("thief", SEWARD, weapons={GODALMING: ["knife"], SEWARD: ["rifle"]})
    assert s.question == "choose-victim" and s.asked == [DRACULA] and s.options() == ["name godalming", "name seward"]
    s.play("name seward", "chance: draw rifle")
    assert s.weapons(SEWARD) == [] and s.weapons(GODALMING) == ["knife"]


# --- cards that answer -----------------------------------------------------------------------------------
FRESH = {"events": {DRACULA: ["szgany-reinforcements", "szgany-reinforcements"]}}


@clause("F87-CARD-szgany-reinforcements", "F87-GROUP-18")
def test_reinforcements_are_faced_one_by_one() -> None:
    arms = {"weapons": {GODALMING: ["pistol"], SEWARD: ["pistol"]}}
    s = hunters_win(meets("szgany-with-knife", SEWARD, **arms, **FRESH), "agent-knife", "pistol", "pistol", of=GODALMING)
    s.play("play szgany-reinforcements")
    assert s.fighters() == [GODALMING] and s.combat_round() == 1
    assert s.options(GODALMING) == ["choose pistol", "choose fist", "choose escape"]  # what he used last too
    s = hunters_win(s, "agent-knife", "pistol")
    assert news(s, "totals")[-1] == "totals 7 1"  # first-round modifiers again
    assert s.fighters() == [SEWARD] and s.asked == [SEWARD, DRACULA]
    beaten = hunters_win(s.copy(), "agent-fist", "pistol").play("pass")
    assert goes_on(beaten) and beaten.encounter_discards() == ["szgany-with-knife"]
    s = hunters_win(s, "agent-fist", "escape")
    assert lies_open(s, EAST) == "szgany-with-knife" and not goes_on(s)


@clause("F87-CARD-szgany-reinforcements", "F87-DAMAGE-06")
def test_no_reinforcements_are_left_where_a_hunter_turns() -> None:
    parts = {"weapons": {SEWARD: ["pistol"]}, "bitten": [GODALMING], "wounds": {GODALMING: 11}}
    s = hunters_win(meets("szgany-with-knife", SEWARD, **parts, **FRESH), "agent-knife", "fist", "pistol", of=SEWARD)
    s = enemy_wins(s.play("play szgany-reinforcements"), "agent-knife", "fist")
    assert s.turned() == [GODALMING] and lies_in(s, EAST) == "hunter-vampire" and s.fighters() == [] and not goes_on(s)


@clause("F87-CARD-szgany-reinforcements")
def test_reinforcements_twice() -> None:
    s = hunters_win(meets("szgany-with-knife", weapons={GODALMING: ["pistol"]}, **FRESH), "agent-knife", "pistol")
    for _ in range(2):
        s = hunters_win(s.play("play szgany-reinforcements"), "agent-knife", "pistol")
    assert goes_on(s) and s.events(DRACULA) == []


@clause("F87-CARD-szgany-reinforcements", "F87-HIDDEN-25")
def test_he_is_not_asked_for_more_when_all_know_where_both_cards_are() -> None:
    for gone, asked in (["szgany-reinforcements"], False), ([], True):
        s = meets("szgany-with-knife", weapons={GODALMING: ["pistol"]}, events={DRACULA: ["szgany-reinforcements", "walpurgis-night"]},
                  event_discards=gone)  # fmt: skip
        s = hunters_win(s, "agent-knife", "pistol").play("play szgany-reinforcements")
        assert (hunters_win(s, "agent-knife", "pistol").question == "szgany-gone") == asked  # one of them lies on the table


@clause("F87-CARD-pre-warned", "F87-VALOUR-02")
def test_forewarned_they_see_it_go_and_act_on() -> None:
    warned = {"options": {"valour": True}, "events": {GODALMING: ["pre-warned"], **FRESH["events"]}}
    s = declined(about_to_meet("plague", **warned).play("play pre-warned"))
    assert s.wounds(GODALMING) == 0 and s.encounter_discards() == ["plague"] and goes_on(s) and s.valour(GODALMING) == 0
    s = declined(about_to_meet("szgany-with-knife", **warned).play("play pre-warned"))
    assert s.question == "szgany-gone" and goes_on(s.copy().play("pass"))
    s.play("play szgany-reinforcements")
    assert s.fighters() == [GODALMING]  # fresh ones must be fought
    s = hunters_win(s, "agent-knife", "escape")
    assert s.fighters() == [] and lies_open(s, EAST) == "szgany-with-knife" and not goes_on(s)


@clause("F87-CARD-thief", "F87-GROUP-20")
def test_who_is_elsewhere_is_not_robbed() -> None:
    s = meets("thief", SEWARD, weapons={GODALMING: ["knife"], SEWARD: ["stake"]})
    assert s.question == "choose-victim" and s.options(DRACULA) == ["name godalming", "name seward"]
    closed = s.game.closed(s.state, s.game.seats.index(DRACULA))
    assert [(s.game.text(choice), why) for choice, why in closed] == [("name van-helsing", "not-here")]


@clause("F87-CARD-escape-route", "F87-HACT-10")
def test_avoided_it_stays_and_the_phase_is_over() -> None:
    s = about_to_meet("plague", events={GODALMING: ["escape-route"]}).play("play escape-route")
    assert s.wounds(GODALMING) == 0 and lies_open(s, EAST) == "plague" and not goes_on(s) and s.asked == [SEWARD]


@clause("F87-VALOUR-03")
def test_valour_for_what_is_overcome() -> None:
    options = {"valour": True}
    s = meets("plague", SEWARD, options=options)
    assert (s.valour(GODALMING), s.valour(SEWARD)) == (1, 1)
    s = hunters_win(
        meets("szgany-with-knife", SEWARD, options=options, weapons={SEWARD: ["pistol"]}), "agent-knife", "fist", "pistol", of=SEWARD
    )
    assert (s.valour(GODALMING), s.valour(SEWARD)) == (0, 1)
    assert meets("fog", options=options).valour(GODALMING) == 0
