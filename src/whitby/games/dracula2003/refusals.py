"""Why a choice is not open: reasons.toml, and what looks at the state. Only what the seat may know goes into a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from whitby.board import BIT
from whitby.cards import kinds
from whitby.engine import ANYTIME, NOUN, VERB, Rule, options_for, seats_asked
from whitby.games.dracula2003 import words as w
from whitby.games.dracula2003.action import barrier_part, foe_strength, move_barrier, owed, play_card, special_action
from whitby.games.dracula2003.barriers import ALL_SLOTS, IN_LINE, TOUCHED, WAYS, shuts_in
from whitby.games.dracula2003.energy import answer_offer, cube_at_risk
from whitby.games.dracula2003.movement import lay_card, move
from whitby.games.dracula2003.rules import choose_six, deal_action
from whitby.games.dracula2003.specials import landed
from whitby.games.dracula2003.state import MAY_LOOK, London, other, together
from whitby.refusals import Refusals

WINGS: Final = w.noun("wings")
MOVE_FIGURES: Final = (WINGS, w.noun("roar"), w.noun("reinforcement"))
BLIND: Final[dict[int, str]] = {w.DEAL: "dealt-blind", w.SET: "laid-out-blind", w.DRAW: "drawn-blind"}  # what CHANCE alone does
# what waits behind a card that has to be laid -> the reason why it comes first
LAID_BEFORE: Final[dict[Rule, str]] = {
    move: "must-lay",
    play_card: "lay-before",
    special_action: "lay-after-battle",
    barrier_part: "lay-in-exchange",
}


def slots_of(colour: int) -> Callable[[London, int], Iterable[int]]:
    """All slots, if the card shows this colour; else one will do: it is the colour that is closed."""
    return lambda s, seat: range(w.SLOT0, w.SLOT0 + (ALL_SLOTS if (s.running[1][0] | s.running[1][1]) & BIT[colour] else 1))


FAMILIES: Final[dict[str, Callable[[London, int], Iterable[int]]]] = {
    "own": lambda s, seat: kinds(w.ALL_OF[seat]),
    "companions": lambda s, seat: [card for card in kinds(w.ALL_OF[seat]) if w.IS_COMPANION[card]],
    "supply": lambda s, seat: kinds(s.supply[seat]),
    "hand": lambda s, seat: s.hand[seat],
    "deck": lambda s, seat: w.DECK[seat],
    "figures": lambda s, seat: (w.SEAT0, w.SEAT0 + 1),
    "ways": lambda s, seat: [place for place, _ in WAYS[s.at[seat]]],
    "places": lambda s, seat: range(12),
} | {f"{colour}-slots": slots_of(i) for i, colour in enumerate(w.COLOURS)}
WHY: Final = Refusals(Path(__file__).parent / "reasons.toml", w.VERBS, w.NOUNS, FAMILIES)


def clause_of(s: London, choice: int) -> str:
    """The clause that opens a choice."""
    if choice & ~NOUN == w.PLAY:
        return "D03-CARD-" + w.NOUNS[choice & NOUN]
    if choice & ~NOUN == w.LAY and s.running[0] is lay_card:
        return asked_by(s, "lay-card")
    return WHY.clause_of(s, choice)


def asked_by(s: London, question: str) -> str:
    """The clause of a question that several clauses ask: a card is laid for what came before."""
    return WHY.reasons[LAID_BEFORE[s.agenda[-1][0]]] if question == "lay-card" else ""


# --- what a choice costs ------------------------------------------------------------------
def price(s: London, choice: int) -> int:
    """Cubes that a choice costs for certain."""
    return owed(s, choice & NOUN) + struck(s, choice & NOUN) if choice & ~NOUN == w.PLAY else 0


def struck(s: London, card: int) -> int:
    """D03-BATTLE-04, D03-BATTLE-08, D03-CARD-dark  The cube that the card turned up takes from who plays this card."""
    if s.turned_up == w.NOWHERE:
        return 0
    foe = s.board[s.turned_up]
    spared = w.CARD_STRENGTH[card] >= foe_strength(s, foe) if w.IS_COMPANION[foe] else card == w.DARK and not s.alertness
    return 0 if spared else 1


def warning(s: London, seat: int, choice: int) -> str:
    """D03-ENERGY-01, D03-ENERGY-09  What loses the game for certain: the fifth target, the last cube."""
    rescues = min(s.supply[seat].count(w.TARGET_OF[seat]), w.TARGETS - 1 - s.targets_taken[other(seat)])
    if choice == w.RESCUE:
        loses = s.targets_taken[other(seat)] == w.TARGETS - 1
    elif choice == w.PASS:
        loses = s.running[0] is cube_at_risk and s.cubes[seat] == 1
    else:
        loses = price(s, choice) >= s.cubes[seat] + w.RESCUE_GIVES * rescues
    return "loses-game" if loses else ""


# --- what is closed -----------------------------------------------------------------------
def closed(s: London, seat: int) -> list[tuple[int, str]]:
    """What a player who is asked might try now and cannot, with the reason."""
    if s.winners >= 0 or seat not in seats_asked(s):
        return []
    options = options_for(s, seat)
    tries = WHY.tried(s, seat) + ([w.RESCUE, w.OFFER_DRAW] if s.agreed_draw else [w.RESCUE])
    return [(choice, why_not(s, seat, choice)) for choice in tries if choice not in options]


def why_not(s: London, seat: int, choice: int) -> str:
    """The reason why this seat cannot choose this now; empty if it can."""
    if choice in options_for(s, seat):
        return ""
    if s.winners >= 0:
        return "too-late" if choice == w.RESCUE and s.cubes[seat] == 0 else "game-over"
    if choice & ANYTIME:
        return why_not_anytime(s, seat, choice)
    verb = choice & ~NOUN
    if verb in BLIND:
        return BLIND[verb]
    if verb == w.CHOOSE or s.turns == 0:
        return why_not_chosen(s, seat, choice)
    if s.running[0] is answer_offer:
        return "answer-first"
    if verb == w.ACCEPT:
        return "no-offer" if s.agreed_draw else "no-draws"
    if seat != s.turn:
        return "not-your-turn"
    return WHY.why_not(s, seat, choice) if seat in seats_asked(s) else "chance-first"


def why_not_anytime(s: London, seat: int, choice: int) -> str:
    """The rescue and the offer of a draw."""
    if choice == w.RESCUE:
        if s.cubes[seat] > w.RESCUE_AT_MOST:
            return "enough-cubes"
        return "after-chance" if w.TARGET_OF[seat] in s.supply[seat] else "no-target"
    if not s.agreed_draw:
        return "no-draws"
    if s.turns == 0:
        return "set-up-first"
    return "not-your-turn" if s.turn != seat else "offered-already" if s.draw_offered else "chance-first"


def why_not_chosen(s: London, seat: int, choice: int) -> str:
    """Set-up: six of one's own cards, as many of a kind as there are."""
    choosing = s.running[0] is choose_six and seat in seats_asked(s)
    if choice & ~NOUN != w.CHOOSE:
        return "six-needed" if choosing and choice == w.PASS else "set-up-first"
    if w.OWNER[choice & NOUN] != seat:
        return "not-your-card"
    return "none-left" if choosing else "set-up-first" if s.running[0] is deal_action and s.turns == 0 else "six-only"


# --- movement -----------------------------------------------------------------------------
@WHY.at("move", "step", "look", "demand", "lay", "pass")
def why_not_move(s: London, seat: int, choice: int) -> str:
    """Why this cannot be done during the movement."""
    verb, here = choice & ~NOUN, s.at[seat]
    if verb == w.STEP:
        return why_not_step(s, here, choice & NOUN)
    if verb == w.LOOK:
        if s.steps == 0:
            return "starting-place"
        return "nothing-to-look-at" if s.board[here] == w.EMPTY else "card-turned" if s.may_do_here & MAY_LOOK else "looked-already"
    if verb == w.DEMAND:
        if not together(s):
            return "alone"
        return "no-step-no-demand" if s.steps == 0 else "demanded-already" if s.may_do_here else "demand-first"
    if verb == w.LAY:
        if s.steps == 0:
            return "lay-where-entered"
        return "place-taken" if s.board[here] != w.EMPTY else "not-in-supply" if s.supply[seat] else "supply-empty"
    return "stop-instead" if s.steps else "must-move"


def why_not_step(s: London, here: int, place: int) -> str:
    """Why the step does not lead to this place."""
    slots = [slot for p, slot in WAYS[here] if p == place]
    if not slots:
        return "standing-there" if place == here else "not-adjacent"
    return "barrier-between" if s.barrier_mask & slots[0] else "no-steps-left"


@WHY.before("step", "stop", "look", "demand", "lay")
def why_not_after(s: London, seat: int, choice: int) -> str:
    """What belongs to the movement, once that is over: ended by a card turned up, or of one's own will, or followed by a special move."""
    verb = choice & ~NOUN
    if s.running[0] in (move, lay_card):
        return ""
    if verb == w.LOOK and s.card_in_play in MOVE_FIGURES:
        return "no-step-no-look"
    if s.running[0] is landed:
        return why_not_landed(s, seat, verb)
    if s.card_in_play in MOVE_FIGURES and not (s.card_in_play == WINGS and s.after_wings):
        if verb == w.LAY:
            return "no-step-no-lay"
        if verb == w.DEMAND and together(s):
            return "no-step-no-demand"
    return "stopped" if s.turned_up == w.NOWHERE else "movement-over"


def why_not_landed(s: London, seat: int, verb: int) -> str:
    """Option after_wings: what does not go with the place that Dracula came down on."""
    if verb == w.DEMAND:
        return "demanded-already" if together(s) else "alone"
    if verb == w.LAY:
        return "not-in-supply" if s.board[s.at[seat]] == w.EMPTY else "place-taken"
    return "stopped"


@WHY.at("lay-card")
def why_not_laid(s: London, seat: int, choice: int) -> str:
    """A card has to be laid before anything else."""
    return LAID_BEFORE[s.agenda[-1][0]]


# --- the action card ----------------------------------------------------------------------
@WHY.before("play")
def why_not_played(s: London, seat: int, choice: int) -> str:
    """Why this action card cannot be played."""
    card, rule = choice & NOUN, s.running[0]
    if w.OWNER[card] != seat:
        return "not-yours"
    if card == s.card_in_play or rule not in (move, lay_card, play_card):
        return "one-card-only"
    if card not in s.hand[seat]:
        return "played-already" if card in s.played[seat] else "set-aside"
    return LAID_BEFORE[s.agenda[-1][0]] if rule is lay_card else "stop-first" if s.steps else "move-first"


@WHY.before(*w.COLOURS)
def why_not_barrier(s: London, seat: int, choice: int) -> str:
    """Why this barrier cannot be moved, or not to this slot."""
    if s.running[0] is not move_barrier:
        return "" if s.running[0] in (lay_card, cube_at_risk) else "not-now-barrier"
    if s.whisper and s.turn == w.VAN_HELSING:
        return "whispered"
    colour, slot = (choice - w.BARRIER) >> VERB, (choice & NOUN) - w.SLOT0
    if not (s.running[1][0] | s.running[1][1]) & BIT[colour]:
        return "alerted" if s.card_in_play == w.EYES and s.alertness else "wrong-colour"
    lies = s.barriers[colour]
    if lies == slot:
        return "lies-there"
    others = s.barrier_mask & ~BIT[lies] if lies != w.NOWHERE else s.barrier_mask
    if others & BIT[slot]:
        return "slot-taken"
    if others & TOUCHED[IN_LINE][slot]:
        return "next-to-barrier"
    if others & TOUCHED[s.touching][slot]:
        return "shares-a-point"
    walls = others | BIT[slot]
    return "shuts-in" if shuts_in(walls, s.at[0]) or shuts_in(walls, s.at[1]) else "cuts-board"


@WHY.at("move-barrier")
def why_not_special(s: London, seat: int, choice: int) -> str:
    """The time of the special action is over."""
    if not w.HAS_SPECIAL[s.card_in_play]:
        return "no-special"
    if s.alertness and s.turn == w.DRACULA:
        return "alerted"
    return "no-battle-won" if s.card_in_play == w.BATTLE_LUST and choice == w.USE and not s.companion_defeated else "special-over"


@WHY.at("deep", "exchange")
def why_not_exchanged(s: London, seat: int, choice: int) -> str:
    """A place without a card, or with the one turned up."""
    return "card-turned-deep" if s.turned_by_block == choice & NOUN else "empty-place"


@WHY.at("control", "recall")
def why_not_recalled(s: London, seat: int, choice: int) -> str:
    """A card that does not lie with the played ones, or Control itself."""
    return "not-control" if choice & NOUN == w.CONTROL else "not-played"
