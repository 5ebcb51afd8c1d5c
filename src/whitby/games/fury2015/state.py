"""Everything that is true of a game of Fury of Dracula (3rd edition), and small questions about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from whitby.cards import kinds
from whitby.engine import EVERYONE, NO_OPTIONS, NOBODY, NOUN, Pile, Rule, State, Window
from whitby.games.fury.europe import OFF, is_city
from whitby.games.fury.trail import HIDEOUTS, LAIRS, LEAVING, TRAIL, here, hideout_of
from whitby.games.fury2015.words import (
    DARK_CALL,
    DESPAIRS,
    DISPLAY,
    DRACULA,
    DRACULA_DEFEATED,
    DRAWS,
    EMPTY,
    ENCOUNTER0,
    GOOD_LUCK,
    HEALTH,
    HIDE,
    HUNTERS,
    INFLUENCE_COMPLETE,
    INFLUENCE_WINS,
    LURKER0,
    MINA,
    MISDIRECT,
    NUMBER0,
    SEAT0,
    TO_DRACULA,
    TO_HUNTERS,
)

# phases
SETUP: Final = 0
DAWN: Final = 1
DAY: Final = 2
DUSK: Final = 3
NIGHT: Final = 4
DRACULAS: Final = 5

# hideouts
UP: Final = 1  # the location card, or Hide, lies faceup
WOLF: Final = 2  # Wolf Form lies with it
BATCARD: Final = 4  # an Escape as Bat lies with it
RUMORED: Final = 8

# an encounter in a hideout: kind | FACEUP | USED | damage
KIND: Final = 1023
FACEUP: Final = 1024
USED: Final = 2048  # in this ambush or search
WOUND: Final = 4096  # one damage

FOE_DRACULA: Final = 99

WINDOWS: Final[list[Window]] = []  # filled by windows.py
ANYTIME_RULES: Final[dict[int, Rule]] = {}  # verb -> rule, filled by windows.py
PLAY_NOW_OFFERS: Final[list[Callable[[Fury, int], list[int]]]] = []
NO_BLOWS: Final[Pile] = (0, 0, 0, 0)


class Fury(State):
    """A game of Fury of Dracula. Places and cards are nouns; piles are sorted unless their order is public."""

    def begin(self) -> None:
        super().begin()
        # options
        self.vampire_night: bool = False  # night effects in vampire combats (A 17)
        self.open_encounters: bool = True  # facedown discarded encounters may be looked at (A 29)
        self.hide_behind_power: bool = True  # Hide behind a power card is tied to the current location (ruling 48)
        self.private_talk: bool = False  # the hunters' talk is theirs alone (A 25)
        self.events_after_combat: bool = False  # dawn and dusk have a second window after a combat (ruling 52)
        self.wolf_with_hide: bool = False  # Wolf Form and Hide in one phase (ruling 29)
        self.hide_tied_to_leaving: bool = False  # Hide is tied to its location until that is cleared or a lair
        # clock
        self.day: int = 0  # days since the first Monday
        self.night: bool = False
        self.phase: int = SETUP
        self.despair: int = 0
        self.influence: int = 0
        self.turn: int = NOBODY  # whose turn it is
        self.waiting: int = 0  # hunters still to act, a mask (Speedy Telegraph)
        self.did: int = 0  # the action already done this turn (Renewed Vigor)
        # effects on a phase
        self.long_night: bool = False
        self.vigor: bool = False  # Renewed Vigor
        self.telegraph: bool = False  # Speedy Telegraph
        self.no_supply: bool = False  # Devilish Power
        self.no_supply_next: bool = False
        self.darkness: bool = False  # the next hunter phase has no day
        self.nocturnal: bool = False  # Nocturnal Visit, until the next day is over
        self.swift: bool = False  # another Dracula phase follows
        # hunters
        self.at: list[int] = [OFF] * 4
        self.harm: list[int] = [0] * 4
        self.bites: list[int] = [0] * 4
        self.delayed: list[bool] = [False] * 4
        self.ward: list[int] = [OFF] * 4  # the hospital space fixed at a defeat
        self.batted: list[bool] = [False] * 4  # a bats token
        self.items: list[Pile] = [()] * 4
        self.tickets: list[Pile] = [()] * 4
        self.events: list[Pile] = [()] * 5  # Dracula's too
        self.shown_item: list[int] = [EMPTY] * 4  # what a weakened hunter shows
        self.shown_event: list[int] = [EMPTY] * 4
        # Dracula
        self.damage: int = 0
        self.rumors: int = 1  # tokens he holds
        self.encounters: Pile = ()  # his hand
        self.guards: int = 0  # Szgany Bodyguards kept faceup
        # hideouts: six trail spaces, three lairs, and the one that is leaving
        self.trail: list[int] = [EMPTY] * HIDEOUTS  # a location, or a lone power card
        self.marks: list[int] = [0] * HIDEOUTS  # UP, WOLF, BATCARD, RUMORED
        self.lurking: list[Pile] = [()] * HIDEOUTS  # encounters: kind, FACEUP, damage
        # tokens on the board
        self.fog: Pile = ()  # cities, one entry a token
        self.storms: Pile = ()  # seas
        self.blocks: Pile = ()  # edges with a roadblock
        self.holy: int = OFF  # the city with consecrated ground
        self.hosts: Pile = ()  # cities with a heavenly host
        self.hosts_old: bool = False  # they were there before this dawn
        # decks
        self.item_bag: Pile = ()
        self.item_out: Pile = ()
        self.ticket_bag: Pile = ()
        self.encounter_bag: Pile = ()
        self.encounter_out: Pile = ()  # discarded faceup
        self.encounter_down: Pile = ()  # discarded facedown
        self.event_top: int = EMPTY  # turned up ahead: its back is public
        self.event_bag: Pile = ()  # between top and tail, in no order
        self.event_tail: Pile = ()  # the bottom, in order, where its backs are known
        self.event_out: Pile = ()  # discarded faceup
        self.event_down: Pile = ()  # discarded facedown
        self.allies: list[int] = [EMPTY, EMPTY]  # the hunters', Dracula's
        # in flight
        self.drawn: list[int] = [EMPTY] * 5  # the event or ticket just drawn
        self.playing: list[int] = []  # events on the table: card, CANCELLED, KEPT
        self.blows: Pile = NO_BLOWS  # damage about to land, by hunter
        self.bite: bool = False  # a bite about to land
        self.fare: int = EMPTY  # the ticket spent
        self.carriage: bool = False  # Chartered Carriage
        self.tipped: bool = False  # False Tip: Dracula chooses the city
        self.bolted: bool = False  # Wild Horses have answered this road move
        self.left: int = OFF  # the city that a Move action left
        self.ambush: int = EMPTY  # hideout and encounter of the ambush declared, as a lurker
        self.dogs: bool = False  # Dogs were shown for this search
        self.stakes: int = 0  # Stakes shown for this search and not yet used
        self.found: Pile = ()  # cards being looked at by `finder`
        self.finder: int = NOBODY
        self.partner: int = NOBODY  # of a trade
        self.offer: list[Pile] = [(), ()]  # what trader and partner give; once given, what they have received
        self.shared: list[Pile] = [(), ()]  # what they show each other and do not give
        self.bared: int = NOBODY  # whose hand lies open to those it was shown to
        # combat
        self.fighters: list[int] = []
        self.foe: int = EMPTY  # FOE_DRACULA, or the vampire's hideout
        self.foe_kind: int = EMPTY
        self.foe_harm: int = 0
        self.by_ambush: bool = False
        self.dark: bool = False  # night effects are used
        self.round: int = 0
        self.engaged: int = NOBODY
        self.table: list[int] = [EMPTY] * 5  # the cards chosen
        self.shown: bool = False  # they lie faceup
        self.last: list[int] = [EMPTY] * 4  # each hunter's card of the round before
        self.cancelled: int = 0  # a mask of seats
        self.earned: bool = False  # the engaged hunter's icons cancelled Dracula's card
        self.acted: int = 0  # hunters whose card was resolved or will not be, a mask
        self.blow_hand: Pile = ()
        self.blow_bag: Pile = ()
        self.blow_out: Pile = ()  # played in this combat
        self.mesmerized: int = 0  # a mask of hunters
        self.plots: int = 0  # Plotting faceup
        self.enraged: bool = False
        self.wreaths: list[int] = [0] * 4  # Garlic Wreath in play
        self.lucy: bool = False  # Lucy's Revenge in play
        self.planned: int = 0  # Planned Ambush in play, a mask
        self.bullets: bool = False  # Holy Bullets were used

    def copy(self) -> Fury:
        t = Fury()
        self.copy_engine_to(t)
        t.vampire_night = self.vampire_night
        t.open_encounters = self.open_encounters
        t.hide_behind_power = self.hide_behind_power
        t.private_talk = self.private_talk
        t.events_after_combat = self.events_after_combat
        t.wolf_with_hide = self.wolf_with_hide
        t.hide_tied_to_leaving = self.hide_tied_to_leaving
        t.day = self.day
        t.night = self.night
        t.phase = self.phase
        t.despair = self.despair
        t.influence = self.influence
        t.turn = self.turn
        t.waiting = self.waiting
        t.did = self.did
        t.long_night = self.long_night
        t.vigor = self.vigor
        t.telegraph = self.telegraph
        t.no_supply = self.no_supply
        t.no_supply_next = self.no_supply_next
        t.darkness = self.darkness
        t.nocturnal = self.nocturnal
        t.swift = self.swift
        t.at = self.at.copy()
        t.harm = self.harm.copy()
        t.bites = self.bites.copy()
        t.delayed = self.delayed.copy()
        t.ward = self.ward.copy()
        t.batted = self.batted.copy()
        t.items = self.items.copy()
        t.tickets = self.tickets.copy()
        t.events = self.events.copy()
        t.shown_item = self.shown_item.copy()
        t.shown_event = self.shown_event.copy()
        t.damage = self.damage
        t.rumors = self.rumors
        t.encounters = self.encounters
        t.guards = self.guards
        t.trail = self.trail.copy()
        t.marks = self.marks.copy()
        t.lurking = self.lurking.copy()
        t.fog = self.fog
        t.storms = self.storms
        t.blocks = self.blocks
        t.holy = self.holy
        t.hosts = self.hosts
        t.hosts_old = self.hosts_old
        t.item_bag = self.item_bag
        t.item_out = self.item_out
        t.ticket_bag = self.ticket_bag
        t.encounter_bag = self.encounter_bag
        t.encounter_out = self.encounter_out
        t.encounter_down = self.encounter_down
        t.event_top = self.event_top
        t.event_bag = self.event_bag
        t.event_tail = self.event_tail
        t.event_out = self.event_out
        t.event_down = self.event_down
        t.allies = self.allies.copy()
        t.drawn = self.drawn.copy()
        t.playing = self.playing.copy()
        t.blows = self.blows
        t.bite = self.bite
        t.fare = self.fare
        t.carriage = self.carriage
        t.tipped = self.tipped
        t.bolted = self.bolted
        t.left = self.left
        t.ambush = self.ambush
        t.dogs = self.dogs
        t.stakes = self.stakes
        t.found = self.found
        t.finder = self.finder
        t.partner = self.partner
        t.offer = self.offer.copy()
        t.shared = self.shared.copy()
        t.bared = self.bared
        t.fighters = self.fighters.copy()
        t.foe = self.foe
        t.foe_kind = self.foe_kind
        t.foe_harm = self.foe_harm
        t.by_ambush = self.by_ambush
        t.dark = self.dark
        t.round = self.round
        t.engaged = self.engaged
        t.table = self.table.copy()
        t.shown = self.shown
        t.last = self.last.copy()
        t.cancelled = self.cancelled
        t.earned = self.earned
        t.acted = self.acted
        t.blow_hand = self.blow_hand
        t.blow_bag = self.blow_bag
        t.blow_out = self.blow_out
        t.mesmerized = self.mesmerized
        t.plots = self.plots
        t.enraged = self.enraged
        t.wreaths = self.wreaths.copy()
        t.lucy = self.lucy
        t.planned = self.planned
        t.bullets = self.bullets
        return t

    def anytime(self, seat: int) -> list[int]:
        """F15-BITE-08  Beside any question; events that need no action: beside one that no seat of the other side is asked."""
        if seat == DRACULA:
            alone = self.phase == DRACULAS and self.seat == DRACULA and not self.asked
            return PLAY_NOW_OFFERS[0](self, seat) if alone and self.events[seat] else NO_OPTIONS
        extra = NO_OPTIONS
        if is_weakened(self, seat) and seat not in self.fighters and self.at[seat] != OFF:
            item, event = self.shown_item[seat], self.shown_event[seat]  # where none is shown yet, a question asks which one
            extra = [DISPLAY | c for c in kinds(self.items[seat]) if item not in (EMPTY, c)]
            extra += [DISPLAY | c for c in kinds(self.events[seat]) if event not in (EMPTY, c)]
        if self.phase == DAY and GOOD_LUCK in self.events[seat] and not asks_dracula(self):
            extra = extra + PLAY_NOW_OFFERS[0](self, seat)
        return extra

    def keeps_answers(self, choice: int) -> bool:
        """F15-BITE-08  Which card a weakened hunter shows changes nothing that anybody may answer."""
        return choice & ~NOUN == DISPLAY

    def at_any_time(self, seat: int, choice: int) -> None:
        ANYTIME_RULES[choice & ~NOUN](self, seat, choice & NOUN)

    def window(self, w: int) -> Window:
        return WINDOWS[w]


# --- where things are -------------------------------------------------------------------
def dracula_at(s: Fury) -> int:
    """F15-TRAIL-03  Dracula's current location."""
    return s.trail[here(s.trail)]


def revealed(s: Fury) -> bool:
    """F15-REVEAL-03  Dracula's figure stands on the board."""
    return s.marks[here(s.trail)] & UP != 0


def tied_location(s: Fury, i: int) -> int:
    """F15-POWER-08, F15-POWER-10  The space of the location that the Hide on space i is tied to, or EMPTY.

    A gap beside it is where a power card was cleared: had the location been, nothing further right would be left. By option the
    location that has just slid off the trail still counts.
    """
    for j in range(i + 1, TRAIL):
        card = s.trail[j]
        if 0 <= card < DARK_CALL:
            return j
        if card == MISDIRECT or not s.hide_behind_power:
            return EMPTY
    return LEAVING if s.hide_tied_to_leaving and 0 <= s.trail[LEAVING] < DARK_CALL else EMPTY


def tied_hide(s: Fury, i: int) -> int:
    """F15-POWER-09  The space of the Hide tied to the location on space i, or EMPTY."""
    if i not in LAIRS:
        for j in range(min(i, TRAIL)):
            if s.trail[j] == HIDE and tied_location(s, j) == i:
                return j
    return EMPTY


def spaces_here(s: Fury, place: int) -> list[int]:
    """F15-SEARCH-05, F15-AMBUSH-08  The hideout or lair of this city, and a Hide tied to it."""
    i = hideout_of(s.trail, place)
    if i == EMPTY:
        return []
    hide = tied_hide(s, i)
    return [i] if hide == EMPTY else [i, hide]


def hunters_in(s: Fury, place: int) -> list[int]:
    """Hunters in this very place."""
    return [h for h in HUNTERS if s.at[h] == place]


def in_city(s: Fury, h: int) -> bool:
    """On the board, in a city or the castle."""
    return is_city(s.at[h])


def holy_ground(s: Fury, place: int) -> bool:
    """F15-DRAC-10  Consecrated ground or a heavenly host lies there."""
    return place == s.holy or place in s.hosts


def holy_places(s: Fury) -> Pile:
    """All places with consecrated ground or a heavenly host."""
    return s.hosts if s.holy == OFF else (s.holy, *s.hosts)


def asks_dracula(s: Fury) -> bool:
    """Is the question one to Dracula too, whether he has answered it or not?"""
    if s.answers and s.answers[DRACULA]:
        return True
    return s.seat == DRACULA or any([seat == DRACULA for seat, _ in s.asked])


def is_weakened(s: Fury, h: int) -> bool:
    """F15-BITE-04, F15-BITE-05  A bite token, or being Mina."""
    return h == MINA or s.bites[h] > 0


def draws(pile: Pile) -> list[int]:
    """What CHANCE can draw from a pile: the same ints again and again, which is a third of the cost of making them."""
    return cast("list[int]", [DRAWS[card] for card in pile])


def lurker(i: int, kind: int) -> int:
    """The noun of an encounter kind in a hideout."""
    return LURKER0 + i * 13 + kind - ENCOUNTER0


def with_kind(pile: Pile, kind: int, used: int) -> int:
    """The index of an encounter of this kind with this USED flag, or EMPTY; one that lies faceup comes first, for all know of it."""
    found = EMPTY
    for k, e in enumerate(pile):
        if e & KIND == kind and e & USED == used:
            if e & FACEUP:
                return k
            if found == EMPTY:
                found = k
    return found


# --- tracks ---------------------------------------------------------------------------
def gain_influence(s: Fury, n: int) -> None:
    """F15-WIN-01, F15-WIN-07  Dracula wins at 13."""
    s.influence = min(INFLUENCE_WINS, s.influence + n)
    s.tell(EVERYONE, "influence", NUMBER0 + s.influence)
    if s.influence >= INFLUENCE_WINS and s.winners < 0:
        s.win(TO_DRACULA, INFLUENCE_COMPLETE)


def hurt_dracula(s: Fury, n: int) -> None:
    """F15-WIN-02, F15-WIN-03  The hunters win when his damage reaches his health."""
    s.damage = min(HEALTH[DRACULA], s.damage + n)
    s.tell(EVERYONE, "dracula-suffers", NUMBER0 + n)
    if s.damage >= HEALTH[DRACULA]:
        s.win(TO_HUNTERS, DRACULA_DEFEATED)


def heal_dracula(s: Fury, n: int) -> None:
    """F15-DAMAGE-01  Recovered damage goes back to the pool."""
    n = min(n, s.damage)
    s.damage -= n
    s.tell(EVERYONE, "dracula-recovers", NUMBER0 + n)


def fury_of_dracula(s: Fury) -> bool:
    """F15-DESPAIR-05  All three despair tokens are out."""
    return s.despair >= DESPAIRS


def delay(s: Fury, h: int) -> None:
    """F15-ACTION-07, F15-ACTION-09  The figure lies down; the turn ends when the effect is done."""
    if not s.delayed[h] and s.at[h] != OFF:
        s.delayed[h] = True
        s.tell(EVERYONE, "delayed", SEAT0 + h)


def may_act_on(s: Fury, h: int) -> bool:
    """F15-SEARCH-09, F15-AMBUSH-11  Still on the board and not delayed."""
    return s.at[h] != OFF and not s.delayed[h]
