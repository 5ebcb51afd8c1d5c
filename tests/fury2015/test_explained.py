"""Random games of Fury of Dracula, listened to: every change of influence has its cause, and every card is played by somebody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import whitby
from whitby.engine import PLAYING, Event, State, answer, options_for, seats_asked
from whitby.games.fury.trail import LEAVING
from whitby.games.fury2015.encounters import MATURED_OF
from whitby.games.fury2015.state import DRACULA_PHASE, RUMOR_TOKEN, Fury
from whitby.games.fury2015.words import (
    DRACULA_COMBATS,
    EMPTY,
    ENCOUNTERS,
    EVENTS,
    HUNTER_COMBATS,
    INFLUENCE_WINS,
    IS_VAMPIRE,
    ITEMS,
    MATURED_INFLUENCE,
    NOUNS,
    NUMBER0,
    POWERS,
    TICKETS,
)
from whitby.rng import Rng

GAME = whitby.game("fury-2015")
STARTS = ["", *(name for name, _ in GAME.openings)]
GAMES = 8  # from each start
LONGEST = 20_000


def listened(start: str, seed: str) -> Iterator[tuple[Fury, Fury, list[Event]]]:
    """A random game: the state before each choice, after it, and what was told."""
    s: State = GAME.opening(start) if start else GAME.setup()
    s.listening = True
    s.outbox = []
    rng = Rng(seed)
    for _ in range(LONGEST):
        if s.winners != PLAYING:
            return
        before = s.copy()
        seat = rng.pick(seats_asked(s))
        answer(s, seat, rng.pick(options_for(s, seat)))
        told, s.outbox = s.outbox, []
        assert isinstance(before, Fury) and isinstance(s, Fury)
        yield before, s, told
    pytest.fail(f"no end of game {seed} from {start or 'the set-up'}")


def cause(before: Fury, told: list[Event]) -> int:
    """By how much influence changes after this was told: F15-WIN-04 to F15-WIN-06, F15-DESPAIR-05, F15-DEFEAT-02."""
    words = {what: facts for _, what, facts in told}
    if "defeated" in words:
        return 2 + before.despair
    if "matures" in words and IS_VAMPIRE[words["matures"][0]]:
        return MATURED_INFLUENCE[words["matures"][0]] + (3 if before.hideout_marks[LEAVING] & RUMOR_TOKEN else 0)
    if before.foe != EMPTY:
        return 1  # Fangs: a mesmerized hunter at night, or a Reckless Vampire in an ambush
    if ("laid" in words or "from-lair" in words) and before.phase == DRACULA_PHASE and before.despair == 3:
        return 3
    return -2 if "delayed" in words else 0  # Vampire Lair: a Stake and a delay


@pytest.mark.parametrize("start", STARTS)
def test_influence_is_explained_by_events(start: str) -> None:
    for i in range(GAMES):
        for before, after, told in listened(start, f"influence {i}"):
            now, since = before.influence, 0
            for k, (_, what, facts) in enumerate(told):
                if what == "influence":
                    due = min(INFLUENCE_WINS, max(0, now + cause(before, told[since:k])))
                    assert facts[0] - NUMBER0 == due, told
                    now, since = due, k + 1
            assert now == after.influence, told


SPEAKING = {"played", "reveals", "ambush", "faces", "power", "shows", "dropped", "matures"}


def cards_played(games: int) -> Counter[str]:
    """How often each kind of card was played, by whatever word tells of it."""
    seen: Counter[str] = Counter()
    for start in STARTS:
        for i in range(games):
            for _, after, told in listened(start, f"cards {i}"):
                if any(what == "ticket-spent" for _, what, _ in told):
                    seen[NOUNS[after.ticket_spent]] += 1
                for _, what, facts in told:
                    if what in SPEAKING:
                        seen.update(NOUNS[fact] for fact in facts)
                        seen.update(f"{NOUNS[fact]} matures" for fact in facts if what == "matures")
                    elif what == "wreath":
                        seen["garlic-wreath"] += 1
                    elif what in ("wolf-form", "misdirect"):
                        seen[what] += 1
                    elif what == "laid-card":
                        seen[NOUNS[facts[0]]] += 1
                    elif what == "horses":
                        seen["fast-horses"] += 1
    return seen


def test_every_card_is_played() -> None:
    """In random games from the set-up and the openings; the tickets, powers and matured encounters too."""
    seen = cards_played(GAMES)
    matured = [f"{NOUNS[kind]} matures" for kind in MATURED_OF]
    cards = [*ITEMS, *HUNTER_COMBATS, *DRACULA_COMBATS, *EVENTS, *ENCOUNTERS, *TICKETS, *POWERS, *matured]
    assert [card for card in cards if not seen[card]] == []
