"""The encounter markers: what each does to the hunters who meet it. Those that mature stand in maturing.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.board import BIT
from whitby.cards import kinds
from whitby.engine import EVERYONE, NOUN, Rule, question
from whitby.games.fury2005.combat import combat_cleared, roll_die, start_combat
from whitby.games.fury2005.damage import bite, lose_health
from whitby.games.fury2005.decks import SOIL, draw_encounters, draw_event, draw_item, drop_item, to_pool, trim_encounters
from whitby.games.fury2005.europe import EAST
from whitby.games.fury2005.forced import (
    announce_move,
    lose_card,
    lose_event,
    lose_events,
    lose_item,
    lose_items,
    show,
    show_hand,
    steal,
)
from whitby.games.fury2005.state import FACEUP, FOE_AGENT, Fury, end_turn, is_night
from whitby.games.fury2005.windows import AGENT_LEFT, ENCOUNTER_MET, SEDUCTION_MOMENT, open_window_for_all
from whitby.games.fury2005.words import (
    CRUCIFIX,
    DISCARD,
    DRACULA,
    EMPTY,
    ENCOUNTER0,
    HEAVENLY_HOST,
    HUNTERS,
    IS_AGENT,
    KNIFE,
    NEW_VAMPIRE,
    NOUNS,
    PASS,
    PISTOL,
    RIFLE,
    SEAT0,
    SHOW,
    SPACE0,
    STAKE,
    TAKE_EVENT,
    TAKE_ITEM,
)

RESOLVE: Final[dict[int, Rule]] = {}  # kind -> its rule(s)
SHIELDS: Final = (CRUCIFIX, HEAVENLY_HOST)
STAKES: Final = (KNIFE, STAKE)
WOLVES_TAKE: Final = 2
RATS_DICE: Final = 4


def encounter(name: str) -> Callable[[Rule], Rule]:
    """Bind the function below to an encounter."""

    def register(rule: Rule) -> Rule:
        RESOLVE[NOUNS.index(name)] = rule
        return rule

    return register


# --- meeting one ----------------------------------------------------------------------------------
def meet(s: Fury, kind: int, space: int, by: int) -> None:
    """F05-SEARCH-07, F05-GROUP-06, F05-HIDDEN-17  A marker that was taken up is shown, answered and resolved against all of `by`.

    `space` is where it lay, or EMPTY for one from Dracula's hand.
    """
    s.met_kind = kind
    s.met_space = space
    s.met_by = by
    if space == EMPTY:
        s.tell(EVERYONE, "encounter-played", kind)
    else:
        s.tell(EVERYONE, "encounter-revealed", SPACE0 + space, kind)
    open_window_for_all(s, ENCOUNTER_MET, by)
    s.do(resolve_encounter)
    s.do(encounter_done)


def resolve_encounter(s: Fury) -> None:
    """F05-CARD-forewarned  What the marker says, unless the hunters were warned."""
    if not s.forewarned:
        RESOLVE[s.met_kind](s)


def encounter_done(s: Fury) -> None:
    """F05-SEARCH-07  A marker that did not find another place goes to the pool."""
    if s.met_kind != EMPTY:
        s.tell(EVERYONE, "encounter-gone", s.met_kind)
        to_pool(s, s.met_kind)
    s.met_kind = EMPTY
    s.met_space = EMPTY
    s.met_by = 0
    s.forewarned = False
    s.seduced = False


def met_hunters(s: Fury) -> list[int]:
    """F05-SEARCH-15, F05-GROUP-06  Those whom the encounter hits, in turn order."""
    return [h for h in HUNTERS if s.met_by & BIT[h]]


def lose_turn(s: Fury) -> None:
    """F05-CARD-ambush  The hunters' turn ends; from Dracula's hand an encounter ends no turn, whosever it is."""
    if s.met_space != EMPTY:
        end_turn(s)


def stays(s: Fury) -> None:
    """F05-AGENT-07, F05-CARD-new-vampire  The marker goes back to where it lay, face up; one from the hand to the pool."""
    if s.met_space != EMPTY:
        s.hideout_encounters[s.met_space] += (s.met_kind | FACEUP,)
        s.tell(EVERYONE, "encounter-stays", SPACE0 + s.met_space, s.met_kind)
        s.met_kind = EMPTY


def in_the_east(s: Fury) -> bool:
    """The hunters who meet it are in Eastern Europe."""
    return EAST[s.at[met_hunters(s)[0]]]


def with_dogs(s: Fury) -> bool:
    """F05-CARD-dogs, F05-GROUP-07  Face-up Dogs of one hunter guard them all."""
    return len([h for h in met_hunters(s) if s.dogs[h]]) > 0


# --- showing for all: each is asked in turn, until one shows ---------------------------------------------
@question("show-shield")
def show_shield(s: Fury, h: int) -> None:
    """F05-CARD-crucifix, F05-CARD-heavenly-host, F05-GROUP-07  Who has items is asked, whatever they are."""
    if h not in HUNTERS:
        s.do(unshielded)
    elif s.met_by & BIT[h] and s.items[h]:
        s.ask(h, [PASS] + [SHOW | card for card in kinds(s.items[h]) if card in SHIELDS], shield_shown)
    else:
        s.do(show_shield, h + 1)


def shield_shown(s: Fury, h: int, choice: int) -> None:
    """F05-HIDDEN-08  Shown, it guards all; else the next may show one."""
    if choice == PASS:
        s.do(show_shield, h + 1)
    else:
        show(s, h, choice & NOUN)


def unshielded(s: Fury) -> None:
    """F05-CARD-lightning, F05-CARD-new-vampire  Nobody showed anything: lightning strikes, or the vampire bites."""
    for h in met_hunters(s):
        if s.met_kind == NEW_VAMPIRE:
            s.do(bite, h)
        else:
            s.do(lose_health, h, 2)
            s.do(lose_item, h)


# --- agents ---------------------------------------------------------------------------------------------
def agent(s: Fury) -> None:
    """F05-AGENT-01, F05-AGENT-06, F05-CARD-assassin, F05-CARD-minion-with-knife  A combat of its own with each agent."""
    start_combat(s, FOE_AGENT, s.met_by)
    s.do(agent_fought)


def agent_fought(s: Fury) -> None:
    """F05-CARD-relentless-minion  Dracula may send the agent again."""
    open_window_for_all(s, AGENT_LEFT, DRACULA)
    s.do(agent_leaves)


def agent_leaves(s: Fury) -> None:
    """F05-AGENT-05, F05-AGENT-07, F05-AGENT-08  Killed it is gone; else it stays, or goes to the pool, and the turn is over."""
    if not s.foe_killed:
        if not s.agents_leave:
            stays(s)
        lose_turn(s)
    combat_cleared(s)


for _kind in range(ENCOUNTER0, len(IS_AGENT)):
    if IS_AGENT[_kind]:
        RESOLVE[_kind] = agent


# --- vampires ---------------------------------------------------------------------------------------------
@encounter("new-vampire")
def new_vampire(s: Fury) -> None:
    """F05-CARD-new-vampire, F05-CARD-seduction  Harmless by day; by night Dracula may answer before the roll."""
    if is_night(s):
        open_window_for_all(s, SEDUCTION_MOMENT, DRACULA)
        s.do(vampire_wakes)


def vampire_wakes(s: Fury) -> None:
    """F05-CARD-new-vampire, F05-CARD-seduction  One roll for the group, or every one is bitten and the vampire follows its master."""
    if not s.seduced:
        s.dice = ()
        s.do(roll_die)
        s.do(vampire_acts)
        return
    for h in met_hunters(s):
        s.do(bite, h)
    s.do(vampire_returns)


def vampire_returns(s: Fury) -> None:
    """F05-CARD-seduction  The marker goes to Dracula's hand, which he discards down to its limit."""
    s.encounters = tuple(sorted((*s.encounters, s.met_kind)))
    s.tell(EVERYONE, "vampire-returns", s.met_kind)
    s.met_kind = EMPTY
    s.do(trim_encounters)


def vampire_acts(s: Fury) -> None:
    """F05-CARD-new-vampire  1 to 3 it bites, unless it is warded off; 4 to 6 it escapes, unless it is staked."""
    roll = s.dice[0]
    s.dice = ()
    s.do(show_shield if roll <= 3 else stake_vampire, 0)


@question("stake-vampire")
def stake_vampire(s: Fury, h: int) -> None:
    """F05-CARD-knife, F05-CARD-stake, F05-GROUP-07  Anyone may discard a Knife or Stake; who has items is asked."""
    if h not in HUNTERS:
        stays(s)
        lose_turn(s)
    elif s.met_by & BIT[h] and s.items[h]:
        s.ask(h, [PASS] + [DISCARD | card for card in kinds(s.items[h]) if card in STAKES], vampire_staked)
    else:
        s.do(stake_vampire, h + 1)


def vampire_staked(s: Fury, h: int, choice: int) -> None:
    """F05-CARD-new-vampire  It is destroyed; else the next may do it."""
    if choice == PASS:
        s.do(stake_vampire, h + 1)
    else:
        drop_item(s, h, choice & NOUN)


# --- markers that end the turn and stay with the hunters -----------------------------------------------------
@encounter("fog")
def fog(s: Fury) -> None:
    """F05-CARD-fog  No movement next turn."""
    s.fogged |= s.met_by
    bind(s)


@encounter("bats")
def bats(s: Fury) -> None:
    """F05-CARD-bats  Next turn Dracula moves them."""
    s.batted |= s.met_by
    bind(s)


def bind(s: Fury) -> None:
    """F05-GROUP-23  The marker lies with each who met it."""
    s.held_markers += (s.met_kind | s.met_by << 10,)
    for h in met_hunters(s):
        s.tell(EVERYONE, "bound", SEAT0 + h, s.met_kind)
    s.met_kind = EMPTY
    lose_turn(s)


# --- losses -----------------------------------------------------------------------------------------------
@encounter("plague")
def plague(s: Fury) -> None:
    """F05-CARD-plague"""
    for h in met_hunters(s):
        s.do(lose_health, h, 2)


@encounter("lightning")
def lightning(s: Fury) -> None:
    """F05-CARD-lightning  A Crucifix or Heavenly Host shown by one guards them all."""
    s.do(show_shield, 0)


@encounter("rats")
def rats(s: Fury) -> None:
    """F05-CARD-rats  Each rolls four dice, unless there are Dogs."""
    if not with_dogs(s):
        for h in met_hunters(s):
            for _ in range(RATS_DICE):
                s.do(roll_die)
            s.do(rats_bite, h)


def rats_bite(s: Fury, h: int) -> None:
    """F05-CARD-rats  1 Health for each 4, 5 or 6."""
    bites = len([n for n in s.dice if n >= 4])
    s.dice = ()
    if bites:
        s.do(lose_health, h, bites)


@encounter("wolves")
def wolves(s: Fury) -> None:
    """F05-CARD-wolves  Guns frighten them."""
    s.do(show_gun, 0, 0, 0)


@question("show-gun")
def show_gun(s: Fury, h: int, pistol: int, rifle: int) -> None:
    """F05-CARD-pistol, F05-CARD-rifle, F05-GROUP-07  Each kind helps once, whoever shows it; who has items is asked."""
    if h not in HUNTERS or pistol and rifle:
        s.do(wolves_bite, WOLVES_TAKE - pistol - rifle)
    elif s.met_by & BIT[h] and s.items[h]:
        guns = ([] if pistol else [PISTOL]) + ([] if rifle else [RIFLE])
        s.ask(h, [PASS] + [SHOW | card for card in guns if card in s.items[h]], gun_shown)
    else:
        s.do(show_gun, h + 1, pistol, rifle)


def gun_shown(s: Fury, h: int, pistol: int, rifle: int, choice: int) -> None:
    """F05-CARD-wolves  He may show another one, then the next may."""
    if choice == PASS:
        s.do(show_gun, h + 1, pistol, rifle)
    else:
        show(s, h, choice & NOUN)
        s.do(show_gun, h, int(pistol or choice & NOUN == PISTOL), int(rifle or choice & NOUN == RIFLE))


def wolves_bite(s: Fury, n: int) -> None:
    """F05-CARD-wolves"""
    for h in met_hunters(s):
        if n:
            s.do(lose_health, h, n)


# --- cards lost ---------------------------------------------------------------------------------------------
@encounter("hoax")
def hoax(s: Fury) -> None:
    """F05-CARD-hoax  In the west all events, in the east one each."""
    for h in met_hunters(s):
        if in_the_east(s):
            s.do(lose_event, h)
        else:
            s.do(lose_events, h)


@encounter("peasants")
def peasants(s: Fury) -> None:
    """F05-CARD-peasants  In the west one item each, in the east all, and as many are drawn."""
    for h in met_hunters(s):
        n = len(s.items[h])
        if n:
            if in_the_east(s):
                s.do(lose_items, h)
            else:
                s.do(lose_item, h)
                n = 1
            for _ in range(n):
                s.do(draw_item, h)


@encounter("saboteur")
def saboteur(s: Fury) -> None:
    """F05-CARD-saboteur  Nothing with Dogs; else a card each, and the turn."""
    if not with_dogs(s):
        for h in met_hunters(s):
            s.do(lose_card, h)
        s.do(lose_turn)


@encounter("thief")
def thief(s: Fury) -> None:
    """F05-CARD-thief  Nothing with Dogs; else a random card of each, of the kind that Dracula picks."""
    if not with_dogs(s):
        for h in met_hunters(s):
            s.do(choose_theft, h)


@question("choose-theft")
def choose_theft(s: Fury, h: int) -> None:
    """F05-CARD-thief  Dracula picks a kind if the hunter has both."""
    if s.items[h] and s.events[h]:
        s.ask(DRACULA, [TAKE_ITEM, TAKE_EVENT], theft_chosen)
    elif s.items[h] or s.events[h]:
        s.do(steal, h, int(not s.events[h]))


def theft_chosen(s: Fury, h: int, choice: int) -> None:
    """F05-CARD-thief  The thief reaches for an item or an event."""
    s.tell(EVERYONE, "steals-item" if choice == TAKE_ITEM else "steals-event", SEAT0 + h)
    s.do(steal, h, int(choice == TAKE_ITEM))


# --- what Dracula gains ---------------------------------------------------------------------------------------
@encounter("ambush")
def ambush(s: Fury) -> None:
    """F05-CARD-ambush  One more encounter; over the limit he discards one."""
    s.do(draw_encounters, 1)
    s.do(trim_encounters)


@encounter("desecrated-soil")
def desecrated_soil(s: Fury) -> None:
    """F05-CARD-desecrated-soil  An event is drawn; only Dracula keeps his. The marker goes first, for an event may bring an ambush."""
    h = met_hunters(s)[0]
    encounter_done(s)
    s.do(draw_event, h, SOIL)


@encounter("spy")
def spy(s: Fury) -> None:
    """F05-CARD-spy  Each shows Dracula what he holds, and says what he will do."""
    for h in met_hunters(s):
        s.do(show_hand, h)
        s.do(announce_move, h)
