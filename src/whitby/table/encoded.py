"""Screens as bytes: what a set of eyes sees and has heard, encoded once for all pages that look through them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from whitby import games, screen
from whitby.engine import News, State
from whitby.game import Ended, Game


@dataclass(frozen=True)
class EncodedScreen:
    """A screen as bytes. Two that are equal cannot be told apart by these eyes."""

    question: str  # names what is asked of these eyes: a digest of what they have, and of nothing else
    head: bytes
    body: bytes
    news: tuple[bytes, ...]

    def news_from(self, before: EncodedScreen | None) -> int:
        """From which number on the news differs from a screen before; that is where it ended, unless something was taken back."""
        if before is None:
            return 0
        n = min(len(before.news), len(self.news))
        while before.news[:n] != self.news[:n]:
            n -= 1
        return n


class EncodedNews:
    """What a set of eyes has heard, each piece encoded when it comes."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.restart([])

    def restart(self, heard: list[News]) -> None:
        """Encode anew what was heard, from the first piece on."""
        self.heard = heard
        self.news: list[bytes] = []
        self.own_choices = hashlib.blake2b(digest_size=9)  # a digest

    def update(self, heard: list[News]) -> None:
        """Encode what is new; another list than before means that something was taken back."""
        if heard is not self.heard:
            self.restart(heard)
        for what, facts in heard[len(self.news) :]:
            news = encode_news(self.game, what, facts)
            self.news.append(news)
            if what == "chose":
                self.own_choices.update(news + b"\0")


def encode_screen(
    game: Game, state: State, eyes: int, undo: list[int], heard: EncodedNews, ended: Ended | None, lent: int
) -> EncodedScreen:
    """The screen of these eyes, which have heard this; `lent` are the seats among them that a bot plays."""
    view = game.view(state, eyes)
    head = screen.head(game, state, eyes, undo, ended, lent, view)
    body = msgspec.json.encode(game.body(view))
    # Not who else is asked, nor that somebody answered: that must not make an answer stale which it does not concern.
    question = heard.own_choices.copy()
    question.update(msgspec.json.encode((head.eyes, head.phase, head.questions, head.interruptions)) + b"\0" + body)
    return EncodedScreen(question.hexdigest(), msgspec.json.encode(head), body, tuple(heard.news))


@lru_cache(maxsize=10_000)
def encode_news(game: str, what: str, facts: tuple[int, ...]) -> bytes:
    """One piece of news; most are heard again and again."""
    return msgspec.json.encode(screen.news(games.game(game), what, facts))
