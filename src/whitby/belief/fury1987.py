"""What the news of the 1st edition tell about Dracula's place, Local Rumours and his way, as facts.

Here is no trail. A row is where he is, where Local Rumours are, at sea where he was before and the port that he left, and how long he has
been in the Castle: so few that all are kept. His moves are remembered, so that a whole way can be drawn, and with it the towns where he
may have laid something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from whitby.belief.folding import Handler, attributes, copied_value
from whitby.belief.rows import NONE, NOTHING, ONE, Move, Row, with_code
from whitby.belief.story import Turn
from whitby.belief.styles import STYLES, weights_of
from whitby.belief.taste import Taste
from whitby.belief.ways import Ways
from whitby.board import Links
from whitby.cards import EMPTY
from whitby.engine import News
from whitby.games.fury.europe import CASTLE, SEA0, is_city, within
from whitby.games.fury1987.europe import ALL_PLACES, NO_START, ROAD_WAYS, ROADS, SEAS, sea_steps
from whitby.games.fury1987.flight import FLIGHT_ROADS
from whitby.games.fury1987.moves import FAR, ISLAND, entering, ways_home
from whitby.games.fury1987.words import (
    DRACULA,
    EVASION,
    INITIATIVE,
    JONATHAN_HARKER,
    SEAT0,
    SHIPPING_AGENTS,
    TRAP,
    VICTORY,
    WALPURGIS_NIGHT,
)
from whitby.rng import Rng

AT: Final = 0
RUMOURS: Final = 1
FROM: Final = 2  # at sea: where he was before
PORT: Final = 3  # at sea: the port that he left
ROUNDS: Final = 4  # in the Castle: rounds running that he has spent there, or LATE
LATE: Final = 9  # he flew in after his own turn, so that this round does not count
MOST_ROUNDS: Final[int] = VICTORY["castle_rounds"]
STAYS: Final = ALL_PLACES  # in place of a step

NEAR: Final[Links] = tuple([tuple(sorted(ROADS[p] + SEAS[p])) for p in range(ALL_PLACES)])
FLIGHTS: Final[Links] = tuple([tuple(within(ROAD_WAYS, p, FLIGHT_ROADS, (), ())) for p in range(ALL_PLACES)])

TASTE: Final = Taste(NEAR, range(ALL_PLACES), weights_of("fury-1987"), 0)
SAMPLES: Final = 200  # ways that are drawn to say how likely he was somewhere


def here(row: Row) -> int:
    """Where he is."""
    return row[AT]


class Belief:
    """The rows that fit what hunters, or the public, have heard."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = options
        self.must_attack = options["attack"] == "must"
        self.handlers: dict[str, Handler] = HANDLERS
        self.rows = Ways(len(STYLES), here)
        self.at: dict[int, int] = {}  # hunters on the board
        self.hosts: list[int] = []
        self.home = ways_home(())  # by place, how far the Castle is round them
        self.fought: dict[int, int] = {}  # where he need not attack a hunter again
        self.agents = False  # Shipping Agents tell of his voyages
        self.fleeing = False
        self.evading = False
        self.empty_since: dict[int, int] = {}  # by town: after so many moves nothing lay there
        self.may_lay: set[int] = set()  # the moves after which he may have laid something
        # the combat of Harker, of whom nobody knows where he fights
        self.harker = False
        self.rolled = 0
        self.traps = 0
        # his turn, until it is decided
        self.his_turn = False
        self.new_round = False  # what it tells counts once he has decided
        self.deciding = False
        self.fled = False  # as it began
        self.way = ""  # what Shipping Agents told
        self.consumed = False

    def copied(self) -> Belief:
        """One that believes the same and goes on by itself."""
        made = Belief(self.options)
        for name in attributes(self):
            setattr(made, name, copied_value(getattr(self, name)))
        return made

    # --- hearing --------------------------------------------------------------------------
    def hear(self, news: Sequence[News]) -> None:
        """Fold what was told."""
        for what, facts in news:
            self.take(what, facts)

    def take(self, what: str, facts: Sequence[int]) -> None:
        """One of the news by its handler."""
        handler = self.handlers.get(what)
        if handler is not None:
            handler(self, *facts)

    def decide(self, what: str, facts: Sequence[int]) -> None:
        """Nothing waits for what comes next."""

    def mend_if_thin(self, next: str = "", about: Sequence[int] = ()) -> None:
        """Nothing is thinned."""

    @property
    def facts(self) -> int:
        """How many facts have changed it."""
        return self.rows.facts

    # --- answers ----------------------------------------------------------------------------
    def here(self) -> dict[int, float]:
        """By place how likely he is there, the likeliest first; a place that is missing is excluded."""
        return self.rows.odds(here) if self.rows.rows else {}

    def cards_lying(self) -> dict[int, dict[int, float]]:
        """No card is looked for."""
        return {}

    def card_turns(self, place: int) -> list[Turn]:
        """No card is looked for."""
        return []

    def lairs(self) -> dict[int, float]:
        """Nothing lies beside a trail, where there is none."""
        return {}

    def rumours(self) -> dict[int, float]:
        """By town how likely Local Rumours are there, the likeliest first; they may also lie nowhere yet."""
        odds = self.rows.odds(lambda row: row[RUMOURS]) if self.rows.rows else {}
        return {town: share for town, share in odds.items() if town != NONE}

    def entropy(self) -> float:
        """How much is not known of where he is, in bits."""
        return self.rows.entropy()

    def older(self) -> dict[int, float]:
        """By town how likely he came there since nothing lay there, and may have laid something; by ways that are drawn."""
        rng = Rng(f"older {self.facts}")
        found: dict[int, float] = {}
        for _ in range(SAMPLES if self.rows.rows else 0):
            for town in set(self.sample(rng)[1]):
                found[town] = found.get(town, 0.0) + 1 / SAMPLES
        return {town: found[town] for town in sorted(found)}

    def sample(self, rng: Rng) -> tuple[list[int], list[int]]:
        """A row by its odds, as a state has it, and the towns to which he came since nothing lay there; nothing before he has begun."""
        if not self.rows.rows:
            return [], []
        row, way = self.rows.way(rng)
        towns = [place for i, place in way if i in self.may_lay and is_city(place) and i >= self.empty_since.get(place, 0)]
        rounds = 0 if row[ROUNDS] == LATE else row[ROUNDS]
        return [*[EMPTY if code == NONE else code for code in row[:ROUNDS]], rounds], towns

    # --- where he can go --------------------------------------------------------------------
    def legal(self, row: Row) -> list[int]:
        """His steps, or staying, which he may not in a Host town that he can leave."""
        at = row[AT]
        steps = self.steps_home(row) if self.fled else self.steps(row)
        return steps if steps and at in self.hosts else [*steps, STAYS]

    def steps(self, row: Row) -> list[int]:
        """By road or sea, never into a Host town."""
        at = row[AT]
        if at >= SEA0:
            return sea_steps(at, row[FROM], row[PORT], tuple(self.hosts))
        return [q for q in NEAR[at] if q not in self.hosts]

    def steps_home(self, row: Row) -> list[int]:
        """The next step of every best way to the Castle."""
        at = row[AT]
        if at == CASTLE:
            return []
        steps = self.steps(row) if at >= SEA0 else list(NEAR[at] if ISLAND[at] else ROADS[at])
        far = self.home
        least = min([far[q] + entering(q) for q in steps], default=FAR)
        return [q for q in steps if far[q] + entering(q) == least < FAR]

    def flights(self, row: Row) -> list[int]:
        """Where a bat flies; fleeing not farther from home. Where it cannot, he stays."""
        at = row[AT]
        found = [q for q in FLIGHTS[at] if q not in self.hosts and q not in self.at.values()]
        if self.fleeing:
            far = self.home
            found = [] if at == CASTLE else [q for q in found if far[q] <= far[at]]
        return found or [STAYS]

    def anywhere(self, row: Row) -> list[int]:
        """Any town but his own and the Castle, without hunter or Host."""
        closed = (CASTLE, row[AT], *self.hosts, *self.at.values())
        return [q for q in range(SEA0) if q not in closed]

    def would_attack(self, town: int) -> bool:
        """Must he attack somebody there? Nobody at sea; those whom he fought there only when he has fled to the Castle."""
        if town >= SEA0:
            return False
        cornered = self.fled and town == CASTLE
        return any(at == town and (cornered or self.fought.get(h) != town) for h, at in self.at.items()) and (self.must_attack or cornered)

    # --- hunters --------------------------------------------------------------------------
    def on_starts(self, hunter: int, place: int) -> None:
        self.at[hunter - SEAT0] = place

    def on_arrives(self, hunter: int, place: int) -> None:
        self.at[hunter - SEAT0] = place
        self.fought.pop(hunter - SEAT0, None)

    def on_gone(self, hunter: int, *where: int) -> None:
        self.at.pop(hunter - SEAT0, None)

    def on_host_laid(self, hunter: int, town: int) -> None:
        self.hosts.append(town)
        self.home = ways_home(self.hosts)

    def on_host_gone(self, town: int) -> None:
        self.hosts.remove(town)
        self.home = ways_home(self.hosts)

    def on_host_moved(self, town: int, other: int) -> None:
        self.hosts[self.hosts.index(town)] = other
        self.home = ways_home(self.hosts)

    # --- his turn -------------------------------------------------------------------------
    def on_starts_hidden(self, seat: int) -> None:
        towns = [p for p in range(SEA0) if p not in NO_START and p not in self.at.values()]
        self.rows.begin([ONE[p] + NOTHING * 3 + ONE[0] for p in towns], TASTE.likely(self.at.values()))

    def on_turn_begins(self, seat: int) -> None:
        if seat == SEAT0 + DRACULA:
            self.his_turn = self.new_round = True
            self.deciding, self.fled, self.way, self.consumed = True, self.fleeing, "", False

    def on_embarks(self) -> None:
        self.way = "embarks"

    def on_sails(self) -> None:
        self.way = "sails"

    def on_lands(self) -> None:
        self.way = "lands"

    def on_consumed(self, kind: int, town: int) -> None:
        self.consumed = True

    def on_no_blood(self) -> None:
        self.fleeing = True

    def on_attacks(self, place: int, *hunters: int) -> None:
        self.decided(lambda at, to: to == place)

    def on_turn_over(self, seat: int) -> None:
        if seat == SEAT0 + DRACULA:
            if self.deciding:
                self.may_lay.add(len(self.rows.past))
            self.decided(self.left_them_alone)
            self.his_turn = False

    def round_over(self) -> None:
        """The game goes on: so he has not been in the Castle for too many rounds, nor for one of them if he flees."""
        most = 1 if self.fleeing else MOST_ROUNDS
        self.rows.change(one_round_on)
        self.rows.keep(lambda row: row[ROUNDS] < most)

    def left_them_alone(self, at: int, to: int) -> bool:
        """He attacked nobody: so nobody was there, or he passed, which he may not when he has fled to the Castle."""
        return not self.would_attack(to) if at != to or self.fled and to == CASTLE else True

    def decided(self, fits: Callable[[int, int], bool]) -> None:
        """His turn has shown what it shows: he made one of the moves that fit."""
        if not self.deciding:
            return
        self.deciding = False
        stayed, agents, told = self.consumed, self.agents, self.way

        def may_be(row: Row, to: int) -> bool:
            at = row[AT]
            if stayed and to != STAYS or agents and way_said(at, to) != told:
                return False
            return fits(at, at if to == STAYS else to)

        self.moves(self.legal, may_be)

    def moves(self, legal: Callable[[Row], list[int]], fits: Callable[[Row, int], bool]) -> None:
        """He moves in secret."""
        if self.new_round:
            self.new_round = False
            self.round_over()
        self.rows.branch(Move(legal, fits, moved if self.his_turn else moved_late, TASTE.likely(self.at.values())))

    def on_flies(self) -> None:
        self.moves(self.flights, lambda row, to: True)

    # --- events ---------------------------------------------------------------------------
    def on_played(self, seat: int, card: int) -> None:
        if card == TRAP:
            self.traps += 1
        elif card == EVASION:
            self.evading = not self.fleeing
        elif card == SHIPPING_AGENTS:
            self.agents = True
        elif card == WALPURGIS_NIGHT:
            self.consumed = True
            self.decided(lambda at, to: to < SEA0)

    def on_cancelled(self, card: int) -> None:
        if card == TRAP:
            self.traps -= 1
        elif card == EVASION:
            self.evading = False

    def on_event_discarded(self, card: int) -> None:
        if card == SHIPPING_AGENTS:
            self.agents = False
        elif card == EVASION and self.evading:
            self.evading = False
            self.moves(self.anywhere, lambda row, to: True)

    # --- what is found --------------------------------------------------------------------
    def on_dracula_found(self, place: int) -> None:
        self.rows.here_in([place])
        self.fought.update({h: place for h, at in self.at.items() if at == place})

    def on_dracula_not_here(self, place: int) -> None:
        self.rows.keep(lambda row: row[AT] != place)

    def on_rumours_here(self, town: int) -> None:
        self.rows.keep(lambda row: row[RUMOURS] == town)

    def on_no_rumours_here(self, town: int) -> None:
        """So a search is answered where no encounter is left."""
        self.on_nothing_lies(town)
        self.rows.keep(lambda row: row[RUMOURS] != town)

    def on_no_rumours_yet(self) -> None:
        self.rows.keep(lambda row: row[RUMOURS] == NONE)

    def on_nothing_lies(self, town: int) -> None:
        self.empty_since[town] = len(self.rows.past)

    def on_harker_finds_nobody(self) -> None:
        self.rows.keep(lambda row: row[AT] >= SEA0)

    def on_harker_drew(self) -> None:
        self.rows.keep(lambda row: row[AT] < SEA0)

    def on_combat(self, foe: int, *who: int) -> None:
        self.harker = who == (JONATHAN_HARKER,)
        self.traps = 0

    def on_rolled(self, number: int) -> None:
        self.rolled = number

    def on_totals(self, ours: int, theirs: int) -> None:
        """Only the Castle helps Dracula more than his Traps when his place is hidden."""
        if self.harker:
            self.harker = False
            helped = theirs - self.rolled > INITIATIVE["trap"] * self.traps
            self.rows.keep(lambda row: (row[AT] == CASTLE) == helped)

    def on_dracula_was(self, place: int) -> None:
        self.decided(lambda at, to: True)
        self.rows.here_in([place])

    def on_rumours_were(self, town: int) -> None:
        self.rows.keep(lambda row: row[RUMOURS] == town)


def way_said(at: int, to: int) -> str:
    """What Shipping Agents make him say of a step."""
    if to == STAYS or at < SEA0 and to < SEA0:
        return ""
    return "lands" if to < SEA0 else "embarks" if at < SEA0 else "sails"


def moved(row: Row, to: int) -> Row:
    """The row after a step: Local Rumours go to the town he left, a voyage begins, goes on or ends."""
    if to == STAYS:
        return row
    at = row[AT]
    rumours = ONE[at] if at < SEA0 else row[RUMOURS:FROM]
    voyage = NOTHING + NOTHING if to < SEA0 else ONE[at] + (ONE[at] if at < SEA0 else row[PORT:ROUNDS])
    return ONE[to] + rumours + voyage + ONE[0]


def moved_late(row: Row, to: int) -> Row:
    """The same after his own turn."""
    return with_code(moved(row, to), ROUNDS, LATE) if to == CASTLE else moved(row, to)


def one_round_on(row: Row) -> Row:
    """The row at the end of a round."""
    return with_code(row, ROUNDS, row[ROUNDS] + 1 if row[AT] == CASTLE and row[ROUNDS] != LATE else 0)


HANDLERS: Final[dict[str, Any]] = {
    **{name[3:].replace("_", "-"): handler for name, handler in vars(Belief).items() if name.startswith("on_") and name != "on_gone"},
    **{name: Belief.on_gone for name in ("dies", "turns")},
}
