"""The fields of a state. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from typing import Any

from whitby.engine import Pile, Rule, State


class Fields(State):
    """The fields, with what follows from them alone."""

    def begin(self) -> None:
        self.begin_engine()
        self.emergency_by_cities: bool = False
        self.newspaper: int = 0
        self.rail_exactly: bool = False
        self.bitten_mina: bool = False
        self.destroyed_if_won: bool = False
        self.must_add: bool = False
        self.catacombs_at_sea: bool = False
        self.shown_at_sea: bool = False
        self.group_trade: bool = False
        self.agents_leave: bool = False
        self.own_hands: bool = False
        self.time: int = 0
        self.vampires: int = 0
        self.resolve: int = 0
        self.resolve_used: int = 0
        self.resolve_spent: bool = False
        self.round: int = 0
        self.turn: int = -2
        self.group: int = 0
        self.acted: int = 0
        self.skips: int = 0
        self.hurried: int = 0
        self.turn_over: bool = False
        self.moved: bool = False
        self.met: bool = False
        self.horses: int = 0
        self.sea_steps: int = 0
        self.carriage: bool = False
        self.delayed: bool = False
        self.train: int = -1
        self.rerolled: bool = False
        self.moved_from: int = -1
        self.announced: list[int] = [-1] * 5
        self.moves_left: int = 1
        self.at: list[int] = [-1] * 4
        self.came_from: list[int] = [-1] * 4
        self.embarked: list[int] = [-1] * 4
        self.health: list[int] = [12, 10, 8, 8]
        self.bites: list[int] = [0, 0, 0, 1]
        self.fogged: int = 0
        self.batted: int = 0
        self.held_markers: Pile = ()
        self.incoming_loss: list[int] = [0] * 4
        self.incoming_bite: int = 0
        self.items: list[Pile] = [()] * 4
        self.events: list[Pile] = [()] * 5
        self.dogs: list[int] = [0] * 4
        self.shown_item: list[int] = [-1] * 4
        self.shown_event: list[int] = [-1] * 4
        self.just_drawn: int = -1
        self.drawer: int = -2
        self.seen_items: list[Pile] = [()] * 4
        self.seen_events: list[Pile] = [()] * 4
        self.seen_dracula: Pile = ()
        self.traded: list[Pile] = [()] * 4
        self.blood: int = 15
        self.encounters: Pile = ()
        self.trail: list[int] = [-1] * 10
        self.hideout_marks: list[int] = [0] * 10
        self.hideout_encounters: list[Pile] = [()] * 10
        self.hide_city: int = -1
        self.dropped: Pile = ()
        self.dracula_from: int = -1
        self.dracula_port: int = -1
        self.sailed: int = 0
        self.hosts: Pile = ()
        self.consecrated: int = -1
        self.roadblock: int = -1
        self.storm: int = -1
        self.storm_turns: int = 0
        self.item_deck: Pile = ()
        self.item_discards: Pile = ()
        self.event_top: int = -1
        self.event_deck: Pile = ()
        self.event_discards: Pile = ()
        self.pool: Pile = ()
        self.allies: list[int] = [-1] * 2
        self.events_played: list[int] = []
        self.met_kind: int = -1
        self.met_space: int = -1
        self.met_by: int = 0
        self.forewarned: bool = False
        self.seduced: bool = False
        self.press: int = -1
        self.fighters: list[int] = []
        self.foe: int = -1
        self.attacked: bool = False
        self.by_night: bool = False
        self.combat_round: int = 0
        self.laid: list[int] = [-1] * 5
        self.cards_revealed: bool = False
        self.last_cards: list[int] = [-1] * 5
        self.target: int = -2
        self.dice: Pile = ()
        self.hunters_won: bool = False
        self.applied: int = -2
        self.result: int = -1
        self.continues: int = 0
        self.repelled: bool = False
        self.dodge_bonus: int = 0
        self.traps: int = 0
        self.plans: int = 0
        self.no_escape: bool = False
        self.called_off: bool = False
        self.combat_ended: bool = False
        self.foe_killed: bool = False
        self.bat_moves: bool = False

    def copy_to(self, t: Fields) -> None:
        """Set every field of a new state."""
        self.copy_engine_to(t)
        t.emergency_by_cities = self.emergency_by_cities
        t.newspaper = self.newspaper
        t.rail_exactly = self.rail_exactly
        t.bitten_mina = self.bitten_mina
        t.destroyed_if_won = self.destroyed_if_won
        t.must_add = self.must_add
        t.catacombs_at_sea = self.catacombs_at_sea
        t.shown_at_sea = self.shown_at_sea
        t.group_trade = self.group_trade
        t.agents_leave = self.agents_leave
        t.own_hands = self.own_hands
        t.time = self.time
        t.vampires = self.vampires
        t.resolve = self.resolve
        t.resolve_used = self.resolve_used
        t.resolve_spent = self.resolve_spent
        t.round = self.round
        t.turn = self.turn
        t.group = self.group
        t.acted = self.acted
        t.skips = self.skips
        t.hurried = self.hurried
        t.turn_over = self.turn_over
        t.moved = self.moved
        t.met = self.met
        t.horses = self.horses
        t.sea_steps = self.sea_steps
        t.carriage = self.carriage
        t.delayed = self.delayed
        t.train = self.train
        t.rerolled = self.rerolled
        t.moved_from = self.moved_from
        t.announced = self.announced.copy()
        t.moves_left = self.moves_left
        t.at = self.at.copy()
        t.came_from = self.came_from.copy()
        t.embarked = self.embarked.copy()
        t.health = self.health.copy()
        t.bites = self.bites.copy()
        t.fogged = self.fogged
        t.batted = self.batted
        t.held_markers = self.held_markers
        t.incoming_loss = self.incoming_loss.copy()
        t.incoming_bite = self.incoming_bite
        t.items = self.items.copy()
        t.events = self.events.copy()
        t.dogs = self.dogs.copy()
        t.shown_item = self.shown_item.copy()
        t.shown_event = self.shown_event.copy()
        t.just_drawn = self.just_drawn
        t.drawer = self.drawer
        t.seen_items = self.seen_items.copy()
        t.seen_events = self.seen_events.copy()
        t.seen_dracula = self.seen_dracula
        t.traded = self.traded.copy()
        t.blood = self.blood
        t.encounters = self.encounters
        t.trail = self.trail.copy()
        t.hideout_marks = self.hideout_marks.copy()
        t.hideout_encounters = self.hideout_encounters.copy()
        t.hide_city = self.hide_city
        t.dropped = self.dropped
        t.dracula_from = self.dracula_from
        t.dracula_port = self.dracula_port
        t.sailed = self.sailed
        t.hosts = self.hosts
        t.consecrated = self.consecrated
        t.roadblock = self.roadblock
        t.storm = self.storm
        t.storm_turns = self.storm_turns
        t.item_deck = self.item_deck
        t.item_discards = self.item_discards
        t.event_top = self.event_top
        t.event_deck = self.event_deck
        t.event_discards = self.event_discards
        t.pool = self.pool
        t.allies = self.allies.copy()
        t.events_played = self.events_played.copy()
        t.met_kind = self.met_kind
        t.met_space = self.met_space
        t.met_by = self.met_by
        t.forewarned = self.forewarned
        t.seduced = self.seduced
        t.press = self.press
        t.fighters = self.fighters.copy()
        t.foe = self.foe
        t.attacked = self.attacked
        t.by_night = self.by_night
        t.combat_round = self.combat_round
        t.laid = self.laid.copy()
        t.cards_revealed = self.cards_revealed
        t.last_cards = self.last_cards.copy()
        t.target = self.target
        t.dice = self.dice
        t.hunters_won = self.hunters_won
        t.applied = self.applied
        t.result = self.result
        t.continues = self.continues
        t.repelled = self.repelled
        t.dodge_bonus = self.dodge_bonus
        t.traps = self.traps
        t.plans = self.plans
        t.no_escape = self.no_escape
        t.called_off = self.called_off
        t.combat_ended = self.combat_ended
        t.foe_killed = self.foe_killed
        t.bat_moves = self.bat_moves

    def snapshot(self) -> dict[str, Any]:
        return {
            **self.engine_snapshot(),
            "emergency_by_cities": self.emergency_by_cities,
            "newspaper": self.newspaper,
            "rail_exactly": self.rail_exactly,
            "bitten_mina": self.bitten_mina,
            "destroyed_if_won": self.destroyed_if_won,
            "must_add": self.must_add,
            "catacombs_at_sea": self.catacombs_at_sea,
            "shown_at_sea": self.shown_at_sea,
            "group_trade": self.group_trade,
            "agents_leave": self.agents_leave,
            "own_hands": self.own_hands,
            "time": self.time,
            "vampires": self.vampires,
            "resolve": self.resolve,
            "resolve_used": self.resolve_used,
            "resolve_spent": self.resolve_spent,
            "round": self.round,
            "turn": self.turn,
            "group": self.group,
            "acted": self.acted,
            "skips": self.skips,
            "hurried": self.hurried,
            "turn_over": self.turn_over,
            "moved": self.moved,
            "met": self.met,
            "horses": self.horses,
            "sea_steps": self.sea_steps,
            "carriage": self.carriage,
            "delayed": self.delayed,
            "train": self.train,
            "rerolled": self.rerolled,
            "moved_from": self.moved_from,
            "announced": self.announced.copy(),
            "moves_left": self.moves_left,
            "at": self.at.copy(),
            "came_from": self.came_from.copy(),
            "embarked": self.embarked.copy(),
            "health": self.health.copy(),
            "bites": self.bites.copy(),
            "fogged": self.fogged,
            "batted": self.batted,
            "held_markers": list(self.held_markers),
            "incoming_loss": self.incoming_loss.copy(),
            "incoming_bite": self.incoming_bite,
            "items": [list(pile) for pile in self.items],
            "events": [list(pile) for pile in self.events],
            "dogs": self.dogs.copy(),
            "shown_item": self.shown_item.copy(),
            "shown_event": self.shown_event.copy(),
            "just_drawn": self.just_drawn,
            "drawer": self.drawer,
            "seen_items": [list(pile) for pile in self.seen_items],
            "seen_events": [list(pile) for pile in self.seen_events],
            "seen_dracula": list(self.seen_dracula),
            "traded": [list(pile) for pile in self.traded],
            "blood": self.blood,
            "encounters": list(self.encounters),
            "trail": self.trail.copy(),
            "hideout_marks": self.hideout_marks.copy(),
            "hideout_encounters": [list(pile) for pile in self.hideout_encounters],
            "hide_city": self.hide_city,
            "dropped": list(self.dropped),
            "dracula_from": self.dracula_from,
            "dracula_port": self.dracula_port,
            "sailed": self.sailed,
            "hosts": list(self.hosts),
            "consecrated": self.consecrated,
            "roadblock": self.roadblock,
            "storm": self.storm,
            "storm_turns": self.storm_turns,
            "item_deck": list(self.item_deck),
            "item_discards": list(self.item_discards),
            "event_top": self.event_top,
            "event_deck": list(self.event_deck),
            "event_discards": list(self.event_discards),
            "pool": list(self.pool),
            "allies": self.allies.copy(),
            "events_played": self.events_played.copy(),
            "met_kind": self.met_kind,
            "met_space": self.met_space,
            "met_by": self.met_by,
            "forewarned": self.forewarned,
            "seduced": self.seduced,
            "press": self.press,
            "fighters": self.fighters.copy(),
            "foe": self.foe,
            "attacked": self.attacked,
            "by_night": self.by_night,
            "combat_round": self.combat_round,
            "laid": self.laid.copy(),
            "cards_revealed": self.cards_revealed,
            "last_cards": self.last_cards.copy(),
            "target": self.target,
            "dice": list(self.dice),
            "hunters_won": self.hunters_won,
            "applied": self.applied,
            "result": self.result,
            "continues": self.continues,
            "repelled": self.repelled,
            "dodge_bonus": self.dodge_bonus,
            "traps": self.traps,
            "plans": self.plans,
            "no_escape": self.no_escape,
            "called_off": self.called_off,
            "combat_ended": self.combat_ended,
            "foe_killed": self.foe_killed,
            "bat_moves": self.bat_moves,
        }

    def fill(self, values: dict[str, Any], rules: dict[str, Rule]) -> None:
        self.fill_engine(values, rules)
        self.emergency_by_cities = values["emergency_by_cities"]
        self.newspaper = values["newspaper"]
        self.rail_exactly = values["rail_exactly"]
        self.bitten_mina = values["bitten_mina"]
        self.destroyed_if_won = values["destroyed_if_won"]
        self.must_add = values["must_add"]
        self.catacombs_at_sea = values["catacombs_at_sea"]
        self.shown_at_sea = values["shown_at_sea"]
        self.group_trade = values["group_trade"]
        self.agents_leave = values["agents_leave"]
        self.own_hands = values["own_hands"]
        self.time = values["time"]
        self.vampires = values["vampires"]
        self.resolve = values["resolve"]
        self.resolve_used = values["resolve_used"]
        self.resolve_spent = values["resolve_spent"]
        self.round = values["round"]
        self.turn = values["turn"]
        self.group = values["group"]
        self.acted = values["acted"]
        self.skips = values["skips"]
        self.hurried = values["hurried"]
        self.turn_over = values["turn_over"]
        self.moved = values["moved"]
        self.met = values["met"]
        self.horses = values["horses"]
        self.sea_steps = values["sea_steps"]
        self.carriage = values["carriage"]
        self.delayed = values["delayed"]
        self.train = values["train"]
        self.rerolled = values["rerolled"]
        self.moved_from = values["moved_from"]
        self.announced = list(values["announced"])
        self.moves_left = values["moves_left"]
        self.at = list(values["at"])
        self.came_from = list(values["came_from"])
        self.embarked = list(values["embarked"])
        self.health = list(values["health"])
        self.bites = list(values["bites"])
        self.fogged = values["fogged"]
        self.batted = values["batted"]
        self.held_markers = tuple(values["held_markers"])
        self.incoming_loss = list(values["incoming_loss"])
        self.incoming_bite = values["incoming_bite"]
        self.items = [tuple(pile) for pile in values["items"]]
        self.events = [tuple(pile) for pile in values["events"]]
        self.dogs = list(values["dogs"])
        self.shown_item = list(values["shown_item"])
        self.shown_event = list(values["shown_event"])
        self.just_drawn = values["just_drawn"]
        self.drawer = values["drawer"]
        self.seen_items = [tuple(pile) for pile in values["seen_items"]]
        self.seen_events = [tuple(pile) for pile in values["seen_events"]]
        self.seen_dracula = tuple(values["seen_dracula"])
        self.traded = [tuple(pile) for pile in values["traded"]]
        self.blood = values["blood"]
        self.encounters = tuple(values["encounters"])
        self.trail = list(values["trail"])
        self.hideout_marks = list(values["hideout_marks"])
        self.hideout_encounters = [tuple(pile) for pile in values["hideout_encounters"]]
        self.hide_city = values["hide_city"]
        self.dropped = tuple(values["dropped"])
        self.dracula_from = values["dracula_from"]
        self.dracula_port = values["dracula_port"]
        self.sailed = values["sailed"]
        self.hosts = tuple(values["hosts"])
        self.consecrated = values["consecrated"]
        self.roadblock = values["roadblock"]
        self.storm = values["storm"]
        self.storm_turns = values["storm_turns"]
        self.item_deck = tuple(values["item_deck"])
        self.item_discards = tuple(values["item_discards"])
        self.event_top = values["event_top"]
        self.event_deck = tuple(values["event_deck"])
        self.event_discards = tuple(values["event_discards"])
        self.pool = tuple(values["pool"])
        self.allies = list(values["allies"])
        self.events_played = list(values["events_played"])
        self.met_kind = values["met_kind"]
        self.met_space = values["met_space"]
        self.met_by = values["met_by"]
        self.forewarned = values["forewarned"]
        self.seduced = values["seduced"]
        self.press = values["press"]
        self.fighters = list(values["fighters"])
        self.foe = values["foe"]
        self.attacked = values["attacked"]
        self.by_night = values["by_night"]
        self.combat_round = values["combat_round"]
        self.laid = list(values["laid"])
        self.cards_revealed = values["cards_revealed"]
        self.last_cards = list(values["last_cards"])
        self.target = values["target"]
        self.dice = tuple(values["dice"])
        self.hunters_won = values["hunters_won"]
        self.applied = values["applied"]
        self.result = values["result"]
        self.continues = values["continues"]
        self.repelled = values["repelled"]
        self.dodge_bonus = values["dodge_bonus"]
        self.traps = values["traps"]
        self.plans = values["plans"]
        self.no_escape = values["no_escape"]
        self.called_off = values["called_off"]
        self.combat_ended = values["combat_ended"]
        self.foe_killed = values["foe_killed"]
        self.bat_moves = values["bat_moves"]
