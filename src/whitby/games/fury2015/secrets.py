"""What is hidden, as swaps: two hidden things change places, and eyes that may see neither must not notice.

Written from the HIDDEN clauses (and TICKET-01, COMBAT-08, SUPPLY, TRADE-03), not from the view. A swap that would break what is
public (a card shown, a legal move for the pending question) is not made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.board import BIT
from whitby.cards import exchanged, kinds, with_card, without
from whitby.engine import NOUN, Pile, ask_window, window_offer
from whitby.games.fury.europe import CASTLE, SEA0, is_sea
from whitby.games.fury.secrets import top_event_exchanged
from whitby.games.fury.trail import HIDEOUTS, here
from whitby.games.fury2015.combat import hunter_cards
from whitby.games.fury2015.dracula import card_options, choose_card, misdirect_move, misdirect_spaces, normal_moves
from whitby.games.fury2015.dracula_events import seduction, vampire_waits
from whitby.games.fury2015.encounters import second_weapon, take_discard
from whitby.games.fury2015.state import FACEUP, KIND, UP, Fury, revealed
from whitby.games.fury2015.words import CHOOSE, DRACULA, EMPTY, HIDE, HUNTERS, IS_DRACULAS, TO_DRACULA
from whitby.rng import Rng


def in_trade(s: Fury) -> Pile:
    """F15-TRADE-03, F15-TRADE-09  What the pair of a trade has laid out for each other."""
    return s.trade_offers[0] + s.trade_offers[1] + s.trade_shown[0] + s.trade_shown[1]


def hidden_hunters(s: Fury, eyes: int, rng: Rng) -> list[int]:
    """Hunters whose hands these eyes do not see, in random order."""
    hunters = [h for h in HUNTERS if not eyes & BIT[h] and s.hand_shown != h]
    rng.shuffle(hunters)
    return hunters


def items_in_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-HIDDEN-05  An item in a hunter's hand and one in the deck."""
    for h in hidden_hunters(s, eyes, rng):
        kept = [s.displayed_item[h], s.last_cards[h], s.chosen_cards[h]] + ([a & NOUN for a in s.answers[h]] if s.answers else [])
        if s.turn == h or s.running[0] is second_weapon:
            kept += list(s.items[h])
        pair = exchanged(s.items[h], s.item_deck, rng, tuple(kept) + in_trade(s))
        if pair is not None:
            s.items[h], s.item_deck = pair
            return True
    return False


def tickets_in_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-TICKET-01, F15-HIDDEN-05  A ticket in a hunter's hand and one in the pool."""
    for h in hidden_hunters(s, eyes, rng):
        pair = exchanged(s.tickets[h], s.ticket_pool, rng, (s.just_drawn[h],) + in_trade(s))
        if pair is not None:
            s.tickets[h], s.ticket_pool = pair
            return True
    return False


def ticket_spent(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-RAIL-01  The ticket just spent, which lies facedown in the pool until a False Tip shows it."""
    if s.ticket_spent == EMPTY or s.false_tip or eyes & BIT[s.turn]:
        return False
    others = [t for t in kinds(s.ticket_pool) if t != s.ticket_spent]
    if not others:
        return False
    s.ticket_spent = others[rng.below(len(others))]
    return True


def events_of(s: Fury, draculas: bool) -> Pile:
    """The events of one side in the deck."""
    return tuple([c for c in s.event_deck if IS_DRACULAS[c] == draculas])


def events_in_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-HIDDEN-05  An event in a hand and one in the deck, of one side."""
    for seat in hidden_hunters(s, eyes, rng) + ([DRACULA] if not eyes & TO_DRACULA and s.hand_shown != DRACULA else []):
        kept = (s.just_drawn[seat],) if seat == DRACULA else (s.just_drawn[seat], s.displayed_event[seat]) + in_trade(s)
        if s.answers:
            kept += tuple([a & NOUN for a in s.answers[seat]])
        pair = exchanged(s.events[seat], s.event_deck, rng, kept, events_of(s, seat != DRACULA))
        if pair is not None:
            s.events[seat], s.event_deck = pair
            return True
    return False


def top_event(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-HIDDEN-07  The top event and another with the same back."""
    return top_event_exchanged(s, IS_DRACULAS, rng)


def facedown_discards(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-HIDDEN-02  A facedown discarded event and one in the deck."""
    pair = exchanged(s.event_facedown, s.event_deck, rng, (), events_of(s, False)) if s.running[0] is not take_discard else None
    if pair is None:
        return False
    s.event_facedown, s.event_deck = pair
    return True


def facedown_encounters(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-HIDDEN-03  An encounter that was discarded facedown and one in the deck."""
    pair = None if eyes & TO_DRACULA else exchanged(s.encounter_facedown, s.encounter_deck, rng)
    if pair is None:
        return False
    s.encounter_facedown, s.encounter_deck = pair
    return True


def encounter_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-HIDDEN-06  An encounter in Dracula's hand and one in the deck."""
    if eyes & TO_DRACULA or s.hand_shown == DRACULA:
        return False
    pair = exchanged(s.encounters, s.encounter_deck, rng)
    if pair is None:
        return False
    s.encounters, s.encounter_deck = pair
    return True


def encounter_in_hideout(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-HIDDEN-06  A facedown encounter on the trail and one in the deck."""
    if eyes & TO_DRACULA:
        return False
    places = [(i, e) for i in range(HIDEOUTS) for e in s.hideout_encounters[i] if not e & FACEUP]
    if not places:
        return False
    i, e = places[rng.below(len(places))]
    pair = exchanged((e & KIND,), s.encounter_deck, rng)
    if pair is None:
        return False
    s.hideout_encounters[i], s.encounter_deck = with_card(without(s.hideout_encounters[i], e), pair[0][0]), pair[1]
    return still_asked(s)


def trail_card(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-HIDDEN-06  A facedown city or sea on the trail or in a lair, and another one of the same back."""
    if eyes & TO_DRACULA:
        return False
    down = [i for i in range(HIDEOUTS) if 0 <= s.trail[i] < 70 and s.trail[i] != CASTLE and not s.hideout_marks[i] & UP]
    if not down:
        return False
    i = down[rng.below(len(down))]
    places = range(SEA0, 70) if is_sea(s.trail[i]) else range(SEA0)
    others = [p for p in places if p not in s.trail and p not in s.at and p != CASTLE and p != s.consecrated and p not in s.heavenly_hosts]
    if not others:
        return False
    s.trail[i] = others[rng.below(len(others))]
    return still_asked(s)


def hide_and_city(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-POWER-03  A facedown Hide that is not space 1 alone could be a city."""
    if eyes & TO_DRACULA or HIDE not in s.trail:
        return False
    i = s.trail.index(HIDE)
    if s.hideout_marks[i] & UP or i < here(s.trail) and revealed(s):
        return False
    others = [
        p for p in range(SEA0) if p not in s.trail and p not in s.at and p != CASTLE and p != s.consecrated and p not in s.heavenly_hosts
    ]
    s.trail[i] = others[rng.below(len(others))]
    return still_asked(s)


def still_asked(s: Fury) -> bool:
    """The pending question of Dracula must still be one."""
    rule, args = s.running
    if rule is choose_card:
        return len(card_options(s)) > 0
    if rule is misdirect_move:
        return args[0] in misdirect_spaces(s) and len(normal_moves(s, args[0])) > 0
    if rule is seduction:
        return vampire_waits(s, DRACULA, args[1])
    return True


def combat_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-HIDDEN-06  A combat card in Dracula's hand and one in his deck."""
    if eyes & TO_DRACULA:
        return False
    kept = (s.chosen_cards[DRACULA],) + (tuple([a & NOUN for a in s.answers[DRACULA]]) if s.answers else ())
    pair = exchanged(s.combat_hand, s.combat_deck, rng, kept if not s.cards_revealed else ())
    if pair is None:
        return False
    s.combat_hand, s.combat_deck = pair
    return True


def chosen_card(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-COMBAT-08  A combat card chosen and not yet shown."""
    for seat in [*s.fighters, DRACULA] if not s.cards_revealed else []:
        if eyes & BIT[seat] or s.running[0] is ask_window:
            continue
        cards = kinds(s.combat_hand) if seat == DRACULA else hunter_cards(s, seat)
        if s.chosen_cards[seat] != EMPTY and len(cards) > 1:
            s.chosen_cards[seat] = [c for c in cards if c != s.chosen_cards[seat]][0]
            return True
        if s.answers and s.answers[seat] and len(cards) > 1:
            s.answers[seat] = (CHOOSE | [c for c in cards if CHOOSE | c != s.answers[seat][0]][0],)
            return True
    return False


def window_answer(s: Fury, eyes: int, rng: Rng) -> bool:
    """F15-TIME-06  What a hunter has answered, in secret, to a window that others have still to answer."""
    if s.running[0] is not ask_window or not s.asked:
        return False
    for h in hidden_hunters(s, eyes, rng):
        if s.answers[h]:
            given = s.answers[h]
            s.answers[h] = ()
            others = [choice for choice in window_offer(s, h) if choice != given[0]]
            s.answers[h] = (others[rng.below(len(others))],) if others else given
            return len(others) > 0
    return False


SECRETS: Final[tuple[tuple[str, Callable[[Fury, int, Rng], bool]], ...]] = (
    ("items-in-hand", items_in_hand),
    ("tickets-in-hand", tickets_in_hand),
    ("ticket-spent", ticket_spent),
    ("events-in-hand", events_in_hand),
    ("top-event", top_event),
    ("facedown-discards", facedown_discards),
    ("facedown-encounters", facedown_encounters),
    ("encounter-hand", encounter_hand),
    ("lurking-encounter", encounter_in_hideout),
    ("trail-card", trail_card),
    ("hide-and-city", hide_and_city),
    ("combat-hand", combat_hand),
    ("chosen-card", chosen_card),
    ("window-answer", window_answer),
)
