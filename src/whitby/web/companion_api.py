"""The calls of the companion: nothing is kept here, a page sends all that was entered each time. Work on it is bounded."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whitby import companion, games
from whitby.belief.folding import TrailBelief
from whitby.companion.session import TOO_LONG, Refused, Session
from whitby.game import Game
from whitby.screen import news
from whitby.web import companion_messages as m
from whitby.web.api import body, game_id_of
from whitby.web.messages import Odds
from whitby.web.responses import JSON, HttpError, cacheable_response, json_response

SECONDS: Final = 10.0  # of work on one question
OFFERED: Final = 5  # entries about a place
WAITING: Final = 20  # questions that wait for their turn


class CompanionApi:
    """The routes about the companion, with a thread of their own."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.thread = ThreadPoolExecutor(1, "companion")
        self.waiting = 0

    async def info(self, request: Request) -> Response:
        """GET /api/companion/{game}: what can be entered."""
        return cacheable_response(request, msgspec.json.encode(info(game_of(request))), JSON)

    async def ask(self, request: Request) -> Response:
        """POST /api/companion/{game}: what follows from all that was entered."""
        game, asked = game_of(request), await body(request, m.AskCompanion)
        if asked.place and asked.place not in game.nouns:
            raise HttpError(400, "bad-message")
        if self.waiting >= WAITING:
            raise HttpError(503, "companion-too-long")
        self.waiting += 1
        try:
            found = await asyncio.get_running_loop().run_in_executor(self.thread, lambda: answer(game, asked, self.seconds))
        finally:
            self.waiting -= 1
        if found is None:
            raise HttpError(503, "companion-too-long")
        return json_response(found)

    def close(self) -> None:
        """Let go of the thread."""
        self.thread.shutdown(wait=False, cancel_futures=True)


def game_of(request: Request) -> Game:
    """The game of an address, if it has a companion."""
    game = games.game(game_id_of(request))
    if not companion.is_there(game):
        raise HttpError(404, "not-found")
    return game


def info(game: Game) -> m.CompanionInfo:
    """What can be entered in a game."""
    found = companion.companion(game)
    kinds = [m.CompanionKind(kind.id, kind.group, list(kind.asks), kind.at_once, kind.many) for kind in found.kinds.values()]
    return m.CompanionInfo(kinds, named_sets(game, found.sets), found.eyes)


def named_sets(game: Game, sets: Mapping[str, Sequence[int]]) -> dict[str, list[str]]:
    """Sets by the names of what is in them."""
    return {name: [game.nouns[noun] for noun in nouns] for name, nouns in sets.items()}


def answer(game: Game, asked: m.AskCompanion, seconds: float) -> m.CompanionAnswer | None:
    """What follows from the entries, up to the first that is refused; nothing where it takes too long."""
    try:
        options = game.all_options(asked.options)
    except ValueError:
        raise HttpError(400, "bad-message") from None
    refused, entries = "", asked.entries
    while True:
        try:
            return answered(Session(game, options, entries, seconds), refused, asked.place)
        except Refused as problem:
            if problem.reason == TOO_LONG or not entries:
                return None
            refused = refused or problem.reason
            entries = entries[: min(problem.at, len(entries) - 1)]  # those before it may have needed it, and are refused then too


def answered(session: Session, refused: str, place: str) -> m.CompanionAnswer:
    """A session as the page gets it."""
    game, nouns = session.game, session.game.nouns
    told = [news(game, what, facts) for what, facts in session.news]
    return m.CompanionAnswer(
        taken=len(session.entries),
        entries=session.entries,
        refused=refused,
        waits=session.waits,
        odds=odds(session),
        open=session.open(),
        next=session.next(),
        here=session.at(session.number[place])[:OFFERED] if place else [],
        sets=named_sets(game, {name: nouns for name, nouns in session.sets.items() if nouns != session.companion.sets[name]}),
        hunters={seat: nouns[at] for seat, at in session.hunters().items() if 0 <= at < len(nouns)},
        trail=[[nouns[card] for card in cards] for cards in session.trail()],
        rumours=named(game, session.rumours()),
        visited=named(game, session.visited()),
        news=[m.CompanionNews(entry, each.what, each.facts) for entry, each in zip(session.of_entry, told, strict=True)],
        why=why(session, place) if place else None,
    )


def named(game: Game, found: Mapping[int, float]) -> dict[str, float]:
    """Odds by names, to four digits."""
    return {game.nouns[noun]: round(share, 4) for noun, share in found.items()}


def odds(session: Session) -> Odds:
    """Where he can be, or which card can lie where."""
    game, belief = session.game, session.belief
    trail = isinstance(belief, TrailBelief)
    bits = session.story.bits[-1][1] if session.story.bits else 0.0
    return Odds(
        here=named(game, session.here()),
        older=named(game, belief.older() if trail else {}),
        lairs=named(game, belief.lairs() if trail else {}),
        bits=round(bits, 4) + 0.0,
        cards={game.nouns[place]: named(game, cards) for place, cards in session.cards().items()},
    )


def why(session: Session, place: str) -> m.CompanionWhy:
    """Why the odds of a place are what they are, by entries."""
    at = session.number[place]
    share, turns = session.why(at)
    told = [m.CompanionTurn(session.of_entry[turn.at], round(turn.before, 4), round(turn.after, 4)) for turn in turns]
    card = next((session.game.nouns[card] for card in session.cards().get(at, {})), "")
    return m.CompanionWhy(place, round(share, 4), bool(session.here()) and not share, told, card)
