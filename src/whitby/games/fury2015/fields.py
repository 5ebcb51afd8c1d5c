"""The fields of a game of Fury of Dracula (3rd edition): name, start value, who may see it. tools/generate.py writes the rest."""

from __future__ import annotations

from typing import Final

from whitby.engine import NOBODY as NO_SEAT
from whitby.fields import ALL, NOBODY, OWNER, Effect, Field, Fields, Part, Read, ViewOnly
from whitby.games.fury.europe import OFF
from whitby.games.fury.trail import HIDEOUTS
from whitby.games.fury2015.words import (
    BATS_TOKENS,
    BITE_SPACES,
    DESPAIRS,
    EMPTY,
    EVENT_LIMIT,
    FOGS,
    HOSTS,
    INFLUENCE_WINS,
    ITEM_LIMIT,
    ROADBLOCKS,
    STORMS,
    TICKET_LIMIT,
)

STATE: Final = "Fury"
FIELDS: Final[Fields] = (
    # options
    Field("vampire_night", False, ALL, "night effects in vampire combats (A 17)"),
    Field("open_encounters", True, ALL, "facedown discarded encounters may be looked at (A 29)"),
    Field("hide_behind_power", True, ALL, "Hide behind a power card is tied to the current location (ruling 48)"),
    Field("private_talk", False, ALL, "the hunters' talk is theirs alone (A 25)"),
    Field("events_after_combat", False, ALL, "dawn and dusk have a second window after a combat (ruling 52)"),
    Field("wolf_with_hide", False, ALL, "Wolf Form and Hide in one phase (ruling 29)"),
    Field("hide_tied_to_leaving", False, ALL, "Hide is tied to its location until that is cleared or a lair"),
    # clock
    Field("day", 0, ALL, "days since the first Monday"),
    Field("night", False, ALL, part=Read("is_night")),
    Field("phase", 0, ALL, "SETUP, DAWN, DAY, DUSK, NIGHT or DRACULAS", part=Read(of="phase")),
    Field("despair", 0, ALL, "despair tokens; one a week, at most 3", part=Part(most=DESPAIRS)),
    Field("influence", 0, ALL, "the influence track; 0", part=Part(most=INFLUENCE_WINS - 1)),
    Field("turn", NO_SEAT, ALL, "whose turn it is", part=Read(of="seat")),
    Field("hunters_waiting", 0, ALL, "hunters still to act, a mask (Speedy Telegraph)"),
    Field("action_done", 0, ALL, "the action already done this turn (Renewed Vigor)"),
    # effects on a phase
    Field("long_night", False, ALL, part=Effect("long-night")),
    Field("renewed_vigor", False, ALL, part=Effect("renewed-vigor")),
    Field("speedy_telegraph", False, ALL, part=Effect("speedy-telegraph")),
    Field("no_supply", False, ALL, part=Effect("devilish-power")),
    Field("no_supply_next", False, ALL, part=Effect("devilish-power-next")),
    Field("darkness_returns", False, ALL, "the next hunter phase has no day", part=Effect("darkness-returns")),
    Field("nocturnal_visit", False, ALL, "until the next day is over", part=Effect("nocturnal-visit")),
    Field("unearthly_swiftness", False, ALL, "another Dracula phase follows", part=Effect("unearthly-swiftness")),
    # hunters
    Field("at", [OFF] * 4, ALL, "where they stand", part=Part(of="spot", by="hunter")),
    Field("hunter_damage", [0] * 4, ALL, "their damage"),
    Field("bites", [0] * 4, ALL, "bite tokens", part=Part(by="hunter", most=BITE_SPACES)),
    Field("delayed", [False] * 4, ALL, "lying down", part=Part(by="hunter")),
    Field("hospital", [OFF] * 4, ALL, "the hospital space fixed at a defeat", part=Read("ward", of="place", by="hunter")),
    Field("bats", [False] * 4, ALL, "with a bats token", part=Part(by="hunter", most=BATS_TOKENS, counted="bats tokens")),
    Field("displayed_item", [EMPTY] * 4, ALL, "what a weakened hunter shows"),
    Field("displayed_event", [EMPTY] * 4, ALL),
    # hands
    Field("items", [()] * 4, "item_hands", deck="items", part=Part(by="hunter", most=ITEM_LIMIT)),
    Field("events", [()] * 5, "event_hands", "events in hand", "events", part=Part(by="seat", most=EVENT_LIMIT)),
    Field("encounters", (), "encounter_hand", "the encounters in Dracula's hand; five of what is left", "encounters", part=Part()),
    Field("tickets", [()] * 4, OWNER, deck="tickets", part=Part(by="hunter", most=TICKET_LIMIT, counted="tickets of {}")),
    Field("ticket_spent", EMPTY, "ticket_spent", "the ticket spent"),
    Field("just_drawn", [EMPTY] * 5, OWNER, "the event or ticket just drawn"),
    # Dracula
    Field("dracula_damage", 0, ALL),
    Field("rumors", 1, ALL, "tokens he holds", part=Read()),
    Field("bodyguards", 0, ALL, "Szgany Bodyguards kept before Dracula", part=Part(most=2)),
    # hideouts: six trail spaces, three lairs, and the one that is leaving
    Field("trail", [EMPTY] * HIDEOUTS, "hideout_faces", "a location, or a lone power card"),
    ViewOnly("figure", "figure", "Dracula's figure on the board, or OFF"),
    Field("hideout_marks", [0] * HIDEOUTS, ALL, "UP, WOLF, BATCARD, RUMORED"),
    Field("hideout_encounters", [()] * HIDEOUTS, "encounter_faces", "encounters: kind, FACEUP, USED, damage"),
    # damage
    Field("incoming_damage", (0, 0, 0, 0), ALL, "damage about to land, by hunter", ordered=True),
    # tokens on the board
    Field("fog", (), ALL, "cities, one entry a token", part=Part(of="city", most=FOGS, counted="fog tokens")),
    Field("storms", (), ALL, "seas", part=Part(of="place", most=STORMS, counted="storm tokens")),
    Field("roadblocks", (), ALL, "roads as vienna/prague, railways as vienna=venice", part=Part(of="edge", most=ROADBLOCKS)),
    Field("consecrated", OFF, ALL, "the city with consecrated ground", part=Part(of="city")),
    Field("heavenly_hosts", (), ALL, "cities with a heavenly host", part=Part("hosts", of="city", most=HOSTS, counted="heavenly hosts")),
    Field("hosts_leave_next_dawn", False, ALL, "they were there before this dawn"),
    # decks
    Field("item_deck", (), NOBODY, "the items of the deck", "items", part=Part(rest="item_discards")),
    Field("item_discards", (), ALL, "discarded items", "items", part=Part()),
    Field("ticket_pool", (), NOBODY, deck="tickets", part=Read("pool")),
    Field("encounter_deck", (), NOBODY, "the encounters of the deck", "encounters", part=Part(rest="encounter_discards")),
    Field("encounter_discards", (), ALL, "discarded encounters", "encounters", part=Part()),
    Field("encounter_facedown", (), "dracula", "discarded facedown", deck="encounters"),
    Field("event_top", EMPTY, "top_event_back", "the top of the event deck; a hunter event", "events", part=Part()),
    Field("event_deck", (), NOBODY, "what else is in the event deck", "events", part=Part(rest="event_discards")),
    Field("event_bottom", (), "tail_backs", "the bottom, in order, where its backs are known", deck="events", ordered=True),
    Field("event_discards", (), ALL, "faceup discarded events", "events", part=Part()),
    Field("event_facedown", (), "facedown_events", "facedown discarded Dracula events", "events", part=Part()),
    Field("combat_hand", (), "dracula", "Dracula's combat cards", "combat cards", part=Read("blows")),
    Field("combat_deck", (), NOBODY, deck="combat cards", part=Read("blow_deck")),
    Field("combat_discards", (), ALL, "played in this combat", "combat cards", part=Read("played")),
    Field("allies", [EMPTY] * 2, ALL, "the hunters', Dracula's", "events", part=Read("ally", by="side")),
    # in flight
    Field("events_played", [], ALL, "events on the table: card, CANCELLED, KEPT"),
    Field("incoming_bite", False, ALL, "a bite about to land"),
    Field("chartered_carriage", False, ALL, "Chartered Carriage"),
    Field("false_tip", False, ALL, "False Tip: Dracula chooses the city"),
    Field("horses_bolted", False, ALL, "Wild Horses have answered this road move"),
    Field("city_left", OFF, ALL, "the city that a Move action left"),
    Field("ambush_by", EMPTY, ALL, "hideout and encounter of the ambush declared, as a lurker"),
    Field("dogs_shown", False, ALL, "Dogs were shown for this search"),
    Field("stakes_shown", 0, ALL, "Stakes shown for this search and not yet used"),
    Field("items_found", (), "cards_found", "cards being looked at by `finder`", deck="items"),
    Field("finder", NO_SEAT, ALL),
    Field("trade_partner", NO_SEAT, ALL, "of a trade"),
    Field("trade_offers", [()] * 2, "offers", "what trader and partner give; once given, what they have received"),
    Field("trade_shown", [()] * 2, "shown_in_trade", "what they show each other and do not give"),
    Field("hand_shown", NO_SEAT, ALL, "whose hand lies open to those it was shown to"),
    # combat
    Field("fighters", [], ALL, part=Read(of="seat")),
    Field("foe", EMPTY, ALL, "FOE_DRACULA, or the vampire's hideout"),
    Field("foe_kind", EMPTY, ALL, deck="encounters"),
    Field("foe_damage", 0, ALL),
    Field("by_ambush", False, ALL),
    Field("night_effects", False, ALL, "night effects are used"),
    Field("round", 0, ALL, part=Read()),
    Field("engaged", NO_SEAT, ALL, part=Read(of="seat")),
    Field("chosen_cards", [EMPTY] * 5, "chosen_cards", "the cards chosen", part=Read("table", of="card", by="seat")),
    Field("cards_revealed", False, ALL, "they lie faceup"),
    Field("last_cards", [EMPTY] * 4, ALL, "each hunter's card of the round before", part=Read("last", of="card", by="hunter")),
    Field("cancelled", 0, ALL, "a mask of seats", part=Read(of="seats")),
    Field("cancelled_by_icons", False, ALL, "the engaged hunter's icons cancelled Dracula's card"),
    Field("hunters_done", 0, ALL, "hunters whose card was resolved or will not be, a mask"),
    Field("mesmerized", 0, ALL, "a mask of hunters", part=Read(of="seats")),
    Field("plotting", 0, ALL, "Plotting faceup", part=Read("plots")),
    Field("enraged", False, ALL),
    Field("garlic_wreaths", [0] * 4, ALL, "Garlic Wreath in play"),
    Field("lucys_revenge", False, ALL, "Lucy's Revenge in play"),
    Field("planned_ambush", 0, ALL, "Planned Ambush in play, a mask"),
    Field("holy_bullets_used", False, ALL, "Holy Bullets were used"),
)
