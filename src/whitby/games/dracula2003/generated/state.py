"""The fields of a state. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from typing import Any

from whitby.engine import Pile, State


class Fields(State):
    """The fields, with what follows from them alone."""

    def begin(self) -> None:
        super().begin()
        self.turn_limit: int = 0
        self.agreed_draw: bool = False
        self.touching: int = 0
        self.after_wings: int = 0
        self.turn: int = 0
        self.turns: int = 0
        self.steps: int = 0
        self.fresh: int = 0
        self.card: int = -1
        self.up: int = -1
        self.won: bool = False
        self.offered: bool = False
        self.breath: bool = False
        self.whisper: bool = False
        self.alert: bool = False
        self.lust: bool = False
        self.turned: int = -1
        self.at: list[int] = [-1] * 2
        self.known: list[int] = [0] * 12
        self.sided: list[int] = [0] * 12
        self.walls: list[int] = [-1] * 4
        self.walled: int = 0
        self.cubes: list[int] = [4] * 2
        self.taken: list[int] = [0] * 2
        self.among: list[int] = [0] * 2
        self.defeated: list[Pile] = [()] * 2
        self.played: list[Pile] = [()] * 2
        self.board: list[int] = [-1] * 12
        self.supply: list[Pile] = [()] * 2
        self.hand: list[Pile] = [()] * 2
        self.back: list[Pile] = [()] * 2
        self.aside: list[Pile] = [()] * 2
        self.seen: list[Pile] = [()] * 2
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
        t.fresh = self.fresh
        t.card = self.card
        t.up = self.up
        t.won = self.won
        t.offered = self.offered
        t.breath = self.breath
        t.whisper = self.whisper
        t.alert = self.alert
        t.lust = self.lust
        t.turned = self.turned
        t.at = self.at.copy()
        t.known = self.known.copy()
        t.sided = self.sided.copy()
        t.walls = self.walls.copy()
        t.walled = self.walled
        t.cubes = self.cubes.copy()
        t.taken = self.taken.copy()
        t.among = self.among.copy()
        t.defeated = self.defeated.copy()
        t.played = self.played.copy()
        t.board = self.board.copy()
        t.supply = self.supply.copy()
        t.hand = self.hand.copy()
        t.back = self.back.copy()
        t.aside = self.aside.copy()
        t.seen = self.seen.copy()
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
            "fresh": self.fresh,
            "card": self.card,
            "up": self.up,
            "won": self.won,
            "offered": self.offered,
            "breath": self.breath,
            "whisper": self.whisper,
            "alert": self.alert,
            "lust": self.lust,
            "turned": self.turned,
            "at": self.at.copy(),
            "known": self.known.copy(),
            "sided": self.sided.copy(),
            "walls": self.walls.copy(),
            "walled": self.walled,
            "cubes": self.cubes.copy(),
            "taken": self.taken.copy(),
            "among": self.among.copy(),
            "defeated": [list(pile) for pile in self.defeated],
            "played": [list(pile) for pile in self.played],
            "board": self.board.copy(),
            "supply": [list(pile) for pile in self.supply],
            "hand": [list(pile) for pile in self.hand],
            "back": [list(pile) for pile in self.back],
            "aside": [list(pile) for pile in self.aside],
            "seen": [list(pile) for pile in self.seen],
            "bag": list(self.bag),
        }

    def fill(self, values: dict[str, Any]) -> None:
        self.fill_engine(values)
        self.turn_limit = values["turn_limit"]
        self.agreed_draw = values["agreed_draw"]
        self.touching = values["touching"]
        self.after_wings = values["after_wings"]
        self.turn = values["turn"]
        self.turns = values["turns"]
        self.steps = values["steps"]
        self.fresh = values["fresh"]
        self.card = values["card"]
        self.up = values["up"]
        self.won = values["won"]
        self.offered = values["offered"]
        self.breath = values["breath"]
        self.whisper = values["whisper"]
        self.alert = values["alert"]
        self.lust = values["lust"]
        self.turned = values["turned"]
        self.at = list(values["at"])
        self.known = list(values["known"])
        self.sided = list(values["sided"])
        self.walls = list(values["walls"])
        self.walled = values["walled"]
        self.cubes = list(values["cubes"])
        self.taken = list(values["taken"])
        self.among = list(values["among"])
        self.defeated = [tuple(pile) for pile in values["defeated"]]
        self.played = [tuple(pile) for pile in values["played"]]
        self.board = list(values["board"])
        self.supply = [tuple(pile) for pile in values["supply"]]
        self.hand = [tuple(pile) for pile in values["hand"]]
        self.back = [tuple(pile) for pile in values["back"]]
        self.aside = [tuple(pile) for pile in values["aside"]]
        self.seen = [tuple(pile) for pile in values["seen"]]
        self.bag = tuple(values["bag"])
