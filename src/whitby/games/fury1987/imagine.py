"""Imagining: filling the holes of a view with a whole game that those eyes cannot tell from the true one.

Family by family: weapons, events, Dracula's place and Blood Points, encounters, and what was laid or answered in secret. Where he is and
has been is drawn from a belief; without one, what was heard since his last turn is not contradicted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.board import BIT
from whitby.cards import UNKNOWN, Deck, Pool, at_least, has_holes, with_certain
from whitby.engine import NOBODY, News, Pile, ask_window, seats_with_a_say, window_offer
from whitby.games.fury.europe import CASTLE, OFF, SEA0, is_city, is_sea
from whitby.games.fury.events import KEPT
from whitby.games.fury1987 import words as w
from whitby.games.fury1987.combat import chits_to_lay
from whitby.games.fury1987.decks import share_event
from whitby.games.fury1987.europe import ALL_PLACES, NO_START, ROADS, SEAS, TOWNS
from whitby.games.fury1987.rules import first_encounters
from whitby.games.fury1987.state import KIND, MOVING, Fury, in_play, vampires_on_chart
from whitby.games.fury1987.tactics import enemy_chits, hunter_chits
from whitby.rng import Rng

View = dict[str, Any]
Heard = Sequence[News]
WEAPONS: Final = Deck(w.WEAPON_CUP)
EVENTS: Final = Deck(w.EVENT_DECK)
ENCOUNTERS: Final = Deck(tuple([kind for kind in range(w.ENCOUNTER0, w.SEAT0) for _ in range(w.COPIES[kind])]))  # special Vampires too
OF_SIDE: Final[tuple[list[bool], ...]] = tuple(
    [[c >= w.EVENT0 and d == draculas for c, d in enumerate(w.IS_DRACULAS)] for draculas in (False, True)]
)
KEPT_BY: Final[tuple[list[bool], ...]] = tuple([[own and w.IS_KEPT[c] for c, own in enumerate(side)] for side in OF_SIDE])
HIM: Final[Pile] = (w.SEAT0 + w.DRACULA,)
OVER: Final[News] = ("turn-over", HIM)
OF_HIS_PLACE: Final = frozenset(  # news that tell where he is, or that he may have gone
    ("turn-over", "turn-begins", "dracula-found", "dracula-not-here", "no-rumours-here", "embarks", "sails", "lands", "flies", "played")
    + ("harker-finds-nobody",)
)
EVERYWHERE: Final[list[int]] = list(range(ALL_PLACES))
NEAR: Final[tuple[Pile, ...]] = tuple([(*ROADS[p], *SEAS[p]) for p in EVERYWHERE])
LAID_THERE: Final[tuple[tuple[list[bool], ...], ...]] = tuple(  # whether a Vampire may be among them, town: by kind, may it lie there?
    [
        tuple(
            [[k >= w.ENCOUNTER0 and w.LAID_IN[k][town] and (more or not w.IS_VAMPIRE[k]) for k in range(w.SEAT0)] for town in range(TOWNS)]
        )
        for more in (False, True)
    ]
)
BLIND_DRAWS: Final = 8
LAID: Final = 0.9  # how often something lies where he came to, if nobody has been there since
UNFILLED: Final = len(w.ENCOUNTER_CUP) - w.ENCOUNTER_HAND  # before this round he cannot have drawn all of the cup, one chit a turn


def fill_holes(s: Fury, v: View, heard: Heard, rng: Rng, belief: Any) -> bool:
    """Fill every hole of the state `s`, which has the open fields of the view `v`."""
    imagine_weapons(s, rng)
    imagine_events(s, rng)
    if v["eyes"] & w.TO_DRACULA:
        seen = placed(s) + s.encounters + s.encounter_discards + s.returned + s.vampires_out + s.devoured
        s.encounter_cup = tuple(unseen(ENCOUNTERS, seen))
    else:
        forget_decision(s)
        row, towns = ([], []) if belief is None else belief.sample(rng)
        if row:
            place_dracula(s, row)
        else:
            imagine_dracula(s, heard, rng)
        imagine_blood(s, rng)
        imagine_encounters(s, [town for town in towns if rng.random() < LAID] if row else None, rng)
    imagine_choices(s, v, rng)
    return True


def unseen(deck: Deck, seen: Pile) -> list[int]:
    """All cards of a deck, less these, as far as they are there."""
    gone = [0] * len(deck.copies)
    for card in seen:
        if card >= deck.first:
            i = card - deck.first
            if i < len(gone) and gone[i] < deck.copies[i]:
                gone[i] += 1
    return deck.less(gone)


def some(things: list[int], n: int, rng: Rng) -> list[int]:
    """So many of these at random, or all."""
    for i in range(min(n, len(things))):
        j = i + rng.below(len(things) - i)
        things[i], things[j] = things[j], things[i]
    return things[:n]


def take(left: list[int], fitting: list[bool], rng: Rng) -> int:
    """A random one of those that fit, by kind; EMPTY if none does. Most fit: a few blind draws mostly find one."""
    if left:
        for _ in range(BLIND_DRAWS):
            i = rng.below(len(left))
            if fitting[left[i]]:
                return left.pop(i)
    fits = [i for i, kind in enumerate(left) if fitting[kind]]
    return left.pop(rng.pick(fits)) if fits else w.EMPTY


# --- weapons and events -------------------------------------------------------------------
def certain_weapons(s: Fury, h: int) -> Pile:
    """F87-HIDDEN-05, F87-HIDDEN-17  Weapons that all know this hunter to hold."""
    return at_least(s.seen_weapons[h], (w.DOGS,) * s.dogs[h])


def certain_of_harker(s: Fury) -> Pile:
    """What all know Jonathan Harker to hold: shown Dogs, and what he laid."""
    on_table: Pile = (
        (s.laid[s.fighters[0]] if s.chits_revealed else w.EMPTY, s.last_chits[s.fighters[0]]) if s.harker and s.fighters else ()
    )
    return at_least((w.DOGS,) * s.harker_dogs, tuple([chit for chit in on_table if w.WEAPON0 <= chit < w.HUNTER_CHIT0]))


def imagine_weapons(s: Fury, rng: Rng) -> None:
    """Hands, a group's draw, Harker's weapons, the cup."""
    pool = Pool(WEAPONS, rng)
    pool.saw(s.weapon_discards + (w.GARLIC,) * s.garlic + (w.HEAVENLY_HOST,) * len([p for p in s.host_at if p != OFF]))
    if has_holes(s.harker_weapons):
        s.harker_weapons = with_certain(s.harker_weapons, certain_of_harker(s))
    pool.saw(s.harker_weapons + s.drawn_weapons)
    for h in w.HUNTERS:
        if has_holes(s.weapons[h]):
            s.weapons[h] = with_certain(s.weapons[h], certain_weapons(s, h))
        pool.saw(s.weapons[h])
    for h in w.HUNTERS:
        s.weapons[h] = pool.fill(s.weapons[h])
    s.drawn_weapons = pool.fill(s.drawn_weapons)
    s.harker_weapons = pool.fill(s.harker_weapons)
    s.weapon_cup = pool.rest()


def imagine_events(s: Fury, rng: Rng) -> None:
    """F87-EVENT-06, F87-HIDDEN-07  By their backs: hands, which hold only cards to be kept, the draw that is being dealt, the deck."""
    agents: Pile = (w.SHIPPING_AGENTS,) if s.shipping_agents else ()
    on_table = tuple([c & KIND for c in s.events_played if not c & KEPT])
    held = tuple([card for pile in s.events for card in pile])
    left = unseen(EVENTS, s.event_discards + agents + on_table + held + s.drawn)
    for seat, pile in enumerate(s.events):
        if has_holes(pile):
            fitting = KEPT_BY[int(seat == w.DRACULA)]
            s.events[seat] = tuple(sorted([take(left, fitting, rng) if card == UNKNOWN else card for card in pile]))
    drawn: list[int] = []
    for card in s.drawn:
        kept_first = s.running[0] is share_event and not drawn
        fitting = KEPT_BY[0] if kept_first else OF_SIDE[int(card == w.BAT_BACK)]
        drawn.append(take(left, fitting, rng) if card >= w.CROSS_BACK else card)
    s.drawn = tuple(drawn)
    s.event_deck = tuple(left)


# --- Dracula --------------------------------------------------------------------------------
def forget_decision(s: Fury) -> None:
    """F87-HIDDEN-26  Whatever he has decided already in this turn: he might as well be at its beginning."""
    s.turn_step = MOVING
    s.draws_owed = 0
    s.returned = ()
    s.way_said = 0
    s.attack_on = NOBODY
    s.walpurgis = 0
    s.eaten_at = OFF
    s.laying = w.EMPTY


def of_his_turns(heard: Heard, n: int) -> list[News]:
    """What was heard of his place since a turn of his was over, so many of his turns ago; all of it if he had fewer."""
    told: list[News] = []
    for what, facts in reversed(heard):
        if what in OF_HIS_PLACE:
            if what == "turn-over" and facts == HIM:
                n -= 1
                if n == 0:
                    break
            told.append((what, facts))
    told.reverse()
    return told


def a_step_on(left: list[bool]) -> list[bool]:
    """The places, by number, and those next to them."""
    near = left.copy()
    for p, there in enumerate(left):
        if there:
            for q in NEAR[p]:
                near[q] = True
    return near


def places_left(s: Fury, told: list[News]) -> list[int]:
    """F87-HIDDEN-13, F87-HIDDEN-24, F87-HIDDEN-33, F87-HIDDEN-35  Where Dracula may be for all that was told since his last turn but one.

    Found, he has gone a step since; a flight and Evasion may have led him away.
    """
    if OVER not in told:
        return [p for p in range(SEA0) if p not in NO_START and (p not in s.at or s.round > 1)]
    left = [True] * ALL_PLACES
    for what, facts in told:
        if what == "turn-begins":
            if facts == HIM and False in left:
                left = a_step_on(left)
        elif what == "dracula-found":
            left = [p == facts[0] for p in EVERYWHERE]
        elif what == "dracula-not-here":
            left[facts[0]] = False
        elif what in ("embarks", "sails", "harker-finds-nobody"):
            left = [left[p] and is_sea(p) for p in EVERYWHERE]
        elif what == "lands":
            left = [left[p] and is_city(p) for p in EVERYWHERE]
        elif what == "flies" or (what == "played" and facts[-1] == w.EVASION):
            left = [is_city(p) and not (what == "flies" and p in s.at) for p in EVERYWHERE]
    places = [p for p in EVERYWHERE if left[p]]
    on_land = [p for p in places if is_city(p)] if s.harker or s.fleeing else []
    return on_land or places or EVERYWHERE[:SEA0]


def place_dracula(s: Fury, row: list[int]) -> None:
    """F87-HIDDEN-01, F87-HIDDEN-38  Where he is and Local Rumours, how he came there, how long he is in the Castle: a row of a belief."""
    s.way = ()
    s.dracula_at, s.rumours_at, s.dracula_from, s.dracula_port, s.castle_rounds = row
    s.in_castle = int(s.dracula_at == CASTLE and not s.fleeing and s.turn != w.DRACULA)


def imagine_dracula(s: Fury, heard: Heard, rng: Rng) -> None:
    """F87-HIDDEN-01, F87-HIDDEN-38  Where he is, how he came there, and where Local Rumours are."""
    told = of_his_turns(heard, 2)
    s.castle_rounds = 0
    s.in_castle = 0
    s.way = ()
    s.dracula_from = s.dracula_port = OFF
    if s.round == 0:
        s.dracula_at = s.rumours_at = OFF
        return
    if s.dracula_at == UNKNOWN:
        s.dracula_at = s.seen_at if s.seen_at != OFF else rng.pick(places_left(s, told))
    if is_sea(s.dracula_at):
        s.dracula_from = s.dracula_port = rng.pick([q for q in SEAS[s.dracula_at] if is_city(q)])
    elif s.dracula_at == CASTLE and not s.fleeing and s.turn != w.DRACULA:
        s.in_castle = 1
    if s.rumours_at == UNKNOWN:
        s.rumours_at = s.rumours_seen if s.rumours_seen != OFF else imagined_rumours(s, told, rng)


def imagined_rumours(s: Fury, told: list[News], rng: Rng) -> int:
    """F87-DMOVE-08, F87-DMOVE-09  In the port that he left, or in a town next to his; nowhere before his first turn is over."""
    if OVER not in told:
        return OFF
    if s.dracula_port != OFF:
        return s.dracula_port
    none = [facts[-1] for what, facts in told[told.index(OVER) :] if what == "no-rumours-here"]
    near = [town for town in ROADS[s.dracula_at] if town not in none]
    return rng.pick(near) if near else OFF


def imagine_blood(s: Fury, rng: Rng) -> None:
    """F87-HIDDEN-03, F87-HIDDEN-04, F87-HIDDEN-36  Blood Points that fit what was heard: lost in combat, perhaps regained in his turns."""
    if s.blood == UNKNOWN:
        s.blood = rng.below(max(s.most_blood, 0) + 1) if s.fleeing else 1 + rng.below(max(s.most_blood, 1))
        s.blood_death = max(-s.most_blood, 0)
    s.dying = 1 if s.blood_death else 0


# --- encounters -------------------------------------------------------------------------------
def placed(s: Fury) -> Pile:
    """Encounters that these eyes can place: on the chart, being met or laid, and special Vampires that are not in play."""
    on_chart = [x & KIND for x in s.chart if x >= 0]
    return (*on_chart, *[kind for kind in (s.met_kind, s.laying) if kind != w.EMPTY], *s.special_vampires)


def imagine_encounters(s: Fury, laid_in: list[int] | None, rng: Rng) -> None:
    """F87-HIDDEN-01, F87-HIDDEN-02, F87-HIDDEN-10, F87-HIDDEN-29  The hand, the chart, the discards; the cup is the rest.

    He laid in these towns, as far as nobody knows better; None: in any.
    Until the cup may have been filled again, what all saw discarded is there. What he may have consumed unseen is imagined in the cup.
    """
    seen = placed(s) + s.vampires_out + (s.encounters if s.winners >= 0 else ())
    discards: Pile = s.seen_discards if s.round < UNFILLED else ()
    left = unseen(ENCOUNTERS, seen + discards)
    s.encounter_discards = tuple(unseen(ENCOUNTERS, seen + tuple(left))) if discards else ()
    if s.winners < 0:
        imagine_hand(s, left, rng)
    else:
        s.devoured = ()
    s.consumed = int(bool(s.devoured) or len(s.vampires_out) > s.vampires_destroyed)
    imagine_chart(s, left, laid_in, rng)
    s.encounter_cup = tuple(left)


def imagine_hand(s: Fury, left: list[int], rng: Rng) -> None:
    """F87-SETUP-08, F87-DACT-10, F87-DAMAGE-08  Five and what he gained since, as far as chits reach.

    Special Vampires that came into play are among them if he gained any, else he has consumed them.
    """
    size = w.ENCOUNTER_HAND + s.gains
    if s.round == 0:
        size -= sum([args[0] for rule, args in [*s.agenda, s.running] if rule is first_encounters])
    special = [kind for kind in left if kind >= w.HARKER_VAMPIRE]
    for kind in special:
        left.remove(kind)
    rng.shuffle(special)
    s.devoured = tuple(sorted(special[s.gains :]))
    hand = special[: s.gains]
    while len(hand) < size and left:
        hand.append(left.pop(rng.below(len(left))))
    s.encounters = tuple(sorted(hand))


def imagine_chart(s: Fury, left: list[int], laid_in: list[int] | None, rng: Rng) -> None:
    """F87-PLACE-01 to F87-PLACE-06, F87-HIDDEN-02, F87-WIN-17  At most one chit a round he has played lies hidden; some may be empty.

    Where something was heard to lie a chit must lie, and never so many Vampires that he would have won.
    """
    sure: list[int] = []
    perhaps: list[int] = []
    for town in range(TOWNS):
        if s.chart[town] == UNKNOWN:
            s.chart[town] = w.EMPTY
            (sure if s.heard_chart[town] == w.SOMETHING else perhaps).append(town)
    vampires, most = vampires_on_chart(s), most_vampires(s)
    laid = some(perhaps, rng.below(max(1, s.round)), rng) if laid_in is None else [town for town in perhaps if town in laid_in]
    for town in sure + laid:
        kind = take(left, LAID_THERE[int(vampires < most)][town], rng)
        s.chart[town] = kind
        vampires += int(kind != w.EMPTY and w.IS_VAMPIRE[kind])


def most_vampires(s: Fury) -> int:
    """F87-WIN-01, F87-WIN-03  How many can lie on his chart, since the game goes on."""
    minor = s.minor_ends and len(in_play(s)) <= len(w.HUNTERS) - w.VICTORY["hunters_gone_minor"]
    return w.VICTORY["vampires_minor" if minor else "vampires"] - 1


# --- what was chosen ----------------------------------------------------------------------
def imagine_choices(s: Fury, v: View, rng: Rng) -> None:
    """Chits laid and answers given by others: from their own options."""
    window = s.running[0] is ask_window
    if v["answers"]:
        asked = seats_with_a_say(s, *s.running[1]) if window else [*s.fighters, w.DRACULA]
        for seat in asked:
            if not v["eyes"] & BIT[seat] and seat not in v["asked"]:
                s.answers[seat] = (rng.pick(window_offer(s, seat) if window else chits_to_lay(s, seat)),)
    for seat in range(len(w.SEATS)):
        if s.laid[seat] == UNKNOWN:
            s.laid[seat] = rng.pick(enemy_chits(s) if seat == w.DRACULA else hunter_chits(s, seat))
