"""What a belief about Dracula (2003) answers: odds that add up and come true, reasons, and what thinning costs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dracula2003.beliefs import ALL_EYES, DRACULA, VAN_HELSING, bots_game, folded, middle_of
from dracula2003.enumerated import PLACES
from whitby.belief import dracula2003
from whitby.belief.deduction import Deduction
from whitby.belief.dracula2003 import Belief
from whitby.belief.dracula2003.encounters import KINDS
from whitby.board import BIT
from whitby.games.dracula2003.words import EMPTY, OWNER


# --- answers ---------------------------------------------------------------------------------
@pytest.mark.parametrize("eyes", ALL_EYES)
def test_odds_add_up(eyes: int) -> None:
    for i, (play, belief) in enumerate(folded(bots_game("random", "random", 1), eyes)):
        if i % 5:
            continue
        s: Any = play.state
        many = belief.held()
        for place in PLACES:
            odds = belief.at(place)
            assert bool(odds) == (s.board[place] != EMPTY)
            assert not odds or sum(odds.values()) == pytest.approx(1.0)
            for card, share in odds.items():
                many[card] += share
        for side in (0, 1):
            there = len(s.supply[side]) + sum(card != EMPTY and OWNER[card] == side for card in s.board)
            assert sum(many[card] for card in KINDS[side]) == pytest.approx(there)
        assert sum(belief.evidence(0)) == pytest.approx(1.0) and belief.entropy() >= -1e-9


def test_a_player_doubts_less_than_the_public_and_who_sees_both_hands_least() -> None:
    choices = bots_game("easy", "easy", 1)
    bits = {eyes: middle_of(choices, eyes)[1].entropy() for eyes in (0, DRACULA, VAN_HELSING, 3)}
    assert bits[3] < min(bits[DRACULA], bits[VAN_HELSING]) <= max(bits[DRACULA], bits[VAN_HELSING]) < bits[0]


def test_why_names_the_news_that_excluded_a_card() -> None:
    told = 0
    for seed in range(2):
        for eyes in (DRACULA, VAN_HELSING):
            play, belief = middle_of(bots_game("easy", "easy", seed), eyes)
            for place in PLACES:
                why = belief.why(place)
                assert why.odds == belief.at(place)
                assert bool(why.story) == bool(why.odds)
                for change in why.story:
                    assert play.heard(eyes)[change.at] == change.news and change.clause.startswith("D03-")
                    assert change.before != change.after
                for card, change in why.excluded.items():
                    assert card not in why.odds and card not in change.after
                    told += 1
                owners = {OWNER[card] for card in why.odds}
                assert all(card in why.odds or card in why.excluded for side in owners for card in KINDS[side])
                up = [change for change in why.story if change.news[0] == "turned-up" and change.news[1][1] == place]
                if up:
                    assert why.odds == {up[-1].news[1][2]: pytest.approx(1.0)}
    assert told > 20


def test_clauses_of_reasons_are_clauses_of_the_rules() -> None:
    text = (Path(__file__).parents[2] / "docs" / "rules" / "dracula-2003.md").read_text("utf-8")
    for clause in [*dracula2003.CLAUSES.values(), *dracula2003.LAID_CLAUSES.values()]:
        assert f"- {clause} " in text, clause


# --- size ----------------------------------------------------------------------------------------
def test_a_thinned_belief_stays_near_the_exact_one() -> None:
    gaps, looks, thinned = 0.0, 0, 0
    choices = bots_game("easy", "easy", 3)
    both = zip(folded(choices, VAN_HELSING), folded(choices, VAN_HELSING, cap=300), strict=True)
    for i, ((_, exact), (_, thin)) in enumerate(both):
        assert not any(cards.contradicted for cards in thin.cards)
        thinned += not thin.exact
        for place in PLACES[:: 1 if i % 4 == 0 else len(PLACES)]:
            one, other = exact.at(place), thin.at(place)
            assert bool(one) == bool(other)
            if one:
                gaps += sum(abs(one.get(card, 0.0) - other.get(card, 0.0)) for card in one | other) / 2
                looks += 1
    assert thinned and gaps / looks <= 0.04


def test_a_thinned_belief_that_lost_the_truth_finds_it_again() -> None:
    """Folded with three rows only it loses the truth all the time, and mends that from the news."""
    mended = 0

    class Watched(Belief):
        def mend(self) -> None:
            nonlocal mended
            before = self.cards
            super().mend()
            mended += self.cards is not before

    for play, belief in folded(bots_game("easy", "easy", 3), VAN_HELSING, Watched, cap=3):
        assert not any(cards.contradicted for cards in belief.cards)
        for place, card in enumerate(play.state.board):  # type: ignore[attr-defined]
            if card != EMPTY and play.state.card_known_to[place] & VAN_HELSING:  # type: ignore[attr-defined]
                assert belief.at(place) == {card: pytest.approx(1.0)}
    assert mended


# --- are the odds right? ---------------------------------------------------------------------------
def forecasts(names: tuple[str, str], seeds: range) -> dict[int, list[tuple[float, bool]]]:
    """What a player thought of every hidden place at the beginning of each of his turns, and what lay there: by tenth of the odds."""
    bins: dict[int, list[tuple[float, bool]]] = {}
    for seed in seeds:
        for seat in (0, 1):
            turns = 0
            for play, belief in folded(bots_game(*names, seed), BIT[seat]):
                s: Any = play.state
                if s.turn != seat or s.turns == turns or s.steps:
                    continue
                turns = s.turns
                for place in PLACES:
                    if s.board[place] != EMPTY and not s.card_known_to[place] & BIT[seat]:
                        odds = belief.at(place)
                        for card in KINDS[1 - seat]:
                            share = odds.get(card, 0.0)
                            bins.setdefault(min(9, int(share * 10)), []).append((share, s.board[place] == card))
    return bins


def gaps(bins: dict[int, list[tuple[float, bool]]], least: int) -> tuple[float, float]:
    """The largest gap between odds and what came true in a bin of so many forecasts, and the mean gap."""
    by_bin = {key: abs(sum(share - true for share, true in each)) / len(each) for key, each in bins.items()}
    total = sum(len(each) for each in bins.values())
    return max(by_bin[key] for key in bins if len(bins[key]) >= least), sum(by_bin[key] * len(bins[key]) for key in bins) / total


def test_odds_come_true() -> None:
    largest, mean = gaps(forecasts(("random", "random"), range(5)), 500)
    assert largest <= 0.1 and mean <= 0.03


@pytest.mark.slow
@pytest.mark.parametrize(("names", "most", "most_mean"), [(("random", "random"), 0.06, 0.015), (("easy", "easy"), 0.06, 0.015)])
def test_odds_come_true_in_many_games(names: tuple[str, str], most: float, most_mean: float) -> None:
    largest, mean = gaps(forecasts(names, range(1000, 1150)), 1000)
    assert largest <= most and mean <= most_mean


def test_cards_are_shown_by_place_with_the_truth_among_them() -> None:
    play, _ = middle_of(bots_game("easy", "easy", 3), BIT[VAN_HELSING])
    made = Deduction(play.game, play.game.all_options({}))
    made.follow(play.heard(BIT[VAN_HELSING]))
    truth = {play.game.nouns[place]: play.game.nouns[card] for place, card in enumerate(play.state.board) if card != EMPTY}
    shown = made.cards()
    assert shown.keys() == truth.keys() and all(truth[place] in shown[place] for place in truth)
    assert made.why(0).odds == pytest.approx(max(made.story.belief.cards_lying()[0].values()))
