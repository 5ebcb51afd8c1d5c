"""Imagining: filling the holes of a view with a whole game that those eyes cannot tell from the true one.

Family by family: items, tickets, events, encounters, combat cards, the trail, and answers already given in secret. The trail is
any chain of legal moves under the backs, or one drawn from a belief: how likely it is belongs there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.board import BIT
from whitby.cards import UNKNOWN, Deck, Pool, at_least, has_holes, kinds, with_certain
from whitby.engine import News, Pile, ask_window, seats_with_a_say, window_offer
from whitby.games.fury.europe import CASTLE, OFF, ON_MAP, SEA0, is_sea
from whitby.games.fury.events import KEPT
from whitby.games.fury.imagine import ANYWHERE, LAND, SEAS, Chain, at_sea, free, on_land, take_laid
from whitby.games.fury.trail import LAIRS, LEAVING, TRAIL
from whitby.games.fury2015 import words as w
from whitby.games.fury2015.arrival import look_around
from whitby.games.fury2015.combat import combat_cards, hunter_cards
from whitby.games.fury2015.decks import keep_ticket
from whitby.games.fury2015.dracula import make_room, new_lair
from whitby.games.fury2015.encounters import second_weapon
from whitby.games.fury2015.europe import ADJACENT, BY_WOLF
from whitby.games.fury2015.fast_horses import fast_horses
from whitby.games.fury2015.secrets import still_asked
from whitby.games.fury2015.state import BAT_CARD, KIND, UP, USED, WOLF, Fury, revealed
from whitby.rng import Rng

View = dict[str, Any]
BODYGUARDS: Final = w.NOUNS.index("szgany-bodyguards")
LAND_NEAR: Final = on_land(ADJACENT)
SEAS_NEAR: Final = at_sea(ADJACENT)
LAND_BY_WOLF: Final = on_land(BY_WOLF)
SEAS_BY_WOLF: Final = at_sea(BY_WOLF)
BACKS: Final = (w.CITY_BACK, w.SEA_BACK, w.CASTLE_BACK)


ITEMS: Final = Deck(w.ITEM_DECK)
TICKETS: Final = Deck(w.TICKET_POOL)
HUNTER_EVENTS: Final = Deck(tuple([c for c in w.EVENT_DECK if not w.IS_DRACULAS[c]]))
DRACULA_EVENTS: Final = Deck(tuple([c for c in w.EVENT_DECK if w.IS_DRACULAS[c]]))
ENCOUNTERS: Final = Deck(w.ENCOUNTER_DECK)
DRACULA_COMBATS: Final = Deck(w.DRACULA_COMBAT_DECK)


def fill_holes(s: Fury, v: View, heard: Sequence[News], rng: Rng, belief: Any) -> bool:
    """Fill every hole of the state `s`, which has the open fields of the view `v`; False if this try went wrong."""
    eyes = int(v["eyes"])
    imagine_items(s, v, rng)
    imagine_tickets(s, rng)
    imagine_events(s, v, rng)
    imagine_encounters(s, rng)
    imagine_combat_cards(s, v, rng)
    if not eyes & w.TO_DRACULA:
        believed: list[int] = [] if belief is None else belief.trail(rng)
        if believed:
            s.trail = believed
        elif not imagine_trail(s, v, rng) or revealed(s) != (v["figure"] != OFF):
            return False
    imagine_choices(s, v, eyes, rng)
    return s.winners >= 0 or still_asked(s)


# --- items and tickets ---------------------------------------------------------------------------
def offered(s: Fury, h: int, first: int, last: int) -> Pile:
    """Cards of one family that this hunter has put into a trade or shows in it, for those who see it."""
    if s.trade_partner < 0 or h not in (s.turn, s.trade_partner):
        return ()
    side = 0 if h == s.turn else 1
    return tuple([c for c in s.trade_offers[side] + s.trade_shown[side] if first <= c < last])


def certain_items(s: Fury, h: int) -> Pile:
    """Items that everybody knows this hunter to hold: on the table in a combat, shown for a search, displayed, offered."""
    table = tuple([c for c in (s.last_cards[h], s.chosen_cards[h] if s.cards_revealed else w.EMPTY) if w.ITEM0 <= c < w.HUNTER_COMBAT0])
    if s.turn == h:
        table = at_least(table, (w.STAKE,) * s.stakes_shown + ((w.DOGS,) if s.dogs_shown else ()))
    if s.displayed_item[h] != w.EMPTY:
        table = at_least(table, (s.displayed_item[h],))
    rule, args = s.running
    if rule is fast_horses and args[0] == h:
        table = at_least(table, (w.FAST_HORSES,))
    elif rule is second_weapon and args[1] == h:
        table = at_least(table, (args[3],))
    return at_least(table, offered(s, h, w.ITEM0, w.HUNTER_COMBAT0))


def imagine_items(s: Fury, v: View, rng: Rng) -> None:
    """Hands, cards being looked at, the deck."""
    pool = Pool(ITEMS, rng)
    pool.saw(s.item_discards)
    for h in w.HUNTERS:
        if has_holes(s.items[h]):
            s.items[h] = with_certain(s.items[h], certain_items(s, h))
        pool.saw(s.items[h])
        pool.saw((w.GARLIC_WREATH,) * s.garlic_wreaths[h])
    pool.saw(s.items_found)
    for h in w.HUNTERS:
        s.items[h] = pool.fill(s.items[h])
    s.items_found = pool.fill(s.items_found)
    s.item_deck = pool.rest()


def imagine_tickets(s: Fury, rng: Rng) -> None:
    """The tickets in other hands, the pool, and the one just spent."""
    pool = Pool(TICKETS, rng)
    for h in w.HUNTERS:
        if has_holes(s.tickets[h]):
            s.tickets[h] = with_certain(s.tickets[h], offered(s, h, w.TICKET0, w.SEAT0))
        pool.saw(s.tickets[h])
    for h in w.HUNTERS:
        s.tickets[h] = pool.fill(s.tickets[h])
    s.ticket_pool = pool.rest()
    if s.ticket_spent == UNKNOWN:
        s.ticket_spent = s.ticket_pool[rng.below(len(s.ticket_pool))]


# --- events ---------------------------------------------------------------------------------------
def events_in_play(s: Fury) -> Pile:
    """Events that everybody sees: in play, on the table, among the faceup discards."""
    open_cards = [c for c in s.allies if c != w.EMPTY] + [c & KIND for c in s.events_played if not c & KEPT]
    if s.lucys_revenge:
        open_cards.append(w.LUCYS_REVENGE)
    open_cards += [w.PLANNED_AMBUSH for h in w.HUNTERS if s.planned_ambush & BIT[h]]
    return s.event_discards + tuple(open_cards)


def imagine_events(s: Fury, v: View, rng: Rng) -> None:
    """Two pools by their backs: hands, the top, the tail, facedown discards, the deck."""
    pools = [Pool(HUNTER_EVENTS, rng), Pool(DRACULA_EVENTS, rng)]
    for card in events_in_play(s):
        pools[int(w.IS_DRACULAS[card])].seen(card)
    for seat in range(5):
        if seat != w.DRACULA and has_holes(s.events[seat]):
            shown = (s.displayed_event[seat],) if s.displayed_event[seat] != w.EMPTY else ()
            s.events[seat] = with_certain(s.events[seat], at_least(shown, offered(s, seat, w.EVENT0, w.ENCOUNTER0)))
        pools[int(seat == w.DRACULA)].saw(s.events[seat])
    pools[1].saw(s.event_facedown)
    for seat in range(5):
        s.events[seat] = pools[int(seat == w.DRACULA)].fill(s.events[seat])
    s.event_facedown = pools[1].fill(s.event_facedown)
    if s.event_top in (w.HUNTER_BACK, w.DRACULA_BACK):
        s.event_top = pools[int(s.event_top == w.DRACULA_BACK)].one()
    s.event_bottom = tuple([pools[int(back == w.DRACULA_BACK)].one() for back in v["event_bottom"]])
    s.event_deck = pools[0].rest() + pools[1].rest()  # in order: Dracula's come last


# --- Dracula's cards --------------------------------------------------------------------------------
def imagine_encounters(s: Fury, rng: Rng) -> None:
    """His hand, what lurks, what was discarded facedown, the deck."""
    pool = Pool(ENCOUNTERS, rng)
    pool.saw(s.encounter_discards)
    pool.saw((BODYGUARDS,) * s.bodyguards)
    pool.seen(s.foe_kind)
    pool.saw(s.encounters)
    pool.saw(s.encounter_facedown)
    for pile in s.hideout_encounters:
        for e in pile:
            if e != UNKNOWN:
                pool.seen(e & KIND)
    s.encounters = pool.fill(s.encounters)
    s.encounter_facedown = pool.fill(s.encounter_facedown)
    s.hideout_encounters = [pool.fill(pile) for pile in s.hideout_encounters]
    s.encounter_deck = pool.rest()


def imagine_combat_cards(s: Fury, v: View, rng: Rng) -> None:
    """Combat cards in hand and deck; bat cards on the trail are out."""
    pool = Pool(DRACULA_COMBATS, rng)
    pool.saw(s.combat_discards)
    pool.saw((w.BAT,) * len([m for m in s.hideout_marks if m & BAT_CARD]))
    pool.saw(s.combat_hand)
    s.combat_hand = pool.fill(s.combat_hand)
    s.combat_deck = pool.rest()


# --- the trail ----------------------------------------------------------------------------------------
def imagine_trail(s: Fury, v: View, rng: Rng) -> bool:
    """A random chain of legal cards under the backs, the oldest first; lairs anywhere."""
    lay_lairs(s, rng)
    shown: list[int] = list(v["trail"])
    if v["figure"] != OFF:
        for j in range(shown.index(v["figure"])):
            if shown[j] == w.CITY_BACK:  # newer than where he stands
                shown[j] = s.trail[j] = w.HIDE
    taken = not_hidden(s)
    hide_is_left = w.HIDE not in shown

    def fitting(i: int, before: int) -> list[int]:
        """What can lie on space i: an open card is what it is, if Dracula can have gone there."""
        card = CASTLE if shown[i] == w.CASTLE_BACK else shown[i]
        by = s.hideout_marks[i]
        if card < ON_MAP:
            return [card] if before == ANYWHERE or card in steps(by, before) else []
        if card == w.SEA_BACK:
            return free(SEAS if before == ANYWHERE else seas_near(by, before), taken)
        found = free(LAND if before == ANYWHERE else land_near(by, before), taken)
        bare = not by & BAT_CARD and (s.wolf_with_hide or not by & WOLF)
        if hide_is_left and w.HIDE not in s.trail and bare and hide_fits(s, shown, i):
            found.append(w.HIDE)
        return found

    cut = tuple([i for i, card in enumerate(shown) if card in (w.EMPTY, w.MISDIRECT)])
    return Chain(s.trail, shown, BACKS, cut, taken).lay(0, ANYWHERE, fitting, rng)


def lay_lairs(s: Fury, rng: Rng) -> None:
    """Places that are in no hideout, hold no hunter and are not the castle."""
    for i in LAIRS:
        if s.trail[i] == w.CASTLE_BACK:
            s.trail[i] = CASTLE
        elif s.trail[i] == w.CITY_BACK:
            taken = [False] * ON_MAP
            take_laid(taken, s.trail)
            take_laid(taken, s.at)
            taken[CASTLE] = True
            s.trail[i] = rng.pick(free(LAND, taken))


def steps(by: int, before: int) -> Pile:
    """Where Dracula can have gone from `before`, with these marks on the card."""
    if by & BAT_CARD:
        return LAND
    return BY_WOLF[before] if by & WOLF else ADJACENT[before]


def land_near(by: int, before: int) -> Pile:
    """Those of them on land."""
    if by & BAT_CARD:
        return LAND
    return LAND_BY_WOLF[before] if by & WOLF else LAND_NEAR[before]


def seas_near(by: int, before: int) -> Pile:
    """Those of them at sea."""
    if by & BAT_CARD:
        return ()
    return SEAS_BY_WOLF[before] if by & WOLF else SEAS_NEAR[before]


def not_hidden(s: Fury) -> list[bool]:
    """By place: it cannot lie facedown. The castle, what lies elsewhere, and cities that would have been shown.

    Those are the holy ones and those where a hunter is, if not only just arriving: Wild Horses are answered before anything is shown.
    """
    taken = [False] * ON_MAP
    taken[CASTLE] = True
    take_laid(taken, s.trail)
    arriving = [args[0] for rule, args in s.agenda if rule is look_around]
    for h in w.HUNTERS:
        if 0 <= s.at[h] < SEA0 and h not in arriving:
            taken[s.at[h]] = True
    if s.consecrated != OFF:
        taken[s.consecrated] = True
    for place in s.heavenly_hosts:
        taken[place] = True
    return taken


def hide_fits(s: Fury, shown: list[int], i: int) -> bool:
    """A facedown Hide is tied to a facedown city, or its location has gone; nothing ripens of it, and it makes no lair."""
    if i == LEAVING:
        waiting = [rule for rule, _ in [*s.agenda, s.running]]
        return (
            make_room not in waiting and new_lair not in waiting and not any([e != UNKNOWN and e & USED for e in s.hideout_encounters[i]])
        )
    for j in range(i + 1, TRAIL):
        if shown[j] not in (w.EMPTY, w.DARK_CALL, w.FEED, w.MISDIRECT):
            return not s.hideout_marks[j] & UP and not is_sea(s.trail[j])
        if shown[j] == w.MISDIRECT or not s.hide_behind_power:
            return True
    return not s.hide_tied_to_leaving or not s.hideout_marks[LEAVING] & UP or is_sea(s.trail[LEAVING])


# --- secret choices -------------------------------------------------------------------------------------
def imagine_choices(s: Fury, v: View, eyes: int, rng: Rng) -> None:
    """Cards just drawn, chosen or answered by others: from their own options."""
    for seat in range(5):
        if s.just_drawn[seat] == UNKNOWN:
            cards = s.tickets[seat] if s.running[0] is keep_ticket else s.events[seat]
            at_once = w.DEVILISH_POWER if seat == w.DRACULA else w.GOOD_LUCK  # it may have been played beside this very question
            s.just_drawn[seat] = cards[rng.below(len(cards))] if cards else at_once
        if s.chosen_cards[seat] == UNKNOWN:
            fitting = kinds(s.combat_hand) if seat == w.DRACULA else hunter_cards(s, seat)
            s.chosen_cards[seat] = fitting[rng.below(len(fitting))]
    if v["answers"]:
        imagine_answers(s, [seat for seat in range(5) if not eyes & BIT[seat] and seat not in v["asked"]], rng)


def imagine_answers(s: Fury, hidden: list[int], rng: Rng) -> None:
    """What those who were asked, and are no longer, have answered in secret."""
    rule, args = s.running
    window = rule is ask_window
    was_asked = seats_with_a_say(s, args[0], args[1], args[2]) if window else s.fighters + [w.DRACULA]
    for seat in was_asked:
        if seat in hidden:
            s.answers[seat] = (rng.pick(window_offer(s, seat) if window else combat_cards(s, seat)),)
