"""The pieces of Fury of Dracula (2nd edition) counted afresh from the clauses: each in exactly one place, and nothing at odds."""

from __future__ import annotations

from typing import Final

from whitby.cards import differences
from whitby.engine import NIL, NOBODY, PLAYING, Pile
from whitby.fields import cards_of, unsorted
from whitby.games.fury.europe import CASTLE, OFF, ON_MAP, SEA0
from whitby.games.fury.events import KEPT
from whitby.games.fury.trail import HIDEOUTS, LAIRS, LEAVING, TRAIL
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.europe import ADJACENT, ALL_PLACES, EDGES, HOSPITAL, NOT_CONSECRABLE, ROADS_2
from whitby.games.fury2005.fields import FIELDS
from whitby.games.fury2005.hunters import hunters_act
from whitby.games.fury2005.state import BACK, CUT, FACEUP, FOE_AGENT, FOE_VAMPIRE, KIND, NEVER, PAID, UP, WOLF, Fury

DECKS: Final[dict[str, Pile]] = {"items": w.ITEM_DECK, "events": w.EVENT_DECK, "encounters": w.ENCOUNTER_POOL}
LONE_POWERS: Final = (w.DARK_CALL, w.FEED, w.HIDE)


def recount(s: Fury) -> list[str]:
    """What is wrong; nothing if all is well."""
    checks = (cards, tracks, hunters, board, spaces, chain, in_flight, combat, between)
    return unsorted(s, FIELDS) + [fault for check in checks for fault in check(s)]


# --- cards ------------------------------------------------------------------------------
def cards(s: Fury) -> list[str]:
    """F05-COMP-03 to F05-COMP-05  Every item, event and encounter marker is in exactly one place."""
    elsewhere: dict[str, list[int]] = {
        "items": [],
        "events": [c & KIND for c in s.events_played if not c & KEPT],
        "encounters": [e & KIND for pile in (*s.hideout_encounters, s.dropped, s.held_markers) for e in pile],
    }
    return [
        fault
        for name, deck in DECKS.items()
        for fault in differences(w.NOUNS, name, cards_of(s, FIELDS, name) + tuple(elsewhere[name]), deck)
    ]


# --- tracks and hunters -------------------------------------------------------------------
def tracks(s: Fury) -> list[str]:
    """F05-WIN-01, F05-WIN-02, F05-TIME-05, F05-COMP-15  Tracks and Blood, and what they make of the game."""
    wrong: list[str] = []
    if not 0 <= s.vampires <= w.VAMPIRES_WIN or not 0 <= s.blood <= w.BLOOD or not 0 <= s.resolve <= w.MOST_RESOLVE:
        wrong.append(f"vampires {s.vampires}, blood {s.blood}, resolve {s.resolve}")
    if not 0 <= s.time <= w.SMALL_HOURS:
        wrong.append(f"F05-COMP-11 the time is {s.time}")
    if s.winners == PLAYING and (s.vampires == w.VAMPIRES_WIN or s.blood == 0):
        wrong.append("F05-WIN-01 the game should be over")
    if s.winners == w.TO_DRACULA and s.vampires < w.VAMPIRES_WIN:
        wrong.append("F05-WIN-01 Dracula wins without the vampires")
    if s.winners == w.TO_HUNTERS and s.blood:
        wrong.append("F05-WIN-02 the hunters win while Dracula has Blood")
    fitting = {PLAYING: NIL, w.TO_DRACULA: w.VAMPIRES_RULE, w.TO_HUNTERS: w.BLOOD_SPENT}
    if s.winners not in fitting or s.ending != fitting[s.winners] or s.degree != 0:
        wrong.append(f"winners {s.winners}, ending {s.ending}, degree {s.degree}")
    return wrong


def hunters(s: Fury) -> list[str]:
    """F05-COMP-13, F05-COMP-14, F05-BITE-01 to F05-BITE-03, F05-BITE-06  Each hunter alive somewhere, and what he shows is his."""
    wrong: list[str] = []
    for h in w.HUNTERS:
        who = w.SEATS[h]
        begun = s.trail[0] != w.EMPTY
        if not (0 <= s.at[h] < ALL_PLACES or s.at[h] == OFF and not begun):
            wrong.append(f"{who} stands nowhere")
        if not 0 <= s.health[h] <= w.HEALTH[h] or s.health[h] == 0 and s.winners == PLAYING:
            wrong.append(f"F05-DEFEAT-01 {who} has {s.health[h]} Health")
        if not w.START_BITES[h] <= s.bites[h] <= w.BITE_SLOTS[h]:
            wrong.append(f"F05-BITE-05 {who} has {s.bites[h]} Bites")
        if not 0 <= s.dogs[h] <= s.items[h].count(w.DOGS):
            wrong.append(f"F05-CARD-dogs {who} has {s.dogs[h]} Dogs face up")
        hidden_dogs = s.items[h].count(w.DOGS) - s.dogs[h]
        shown = s.shown_item[h]
        if shown != w.EMPTY and (shown not in s.items[h] or shown == w.DOGS and hidden_dogs == 0):
            wrong.append(f"F05-BITE-01 {who} shows an item that is not held")
        if s.shown_event[h] != w.EMPTY and s.shown_event[h] not in s.events[h]:
            wrong.append(f"F05-BITE-02 {who} shows an event that is not held")
        if s.bites[h] == 0 and (shown, s.shown_event[h]) != (w.EMPTY, w.EMPTY):
            wrong.append(f"F05-BITE-01 {who} shows a card and is not bitten")
        for seen, held in ((s.seen_items[h], s.items[h]), (s.seen_events[h], s.events[h]), (s.traded[h], s.items[h])):
            if [c for c in set(seen) if seen.count(c) > held.count(c)]:
                wrong.append(f"F05-HIDDEN-32 of {who} more is known than is held")
    if [c for c in set(s.seen_dracula) if s.seen_dracula.count(c) > s.events[w.DRACULA].count(c)]:
        wrong.append("F05-CARD-mystic-research of Dracula more is known than he holds")
    if [c for pile in s.events[: w.DRACULA] for c in pile if w.IS_DRACULAS[c]] or [c for c in s.events[w.DRACULA] if not w.IS_DRACULAS[c]]:
        wrong.append("F05-EVENT-02 an event is in the hand of the other side")
    for side, ally in enumerate(s.allies):
        if ally != w.EMPTY and (not w.IS_ALLY[ally] or w.IS_DRACULAS[ally] != (side == 1)):
            wrong.append(f"F05-ALLY-01 {w.NOUNS[ally]} is an ally")
    return wrong


def board(s: Fury) -> list[str]:
    """F05-COMP-10, F05-HOST-03, F05-CARD-stormy-seas  Markers where they may lie, and no more than there are."""
    wrong: list[str] = []
    if len(s.hosts) > w.HOSTS or len(set(s.hosts)) < len(s.hosts) or [p for p in s.hosts if not (0 <= p < SEA0 or p == HOSPITAL)]:
        wrong.append(f"F05-COMP-10 Heavenly Hosts on {s.hosts}")
    if s.consecrated != OFF and (not 0 <= s.consecrated < SEA0 or s.consecrated in NOT_CONSECRABLE):
        wrong.append(f"F05-HOST-03 {w.NOUNS[s.consecrated]} is consecrated")
    if not (s.roadblock == w.EMPTY or 0 <= s.roadblock < len(EDGES)):
        wrong.append("F05-CARD-roadblock the Roadblock lies nowhere")
    if (s.storm == OFF) != (s.storm_turns == 0) or s.storm != OFF and not SEA0 <= s.storm < ON_MAP:
        wrong.append(f"F05-CARD-stormy-seas storm on {s.storm} for {s.storm_turns} turns")
    bound = s.fogged | s.batted
    held = 0
    for marker in s.held_markers:
        held |= marker >> 10
    if bound != held:
        wrong.append(f"F05-GROUP-23 Fog and Bats bind {bound}, their markers {held}")
    return wrong


# --- Trail and Catacombs --------------------------------------------------------------------
def spaces(s: Fury) -> list[str]:
    """F05-TRAIL-01, F05-CATACOMB-01, F05-CATACOMB-04, F05-POWER-03, F05-ENC-03  Each card once, and with it what belongs there."""
    wrong: list[str] = []
    laid = [c for c in s.trail if c != w.EMPTY]
    if len(s.trail) != HIDEOUTS or len(set(laid)) < len(laid) or [c for c in laid if not (0 <= c < ON_MAP or c in LONE_POWERS)]:
        wrong.append(f"F05-COMP-02 the Trail is {s.trail}")
    length = len([c for c in s.trail[:TRAIL] if c != w.EMPTY])
    if w.EMPTY in s.trail[:length]:
        wrong.append("F05-TRAIL-02 the Trail has a gap")
    if length and not [c for c in s.trail[:TRAIL] if 0 <= c < ON_MAP]:
        wrong.append("F05-TRAIL-17 Dracula is nowhere")
    for mark, name in ((WOLF, "Wolf Form"), (BACK, "Double Back")):
        if len([m for m in s.hideout_marks if m & mark]) > 1:
            wrong.append(f"F05-POWER-03 {name} lies twice")
    for i, card in enumerate(s.trail):
        mark, pile = s.hideout_marks[i], s.hideout_encounters[i]
        if card == w.EMPTY:
            if mark or pile:
                wrong.append(f"F05-TRAIL-02 space {i} is empty, yet something lies there")
            continue
        city = 0 <= card < SEA0
        if i in LAIRS and (not city or mark & ~(UP | CUT)):
            wrong.append(f"F05-CATACOMB-04 the Catacombs hold {w.NOUNS[card]} with {mark}")
        if mark & BACK and not city or mark & WOLF and not city and card != w.HIDE or mark & ~(UP | WOLF | BACK | PAID | CUT):
            wrong.append(f"F05-TRAIL-13 {mark} lies with {w.NOUNS[card]}")
        if pile and (not city and card != w.HIDE or card == CASTLE):
            wrong.append(f"F05-ENC-03 encounters lie on {w.NOUNS[card]}")
        if len(pile) > (2 if i in LAIRS else 1) or [e for e in pile if e & ~(KIND | FACEUP)]:
            wrong.append(f"F05-CATACOMB-06 on space {i} lie {pile}")
        if card == CASTLE and not mark & UP:
            wrong.append("F05-TRAIL-06 the Castle lies face down")
    if [e for e in s.dropped if e & ~(KIND | FACEUP | NEVER)]:
        wrong.append(f"F05-MATURE-08 {s.dropped} dropped off")
    if (s.hide_city != w.EMPTY) != (w.HIDE in s.trail) or s.hide_city != w.EMPTY and s.hide_city not in s.trail:
        wrong.append(f"F05-POWER-19 Hide is linked to {s.hide_city}")
    return wrong


def chain(s: Fury) -> list[str]:
    """F05-DMOVE-03, F05-SEA-01, F05-POWER-11  Each location is one move from the older one, unless nobody can tell."""
    wrong: list[str] = []
    newer = w.EMPTY  # the last location met, unless the chain was cut since
    wolf = 0
    for i in (0, 1, 2, 3, 4, 5, LEAVING):
        card, marks = s.trail[i], s.hideout_marks[i]
        if 0 <= card < ON_MAP:
            if newer != w.EMPTY and newer not in (ROADS_2 if wolf else ADJACENT)[card]:
                wrong.append(f"F05-DMOVE-03 from {w.NOUNS[card]} to {w.NOUNS[newer]} is no move")
            newer, wolf = card, marks & WOLF
        if marks & CUT:
            newer = w.EMPTY
    return wrong


# --- what is in flight ----------------------------------------------------------------------
def in_flight(s: Fury) -> list[str]:
    """Masks and numbers fit."""
    wrong: list[str] = []
    if (s.group | s.acted | s.skips | s.hurried | s.fogged | s.batted | s.incoming_bite | s.met_by) & ~15:
        wrong.append("a mask holds a seat that cannot be there")
    if min(s.incoming_loss) < 0 or s.sea_steps < 0 or s.moves_left < 0 or s.sailed < 0:
        wrong.append("a number is below nothing")
    if len({s.at[h] for h in w.HUNTERS if s.group & ~s.hurried & 1 << h}) > 1 and s.winners == PLAYING and not s.turn_over:
        wrong.append("F05-GROUP-04 the group is scattered")
    return wrong


def combat(s: Fury) -> list[str]:
    """F05-COMBAT-10, F05-COMBAT-29  In a combat all fits; outside nothing of it is left."""
    wrong: list[str] = []
    if s.fighters != sorted(set(s.fighters)) or [h for h in s.fighters if h not in w.HUNTERS]:
        wrong.append(f"F05-GROUP-08 in the combat are {s.fighters}")
    if s.foe == w.EMPTY:
        numbers = [s.combat_round, s.continues, s.dodge_bonus, s.traps, s.plans, s.repelled, s.no_escape, s.cards_revealed]
        left = [c for c in (*s.laid, *s.last_cards, s.result) if c != w.EMPTY]
        if any(numbers) or left or s.fighters or s.dice and s.met_kind == w.EMPTY or s.target != NOBODY:
            wrong.append("F05-COMBAT-36 something is left of a combat")
    elif s.foe == FOE_AGENT and not (s.met_kind != w.EMPTY and w.IS_AGENT[s.met_kind]):
        wrong.append("F05-AGENT-01 no agent fights")
    elif s.foe == FOE_VAMPIRE and len(s.fighters) != 1:
        wrong.append("F05-CARD-vampire-lair several fight the vampire")
    for h in [h for h in w.HUNTERS if s.at[h] != HOSPITAL]:  # who was defeated has lost all
        again = s.laid[h] == s.last_cards[h]
        if [c for c in (s.laid[h], s.last_cards[h]) if c in w.ITEM_DECK and s.items[h].count(c) < 1 + again]:
            wrong.append(f"F05-COMBAT-10 {w.SEATS[h]} plays an item that is not held")
    if s.continues >= w.CONTINUES and not s.combat_ended:
        wrong.append(f"F05-COMBAT-29 {s.continues} Continue markers lie there")
    return wrong


def between(s: Fury) -> list[str]:
    """F05-EVENT-09 to F05-EVENT-12  What holds when a hunter is about to act, and nothing is in flight."""
    if s.running[0] is not hunters_act or s.winners != PLAYING:
        return []
    wrong: list[str] = []
    for h in w.HUNTERS:
        over = max(0, len(s.items[h]) - w.ITEM_LIMIT[h]) + max(0, len(s.events[h]) - w.EVENT_LIMIT[h])
        if over > w.EXTRA_CARD[h]:
            wrong.append(f"F05-EVENT-09 {w.SEATS[h]} holds {len(s.items[h])} items and {len(s.events[h])} events")
    if len(s.events[w.DRACULA]) > w.EVENT_LIMIT[w.DRACULA] + 2 * (s.allies[1] == w.HILDESHEIM):
        wrong.append(f"F05-EVENT-11 Dracula holds {len(s.events[w.DRACULA])} events")
    if len(s.encounters) > w.ENCOUNTER_LIMIT + 2 * (s.allies[1] == w.BRIDES):
        wrong.append(f"F05-ENC-05 Dracula holds {len(s.encounters)} encounters")
    if s.foe != w.EMPTY or s.events_played or s.met_kind != w.EMPTY or s.just_drawn != w.EMPTY:
        wrong.append("something is still in flight")
    if any(s.incoming_loss) or s.incoming_bite or s.dropped or s.trail[LEAVING] != w.EMPTY or s.press != w.EMPTY:
        wrong.append("something is still in flight")
    return wrong
