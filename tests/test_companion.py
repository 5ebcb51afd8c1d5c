"""The companion beside a real board: the same odds as a belief that heard the news, refusals, taking back, keeping."""

from __future__ import annotations

import pytest
from told import begun, entries_of, pieces_of

import whitby
from whitby.belief.deduction import Deduction
from whitby.companion.fury1987 import HE
from whitby.companion.session import MOST, Entry, Refused, Session, read
from whitby.engine import News
from whitby.game import Game
from whitby.games.dracula2003.words import OWNER
from whitby.rng import Rng
from whitby.text import Catalogue

GAMES = ("fury-2015", "fury-2005", "fury-1987", "dracula-2003")
MANY = 300  # choices; whole games are ./test full's
NOT_ENTERED = {"dracula-2003": {"stepped", "stopped", "put", "barrier", "blocked"}}  # at a real table: too much to type for what it tells
Odds = dict[tuple[int, int], float]


def odds_of(here: dict[int, float], cards: dict[int, dict[int, float]]) -> Odds:
    """Where he can be, and which cards can lie where."""
    return {(place, -1): share for place, share in here.items()} | {(at, card): share for at in cards for card, share in cards[at].items()}


def differ(one: Odds, other: Odds) -> bool:
    return one.keys() != other.keys() or any(abs(share - other[place]) > 1e-9 for place, share in one.items())


def his_turns(news: list[News]) -> list[News]:
    """Dracula's turns that have begun, where that is told."""
    return [each for each in news if each == ("turn-begins", (HE,))]


def follow(game: Game, seed: int, one_by_one: bool = False, most: int = 10_000) -> int:
    """Enter a game, or so many choices of it; the odds are those of a belief that hears as much. How many of the choices changed them?"""
    session, deduction, news = begun(game, seed), Deduction(game, game.all_options({})), list[News]()
    changes, before = 0, Odds()
    for piece in pieces_of(game, seed)[:most]:
        news += [each for each in piece if each[0] not in NOT_ENTERED.get(game.id, ())]
        entries = entries_of(session, piece)
        if len(session.entries) + len(entries) > MOST:
            break
        if one_by_one:
            for entry in entries:
                session.enter(entry)
        else:
            for part in session.pieces(entries):
                session.add(part)
        if len(his_turns(session.news)) < len(his_turns(news)):
            continue  # that his turn has begun goes in with the first that is entered of it
        story = deduction.follow(news)
        odds = odds_of(story.odds, story.belief.cards_lying())
        assert not differ(odds_of(session.here(), session.cards()), odds), (seed, len(news), piece)
        changes += differ(before, odds)
        before = odds
    return changes


@pytest.mark.parametrize("id", GAMES)
def test_the_same_odds_as_the_belief_that_heard_it(id: str) -> None:
    assert sum(follow(whitby.game(id), seed, most=MANY) for seed in (1, 3)) > 10


@pytest.mark.parametrize("id", GAMES)
def test_entered_one_by_one(id: str) -> None:
    assert follow(whitby.game(id), 1, one_by_one=True, most=MANY)


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("tens", range(20))
def test_the_same_odds_in_many_games(id: str, tens: int) -> None:
    assert sum(follow(whitby.game(id), seed, one_by_one=True) for seed in range(10 + 10 * tens, 20 + 10 * tens)) > 50


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_taken_back_and_resumed(id: str) -> None:
    """What was entered, kept in a file and taken up again is the same session, and so is each one before it."""
    game = whitby.game(id)
    session, pieces = begun(game, 1), iter(pieces_of(game, 1))
    while len(session.entries) < 25:
        for entry in entries_of(session, next(pieces)):
            session.enter(entry)
    again = Session(game, {}, read(session.saved()).entries)
    before = [odds_of(again.here(), again.cards())]
    assert before[0] and not differ(before[0], odds_of(session.here(), session.cards())) and again.open() == session.open()
    last = [again.take_back() for _ in range(5)][::-1]
    for entry in last:
        assert entry
        again.enter(entry)
    assert again.entries == session.entries and not differ(before[0], odds_of(again.here(), again.cards()))


@pytest.mark.parametrize("id", GAMES)
def test_what_is_entered_next_is_offered(id: str) -> None:
    """Of all that is entered in a game, most is among what was offered before it, and each offer is one that can be made."""
    game, offered, all_of_them = whitby.game(id), 0, 0
    session = begun(game, 1)
    for piece in pieces_of(game, 1)[:MANY]:
        for entry in entries_of(session, piece):
            found = session.next()
            assert all(session.companion.kinds[each.kind].takes(len(each.args)) for each in found)
            offered += entry.kind in [each.kind for each in found]
            all_of_them += 1
            session.enter(entry)
    assert offered > all_of_them * 0.4, (offered, all_of_them)


@pytest.mark.parametrize("id", GAMES)
def test_odd_input_is_refused_and_changes_nothing(id: str) -> None:
    """Whatever is entered is taken or refused with a reason that can be said; a refusal changes nothing."""
    game, rng = whitby.game(id), Rng(f"odd {id}")
    session, reasons = begun(game, 1), set()
    for piece in pieces_of(game, 1)[:20]:
        for entry in entries_of(session, piece):
            session.enter(entry)
        kind = rng.pick([*session.companion.kinds.values()])
        args = [game.nouns[rng.pick([*session.sets[name]])] for name in kind.asks]
        before, odds = list(session.entries), odds_of(session.here(), session.cards())
        try:
            session.enter(Entry(kind.id, args))
            session.take_back()
        except Refused as refused:
            reasons.add(refused.reason)
        assert session.entries == before and not differ(odds, odds_of(session.here(), session.cards()))
    assert reasons and all(Catalogue(tongue, id).say(reason) != reason for reason in reasons for tongue in ("en", "it"))


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


# --- the other games, by hand ---------------------------------------------------------------
def test_fury_2005_a_seventh_card_pushes_one_off_and_his_turn_begins_by_itself() -> None:
    game = whitby.game("fury-2005")
    session = Session(game, {}, [Entry("stands", ["mina", "london"]), Entry("laid", ["land-back"])])
    for _ in range(6):
        session.enter(Entry("laid", ["land-back"]))
    told = [what for what, _ in session.news]
    assert told.count("pushed-off") == 1 and told[-2:] == ["laid", "pushed-off"] and "dracula-turn" in told
    session.enter(Entry("card-gone", ["leaving"]))
    assert session.here()


def test_fury_1987_a_quiet_turn_is_one_entry_and_rumours_lie_where_he_was() -> None:
    game = whitby.game("fury-1987")
    session = Session(game, {}, [Entry("stands", ["van-helsing", "london"]), Entry("he-hides")])
    assert not session.rumours() and not session.trail()
    session.enter(Entry("his-turn"))
    session.enter(Entry("embarks"))
    session.enter(Entry("his-turn"))
    assert [what for what, _ in session.news[2:]] == ["turn-begins", "turn-over", "turn-begins", "embarks", "turn-over"]
    assert abs(sum(session.rumours().values()) - 1) < 0.9 and session.visited()
    session.enter(Entry("rumours-here", ["paris"]))
    assert session.rumours() == {game.nouns.index("paris"): 1.0}


LONDON = whitby.game("dracula-2003")
SIX = ["coffin", "coffin", "vampire-3", "vampire-2", "vampire-1", "amulet"]


def london(*more: Entry) -> Session:
    chosen = [Entry("chose", [card]) for card in SIX]
    return Session(LONDON, {}, [Entry("helps", ["dracula"]), *chosen, Entry("chosen"), *more])


def test_dracula_2003_is_told_whose_eyes_it_helps() -> None:
    session = Session(LONDON, {})
    assert session.open() == ["helps"]
    with pytest.raises(Refused, match="companion-not-yet"):
        session.enter(Entry("chosen"))
    session.enter(Entry("helps", ["dracula"]))
    assert session.open() == ["chose", "chosen"]
    for entry, reason in [
        (Entry("chose", ["victim"]), "companion-unknown"),  # of the other
        (Entry("helps", ["van-helsing"]), "companion-not-yet"),
        (Entry("turned-up", ["dracula", "house-1", "victim"]), "companion-not-yet"),
    ]:
        with pytest.raises(Refused, match=reason):
            session.enter(entry)


def test_dracula_2003_which_card_may_lie_where() -> None:
    session = london()
    assert len(session.cards()) == 12
    session.enter(Entry("turned-up", ["dracula", "house-1", "hunter-2"]))
    place = LONDON.nouns.index("house-1")
    assert list(session.cards()[place]) == [LONDON.nouns.index("hunter-2")]
    assert session.next()[:2] == [Entry("turned-down", ["house-1"]), Entry("battle-won", ["dracula", "hunter-2"])]
    session.enter(Entry("battle-won", ["dracula", "hunter-2"]))
    assert place not in session.cards()
    for entry in [
        Entry("turned-down", ["house-1"]),  # nothing is turned up
        Entry("took-back", ["van-helsing", "house-1"]),  # nothing lies there
        Entry("chose", ["coffin"]),  # the cards are chosen
    ]:
        with pytest.raises(Refused, match="companion-impossible"):
            session.enter(entry)
    session.enter(Entry("laid-hidden", ["van-helsing", "house-1"]))
    assert {OWNER[card] for card in session.cards()[place]} == {1}
    with pytest.raises(Refused, match="companion-impossible"):
        session.enter(Entry("laid-own", ["house-1", "vampire-1"]))
    assert "laid-own" not in [entry.kind for entry in session.at(place)]
    session.enter(Entry("supplies-shown", ["dracula"]))
    shown = session.next()[0]
    assert shown == Entry("showed", ["van-helsing", ""])
    held = ["victim"] * 3 + ["hunter-1"] * 2 + ["hunter-2"] + ["hunter-3"] * 2
    session.enter(Entry("showed", ["van-helsing", *held]))
    assert LONDON.nouns.index("crucifix") in session.cards()[place]


def test_what_waits_is_entered_as_happening_at_once() -> None:
    """Nobody needs to know that two things were one moment: what is only possible so is understood so."""
    session = Session(FURY, {}, [*BEGINNING, Entry("figure", ["dublin"])])
    session.enter(Entry("consecrated", ["dublin"]))
    assert session.waits
    session.enter(Entry("revealed", ["space-1", "dublin"]))
    assert not session.waits and session.entries[-1].kind == "revealed-at-once"
    assert Session(FURY, {}, session.entries).here() == session.here()
