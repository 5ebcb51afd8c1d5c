"""Why a choice is not open: the reason, and the clause it stands on. Only what the seat may know goes into a reason."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.engine import ANYTIME, NOUN, options_for, seats_asked
from whitby.games.fury2015.ambush import hideout_in, kind_in
from whitby.games.fury2015.europe import (
    ADJACENT,
    ALL_PLACES,
    ATTACHED,
    CASTLE,
    OFF,
    RAIL_WAYS,
    ROAD_WAYS,
    ROADS,
    ROADS_2,
    SEAS,
    WHITE_WAYS,
    is_city,
    is_hospital,
    is_sea,
    rail_reach,
    within,
)
from whitby.games.fury2015.state import (
    DAY,
    DRACULAS,
    LAIRS,
    RUMORED,
    UP,
    WOLF,
    Fury,
    dracula_at,
    hideout_of,
    holy_ground,
    hunters_in,
    is_weakened,
    space_of,
    spaces_here,
    with_kind,
)
from whitby.games.fury2015.state import SETUP as SETTING_UP
from whitby.games.fury2015.trail import takes_encounters
from whitby.games.fury2015.windows import BY_DAY, BY_NIGHT, FITS, PHASE_END
from whitby.games.fury2015.words import (
    ALLY,
    AMBUSH,
    ARISTOCRATIC,
    BANNERED,
    BLESS,
    BLOCK,
    BOND,
    CARRY,
    CHOOSE,
    DARK_CALL,
    DISCARD,
    DISPLAY,
    DOGS,
    DONE,
    DRACULA,
    EMPTY,
    ENCOUNTER0,
    ENGAGE,
    EVENT0,
    FACE,
    FAST_HORSES,
    FEED,
    FLY,
    FOG,
    GARLIC_WREATH,
    GIVE,
    GOOD_LUCK,
    HIDE,
    HOAX,
    HOLY_BULLETS,
    IS_ALLY,
    LAY,
    LEAD,
    LOOK,
    MISDIRECT,
    NAME,
    NEXT,
    NOUNS,
    ONLY_FOR,
    PASS,
    PLAY,
    PLAY_NOW,
    PROWL,
    RAIL,
    REMOVE,
    REPLACE,
    RESERVE,
    REST,
    RIDE,
    ROAD,
    RUMOR,
    SAIL,
    SEARCH,
    SEAT0,
    SETTLE,
    SHOW,
    SPACE0,
    SPARE,
    STAKE,
    STAKE_IT,
    START,
    STORM,
    STRIKE,
    SUPPLY,
    TAKE,
    TRADE,
    UNBLESS,
    UNBLOCK,
    UNEARTHLY_SWIFTNESS,
    USE,
    VAN_HELSING,
    WHITE,
    WOLF_AND_HIDE,
    YELLOW,
)

FAR: Final = ALL_PLACES  # as far as railways go
HURRY: Final = 3  # roads of Sense of Emergency
PARTNERED: Final = (NOUNS.index("blood-transfusion"), NOUNS.index("hypnosis"))  # events that need another hunter in the city
AT_HUNTERS: Final = (TRADE, LEAD, STRIKE, ENGAGE, NEXT, REMOVE, SPARE)

ALLY_QUESTIONS: Final = ("jonathan_harker", "rufus_smith", "sister_agatha", "draculas_brides", "great_wolf", "immanuel_hildesheim")

# reason -> clause
REASONS: Final[dict[str, str]] = {
    "game-over": "F15-WIN-01",
    "not-your-turn": "F15-TIME-08",
    "not-an-option": "F15-ACTION-01",
    "chance-only": "F15-SETUP-04",
    "no-castle-start": "F15-SETUP-13",
    "hunter-there": "F15-SETUP-15",
    "not-from-castle": "F15-SETUP-15",
    "off-board": "F15-ACTION-13",
    "lying-down": "F15-ACTION-10",
    "day-only": "F15-ACTION-02",
    "other-time": "F15-ACTION-12",
    "at-sea": "F15-ACTION-03",
    "at-sea-by-night": "F15-ACTION-04",
    "not-in-castle": "F15-ACTION-14",
    "castle-supply": "F15-SUPPLY-11",
    "no-road": "F15-MOVE-01",
    "only-railway": "F15-MOVE-02",
    "at-least-one": "F15-MOVE-04",
    "fog": "F15-TOKEN-06",
    "blocked": "F15-TOKEN-12",
    "storm": "F15-TOKEN-09",
    "no-sea-way": "F15-SEA-01",
    "no-night-sailing": "F15-SEA-04",
    "no-ticket": "F15-RAIL-02",
    "no-railway": "F15-RAIL-02",
    "beyond-white": "F15-RAIL-03",
    "beyond-yellow": "F15-RAIL-04",
    "white-only": "F15-RAIL-05",
    "fogged-railway": "F15-RAIL-07",
    "blocked-railway": "F15-RAIL-08",
    "no-train": "F15-RAIL-09",
    "two-tickets": "F15-TICKET-04",
    "hospital-only": "F15-HOSPITAL-02",
    "hospital-by-night": "F15-HOSPITAL-03",
    "fogged-hospital": "F15-HOSPITAL-04",
    "hospital-partner": "F15-HOSPITAL-08",
    "no-supplies": "F15-CARD-devilish-power",
    "not-a-hideout": "F15-SEARCH-01",
    "must-face": "F15-SEARCH-03",
    "fogged-search": "F15-SEARCH-06",
    "no-arrival": "F15-AMBUSH-01",
    "not-lurking": "F15-AMBUSH-02",
    "untied-hide": "F15-AMBUSH-09",
    "not-nearest": "F15-DEFEAT-04",
    "alone": "F15-TRADE-01",
    "in-hospital": "F15-TRADE-08",
    "no-events-in-trade": "F15-TRADE-02",
    "leader-events": "F15-TRADE-04",
    "leader-cities": "F15-TRADE-06",
    "not-van-helsing": "F15-TRADE-05",
    "bond-alone": "F15-REGION-03",
    "same-action": "F15-CARD-renewed-vigor",
    "not-in-hand": "F15-EVENT-01",
    "not-now": "F15-EVENT-01",
    "not-yours": "F15-EVENT-11",
    "must-lay": "F15-DRAC-03",
    "on-trail": "F15-DRAC-09",
    "not-adjacent": "F15-DRAC-06",
    "no-port": "F15-DRAC-07",
    "out-of-reach-at-sea": "F15-DRAC-08",
    "must-place": "F15-DRAC-17",
    "one-power": "F15-DRAC-19",
    "at-phase-end": "F15-DRAC-20",
    "takes-no-encounter": "F15-TRAIL-12",
    "mature-or-lair": "F15-MATURE-01",
    "does-not-mature": "F15-MATURE-02",
    "no-lair-now": "F15-LAIR-01",
    "no-lair-of-hide": "F15-LAIR-06",
    "three-lairs": "F15-LAIR-02",
    "bare-lair": "F15-LAIR-03",
    "no-flight-to-lair": "F15-LAIR-13",
    "holy": "F15-DRAC-10",
    "power-out": "F15-POWER-01",
    "holy-power": "F15-POWER-07",
    "sea-power": "F15-SEA-12",
    "cannot-misdirect": "F15-POWER-15",
    "wolf-reach": "F15-POWER-18",
    "card-on-table": "F15-COMBAT-25",
    "no-banner": "F15-COMBAT-09",
    "must-fight": "F15-COMBAT-01",
    "must-choose": "F15-COMBAT-08",
    "not-held": "F15-COMBAT-08",
    "not-in-combat": "F15-COMBAT-10",
    "hidden-in-combat": "F15-COMBAT-36",
    "not-weakened": "F15-BITE-04",
    "wrong-item": "F15-ENC-05",
    "circle-one": "F15-CARD-holy-circle",
    "when-bullets": "F15-CARD-holy-bullets",
    "when-wreath": "F15-CARD-garlic-wreath",
    "when-dogs": "F15-CARD-dogs",
    "when-stake": "F15-CARD-stake",
    "when-horses": "F15-CARD-fast-horses",
    "cannot-fly": "F15-CARD-escape-as-bat",
    "aristocrat-waits": "F15-CARD-aristocratic-vampire",
    "hoax-waits": "F15-CARD-hoax",
    "spy-weapon": "F15-CARD-spy",
    "guards-elsewhere": "F15-CARD-szgany-bodyguards",
    "fog-region": "F15-CARD-unnatural-fog",
    "wolves-reach": "F15-CARD-wolves",
    "immediately": "F15-EVENT-02",
    "ally-at-once": "F15-ALLY-01",
    "event-limit": "F15-EVENT-04",
    "holy-road": "F15-POWER-21",
    "storm-there": "F15-TOKEN-10",
    "block-there": "F15-TOKEN-13",
    "nothing-lurks-there": "F15-RUMOR-01",
    "rumor-there": "F15-RUMOR-02",
    "when-transfusion": "F15-CARD-blood-transfusion",
    "when-weather": "F15-CARD-excellent-weather",
    "when-hypnosis": "F15-CARD-hypnosis",
    "when-money": "F15-CARD-money-trail",
    "when-emergency": "F15-CARD-sense-of-emergency",
    "when-vampire-lair": "F15-CARD-vampire-lair",
    "when-luck": "F15-CARD-good-luck",
    "when-forewarned": "F15-CARD-forewarned",
    "when-return": "F15-CARD-surprising-return",
    "when-planned": "F15-CARD-planned-ambush",
    "when-seduction": "F15-CARD-seduction",
    "when-schemes": "F15-CARD-hidden-schemes",
    "when-roadblock": "F15-CARD-roadblock",
    "when-storms": "F15-CARD-summon-storms",
    "when-swift": "F15-CARD-unearthly-swiftness",
    "when-bolting": "F15-CARD-wild-horses",
    "two-cities": "F15-CARD-hired-scouts",
    "no-blessing": "F15-CARD-consecrated-ground",
    "report-space": "F15-CARD-newspaper-reports",
    "wax-space": "F15-CARD-wax-cylinders",
    "swap-another": "F15-CARD-planned-ambush",
    "acted-already": "F15-CARD-speedy-telegraph",
    "not-under-influence": "F15-CARD-vampiric-influence",
    "devilish-choice": "F15-CARD-devilish-power",
    "brides-spaces": "F15-CARD-draculas-brides",
    "wolf-item": "F15-CARD-great-wolf",
}

# items that are used at a moment of their own -> reason
USED_WHEN: Final[dict[int, str]] = {
    HOLY_BULLETS: "when-bullets",
    GARLIC_WREATH: "when-wreath",
    DOGS: "when-dogs",
    STAKE: "when-stake",
    FAST_HORSES: "when-horses",
}
# events with a condition of their own, at their time -> reason
EVENTS_WHEN: Final[dict[int, str]] = {
    NOUNS.index(name): reason
    for name, reason in (
        ("blood-transfusion", "when-transfusion"),
        ("excellent-weather", "when-weather"),
        ("hypnosis", "when-hypnosis"),
        ("money-trail", "when-money"),
        ("sense-of-emergency", "when-emergency"),
        ("vampire-lair", "when-vampire-lair"),
        ("good-luck", "when-luck"),
        ("forewarned", "when-forewarned"),
        ("surprising-return", "when-return"),
        ("planned-ambush", "when-planned"),
        ("seduction", "when-seduction"),
        ("hidden-schemes", "when-schemes"),
        ("roadblock", "when-roadblock"),
        ("summon-storms", "when-storms"),
        ("unearthly-swiftness", "when-swift"),
        ("wild-horses", "when-bolting"),
    )
}
# encounters that do not ambush -> reason
WAITS: Final[dict[int, str]] = {ARISTOCRATIC: "aristocrat-waits", HOAX: "hoax-waits"}
# question and verb -> reason
NOT_SO: Final[dict[tuple[str, int], str]] = {
    ("engage", ENGAGE): "not-in-combat",
    ("circle_removes", REMOVE): "not-in-combat",
    ("escape_route", REMOVE): "not-in-combat",
    ("claw_again", STRIKE): "not-in-combat",
    ("choose_guarded", STRIKE): "guards-elsewhere",
    ("may_fly", FLY): "cannot-fly",
    ("may_show", SHOW): "wrong-item",
    ("may_show_weapon", SHOW): "wrong-item",
    ("faces_wolves", SHOW): "wrong-item",
    ("second_weapon", SHOW): "wrong-item",
    ("spied_on", DISCARD): "spy-weapon",
    ("choose_wolves", NAME): "wolves-reach",
    ("choose_fog", FOG): "fog-region",
    ("blood_transfusion", REMOVE): "when-transfusion",
    ("money_trail", LOOK): "when-money",
    ("choose_luck", USE): "when-luck",
    ("choose_luck", UNBLOCK): "when-luck",
    ("surprising_return", TAKE): "when-return",
    ("seduction", AMBUSH): "when-seduction",
    ("name_city", NAME): "two-cities",
    ("consecrate", BLESS): "no-blessing",
    ("place_host", BLESS): "no-blessing",
    ("choose_report", LOOK): "report-space",
    ("wax_cylinders", LOOK): "wax-space",
    ("may_swap", CHOOSE): "swap-another",
    ("next_hunter", NEXT): "acted-already",
    ("vampiric_influence", STRIKE): "not-under-influence",
    ("devilish_power", UNBLESS): "devilish-choice",
    ("devilish_power", ALLY): "devilish-choice",
    ("wards_off", SHOW): "wolf-item",
}

# questions about hideouts, lairs and wards -> the reason why anything else is not open
HIDEOUT_RULES: Final[dict[str, str]] = {
    "search_goes_on": "must-face",
    "may_ambush": "not-lurking",
    "fix_ward": "not-nearest",
    "encounter_step": "must-place",
    "corrupt": "brides-spaces",
    "leaving": "mature-or-lair",
    "ripens": "does-not-mature",
    "make_room": "three-lairs",
    "furnish_lair": "bare-lair",
}

# question -> clause
PROMPTS: Final[dict[str, str]] = {
    "dawn": "F15-TIME-04",
    "dusk": "F15-TIME-04",
    "before-rail": "F15-CARD-chartered-carriage",
    "ticket-spent": "F15-CARD-false-tip",
    "on-false-tip": "F15-CARD-good-luck",
    "road-taken": "F15-CARD-wild-horses",
    "move-done": "F15-CARD-customs-search",
    "on-ambush": "F15-CARD-forewarned",
    "before-search": "F15-CARD-dogs",
    "on-search": "F15-CARD-seduction",
    "before-combat": "F15-CARD-szgany-bodyguards",
    "combat-start": "F15-EVENT-01",
    "weapon-used": "F15-CARD-holy-bullets",
    "on-escape": "F15-CARD-lucys-revenge",
    "on-cancel": "F15-CARD-enraged",
    "mortal-blow": "F15-CARD-great-strength",
    "hunter-event": "F15-CARD-sensationalist-press",
    "phase-begins": "F15-CARD-devilish-power",
    "phase-end": "F15-DRAC-20",
    "hunter-starts": "F15-SETUP-12",
    "dracula-starts": "F15-SETUP-14",
    "next-hunter": "F15-CARD-speedy-telegraph",
    "hunter-acts": "F15-ACTION-01",
    "train-leaves": "F15-RAIL-03",
    "carried-off": "F15-TOKEN-01",
    "may-ambush": "F15-AMBUSH-02",
    "search-goes-on": "F15-SEARCH-04",
    "offer-cards": "F15-TRADE-02",
    "agree": "F15-TRADE-02",
    "read-events": "F15-EVENT-03",
    "trim-items": "F15-SUPPLY-07",
    "trim-events": "F15-EVENT-05",
    "trim-tickets": "F15-TICKET-03",
    "use-drawn": "F15-EVENT-02",
    "give-up-ticket": "F15-TICKET-04",
    "keep-ticket": "F15-TICKET-02",
    "show-item": "F15-BITE-07",
    "show-event": "F15-BITE-07",
    "item-from-bag": "F15-SUPPLY-01",
    "top-from-bag": "F15-HIDDEN-07",
    "bottom-from-bag": "F15-SUPPLY-05",
    "draw-ticket": "F15-TICKET-01",
    "encounter-from-bag": "F15-ENC-01",
    "fast-horses": "F15-CARD-fast-horses",
    "ride-out": "F15-CARD-fast-horses",
    "fix-ward": "F15-DEFEAT-04",
    "may-spare": "F15-COMBAT-02",
    "draw-blow": "F15-COMBAT-07",
    "choose-cards": "F15-COMBAT-08",
    "engage": "F15-COMBAT-10",
    "may-swap": "F15-CARD-planned-ambush",
    "may-use-plot": "F15-CARD-plotting",
    "claw-again": "F15-CARD-claws",
    "choose-plot": "F15-CARD-plotting",
    "may-fly": "F15-CARD-escape-as-bat",
    "hunters-strike": "F15-COMBAT-21",
    "circle-removes": "F15-CARD-holy-circle",
    "aristocratic-vampire": "F15-CARD-aristocratic-vampire",
    "may-join": "F15-VAMP-10",
    "may-show": "F15-ENC-05",
    "may-discard-encounter": "F15-CARD-desecrated-soil",
    "take-discard": "F15-CARD-hoax",
    "place-block": "F15-TOKEN-13",
    "spied-on": "F15-CARD-spy",
    "choose-victim": "F15-CARD-spy",
    "may-show-weapon": "F15-CARD-szgany-bodyguards",
    "choose-guarded": "F15-CARD-szgany-bodyguards",
    "faces-mob": "F15-CARD-szgany-mob",
    "choose-fog": "F15-CARD-unnatural-fog",
    "faces-wolves": "F15-CARD-wolves",
    "second-weapon": "F15-CARD-wolves",
    "choose-wolves": "F15-CARD-wolves",
    "brides-exchange": "F15-CARD-draculas-brides",
    "wolf-hunts": "F15-CARD-great-wolf",
    "wards-off": "F15-CARD-great-wolf",
    "leaving": "F15-MATURE-01",
    "ripens": "F15-MATURE-02",
    "make-room": "F15-LAIR-02",
    "furnish-lair": "F15-LAIR-03",
    "choose-card": "F15-DRAC-19",
    "misdirect-move": "F15-POWER-16",
    "encounter-step": "F15-DRAC-17",
    "may-spread-rumor": "F15-RUMOR-01",
    "pick-encounter": "F15-CARD-behind-the-veil",
    "name-city": "F15-CARD-hired-scouts",
    "choose-report": "F15-CARD-newspaper-reports",
    "jonathan-harker": "F15-CARD-jonathan-harker",
    "rufus-smith": "F15-CARD-rufus-smith",
    "sister-agatha": "F15-CARD-sister-agatha",
    "surprising-return": "F15-CARD-surprising-return",
    "choose-luck": "F15-CARD-good-luck",
    "blood-transfusion": "F15-CARD-blood-transfusion",
    "consecrate": "F15-CARD-consecrated-ground",
    "may-host": "F15-CARD-consecrated-ground",
    "place-host": "F15-CARD-consecrated-ground",
    "sail-on": "F15-CARD-excellent-weather",
    "money-trail": "F15-CARD-money-trail",
    "study": "F15-CARD-mystic-research",
    "hurries": "F15-CARD-sense-of-emergency",
    "wax-cylinders": "F15-CARD-wax-cylinders",
    "escape-route": "F15-CARD-escape-route",
    "item-on-top": "F15-CARD-lucky-find",
    "take-item": "F15-CARD-lucky-find",
    "draculas-brides": "F15-CARD-draculas-brides",
    "great-wolf": "F15-CARD-great-wolf",
    "immanuel-hildesheim": "F15-CARD-immanuel-hildesheim",
    "corrupt": "F15-CARD-draculas-brides",
    "lurk-there": "F15-TRAIL-12",
    "pays-customs": "F15-CARD-customs-search",
    "vampiric-influence": "F15-CARD-vampiric-influence",
    "takes-card": "F15-CARD-vampiric-influence",
    "wild-horses": "F15-CARD-wild-horses",
    "seduction": "F15-CARD-seduction",
    "devilish-power": "F15-CARD-devilish-power",
    "raise-storm": "F15-CARD-summon-storms",
    "road-reopened": "F15-TOKEN-14",
    "storm-passes": "F15-TOKEN-11",
}

OPENS: Final[dict[int, str]] = {
    START: "F15-SETUP-12",
    DISPLAY: "F15-BITE-08",
    ROAD: "F15-MOVE-01",
    RAIL: "F15-RAIL-01",
    SAIL: "F15-SEA-01",
    SUPPLY: "F15-SUPPLY-01",
    RESERVE: "F15-TICKET-01",
    REST: "F15-REST-01",
    SEARCH: "F15-SEARCH-01",
    TRADE: "F15-TRADE-01",
    LEAD: "F15-TRADE-04",
    BOND: "F15-REGION-03",
    LAY: "F15-DRAC-06",
    REPLACE: "F15-POWER-14",
    PROWL: "F15-POWER-18",
    WOLF_AND_HIDE: "F15-DRAC-19",
    CHOOSE: "F15-COMBAT-08",
}


def clause_of(s: Fury, choice: int) -> str:
    """The clause that opens a choice."""
    verb = choice & ~NOUN
    noun = choice & NOUN
    if verb in (PLAY, PLAY_NOW):
        return "F15-CARD-" + NOUNS[noun]
    if verb == LAY and noun in (DARK_CALL, FEED, HIDE):
        return "F15-CARD-" + NOUNS[noun]
    return OPENS.get(verb) or PROMPTS.get(question_name(s), "F15-ACTION-01")


def question_name(s: Fury) -> str:
    """The pending question."""
    name = s.running[0].__name__
    return s.window(s.running[1][0]).name if name == "ask_window" else name.replace("_", "-")


def price(s: Fury, choice: int) -> int:
    """No choice has a price in a coin of its own."""
    return 0


def why_not(s: Fury, seat: int, choice: int) -> str:
    """The reason why this seat cannot choose this now; empty if it can."""
    options = options_for(s, seat)
    if choice in options:
        return ""
    if s.winners >= 0:
        return "game-over"
    rule = s.running[0].__name__
    verb = choice & ~NOUN
    if seat not in seats_asked(s):
        return why_not_asked(s, seat, choice)
    if verb in AT_HUNTERS and s.at[(choice & NOUN) - SEAT0] == OFF and s.phase != SETTING_UP:
        return "off-board"
    if verb == DISPLAY and seat != DRACULA:
        return why_not_shown(s, seat, choice & NOUN)
    if verb == PLAY_NOW:
        return why_not_now(s, seat, choice & NOUN)
    if rule == "hunter_acts":
        return why_not_act(s, seat, choice)
    if rule in ("hunter_starts", "dracula_starts") and verb == START:
        if choice & NOUN == CASTLE:
            return "not-from-castle" if seat == DRACULA else "no-castle-start"
        return "hunter-there"
    if rule == "train_leaves" and verb == RIDE:
        return why_not_ride(s, s.running[1][0], choice & NOUN)
    if rule in ("ride_out", "hurries") and verb == ROAD:
        return why_not_far(s, seat, s.running[1][1] if rule == "ride_out" else HURRY, choice & NOUN)
    if rule == "offer_cards" and verb == GIVE:
        return why_not_give(s, seat, choice & NOUN, s.running[1][2] == 1)
    if rule == "give_up_ticket":
        return "two-tickets"
    if rule in ("choose_card", "misdirect_move"):
        return why_not_lay(s, choice)
    if rule == "choose_cards" and choice & ANYTIME == 0:
        return why_not_chosen(s, seat, choice)
    if rule == "may_fly" and verb == FLY and hideout_of(s, choice & NOUN) in LAIRS:
        return "no-flight-to-lair"
    fight = why_not_fight(s, seat, choice)
    if fight:
        return fight
    if rule in HIDEOUT_RULES and verb != PLAY or verb == AMBUSH and seat == DRACULA:
        return why_not_lurk(s, rule, choice)
    if rule == "use_drawn" and choice == PASS:
        return "ally-at-once" if IS_ALLY[s.drawn[seat]] else "immediately"
    if choice == PASS and rule in ALLY_QUESTIONS:
        return "ally-at-once"
    if rule == "trim_events" and choice == PASS:
        return "event-limit"
    if rule in ("carried_off", "wild_horses") and verb == CARRY:
        return why_not_carried(s, s.at[s.running[1][-1]], choice & NOUN)
    if rule == "sail_on" and verb == SAIL:
        return why_not_sail(s, s.at[seat], choice & NOUN)
    if rule == "raise_storm" and verb == STORM:
        return "storm-there"
    if rule == "place_block" and verb == BLOCK:
        return "block-there"
    if rule == "may_spread_rumor" and verb == RUMOR:
        return "rumor-there" if s.marks[(choice & NOUN) - SPACE0] & RUMORED else "nothing-lurks-there"
    if verb == PLAY or choice & ANYTIME:
        return why_not_now(s, seat, choice & NOUN)
    return "not-an-option"


def why_not_now(s: Fury, seat: int, card: int) -> str:
    """An event outside an action."""
    if card >= EVENT0:
        if card not in s.events[seat]:
            return "not-in-hand"
        if ONLY_FOR[card] not in (-1, seat):
            return "not-yours"
        if its_time(s, seat, card):
            return EVENTS_WHEN.get(card, "not-now")
    return "not-now"


def its_time(s: Fury, seat: int, card: int) -> bool:
    """Is this the time that the event names, so that something else is in its way?"""
    rule, args = s.running
    if rule.__name__ == "ask_window" and card in FITS[args[0]] or rule.__name__ == "use_drawn" and card == s.drawn[seat]:
        return True
    return not s.playing and (s.phase == DAY and card == GOOD_LUCK or s.phase == DRACULAS and card == UNEARTHLY_SWIFTNESS)


def why_not_asked(s: Fury, seat: int, choice: int) -> str:
    """A seat that is not asked."""
    if seat != DRACULA and s.phase != SETTING_UP:
        if s.at[seat] == OFF:
            return "off-board"
        if s.delayed[seat] and choice == USE:
            return "lying-down"
    return "no-arrival" if seat == DRACULA and choice & ~NOUN == AMBUSH else "not-your-turn"


def why_not_act(s: Fury, h: int, choice: int) -> str:
    """A hunter's action."""
    verb = choice & ~NOUN
    noun = choice & NOUN
    p = s.at[h]
    day = s.phase == DAY
    if verb in (ROAD, SAIL, RAIL) and not day and not (verb == ROAD and s.long_night and is_city(p)):
        if is_hospital(p) and choice == ROAD | ATTACHED[p]:
            return "hospital-by-night"
        return "at-sea-by-night" if is_sea(p) else "no-night-sailing" if verb == SAIL else "day-only"
    if is_sea(p) and verb != SAIL:
        return "at-sea" if day else "at-sea-by-night"
    if is_hospital(p) and verb != SUPPLY and choice != ROAD | ATTACHED[p]:
        return "hospital-only"
    kind = ROAD if verb in (ROAD, RAIL, SAIL) else TRADE if verb == LEAD else choice if verb == PLAY else verb
    if s.did == kind and s.did:
        return "same-action"
    if verb == ROAD:
        return "fogged-hospital" if is_hospital(p) else why_not_road(s, p, noun)
    if verb == SAIL:
        return why_not_sail(s, p, noun)
    if verb == RAIL:
        if noun not in s.tickets[h]:
            return "no-ticket"
        if not RAIL_WAYS[p]:
            return "no-railway"
        if p in s.fog:
            return "fogged-railway"
        return "white-only" if not YELLOW[noun] and not WHITE_WAYS[p] else "blocked-railway"
    if verb == SUPPLY:
        return "no-supplies" if s.no_supply else "castle-supply"
    if verb == RESERVE:
        return "not-in-castle"
    if verb == SEARCH:
        return "fogged-search" if p in s.fog else "not-a-hideout"
    if verb == TRADE:
        other = s.at[noun - SEAT0]
        return "in-hospital" if is_hospital(other) and ATTACHED[other] == p else "alone"
    if verb == LEAD:
        if h != VAN_HELSING:
            return "not-van-helsing"
        return "leader-cities" if not is_city(s.at[noun - SEAT0]) else "leader-events"
    if verb == BOND:
        return "hospital-partner" if hospital_near(s, p) else "bond-alone"
    if verb == PLAY:
        return why_not_played(s, h, noun, day)
    return "not-an-option"


def why_not_chosen(s: Fury, seat: int, choice: int) -> str:
    """A card for a round of combat."""
    noun = choice & NOUN
    if choice & ~NOUN == SPARE:
        return "must-fight"
    if choice & ~NOUN == PLAY and noun in USED_WHEN:
        return USED_WHEN[noun]
    if choice & ~NOUN != CHOOSE:
        return "must-choose"
    if seat != DRACULA and s.last[seat] == noun:
        return "card-on-table"
    return "not-held" if seat == DRACULA or noun in BANNERED else "no-banner"


def why_not_shown(s: Fury, h: int, card: int) -> str:
    """A card laid open."""
    if not is_weakened(s, h):
        return "not-weakened"
    return "not-in-hand" if card not in s.items[h] + s.events[h] else "hidden-in-combat" if s.foe != EMPTY else "not-now"


def why_not_fight(s: Fury, seat: int, choice: int) -> str:
    """What combats and encounters do not allow; empty where they have no say."""
    rule = s.running[0].__name__
    verb = choice & ~NOUN
    noun = choice & NOUN
    if verb == PLAY and noun in USED_WHEN:
        return USED_WHEN[noun]
    if verb == STAKE_IT:
        return USED_WHEN[STAKE]
    if rule == "circle_removes" and choice == DONE:
        return "circle-one"
    if rule == "may_ambush" and verb == AMBUSH:
        return WAITS.get(kind_in(noun), "")
    return NOT_SO.get((rule, verb), "")


def why_not_road(s: Fury, p: int, q: int) -> str:
    """A road."""
    if p in s.fog or q in s.fog:
        return "fog"
    if q in [x for x, _ in ROAD_WAYS[p]]:
        return "blocked"
    return "only-railway" if q in [x for x, _ in RAIL_WAYS[p]] else "no-road"


def why_not_sail(s: Fury, p: int, q: int) -> str:
    """A sea move."""
    return "storm" if q in s.storms else "fog" if q in s.fog or p in s.fog else "no-sea-way"


def why_not_carried(s: Fury, p: int, q: int) -> str:
    """Where Dracula cannot take a hunter."""
    return "fog" if p in s.fog or q in s.fog else "no-sea-way" if is_sea(p) else why_not_road(s, p, q)


def why_not_far(s: Fury, h: int, most: int, q: int) -> str:
    """Several roads in one go."""
    p = s.at[h]
    if p == q:
        return "at-least-one"
    if q not in within(ROAD_WAYS, p, most, (), ()):
        return "no-road"
    return "fog" if q in within(ROAD_WAYS, p, most, s.blocks, ()) else "blocked"


def why_not_ride(s: Fury, h: int, q: int) -> str:
    """Where the train does not go."""
    p = s.at[h]
    white, yellow = (4, 4) if s.carriage else (WHITE[s.fare], YELLOW[s.fare])
    if p == q:
        return "at-least-one"
    if q in rail_reach(p, white, yellow, s.blocks, ()):
        return "fogged-railway"
    if q in rail_reach(p, white, yellow, (), ()):
        return "blocked-railway"
    if q in within(WHITE_WAYS, p, FAR, (), ()):
        return "beyond-white"
    if q not in within(RAIL_WAYS, p, FAR, (), ()):
        return "no-railway"
    return "beyond-yellow" if yellow else "white-only"


def why_not_give(s: Fury, giver: int, card: int, leader: bool) -> str:
    """A card that is not for this trade, or not there."""
    if leader:
        return "not-in-hand" if EVENT0 <= card < ENCOUNTER0 else "leader-events"
    return "no-events-in-trade" if EVENT0 <= card < ENCOUNTER0 else "not-in-hand"


def why_not_played(s: Fury, h: int, card: int, day: bool) -> str:
    """A card as an action."""
    if card in USED_WHEN:
        return USED_WHEN[card] if card in s.items[h] else "not-in-hand"
    if card < EVENT0 or card not in s.events[h]:
        return "not-in-hand"
    if ONLY_FOR[card] not in (-1, h):
        return "not-yours"
    if card in (BY_NIGHT if day else BY_DAY) and card not in (BY_DAY if day else BY_NIGHT):
        return "other-time"
    if card in PARTNERED and hospital_near(s, s.at[h]):
        return "hospital-partner"
    return EVENTS_WHEN.get(card, "not-now") if card in (BY_DAY if day else BY_NIGHT) else "not-now"


def hospital_near(s: Fury, p: int) -> bool:
    """Is the only company on the hospital space?"""
    return is_city(p) and len(hunters_in(s, p)) == 1 and any([is_hospital(q) and ATTACHED[q] == p for q in s.at])


def why_not_lurk(s: Fury, rule: str, choice: int) -> str:
    """Encounters, lairs and wards. A hunter who searches learns nothing of what lies elsewhere."""
    verb = choice & ~NOUN
    if rule == "search_goes_on":
        return "untied-hide" if verb == FACE and hide_lies_open(s, hideout_in(choice & NOUN)) else "must-face"
    if rule == "corrupt" and verb == LOOK and 0 <= (choice & NOUN) - SPACE0 < 3:
        return "brides-spaces" if takes_encounters(s, (choice & NOUN) - SPACE0) else "takes-no-encounter"
    if rule == "leaving" and choice == SETTLE:
        return "no-lair-of-hide"
    if rule == "may_ambush" and verb == AMBUSH:
        return why_not_ambush(s, s.running[1][0], choice & NOUN)
    return HIDEOUT_RULES.get(rule, "no-arrival")


def hide_lies_open(s: Fury, i: int) -> bool:
    """A Hide that everybody can see."""
    return s.trail[i] == HIDE and s.marks[i] & UP != 0


def why_not_ambush(s: Fury, h: int, lurking: int) -> str:
    """Dracula knows what lies where."""
    i, kind = hideout_in(lurking), kind_in(lurking)
    if with_kind(s.lurking[i], kind, 0) == EMPTY:
        return "not-lurking"
    if i not in spaces_here(s, s.at[h]):
        return "untied-hide" if s.trail[i] == HIDE else "no-arrival"
    return WAITS[kind]


def why_not_lay(s: Fury, choice: int) -> str:
    """Dracula's card."""
    verb = choice & ~NOUN
    noun = choice & NOUN
    here = dracula_at(s)
    if choice == PASS:
        return "must-lay"
    if choice == SETTLE:
        return "no-lair-now"
    if verb == PLAY:
        return "at-phase-end" if noun in FITS[PHASE_END] and noun in s.events[DRACULA] else why_not_now(s, DRACULA, noun)
    if s.running[0].__name__ == "misdirect_move" and (verb != LAY or noun >= DARK_CALL):
        return "one-power"
    if choice == WOLF_AND_HIDE and not s.wolf_with_hide:
        return "one-power"
    if verb == LAY and noun in (DARK_CALL, FEED, HIDE) or choice == WOLF_AND_HIDE:
        if verb == LAY and noun in s.trail or choice == WOLF_AND_HIDE and (HIDE in s.trail or any([m & WOLF for m in s.marks])):
            return "power-out"
        return "sea-power" if is_sea(here) else "holy-power"
    if verb == PROWL and any([m & WOLF for m in s.marks]) or verb == REPLACE and MISDIRECT in s.trail:
        return "power-out"
    if verb in (LAY, PROWL):
        if space_of(s, noun) >= 0:
            return "on-trail"
        if holy_ground(s, noun):
            return "holy"
        if verb == LAY and noun in [x for x, _ in RAIL_WAYS[here]]:
            return "no-train"
        if verb == PROWL:
            return "holy-road" if noun in wolf_roads(here) else "wolf-reach"
        return "out-of-reach-at-sea" if is_sea(here) else "no-port" if is_sea(noun) else "not-adjacent"
    return "cannot-misdirect" if verb == REPLACE else "must-lay"


def wolf_roads(p: int) -> list[int]:
    """F15-POWER-18, F15-SEA-13  Where Wolf Form leads if nothing is holy."""
    if not is_sea(p):
        return list(ROADS_2[p])
    return [q for port in SEAS[p] if is_city(port) for q in (port, *ROADS[port])]


def closed(s: Fury, seat: int) -> list[tuple[int, str]]:
    """What a player might try now and cannot, with the reason."""
    if seat not in seats_asked(s):
        return []
    options = options_for(s, seat)
    rule = s.running[0].__name__
    tries: list[int] = []
    if rule == "hunter_acts":
        p = s.at[seat]
        tries = [SUPPLY, RESERVE, REST, SEARCH]
        tries += [ROAD | q for q, _ in ROAD_WAYS[p]] + [SAIL | q for q in SEAS[p]]
        if seat == 3:
            tries.append(BOND)
        tries += [PLAY | c for c in s.events[seat]]
    elif rule == "choose_card":
        tries = [LAY | q for q in ADJACENT[dracula_at(s)]] + [LAY | DARK_CALL, LAY | FEED, LAY | HIDE]
    return [(choice, why_not(s, seat, choice)) for choice in dict.fromkeys(tries) if choice not in options]


def talk_audience(s: Fury, seat: int) -> int:
    """F15-HIDDEN-04, F15-TRADE-03  Who hears what a player says: everybody, but a pair that trades talks alone."""
    if s.partner >= 0 and seat in (s.turn, s.partner):
        return BIT[s.turn] | BIT[s.partner]
    return 15 if s.private_talk and seat != DRACULA else 63
