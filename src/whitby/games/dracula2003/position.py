"""Any position of Dracula (2003) by name: what is said is set, what is not said is filled in, what cannot be is refused.

Every position is a whole one: thirty encounter cards and twenty action cards lie somewhere, each exactly once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.board import BIT
from whitby.engine import Pile, State, Task, run_agenda
from whitby.game import Position
from whitby.games.dracula2003.action import barrier_part, play_card, special_action
from whitby.games.dracula2003.barriers import TOUCHED, TOUCHING, in_one_piece_with
from whitby.games.dracula2003.fields import FIELDS
from whitby.games.dracula2003.movement import lay_card, move
from whitby.games.dracula2003.rules import choose_six, lay_out, setup, turn_begins, turn_ends
from whitby.games.dracula2003.state import MAY_DEMAND, MAY_LOOK, London, reach, together
from whitby.games.dracula2003.view import face_of
from whitby.games.dracula2003.words import (
    ALL_OF,
    AVAILABLE,
    BOTH,
    CARRIAGE_STATION,
    COLOURS,
    DECK,
    DRACULA,
    DRACULAS,
    EMPTY,
    EVERYBODY,
    HARBOR,
    IS_COMPANION,
    NOUNS,
    NOWHERE,
    OWNER,
    PLACES,
    SEATS,
    SLOTS,
    TARGET_OF,
    UNKNOWN,
    VAN_HELSING,
    VAN_HELSINGS,
)
from whitby.positions import (
    Family,
    PlainParts,
    UnplacedCards,
    by_name,
    by_number,
    either_way,
    must,
    named,
    number,
    one_of,
    phase_of,
    sets_of,
)

PHASES: Final = ("deal", "choose", "move", "lay", "play", "special", "barrier")
PARTS: Final[dict[str, str]] = {
    "turn": "whose turn it is: a seat; the option `first` if not said",
    "turns": "how many turns have begun, this one included; 1",
    "phase": "deal, choose, move (the default), lay, play, special or barrier",
    "steps": "taken in this turn; 0 before the movement, else 1",
    "looked": "True: what the place just entered offers is used up",
    "board": "place -> encounter card, or None for an empty place; other places are filled",
    "supply": "seat -> all the encounter cards of his supply; the rest if not said",
    "defeated": "seat -> his defeated companions",
    "hand": "seat -> available action cards",
    "aside": "seat -> action cards set aside",
    "played": "seat -> action cards played in this cycle, in order",
    "back": "seat -> cards of his hand that everybody knows, since Control took them back",
    "card": "the action card being played (phases special and barrier)",
    "won": "True: a companion was defeated in this turn",
    "effects": "breath, whisper, alertness, battle-lust: what acts on the turn, or was just used",
    "barriers": "colour -> slot, as house-1/house-2",
}
KNOWN_IN: Final[dict[str, tuple[str, ...]]] = {"deal": ("phase",), "choose": ("phase", "hand", "aside")}  # phases that know fewer parts
SEAT: Final = named("seat", SEATS)
PLACE: Final = named("place", PLACES)
COLOUR: Final = named("colour", COLOURS)
SLOT: Final = Family(named("slot", SLOTS).word, lambda name: one_of("slot", either_way(name, SLOTS), SLOTS))
PLAIN: Final = PlainParts(
    FIELDS,
    {
        "seat": SEAT,
        "seats": sets_of("seat", SEATS),
        "place": PLACE,
        "places": sets_of("place", PLACES),
        "colour": COLOUR,
        "slot": SLOT,
        "card": named("card", NOUNS),
    },
)


def build(options: Mapping[str, Any], parts: Mapping[str, Any]) -> State:
    """The position, standing at its question."""
    phase = phase_of(parts, "move", PHASES)
    for name in parts:
        must(name in KNOWN_IN.get(phase, parts), f"in the phase {phase} nothing can be said of {name}")
    first = SEATS.index(str(options["first"]))
    start = setup(first, int(options["turn_limit"]), bool(options["agreed_draw"]), str(options["touching"]), str(options["after_wings"]))
    if phase == "deal":
        return start
    s = London()
    s.begin()
    for option in ("turn_limit", "agreed_draw", "touching", "after_wings"):
        setattr(s, option, getattr(start, option))
    s.turn = SEAT.number(parts["turn"]) if "turn" in parts else first
    s.at = [HARBOR, CARRIAGE_STATION]
    if phase == "choose":
        actions_set(s, parts)
        s.supply = [ALL_OF[DRACULA], ALL_OF[VAN_HELSING]]
        s.agenda = [(turn_begins, ()), *[(lay_out, (place,)) for place in reversed(range(len(PLACES)))], (choose_six, ())]
    else:
        PLAIN.set(s, parts, UnplacedCards(NOUNS, {}))
        turn_set(s, parts, phase)
        actions_set(s, parts)
        encounters_set(s, parts, phase)
        knowledge_set(s, phase)
        barriers_set(s, by_name(parts, "barriers"))
        movement_set(s, parts, phase)
        effects_fit(s, phase)
        s.agenda = agenda(s, phase)
    run_agenda(s)
    return s


def agenda(s: London, phase: str) -> list[Task]:
    """What waits, the next on top."""
    waiting: dict[str, list[Task]] = {
        "barrier": [(barrier_part, ())],
        "special": [(barrier_part, ()), (special_action, ())],
        "play": [(play_card, ())],
        "move": [(play_card, ()), (move, ())],
        "lay": [(play_card, ()), (move, ()), (lay_card, (s.turn, s.at[s.turn]))],
    }
    return [(turn_ends, ()), *waiting[phase]]


def cards_of(names: Any, seat: int, deck: Pile, kind: str) -> list[int]:
    """Cards of one player by their names."""
    must(not isinstance(names, str), f"cards must be a list, not {names!r}")
    own = {NOUNS[card]: card for card in deck}
    for name in names:
        must(name in own, f"{name!r} is no {kind} card of {SEATS[seat]}; his are {', '.join(own)}")
    return [own[name] for name in names]


# --- turn and action cards --------------------------------------------------------------
def turn_set(s: London, parts: Mapping[str, Any], phase: str) -> None:
    """How far the turn is, and the card being played."""
    s.turns = number("turns", parts.get("turns", 1), 1, 9999)
    if phase in ("special", "barrier"):
        must("card" in parts, f"the phase {phase} needs the card being played")
        s.card_in_play = cards_of([parts["card"]], s.turn, DECK[s.turn], "action")[0]
        s.companion_defeated = bool(parts.get("won", False))
    else:
        must("card" not in parts and not parts.get("won"), f"in the phase {phase} no card is being played")


def actions_set(s: London, parts: Mapping[str, Any]) -> None:
    """Ten action cards each: available, aside, played."""
    for seat, deck in enumerate(DECK):
        said = [by_number(SEAT, parts, name).get(seat) for name in ("hand", "aside", "played")]
        actions_filled(s, seat, *[None if names is None else cards_of(names, seat, deck, "action") for names in said])
    for seat, names in by_number(SEAT, parts, "back").items():
        s.known_hand[seat] = tuple(sorted(cards_of(names, seat, DECK[seat], "action")))
        known = seat == VAN_HELSING and all([card in s.hand[seat] for card in s.known_hand[seat]])
        must(known, "only cards in van-helsing's hand can be known, those that Control took back")


def actions_filled(s: London, seat: int, hand: list[int] | None, aside: list[int] | None, played: list[int] | None) -> None:
    """Five or none are aside: whoever has played fewer than five has not taken them yet."""
    who = SEATS[seat]
    ten = DECK[seat]
    last = [s.card_in_play] if seat == s.turn and s.card_in_play != EMPTY else []  # the card being played lies on the pile already
    if played is not None and last and s.card_in_play not in played:
        played = played + last
    said = (hand or []) + (aside or []) + (last if played is None else played)
    for card in said:
        must(said.count(card) == 1, f"{who} has only one {NOUNS[card]}")
    if aside is not None:
        n_aside = len(aside)
    elif played is not None and hand is not None:
        n_aside = len(ten) - len(hand) - len(played)
    else:
        n_aside = AVAILABLE if played is None or len(played) - len(last) < AVAILABLE else 0
    must(n_aside in (0, AVAILABLE), f"{who} has {AVAILABLE} action cards aside or none, not {n_aside}")
    if hand is not None:
        n_hand = len(hand)
    else:
        n_hand = AVAILABLE - len(last) if played is None else len(ten) - n_aside - len(played)
    must(n_hand + len(last) <= AVAILABLE, f"{who} cannot have more than {AVAILABLE} action cards available")
    n_played = len(ten) - n_aside - n_hand
    fit = n_hand + len(last) >= 1 and n_played >= len(last) and (played is None or n_played == len(played))
    must(fit, f"{who} has {len(ten)} action cards: {n_hand} available, {n_aside} aside and {n_played} played do not fit")
    free = [card for card in ten[0::2] + ten[1::2] if card not in said]  # so that a hand not named has cards of all lengths
    if hand is None:
        hand, free = free[:n_hand], free[n_hand:]
    if aside is None:
        aside, free = free[:n_aside], free[n_aside:]
    s.hand[seat] = tuple(sorted(hand))
    s.aside[seat] = tuple(sorted(aside))
    s.played[seat] = tuple(free + last if played is None else played)


# --- encounter cards --------------------------------------------------------------------
def encounters_set(s: London, parts: Mapping[str, Any], phase: str) -> None:
    """Fifteen encounter cards each: captured, defeated, on the board, in the supply."""
    board = by_name(parts, "board")
    defeated, supply = by_number(SEAT, parts, "defeated"), by_number(SEAT, parts, "supply")
    left = [list(ALL_OF[DRACULA]), list(ALL_OF[VAN_HELSING])]
    for seat in (DRACULA, VAN_HELSING):
        drawn(left, seat, [NOUNS[TARGET_OF[seat]]] * s.targets_taken[1 - seat])
    for seat, names in defeated.items():
        s.defeated[seat] = drawn(left, seat, names)
        for card in s.defeated[seat]:
            must(IS_COMPANION[card], f"{NOUNS[card]} is no companion and cannot be defeated")
    if phase == "lay":
        must(board.get(PLACES[s.at[s.turn]]) is None, "in the phase lay the place of the figure is empty")
        board[PLACES[s.at[s.turn]]] = None
    names = tuple(dict.fromkeys([NOUNS[card] for card in ALL_OF[DRACULA] + ALL_OF[VAN_HELSING]]))
    for place, name in board.items():
        i = PLACE.number(place)
        if name is not None:
            one_of("encounter card", name, names)
            s.board[i] = drawn(left, OWNER[NOUNS.index(name)], [name])[0]
    for seat, names in supply.items():
        s.supply[seat] = drawn(left, seat, names)
    fill_board(s, left, [i for i, place in enumerate(PLACES) if place not in board], list(supply), list(defeated))
    for seat in (DRACULA, VAN_HELSING):
        if seat not in supply:
            s.supply[seat] = tuple(sorted(left[seat]))


def drawn(left: list[list[int]], seat: int, names: Any) -> Pile:
    """Cards that lie somewhere; what is left of the fifteen is less."""
    cards = cards_of(names, seat, ALL_OF[seat], "encounter")
    for card in cards:
        must(card in left[seat], f"{SEATS[seat]} has only {ALL_OF[seat].count(card)} {NOUNS[card]}, and all lie elsewhere")
        left[seat].remove(card)
    return tuple(sorted(cards))


def fill_board(s: London, left: list[list[int]], free: list[int], exact: list[int], defeated: list[int]) -> None:
    """A card on each place that was not named, the players in turn; what a named supply leaves over must lie on the board."""
    must_lie = sum([len(left[seat]) for seat in exact])
    for seat in exact:
        spare = [card for card in left[seat] if IS_COMPANION[card]] if seat not in defeated else []
        while must_lie > len(free) and spare:  # or else it has been defeated
            card = spare.pop()
            left[seat].remove(card)
            s.defeated[seat] = tuple(sorted(s.defeated[seat] + (card,)))
            must_lie -= 1
    too_many = f"{must_lie} encounter cards are left for {len(free)} places: name a larger supply, or cards defeated or taken"
    must(must_lie <= len(free), too_many)
    queues = [spread(left[DRACULA]), spread(left[VAN_HELSING])]
    for i, place in enumerate(free):
        waiting = [seat for seat in (DRACULA, VAN_HELSING) if queues[seat] and (seat in exact or must_lie < len(free) - i)]
        if waiting:
            seat = i % 2 if i % 2 in waiting else waiting[0]
            s.board[place] = queues[seat].pop(0)
            left[seat].remove(s.board[place])
            must_lie -= 1 if seat in exact else 0


def spread(cards: list[int]) -> list[int]:
    """One of each kind, then the next of each, targets before companions and the symbol of power last."""
    rounds: list[tuple[int, int, int]] = []
    for i, card in enumerate(cards):
        kind = 0 if card in TARGET_OF else 1 if IS_COMPANION[card] else 9
        rounds.append((cards[:i].count(card) + kind // 9 * 9, kind, card))
    return [card for _, _, card in sorted(rounds)]


def knowledge_set(s: London, phase: str) -> None:
    """Who knows a card knows whose it is; a card turned up is known to both."""
    for place in range(len(PLACES)):
        s.owner_known_to[place] = (EVERYBODY if s.owner_known_to[place] == BOTH else s.owner_known_to[place]) | s.card_known_to[place]
    if s.turned_up != NOWHERE:
        card = s.board[s.turned_up]
        must(phase == "play", "a card lies face up in the phase play only")
        must(s.at[s.turn] == s.turned_up, f"{SEATS[s.turn]} turns up cards only where his figure stands")
        stays = card != EMPTY and OWNER[card] != s.turn and card not in TARGET_OF
        must(stays, "what stays face up is a companion or symbol of the opponent")
        s.card_known_to[s.turned_up], s.owner_known_to[s.turned_up] = BOTH, EVERYBODY
    for place in range(len(PLACES)):
        must(not s.owner_known_to[place] or s.board[place] != EMPTY, f"there is no card on {PLACES[place]} to be known")


# --- barriers, movement, effects ----------------------------------------------------------
def barriers_set(s: London, barriers: dict[str, Any]) -> None:
    """D03-BARRIER-05 to D03-BARRIER-09  Barriers on the board, none next to another, the board in one piece."""
    for name, slot_name in barriers.items():
        colour = COLOUR.number(name)
        if slot_name is not None:
            slot = SLOT.number(slot_name)
            must(not s.barrier_mask & BIT[slot], f"two barriers on {SLOTS[slot]}")
            apart = not s.barrier_mask & TOUCHED[s.touching][slot]
            must(apart, f"the {name} barrier lies next to another (touching: {TOUCHING[s.touching]})")
            s.barriers[colour] = slot
            s.barrier_mask |= BIT[slot]
    must(in_one_piece_with(s.barrier_mask), "the barriers cut the board in two")


def movement_set(s: London, parts: Mapping[str, Any], phase: str) -> None:
    """Steps taken, and what the place entered still offers."""
    least = 0 if phase == "move" else 1
    far = reach(s, s.turn) if s.card_in_play == EMPTY else len(PLACES)  # the card that allowed for them may be gone
    s.steps = number("steps", parts.get("steps", least), least, far)
    if phase == "move" and s.steps and not parts.get("looked", False):
        s.may_do_here = MAY_LOOK | MAY_DEMAND if together(s) else MAY_LOOK
    must(phase != "lay" or bool(s.supply[s.turn]), f"{SEATS[s.turn]} has no card to lay")


def effects_fit(s: London, phase: str) -> None:
    """What acts on this turn, and what was used in it for the next one."""
    used = NOUNS[s.card_in_play] if phase == "barrier" else ""
    for name in PLAIN.effects_on(s):
        used_by = DRACULA if name in ("breath", "whisper") else VAN_HELSING
        can = s.turn != used_by or used == name
        must(can, f"{name} is used in {SEATS[used_by]}'s turn by the card of that name, and acts in the next one")
        must(name != "battle-lust" or s.turn == used_by, "battle-lust takes the next turn from dracula: it cannot be his")
    if s.turned_by_block != NOWHERE:
        must(s.turn != VAN_HELSING or used == "block", "van-helsing turns the card of Block back when his turn begins")
        must(s.board[s.turned_by_block] != EMPTY, f"there is no card on {PLACES[s.turned_by_block]} to be turned")


def sees(s: London, seat: str, place: str) -> str | None:
    """The card of a place as a seat knows it: its name, "dracula's", "van-helsing's", "unknown", or None for no card."""
    face = face_of(s, PLACE.number(place), BIT[SEAT.number(seat)])
    special = {EMPTY: None, UNKNOWN: "unknown", DRACULAS: "dracula's", VAN_HELSINGS: "van-helsing's"}
    return special[face] if face in special else NOUNS[face]


POSITION: Final[Position] = Position(build, PARTS | PLAIN.parts() | PARTS, PLAIN.readers() | {"sees": sees})
