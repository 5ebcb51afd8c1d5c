"""The cards of a combat: who may lay which, what each side adds to its roll, and what the tables say of two cards."""

from __future__ import annotations

from typing import Final

from whitby.engine import Pile
from whitby.games.fury.duel import Entry, Table, armed, by_day_and_night, made_against, playable
from whitby.games.fury.europe import CASTLE
from whitby.games.fury2005.europe import EAST
from whitby.games.fury2005.state import FOE_AGENT, FOE_DRACULA, FOE_VAMPIRE, Fury, is_bitten
from whitby.games.fury2005.words import (
    AGENT_DODGE,
    AGENT_PISTOL,
    AGENT_TACTIC0,
    CARDS,
    DODGE,
    DRACULA,
    DRACULA_DODGE,
    DRACULA_TACTIC0,
    ENCOUNTER0,
    ESCAPE_BAT,
    ESCAPE_MAN,
    ESCAPE_MIST,
    FANGS,
    GODALMING,
    HUNTER_TACTIC0,
    ITEM0,
    MINA,
    NOUNS,
    PISTOL,
    SISTER_AGATHA,
)

RESULTS_OF: Final = Table(CARDS["combat"]["result"], NOUNS)
INITIATIVE: Final[tuple[int, ...]] = tuple(
    [0] * ITEM0
    + [int(c.get("initiative", 0)) for table in ("item", "hunter_tactic", "dracula_tactic", "agent_tactic") for c in CARDS[table]]
)

_foes: Final = ("dracula", "agent", "vampire")  # FOE_DRACULA, FOE_AGENT, FOE_VAMPIRE
AGAINST: Final[tuple[Pile, ...]] = tuple([made_against(foe, CARDS["item"], ITEM0) for foe in _foes])
TACTICS: Final[Pile] = tuple(range(HUNTER_TACTIC0, DRACULA_TACTIC0))  # every hunter has one of each
DRACULAS: Final[tuple[Pile, ...]] = by_day_and_night(CARDS["dracula_tactic"], DRACULA_TACTIC0)
VAMPIRES: Final[tuple[Pile, ...]] = tuple(
    [tuple([card for card in hand if CARDS["dracula_tactic"][card - DRACULA_TACTIC0]["vampire"]]) for hand in DRACULAS]
)
AGENTS: Final[dict[int, Pile]] = {
    ENCOUNTER0 + i: armed(agent["weapons"], CARDS["agent_tactic"], AGENT_TACTIC0)
    for i, agent in enumerate(CARDS["encounter"])
    if agent["agent"]
}

DODGES: Final = (DODGE, DRACULA_DODGE, AGENT_DODGE)
ESCAPES: Final = (ESCAPE_MAN, ESCAPE_BAT, ESCAPE_MIST)
AFTER_REPEL: Final = (DRACULA_DODGE, *ESCAPES)
PRICED: Final = (FANGS, *ESCAPES)  # what Sister Agatha makes dear
PRICE: Final = 2
LAST_ROUND_OF_GARLIC: Final = 3
HUNTERS_DODGED: Final = 1  # `dodge_bonus`
ENEMY_DODGED: Final = 2


# --- what may be laid --------------------------------------------------------------------------
def hunter_cards(s: Fury, h: int) -> list[int]:
    """F05-COMBAT-03, F05-COMBAT-04, F05-COMBAT-08, F05-COMBAT-10, F05-COMBAT-12  His tactics, and items made for this enemy."""
    hand = tuple([card for card in s.items[h] if card in AGAINST[s.foe]]) + TACTICS
    return playable(hand, s.last_cards[h], DODGES if s.combat_round == 1 else (), ())


def enemy_hand(s: Fury) -> Pile:
    """F05-COMBAT-05, F05-COMBAT-06, F05-COMBAT-07, F05-AGENT-02, F05-CARD-vampire-lair  The cards that the enemy has in this combat."""
    if s.foe == FOE_AGENT:
        return AGENTS[s.met_kind]
    return (VAMPIRES if s.foe == FOE_VAMPIRE else DRACULAS)[int(s.by_night)]


def enemy_cards(s: Fury) -> list[int]:
    """F05-COMBAT-10, F05-COMBAT-12, F05-COMBAT-31, F05-COMBAT-32, F05-COMBAT-47, F05-CARD-garlic, F05-CARD-rage, F05-CARD-sister-agatha"""
    barred: Pile = DODGES if s.combat_round == 1 else ()
    if s.no_escape and s.combat_round <= LAST_ROUND_OF_GARLIC:
        barred += ESCAPES
    if agatha_asks(s) and s.blood <= PRICE:
        barred += PRICED
    return playable(enemy_hand(s), s.last_cards[DRACULA], barred, AFTER_REPEL if s.repelled else ())


def agatha_asks(s: Fury) -> bool:
    """F05-CARD-sister-agatha  Only Dracula himself pays her."""
    return s.allies[0] == SISTER_AGATHA and s.foe == FOE_DRACULA


# --- the roll ----------------------------------------------------------------------------------
def hunter_dice(s: Fury) -> int:
    """F05-COMBAT-14, F05-GROUP-12  Lord Godalming brings a second die against an agent."""
    return 2 if s.foe == FOE_AGENT and GODALMING in s.fighters else 1


def hunter_total(s: Fury) -> int:
    """F05-COMBAT-14 to F05-COMBAT-17, F05-COMBAT-21, F05-GROUP-11  The best die, every Advance Planning, a Pistol, a Dodge before."""
    pistol = PISTOL in [s.laid[h] for h in s.fighters]
    return max(s.dice[:-1]) + s.plans + int(pistol) + int(s.dodge_bonus == HUNTERS_DODGED)


def enemy_total(s: Fury) -> int:
    """F05-COMBAT-17 to F05-COMBAT-21, F05-AGENT-03, F05-AGENT-04  The black die, every Trap, a Dodge before, and what the enemy has."""
    total = s.dice[-1] + s.traps + int(s.dodge_bonus == ENEMY_DODGED)
    place = s.at[s.fighters[0]]
    if s.foe == FOE_AGENT:
        return total + int(EAST[place]) + int(s.laid[DRACULA] == AGENT_PISTOL)
    bitten = [h for h in s.fighters if is_bitten(s, h) and (h != MINA or s.bitten_mina)]
    return total + int(len(bitten) > 0) + int(s.foe == FOE_DRACULA and place == CASTLE)


def hunters_win_round(s: Fury) -> bool:
    """F05-COMBAT-22 to F05-COMBAT-24, F05-GROUP-13  The higher total; then the initiative, with the target's card; then the enemy."""
    return (hunter_total(s), INITIATIVE[s.laid[s.target]]) > (enemy_total(s), INITIATIVE[s.laid[DRACULA]])


def entry(s: Fury) -> Entry:
    """F05-COMBAT-25, F05-COMBAT-26, F05-GROUP-14, F05-GROUP-15  What the table says of the card compared and the enemy's."""
    return RESULTS_OF.entry(s.hunters_won, s.laid[s.applied], s.laid[DRACULA])
