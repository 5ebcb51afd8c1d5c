"""How weapons and cards come to hunters and change hands: restocking in a town, exchanging in a pass, swapping in a group."""

from __future__ import annotations

from typing import Final

from whitby.cards import kinds, less, with_card, without
from whitby.engine import CHANCE, EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import CASTLE, is_sea
from whitby.games.fury1987.decks import draw_events, draw_weapon, drop_weapon, fill_weapon_cup, keep_limits, leaves_cup, trim_weapons
from whitby.games.fury1987.dogs import weapons_drawn
from whitby.games.fury1987.europe import LARGE
from whitby.games.fury1987.state import Fury, audience, draws, leader, members
from whitby.games.fury1987.words import DISCARD, DOGS, DONE, GIVE, PASS, RESTOCK, SEAT0, STOCK, STOCK0, STOCKS, TO

NUMBERS: Final[tuple[tuple[int, int], ...]] = tuple([(int(name[6]), int(name[8])) for name in STOCKS])  # weapons, events


# --- restocking ---------------------------------------------------------------------------
def may_restock(s: Fury) -> bool:
    """F87-STOCK-01, F87-STOCK-04, F87-STOCK-05, F87-STOCK-11, F87-GROUP-25  In a town, where none of them did in his turn before."""
    town = s.at[leader(s)]
    return not is_sea(town) and town != CASTLE and town not in [s.stocked_at[h] for h in members(s)]


def _stocks(most: int) -> list[int]:
    """All numbers of weapons and events with this sum at most."""
    return [PASS] + [STOCK | (STOCK0 + i) for i, (weapons, events) in enumerate(NUMBERS) if weapons + events <= most]


IN_LARGE_TOWN: Final = _stocks(RESTOCK["large"])
IN_SMALL_TOWN: Final = _stocks(RESTOCK["small"])


@question("restock", known=always_known)
def restock(s: Fury) -> None:
    """F87-HACT-03, F87-HACT-10, F87-STOCK-02, F87-STOCK-03, F87-STOCK-07, F87-STOCK-08, F87-GROUP-23  The first member declares a draw.

    Last of all, if nothing has ended the Action phase.
    """
    if s.group and s.acting and may_restock(s):
        s.ask(leader(s), IN_LARGE_TOWN if LARGE[s.at[leader(s)]] else IN_SMALL_TOWN, restock_declared)


def restock_declared(s: Fury, choice: int) -> None:
    """F87-STOCK-10, F87-HIDDEN-16  All hear the numbers; weapons come first, then all events, and then the limits are kept."""
    if choice == PASS:
        return
    h = leader(s)
    s.tell(EVERYONE, "restocks", SEAT0 + h, choice & NOUN)
    for x in members(s):
        s.stocked_now[x] = s.at[x]
    weapons, events = NUMBERS[(choice & NOUN) - STOCK0]
    for _ in range(weapons):
        stock_weapon(s)
    if weapons:
        s.do(weapons_stocked)
    if events:
        s.do(stock_events, events)
    else:
        s.do(keep_limits)


def stock_weapon(s: Fury) -> None:
    """F87-STOCK-09, F87-GROUP-25  A lone hunter takes it; of a group's draw the first member disposes."""
    if len(members(s)) == 1:
        draw_weapon(s, leader(s))
    else:
        s.do(fill_weapon_cup)
        s.do(weapon_to_share)


def weapons_stocked(s: Fury) -> None:
    """F87-GROUP-25, F87-CARD-dogs  A group shares them out; then Dogs may be shown."""
    if s.drawn_weapons:
        s.do(share_weapons)
    elif s.group:
        s.do(weapons_drawn, leader(s))


def stock_events(s: Fury, n: int) -> None:
    """F87-STOCK-10, F87-EVENT-04  All declared events together, bat cards among them."""
    if s.group:
        draw_events(s, leader(s), n)


@question("draw-to-share")
def weapon_to_share(s: Fury) -> None:
    """F87-STOCK-09, F87-GROUP-25  One weapon of a group's draw."""
    if s.weapon_cup and s.group:
        s.ask(CHANCE, draws(s.weapon_cup), drawn_to_share)


def drawn_to_share(s: Fury, choice: int) -> None:
    """F87-HIDDEN-06, F87-HIDDEN-16  It lies before the first member, unseen by Dracula."""
    leaves_cup(s, leader(s), choice & NOUN)
    s.drawn_weapons = with_card(s.drawn_weapons, choice & NOUN)


@question("share-weapon")
def share_weapons(s: Fury) -> None:
    """F87-GROUP-25  The first member says who gets the chit, one after the other."""
    if s.drawn_weapons:
        s.ask(leader(s), [TO | (SEAT0 + h) for h in members(s)], weapon_shared)


def weapon_shared(s: Fury, choice: int) -> None:
    """F87-GROUP-25, F87-HIDDEN-06  All see into whose hand it goes, the hunters see which."""
    chit = s.drawn_weapons[0]
    h = (choice & NOUN) - SEAT0
    s.drawn_weapons = s.drawn_weapons[1:]
    s.weapons[h] = with_card(s.weapons[h], chit)
    s.tell(EVERYONE, "gets-weapon", SEAT0 + h)
    s.tell(audience(s, h) | audience(s, leader(s)), "weapon-given", SEAT0 + h, chit)
    s.do(weapons_drawn, h)
    s.do(share_weapons)


# --- exchange in a pass -----------------------------------------------------------------------
def may_exchange(s: Fury, h: int) -> bool:
    """F87-PASS-01, F87-PASS-03  Who holds weapons, but not in the Castle."""
    return s.at[h] != CASTLE and len(s.weapons[h]) > 0


def exchange(s: Fury) -> None:
    """F87-PASS-01  Each of those who pass may change his weapons."""
    for h in members(s):
        if may_exchange(s, h):
            s.do(exchange_weapons, h, 0)


@question("exchange-weapons")
def exchange_weapons(s: Fury, h: int, n: int) -> None:
    """F87-PASS-01, F87-PASS-04  One chit after the other goes to the discards; so many were given up before."""
    if s.weapons[h]:
        s.ask(h, [DONE] + [DISCARD | chit for chit in kinds(s.weapons[h])], weapon_given_up)
    else:
        draw_as_many(s, h, n)


def weapon_given_up(s: Fury, h: int, n: int, choice: int) -> None:
    """F87-PASS-01, F87-PASS-04  Until he has done; then he draws."""
    if choice == DONE:
        draw_as_many(s, h, n)
    else:
        drop_weapon(s, h, choice & NOUN)
        s.do(exchange_weapons, h, n + 1)


def draw_as_many(s: Fury, h: int, n: int) -> None:
    """F87-PASS-01, F87-PASS-04, F87-CARD-dogs  As many as he gave up; Dogs among them may be shown."""
    for _ in range(n):
        draw_weapon(s, h)
    if n:
        s.do(weapons_drawn, h)


# --- swapping in a group ----------------------------------------------------------------------
def swap_weapons(s: Fury) -> None:
    """F87-GROUP-03, F87-GROUP-24  Each member in turn gives what he likes to others; then nobody keeps more than three."""
    if len(members(s)) > 1:
        for h in members(s):
            s.do(gives, h)
        for h in members(s):
            trim_weapons(s, h)


@question("swap-weapons", known=always_known)
def gives(s: Fury, h: int) -> None:
    """F87-GROUP-03, F87-GROUP-24  To whom he gives a weapon, as long as he has one."""
    if s.weapons[h]:
        s.ask(h, [DONE] + [TO | (SEAT0 + x) for x in members(s) if x != h], taker_chosen)


def taker_chosen(s: Fury, h: int, choice: int) -> None:
    """F87-GROUP-24  One weapon, and perhaps another; all see to whom he turns."""
    if choice != DONE:
        s.tell(EVERYONE, "gives-to", SEAT0 + h, choice & NOUN)
        s.do(give_weapon, h, (choice & NOUN) - SEAT0)
        s.do(gives, h)


def has_one_weapon(s: Fury, h: int, taker: int) -> bool:
    """There is one weapon to give, whichever it is."""
    return len(s.weapons[h]) == 1


@question("give-weapon", known=has_one_weapon)
def give_weapon(s: Fury, h: int, taker: int) -> None:
    """F87-GROUP-03, F87-GROUP-24  Which of the weapons in his hand: a laid Host is not in it."""
    if s.weapons[h] and taker in members(s):
        s.ask(h, [GIVE | chit for chit in kinds(s.weapons[h])], weapon_given)


def weapon_given(s: Fury, h: int, taker: int, choice: int) -> None:
    """F87-GROUP-03, F87-HIDDEN-06  All see that a weapon changes hands; Dracula sees which one only of Dogs that lie shown."""
    chit = choice & NOUN
    lay_shown = chit == DOGS and s.dogs[h] == s.weapons[h].count(DOGS)
    s.weapons[h] = without(s.weapons[h], chit)
    s.weapons[taker] = with_card(s.weapons[taker], chit)
    if lay_shown:
        s.dogs[h] -= 1
        s.dogs[taker] += 1
        s.tell(EVERYONE, "gave", SEAT0 + h, SEAT0 + taker, chit)
    else:
        s.tell(EVERYONE, "gave-weapon", SEAT0 + h, SEAT0 + taker)
        s.tell(audience(s, h) | audience(s, taker), "gave", SEAT0 + h, SEAT0 + taker, chit)
        s.seen_weapons[h] = less(s.seen_weapons[h], tuple(kinds(s.seen_weapons[h])))  # any of them may have gone
