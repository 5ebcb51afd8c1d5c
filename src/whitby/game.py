"""What a game package exports, and the words for its choices."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any, Final

from whitby import engine
from whitby.engine import (
    ANYTIME,
    EVERYONE,
    NIL,
    NOUN,
    PLAYING,
    QUESTIONS,
    News,
    Rule,
    State,
    ask_again,
    ask_window,
    nothing,
    question_name,
    step_name,
    task_of,
)
from whitby.rng import Rng
from whitby.worlds import Fill, Worlds

View = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A ruling or house rule: its values, the first of them the default, and the clause it belongs to."""

    name: str
    default: bool | int | str
    clause: str
    values: tuple[bool | int | str, ...] = ()  # empty: any whole number from 0 on
    in_random_play: bool | int | str | None = None  # where random play needs another value to end

    def check(self, value: Any) -> bool | int | str:
        """The value, or a ValueError that says what was expected."""
        if isinstance(value, str) and not isinstance(self.default, str):
            value = {"true": True, "false": False}.get(value.lower(), value) if isinstance(self.default, bool) else _whole(value)
        fits = value in self.values if self.values else isinstance(value, int) and not isinstance(value, bool) and value >= 0
        if not fits or type(value) is not type(self.default):
            wanted = " or ".join(str(v) for v in self.values) or "a whole number"
            raise ValueError(f"option {self.name} must be {wanted}, not {value!r}")
        return value


@dataclass(frozen=True)
class Side:
    """The seats that win and lose together."""

    name: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Ended:
    """How a game ended: by its rules, or at the table, where its people may give up or agree to a draw."""

    winners: int  # a mask of seats, 0 for a draw
    ending: str  # why: an id of the game's endings, RESIGNED or DRAW_AGREED
    clause: str = ""  # of an ending by the rules
    degree: str = ""  # how far it was won; empty for a plain victory
    resigned: str = ""  # the side that gave up


@dataclass(frozen=True)
class Channel:
    """A way to talk at the table: who reads what is said there."""

    name: str  # `talk-…` of the catalogue
    audience: int  # a mask of seats, with PUBLIC where whoever looks on reads it too


ALOUD: Final = Channel("all", EVERYONE)
RESIGNED: Final = "resigned"
DRAW_AGREED: Final = "draw-agreed"


def _whole(text: str) -> int | str:
    return int(text) if text.isdigit() else text


Secret = tuple[str, Callable[[Any, int, Rng], bool]]


@dataclass(frozen=True)
class Position:
    """How a position of a game is set and read by name: see whitby.scene."""

    build: Callable[[Mapping[str, Any], Mapping[str, Any]], State]  # (options, parts): the state, or a ValueError with the reason
    parts: dict[str, str]  # the keywords the game knows, each with what it sets
    readers: dict[str, Callable[..., Any]]  # (state, *names): what a scene can be asked


Opening = tuple[str, Callable[[], State]]  # a name, and a position that random play rarely reaches


def nothing_to_count(s: State) -> list[str]:
    """A game without pieces."""
    return []


def no_warning(s: State, seat: int, choice: int) -> str:
    """A game whose choices have no consequence that needs a word beforehand."""
    return ""


def usual_clause(s: State, question: str) -> str:
    """A game whose questions have one clause each, that of `prompts`."""
    return ""


def no_spans(s: State) -> dict[str, int]:
    """A game without days or rounds that a player would name."""
    return {}


def nothing_named(view: View, question: str) -> dict[str, str]:
    """A game whose questions name nobody."""
    return {}


def talk_aloud(view: View, seat: int) -> tuple[Channel, ...]:
    """A game in which everybody hears what is said."""
    return (ALOUD,)


def nowhere(view: View) -> dict[str, str]:
    """A game whose figures stand nowhere."""
    return {}


def no_round(view: View) -> int:
    """A game without rounds."""
    return 0


@dataclass(frozen=True)
class Measure:
    """A number that tells how a game stands: pages draw it over the whole game, and name what changed it most."""

    name: str  # `measure-...` of the catalogue
    read: Callable[[View], int | None]  # None where these eyes may not know it
    seat: str = ""  # whose it is, where several have one
    most: int = 0  # how far it can go; 0: no limit
    turning: bool = True  # can a change of it turn the game? Not what comes by itself, week by week


@dataclass(frozen=True)
class Chronicle:
    """What can be told of a whole game by its views and news: see whitby.table.replay."""

    round: Callable[[View], int] = no_round  # which it is, 0 before the first
    measures: tuple[Measure, ...] = ()
    whereabouts: Callable[[View], dict[str, str]] = nowhere  # by seat where its figure is, as far as these eyes know
    counted: dict[str, frozenset[str]] = field(default_factory=dict)  # `count-...` of the catalogue -> the news that are counted
    sought: frozenset[int] = frozenset()  # where cards are looked for, not him: those of Dracula's that the others want to find


@dataclass(frozen=True)
class Game:
    """One game on the engine. Everything that leaves the engine goes through `view` and a play's `heard`."""

    id: str
    title: str
    version: int  # of the rules: a record names it
    seats: tuple[str, ...]
    sides: tuple[Side, ...]
    options: tuple[Option, ...]
    verbs: tuple[tuple[str, int, tuple[int, ...]], ...]
    nouns: tuple[str, ...]
    modules: tuple[ModuleType, ...]  # where its rules live, for snapshots
    state: type[State]
    begin: Callable[..., State]  # options as keywords
    view: Callable[[Any, int], View]
    fill_holes: Fill  # of a state with the open fields of a view: see whitby.worlds
    face: Callable[[Any, int, int, int], int]  # (state, seat, choice, eyes): what these eyes see of the choice
    why_not: Callable[[Any, int, int], str]  # (state, seat, choice): the reason why it is not open
    closed: Callable[[Any, int], list[tuple[int, str]]]  # what a seat might try, with the reason
    price: Callable[[Any, int], int]
    clause_of: Callable[[Any, int], str]  # the clause that opens a choice
    default: Callable[[Any, int], int]  # what is answered for a seat that does not answer
    reasons: dict[str, str]  # reason -> clause
    prompts: dict[str, str]  # question -> clause
    endings: dict[str, str]  # why it can be over -> clause; a state keeps the place in this table
    no_undo_after: frozenset[str]  # news after which nothing can be taken back
    secrets: tuple[Secret, ...]
    body: Callable[[View], Any]  # the game's own part of a screen, from a view
    about: Callable[[View, str], dict[str, str]] = nothing_named  # who and what the sentence of a question names: see Question
    recount: Callable[[Any], list[str]] = nothing_to_count  # what is wrong with the pieces, counted afresh; nothing if all is well
    fallbacks: frozenset[str] = frozenset()  # reasons that only say no: see whitby.refusal_study
    openings: tuple[Opening, ...] = ()  # where the laws begin besides the set-up
    degrees: tuple[str, ...] = ()  # how far a victory can go, from the least on; none where all are plain
    board: dict[str, Any] = field(default_factory=dict)  # the places and ways between them, by their ids, for pages that draw them
    position: Position | None = None
    warning: Callable[[Any, int, int], str] = no_warning  # (state, seat, choice): what follows for certain, an id of the catalogue, or ""
    spans: Callable[[Any], dict[str, int]] = no_spans  # which day, round ... it is, by its name in the catalogue; for all to know
    talk: Callable[[View, int], tuple[Channel, ...]] = talk_aloud  # (what the public sees, seat): where it may speak, the narrowest first
    chronicle: Chronicle = Chronicle()  # what is told of it when it is looked back on
    asked_by: Callable[[Any, str], str] = usual_clause  # (state, question): its clause where `prompts` has not always the right one, or ""

    # --- words ----------------------------------------------------------------------
    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The closed list of all choices the game can ever offer, in fixed order."""
        return tuple(verb | noun for _, verb, nouns in self.verbs for noun in (nouns or (0,)))

    @cached_property
    def _texts(self) -> dict[int, str]:
        bare = {verb: name for name, verb, nouns in self.verbs if not nouns}
        return {
            choice: bare[choice & ~NOUN] if choice & ~NOUN in bare else f"{self.verb_name(choice)} {self.nouns[choice & NOUN]}"
            for choice in self.actions
        }

    @cached_property
    def _choices(self) -> dict[str, int]:
        return {text: choice for choice, text in self._texts.items()}

    @cached_property
    def index(self) -> dict[int, int]:
        """Choice -> its place in `actions`."""
        return {choice: i for i, choice in enumerate(self.actions)}

    @cached_property
    def _verb_names(self) -> dict[int, str]:
        return {verb: name for name, verb, _ in self.verbs}

    def verb_name(self, choice: int) -> str:
        """The verb of a choice."""
        return self._verb_names[choice & ~NOUN]

    def noun_name(self, choice: int) -> str:
        """The noun of a choice, or nothing for a verb that stands alone."""
        text = self._texts[choice]
        return text.partition(" ")[2]

    def text(self, choice: int) -> str:
        """A choice as text, without context: "step harbor"."""
        return self._texts[choice]

    def choice(self, text: str) -> int:
        """The choice that a text means."""
        try:
            return self._choices[" ".join(text.split())]
        except KeyError:
            raise ValueError(f"{text!r} is not a choice of {self.id}") from None

    def is_anytime(self, choice: int) -> bool:
        """Does this interrupt a question, which stays open?"""
        return bool(choice & ANYTIME)

    def seat(self, name: str) -> int:
        """The number of a seat; -1 for chance."""
        if name == "chance":
            return engine.CHANCE
        try:
            return self.seats.index(name)
        except ValueError:
            raise ValueError(f"{self.id} has no seat {name!r}; its seats are {', '.join(self.seats)}") from None

    def seat_name(self, seat: int) -> str:
        """The name of a seat."""
        return "chance" if seat == engine.CHANCE else self.seats[seat]

    def side(self, name: str) -> Side:
        """A side by its name."""
        for side in self.sides:
            if side.name == name:
                return side
        raise ValueError(f"{self.id} has no side {name!r}; its sides are {', '.join(side.name for side in self.sides)}")

    def side_of(self, seat: int) -> Side:
        """The side that a seat belongs to."""
        return next(side for side in self.sides if seat in side.seats)

    # --- states ----------------------------------------------------------------------
    def setup(self, options: dict[str, Any] | None = None) -> State:
        """A new game, standing at its first question."""
        return self.begin(**self.all_options(options or {}))

    def all_options(self, options: dict[str, Any]) -> dict[str, bool | int | str]:
        """All options with their values: the given ones checked, the others by default."""
        known = {o.name: o for o in self.options}
        for name in options:
            if name not in known:
                raise ValueError(f"{self.id} has no option {name!r}; its options are {', '.join(known)}")
        return {o.name: o.check(options[o.name]) if o.name in options else o.default for o in self.options}

    def random_play(self, options: dict[str, Any] | None = None) -> dict[str, Any]:
        """The options for play without a plan: those that make every game end."""
        return {o.name: o.in_random_play for o in self.options if o.in_random_play is not None} | (options or {})

    @property
    def variations(self) -> list[dict[str, Any]]:
        """Each option alone with each of its other values; not those that random play needs to end."""
        chosen = [o for o in self.options if o.in_random_play is None]
        return [{o.name: value} for o in chosen for value in o.values if value != o.default]

    def opening(self, name: str) -> State:
        """A prepared opening, standing at its first question."""
        for known, make in self.openings:
            if known == name:
                return make()
        raise ValueError(f"{self.id} has no opening {name!r}; its openings are {', '.join(n for n, _ in self.openings) or 'none'}")

    def score(self, s: State) -> list[float]:
        """Per seat: 1 won, -1 lost, 0 drawn or not over."""
        if s.winners in (PLAYING, 0):
            return [0.0] * len(self.seats)
        return [1.0 if s.winners >> seat & 1 else -1.0 for seat in range(len(self.seats))]

    def ending(self, s: State) -> str:
        """Why the game is over; empty while it goes on."""
        return "" if s.ending == NIL else list(self.endings)[s.ending]

    def degree(self, s: State) -> str:
        """How far the game was won; empty for a plain victory."""
        return self.degrees[s.degree - 1] if s.degree else ""

    def ended(self, s: State) -> Ended | None:
        """How the game ended by its rules; None while it goes on."""
        if s.winners == PLAYING:
            return None
        ending = self.ending(s)
        return Ended(s.winners, ending, self.endings[ending], self.degree(s))

    def resigned(self, side: str) -> Ended:
        """The end when a side gives up: all others win."""
        losers = self.side(side).seats
        return Ended(sum(1 << seat for seat in range(len(self.seats)) if seat not in losers), RESIGNED, resigned=side)

    def question(self, s: State) -> str:
        """The name of the pending question: stated above the rule that asked, or of its window; empty when nobody is asked."""
        return question_name(s)

    def clause_of_question(self, s: State, name: str) -> str:
        """The clause by which the pending question is asked."""
        return self.asked_by(s, name) or self.prompts.get(name, "")

    def step(self, s: State) -> str:
        """The name by which the seat that is asked knows the question: that of its step, where a decision has several."""
        return step_name(s)

    def question_in(self, view: View) -> str:
        """The same from a view."""
        s = self.state()
        s.running = task_of(view["running"], self.rules)
        return question_name(s)

    def is_window(self, s: State) -> bool:
        """Does the pending question let seats answer what happens, or pass?"""
        return s.running[0] is ask_window

    # --- snapshots --------------------------------------------------------------------
    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its name, for agendas that come back from text."""
        found: dict[str, Rule] = {}
        for module in (engine, *self.modules):
            for name, rule in vars(module).items():
                named = callable(rule) and not isinstance(rule, type) and getattr(rule, "__name__", "") == name
                if named and found.setdefault(name, rule) is not rule:
                    raise TypeError(f"{self.id} has two rules named {name}")
        return found

    @cached_property
    def questions(self) -> dict[str, Rule]:
        """Every rule that asks, by the name of its question."""
        found: dict[str, Rule] = {}
        for rule in self.rules.values():
            if rule in QUESTIONS and found.setdefault(QUESTIONS[rule], rule) is not rule:
                raise TypeError(f"{self.id} has two questions named {QUESTIONS[rule]}")
        return found

    def snapshot(self, s: State) -> dict[str, Any]:
        """All of a state as JSON values; the question itself is not stored, its rule is asked again."""
        return s.snapshot()

    def restore(self, snapshot: dict[str, Any]) -> State:
        """The state of a snapshot, with the same future."""
        s: State = self.filled(snapshot)
        if s.running[0] is not nothing:
            ask_again(s)
        return s

    def filled(self, values: dict[str, Any]) -> Any:
        """A state of this game with the fields of a snapshot, or of a view and its holes; its question is yet to be asked."""
        s = self.state()
        s.fill(values, self.rules)
        return s

    # --- what eyes can imagine ----------------------------------------------------------
    def worlds(self, view: View, heard: Sequence[News], belief: Any = None) -> Worlds:
        """The games that the eyes of this view cannot tell from the true one; `belief` says how likely each is."""
        return Worlds(self.filled(view), view, heard, belief, self.fill_holes)

    def imagine(self, view: View, heard: Sequence[News], rng: Rng, belief: Any = None) -> State:
        """One of them."""
        return self.worlds(view, heard, belief).deal(rng)

    def digest(self, s: State) -> str:
        """A fingerprint of the whole state. It stays on the server."""
        text = json.dumps(self.snapshot(s), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def fields(s: State) -> list[str]:
    """Every attribute there is, asked of the object itself, so that none can be forgotten."""
    names = getattr(type(s), "__mypyc_attrs__", None)
    if names is None:
        names = vars(s)
    return sorted(str(n) for n in names if not str(n).startswith("__"))
