"""Why a choice is not open: the reason, and the clause it stands on. Only what the seat may know goes into a reason."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds
from whitby.engine import ANYTIME, NOUN, VERB, Rule, options_for, question_name, seats_asked
from whitby.games.dracula2003.action import barrier_part, foe_strength, owed, play_card, special_action
from whitby.games.dracula2003.barriers import ALL_SLOTS, IN_LINE, TOUCHED, WAYS, shuts_in
from whitby.games.dracula2003.movement import move
from whitby.games.dracula2003.state import MAY_LOOK, London, other, together
from whitby.games.dracula2003.words import (
    ACCEPT,
    ALL_OF,
    BARRIER,
    BATTLE_LUST,
    CARD_STRENGTH,
    CHOOSE,
    COLOURS,
    CONTROL,
    DARK,
    DEAL,
    DECK,
    DEMAND,
    DRACULA,
    DRAW,
    EMPTY,
    EXCHANGE,
    EYES,
    FLY,
    HAS_SPECIAL,
    INSPECT,
    IS_COMPANION,
    LAY,
    LOOK,
    NOUNS,
    NOWHERE,
    OFFER_DRAW,
    OWNER,
    PASS,
    PLAY,
    RECALL,
    RECOVER,
    RESCUE,
    RESCUE_AT_MOST,
    RESCUE_GIVES,
    SEAT0,
    SEND,
    SET,
    SLOT0,
    STEP,
    STOP,
    TARGET_OF,
    TARGETS,
    TURN,
    USE,
    VAN_HELSING,
    noun,
)

# reason -> clause
REASONS: Final[dict[str, str]] = {
    "game-over": "D03-WIN-01",
    "not-your-turn": "D03-TURN-03",
    "not-an-option": "D03-TURN-04",
    "dealt-blind": "D03-SETUP-08",
    "laid-out-blind": "D03-SETUP-12",
    "drawn-blind": "D03-CARD-feint",
    "chance-first": "D03-TURN-04",
    # set-up
    "set-up-first": "D03-SETUP-11",
    "six-needed": "D03-SETUP-11",
    "six-only": "D03-SETUP-11",
    "not-your-card": "D03-SETUP-11",
    "none-left": "D03-SETUP-11",
    # movement
    "must-move": "D03-MOVE-01",
    "standing-there": "D03-MOVE-02",
    "not-adjacent": "D03-MOVE-02",
    "barrier-between": "D03-MOVE-03",
    "no-steps-left": "D03-MOVE-05",
    "stop-instead": "D03-MOVE-06",
    "movement-over": "D03-LOOK-07",
    "stopped": "D03-TURN-04",
    "move-first": "D03-PLAY-01",
    "stop-first": "D03-PLAY-01",
    "starting-place": "D03-LOOK-02",
    "looked-already": "D03-LOOK-01",
    "nothing-to-look-at": "D03-LOOK-08",
    "card-turned": "D03-LOOK-11",
    "alone": "D03-MEET-01",
    "demanded-already": "D03-MEET-01",
    "demand-first": "D03-MEET-03",
    "no-step-no-demand": "D03-MEET-05",
    "no-step-no-look": "D03-LOOK-12",
    "no-step-no-lay": "D03-LOOK-12",
    "lay-where-entered": "D03-LOOK-08",
    "place-taken": "D03-LOOK-08",
    "not-in-supply": "D03-LOOK-04",
    "supply-empty": "D03-LOOK-10",
    "must-lay": "D03-LOOK-04",
    "lay-before": "D03-TARGET-02",
    "lay-after-battle": "D03-BATTLE-03",
    "lay-in-exchange": "D03-CARD-deep",
    # the action card
    "played-already": "D03-PLAY-01",
    "set-aside": "D03-PLAY-01",
    "one-card-only": "D03-PLAY-01",
    "must-play": "D03-PLAY-01",
    "not-yours": "D03-SETUP-03",
    "alerted": "D03-CARD-alertness",
    "no-special": "D03-SETUP-16",
    "not-this-card": "D03-PLAY-07",
    "only-wings": "D03-CARD-wings",
    "only-roar": "D03-CARD-roar",
    "only-deep": "D03-CARD-deep",
    "only-pulse": "D03-CARD-pulse",
    "only-control": "D03-CARD-control",
    "only-intuition": "D03-CARD-intuition",
    "only-block": "D03-CARD-block",
    "not-defeated": "D03-CARD-pulse",
    "hunter-not-defeated": "D03-CARD-reinforcement",
    "empty-place": "D03-CARD-deep",
    "card-turned-deep": "D03-CARD-deep",
    "nothing-there": "D03-CARD-intuition",
    "nothing-to-turn": "D03-CARD-block",
    "already-there": "D03-CARD-wings",
    "on-harbor-already": "D03-CARD-roar",
    "not-control": "D03-CARD-control",
    "not-played": "D03-CARD-control",
    "no-battle-won": "D03-CARD-battle-lust",
    # barriers
    "whispered": "D03-CARD-whisper",
    "wrong-colour": "D03-BARRIER-01",
    "lies-there": "D03-BARRIER-04",
    "slot-taken": "D03-BARRIER-06",
    "next-to-barrier": "D03-BARRIER-06",
    "shares-a-point": "D03-BARRIER-07",
    "cuts-board": "D03-BARRIER-08",
    "shuts-in": "D03-BARRIER-09",
    "not-now-barrier": "D03-PLAY-06",
    "not-now-special": "D03-PLAY-06",
    "special-over": "D03-PLAY-06",
    # energy
    "cube-first": "D03-PLAY-04",
    "enough-cubes": "D03-ENERGY-03",
    "no-target": "D03-ENERGY-04",
    "too-late": "D03-ENERGY-05",
    "after-chance": "D03-ENERGY-08",
    # a draw
    "no-draws": "D03-TURN-03",
    "no-offer": "D03-TURN-03",
    "answer-first": "D03-TURN-03",
    "offered-already": "D03-TURN-03",
}
FALLBACKS: Final = frozenset({"not-an-option", "not-this-card"})

# what waits behind a card that has to be laid -> the reason why it comes first
LAID_BEFORE: Final[dict[Rule, str]] = {
    move: "must-lay",
    play_card: "lay-before",
    special_action: "lay-after-battle",
    barrier_part: "lay-in-exchange",
}
WINGS: Final = noun("wings")
MOVE_FIGURES: Final = (WINGS, noun("roar"), noun("reinforcement"))
BLIND: Final[dict[int, str]] = {DEAL: "dealt-blind", SET: "laid-out-blind", DRAW: "drawn-blind"}  # what CHANCE alone does
ONLY_BY: Final[dict[int, str]] = {  # what one card alone does
    FLY: "only-wings",
    SEND: "only-roar",
    EXCHANGE: "only-deep",
    RECOVER: "only-pulse",
    RECALL: "only-control",
    INSPECT: "only-intuition",
    TURN: "only-block",
}

# question -> clause
PROMPTS: Final[dict[str, str]] = {
    "deal-action": "D03-SETUP-08",
    "choose-six": "D03-SETUP-11",
    "lay-out": "D03-SETUP-12",
    "move": "D03-MOVE-01",
    "lay-card": "D03-LOOK-04",
    "play-card": "D03-PLAY-01",
    "cube-at-risk": "D03-ENERGY-08",
    "special-forbidden": "D03-CARD-alertness",
    "wings": "D03-CARD-wings",
    "landed": "D03-LOOK-12",
    "recover": "D03-CARD-pulse",
    "reinforce": "D03-CARD-reinforcement",
    "deep": "D03-CARD-deep",
    "breath": "D03-CARD-breath",
    "roar": "D03-CARD-roar",
    "whisper": "D03-CARD-whisper",
    "sharp-sense": "D03-CARD-sharp-sense",
    "may-go-home": "D03-CARD-reinforcement",
    "control": "D03-CARD-control",
    "battle-lust": "D03-CARD-battle-lust",
    "intuition": "D03-CARD-intuition",
    "alertness": "D03-CARD-alertness",
    "feint": "D03-CARD-feint",
    "feint-draw": "D03-CARD-feint",
    "block": "D03-CARD-block",
    "move-barrier": "D03-BARRIER-01",
    "answer-offer": "D03-TURN-03",
}

# verb -> the clause that opens it
OPENS: Final[dict[int, str]] = {
    PASS: "D03-PLAY-07",
    CHOOSE: "D03-SETUP-11",
    DEAL: "D03-SETUP-08",
    SET: "D03-SETUP-12",
    STEP: "D03-MOVE-02",
    LOOK: "D03-LOOK-01",
    DEMAND: "D03-MEET-01",
    STOP: "D03-MOVE-06",
    FLY: "D03-CARD-wings",
    SEND: "D03-CARD-roar",
    EXCHANGE: "D03-CARD-deep",
    RECALL: "D03-CARD-control",
    INSPECT: "D03-CARD-intuition",
    TURN: "D03-CARD-block",
    DRAW: "D03-CARD-feint",
    RESCUE: "D03-ENERGY-02",
}


def clause_of(s: London, choice: int) -> str:
    """The clause that opens a choice."""
    verb = choice & ~NOUN
    rule = question_name(s)
    if verb == PLAY:
        return "D03-CARD-" + NOUNS[choice & NOUN]
    if verb == USE:
        return "D03-CARD-" + NOUNS[s.card]
    if is_barrier(verb):
        return "D03-BARRIER-05"
    if rule == "landed" and not choice & ANYTIME:
        return "D03-LOOK-12"
    if verb == LAY:
        return "D03-LOOK-08" if rule == "move" else REASONS[LAID_BEFORE[s.agenda[-1][0]]]
    if verb == RECOVER:
        return "D03-CARD-" + NOUNS[s.card]
    if choice == PASS:
        return {"move-barrier": "D03-PLAY-08", "cube-at-risk": "D03-ENERGY-08", "answer-offer": "D03-TURN-03"}.get(rule, "D03-PLAY-07")
    return OPENS.get(verb, "D03-TURN-03")


def is_barrier(verb: int) -> bool:
    """One of the four verbs that move a barrier."""
    return BARRIER <= verb < BARRIER + (4 << VERB)


# --- what a choice costs ------------------------------------------------------------------
def price(s: London, choice: int) -> int:
    """Cubes that a choice costs for certain."""
    return owed(s, choice & NOUN) + struck(s, choice & NOUN) if choice & ~NOUN == PLAY else 0


def struck(s: London, card: int) -> int:
    """D03-BATTLE-04, D03-BATTLE-08, D03-CARD-dark  The cube that the card turned up takes from who plays this card."""
    if s.up == NOWHERE:
        return 0
    foe = s.board[s.up]
    spared = CARD_STRENGTH[card] >= foe_strength(s, foe) if IS_COMPANION[foe] else card == DARK and not s.alert
    return 0 if spared else 1


def warning(s: London, seat: int, choice: int) -> str:
    """D03-ENERGY-01, D03-ENERGY-09  What loses the game for certain: the fifth target, the last cube."""
    rescues = min(s.supply[seat].count(TARGET_OF[seat]), TARGETS - 1 - s.taken[other(seat)])
    if choice == RESCUE:
        loses = s.taken[other(seat)] == TARGETS - 1
    elif choice == PASS:
        loses = question_name(s) == "cube-at-risk" and s.cubes[seat] == 1
    else:
        loses = price(s, choice) >= s.cubes[seat] + RESCUE_GIVES * rescues
    return "loses-game" if loses else ""


# --- why not ------------------------------------------------------------------------------
def why_not(s: London, seat: int, choice: int) -> str:
    """The reason why this seat cannot choose this now; empty if it can."""
    if choice in options_for(s, seat):
        return ""
    if s.winners >= 0:
        return "too-late" if choice == RESCUE and s.cubes[seat] == 0 else "game-over"
    if choice & ANYTIME:
        return why_not_anytime(s, seat, choice)
    rule = question_name(s)
    verb = choice & ~NOUN
    if verb in BLIND:
        return BLIND[verb]
    if verb == CHOOSE or s.turns == 0:
        return why_not_chosen(s, seat, choice)
    if rule == "answer-offer":
        return "answer-first"
    if verb == ACCEPT:
        return "no-offer" if s.agreed_draw else "no-draws"
    if seat != s.turn:
        return "not-your-turn"
    if seat not in seats_asked(s):
        return "chance-first"
    return why_not_turn(s, seat, rule, choice)


def why_not_anytime(s: London, seat: int, choice: int) -> str:
    """The rescue and the offer of a draw."""
    if choice == OFFER_DRAW:
        if not s.agreed_draw:
            return "no-draws"
        if s.turns == 0:
            return "set-up-first"
        if s.turn != seat:
            return "not-your-turn"
        return "offered-already" if s.offered else "chance-first"
    if s.cubes[seat] > RESCUE_AT_MOST:
        return "enough-cubes"
    return "after-chance" if TARGET_OF[seat] in s.supply[seat] else "no-target"


def why_not_chosen(s: London, seat: int, choice: int) -> str:
    """Set-up: six of one's own cards, as many of a kind as there are."""
    choosing = question_name(s) == "choose-six" and seat in seats_asked(s)
    if choice & ~NOUN != CHOOSE:
        return "six-needed" if choosing and choice == PASS else "set-up-first"
    if OWNER[choice & NOUN] != seat:
        return "not-your-card"
    return "none-left" if choosing else "set-up-first" if question_name(s) == "deal-action" and s.turns == 0 else "six-only"


def why_not_turn(s: London, seat: int, rule: str, choice: int) -> str:
    """The player whose turn it is, asked something else."""
    verb = choice & ~NOUN
    if verb == PLAY:
        return why_not_played(s, seat, rule, choice & NOUN)
    if rule == "lay-card":
        return "not-in-supply" if verb == LAY else LAID_BEFORE[s.agenda[-1][0]]
    if rule == "move":
        return why_not_move(s, seat, choice)
    if verb in (STEP, STOP, LOOK, DEMAND, LAY):
        return why_not_after(s, seat, verb)
    if rule == "play-card":
        return "must-play" if choice == PASS else "not-now-barrier" if is_barrier(verb) else "not-now-special"
    if rule == "cube-at-risk":
        return "cube-first"
    if is_barrier(verb):
        return why_not_barrier(s, choice) if rule == "move-barrier" else "not-now-barrier"
    return why_not_special(s, rule, choice)


def why_not_played(s: London, seat: int, rule: str, card: int) -> str:
    """An action card."""
    if OWNER[card] != seat:
        return "not-yours"
    if card == s.card or rule not in ("move", "lay-card", "play-card"):
        return "one-card-only"
    if card not in s.hand[seat]:
        return "played-already" if card in s.played[seat] else "set-aside"
    if rule == "lay-card":
        return LAID_BEFORE[s.agenda[-1][0]]
    return "stop-first" if s.steps else "move-first"


def why_not_move(s: London, seat: int, choice: int) -> str:
    """During the movement."""
    verb = choice & ~NOUN
    here = s.at[seat]
    if verb == STEP:
        place = choice & NOUN
        if place not in [p for p, _ in WAYS[here]]:
            return "standing-there" if place == here else "not-adjacent"
        return "barrier-between" if s.walled & [slot for p, slot in WAYS[here] if p == place][0] else "no-steps-left"
    if verb == STOP:
        return "must-move"
    if verb == LOOK:
        if s.steps == 0:
            return "starting-place"
        if s.board[here] == EMPTY:
            return "nothing-to-look-at"
        return "card-turned" if s.fresh & MAY_LOOK else "looked-already"
    if verb == DEMAND:
        if not together(s):
            return "alone"
        return "no-step-no-demand" if s.steps == 0 else "demanded-already" if s.fresh else "demand-first"
    if verb == LAY:
        if s.steps == 0:
            return "lay-where-entered"
        if s.board[here] != EMPTY:
            return "place-taken"
        return "not-in-supply" if s.supply[seat] else "supply-empty"
    if choice == PASS:
        return "stop-instead" if s.steps else "must-move"
    return "not-now-barrier" if is_barrier(verb) else "not-now-special"


def why_not_after(s: London, seat: int, verb: int) -> str:
    """What belongs to the movement, once that is over: ended by a card turned up, or of one's own will, or followed by a special move."""
    if verb == LOOK and s.card in MOVE_FIGURES:
        return "no-step-no-look"
    if question_name(s) == "landed":
        return why_not_landed(s, seat, verb)
    if s.card in MOVE_FIGURES and not (s.card == WINGS and s.after_wings):
        if verb == LAY:
            return "no-step-no-lay"
        if verb == DEMAND and together(s):
            return "no-step-no-demand"
    return "stopped" if s.up == NOWHERE else "movement-over"


def why_not_landed(s: London, seat: int, verb: int) -> str:
    """Option after_wings: what does not go with the place that Dracula came down on."""
    if verb == DEMAND:
        return "demanded-already" if together(s) else "alone"
    if verb == LAY:
        return "not-in-supply" if s.board[s.at[seat]] == EMPTY else "place-taken"
    return "stopped"


def why_not_barrier(s: London, choice: int) -> str:
    """Where and which barrier."""
    if s.whisper and s.turn == VAN_HELSING:
        return "whispered"
    colour = (choice - BARRIER) >> VERB
    slot = (choice & NOUN) - SLOT0
    if not (s.running[1][0] | s.running[1][1]) & BIT[colour]:
        return "alerted" if s.card == EYES and s.alert else "wrong-colour"
    lies = s.walls[colour]
    if lies == slot:
        return "lies-there"
    others = s.walled & ~BIT[lies] if lies != NOWHERE else s.walled
    if others & BIT[slot]:
        return "slot-taken"
    if others & TOUCHED[IN_LINE][slot]:
        return "next-to-barrier"
    if others & TOUCHED[s.touching][slot]:
        return "shares-a-point"
    walls = others | BIT[slot]
    if shuts_in(walls, s.at[0]) or shuts_in(walls, s.at[1]):
        return "shuts-in"
    return "cuts-board"


def why_not_special(s: London, rule: str, choice: int) -> str:
    """What a special action does not reach."""
    verb = choice & ~NOUN
    if rule == "special-forbidden":
        return "alerted"
    if not HAS_SPECIAL[s.card]:
        return "no-special"
    if rule == "move-barrier":
        if s.alert and s.turn == DRACULA:
            return "alerted"
        return "no-battle-won" if s.card == BATTLE_LUST and choice == USE and not s.won else "special-over"
    place = choice & NOUN
    if verb == FLY and rule == "wings":
        return "already-there"
    if verb == SEND and rule == "roar":
        return "on-harbor-already"
    if verb == EXCHANGE and rule == "deep":
        return "card-turned-deep" if s.turned == place else "empty-place"
    if verb == INSPECT and rule == "intuition":
        return "nothing-there"
    if verb == TURN and rule == "block":
        return "nothing-to-turn"
    if verb == RECOVER and rule == "recover":
        return "not-defeated"
    if verb == RECOVER and rule == "reinforce":
        return "hunter-not-defeated"
    if verb == RECALL and rule == "control":
        return "not-control" if place == CONTROL else "not-played"
    return ONLY_BY.get(verb, "not-this-card")


# --- what is listed as closed ---------------------------------------------------------------
def closed(s: London, seat: int) -> list[tuple[int, str]]:
    """What a player who is asked might try now and cannot, with the reason."""
    if s.winners >= 0 or seat not in seats_asked(s):
        return []
    options = options_for(s, seat)
    tries = tried(s, seat, question_name(s)) + [RESCUE]
    if s.agreed_draw:
        tries.append(OFFER_DRAW)
    return [(choice, why_not(s, seat, choice)) for choice in tries if choice not in options]


def tried(s: London, seat: int, rule: str) -> list[int]:
    """Own cards, places and actions that belong to a question; none for a yes or no."""
    own = kinds(ALL_OF[seat])
    if rule == "choose-six":
        return [CHOOSE | card for card in own] + [PASS]
    if rule == "move":
        steps = [STEP | place for place, _ in WAYS[s.at[seat]]]
        return steps + [LOOK, DEMAND, STOP] + [LAY | card for card in kinds(s.supply[seat])] + [PLAY | card for card in s.hand[seat]]
    if rule == "lay-card":
        return [LAY | card for card in own] + [PASS]
    if rule == "play-card":
        return [PLAY | card for card in DECK[seat]] + [PASS]
    past = [LOOK] + [PLAY | card for card in s.hand[seat]]
    if rule == "landed":
        return [DEMAND] + [LAY | card for card in own] + past
    if rule == "roar":
        return [SEND | (SEAT0 + figure) for figure in (0, 1)] + past
    if rule in ("recover", "reinforce"):
        return [RECOVER | card for card in own if IS_COMPANION[card]] + past
    if rule == "control":
        return [RECALL | card for card in DECK[seat]] + past
    if rule in ON_PLACES:
        return [ON_PLACES[rule] | place for place in range(12)] + past
    if rule == "move-barrier":
        shown = s.running[1][0] | s.running[1][1]
        slots = [BARRIER + (c << VERB) | (SLOT0 + x) for c in range(len(COLOURS)) if shown & BIT[c] for x in range(ALL_SLOTS)]
        return slots + [USE] + past
    return [USE] if rule == "special-forbidden" else []


ON_PLACES: Final[dict[str, int]] = {"wings": FLY, "deep": EXCHANGE, "intuition": INSPECT, "block": TURN}
