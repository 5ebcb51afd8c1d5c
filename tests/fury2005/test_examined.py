"""Where rules meet: what the rulebooks say once more, in positions that no other scene comes to."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury2005.fights import quiet
from fury2005.hunting import DRACULA, GODALMING, SEWARD, scene
from whitby.scene import Scene

FAR_BACK = ["berlin", "leipzig", "nuremburg", {"card": "frankfurt", "encounters": ["ambush"]}]
HAND = ["saboteur", "minion-with-knife", "plague", "spy"]


def evading(second: Any, where: str, **parts: Any) -> Scene:
    """Dr. Seward draws Evasion, and so an Ambush drops off and is sprung on Lord Godalming in Paris."""
    s = scene(turn=SEWARD, at={SEWARD: where, GODALMING: "paris"}, trail=["vienna", second, *FAR_BACK], encounters=HAND, **parts)
    if s.question == "hunter-acts":
        s.play("supply seward", "take-event")
    return quiet(s).play("lay lisbon", "return leaving", "place spy", "mature", "name godalming")


@clause("F05-CARD-ambush", "F05-CARD-evasion")
def test_an_ambush_in_the_turn_of_another_hunter_does_not_end_that_turn() -> None:
    s = evading("prague", "london", step="act", chance=["draw evasion"]).play("play saboteur")
    assert (s.question, s.asked, s.options()) == ("the-other-kind", [SEWARD], ["pass", "take-item"])
    escaped = evading("prague", "london", step="act", chance=["draw evasion"], events={GODALMING: ["escape-route"]})
    quiet(escaped, "play minion-with-knife", until="combat-start").play("godalming: play escape-route")
    assert escaped.question == "the-other-kind" and "minion-with-knife" in escaped.pool()


@clause("F05-SEARCH-07", "F05-CARD-desecrated-soil")
def test_the_soil_goes_to_the_pool_though_an_ambush_came_between() -> None:
    soil = {"card": "prague", "encounters": ["desecrated-soil"]}
    s = evading(soil, "prague", step="search", chance=["draw evasion"])
    assert s.pool().count("desecrated-soil") == 2
    s.play("play plague")
    assert s.pool().count("desecrated-soil") == 3 and s.health(GODALMING) == 10
    assert DRACULA not in s.asked and "turn-over" not in s.heard()
