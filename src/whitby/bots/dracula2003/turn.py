"""A turn of the easy bot: where to go and what to look at, which card to play, and the barrier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.bots.dracula2003.sight import NOT_YET, PLACES, Sight, pick
from whitby.bots.dracula2003.worth import WIN, best_card, exchange, lying, playing
from whitby.engine import NOUN, VERB
from whitby.games.dracula2003.words import (
    CHOOSE,
    CHOSEN,
    COPIES,
    DEMAND,
    DRACULA,
    EMPTY,
    FOE_STRENGTH,
    IS_COMPANION,
    LAY,
    LOOK,
    NOWHERE,
    OWNER,
    PASS,
    PLAY,
    STEP,
    STOP,
)
from whitby.rng import Rng

OWN_FOUND: Final = 0.8  # finding one of my own cards: I know it then, and may exchange it
STEP_COST: Final = 0.05
WORTH_EXCHANGING: Final = 0.4


# --- the six at the start --------------------------------------------------------------------
def choose_six(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """Two or three targets with companions of mixed strength, sometimes the symbol of power."""
    wanted = [sight.target] * (2 + rng.below(2))
    own = [c for c in range(len(OWNER)) if OWNER[c] == sight.me and COPIES[c]]
    fighters = [c for c in own if IS_COMPANION[c]]
    wanted += [c for c in own if not IS_COMPANION[c] and c != sight.target and rng.below(2)]
    strong = sorted(fighters, key=lambda c: -FOE_STRENGTH[c])
    while len(wanted) < CHOSEN:
        card = strong[min(rng.below(3), rng.below(3))]
        if wanted.count(card) < COPIES[card]:
            wanted.append(card)
    for choice in sight.seen.chosen:
        if choice & NOUN in wanted:
            wanted.remove(choice & NOUN)
    return next((CHOOSE | c for c in wanted if CHOOSE | c in options), options[0])


# --- movement -----------------------------------------------------------------------------------
def move(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """The step, look or stop that leads to the best end of the movement."""
    if DEMAND in options and wants_showing(sight):
        return DEMAND
    here = sight.at
    foe_far = sight.steps_from(sight.foe_at)
    taste = [sight.noise * rng.random() for _ in PLACES]
    if any([c & ~NOUN == LAY for c in options]) and exchange(sight, here, foe_far) > WORTH_EXCHANGING:
        return lay(sight, [c for c in options if c & ~NOUN == LAY], rng)
    if LOOK in options and sight.board[here] >= 0 and OWNER[sight.board[here]] == sight.me:
        if exchange(sight, here, foe_far) > WORTH_EXCHANGING:
            return LOOK
        options = [c for c in options if c != LOOK]
    steps = sight.seen.steps
    worth = sight.weighed
    for choice in options:
        verb = choice & ~NOUN
        if verb == STEP:
            worth[choice] = way_through(sight, choice & NOUN, steps + 1, foe_far, taste)
        elif choice == LOOK:
            worth[choice] = looking(sight, here, steps, foe_far) + taste[here]
        elif choice == STOP:
            worth[choice] = best_card(sight, steps) + taste[here]
    best = options[0]
    most = NOT_YET
    for choice, each in worth.items():
        if each > most or each == most and choice < best:
            best, most = choice, each
    return best


def landed(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """Where Wings put me: show supplies or lay a card where that does good, else leave it."""
    if DEMAND in options and wants_showing(sight):
        return DEMAND
    lays = [c for c in options if c & ~NOUN == LAY]
    return lay(sight, lays, rng) if lays and exchange(sight, sight.at, sight.steps_from(sight.foe_at)) > WORTH_EXCHANGING else PASS


def wants_showing(sight: Sight) -> bool:
    """Show supplies when that may win, or tells me something; never when it would give the opponent the game."""
    sure = sight.prey_out() == 0
    return sure or (sight.targets_out() > 0 and (sight.prey_out() < 1 or not sight.supply_was_shown()))


def way_through(sight: Sight, place: int, steps: int, foe_far: list[int], taste: list[float]) -> float:
    """The best end that a movement can come to which enters this place now."""
    far = sight.steps_from(place)
    best = -WIN * 2
    for end in PLACES:
        total = steps + far[end]
        if total <= sight.reach:
            value = max(looking(sight, end, total, foe_far), best_card(sight, total)) + taste[end] - STEP_COST * total
            best = max(best, value)
    return best


def looking(sight: Sight, place: int, steps: int, foe_far: list[int]) -> float:
    """What a look at this place after so many steps is worth, over all that may lie there."""
    key = steps << VERB | place
    found = sight.looks.get(key)
    if found is None:
        found = look_worth(sight, place, steps, foe_far)
        sight.looks[key] = found
    return found


def look_worth(sight: Sight, place: int, steps: int, foe_far: list[int]) -> float:
    """The same, worked out."""
    card = sight.board[place]
    if place == sight.seen.turned_by_block and sight.me == DRACULA:
        return -WIN
    plain = best_card(sight, steps)
    if card == EMPTY or (card >= 0 and OWNER[card] == sight.me):
        gain = exchange(sight, place, foe_far)
        return plain + gain if gain > WORTH_EXCHANGING else -WIN
    value = 0.0
    for kind, chance in sight.odds(place).items():
        value += chance * (plain + OWN_FOUND if kind == EMPTY else best_card(sight, steps, kind))
    return value


# --- cards -------------------------------------------------------------------------------------------
def lay(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """The card of the supply that does most good, or least harm, on this place."""
    place = sight.seen.lay_at
    far = sight.steps_from(sight.foe_at)
    others = sight.targets_out() - int(sight.board[place] == sight.target)
    return pick(sight, options, rng, lambda c: lying(sight, c & NOUN, place, far, others))


def play(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """The action card that fits best: cheap, strong enough, with a use for its special action."""
    up = sight.seen.turned_up
    foe = sight.board[up] if up != NOWHERE else -1
    return pick(sight, [c for c in options if c & ~NOUN == PLAY], rng, lambda c: playing(sight, c & NOUN, sight.seen.steps, foe))
