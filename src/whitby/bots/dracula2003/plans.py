"""What is worth trying: whole movements where single steps mean little, else the options that the judgement likes best."""

from __future__ import annotations

from collections.abc import Sequence

from whitby.bots.dracula2003.sight import PLACES, Sight
from whitby.bots.dracula2003.turn import looking
from whitby.bots.dracula2003.worth import WIN, best_card, lying
from whitby.engine import NOUN
from whitby.games.dracula2003.barriers import WAYS
from whitby.games.dracula2003.words import DRACULA, EMPTY, LAY, LOOK, OWNER, STEP, STOP


class Plan:
    """Some choices of one seat, one after the other."""

    def __init__(self, choices: list[int], worth: float) -> None:
        self.choices = choices
        self.worth = worth  # by the judgement


def single(sight: Sight, options: Sequence[int], most: int) -> list[Plan]:
    """Each option by itself, those that the judgement likes best."""
    plans = [Plan([choice], sight.weighed.get(choice, 0.0)) for choice in dict.fromkeys(options)]
    plans.sort(key=lambda plan: -plan.worth)
    return plans[:most]


def movements(sight: Sight, options: Sequence[int], most: int) -> list[Plan]:
    """Ways to each place in reach, with what is done there: a look, a card laid, or nothing."""
    foe_far = sight.steps_from(sight.foe_at)
    far = sight.steps_from(sight.at)
    plans = [Plan([choice], WIN) for choice in options if choice & ~NOUN not in (STEP, STOP, LOOK, LAY)]
    for place in PLACES:
        steps = sight.seen.steps + far[place]
        if steps > sight.reach or (far[place] == 0 and steps == 0):
            continue
        way = way_to(sight, place, far[place])
        plans.append(Plan([*way, STOP], best_card(sight, steps)))
        if far[place] == 0 and not any([choice == LOOK or choice & ~NOUN == LAY for choice in options]):
            continue
        plans += ends(sight, place, steps, way, foe_far)
    plans.sort(key=lambda plan: -plan.worth)
    return plans[:most]


def ends(sight: Sight, place: int, steps: int, way: list[int], foe_far: list[int]) -> list[Plan]:
    """What may be done on the place at the end of the way."""
    card = sight.board[place]
    if card == EMPTY:
        others = sight.targets_out()
        plain = best_card(sight, steps)
        return [Plan([*way, LAY | c], plain + lying(sight, c, place, foe_far, others)) for c in dict.fromkeys(sight.supply)]
    if place == sight.seen.turned_by_block and sight.me == DRACULA:
        return []
    worth = looking(sight, place, steps, foe_far)
    own = card >= 0 and OWNER[card] == sight.me
    return [Plan([*way, LOOK], best_card(sight, steps) if own else worth)]


def way_to(sight: Sight, end: int, length: int) -> list[int]:
    """The steps of a shortest way."""
    walled = sight.seen.barrier_mask
    back = sight.steps_from(end)
    here = sight.at
    way: list[int] = []
    while len(way) < length:
        for place, slot in WAYS[here]:
            if not walled & slot and back[place] < back[here]:
                here = place
                way.append(STEP | place)
                break
    return way
