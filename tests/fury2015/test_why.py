"""Why a choice is refused, and what is listed as closed: each card, place and action with a reason of its own."""

from __future__ import annotations

from typing import Any

import pytest
from clauses import clause

import whitby
from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, drawing, fight, given, passed, scene
from whitby.engine import CHANCE, NOUN, PLAYING, answer, options_for, seats_asked
from whitby.games.fury2015.europe import EDGES, RAIL_WAYS, ROAD_WAYS, SEAS
from whitby.games.fury2015.state import Fury
from whitby.games.fury2015.words import DRACULA as DRACULA_SEAT
from whitby.games.fury2015.words import PASS, ROAD, SAIL
from whitby.rng import Rng
from whitby.scene import Scene
from whitby.text import Catalogue

GAME = whitby.game("fury-2015")


def reasons(s: Scene, *texts: str) -> list[str]:
    return [s.reason(text) for text in texts]


def listed(s: Scene, seat: str | None = None) -> dict[str, str]:
    """What is listed as closed, each with its reason."""
    return {GAME.text(choice): reason for choice, reason in GAME.closed(s.state, s.seat(seat))}


def dealt(s: Scene) -> Scene:
    """Chance takes the first of what there is, as long as it is asked."""
    while s.asked == ["chance"]:
        s.under_way.apply(CHANCE, s.state.options[0])
    return s


# --- cards that are in the hand -------------------------------------------------------------
@clause("F15-COMBAT-09")
def test_a_weapon_in_hand_is_not_said_to_be_missing():
    s = scene(items={GODALMING: ["knife", "holy-circle", "dogs"]}, at={GODALMING: "vienna"})
    assert reasons(s, "play knife", "play holy-circle", "play dogs") == ["used-in-combat", "used-in-combat", "when-dogs"]
    assert s.reason("play rifle") == "item-not-held"
    assert listed(s)["play knife"] == "used-in-combat"
    assert s.reason("discard knife") == "discard-item" and s.reason("show knife") == "show-when-asked"


@clause("F15-COMBAT-09")
def test_at_sea_a_weapon_waits_for_a_combat_too():
    s = scene(at={GODALMING: "north-sea"}, items={GODALMING: ["pistol"]}, events={GODALMING: ["long-night", "money-trail"]})
    assert reasons(s, "play pistol", "play long-night", "play money-trail") == ["used-in-combat", "time-long-night", "at-sea"]


@clause("F15-EVENT-02")
def test_a_drawn_card_that_is_kept_waits_for_its_own_time():
    s = drawing("forewarned", items={GODALMING: ["rifle"]})
    assert s.options() == ["pass"] and reasons(s, "play forewarned", "play rifle") == ["time-forewarned", "used-in-combat"]
    assert drawing("hired-scouts").reason("pass") == "immediately"


@clause("F15-CARD-unearthly-swiftness")
def test_inside_a_step_swiftness_waits_for_the_next_one():
    s = scene(phase="dracula", trail=["vienna"], events={DRACULA: ["unearthly-swiftness"]}, encounters=["rats"])
    dealt(s.play("lay munich", "place rats"))
    assert s.question == "may-spread-rumor" and s.reason("play-now unearthly-swiftness") == "time-unearthly-swiftness"


@clause("F15-CARD-good-luck")
def test_good_luck_waits_while_a_trade_goes_on():
    s = scene(at={GODALMING: "vienna", MINA: "vienna"}, events={GODALMING: ["good-luck"]}, roadblocks=["london/swansea"]).play("trade mina")
    assert s.question == "offer-cards" and s.reason("play-now good-luck") == "trade-first"


@clause("F15-TRADE-02")
def test_what_is_offered_is_not_offered_twice():
    s = scene(at={GODALMING: "vienna", MINA: "vienna"}, items={GODALMING: ["knife"]}, events={GODALMING: ["good-luck"]}).play("trade mina")
    s.play("give knife")
    assert reasons(s, "give knife", "give rifle", "give 3/2") == ["offered-already", "item-not-held", "no-ticket"]
    assert listed(s) == {"give knife": "offered-already", "give good-luck": "no-events-in-trade"}


@clause("F15-TRADE-09")
def test_what_the_partner_has_seen_is_not_shown_twice():
    s = scene(at={GODALMING: "vienna", MINA: "vienna"}, items={GODALMING: ["knife"]}).play("trade mina", "show knife")
    assert "give knife" in s.options() and reasons(s, "show knife", "show rifle") == ["shared-already", "item-not-held"]


@clause("F15-EVENT-02", "F15-TRADE-04")
def test_an_event_received_by_leader_is_read_like_one_drawn():
    s = scene(turn=VAN_HELSING, at={VAN_HELSING: "vienna", MINA: "paris"}, events={MINA: ["hired-scouts", "surprising-return"]})
    s.play("lead mina", "done", "give hired-scouts", "give surprising-return", "done", "accept")
    assert s.question == "read-events" and reasons(s, "pass", "play surprising-return") == ["immediately", "time-surprising-return"]


# --- journeys ------------------------------------------------------------------------------------
@clause("F15-RAIL-07")
def test_fog_on_the_next_station_is_no_roadblock():
    neighbours = ["prague", "budapest", "venice"]
    s = scene(at={GODALMING: "vienna"}, tickets={GODALMING: ["1/1"]}, fog=neighbours)
    assert s.reason("rail 1/1") == "fogged-railway" == listed(s)["rail 1/1"]
    blocks = [f"{min(n, 'vienna')}={max(n, 'vienna')}" for n in neighbours]
    s = scene(at={GODALMING: "vienna"}, tickets={GODALMING: ["1/1"]}, roadblocks=blocks)
    assert s.reason("rail 1/1") == "blocked-railway"


@clause("F15-RAIL-07", "F15-RAIL-08")
def test_a_city_behind_fog_and_one_behind_a_roadblock():
    s = scene(at={GODALMING: "paris"}, tickets={GODALMING: ["3/2"]}, fog=["brussels"]).play("rail 3/2")
    assert reasons(s, "ride brussels", "ride cologne") == ["fogged-railway", "fogged-railway"]
    s = scene(at={GODALMING: "paris"}, tickets={GODALMING: ["3/2"]}, roadblocks=["brussels=paris"]).play("rail 3/2")
    assert reasons(s, "ride brussels", "ride cologne") == ["blocked-railway", "blocked-railway"]
    assert s.reason("ride dublin") == "not-by-rail" and s.reason("ride paris") == "at-least-one"


@clause("F15-CARD-chartered-carriage")
def test_the_reach_of_a_chartered_carriage_is_not_that_of_the_ticket():
    s = scene(at={GODALMING: "paris"}, tickets={GODALMING: ["1/0"]}, events={GODALMING: ["chartered-carriage"]})
    s.play("rail 1/0", "play chartered-carriage")
    far = [text for text in ("ride vienna", "ride salonica", "ride varna", "ride constanta") if text not in s.options()]
    assert far and {s.reason(text) for text in far} == {"beyond-carriage"}


@clause("F15-MOVE-01", "F15-SEA-01")
def test_a_far_city_in_fog_and_a_far_stormy_sea_are_first_of_all_far():
    s = scene(at={GODALMING: "london"}, fog=["vienna", "manchester"], storms=["black-sea", "english-channel"])
    assert reasons(s, "road vienna", "road manchester") == ["no-road", "fog"]
    assert reasons(s, "sail black-sea", "sail english-channel") == ["no-sea-way", "storm"]
    assert {"road manchester": "fog", "sail english-channel": "storm"}.items() <= listed(s).items()


@clause("F15-CARD-fast-horses", "F15-CARD-sense-of-emergency")
def test_horses_and_haste_have_a_reach_of_their_own():
    s = scene(at={GODALMING: "vienna"}, items={GODALMING: ["fast-horses"]}, fog=["prague"], chance=["draw 1/1"]).play("play fast-horses")
    assert reasons(s, "road paris", "road prague", "road dublin") == ["beyond-horses", "fog", "no-road"]
    assert listed(s)["road vienna"] == "at-least-one"
    s = scene(at={GODALMING: "vienna"}, events={GODALMING: ["sense-of-emergency"]}).play("play sense-of-emergency")
    assert s.reason("road madrid") == "beyond-emergency" and s.reason("pass") == "must-ride-out"


@clause("F15-DRAC-06", "F15-DRAC-10")
def test_far_holy_ground_is_far_for_dracula():
    s = scene(phase="dracula", trail=["vienna"], consecrated="madrid")
    assert s.reason("lay madrid") == "not-adjacent"
    assert scene(phase="dracula", trail=["vienna"], consecrated="prague").reason("lay prague") == "holy"


# --- what has to be done ------------------------------------------------------------------------------
@clause("F15-SUPPLY-07", "F15-TICKET-03", "F15-EVENT-05")
def test_nobody_passes_a_forced_removal():
    hand = ["knife", "pistol", "rifle"]
    s = scene(at={GODALMING: "vienna"}, items={GODALMING: hand}, chance=["draw dogs", "draw stake"]).play("supply")
    assert s.question == "trim-items" and reasons(s, "pass", "done") == ["item-limit", "item-limit"]
    s = scene(at={GODALMING: "vienna"}, tickets={GODALMING: ["3/2", "1/0"]}).play("reserve")
    assert s.question == "give-up-ticket" and reasons(s, "pass", "keep") == ["two-tickets", "two-tickets"]
    s = drawing("great-strength", events={GODALMING: ["long-night", "renewed-vigor", "forewarned"]}).play("pass")
    assert s.question == "trim-events" and s.reason("pass") == "event-limit"


@clause("F15-TOKEN-11", "F15-TOKEN-14")
def test_at_dusk_a_token_has_to_go():
    s = scene(phase="dusk", roadblocks=["london/swansea", "prague/vienna"], storms=["north-sea", "black-sea"])
    assert s.question == "road-reopened" and reasons(s, "pass", "unblock genoa/venice") == ["must-unblock", "no-block-there"]
    s.play("unblock london/swansea")
    assert s.question == "storm-passes" and reasons(s, "pass", "calm irish-sea") == ["must-calm", "no-storm-there"]
    assert listed(s)["calm irish-sea"] == "no-storm-there"


@clause("F15-CARD-vampiric-influence")
def test_dracula_must_take_a_card():
    s = given("vampiric-influence", items={MINA: ["knife"]}, at={MINA: "vienna"}).play("play vampiric-influence", "strike mina")
    assert s.question == "takes-card" and s.reason("pass") == "must-take-card"


@clause("F15-ACTION-03")
def test_at_sea_by_day_there_is_no_passing():
    s = scene(at={GODALMING: "north-sea"})
    assert s.reason("pass") == "must-sail" == listed(s)["pass"]


# --- set-up ---------------------------------------------------------------------------------------------
@clause("F15-SETUP-12", "F15-SETUP-13", "F15-SETUP-14")
def test_before_the_first_day_everybody_only_starts():
    s = dealt(Scene(GAME, GAME.setup(), []))
    assert s.question == "hunter-starts" and s.asked == [GODALMING]
    assert reasons(s, "pass", "rest", "road london") == ["must-start", "rest-is-action", "road-is-action"]
    assert listed(s) == {"start castle-dracula": "no-castle-start"}
    assert s.reason("dracula: start london") == "dracula-starts-last"
    s.play("start london", "start paris", "start rome", "start vienna")
    assert s.reason("godalming: start madrid") == "start-once"
    assert reasons(s, "pass", "lay berlin", "start rome") == ["must-start", "lay-in-phase", "hunter-there"]
    taken = {f"start {city}": "hunter-there" for city in ("london", "paris", "rome", "vienna")}
    assert listed(s) == {"start castle-dracula": "not-from-castle"} | taken


# --- people -----------------------------------------------------------------------------------------------
@clause("F15-REGION-03")
def test_only_mina_has_the_bond():
    together = {GODALMING: "vienna", MINA: "vienna"}
    assert scene(at=together).reason("bond") == "not-mina"
    assert scene(turn=MINA, at={MINA: "vienna"}).reason("bond") == "bond-alone"
    s = scene(phase="dawn", at=together, events={MINA: ["long-night"]})
    assert s.asked == [MINA] and s.reason("bond") == "bond-is-action"


@clause("F15-TRADE-01")
def test_nobody_trades_with_himself():
    s = scene(turn=VAN_HELSING, at={VAN_HELSING: "vienna", MINA: "vienna"})
    assert reasons(s, "trade van-helsing", "lead van-helsing", "trade seward") == ["with-oneself", "with-oneself", "alone"]


@clause("F15-CARD-szgany-bodyguards", "F15-COMBAT-02")
def test_a_spared_hunter_and_the_bodyguards():
    """The bodyguards may attack a hunter who was left out of the combat, but none elsewhere."""
    at = {GODALMING: "vienna", SEWARD: "vienna", MINA: "prague"}
    s = scene(phase="dusk", trail=["vienna"], at=at, fog=["vienna"], bodyguards=1)
    assert s.question == "may-spare" and reasons(s, "spare seward", "spare mina") == ["spare-this-one", "not-in-his-city"]
    s.play("spare godalming", "pass")
    assert s.question == "before-combat" and s.reason("strike seward") == "strike-by-effect"
    s.play("use")
    assert s.options() == ["strike godalming", "strike seward"] and listed(s)["strike mina"] == "guards-elsewhere"
    assert "is where Dracula is" in Catalogue("en", GAME.id).say("reason-guards-elsewhere") and s.reason("pass") == "must-send-guards"
    s = passed(dealt(s.play("strike seward", "pass")), until="choose-cards")
    assert s.question == "choose-cards" and s.reason("godalming: choose punch") == "not-in-combat"


# --- combat --------------------------------------------------------------------------------------------------
@clause("F15-COMBAT-08", "F15-COMBAT-25")
def test_in_a_combat_every_card_has_its_own_reason():
    hand = ["fangs", "strength", "claws", "mesmerize", "plotting"]
    s = fight(fighters=[MINA], round=2, last={MINA: "knife"}, items={MINA: ["knife", "dogs", "garlic"]}, hand=hand)
    assert listed(s, MINA) == {"choose knife": "card-on-table", "choose dogs": "no-banner"}
    assert {"choose escape-as-mist": "not-held"}.items() <= listed(s, DRACULA).items()
    assert reasons(s, "mina: pass", "mina: rest", "mina: road paris") == ["must-choose", "rest-is-action", "road-is-action"]


@clause("F15-SEARCH-02", "F15-SEARCH-03")
def test_in_a_search_only_what_was_found_is_faced():
    trail = ["galatz", {"card": "vienna", "encounters": ["rats", "hoax"]}]
    s = scene(trail=trail, at={GODALMING: "vienna"}, items={GODALMING: ["knife"]}).play("search")
    s = passed(s, until="search-goes-on")
    assert reasons(s, "face space-2:wolves", "face space-1:rats") == ["not-found", "not-found"]
    assert reasons(s, "pass", "rest") == ["must-face", "rest-is-action"]
    s = passed(s.play("face space-2:rats"), until="search-goes-on")
    assert s.options() == ["face space-2:hoax"] and listed(s)["face space-2:rats"] == "faced-already"


# --- what is listed -------------------------------------------------------------------------------------------
@clause("F15-TIME-04")
def test_a_window_lists_the_cards_that_wait():
    hand = {"events": {MINA: ["long-night", "forewarned"]}, "items": {MINA: ["knife", "dogs"]}}
    s = scene(phase="dawn", **hand, shown={MINA: ["knife", "forewarned"]})
    assert s.question == "dawn" and "play long-night" in s.options()
    assert listed(s) == {"play forewarned": "time-forewarned", "play knife": "used-in-combat", "play dogs": "when-dogs"}


@clause("F15-DRAC-17")
def test_dracula_sees_what_is_closed_to_him():
    s = scene(phase="dracula", trail=["vienna", "prague", "dark-call"], events={DRACULA: ["seduction"]})
    closed = listed(s)
    assert closed["lay prague"] == "on-trail" and closed["lay dark-call"] == "power-out" and closed["play seduction"] == "time-seduction"
    assert closed["lay venice"] == "no-train" and closed["misdirect space-4"] == "cannot-misdirect"


@clause("F15-BITE-08")
def test_also_in_the_turn_of_another_a_card_is_not_displayed_for_a_reason():
    s = scene(turn=GODALMING, items={MINA: ["knife", "dogs"], SEWARD: ["rifle"]}, shown={MINA: ["knife"]})
    assert reasons(s, "mina: display knife", "mina: display rifle") == ["shown-already", "item-not-held"]
    assert s.reason("seward: display rifle") == "not-weakened"
    assert "display dogs" in s.options(MINA)


# --- over random games ------------------------------------------------------------------------------------------
MISSING = ("not-in-hand", "item-not-held", "encounter-not-held", "not-held", "no-ticket")


def questions(seed: str) -> list[tuple[Fury, int]]:
    """The questions of a random game, each with a seat that is asked."""
    s: Any = GAME.setup()
    rng = Rng(seed)
    out = []
    while s.winners == PLAYING:
        out += [(s.copy(), seat) for seat in seats_asked(s) if seat != CHANCE]
        seat = rng.pick(seats_asked(s))
        answer(s, seat, rng.pick(options_for(s, seat)))
    return out


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_reasons_are_true(seed: str) -> None:
    """Nothing in the hand is missing, no fog where there is none, no roadblock on an open road, no storm on a calm sea."""
    for s, seat in questions(seed):
        cards = s.events[seat] + (s.encounters if seat == DRACULA_SEAT else s.items[seat] + s.tickets[seat])
        for choice, reason in GAME.closed(s, seat):
            assert reason and reason not in GAME.fallbacks, GAME.text(choice)
            noun, verb = choice & NOUN, choice & ~NOUN
            if noun in cards and choice != PASS and GAME.noun_name(choice):
                assert reason not in MISSING, (GAME.question(s), GAME.text(choice), reason)
            if reason == "fog":
                assert s.fog
            if reason == "storm":
                assert noun in s.storms
            if reason == "blocked" and verb == ROAD and GAME.question(s) == "hunter-acts":
                assert [e for e in s.blocks if set(EDGES[e]) == {s.at[seat], noun}]
            if verb == ROAD and reason == "no-road":
                assert noun not in [q for q, _ in ROAD_WAYS[s.at[seat]]]
            if verb == SAIL and reason == "no-sea-way":
                assert noun not in SEAS[s.at[seat]]
            if reason == "no-railway":
                assert not RAIL_WAYS[s.at[seat]]
            if reason == "time-good-luck":
                assert s.phase != 2 or s.playing
