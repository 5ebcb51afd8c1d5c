"""A report of a game where both hide cards: which of Dracula's the others turned up, beside what they could have known of it."""

from __future__ import annotations

from dataclasses import dataclass

from whitby.belief.deduction import HIDES, Deduction
from whitby.engine import News

TURNED_UP = "turned-up"  # the news: who, the place, and the card
SURE = 0.5  # odds at which a card that is looked for is expected
LUCKY = 0.15  # odds at which it was luck to find one


@dataclass(frozen=True)
class TurnedUp:
    """A card that was turned up by somebody who looks for others: `missed-card`, `bluff-card` or `found-card`."""

    what: str
    seat: str
    place: str
    odds: float
    other: str = ""  # missed: where he had better looked
    other_odds: float = 0.0


def sought_by_place(deduction: Deduction) -> dict[int, float]:
    """By place with a card that may lie facedown how likely it is one of those that are looked for."""
    sought = deduction.game.chronicle.sought
    lying = deduction.story.belief.cards_lying()
    return {place: sum(share for card, share in odds.items() if card in sought) for place, odds in lying.items()}


def turned_up(deduction: Deduction, before: dict[int, float], news: News) -> list[TurnedUp]:
    """What is worth to look at again in one of the news, beside the odds before it: nothing mostly."""
    game, (what, facts) = deduction.game, news
    if not before or what != TURNED_UP or game.nouns[facts[0]] == HIDES or facts[1] not in before:
        return []
    seat, place, odds = game.nouns[facts[0]], game.nouns[facts[1]], before[facts[1]]
    if facts[2] in game.chronicle.sought:
        return [TurnedUp("found-card", seat, place, odds)] if odds < LUCKY else []
    if odds >= SURE:
        return [TurnedUp("bluff-card", HIDES, place, odds)]
    better = max(before, key=lambda each: (before[each], -each))
    if odds or before[better] < SURE:
        return []
    return [TurnedUp("missed-card", seat, place, 0.0, game.nouns[better], before[better])]
