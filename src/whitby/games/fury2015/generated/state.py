"""The fields of a state. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from typing import Any

from whitby.engine import Pile, State


class Fields(State):
    """The fields, with what follows from them alone."""

    def begin(self) -> None:
        super().begin()
        self.vampire_night: bool = False
        self.open_encounters: bool = True
        self.hide_behind_power: bool = True
        self.private_talk: bool = False
        self.events_after_combat: bool = False
        self.wolf_with_hide: bool = False
        self.hide_tied_to_leaving: bool = False
        self.day: int = 0
        self.night: bool = False
        self.phase: int = 0
        self.despair: int = 0
        self.influence: int = 0
        self.turn: int = -2
        self.waiting: int = 0
        self.did: int = 0
        self.long_night: bool = False
        self.vigor: bool = False
        self.telegraph: bool = False
        self.no_supply: bool = False
        self.no_supply_next: bool = False
        self.darkness: bool = False
        self.nocturnal: bool = False
        self.swift: bool = False
        self.at: list[int] = [-1] * 4
        self.harm: list[int] = [0] * 4
        self.bites: list[int] = [0] * 4
        self.delayed: list[bool] = [False] * 4
        self.ward: list[int] = [-1] * 4
        self.batted: list[bool] = [False] * 4
        self.shown_item: list[int] = [-1] * 4
        self.shown_event: list[int] = [-1] * 4
        self.items: list[Pile] = [()] * 4
        self.events: list[Pile] = [()] * 5
        self.encounters: Pile = ()
        self.tickets: list[Pile] = [()] * 4
        self.fare: int = -1
        self.drawn: list[int] = [-1] * 5
        self.damage: int = 0
        self.rumors: int = 1
        self.guards: int = 0
        self.trail: list[int] = [-1] * 10
        self.marks: list[int] = [0] * 10
        self.lurking: list[Pile] = [()] * 10
        self.blows: Pile = (0, 0, 0, 0)
        self.fog: Pile = ()
        self.storms: Pile = ()
        self.blocks: Pile = ()
        self.holy: int = -1
        self.hosts: Pile = ()
        self.hosts_old: bool = False
        self.item_bag: Pile = ()
        self.item_out: Pile = ()
        self.ticket_bag: Pile = ()
        self.encounter_bag: Pile = ()
        self.encounter_out: Pile = ()
        self.encounter_down: Pile = ()
        self.event_top: int = -1
        self.event_bag: Pile = ()
        self.event_tail: Pile = ()
        self.event_out: Pile = ()
        self.event_down: Pile = ()
        self.blow_hand: Pile = ()
        self.blow_bag: Pile = ()
        self.blow_out: Pile = ()
        self.allies: list[int] = [-1] * 2
        self.playing: list[int] = []
        self.bite: bool = False
        self.carriage: bool = False
        self.tipped: bool = False
        self.bolted: bool = False
        self.left: int = -1
        self.ambush: int = -1
        self.dogs: bool = False
        self.stakes: int = 0
        self.found: Pile = ()
        self.finder: int = -2
        self.partner: int = -2
        self.offer: list[Pile] = [()] * 2
        self.shared: list[Pile] = [()] * 2
        self.bared: int = -2
        self.fighters: list[int] = []
        self.foe: int = -1
        self.foe_kind: int = -1
        self.foe_harm: int = 0
        self.by_ambush: bool = False
        self.dark: bool = False
        self.round: int = 0
        self.engaged: int = -2
        self.table: list[int] = [-1] * 5
        self.shown: bool = False
        self.last: list[int] = [-1] * 4
        self.cancelled: int = 0
        self.earned: bool = False
        self.acted: int = 0
        self.mesmerized: int = 0
        self.plots: int = 0
        self.enraged: bool = False
        self.wreaths: list[int] = [0] * 4
        self.lucy: bool = False
        self.planned: int = 0
        self.bullets: bool = False

    def copy_to(self, t: Fields) -> None:
        """Set every field of a new state."""
        self.copy_engine_to(t)
        t.vampire_night = self.vampire_night
        t.open_encounters = self.open_encounters
        t.hide_behind_power = self.hide_behind_power
        t.private_talk = self.private_talk
        t.events_after_combat = self.events_after_combat
        t.wolf_with_hide = self.wolf_with_hide
        t.hide_tied_to_leaving = self.hide_tied_to_leaving
        t.day = self.day
        t.night = self.night
        t.phase = self.phase
        t.despair = self.despair
        t.influence = self.influence
        t.turn = self.turn
        t.waiting = self.waiting
        t.did = self.did
        t.long_night = self.long_night
        t.vigor = self.vigor
        t.telegraph = self.telegraph
        t.no_supply = self.no_supply
        t.no_supply_next = self.no_supply_next
        t.darkness = self.darkness
        t.nocturnal = self.nocturnal
        t.swift = self.swift
        t.at = self.at.copy()
        t.harm = self.harm.copy()
        t.bites = self.bites.copy()
        t.delayed = self.delayed.copy()
        t.ward = self.ward.copy()
        t.batted = self.batted.copy()
        t.shown_item = self.shown_item.copy()
        t.shown_event = self.shown_event.copy()
        t.items = self.items.copy()
        t.events = self.events.copy()
        t.encounters = self.encounters
        t.tickets = self.tickets.copy()
        t.fare = self.fare
        t.drawn = self.drawn.copy()
        t.damage = self.damage
        t.rumors = self.rumors
        t.guards = self.guards
        t.trail = self.trail.copy()
        t.marks = self.marks.copy()
        t.lurking = self.lurking.copy()
        t.blows = self.blows
        t.fog = self.fog
        t.storms = self.storms
        t.blocks = self.blocks
        t.holy = self.holy
        t.hosts = self.hosts
        t.hosts_old = self.hosts_old
        t.item_bag = self.item_bag
        t.item_out = self.item_out
        t.ticket_bag = self.ticket_bag
        t.encounter_bag = self.encounter_bag
        t.encounter_out = self.encounter_out
        t.encounter_down = self.encounter_down
        t.event_top = self.event_top
        t.event_bag = self.event_bag
        t.event_tail = self.event_tail
        t.event_out = self.event_out
        t.event_down = self.event_down
        t.blow_hand = self.blow_hand
        t.blow_bag = self.blow_bag
        t.blow_out = self.blow_out
        t.allies = self.allies.copy()
        t.playing = self.playing.copy()
        t.bite = self.bite
        t.carriage = self.carriage
        t.tipped = self.tipped
        t.bolted = self.bolted
        t.left = self.left
        t.ambush = self.ambush
        t.dogs = self.dogs
        t.stakes = self.stakes
        t.found = self.found
        t.finder = self.finder
        t.partner = self.partner
        t.offer = self.offer.copy()
        t.shared = self.shared.copy()
        t.bared = self.bared
        t.fighters = self.fighters.copy()
        t.foe = self.foe
        t.foe_kind = self.foe_kind
        t.foe_harm = self.foe_harm
        t.by_ambush = self.by_ambush
        t.dark = self.dark
        t.round = self.round
        t.engaged = self.engaged
        t.table = self.table.copy()
        t.shown = self.shown
        t.last = self.last.copy()
        t.cancelled = self.cancelled
        t.earned = self.earned
        t.acted = self.acted
        t.mesmerized = self.mesmerized
        t.plots = self.plots
        t.enraged = self.enraged
        t.wreaths = self.wreaths.copy()
        t.lucy = self.lucy
        t.planned = self.planned
        t.bullets = self.bullets

    def snapshot(self) -> dict[str, Any]:
        return {
            **self.engine_snapshot(),
            "vampire_night": self.vampire_night,
            "open_encounters": self.open_encounters,
            "hide_behind_power": self.hide_behind_power,
            "private_talk": self.private_talk,
            "events_after_combat": self.events_after_combat,
            "wolf_with_hide": self.wolf_with_hide,
            "hide_tied_to_leaving": self.hide_tied_to_leaving,
            "day": self.day,
            "night": self.night,
            "phase": self.phase,
            "despair": self.despair,
            "influence": self.influence,
            "turn": self.turn,
            "waiting": self.waiting,
            "did": self.did,
            "long_night": self.long_night,
            "vigor": self.vigor,
            "telegraph": self.telegraph,
            "no_supply": self.no_supply,
            "no_supply_next": self.no_supply_next,
            "darkness": self.darkness,
            "nocturnal": self.nocturnal,
            "swift": self.swift,
            "at": self.at.copy(),
            "harm": self.harm.copy(),
            "bites": self.bites.copy(),
            "delayed": self.delayed.copy(),
            "ward": self.ward.copy(),
            "batted": self.batted.copy(),
            "shown_item": self.shown_item.copy(),
            "shown_event": self.shown_event.copy(),
            "items": [list(pile) for pile in self.items],
            "events": [list(pile) for pile in self.events],
            "encounters": list(self.encounters),
            "tickets": [list(pile) for pile in self.tickets],
            "fare": self.fare,
            "drawn": self.drawn.copy(),
            "damage": self.damage,
            "rumors": self.rumors,
            "guards": self.guards,
            "trail": self.trail.copy(),
            "marks": self.marks.copy(),
            "lurking": [list(pile) for pile in self.lurking],
            "blows": list(self.blows),
            "fog": list(self.fog),
            "storms": list(self.storms),
            "blocks": list(self.blocks),
            "holy": self.holy,
            "hosts": list(self.hosts),
            "hosts_old": self.hosts_old,
            "item_bag": list(self.item_bag),
            "item_out": list(self.item_out),
            "ticket_bag": list(self.ticket_bag),
            "encounter_bag": list(self.encounter_bag),
            "encounter_out": list(self.encounter_out),
            "encounter_down": list(self.encounter_down),
            "event_top": self.event_top,
            "event_bag": list(self.event_bag),
            "event_tail": list(self.event_tail),
            "event_out": list(self.event_out),
            "event_down": list(self.event_down),
            "blow_hand": list(self.blow_hand),
            "blow_bag": list(self.blow_bag),
            "blow_out": list(self.blow_out),
            "allies": self.allies.copy(),
            "playing": self.playing.copy(),
            "bite": self.bite,
            "carriage": self.carriage,
            "tipped": self.tipped,
            "bolted": self.bolted,
            "left": self.left,
            "ambush": self.ambush,
            "dogs": self.dogs,
            "stakes": self.stakes,
            "found": list(self.found),
            "finder": self.finder,
            "partner": self.partner,
            "offer": [list(pile) for pile in self.offer],
            "shared": [list(pile) for pile in self.shared],
            "bared": self.bared,
            "fighters": self.fighters.copy(),
            "foe": self.foe,
            "foe_kind": self.foe_kind,
            "foe_harm": self.foe_harm,
            "by_ambush": self.by_ambush,
            "dark": self.dark,
            "round": self.round,
            "engaged": self.engaged,
            "table": self.table.copy(),
            "shown": self.shown,
            "last": self.last.copy(),
            "cancelled": self.cancelled,
            "earned": self.earned,
            "acted": self.acted,
            "mesmerized": self.mesmerized,
            "plots": self.plots,
            "enraged": self.enraged,
            "wreaths": self.wreaths.copy(),
            "lucy": self.lucy,
            "planned": self.planned,
            "bullets": self.bullets,
        }

    def fill(self, values: dict[str, Any]) -> None:
        self.fill_engine(values)
        self.vampire_night = values["vampire_night"]
        self.open_encounters = values["open_encounters"]
        self.hide_behind_power = values["hide_behind_power"]
        self.private_talk = values["private_talk"]
        self.events_after_combat = values["events_after_combat"]
        self.wolf_with_hide = values["wolf_with_hide"]
        self.hide_tied_to_leaving = values["hide_tied_to_leaving"]
        self.day = values["day"]
        self.night = values["night"]
        self.phase = values["phase"]
        self.despair = values["despair"]
        self.influence = values["influence"]
        self.turn = values["turn"]
        self.waiting = values["waiting"]
        self.did = values["did"]
        self.long_night = values["long_night"]
        self.vigor = values["vigor"]
        self.telegraph = values["telegraph"]
        self.no_supply = values["no_supply"]
        self.no_supply_next = values["no_supply_next"]
        self.darkness = values["darkness"]
        self.nocturnal = values["nocturnal"]
        self.swift = values["swift"]
        self.at = list(values["at"])
        self.harm = list(values["harm"])
        self.bites = list(values["bites"])
        self.delayed = list(values["delayed"])
        self.ward = list(values["ward"])
        self.batted = list(values["batted"])
        self.shown_item = list(values["shown_item"])
        self.shown_event = list(values["shown_event"])
        self.items = [tuple(pile) for pile in values["items"]]
        self.events = [tuple(pile) for pile in values["events"]]
        self.encounters = tuple(values["encounters"])
        self.tickets = [tuple(pile) for pile in values["tickets"]]
        self.fare = values["fare"]
        self.drawn = list(values["drawn"])
        self.damage = values["damage"]
        self.rumors = values["rumors"]
        self.guards = values["guards"]
        self.trail = list(values["trail"])
        self.marks = list(values["marks"])
        self.lurking = [tuple(pile) for pile in values["lurking"]]
        self.blows = tuple(values["blows"])
        self.fog = tuple(values["fog"])
        self.storms = tuple(values["storms"])
        self.blocks = tuple(values["blocks"])
        self.holy = values["holy"]
        self.hosts = tuple(values["hosts"])
        self.hosts_old = values["hosts_old"]
        self.item_bag = tuple(values["item_bag"])
        self.item_out = tuple(values["item_out"])
        self.ticket_bag = tuple(values["ticket_bag"])
        self.encounter_bag = tuple(values["encounter_bag"])
        self.encounter_out = tuple(values["encounter_out"])
        self.encounter_down = tuple(values["encounter_down"])
        self.event_top = values["event_top"]
        self.event_bag = tuple(values["event_bag"])
        self.event_tail = tuple(values["event_tail"])
        self.event_out = tuple(values["event_out"])
        self.event_down = tuple(values["event_down"])
        self.blow_hand = tuple(values["blow_hand"])
        self.blow_bag = tuple(values["blow_bag"])
        self.blow_out = tuple(values["blow_out"])
        self.allies = list(values["allies"])
        self.playing = list(values["playing"])
        self.bite = values["bite"]
        self.carriage = values["carriage"]
        self.tipped = values["tipped"]
        self.bolted = values["bolted"]
        self.left = values["left"]
        self.ambush = values["ambush"]
        self.dogs = values["dogs"]
        self.stakes = values["stakes"]
        self.found = tuple(values["found"])
        self.finder = values["finder"]
        self.partner = values["partner"]
        self.offer = [tuple(pile) for pile in values["offer"]]
        self.shared = [tuple(pile) for pile in values["shared"]]
        self.bared = values["bared"]
        self.fighters = list(values["fighters"])
        self.foe = values["foe"]
        self.foe_kind = values["foe_kind"]
        self.foe_harm = values["foe_harm"]
        self.by_ambush = values["by_ambush"]
        self.dark = values["dark"]
        self.round = values["round"]
        self.engaged = values["engaged"]
        self.table = list(values["table"])
        self.shown = values["shown"]
        self.last = list(values["last"])
        self.cancelled = values["cancelled"]
        self.earned = values["earned"]
        self.acted = values["acted"]
        self.mesmerized = values["mesmerized"]
        self.plots = values["plots"]
        self.enraged = values["enraged"]
        self.wreaths = list(values["wreaths"])
        self.lucy = values["lucy"]
        self.planned = values["planned"]
        self.bullets = values["bullets"]
