"""Why a choice is not open: first what the pending question says to its verb, then when the verb is used at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.engine import NOUN, options_for, question_name, seats_asked
from whitby.games.fury2015.europe import OFF
from whitby.games.fury2015.refusals.actions import ACTIONS, why_not_act
from whitby.games.fury2015.refusals.cards import (
    why_not_before_the_move,
    why_not_discarded,
    why_not_displayed,
    why_not_given,
    why_not_kept,
    why_not_played,
    why_not_shared,
    why_not_shown,
    why_not_taken,
)
from whitby.games.fury2015.refusals.draculas import why_not_corrupted, why_not_lay, why_not_ripened, why_not_rumored, why_not_started
from whitby.games.fury2015.refusals.fights import (
    why_not_ambush,
    why_not_chosen,
    why_not_faced,
    why_not_flown,
    why_not_next,
    why_not_spared,
    why_not_swapped,
)
from whitby.games.fury2015.refusals.journeys import why_not_carried, why_not_ridden, why_not_ride, why_not_sailed
from whitby.games.fury2015.state import SETUP as SETTING_UP
from whitby.games.fury2015.state import Fury
from whitby.games.fury2015.words import (
    ACCEPT,
    ALLY,
    AMBUSH,
    BLESS,
    BLOCK,
    BOND,
    CALM,
    CARRY,
    CHOOSE,
    CLEAR,
    DISCARD,
    DISPLAY,
    DONE,
    DRACULA,
    DRAW,
    ENGAGE,
    FACE,
    FLY,
    FOG,
    GIVE,
    KEEP,
    LAY,
    LEAD,
    LOOK,
    MATURE,
    NAME,
    NEXT,
    PASS,
    PLACE,
    PLAY,
    PLAY_NOW,
    PROWL,
    RAIL,
    REMOVE,
    REPLACE,
    RESERVE,
    REST,
    RIDE,
    RIPEN,
    ROAD,
    RUMOR,
    SAIL,
    SEARCH,
    SEAT0,
    SETTLE,
    SHOW,
    SPARE,
    STAKE_IT,
    START,
    STORM,
    STRIKE,
    SUPPLY,
    TAKE,
    TRADE,
    UNBLESS,
    UNBLOCK,
    USE,
    WARD,
    WOLF_AND_HIDE,
)

AT_HUNTERS: Final = (TRADE, LEAD, STRIKE, ENGAGE, NEXT, REMOVE, SPARE)
Why = Callable[[Fury, int, int], str]  # (state, seat, noun)

# question and verb -> why this noun is not open
WHY: Final[dict[tuple[str, int], Why]] = {
    ("hunter-starts", START): why_not_started,
    ("dracula-starts", START): why_not_started,
    ("train-leaves", RIDE): why_not_ride,
    ("carried-off", CARRY): why_not_carried,
    ("wild-horses", CARRY): why_not_carried,
    ("ride-out", ROAD): why_not_ridden,
    ("hurries", ROAD): why_not_ridden,
    ("sail-on", SAIL): why_not_sailed,
    ("offer-cards", GIVE): why_not_given,
    ("offer-cards", SHOW): why_not_shared,
    ("search-goes-on", FACE): why_not_faced,
    ("may-ambush", AMBUSH): why_not_ambush,
    ("choose-cards", CHOOSE): why_not_chosen,
    ("may-swap", CHOOSE): why_not_swapped,
    ("hunters-strike", NEXT): why_not_next,
    ("may-spare", SPARE): why_not_spared,
    ("may-fly", FLY): why_not_flown,
    ("ripens", RIPEN): why_not_ripened,
    ("may-spread-rumor", RUMOR): why_not_rumored,
    ("corrupt", LOOK): why_not_corrupted,
    ("choose-card", PLAY): why_not_before_the_move,
    ("misdirect-move", PLAY): why_not_before_the_move,
}
# question and verb -> the one reason why another noun is not open
NOT_SO: Final[dict[tuple[str, int], str]] = {
    ("next-hunter", NEXT): "acted-already",
    ("engage", ENGAGE): "not-in-combat",
    ("circle-removes", REMOVE): "not-in-combat",
    ("escape-route", REMOVE): "not-in-combat",
    ("claw-again", STRIKE): "not-in-combat",
    ("choose-guarded", STRIKE): "guards-elsewhere",
    ("vampiric-influence", STRIKE): "not-under-influence",
    ("blood-transfusion", REMOVE): "when-transfusion",
    ("choose-wolves", NAME): "wolves-reach",
    ("name-city", NAME): "two-cities",
    ("choose-fog", FOG): "fog-region",
    ("consecrate", BLESS): "no-blessing",
    ("place-host", BLESS): "no-blessing",
    ("place-block", BLOCK): "block-there",
    ("raise-storm", STORM): "storm-there",
    ("road-reopened", UNBLOCK): "no-block-there",
    ("storm-passes", CALM): "no-storm-there",
    ("choose-luck", USE): "when-luck",
    ("choose-luck", UNBLOCK): "when-luck",
    ("devilish-power", UNBLESS): "devilish-choice",
    ("devilish-power", ALLY): "devilish-choice",
    ("money-trail", LOOK): "when-money",
    ("choose-report", LOOK): "report-space",
    ("wax-cylinders", LOOK): "wax-space",
    ("surprising-return", TAKE): "when-return",
    ("take-discard", TAKE): "hoax-his-own",
    ("take-item", TAKE): "take-item-found",
    ("seduction", AMBUSH): "when-seduction",
    ("fix-ward", WARD): "not-nearest",
    ("encounter-step", PLACE): "encounter-not-held",
    ("furnish-lair", PLACE): "encounter-not-held",
    ("lurk-there", PLACE): "encounter-not-held",
    ("takes-card", DISCARD): "must-take-card",
    ("pick-encounter", DISCARD): "veil-encounters",
    ("leaving", SETTLE): "no-lair-of-hide",
    ("leaving", LAY): "mature-or-lair",
    ("leaving", REPLACE): "mature-or-lair",
    ("leaving", PROWL): "mature-or-lair",
    ("leaving", WOLF_AND_HIDE): "mature-or-lair",
    ("give-up-ticket", KEEP): "two-tickets",
    ("trim-tickets", KEEP): "ticket-limit",
}
# a verb of which the question says nothing -> when it is used
ELSEWHERE: Final[dict[int, str]] = {
    START: "start-once",
    DRAW: "chance-only",
    ROAD: "road-is-action",
    RAIL: "rail-is-action",
    RIDE: "ride-needs-ticket",
    SAIL: "sail-is-action",
    SUPPLY: "supply-is-action",
    RESERVE: "reserve-is-action",
    REST: "rest-is-action",
    SEARCH: "search-is-action",
    TRADE: "trade-is-action",
    LEAD: "lead-is-action",
    BOND: "bond-is-action",
    KEEP: "keep-drawn",
    GIVE: "give-in-trade",
    ACCEPT: "no-bargain",
    LAY: "lay-in-phase",
    REPLACE: "misdirect-in-phase",
    PROWL: "wolf-in-phase",
    WOLF_AND_HIDE: "wolf-in-phase",
    PLACE: "place-in-step",
    RUMOR: "rumor-in-step",
    MATURE: "ripens-on-leaving",
    RIPEN: "ripens-on-leaving",
    SETTLE: "no-lair-now",
    CLEAR: "clear-for-lair",
    AMBUSH: "no-arrival",
    FACE: "face-in-search",
    STAKE_IT: "when-stake",
    CHOOSE: "choose-in-combat",
    ENGAGE: "engage-in-combat",
    STRIKE: "strike-by-effect",
    NAME: "name-by-card",
    FLY: "fly-after-bat",
    WARD: "ward-on-tie",
    LOOK: "look-by-card",
    BLOCK: "block-by-card",
    UNBLOCK: "unblock-at-dusk",
    STORM: "storm-by-card",
    CALM: "calm-at-dusk",
    FOG: "fog-by-encounter",
    CARRY: "carry-by-effect",
    REMOVE: "remove-by-card",
    SPARE: "must-fight",
    ALLY: "ally-when-drawn",
    NEXT: "order-of-turns",
    BLESS: "bless-by-card",
    UNBLESS: "unbless-by-card",
}
# the same for the verbs with a card of a hand
WITH_A_CARD: Final[dict[int, Why]] = {
    PLAY: why_not_played,
    PLAY_NOW: why_not_played,
    DISPLAY: why_not_displayed,
    SHOW: why_not_shown,
    DISCARD: why_not_discarded,
    TAKE: why_not_taken,
}
# question -> why nobody can pass it
MUST: Final[dict[str, str]] = {
    "hunter-starts": "must-start",
    "dracula-starts": "must-start",
    "hunter-acts": "must-sail",
    "next-hunter": "must-name-next",
    "train-leaves": "must-ride",
    "ride-out": "must-ride-out",
    "hurries": "must-ride-out",
    "sail-on": "must-sail-on",
    "carried-off": "must-carry",
    "wild-horses": "must-bolt",
    "search-goes-on": "must-face",
    "show-item": "must-show-item",
    "show-event": "must-show-event",
    "trim-items": "item-limit",
    "trim-events": "event-limit",
    "read-events": "immediately",
    "trim-tickets": "ticket-limit",
    "give-up-ticket": "two-tickets",
    "keep-ticket": "keep-or-put-back",
    "take-item": "must-take-item",
    "take-discard": "must-take-event",
    "choose-plot": "must-take-plot",
    "choose-cards": "must-choose",
    "engage": "must-engage",
    "claw-again": "must-claw",
    "hunters-strike": "must-strike-next",
    "circle-removes": "circle-one",
    "escape-route": "must-remove-one",
    "fix-ward": "must-fix-ward",
    "choose-victim": "must-send-spy",
    "choose-guarded": "must-send-guards",
    "wolf-hunts": "must-send-wolf",
    "choose-wolves": "must-send-wolves",
    "choose-fog": "must-place-fog",
    "vampiric-influence": "must-influence",
    "takes-card": "must-take-card",
    "seduction": "must-seduce",
    "devilish-power": "must-be-devilish",
    "leaving": "mature-or-lair",
    "make-room": "three-lairs",
    "furnish-lair": "bare-lair",
    "choose-card": "must-lay",
    "misdirect-move": "must-misdirect",
    "encounter-step": "must-place",
    "lurk-there": "must-place-there",
    "place-block": "must-block",
    "road-reopened": "must-unblock",
    "storm-passes": "must-calm",
    "pick-encounter": "must-discard-encounter",
    "name-city": "must-name-city",
    "choose-report": "must-report",
    "surprising-return": "must-return",
    "choose-luck": "must-use-luck",
    "blood-transfusion": "must-heal",
    "money-trail": "must-follow-money",
    "wax-cylinders": "must-listen",
    "consecrate": "must-bless",
    "place-host": "must-bless",
    "jonathan-harker": "ally-at-once",
    "rufus-smith": "ally-at-once",
    "sister-agatha": "ally-at-once",
    "draculas-brides": "ally-at-once",
    "great-wolf": "ally-at-once",
    "immanuel-hildesheim": "ally-at-once",
}


def why_not(s: Fury, seat: int, choice: int) -> str:
    """The reason why this seat cannot choose this now; empty if it can."""
    options = options_for(s, seat)
    if choice in options:
        return ""
    if s.winners >= 0:
        return "game-over"
    if seat not in seats_asked(s):
        return why_not_asked(s, seat, choice)
    verb = choice & ~NOUN
    if verb in AT_HUNTERS and s.at[(choice & NOUN) - SEAT0] == OFF and s.phase != SETTING_UP:
        return "off-board"
    return why_not_here(s, seat, choice) or why_not_declined(s, seat, choice, options) or why_not_elsewhere(s, seat, choice)


def why_not_asked(s: Fury, seat: int, choice: int) -> str:
    """A seat that is not asked."""
    if s.phase == SETTING_UP:
        return why_not_yet(s, seat, choice)
    if seat != DRACULA:
        if s.at[seat] == OFF:
            return "off-board"
        if s.delayed[seat] and choice == USE:
            return "lying-down"
        if choice & ~NOUN == DISPLAY:
            return why_not_displayed(s, seat, choice & NOUN)
        if question_name(s) == "choose-cards" and seat not in s.fighters and choice & ~NOUN == CHOOSE:
            return "not-in-combat"
    return "no-arrival" if seat == DRACULA and choice & ~NOUN == AMBUSH else "not-your-turn"


def why_not_yet(s: Fury, seat: int, choice: int) -> str:
    """Before the first day everybody chooses where to start, Dracula last."""
    if choice & ~NOUN != START:
        return "not-your-turn"
    if seat == DRACULA:
        return "dracula-starts-last"
    return "not-your-turn" if s.at[seat] == OFF else "start-once"


def why_not_here(s: Fury, seat: int, choice: int) -> str:
    """What the question itself says to the verb; empty where it has no say."""
    name = question_name(s)
    verb = choice & ~NOUN
    if name == "hunter-acts" and verb in ACTIONS:
        return why_not_act(s, seat, choice)
    if name in ("choose-card", "misdirect-move") and verb in (LAY, REPLACE, PROWL, WOLF_AND_HIDE):
        return why_not_lay(s, choice)
    why = WHY.get((name, verb))
    if why is not None:
        return why(s, seat, choice & NOUN)
    return NOT_SO.get((name, verb), "")


def why_not_declined(s: Fury, seat: int, choice: int, options: list[int]) -> str:
    """PASS and DONE where something has to be chosen, or where the other word is meant; empty for anything else."""
    if choice not in (PASS, DONE):
        return ""
    if choice == DONE and PASS in options:
        return "series-only"
    if choice == PASS and DONE in options:
        return "not-an-option"
    name = question_name(s)
    return why_not_kept(s, seat) if name == "use-drawn" else MUST.get(name, "not-an-option")


def why_not_elsewhere(s: Fury, seat: int, choice: int) -> str:
    """When the verb is used, or what the card waits for."""
    verb = choice & ~NOUN
    why = WITH_A_CARD.get(verb)
    if why is not None:
        return why(s, seat, choice & NOUN)
    if choice == USE:
        return "guards-wait" if seat == DRACULA else "lucy-waits"
    return ELSEWHERE.get(verb, "not-an-option")
