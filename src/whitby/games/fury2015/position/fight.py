"""A fight of a position: who fights whom, and how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.board import BIT
from whitby.engine import Task, ask_window
from whitby.games.fury.europe import is_city
from whitby.games.fury.position import fighters_named
from whitby.games.fury.trail import hideout_of
from whitby.games.fury2015.ambush import ambush_over, may_ambush, search_goes_on, search_over
from whitby.games.fury2015.combat import combat, combat_ends, combat_round, engage, events_again, show_cards
from whitby.games.fury2015.europe import PLACES
from whitby.games.fury2015.position.agenda import hunter_agenda
from whitby.games.fury2015.position.names import HIDEOUT, HUNTER, SEAT
from whitby.games.fury2015.rules import day, fog_lifts, hosts_leave, night, road_reopened, storm_passes
from whitby.games.fury2015.state import DAWN, DUSK, FOE_DRACULA, Fury, dracula_at
from whitby.games.fury2015.windows import COMBAT_START
from whitby.games.fury2015.words import (
    COMBAT_HAND,
    DRACULA,
    EMPTY,
    GODALMING,
    HUNTER_COMBATS,
    IS_VAMPIRE,
    NOUNS,
    PLOTTING,
    SEATS,
    VAMPIRE_HEALTH,
)
from whitby.positions import UnplacedCards, at_most, by_name, by_number, listed, must, number, one_of

STEPS: Final[dict[str, list[Task]]] = {  # what waits of the fight
    "start": [(combat, ())],
    "open": [(combat_ends, ()), (combat_round, ()), (ask_window, (COMBAT_START, DRACULA, 0))],
    "choose": [(combat_ends, ()), (combat_round, ())],
    "engage": [(combat_ends, ()), (show_cards, ()), (engage, ())],
    "reveal": [(combat_ends, ()), (show_cards, ())],
}
FIGHT: Final = (
    "foe", "hideout", "damage", "fighters", "round", "night", "hand", "played", "last", "cards", "engaged", "mesmerized", "plots",
    "enraged", "lucy", "planned", "wreaths", "bullets", "ambush", "step",
)  # fmt: skip


def fight_set(s: Fury, fight: dict[str, Any], left: UnplacedCards) -> None:
    """Foe, cards and marks of a fight under way."""
    for key in fight:
        one_of("word for a combat", key, FIGHT)
    s.fighters = fighters_named(HUNTER, fight)
    foe = str(fight.get("foe", "dracula"))
    if foe == "dracula":
        s.foe = FOE_DRACULA
        s.night_effects = s.night or s.nocturnal_visit
        for h in s.fighters:
            must(s.at[h] == dracula_at(s) and is_city(s.at[h]), f"{SEATS[h]} is not in Dracula's city {PLACES[dracula_at(s)]}")
        outside = "damage" not in fight and "hideout" not in fight and "ambush" not in fight
        must(outside, "damage of Dracula is said outside; hideout and ambush are of vampires")
    else:
        vampire_set(s, fight, foe, left)
    s.round = number("round", fight.get("round", 1), 1, 6)
    s.plotting = number("plots", fight.get("plots", 0), 0, 2)
    cards_set(s, fight, left)
    marks_set(s, fight, left)


def vampire_set(s: Fury, fight: dict[str, Any], foe: str, left: UnplacedCards) -> None:
    """A vampire out of its hideout."""
    s.foe_kind = left.take("encounters", left.card("encounters", foe))
    must(IS_VAMPIRE[s.foe_kind] and VAMPIRE_HEALTH[s.foe_kind] > 0, f"nobody fights {foe}")
    place = s.at[s.fighters[0]]
    s.foe = HIDEOUT.number(fight["hideout"]) if "hideout" in fight else hideout_of(s.trail, place)
    there = s.foe != EMPTY and s.trail[s.foe] != EMPTY and all([s.at[h] == place for h in s.fighters])
    must(there, f"the fighters must stand together in a hideout of Dracula for {foe} to be there")
    s.foe_damage = number("damage", fight.get("damage", 0), 0, VAMPIRE_HEALTH[s.foe_kind] - 1)
    s.by_ambush = bool(fight.get("ambush", False))
    s.night_effects = s.vampire_night and (s.night or s.nocturnal_visit)


def cards_set(s: Fury, fight: dict[str, Any], left: UnplacedCards) -> None:
    """Dracula's hand and the cards he has played, the cards chosen, and those of the round before."""
    step = fight.get("step", "choose")
    one_of("step of a combat", step, tuple(STEPS))
    hand = left.named("blows", fight.get("hand"))
    cards = by_number(SEAT, fight, "cards")
    if step in ("engage", "reveal"):
        must(sorted(cards) == [*s.fighters, DRACULA], "say the cards of all the fighters and of dracula")
    else:
        must(not cards, "cards are chosen in the steps engage and reveal")
    for seat, name in cards.items():
        s.chosen_cards[seat] = left.card("blows", name) if seat == DRACULA else combat_card(s, seat, name, left)
    if DRACULA in cards and s.chosen_cards[DRACULA] not in hand:
        hand.append(left.take("blows", s.chosen_cards[DRACULA]))
    at_most("cards in his combat hand", len(hand), COMBAT_HAND)
    played_set(s, fight, left)
    if step == "start":
        must(not fight.get("hand"), "in the step start the hand is not drawn yet")
    else:
        s.combat_hand = tuple(sorted(hand + left.some("blows", COMBAT_HAND - len(hand))))
        for h in s.fighters:
            s.displayed_item[h] = s.displayed_event[h] = EMPTY
    for h, card in by_number(HUNTER, fight, "last").items():
        must(s.round > 1 and h in s.fighters, f"{SEATS[h]} has no card of the round before")
        s.last_cards[h] = combat_card(s, h, card, left)


def played_set(s: Fury, fight: dict[str, Any], left: UnplacedCards) -> None:
    """His cards of earlier rounds: as many as rounds are over, Plotting among them where it works."""
    played = left.named("blows", fight.get("played"))
    played += left.named("blows", ["plotting"] * (s.plotting - played.count(PLOTTING)))
    over = s.round - 1
    must(len(played) <= over, f"in round {s.round} he has played {over} cards, not {len(played)}")
    s.combat_discards = tuple(sorted(played + left.some("blows", over - len(played))))


def marks_set(s: Fury, fight: dict[str, Any], left: UnplacedCards) -> None:
    """What lies in play in the fight: wreaths, events, Plotting."""
    s.enraged = bool(fight.get("enraged", False))
    s.holy_bullets_used = bool(fight.get("bullets", False))
    for name in listed("mesmerized", fight.get("mesmerized")):
        s.mesmerized |= BIT[in_fight(s, name)]
    if fight.get("lucy"):
        s.lucys_revenge = in_fight(s, "godalming") == GODALMING
        left.named("events", ["lucys-revenge"])
    for name in listed("planned", fight.get("planned")):
        s.planned_ambush |= BIT[in_fight(s, name)]
        left.named("events", ["planned-ambush"])
    for name, n in by_name(fight, "wreaths").items():
        s.garlic_wreaths[in_fight(s, name)] = number("wreaths", n, 0, 3)
        left.named("items", ["garlic-wreath"] * n)


def in_fight(s: Fury, name: Any) -> int:
    """A hunter by name, who must be in the fight."""
    h = HUNTER.number(name)
    must(h in s.fighters, f"{name} is not in the fight")
    return h


def combat_card(s: Fury, h: int, name: Any, left: UnplacedCards) -> int:
    """A card this hunter can have played."""
    if name in HUNTER_COMBATS:
        return NOUNS.index(str(name))
    card = left.card("items", name)
    must(card in s.items[h], f"{SEATS[h]} has no {name}")
    return card


def fight_agenda(s: Fury, fight: dict[str, Any], parts: Mapping[str, Any]) -> list[Task]:
    """The fight, and the dawn, dusk or turn that goes on after it."""
    step = fight.get("step", "choose")
    rest: list[Task]
    if s.foe == FOE_DRACULA:
        s.phase = DUSK if s.night else DAWN
        rules = [night, storm_passes, road_reopened, fog_lifts] if s.night else [day, hosts_leave]
        rest = [(rule, ()) for rule in rules + ([events_again] if s.events_after_combat else [])]
    else:
        h = s.fighters[0] if parts.get("turn") is None else in_fight(s, parts["turn"])
        i = hideout_of(s.trail, s.at[h])
        rest = hunter_agenda(s, {**parts, "turn": SEATS[h]}, not s.night, False)
        rest += [(ambush_over, (i,)), (may_ambush, (h, 0))] if s.by_ambush else [(search_over, (i,)), (search_goes_on, (h,))]
    if step in ("open", "choose"):
        s.round -= 1
    if step == "reveal":
        s.engaged = in_fight(s, fight.get("engaged", SEATS[s.fighters[0]]))
    return rest + STEPS[step]
