"""What is hidden, as swaps: two hidden things change places, and eyes that may see neither must not notice.

Written from the HIDDEN clauses, not from the view. What lies behind Dracula's screen may also become more or less: even how much there
is must not be noticed. A swap that would break what is public (a chit shown, a draw that is pending) is not made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.board import BIT
from whitby.cards import exchanged, with_card, without
from whitby.engine import NOUN, Pile, ask_window, window_offer
from whitby.games.fury.europe import OFF, is_city, is_sea
from whitby.games.fury1987.combat import chits_to_lay, lay_chits
from whitby.games.fury1987.decks import share_event
from whitby.games.fury1987.dracula import dracula_decides
from whitby.games.fury1987.europe import ALL_PLACES, SEAS, TOWNS
from whitby.games.fury1987.state import ACTING, DRAWING, EXCHANGING, MOVING, Fury, lies_open
from whitby.games.fury1987.tactics import enemy_chits, hunter_chits
from whitby.games.fury1987.words import (
    BLOOD,
    DOGS,
    DRACULA,
    EMPTY,
    HUNTERS,
    IS_DRACULAS,
    IS_KEPT,
    IS_VAMPIRE,
    PERHAPS,
    SEATS,
    SOMETHING,
    TO_DRACULA,
    TO_HUNTERS,
    VICTORY,
)
from whitby.rng import Rng


def hidden_hunters(s: Fury, eyes: int, rng: Rng) -> list[int]:
    """F87-HIDDEN-06, F87-HIDDEN-07  Hunters whose hands these eyes do not see, in random order."""
    seen = eyes | TO_HUNTERS if eyes & TO_HUNTERS and not s.own_hands else eyes
    hunters = [h for h in HUNTERS if not seen & BIT[h]]
    rng.shuffle(hunters)
    return hunters


def answered(s: Fury, seat: int) -> Pile:
    """Chits and cards that this seat has named in a secret answer."""
    return tuple([a & NOUN for a in s.answers[seat]]) if s.answers else ()


# --- hands --------------------------------------------------------------------------------
def weapons_in_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-06, F87-HIDDEN-16, F87-HIDDEN-17  A weapon in a hunter's hand and one in the cup, but what was shown."""
    for h in hidden_hunters(s, eyes, rng):
        kept = (s.last_chits[h], s.laid[h], *s.seen_weapons[h], *answered(s, h))
        pair = exchanged(s.weapons[h], s.weapon_cup, rng, kept + (DOGS,) * s.dogs[h])
        if pair is not None:
            s.weapons[h], s.weapon_cup = pair
            return True
    return False


def harkers_weapons(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-06, F87-CARD-jonathan-harker  A weapon of Jonathan Harker's and one in the cup; Dogs are shown at once."""
    player = s.fighters[0] if s.fighters else s.drawer
    if player not in hidden_hunters(s, eyes, rng):
        return False
    kept = (s.last_chits[player], s.laid[player], *answered(s, player)) + (DOGS,) * s.harker_dogs
    pair = exchanged(s.harker_weapons, s.weapon_cup, rng, kept, (DOGS,) * len(s.weapon_cup))
    if pair is not None:
        s.harker_weapons, s.weapon_cup = pair
    return pair is not None


def weapons_drawn(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-16, F87-GROUP-25  A weapon that is still to be shared out in a group, and one in the cup."""
    pair = exchanged(s.drawn_weapons, s.weapon_cup, rng) if len(hidden_hunters(s, eyes, rng)) == len(HUNTERS) else None
    if pair is not None:
        s.drawn_weapons, s.weapon_cup = pair
    return pair is not None


def events_in_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-07, F87-HIDDEN-09  An event in a hand and one in the deck, of one side and to be kept."""
    for seat in hidden_hunters(s, eyes, rng) + ([DRACULA] if not eyes & TO_DRACULA else []):
        others = tuple([c for c in s.event_deck if IS_DRACULAS[c] != (seat == DRACULA) or not IS_KEPT[c]])
        pair = exchanged(s.events[seat], s.event_deck, rng, answered(s, seat), others)
        if pair is not None:
            s.events[seat], s.event_deck = pair
            return True
    return False


def event_drawn(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-16  A card of the draw that is being dealt, and one in the deck with the same back."""
    hidden = [
        i
        for i, card in enumerate(s.drawn)
        if not (eyes & TO_DRACULA if IS_DRACULAS[card] else s.drawer not in hidden_hunters(s, eyes, rng))
    ]
    if not hidden:
        return False
    i = hidden[rng.below(len(hidden))]
    kept = i == 0 and s.running[0] is share_event
    others = tuple([c for c in s.event_deck if IS_DRACULAS[c] != IS_DRACULAS[s.drawn[i]] or (kept and not IS_KEPT[c])])
    pair = exchanged((s.drawn[i],), s.event_deck, rng, (), others)
    if pair is not None:
        s.drawn = (*s.drawn[:i], pair[0][0], *s.drawn[i + 1 :])
        s.event_deck = pair[1]
    return pair is not None


# --- Dracula --------------------------------------------------------------------------------
def his_place(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-01, F87-HIDDEN-24, F87-HIDDEN-27  Dracula is somewhere else, on land or at sea, unless all see him."""
    if eyes & TO_DRACULA or s.dracula_at == OFF or s.seen_at != OFF or s.laying != EMPTY:
        return False
    place = rng.below(TOWNS if s.harker or s.turn_step in (EXCHANGING, ACTING) else ALL_PLACES)
    s.dracula_at = place
    s.dracula_from = s.dracula_port = rng.pick([q for q in SEAS[place] if is_city(q)]) if is_sea(place) else OFF
    s.way += (place,)
    return True


def rumours(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-01, F87-HIDDEN-15, F87-HIDDEN-30  Local Rumours in another town, or nowhere."""
    if eyes & TO_DRACULA or s.dracula_at == OFF or s.rumours_seen != OFF:
        return False
    s.rumours_at = rng.below(TOWNS + 1) - 1
    return True


def blood(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-03, F87-HIDDEN-36  More or fewer Blood Points; that he has fallen to 0, and not yet told it, is not changed."""
    if eyes & TO_DRACULA or (s.blood == 0 and not s.fleeing):
        return False
    s.blood = 1 + rng.below(BLOOD)
    s.blood_death = s.dying = 0
    if s.fleeing and rng.below(2):
        s.blood = 0
        s.blood_death = rng.below(VICTORY["vampires"])
        s.dying = int(s.blood_death > 0)
    return True


def castle_and_consumed(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-29, F87-HIDDEN-38  Whether he ever consumed a Vampire, and his rounds in the Castle."""
    if eyes & TO_DRACULA:
        return False
    s.consumed = 1 - s.consumed
    s.castle_rounds = rng.below(VICTORY["castle_rounds"])
    s.in_castle = 1 - s.in_castle
    return True


def step_of_turn(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-26, F87-HIDDEN-28, F87-HIDDEN-32  He is at another step of his turn."""
    if eyes & TO_DRACULA or s.running[0] is not dracula_decides:
        return False
    on_land = [] if is_sea(s.dracula_at) else [EXCHANGING, ACTING]
    s.turn_step = rng.pick([MOVING, *on_land, *([DRAWING] if s.encounter_cup else [])])
    s.draws_owed = int(s.turn_step == DRAWING)
    return True


def decided_so_far(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-26 to F87-HIDDEN-32, F87-HIDDEN-35  What he has decided already: by road or sea, what he lays, consumes and gives up."""
    if eyes & TO_DRACULA or s.running[0] is not dracula_decides:
        return False
    s.way_said = 0 if s.shipping_agents else rng.below(4)
    s.eaten_at = OFF
    s.encounters, s.returned = tuple(sorted(s.encounters + s.returned)), ()
    pair = exchanged((s.laying,), s.encounter_cup, rng) if s.laying != EMPTY else None
    if pair is not None:
        s.laying, s.encounter_cup = pair[0][0], pair[1]
    return True


# --- encounters ---------------------------------------------------------------------------
def pending_draw(s: Fury) -> int:
    """How many chits the cup must keep: one while Dracula draws."""
    return int(s.turn_step == DRAWING)


def encounter_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-01, F87-HIDDEN-32  An encounter in Dracula's hand and one in the cup."""
    pair = None if eyes & TO_DRACULA else exchanged(s.encounters, s.encounter_cup, rng)
    if pair is not None:
        s.encounters, s.encounter_cup = pair
    return pair is not None


def size_of_hand(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-02, F87-HIDDEN-28  One chit more or less in his hand, and in the cup."""
    if eyes & TO_DRACULA or s.round == 0:
        return False
    if s.encounters and rng.below(2):
        kind = rng.pick(list(s.encounters))
        s.encounters, s.encounter_cup = without(s.encounters, kind), with_card(s.encounter_cup, kind)
    elif len(s.encounter_cup) > pending_draw(s):
        kind = rng.pick(list(s.encounter_cup))
        s.encounters, s.encounter_cup = with_card(s.encounters, kind), without(s.encounter_cup, kind)
    return True


def cup_and_discards(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-02, F87-HIDDEN-10  All discarded encounters are back in the cup."""
    if eyes & TO_DRACULA or not s.encounter_discards:
        return False
    s.encounter_cup = tuple(sorted(s.encounter_cup + s.encounter_discards))
    s.encounter_discards = ()
    return True


def vampire_gone(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-29  A Vampire of the cup was consumed long ago."""
    vampires = [kind for kind in s.encounter_cup if IS_VAMPIRE[kind]]
    if eyes & TO_DRACULA or not vampires or len(s.encounter_cup) <= pending_draw(s):
        return False
    s.encounter_cup = without(s.encounter_cup, vampires[0])
    s.devoured = with_card(s.devoured, vampires[0])
    return True


def unknown_towns(s: Fury, holding: bool) -> list[int]:
    """Towns of which nobody but Dracula knows what lies there, with or without something."""
    towns = [town for town in range(TOWNS) if s.heard_chart[town] == PERHAPS and not lies_open(s, town) and town != s.eaten_at]
    return [town for town in towns if (s.chart[town] != EMPTY) == holding]


def chart_kind(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-01, F87-HIDDEN-18  A hidden encounter on the chart and one in the cup; that there is one may be known."""
    there = [town for town in range(TOWNS) if s.heard_chart[town] == SOMETHING and town != s.eaten_at] + unknown_towns(s, True)
    if eyes & TO_DRACULA or not there:
        return False
    town = rng.pick(there)
    pair = exchanged((s.chart[town],), s.encounter_cup, rng)
    if pair is not None:
        s.chart[town], s.encounter_cup = pair[0][0], pair[1]
    return pair is not None


def chart_place(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-01, F87-HIDDEN-32  A hidden encounter lies in another town."""
    there, free = unknown_towns(s, True), unknown_towns(s, False)
    if eyes & TO_DRACULA or not there or not free:
        return False
    town, other = rng.pick(there), rng.pick(free)
    s.chart[other], s.chart[town] = s.chart[town], EMPTY
    return True


def chart_size(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-02, F87-HIDDEN-32  One more lies on the chart, or one less."""
    there, free = unknown_towns(s, True), unknown_towns(s, False)
    if eyes & TO_DRACULA:
        return False
    if there and rng.below(2):
        town = rng.pick(there)
        s.encounter_cup = with_card(s.encounter_cup, s.chart[town])
        s.chart[town] = EMPTY
    elif free and len(s.encounter_cup) > pending_draw(s):
        kind = rng.pick(list(s.encounter_cup))
        s.encounter_cup = without(s.encounter_cup, kind)
        s.chart[rng.pick(free)] = kind
    return True


# --- what was chosen ------------------------------------------------------------------------
def laid_chit(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-21  A chit laid for this round and not yet turned up."""
    for seat in [*hidden_hunters(s, eyes, rng), DRACULA] if not s.chits_revealed else []:
        if s.laid[seat] != EMPTY and not eyes & BIT[seat]:
            chits = [c for c in (enemy_chits(s) if seat == DRACULA else hunter_chits(s, seat)) if c != s.laid[seat]]
            if chits:
                s.laid[seat] = rng.pick(chits)
                return True
    return False


def secret_answer(s: Fury, eyes: int, rng: Rng) -> bool:
    """F87-HIDDEN-21, F87-HIDDEN-25  What a seat has answered, in secret, to a question that others have still to answer."""
    if s.running[0] not in (ask_window, lay_chits) or not s.asked:
        return False
    offer = window_offer if s.running[0] is ask_window else chits_to_lay
    for seat in range(len(SEATS)):
        if s.answers[seat] and not eyes & BIT[seat]:
            given = s.answers[seat]
            s.answers[seat] = ()
            others = [choice for choice in offer(s, seat) if choice != given[0]]
            s.answers[seat] = (rng.pick(others),) if others else given
            return len(others) > 0
    return False


SECRETS: Final[tuple[tuple[str, Callable[[Fury, int, Rng], bool]], ...]] = (
    ("weapons-in-hand", weapons_in_hand),
    ("harkers-weapons", harkers_weapons),
    ("weapons-drawn", weapons_drawn),
    ("events-in-hand", events_in_hand),
    ("event-drawn", event_drawn),
    ("his-place", his_place),
    ("rumours", rumours),
    ("blood", blood),
    ("castle-and-consumed", castle_and_consumed),
    ("step-of-turn", step_of_turn),
    ("decided-so-far", decided_so_far),
    ("encounter-hand", encounter_hand),
    ("size-of-hand", size_of_hand),
    ("cup-and-discards", cup_and_discards),
    ("vampire-gone", vampire_gone),
    ("chart-kind", chart_kind),
    ("chart-place", chart_place),
    ("chart-size", chart_size),
    ("laid-chit", laid_chit),
    ("secret-answer", secret_answer),
)
