"""The fields of a state. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from typing import Any

from whitby.engine import Pile, Rule, State


class Fields(State):
    """The fields, with what follows from them alone."""

    def begin(self) -> None:
        self.begin_engine()
        self.turn_limit: int = 0
        self.agreed_draw: bool = False
        self.touching: int = 0
        self.after_wings: int = 0
        self.turn: int = 0
        self.turns: int = 0
        self.steps: int = 0
        self.may_do_here: int = 0
        self.card_in_play: int = -1
        self.turned_up: int = -1
        self.companion_defeated: bool = False
        self.draw_offered: bool = False
        self.breath: bool = False
        self.whisper: bool = False
        self.alertness: bool = False
        self.battle_lust: bool = False
        self.turned_by_block: int = -1
        self.at: list[int] = [-1] * 2
        self.card_known_to: list[int] = [0] * 12
        self.owner_known_to: list[int] = [0] * 12
        self.barriers: list[int] = [-1] * 4
        self.barrier_mask: int = 0
        self.cubes: list[int] = [4] * 2
        self.targets_taken: list[int] = [0] * 2
        self.supply_seen_places: list[int] = [0] * 2
        self.defeated: list[Pile] = [()] * 2
        self.played: list[Pile] = [()] * 2
        self.board: list[int] = [-1] * 12
        self.supply: list[Pile] = [()] * 2
        self.hand: list[Pile] = [()] * 2
        self.known_hand: list[Pile] = [()] * 2
        self.aside: list[Pile] = [()] * 2
        self.supply_seen: list[Pile] = [()] * 2
        self.bag: Pile = ()

    def copy_to(self, t: Fields) -> None:
        """Set every field of a new state."""
        self.copy_engine_to(t)
        t.turn_limit = self.turn_limit
        t.agreed_draw = self.agreed_draw
        t.touching = self.touching
        t.after_wings = self.after_wings
        t.turn = self.turn
        t.turns = self.turns
        t.steps = self.steps
        t.may_do_here = self.may_do_here
        t.card_in_play = self.card_in_play
        t.turned_up = self.turned_up
        t.companion_defeated = self.companion_defeated
        t.draw_offered = self.draw_offered
        t.breath = self.breath
        t.whisper = self.whisper
        t.alertness = self.alertness
        t.battle_lust = self.battle_lust
        t.turned_by_block = self.turned_by_block
        t.at = self.at.copy()
        t.card_known_to = self.card_known_to.copy()
        t.owner_known_to = self.owner_known_to.copy()
        t.barriers = self.barriers.copy()
        t.barrier_mask = self.barrier_mask
        t.cubes = self.cubes.copy()
        t.targets_taken = self.targets_taken.copy()
        t.supply_seen_places = self.supply_seen_places.copy()
        t.defeated = self.defeated.copy()
        t.played = self.played.copy()
        t.board = self.board.copy()
        t.supply = self.supply.copy()
        t.hand = self.hand.copy()
        t.known_hand = self.known_hand.copy()
        t.aside = self.aside.copy()
        t.supply_seen = self.supply_seen.copy()
        t.bag = self.bag

    def snapshot(self) -> dict[str, Any]:
        return {
            **self.engine_snapshot(),
            "turn_limit": self.turn_limit,
            "agreed_draw": self.agreed_draw,
            "touching": self.touching,
            "after_wings": self.after_wings,
            "turn": self.turn,
            "turns": self.turns,
            "steps": self.steps,
            "may_do_here": self.may_do_here,
            "card_in_play": self.card_in_play,
            "turned_up": self.turned_up,
            "companion_defeated": self.companion_defeated,
            "draw_offered": self.draw_offered,
            "breath": self.breath,
            "whisper": self.whisper,
            "alertness": self.alertness,
            "battle_lust": self.battle_lust,
            "turned_by_block": self.turned_by_block,
            "at": self.at.copy(),
            "card_known_to": self.card_known_to.copy(),
            "owner_known_to": self.owner_known_to.copy(),
            "barriers": self.barriers.copy(),
            "barrier_mask": self.barrier_mask,
            "cubes": self.cubes.copy(),
            "targets_taken": self.targets_taken.copy(),
            "supply_seen_places": self.supply_seen_places.copy(),
            "defeated": [list(pile) for pile in self.defeated],
            "played": [list(pile) for pile in self.played],
            "board": self.board.copy(),
            "supply": [list(pile) for pile in self.supply],
            "hand": [list(pile) for pile in self.hand],
            "known_hand": [list(pile) for pile in self.known_hand],
            "aside": [list(pile) for pile in self.aside],
            "supply_seen": [list(pile) for pile in self.supply_seen],
            "bag": list(self.bag),
        }

    def fill(self, values: dict[str, Any], rules: dict[str, Rule]) -> None:
        self.fill_engine(values, rules)
        self.turn_limit = values["turn_limit"]
        self.agreed_draw = values["agreed_draw"]
        self.touching = values["touching"]
        self.after_wings = values["after_wings"]
        self.turn = values["turn"]
        self.turns = values["turns"]
        self.steps = values["steps"]
        self.may_do_here = values["may_do_here"]
        self.card_in_play = values["card_in_play"]
        self.turned_up = values["turned_up"]
        self.companion_defeated = values["companion_defeated"]
        self.draw_offered = values["draw_offered"]
        self.breath = values["breath"]
        self.whisper = values["whisper"]
        self.alertness = values["alertness"]
        self.battle_lust = values["battle_lust"]
        self.turned_by_block = values["turned_by_block"]
        self.at = list(values["at"])
        self.card_known_to = list(values["card_known_to"])
        self.owner_known_to = list(values["owner_known_to"])
        self.barriers = list(values["barriers"])
        self.barrier_mask = values["barrier_mask"]
        self.cubes = list(values["cubes"])
        self.targets_taken = list(values["targets_taken"])
        self.supply_seen_places = list(values["supply_seen_places"])
        self.defeated = [tuple(pile) for pile in values["defeated"]]
        self.played = [tuple(pile) for pile in values["played"]]
        self.board = list(values["board"])
        self.supply = [tuple(pile) for pile in values["supply"]]
        self.hand = [tuple(pile) for pile in values["hand"]]
        self.known_hand = [tuple(pile) for pile in values["known_hand"]]
        self.aside = [tuple(pile) for pile in values["aside"]]
        self.supply_seen = [tuple(pile) for pile in values["supply_seen"]]
        self.bag = tuple(values["bag"])
