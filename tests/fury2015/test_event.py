"""Event cards: F15-EVENT."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, fight, passed, scene, sees
from whitby.scene import Scene


def drawing(card: str, seat: str = GODALMING, **parts: Any) -> Scene:
    """By day a hunter in a small city draws the top event."""
    s = scene(turn=seat, at={seat: "galway"} | parts.pop("at", {}), event_top=card, chance=["draw forewarned"], **parts)
    return s.play("supply")


def given(card: str, **parts: Any) -> Scene:
    """By night Godalming's supply gives Dracula the bottom event."""
    return scene(phase="night", at={GODALMING: "galway"} | parts.pop("at", {}), event_bottom=[card], **parts).play("supply")


@clause("F15-EVENT-01")
@pytest.mark.parametrize(("phase", "card"), [
    ("day", "long-night"), ("day", "chartered-carriage"), ("day", "forewarned"), ("night", "good-luck"), ("day", "heroic-leap"),
])  # fmt: skip
def test_an_event_waits_for_its_window(phase: str, card: str) -> None:
    s = scene(phase=phase, events={GODALMING: [card]})
    assert f"play {card}" not in s.options() and s.reason(f"play {card}") == f"time-{card}"
    assert s.reason(f"play-now {card}") == f"time-{card}"


@clause("F15-EVENT-01")
def test_in_its_window_it_can_be_played_and_not_from_an_empty_hand() -> None:
    s = scene(phase="dawn", events={MINA: ["long-night"]})
    assert s.options() == ["pass", "play long-night"] and s.reason("play renewed-vigor") == "not-in-hand"
    assert s.play("play long-night").effects() == ["long-night"] and "played mina long-night" in s.heard()


@clause("F15-EVENT-01")
def test_no_second_event_while_one_is_being_resolved() -> None:
    s = drawing("hired-scouts", events={GODALMING: ["good-luck"]}, roadblocks=["london/swansea"])
    assert "play-now good-luck" in s.options()
    s.play("play hired-scouts")
    assert s.question == "name-city" and s.refused("play-now good-luck") == "F15-EVENT-01"


@clause("F15-EVENT-02")
def test_an_immediate_event_is_resolved_when_drawn() -> None:
    s = drawing("evil-presence")
    assert s.options() == ["play evil-presence"] and s.refused("pass") == "F15-EVENT-02"
    s.play("play evil-presence")
    assert s.events(GODALMING) == [] and "none-near" in s.heard() and "evil-presence" in s.event_discards()


@clause("F15-EVENT-02")
def test_any_other_event_goes_to_the_hand() -> None:
    s = drawing("long-night")
    assert s.options() == ["pass"] and sees(s, GODALMING).hunters[0].drawn == "long-night"
    assert s.play("pass").events(GODALMING) == ["long-night"] and sees(s, GODALMING).hunters[0].drawn is None
    assert {"drew-event godalming", "event-drawn long-night"} <= set(s.heard(GODALMING)) and "event-drawn long-night" not in s.heard(
        DRACULA
    )


@clause("F15-EVENT-02")
def test_an_immediate_event_without_a_target_is_used_up() -> None:
    s = given("vampiric-influence", at={MINA: "off"})
    assert s.options() == ["play vampiric-influence"]
    s.play("play vampiric-influence")
    assert s.events(DRACULA) == [] and s.event_discards() == ["vampiric-influence"]


@clause("F15-EVENT-03")
def test_an_event_for_now_or_later_may_be_kept() -> None:
    s = drawing("newspaper-reports")
    assert s.options() == ["pass", "play newspaper-reports"] and s.play("pass").events(GODALMING) == ["newspaper-reports"]
    s = given("roadblock")
    assert s.asked == [DRACULA] and s.options() == ["pass", "play roadblock"] and s.play("pass").events(DRACULA) == ["roadblock"]
    assert given("roadblock").play("play roadblock").question == "place-block"


@clause("F15-EVENT-04")
@pytest.mark.parametrize(("seat", "limit"), [(GODALMING, 3), (SEWARD, 4), (VAN_HELSING, 3), (MINA, 3)])
def test_a_hunter_holds_three_events_seward_four(seat: str, limit: int) -> None:
    hand = ["long-night", "renewed-vigor", "good-luck", "excellent-weather"][:limit]
    s = drawing("great-strength", seat, events={seat: hand}).play("pass")
    assert s.question == "trim-events" and s.refused("pass") == "F15-EVENT-04"
    s.play("discard long-night")
    assert len(s.events(seat)) == limit and "great-strength" in s.events(seat) and f"dropped {seat} long-night" in s.heard()
    fewer = drawing("great-strength", seat, events={seat: hand[1:]}).play("pass")
    assert len(fewer.events(seat)) == limit and fewer.question != "trim-events"


@clause("F15-EVENT-04")
def test_dracula_holds_four() -> None:
    hand = ["roadblock", "false-tip", "enraged", "seduction"]
    s = given("wild-horses", events={DRACULA: hand}).play("pass")
    assert s.question == "trim-events" and s.asked == [DRACULA]
    assert sorted(s.play("discard enraged").events(DRACULA)) == ["false-tip", "roadblock", "seduction", "wild-horses"]


@clause("F15-EVENT-05")
def test_above_the_limit_a_legal_event_may_be_played_first() -> None:
    hand = ["long-night", "renewed-vigor", "good-luck"]
    s = drawing("great-strength", events={GODALMING: hand}, roadblocks=["london/swansea"]).play("pass")
    assert {"discard good-luck", "play-now good-luck"} <= set(s.options()) and s.reason("play long-night") == "time-long-night"
    s.play("play-now good-luck", "unblock london/swansea")
    assert sorted(s.events(GODALMING)) == ["great-strength", "long-night", "renewed-vigor"] and s.question == "hunter-acts"


@clause("F15-EVENT-05")
def test_without_one_only_a_discard_helps() -> None:
    s = drawing("great-strength", events={GODALMING: ["long-night", "renewed-vigor", "forewarned"]}).play("pass")
    assert {option.split()[0] for option in s.options()} == {"discard"}


@clause("F15-EVENT-06")
@pytest.mark.parametrize(("first", "second"), [("long-night", "renewed-vigor"), ("renewed-vigor", "long-night")])
def test_several_events_in_any_order(first: str, second: str) -> None:
    s = scene(phase="dawn", events={SEWARD: ["long-night", "renewed-vigor"]}).play(f"play {first}")
    assert s.options() == ["pass", f"play {second}"]
    assert s.play(f"play {second}").effects() == ["long-night", "renewed-vigor"]


@clause("F15-EVENT-07")
def test_played_and_discarded_events_lie_faceup() -> None:
    s = scene(phase="dawn", events={MINA: ["long-night"]}).play("play long-night")
    assert s.event_discards() == ["long-night"] and sees(s, DRACULA).event_discards == ["long-night"]
    assert "event-discarded long-night" in s.heard()
    s = drawing("great-strength", events={GODALMING: ["long-night", "renewed-vigor", "forewarned"]}).play("pass", "discard forewarned")
    assert s.event_discards() == ["forewarned"] and s.event_facedown() == [] and "event-discarded forewarned" in s.heard()


@clause("F15-EVENT-08")
def test_an_event_turned_away_stays_unseen() -> None:
    s = drawing("roadblock")
    assert s.event_facedown() == ["roadblock"] and s.event_discards() == [] and s.events(DRACULA) == []
    assert "turned-away godalming" in s.heard(DRACULA) and not [news for news in s.heard(DRACULA) if "roadblock" in news]
    assert sees(s, DRACULA).event_facedown == 1 and sees(s, GODALMING).event_discards == [] and s.view(DRACULA)["event_facedown"] == [-9]


@clause("F15-EVENT-09")
def test_mystic_research_discards_facedown() -> None:
    bottom = ["roadblock", "long-night", "seduction", "good-luck", "enraged", "forewarned"]
    s = scene(turn=VAN_HELSING, events={VAN_HELSING: ["mystic-research"]}, event_bottom=bottom).play("play mystic-research")
    assert sorted(s.event_facedown()) == ["enraged", "roadblock", "seduction"] and s.event_discards() == ["mystic-research"]
    assert s.event_bottom() == ["long-night", "good-luck", "forewarned"] and s.heard().count("studied dracula-back") == 3
    assert s.view(DRACULA)["event_facedown"] == [-9] * 3


@clause("F15-EVENT-09")
def test_the_long_night_discards_faceup() -> None:
    s = scene(phase="night", effects=["long-night"], event_bottom=["good-luck"]).play("road swansea")
    assert (
        sorted(s.event_discards()) == ["good-luck", "long-night"] and s.event_facedown() == [] and "event-discarded good-luck" in s.heard()
    )


@clause("F15-EVENT-10")
def test_a_cancelled_event_does_nothing_and_is_discarded() -> None:
    s = drawing("evil-presence", events={DRACULA: ["sensationalist-press"]}).play("play evil-presence")
    assert s.asked == [DRACULA] and s.options() == ["pass", "play sensationalist-press"]
    s.play("play sensationalist-press")
    assert "cancelled evil-presence" in s.heard() and "none-near" not in s.heard()
    assert s.event_discards() == ["evil-presence", "sensationalist-press"] and s.events(DRACULA) == []


@clause("F15-EVENT-11")
@pytest.mark.parametrize(("seat", "card"), [(SEWARD, "mystic-research"), (VAN_HELSING, "wax-cylinders"), (GODALMING, "hypnosis")])
def test_a_card_of_one_hunter_is_no_use_to_another(seat: str, card: str) -> None:
    s = scene(turn=seat, events={seat: [card]}, at={seat: "vienna", MINA: "vienna"})
    assert f"play {card}" not in s.options() and s.refused(f"play {card}") == "F15-EVENT-11"


@clause("F15-EVENT-11")
def test_only_godalming_takes_lucy_s_revenge() -> None:
    s = fight(fighters=[GODALMING, MINA], step="open", events={MINA: ["lucys-revenge"], GODALMING: ["escape-route"]})
    assert s.options(MINA) == ["pass"] and s.refused("mina: play lucys-revenge") == "F15-EVENT-11"
    s = fight(fighters=[GODALMING], step="open", events={GODALMING: ["lucys-revenge"]})
    assert "play lucys-revenge" in s.options() and passed(s).winners is None


@clause("F15-EVENT-05")
@pytest.mark.parametrize("card", ["devilish-power", "unearthly-swiftness"])
def test_dracula_above_his_limit_may_play_an_event_of_his_phase(card: str) -> None:
    hand = ["false-tip", "enraged", "wild-horses", card]
    parts: dict[str, Any] = {"allies": {DRACULA: "immanuel-hildesheim"}, "event_top": "seduction", "chance": ["draw forewarned"]}
    s = scene(phase="dracula", events={DRACULA: hand}, trail=["vienna"], **parts).play("pass")
    assert s.question == "trim-events" and {f"discard {card}", f"play-now {card}"} <= set(s.options())
    s.play(f"play-now {card}", *(["use"] if card == "devilish-power" else []))
    assert s.question == "choose-card" and sorted(s.events(DRACULA)) == ["enraged", "false-tip", "seduction", "wild-horses"]
    assert not [news for news in s.heard() if news.startswith("dropped")]


@clause("F15-EVENT-05")
def test_nor_may_dracula_play_one_of_his_phase_above_his_limit_by_night() -> None:
    s = given("wild-horses", events={DRACULA: ["roadblock", "false-tip", "enraged", "devilish-power"]}).play("pass")
    assert s.question == "trim-events" and {option.split()[0] for option in s.options()} == {"discard"}
