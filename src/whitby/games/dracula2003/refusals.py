"""Why a choice is not open: the reason, and the clause it stands on. Only what the seat may know goes into a reason."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.engine import ANYTIME, NOUN, VERB, options_for
from whitby.games.dracula2003.action import owed
from whitby.games.dracula2003.barriers import ALL_SLOTS, IN_LINE, TOUCHED, WAYS, shuts_in, whole_with
from whitby.games.dracula2003.state import MAY_LOOK, London, reach, together
from whitby.games.dracula2003.words import (
    ALL_OF,
    BARRIER,
    CHOOSE,
    COLOURS,
    CONTROL,
    DEAL,
    DEMAND,
    DRACULA,
    DRAW,
    EMPTY,
    EXCHANGE,
    EYES,
    FLY,
    HAS_SPECIAL,
    INSPECT,
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
    SEND,
    SET,
    SLOT0,
    STEP,
    STOP,
    TARGET_OF,
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
    "chance-only": "D03-SETUP-12",
    # set-up
    "six-only": "D03-SETUP-11",
    "not-your-card": "D03-SETUP-11",
    "none-left": "D03-SETUP-11",
    # movement
    "must-move": "D03-MOVE-01",
    "not-adjacent": "D03-MOVE-02",
    "barrier-between": "D03-MOVE-03",
    "no-steps-left": "D03-MOVE-05",
    "movement-over": "D03-LOOK-07",
    "stopped": "D03-TURN-04",
    "move-first": "D03-PLAY-01",
    "starting-place": "D03-LOOK-02",
    "looked-already": "D03-LOOK-01",
    "nothing-to-look-at": "D03-LOOK-08",
    "card-turned": "D03-LOOK-11",
    "alone": "D03-MEET-01",
    "demanded-already": "D03-MEET-01",
    "demand-first": "D03-MEET-03",
    "no-step-no-demand": "D03-MEET-05",
    "no-step-no-look": "D03-CARD-wings",
    "place-taken": "D03-LOOK-08",
    "not-in-supply": "D03-LOOK-04",
    "supply-empty": "D03-LOOK-10",
    "must-lay": "D03-LOOK-04",
    "lay-before": "D03-TARGET-02",
    "lay-after-battle": "D03-BATTLE-03",
    "lay-in-exchange": "D03-CARD-deep",
    # the action card
    "not-available": "D03-PLAY-01",
    "one-card-only": "D03-PLAY-01",
    "must-play": "D03-PLAY-01",
    "not-yours": "D03-SETUP-03",
    "alerted": "D03-CARD-alertness",
    "no-special": "D03-SETUP-16",
    "not-this-card": "D03-PLAY-07",
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
    # energy
    "enough-cubes": "D03-ENERGY-03",
    "no-target": "D03-ENERGY-04",
    "too-late": "D03-ENERGY-05",
    "own-turn-only": "D03-ENERGY-08",
    "no-draws": "D03-TURN-03",
    "offered-already": "D03-TURN-03",
}

# what waits behind a card that has to be laid -> the reason why it comes first
LAID_BEFORE: Final[dict[str, str]] = {
    "move": "must-lay",
    "play_card": "lay-before",
    "special_action": "lay-after-battle",
    "barrier_part": "lay-in-exchange",
}
MOVE_FIGURES: Final = (noun("wings"), noun("roar"), noun("reinforcement"))

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
    "recover": "D03-CARD-pulse",
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
    if verb == PLAY:
        return "D03-CARD-" + NOUNS[choice & NOUN]
    if verb == USE:
        return "D03-CARD-" + NOUNS[s.card]
    if is_barrier(verb):
        return "D03-BARRIER-05"
    if verb == LAY:
        return "D03-LOOK-08" if s.running[0].__name__ == "move" else REASONS[LAID_BEFORE[s.agenda[-1][0].__name__]]
    if verb == RECOVER:
        return "D03-CARD-" + NOUNS[s.card]
    if choice == PASS:
        return {"move_barrier": "D03-PLAY-08", "may_answer": "D03-ENERGY-08"}.get(s.running[0].__name__, "D03-PLAY-07")
    return OPENS.get(verb, "D03-TURN-03")


def is_barrier(verb: int) -> bool:
    """One of the four verbs that move a barrier."""
    return BARRIER <= verb < BARRIER + (4 << VERB)


def price(s: London, choice: int) -> int:
    """Cubes that a choice costs for certain."""
    return owed(s, choice & NOUN) if choice & ~NOUN == PLAY else 0


def why_not(s: London, seat: int, choice: int) -> str:
    """The reason why this seat cannot choose this now; empty if it can."""
    options = options_for(s, seat)
    if choice in options:
        return ""
    if s.winners >= 0:
        return "too-late" if choice == RESCUE and s.cubes[seat] == 0 else "game-over"
    if choice & ANYTIME:
        return why_not_anytime(s, seat, choice)
    rule = s.running[0].__name__
    verb = choice & ~NOUN
    if not options and rule == "choose_six" and verb == CHOOSE:
        return "six-only"
    if not options or rule == "answer_offer":
        return "not-your-turn"
    if verb in (DEAL, SET, DRAW):
        return "chance-only"
    if rule == "choose_six":
        return why_not_chosen(s, seat, choice)
    if rule == "move":
        return why_not_move(s, seat, choice)
    if rule == "lay_card":
        return why_not_laid(s, seat, choice)
    if verb in (STEP, STOP, LOOK, DEMAND):
        return why_not_after(s, verb)
    if verb == PLAY:
        if rule != "play_card":
            return "one-card-only"
        return "not-available" if OWNER[choice & NOUN] == seat else "not-yours"
    if rule == "play_card":
        return "must-play" if choice == PASS else "not-now-barrier" if is_barrier(verb) else "not-now-special"
    if is_barrier(verb):
        return why_not_barrier(s, choice) if rule == "move_barrier" else "not-now-barrier"
    if rule == "special_forbidden":
        return "alerted"
    return why_not_special(s, rule, choice)


def why_not_anytime(s: London, seat: int, choice: int) -> str:
    """The rescue and the offer of a draw."""
    if choice == OFFER_DRAW:
        return "no-draws" if not s.agreed_draw else "offered-already" if s.turn == seat else "not-your-turn"
    if s.cubes[seat] > RESCUE_AT_MOST:
        return "enough-cubes"
    return "no-target" if s.turn == seat and TARGET_OF[seat] not in s.supply[seat] else "own-turn-only"


def why_not_chosen(s: London, seat: int, choice: int) -> str:
    """Set-up: one's own cards, as many as there are."""
    if choice & ~NOUN != CHOOSE:
        return "not-an-option"
    return "none-left" if choice & NOUN in ALL_OF[seat] else "not-your-card"


def why_not_move(s: London, seat: int, choice: int) -> str:
    """During the movement."""
    verb = choice & ~NOUN
    here = s.at[seat]
    if verb == STEP:
        place = choice & NOUN
        if s.steps >= reach(s, seat):
            return "no-steps-left"
        return "barrier-between" if place in [p for p, _ in WAYS[here]] else "not-adjacent"
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
        if s.board[here] != EMPTY or not s.fresh & MAY_LOOK:
            return "place-taken" if s.steps else "starting-place"
        return "not-in-supply" if s.supply[seat] else "supply-empty"
    return "must-move" if choice == PASS and s.steps == 0 else "move-first"


def why_not_after(s: London, verb: int) -> str:
    """What belongs to the movement, once that is over: ended by a card turned up, or of one's own will."""
    if verb == DEMAND and s.card in MOVE_FIGURES and together(s):
        return "no-step-no-demand"
    if verb == LOOK and s.card in MOVE_FIGURES:
        return "no-step-no-look"
    return "stopped" if s.up == NOWHERE else "movement-over"


def why_not_laid(s: London, seat: int, choice: int) -> str:
    """A card has to be laid."""
    if choice & ~NOUN == LAY:
        return "not-in-supply"
    return LAID_BEFORE[s.agenda[-1][0].__name__]


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
    return "cuts-board" if not whole_with(walls) else "not-an-option"


def why_not_special(s: London, rule: str, choice: int) -> str:
    """What a special action does not reach."""
    verb = choice & ~NOUN
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
        return "not-defeated" if s.turn == DRACULA else "hunter-not-defeated"
    if verb == RECALL and rule == "control":
        return "not-control" if place == CONTROL else "not-played"
    if not HAS_SPECIAL[s.card]:
        return "no-special"
    return "not-now-special" if rule in ("move_barrier", "may_answer") else "not-this-card"


def closed(s: London, seat: int) -> list[tuple[int, str]]:
    """What a player might try now and cannot, with the reason."""
    options = options_for(s, seat)
    if not options or s.running[0].__name__ == "choose_six":
        return []
    rule = s.running[0].__name__
    tries: list[int] = []
    if rule == "move":
        tries = [STEP | place for place, _ in WAYS[s.at[seat]]] + [LOOK, DEMAND, STOP]
    elif rule == "move_barrier":
        shown = s.running[1][0] | s.running[1][1]
        tries = [BARRIER + (c << VERB) | (SLOT0 + x) for c in range(len(COLOURS)) if shown & BIT[c] for x in range(ALL_SLOTS)]
    elif rule == "special_forbidden":
        tries = [USE]
    tries.append(RESCUE)
    return [(choice, why_not(s, seat, choice)) for choice in tries if choice not in options]
