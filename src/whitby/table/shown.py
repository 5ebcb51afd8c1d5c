"""What a set of eyes sees and has heard, encoded once for all pages that look through them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from whitby import screen
from whitby.game import Game
from whitby.play import Play
from whitby.screen import Ended


@dataclass(frozen=True)
class Shown:
    """A screen as bytes. Two that are equal cannot be told apart by these eyes."""

    question: str  # names what is asked of these eyes: a digest of what they have, and of nothing else
    head: bytes
    body: bytes
    news: tuple[bytes, ...]

    def news_since(self, before: Shown | None) -> int:
        """How much of the news stands as it was: all of what was there before, unless something was taken back."""
        if before is None:
            return 0
        n = min(len(before.news), len(self.news))
        while before.news[:n] != self.news[:n]:
            n -= 1
        return n


def shown(game: Game, play: Play, eyes: int, undo: list[int], ended: Ended | None, lent: int) -> Shown:
    """The screen of these eyes; `lent` are the seats among them that a bot plays."""
    head = screen.head(game, play.state, eyes, undo, ended, lent)
    body = msgspec.json.encode(game.body(game.view(play.state, eyes)))
    heard = play.heard(eyes)
    news = tuple(encoded(game.id, what, facts) for what, facts in heard)
    # Not who else is asked, nor that somebody answered: that must not make an answer stale which it does not concern.
    own = [news[i] for i, (what, _) in enumerate(heard) if what == "chose"]
    asked = msgspec.json.encode((head.eyes, head.phase, head.questions, head.slips))
    digest = hashlib.blake2b(b"\0".join((asked, body, *own)), digest_size=9)
    return Shown(digest.hexdigest(), msgspec.json.encode(head), body, news)


@lru_cache(maxsize=10_000)
def encoded(game: str, what: str, facts: tuple[int, ...]) -> bytes:
    """One piece of news; most are heard again and again."""
    import whitby

    return msgspec.json.encode(screen.news(whitby.game(game), what, facts))
