"""What some eyes can conclude from what they have heard, as pages get it: folded in a thread of its own, once for all who hear the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar, cast

import msgspec
from msgspec import Raw

from whitby.belief import both_hide, mirror
from whitby.belief.deduction import HIDES, NOBODY_ELSE, Deduction, hidden_seat, told_to
from whitby.engine import PUBLIC, News, options_for
from whitby.game import Game, View
from whitby.table.encoded import encode_news
from whitby.table.motions import OFF
from whitby.table.refusal import Refusal
from whitby.table.table import Table
from whitby.web import messages as m
from whitby.web.messages import Odds, Turn, Why

T = TypeVar("T")
KEPT = 32  # streams that stay folded: some megabytes each at most


@dataclass(frozen=True)
class Heard:
    """What some eyes have heard at a table, taken at one moment: all that odds are ever made from."""

    table: str
    game: Game
    options: dict[str, bool | int | str]
    eyes: int
    news: Sequence[News]


def odds_eyes(table: Table, eyes: int) -> int:
    """The eyes from whose news these are shown odds at this table now; NOBODY_ELSE where they are shown none."""
    return NOBODY_ELSE if table.info.odds == OFF or table.over else told_to(table.game, eyes)


def heard_by(table: Table, eyes: int) -> Heard:
    """In the tables' thread: what these eyes have heard."""
    return Heard(table.id, table.game, table.game.all_options(table.info.options), eyes, tuple(table.play.heard(eyes)))


def heard_for(table: Table, guest: bytes) -> tuple[Heard, list[int]]:
    """In the tables' thread: what a guest's odds are made from, and the line of each in his own log; a refusal if he is shown none."""
    own = table.eyes(guest)
    eyes = odds_eyes(table, own)
    if eyes == NOBODY_ELSE:
        raise Refusal("no-odds")
    log = [to for to, _, _ in table.play.told if to & (own | PUBLIC)]
    return heard_by(table, eyes), [line for line, to in enumerate(log) if to & (eyes | PUBLIC)]


class Deductions:
    """The stories of streams at tables, in a thread of their own: the tables go on meanwhile."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "odds")
        self.kept: OrderedDict[tuple[str, int], Deduction] = OrderedDict()

    async def __call__(self, heard: Heard, job: Callable[[Deduction], T]) -> T:
        """Do something with what can be concluded from this."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, lambda: job(self.deduction(heard)))

    def deduction(self, heard: Heard) -> Deduction:
        """What can be concluded from this; what was heard before is not folded again."""
        key = heard.table, heard.eyes
        found = self.kept.pop(key, None) or Deduction(heard.game, heard.options)
        found.follow(heard.news)
        self.kept[key] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    def close(self) -> None:
        """Let go of the thread; nobody waits for it any more."""
        self.thread.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True)
class Reflected:
    """What Dracula's mirror is made of: what the public has heard, what he sees and what he has heard."""

    public: Heard
    view: View
    heard: Sequence[News]
    asked: bool


def reflected(table: Table, guest: bytes) -> Reflected:
    """In the tables' thread: what the mirror of a guest who holds Dracula alone is made from; a refusal to everybody else."""
    public, _ = heard_for(table, guest)
    if public.eyes:
        raise Refusal("no-odds")
    hidden = hidden_seat(table.game)
    seat = table.game.seats.index(HIDES)
    asked = bool(options_for(table.play.state, seat))
    return Reflected(public, table.game.view(table.play.state, hidden), tuple(table.play.heard(hidden)), asked)


def mirror_message(deduction: Deduction, seen: Reflected) -> m.Mirror:
    """What everybody can conclude, now and after each choice that is open to him."""
    game = deduction.game
    if both_hide(game):
        raise Refusal("no-odds")
    public = cast(mirror.Public, deduction.story.belief)
    found = mirror.consequences(game, seen.view, seen.heard, public) if seen.asked else []
    now = mirror.shown_now(game, seen.view, public)
    return m.Mirror(shown(now), [m.Consequence(choice, shown(then)) for choice, then in found])


def shown(found: mirror.Shown) -> m.Shown:
    """The same, to four digits."""
    return m.Shown(round(found.bits, 4) + 0.0, found.places, found.place, round(found.odds, 4))


def odds_message(deduction: Deduction) -> bytes:
    """The odds as the page gets them beside its screen."""
    made = Odds(deduction.here(), deduction.older(), deduction.lairs(), deduction.bits(), deduction.cards(), deduction.rumours())
    return msgspec.json.encode(made)


def why_message(deduction: Deduction, place: str, lines: Sequence[int]) -> Why:
    """The news that excluded a place, or those that mattered most for its odds; `lines` has the number of each in the asker's log."""
    game = deduction.game
    if place not in game.nouns:
        raise Refusal("no-place")
    odds, turns = deduction.why(game.nouns.index(place))
    told = [Raw(encode_news(game.id, *deduction.news[turn.at])) for turn in turns]
    return Why(
        place=place,
        odds=round(odds, 4),
        excluded=bool(deduction.story.odds) and not odds,
        turns=[Turn(lines[at], news, round(before, 4), round(after, 4)) for (at, before, after), news in zip(turns, told, strict=True)],
    )
