"""WIN, CASTLE, VALOUR: all ways in which a game ends, and how far it is won."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury1987.his_turn import DRACULA, GODALMING, HUNTERS, SEWARD, VAN_HELSING, chart_of, game, his_turn, until_his_next_turn
from whitby.games.fury1987.blood import destroyed
from whitby.games.fury1987.state import Fury
from whitby.games.fury1987.winning import hunter_gone, valour, vampire_destroyed
from whitby.scene import Scene

CASTLE = "castle-dracula"


def state(s: Scene) -> Fury:
    assert isinstance(s.state, Fury)
    return s.state


def lays_sixth(kind: str = "vampire", /, **parts: Any) -> Scene:
    """Dracula lays one Vampire more than lie on his chart."""
    return his_turn("vienna", **{"encounters": [kind], "chart": chart_of(5), **parts}).play(
        "road budapest", f"lay {kind}", "chance: draw rats"
    )


@clause("F87-WIN-01", "F87-WIN-02")
def test_six_vampires_win_the_more_if_a_hunter_is_gone() -> None:
    s = lays_sixth()
    assert (s.winners, s.ending, s.degree) == ([DRACULA], "six-vampires", "major")
    assert lays_sixth(dead=[SEWARD]).degree == lays_sixth(turned=[SEWARD]).degree == "supreme"
    assert lays_sixth(chart=chart_of(4)).winners is None


@clause("F87-WIN-03", "F87-WIN-04")
def test_a_minor_victory_is_claimed_at_the_end_of_his_turn() -> None:
    gone = {"dead": [GODALMING], "turned": [SEWARD]}
    s = his_turn("vienna", chart=chart_of(3), **gone)
    assert "claim" not in s.options()
    s.play("road budapest", "pass")
    assert s.question == "claim-victory"
    assert s.copy().play("pass").winners is None
    s.play("claim")
    assert (s.winners, s.ending, s.degree) == ([DRACULA], "minor-claimed", "minor")
    assert "claim" not in his_turn("vienna", chart=chart_of(2), **gone).play("road budapest", "pass").options()
    s = lays_sixth(chart=chart_of(2), options={"minor_victory": "ends"}, **gone)
    assert (s.winners, s.ending, s.degree) == ([DRACULA], "minor-claimed", "minor")
    s = his_turn("vienna", options={"minor_victory": "ends"}, **gone).play("road budapest", "pass")
    assert s.winners is None and s.question != "claim-victory"


def last_hunter_dies(**parts: Any) -> Scene:
    s = his_turn("vienna", dead=[GODALMING, SEWARD], **parts)
    state(s).dead = 7
    hunter_gone(state(s))
    return s


@clause("F87-WIN-05", "F87-WIN-06")
def test_all_hunters_gone() -> None:
    s = last_hunter_dies()
    assert (s.winners, s.ending, s.degree) == ([DRACULA], "hunters-gone", "minor")
    assert last_hunter_dies(chart={**chart_of(5), "prague": "vampire"}).degree == "supreme"
    s = last_hunter_dies(fleeing=True, blood=0)
    assert (s.winners, s.ending, s.degree) == ([], "hunters-gone-while-he-flees", "")


@clause("F87-WIN-07", "F87-WIN-08", "F87-WIN-19")
def test_which_vampires_count() -> None:
    assert his_turn("vienna", chart=chart_of(5), encounters=["vampire"]).play("road prague", "pass").winners is None
    special = {"chart": {**chart_of(2), "prague": "harker-vampire"}, "open": {"varna": "hunter-vampire", "venice": "vampire"}}
    assert lays_sixth(**special).winners == [DRACULA]


@clause("F87-WIN-09")
def test_harker_is_no_hunter() -> None:
    s = lays_sixth("harker-vampire")
    assert (s.winners, s.degree) == ([DRACULA], "major")


# --- Vampires destroyed ---------------------------------------------------------------------------
@clause("F87-WIN-10", "F87-WIN-11", "F87-WIN-12")
@pytest.mark.parametrize(("consumed", "winners", "degree"), [(0, [], ""), (1, list(HUNTERS), "minor")])
def test_the_sixth_destroyed_vampire_ends_it(consumed: int, winners: list[str], degree: str) -> None:
    s = his_turn("vienna", vampires_destroyed=4, consumed=consumed)
    vampire_destroyed(state(s))
    assert s.question == "dracula-turn" and s.ending == "" and s.vampires_destroyed() == 5
    vampire_destroyed(state(s))
    assert (s.winners, s.ending, s.degree) == (winners, "six-destroyed", degree)
    s.under_way.collect_news()
    assert [text for text in s.heard() if "vampires-destroyed" in text] == ["vampires-destroyed 5", "vampires-destroyed 6"]


@clause("F87-WIN-12", "F87-WIN-20")
@pytest.mark.parametrize("kind", ["vampire", "hunter-vampire", "harker-vampire"])
def test_every_kind_of_vampire_counts_among_the_destroyed(kind: str) -> None:
    for before, ending in ((4, ""), (5, "six-destroyed")):
        s = game(phase="hunters", turn=SEWARD, step="move", at={SEWARD: "vienna"}, dracula_at="rome", chart={"prague": kind},
                 weapons={SEWARD: ["stake"]}, vampires_destroyed=before)  # fmt: skip
        s.play("road prague", "roll 6", "discard stake")
        assert (s.vampires_destroyed(), s.ending) == (before + 1, ending) and kind in s.vampires_out()


@clause("F87-WIN-13", "F87-WIN-14")
@pytest.mark.parametrize(("lost", "degree"), [({}, "supreme"), ({"dead": [SEWARD]}, "major"), ({"turned": [SEWARD]}, "major")])
def test_dracula_destroyed(lost: dict[str, Any], degree: str) -> None:
    s = his_turn("vienna", **lost)
    destroyed(state(s))
    assert (s.winners, s.ending, s.degree) == (list(HUNTERS), "dracula-destroyed", degree)


# --- the Castle -------------------------------------------------------------------------------------
@clause("F87-WIN-15")
def test_a_fleeing_dracula_survives_a_round_in_the_castle() -> None:
    s = his_turn("klausenburg", fleeing=True, blood=0).play("road castle-dracula", "pass")
    assert s.winners is None and until_his_next_turn(s).winners == list(HUNTERS)
    assert (s.ending, s.degree, s.round()) == ("survived-in-castle", "minor", 1)


@clause("F87-WIN-16", "F87-CASTLE-04")
def test_three_rounds_running_in_the_castle() -> None:
    s = his_turn("galatz").play("road castle-dracula", "pass")
    for _ in range(2):
        assert until_his_next_turn(s).winners is None
        s.play("pass", "done")
    until_his_next_turn(s)
    assert (s.winners, s.ending, s.degree, s.round()) == (list(HUNTERS), "stayed-in-castle", "minor", 3)
    s = until_his_next_turn(his_turn(CASTLE, castle_rounds=2).play("road galatz", "pass"))
    assert s.winners is None and s.castle_rounds() == 0


@clause("F87-CASTLE-05")
def test_a_round_counts_if_he_is_there_from_his_turn_to_its_end() -> None:
    assert until_his_next_turn(his_turn(CASTLE).play("pass", "done")).castle_rounds() == 1
    s = his_turn(CASTLE, castle_rounds=1).play("pass", "done")
    state(s).dracula_at = s.game.nouns.index("galatz")  # as if he had flown
    assert until_his_next_turn(s).castle_rounds() == 0
    s = his_turn("galatz", castle_rounds=1).play("pass", "done")
    state(s).dracula_at = s.game.nouns.index(CASTLE)
    assert until_his_next_turn(s).castle_rounds() == 0


# --- when -------------------------------------------------------------------------------------------
@clause("F87-WIN-17")
def test_after_a_win_nothing_more_happens() -> None:
    s = lays_sixth()
    assert s.asked == [] and all([s.options(seat) == [] for seat in (*HUNTERS, DRACULA)])
    assert "turn-over dracula" not in s.heard()
    s = his_turn("vienna")
    destroyed(state(s))
    state(s).dead = 7  # with his last blow
    hunter_gone(state(s))
    assert (s.winners, s.ending) == (list(HUNTERS), "dracula-destroyed")


@clause("F87-WIN-18")
@pytest.mark.parametrize(("parts", "winners"), [({}, []), ({"consumed": 1}, list(HUNTERS)), ({"fleeing": True, "blood": 0}, list(HUNTERS))])
def test_two_hundred_rounds_are_enough(parts: dict[str, Any], winners: list[str]) -> None:
    s = his_turn("paris", round=200, **parts)
    s.play(s.options()[0], "pass")
    assert s.winners is None and until_his_next_turn(s).winners == winners
    assert (s.ending, s.degree) == ("too-long", "minor" if winners else "")
    assert ("had-consumed" in s.heard()) == bool(parts.get("consumed"))  # all hear why
    s = his_turn("paris", round=199, **parts)
    assert until_his_next_turn(s.play(s.options()[0], "pass")).ending == ""
    assert until_his_next_turn(s.play(s.options()[0], "pass")).ending == "too-long"


@clause("F87-WIN-18")
def test_players_may_agree_on_fewer_rounds_or_none() -> None:
    s = his_turn("paris", round=30, options={"round_limit": 30}).play("road brussels", "pass")
    assert until_his_next_turn(s).ending == "too-long"
    assert until_his_next_turn(his_turn("paris", round=30).play("road brussels", "pass")).ending == ""
    assert until_his_next_turn(his_turn("paris", round=200, options={"round_limit": 0}).play("road brussels", "pass")).ending == ""


# --- Valour Points ------------------------------------------------------------------------------------
@clause("F87-VALOUR-01", "F87-VALOUR-03")
def test_valour_is_counted_if_it_is_played_with() -> None:
    deeds = {
        "vampire_destroyed": 2,
        "szgany_killed": 1,
        "blood_point": 1,
        "dracula_destroyed": 6,
        "encounter_overcome": 1,
        "castle_entered": 1,
    }
    s = his_turn("vienna", options={"valour": True}, dead=[GODALMING])
    for deed, points in deeds.items():
        before = s.valour(SEWARD)
        valour(state(s), 1, deed)
        s.under_way.collect_news()
        assert s.valour(SEWARD) == before + points and s.heard()[-1] == f"valour seward {points}"
    valour(state(s), 0, "dracula_destroyed")
    assert s.valour(GODALMING) == 0 and s.valour(VAN_HELSING) == 0 and s.winners is None
    s = his_turn("vienna")
    valour(state(s), 1, "dracula_destroyed")
    assert s.valour(SEWARD) == 0


@clause("F87-VALOUR-02")
def test_no_valour_for_what_pre_warned_avoids() -> None:
    points = []
    for cards in (["pre-warned"], []):
        s = game(phase="hunters", turn=SEWARD, at={SEWARD: "vienna"}, dracula_at="rome", chart={"prague": "wolves"},
                 events={SEWARD: cards}, options={"valour": True}).play("road prague")  # fmt: skip
        while s.question != "restock":
            s.play("play pre-warned" if "play pre-warned" in s.options() else s.options()[0])
        points.append(s.valour(SEWARD))
    assert points == [0, 1]
