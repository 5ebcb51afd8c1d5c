"""A belief about Dracula (2003) that hears wrongly is caught: the laws can fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dracula2003.beliefs import DRACULA, VAN_HELSING, Lost, New, against_brute_force, bots_game, truth_stays
from dracula2003.enumerated import TINY_DECK, small_london
from whitby.belief import dracula2003
from whitby.belief.dracula2003 import Belief, encounters, news
from whitby.belief.dracula2003.encounters import KIND_OF, Cards
from whitby.games.dracula2003.words import OWNER, SEAT0


def changed(**handlers: Callable[..., None] | None) -> New:
    """A belief that hears some news otherwise, or not at all."""

    def new(*arguments: Any) -> Belief:
        belief = Belief(*arguments)
        belief.handlers = {**belief.handlers}
        for name, handler in handlers.items():
            what = name.replace("_", "-")
            if handler is None:
                del belief.handlers[what]
            else:
                belief.handlers[what] = handler
        return belief

    return new


def moved_unseen(belief: Belief, place: int) -> None:
    """A card turned face down again might be another."""
    belief.on_turned_down(place)
    side = belief.owner[place]
    belief.cards[side].taken_back(place)
    belief.cards[side].laid(place, -1, 2, 5)


def drawn_for_good(belief: Belief, seat: int, card: int) -> None:
    """What Feint draws never comes back."""
    belief.cards[OWNER[card]].loses(KIND_OF[card])


def taken_for_good(belief: Belief, seat: int, place: int) -> None:
    """What is taken back does not reach the supply."""
    belief.cards[seat - SEAT0].emptied(place)
    belief.place_emptied(place)


MISTAKES: dict[str, tuple[New, int, int]] = {  # with a seed and eyes that notice
    "a shown supply is forgotten": (changed(showed=None), 0, DRACULA),
    "whose choice it was is forgotten": (changed(chose=None), 0, DRACULA),
    "an own card is forgotten": (changed(laid_card=None), 0, DRACULA),
    "a card taken back is gone": (changed(took_back=taken_for_good), 1, DRACULA),
    "a look is forgotten": (changed(looked=None), 1, VAN_HELSING),
    "a seen card moves without news": (changed(turned_down=moved_unseen), 3, DRACULA),
    "a target given away is still there": (changed(rescued=None), 5, DRACULA),
    "a drawn card is gone": (changed(drew=drawn_for_good), 14, DRACULA),
    "a drawn card tells nothing": (changed(drew=None), 14, VAN_HELSING),
    "whose card was put back is forgotten": (changed(put_back=None), 20, VAN_HELSING),
    "that somebody stopped tells nothing": (changed(stopped=None), 2, DRACULA),
    "that somebody stepped tells nothing": (changed(stepped=None), 1, VAN_HELSING),
    "a barrier is not seen": (changed(barrier=None), 1, VAN_HELSING),
    "a figure that was put elsewhere is not seen": (changed(put=None), 1, VAN_HELSING),
    "a card turned by Block is not seen": (changed(blocked=None), 9, VAN_HELSING),
}
UNPROVED: dict[str, tuple[New, int]] = {  # the same for those who look on
    "the game goes on after supplies were shown": (changed(supplies_shown=None), 142),
    "the game goes on after Sharp Sense": (changed(used=None), 1152),
}
IGNORED: dict[str, tuple[str, int, int]] = {  # news -> the players, seed and eyes of a game in which the truth gets lost without it
    "laid": ("easy", 0, DRACULA),
    "took-back": ("easy", 0, DRACULA),
    "turned-up": ("easy", 0, DRACULA),
    "battle-won": ("easy", 0, DRACULA),
    "captured": ("easy", 0, DRACULA),
    "recovered": ("easy", 0, DRACULA),
    "proved": ("easy", 0, 0),
    "rescued": ("random", 0, DRACULA),
    "turned-down": ("easy", 1, DRACULA),
    "turn": ("easy", 0, DRACULA),
    "dealt": ("easy", 0, DRACULA),
    "played": ("easy", 0, DRACULA),
    "recalled": ("easy", 0, DRACULA),
    "took-aside": ("easy", 0, DRACULA),
    "shuffled": ("random", 2, DRACULA),
}


def noticed(seed: int, eyes: int, new: New) -> bool:
    """Does brute force find fault with this belief, and never with the right one?"""
    for right, wrong in against_brute_force(seed, eyes, 90, Belief, new):
        assert not right
        if wrong:
            return True
    return False


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_unlike_brute_force(monkeypatch: pytest.MonkeyPatch, mistake: str) -> None:
    small_london(monkeypatch)
    new, seed, eyes = MISTAKES[mistake]
    assert noticed(seed, eyes, new)


@pytest.mark.parametrize("mistake", UNPROVED)
def test_that_the_game_goes_on_tells_something(monkeypatch: pytest.MonkeyPatch, mistake: str) -> None:
    small_london(monkeypatch, TINY_DECK)
    new, seed = UNPROVED[mistake]
    assert noticed(seed, 0, new)


@pytest.mark.parametrize("what", IGNORED)
def test_news_that_are_ignored_lose_the_truth(what: str) -> None:
    players, seed, eyes = IGNORED[what]
    with pytest.raises((Lost, IndexError)):  # no hand fits
        truth_stays(bots_game(players, players, seed), eyes, changed(**{what.replace("-", "_"): None}))


def test_every_kind_of_news_that_is_heard_is_missed() -> None:
    """By one of the tests here; without `chosen` a belief never begins."""
    by_brute_force = {"showed", "chose", "laid-card", "looked", "drew", "put-back", "supplies-shown", "used"}
    by_brute_force |= {"stopped", "stepped", "barrier", "put", "blocked"}
    assert set(dracula2003.HANDLERS) == by_brute_force | set(IGNORED) | {"chosen"}


def test_five_cards_instead_of_six_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "CHOSEN", 5)
    with pytest.raises(Lost):
        truth_stays(bots_game("easy", "easy", 0), DRACULA)


def test_a_wrong_share_of_the_shuffled_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    small_london(monkeypatch)
    monkeypatch.setattr(Cards, "shuffled_taken_back", lambda cards: cards.follow(even_ways))
    assert any(found for seed in (1, 3) for (found,) in against_brute_force(seed, DRACULA, 90, Belief))


def even_ways(row: int) -> list[encounters.Way]:
    """Any kind that lies shuffled is taken alike, however many there are of it."""
    left = encounters.shuffled(row)
    kinds = [kind for kind in range(encounters.MANY) if encounters.number(left, kind)]
    return [(row - encounters.AS_SHUFFLED[kind] + encounters.IN_SUPPLY[kind], encounters.ONE) for kind in kinds]
