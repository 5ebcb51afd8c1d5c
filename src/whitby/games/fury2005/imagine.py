"""Imagining: filling the holes of a view with a whole game that those eyes cannot tell from the true one.

Family by family: items, events, encounters, Trail and Catacombs, and what was laid or answered in secret. The Trail is any chain of legal
moves under the backs, or one drawn from a belief: how likely it is belongs there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.board import BIT
from whitby.cards import UNKNOWN, Deck, Pool, at_least, has_holes, with_certain
from whitby.engine import News, Pile, ask_window, seats_with_a_say, window_offer
from whitby.games.fury.europe import CASTLE, ON_MAP, SEA0, is_city
from whitby.games.fury.events import KEPT
from whitby.games.fury.imagine import ANYWHERE, LAND, SEAS, Chain, at_sea, free, on_land, take_laid
from whitby.games.fury.trail import HIDEOUTS, LAIRS, TRAIL, here
from whitby.games.fury2005 import words as w
from whitby.games.fury2005.decks import ally_drawn
from whitby.games.fury2005.europe import ADJACENT, PORT, ROADS_2
from whitby.games.fury2005.secrets import still_asked
from whitby.games.fury2005.state import BACK, CUT, KIND, PAID, WOLF, Fury, marked
from whitby.games.fury2005.tactics import enemy_cards, hunter_cards
from whitby.rng import Rng

View = dict[str, Any]
LAND_NEAR: Final = on_land(ADJACENT)
SEAS_NEAR: Final = at_sea(ADJACENT)
LAND_BY_WOLF: Final = on_land(ROADS_2)  # which leads to no sea
PORTS: Final[Pile] = tuple([p for p in range(SEA0) if PORT[p]])
BACKS: Final = (w.LAND_BACK, w.SEA_BACK)

ITEMS: Final = Deck(w.ITEM_DECK)
EVENTS: Final = (Deck(tuple([c for c in w.EVENT_DECK if not w.IS_DRACULAS[c]])), Deck(tuple([c for c in w.EVENT_DECK if w.IS_DRACULAS[c]])))
ENCOUNTERS: Final = Deck(w.ENCOUNTER_POOL)


def fill_holes(s: Fury, v: View, heard: Sequence[News], rng: Rng, belief: Any) -> bool:
    """Fill every hole of the state `s`, which has the open fields of the view `v`; False if this try went wrong."""
    imagine_items(s, rng)
    if not imagine_events(s, rng):
        return False
    imagine_encounters(s, v, rng)
    if not v["eyes"] & w.TO_DRACULA:
        believed: list[int] = [] if belief is None else belief.trail(rng)
        if believed:
            s.trail = believed[:HIDEOUTS]
            s.hide_city, s.dracula_from, s.dracula_port = believed[HIDEOUTS:]
        elif not imagine_trail(s, v, rng):
            return False
    imagine_choices(s, v, rng)
    return s.winners >= 0 or still_asked(s)


# --- items and events ---------------------------------------------------------------------
def certain_items(s: Fury, h: int) -> Pile:
    """Items that these eyes know this hunter to hold: on the table in a combat, face up, shown to Dracula."""
    certain = at_least(s.seen_items[h], (w.DOGS,) * s.dogs[h])
    on_table = (s.last_cards[h], s.laid[h] if s.cards_revealed else w.EMPTY)  # the same card twice are two copies
    for cards in (on_table, (s.shown_item[h],)):
        certain = at_least(certain, tuple([card for card in cards if 0 <= card < w.HUNTER_TACTIC0]))
    return certain


def imagine_items(s: Fury, rng: Rng) -> None:
    """Hands, what goes round in a trade, the deck."""
    pool = Pool(ITEMS, rng)
    pool.saw(s.item_discards)
    for h in w.HUNTERS:
        if has_holes(s.items[h]):
            s.items[h] = with_certain(s.items[h], certain_items(s, h))
        pool.saw(s.items[h])
    for h in w.HUNTERS:
        s.items[h] = pool.fill(s.items[h])
        if has_holes(s.traded[h]):
            s.traded[h] = s.items[h][: len(s.traded[h])]
    s.item_deck = pool.rest()


def certain_events(s: Fury, seat: int) -> Pile:
    """Events that these eyes know this seat to hold: shown to the other side."""
    if seat == w.DRACULA:
        return s.seen_dracula
    shown = s.shown_event[seat]
    return at_least(s.seen_events[seat], (shown,)) if shown != w.EMPTY else s.seen_events[seat]


def imagine_events(s: Fury, rng: Rng) -> bool:
    """Two pools by their backs: hands, the one just drawn, the top, the deck."""
    pools = [Pool(deck, rng) for deck in EVENTS]
    for card in s.event_discards + tuple(s.allies + [c & KIND for c in s.events_played if not c & KEPT] + [s.just_drawn]):
        if 0 <= card < w.BACK0:
            pools[int(w.IS_DRACULAS[card])].seen(card)
    for seat in range(5):
        if has_holes(s.events[seat]):
            s.events[seat] = with_certain(s.events[seat], certain_events(s, seat))
        pools[int(seat == w.DRACULA)].saw(s.events[seat])
    if s.just_drawn >= w.BACK0:
        s.just_drawn = pools[int(s.just_drawn == w.DRACULA_BACK)].one()
    if s.running[0] is ally_drawn and not w.IS_ALLY[s.just_drawn]:
        return False
    for seat in range(5):
        s.events[seat] = pools[int(seat == w.DRACULA)].fill(s.events[seat])
    if s.event_top >= w.BACK0:
        s.event_top = pools[int(s.event_top == w.DRACULA_BACK)].one()
    s.event_deck = pools[0].rest() + pools[1].rest()  # in order: Dracula's come last
    return True


# --- encounters ---------------------------------------------------------------------------
def imagine_encounters(s: Fury, v: View, rng: Rng) -> None:
    """Dracula's hand, face-down markers on cards and aside, the pool."""
    pool = Pool(ENCOUNTERS, rng)
    pool.seen(s.met_kind)
    pool.saw(s.encounters)
    for pile in (*s.hideout_encounters, s.dropped, s.held_markers):
        for e in pile:
            if e != UNKNOWN:
                pool.seen(e & KIND)
    s.encounters = pool.fill(s.encounters)
    s.hideout_encounters = [laid(pile, pool) for pile in s.hideout_encounters]
    s.dropped = laid(s.dropped, pool)
    s.pool = pool.rest()


def laid(pile: Pile, pool: Pool) -> Pile:
    """Markers in the order in which they lie."""
    return tuple([pool.one() if e == UNKNOWN else e for e in pile]) if has_holes(pile) else pile


# --- Trail and Catacombs ------------------------------------------------------------------
def imagine_trail(s: Fury, v: View, rng: Rng) -> bool:
    """Hunters have searched where they stand, unless nothing fits then: a storm or Dracula's cards leave them where they have not."""
    return lay_trail(s, v, rng, [s.at[h] for h in w.HUNTERS if not s.group & BIT[h]]) or lay_trail(s, v, rng, [])


def lay_trail(s: Fury, v: View, rng: Rng, searched: list[int]) -> bool:
    """A random chain of legal cards under the backs, the oldest first; marked cities whose card is missing lie somewhere there."""
    shown: list[int] = list(v["trail"])
    for place in marked(s):
        if place not in v["beside"] and place not in shown:
            backs = [i for i, card in enumerate(shown) if card == w.LAND_BACK]
            shown[backs[rng.below(len(backs))]] = place
    s.trail = shown.copy()
    taken = closed_places(v, searched)
    take_laid(taken, s.trail)
    for i in LAIRS:
        if shown[i] == w.LAND_BACK:
            place = rng.pick(free(LAND, taken))
            shown[i] = s.trail[i] = place
            taken[place] = True
    hide_is_left = w.HIDE not in shown

    def fitting(i: int, before: int) -> list[int]:
        """What can lie on space i: an open card is what it is, if Dracula can have gone there."""
        card = shown[i]
        wolf = s.hideout_marks[i] & WOLF
        if card < ON_MAP:
            return [card] if before == ANYWHERE or card in (ROADS_2[before] if wolf else ADJACENT[before]) else []
        if card == w.SEA_BACK:
            return free(SEAS if before == ANYWHERE else () if wolf else SEAS_NEAR[before], taken)
        found = free(LAND if before == ANYWHERE else LAND_BY_WOLF[before] if wolf else LAND_NEAR[before], taken)
        if hide_is_left and w.HIDE not in s.trail and hide_fits(s, i, before):
            found.append(w.HIDE)
        return found

    cut = tuple([i for i, marks in enumerate(s.hideout_marks) if marks & CUT])
    if not Chain(s.trail, shown, BACKS, cut, taken).lay(0, ANYWHERE, fitting, rng):
        return False
    if w.HIDE in s.trail and s.hide_city in (w.EMPTY, UNKNOWN):
        s.hide_city = linked_city(s, s.trail.index(w.HIDE))
    imagine_voyage(s, rng)
    return True


def closed_places(v: View, searched: list[int]) -> list[bool]:
    """By place: it cannot lie face down. The Castle, what lies beside the board, and where hunters have searched."""
    closed = [False] * ON_MAP
    for place in [CASTLE, *v["beside"], *searched]:
        if is_city(place):
            closed[place] = True
    return closed


def doubled_back(s: Fury, i: int) -> int:
    """The newer space with Double Back, which may hold the city of a Hide on space i; EMPTY if there is none."""
    for j in range(min(i, TRAIL)):
        if s.hideout_marks[j] & BACK:
            return j
    return w.EMPTY


def hide_fits(s: Fury, i: int, before: int) -> bool:
    """F05-POWER-19, F05-POWER-21  A Hide lies in front of its city, unless that went to the front; never face down in the Castle."""
    if s.hideout_marks[i] & (BACK | PAID):
        return False
    if before == ANYWHERE:
        return doubled_back(s, i) != w.EMPTY
    return is_city(before) and before != CASTLE and before in s.trail[:TRAIL]


def linked_city(s: Fury, i: int) -> int:
    """F05-POWER-19, F05-POWER-21  The city of the Hide on space i: the next older location, or the one that went to the front."""
    for j in range(i, TRAIL):
        if 0 <= s.trail[j] < ON_MAP:
            return s.trail[j]
        if s.hideout_marks[j] & CUT:
            break
    return s.trail[doubled_back(s, i)]


def imagine_voyage(s: Fury, rng: Rng) -> None:
    """F05-SEA-03, F05-SEA-04  Where he was before and where he embarked, as far as the Trail tells."""
    older = [card for card in s.trail[here(s.trail) + 1 : TRAIL] if 0 <= card < ON_MAP]
    ashore = [card for card in older if is_city(card)]
    if s.dracula_from == UNKNOWN:
        s.dracula_from = older[0] if older else PORTS[rng.below(len(PORTS))]
    if s.dracula_port == UNKNOWN:
        s.dracula_port = ashore[0] if ashore else PORTS[rng.below(len(PORTS))]


# --- secret choices -----------------------------------------------------------------------
def imagine_choices(s: Fury, v: View, rng: Rng) -> None:
    """Cards laid and answers given by others: from their own options."""
    for seat in range(5):
        if s.laid[seat] == UNKNOWN:
            cards = enemy_cards(s) if seat == w.DRACULA else hunter_cards(s, seat)
            s.laid[seat] = cards[rng.below(len(cards))]
    if v["answers"] and s.running[0] is ask_window:
        window, about, first = s.running[1]
        for seat in seats_with_a_say(s, window, about, first):
            if not v["eyes"] & BIT[seat] and seat not in v["asked"]:
                s.answers[seat] = (rng.pick(window_offer(s, seat)),)
