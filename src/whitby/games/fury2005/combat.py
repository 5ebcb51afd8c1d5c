"""Combat with Dracula, an agent or the vampire of Vampire Lair: rounds of cards and dice. Each step names the next."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.engine import CHANCE, EVERYONE, NOBODY, NOUN, question
from whitby.games.fury.trail import hideout_of
from whitby.games.fury2005.damage import bite, killed_dracula, lose_health
from whitby.games.fury2005.decks import drop_item, show_again
from whitby.games.fury2005.europe import dracula_reach
from whitby.games.fury2005.forced import dracula_sees, lose_event, lose_items
from whitby.games.fury2005.state import (
    FOE_DRACULA,
    Fury,
    barred,
    dracula_at,
    hunters_in,
    is_night,
    lose_blood,
)
from whitby.games.fury2005.tactics import (
    ENEMY_DODGED,
    HUNTERS_DODGED,
    PRICE,
    PRICED,
    agatha_asks,
    enemy_cards,
    enemy_total,
    entry,
    hunter_cards,
    hunter_dice,
    hunter_total,
    hunters_win_round,
)
from whitby.games.fury2005.trail import arrives, replace_here
from whitby.games.fury2005.windows import COMBAT_START, open_window_for_all
from whitby.games.fury2005.words import (
    APPLY,
    BITE,
    CHOOSE,
    CONTINUE,
    CONTINUES,
    DRACULA,
    EMPTY,
    END,
    FLY,
    HUNTER_TACTIC0,
    HUNTERS,
    KILLED,
    NUMBER0,
    PASS,
    REPEL,
    ROLL,
    SEAT0,
    TARGET,
    TO_DRACULA,
    TO_HUNTERS,
    WOUND,
)

DIE: Final = [ROLL | (NUMBER0 + n) for n in range(1, 7)]
BAT_ROADS: Final = 2


# --- how a combat begins and ends ------------------------------------------------------------------
def start_combat(s: Fury, foe: int, fighters: int) -> None:
    """F05-COMBAT-01, F05-COMBAT-07, F05-GROUP-08, F05-GROUP-18  Cards for its start, then rounds. `fighters` is a mask."""
    s.foe = foe
    s.fighters = [h for h in HUNTERS if fighters & BIT[h]]
    s.attacked = s.turn == DRACULA
    s.by_night = is_night(s)
    s.foe_killed = False
    s.called_off = False
    for h in s.fighters:
        s.tell(EVERYONE, "fights", SEAT0 + h)
    open_window_for_all(s, COMBAT_START, DRACULA)
    s.do(combat_round)
    s.do(combat_over)


def combat_over(s: Fury) -> None:
    """F05-COMBAT-11, F05-COMBAT-40, F05-CARD-vampire-lair  Cards are taken back, and Dracula may fly.

    Whether the enemy died or the combat was called off can be read until combat_cleared.
    """
    if s.bat_moves:
        s.do(bat_move)
    s.fighters = []
    s.foe = EMPTY
    s.attacked = False
    s.by_night = False
    s.combat_round = 0
    s.laid = [EMPTY] * 5
    s.cards_revealed = False
    s.last_cards = [EMPTY] * 5
    s.target = NOBODY
    s.dice = ()
    s.hunters_won = False
    s.applied = NOBODY
    s.result = EMPTY
    s.continues = 0
    s.repelled = False
    s.dodge_bonus = 0
    s.traps = 0
    s.plans = 0
    s.no_escape = False
    s.combat_ended = False
    s.bat_moves = False
    s.tell(EVERYONE, "combat-over")
    s.do(show_again)


def combat_cleared(s: Fury) -> None:
    """Whoever began the combat has read how it ended."""
    s.foe_killed = False
    s.called_off = False


# --- cards are laid -------------------------------------------------------------------------------
def combat_round(s: Fury) -> None:
    """F05-COMBAT-46  Cards, target, reveal, price, roll, comparison, result, destroyed cards; then the next round."""
    if s.called_off:
        return
    s.combat_round += 1
    s.dice = ()
    s.tell(EVERYONE, "combat-round")
    s.do(lay_combat_card, DRACULA)
    for h in s.fighters:
        s.do(lay_combat_card, h)
    s.do(name_target)
    s.do(reveal_cards)
    s.do(roll_off)


def hand_known(s: Fury, seat: int) -> bool:
    """What the enemy can lay follows from what lies open; so do the tactics of a hunter without items."""
    return seat == DRACULA or not s.items[seat]


@question("lay-card", known=hand_known)
def lay_combat_card(s: Fury, seat: int) -> None:
    """F05-COMBAT-09, F05-HIDDEN-25, F05-HIDDEN-26  One after the other in secret; who lays is public, never what."""
    cards = enemy_cards(s) if seat == DRACULA else hunter_cards(s, seat)
    s.ask(seat, [CHOOSE | card for card in cards], card_laid)


def card_laid(s: Fury, seat: int, choice: int) -> None:
    """F05-HIDDEN-10, F05-HIDDEN-26  His side knows the card: the hunters among themselves, if they show one another their hands."""
    s.laid[seat] = choice & NOUN
    side = TO_DRACULA if seat == DRACULA else BIT[seat] if s.own_hands else TO_HUNTERS
    s.tell(side, "lays", SEAT0 + seat, choice & NOUN)


@question("name-target")
def name_target(s: Fury) -> None:
    """F05-GROUP-09, F05-GROUP-10, F05-HIDDEN-27  Every card is laid: Dracula names the hunter at whom his side strikes."""
    if len(s.fighters) == 1:
        s.target = s.fighters[0]
    else:
        s.ask(DRACULA, [TARGET | (SEAT0 + h) for h in s.fighters], target_named)


def target_named(s: Fury, choice: int) -> None:
    """F05-GROUP-09  This round it is that hunter."""
    s.target = (choice & NOUN) - SEAT0
    s.tell(EVERYONE, "target", choice & NOUN)


def reveal_cards(s: Fury) -> None:
    """F05-COMBAT-09, F05-CARD-sister-agatha  All cards are turned up together, and Dracula pays for Fangs or an Escape."""
    s.cards_revealed = True
    for seat in [DRACULA, *s.fighters]:
        s.tell(EVERYONE, "reveals", SEAT0 + seat, s.laid[seat])
    for h in s.fighters:
        dracula_sees(s, h, tuple([card for card in (s.laid[h], s.last_cards[h]) if EMPTY < card < HUNTER_TACTIC0]))
    if agatha_asks(s) and s.laid[DRACULA] in PRICED:
        lose_blood(s, PRICE)


# --- dice -----------------------------------------------------------------------------------------
def roll_off(s: Fury) -> None:
    """F05-COMBAT-13, F05-COMBAT-14  White dice for the hunters, then the black one."""
    for _ in range(hunter_dice(s) + 1):
        s.do(roll_die)
    s.do(compare)


@question("roll-die")
def roll_die(s: Fury) -> None:
    """A die of six faces."""
    s.ask(CHANCE, DIE, die_rolled)


def die_rolled(s: Fury, choice: int) -> None:
    """F05-HIDDEN-28  It lies with the dice rolled before it."""
    s.dice += ((choice & NOUN) - NUMBER0,)
    s.tell(EVERYONE, "rolled", choice & NOUN)


def compare(s: Fury) -> None:
    """F05-COMBAT-22, F05-GROUP-14, F05-GROUP-15  Who wins the round, and whose card is compared with the enemy's."""
    s.tell(EVERYONE, "totals", NUMBER0 + hunter_total(s), NUMBER0 + enemy_total(s))
    s.hunters_won = hunters_win_round(s)
    s.tell(EVERYONE, "hunters-ahead" if s.hunters_won else "enemy-ahead")
    s.applied = s.target
    if s.hunters_won and len(s.fighters) > 1:
        s.do(choose_card)
    s.do(apply_result)


@question("choose-card")
def choose_card(s: Fury) -> None:
    """F05-GROUP-15, F05-GROUP-21  The first of the hunters says which of their cards counts."""
    s.ask(s.fighters[0], [APPLY | (SEAT0 + h) for h in s.fighters], card_chosen)


def card_chosen(s: Fury, choice: int) -> None:
    """F05-GROUP-15, F05-GROUP-16  This hunter's card is compared, and no other."""
    s.applied = (choice & NOUN) - SEAT0
    s.tell(EVERYONE, "card-counts", choice & NOUN)


# --- results --------------------------------------------------------------------------------------
def apply_result(s: Fury) -> None:
    """F05-COMBAT-17, F05-COMBAT-27 to F05-COMBAT-36, F05-COMBAT-48  What the table says, and what comes on top of it."""
    said = entry(s)
    s.result = said.result
    s.repelled = said.result == REPEL
    s.continues = s.continues + 1 if said.result == CONTINUE else 0
    s.dodge_bonus = 0 if said.extra != "dodge-bonus" else HUNTERS_DODGED if s.hunters_won else ENEMY_DODGED
    s.combat_ended = said.result in (END, BITE) or s.continues == CONTINUES
    if said.result == WOUND:
        s.tell(EVERYONE, "result", WOUND, NUMBER0 + said.amount)
        wound(s, said.amount)
    else:
        s.tell(EVERYONE, "result", said.result)
        if said.result == BITE:
            s.do(bite, s.target)
        elif said.result == KILLED:
            killed(s)
    if said.extra == "bat-move":
        s.bat_moves = s.foe == FOE_DRACULA
    elif said.extra == "discard-all-items":
        s.do(lose_items, s.target)
    elif said.extra == "discard-1-event":
        s.do(lose_event, s.target)
    if said.destroys and (s.hunters_won or not s.destroyed_if_won):
        s.do(card_destroyed)
    s.do(round_ends)


def wound(s: Fury, n: int) -> None:
    """F05-COMBAT-27, F05-AGENT-09, F05-CARD-vampire-lair  The target loses Health, Dracula Blood; no other enemy can be weakened."""
    if not s.hunters_won:
        s.do(lose_health, s.target, n)
    elif s.foe == FOE_DRACULA:
        lose_blood(s, n)


def killed(s: Fury) -> None:
    """F05-COMBAT-34, F05-COMBAT-35, F05-AGENT-05, F05-CARD-vampire-lair  Dracula drops to a red space and fights on; others die."""
    if s.foe == FOE_DRACULA:
        killed_dracula(s)
    else:
        s.foe_killed = True
        s.combat_ended = True


def card_destroyed(s: Fury) -> None:
    """F05-COMBAT-38, F05-COMBAT-39, F05-GROUP-16  The item that was compared goes to the discards, if it is still held."""
    card = s.laid[s.applied]
    if card in s.items[s.applied]:
        drop_item(s, s.applied, card)
        s.laid[s.applied] = EMPTY


def round_ends(s: Fury) -> None:
    """F05-COMBAT-11, F05-COMBAT-29, F05-COMBAT-37, F05-GROUP-17  Cards of the round before are taken back; a new round, or the end."""
    s.last_cards = s.laid
    s.laid = [EMPTY] * 5
    s.cards_revealed = False
    s.target = NOBODY
    s.applied = NOBODY
    if not s.combat_ended:
        s.do(combat_round)


# --- bat move ---------------------------------------------------------------------------------------
@question("bat-move")
def bat_move(s: Fury) -> None:
    """F05-COMBAT-40, F05-COMBAT-43, F05-HIDDEN-31  Dracula may fly one or two roads; he is asked also if he can go nowhere."""
    cities = [p for p in dracula_reach(dracula_at(s), BAT_ROADS, barred(s)) if not hunters_in(s, p) and hideout_of(s.trail, p) == EMPTY]
    s.ask(DRACULA, [PASS] + [FLY | p for p in cities], bat_flew)


def bat_flew(s: Fury, choice: int) -> None:
    """F05-COMBAT-41, F05-COMBAT-42, F05-COMBAT-44  The new card takes the place of the old one; he arrives as by any move."""
    if choice != PASS:
        replace_here(s, choice & NOUN)
        arrives(s)
