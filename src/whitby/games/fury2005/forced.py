"""What hunters are made to do by encounters, enemies and Dracula's events: discard cards, show them, announce a move."""

from __future__ import annotations

from whitby.cards import at_least, kinds
from whitby.engine import CHANCE, EVERYONE, NOUN, Pile, always_known, question
from whitby.games.fury.europe import is_city, is_sea
from whitby.games.fury2005.decks import drop_event, drop_item
from whitby.games.fury2005.europe import TWO_OR_THREE, rail_reach, road_reach, sea_moves
from whitby.games.fury2005.state import Fury, draws
from whitby.games.fury2005.words import (
    DISCARD,
    EMPTY,
    EVENT0,
    ROAD,
    SAIL,
    SEAT0,
    STAY,
    TO_DRACULA,
    TRAVEL,
)


# --- discarding -------------------------------------------------------------------------------------
def drop_card(s: Fury, h: int, card: int) -> None:
    """An item or event goes to its discards."""
    if card < EVENT0:
        drop_item(s, h, card)
    else:
        drop_event(s, h, card)


def card_lost(s: Fury, h: int, choice: int) -> None:
    """The card named goes."""
    drop_card(s, h, choice & NOUN)


def one_item(s: Fury, h: int) -> bool:
    """Everybody knows that there is nothing to choose."""
    return len(s.items[h]) == 1


@question("lose-item", known=one_item)
def lose_item(s: Fury, h: int) -> None:
    """F05-CARD-lightning, F05-CARD-peasants  The hunter discards an item of his choice, if he has one."""
    if s.items[h]:
        s.ask(h, [DISCARD | card for card in kinds(s.items[h])], card_lost)


def one_event(s: Fury, h: int) -> bool:
    """The same of events."""
    return len(s.events[h]) == 1


@question("lose-event", known=one_event)
def lose_event(s: Fury, h: int) -> None:
    """F05-CARD-agent-knife, F05-CARD-hoax  The hunter discards an event of his choice, if he has one."""
    if s.events[h]:
        s.ask(h, [DISCARD | card for card in kinds(s.events[h])], card_lost)


def one_card(s: Fury, h: int) -> bool:
    """The same of both together."""
    return len(s.items[h]) + len(s.events[h]) == 1


@question("lose-card", known=one_card)
def lose_card(s: Fury, h: int) -> None:
    """F05-CARD-saboteur  The hunter discards an item or event of his choice, if he has one."""
    if s.items[h] or s.events[h]:
        s.ask(h, [DISCARD | card for card in kinds(s.items[h]) + kinds(s.events[h])], card_lost)


def lose_items(s: Fury, h: int) -> None:
    """F05-CARD-mesmerize, F05-CARD-peasants  All items go, Dogs and the one played in a combat too."""
    for card in s.items[h]:
        drop_item(s, h, card)
    s.laid[h] = EMPTY


def lose_events(s: Fury, h: int) -> None:
    """F05-CARD-hoax  All events go."""
    for card in s.events[h]:
        drop_event(s, h, card)


@question("steal")
def steal(s: Fury, h: int, item: int) -> None:
    """F05-CARD-thief  Chance picks an item or an event of the hunter."""
    s.ask(CHANCE, draws(s.items[h] if item else s.events[h]), stolen)


def stolen(s: Fury, h: int, item: int, choice: int) -> None:
    """The card is discarded."""
    drop_card(s, h, choice & NOUN)


# --- showing -----------------------------------------------------------------------------------------
def dracula_sees(s: Fury, h: int, items: Pile) -> None:
    """F05-HIDDEN-08  Dracula knows of these items that the hunter holds them."""
    s.seen_items[h] = tuple(sorted(at_least(s.seen_items[h], items)))


def show(s: Fury, h: int, card: int) -> None:
    """F05-HIDDEN-08  All see the item, which is kept."""
    s.tell(EVERYONE, "shows", SEAT0 + h, card)
    dracula_sees(s, h, (card,))


def show_hand(s: Fury, h: int) -> None:
    """F05-HIDDEN-32, F05-CARD-spy, F05-CARD-vampiric-influence  Dracula alone sees all items and events, which go back hidden."""
    s.tell(EVERYONE, "shows-hand", SEAT0 + h)
    s.tell_pile(TO_DRACULA, "sees", SEAT0 + h, s.items[h] + s.events[h])
    s.seen_items[h] = s.items[h]
    s.seen_events[h] = s.events[h]


# --- announcing --------------------------------------------------------------------------------------
def moves_to_announce(s: Fury, h: int) -> list[int]:
    """F05-MOVE-07  Ways and destinations that are open to him now, by train as far as the die can send him; or staying, on land."""
    place = s.at[h]
    blocks = () if s.roadblock == EMPTY else (s.roadblock,)
    if is_sea(place):
        return [SAIL | p for p in sea_moves(place, 1, s.storm, (s.came_from[h], s.embarked[h]))]
    trains = (
        {p for face in range(1, TWO_OR_THREE + 1) for p in rail_reach(place, face, s.rail_exactly, blocks)} if is_city(place) else set()
    )
    return (
        [STAY]
        + [ROAD | p for p in road_reach(place, 1, blocks)]
        + [TRAVEL | p for p in sorted(trains)]
        + [SAIL | p for p in sea_moves(place, 1, s.storm, ())]
    )


@question("hunter-announces", known=always_known)
def announce_move(s: Fury, h: int) -> None:
    """F05-CARD-spy, F05-CARD-vampiric-influence, F05-MOVE-07  The hunter says how he will move next, and where to."""
    s.ask(h, moves_to_announce(s, h), move_announced)


def move_announced(s: Fury, h: int, choice: int) -> None:
    """F05-HIDDEN-32  All hear it."""
    s.announced[h] = choice
    word = {ROAD: "announces-road", TRAVEL: "announces-rail", SAIL: "announces-sea"}.get(choice & ~NOUN, "")
    if word:
        s.tell(EVERYONE, word, SEAT0 + h, choice & NOUN)
    else:
        s.tell(EVERYONE, "announces-stay", SEAT0 + h)
