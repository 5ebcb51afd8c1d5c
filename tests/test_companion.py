"""The companion beside a real board: the same odds as a belief that heard the news, refusals, taking back, keeping."""

from __future__ import annotations

from importlib import import_module

import pytest

import whitby
from whitby.belief.deduction import Deduction
from whitby.companion.session import MOST, Entry, Refused, Session, read
from whitby.engine import News
from whitby.game import Game
from whitby.games import packages
from whitby.match import bots_by_seat, one_game
from whitby.play import Play

HUNTERS = 15  # eyes
GAMES = ("fury-2015",)
SAME_AS = {  # news that mean the same to the belief
    "fury-2015": dict.fromkeys(("starts", "bolts", "wakes", "ward"), "arrives"),
}


def pieces_of(game: Game, seed: int) -> list[list[News]]:
    """What hunters hear of each choice in a game between bots."""
    seats = bots_by_seat(game, {"*": "easy", "dracula": ("easy", "random")[seed % 2]})
    play, heard, pieces = Play(game, options=game.all_options({})), 0, []
    for seat, choice in one_game(game, f"companion {seed}", seats, {})[0].choices:
        play.apply(seat, choice)
        news = play.heard(HUNTERS)
        if len(news) > heard:
            pieces.append(news[heard:])
        heard = len(news)
    return pieces


def entries_of(game: Game, piece: list[News]) -> list[Entry]:
    """The same as people would enter it: what the belief has an ear for, and at once what followed immediately."""
    handlers = import_module(f"whitby.belief.{packages()[game.id]}").HANDLERS
    kinds = Session(game, {}).companion.kinds.values()
    by_news = {(kind.news[0][0], kind.at_once): kind.id for kind in kinds if len(kind.news) == 1}
    found, before = [], False
    for what, facts in piece:
        if what in handlers:
            name = SAME_AS[game.id].get(what, what)
            kind = by_news.get((name, before)) or by_news[name, False]
            found.append(Entry(kind, [game.nouns[fact] for fact in facts]))
        before = what in handlers
    return found


def differ(one: dict[int, float], other: dict[int, float]) -> bool:
    return one.keys() != other.keys() or any(abs(share - other[place]) > 1e-12 for place, share in one.items())


def follow(game: Game, seed: int, one_by_one: bool = False) -> int:
    """Enter a whole game; the odds are those of the belief after each choice. How many of the choices changed them?"""
    session, deduction, news = Session(game, {}), Deduction(game, game.all_options({})), []
    changes = 0
    for piece in pieces_of(game, seed):
        news += piece
        entries = entries_of(game, piece)
        if one_by_one:
            for entry in entries:
                session.enter(entry)
        else:
            for part in session.pieces(entries):
                session.add(part)
        before = deduction.story.odds
        deduction.follow(news)
        assert not differ(session.here(), deduction.story.odds), (seed, len(news), piece)
        changes += differ(before, deduction.story.odds)
    return changes


@pytest.mark.parametrize("id", GAMES)
def test_the_same_odds_as_the_belief_that_heard_it(id: str) -> None:
    assert sum(follow(whitby.game(id), seed) for seed in range(10)) > 50


@pytest.mark.parametrize("id", GAMES)
def test_entered_one_by_one(id: str) -> None:
    assert follow(whitby.game(id), 1, one_by_one=True)


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("tens", range(20))
def test_the_same_odds_in_many_games(id: str, tens: int) -> None:
    assert sum(follow(whitby.game(id), seed, one_by_one=True) for seed in range(10 + 10 * tens, 20 + 10 * tens)) > 50


# --- fury-2015, by hand -------------------------------------------------------------------
FURY = whitby.game("fury-2015")
BEGINNING = [
    Entry("stands", ["godalming", "paris"]),
    Entry("stands", ["seward", "rome"]),
    Entry("stands", ["van-helsing", "madrid"]),
    Entry("stands", ["mina", "london"]),
    Entry("laid", ["city-back"]),
]


def names(session: Session) -> set[str]:
    return {FURY.nouns[place] for place in session.here()}


def test_what_no_truth_can_bear_is_refused_and_changes_nothing() -> None:
    session = Session(FURY, {}, BEGINNING)
    before = dict(session.here())
    for entry, reason in [
        (Entry("revealed", ["space-1", "paris"]), "companion-impossible"),
        (Entry("near", ["nobody"]), "companion-unknown"),
        (Entry("dances", []), "companion-unknown"),
        (Entry("laid", []), "companion-unknown"),
        (Entry("revealed", ["space-3", "vienna"]), "companion-impossible"),
    ]:
        with pytest.raises(Refused) as refused:
            session.enter(entry)
        assert refused.value.reason == reason and refused.value.at == len(BEGINNING)
        assert session.here() == before and session.entries == BEGINNING
    with pytest.raises(Refused, match="companion-not-yet"):
        Session(FURY, {}, [Entry("nothing-here", ["paris"])])
    assert "nothing-here" not in Session(FURY, {}).open() and "nothing-here" in session.open()


def test_taking_back() -> None:
    session = Session(FURY, {}, BEGINNING)
    before = dict(session.here())
    session.enter(Entry("arrives-nothing", ["mina", "manchester"]))
    assert "manchester" not in names(session)
    assert session.take_back() == Entry("arrives-nothing", ["mina", "manchester"])
    assert session.here() == before and session.hunters()["mina"] == FURY.nouns.index("london")
    assert Session(FURY, {}).take_back() is None


def test_the_trail_slides_by_itself() -> None:
    more = [Entry("laid", ["sea-back"]), Entry("revealed", ["space-2", "marseilles"])]
    by_itself = Session(FURY, {}, [*BEGINNING, *more])
    said = Session(FURY, {}, [*BEGINNING, Entry("slide"), *more])
    assert by_itself.here() == said.here() and by_itself.news == said.news
    assert names(by_itself) == {"mediterranean-sea"}


def test_what_must_have_happened_with_it_is_waited_for() -> None:
    """He can only be in one place, and ground is consecrated there: the card must have been turned up with it."""
    session = Session(FURY, {}, [*BEGINNING, Entry("figure", ["dublin"])])
    session.enter(Entry("consecrated", ["dublin"]))
    assert session.waits
    with pytest.raises(Refused, match="companion-impossible"):
        session.enter(Entry("nothing-here", ["vienna"]))
    assert session.waits
    session.enter(Entry("revealed-at-once", ["space-1", "dublin"]))
    assert not session.waits and names(session) == {"dublin"}


def test_saving_and_reading() -> None:
    session = Session(FURY, {"wolf_with_hide": False}, BEGINNING)
    kept = read(session.saved())
    assert kept.game == "fury-2015" and kept.entries == BEGINNING
    assert Session(FURY, dict(kept.options), kept.entries).here() == session.here()
    for damaged in (b"", b"[]", b'{"format":"other","game":"x","options":{},"entries":[]}', b"\xff"):
        with pytest.raises(ValueError):
            read(damaged)


def test_work_is_bounded() -> None:
    with pytest.raises(Refused, match="companion-too-long"):
        Session(FURY, {}, BEGINNING, seconds=1e-9)
    with pytest.raises(Refused, match="companion-full"):
        Session(FURY, {}, [Entry("stands", ["mina", "london"])] * (MOST + 1))
