"""The belief of Dracula (2003): exact against brute force, never without the truth, and made of nothing but news."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from dracula2003.enumerated import GAME, OPTIONS, PLACES, Worlds, random_choices, small_london

from whitby.belief import dracula2003, encounters
from whitby.belief.dracula2003 import IN_ROWS, Belief
from whitby.belief.encounters import CAP, KIND_OF, KINDS, ON_PLACE, Cards, first_row, packed
from whitby.board import BIT
from whitby.engine import NOUN, options_for
from whitby.games.dracula2003 import dealer
from whitby.games.dracula2003.words import AVAILABLE, DECK, EMPTY, LAY, OWNER, SEAT0, STEP_NUMBER
from whitby.match import bots_by_seat, one_game
from whitby.play import Play
from whitby.rng import Rng

DRACULA, VAN_HELSING = 1, 2  # eyes
ALL_EYES = (0, DRACULA, VAN_HELSING)
Choices = list[tuple[int, int]]
New = Callable[..., Belief]


class Lost(AssertionError):
    """The truth is not among the rows, or a fact found none."""


class Unlike(AssertionError):
    """The odds are not those of brute force."""


# --- games -----------------------------------------------------------------------------
GAMES: dict[tuple[str, str, int], Choices] = {}


def bots_game(dracula: str, van_helsing: str, seed: int) -> Choices:
    """The choices of a game between bots, played once."""
    key = (dracula, van_helsing, seed)
    if key not in GAMES:
        seats = bots_by_seat(GAME, {"dracula": dracula, "van-helsing": van_helsing})
        GAMES[key] = one_game(GAME, f"belief {seed}", seats, OPTIONS)[0].choices
    return GAMES[key]


def folded(choices: Choices, eyes: int, new: New = Belief, cap: int = CAP) -> Iterator[tuple[Play, Belief]]:
    """The play and the belief of these eyes after each choice, once cards lie on the board."""
    play, belief, heard = Play(GAME, options=OPTIONS), new(OPTIONS, cap), 0
    for seat, choice in choices:
        play.apply(seat, choice)
        news = play.heard(eyes)
        belief.hear(news[heard:])
        heard = len(news)
        if belief.begun and not play.state.bag:  # type: ignore[attr-defined]
            yield play, belief


def middle_of(choices: Choices, eyes: int, share: float = 0.6) -> tuple[Play, Belief]:
    """The play and the belief somewhere in a game."""
    *_, last = folded(choices[: int(len(choices) * share)], eyes)
    return last


def true_row(s: Any, belief: Belief, side: int) -> int:
    """How the player's cards lie, as a row of the belief."""
    row, dealt = 0, []
    for place, card in enumerate(s.board):
        if card != EMPTY and OWNER[card] == side:
            if belief.how[place] == IN_ROWS:
                row += ON_PLACE[place][KIND_OF[card]]
            else:
                dealt.append(card)
    return row + first_row(packed(dealt) + packed(list(s.supply[side])), packed(dealt))


def truth_stays(choices: Choices, eyes: int, new: New = Belief, cap: int = CAP) -> int:
    """How often the belief was held against the truth; Lost where it misses it while it is exact."""
    looks = 0
    for play, belief in folded(choices, eyes, new, cap):
        s: Any = play.state
        for side, cards in enumerate(belief.cards):
            if cards.contradicted:
                raise Lost(f"no row bears {play.heard(eyes)[-3:]}")
            if cards.exact and true_row(s, belief, side) not in cards.rows:
                raise Lost(f"after {play.heard(eyes)[-3:]}")
            hand = belief.hands[side]
            if len(s.hand[side]) == len(hand.named(hand.may_be[0])) and s.hand[side] not in [hand.named(mask) for mask in hand.may_be]:
                raise Lost(f"hand {side} after {play.heard(eyes)[-3:]}")
        looks += 1
    return looks


def like_brute_force(seed: int, eyes: int, most: int, new: New = Belief) -> int:
    """How often the belief was the same as brute force in a small London; Unlike where it was not."""
    worlds, belief, heard, looks = Worlds(eyes), new(OPTIONS), 0, 0
    for seat, choice in random_choices(seed, most):
        worlds.apply(seat, choice)
        news = worlds.play.heard(eyes)
        belief.hear(news[heard:])
        heard = len(news)
        if belief.begun and not worlds.play.state.bag:  # type: ignore[attr-defined]
            looks += 1
            found = worlds.differences(belief)
            if found:
                raise Unlike(f"after {news[-3:]}: {found}")
    return looks


# --- the truth ---------------------------------------------------------------------------
PAIRS = [("easy", "easy"), ("random", "random"), ("easy", "random"), ("random", "easy")]


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


# --- brute force ---------------------------------------------------------------------------
@pytest.mark.parametrize("eyes", [DRACULA, VAN_HELSING])
@pytest.mark.parametrize("seed", [1, 3, 4, 7])
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
    small_london(monkeypatch, deck=(1, 0, 0, 2, 0))
    assert like_brute_force(seed, 0, 50) > 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(300, 330))
def test_the_same_for_those_who_look_on_for_long(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    small_london(monkeypatch, deck=(1, 0, 0, 2, 0))
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
def all_said(belief: Belief) -> str:
    """Everything that can be asked of a belief, as text."""
    rng = Rng("said")
    rows = [sorted(cards.rows.items()) for cards in belief.cards]
    odds = [belief.at(place) for place in PLACES]
    return repr(
        [rows, odds, belief.supply(), belief.held(), belief.entropy(), belief.row(rng), belief.action_cards(0, rng), belief.hand(1)]
    )


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


def test_nothing_but_news_goes_in() -> None:
    """Two games that differ in what the opponent laid and sound alike: the same bytes of everything."""
    pairs = 0
    for eyes, seat in ((DRACULA, 1), (VAN_HELSING, 0), (0, 0)):
        for seed in range(3):
            choices = bots_game("random", "random", seed)
            one, other = Play(GAME, options=OPTIONS), Play(GAME, options=OPTIONS)
            mine, theirs, heard = Belief(OPTIONS), Belief(OPTIONS), 0
            for mover, choice in choices:
                options = options_for(other.state, mover)
                if mover == seat and choice & ~NOUN == LAY and choice in options:
                    others = [c for c in options if c & ~NOUN == LAY and c != choice]
                    choice_there = others[0] if others else choice
                else:
                    choice_there = choice
                if choice_there not in options:
                    break
                one.apply(mover, choice)
                other.apply(mover, choice_there)
                if one.heard(eyes) != other.heard(eyes):
                    break
                mine.hear(one.heard(eyes)[heard:])
                theirs.hear(other.heard(eyes)[heard:])
                heard = len(one.heard(eyes))
                if mine.begun and one.state.board != other.state.board:  # type: ignore[attr-defined]
                    pairs += 1
                    assert all_said(mine) == all_said(theirs)
    assert pairs > 20


# --- imagining -----------------------------------------------------------------------------
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
            deals = dealer(view, belief)
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
    for play, belief in folded(bots_game("easy", "easy", 1), DRACULA):
        if not play.over:
            world = GAME.imagine(GAME.view(play.state, DRACULA), play.heard(DRACULA), rng, None)
            wrong += any(true_row(world, belief, side) not in belief.cards[side].rows for side in (0, 1))
    assert wrong > 0


def test_a_dealer_without_a_belief_deals_what_is_imagined() -> None:
    for eyes in ALL_EYES:
        play, _ = middle_of(bots_game("easy", "easy", 1), eyes)
        view = GAME.view(play.state, eyes)
        one, other = Rng("even"), Rng("even")
        assert GAME.snapshot(dealer(view).deal(one)) == GAME.snapshot(GAME.imagine(view, [], other, None))


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
    deals, rng, n = dealer(GAME.view(play.state, DRACULA), belief), Rng("honest"), 20_000
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


# --- answers ---------------------------------------------------------------------------------
@pytest.mark.parametrize("eyes", ALL_EYES)
def test_odds_add_up(eyes: int) -> None:
    for play, belief in folded(bots_game("random", "random", 1), eyes):
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


def test_who_sees_all_has_no_doubt_and_a_player_less_than_the_public() -> None:
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
                up = [change for change in why.story if change.news[0] == "turned-up"]
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
    choices = bots_game("easy", "easy", 1)
    for (_, exact), (_, thin) in zip(folded(choices, DRACULA), folded(choices, DRACULA, cap=300), strict=True):
        assert not any(cards.contradicted for cards in thin.cards)
        thinned += not thin.exact
        for place in PLACES:
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

    for play, belief in folded(bots_game("easy", "easy", 1), DRACULA, Watched, cap=3):
        assert not any(cards.contradicted for cards in belief.cards)
        for place, card in enumerate(play.state.board):  # type: ignore[attr-defined]
            if card != EMPTY and play.state.card_known_to[place] & DRACULA:  # type: ignore[attr-defined]
                assert belief.at(place) == {card: pytest.approx(1.0)}
    assert mended


# --- the laws can fail ---------------------------------------------------------------------------
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
    belief.cards[side].laid(place, -1)


def drawn_for_good(belief: Belief, seat: int, card: int) -> None:
    """What Feint draws never comes back."""
    belief.cards[OWNER[card]].loses(KIND_OF[card])


def taken_for_good(belief: Belief, seat: int, place: int) -> None:
    """What is taken back does not reach the supply."""
    belief.cards[seat - SEAT0].emptied(place)
    belief.place_emptied(place)


MISTAKES: dict[str, New] = {
    "a shown supply is forgotten": changed(showed=None),
    "a seen card moves without news": changed(turned_down=moved_unseen),
    "a look is forgotten": changed(looked=None),
    "a drawn card is gone": changed(drew=drawn_for_good),
    "a target given away is still there": changed(rescued=None),
    "a card taken back is gone": changed(took_back=taken_for_good),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_unlike_brute_force(monkeypatch: pytest.MonkeyPatch, mistake: str) -> None:
    small_london(monkeypatch)
    with pytest.raises((Unlike, ZeroDivisionError, ValueError, KeyError, IndexError)):
        for seed in (1, 3, 4, 7, 2, 0, 5, 6, *range(200, 230)):
            for eyes in (DRACULA, VAN_HELSING):
                like_brute_force(seed, eyes, 90, MISTAKES[mistake])


def test_five_cards_instead_of_six_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dracula2003, "CHOSEN", 5)
    with pytest.raises(Lost):
        truth_stays(bots_game("easy", "easy", 0), DRACULA)


def test_a_wrong_share_of_the_shuffled_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    small_london(monkeypatch)
    monkeypatch.setattr(Cards, "shuffled_taken_back", lambda cards: cards.follow(even_ways))
    with pytest.raises(Unlike):
        for seed in (1, 3, 4, 7):
            like_brute_force(seed, DRACULA, 90)


def even_ways(row: int) -> list[encounters.Way]:
    """Any kind that lies shuffled is taken alike, however many there are of it."""
    left = encounters.shuffled(row)
    kinds = [kind for kind in range(encounters.MANY) if encounters.number(left, kind)]
    return [(row - encounters.AS_SHUFFLED[kind] + encounters.IN_SUPPLY[kind], encounters.ONE) for kind in kinds]


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
    largest, mean = gaps(forecasts(("random", "random"), range(8)), 500)
    assert largest <= 0.1 and mean <= 0.03


@pytest.mark.slow
@pytest.mark.parametrize(("names", "most", "most_mean"), [(("random", "random"), 0.05, 0.01), (("easy", "easy"), 0.1, 0.02)])
def test_odds_come_true_in_many_games(names: tuple[str, str], most: float, most_mean: float) -> None:
    largest, mean = gaps(forecasts(names, range(1000, 1150)), 1000)
    assert largest <= most and mean <= most_mean
