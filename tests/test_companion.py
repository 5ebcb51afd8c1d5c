"""The companion beside a real board: the same odds as a belief that heard the news, refusals, taking back, keeping."""

from __future__ import annotations

import pytest
from told import begun, entries_of, pieces_of

import whitby
from whitby.belief.deduction import Deduction
from whitby.companion.session import MOST, Entry, Refused, Session, read
from whitby.game import Game

GAMES = ("fury-2015", "fury-2005", "fury-1987", "dracula-2003")
Odds = dict[tuple[int, int], float]


def odds_of(here: dict[int, float], cards: dict[int, dict[int, float]]) -> Odds:
    """Where he can be, and which cards can lie where."""
    return {(place, -1): share for place, share in here.items()} | {(at, card): share for at in cards for card, share in cards[at].items()}


def differ(one: Odds, other: Odds) -> bool:
    return one.keys() != other.keys() or any(abs(share - other[place]) > 1e-9 for place, share in one.items())


def follow(game: Game, seed: int, one_by_one: bool = False) -> int:
    """Enter a whole game; the odds are those of the belief after each choice. How many of the choices changed them?"""
    session, deduction, news = begun(game, seed), Deduction(game, game.all_options({})), []
    changes, before = 0, Odds()
    for piece in pieces_of(game, seed):
        news += piece
        entries = entries_of(session, piece)
        if len(session.entries) + len(entries) > MOST:
            break
        if one_by_one:
            for entry in entries:
                session.enter(entry)
        else:
            for part in session.pieces(entries):
                session.add(part)
        story = deduction.follow(news)
        odds = odds_of(story.odds, story.belief.cards_lying())
        assert not differ(odds_of(session.here(), session.cards()), odds), (seed, len(news), piece)
        changes += differ(before, odds)
        before = odds
    return changes


@pytest.mark.parametrize("id", GAMES)
def test_the_same_odds_as_the_belief_that_heard_it(id: str) -> None:
    assert sum(follow(whitby.game(id), seed) for seed in range(2)) > 30


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
