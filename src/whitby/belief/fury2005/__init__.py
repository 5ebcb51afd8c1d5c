"""What the news of the 2nd edition tell about Trail and Catacombs, as facts.

Behind its cards a row keeps the city of the Hide, and at sea where he was before and the port that he left. Cards of the Trail close up
when others go, and what is turned up together is told one by one: so much waits for what comes next, in `decide`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from whitby.belief.folding import NO_CARD, Laid, TrailBelief
from whitby.belief.fury2005.rows import FROM, LINK, PORT, WIDE, hidden_at, laid_first, lies_down, lies_for, reported, staying, without
from whitby.belief.rows import CAP, NONE, Move, Row, with_code
from whitby.belief.styles import STYLES, weights_of
from whitby.belief.taste import Likely, Taste
from whitby.belief.trails import here, space_here
from whitby.board import Links
from whitby.engine import Pile
from whitby.games.fury.europe import CASTLE, OFF, ON_MAP, SEA0, is_city
from whitby.games.fury.trail import HIDEOUTS, LEAVING, TRAIL
from whitby.games.fury2005.europe import ADJACENT, ALL_PLACES, HOSPITAL, ROADS, SEAS, dracula_reach
from whitby.games.fury2005.words import (
    BLOOD,
    DRACULA,
    HIDE,
    LAND_BACK,
    NEW_VAMPIRE,
    NOUNS,
    NUMBER0,
    RUFUS_SMITH,
    SEA_BACK,
    SEAT0,
    SENSATIONALIST_PRESS,
    SPACE0,
)

TASTE: Final = Taste(ADJACENT, range(ALL_PLACES), weights_of("fury-2005"), TRAIL - 1)

CUSTOMS_SEARCH: Final = NOUNS.index("customs-search")
EVASION: Final = NOUNS.index("evasion")
NEWSPAPER_REPORTS: Final = NOUNS.index("newspaper-reports")
STORMY_SEAS: Final = NOUNS.index("stormy-seas")
TELEGRAPH_AHEAD: Final = NOUNS.index("telegraph-ahead")
CONSECRATED_GROUND: Final = NOUNS.index("consecrated-ground")
NO_MOVE: Final = (False, NONE)


def roads_past(most: int, marked: Pile) -> Links:
    """Where so many roads lead him, past what is marked."""
    return tuple([tuple(dracula_reach(p, most, marked)) for p in range(ALL_PLACES)])


class Belief(TrailBelief):
    """The trails that fit what hunters, or the public, have heard."""

    def __init__(self, options: Mapping[str, Any], cap: int = CAP) -> None:
        super().__init__(options, len(STYLES), HANDLERS, cap, WIDE)
        self.consecrated = OFF
        self.hosts: list[int] = []
        self.roads = [roads_past(n, ()) for n in range(3)]  # by how many
        self.storm = OFF
        self.blood = BLOOD
        self.sailed = 0  # zones in a row
        self.rufus_smith = False
        # his next card
        self.wolf = False
        self.evading = False
        self.catacomb = NONE  # the space that it comes from
        self.can_sail = True  # he could pay for it
        self.announced = NO_MOVE  # in Wolf Form or not, and the card
        self.his_turn = False
        # what the next of the news decide
        self.arriving = NONE  # the space of a card that just came: somebody there would turn it up
        self.pushed = False  # a card was pushed off: a Hide of that city would go with it
        self.tied = NONE  # the space of a location that was turned up: its Hide would be too
        self.gone: dict[int, int] = {}  # spaces from which cards go, and what they were seen to be, or NONE
        self.clearing = False  # they go all at once
        self.left = 1  # so many stay then
        self.hide_went_along = False  # with the card that was pushed off
        # what the hunters do
        self.on_turn = OFF  # who will have searched, unless the turn ends early
        self.uncovered = NONE  # what a card is about to turn up
        self.pressed = False  # unless Dracula keeps it secret
        self.reporting = False
        self.asked: set[int] = set()  # cities that a telegram asks for

    def again(self, cap: int) -> Belief:
        """One that has heard nothing yet."""
        return Belief(self.options, cap)

    # --- what waits for the next of the news ------------------------------------------------
    def decide(self, what: str, facts: Sequence[int]) -> None:
        """What follows from the news before, by what comes next."""
        space = facts[0] - SPACE0 if what in ABOUT_SPACES else NONE
        if self.gone and not self.goes_on(what):
            self.cards_go()
        if self.pushed:
            self.pushed = False
            self.hide_leaves(0 < space < TRAIL and (what != "revealed" or facts[1] == HIDE))
        if self.tied != NONE:
            tied, self.tied = self.tied, NONE
            if not (what == "revealed" and facts[1] == HIDE):
                self.no_hide_at(tied)
        if self.arriving != NONE and not (what == "pushed-off" or space < TRAIL):
            self.nobody_there()

    def goes_on(self, what: str) -> bool:
        """Is it not over yet with the cards that go?"""
        return what in ("beside", "bat-move") or self.clearing and what in ("card-gone", "encounters-gone")

    def hide_leaves(self, it_does: bool) -> None:
        """The card that was pushed off takes the Hide along, or was not its city."""
        self.hide_went_along = it_does
        self.trails.keep(lambda row: (row[LINK] == row[LEAVING]) == it_does)

    def no_hide_at(self, i: int) -> None:
        """No face-down Hide belongs to the location on space i."""
        up = self.faces()
        self.trails.keep(lambda row: row[LINK] != row[i] or up[row.index(HIDE)])

    def nobody_there(self) -> None:
        """The card that just came was not turned up: no hunter is there, nor is it the Castle; a Hide does not lie in such a place."""
        i, self.arriving = self.arriving, NONE
        shown_at_sea = self.options["sea_meeting"] == "shown"
        seen = {CASTLE, *[p for p in self.at.values() if p < SEA0 or shown_at_sea]}
        self.hindsight.is_not.setdefault(self.lying[i].number, set()).update(seen)
        self.trails.keep(lambda row: row[i] not in seen and (row[i] != HIDE or row[LINK] not in seen))

    def cards_go(self) -> None:
        """Cards have gone, and those of the Trail close up."""
        gone, self.gone = self.gone, {}
        clearing, self.clearing = self.clearing, False
        marked = self.marked()
        trails, lying = self.trails, self.lying
        trails.keep(lambda row: all(row[i] not in marked if was == NONE else row[i] == was for i, was in gone.items()))
        if clearing:
            up, stay = self.faces(), [i for i in range(TRAIL) if self.is_there(i) and i not in gone]
            count, n = len(stay) + len(gone), self.left
            trails.keep(lambda row: staying(row, n, count, up) == stay)
        elif min(gone) < TRAIL:
            i, along = min(gone), self.hide_went_along
            trails.keep(lambda row: row[i] == HIDE and (along or row[LINK] == here(row)))
        self.hide_went_along = False
        for i in gone:
            lying[i] = Laid(NO_CARD)
        left = [i for i in range(TRAIL) if self.is_there(i)]
        empty = [i for i in range(TRAIL) if i not in left]
        order = left + empty + list(range(TRAIL, HIDEOUTS))
        self.lying = [lying[i] for i in order]
        trails.change(lambda row: without(row, gone, order))

    # --- what everybody knows -----------------------------------------------------------
    def faces(self) -> list[bool]:
        """By space: does its card lie face up?"""
        return [card.up for card in self.lying]

    def is_there(self, i: int) -> bool:
        """Does a card lie on space i?"""
        return self.lying[i].number != NO_CARD or self.lying[i].up

    def marked(self) -> Pile:
        """Places that he may neither enter nor pass."""
        return (*self.hosts, *((self.consecrated,) if self.consecrated != OFF else ()))

    def marks_changed(self) -> None:
        """His roads lead elsewhere now."""
        self.roads = [roads_past(n, self.marked()) for n in range(3)]

    def likely(self) -> Likely:
        """How gladly he goes somewhere, with the hunters where they are."""
        return TASTE.likely(self.at.values(), self.was_seen())

    # --- where he can go ------------------------------------------------------------------
    def legal(self, row: Row) -> list[int]:
        """Where he can go, or Hide; in his turn what he announced, if he can."""
        at = here(row)
        found = self.by_land(row, at) if at < SEA0 else [] if self.wolf else self.by_sea(row, at)
        wolf, card = self.announced
        return [card] if self.his_turn and wolf == self.wolf and card in found else found

    def by_land(self, row: Row, at: int) -> list[int]:
        """One road or the sea, or two roads in Wolf Form; Hide lies in any city but a consecrated one."""
        laid, storm = row[:HIDEOUTS], self.storm
        ways = self.roads[2][at] if self.wolf else self.roads[1][at] + SEAS[at]
        found = [q for q in ways if q not in laid and q != storm and (self.can_sail or q < SEA0)]
        if HIDE not in laid and at != self.consecrated:
            found.append(HIDE)
        return found

    def by_sea(self, row: Row, at: int) -> list[int]:
        """On, or to a port; never back."""
        closed = (self.storm, row[FROM], row[PORT], *self.marked())
        laid = row[:HIDEOUTS]
        return [q for q in SEAS[at] if q not in laid and q not in closed and (self.can_sail or q < SEA0)]

    def anywhere(self, row: Row) -> list[int]:
        """Any city that is open and without hunters."""
        closed = (CASTLE, *row[:HIDEOUTS], *self.at.values(), *self.marked())
        return [q for q in range(SEA0) if q not in closed]

    def flights(self, row: Row) -> list[int]:
        """Where a bat flies."""
        closed = (*row[:LEAVING], *self.at.values())
        return [q for q in self.roads[2][here(row)] if q not in closed]

    # --- hunters --------------------------------------------------------------------------
    def on_stands(self, hunter: int, place: int) -> None:
        self.at[hunter - SEAT0] = place

    def on_hurries(self, hunter: int, place: int) -> None:
        self.at[hunter - SEAT0] = place
        self.on_turn = OFF

    def on_defeated(self, hunter: int) -> None:
        self.at[hunter - SEAT0] = HOSPITAL
        self.on_turn = OFF

    def on_turn_over(self) -> None:
        self.on_turn = OFF

    def on_turn_of(self, hunter: int) -> None:
        self.has_searched()
        self.on_turn = hunter - SEAT0
        self.his_turn = False

    def has_searched(self, *who: int) -> None:
        """The hunters on turn have searched: what lies there is turned up, with its Hide, and they would have fought him."""
        place = self.at[self.on_turn] if self.on_turn != OFF else OFF
        self.on_turn = OFF
        if is_city(place) and self.trails.rows:
            up = self.faces()
            self.not_down(place)
            self.trails.keep(lambda row: here(row) != place and not hidden_at(row, place, up))

    def not_down(self, place: int) -> None:
        """It lies nowhere face down, as is known of these cards from now on."""
        for card in self.lying[:LEAVING]:
            if card.number != NO_CARD and not card.up:
                self.hindsight.is_not.setdefault(card.number, set()).add(place)

    # --- his turn -------------------------------------------------------------------------
    def on_dracula_turn(self) -> None:
        self.has_searched()
        self.his_turn = True

    def on_wolf_form(self) -> None:
        self.wolf = True

    def on_laid(self, back: int) -> None:
        """A card on the first space; a seventh is pushed off."""
        trails = self.trails
        if not trails.rows:
            card = self.lying[0] = self.new_card()
            trails.begin(
                [p for p in range(SEA0) if p != CASTLE and p not in self.at.values()], self.can_be(card.number, is_land), self.likely()
            )
            return
        trails.slide()
        self.slide_cards()
        self.sails(back == SEA_BACK)
        if self.catacomb != NONE:
            i, self.catacomb = self.catacomb, NONE
            trails.change(lambda row: with_code(with_code(row, 0, row[i]), i, NONE))
            self.lying[0], self.lying[i] = self.lying[i], Laid(NO_CARD)
        else:
            card = self.lying[0] = self.new_card()
            legal = self.anywhere if self.evading else self.legal
            trails.branch(Move(legal, self.can_be(card.number, UNDER[back]), laid_first, self.likely()))
        self.moved()

    def sails(self, to_sea: bool) -> None:
        """What a zone would have cost him, of the Blood that he had: who goes there has paid already."""
        free = self.sailed % 2 == 1 and not self.rufus_smith
        self.can_sail = to_sea or free or self.blood > 1
        self.sailed = self.sailed + 1 if to_sea else 0

    def on_double_back(self, space: int) -> None:
        """A card of the Trail comes to the front, the gap is closed; one of the Catacombs will be laid."""
        i = space - SPACE0
        roads = self.roads[2 if self.wolf else 1]
        self.trails.keep(lambda row: row[i] in roads[here(row)])
        if i >= TRAIL:
            self.catacomb = i
            return
        self.trails.change(lambda row: row[i : i + 1] + row[:i] + row[i + 1 :])
        self.lying.insert(0, self.lying.pop(i))
        self.moved()

    def on_power(self, power: int) -> None:
        self.trails.keep(lambda row: here(row) < SEA0 and here(row) != self.consecrated)
        self.trails.slide()
        self.trails.change(lambda row: with_code(row, 0, power))
        self.slide_cards()
        self.lying[0] = Laid(NO_CARD)
        self.lying[0].up = True
        self.moved()

    def moved(self) -> None:
        """What led there is over; what would be turned up at once is told next."""
        if self.his_turn and not self.evading:
            self.announced = NO_MOVE
        self.wolf = self.evading = False
        self.arriving = NONE if self.is_up(0) else 0

    def on_bat_move(self, space: int) -> None:
        """He flew: another card lies in place of his location, whose Hide has gone before."""
        i = space - SPACE0
        self.gone = {}
        self.trails.keep(lambda row: space_here(row) == i and row[LINK] != row[i])
        card = self.lying[i] = self.new_card()
        fits = self.can_be(card.number, is_land)
        self.trails.branch(Move(self.flights, fits, lambda row, q: with_code(row, i, q), self.likely()))
        self.arriving = i

    def on_announces(self, card: int) -> None:
        self.announced = (False, card)

    def on_announces_wolf_form(self, place: int) -> None:
        self.announced = (True, place)

    def on_announces_wolf_and_hide(self) -> None:
        self.announced = (True, HIDE)

    def on_no_legal_move(self) -> None:
        self.announced = NO_MOVE
        self.left = 1

    # --- cards that go --------------------------------------------------------------------
    def on_pushed_off(self) -> None:
        self.pushed = True

    def on_buried(self, space: int) -> None:
        marked = self.marked()
        self.trails.keep(lambda row: row[LEAVING] < SEA0 and row[LEAVING] not in marked)
        self.trails.settle(space - SPACE0)
        self.lying[space - SPACE0], self.lying[LEAVING] = self.lying[LEAVING], Laid(NO_CARD)

    def on_matures(self, kind: int) -> None:
        self.left = 1 if kind == NEW_VAMPIRE else 3

    def on_cleared(self) -> None:
        self.clearing = True

    def on_card_gone(self, space: int) -> None:
        self.gone[space - SPACE0] = NONE

    def on_beside(self, place: int) -> None:
        """The card of a marked city lies beside the board: the one that just went, or it was not there."""
        if self.gone:
            self.gone[list(self.gone)[-1]] = place
        else:
            self.rule_out([place], HIDEOUTS)

    def on_missing(self, place: int) -> None:
        self.trails.keep(lambda row: place in row[:HIDEOUTS])

    # --- what is shown --------------------------------------------------------------------
    def on_revealed(self, space: int, card: int) -> None:
        """A location that no card turned up would have its Hide turned up with it, but for one that he just came to."""
        i = space - SPACE0
        arrived, by_card = self.arriving == i, self.uncovered != NONE
        if arrived:
            self.arriving = NONE
        elif card < SEA0 and not by_card:
            self.tied = i
        self.uncovered = NONE
        if self.reporting:
            self.reported_at(i)
        self.turn_up(i, card)

    def on_uncovers(self, what: int) -> None:
        """A card turns up a city, the place where he is, or a space; all lie face down."""
        self.uncovered = what
        self.asked.discard(what)
        up = self.faces()
        if what < ON_MAP:
            self.trails.keep(lambda row: lies_down(row, [what], up))
        elif what == SEAT0 + DRACULA:
            self.trails.keep(lambda row: not up[space_here(row)])
        elif self.reporting:
            i = what - SPACE0
            self.reported_at(i)
            self.trails.keep(lambda row: space_here(row) != i)

    def on_dracula_is(self, space: int) -> None:
        self.trails.keep(lambda row: space_here(row) == space - SPACE0)

    def on_he_is_there(self, space: int) -> None:
        """His own place is due, and stays as it lies; a Hide there does not."""
        self.reported_at(space - SPACE0)
        self.trails.keep(lambda row: space_here(row) == space - SPACE0)
        self.tied = space - SPACE0

    def on_no_news(self) -> None:
        self.reported_at(NONE)

    def reported_at(self, i: int) -> None:
        """The card that is due in the newspapers lies on space i; none at NONE."""
        self.reporting = False
        up, rule = self.faces(), str(self.options["newspaper"])
        self.trails.keep(lambda row: reported(row, up, rule) == i)

    def on_not_there(self, place: int) -> None:
        self.rule_out([place], LEAVING)

    def on_no_telegrams(self, place: int) -> None:
        self.rule_out(ROADS[place], LEAVING)

    # --- events ---------------------------------------------------------------------------
    def on_reports(self, hunter: int) -> None:
        self.reporting = True

    def on_played(self, seat: int, card: int) -> None:
        """Some events are followed until they are done, or cancelled."""
        if card == EVASION:
            self.evading = True
        elif card == NEWSPAPER_REPORTS:
            self.reporting = True
        elif card == TELEGRAPH_AHEAD:
            self.asked = {q for q in ROADS[self.at[seat - SEAT0]] if q < SEA0}
        elif card == SENSATIONALIST_PRESS:
            self.pressed = True
            if SPACE0 <= self.uncovered < SPACE0 + HIDEOUTS:
                i = self.uncovered - SPACE0
                self.trails.keep(lambda row: row[i] != HIDE)
        elif card == CUSTOMS_SEARCH and self.on_turn != OFF:
            self.nothing_is_met(self.at[self.on_turn])

    def nothing_is_met(self, place: int) -> None:
        """Neither he nor an encounter is there."""
        bearing = [i for i, card in enumerate(self.lying) if card.bears and not card.up]
        self.trails.keep(lambda row: here(row) != place and not any(lies_for(row, i) == place for i in bearing))

    def on_encounter_placed(self, space: int) -> None:
        self.lying[space - SPACE0].bears = True

    def on_encounters_gone(self, space: int) -> None:
        self.lying[space - SPACE0].bears = False

    def on_cancelled(self, card: int) -> None:
        if card == EVASION:
            self.evading = False
        elif card == NEWSPAPER_REPORTS:
            self.reporting = False
        elif card == TELEGRAPH_AHEAD:
            self.asked = set()
        elif card == SENSATIONALIST_PRESS:
            self.pressed = False

    def on_event_discarded(self, card: int) -> None:
        """What an event would have turned up until now is not there."""
        up = self.faces()
        if card == EVASION:
            self.evading = False
        elif card == SENSATIONALIST_PRESS and self.pressed:
            self.pressed = False
            self.uncovered = NONE
        elif card == TELEGRAPH_AHEAD and self.asked:
            asked, self.asked = self.asked, set()
            self.trails.keep(lambda row: not lies_down(row, asked, up))
        elif card == STORMY_SEAS and self.storm != OFF:
            storm = self.storm
            self.trails.keep(lambda row: here(row) != storm or up[space_here(row)])
        elif card == CONSECRATED_GROUND and self.consecrated != OFF:
            city = self.consecrated
            self.trails.keep(lambda row: row[LINK] != city or not up[row.index(city)] or up[row.index(HIDE)])

    def on_blood(self, number: int) -> None:
        self.blood = number - NUMBER0

    def on_ally(self, card: int) -> None:
        self.rufus_smith = self.rufus_smith or card == RUFUS_SMITH

    def on_ally_gone(self, card: int) -> None:
        self.rufus_smith = self.rufus_smith and card != RUFUS_SMITH

    # --- markers --------------------------------------------------------------------------
    def on_consecrated(self, city: int) -> None:
        self.consecrated = city
        self.marks_changed()

    def on_blessed(self, hunter: int, place: int) -> None:
        self.hosts.append(place)
        self.marks_changed()

    def on_unblessed(self, place: int) -> None:
        self.hosts.remove(place)
        self.marks_changed()

    def on_storm(self, zone: int) -> None:
        self.storm = zone

    def on_calm(self, zone: int) -> None:
        self.storm = OFF


def is_land(card: int) -> bool:
    return card < SEA0 or card == HIDE


def is_sea(card: int) -> bool:
    return SEA0 <= card < ON_MAP


UNDER: Final = {LAND_BACK: is_land, SEA_BACK: is_sea}
ABOUT_SPACES: Final = ("revealed", "encounters-gone", "card-gone")
OTHERS: Final = ("on_stands", "on_turn_of")
HANDLERS: Final[dict[str, Any]] = {
    **{name[3:].replace("_", "-"): handler for name, handler in vars(Belief).items() if name.startswith("on_") and name not in OTHERS},
    "turn": Belief.on_turn_of,
    **{name: Belief.on_stands for name in ("starts", "arrives")},
    **{name: Belief.has_searched for name in ("skips-turn", "rests", "resupplies", "trades")},
}
