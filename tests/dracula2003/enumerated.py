"""A small London, and all its games that sound alike: what these eyes can know, by brute force on the rules themselves."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import whitby
from dracula2003 import playing
from dracula2003.playing import PAIRS
from whitby.belief.dracula2003 import news as belief
from whitby.belief.dracula2003.encounters import KINDS
from whitby.engine import CHANCE, NOUN, News, answer, options_for, seats_asked
from whitby.games.dracula2003 import rules, state
from whitby.games.dracula2003.state import London
from whitby.games.dracula2003.words import CHOOSE, DRAW, EMPTY, LAY, SET
from whitby.play import Play
from whitby.rng import Rng

GAME = whitby.game("dracula-2003")
OPTIONS = GAME.random_play()
PLACES = range(12)
Deck = tuple[int, int, int, int, int]  # so many of each kind
SMALL_DECK: Deck = (1, 0, 1, 2, 1)
TINY_DECK: Deck = (1, 0, 0, 2, 0)
CHOSEN, TARGETS = 2, 2


def small_london(monkeypatch: pytest.MonkeyPatch, deck: Deck = SMALL_DECK) -> None:
    """A few cards for each player, two of them on four places; two targets win."""
    decks = tuple(tuple(card for card, n in zip(kinds, deck, strict=True) for _ in range(n)) for kinds in KINDS)
    for module in (rules, belief):
        monkeypatch.setattr(module, "ALL_OF", decks)
        monkeypatch.setattr(module, "CHOSEN", CHOSEN)
    for module in (state, belief):
        monkeypatch.setattr(module, "TARGETS", TARGETS)
    monkeypatch.setattr(rules, "PLACES", rules.PLACES[: 2 * CHOSEN])


def random_choices(seed: int, most: int, options: dict[str, Any] | None = None) -> list[tuple[int, int]]:
    """The choices of a game played at random, with a liking for looks, showings and special actions."""
    play, rng = Play(GAME, options=options or OPTIONS), Rng(f"small {seed}")
    while not play.over and len(play.choices) < most:
        seat = rng.pick(seats_asked(play.state))
        open_ = options_for(play.state, seat)
        bold = [choice for choice in open_ if GAME.verb_name(choice) in ("look", "demand", "use", "recover", "exchange", "inspect", "lay")]
        play.apply(seat, rng.pick(bold if bold and rng.below(2) else open_))
    return play.choices


class Worlds:
    """Every state that these eyes cannot tell from the true one, with its weight by pair of styles; grown choice by choice."""

    def __init__(self, eyes: int) -> None:
        self.eyes = eyes
        start: Any = GAME.setup(OPTIONS)
        self.play = Play(GAME, options=OPTIONS)
        self.worlds: dict[Any, tuple[London, list[float]]] = {(): (start, playing.FIRST)}
        self.manner = playing.Manner()

    def apply(self, seat: int, choice: int) -> None:
        """The true choice; the worlds take all that sound like it."""
        told = len(self.play.told)
        before: Any = self.play.state
        question = GAME.question(before)
        sayings = [self.manner.factors(before, seat, choice, question)] if seat != CHANCE else []
        self.play.apply(seat, choice)
        sayings += [self.manner.hear(what, facts, self.play.state) for _, what, facts in self.play.told[told:]]  # type: ignore[arg-type]
        true_news = self.news(self.play.told[told:])
        out: dict[Any, tuple[London, list[float]]] = {}
        for world, weights in self.worlds.values():
            for other, factors in self.alike(world, seat, choice):
                s = world.copy()
                s.listening = True
                answer(s, seat, other)
                if self.news(s.outbox) == true_news and s.winners == self.play.state.winners:
                    key = (tuple(s.board), tuple(s.supply), tuple(s.answers), s.bag)
                    before = out[key][1] if key in out else [0.0] * len(weights)
                    out[key] = (s, [b + w * f for b, w, f in zip(before, weights, factors, strict=True)])
        for key, (s, weights) in out.items():
            out[key] = (s, [math.prod([weight, *factors]) for weight, *factors in zip(weights, *sayings, strict=True)])
        self.worlds = out

    def news(self, events: Any) -> list[News]:
        """What these eyes hear of the rules' own events."""
        return [(what, facts) for to, what, facts in events if to & (self.eyes | 32) and what not in ("chose", "answered")]

    def alike(self, s: London, seat: int, choice: int) -> Iterator[tuple[int, list[float]]]:
        """Choices that these eyes could not tell from this one, and how likely each is, by pair of styles."""
        options = options_for(s, seat)
        verb = choice & ~NOUN
        if seat == CHANCE and verb in (SET, DRAW):
            for option, n in Counter(options).items():
                if verb == SET or option == choice:
                    yield option, [n / len(options)] * len(PAIRS)
        elif verb in (CHOOSE, LAY) and not self.eyes >> seat & 1:
            cards = [option & NOUN for option in options if option & ~NOUN == verb]
            for card in cards:
                if verb == LAY:
                    yield verb | card, [playing.laid(pair[seat], s, seat, card) for pair in PAIRS]
                else:
                    yield verb | card, [each / len(cards) for each in self.chosen(s, seat, card)]
        elif choice in options:
            yield choice, [1.0] * len(PAIRS)

    def chosen(self, s: London, seat: int, card: int) -> list[float]:
        """By pair of styles how gladly all his cards are chosen, once this is the last."""
        cards = [answer & NOUN for answer in s.answers[seat]] + [card]
        if len(cards) < CHOSEN:
            return [1.0] * len(PAIRS)
        by_style = [playing.chosen(style, rules.ALL_OF[seat], tuple(cards)) for style in range(3)]
        return [by_style[pair[seat]] for pair in PAIRS]

    # --- what is known ------------------------------------------------------------------
    def odds(self) -> Counter[tuple[Any, Any]]:
        """By board and supplies."""
        out: Counter[tuple[Any, Any]] = Counter()
        for s, weights in self.worlds.values():
            out[tuple(s.board), tuple(s.supply)] += sum(weights)  # type: ignore[assignment]
        whole = sum(out.values())
        return Counter({key: weight / whole for key, weight in out.items()})  # type: ignore[misc]

    def differences(self, held: belief.Belief) -> list[str]:
        """Where the belief thinks otherwise, by more than 1e-9."""
        odds = self.odds()
        found = []
        for place in PLACES:
            there: dict[int, float] = {}
            for (board, _), weight in odds.items():
                if board[place] != EMPTY:
                    there[board[place]] = there.get(board[place], 0.0) + weight
            found += unlike(f"place {place}", there, held.at(place))
        in_supply: dict[int, float] = {}
        for (_, supply), weight in odds.items():
            for card in {card for pile in supply for card in pile}:
                in_supply[card] = in_supply.get(card, 0.0) + weight
        found += unlike("supply", in_supply, held.supply())
        bits = -sum(weight * math.log2(weight) for weight in odds.values() if weight)
        return found + unlike("bits", {0: bits}, {0: held.entropy()})


def unlike(what: str, one: dict[int, float], other: dict[int, float]) -> list[str]:
    """Numbers that differ."""
    return [
        f"{what}: {key} is {one.get(key, 0.0)}, not {other.get(key, 0.0)}"
        for key in sorted(one | other)
        if abs(one.get(key, 0.0) - other.get(key, 0.0)) > 1e-9
    ]
