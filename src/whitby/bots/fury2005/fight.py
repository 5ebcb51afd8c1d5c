"""Combat as bots see it: what two cards do to each other by dice and table, weighed over what the other side may lay."""

from __future__ import annotations

from collections import Counter
from typing import Final

from whitby.bots.fury2005.cards import worth
from whitby.bots.fury2005.sight import Sight
from whitby.engine import Pile
from whitby.games.fury.duel import Entry, playable
from whitby.games.fury.europe import CASTLE
from whitby.games.fury2005.europe import EAST
from whitby.games.fury2005.state import FOE_AGENT, FOE_DRACULA
from whitby.games.fury2005.tactics import (
    AFTER_REPEL,
    AGAINST,
    AGENTS,
    DODGES,
    DRACULAS,
    ENEMY_DODGED,
    ESCAPES,
    HUNTERS_DODGED,
    INITIATIVE,
    LAST_ROUND_OF_GARLIC,
    PRICE,
    PRICED,
    RESULTS_OF,
    TACTICS,
    VAMPIRES,
)
from whitby.games.fury2005.words import (
    AGENT_PISTOL,
    BITE,
    BITE_SLOTS,
    BLOOD,
    DODGE,
    DRACULA,
    EMPTY,
    END,
    ESCAPE,
    FANGS,
    GODALMING,
    ITEM_DECK,
    KILLED,
    MESMERIZE,
    MINA,
    PISTOL,
    PUNCH,
    RED_SPACES,
    REPEL,
    SISTER_AGATHA,
    UNKNOWN,
    WOUND,
)

WON: Final = 50.0  # the game
DEFEATED: Final = 9.0
BITTEN: Final = 3.5
DODGED: Final = 0.4  # +1 in the next round
FLOWN: Final = 0.6  # Dracula is gone, and nobody knows where
BEATEN: Final = {FOE_AGENT: 2.0}  # an agent killed; a vampire counts more
LAIR_CLEARED: Final = 6.0
FRESH: Final = {
    "foe": FOE_DRACULA,
    "combat_round": 1,
    "last_cards": [EMPTY] * 5,
    "cards_revealed": False,
    "repelled": False,
    "no_escape": False,
    "dodge_bonus": 0,
    "plans": 0,
    "traps": 0,
}


def before_combat(sight: Sight, fighters: list[int], night: bool) -> Sight:
    """The table as it would be in the first round of a combat with Dracula."""
    return Sight({**sight.view, **FRESH, "fighters": fighters, "by_night": night}, sight.question, sight.seat, sight.dracula_may_be)


# --- dice ---------------------------------------------------------------------------------------
def _odds(dice: int, ahead: int, tie: bool) -> float:
    """The chance that the best of so many dice, with this much added, beats one die."""
    rolls = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    best = [max(a, b) for a, b in rolls] if dice == 2 else [a for a, _ in rolls]
    won = sum([a + ahead > e or (tie and a + ahead == e) for a in best for e in range(1, 7)])
    return won / (len(best) * 6)


MOST: Final = 6  # a difference that no die makes good
ODDS: Final = {(dice, d, tie): _odds(dice, d, tie) for dice in (1, 2) for d in range(-MOST, MOST + 1) for tie in (False, True)}


def chance(sight: Sight, card: int, enemy: int) -> float:
    """The chance that the hunters win a round with these two cards."""
    v = sight.view
    fighters = v["fighters"]
    ahead = v["plans"] - v["traps"] + int(card == PISTOL) + int(v["dodge_bonus"] == HUNTERS_DODGED) - int(v["dodge_bonus"] == ENEMY_DODGED)
    place = sight.at[fighters[0]]
    dice = 1
    if v["foe"] == FOE_AGENT:
        ahead -= int(EAST[place]) + int(enemy == AGENT_PISTOL)
        dice = 2 if GODALMING in fighters else 1
    else:
        ahead -= int(any([v["bites"][h] and (h != MINA or v["bitten_mina"]) for h in fighters]))
        ahead -= int(v["foe"] == FOE_DRACULA and place == CASTLE)
    return ODDS[dice, max(-MOST, min(MOST, ahead)), INITIATIVE[card] > INITIATIVE[enemy]]


# --- what results are worth to the hunters -------------------------------------------------------------
def harm(sight: Sight, h: int, n: int) -> float:
    """So much Health lost by a hunter, most if it defeats him."""
    left = sight.health(h)
    return DEFEATED if n >= left else n * (0.4 + 1.2 / left)


def bite(sight: Sight, h: int) -> float:
    """A Bite, or a defeat if there is no room for it."""
    return DEFEATED if sight.view["bites"][h] >= BITE_SLOTS[h] else BITTEN


def blood(sight: Sight, n: int) -> float:
    """So much Blood lost by Dracula, most if it is the last."""
    return WON if n >= sight.blood else 1.2 * n


def ending(sight: Sight, h: int) -> float:
    """The use of an end of the combat: little for those who are armed and whole, much for the weak by night."""
    v = sight.view
    arms = sum([1.0 if item == UNKNOWN else min(1.5, worth(item) / 2) for item in v["items"][h]], 0.0)
    danger = (1.2 if v["by_night"] else 0.3) + (2.0 if sight.health(h) <= 3 else 0.0)
    return max(-2.0, min(3.0, danger - 0.7 * arms)) if v["foe"] == FOE_DRACULA else -0.5


def extras(sight: Sight, h: int, card: int, said: Entry) -> float:
    """What a result costs the hunters besides: cards, and a Dracula who flies away."""
    lost = 0.25 * worth(card) if said.destroys else 0.0
    if said.extra == "bat-move":
        lost += FLOWN
    elif said.extra == "discard-all-items":
        lost += 0.6 * len(sight.view["items"][h])
    elif said.extra == "discard-1-event":
        lost += 0.3 if sight.view["events"][h] else 0.0
    return lost


def won(sight: Sight, h: int, card: int, enemy: int) -> float:
    """A round that the hunters win with this card."""
    said = RESULTS_OF.entry(True, card, enemy)
    foe = sight.view["foe"]
    value = DODGED if said.extra == "dodge-bonus" else -extras(sight, h, card, said)
    if said.result == END:
        return value + ending(sight, h)
    if foe != FOE_DRACULA:
        return value + (BEATEN.get(foe, LAIR_CLEARED) if said.result == KILLED else 0.0)
    if said.result == WOUND:
        return value + blood(sight, said.amount)
    if said.result == KILLED:
        return value + blood(sight, sight.blood - max([red for red in RED_SPACES if red < sight.blood]))
    return value + (0.4 if said.result == REPEL else 0.0)


def lost(sight: Sight, h: int, card: int, enemy: int) -> float:
    """A round that the enemy wins against this card."""
    said = RESULTS_OF.entry(False, card, enemy)
    value = -DODGED if said.extra == "dodge-bonus" else -extras(sight, h, card, said)
    if said.result == WOUND:
        return value - harm(sight, h, said.amount)
    if said.result == BITE:
        return value - bite(sight, h)
    return value + (ending(sight, h) if said.result == END else 0.0)


def exchange(sight: Sight, h: int, card: int, enemy: int, aimed_at: float = 1.0) -> float:
    """What a round with these two cards is worth to the hunters; `aimed_at` is the chance that this hunter is the target."""
    p = chance(sight, card, enemy)
    return p * won(sight, h, card, enemy) + (1 - p) * aimed_at * lost(sight, h, card, enemy)


# --- the hunters' side --------------------------------------------------------------------------
def enemy_cards(sight: Sight) -> list[int]:
    """The cards that the enemy can lay in this round."""
    v = sight.view
    if v["foe"] == FOE_AGENT:
        hand: Pile = AGENTS[v["met_kind"]]
    else:
        hand = (DRACULAS if v["foe"] == FOE_DRACULA else VAMPIRES)[int(v["by_night"])]
    barred: Pile = DODGES if v["combat_round"] == 1 else ()
    if v["no_escape"] and v["combat_round"] <= LAST_ROUND_OF_GARLIC:
        barred += ESCAPES
    if v["allies"][0] == SISTER_AGATHA and v["foe"] == FOE_DRACULA and sight.blood <= PRICE:
        barred += PRICED
    return playable(hand, v["last_cards"][DRACULA], barred, AFTER_REPEL if v["repelled"] else ())


def likely_enemy_cards(sight: Sight) -> dict[int, float]:
    """The same, each with its chance: a weak Dracula rather escapes, by night he bites."""
    v = sight.view
    if v["cards_revealed"]:
        return {v["laid"][DRACULA]: 1.0}
    weight = dict.fromkeys(enemy_cards(sight), 1.0)
    for card in weight:
        if card in ESCAPES:
            weight[card] = 1.0 + 0.1 * (BLOOD - sight.blood)
        elif card in (FANGS, MESMERIZE):
            weight[card] = 1.3
    total = sum(weight.values())
    return {card: x / total for card, x in weight.items()}


def hunter_card_value(sight: Sight, h: int, card: int) -> float:
    """The worth of a combat card to a hunter, over all that the enemy may lay."""
    aimed_at = 1.0 / len(sight.view["fighters"])
    return sum([x * exchange(sight, h, card, enemy, aimed_at) for enemy, x in likely_enemy_cards(sight).items()], 0.0)


def hunters_prospect(sight: Sight, h: int, night: bool) -> float:
    """What a hunter may hope for in a combat with Dracula that he begins alone, by his two best cards, against being out of it."""
    ahead = before_combat(sight, [h], night)
    useful = [*AGAINST[FOE_DRACULA], PUNCH, ESCAPE]
    cards = [card for card in [*sight.view["items"][h], *TACTICS] if card in useful]
    values = sorted([hunter_card_value(ahead, h, card) for card in cards], reverse=True)
    return values[0] + 0.5 * values[1] - ending(ahead, h)


def applied_value(sight: Sight, h: int) -> float:
    """The hunters have won: the worth of this hunter's card."""
    return won(sight, h, sight.view["laid"][h], sight.view["laid"][DRACULA])


# --- Dracula's side ------------------------------------------------------------------------------
def likely_hunter_cards(sight: Sight, h: int) -> dict[int, float]:
    """The combat cards that a hunter may lay, each with its chance: three tactics, items he was seen with, and others he may hold."""
    v = sight.view
    foe = max(0, v["foe"])
    weight: dict[int, float] = {PUNCH: 0.6, ESCAPE: 0.3 if sight.health(h) > 4 else 1.0}
    if v["combat_round"] != 1:
        weight[DODGE] = 0.8
    known = list(v["seen_items"][h]) or [item for item in [v["shown_item"][h]] if item != EMPTY]
    for item in known:
        if item in AGAINST[foe]:
            weight[item] = weight.get(item, 0.0) + 1.5
    hidden = max(0, len(v["items"][h]) - len(known))
    if hidden:
        left = Counter(ITEM_DECK)
        left.subtract(v["item_discards"])
        total = sum([n for n in left.values() if n > 0]) or 1
        for item in AGAINST[foe]:
            if left[item] > 0:
                weight[item] = weight.get(item, 0.0) + 1.5 * hidden * left[item] / total
    weight.pop(v["last_cards"][h], None)
    total_weight = sum(weight.values())
    return {card: x / total_weight for card, x in weight.items()}


def value_against(sight: Sight, h: int, enemy: int) -> float:
    """The worth to Dracula of a card against this hunter."""
    return -sum([x * exchange(sight, h, card, enemy) for card, x in likely_hunter_cards(sight, h).items()], 0.0)


def enemy_card_value(sight: Sight, enemy: int) -> float:
    """The worth to Dracula of a card, aimed at the hunter whom it hurts most."""
    return max([value_against(sight, h, enemy) for h in sight.view["fighters"]])


def draculas_prospect(sight: Sight, fighters: list[int], night: bool) -> float:
    """What Dracula may hope for in the first round of a combat with these hunters, against being out of it."""
    ahead = before_combat(sight, fighters, night)
    return max([enemy_card_value(ahead, card) for card in enemy_cards(ahead)]) + min([ending(ahead, h) for h in fighters])
