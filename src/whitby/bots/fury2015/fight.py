"""Combat as bots see it: what a hunter's card and one of Dracula's do to each other, weighed over what the other may play."""

from __future__ import annotations

from collections import Counter

from whitby.board import BIT
from whitby.bots.fury2015.sight import Sight
from whitby.games.fury2015.state import FOE_DRACULA
from whitby.games.fury2015.words import (
    BANNERED,
    BAT,
    BITE_SPACES,
    CLAWS,
    CRUCIFIX,
    DODGE,
    DRACULA,
    DRACULA_COMBAT_DECK,
    EMPTY,
    ESCAPE,
    FANGS,
    GARLIC,
    HEAVENLY_HOST,
    HOLY_CIRCLE,
    ICONS,
    ITEM_DECK,
    KNIFE,
    MESMERIZE,
    MIST,
    PISTOL,
    PLOTTING,
    PUNCH,
    RIFLE,
    STRENGTH,
    VAMPIRE_HEALTH,
    WEAPONS,
)

FLIGHTS = (BAT, MIST)
BASIC_CARDS = (PUNCH, DODGE, ESCAPE)
DAMAGE = {KNIFE: 3, PISTOL: 2, RIFLE: 2, PUNCH: 1}
BITTEN = 6.0
KILLED = 50.0
DEFEATED = 9.0


def flight_works(sight: Sight) -> bool:
    """Can Dracula, or a vampire, escape in this round?"""
    v = sight.view
    if v["enraged"]:
        return False
    return bool(v["round"] - 1 > v["despair"]) if v["foe"] == FOE_DRACULA else bool(v["round"] >= 4)


def foe_left(sight: Sight) -> int:
    """The health that the hunters' foe has left."""
    v = sight.view
    return sight.damage_left() if v["foe"] == FOE_DRACULA else VAMPIRE_HEALTH[v["foe_kind"]] - int(v["foe_damage"])


def exchange(sight: Sight, h: int, card: int, dracula_card: int, engaged: bool = True) -> float:
    """What a round is worth to the hunters in which this hunter plays `card` and the foe `dracula_card`."""
    v = sight.view
    dracula = v["foe"] == FOE_DRACULA
    mesmerized = bool(v["mesmerized"] & BIT[h])
    flees = dracula_card in FLIGHTS and flight_works(sight)
    parried = dracula_card in ICONS[card] if engaged else False
    value = 0.0
    cancelled = False
    if flees and not parried:
        return -1.5 if dracula else -0.5
    if engaged and not parried and dracula_card not in FLIGHTS:
        if dracula_card == FANGS:
            value -= (1.0 if dracula else 0.4) * 2
            value -= bite(sight, h) if mesmerized and v["night_effects"] else damage_to_hunter(sight, h, 2)
        elif dracula_card == STRENGTH:
            value -= damage_to_hunter(sight, h, 2)
            cancelled = card in WEAPONS or card in (PUNCH, CRUCIFIX)
            value -= 1.0 if cancelled and v["night_effects"] and card != PUNCH else 0.0
        elif dracula_card == CLAWS:
            value -= damage_to_hunter(sight, h, 2)
        elif dracula_card == MESMERIZE:
            cancelled = True
            value -= 2.5 if v["night_effects"] else 1.0
        elif dracula_card == PLOTTING:
            value -= 0.7
    if cancelled:
        return value
    return value + hunters_effect(sight, h, card, dracula_card, engaged, parried, mesmerized)


def hunters_effect(sight: Sight, h: int, card: int, dracula_card: int, engaged: bool, parried: bool, mesmerized: bool) -> float:
    """What the hunter's own card does in this round, weighed for the hunters."""
    if card in DAMAGE:
        return damage_to_foe(sight, DAMAGE[card] - (1 if mesmerized and card != PUNCH else 0))
    if card == ESCAPE:
        return leaving(sight, h)
    if card == CRUCIFIX:
        return damage_to_foe(sight, 3) if engaged and parried and dracula_card in (FANGS, MESMERIZE) else 0.0
    if card == GARLIC:
        return damage_to_foe(sight, 2) if engaged and dracula_card in (FANGS, CLAWS) else 0.0
    if card == HEAVENLY_HOST:
        return -bite(sight, h) if engaged and dracula_card == FANGS else damage_to_foe(sight, 4) - 0.8
    if card == HOLY_CIRCLE:
        return leaving(sight, h) - 0.5
    return 0.0


def damage_to_foe(sight: Sight, n: int) -> float:
    """The worth of so much damage to the foe, most if it kills."""
    left = foe_left(sight)
    if sight.view["foe"] == FOE_DRACULA:
        return KILLED if n >= left else 1.0 * n
    return 4.0 if n >= left else 0.5 * n


def damage_to_hunter(sight: Sight, h: int, n: int) -> float:
    """The cost of so much damage to a hunter, most if it defeats him."""
    left = sight.health_left(h)
    return DEFEATED if n >= left else n * (0.6 + 1.2 / left)


def bite(sight: Sight, h: int) -> float:
    """A bite: one influence, and perhaps a defeat."""
    return DEFEATED + 2.0 if sight.view["bites"][h] >= BITE_SPACES[h] else BITTEN


def leaving(sight: Sight, h: int) -> float:
    """The use of leaving a combat: great when nearly dead or mesmerized at night."""
    v = sight.view
    need = 5.0 if sight.health_left(h) <= 2 else 1.5 if sight.health_left(h) <= 4 else -1.2
    return need + (3.0 if v["night_effects"] and v["mesmerized"] & BIT[h] else 0.0)


# --- the hunters' side --------------------------------------------------------------------------
def likely_dracula_cards(sight: Sight, h: int) -> dict[int, float]:
    """The combat cards that Dracula may play, each with its chance."""
    v = sight.view
    shown = v["chosen_cards"][DRACULA]
    if v["cards_revealed"] and shown >= 0:
        return {shown: 1.0}
    left = Counter(DRACULA_COMBAT_DECK)
    left.subtract(v["combat_discards"])
    weight = {dracula_card: float(n) for dracula_card, n in left.items() if n > 0}
    for dracula_card in FLIGHTS:
        if dracula_card in weight:
            weight[dracula_card] *= 1.0 + 0.1 * v["dracula_damage"] if flight_works(sight) else 0.2
    if FANGS in weight and v["night_effects"] and v["mesmerized"] & BIT[h]:
        weight[FANGS] *= 2.5
    total = sum(weight.values()) or 1.0
    return {dracula_card: x / total for dracula_card, x in weight.items()}


def hunter_card_value(sight: Sight, card: int) -> float:
    """The worth of a combat card to a hunter, over all that Dracula may play and engage."""
    h = sight.seat
    v = sight.view
    chance = 1.0 / max(1, len(v["fighters"]))
    if v["engaged"] >= 0:
        chance = 1.0 if v["engaged"] == h else 0.0
    elif v["mesmerized"] & BIT[h]:
        chance = max(chance, 0.7)
    value = 0.0
    for dracula_card, weight in likely_dracula_cards(sight, h).items():
        if chance:
            value += weight * chance * exchange(sight, h, card, dracula_card)
        if chance < 1:
            value += weight * (1 - chance) * exchange(sight, h, card, dracula_card, engaged=False)
    return value - (0.5 if v["plotting"] and card in BASIC_CARDS else 0.0)


# --- Dracula's side ------------------------------------------------------------------------------
def likely_hunter_cards(sight: Sight, h: int) -> dict[int, float]:
    """The combat cards that a hunter may play, each with its chance: his three basic ones, and items he may hold."""
    v = sight.view
    if v["cards_revealed"]:
        return {v["chosen_cards"][h]: 1.0} if v["chosen_cards"][h] != EMPTY else {PUNCH: 1.0}
    last = v["last_cards"][h]
    weight: dict[int, float] = {PUNCH: 1.0, DODGE: 1.2, ESCAPE: 0.4 if sight.health_left(h) > 4 else 1.5}
    known = v["displayed_item"][h]
    if known in BANNERED:
        weight[known] = 1.5
    hidden = len(v["items"][h]) - (1 if known != EMPTY else 0)
    if hidden > 0:
        left = Counter(ITEM_DECK)
        left.subtract(v["item_discards"])
        total = sum([n for n in left.values() if n > 0]) or 1
        for item in BANNERED:
            if left[item] > 0:
                weight[item] = weight.get(item, 0.0) + 2.0 * hidden * left[item] / total
    weight.pop(last, None)
    total_weight = sum(weight.values()) or 1.0
    return {card: x / total_weight for card, x in weight.items()}


def best_victim(sight: Sight, dracula_card: int) -> int:
    """The hunter whom a card hurts most."""
    fighters: list[int] = sight.view["fighters"]
    return max(fighters, key=lambda h: (value_against(sight, h, dracula_card), -h))


def value_against(sight: Sight, h: int, dracula_card: int) -> float:
    """The worth of a dracula_card value_against this hunter, to Dracula."""
    return -sum([weight * exchange(sight, h, card, dracula_card) for card, weight in likely_hunter_cards(sight, h).items()], 0.0)


def dracula_card_value(sight: Sight, dracula_card: int) -> float:
    """The worth of a combat card to Dracula."""
    v = sight.view
    if not v["fighters"]:
        return 0.0
    h = best_victim(sight, dracula_card)
    value = value_against(sight, h, dracula_card)
    if dracula_card in FLIGHTS:
        if not flight_works(sight):
            return value - 1.0
        hurt = v["dracula_damage"] if v["foe"] == FOE_DRACULA else 0
        return value + (0.35 * hurt - 2.0) + 0.8 * (len(v["fighters"]) - 1) - (2.0 if v["mesmerized"] and v["night_effects"] else 0.0)
    if dracula_card == MESMERIZE and v["night_effects"] and FANGS in v["combat_hand"]:
        value += 1.0
    if dracula_card == FANGS and v["night_effects"] and not v["mesmerized"]:
        value -= 0.6  # better kept until a hunter is mesmerized
    return value
