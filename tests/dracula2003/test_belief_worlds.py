"""Games of Dracula (2003) imagined by a belief."""

from __future__ import annotations

import pytest

from dracula2003.beliefs import ALL_EYES, DRACULA, PAIRS, VAN_HELSING, bots_game, folded, middle_of, true_row
from dracula2003.enumerated import GAME, OPTIONS, PLACES
from whitby.belief.dracula2003 import Belief
from whitby.games.dracula2003.words import AVAILABLE, EMPTY
from whitby.play import Play
from whitby.rng import Rng


@pytest.mark.parametrize("eyes", [*ALL_EYES, DRACULA | VAN_HELSING])
def test_imagined_games_look_the_same_and_lie_where_the_news_allow(eyes: int) -> None:
    rng = Rng(f"worlds {eyes}")
    dealt = 0
    for names in PAIRS[:2]:
        for i, (play, belief) in enumerate(folded(bots_game(*names, 1), eyes)):
            if i % 3 or play.over:
                continue
            view = GAME.view(play.state, eyes)
            hands = [{belief.hands[side].named(hand) for hand in belief.hands[side].may_be} for side in (0, 1)]
            deals = GAME.worlds(view, [], belief)
            for world in [deals.deal(rng), deals.deal(rng), GAME.imagine(view, play.heard(eyes), rng, belief)]:
                assert GAME.view(world, eyes) == view and not GAME.recount(world)
                for side in (0, 1):
                    assert true_row(world, belief, side) in belief.cards[side].rows  # type: ignore[arg-type]
                    assert len(world.hand[side]) < AVAILABLE or world.hand[side] in hands[side]  # type: ignore[attr-defined]
                dealt += 1
    assert dealt > 100


def test_imagining_evenly_puts_cards_where_the_news_exclude_them() -> None:
    """So the test above can fail."""
    rng, wrong = Rng("evenly"), 0
    for play, belief in folded(bots_game("easy", "easy", 5), VAN_HELSING):
        if not play.over:
            world = GAME.imagine(GAME.view(play.state, VAN_HELSING), play.heard(VAN_HELSING), rng, None)
            wrong += any(true_row(world, belief, side) not in belief.cards[side].rows for side in (0, 1))
    assert wrong > 0


def test_a_belief_is_honoured_from_the_first_card_on() -> None:
    """While the twelve are laid out, and before they are chosen."""
    play, rng = Play(GAME, options=OPTIONS), Rng("first")
    belief, heard = Belief(OPTIONS), 0
    for seat, choice in bots_game("random", "random", 0)[:36]:
        play.apply(seat, choice)
        belief.hear(play.heard(DRACULA)[heard:])
        heard = len(play.heard(DRACULA))
        view = GAME.view(play.state, DRACULA)
        world = GAME.imagine(view, play.heard(DRACULA), rng, belief)
        assert GAME.view(world, DRACULA) == view and not GAME.recount(world)


def test_samples_follow_the_odds() -> None:
    play, belief = middle_of(bots_game("easy", "easy", 1), DRACULA, 0.5)
    deals, rng, n = GAME.worlds(GAME.view(play.state, DRACULA), [], belief), Rng("honest"), 10_000
    counts: list[dict[int, int]] = [{} for _ in PLACES]
    held: dict[int, int] = {}
    for _ in range(n):
        world = deals.deal(rng)
        for place, card in enumerate(world.board):
            counts[place][card] = counts[place].get(card, 0) + 1
        for card in {card for pile in world.supply for card in pile}:
            held[card] = held.get(card, 0) + 1
    blurred = 0
    for place in PLACES:
        odds = belief.at(place) or {EMPTY: 1.0}
        assert set(counts[place]) <= set(odds)
        assert sum(abs(odds[card] - counts[place].get(card, 0) / n) for card in odds) / 2 <= 0.02
        blurred += len(odds) > 1
    assert blurred > 3
    assert all(abs(share - held.get(card, 0) / n) <= 0.02 for card, share in belief.supply().items())
