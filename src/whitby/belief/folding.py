"""Folding news into whole trails: what editions with a trail share.

A belief hears what eyes heard and nothing else. An edition's class says what each of its news means (`on_...`); here is what is public of
each card that lies there, and the cure for a belief that was thinned: the last one that was exact is kept, and goes on in the light of what
was learned later as soon as that leaves few enough rows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from whitby.belief.rows import CAP, NONE, ROOM, Row
from whitby.belief.story import Turn
from whitby.belief.trails import WIDTH, Trails, here, space_here
from whitby.belief.ways import Ways
from whitby.cards import EMPTY
from whitby.engine import News
from whitby.games.fury.europe import ON_MAP
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL
from whitby.rng import Rng

MOVES: Final = frozenset({"laid", "flown", "bat-move"})  # news of moves in secret, in any edition
FEW: Final = 100  # a thinned belief is thinned anew when one in so many of the cap is left
SHARES: Final = [0.25, 1.0, 5.0, 25.0]  # of the cap, for thinning anew: more where the rows that are left cannot bear a fact
Heard = Sequence[News]
Handler = Callable[..., None]


class Laid:
    """The public life of one card, from the moment it was laid."""

    def __init__(self, number: int) -> None:
        self.number = number  # counted from the first card of the game
        self.up = False
        self.bears = False  # an encounter lies on it, where an edition follows that


NO_CARD: Final = -1  # the number of a space where nothing lies


class Hindsight:
    """What was learned of each card while it lay there; true of it from the beginning. And what was seen of him before it was learned."""

    def __init__(self) -> None:
        self.is_this: dict[int, int] = {}
        self.is_not: dict[int, set[int]] = {}
        self.seen: dict[int, bool] = {}  # by how many news were heard: did his figure stand on the board?

    def allows(self, number: int, code: int) -> bool:
        """Can the card have been this?"""
        if number in self.is_this:
            return self.is_this[number] == code
        return number not in self.is_not or code not in self.is_not[number]

    def knows(self, number: int) -> bool:
        """Was anything learned of the card?"""
        return number in self.is_this or number in self.is_not

    def allowed(self, number: int) -> list[bool]:
        """By code: can the card have been this?"""
        return [self.allows(number, code) for code in range(NONE + 1)]


class TrailBelief:
    """The trails that fit what was heard; `options` are those of the game."""

    def __init__(self, options: Mapping[str, Any], styles: int, handlers: dict[str, Handler], cap: int = CAP, width: int = WIDTH) -> None:
        self.options = options
        self.handlers = handlers
        self.cap = cap
        self.trails = Trails(styles, cap, width)
        self.at: dict[int, int] = {}  # hunters on the board
        self.lying = [Laid(NO_CARD) for _ in range(HIDEOUTS)]
        self.laid = 0  # cards so far
        self.hindsight = Hindsight()
        self.heard: list[News] = []
        self.behind: TrailBelief | None = None  # the last one that was exact, as it was before the next move; never changed
        self.try_at = 0  # rows at which those that fit may be few enough again
        self.mend_at = cap // FEW  # rows at which it is worth to thin anew
        self.mended = 0

    def again(self, cap: int) -> TrailBelief:
        """One of the same kind that has heard nothing yet."""
        raise TypeError("an edition says how it begins")

    def copied(self) -> TrailBelief:
        """One that believes the same and goes on by itself; rows are never changed, so both may have them."""
        made = self.again(self.cap)
        for name in attributes(self):
            setattr(made, name, copied_value(getattr(self, name)))
        return made

    # --- hearing --------------------------------------------------------------------------
    def hear(self, news: Heard) -> None:
        """Fold what one choice told, or several."""
        self.fold(news)
        self.mend_if_thin()

    def fold(self, news: Heard, next: str = "", about: Sequence[int] = ()) -> None:
        """Each of the news in turn; what waits for the next one is decided by what comes after the last."""
        for what, facts in news:
            self.decide(what, facts)
            self.take(what, facts)
        self.decide(next, about)

    def take(self, what: str, facts: Sequence[int]) -> None:
        """One of the news by its handler; before a move that may lead to too many rows it is kept as it is."""
        trails = self.trails
        before = self.copied() if what in MOVES and trails.exact and len(trails.rows) * ON_MAP > trails.cap else None
        self.heard.append((what, tuple(facts)))
        handler = self.handlers.get(what)
        if handler is not None:
            handler(self, *facts)
        if not self.trails.exact and before is not None:
            self.behind = before
        if not self.trails.exact and what in MOVES:
            self.try_at = self.cap * 3 // 4

    def decide(self, what: str, facts: Sequence[int]) -> None:
        """What follows from the news before, by what comes next."""

    def mend_if_thin(self, next: str = "", about: Sequence[int] = ()) -> None:
        """Where thinned rows are few, think again by what was learned later; `next` is what comes after the news so far."""
        if self.trails.exact:
            return
        if self.trails.contradicted or len(self.trails.rows) <= self.try_at:
            self.catch_up(next, about)
        if not self.trails.exact and (self.trails.contradicted or len(self.trails.rows) <= self.mend_at):
            self.mend(next, about)

    def catch_up(self, next: str, about: Sequence[int]) -> None:
        """The one that is behind goes on as far as its rows are few enough, and takes over where it comes to the end."""
        again = self.going_on(self.cap * ROOM)
        again.trails.most = again.trails.cap
        again.follow(self.heard[len(again.heard) :], next, about)
        if again.trails.exact and len(again.trails.rows) <= self.cap:
            self.take_over(again)
            return
        self.behind = again if again.trails.exact else again.behind
        self.try_at = len(self.trails.rows) // 2

    def mend(self, next: str, about: Sequence[int]) -> None:
        """The same with thinning: each card only as what it can have been by all that was heard later."""
        for share in SHARES:
            again = self.going_on(int(self.cap * share))
            again.follow(self.heard[len(again.heard) :], next, about)
            if not again.trails.contradicted:
                break
        self.take_over(again)

    def going_on(self, cap: int) -> TrailBelief:
        """The one that is behind, with so much room and what was learned since."""
        made = self.again(cap) if self.behind is None else self.behind.copied()
        made.handlers = self.handlers
        made.hindsight = self.hindsight
        made.trails.cap, made.trails.most = cap, 0
        learned = [(i, self.hindsight.allowed(card.number)) for i, card in enumerate(made.lying) if self.hindsight.knows(card.number)]
        made.trails.keep(lambda row: all([allowed[row[i]] for i, allowed in learned]))
        return made

    def follow(self, news: Heard, next: str, about: Sequence[int]) -> None:
        """Fold what comes after the moment at which it was kept, as long as that can be borne."""
        for i, (what, facts) in enumerate(news):
            if i:
                self.decide(what, facts)
            self.take(what, facts)
            if self.trails.most and not self.trails.exact:
                return
        self.decide(next, about)

    def take_over(self, again: TrailBelief) -> None:
        """What it believes is believed here."""
        self.trails = again.trails
        self.trails.cap, self.trails.most = self.cap, 0
        self.behind = None if self.trails.exact else again.behind
        self.mended += 1
        self.mend_at = self.cap // FEW if self.trails.exact else len(self.trails.rows) // 2

    # --- cards that lie there ----------------------------------------------------------------
    def new_card(self) -> Laid:
        """One more card was laid, facedown."""
        card = Laid(self.laid)
        self.laid += 1
        return card

    def can_be(self, number: int, fits: Callable[[int], bool]) -> Callable[[Row, int], bool]:
        """Does a code fit the back, and all that was learned of this card later? A card beside the trail is no new one."""
        fit = [fits(code) and self.hindsight.allows(number, code) for code in range(NONE + 1)]
        return lambda row, code: fit[code] and code not in row[TRAIL:LEAVING]

    def slide_cards(self) -> None:
        """All move one space on, the first is empty."""
        lying = self.lying
        self.lying = [Laid(NO_CARD), *lying[: TRAIL - 1], *lying[TRAIL:LEAVING], lying[TRAIL - 1]]

    def is_up(self, i: int) -> bool:
        """Does the card on space i lie faceup?"""
        return self.lying[i].up

    def turn_up(self, i: int, code: int) -> None:
        """The card on space i is seen to be this."""
        card = self.lying[i]
        card.up = True
        if card.number != NO_CARD:
            self.hindsight.is_this[card.number] = code
        self.trails.shown(i, code)

    def rule_out(self, codes: Collection[int], until: int) -> None:
        """None of these lies on a space below `until`."""
        for card in self.lying[:until]:
            if card.number != NO_CARD:
                self.hindsight.is_not.setdefault(card.number, set()).update(codes)
        self.trails.absent(codes, until)

    def is_seen(self) -> bool:
        """Does his figure stand on the board?"""
        up = [card.up for card in self.lying]
        return bool(self.trails.rows) and all(space_here(row) != NONE and up[space_here(row)] for row in self.trails.rows)

    def was_seen(self) -> bool:
        """The same as it was when this was heard first, whatever has been learned since."""
        return self.hindsight.seen.setdefault(len(self.heard), self.is_seen())

    @property
    def facts(self) -> int:
        """How many facts have changed it."""
        return self.trails.facts + self.mended

    # --- answers ------------------------------------------------------------------------------
    def here(self) -> dict[int, float]:
        """By place how likely he is there, the likeliest first; a place that is missing is excluded."""
        return self.trails.odds(here) if self.trails.rows else {}

    def older(self) -> dict[int, float]:
        """By place how likely it lies on the trail, his own place apart."""
        return self.spread(older_codes)

    def lairs(self) -> dict[int, float]:
        """By place how likely it lies beside the trail."""
        return self.spread(lair_codes)

    def spread(self, codes: Callable[[Row], Row]) -> dict[int, float]:
        """How likely each place is among these codes of a row."""
        return self.trails.spread(codes)

    def rumours(self) -> dict[int, float]:
        """There are none in editions with a trail."""
        return {}

    def cards_lying(self) -> dict[int, dict[int, float]]:
        """No card is looked for."""
        return {}

    def card_turns(self, place: int) -> list[Turn]:
        """No card is looked for."""
        return []

    def entropy(self) -> float:
        """How much is not known of where he is, in bits."""
        return self.trails.entropy()

    def trail(self, rng: Rng) -> list[int]:
        """A whole trail by its odds, as a state has it, and an edition's own codes; nothing before the first card was laid."""
        if not self.trails.rows:
            return []
        row = self.trails.row(rng)
        return [EMPTY if code == NONE else code for code in row[:HIDEOUTS] + row[WIDTH:]]


def attributes(held: object) -> list[str]:
    """The names of all that an object has, compiled or not."""
    names = getattr(type(held), "__mypyc_attrs__", None)
    return [name for name in names if name != "__dict__"] if names else list(vars(held))


def copied_value(value: Any) -> Any:
    """A value of a belief, as another belief can have it."""
    if isinstance(value, TrailBelief):
        return value  # one that is behind is never changed
    if isinstance(value, Ways):
        return value.copied()
    if isinstance(value, (Laid, Hindsight, Trails)):
        made = (
            Laid(NO_CARD) if isinstance(value, Laid) else Hindsight() if isinstance(value, Hindsight) else Trails(value.styles, value.cap)
        )
        for name in attributes(value):
            setattr(made, name, getattr(value, name) if isinstance(value, Trails) else copied_value(getattr(value, name)))
        return made
    if isinstance(value, list):
        return [copied_value(each) for each in value]
    if isinstance(value, dict):
        return {key: copied_value(each) for key, each in value.items()}
    return set(value) if isinstance(value, set) else value


def older_codes(row: Row) -> Row:
    """What lies on the trail behind the place where he is."""
    i = space_here(row)
    return b"" if i == NONE else row[i + 1 : TRAIL]


def lair_codes(row: Row) -> Row:
    """What lies beside the trail."""
    return row[TRAIL:LEAVING]
