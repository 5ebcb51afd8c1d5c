"""The fields of a state. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from typing import Any

from whitby.engine import Pile, Rule, State


class Fields(State):
    """The fields, with what follows from them alone."""

    def begin(self) -> None:
        self.begin_engine()
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
        self.hunters_waiting: int = 0
        self.action_done: int = 0
        self.long_night: bool = False
        self.renewed_vigor: bool = False
        self.speedy_telegraph: bool = False
        self.no_supply: bool = False
        self.no_supply_next: bool = False
        self.darkness_returns: bool = False
        self.nocturnal_visit: bool = False
        self.unearthly_swiftness: bool = False
        self.at: list[int] = [-1] * 4
        self.hunter_damage: list[int] = [0] * 4
        self.bites: list[int] = [0] * 4
        self.delayed: list[bool] = [False] * 4
        self.hospital: list[int] = [-1] * 4
        self.bats: list[bool] = [False] * 4
        self.displayed_item: list[int] = [-1] * 4
        self.displayed_event: list[int] = [-1] * 4
        self.items: list[Pile] = [()] * 4
        self.events: list[Pile] = [()] * 5
        self.encounters: Pile = ()
        self.tickets: list[Pile] = [()] * 4
        self.ticket_spent: int = -1
        self.just_drawn: list[int] = [-1] * 5
        self.dracula_damage: int = 0
        self.rumors: int = 1
        self.bodyguards: int = 0
        self.trail: list[int] = [-1] * 10
        self.hideout_marks: list[int] = [0] * 10
        self.hideout_encounters: list[Pile] = [()] * 10
        self.incoming_damage: Pile = (0, 0, 0, 0)
        self.fog: Pile = ()
        self.storms: Pile = ()
        self.roadblocks: Pile = ()
        self.consecrated: int = -1
        self.heavenly_hosts: Pile = ()
        self.hosts_leave_next_dawn: bool = False
        self.item_deck: Pile = ()
        self.item_discards: Pile = ()
        self.ticket_pool: Pile = ()
        self.encounter_deck: Pile = ()
        self.encounter_discards: Pile = ()
        self.encounter_facedown: Pile = ()
        self.event_top: int = -1
        self.event_deck: Pile = ()
        self.event_bottom: Pile = ()
        self.event_discards: Pile = ()
        self.event_facedown: Pile = ()
        self.combat_hand: Pile = ()
        self.combat_deck: Pile = ()
        self.combat_discards: Pile = ()
        self.allies: list[int] = [-1] * 2
        self.events_played: list[int] = []
        self.incoming_bite: bool = False
        self.chartered_carriage: bool = False
        self.false_tip: bool = False
        self.horses_bolted: bool = False
        self.city_left: int = -1
        self.ambush_by: int = -1
        self.dogs_shown: bool = False
        self.stakes_shown: int = 0
        self.items_found: Pile = ()
        self.finder: int = -2
        self.trade_partner: int = -2
        self.trade_offers: list[Pile] = [()] * 2
        self.trade_shown: list[Pile] = [()] * 2
        self.hand_shown: int = -2
        self.fighters: list[int] = []
        self.foe: int = -1
        self.foe_kind: int = -1
        self.foe_damage: int = 0
        self.by_ambush: bool = False
        self.night_effects: bool = False
        self.round: int = 0
        self.engaged: int = -2
        self.chosen_cards: list[int] = [-1] * 5
        self.cards_revealed: bool = False
        self.last_cards: list[int] = [-1] * 4
        self.cancelled: int = 0
        self.cancelled_by_icons: bool = False
        self.hunters_done: int = 0
        self.mesmerized: int = 0
        self.plotting: int = 0
        self.enraged: bool = False
        self.garlic_wreaths: list[int] = [0] * 4
        self.lucys_revenge: bool = False
        self.planned_ambush: int = 0
        self.holy_bullets_used: bool = False

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
        t.hunters_waiting = self.hunters_waiting
        t.action_done = self.action_done
        t.long_night = self.long_night
        t.renewed_vigor = self.renewed_vigor
        t.speedy_telegraph = self.speedy_telegraph
        t.no_supply = self.no_supply
        t.no_supply_next = self.no_supply_next
        t.darkness_returns = self.darkness_returns
        t.nocturnal_visit = self.nocturnal_visit
        t.unearthly_swiftness = self.unearthly_swiftness
        t.at = self.at.copy()
        t.hunter_damage = self.hunter_damage.copy()
        t.bites = self.bites.copy()
        t.delayed = self.delayed.copy()
        t.hospital = self.hospital.copy()
        t.bats = self.bats.copy()
        t.displayed_item = self.displayed_item.copy()
        t.displayed_event = self.displayed_event.copy()
        t.items = self.items.copy()
        t.events = self.events.copy()
        t.encounters = self.encounters
        t.tickets = self.tickets.copy()
        t.ticket_spent = self.ticket_spent
        t.just_drawn = self.just_drawn.copy()
        t.dracula_damage = self.dracula_damage
        t.rumors = self.rumors
        t.bodyguards = self.bodyguards
        t.trail = self.trail.copy()
        t.hideout_marks = self.hideout_marks.copy()
        t.hideout_encounters = self.hideout_encounters.copy()
        t.incoming_damage = self.incoming_damage
        t.fog = self.fog
        t.storms = self.storms
        t.roadblocks = self.roadblocks
        t.consecrated = self.consecrated
        t.heavenly_hosts = self.heavenly_hosts
        t.hosts_leave_next_dawn = self.hosts_leave_next_dawn
        t.item_deck = self.item_deck
        t.item_discards = self.item_discards
        t.ticket_pool = self.ticket_pool
        t.encounter_deck = self.encounter_deck
        t.encounter_discards = self.encounter_discards
        t.encounter_facedown = self.encounter_facedown
        t.event_top = self.event_top
        t.event_deck = self.event_deck
        t.event_bottom = self.event_bottom
        t.event_discards = self.event_discards
        t.event_facedown = self.event_facedown
        t.combat_hand = self.combat_hand
        t.combat_deck = self.combat_deck
        t.combat_discards = self.combat_discards
        t.allies = self.allies.copy()
        t.events_played = self.events_played.copy()
        t.incoming_bite = self.incoming_bite
        t.chartered_carriage = self.chartered_carriage
        t.false_tip = self.false_tip
        t.horses_bolted = self.horses_bolted
        t.city_left = self.city_left
        t.ambush_by = self.ambush_by
        t.dogs_shown = self.dogs_shown
        t.stakes_shown = self.stakes_shown
        t.items_found = self.items_found
        t.finder = self.finder
        t.trade_partner = self.trade_partner
        t.trade_offers = self.trade_offers.copy()
        t.trade_shown = self.trade_shown.copy()
        t.hand_shown = self.hand_shown
        t.fighters = self.fighters.copy()
        t.foe = self.foe
        t.foe_kind = self.foe_kind
        t.foe_damage = self.foe_damage
        t.by_ambush = self.by_ambush
        t.night_effects = self.night_effects
        t.round = self.round
        t.engaged = self.engaged
        t.chosen_cards = self.chosen_cards.copy()
        t.cards_revealed = self.cards_revealed
        t.last_cards = self.last_cards.copy()
        t.cancelled = self.cancelled
        t.cancelled_by_icons = self.cancelled_by_icons
        t.hunters_done = self.hunters_done
        t.mesmerized = self.mesmerized
        t.plotting = self.plotting
        t.enraged = self.enraged
        t.garlic_wreaths = self.garlic_wreaths.copy()
        t.lucys_revenge = self.lucys_revenge
        t.planned_ambush = self.planned_ambush
        t.holy_bullets_used = self.holy_bullets_used

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
            "hunters_waiting": self.hunters_waiting,
            "action_done": self.action_done,
            "long_night": self.long_night,
            "renewed_vigor": self.renewed_vigor,
            "speedy_telegraph": self.speedy_telegraph,
            "no_supply": self.no_supply,
            "no_supply_next": self.no_supply_next,
            "darkness_returns": self.darkness_returns,
            "nocturnal_visit": self.nocturnal_visit,
            "unearthly_swiftness": self.unearthly_swiftness,
            "at": self.at.copy(),
            "hunter_damage": self.hunter_damage.copy(),
            "bites": self.bites.copy(),
            "delayed": self.delayed.copy(),
            "hospital": self.hospital.copy(),
            "bats": self.bats.copy(),
            "displayed_item": self.displayed_item.copy(),
            "displayed_event": self.displayed_event.copy(),
            "items": [list(pile) for pile in self.items],
            "events": [list(pile) for pile in self.events],
            "encounters": list(self.encounters),
            "tickets": [list(pile) for pile in self.tickets],
            "ticket_spent": self.ticket_spent,
            "just_drawn": self.just_drawn.copy(),
            "dracula_damage": self.dracula_damage,
            "rumors": self.rumors,
            "bodyguards": self.bodyguards,
            "trail": self.trail.copy(),
            "hideout_marks": self.hideout_marks.copy(),
            "hideout_encounters": [list(pile) for pile in self.hideout_encounters],
            "incoming_damage": list(self.incoming_damage),
            "fog": list(self.fog),
            "storms": list(self.storms),
            "roadblocks": list(self.roadblocks),
            "consecrated": self.consecrated,
            "heavenly_hosts": list(self.heavenly_hosts),
            "hosts_leave_next_dawn": self.hosts_leave_next_dawn,
            "item_deck": list(self.item_deck),
            "item_discards": list(self.item_discards),
            "ticket_pool": list(self.ticket_pool),
            "encounter_deck": list(self.encounter_deck),
            "encounter_discards": list(self.encounter_discards),
            "encounter_facedown": list(self.encounter_facedown),
            "event_top": self.event_top,
            "event_deck": list(self.event_deck),
            "event_bottom": list(self.event_bottom),
            "event_discards": list(self.event_discards),
            "event_facedown": list(self.event_facedown),
            "combat_hand": list(self.combat_hand),
            "combat_deck": list(self.combat_deck),
            "combat_discards": list(self.combat_discards),
            "allies": self.allies.copy(),
            "events_played": self.events_played.copy(),
            "incoming_bite": self.incoming_bite,
            "chartered_carriage": self.chartered_carriage,
            "false_tip": self.false_tip,
            "horses_bolted": self.horses_bolted,
            "city_left": self.city_left,
            "ambush_by": self.ambush_by,
            "dogs_shown": self.dogs_shown,
            "stakes_shown": self.stakes_shown,
            "items_found": list(self.items_found),
            "finder": self.finder,
            "trade_partner": self.trade_partner,
            "trade_offers": [list(pile) for pile in self.trade_offers],
            "trade_shown": [list(pile) for pile in self.trade_shown],
            "hand_shown": self.hand_shown,
            "fighters": self.fighters.copy(),
            "foe": self.foe,
            "foe_kind": self.foe_kind,
            "foe_damage": self.foe_damage,
            "by_ambush": self.by_ambush,
            "night_effects": self.night_effects,
            "round": self.round,
            "engaged": self.engaged,
            "chosen_cards": self.chosen_cards.copy(),
            "cards_revealed": self.cards_revealed,
            "last_cards": self.last_cards.copy(),
            "cancelled": self.cancelled,
            "cancelled_by_icons": self.cancelled_by_icons,
            "hunters_done": self.hunters_done,
            "mesmerized": self.mesmerized,
            "plotting": self.plotting,
            "enraged": self.enraged,
            "garlic_wreaths": self.garlic_wreaths.copy(),
            "lucys_revenge": self.lucys_revenge,
            "planned_ambush": self.planned_ambush,
            "holy_bullets_used": self.holy_bullets_used,
        }

    def fill(self, values: dict[str, Any], rules: dict[str, Rule]) -> None:
        self.fill_engine(values, rules)
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
        self.hunters_waiting = values["hunters_waiting"]
        self.action_done = values["action_done"]
        self.long_night = values["long_night"]
        self.renewed_vigor = values["renewed_vigor"]
        self.speedy_telegraph = values["speedy_telegraph"]
        self.no_supply = values["no_supply"]
        self.no_supply_next = values["no_supply_next"]
        self.darkness_returns = values["darkness_returns"]
        self.nocturnal_visit = values["nocturnal_visit"]
        self.unearthly_swiftness = values["unearthly_swiftness"]
        self.at = list(values["at"])
        self.hunter_damage = list(values["hunter_damage"])
        self.bites = list(values["bites"])
        self.delayed = list(values["delayed"])
        self.hospital = list(values["hospital"])
        self.bats = list(values["bats"])
        self.displayed_item = list(values["displayed_item"])
        self.displayed_event = list(values["displayed_event"])
        self.items = [tuple(pile) for pile in values["items"]]
        self.events = [tuple(pile) for pile in values["events"]]
        self.encounters = tuple(values["encounters"])
        self.tickets = [tuple(pile) for pile in values["tickets"]]
        self.ticket_spent = values["ticket_spent"]
        self.just_drawn = list(values["just_drawn"])
        self.dracula_damage = values["dracula_damage"]
        self.rumors = values["rumors"]
        self.bodyguards = values["bodyguards"]
        self.trail = list(values["trail"])
        self.hideout_marks = list(values["hideout_marks"])
        self.hideout_encounters = [tuple(pile) for pile in values["hideout_encounters"]]
        self.incoming_damage = tuple(values["incoming_damage"])
        self.fog = tuple(values["fog"])
        self.storms = tuple(values["storms"])
        self.roadblocks = tuple(values["roadblocks"])
        self.consecrated = values["consecrated"]
        self.heavenly_hosts = tuple(values["heavenly_hosts"])
        self.hosts_leave_next_dawn = values["hosts_leave_next_dawn"]
        self.item_deck = tuple(values["item_deck"])
        self.item_discards = tuple(values["item_discards"])
        self.ticket_pool = tuple(values["ticket_pool"])
        self.encounter_deck = tuple(values["encounter_deck"])
        self.encounter_discards = tuple(values["encounter_discards"])
        self.encounter_facedown = tuple(values["encounter_facedown"])
        self.event_top = values["event_top"]
        self.event_deck = tuple(values["event_deck"])
        self.event_bottom = tuple(values["event_bottom"])
        self.event_discards = tuple(values["event_discards"])
        self.event_facedown = tuple(values["event_facedown"])
        self.combat_hand = tuple(values["combat_hand"])
        self.combat_deck = tuple(values["combat_deck"])
        self.combat_discards = tuple(values["combat_discards"])
        self.allies = list(values["allies"])
        self.events_played = list(values["events_played"])
        self.incoming_bite = values["incoming_bite"]
        self.chartered_carriage = values["chartered_carriage"]
        self.false_tip = values["false_tip"]
        self.horses_bolted = values["horses_bolted"]
        self.city_left = values["city_left"]
        self.ambush_by = values["ambush_by"]
        self.dogs_shown = values["dogs_shown"]
        self.stakes_shown = values["stakes_shown"]
        self.items_found = tuple(values["items_found"])
        self.finder = values["finder"]
        self.trade_partner = values["trade_partner"]
        self.trade_offers = [tuple(pile) for pile in values["trade_offers"]]
        self.trade_shown = [tuple(pile) for pile in values["trade_shown"]]
        self.hand_shown = values["hand_shown"]
        self.fighters = list(values["fighters"])
        self.foe = values["foe"]
        self.foe_kind = values["foe_kind"]
        self.foe_damage = values["foe_damage"]
        self.by_ambush = values["by_ambush"]
        self.night_effects = values["night_effects"]
        self.round = values["round"]
        self.engaged = values["engaged"]
        self.chosen_cards = list(values["chosen_cards"])
        self.cards_revealed = values["cards_revealed"]
        self.last_cards = list(values["last_cards"])
        self.cancelled = values["cancelled"]
        self.cancelled_by_icons = values["cancelled_by_icons"]
        self.hunters_done = values["hunters_done"]
        self.mesmerized = values["mesmerized"]
        self.plotting = values["plotting"]
        self.enraged = values["enraged"]
        self.garlic_wreaths = list(values["garlic_wreaths"])
        self.lucys_revenge = values["lucys_revenge"]
        self.planned_ambush = values["planned_ambush"]
        self.holy_bullets_used = values["holy_bullets_used"]
