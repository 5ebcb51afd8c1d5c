"""Any position of Dracula (2003) by name: what is said is set, what is not said is filled in, what cannot be is refused.

Every position is a whole one: thirty encounter cards and twenty action cards lie somewhere, each exactly once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.board import BIT, members
from whitby.engine import Pile, State, Task, settle
from whitby.game import Position
from whitby.games.dracula2003.action import barrier_part, play_card, special_action
from whitby.games.dracula2003.barriers import TOUCHED, TOUCHING, whole_with
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
    CUBES,
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
    SLOT0,
    SLOTS,
    TARGET_OF,
    TARGETS,
    UNKNOWN,
    VAN_HELSING,
    VAN_HELSINGS,
)

PHASES: Final = ("deal", "choose", "move", "lay", "play", "special", "barrier")
EFFECTS: Final = ("breath", "whisper", "alertness", "battle-lust")
PARTS: Final[dict[str, str]] = {
    "turn": "whose turn it is: a seat; the option `first` if not said",
    "turns": "how many turns have begun, this one included; 1",
    "phase": "deal, choose, move (the default), lay, play, special or barrier",
    "steps": "taken in this turn; 0 before the movement, else 1",
    "looked": "True: what the place just entered offers is used up",
    "at": "seat -> place; the harbor and the carriage station",
    "board": "place -> encounter card, or None for an empty place; other places are filled",
    "known": "place -> seats that know the card",
    "sided": "place -> seats that know whose card it is; both: everybody does",
    "up": "the place whose card was just turned up (phase play)",
    "supply": "seat -> all the encounter cards of his supply; the rest if not said",
    "defeated": "seat -> his defeated companions",
    "taken": "seat -> how many targets of the opponent lie before him",
    "cubes": "seat -> energy cubes; 4",
    "hand": "seat -> available action cards",
    "aside": "seat -> action cards set aside",
    "played": "seat -> action cards played in this cycle, in order",
    "back": "seat -> cards of his hand that everybody knows, since Control took them back",
    "card": "the action card being played (phases special and barrier)",
    "won": "True: a companion was defeated in this turn",
    "effects": "breath, whisper, alertness, battle-lust: what acts on the turn, or was just used",
    "turned": "the place whose card Block has turned",
    "barriers": "colour -> slot, as house-1/house-2",
}
SETUP_PARTS: Final = frozenset({"phase", "hand", "aside"})


def build(options: Mapping[str, Any], parts: Mapping[str, Any]) -> State:
    """The position, standing at its question."""
    phase = str(parts.get("phase", "move"))
    if phase not in PHASES:
        raise ValueError(f"there is no phase {phase!r}; the phases are {', '.join(PHASES)}")
    first = SEATS.index(str(options["first"]))
    start = setup(first, int(options["turn_limit"]), bool(options["agreed_draw"]), str(options["touching"]), str(options["after_wings"]))
    if phase == "deal":
        only(parts, frozenset({"phase"}), phase)
        return start
    s = London()
    s.begin()
    s.turn_limit = start.turn_limit
    s.agreed_draw = start.agreed_draw
    s.touching = start.touching
    s.after_wings = start.after_wings
    s.turn = seat_of(parts["turn"]) if "turn" in parts else first
    s.at = [HARBOR, CARRIAGE_STATION]
    if phase == "choose":
        only(parts, SETUP_PARTS, phase)
        choosing(s, parts)
    else:
        turn_set(s, parts, phase)
        figures_set(s, parts)
        actions_set(s, parts)
        encounters_set(s, parts, phase)
        barriers_set(s, by_name(parts, "barriers"))
        movement_set(s, parts, phase)
        effects_set(s, parts, phase)
        s.agenda = agenda(s, phase)
    settle(s)
    return s


def only(parts: Mapping[str, Any], known: frozenset[str], phase: str) -> None:
    """Some phases know fewer parts."""
    for name in parts:
        if name not in known:
            raise ValueError(f"in the phase {phase} nothing can be said of {name}")


def choosing(s: London, parts: Mapping[str, Any]) -> None:
    """The moment when both choose their six cards."""
    actions_set(s, parts)
    s.supply = [ALL_OF[DRACULA], ALL_OF[VAN_HELSING]]
    waiting: list[Task] = [(turn_begins, ())]
    for place in reversed(range(len(PLACES))):
        waiting.append((lay_out, (place,)))
    s.agenda = waiting + [(choose_six, ())]


def agenda(s: London, phase: str) -> list[Task]:
    """What waits, the next on top."""
    rest: list[Task] = [(turn_ends, ())]
    if phase == "barrier":
        return rest + [(barrier_part, ())]
    if phase == "special":
        return rest + [(barrier_part, ()), (special_action, ())]
    rest.append((play_card, ()))
    if phase != "play":
        rest.append((move, ()))
    if phase == "lay":
        rest.append((lay_card, (s.turn, s.at[s.turn])))
    return rest


# --- names ----------------------------------------------------------------------------
def by_name(parts: Mapping[str, Any], name: str) -> dict[str, Any]:
    """A part that is said of several seats, places or colours."""
    value = parts.get(name, {})
    if not isinstance(value, Mapping):
        raise ValueError(f"{name} must be a table by name, not {value!r}")
    return dict(value)


def one_of(kind: str, name: Any, names: tuple[str, ...]) -> int:
    """The number of a name among its like."""
    if name not in names:
        raise ValueError(f"there is no {kind} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def seat_of(name: Any) -> int:
    """A seat by its name."""
    return one_of("seat", name, SEATS)


def place_of(name: Any) -> int:
    """A place by its name."""
    return one_of("place", name, PLACES)


def slot_of(name: Any) -> int:
    """A slot by the two places it lies between, in either order."""
    a, _, b = str(name).partition("/")
    return one_of("slot", f"{b}/{a}" if f"{b}/{a}" in SLOTS else name, SLOTS)


def cards_of(names: Any, seat: int, deck: Pile, kind: str) -> list[int]:
    """Cards of one player by their names."""
    if isinstance(names, str):
        raise ValueError(f"cards must be a list, not {names!r}")
    own = {NOUNS[card]: card for card in deck}
    for name in names:
        if name not in own:
            raise ValueError(f"{name!r} is no {kind} card of {SEATS[seat]}; his are {', '.join(own)}")
    return [own[str(name)] for name in names]


def number(name: str, value: Any, least: int, most: int) -> int:
    """A number within its bounds."""
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{name} must be from {least} to {most}, not {value!r}")
    return value


def seats_mask(names: Any) -> int:
    """A set of seats by their names."""
    return sum([BIT[seat] for seat in {seat_of(name) for name in names}])


# --- the parts ------------------------------------------------------------------------
def turn_set(s: London, parts: Mapping[str, Any], phase: str) -> None:
    """How far the turn is, and the card being played."""
    s.turns = number("turns", parts.get("turns", 1), 1, 9999)
    if phase in ("special", "barrier"):
        if "card" not in parts:
            raise ValueError(f"the phase {phase} needs the card being played")
        s.card = cards_of([parts["card"]], s.turn, DECK[s.turn], "action")[0]
        s.won = bool(parts.get("won", False))
    elif "card" in parts or parts.get("won"):
        raise ValueError(f"in the phase {phase} no card is being played")


def figures_set(s: London, parts: Mapping[str, Any]) -> None:
    """Figures, cubes and captured targets."""
    for name, place in by_name(parts, "at").items():
        s.at[seat_of(name)] = place_of(place)
    for name, n in by_name(parts, "cubes").items():
        s.cubes[seat_of(name)] = number("cubes", n, 1, CUBES)
    for name, n in by_name(parts, "taken").items():
        s.taken[seat_of(name)] = number("taken", n, 0, TARGETS - 1)


def actions_set(s: London, parts: Mapping[str, Any]) -> None:
    """Ten action cards each: available, aside, played."""
    for seat in (DRACULA, VAN_HELSING):
        said: list[list[int] | None] = []
        for name in ("hand", "aside", "played"):
            given = {seat_of(n): cards for n, cards in by_name(parts, name).items()}
            said.append(cards_of(given[seat], seat, DECK[seat], "action") if seat in given else None)
        actions_filled(s, seat, said[0], said[1], said[2])
    for name, cards in by_name(parts, "back").items():
        seat = seat_of(name)
        s.back[seat] = tuple(sorted(cards_of(cards, seat, DECK[seat], "action")))
        if seat != VAN_HELSING or [card for card in s.back[seat] if card not in s.hand[seat]]:
            raise ValueError("only cards in van-helsing's hand can be known, those that Control took back")


def actions_filled(s: London, seat: int, hand: list[int] | None, aside: list[int] | None, played: list[int] | None) -> None:
    """Five or none are aside: whoever has played fewer than five has not taken them yet."""
    who = SEATS[seat]
    ten = DECK[seat]
    last = [s.card] if seat == s.turn and s.card != EMPTY else []  # the card being played lies on the pile already
    if played is not None and last and s.card not in played:
        played = played + last
    said = (hand or []) + (aside or []) + (last if played is None else played)
    for card in said:
        if said.count(card) > 1:
            raise ValueError(f"{who} has only one {NOUNS[card]}")
    if aside is not None:
        n_aside = len(aside)
    elif played is not None and hand is not None:
        n_aside = len(ten) - len(hand) - len(played)
    else:
        n_aside = AVAILABLE if played is None or len(played) - len(last) < AVAILABLE else 0
    if n_aside not in (0, AVAILABLE):
        raise ValueError(f"{who} has {AVAILABLE} action cards aside or none, not {n_aside}")
    if hand is not None:
        n_hand = len(hand)
    else:
        n_hand = AVAILABLE - len(last) if played is None else len(ten) - n_aside - len(played)
    if n_hand + len(last) > AVAILABLE:
        raise ValueError(f"{who} cannot have more than {AVAILABLE} action cards available")
    n_played = len(ten) - n_aside - n_hand
    if n_hand + len(last) < 1 or n_played < len(last) or (played is not None and n_played != len(played)):
        raise ValueError(f"{who} has {len(ten)} action cards: {n_hand} available, {n_aside} aside and {n_played} played do not fit")
    free = [card for card in ten[0::2] + ten[1::2] if card not in said]  # so that a hand not named has cards of all lengths
    if hand is None:
        hand = free[:n_hand]
        free = free[n_hand:]
    if aside is None:
        aside = free[:n_aside]
        free = free[n_aside:]
    s.hand[seat] = tuple(sorted(hand))
    s.aside[seat] = tuple(sorted(aside))
    s.played[seat] = tuple(free + last if played is None else played)


def encounters_set(s: London, parts: Mapping[str, Any], phase: str) -> None:
    """Fifteen encounter cards each: captured, defeated, on the board, in the supply."""
    said = by_name(parts, "board")
    left = [list(ALL_OF[DRACULA]), list(ALL_OF[VAN_HELSING])]
    for seat in (DRACULA, VAN_HELSING):
        for _ in range(s.taken[1 - seat]):
            left[seat].remove(TARGET_OF[seat])
    for name, names in by_name(parts, "defeated").items():
        seat = seat_of(name)
        s.defeated[seat] = drawn(left, seat, names)
        for card in s.defeated[seat]:
            if not IS_COMPANION[card]:
                raise ValueError(f"{NOUNS[card]} is no companion and cannot be defeated")
    if phase == "lay":
        if said.get(PLACES[s.at[s.turn]]) is not None:
            raise ValueError("in the phase lay the place of the figure is empty")
        said[PLACES[s.at[s.turn]]] = None
    free = [place for place in range(len(PLACES)) if PLACES[place] not in said]
    for name, card_name in said.items():
        place = place_of(name)
        if card_name is not None:
            names = tuple([NOUNS[card] for card in ALL_OF[DRACULA] + ALL_OF[VAN_HELSING]])
            one_of("encounter card", card_name, tuple(dict.fromkeys(names)))
            seat = DRACULA if card_name in [NOUNS[card] for card in ALL_OF[DRACULA]] else VAN_HELSING
            s.board[place] = drawn(left, seat, [card_name])[0]
    exact = {seat_of(name): names for name, names in by_name(parts, "supply").items()}
    for seat, names in exact.items():
        s.supply[seat] = drawn(left, seat, names)
    fill_board(s, left, free, list(exact), [seat_of(name) for name in by_name(parts, "defeated")])
    for seat in (DRACULA, VAN_HELSING):
        if seat not in exact:
            s.supply[seat] = tuple(sorted(left[seat]))
    knowledge_set(s, parts, phase)


def drawn(left: list[list[int]], seat: int, names: Any) -> Pile:
    """Cards that lie somewhere; what is left of the fifteen is less."""
    cards = cards_of(names, seat, ALL_OF[seat], "encounter")
    for card in cards:
        if card not in left[seat]:
            raise ValueError(f"{SEATS[seat]} has only {ALL_OF[seat].count(card)} {NOUNS[card]}, and all lie elsewhere")
        left[seat].remove(card)
    return tuple(sorted(cards))


def fill_board(s: London, left: list[list[int]], free: list[int], exact: list[int], defeated: list[int]) -> None:
    """A card on each place that was not named, the players in turn; what a named supply leaves over must lie on the board."""
    must = sum([len(left[seat]) for seat in exact])
    for seat in exact:
        spare = [card for card in left[seat] if IS_COMPANION[card]] if seat not in defeated else []
        while must > len(free) and spare:  # or else it has been defeated
            card = spare.pop()
            left[seat].remove(card)
            s.defeated[seat] = tuple(sorted(s.defeated[seat] + (card,)))
            must -= 1
    if must > len(free):
        raise ValueError(f"{must} encounter cards are left for {len(free)} places: name a larger supply, or cards defeated or taken")
    queues = [spread(left[DRACULA]), spread(left[VAN_HELSING])]
    for i, place in enumerate(free):
        waiting = [seat for seat in (DRACULA, VAN_HELSING) if queues[seat] and (seat in exact or must < len(free) - i)]
        if waiting:
            seat = i % 2 if i % 2 in waiting else waiting[0]
            s.board[place] = queues[seat].pop(0)
            left[seat].remove(s.board[place])
            must -= 1 if seat in exact else 0


def spread(cards: list[int]) -> list[int]:
    """One of each kind, then the next of each, targets before companions and the symbol of power last."""
    rounds: list[tuple[int, int, int]] = []
    for i, card in enumerate(cards):
        kind = 0 if card in TARGET_OF else 1 if IS_COMPANION[card] else 9
        rounds.append((cards[:i].count(card) + kind // 9 * 9, kind, card))
    return [card for _, _, card in sorted(rounds)]


def knowledge_set(s: London, parts: Mapping[str, Any], phase: str) -> None:
    """Who knows which card lies where; a card turned up is known to both."""
    for name, names in by_name(parts, "known").items():
        s.known[place_of(name)] |= seats_mask(names)
        s.sided[place_of(name)] |= seats_mask(names)
    for name, names in by_name(parts, "sided").items():
        s.sided[place_of(name)] |= EVERYBODY if seats_mask(names) == BOTH else seats_mask(names)
    if parts.get("up") is not None:
        place = place_of(parts["up"])
        if phase != "play":
            raise ValueError("a card lies face up in the phase play only")
        if s.at[s.turn] != place:
            raise ValueError(f"{SEATS[s.turn]} turns up cards only where his figure stands")
        if s.board[place] == EMPTY or OWNER[s.board[place]] == s.turn or s.board[place] in TARGET_OF:
            raise ValueError("what stays face up is a companion or symbol of the opponent")
        s.up = place
        s.known[place], s.sided[place] = BOTH, EVERYBODY
    for place in range(len(PLACES)):
        if s.sided[place] and s.board[place] == EMPTY:
            raise ValueError(f"there is no card on {PLACES[place]} to be known")


def barriers_set(s: London, barriers: dict[str, Any]) -> None:
    """D03-BARRIER-05 to D03-BARRIER-09  Barriers on the board, none next to another, the board in one piece."""
    for name, slot_name in barriers.items():
        colour = one_of("colour", name, COLOURS)
        if slot_name is None:
            continue
        slot = slot_of(slot_name)
        if s.walled & BIT[slot]:
            raise ValueError(f"two barriers on {SLOTS[slot]}")
        if s.walled & TOUCHED[s.touching][slot]:
            raise ValueError(f"the {name} barrier lies next to another (touching: {TOUCHING[s.touching]})")
        s.walls[colour] = slot
        s.walled |= BIT[slot]
    if not whole_with(s.walled):
        raise ValueError("the barriers cut the board in two")


def movement_set(s: London, parts: Mapping[str, Any], phase: str) -> None:
    """Steps taken, and what the place entered still offers."""
    far = reach(s, s.turn)
    if s.card != EMPTY:
        far = len(PLACES)  # the card that allowed for them may be gone
    s.steps = number("steps", parts.get("steps", 0 if phase == "move" else 1), 0 if phase == "move" else 1, far)
    if phase == "move" and s.steps and not parts.get("looked", False):
        s.fresh = MAY_LOOK | MAY_DEMAND if together(s) else MAY_LOOK
    if phase == "lay" and not s.supply[s.turn]:
        raise ValueError(f"{SEATS[s.turn]} has no card to lay")


def effects_set(s: London, parts: Mapping[str, Any], phase: str) -> None:
    """What acts on this turn, and what was used in it for the next one."""
    for name in parts.get("effects", ()):
        one_of("effect", name, EFFECTS)
        used_by = DRACULA if name in ("breath", "whisper") else VAN_HELSING
        if s.turn == used_by and not (phase == "barrier" and NOUNS[s.card] == name):
            raise ValueError(f"{name} is used in {SEATS[used_by]}'s turn by the card of that name, and acts in the next one")
        if name == "battle-lust" and s.turn != used_by:
            raise ValueError("battle-lust takes the next turn from dracula: it cannot be his")
        s.breath = s.breath or name == "breath"
        s.whisper = s.whisper or name == "whisper"
        s.alert = s.alert or name == "alertness"
        s.lust = s.lust or name == "battle-lust"
    if parts.get("turned") is not None:
        s.turned = place_of(parts["turned"])
        if s.turn == VAN_HELSING and not (phase == "barrier" and NOUNS[s.card] == "block"):
            raise ValueError("van-helsing turns the card of Block back when his turn begins")
        if s.board[s.turned] == EMPTY:
            raise ValueError(f"there is no card on {PLACES[s.turned]} to be turned")


# --- reading --------------------------------------------------------------------------
def words(pile: Pile) -> list[str]:
    """Cards by name."""
    return [NOUNS[card] for card in pile]


def on(place: int) -> str | None:
    """A place by name."""
    return None if place == NOWHERE else PLACES[place]


def who(mask: int) -> list[str]:
    """Seats by name."""
    return [SEATS[seat] for seat in members(mask)]


def at(s: London, seat: str) -> str | None:
    """Where a figure stands."""
    return on(s.at[seat_of(seat)])


def card(s: London, place: str) -> str | None:
    """The card of a place."""
    found = s.board[place_of(place)]
    return None if found == EMPTY else NOUNS[found]


def sees(s: London, seat: str, place: str) -> str | None:
    """The card of a place as a seat knows it: its name, "dracula's", "van-helsing's", "unknown", or None for no card."""
    face = face_of(s, place_of(place), BIT[seat_of(seat)])
    special = {EMPTY: None, UNKNOWN: "unknown", DRACULAS: "dracula's", VAN_HELSINGS: "van-helsing's"}
    return special[face] if face in special else NOUNS[face]


def supply(s: London, seat: str) -> list[str]:
    """A player's supply."""
    return words(s.supply[seat_of(seat)])


def defeated(s: London, seat: str) -> list[str]:
    """A player's defeated companions."""
    return words(s.defeated[seat_of(seat)])


def hand(s: London, seat: str) -> list[str]:
    """A player's available action cards."""
    return words(s.hand[seat_of(seat)])


def aside(s: London, seat: str) -> list[str]:
    """A player's action cards set aside."""
    return words(s.aside[seat_of(seat)])


def played(s: London, seat: str) -> list[str]:
    """A player's action cards of this cycle, in the order played."""
    return words(s.played[seat_of(seat)])


def shown(s: London, seat: str) -> list[str]:
    """Cards of a player that the opponent knows to be in his supply, or laid from it since."""
    return words(s.seen[seat_of(seat)])


def among(s: London, seat: str) -> list[str]:
    """Places on which the cards shown may lie by now."""
    return [PLACES[place] for place in members(s.among[seat_of(seat)])]


def cubes(s: London, seat: str) -> int:
    """A player's energy cubes."""
    return s.cubes[seat_of(seat)]


def taken(s: London, seat: str) -> int:
    """How many targets of the opponent a player has."""
    return s.taken[seat_of(seat)]


def barrier(s: London, colour: str) -> str | None:
    """Where a barrier lies."""
    slot = s.walls[one_of("colour", colour, COLOURS)]
    return None if slot == NOWHERE else NOUNS[SLOT0 + slot]


def turn(s: London) -> str:
    """Whose turn it is."""
    return SEATS[s.turn]


def steps(s: London) -> int:
    """Steps taken in this turn."""
    return s.steps


def up(s: London) -> str | None:
    """The place whose card lies face up."""
    return on(s.up)


def turned(s: London) -> str | None:
    """The place whose card Block has turned."""
    return on(s.turned)


def known(s: London, place: str) -> list[str]:
    """Who knows the card of a place."""
    return who(s.known[place_of(place)])


def sided(s: London, place: str) -> list[str]:
    """Who knows whose card lies on a place."""
    return who(s.sided[place_of(place)] & BOTH)


def effects(s: London) -> list[str]:
    """What acts on this turn or the next."""
    acting = (s.breath, s.whisper, s.alert, s.lust)
    return [EFFECTS[i] for i in range(len(EFFECTS)) if acting[i]]


POSITION: Final[Position] = Position(
    build,
    PARTS,
    {
        "at": at, "card": card, "sees": sees, "supply": supply, "defeated": defeated, "hand": hand, "aside": aside, "played": played,
        "shown": shown, "among": among, "cubes": cubes, "taken": taken, "barrier": barrier, "turn": turn, "steps": steps, "up": up,
        "turned": turned, "known": known, "sided": sided, "effects": effects,
    },
)  # fmt: skip
