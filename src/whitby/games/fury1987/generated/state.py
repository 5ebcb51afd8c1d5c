"""The fields of a state. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from typing import Any

from whitby.engine import Pile, Rule, State


class Fields(State):
    """The fields, with what follows from them alone."""

    def begin(self) -> None:
        self.begin_engine()
        self.may_attack: bool = False
        self.own_hands: bool = False
        self.minor_ends: bool = False
        self.counts_valour: bool = False
        self.round_limit: int = 200
        self.round: int = 0
        self.turn: int = -2
        self.group: int = 0
        self.together: int = 0
        self.acted: int = 0
        self.misses: int = 0
        self.extra_turns: int = 0
        self.batted: int = 0
        self.passed: bool = False
        self.fogged: bool = False
        self.acting: bool = True
        self.sea_steps: int = 0
        self.train: int = -1
        self.carriage: bool = False
        self.delayed: bool = False
        self.moved_from: int = -1
        self.at: list[int] = [-1] * 3
        self.came_from: list[int] = [-1] * 3
        self.embarked: list[int] = [-1] * 3
        self.wounds: list[int] = [0] * 3
        self.bitten: int = 0
        self.dead: int = 0
        self.turned: int = 0
        self.fought_here: int = 0
        self.stocked_at: list[int] = [-1] * 3
        self.stocked_now: list[int] = [-1] * 3
        self.dogs: list[int] = [0] * 3
        self.host_at: list[int] = [-1] * 2
        self.host_of: list[int] = [-2] * 2
        self.valour: list[int] = [0] * 3
        self.incoming_wounds: list[int] = [0] * 3
        self.incoming_bite: int = 0
        self.weapons: list[Pile] = [()] * 3
        self.events: list[Pile] = [()] * 4
        self.seen_weapons: list[Pile] = [()] * 3
        self.drawn: Pile = ()
        self.drawn_weapons: Pile = ()
        self.drawer: int = -2
        self.dracula_at: int = -1
        self.dracula_from: int = -1
        self.dracula_port: int = -1
        self.rumours_at: int = -1
        self.blood: int = 12
        self.blood_death: int = 0
        self.dying: int = 0
        self.consumed: int = 0
        self.devoured: Pile = ()
        self.castle_rounds: int = 0
        self.in_castle: int = 0
        self.encounters: Pile = ()
        self.chart: list[int] = [-1] * 60
        self.encounter_cup: Pile = ()
        self.encounter_discards: Pile = ()
        self.way: Pile = ()
        self.turn_step: int = 0
        self.draws_owed: int = 0
        self.returned: Pile = ()
        self.way_said: int = 0
        self.attack_on: int = -2
        self.walpurgis: int = 0
        self.eaten_at: int = -1
        self.laying: int = -1
        self.seen_at: int = -1
        self.rumours_seen: int = -1
        self.fleeing: bool = False
        self.heard_chart: list[int] = [-1] * 60
        self.gains: int = 0
        self.vampires_destroyed: int = 0
        self.vampires_out: Pile = ()
        self.seen_discards: Pile = ()
        self.most_blood: int = 12
        self.weapon_cup: Pile = ()
        self.weapon_discards: Pile = ()
        self.event_deck: Pile = ()
        self.event_discards: Pile = ()
        self.special_vampires: Pile = ()
        self.shipping_agents: bool = False
        self.events_played: list[int] = []
        self.met_kind: int = -1
        self.met_at: int = -1
        self.met_by: int = 0
        self.avoided: bool = False
        self.forewarned: bool = False
        self.leapt: bool = False
        self.seduced: bool = False
        self.fighters: list[int] = []
        self.foe: int = -1
        self.unbeaten: int = 0
        self.harker: bool = False
        self.harker_weapons: Pile = ()
        self.harker_dogs: int = 0
        self.harker_wounds: int = 0
        self.attacked: bool = False
        self.day_set: int = -1
        self.by_night: bool = False
        self.combat_round: int = 0
        self.laid: list[int] = [-1] * 4
        self.chits_revealed: bool = False
        self.last_chits: list[int] = [-1] * 4
        self.target: int = -2
        self.dice: Pile = ()
        self.hunters_won: bool = False
        self.applied: int = -2
        self.result: int = -1
        self.bonus: int = 0
        self.limited: bool = False
        self.garlic: int = 0
        self.raging: int = 0
        self.traps: int = 0
        self.plans: int = 0
        self.called_off: bool = False
        self.combat_ended: bool = False
        self.foe_killed: bool = False
        self.flies: bool = False

    def copy_to(self, t: Fields) -> None:
        """Set every field of a new state."""
        self.copy_engine_to(t)
        t.may_attack = self.may_attack
        t.own_hands = self.own_hands
        t.minor_ends = self.minor_ends
        t.counts_valour = self.counts_valour
        t.round_limit = self.round_limit
        t.round = self.round
        t.turn = self.turn
        t.group = self.group
        t.together = self.together
        t.acted = self.acted
        t.misses = self.misses
        t.extra_turns = self.extra_turns
        t.batted = self.batted
        t.passed = self.passed
        t.fogged = self.fogged
        t.acting = self.acting
        t.sea_steps = self.sea_steps
        t.train = self.train
        t.carriage = self.carriage
        t.delayed = self.delayed
        t.moved_from = self.moved_from
        t.at = self.at.copy()
        t.came_from = self.came_from.copy()
        t.embarked = self.embarked.copy()
        t.wounds = self.wounds.copy()
        t.bitten = self.bitten
        t.dead = self.dead
        t.turned = self.turned
        t.fought_here = self.fought_here
        t.stocked_at = self.stocked_at.copy()
        t.stocked_now = self.stocked_now.copy()
        t.dogs = self.dogs.copy()
        t.host_at = self.host_at.copy()
        t.host_of = self.host_of.copy()
        t.valour = self.valour.copy()
        t.incoming_wounds = self.incoming_wounds.copy()
        t.incoming_bite = self.incoming_bite
        t.weapons = self.weapons.copy()
        t.events = self.events.copy()
        t.seen_weapons = self.seen_weapons.copy()
        t.drawn = self.drawn
        t.drawn_weapons = self.drawn_weapons
        t.drawer = self.drawer
        t.dracula_at = self.dracula_at
        t.dracula_from = self.dracula_from
        t.dracula_port = self.dracula_port
        t.rumours_at = self.rumours_at
        t.blood = self.blood
        t.blood_death = self.blood_death
        t.dying = self.dying
        t.consumed = self.consumed
        t.devoured = self.devoured
        t.castle_rounds = self.castle_rounds
        t.in_castle = self.in_castle
        t.encounters = self.encounters
        t.chart = self.chart.copy()
        t.encounter_cup = self.encounter_cup
        t.encounter_discards = self.encounter_discards
        t.way = self.way
        t.turn_step = self.turn_step
        t.draws_owed = self.draws_owed
        t.returned = self.returned
        t.way_said = self.way_said
        t.attack_on = self.attack_on
        t.walpurgis = self.walpurgis
        t.eaten_at = self.eaten_at
        t.laying = self.laying
        t.seen_at = self.seen_at
        t.rumours_seen = self.rumours_seen
        t.fleeing = self.fleeing
        t.heard_chart = self.heard_chart.copy()
        t.gains = self.gains
        t.vampires_destroyed = self.vampires_destroyed
        t.vampires_out = self.vampires_out
        t.seen_discards = self.seen_discards
        t.most_blood = self.most_blood
        t.weapon_cup = self.weapon_cup
        t.weapon_discards = self.weapon_discards
        t.event_deck = self.event_deck
        t.event_discards = self.event_discards
        t.special_vampires = self.special_vampires
        t.shipping_agents = self.shipping_agents
        t.events_played = self.events_played.copy()
        t.met_kind = self.met_kind
        t.met_at = self.met_at
        t.met_by = self.met_by
        t.avoided = self.avoided
        t.forewarned = self.forewarned
        t.leapt = self.leapt
        t.seduced = self.seduced
        t.fighters = self.fighters.copy()
        t.foe = self.foe
        t.unbeaten = self.unbeaten
        t.harker = self.harker
        t.harker_weapons = self.harker_weapons
        t.harker_dogs = self.harker_dogs
        t.harker_wounds = self.harker_wounds
        t.attacked = self.attacked
        t.day_set = self.day_set
        t.by_night = self.by_night
        t.combat_round = self.combat_round
        t.laid = self.laid.copy()
        t.chits_revealed = self.chits_revealed
        t.last_chits = self.last_chits.copy()
        t.target = self.target
        t.dice = self.dice
        t.hunters_won = self.hunters_won
        t.applied = self.applied
        t.result = self.result
        t.bonus = self.bonus
        t.limited = self.limited
        t.garlic = self.garlic
        t.raging = self.raging
        t.traps = self.traps
        t.plans = self.plans
        t.called_off = self.called_off
        t.combat_ended = self.combat_ended
        t.foe_killed = self.foe_killed
        t.flies = self.flies

    def snapshot(self) -> dict[str, Any]:
        return {
            **self.engine_snapshot(),
            "may_attack": self.may_attack,
            "own_hands": self.own_hands,
            "minor_ends": self.minor_ends,
            "counts_valour": self.counts_valour,
            "round_limit": self.round_limit,
            "round": self.round,
            "turn": self.turn,
            "group": self.group,
            "together": self.together,
            "acted": self.acted,
            "misses": self.misses,
            "extra_turns": self.extra_turns,
            "batted": self.batted,
            "passed": self.passed,
            "fogged": self.fogged,
            "acting": self.acting,
            "sea_steps": self.sea_steps,
            "train": self.train,
            "carriage": self.carriage,
            "delayed": self.delayed,
            "moved_from": self.moved_from,
            "at": self.at.copy(),
            "came_from": self.came_from.copy(),
            "embarked": self.embarked.copy(),
            "wounds": self.wounds.copy(),
            "bitten": self.bitten,
            "dead": self.dead,
            "turned": self.turned,
            "fought_here": self.fought_here,
            "stocked_at": self.stocked_at.copy(),
            "stocked_now": self.stocked_now.copy(),
            "dogs": self.dogs.copy(),
            "host_at": self.host_at.copy(),
            "host_of": self.host_of.copy(),
            "valour": self.valour.copy(),
            "incoming_wounds": self.incoming_wounds.copy(),
            "incoming_bite": self.incoming_bite,
            "weapons": [list(pile) for pile in self.weapons],
            "events": [list(pile) for pile in self.events],
            "seen_weapons": [list(pile) for pile in self.seen_weapons],
            "drawn": list(self.drawn),
            "drawn_weapons": list(self.drawn_weapons),
            "drawer": self.drawer,
            "dracula_at": self.dracula_at,
            "dracula_from": self.dracula_from,
            "dracula_port": self.dracula_port,
            "rumours_at": self.rumours_at,
            "blood": self.blood,
            "blood_death": self.blood_death,
            "dying": self.dying,
            "consumed": self.consumed,
            "devoured": list(self.devoured),
            "castle_rounds": self.castle_rounds,
            "in_castle": self.in_castle,
            "encounters": list(self.encounters),
            "chart": self.chart.copy(),
            "encounter_cup": list(self.encounter_cup),
            "encounter_discards": list(self.encounter_discards),
            "way": list(self.way),
            "turn_step": self.turn_step,
            "draws_owed": self.draws_owed,
            "returned": list(self.returned),
            "way_said": self.way_said,
            "attack_on": self.attack_on,
            "walpurgis": self.walpurgis,
            "eaten_at": self.eaten_at,
            "laying": self.laying,
            "seen_at": self.seen_at,
            "rumours_seen": self.rumours_seen,
            "fleeing": self.fleeing,
            "heard_chart": self.heard_chart.copy(),
            "gains": self.gains,
            "vampires_destroyed": self.vampires_destroyed,
            "vampires_out": list(self.vampires_out),
            "seen_discards": list(self.seen_discards),
            "most_blood": self.most_blood,
            "weapon_cup": list(self.weapon_cup),
            "weapon_discards": list(self.weapon_discards),
            "event_deck": list(self.event_deck),
            "event_discards": list(self.event_discards),
            "special_vampires": list(self.special_vampires),
            "shipping_agents": self.shipping_agents,
            "events_played": self.events_played.copy(),
            "met_kind": self.met_kind,
            "met_at": self.met_at,
            "met_by": self.met_by,
            "avoided": self.avoided,
            "forewarned": self.forewarned,
            "leapt": self.leapt,
            "seduced": self.seduced,
            "fighters": self.fighters.copy(),
            "foe": self.foe,
            "unbeaten": self.unbeaten,
            "harker": self.harker,
            "harker_weapons": list(self.harker_weapons),
            "harker_dogs": self.harker_dogs,
            "harker_wounds": self.harker_wounds,
            "attacked": self.attacked,
            "day_set": self.day_set,
            "by_night": self.by_night,
            "combat_round": self.combat_round,
            "laid": self.laid.copy(),
            "chits_revealed": self.chits_revealed,
            "last_chits": self.last_chits.copy(),
            "target": self.target,
            "dice": list(self.dice),
            "hunters_won": self.hunters_won,
            "applied": self.applied,
            "result": self.result,
            "bonus": self.bonus,
            "limited": self.limited,
            "garlic": self.garlic,
            "raging": self.raging,
            "traps": self.traps,
            "plans": self.plans,
            "called_off": self.called_off,
            "combat_ended": self.combat_ended,
            "foe_killed": self.foe_killed,
            "flies": self.flies,
        }

    def fill(self, values: dict[str, Any], rules: dict[str, Rule]) -> None:
        self.fill_engine(values, rules)
        self.may_attack = values["may_attack"]
        self.own_hands = values["own_hands"]
        self.minor_ends = values["minor_ends"]
        self.counts_valour = values["counts_valour"]
        self.round_limit = values["round_limit"]
        self.round = values["round"]
        self.turn = values["turn"]
        self.group = values["group"]
        self.together = values["together"]
        self.acted = values["acted"]
        self.misses = values["misses"]
        self.extra_turns = values["extra_turns"]
        self.batted = values["batted"]
        self.passed = values["passed"]
        self.fogged = values["fogged"]
        self.acting = values["acting"]
        self.sea_steps = values["sea_steps"]
        self.train = values["train"]
        self.carriage = values["carriage"]
        self.delayed = values["delayed"]
        self.moved_from = values["moved_from"]
        self.at = list(values["at"])
        self.came_from = list(values["came_from"])
        self.embarked = list(values["embarked"])
        self.wounds = list(values["wounds"])
        self.bitten = values["bitten"]
        self.dead = values["dead"]
        self.turned = values["turned"]
        self.fought_here = values["fought_here"]
        self.stocked_at = list(values["stocked_at"])
        self.stocked_now = list(values["stocked_now"])
        self.dogs = list(values["dogs"])
        self.host_at = list(values["host_at"])
        self.host_of = list(values["host_of"])
        self.valour = list(values["valour"])
        self.incoming_wounds = list(values["incoming_wounds"])
        self.incoming_bite = values["incoming_bite"]
        self.weapons = [tuple(pile) for pile in values["weapons"]]
        self.events = [tuple(pile) for pile in values["events"]]
        self.seen_weapons = [tuple(pile) for pile in values["seen_weapons"]]
        self.drawn = tuple(values["drawn"])
        self.drawn_weapons = tuple(values["drawn_weapons"])
        self.drawer = values["drawer"]
        self.dracula_at = values["dracula_at"]
        self.dracula_from = values["dracula_from"]
        self.dracula_port = values["dracula_port"]
        self.rumours_at = values["rumours_at"]
        self.blood = values["blood"]
        self.blood_death = values["blood_death"]
        self.dying = values["dying"]
        self.consumed = values["consumed"]
        self.devoured = tuple(values["devoured"])
        self.castle_rounds = values["castle_rounds"]
        self.in_castle = values["in_castle"]
        self.encounters = tuple(values["encounters"])
        self.chart = list(values["chart"])
        self.encounter_cup = tuple(values["encounter_cup"])
        self.encounter_discards = tuple(values["encounter_discards"])
        self.way = tuple(values["way"])
        self.turn_step = values["turn_step"]
        self.draws_owed = values["draws_owed"]
        self.returned = tuple(values["returned"])
        self.way_said = values["way_said"]
        self.attack_on = values["attack_on"]
        self.walpurgis = values["walpurgis"]
        self.eaten_at = values["eaten_at"]
        self.laying = values["laying"]
        self.seen_at = values["seen_at"]
        self.rumours_seen = values["rumours_seen"]
        self.fleeing = values["fleeing"]
        self.heard_chart = list(values["heard_chart"])
        self.gains = values["gains"]
        self.vampires_destroyed = values["vampires_destroyed"]
        self.vampires_out = tuple(values["vampires_out"])
        self.seen_discards = tuple(values["seen_discards"])
        self.most_blood = values["most_blood"]
        self.weapon_cup = tuple(values["weapon_cup"])
        self.weapon_discards = tuple(values["weapon_discards"])
        self.event_deck = tuple(values["event_deck"])
        self.event_discards = tuple(values["event_discards"])
        self.special_vampires = tuple(values["special_vampires"])
        self.shipping_agents = values["shipping_agents"]
        self.events_played = list(values["events_played"])
        self.met_kind = values["met_kind"]
        self.met_at = values["met_at"]
        self.met_by = values["met_by"]
        self.avoided = values["avoided"]
        self.forewarned = values["forewarned"]
        self.leapt = values["leapt"]
        self.seduced = values["seduced"]
        self.fighters = list(values["fighters"])
        self.foe = values["foe"]
        self.unbeaten = values["unbeaten"]
        self.harker = values["harker"]
        self.harker_weapons = tuple(values["harker_weapons"])
        self.harker_dogs = values["harker_dogs"]
        self.harker_wounds = values["harker_wounds"]
        self.attacked = values["attacked"]
        self.day_set = values["day_set"]
        self.by_night = values["by_night"]
        self.combat_round = values["combat_round"]
        self.laid = list(values["laid"])
        self.chits_revealed = values["chits_revealed"]
        self.last_chits = list(values["last_chits"])
        self.target = values["target"]
        self.dice = tuple(values["dice"])
        self.hunters_won = values["hunters_won"]
        self.applied = values["applied"]
        self.result = values["result"]
        self.bonus = values["bonus"]
        self.limited = values["limited"]
        self.garlic = values["garlic"]
        self.raging = values["raging"]
        self.traps = values["traps"]
        self.plans = values["plans"]
        self.called_off = values["called_off"]
        self.combat_ended = values["combat_ended"]
        self.foe_killed = values["foe_killed"]
        self.flies = values["flies"]
