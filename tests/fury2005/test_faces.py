"""What others see of a choice that is about to be made: F05-HIDDEN, as bots and replays ask for it."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury2005.fights import EAST, fight, quiet, searching
from fury2005.his_turn import SIX, his_turn
from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, scene
from whitby.games.fury2005.faces import ALLY
from whitby.games.fury2005.words import (
    ADD,
    CHOOSE,
    DISCARD,
    DRACULA_BACK,
    DRAW,
    FLY,
    GIVE,
    HUNTER_BACK,
    KEEP,
    LAND_BACK,
    LAY,
    MARKER0,
    NOUNS,
    PLACE,
    RETRACE,
    SEA_BACK,
    SPACE0,
    START,
    WOLF,
    WOLF_AND_RETRACE,
)
from whitby.play import NO_CHOICE, known_answer
from whitby.scene import Scene


def seen(s: Scene, text: str, eyes: str | None, seat: str | None = None) -> int:
    """What a seat, or the public, sees of a choice of the seat that is asked."""
    who = -1 if s.asked == ["chance"] else s.game.seat(seat or s.asked[0])
    return s.game.face(s.state, who, s.game.choice(text), s.eyes(eyes))


def shown(s: Scene, text: str, *eyes: str | None) -> bool:
    """All of these eyes see the whole choice."""
    return {seen(s, text, who) for who in eyes} == {s.game.choice(text)}


def hides(s: Scene, text: str, face: int, *eyes: str | None) -> bool:
    """All of these eyes see no more than that."""
    return {seen(s, text, who) for who in eyes} == {face}


# --- draws ---------------------------------------------------------------------------------
@clause("F05-HIDDEN-19", "F05-HIDDEN-21")
def test_items_and_encounters_are_seen_by_who_gets_them() -> None:
    item: dict[str, Any] = {"turn": SEWARD, "step": "act", "at": {SEWARD: "london"}}
    s = scene(**item).play("supply seward", "take-item")
    assert shown(s, "draw knife", SEWARD, MINA) and hides(s, "draw knife", DRAW, DRACULA, None)
    own = scene(**item, options={"hunter_hands": "own"}).play("supply seward", "take-item")
    assert shown(own, "draw knife", SEWARD) and hides(own, "draw knife", DRAW, MINA, DRACULA, None)
    his = his_turn(["vienna"], "action").play("place rats")
    assert shown(his, "draw fog", DRACULA) and hides(his, "draw fog", DRAW, MINA, None)


@clause("F05-HIDDEN-20", "F05-HIDDEN-21")
def test_of_an_event_the_back_is_seen_and_what_happens_at_once() -> None:
    s = scene(turn=SEWARD, step="act", at={SEWARD: "galway"}).play("supply seward")
    assert shown(s, "draw long-day", SEWARD, MINA) and hides(s, "draw long-day", DRAW | HUNTER_BACK, DRACULA, None)
    assert shown(s, "draw trap", DRACULA) and hides(s, "draw trap", DRAW | DRACULA_BACK, SEWARD, MINA, None)
    assert shown(s, "draw re-equip", SEWARD, DRACULA, None) and shown(s, "draw evasion", SEWARD, DRACULA, None)
    assert shown(s, "draw rufus-smith", MINA) and hides(s, "draw rufus-smith", DRAW | HUNTER_BACK | ALLY, DRACULA, None)
    assert shown(s, "draw draculas-brides", DRACULA) and hides(s, "draw draculas-brides", DRAW | DRACULA_BACK | ALLY, MINA, None)


@clause("F05-HIDDEN-21", "F05-HIDDEN-06", "F05-EVENT-05")
def test_events_of_a_rest_are_seen_and_a_deck_that_is_renewed_shows_backs_alone() -> None:
    s = scene(turn=MINA, step="act", at={MINA: "galway"}).play("rest mina")
    assert shown(s, "draw long-day", MINA, DRACULA, None) and hides(s, "draw trap", DRAW | DRACULA_BACK, MINA, None)
    last = scene(turn=MINA, step="act", at={MINA: "galway"}, event_top="good-luck", event_deck=["forewarned"]).play("supply mina")
    assert hides(last, "draw forewarned", DRAW | HUNTER_BACK, MINA, DRACULA, None)
    one = scene(turn=MINA, step="act", at={MINA: "galway"}, event_top="good-luck", event_deck=["re-equip"]).play("supply mina")
    assert hides(one, "draw re-equip", DRAW | HUNTER_BACK, MINA, DRACULA, None)
    ally = scene(turn=MINA, step="act", at={MINA: "galway"}, event_top="good-luck", event_deck=["rufus-smith"]).play("supply mina")
    assert hides(ally, "draw rufus-smith", DRAW | HUNTER_BACK, MINA, DRACULA, None)
    top = scene(phase="deal")
    assert hides(top, "draw trap", DRAW | DRACULA_BACK, MINA, DRACULA, None)
    assert shown(fight(GODALMING, step="reveal", cards={GODALMING: "punch", DRACULA: "claws"}), "roll 3", MINA, DRACULA, None)


# --- hunters -------------------------------------------------------------------------------
@clause("F05-HIDDEN-26", "F05-HIDDEN-10")
def test_of_a_card_laid_the_other_side_sees_nothing() -> None:
    s = fight(SEWARD, VAN_HELSING)
    assert shown(s, "choose claws", DRACULA) and hides(s, "choose claws", CHOOSE, SEWARD, None)
    s.play("choose claws")
    assert shown(s, "choose punch", SEWARD, MINA) and hides(s, "choose punch", CHOOSE, DRACULA, None)
    alone = fight(SEWARD).play("choose claws")
    assert shown(alone, "choose punch", DRACULA, None)  # it is turned up at once
    own = fight(SEWARD, VAN_HELSING, options={"hunter_hands": "own"}).play("choose claws")
    assert shown(own, "choose punch", SEWARD) and hides(own, "choose punch", CHOOSE, VAN_HELSING, DRACULA, None)


@clause("F05-HIDDEN-24")
def test_of_an_item_given_only_the_two_and_the_hunters_see_which() -> None:
    trade: dict[str, Any] = {"turn": SEWARD, "step": "act", "at": {SEWARD: "paris", MINA: "paris"}, "items": {SEWARD: ["knife", "dogs"]}}
    s = scene(**trade, dogs={SEWARD: 1}).play("trade", "to mina")
    assert shown(s, "give knife", SEWARD, MINA, GODALMING) and hides(s, "give knife", GIVE, DRACULA, None)
    assert shown(s, "give dogs", DRACULA, None)
    own = scene(**trade, options={"hunter_hands": "own"}).play("trade", "to mina")
    assert shown(own, "give knife", SEWARD, MINA) and hides(own, "give knife", GIVE, GODALMING, DRACULA, None)


# --- Dracula -------------------------------------------------------------------------------
@clause("F05-HIDDEN-12", "F05-HIDDEN-11")
def test_of_a_move_the_back_is_seen_unless_the_card_lies_face_up() -> None:
    s = his_turn(["galatz", "constanta"], time="midnight", at={MINA: "bucharest"})
    assert shown(s, "lay klausenburg", DRACULA) and hides(s, "lay klausenburg", LAY | LAND_BACK, MINA, None)
    assert shown(s, "lay bucharest", MINA, None) and shown(s, "lay castle-dracula", MINA, None)
    assert hides(s, "lay hide", LAY | LAND_BACK, MINA, None) and hides(s, "wolf-form klausenburg", WOLF | LAND_BACK, MINA, None)
    assert hides(s, "wolf-and-hide", WOLF | LAND_BACK, MINA, None)
    assert shown(s, "lay feed", MINA, None) and shown(s, "lay dark-call", MINA, None)
    assert hides(s, "double-back constanta", RETRACE | (SPACE0 + 1), MINA, None)
    assert hides(s, "wolf-and-double-back constanta", WOLF_AND_RETRACE | (SPACE0 + 1), MINA, None)
    up = his_turn(["galatz", {"card": "constanta", "up": True}], time="midnight")
    assert shown(up, "double-back constanta", MINA, None)
    port = his_turn(["constanta"], at={MINA: "black-sea"})
    assert hides(port, "lay black-sea", LAY | SEA_BACK, MINA, None)
    assert shown(his_turn(["constanta"], at={MINA: "black-sea"}, options={"sea_meeting": "shown"}), "lay black-sea", MINA, None)
    start = scene(phase="setup", turn=DRACULA)
    assert shown(start, "start rome", DRACULA) and hides(start, "start rome", START | LAND_BACK, MINA, None)


@clause("F05-HIDDEN-14", "F05-CARD-hide")
def test_a_hide_is_seen_where_it_is_laid_face_up() -> None:
    castle = his_turn(["castle-dracula"], time="midnight")
    assert shown(castle, "lay hide", MINA, None)
    assert hides(castle, "wolf-and-hide", WOLF | NOUNS.index("hide"), MINA, None)
    assert shown(his_turn(["vienna"], at={MINA: "vienna"}), "lay hide", MINA, None)


@clause("F05-HIDDEN-18", "F05-HIDDEN-01", "F05-POWER-16")
def test_of_encounters_only_that_they_move_is_seen() -> None:
    s = his_turn(["vienna"], "action")
    assert shown(s, "place rats", DRACULA) and hides(s, "place rats", PLACE, MINA, None)
    full = his_turn([*SIX[:5], "frankfurt"]).play("lay budapest", "bury")
    assert hides(full, "add rats", ADD, MINA, None) and shown(full, "pass", MINA, None)
    call = his_turn(["vienna"], time="midnight", chance=["draw fog"] * 4 + ["draw bats"] * 3 + ["draw peasants"] * 2 + ["draw plague"])
    call.play("lay dark-call")
    assert hides(call, "discard fog", DISCARD, MINA, None)
    back = his_turn(["vienna"], catacombs=[{"card": "budapest", "encounters": ["fog", "bats"]}]).play("double-back budapest")
    assert hides(back, "keep fog", KEEP | (MARKER0 + 12), MINA, None) and hides(back, "keep bats", KEEP | (MARKER0 + 13), MINA, None)


@clause("F05-HIDDEN-31", "F05-COMBAT-44")
def test_where_a_bat_flies_he_alone_knows() -> None:
    s = fight(SEWARD, step="reveal", cards={SEWARD: "punch", DRACULA: "escape-bat"}, chance=["roll 1", "roll 6"])
    assert s.question == "bat-move" and hides(s, "fly bucharest", FLY | LAND_BACK, MINA, None)
    assert shown(s, "fly castle-dracula", MINA, None) and shown(s, "pass", MINA, None) and shown(s, "fly bucharest", DRACULA)


@clause("F05-HIDDEN-32", "F05-CARD-stormy-seas")
def test_what_he_announces_and_where_a_storm_drives_him_all_see() -> None:
    s = scene(trail=["vienna"], events={GODALMING: ["hypnosis"]}, chance=["roll 6"]).play("play hypnosis", "name mina")
    assert s.question == "announce-move" and shown(s, "lay prague", MINA, None) and shown(s, "lay hide", MINA, None)
    storm = scene(trail=["black-sea", "varna"], events={GODALMING: ["stormy-seas"]}).play("play stormy-seas", "name black-sea")
    assert storm.question == "land-from-storm" and shown(storm, "lay constanta", MINA, None)


@clause("F05-EVENT-18")
def test_an_answer_is_hidden_until_all_have_given_theirs() -> None:
    events = {SEWARD: ["advance-planning"], MINA: ["advance-planning"], DRACULA: ["trap"]}
    s = scene(combat={"fighters": [SEWARD], "step": "open"}, trail=["galatz"], events=events)
    assert DRACULA in s.asked and len(s.asked) > 1
    assert seen(s, "play trap", MINA, DRACULA) == s.game.choice("pass") and seen(s, "play trap", DRACULA, DRACULA) == s.game.choice(
        "play trap"
    )


# --- what answers itself --------------------------------------------------------------------
def answers_itself(s: Scene) -> bool:
    """There is one answer, and everybody knows that there is."""
    return known_answer(s.state) != NO_CHOICE


@clause("F05-CARD-saboteur", "F05-CARD-lightning", "F05-CARD-hoax")
def test_who_is_seen_to_hold_one_card_need_not_be_asked_which() -> None:
    knife, knives, day, days = ["knife"], ["knife", "knife"], ["long-day"], ["long-day", "long-day"]
    assert answers_itself(quiet(searching("saboteur", items={SEWARD: knife})))
    assert answers_itself(quiet(searching("saboteur", events={SEWARD: day})))
    assert not answers_itself(quiet(searching("saboteur", items={SEWARD: knives})))
    assert not answers_itself(quiet(searching("saboteur", items={SEWARD: knife}, events={SEWARD: day})))
    struck = [quiet(searching("lightning", items={SEWARD: items}), "seward: pass") for items in (knife, knives)]
    assert [(s.question, answers_itself(s)) for s in struck] == [("lose-item", True), ("lose-item", False)]
    fooled = [quiet(searching("hoax", where=EAST, events={SEWARD: events})) for events in (day, days)]
    assert [(s.question, answers_itself(s)) for s in fooled] == [("lose-event", True), ("lose-event", False)]


@clause("F05-CARD-quincey-p-morris", "F05-COMBAT-03", "F05-HIDDEN-25")
def test_nor_who_has_no_items_to_show_or_to_lay() -> None:
    ally: dict[str, Any] = {"phase": "dracula", "trail": ["vienna"], "allies": {"dracula": "quincey-p-morris"}}
    bare, armed = scene(**ally).play("name seward"), scene(**ally, items={SEWARD: ["knife"]}).play("name seward")
    assert (bare.question, armed.question) == ("wards-off-quincey", "wards-off-quincey")
    assert answers_itself(bare) and not answers_itself(armed)
    last = {SEWARD: "punch", DRACULA: "claws"}
    assert not answers_itself(fight(SEWARD, round=2, last=last).play("choose dracula-dodge"))  # two tactics are left


@clause("F05-HIDDEN-24", "F05-BITE-01", "F05-BITE-02")
def test_one_card_to_give_or_to_show_is_no_question() -> None:
    trade: dict[str, Any] = {"turn": SEWARD, "step": "act", "at": {SEWARD: "paris", MINA: "paris"}}
    one = scene(**trade, items={SEWARD: ["knife"]}).play("trade", "to mina")
    two = scene(**trade, items={SEWARD: ["knife", "knife"]}).play("trade", "to mina")
    assert (one.question, answers_itself(one), two.question, answers_itself(two)) == ("give-item", True, "give-item", False)
    vampire: dict[str, Any] = {"time": "midnight", "chance": ["roll 1"]}
    item = [quiet(searching("new-vampire", items={SEWARD: cards}, **vampire), "seward: pass") for cards in (["knife"], ["knife"] * 2)]
    assert [(s.question, answers_itself(s)) for s in item] == [("show-item", True), ("show-item", False)]
    events = [quiet(searching("new-vampire", events={SEWARD: cards}, **vampire)) for cards in (["long-day"], ["long-day"] * 2)]
    assert [(s.question, answers_itself(s)) for s in events] == [("show-event", True), ("show-event", False)]
