"""SETUP, TURN: what lies where at the beginning, who starts, and the order of a round."""

from __future__ import annotations

from clauses import clause

from fury1987.his_turn import DRACULA, GODALMING, HUNTERS, SEWARD, VAN_HELSING, game, his_turn, until_his_next_turn
from whitby.engine import CHANCE
from whitby.scene import Scene

ENCOUNTERS = ["draw rats", "draw vampire", "draw vampire", "draw fog", "draw hoax"]
WEAPONS = ["draw knife", "draw stake", "draw knife"]


def dealt(*more: str) -> Scene:
    return game(phase="deal", chance=[*ENCOUNTERS, *WEAPONS]).play(*more)


@clause("F87-SETUP-01", "F87-SETUP-02")
def test_one_dracula_and_all_three_hunters() -> None:
    s = dealt()
    assert list(s.game.seats) == [*HUNTERS, DRACULA] and [side.seats for side in s.game.sides] == [(3,), (0, 1, 2)]
    s.play("start london", "start paris", "start rome")
    assert [s.at(h) for h in HUNTERS] == ["london", "paris", "rome"]


@clause("F87-SETUP-03", "F87-SETUP-04")
def test_all_are_whole_at_first() -> None:
    s = dealt()
    assert s.blood() == 12 and s.blood_death() == 0 and not s.fleeing()
    assert [s.wounds(h) for h in HUNTERS] == [0, 0, 0] and s.bitten() == []


@clause("F87-SETUP-05")
def test_dodge_fist_and_escape_are_always_at_hand() -> None:
    for weapons in ([], ["knife"]):
        s = game(combat={"fighters": [SEWARD], "round": 2}, weapons={SEWARD: weapons})
        assert set(s.options(SEWARD)) == {"choose dodge", "choose fist", "choose escape", *[f"choose {name}" for name in weapons]}
        s.play("seward: choose fist")
        assert s.weapons(SEWARD) == weapons and "fist" not in s.weapon_discards()


@clause("F87-SETUP-06", "F87-SETUP-07")
def test_each_hunter_draws_a_weapon_in_turn_order() -> None:
    s = dealt()
    assert [s.weapons(h) for h in HUNTERS] == [["knife"], ["stake"], ["knife"]] and len(s.weapon_cup()) == 32
    assert s.view(SEWARD)["weapons"] == s.view(GODALMING)["weapons"] != s.view(DRACULA)["weapons"] == [[-9], [-9], [-9]]


@clause("F87-SETUP-08", "F87-SETUP-09")
def test_dracula_draws_five_encounters_unseen() -> None:
    s = game(phase="deal")
    assert s.asked == ["chance"] and len(s.state.options) == 46 and s.state.seat == CHANCE
    s = dealt()
    assert s.encounters() == ["vampire", "vampire", "rats", "fog", "hoax"] and len(s.encounter_cup()) == 41
    assert "drew-encounter rats" in s.heard(DRACULA) and not [text for text in s.heard(GODALMING) if "encounter" in text]
    assert s.view(GODALMING)["encounters"] == [-9] and set(s.view(GODALMING)["chart"]) == {-1}


@clause("F87-SETUP-10", "F87-SETUP-11")
def test_hunters_choose_towns_in_order_and_may_share_one() -> None:
    s = dealt()
    assert s.asked == [GODALMING] and len(s.options()) == 59
    assert not {"start castle-dracula", "start black-sea"} & set(s.options())
    assert s.play("start vienna").asked == [SEWARD] and "start vienna" in s.options()
    assert s.play("start vienna").asked == [VAN_HELSING] and s.play("start rome").asked == [DRACULA]
    assert s.heard()[-3:] == ["starts godalming vienna", "starts seward vienna", "starts van-helsing rome"]


@clause("F87-SETUP-12", "F87-SETUP-13", "F87-HIDDEN-11")
def test_dracula_starts_last_in_secret_where_no_hunter_is() -> None:
    s = dealt("start vienna", "start vienna", "start rome")
    assert len(s.options()) == 57 and not {"start vienna", "start rome", "start castle-dracula", "start black-sea"} & set(s.options())
    other = s.copy().play("start paris")
    s.play("start prague")
    assert s.dracula_at() == "prague" and s.heard()[-2:] == ["starts-hidden dracula", "turn-begins dracula"]
    for h in HUNTERS:
        assert s.view(h) == other.view(h) and s.view(h)["dracula_at"] == -9
    assert s.heard(GODALMING)[-2:] == other.heard(GODALMING)


@clause("F87-SETUP-14")
def test_local_rumours_are_nowhere_before_he_leaves_a_town() -> None:
    s = dealt("start vienna", "start vienna", "start rome", "start prague")
    assert s.rumours() is None and s.play("road berlin", "pass").rumours() == "prague"
    assert his_turn("vienna").play("pass", "done").rumours() is None


@clause("F87-TURN-01", "F87-TURN-02")
def test_dracula_then_the_hunters_round_after_round() -> None:
    s = dealt("start vienna", "start vienna", "start rome", "start prague")
    assert (s.turn(), s.question, s.round()) == (DRACULA, "dracula-turn", 1)
    s.play("road berlin")
    assert "lay rats" in s.options()  # his Action phase follows his move
    s.play("pass")
    for n in (2, 3):
        assert s.turn() == GODALMING
        turns = []
        while s.turn() != DRACULA:
            turns.append(s.turn())
            s.play("pass" if "pass" in s.options() else s.options()[0])
        assert list(dict.fromkeys(turns)) == [*HUNTERS] and s.round() == n
        s.play("pass", "done")


def test_cups_deck_and_options() -> None:
    s = dealt()
    assert len(s.event_deck()) == 60 and len(s.view()["special_vampires"]) == 4 and s.encounter_discards() == []
    flipped = game(phase="deal", options={"attack": "may", "hunter_hands": "own", "minor_victory": "ends", "valour": True})
    for name in ("may_attack", "own_hands", "minor_ends", "counts_valour"):
        assert (s.view()[name], flipped.view()[name]) == (False, True)


@clause("F87-TURN-03")
def test_the_dead_and_turned_have_no_turn() -> None:
    s = his_turn("vienna", dead=[GODALMING], turned=[VAN_HELSING]).play("road prague", "pass", "pass")
    assert s.turn() == SEWARD
    turns = set()
    while s.turn() != DRACULA:
        turns.add(s.turn())
        s.play("pass" if "pass" in s.options() else s.options()[0])
    assert turns == {SEWARD} and until_his_next_turn(s).round() == 2
