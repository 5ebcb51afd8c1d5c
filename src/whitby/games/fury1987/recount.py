"""The pieces of The Fury of Dracula (1st edition) counted afresh from the clauses: each in exactly one place, and nothing at odds."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import differences
from whitby.engine import NIL, NOBODY, PLAYING, Pile
from whitby.fields import cards_of, unsorted
from whitby.games.fury.europe import OFF, SEA0, is_city, is_sea
from whitby.games.fury.events import KEPT
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.dracula import dracula_decides
from whitby.games.fury1987.europe import ALL_PLACES, NO_HOST, SEAS, TOWNS
from whitby.games.fury1987.fields import FIELDS
from whitby.games.fury1987.journeys import hunter_moves
from whitby.games.fury1987.state import FACEUP, FOE_DRACULA, FOE_SZGANY, KIND, MOVING, Fury, gone, in_play, vampires_on_chart

DECKS: Final[dict[str, Pile]] = {
    "weapons": w.WEAPON_CUP,
    "events": w.EVENT_DECK,
    "encounters": tuple(sorted(w.ENCOUNTER_CUP + w.SPECIAL_VAMPIRES)),
}
DRAWS: Final = (w.GONE_WHILE_HE_FLEES, w.SIX_DESTROYED, w.TOO_LONG)  # endings that nobody may have won
OF_DRACULA: Final = (w.SIX_VAMPIRES, w.MINOR_CLAIMED, w.HUNTERS_GONE)


def recount(s: Fury) -> list[str]:
    """What is wrong; nothing if all is well."""
    checks = (cards, ending, hunters, hosts, dracula, chart, decision, in_flight, combat, between)
    return unsorted(s, FIELDS) + [fault for check in checks for fault in check(s)]


# --- cards ------------------------------------------------------------------------------
def cards(s: Fury) -> list[str]:
    """F87-SETUP-15  Every weapon, event and encounter is in exactly one place."""
    hosts_laid = len([town for town in s.host_at if town != OFF])
    elsewhere: dict[str, list[int]] = {
        "weapons": [w.GARLIC] * s.garlic + [w.HEAVENLY_HOST] * hosts_laid,
        "events": [c & KIND for c in s.events_played if not c & KEPT] + [w.SHIPPING_AGENTS] * s.shipping_agents,
        "encounters": [x & KIND for x in s.chart if x != w.EMPTY],
    }
    return [
        fault
        for name, deck in DECKS.items()
        for fault in differences(w.NOUNS, name, cards_of(s, FIELDS, name) + tuple(elsewhere[name]), deck)
    ]


# --- how it ends --------------------------------------------------------------------------
def ending(s: Fury) -> list[str]:
    """F87-WIN-01 to F87-WIN-20  Who has won, why and how far fit; and a game that should be over is."""
    wrong: list[str] = []
    if s.winners == PLAYING:
        if s.ending != NIL or s.degree:
            wrong.append(f"nobody has won, yet it ended by {s.ending} with {s.degree}")
        if not in_play(s) or s.vampires_destroyed >= w.VICTORY["destroyed"] or s.blood_death >= w.BLOOD_DEATH and not deciding(s):
            wrong.append("F87-WIN-17 the game should be over")
        if vampires_on_chart(s) >= w.VICTORY["vampires"] and not s.fleeing:
            wrong.append("F87-WIN-01 six Vampires are on the chart, and the game goes on")
        return wrong
    if s.winners not in (0, w.TO_DRACULA, w.TO_HUNTERS) or (s.winners == w.TO_DRACULA) != (s.ending in OF_DRACULA):
        wrong.append(f"winners {s.winners}, ending {s.ending}")
    if (s.degree == 0) != (s.winners == 0) or (s.winners == 0 and s.ending not in DRAWS):
        wrong.append(f"winners {s.winners}, degree {s.degree}, ending {s.ending}")
    if s.winners == w.TO_DRACULA and s.fleeing:
        wrong.append("F87-FLEE-06 a fleeing Dracula has won")
    return wrong


def deciding(s: Fury) -> bool:
    """Dracula's turn is under way: what happens in it is told when it is over."""
    return s.running[0] is dracula_decides


# --- hunters --------------------------------------------------------------------------------
def hunters(s: Fury) -> list[str]:
    """F87-DAMAGE-01, F87-HIDDEN-17, F87-SEA-05  Each hunter is somewhere or gone, and what is known of him is so."""
    wrong: list[str] = []
    if s.dead & s.turned:
        wrong.append("a hunter is dead and turned")
    for h in w.HUNTERS:
        who = w.SEATS[h]
        lost = bool(gone(s) & BIT[h])
        if not (0 <= s.at[h] < ALL_PLACES) and not (s.at[h] == OFF and (lost or s.round == 0)):
            wrong.append(f"{who} stands nowhere")
        if lost and (s.at[h] != OFF or s.weapons[h] or s.events[h]):
            wrong.append(f"F87-DAMAGE-07 {who} is gone and has not left the game")
        if not 0 <= s.wounds[h] <= w.MOST_WOUNDS[h] or (s.wounds[h] == w.MOST_WOUNDS[h] and not lost and s.winners == PLAYING):
            wrong.append(f"F87-DAMAGE-01 {who} has {s.wounds[h]} wounds")
        if is_sea(s.at[h]) != (s.embarked[h] != OFF) or (s.came_from[h] != OFF and not is_sea(s.at[h])):
            wrong.append(f"F87-SEA-05 {who} is at {s.at[h]} from port {s.embarked[h]}, sector {s.came_from[h]}")
        if not 0 <= s.dogs[h] <= s.weapons[h].count(w.DOGS):
            wrong.append(f"F87-CARD-dogs {who} has {s.dogs[h]} Dogs shown")
        if [c for c in set(s.seen_weapons[h]) if s.seen_weapons[h].count(c) > s.weapons[h].count(c)]:
            wrong.append(f"F87-HIDDEN-17 of {who} more is known than is held")
    if [c for pile in s.events[: w.DRACULA] for c in pile if w.IS_DRACULAS[c]] or [c for c in s.events[w.DRACULA] if not w.IS_DRACULAS[c]]:
        wrong.append("F87-EVENT-04 an event is in the hand of the other side")
    if [c for pile in s.events for c in pile if not w.IS_KEPT[c]]:
        wrong.append("F87-EVENT-07 an event that happens at once is in a hand")
    return wrong


def hosts(s: Fury) -> list[str]:
    """F87-CARD-heavenly-host, F87-DAMAGE-07  Hosts lie where they may, each laid by a hunter who is left."""
    wrong: list[str] = []
    for town, layer in zip(s.host_at, s.host_of, strict=True):
        if (town == OFF) != (layer == NOBODY) or (town != OFF and (not is_city(town) or town in NO_HOST or layer not in in_play(s))):
            wrong.append(f"F87-CARD-heavenly-host a Host of {layer} lies on {town}")
    return wrong


# --- Dracula ----------------------------------------------------------------------------------
def dracula(s: Fury) -> list[str]:
    """F87-BLOOD-01 to F87-BLOOD-05, F87-SEA-05, F87-DMOVE-08, F87-HIDDEN-13  His place and Blood Points, and what is seen of them."""
    wrong: list[str] = []
    if not (0 <= s.dracula_at < ALL_PLACES or s.dracula_at == OFF and s.round == 0):
        wrong.append("Dracula is nowhere")
    if is_sea(s.dracula_at) != (s.dracula_port != OFF) or (is_sea(s.dracula_at) and s.dracula_from not in SEAS[s.dracula_at]):
        wrong.append(f"F87-SEA-05 Dracula is at {s.dracula_at} from port {s.dracula_port}, last in {s.dracula_from}")
    if not -1 <= s.rumours_at < SEA0:
        wrong.append("F87-DMOVE-12 Local Rumours are at sea")
    if s.seen_at not in (OFF, s.dracula_at) or s.rumours_seen not in (OFF, s.rumours_at):
        wrong.append("F87-HIDDEN-13 what all have found is not there")
    if not 0 <= s.blood <= w.BLOOD or s.blood_death < 0 or (s.blood_death > 0) != (s.dying > 0) or (s.dying and s.blood):
        wrong.append(f"F87-BLOOD-02 blood {s.blood}, Blood Death {s.blood_death}")
    if s.blood == 0 and not s.fleeing and not deciding(s):
        wrong.append("F87-BLOOD-01 he is at 0 and does not flee")
    if not 0 <= s.castle_rounds <= w.VICTORY["castle_rounds"]:
        wrong.append(f"F87-CASTLE-04 {s.castle_rounds} rounds in the Castle")
    if len(s.vampires_out) < s.vampires_destroyed or [kind for kind in s.vampires_out if not w.IS_VAMPIRE[kind]]:
        wrong.append("F87-WIN-10 fewer Vampires are out of the game than were destroyed")
    return wrong


def chart(s: Fury) -> list[str]:
    """F87-PLACE-01 to F87-PLACE-06, F87-HIDDEN-18  Encounters lie where they may, and what the hunters know of them is so."""
    wrong: list[str] = []
    for town in range(TOWNS):
        encounter, heard = s.chart[town], s.heard_chart[town]
        kind = w.EMPTY if encounter == w.EMPTY else encounter & KIND
        if kind != w.EMPTY and (encounter & ~(KIND | FACEUP) or not w.LAID_IN[kind][town]):
            wrong.append(f"F87-PLACE-01 {w.NOUNS[kind]} lies in {w.NOUNS[town]}")
        hidden = w.EMPTY if encounter != w.EMPTY and encounter & FACEUP else kind
        if heard != w.PERHAPS and (hidden == w.EMPTY if heard == w.SOMETHING else heard != hidden):
            wrong.append(f"F87-HIDDEN-18 in {w.NOUNS[town]} lies {hidden}, not {heard}")
    return wrong


def decision(s: Fury) -> list[str]:
    """F87-HIDDEN-26  When his turn is over nothing of his decision is left."""
    left = (s.turn_step, s.draws_owed, s.way_said, s.walpurgis) != (MOVING, 0, 0, 0) or s.returned
    if not deciding(s) and (left or s.attack_on != NOBODY or s.eaten_at != OFF or s.laying != w.EMPTY):
        return ["F87-HIDDEN-26 something of Dracula's decision is left"]
    return []


# --- what is in flight ----------------------------------------------------------------------
def in_flight(s: Fury) -> list[str]:
    """Masks and numbers fit."""
    wrong: list[str] = []
    masks = s.group | s.together | s.acted | s.misses | s.extra_turns | s.batted | s.bitten | s.fought_here | s.incoming_bite | s.met_by
    if masks & ~w.TO_HUNTERS:
        wrong.append("a mask holds a seat that cannot be there")
    if (s.group | s.together | s.misses | s.batted | s.bitten | s.fought_here) & gone(s):
        wrong.append("F87-DAMAGE-07 something waits for a hunter who is gone")
    if min(s.incoming_wounds) < 0 or s.sea_steps < 0 or s.gains < 0:
        wrong.append("a number is below nothing")
    if len({s.at[h] for h in w.HUNTERS if s.group & BIT[h]}) > 1 and s.winners == PLAYING:
        wrong.append("F87-GROUP-04 the group is scattered")
    if (s.met_kind != w.EMPTY and s.met_at == OFF) or (s.drawn_weapons and not s.group):
        wrong.append("something in flight has no place")
    return wrong


def combat(s: Fury) -> list[str]:
    """F87-COMBAT-10, F87-GROUP-10  In a combat all fits; outside nothing of it is left."""
    wrong: list[str] = []
    if s.fighters != sorted(set(s.fighters)) or [h for h in s.fighters if h not in w.HUNTERS]:
        wrong.append(f"F87-GROUP-10 in the combat are {s.fighters}")
    if s.foe == w.EMPTY:
        numbers = [s.combat_round, s.bonus, s.limited, s.garlic, s.raging, s.traps, s.plans, s.called_off, s.chits_revealed, s.flies]
        if any(numbers) or [c for c in (*s.laid, *s.last_chits, s.result) if c != w.EMPTY] or s.fighters or s.target != NOBODY:
            wrong.append("F87-RESULT-17 something is left of a combat")
    elif s.foe == FOE_SZGANY and (s.met_kind == w.EMPTY or not w.IS_SZGANY[s.met_kind]) and s.winners == PLAYING:
        wrong.append("F87-CARD-szgany no Szgany fights")
    elif s.foe == FOE_DRACULA and not s.harker and s.seen_at == OFF and s.winners == PLAYING:
        wrong.append("F87-HIDDEN-33 Dracula fights and is not seen")
    for h in [] if s.harker else w.HUNTERS:
        if not gone(s) & BIT[h] and s.laid[h] in w.WEAPON_CUP and s.laid[h] not in s.weapons[h] and s.winners == PLAYING:
            wrong.append(f"F87-COMBAT-09 {w.SEATS[h]} lays a weapon that is not held")
    return wrong


def between(s: Fury) -> list[str]:
    """F87-STOCK-06, F87-EVENT-05  What holds when a hunter is about to move, and nothing is in flight."""
    if s.running[0] is not hunter_moves or s.winners != PLAYING:
        return []
    wrong: list[str] = []
    for seat, events in enumerate(s.events):
        weapons = 0 if seat == w.DRACULA else len(s.weapons[seat])
        if len(events) > w.EVENT_LIMIT or weapons > w.WEAPON_LIMIT:
            wrong.append(f"F87-EVENT-05 {w.SEATS[seat]} holds {weapons} weapons and {len(events)} events")
    if s.foe != w.EMPTY or s.events_played or s.met_kind != w.EMPTY or s.drawn or s.drawn_weapons or s.harker or s.harker_weapons:
        wrong.append("something is still in flight")
    if any(s.incoming_wounds) or s.incoming_bite or s.drawer != NOBODY:
        wrong.append("something is still in flight")
    return wrong
