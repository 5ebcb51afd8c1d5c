"""Who sees what: F05-HIDDEN."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, grouped, passed, scene
from whitby.board import BIT
from whitby.games.fury2005 import GAME
from whitby.games.fury2005.body import Body
from whitby.games.fury2005.words import NOUNS, UNKNOWN
from whitby.rng import Rng
from whitby.scene import Scene

EYES = [None, GODALMING, MINA, DRACULA]
NOT_HIS = [None, GODALMING, MINA]
LAND, SEA = "land-back", "sea-back"
FULL = ["vienna", "budapest", "klausenburg", "galatz", "constanta", "varna"]


def sees(s: Scene, eyes: str | None) -> Body:
    """The table as a seat, or the public, sees it."""
    body: Body = GAME.body(s.view(eyes))
    return body


def cards(s: Scene, eyes: str | None) -> list[str | None]:
    """The cards of Trail and Catacombs as these eyes see them, backs where they see no more."""
    return [space.card or space.back for space in sees(s, eyes).spaces if space.card or space.back]


def markers(s: Scene, eyes: str | None, where: str) -> list[str | None]:
    """The encounters of a space as these eyes see them."""
    return [marker.kind for space in sees(s, eyes).spaces if space.space == where for marker in space.encounters]


def tells_apart(one: Scene, other: Scene, eyes: str | None) -> bool:
    """Do these eyes see or hear any difference between two tables?"""
    return one.view(eyes) != other.view(eyes) or one.heard(eyes) != other.heard(eyes) or sees(one, eyes) != sees(other, eyes)


# --- Trail and Catacombs ------------------------------------------------------------------
@clause("F05-HIDDEN-01", "F05-HIDDEN-33")
@pytest.mark.parametrize("eyes", NOT_HIS)
def test_what_lies_face_down_dracula_alone_knows(eyes: str | None) -> None:
    s = scene(
        trail=[{"card": "prague", "encounters": ["rats"]}], catacombs=[{"card": "rome", "encounters": ["fog"]}], encounters=["spy", "bats"]
    )
    assert cards(s, eyes) == [LAND, LAND] and markers(s, eyes, "space-1") == [None] == markers(s, eyes, "catacomb-1")
    assert sees(s, eyes).dracula.encounters is None and sees(s, eyes).dracula.at is None
    assert cards(s, DRACULA) == ["prague", "rome"] and markers(s, DRACULA, "space-1") == ["rats"]
    assert sees(s, DRACULA).dracula.encounters == ["bats", "spy"] and sees(s, DRACULA).dracula.at == "prague"


@clause("F05-HIDDEN-12")
@pytest.mark.parametrize("eyes", NOT_HIS)
def test_a_back_shows_land_or_sea_and_hide_is_land(eyes: str | None) -> None:
    s = scene(trail=["hide", "galatz", "black-sea", "varna", {"card": "sofia", "up": True}])
    assert cards(s, eyes) == [LAND, LAND, SEA, LAND, "sofia"] and s.view(eyes)["hide_city"] == -1
    assert sees(s, eyes).dracula.powers[3].ready is None
    assert cards(s, DRACULA)[0] == "hide" and s.hide_city() == "galatz"


@clause("F05-HIDDEN-07")
@pytest.mark.parametrize("eyes", EYES)
def test_how_many_cards_lie_there_and_where_markers_lie_all_see(eyes: str | None) -> None:
    space = {"card": "rome", "encounters": ["rats", "fog"]}
    s = scene(trail=["prague", {"card": "vienna", "encounters": ["spy"]}], catacombs=[None, space])
    table = [(space.space, len(space.encounters)) for space in sees(s, eyes).spaces if space.seen]
    assert table == [("space-1", 0), ("space-2", 1), ("catacomb-2", 2)]


@clause("F05-HIDDEN-13")
def test_a_card_that_slides_is_seen_to_move_with_its_marker() -> None:
    s = scene(phase="dracula", step="move", trail=[{"card": "prague", "encounters": ["rats"]}]).play("lay vienna")
    assert markers(s, MINA, "space-2") == [None] and cards(s, MINA) == [LAND, LAND] and "laid land-back" in s.heard(MINA)
    assert not [news for news in s.heard(MINA) if "vienna" in news or "prague" in news]


@clause("F05-HIDDEN-13")
def test_which_card_double_back_brings_to_the_front_is_seen_its_face_is_not() -> None:
    s = scene(phase="dracula", step="move", trail=["vienna", {"card": "prague", "encounters": ["rats"]}, "nuremburg"])
    s.play("double-back prague")
    assert "double-back space-2" in s.heard(MINA) and cards(s, MINA) == [LAND] * 3 and markers(s, MINA, "space-1") == [None]
    assert sees(s, MINA).spaces[0].double_back and cards(s, DRACULA) == ["prague", "vienna", "nuremburg"]


@clause("F05-HIDDEN-13")
def test_a_card_that_goes_to_the_catacombs_takes_its_marker_along() -> None:
    s = scene(phase="dracula", step="move", trail=[*FULL[:5], {"card": "varna", "encounters": ["rats"]}]).play("lay prague", "bury")
    assert "buried catacomb-1" in s.heard(MINA) and markers(s, MINA, "catacomb-1") == [None] and cards(s, MINA)[-1] == LAND
    assert not [news for news in s.heard(MINA) if "varna" in news]


@clause("F05-HIDDEN-14")
@pytest.mark.parametrize("eyes", NOT_HIS)
def test_after_hide_nobody_can_tell_staying_from_moving(eyes: str | None) -> None:
    before = scene(phase="dracula", step="move", trail=[{"card": "vienna", "up": True}, "prague"])
    assert sees(before, eyes).dracula.at == "vienna"
    hidden, moved = before.copy().play("lay hide"), before.copy().play("lay budapest")
    assert not tells_apart(hidden, moved, eyes) and sees(hidden, eyes).dracula.at is None
    assert tells_apart(hidden, moved, DRACULA)


@clause("F05-HIDDEN-14")
def test_after_dark_call_or_feed_all_know_that_he_stayed() -> None:
    for power in ("feed", "dark-call"):
        s = scene(phase="dracula", step="move", time="midnight", trail=[{"card": "vienna", "up": True}]).play(f"lay {power}")
        assert sees(s, MINA).dracula.at == "vienna" and cards(s, MINA)[0] == power


@clause("F05-HIDDEN-15", "F05-HIDDEN-09")
@pytest.mark.parametrize("eyes", EYES)
def test_location_deck_and_powers_are_counted_together(eyes: str | None) -> None:
    hidden = scene(trail=["hide", "vienna"], hosts=["paris"])
    city = scene(trail=["prague", "vienna"], hosts=["paris"])
    assert sees(hidden, eyes).deck == sees(city, eyes).deck == 75 - 2 - 1
    assert sees(scene(trail=[{"card": "vienna", "wolf": True}]), eyes).deck == 75 - 2


@clause("F05-HIDDEN-09")
def test_an_illegal_trail_would_be_found() -> None:
    s = scene(trail=["vienna", "prague"])
    assert GAME.recount(s.state) == []
    s.state.trail[1] = s.state.trail[5] = 0  # type: ignore[attr-defined]
    assert [fault[:12] for fault in GAME.recount(s.state)][:1] == ["F05-COMP-02 "]


@clause("F05-HIDDEN-16")
def test_a_card_that_was_turned_up_is_seen_to_return_a_face_down_one_is_not() -> None:
    catacombs = [{"card": "rome", "up": True}, "paris"]
    s = scene(phase="dracula", step="catacombs", trail=["vienna"], catacombs=catacombs)
    assert cards(s, None) == [LAND, "rome", LAND]
    s.play("return catacomb-1", "return catacomb-2")
    assert cards(s, None) == [LAND] and "card-gone catacomb-2" in s.heard() and not [news for news in s.heard() if "paris" in news]


@clause("F05-HIDDEN-29")
@pytest.mark.parametrize("eyes", NOT_HIS)
def test_a_search_is_answered_in_the_open(eyes: str | None) -> None:
    s = scene(turn=MINA, step="search", at={"mina": "paris"}, trail=["vienna"])
    assert "not-there paris" in s.heard(eyes)
    s = scene(turn=MINA, step="search", at={"mina": "rome"}, trail=["vienna"], catacombs=["rome"])
    assert "revealed catacomb-1 rome" in s.heard(eyes)


@clause("F05-HIDDEN-30")
@pytest.mark.parametrize("eyes", NOT_HIS)
def test_all_see_whether_the_card_of_a_marked_city_is_missing(eyes: str | None) -> None:
    s = scene(trail=["vienna", "prague"], hosts=["prague", "paris"], consecrated="rome")
    assert sees(s, eyes).beside == ["paris", "rome"] and cards(s, eyes) == [LAND, LAND]


# --- encounters -----------------------------------------------------------------------------
@clause("F05-HIDDEN-17")
def test_of_two_encounters_the_second_is_shown_after_the_first_is_resolved() -> None:
    space = {"card": "rome", "encounters": ["plague", "desecrated-soil"]}
    s = scene(turn=MINA, step="search", at={"mina": "rome"}, trail=["vienna"], catacombs=[space])
    assert s.asked == [DRACULA] and markers(s, MINA, "catacomb-1") == [None, None]
    s.play("meet catacomb-1:2")
    assert "encounter-revealed catacomb-1 desecrated-soil" in s.heard(MINA) and markers(s, MINA, "catacomb-1") == [None]
    assert not [news for news in s.heard(MINA) if "plague" in news]


@clause("F05-HIDDEN-18")
def test_a_marker_that_is_not_met_goes_to_the_pool_unseen() -> None:
    s = scene(phase="dracula", step="catacombs", trail=["vienna"], catacombs=[{"card": "rome", "encounters": ["rats"]}])
    before = sees(s, MINA).pool
    s.play("return catacomb-1")
    assert sees(s, MINA).pool == before + 1 and "encounters-gone catacomb-1" in s.heard(MINA)
    assert not [news for news in s.heard(MINA) if "rats" in news]


@clause("F05-HIDDEN-18")
def test_a_dropped_marker_lies_aside_face_down() -> None:
    def dropped(kind: str) -> Scene:
        s = scene(
            phase="dracula", step="move", trail=[*FULL[:5], {"card": "varna", "encounters": [kind]}], encounters=["spy"] * 2 + ["thief"] * 2
        )
        return passed(s.play("lay prague", "return leaving"), "mature")

    vampire, rats = dropped("new-vampire"), dropped("rats")
    assert vampire.options() == ["pass", "mature"] and rats.options() == ["pass"] and sees(rats, MINA).dracula.dropped == [None]
    assert not tells_apart(vampire, rats, MINA)
    assert not tells_apart(vampire.play("pass"), rats.play("pass"), None)


@clause("F05-HIDDEN-19")
@pytest.mark.parametrize("eyes", NOT_HIS)
def test_what_he_draws_from_the_pool_he_alone_sees(eyes: str | None) -> None:
    s = scene(phase="dracula", step="action", trail=["vienna"], chance=["draw rats"]).play("place ambush")
    assert "drew-encounter rats" in s.heard(DRACULA) and not [news for news in s.heard(eyes) if "rats" in news or "ambush" in news]
    assert sees(s, eyes).dracula.encounter_count == 5 and sees(s, eyes).pool == 45 - 6


# --- hands ------------------------------------------------------------------------------------
@clause("F05-HIDDEN-02")
@pytest.mark.parametrize("eyes", NOT_HIS)
def test_draculas_events_are_counted(eyes: str | None) -> None:
    s = scene(events={"dracula": ["trap", "rage"]})
    assert sees(s, eyes).dracula.events is None and sees(s, eyes).dracula.event_count == 2
    assert sees(s, DRACULA).dracula.events == ["rage", "trap"]


@clause("F05-HIDDEN-03")
@pytest.mark.parametrize("eyes", EYES)
def test_tracks_blood_time_and_discards_lie_open(eyes: str | None) -> None:
    s = scene(blood=7, vampires=3, resolve=2, time="midnight", item_discards=["knife"], event_discards=["trap", "hypnosis"])
    table = sees(s, eyes)
    assert (table.dracula.blood, table.vampires, table.resolve, table.time) == (7, 3, 2, "midnight")
    assert table.item_discards == ["knife"] and sorted(table.event_discards) == ["hypnosis", "trap"]


@clause("F05-HIDDEN-04", "F05-HIDDEN-33")
@pytest.mark.parametrize("eyes", [None, DRACULA])
def test_the_hunters_cards_are_counted(eyes: str | None) -> None:
    s = scene(items={"seward": ["knife", "stake"]}, events={"seward": ["hypnosis"]})
    seward = sees(s, eyes).hunters[1]
    assert (seward.items, seward.item_count, seward.events, seward.event_count) == (None, 2, None, 1)


@clause("F05-HIDDEN-05", "F05-HIDDEN-10")
def test_hunters_see_one_anothers_cards() -> None:
    held: dict[str, Any] = {"items": {"seward": ["knife", "stake"]}, "events": {"seward": ["hypnosis"]}}
    seward = sees(scene(**held), MINA).hunters[1]
    assert seward.items == ["knife", "stake"] and seward.events == ["hypnosis"]
    apart = scene(options={"hunter_hands": "own"}, **held)
    assert sees(apart, MINA).hunters[1].items is None and sees(apart, SEWARD).hunters[1].items == ["knife", "stake"]


@clause("F05-HIDDEN-06")
@pytest.mark.parametrize("eyes", EYES)
def test_of_the_event_deck_the_back_on_top_is_in_sight(eyes: str | None) -> None:
    s = scene(event_top="trap")
    assert sees(s, eyes).event_top == "dracula-back" and s.view(eyes)["event_deck"] == [UNKNOWN] * 74
    assert sees(scene(event_top="hypnosis"), eyes).event_top == "hunter-back" and s.view(eyes)["item_deck"] == [UNKNOWN] * 40


@clause("F05-HIDDEN-08")
def test_dracula_knows_a_card_that_was_shown() -> None:
    s = scene(
        turn=MINA,
        step="search",
        at={"mina": "vienna"},
        items={"mina": ["knife", "crucifix"]},
        trail=[{"card": "vienna", "encounters": ["lightning"]}],
    )
    passed(s, "show-shield").play("show crucifix")
    assert "shows mina crucifix" in s.heard() and "crucifix" in s.items(MINA)
    assert sees(s, DRACULA).hunters[3].seen_items == ["crucifix"] and sees(s, DRACULA).hunters[3].items is None


@clause("F05-HIDDEN-11")
def test_the_hunters_start_in_the_open_and_dracula_in_secret() -> None:
    s = scene(phase="setup", turn=MINA).play("start paris")
    assert "starts mina paris" in s.heard(DRACULA)
    one, other = s.copy().play("start vienna"), s.copy().play("start prague")
    assert not tells_apart(one, other, MINA) and cards(one, MINA) == [LAND] and one.at(DRACULA) == "vienna"


@clause("F05-HIDDEN-20")
def test_of_a_dracula_event_the_drawing_hunter_sees_the_back() -> None:
    drawn = [scene(turn=MINA, step="act", chance=[f"draw {card}"]).play("supply mina", "take-event") for card in ("trap", "wild-horses")]
    assert "drew-event mina dracula-back" in drawn[0].heard(MINA) and not tells_apart(drawn[0], drawn[1], MINA)
    assert drawn[0].events(DRACULA) == ["trap"] and "event-drawn dracula trap" in drawn[0].heard(DRACULA)


@clause("F05-HIDDEN-21")
def test_of_the_hunters_draws_dracula_sees_only_that_they_were_made() -> None:
    drawn = [scene(turn=SEWARD, step="act", chance=[f"draw {card}"]).play("supply seward", "take-item") for card in ("knife", "stake")]
    assert not tells_apart(drawn[0], drawn[1], DRACULA) and "item-drawn seward knife" in drawn[0].heard(MINA)
    events = [
        scene(turn=SEWARD, step="act", chance=[f"draw {card}"]).play("supply seward", "take-event") for card in ("hypnosis", "long-day")
    ]
    assert not tells_apart(events[0], events[1], DRACULA) and tells_apart(events[0], events[1], MINA)


@clause("F05-HIDDEN-21", "F05-HIDDEN-22")
def test_a_hunter_event_drawn_in_a_rest_is_seen_by_all_as_it_is_discarded() -> None:
    s = scene(turn=SEWARD, step="act", chance=["draw hypnosis"]).play("rest seward")
    assert "event-discarded hypnosis" in s.heard(DRACULA) and sees(s, None).event_discards == ["hypnosis"]


@clause("F05-HIDDEN-22")
@pytest.mark.parametrize("eyes", EYES)
def test_cards_played_and_discarded_are_seen_by_all(eyes: str | None) -> None:
    s = scene(turn=MINA, events={"mina": ["long-day"], "dracula": ["trap"]}, time="noon").play("play long-day")
    assert "played mina long-day" in s.heard(eyes) and sees(passed(s, "hunters-move"), eyes).event_discards == ["long-day"]


@clause("F05-HIDDEN-23")
@pytest.mark.parametrize("eyes", EYES)
def test_what_the_bitten_show_dogs_and_allies_are_seen_by_all(eyes: str | None) -> None:
    s = scene(
        items={"mina": ["dogs", "knife", "stake"]},
        events={"mina": ["hypnosis", "long-day"]},
        shown={"mina": ["stake", "long-day"]},
        dogs={"mina": 1},
        allies={"hunters": "rufus-smith", "dracula": "quincey-p-morris"},
    )
    mina = sees(s, eyes).hunters[3]
    assert (mina.shown_item, mina.shown_event, mina.dogs) == ("stake", "long-day", 1)
    assert (sees(s, eyes).hunter_ally, sees(s, eyes).dracula_ally) == ("rufus-smith", "quincey-p-morris")


@clause("F05-HIDDEN-24")
def test_of_a_trade_dracula_sees_how_many_items_go_to_whom() -> None:
    s = grouped(GODALMING, SEWARD, step="act", items={"godalming": ["knife", "stake"]}).play("trade", "to seward")
    one, other = s.copy().play("give knife"), s.copy().play("give stake")
    assert not tells_apart(one, other, DRACULA) and tells_apart(one, other, MINA)
    assert [hunter.item_count for hunter in sees(one, DRACULA).hunters[:2]] == [1, 1]


# --- combat -----------------------------------------------------------------------------------
@clause("F05-HIDDEN-25")
def test_in_combat_dracula_sees_how_many_items_a_hunter_holds() -> None:
    s = scene(combat={"fighters": [SEWARD]}, items={"seward": ["knife", "stake"]}).play("choose claws")
    assert sees(s, DRACULA).hunters[1].items is None and sees(s, DRACULA).hunters[1].item_count == 2
    assert s.asked == [SEWARD] and {"choose knife", "choose stake", "choose punch"} <= set(s.options())


@clause("F05-HIDDEN-26")
def test_a_card_laid_is_known_to_its_side_until_all_are_turned_up() -> None:
    s = scene(combat={"fighters": [SEWARD, MINA], "round": 2}).play("choose claws")
    assert sees(s, MINA).combat.cards == {"dracula": None} and sees(s, DRACULA).combat.cards == {"dracula": "claws"}  # type: ignore[union-attr]
    s.play("choose punch")
    assert sees(s, DRACULA).combat.cards["seward"] is None and sees(s, MINA).combat.cards["seward"] == "punch"  # type: ignore[union-attr]
    s.play("choose escape", "target mina")
    assert sees(s, None).combat.cards == {"seward": "punch", "mina": "escape", "dracula": "claws"}  # type: ignore[union-attr]


@clause("F05-HIDDEN-27")
def test_the_target_is_named_when_every_card_is_laid() -> None:
    s = scene(combat={"fighters": [SEWARD, MINA], "round": 2}).play("choose claws", "choose punch")
    assert s.asked == [MINA] and s.refused("dracula: target mina") == "F05-ROUND-01"
    s.play("choose escape")
    assert s.asked == [DRACULA] and s.options() == ["target seward", "target mina"]


def turned_up(card: str, last: str) -> dict[str, Any]:
    """The second round of Dr. Seward's combat: this card against Claws, after that one."""
    cards = {"seward": card, "dracula": "claws"}
    return {"fighters": [SEWARD], "round": 2, "step": "reveal", "cards": cards, "last": {"seward": last}}


@clause("F05-HIDDEN-28", "F05-COMBAT-10")
@pytest.mark.parametrize("eyes", [0, BIT[4]])
def test_who_lays_the_item_of_the_round_before_again_is_known_to_hold_two(eyes: int) -> None:
    s = scene(combat=turned_up("stake", "stake"), items={"seward": ["stake", "stake", "knife"]}, chance=["roll 3"])
    rng = Rng("two")
    for _ in range(20):
        world: Any = GAME.imagine(GAME.view(s.state, eyes), s.under_way.heard(eyes), rng)
        assert world.items[1].count(NOUNS.index("stake")) >= 2 and not GAME.recount(world)


@clause("F05-HIDDEN-28")
@pytest.mark.parametrize("eyes", EYES)
def test_the_last_cards_dice_health_places_and_markers_lie_open(eyes: str | None) -> None:
    s = scene(
        combat=turned_up("punch", "escape"),
        health={"seward": 4},
        bites={"seward": 1},
        hosts=["paris"],
        roadblock="vienna/prague",
        chance=["roll 3"],
    )
    table = sees(s, eyes)
    assert table.combat is not None and table.combat.last == {"seward": "escape"} and table.combat.dice == [3]
    assert (table.hunters[1].health, table.hunters[1].bites, table.hunters[1].at) == (4, 1, "vienna")
    assert table.hosts == ["paris"] and table.roadblock is not None


@clause("F05-HIDDEN-31")
def test_that_he_made_a_bat_move_is_open_where_to_is_not() -> None:
    fight = {"fighters": [SEWARD], "round": 2, "step": "reveal", "cards": {"seward": "punch", "dracula": "escape-bat"}}
    s = scene(combat=fight, time="midnight", trail=["vienna"], chance=["roll 1", "roll 6"])
    assert s.question == "bat-move"
    one, other = s.copy().play("fly prague"), s.copy().play("fly budapest")
    assert not tells_apart(one, other, SEWARD) and cards(one, SEWARD) == [LAND] and cards(s, SEWARD) == ["vienna"]


@clause("F05-HIDDEN-32")
def test_a_spy_shows_dracula_cards_that_go_back_hidden() -> None:
    held: dict[str, Any] = {"items": {"seward": ["knife"]}, "events": {"seward": ["hypnosis"]}}
    s = scene(turn=SEWARD, step="search", at={"seward": "vienna"}, trail=["prague", {"card": "vienna", "encounters": ["spy"]}], **held)
    passed(s, "hunter-announces").play("road budapest")
    assert sees(s, DRACULA).hunters[1].seen_items == ["knife"] and sees(s, DRACULA).hunters[1].seen_events == ["hypnosis"]
    assert sees(s, None).hunters[1].seen_items == [] and "announces-road seward budapest" in s.heard()


@clause("F05-HIDDEN-33")
def test_onlookers_see_what_is_open_to_all_and_nothing_else() -> None:
    s = scene(turn=VAN_HELSING, items={"van-helsing": ["knife"]}, events={"van-helsing": ["mystic-research"], "dracula": ["trap"]})
    s.play("play mystic-research")
    passed(s, "hunters-move")
    assert sees(s, None).dracula.seen_events == [] and sees(s, MINA).dracula.seen_events == ["trap"]
    assert s.view()["options"] == [] and sees(s, None).hunters[2].items is None
