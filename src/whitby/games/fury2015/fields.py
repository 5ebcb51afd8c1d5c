"""The fields of a game of Fury of Dracula (3rd edition): name, start value, who may see it. tools/generate.py writes the rest."""

from __future__ import annotations

from typing import Final

from whitby.engine import NOBODY as NO_SEAT
from whitby.fields import ALL, NOBODY, OWNER, Effect, Field, Fields, Part, Read, Shown
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
    Field("waiting", 0, ALL, "hunters still to act, a mask (Speedy Telegraph)"),
    Field("did", 0, ALL, "the action already done this turn (Renewed Vigor)"),
    # effects on a phase
    Field("long_night", False, ALL, part=Effect("long-night")),
    Field("vigor", False, ALL, part=Effect("renewed-vigor")),
    Field("telegraph", False, ALL, part=Effect("speedy-telegraph")),
    Field("no_supply", False, ALL, part=Effect("devilish-power")),
    Field("no_supply_next", False, ALL, part=Effect("devilish-power-next")),
    Field("darkness", False, ALL, "the next hunter phase has no day", part=Effect("darkness-returns")),
    Field("nocturnal", False, ALL, "until the next day is over", part=Effect("nocturnal-visit")),
    Field("swift", False, ALL, "another Dracula phase follows", part=Effect("unearthly-swiftness")),
    # hunters
    Field("at", [OFF] * 4, ALL, "where they stand", part=Part(of="spot", by="hunter")),
    Field("harm", [0] * 4, ALL, "their damage"),
    Field("bites", [0] * 4, ALL, "bite tokens", part=Part(by="hunter", most=BITE_SPACES)),
    Field("delayed", [False] * 4, ALL, "lying down", part=Part(by="hunter")),
    Field("ward", [OFF] * 4, ALL, "the hospital space fixed at a defeat", part=Read(of="place", by="hunter")),
    Field("batted", [False] * 4, ALL, "with a bats token", part=Part("bats", by="hunter", most=BATS_TOKENS, counted="bats tokens")),
    Field("shown_item", [EMPTY] * 4, ALL, "what a weakened hunter shows"),
    Field("shown_event", [EMPTY] * 4, ALL),
    # hands
    Field("items", [()] * 4, "item_hands", deck="items", part=Part(by="hunter", most=ITEM_LIMIT)),
    Field("events", [()] * 5, "event_hands", "events in hand", "events", part=Part(by="seat", most=EVENT_LIMIT)),
    Field("encounters", (), "encounter_hand", "the encounters in Dracula's hand; five of what is left", "encounters", part=Part()),
    Field("tickets", [()] * 4, OWNER, deck="tickets", part=Part(by="hunter", most=TICKET_LIMIT, counted="tickets of {}")),
    Field("fare", EMPTY, "ticket_spent", "the ticket spent"),
    Field("drawn", [EMPTY] * 5, OWNER, "the event or ticket just drawn"),
    # Dracula
    Field("damage", 0, ALL),
    Field("rumors", 1, ALL, "tokens he holds", part=Read()),
    Field("guards", 0, ALL, "Szgany Bodyguards kept before Dracula", part=Part("bodyguards", most=2)),
    # hideouts: six trail spaces, three lairs, and the one that is leaving
    Field("trail", [EMPTY] * HIDEOUTS, "hideout_faces", "a location, or a lone power card"),
    Shown("figure", "figure", "Dracula's figure on the board, or OFF"),
    Field("marks", [0] * HIDEOUTS, ALL, "UP, WOLF, BATCARD, RUMORED"),
    Field("lurking", [()] * HIDEOUTS, "lurking_faces", "encounters: kind, FACEUP, USED, damage"),
    # damage
    Field("blows", (0, 0, 0, 0), ALL, "damage about to land, by hunter", ordered=True),
    # tokens on the board
    Field("fog", (), ALL, "cities, one entry a token", part=Part(of="city", most=FOGS, counted="fog tokens")),
    Field("storms", (), ALL, "seas", part=Part(of="place", most=STORMS, counted="storm tokens")),
    Field("blocks", (), ALL, "roads as vienna/prague, railways as vienna=venice", part=Part("roadblocks", of="edge", most=ROADBLOCKS)),
    Field("holy", OFF, ALL, "the city with consecrated ground", part=Part("consecrated", of="city")),
    Field("hosts", (), ALL, "cities with a heavenly host", part=Part(of="city", most=HOSTS, counted="heavenly hosts")),
    Field("hosts_old", False, ALL, "they were there before this dawn"),
    # decks
    Field("item_bag", (), NOBODY, "the items of the deck", "items", part=Part("item_deck", rest="item_out")),
    Field("item_out", (), ALL, "discarded items", "items", part=Part("item_discards")),
    Field("ticket_bag", (), NOBODY, deck="tickets", part=Read("pool")),
    Field("encounter_bag", (), NOBODY, "the encounters of the deck", "encounters", part=Part("encounter_deck", rest="encounter_out")),
    Field("encounter_out", (), ALL, "discarded encounters", "encounters", part=Part("encounter_discards")),
    Field("encounter_down", (), "dracula", "discarded facedown", deck="encounters"),
    Field("event_top", EMPTY, "top_event_back", "the top of the event deck; a hunter event", "events", part=Part()),
    Field("event_bag", (), NOBODY, "what else is in the event deck", "events", part=Part("event_deck", rest="event_out")),
    Field("event_tail", (), "tail_backs", "the bottom, in order, where its backs are known", deck="events", ordered=True),
    Field("event_out", (), ALL, "faceup discarded events", "events", part=Part("event_discards")),
    Field("event_down", (), "facedown_events", "facedown discarded Dracula events", "events", part=Part("event_facedown")),
    Field("blow_hand", (), "dracula", "Dracula's combat cards", "combat cards", part=Read("blows")),
    Field("blow_bag", (), NOBODY, deck="combat cards", part=Read("blow_deck")),
    Field("blow_out", (), ALL, "played in this combat", "combat cards", part=Read("played")),
    Field("allies", [EMPTY] * 2, ALL, "the hunters', Dracula's", "events", part=Read("ally", by="side")),
    # in flight
    Field("playing", [], ALL, "events on the table: card, CANCELLED, KEPT"),
    Field("bite", False, ALL, "a bite about to land"),
    Field("carriage", False, ALL, "Chartered Carriage"),
    Field("tipped", False, ALL, "False Tip: Dracula chooses the city"),
    Field("bolted", False, ALL, "Wild Horses have answered this road move"),
    Field("left", OFF, ALL, "the city that a Move action left"),
    Field("ambush", EMPTY, ALL, "hideout and encounter of the ambush declared, as a lurker"),
    Field("dogs", False, ALL, "Dogs were shown for this search"),
    Field("stakes", 0, ALL, "Stakes shown for this search and not yet used"),
    Field("found", (), "cards_found", "cards being looked at by `finder`", deck="items"),
    Field("finder", NO_SEAT, ALL),
    Field("partner", NO_SEAT, ALL, "of a trade"),
    Field("offer", [()] * 2, "offers", "what trader and partner give; once given, what they have received"),
    Field("shared", [()] * 2, "shown_in_trade", "what they show each other and do not give"),
    Field("bared", NO_SEAT, ALL, "whose hand lies open to those it was shown to"),
    # combat
    Field("fighters", [], ALL, part=Read(of="seat")),
    Field("foe", EMPTY, ALL, "FOE_DRACULA, or the vampire's hideout"),
    Field("foe_kind", EMPTY, ALL, deck="encounters"),
    Field("foe_harm", 0, ALL),
    Field("by_ambush", False, ALL),
    Field("dark", False, ALL, "night effects are used"),
    Field("round", 0, ALL, part=Read()),
    Field("engaged", NO_SEAT, ALL, part=Read(of="seat")),
    Field("table", [EMPTY] * 5, "chosen_cards", "the cards chosen", part=Read(of="card", by="seat")),
    Field("shown", False, ALL, "they lie faceup"),
    Field("last", [EMPTY] * 4, ALL, "each hunter's card of the round before", part=Read(of="card", by="hunter")),
    Field("cancelled", 0, ALL, "a mask of seats", part=Read(of="seats")),
    Field("earned", False, ALL, "the engaged hunter's icons cancelled Dracula's card"),
    Field("acted", 0, ALL, "hunters whose card was resolved or will not be, a mask"),
    Field("mesmerized", 0, ALL, "a mask of hunters", part=Read(of="seats")),
    Field("plots", 0, ALL, "Plotting faceup", part=Read()),
    Field("enraged", False, ALL),
    Field("wreaths", [0] * 4, ALL, "Garlic Wreath in play"),
    Field("lucy", False, ALL, "Lucy's Revenge in play"),
    Field("planned", 0, ALL, "Planned Ambush in play, a mask"),
    Field("bullets", False, ALL, "Holy Bullets were used"),
)
