"""The chits of a combat: who may lay which, what each side adds to its die, and what the tables say of two chits."""

from __future__ import annotations

from typing import Final

from whitby.engine import Pile
from whitby.games.fury.duel import Entry, Table, armed, by_day_and_night, made_against, playable
from whitby.games.fury.europe import CASTLE
from whitby.games.fury1987.state import FOE_DRACULA, FOE_SZGANY, Fury, is_bitten
from whitby.games.fury1987.words import (
    AGENT_CHIT0,
    AGENT_DODGE,
    CARDS,
    DODGE,
    DRACULA,
    DRACULA_CHIT0,
    DRACULA_DODGE,
    ENCOUNTER0,
    ESCAPE,
    ESCAPE_BAT,
    ESCAPE_HUMAN,
    ESCAPE_MIST,
    FIRST_ROUND_AGENT,
    FIRST_ROUND_DRACULA,
    GARLIC,
    HUNTER_CHIT0,
    INITIATIVE,
    NOUNS,
    WEAPON0,
)

RESULTS_OF: Final = Table(CARDS["combat"]["result"], NOUNS)
AGAINST: Final[tuple[Pile, ...]] = tuple([made_against(foe, CARDS["weapon"], WEAPON0) for foe in ("dracula", "agent")])  # by foe
BASIC: Final[Pile] = tuple(range(HUNTER_CHIT0, DRACULA_CHIT0))  # every hunter has one of each
DRACULAS: Final[tuple[Pile, ...]] = by_day_and_night(CARDS["dracula_chit"], DRACULA_CHIT0)
AGENTS: Final[dict[int, Pile]] = {
    ENCOUNTER0 + i: armed(agent["weapons"], CARDS["agent_chit"], AGENT_CHIT0)
    for i, agent in enumerate(CARDS["encounter"])
    if "weapons" in agent
}
HARKERS: Final[Pile] = tuple(sorted([NOUNS.index(chit) for chit in CARDS["harker"]["chits"]]))

DODGES: Final = (DODGE, DRACULA_DODGE, AGENT_DODGE)
ESCAPES: Final = (ESCAPE_HUMAN, ESCAPE_BAT, ESCAPE_MIST)  # Dracula's
AFTER_DAMAGE: Final[Pile] = tuple([DRACULA_CHIT0 + i for i, chit in enumerate(CARDS["dracula_chit"]) if chit["after_damage"]])
GARLIC_ROUNDS: Final[int] = int(CARDS["weapon"][GARLIC - WEAPON0]["rounds"])
FIRST_ROUND: Final[tuple[tuple[int, ...], ...]] = (FIRST_ROUND_DRACULA, FIRST_ROUND_AGENT)  # by foe
HARKERS_FIRST_ROUND: Final[int] = int(CARDS["harker"]["initiative_dracula"])
HUNTERS_AHEAD: Final = 1  # `bonus`
ENEMY_AHEAD: Final = 2
assert (FOE_DRACULA, FOE_SZGANY) == (0, 1)


# --- what may be laid --------------------------------------------------------------------------
def weapons_of(s: Fury, h: int) -> Pile:
    """F87-CARD-jonathan-harker  The weapons that a fighter has: those of the hunter, or Harker's."""
    return s.harker_weapons if s.harker else s.weapons[h]


def hunter_chits(s: Fury, h: int) -> list[int]:
    """F87-COMBAT-09 to F87-COMBAT-14, F87-CARD-chit-escape, F87-CARD-jonathan-harker  Basic chits and weapons listed on this side.

    No Dodge in round 1, no Escape while Dracula rages; Harker has none.
    """
    hand = tuple([chit for chit in weapons_of(s, h) if chit in AGAINST[s.foe]]) + (HARKERS if s.harker else BASIC)
    barred: Pile = DODGES if s.combat_round == 1 else ()
    if s.combat_round <= s.raging:
        barred += (ESCAPE,)
    return playable(hand, s.last_chits[h], barred, ())


def enemy_chits(s: Fury) -> list[int]:
    """F87-COMBAT-03, F87-COMBAT-04, F87-COMBAT-09, F87-COMBAT-10, F87-COMBAT-15 to F87-COMBAT-17, F87-CARD-garlic  The enemy's choice.

    Garlic bars Dracula's Escapes; repelled or hurt he has Dodge and Escapes alone, unless none of them is left to him.
    """
    hand = AGENTS[s.met_kind] if s.foe == FOE_SZGANY else DRACULAS[int(s.by_night)]
    barred: Pile = DODGES if s.combat_round == 1 else ()
    if s.garlic and s.combat_round <= GARLIC_ROUNDS:
        barred += ESCAPES
    return playable(hand, s.last_chits[DRACULA], barred, AFTER_DAMAGE if s.limited else ())


# --- initiative --------------------------------------------------------------------------------
def hunters_bonus(s: Fury) -> int:
    """F87-INIT-02, F87-INIT-03, F87-INIT-07, F87-INIT-08, F87-GROUP-12, F87-CARD-advance-planning  What the hunters add to their die.

    In the first round the best member counts.
    """
    bonus = s.plans * INITIATIVE["plan"] + (INITIATIVE["parry"] if s.bonus == HUNTERS_AHEAD else 0)
    if s.combat_round > 1:
        return bonus
    if s.harker:
        return bonus + HARKERS_FIRST_ROUND + s.harker_dogs * INITIATIVE["dogs"]
    return bonus + max([FIRST_ROUND[s.foe][h] + dogs_bonus(s, h) for h in s.fighters])


def dogs_bonus(s: Fury, h: int) -> int:
    """F87-INIT-06  For each of his Dogs that lie shown."""
    return s.dogs[h] * INITIATIVE["dogs"]


def enemy_bonus(s: Fury) -> int:
    """F87-INIT-04, F87-INIT-05, F87-INIT-07, F87-INIT-08, F87-GROUP-13, F87-CARD-trap  What the enemy adds to his die.

    Only Dracula himself is helped by a bitten target and by his Castle.
    """
    bonus = s.traps * INITIATIVE["trap"] + (INITIATIVE["parry"] if s.bonus == ENEMY_AHEAD else 0)
    if s.foe == FOE_DRACULA:
        if not s.harker and is_bitten(s, s.target):
            bonus += INITIATIVE["bitten"]
        if s.dracula_at == CASTLE:
            bonus += INITIATIVE["castle"]
    return bonus


# --- results -----------------------------------------------------------------------------------
def entry(s: Fury) -> Entry:
    """F87-COMBAT-01, F87-COMBAT-18, F87-RESULT-01  What the table of the winning side says of the chit that counts and the enemy's."""
    return RESULTS_OF.entry(s.hunters_won, s.laid[s.applied], s.laid[DRACULA])


def slips_away(s: Fury) -> bool:
    """F87-RESULT-09  A hunter's Escape against a chit that is no Escape: only he leaves the combat."""
    return s.laid[s.applied] == ESCAPE and s.laid[DRACULA] not in ESCAPES
