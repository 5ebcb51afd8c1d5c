"""DAMAGE: wounds, Bites, death, and hunters who become Vampires."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from clauses import clause

from fury1987.his_turn import lies_in
from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, game, group_in, idle, news, turn_in
from whitby.engine import NOBODY, run_agenda
from whitby.games.fury1987 import damage
from whitby.games.fury1987.words import WEAPON_CUP
from whitby.scene import Scene

H = 0  # Lord Godalming


def suffers(s: Scene, harm: Callable[..., None], *how: int, who: int = H) -> Scene:
    """In the middle of a turn something is done to Lord Godalming, or another; then what was asked is asked again."""
    state: Any = s.state
    state.seat = NOBODY
    state.agenda.append(state.running)
    state.insert_at = len(state.agenda)
    harm(state, who, *how)
    run_agenda(state)
    s.under_way.collect_news()
    return s


def turned_in(place: str, **parts: Any) -> Scene:
    """Lord Godalming, who has a Bite marker, is bitten again in this place."""
    return suffers(turn_in(place, bitten=[GODALMING], **parts), damage.bite)


@clause("F87-DAMAGE-01")
def test_the_twelfth_wound_kills() -> None:
    s = suffers(turn_in("paris", wounds={GODALMING: 9}), damage.wound, 2)
    assert s.wounds(GODALMING) == 11 and s.dead() == [] and s.asked == [GODALMING]
    s = suffers(s, damage.wound, 3)
    assert s.dead() == [GODALMING] and s.turned() == [] and s.at(GODALMING) is None and s.asked == [SEWARD]


@clause("F87-DAMAGE-02", "F87-DAMAGE-03")
def test_the_first_bite_marks_and_the_second_turns() -> None:
    s = suffers(turn_in("paris"), damage.bite)
    assert s.bitten() == [GODALMING] and s.turned() == []
    s = suffers(s, damage.bite)
    assert s.turned() == [GODALMING] and s.dead() == [] and s.asked == [SEWARD]


@clause("F87-DAMAGE-04")
def test_who_dies_with_a_bite_becomes_a_vampire() -> None:
    s = suffers(turn_in("paris", bitten=[GODALMING], wounds={GODALMING: 11}), damage.wound, 1)
    assert s.turned() == [GODALMING] and s.dead() == [] and lies_in(s, "paris") == "hunter-vampire"


@clause("F87-DAMAGE-05", "F87-HIDDEN-20")
def test_the_new_vampire_lies_where_it_happened_and_all_know() -> None:
    s = turned_in("paris")
    assert lies_in(s, "paris", DRACULA) == lies_in(s, "paris", SEWARD) == lies_in(s, "paris", None) == "hunter-vampire"
    assert not s.state.chart[s.game.nouns.index("paris")] & 1024  # on his chart, not on the map
    assert s.state.special_vampires.count(s.game.nouns.index("hunter-vampire")) == 2


@clause("F87-DAMAGE-06")
def test_an_encounter_there_goes_back_to_the_cup() -> None:
    for where in ({"chart": {"paris": "plague"}}, {"open": {"paris": "vampire"}}):
        before = turn_in("paris", bitten=[GODALMING], **where).encounter_cup()
        s = turned_in("paris", **where)
        kind = next(iter(next(iter(where.values())).values()))
        assert s.encounter_cup().count(kind) == before.count(kind) + 1 and lies_in(s, "paris") == "hunter-vampire"


@clause("F87-DAMAGE-07")
def test_all_he_held_is_discarded_and_his_host_removed() -> None:
    parts = {"weapons": {GODALMING: ["dogs", "knife"]}, "dogs": {GODALMING: 1}, "events": {GODALMING: ["hypnosis"]}, "hosts": ["rome"]}
    s = suffers(turn_in("paris", **parts), damage.die)
    assert s.weapons(GODALMING) == [] and s.events(GODALMING) == [] and s.dogs(GODALMING) == 0
    assert s.weapon_discards() == ["dogs", "heavenly-host", "knife"] and s.event_discards() == ["hypnosis"]
    assert s.state.host_at == [-1, -1]


@clause("F87-DAMAGE-08")
def test_who_turns_at_sea_comes_to_draculas_hand() -> None:
    s = turned_in("english-channel", embarked={GODALMING: "london"})
    assert s.turned() == [GODALMING] and "hunter-vampire" in s.encounters() and s.state.gains == 1


@clause("F87-DAMAGE-01", "F87-GROUP-23")
def test_the_rest_of_his_group_go_on_and_the_next_decides() -> None:
    s = suffers(group_in("paris", SEWARD, VAN_HELSING), damage.die)
    assert s.group() == s.together() == [SEWARD, VAN_HELSING] and s.asked == [SEWARD] and s.question == "hunter-moves"
    s = suffers(group_in("paris"), damage.die)
    assert s.group() == [SEWARD] and s.together() == []


@clause("F87-HIDDEN-05")
def test_wounds_and_bites_are_open() -> None:
    s = suffers(turn_in("paris", bitten=[SEWARD]), damage.wound, 2)
    s = suffers(s, damage.bite)
    for eyes in (None, DRACULA):
        assert s.view(eyes)["wounds"] == [2, 0, 0] and s.view(eyes)["bitten"] == 3
        assert news(s, "wounded", "bitten", seat=eyes) == ["wounded godalming 2", "bitten godalming"]


@clause("F87-HIDDEN-05", "F87-HIDDEN-20")
def test_all_hear_who_is_gone_and_what_goes_with_him() -> None:
    parts = {"weapons": {GODALMING: ["knife"]}, "events": {GODALMING: ["hypnosis"]}, "hosts": ["rome"]}
    words = ("dies", "turns", "dropped", "host-gone")
    s = suffers(turn_in("paris", **parts), damage.die)
    assert news(s, *words) == ["dies godalming", "dropped godalming knife", "dropped godalming hypnosis", "host-gone rome"]
    s = suffers(turn_in("paris", bitten=[GODALMING], **parts), damage.die)
    assert news(s, *words)[0] == "turns godalming paris"
    s = turned_in("english-channel", embarked={GODALMING: "london"})
    assert "drew-encounter hunter-vampire" in s.heard(DRACULA) and not news(s, "drew-encounter")


@clause("F87-DAMAGE-07")
def test_nothing_waits_for_one_who_is_gone() -> None:
    him = [GODALMING]
    s = turn_in("paris", extra_turns=him, fought_here=him, stocked_at={GODALMING: "paris"}, bitten=him)
    s.state.incoming_wounds[H] = 3
    s.state.stocked_now[H] = 5
    s.state.incoming_bite = 1
    s.state.misses = 1
    s = suffers(s, damage.die)
    assert s.extra_turns() == s.fought_here() == s.bitten() == [] and s.stocked_at(GODALMING) is None
    assert s.misses() == []
    assert s.state.incoming_wounds == [0, 0, 0] and s.state.incoming_bite == 0 and s.state.stocked_now == [-1, -1, -1]
    s = suffers(turn_in("cagliari", batted=him), damage.die)
    assert s.batted() == []
    s = suffers(turn_in("english-channel", embarked={GODALMING: "london"}, came_from={GODALMING: "north-sea"}), damage.die)
    assert s.embarked(GODALMING) is None and s.came_from(GODALMING) is None


@clause("F87-DAMAGE-01", "F87-DAMAGE-03")
def test_who_is_gone_is_not_hit_again() -> None:
    s = suffers(suffers(turn_in("paris"), damage.die), damage.wound, 2)
    assert s.wounds(GODALMING) == 0
    s = suffers(suffers(turn_in("paris"), damage.die), damage.bite)
    assert s.bitten() == s.turned() == []


@clause("F87-WIN-05", "F87-WIN-17")
def test_the_last_hunter_gone_ends_the_game_at_once() -> None:
    s = game(phase="hunters", at={GODALMING: "paris"}, dead=[SEWARD, VAN_HELSING])
    assert s.winners is None
    assert suffers(s, damage.die).ending == "hunters-gone" and s.winners == [DRACULA]


GROUP = {"at": {SEWARD: "paris"}}
HANDS = {"weapons": {GODALMING: ["heavenly-host", "knife"]}}
MOMENTS: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {  # question -> where, what, and what leads to it
    "turn-begins": ("paris", {"bitten": [GODALMING], **HANDS}, ()),
    "form-group": ("paris", GROUP, ()),
    "join-group": ("paris", GROUP, ("invite seward",)),
    "swap-weapons": ("paris", {**GROUP, **HANDS}, ("invite seward", "join")),
    "give-weapon": ("paris", {**GROUP, **HANDS}, ("invite seward", "join", "to seward")),
    "lay-host": ("paris", HANDS, ()),
    "bats-lead": ("paris", {"batted": [GODALMING]}, ()),
    "hunter-moves": ("paris", {}, ()),
    "exchange-weapons": ("galatz", HANDS, ("pass",)),
    "ride": ("paris", {}, ("rail", "chance: roll 2")),
    "sail-on": ("london", {"events": {GODALMING: ["excellent-weather"]}}, ("play excellent-weather", "sea english-channel")),
    "attack-again": ("paris", {"fought_here": [GODALMING]}, ("pass",)),
    "fight": ("brussels", {"at": {SEWARD: "brussels"}, "dracula_at": "paris"}, ("invite seward", "join", "road paris")),
    "restock": ("paris", {}, ("road le-havre",)),
    "share-weapon": ("brussels", {"at": {SEWARD: "brussels"}}, (
        "invite seward", "join", "road paris", "stock stock-1-1", "chance: draw knife")),
    "share-event": ("brussels", {"at": {SEWARD: "brussels"}}, (
        "invite seward", "join", "road paris", "stock stock-0-1", "chance: draw hypnosis")),
}  # fmt: skip


@clause("F87-DAMAGE-01", "F87-DAMAGE-07")
@pytest.mark.parametrize("moment", MOMENTS)
def test_he_may_die_at_any_moment_of_his_turn(moment: str) -> None:
    place, parts, choices = MOMENTS[moment]
    s = turn_in(place, **parts)
    for choice in choices:
        while choice in ("pass", "rail", "road le-havre") and s.question != "hunter-moves":
            idle(s)
        s.play(choice)
    assert s.question == moment
    grouped = SEWARD in s.group()
    s = suffers(s, damage.die)
    while s.asked == ["chance"]:
        s.play(f"chance: {s.options('chance')[0]}")
    assert s.dead() + s.turned() == [GODALMING] and s.asked == [SEWARD]
    assert s.weapons(GODALMING) == [] and s.events(GODALMING) == []
    if grouped:
        assert s.group() == [SEWARD]
    every = [*s.weapon_discards(), *s.weapon_cup(), *s.weapons(SEWARD), *[s.game.nouns[chit] for chit in s.state.drawn_weapons]]
    assert len(every) == len(WEAPON_CUP)


@clause("F87-DAMAGE-07", "F87-GROUP-25")
@pytest.mark.parametrize(("moment", "drawn"), [("share-weapon", "knife"), ("share-event", "hypnosis")])
def test_what_the_last_of_a_group_was_drawing_is_discarded(moment: str, drawn: str) -> None:
    place, parts, choices = MOMENTS[moment]
    s = turn_in(place, **parts)
    for choice in choices:
        while choice == "road paris" and s.question != "hunter-moves":
            idle(s)
        s.play(choice)
    assert s.question == moment
    s = suffers(suffers(s, damage.die), damage.die, who=1)
    while s.asked == ["chance"]:
        s.play(f"chance: {s.options('chance')[0]}")
    assert s.dead() == [GODALMING, SEWARD] and s.asked == [VAN_HELSING]
    assert drawn in (s.weapon_discards() if moment == "share-weapon" else s.event_discards())
    assert s.state.drawn_weapons == s.state.drawn == () and s.game.recount(s.state) == []


@clause("F87-DAMAGE-07", "F87-TURN-03")
def test_nothing_waits_for_who_is_gone() -> None:
    both = [GODALMING, SEWARD]
    s = turn_in("paris", at={SEWARD: "paris"}, batted=both, bitten=[SEWARD], fought_here=both)
    s = suffers(s, damage.die)
    assert s.batted() == s.fought_here() == s.bitten() == [SEWARD]
    assert s.stocked_at(GODALMING) is None and s.at(GODALMING) is None and s.game.recount(s.state) == []
