"""CARD: the hunters' events that happen as soon as they are drawn, and HIDDEN-18, HIDDEN-19: what Dracula answers to them."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury1987.his_turn import lies_in
from fury1987.hunting import DRACULA, GODALMING, SEWARD, news, until, until_turn_of, ways
from fury1987.test_windows import drawing
from whitby.scene import Scene

HIDDEN: dict[str, Any] = {"chart": {"vienna": "vampire", "rome": "wolves"}, "dracula_at": "vienna", "rumours": "rome"}


def seen(s: Scene, *towns: str) -> list[str | None]:
    """What the public knows to lie in these towns."""
    return [lies_in(s, town, None) for town in towns]


# --- answers --------------------------------------------------------------------------------------------
@clause("F87-CARD-newspaper-reports", "F87-HIDDEN-18")
def test_newspapers_name_the_town_of_local_rumours() -> None:
    s = drawing("newspaper-reports", **HIDDEN)
    assert s.rumours_seen() == "rome" and s.seen_at() is None
    for eyes in (None, SEWARD, DRACULA):
        assert "rumours-here rome" in s.heard(eyes)
    s = drawing("newspaper-reports", dracula_at="vienna")
    assert news(s, "rumours-here", "no-rumours-yet") == ["no-rumours-yet"] and s.rumours_seen() is None


@clause("F87-CARD-hired-scouts", "F87-HIDDEN-18")
def test_scouts_see_the_encounters_of_two_towns() -> None:
    s = drawing("hired-scouts", **HIDDEN)
    assert s.question == "name-town" and len(ways(s, "name")) == 60
    s.play("name vienna")
    assert len(ways(s, "name")) == 59 and not news(s, "encounter-lies")  # both are named before he answers
    s.play("name prague")
    assert news(s, "encounter-lies", "nothing-lies") == ["encounter-lies vienna vampire", "nothing-lies prague"]
    assert seen(s, "vienna", "prague", "rome") == ["vampire", None, "?"]
    assert s.seen_at() is None and s.rumours_seen() is None  # never Dracula or Local Rumours
    assert not s.state.chart[s.game.nouns.index("vienna")] & 1024  # it went back face down
    assert s.asked == [SEWARD] and s.event_discards() == ["hired-scouts"]


@clause("F87-HIDDEN-18")
def test_later_changes_are_not_heard() -> None:
    s = drawing("hired-scouts", **HIDDEN).play("name vienna", "name rome")
    s = until_turn_of(s, DRACULA).play("consume vienna")
    s = until(s, "hunter-moves")
    assert lies_in(s, "vienna") is None and seen(s, "vienna", "rome") == ["?", "wolves"]


@clause("F87-CARD-telegraph-ahead", "F87-HIDDEN-18")
def test_telegrams_say_where_something_lies_not_what() -> None:
    one, other = [drawing("telegraph-ahead", chart={"brussels": kind, "le-havre": "fog", "vienna": "rats"}) for kind in ("rats", "vampire")]
    assert {"something-lies brussels", "something-lies le-havre"} <= set(one.heard()) and "nothing-lies strasbourg" in one.heard()
    assert not [text for text in one.heard() if "vienna" in text]  # farther than a road
    assert one.heard() == other.heard() and one.view() == other.view()
    assert seen(one, "strasbourg") == [None] and seen(one, "vienna") == ["?"]
    assert one.view()["heard_chart"][one.game.nouns.index("brussels")] == one.game.nouns.index("encounter")
    s = drawing("telegraph-ahead", open={"strasbourg": "fog"})
    assert "something-lies strasbourg" in s.heard() and seen(s, "strasbourg") == ["fog"]


@clause("F87-CARD-shipping-agents", "F87-HIDDEN-35")
def test_shipping_agents_stay_in_play_until_devilish_power_ends_them() -> None:
    s = drawing("shipping-agents", events={GODALMING: ["hypnosis"] * 2 + ["dawn-raid"], DRACULA: ["rage"]}).play("pass")
    assert s.shipping_agents() and s.event_discards() == [] and s.question != "too-many"  # it counts to nobody's limit
    assert not [text for text in s.options(DRACULA) if "end-agents" in text]  # he holds no Devilish Power
    assert drawing("shipping-agents", events={DRACULA: ["devilish-power"]}).play("play devilish-power").shipping_agents() is False
    s = drawing("shipping-agents", events={DRACULA: ["devilish-power"]}).play("pass")
    assert s.question == "hunter-moves" and s.asked == [SEWARD]
    s.play("dracula: end-agents")  # at any time
    assert not s.shipping_agents() and s.event_discards() == ["shipping-agents", "devilish-power"] and s.events(DRACULA) == []
    assert s.question == "hunter-moves" and s.asked == [SEWARD]


# --- turns ------------------------------------------------------------------------------------------------
@clause("F87-CARD-mishap", "F87-EVENT-13")
def test_mishap_costs_the_next_turn_only_once() -> None:
    s = until(drawing("mishap", "mishap"), "hunter-moves", SEWARD)
    assert s.misses() == [GODALMING] and s.event_discards() == ["mishap", "mishap"]
    s = until_turn_of(s, SEWARD)
    assert news(s, "misses-turn") == ["misses-turn godalming"] and s.misses() == []
    assert until_turn_of(s, GODALMING).asked


@clause("F87-CARD-sense-of-emergency")
def test_one_more_turn_however_many_are_drawn() -> None:
    s = drawing("sense-of-emergency", "sense-of-emergency")
    assert s.question == "hunter-moves" and s.asked == [GODALMING]
    assert s.play("pass").asked == [SEWARD]


# --- weapons and Hosts ----------------------------------------------------------------------------------------
@clause("F87-CARD-re-equip")
def test_one_weapon_may_be_discarded_for_another() -> None:
    s = drawing("re-equip", weapons={GODALMING: ["knife", "stake"]})
    assert s.options() == ["pass", "discard knife", "discard stake"]
    assert s.copy().play("pass").weapons(GODALMING) == ["knife", "stake"]
    s.play("discard knife", "chance: draw rifle")
    assert s.weapons(GODALMING) == ["rifle", "stake"] and s.weapon_discards() == ["knife"]
    assert drawing("re-equip").asked == [SEWARD]  # he has none


@clause("F87-CARD-heavenly-host-event", "F87-HIDDEN-19")
def test_a_laid_host_may_be_moved_whoever_laid_it() -> None:
    s = drawing("heavenly-host-event", hosts=["rome"], dracula_at="vienna")
    s.state.host_of[0] = 2
    assert s.question == "which-host" and s.options() == ["pass", "move-host rome"]
    assert s.copy().play("pass").asked == [SEWARD]
    s.play("move-host rome")
    towns = ways(s, "move-host")
    assert not {"castle-dracula", "galatz", "klausenburg", "rome", "north-sea"} & set(towns) and len(towns) == 56
    s.play("move-host vienna")
    nouns = s.game.nouns
    assert s.state.host_at[0] == nouns.index("vienna") and s.state.host_of[0] == 2 and news(s, "host-moved") == ["host-moved rome vienna"]
    assert s.seen_at() is None and s.asked == [SEWARD]  # he gives no answer
    assert drawing("heavenly-host-event").asked == [SEWARD]


@clause("F87-CARD-jonathan-harker")
def test_harker_may_be_cancelled() -> None:
    s = drawing("jonathan-harker", events={DRACULA: ["devilish-power"]}).play("play devilish-power")
    assert s.asked == [SEWARD] and not news(s, "combat", "harker-drew")
    assert drawing("jonathan-harker").question == "harker-draws"
