"""What a set of eyes may know of a game of Fury of Dracula: a snapshot with holes."""

from __future__ import annotations

from typing import Any, Final

from whitby.board import BIT
from whitby.cards import without
from whitby.engine import ANYTIME, NOBODY, NOUN, Pile, Task, ask_window, face_in_window
from whitby.games.fury2015.combat import draw_blow
from whitby.games.fury2015.decks import bottom_from_bag, draw_ticket, event_back, item_from_bag, top_from_bag
from whitby.games.fury2015.dracula_events import assist
from whitby.games.fury2015.encounters import take_discard
from whitby.games.fury2015.europe import OFF, is_sea
from whitby.games.fury2015.hunter_events import item_on_top, pick_encounter, study, surprising_return, take_item
from whitby.games.fury2015.state import FACEUP, HIDEOUTS, LAIRS, UP, Fury, dracula_at, hideout_of, hunters_in, revealed
from whitby.games.fury2015.trade import offer_cards
from whitby.games.fury2015.trail import announced, back, encounter_from_bag
from whitby.games.fury2015.words import (
    CHOOSE,
    DISCARD,
    DRACULA,
    DRAW,
    EMPTY,
    ENCOUNTER0,
    FLY,
    GIVE,
    HEALTH,
    HIDE,
    IS_DRACULAS,
    LAY,
    PLACE,
    PROWL,
    RAIL,
    SHOW,
    SPACE0,
    START,
    TAKE,
    TICKET0,
    TO_DRACULA,
    TO_HUNTERS,
    UNKNOWN,
    WOLF_AND_HIDE,
)

View = dict[str, Any]

# open to everybody, as they are
FLAT: Final = [
    "vampire_night",
    "open_encounters",
    "hide_behind_power",
    "private_talk",
    "events_after_combat",
    "wolf_with_hide",
    "hide_tied_to_leaving",
    "day",
    "night",
    "phase",
    "despair",
    "influence",
    "turn",
    "waiting",
    "did",
    "long_night",
    "vigor",
    "telegraph",
    "no_supply",
    "no_supply_next",
    "darkness",
    "nocturnal",
    "swift",
    "damage",
    "rumors",
    "guards",
    "holy",
    "hosts_old",
    "bite",
    "carriage",
    "tipped",
    "bolted",
    "left",
    "ambush",
    "dogs",
    "stakes",
    "finder",
    "partner",
    "bared",
    "foe",
    "foe_kind",
    "foe_harm",
    "by_ambush",
    "dark",
    "round",
    "engaged",
    "shown",
    "cancelled",
    "earned",
    "acted",
    "mesmerized",
    "plots",
    "enraged",
    "lucy",
    "planned",
    "bullets",
    "winners",
    "ending",
    "degree",
]
LISTS: Final = [
    "at",
    "harm",
    "bites",
    "delayed",
    "ward",
    "batted",
    "shown_item",
    "shown_event",
    "marks",
    "allies",
    "playing",
    "fighters",
    "last",
    "wreaths",
]
PILES: Final = ["blows", "fog", "storms", "blocks", "hosts", "item_out", "encounter_out", "event_out", "blow_out"]


def view(s: Fury, eyes: int) -> View:
    """F15-HIDDEN-01 to F15-HIDDEN-07  The whitelist."""
    v: View = {"eyes": eyes}
    for name in FLAT:
        v[name] = getattr(s, name)
    for name in LISTS:
        v[name] = list(getattr(s, name))
    for name in PILES:
        v[name] = list(getattr(s, name))
    drac = eyes & TO_DRACULA
    bare = BIT[s.bared] if s.bared != NOBODY else 0
    open_hands = eyes | (bare if bare != TO_DRACULA or eyes & TO_HUNTERS else 0)
    v["items"] = [own(pile, open_hands & BIT[h]) for h, pile in enumerate(s.items)]
    v["events"] = [own(pile, open_hands & BIT[h]) for h, pile in enumerate(s.events)]
    v["encounters"] = own(s.encounters, open_hands & TO_DRACULA)
    v["tickets"] = [own(pile, eyes & BIT[h]) for h, pile in enumerate(s.tickets)]
    v["fare"] = s.fare if s.fare == EMPTY or s.tipped or eyes & BIT[s.turn] else UNKNOWN
    v["drawn"] = [card if card == EMPTY or eyes & BIT[seat] else UNKNOWN for seat, card in enumerate(s.drawn)]
    v["trail"] = [face_of(s, i, drac) for i in range(HIDEOUTS)]
    v["figure"] = dracula_at(s) if revealed(s) else OFF
    v["lurking"] = [[e if drac or e & FACEUP else UNKNOWN for e in pile] for pile in s.lurking]
    v["item_bag"] = [UNKNOWN] * len(s.item_bag)
    v["ticket_bag"] = [UNKNOWN] * len(s.ticket_bag)
    v["encounter_bag"] = [UNKNOWN] * len(s.encounter_bag)
    v["encounter_down"] = own(s.encounter_down, drac)
    v["event_top"] = EMPTY if s.event_top == EMPTY else event_back(s.event_top)
    v["event_bag"] = [UNKNOWN] * len(s.event_bag)
    v["event_tail"] = [event_back(card) for card in s.event_tail]
    v["event_down"] = own(s.event_down, drac if s.running[0] is take_discard else 0)
    v["blow_hand"] = own(s.blow_hand, drac)
    v["blow_bag"] = [UNKNOWN] * len(s.blow_bag)
    v["found"] = own(s.found, eyes & BIT[s.finder] if s.finder >= 0 else 0)
    pair = BIT[s.turn] | BIT[s.partner] if s.partner >= 0 else 0
    v["offer"] = [list(pile) if eyes & pair else [] for pile in s.offer]
    v["shared"] = [list(pile) if eyes & pair else [] for pile in s.shared]
    v["table"] = [card if s.shown or card == EMPTY or eyes & BIT[seat] else UNKNOWN for seat, card in enumerate(s.table)]
    v["answers"] = [list(pile) if eyes & BIT[seat] else [] for seat, pile in enumerate(s.answers)]
    v["agenda"] = [words(task) for task in s.agenda]
    v["running"] = words(s.running)
    v["asked"] = [seat for seat, _ in s.asked] if s.asked else [s.seat]
    v["options"] = [[seat, list(options)] for seat, options in s.asked or [(s.seat, s.options)] if seat >= 0 and eyes & BIT[seat]]
    return v


def words(task: Task) -> list[Any]:
    """A rule's name and its arguments, which are public by law."""
    return [task[0].__name__, *task[1]]


def own(pile: Pile, seen: int) -> list[int]:
    """The pile itself, or only its size."""
    return list(pile) if seen else [UNKNOWN] * len(pile)


def face_of(s: Fury, i: int, drac: int) -> int:
    """F15-HIDDEN-06  A card of the trail or a lair: itself, or its back."""
    card = s.trail[i]
    return card if drac or card == EMPTY or s.marks[i] & UP or announced(card) else back(card)


# --- what eyes see of a choice --------------------------------------------------------------------
def face(s: Fury, seat: int, choice: int, eyes: int) -> int:
    """What these eyes see of a choice that is about to be made: all of it, its back, or only the verb."""
    verb = choice & ~NOUN
    if verb == DRAW:
        return face_of_draw(s, choice, eyes)
    if seat >= 0 and eyes & BIT[seat]:
        return choice
    if s.running[0] is ask_window and not choice & ANYTIME:
        return face_in_window(s, seat, choice)
    if verb == DISCARD:
        return choice if card_shows(s, choice & NOUN) else verb
    if verb == CHOOSE and s.asked:
        return choice if len(s.asked) == 1 and len(s.fighters) == 1 else verb  # nobody is left to wait for: shown at once
    if verb in (PROWL, WOLF_AND_HIDE) and s.damage + 1 >= HEALTH[DRACULA]:
        return PROWL  # he dies of it before anybody sees where it leads
    if verb == WOLF_AND_HIDE:
        return PROWL | face_of_move(s, LAY | HIDE)
    if verb in (START, LAY, PROWL, FLY) and seat == DRACULA:
        return verb | face_of_move(s, choice)
    if verb == TAKE and s.running[0] is take_item:
        return face_of_find(s, choice)
    if verb == RAIL:
        return verb
    if verb == PLACE or (verb == TAKE and s.running[0] is not surprising_return):
        return verb
    if verb == GIVE or verb == SHOW and s.running[0] is offer_cards:
        return choice if eyes & (BIT[s.turn] | BIT[s.partner]) else GIVE
    return choice


def card_shows(s: Fury, card: int) -> bool:
    """Do all see which card is discarded?"""
    if card >= TICKET0:
        return False
    return card < ENCOUNTER0 or s.open_encounters or s.running[0] is pick_encounter


def face_of_move(s: Fury, choice: int) -> int:
    """A place is seen where a hunter stands, and a lair as the lair it was; else only the back."""
    place = choice & NOUN
    if place == HIDE:
        return HIDE if revealed(s) else back(HIDE)
    if place > HIDE - 3:
        return place
    if choice & ~NOUN != FLY:
        lair = hideout_of(s, place)
        if lair in LAIRS:
            return SPACE0 + lair
        if hunters_in(s, place) and not is_sea(place):
            return place
    return back(place)


def face_of_find(s: Fury, choice: int) -> int:
    """F15-CARD-lucky-find  The card taken stays hidden; the others, which are discarded, are seen."""
    seen = 0
    for card in without(s.found, choice & NOUN):
        seen = seen * NOUN + card
    return TAKE | seen << 20


def face_of_draw(s: Fury, choice: int, eyes: int) -> int:
    """A draw is seen by the one who draws; of an event the back shows."""
    rule = s.running[0]
    card = choice & NOUN
    if rule in (item_from_bag, item_on_top, draw_ticket):
        return choice if eyes & BIT[s.running[1][0]] else DRAW
    if rule in (encounter_from_bag, draw_blow):
        return choice if eyes & TO_DRACULA else DRAW
    if rule is top_from_bag and s.agenda and s.agenda[-1][0] is assist and s.agenda[-1][1][0] > 0:
        return choice if not IS_DRACULAS[card] or eyes & TO_DRACULA else DRAW | event_back(card)  # discarded, or drawn, at once
    if rule in (top_from_bag, study):
        return DRAW | event_back(card)
    if rule is bottom_from_bag:
        if IS_DRACULAS[card]:
            return choice if eyes & TO_DRACULA else DRAW | event_back(card)
        return choice if s.left != OFF or eyes & BIT[s.running[1][0]] else DRAW | event_back(card)
    return choice
