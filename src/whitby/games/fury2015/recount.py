"""The pieces of Fury of Dracula (3rd edition) counted afresh from the clauses: each in exactly one place, and nothing at odds."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import differences
from whitby.engine import NIL, NOBODY, PLAYING, Pile
from whitby.fields import cards_of, unsorted
from whitby.games.fury.europe import OFF, ON_MAP, SEA0
from whitby.games.fury.events import KEPT
from whitby.games.fury.trail import HIDEOUTS, LAIRS, LEAVING, TRAIL
from whitby.games.fury2015 import words as w
from whitby.games.fury2015.arrival import look_around
from whitby.games.fury2015.damage import fix_hospital
from whitby.games.fury2015.europe import ADJACENT, ALL_PLACES, EDGES, HOSPITAL0, NOT_CONSECRABLE, ROADS, ROADS_2, SEAS
from whitby.games.fury2015.fields import FIELDS
from whitby.games.fury2015.hunters import hunter_acts
from whitby.games.fury2015.state import BAT_CARD, FACEUP, FOE_DRACULA, KIND, RUMOR_TOKEN, SETUP, UP, WOLF, WOUND, Fury
from whitby.games.fury2015.trade import trim_tickets

STAYS: Final = (w.DARK_CALL, w.FEED, w.HIDE)  # Dracula was where he is
AT_ANY_TIME: Final = (w.GOOD_LUCK, w.DEVILISH_POWER, w.UNEARTHLY_SWIFTNESS)  # may be played beside the question about the card drawn
DECKS: Final[dict[str, Pile]] = {
    "items": w.ITEM_DECK,
    "tickets": w.TICKET_POOL,
    "events": w.EVENT_DECK,
    "encounters": w.ENCOUNTER_DECK,
    "combat cards": w.DRACULA_COMBAT_DECK,
}
GUARDS: Final = w.NOUNS.index("szgany-bodyguards")


def recount(s: Fury) -> list[str]:
    """What is wrong; nothing if all is well."""
    checks = (cards, tracks, hunters, board, hideouts, chain, in_flight, combat, between)
    return unsorted(s, FIELDS) + [fault for check in checks for fault in check(s)]


# --- cards ----------------------------------------------------------------------------------------
def cards(s: Fury) -> list[str]:
    """F15-SETUP-04 to F15-SETUP-11  Every item, event, encounter, ticket and combat card is in exactly one place."""
    elsewhere = {
        "items": [w.GARLIC_WREATH for h in w.HUNTERS for _ in range(s.garlic_wreaths[h])],
        "events": [w.PLANNED_AMBUSH for h in w.HUNTERS if s.planned_ambush >> h & 1]
        + [w.LUCYS_REVENGE] * s.lucys_revenge
        + [c & KIND for c in s.events_played if not c & KEPT],
        "encounters": [GUARDS] * s.bodyguards + [e & KIND for pile in s.hideout_encounters for e in pile],
        "combat cards": [w.BAT for m in s.hideout_marks if m & BAT_CARD],
        "tickets": [],
    }
    return [
        fault
        for name, deck in DECKS.items()
        for fault in differences(w.NOUNS, name, cards_of(s, FIELDS, name) + tuple(elsewhere[name]), deck)
    ]


# --- tracks and figures ------------------------------------------------------------------------------
def tracks(s: Fury) -> list[str]:
    """F15-WIN-01, F15-WIN-02, F15-DESPAIR-01, F15-DESPAIR-03  Influence, damage, despair, and what they make of the game."""
    wrong: list[str] = []
    if not 0 <= s.influence <= w.INFLUENCE_WINS or not 0 <= s.dracula_damage <= w.HEALTH[w.DRACULA]:
        wrong.append(f"influence {s.influence}, damage {s.dracula_damage}")
    if s.winners == PLAYING and (s.influence == w.INFLUENCE_WINS or s.dracula_damage == w.HEALTH[w.DRACULA]):
        wrong.append("F15-WIN-01 the game should be over")
    if s.winners == w.TO_DRACULA and s.influence < w.INFLUENCE_WINS:
        wrong.append("F15-WIN-01 Dracula wins without the influence")
    if s.winners == w.TO_HUNTERS and s.dracula_damage < w.HEALTH[w.DRACULA]:
        wrong.append("F15-WIN-02 the hunters win without the damage")
    fitting = {PLAYING: NIL, w.TO_DRACULA: w.INFLUENCE_COMPLETE, w.TO_HUNTERS: w.DRACULA_DEFEATED}
    if s.winners not in fitting or s.ending != fitting[s.winners] or s.degree != 0:
        wrong.append(f"winners {s.winners}, ending {s.ending}, degree {s.degree}")
    if s.despair != min(w.DESPAIRS, s.day // 7):
        wrong.append(f"F15-DESPAIR-01 {s.despair} despair tokens on day {s.day}")
    laid = len([m for m in s.hideout_marks if m & RUMOR_TOKEN])
    if s.rumors < 0 or s.rumors + laid > min(1 + s.despair, w.TOKENS["rumor"]):
        wrong.append(f"F15-RUMOR-01 {s.rumors} rumor tokens held and {laid} laid with {s.despair} despair")
    return wrong


def hunters(s: Fury) -> list[str]:
    """Each on the board and alive, or off it with a hospital fixed."""
    wrong: list[str] = []
    waiting = [*s.agenda, s.running]
    for h in w.HUNTERS:
        who = w.SEATS[h]
        if s.at[h] == OFF:
            fixing = [task for task in waiting if task[0] is fix_hospital and task[1][0] == h]
            if s.phase != SETUP and s.winners == PLAYING and s.hospital[h] == OFF and not fixing:
                wrong.append(f"F15-DEFEAT-03 {who} is off the board and has no hospital")
            if s.delayed[h] or s.bats[h]:
                wrong.append(f"F15-DEFEAT-11 {who} is off the board and delayed, or has a bats token")
        else:
            if not 0 <= s.at[h] < ALL_PLACES:
                wrong.append(f"{who} stands nowhere")
            if s.hospital[h] != OFF:
                wrong.append(f"F15-DEFEAT-08 {who} is on the board and awaited in a hospital")
            if not 0 <= s.hunter_damage[h] < w.HEALTH[h]:
                wrong.append(f"F15-DEFEAT-01 {who} stands with {s.hunter_damage[h]} damage")
        if s.hospital[h] != OFF and not HOSPITAL0 <= s.hospital[h] < ALL_PLACES:
            wrong.append(f"F15-DEFEAT-03 {who} will wake elsewhere than in a hospital")
        if not 0 <= s.bites[h] <= w.BITE_SPACES[h]:
            wrong.append(f"F15-BITE-03 {who} has {s.bites[h]} bites")
        if s.displayed_item[h] != w.EMPTY and s.displayed_item[h] not in s.items[h]:
            wrong.append(f"F15-BITE-07 {who} shows an item that is not held")
        if s.displayed_event[h] != w.EMPTY and s.displayed_event[h] not in s.events[h]:
            wrong.append(f"F15-BITE-07 {who} shows an event that is not held")
        if len(s.tickets[h]) > w.TICKET_LIMIT + (s.just_drawn[h] != w.EMPTY) + 2 * trimming(s):
            wrong.append(f"F15-TICKET-03 {who} holds {len(s.tickets[h])} tickets")
    if s.bats.count(True) > w.BATS_TOKENS or sum(s.bites) > w.TOKENS["bite"]:
        wrong.append("F15-TOKEN-18 too many bats or bite tokens")
    if [c for pile in s.events[: w.DRACULA] for c in pile if w.IS_DRACULAS[c]] or [c for c in s.events[w.DRACULA] if not w.IS_DRACULAS[c]]:
        wrong.append("F15-SETUP-05 an event is in the hand of the other side")
    for side, ally in enumerate(s.allies):
        if ally != w.EMPTY and (not w.IS_ALLY[ally] or w.IS_DRACULAS[ally] != (side == 1)):
            wrong.append(f"F15-ALLY-02 {w.NOUNS[ally]} is an ally")
    return wrong


def trimming(s: Fury) -> bool:
    """Are hands being cut down after a trade?"""
    return any([task[0] is trim_tickets for task in [*s.agenda, s.running]])


def board(s: Fury) -> list[str]:
    """F15-TOKEN-10, F15-TOKEN-13, F15-TOKEN-18  Tokens where they may lie, and no more than there are."""
    wrong: list[str] = []
    if len(s.fog) > w.FOGS or [p for p in s.fog if not 0 <= p < SEA0]:
        wrong.append(f"F15-TOKEN-18 fog on {s.fog}")
    if len(s.storms) > w.STORMS or len(set(s.storms)) < len(s.storms) or [p for p in s.storms if not SEA0 <= p < ON_MAP]:
        wrong.append(f"F15-TOKEN-10 storms on {s.storms}")
    if (
        len(s.roadblocks) > w.ROADBLOCKS
        or len(set(s.roadblocks)) < len(s.roadblocks)
        or [e for e in s.roadblocks if not 0 <= e < len(EDGES)]
    ):
        wrong.append(f"F15-TOKEN-13 roadblocks on {s.roadblocks}")
    holy = s.heavenly_hosts + ((s.consecrated,) if s.consecrated != OFF else ())
    if len(s.heavenly_hosts) > w.HOSTS or len(set(holy)) < len(holy) or [p for p in holy if not 0 <= p < SEA0 or p in NOT_CONSECRABLE]:
        wrong.append(f"F15-CARD-consecrated-ground holy ground on {holy}")
    if s.hosts_leave_next_dawn and not s.heavenly_hosts:
        wrong.append("F15-TOKEN-16 hosts are to leave, and there are none")
    return wrong


# --- hideouts ---------------------------------------------------------------------------------------------
def hideouts(s: Fury) -> list[str]:
    """F15-TRAIL-01, F15-TRAIL-12, F15-LAIR-02, F15-LAIR-06, F15-POWER-01  Each card once; what lies with it belongs there."""
    wrong: list[str] = []
    laid = [c for c in s.trail if c != w.EMPTY]
    if (
        len(s.trail) != HIDEOUTS
        or len(set(laid)) < len(laid)
        or [c for c in laid if not (0 <= c < ON_MAP or w.DARK_CALL <= c <= w.MISDIRECT)]
    ):
        wrong.append(f"F15-SETUP-07 the trail is {s.trail}")
    if len([m for m in s.hideout_marks if m & WOLF]) > 1:
        wrong.append("F15-POWER-01 Wolf Form lies twice")
    if laid and not [c for c in s.trail[:TRAIL] if 0 <= c < ON_MAP]:
        wrong.append("F15-TRAIL-03 Dracula is nowhere")
    for i, card in enumerate(s.trail):
        mark, pile = s.hideout_marks[i], s.hideout_encounters[i]
        if card == w.EMPTY:
            if mark or pile:
                wrong.append(f"F15-TRAIL-05 space {i} is empty, yet something lies there")
            continue
        city = 0 <= card < SEA0
        if i in LAIRS and (not city or mark & (WOLF | BAT_CARD)):
            wrong.append(f"F15-LAIR-06 a lair holds {w.NOUNS[card]} with {mark}")
        hides = card == w.HIDE and s.wolf_with_hide and not mark & BAT_CARD
        if mark & (WOLF | BAT_CARD) and not city and not hides:
            wrong.append(f"F15-POWER-20 Wolf Form or a bat lies with {w.NOUNS[card]}")
        if pile and not city and card != w.HIDE:
            wrong.append(f"F15-TRAIL-12 encounters lie on {w.NOUNS[card]}")
        if mark & ~(UP | WOLF | BAT_CARD | RUMOR_TOKEN) or (mark & RUMOR_TOKEN and not city and card != w.HIDE):
            wrong.append(f"F15-RUMOR-02 space {i} has the marks {mark}")
        if city and not mark & UP and seen_by_hunters(s, i):
            wrong.append(f"F15-REVEAL-01 {w.NOUNS[card]} lies facedown where it must have been shown")
        for e in pile:
            hurt = e // WOUND
            if hurt and (not w.IS_VAMPIRE[e & KIND] or not e & FACEUP or hurt >= w.VAMPIRE_HEALTH[e & KIND]):
                wrong.append(f"F15-VAMP-05 {w.NOUNS[e & KIND]} lies with {hurt} damage")
    return wrong


def seen_by_hunters(s: Fury, i: int) -> bool:
    """F15-MOVE-06, F15-DRAC-12, F15-TOKEN-15  A hunter stands there and has looked around, or holy ground lies on the trail's card."""
    place = s.trail[i]
    if i not in LAIRS and (place == s.consecrated or place in s.heavenly_hosts):
        return True
    arriving = [task[1][0] for task in s.agenda if task[0] is look_around]
    return any([s.at[h] == place and h not in arriving for h in w.HUNTERS])


def tie(s: Fury, i: int) -> int:
    """F15-POWER-08, F15-POWER-10  The space of the location that the Hide on space i belongs to."""
    j = i + 1
    while j < TRAIL and s.hide_behind_power and s.trail[j] in (w.DARK_CALL, w.FEED, w.EMPTY):
        j += 1
    if j == TRAIL:
        j = LEAVING if s.hide_tied_to_leaving else w.EMPTY
    return j if j != w.EMPTY and 0 <= s.trail[j] < ON_MAP else w.EMPTY


def chain(s: Fury) -> list[str]:
    """F15-DRAC-06 to F15-DRAC-08, F15-POWER-09, F15-POWER-18  Each location is one move from the older one, but for gaps."""
    wrong: list[str] = []
    newer = w.EMPTY  # the space of the last location met, while the chain holds
    for i in (0, 1, 2, 3, 4, 5, LEAVING):
        card = s.trail[i]
        if card in STAYS:
            if card == w.HIDE and i < TRAIL:
                j = tie(s, i)
                if j != w.EMPTY and (s.hideout_marks[i] ^ s.hideout_marks[j]) & UP:
                    wrong.append("F15-POWER-09 of Hide and its location one lies faceup")
                if j != w.EMPTY and s.trail[j] >= SEA0:
                    wrong.append("F15-SEA-12 Hide at sea")
            continue
        if card in (w.EMPTY, w.MISDIRECT):
            newer = w.EMPTY
            continue
        if newer != w.EMPTY and not s.hideout_marks[newer] & BAT_CARD and s.trail[newer] not in reach(card, s.hideout_marks[newer] & WOLF):
            wrong.append(f"F15-DRAC-06 from {w.NOUNS[card]} to {w.NOUNS[s.trail[newer]]} is no move")
        newer = i
    return wrong


def reach(place: int, wolf: int) -> Pile:
    """F15-SEA-13, F15-POWER-18  Where a card of Dracula's can lead from a place."""
    if not wolf:
        return ADJACENT[place]
    if place < SEA0:
        return ROADS_2[place]
    ports = [q for q in SEAS[place] if q < SEA0]
    return tuple(ports + [q for port in ports for q in ROADS[port]])


# --- what is in flight ----------------------------------------------------------------------------------------
def in_flight(s: Fury) -> list[str]:
    """Cards drawn, offered and looked at are where they should be; masks and flags fit."""
    wrong: list[str] = []
    for seat, card in enumerate(s.just_drawn):
        held = s.events[seat] + (() if seat == w.DRACULA else s.tickets[seat])
        if card != w.EMPTY and card not in held + AT_ANY_TIME:
            wrong.append(f"{w.SEATS[seat]} has just drawn {w.NOUNS[card]} and does not hold it")
    if s.items_found and s.finder == NOBODY:
        wrong.append("cards are looked at by nobody")
    if s.trade_partner == NOBODY:
        if s.trade_offers != [(), ()] or s.trade_shown != [(), ()]:
            wrong.append("cards are offered in no trade")
    else:
        for giver, pile in ((s.turn, s.trade_offers[0] + s.trade_shown[0]), (s.trade_partner, s.trade_offers[1] + s.trade_shown[1])):
            held = s.items[giver] + s.tickets[giver] + s.events[giver]
            if [c for c in set(pile) if pile.count(c) > held.count(c)]:
                wrong.append(f"F15-TRADE-02 {w.SEATS[giver]} offers what is not held")
    if s.hunters_waiting & ~15 or s.cancelled & ~31 or s.hunters_done & ~15 or s.mesmerized & ~15 or s.planned_ambush & ~15:
        wrong.append("a mask holds a seat that cannot be there")
    if min(s.incoming_damage) < 0 or s.stakes_shown < 0 or s.bodyguards < 0 or s.plotting < 0 or s.foe_damage < 0:
        wrong.append("a number is below nothing")
    if (s.stakes_shown and s.stakes_shown > s.items[s.turn].count(w.STAKE)) or (s.dogs_shown and w.DOGS not in s.items[s.turn]):
        wrong.append("F15-CARD-stake more is shown for the search than is held")
    return wrong


def combat(s: Fury) -> list[str]:
    """F15-COMBAT-07, F15-COMBAT-23, F15-COMBAT-35  In a combat all fits; outside nothing of it is left."""
    wrong: list[str] = []
    if s.fighters != sorted(set(s.fighters)) or [h for h in s.fighters if h not in w.HUNTERS or s.at[h] == OFF]:
        wrong.append(f"F15-COMBAT-03 in the combat are {s.fighters}")
    if s.foe == w.EMPTY:
        left = [s.round, s.plotting, s.mesmerized, s.planned_ambush, s.cancelled, s.hunters_done, s.foe_damage, *s.garlic_wreaths]
        cards_left = s.combat_hand + s.combat_discards + tuple([c for c in [*s.chosen_cards, *s.last_cards, s.foe_kind] if c != w.EMPTY])
        if any(left) or cards_left or s.cards_revealed or s.lucys_revenge or s.enraged or s.holy_bullets_used or s.cancelled_by_icons:
            wrong.append("F15-COMBAT-26 something is left of a combat")
    elif s.foe == FOE_DRACULA:
        if s.foe_kind != w.EMPTY or s.foe_damage:
            wrong.append("Dracula fights as an encounter")
    elif not w.IS_VAMPIRE[s.foe_kind] or s.trail[s.foe] == w.EMPTY:
        wrong.append("F15-VAMP-05 the vampire has no hideout")
    if s.round > 6 or s.plotting > s.combat_discards.count(w.PLOTTING) or len(s.combat_hand) > 5:
        wrong.append(f"F15-COMBAT-35 round {s.round}, {s.plotting} plots, {len(s.combat_hand)} cards in hand")
    for h in w.HUNTERS:
        again = s.chosen_cards[h] == s.last_cards[h]
        if [c for c in (s.chosen_cards[h], s.last_cards[h]) if c in w.ITEM_DECK and s.items[h].count(c) < 1 + again]:
            wrong.append(f"F15-COMBAT-09 {w.SEATS[h]} plays an item that is not held")
    if s.chosen_cards[w.DRACULA] != w.EMPTY and s.chosen_cards[w.DRACULA] not in s.combat_hand + s.combat_discards + (w.BAT,):
        wrong.append("F15-COMBAT-09 Dracula plays a card that is not his")
    return wrong


def between(s: Fury) -> list[str]:
    """What holds when a hunter is about to act, and nothing is in flight."""
    if s.running[0] is not hunter_acts or s.winners != PLAYING:
        return []
    wrong = [f"F15-SUPPLY-08 {w.SEATS[h]} holds {len(s.items[h])} items" for h in w.HUNTERS if len(s.items[h]) > w.ITEM_LIMIT[h]]
    wrong += [f"F15-EVENT-04 {w.SEATS[x]} holds {len(s.events[x])} events" for x in range(5) if len(s.events[x]) > w.EVENT_LIMIT[x]]
    wrong += [f"F15-TICKET-03 {w.SEATS[h]} holds {len(s.tickets[h])} tickets" for h in w.HUNTERS if len(s.tickets[h]) > w.TICKET_LIMIT]
    if len(s.encounters) < w.ENCOUNTER_HAND and s.encounter_deck + s.encounter_discards + s.encounter_facedown:
        wrong.append(f"F15-ENC-01 Dracula holds {len(s.encounters)} encounters")
    if s.event_top == w.EMPTY and s.event_deck + s.event_bottom + s.event_discards + s.event_facedown:
        wrong.append("F15-HIDDEN-07 no event lies on top of the deck")
    if (
        s.foe != w.EMPTY
        or s.fighters
        or s.events_played
        or s.items_found
        or s.trade_partner != NOBODY
        or s.hand_shown != NOBODY
        or any(s.incoming_damage)
        or s.incoming_bite
    ):
        wrong.append("something is still in flight")
    if [c for c in s.just_drawn if c != w.EMPTY] or s.trail[LEAVING] != w.EMPTY or s.ticket_spent != w.EMPTY or s.ambush_by != w.EMPTY:
        wrong.append("something is still in flight")
    if s.at[s.turn] == OFF or s.delayed[s.turn] or s.hunters_waiting & BIT[s.turn]:
        wrong.append("F15-ACTION-06 the hunter who acts cannot act")
    return wrong
