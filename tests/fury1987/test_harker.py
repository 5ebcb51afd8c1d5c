"""Jonathan Harker's fight with Dracula."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury1987.fighting import DRACULA, GODALMING, SEWARD, chits, declined, enemy_wins, hunters_win, news
from fury1987.hunting import turn_in
from whitby.engine import NOBODY, run_agenda
from whitby.games.fury1987 import harker
from whitby.scene import Scene


def harker_comes(*weapons: str, **parts: Any) -> Scene:
    """Lord Godalming, in Paris, has drawn Jonathan Harker; he has drawn these weapons, and night has fallen."""
    s = turn_in("paris", **{"dracula_at": "vienna", **parts})
    state: Any = s.state
    state.seat = NOBODY
    state.agenda.append(state.running)
    state.insert_at = len(state.agenda)
    harker.harker_comes(state, 0)
    run_agenda(state)
    if weapons:
        declined(s.play(*[f"chance: draw {weapon}" for weapon in weapons])).play("chance: roll 1")
    return s


@clause("F87-CARD-jonathan-harker", "F87-COMBAT-25")
def test_harker_has_fist_dodge_and_three_weapons_but_no_escape() -> None:
    s = harker_comes("crucifix", "garlic", "knife", weapons={GODALMING: ["rifle"]})
    assert s.asked == [GODALMING, DRACULA] and chits(s, GODALMING) == ["crucifix", "knife", "fist"]
    s = hunters_win(s, "claw", "fist")
    assert chits(s, GODALMING) == ["crucifix", "knife", "dodge"] and s.blood() == 12
    s = hunters_win(s, "strength", "crucifix")
    assert s.blood() == 10 and s.weapons(GODALMING) == ["rifle"]


@clause("F87-CARD-jonathan-harker", "F87-CARD-harker-vampire")
def test_if_he_loses_dracula_gains_a_vampire() -> None:
    s = harker_comes("crucifix", "garlic", "knife")
    s = enemy_wins(s, "strength", "fist")
    assert s.wounds(GODALMING) == 0 and s.state.harker_wounds == 3  # type: ignore[attr-defined]
    s = enemy_wins(s, "claw", "dodge")
    s = enemy_wins(s, "strength", "fist")
    assert s.encounters() == ["harker-vampire"] and s.dead() == [] and "harker-lost" in s.heard() and not news(s, "flies")
    assert s.weapon_discards() == ["crucifix", "garlic", "knife"] and s.fighters() == [] and s.fought_here() == []
    s = enemy_wins(harker_comes("crucifix", "garlic", "knife"), "bite", "fist")
    assert s.bitten() == [] and s.encounters() == ["harker-vampire"] and s.question == "flight"


@clause("F87-CARD-jonathan-harker", "F87-HIDDEN-06")
def test_dracula_hears_that_harker_draws_and_not_what() -> None:
    s = harker_comes("crucifix", "garlic", "knife")
    assert news(s, "harker-drew", seat=DRACULA) == ["harker-drew"] * 3 and not news(s, "weapon-drawn", seat=DRACULA)
    assert len(news(s, "weapon-drawn", seat=GODALMING)) == 3


@clause("F87-CARD-jonathan-harker")
def test_he_may_come_away() -> None:
    s = enemy_wins(harker_comes("crucifix", "garlic", "knife"), "escape-human", "fist")
    assert s.encounters() == [] and s.weapon_discards() == ["crucifix", "garlic", "knife"] and s.question == "hunter-moves"
    assert news(s, "harker-dropped") == ["harker-dropped crucifix", "harker-dropped garlic", "harker-dropped knife"]


@clause("F87-HIDDEN-24")
def test_his_fight_does_not_tell_the_town() -> None:
    one, other = (harker_comes("crucifix", "garlic", "knife", dracula_at=town) for town in ("vienna", "rome"))
    for eyes in (None, GODALMING):
        assert one.heard(eyes) == other.heard(eyes) and one.view(eyes) == other.view(eyes)
    for s in (one, other):
        s = hunters_win(s, "claw", "fist")
        assert news(s, "totals") == ["totals 6 1"]
    home = hunters_win(harker_comes("crucifix", "garlic", "knife", dracula_at="castle-dracula"), "claw", "fist")
    assert news(home, "totals") == ["totals 6 2"]  # a Castle modifier shows


@clause("F87-HIDDEN-24", "F87-CARD-jonathan-harker")
def test_no_fight_tells_that_he_is_at_sea() -> None:
    s = harker_comes(dracula_at="black-sea", dracula_port="varna").play("pass")
    assert "harker-finds-nobody" in s.heard() and not news(s, "combat") and s.weapon_discards() == []


@clause("F87-CARD-dogs", "F87-INIT-08")
def test_his_dogs_are_shown_at_once() -> None:
    s = harker_comes("dogs", "garlic", "knife")
    assert "shows jonathan-harker dogs" in s.heard() and "dogs" not in chits(s, GODALMING)
    assert news(hunters_win(s, "claw", "fist"), "totals") == ["totals 7 1"]
    assert news(s, "weapon-drawn", seat=DRACULA) == [] and len(news(s, "weapon-drawn", seat=SEWARD)) == 2


@clause("F87-CARD-jonathan-harker", "F87-EVENT-09")
def test_once_lost_he_never_comes_again() -> None:
    s = harker_comes(chart={"rome": "harker-vampire"}).play("pass")
    assert "harker-is-lost" in s.heard() and not news(s, "combat")
