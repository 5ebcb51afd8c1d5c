"""The belief of Dracula (2003): exact against brute force, never without the truth, and made of nothing but news."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from dracula2003.beliefs import (
    ALL_EYES,
    DRACULA,
    PAIRS,
    VAN_HELSING,
    Choices,
    all_said,
    bots_game,
    like_brute_force,
    truth_stays,
)
from dracula2003.enumerated import GAME, OPTIONS, PLACES, TINY_DECK, random_choices, small_london
from whitby.belief.dracula2003 import IN_ROWS, Belief
from whitby.belief.dracula2003.encounters import KINDS
from whitby.engine import NOUN, options_for, seats_asked
from whitby.games.dracula2003.words import AVAILABLE, DECK, LAY, OWNER, SEAT0, STEP_NUMBER
from whitby.play import Play
from whitby.rng import Rng


# --- the truth ---------------------------------------------------------------------------
@pytest.mark.parametrize(("dracula", "van_helsing"), PAIRS[:2])
@pytest.mark.parametrize("eyes", ALL_EYES)
def test_the_truth_is_never_excluded(dracula: str, van_helsing: str, eyes: int) -> None:
    for seed in range(2):
        assert truth_stays(bots_game(dracula, van_helsing, seed), eyes) > 20


@pytest.mark.slow
@pytest.mark.parametrize(("dracula", "van_helsing"), PAIRS)
@pytest.mark.parametrize("seed", range(100, 130))
def test_the_truth_is_never_excluded_in_many_games(dracula: str, van_helsing: str, seed: int) -> None:
    for eyes in (*ALL_EYES, DRACULA | VAN_HELSING):
        truth_stays(bots_game(dracula, van_helsing, seed), eyes)


@pytest.mark.parametrize("variation", GAME.variations, ids=str)
def test_the_truth_is_never_excluded_by_house_rules(variation: dict[str, Any]) -> None:
    options = GAME.random_play(variation)
    games = [(random_choices(seed, 150, options), eyes) for seed, eyes in enumerate(ALL_EYES)]
    assert sum(truth_stays(choices, eyes, options=options) for choices, eyes in games) > 30


@pytest.mark.parametrize("name", [name for name, _ in GAME.openings if name != "dealing"])  # that one is before the beginning
def test_a_game_that_did_not_begin_at_the_beginning_is_not_believed_in(name: str) -> None:
    """Nothing is answered and worlds are dealt evenly, since the news do not tell what was before."""
    play, rng = Play(GAME, GAME.opening(name)), Rng(name)
    belief = Belief(OPTIONS)
    for _ in range(30):
        if play.over:
            break
        seat = rng.pick(seats_asked(play.state))
        play.apply(seat, rng.pick(options_for(play.state, seat)))
    belief.hear(play.heard(DRACULA))
    assert not (belief.begun or belief.supply() or belief.hand(1) or any(belief.at(place) for place in PLACES))
    view = GAME.view(play.state, DRACULA)
    one, other = GAME.imagine(view, [], Rng("even"), belief), GAME.imagine(view, [], Rng("even"), None)
    assert GAME.snapshot(one) == GAME.snapshot(other)


# --- brute force ---------------------------------------------------------------------------
@pytest.mark.parametrize("eyes", [DRACULA, VAN_HELSING])
@pytest.mark.parametrize("seed", [1, 3, 4])
def test_it_is_the_odds_of_all_games_that_sound_alike(monkeypatch: pytest.MonkeyPatch, eyes: int, seed: int) -> None:
    small_london(monkeypatch)
    assert like_brute_force(seed, eyes, 70) > 15


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [DRACULA, VAN_HELSING])
@pytest.mark.parametrize("seed", range(200, 260))
def test_it_is_the_odds_of_all_games_that_sound_alike_for_long(monkeypatch: pytest.MonkeyPatch, eyes: int, seed: int) -> None:
    small_london(monkeypatch)
    like_brute_force(seed, eyes, 120)


@pytest.mark.parametrize("seed", [0, 5])
def test_the_same_for_those_who_look_on(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    small_london(monkeypatch, TINY_DECK)
    assert like_brute_force(seed, 0, 50) > 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(300, 330))
def test_the_same_for_those_who_look_on_for_long(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    small_london(monkeypatch, TINY_DECK)
    like_brute_force(seed, 0, 100)


def test_hands_are_all_that_steps_and_cards_leave_open() -> None:
    """A deal of five that was played down to what is left, and never stepped farther than it could."""
    play = Play(GAME, options=OPTIONS)
    belief = Belief(OPTIONS)
    for seat, choice in bots_game("random", "random", 1)[:60]:
        play.apply(seat, choice)
    news = play.heard(0)
    belief.hear(news)
    for side in (0, 1):
        fitting = []
        for five in combinations(DECK[side], AVAILABLE):
            hand, steps, mine, fits = set(five), 0, False, True
            for what, facts in news:
                mine = facts[0] == SEAT0 + side if what == "turn" else mine
                steps = 0 if what == "turn" else steps + (what == "stepped")
                if mine and what == "stepped":
                    fits = fits and max(STEP_NUMBER[card] for card in hand) >= steps
                if mine and what == "played":
                    fits = fits and facts[1] in hand
                    hand.discard(facts[1])
                assert what not in ("took-aside", "shuffled", "recalled")
            if fits:
                fitting.append(tuple(sorted(hand)))
        assert sorted(belief.hands[side].named(hand) for hand in belief.hands[side].may_be) == sorted(fitting)
        assert 1 < len(fitting) < 252
        assert belief.hand(side) == {card: sum(card in hand for hand in fitting) / len(fitting) for card in DECK[side]}


# --- laws of folding ------------------------------------------------------------------------
@pytest.mark.parametrize("eyes", ALL_EYES)
def test_folding_in_pieces_is_folding_at_once(eyes: int) -> None:
    choices = bots_game("easy", "easy", 1)
    play = Play(GAME, options=OPTIONS)
    play.replay(choices)
    news = play.heard(eyes)
    at_once, one_by_one, torn, rng, at = Belief(OPTIONS), Belief(OPTIONS), Belief(OPTIONS), Rng("torn"), 0
    at_once.hear(news)
    for each in news:
        one_by_one.hear([each])
    while at < len(news):
        n = 1 + rng.below(7)
        torn.hear(news[at : at + n])
        at += n
    assert all_said(at_once) == all_said(one_by_one) == all_said(torn)


@pytest.mark.parametrize("eyes", [0, DRACULA, VAN_HELSING])
def test_news_that_only_show_never_make_anything_possible(eyes: int) -> None:
    showing = {"turned-up", "showed", "drew", "laid-card", "proved", "supplies-shown"}
    for seed in range(2):
        belief, counted = Belief(OPTIONS), 0
        play = Play(GAME, options=OPTIONS)
        play.replay(bots_game("easy", "easy", seed))
        for news in play.heard(eyes):
            before = [set(belief.at(place)) for place in PLACES] if news[0] in showing else []
            belief.hear([news])
            if before:
                counted += 1
                assert all(set(belief.at(place)) <= before[place] for place in PLACES), news
        assert counted > 5


def test_what_was_seen_stays_known() -> None:
    """A card that was turned up and stays is known until the place is emptied; so is a supply until a card is laid from it."""
    known = 0
    for seed in range(3):
        seen: dict[int, int] = {}
        belief, play = Belief(OPTIONS), Play(GAME, options=OPTIONS)
        play.replay(bots_game("easy", "easy", seed))
        for what, facts in play.heard(VAN_HELSING):
            belief.hear([(what, facts)])
            if what == "turned-up":
                seen[facts[1]] = facts[2]
            if what in ("took-back", "laid"):
                seen.pop(facts[1], None)
            if what in ("captured", "battle-won"):
                seen = {place: card for place, card in seen.items() if belief.how[place] == IN_ROWS}
            for place, card in seen.items():
                assert belief.at(place) == {card: pytest.approx(1.0)}
                known += 1
            if what == "showed":
                side = facts[0] - SEAT0
                assert {card: n for card, n in belief.held().items() if OWNER[card] == side} == pytest.approx(
                    {card: facts[1:].count(card) for card in KINDS[side]}
                )
    assert known > 100


def sound_alike(choices: Choices, eyes: int, seat: int) -> Iterator[tuple[Play, Play]]:
    """Two games after each choice: the second where this seat lays another card whenever it can, as long as these eyes hear the same."""
    one, other = Play(GAME, options=OPTIONS), Play(GAME, options=OPTIONS)
    for mover, choice in choices:
        options = options_for(other.state, mover)
        others = [option for option in options if option & ~NOUN == LAY and option != choice]
        one.apply(mover, choice)
        if mover == seat and choice & ~NOUN == LAY and others:
            other.apply(mover, others[0])
        elif choice in options:
            other.apply(mover, choice)
        else:
            return
        if one.heard(eyes) != other.heard(eyes):
            return
        yield one, other


@pytest.mark.parametrize(("eyes", "seat"), [(DRACULA, 1), (VAN_HELSING, 0), (0, 0)])
def test_nothing_but_news_goes_in(eyes: int, seat: int) -> None:
    """Two games that differ in what the opponent laid and sound alike: the same bytes of everything, also of what is imagined."""
    pairs = 0
    for seed in range(3):
        mine, theirs, heard = Belief(OPTIONS), Belief(OPTIONS), 0
        for one, other in sound_alike(bots_game("random", "random", seed), eyes, seat):
            mine.hear(one.heard(eyes)[heard:])
            theirs.hear(other.heard(eyes)[heard:])
            heard = len(one.heard(eyes))
            if mine.begun and GAME.snapshot(one.state) != GAME.snapshot(other.state):
                pairs += 1
                assert [cards.rows for cards in mine.cards] == [cards.rows for cards in theirs.cards]
                worlds = [GAME.imagine(GAME.view(p.state, eyes), [], Rng("same"), b) for p, b in ((one, mine), (other, theirs))]
                assert GAME.snapshot(worlds[0]) == GAME.snapshot(worlds[1])
        assert all_said(mine) == all_said(theirs)
    assert pairs > 5
