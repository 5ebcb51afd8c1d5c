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
OWN = (PUNCH, DODGE, ESCAPE)
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


def exchange(sight: Sight, h: int, card: int, blow: int, engaged: bool = True) -> float:
    """What a round is worth to the hunters in which this hunter plays `card` and Dracula `blow`."""
    v = sight.view
    dracula = v["foe"] == FOE_DRACULA
    spell = bool(v["mesmerized"] & BIT[h])
    flees = blow in FLIGHTS and flight_works(sight)
    parried = blow in ICONS[card] if engaged else False
    value = 0.0
    silenced = False
    if flees and not parried:
        return -1.5 if dracula else -0.5
    if engaged and not parried and blow not in FLIGHTS:
        if blow == FANGS:
            value -= (1.0 if dracula else 0.4) * 2
            value -= bite(sight, h) if spell and v["night_effects"] else blow_to(sight, h, 2)
        elif blow == STRENGTH:
            value -= blow_to(sight, h, 2)
            silenced = card in WEAPONS or card in (PUNCH, CRUCIFIX)
            value -= 1.0 if silenced and v["night_effects"] and card != PUNCH else 0.0
        elif blow == CLAWS:
            value -= blow_to(sight, h, 2)
        elif blow == MESMERIZE:
            silenced = True
            value -= 2.5 if v["night_effects"] else 1.0
        elif blow == PLOTTING:
            value -= 0.7
    if silenced:
        return value
    return value + acted(sight, h, card, blow, engaged, parried, spell)


def acted(sight: Sight, h: int, card: int, blow: int, engaged: bool, parried: bool, spell: bool) -> float:
    """What the hunter's own card does."""
    if card in DAMAGE:
        return harm(sight, DAMAGE[card] - (1 if spell and card != PUNCH else 0))
    if card == ESCAPE:
        return leaving(sight, h)
    if card == CRUCIFIX:
        return harm(sight, 3) if engaged and parried and blow in (FANGS, MESMERIZE) else 0.0
    if card == GARLIC:
        return harm(sight, 2) if engaged and blow in (FANGS, CLAWS) else 0.0
    if card == HEAVENLY_HOST:
        return -bite(sight, h) if engaged and blow == FANGS else harm(sight, 4) - 0.8
    if card == HOLY_CIRCLE:
        return leaving(sight, h) - 0.5
    return 0.0


def harm(sight: Sight, n: int) -> float:
    """Damage to the foe."""
    left = foe_left(sight)
    if sight.view["foe"] == FOE_DRACULA:
        return KILLED if n >= left else 1.0 * n
    return 4.0 if n >= left else 0.5 * n


def blow_to(sight: Sight, h: int, n: int) -> float:
    """Damage to a hunter."""
    left = sight.left(h)
    return DEFEATED if n >= left else n * (0.6 + 1.2 / left)


def bite(sight: Sight, h: int) -> float:
    """A bite: one influence, and perhaps a defeat."""
    return DEFEATED + 2.0 if sight.view["bites"][h] >= BITE_SPACES[h] else BITTEN


def leaving(sight: Sight, h: int) -> float:
    """The use of leaving a combat: great when nearly dead or under a spell at night."""
    v = sight.view
    need = 5.0 if sight.left(h) <= 2 else 1.5 if sight.left(h) <= 4 else -1.2
    return need + (3.0 if v["night_effects"] and v["mesmerized"] & BIT[h] else 0.0)


# --- the hunters' side --------------------------------------------------------------------------
def blows_to_fear(sight: Sight, h: int) -> dict[int, float]:
    """Dracula's cards that may come, with their weights."""
    v = sight.view
    shown = v["chosen_cards"][DRACULA]
    if v["cards_revealed"] and shown >= 0:
        return {shown: 1.0}
    left = Counter(DRACULA_COMBAT_DECK)
    left.subtract(v["combat_discards"])
    weight = {blow: float(n) for blow, n in left.items() if n > 0}
    for blow in FLIGHTS:
        if blow in weight:
            weight[blow] *= 1.0 + 0.1 * v["dracula_damage"] if flight_works(sight) else 0.2
    if FANGS in weight and v["night_effects"] and v["mesmerized"] & BIT[h]:
        weight[FANGS] *= 2.5
    total = sum(weight.values()) or 1.0
    return {blow: x / total for blow, x in weight.items()}


def hunters_card(sight: Sight, card: int) -> float:
    """The worth of a combat card to a hunter, over all that Dracula may play and engage."""
    h = sight.seat
    v = sight.view
    chance = 1.0 / max(1, len(v["fighters"]))
    if v["engaged"] >= 0:
        chance = 1.0 if v["engaged"] == h else 0.0
    elif v["mesmerized"] & BIT[h]:
        chance = max(chance, 0.7)
    value = 0.0
    for blow, weight in blows_to_fear(sight, h).items():
        if chance:
            value += weight * chance * exchange(sight, h, card, blow)
        if chance < 1:
            value += weight * (1 - chance) * exchange(sight, h, card, blow, engaged=False)
    return value - (0.5 if v["plotting"] and card in OWN else 0.0)


# --- Dracula's side ------------------------------------------------------------------------------
def cards_to_fear(sight: Sight, h: int) -> dict[int, float]:
    """What a hunter may play: his own three cards, and items he may hold."""
    v = sight.view
    if v["cards_revealed"]:
        return {v["chosen_cards"][h]: 1.0} if v["chosen_cards"][h] != EMPTY else {PUNCH: 1.0}
    last = v["last_cards"][h]
    weight: dict[int, float] = {PUNCH: 1.0, DODGE: 1.2, ESCAPE: 0.4 if sight.left(h) > 4 else 1.5}
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


def victim(sight: Sight, blow: int) -> int:
    """The hunter whom a blow hurts most."""
    fighters: list[int] = sight.view["fighters"]
    return max(fighters, key=lambda h: (against(sight, h, blow), -h))


def against(sight: Sight, h: int, blow: int) -> float:
    """The worth of a blow against this hunter, to Dracula."""
    return -sum([weight * exchange(sight, h, card, blow) for card, weight in cards_to_fear(sight, h).items()])


def draculas_card(sight: Sight, blow: int) -> float:
    """The worth of a combat card to Dracula."""
    v = sight.view
    if not v["fighters"]:
        return 0.0
    h = victim(sight, blow)
    value = against(sight, h, blow)
    if blow in FLIGHTS:
        if not flight_works(sight):
            return value - 1.0
        hurt = v["dracula_damage"] if v["foe"] == FOE_DRACULA else 0
        return value + (0.35 * hurt - 2.0) + 0.8 * (len(v["fighters"]) - 1) - (2.0 if v["mesmerized"] and v["night_effects"] else 0.0)
    if blow == MESMERIZE and v["night_effects"] and FANGS in v["combat_hand"]:
        value += 1.0
    if blow == FANGS and v["night_effects"] and not v["mesmerized"]:
        value -= 0.6  # better kept until a hunter is under the spell
    return value
