"""Special actions and barriers, as the easy bot uses them."""

from __future__ import annotations

from collections.abc import Sequence

from whitby.board import BIT
from whitby.bots.dracula2003 import worth
from whitby.bots.dracula2003.sight import PLACES, Sight, pick
from whitby.bots.dracula2003.turn import looking
from whitby.engine import NOUN, VERB
from whitby.games.dracula2003.ways import steps_around
from whitby.games.dracula2003.words import (
    BARRIER,
    CARD_STRENGTH,
    CARRIAGE_STATION,
    EMPTY,
    FOE_STRENGTH,
    HARBOR,
    NOUNS,
    NOWHERE,
    OWNER,
    PASS,
    SEAT0,
    SLOT0,
    STEP_NUMBER,
    USE,
)
from whitby.rng import Rng

FAR_ENOUGH = 5


def outlook(sight: Sight, start: int) -> float:
    """How good a place is to begin the next turn from."""
    far = sight.steps_from(start)
    foe_far = sight.steps_from(sight.foe_at)
    return max([looking(sight, p, far[p], foe_far) for p in PLACES if 0 < far[p] <= sight.reach], default=0.0)


def guarded(sight: Sight, foe_at: int, barrier_mask: int) -> float:
    """How far the opponent is from my targets; those that he knows count double."""
    far = steps_around(barrier_mask)[foe_at]
    return float(sum([min(far[p], FAR_ENOUGH) * (2 if sight.known_to_foe(p) else 1) for p in sight.my_targets()]))


def chased(sight: Sight, likely: list[int], barrier_mask: int) -> float:
    """How near I am to likely targets of the opponent."""
    far = steps_around(barrier_mask)[sight.at]
    return -sum([sight.preys[p] * min(far[p], FAR_ENOUGH) for p in likely])


def barrier(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """The slot that keeps the opponent from my targets and leaves my own ways open."""
    likely = [p for p in PLACES if sight.prey_at(p) > 0.0]

    def value(choice: int) -> float:
        barrier_mask = sight.seen.barrier_mask
        if choice != PASS:
            lies = sight.seen.barriers[(choice - BARRIER) >> VERB]
            barrier_mask = (barrier_mask & ~BIT[lies] if lies != NOWHERE else barrier_mask) | BIT[(choice & NOUN) - SLOT0]
        hemmed = sum([min(x, FAR_ENOUGH) for x in steps_around(barrier_mask)[sight.foe_at]])
        return guarded(sight, sight.foe_at, barrier_mask) + 0.7 * chased(sight, likely, barrier_mask) + 0.05 * hemmed

    return pick(sight, options, rng, value)


def fly(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """Where the next turn begins best."""
    return pick(sight, options, rng, lambda c: outlook(sight, sight.at) + 0.3 if c == PASS else outlook(sight, c & NOUN))


def go_home(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """To the carriage station, if the next turn begins better there."""
    return USE if outlook(sight, CARRIAGE_STATION) > outlook(sight, sight.at) + 0.3 else PASS


def roar(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """Send the opponent away from my targets, or go to the harbor myself."""

    def value(choice: int) -> float:
        if choice == PASS:
            return 0.5
        if (choice & NOUN) - SEAT0 == sight.me:
            return outlook(sight, HARBOR) - outlook(sight, sight.at)
        here = sight.seen.barrier_mask
        return guarded(sight, HARBOR, here) - guarded(sight, sight.foe_at, here)

    return pick(sight, options, rng, value)


def deep(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """Exchange a target in danger, or learn what lies on a promising place."""
    far = sight.steps_from(sight.at)
    foe_far = sight.steps_from(sight.foe_at)

    def value(choice: int) -> float:
        if choice == PASS:
            return 0.0
        place = choice & NOUN
        card = sight.board[place]
        if card >= 0:
            return worth.exchange(sight, place, foe_far) if OWNER[card] == sight.me else -1.0
        return curiosity(sight, place, far)

    return pick(sight, options, rng, value)


def curiosity(sight: Sight, place: int, far: list[int]) -> float:
    """The use of learning what lies on a place: most where a target may be, and near."""
    odds = sight.odds(place)
    return 0.0 if sight.board[place] >= 0 else 2 * sight.prey_at(place) + 0.5 * odds.get(EMPTY, 0.0) + 0.3 / max(1, far[place])


def inspect(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """Look at the most promising unknown card."""
    far = sight.steps_from(sight.at)
    return pick(sight, options, rng, lambda c: -1.0 if c == PASS else curiosity(sight, c & NOUN, far))


def block(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """Turn the target of mine that Dracula is nearest to."""
    far = sight.steps_from(sight.foe_at)
    mine = sight.my_targets()

    def value(choice: int) -> float:
        place = choice & NOUN
        if choice == PASS or place not in mine:
            return 0.5 if choice == PASS else 0.0
        return worth.danger(sight, place, far) * (4 if sight.known_to_foe(place) else 2)

    return pick(sight, options, rng, value)


def recover(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """The strongest companion comes back."""
    return pick(sight, options, rng, lambda c: -1.0 if c == PASS else float(FOE_STRENGTH[c & NOUN]))


def recall(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """The most useful card of those played."""
    return pick(
        sight,
        options,
        rng,
        lambda c: -1.0 if c == PASS else CARD_STRENGTH[c & NOUN] + 0.2 * STEP_NUMBER[c & NOUN] + worth.ROUGHLY.get(NOUNS[c & NOUN], 0.0),
    )


def feint(sight: Sight, options: Sequence[int], rng: Rng) -> int:
    """Draw from Dracula's supply when the odds are good."""
    return USE if worth.feint(sight) > 0 else PASS
