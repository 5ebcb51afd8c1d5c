"""What the positions of all games share: names, the cards that lie nowhere yet, and the plain parts that follow from the fields.

A game says in its list of fields which of them a scene sets and reads (`Part`, `Read`, `Effect`), and gives its families of names; whatever
needs more than the field itself it sets and reads by hand, in its own `position`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from whitby.board import BIT
from whitby.cards import without
from whitby.engine import Pile, State
from whitby.fields import Effect, Field, Fields, Part, Read, state_fields


# --- what is said -----------------------------------------------------------------------
def must(holds: bool, why: str) -> None:
    """Refuse a position in which this does not hold."""
    if not holds:
        raise ValueError(why)


def by_name(parts: Mapping[str, Any], name: str) -> dict[str, Any]:
    """A part that is said of several seats, places or colours."""
    value = {} if parts.get(name) is None else parts[name]
    if not isinstance(value, Mapping):
        raise ValueError(f"{name} must be a table by name, not {value!r}")
    return dict(value)


def listed(name: str, value: Any) -> list[Any]:
    """A part that must be a list; nothing said is an empty one."""
    if value is None:
        return []
    must(not isinstance(value, str) and hasattr(value, "__iter__"), f"{name} must be a list, not {value!r}")
    return list(value)


def one_of(kind: str, name: Any, names: tuple[str, ...]) -> int:
    """The number of a name among its like."""
    must(name in names, f"there is no {kind} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def number(name: str, value: Any, least: int, most: int) -> int:
    """A number that must lie within its bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{name} must be from {least} to {most}, not {value!r}")
    return value


def at_most(what: str, n: int, most: int) -> None:
    """Refuse a position with more of something than there are."""
    must(n <= most, f"there are only {most} {what}, not {n}")


# --- names ------------------------------------------------------------------------------
class Family(NamedTuple):
    """What the numbers of one kind are called, and which number a name means."""

    word: Callable[[int], Any]
    number: Callable[[Any], int]


def named(kind: str, names: tuple[str, ...]) -> Family:
    """Numbers with names; a negative number is nothing."""
    return Family(lambda n: names[n] if n >= 0 else None, lambda name: one_of(kind, name, names))


def sets_of(kind: str, names: tuple[str, ...]) -> Family:
    """Sets kept as bit masks, said as lists of names."""
    return Family(
        lambda mask: [name for i, name in enumerate(names) if mask & BIT[i]],
        lambda said: sum([BIT[i] for i in {one_of(kind, name, names) for name in listed(f"{kind}s", said)}]),
    )


def by_number(family: Family, parts: Mapping[str, Any], name: str) -> dict[int, Any]:
    """A part that is said of several of a family."""
    return {family.number(key): value for key, value in by_name(parts, name).items()}


def phase_of(parts: Mapping[str, Any], default: str, phases: tuple[str, ...]) -> str:
    """The phase that is said, or the default; it must be one of the game's."""
    phase = str(parts.get("phase", default))
    must(phase in phases, f"there is no phase {phase!r}; the phases are {', '.join(phases)}")
    return phase


def either_way(name: Any, names: tuple[str, ...]) -> str:
    """The name of a link, a/b or a=b, with its ends in the order in which it is known."""
    for mark in "/=":
        a, _, b = str(name).partition(mark)
        if f"{b}{mark}{a}" in names:
            return f"{b}{mark}{a}"
    return str(name)


# --- cards ------------------------------------------------------------------------------
class UnplacedCards:
    """The cards that lie nowhere yet, by deck."""

    def __init__(self, nouns: Sequence[str], decks: Mapping[str, Pile]) -> None:
        self.nouns = nouns
        self.decks = decks
        self.piles = dict(decks)

    def card(self, deck: str, name: Any) -> int:
        """A card of a deck by its name, wherever it lies."""
        names = [self.nouns[card] for card in self.decks[deck]]
        must(name in names, f"{name!r} is not among the {deck}; there are {', '.join(dict.fromkeys(names))}")
        return self.decks[deck][names.index(name)]

    def take(self, deck: str, card: int) -> int:
        """Take one copy of a card, which must still be left."""
        must(card in self.piles[deck], f"no {self.nouns[card]} is left: every copy lies elsewhere")
        self.piles[deck] = without(self.piles[deck], card)
        return card

    def named(self, deck: str, names: Any) -> list[int]:
        """Cards by their names, taken."""
        return [self.take(deck, self.card(deck, name)) for name in listed(deck, names)]

    def some(self, deck: str, n: int) -> list[int]:
        """The first of each kind, then the next of each: n cards, taken."""
        now = self.piles[deck]
        order = sorted(range(len(now)), key=lambda k: (now[:k].count(now[k]), k))
        return [self.take(deck, card) for card in [now[k] for k in order[:n]]]


# --- plain parts ------------------------------------------------------------------------
class PlainParts:
    """The parts and readers that follow from a game's fields and its families of names."""

    def __init__(self, fields: Fields, families: Mapping[str, Family]) -> None:
        self.families = families
        of_parts = [(field, field.part) for field in state_fields(fields)]
        self.read = [(field, part._replace(name=part.name or field.name)) for field, part in of_parts if isinstance(part, Part | Read)]
        self.effects = {part.name: field.name for field, part in of_parts if isinstance(part, Effect)}

    def parts(self) -> dict[str, str]:
        """The keywords that set a field, each with what it sets."""
        texts = {part.name: part_text(field, part) for field, part in self.read if isinstance(part, Part)}
        return texts | ({"effects": ", ".join(self.effects)} if self.effects else {})

    def readers(self) -> dict[str, Callable[..., Any]]:
        """The words that read a field."""
        readers = {part.name: self.reader(field, part) for field, part in self.read}
        return readers | ({"effects": self.effects_on} if self.effects else {})

    def effects_on(self, s: State) -> list[str]:
        """The effects whose flag is up."""
        return [name for name, flag in self.effects.items() if getattr(s, flag)]

    def reader(self, field: Field, part: Part | Read) -> Callable[..., Any]:
        """Reads a field in words: itself, the slots with a flag, or the slot of a name."""
        word = self.family(field, part.of or "card").word if part.of or field.deck else itself

        def words(value: Any) -> Any:
            return [word(one) for one in value] if isinstance(value, tuple | list) else word(value)

        if not part.by:
            return lambda s: words(getattr(s, field.name))
        by = self.family(field, part.by)
        if has_flags(field):
            return lambda s: [by.word(i) for i, flag in enumerate(getattr(s, field.name)) if flag]
        return lambda s, name: words(getattr(s, field.name)[by.number(name)])

    def family(self, field: Field, name: str) -> Family:
        """The family of names that the part of a field speaks of; what cards of a deck are called is the family `card`."""
        must(name in self.families, f"{field.name} needs the family of names {name!r}; there are {', '.join(self.families)}")
        return self.families[name]

    def set(self, s: State, parts: Mapping[str, Any], left: UnplacedCards) -> None:
        """Set what is said of fields that need nothing else."""
        for field, part in self.read:
            if isinstance(part, Part) and part.name in parts:
                setattr(s, field.name, self.field_value(field, part, getattr(s, field.name), parts, left))
        for name in listed("effects", parts.get("effects")):
            one_of("effect", name, tuple(self.effects))
            setattr(s, self.effects[name], True)

    def set_rest(self, s: State, parts: Mapping[str, Any], left: UnplacedCards) -> None:
        """What is left of a deck is the deck; where the deck was said, it is discarded."""
        for field, part in self.read:
            if isinstance(part, Part) and part.rest:
                to = part.rest if part.name in parts else field.name
                setattr(s, to, tuple(sorted(getattr(s, to) + left.piles[field.deck])))

    def field_value(self, field: Field, part: Part, now: Any, parts: Mapping[str, Any], left: UnplacedCards) -> Any:
        """The value of a field: as a whole, or of the slots that are named."""
        if not part.by:
            return self.single_value(field, part, parts[part.name], now, "", left)
        slot = self.families[part.by].number
        if has_flags(field):
            flags = {slot(name) for name in listed(part.name, parts[part.name])}
            check_count(part, len(flags), "", 0)
            return [i in flags for i in range(len(now))]
        slots = list(now)
        for name, value in by_name(parts, part.name).items():
            i = slot(name)
            slots[i] = self.single_value(field, part, value, slots[i], name, left, i)
        return slots

    def single_value(self, field: Field, part: Part, value: Any, now: Any, name: str, left: UnplacedCards, slot: int = 0) -> Any:
        """A pile, a flag, a number, a card, or something by its name."""
        if isinstance(now, tuple):
            pile = left.named(field.deck, value) if field.deck else [self.families[part.of].number(x) for x in listed(part.name, value)]
            check_count(part, len(pile), name, slot)
            return tuple(pile if field.ordered else sorted(pile))
        if isinstance(now, bool):
            return bool(value)
        if not field.deck and not part.of:
            return number(part.name, value, part.least, limit(part, slot))
        if value is None and not part.by:
            return now
        return left.take(field.deck, left.card(field.deck, value)) if field.deck else self.families[part.of].number(value)


def part_text(field: Field, part: Part) -> str:
    """What a keyword sets, in words, for the list of keywords."""
    if has_flags(field):
        return f"{part.by}s {field.note}"
    if part.rest:
        return f"{field.note}; all that is left. Said, the others are discards"
    return f"{part.by} -> {field.note or part.name}" if part.by else field.note


def has_flags(field: Field) -> bool:
    """Is it a list of flags?"""
    return isinstance(field.start, list) and bool(field.start) and isinstance(field.start[0], bool)


def limit(part: Part, slot: int) -> int:
    """The most there may be in a slot."""
    return part.most if isinstance(part.most, int) else part.most[slot]


def check_count(part: Part, n: int, name: str, slot: int) -> None:
    """Where there is a limit, there are only so many."""
    if part.most:
        what = part.counted or (f"{part.name} in the hand of {{}}" if name else part.name)
        at_most(what.format(name), n, limit(part, slot))


def itself(n: int) -> int:
    """The word of a plain number: the number."""
    return n
