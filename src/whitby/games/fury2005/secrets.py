"""What is hidden, as swaps: two hidden things change places, and eyes that may see neither must not notice.

Written from the HIDDEN clauses, not from the view. A swap that would break what is public (a card shown, a legal move for the
pending question) is not made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.board import BIT
from whitby.cards import exchanged
from whitby.engine import NOUN, Pile, ask_window, window_offer
from whitby.games.fury.europe import CASTLE, OFF, ON_MAP, SEA0, is_sea
from whitby.games.fury.secrets import top_event_exchanged
from whitby.games.fury.trail import HIDEOUTS, here
from whitby.games.fury2005.decks import ally_drawn, is_unread
from whitby.games.fury2005.dracula import land_from_storm, move_after_penalty, movement
from whitby.games.fury2005.europe import PORT
from whitby.games.fury2005.hunter_events import dracula_announces, moves_ahead
from whitby.games.fury2005.moves import dracula_moves, landings
from whitby.games.fury2005.state import FACEUP, KIND, UP, Fury, is_marked
from whitby.games.fury2005.tactics import enemy_cards, hunter_cards
from whitby.games.fury2005.words import DOGS, DRACULA, EMPTY, HIDE, HUNTERS, IS_ALLY, IS_DRACULAS, TO_DRACULA, TO_HUNTERS
from whitby.rng import Rng


def hidden_hunters(s: Fury, eyes: int, rng: Rng) -> list[int]:
    """F05-HIDDEN-04, F05-HIDDEN-10  Hunters whose hands these eyes do not see, in random order."""
    seen = eyes | TO_HUNTERS if eyes & TO_HUNTERS and not s.own_hands else eyes
    hunters = [h for h in HUNTERS if not seen & BIT[h]]
    rng.shuffle(hunters)
    return hunters


def answered(s: Fury, seat: int) -> Pile:
    """Cards that this seat has named in a secret answer."""
    return tuple([a & NOUN for a in s.answers[seat]]) if s.answers else ()


# --- hands --------------------------------------------------------------------------------
def items_in_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-04, F05-HIDDEN-21, F05-HIDDEN-24  An item in a hunter's hand and one in the deck."""
    for h in hidden_hunters(s, eyes, rng):
        kept = (s.shown_item[h], s.last_cards[h], s.laid[h], *s.seen_items[h], *s.traded[h], *answered(s, h))
        pair = exchanged(s.items[h], s.item_deck, rng, kept + (DOGS,) * s.dogs[h])
        if pair is not None:
            s.items[h], s.item_deck = pair
            return True
    return False


def events_of(s: Fury, draculas: bool) -> Pile:
    """The events of one side in the deck."""
    return tuple([c for c in s.event_deck if IS_DRACULAS[c] == draculas])


def events_in_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-02, F05-HIDDEN-04  An event in a hand and one in the deck, of one side; what lies in the deck may be of any kind."""
    for seat in hidden_hunters(s, eyes, rng) + ([DRACULA] if not eyes & TO_DRACULA else []):
        known = s.seen_dracula if seat == DRACULA else (s.shown_event[seat], *s.seen_events[seat])
        pair = exchanged(s.events[seat], s.event_deck, rng, known + answered(s, seat), events_of(s, seat != DRACULA))
        if pair is not None:
            s.events[seat], s.event_deck = pair
            return True
    return False


def event_drawn(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-20, F05-HIDDEN-21  The event that was just drawn, before its owner has said what becomes of it."""
    if s.just_drawn == EMPTY:
        return False
    draculas = IS_DRACULAS[s.just_drawn]
    if not is_unread(s) and (eyes & TO_DRACULA if draculas else s.drawer not in hidden_hunters(s, eyes, rng)):
        return False
    allies = s.running[0] is ally_drawn
    others = tuple([c for c in s.event_deck if IS_DRACULAS[c] != draculas or IS_ALLY[c] != allies])
    pair = exchanged((s.just_drawn,), s.event_deck, rng, (), others)
    if pair is None:
        return False
    s.just_drawn, s.event_deck = pair[0][0], pair[1]
    return True


def top_event(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-06  The top event and another with the same back."""
    return top_event_exchanged(s, IS_DRACULAS, rng)


# --- encounters ---------------------------------------------------------------------------
def encounter_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-01, F05-HIDDEN-19  An encounter in Dracula's hand and one in the pool."""
    pair = None if eyes & TO_DRACULA else exchanged(s.encounters, s.pool, rng)
    if pair is None:
        return False
    s.encounters, s.pool = pair
    return True


def face_down_marker(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-01, F05-HIDDEN-17  A face-down marker in Trail or Catacombs and one in the pool."""
    places = [(i, k) for i in range(HIDEOUTS) for k, e in enumerate(s.hideout_encounters[i]) if not e & FACEUP]
    if eyes & TO_DRACULA or not places:
        return False
    i, k = places[rng.below(len(places))]
    pair = exchanged((s.hideout_encounters[i][k],), s.pool, rng)
    if pair is None:
        return False
    s.hideout_encounters[i] = (*s.hideout_encounters[i][:k], pair[0][0], *s.hideout_encounters[i][k + 1 :])
    s.pool = pair[1]
    return True


def dropped_marker(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-18  A marker that lies aside face down and one in the pool."""
    if eyes & TO_DRACULA or not s.dropped or s.dropped[0] & FACEUP:
        return False
    pair = exchanged((s.dropped[0] & KIND,), s.pool, rng)
    if pair is None:
        return False
    s.dropped = (pair[0][0] | s.dropped[0] & ~KIND, *s.dropped[1:])
    s.pool = pair[1]
    return True


# --- Trail and Catacombs ------------------------------------------------------------------
def other_places(s: Fury, sea: bool) -> list[int]:
    """Places whose card could lie face down instead of another: marked ones are seen to be beside the board, or to be missing there."""
    places = range(SEA0, ON_MAP) if sea else range(SEA0)
    return [p for p in places if p not in s.trail and p not in s.at and p != CASTLE and not is_marked(s, p)]


def trail_card(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-01, F05-HIDDEN-12  A face-down location in Trail or Catacombs, and another one of the same back."""
    down = [i for i in range(HIDEOUTS) if 0 <= s.trail[i] < ON_MAP and not s.hideout_marks[i] & UP and not is_marked(s, s.trail[i])]
    if eyes & TO_DRACULA or not down:
        return False
    i = down[rng.below(len(down))]
    others = other_places(s, is_sea(s.trail[i]))
    if not others or s.trail[i] in s.at:
        return False
    place = others[rng.below(len(others))]
    if s.hide_city == s.trail[i]:
        s.hide_city = place
    s.trail[i] = place
    return still_asked(s)


def hide_and_city(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-12, F05-HIDDEN-14, F05-HIDDEN-15  A face-down Hide could be any city."""
    if eyes & TO_DRACULA or HIDE not in s.trail:
        return False
    i = s.trail.index(HIDE)
    others = other_places(s, False)
    if s.hideout_marks[i] & UP or not others:
        return False
    s.trail[i] = others[rng.below(len(others))]
    s.hide_city = EMPTY
    return still_asked(s)


def voyage(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-01  The port that Dracula embarked from."""
    ports = [p for p in range(SEA0) if PORT[p] and p != s.dracula_port]
    if eyes & TO_DRACULA or s.dracula_port == OFF:
        return False
    s.dracula_port = ports[rng.below(len(ports))]
    return still_asked(s)


def still_asked(s: Fury) -> bool:
    """The pending question of Dracula must still be one."""
    rule = s.running[0]
    if rule in (movement, move_after_penalty):
        return len(dracula_moves(s)) > 0
    if rule is dracula_announces:
        return len(moves_ahead(s)) > 0
    return rule is not land_from_storm or len(landings(s, s.trail[here(s.trail)])) > 0


# --- what was chosen ------------------------------------------------------------------------
def laid_card(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-HIDDEN-26  A card laid for this round and not yet turned up."""
    for seat in [*hidden_hunters(s, eyes, rng), DRACULA] if not s.cards_revealed else []:
        if s.laid[seat] != EMPTY and not eyes & BIT[seat]:
            cards = [c for c in (enemy_cards(s) if seat == DRACULA else hunter_cards(s, seat)) if c != s.laid[seat]]
            if cards:
                s.laid[seat] = cards[rng.below(len(cards))]
                return True
    return False


def window_answer(s: Fury, eyes: int, rng: Rng) -> bool:
    """F05-EVENT-18, F05-COMBAT-01  What a seat has answered, in secret, to a window that others have still to answer."""
    if s.running[0] is not ask_window or not s.asked:
        return False
    for seat in range(5):
        if s.answers[seat] and not eyes & BIT[seat]:
            given = s.answers[seat]
            s.answers[seat] = ()
            others = [choice for choice in window_offer(s, seat) if choice != given[0]]
            s.answers[seat] = (others[rng.below(len(others))],) if others else given
            return len(others) > 0
    return False


SECRETS: Final[tuple[tuple[str, Callable[[Fury, int, Rng], bool]], ...]] = (
    ("items-in-hand", items_in_hand),
    ("events-in-hand", events_in_hand),
    ("event-drawn", event_drawn),
    ("top-event", top_event),
    ("encounter-hand", encounter_hand),
    ("face-down-marker", face_down_marker),
    ("dropped-marker", dropped_marker),
    ("trail-card", trail_card),
    ("hide-and-city", hide_and_city),
    ("voyage", voyage),
    ("laid-card", laid_card),
    ("window-answer", window_answer),
)
