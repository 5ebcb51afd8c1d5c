"""For kill_web.py: is a table's log exactly what its pages were told, row by row?"""

from __future__ import annotations

import sqlite3
from collections import Counter
from typing import Any

import msgspec
from web_players import Player, answers_in

import whitby
from whitby.engine import CHANCE
from whitby.play import NO_CHOICE, Play, known_answer, without_last
from whitby.table.storage import Row


class Lost(Exception):
    """What a killed server should have kept and did not, or kept and should not."""


class Log:
    """A table's log, played again as far as it was read."""

    def __init__(self, db: sqlite3.Connection, table: str) -> None:
        game, options = db.execute("select game, options from tables where id = ?", (table,)).fetchone()
        self.table = table
        self.play = Play(whitby.game(game), options=msgspec.json.decode(options))
        self.rows_read = 0

    def read(self, db: sqlite3.Connection, players: list[Player]) -> int:
        """What the pages said since it was last read is there, in their order; how many have something there that they did not hear of."""
        query = "select seat, choice, removed from log where table_id = ? and seq >= ? order by seq"
        rows = [Row(*row) for row in db.execute(query, (self.table, self.rows_read))]
        self.rows_read += len(rows)
        said = [player.taken + ([] if player.said is None else [player.said]) for player in players]
        self.follow(rows, said)
        for player, left in zip(players, said, strict=True):
            if left not in ([], [player.said]):
                raise Lost(f"table {self.table}: {left[0]} was acknowledged and is not there")
        more = sum(player.said is not None and not left for player, left in zip(players, said, strict=True))
        for player in players:
            player.taken, player.said = [], None
        return more

    def follow(self, rows: list[Row], said: list[list[dict[str, Any]]]) -> None:
        """Every row is what a page said next, whole, or what the table has to answer itself at that moment; `said` is used up by that."""
        at = 0
        while at < len(rows):
            block = self.own_rows(rows[at])
            if not block:
                queue, block = self.next_said(rows[at:], said)
                queue.pop(0)
            if rows[at : at + len(block)] != block:
                raise Lost(f"table {self.table}: there is {rows[at]}, where {block[0]} belongs")
            try:
                self.take(block)
            except ValueError as error:
                raise Lost(f"table {self.table}: there is {rows[at]}, which cannot be played: {error}") from None
            at += len(block)
        if not self.play.over and (self.play.state.seat == CHANCE or known_answer(self.play.state) != NO_CHOICE):
            raise Lost(f"table {self.table}: an answer of its own is missing at the end")

    def own_rows(self, row: Row) -> list[Row]:
        """What the table itself has to answer now, with the luck that this row tells of; nothing where a person is asked."""
        s, game = self.play.state, self.play.game
        if self.play.over:
            return []
        if s.seat == CHANCE:
            drawn = row.choice if row.choice in {game.text(choice) for choice in s.options} else game.text(s.options[0])
            return [Row(CHANCE, drawn)]
        known = known_answer(s)
        return [] if known == NO_CHOICE else [Row(s.seat, game.text(known))]

    def next_said(self, rows: list[Row], said: list[list[dict[str, Any]]]) -> tuple[list[dict[str, Any]], list[Row]]:
        """The page whose next message these rows begin with, and its rows."""
        for queue in said:
            block = self.rows_of(queue[0]) if queue else []
            if block and rows[: len(block)] == block:
                return queue, block
        raise Lost(f"table {self.table}: there is {rows[0]}, where one of {[queue[0] for queue in said if queue]} had been said")

    def rows_of(self, said: dict[str, Any]) -> list[Row]:
        """What the log has of a message that is taken now; nothing if it cannot be."""
        play, game = self.play, self.play.game
        if said["type"] != "undo":
            return sorted([Row(game.seat(seat), choice) for seat, choice in answers_in(said)], key=lambda row: row.seat)
        seat = game.seat(said["seat"])
        n = play.undo_length(seat, 0)
        stay = without_last(play.choices, seat, n) if play.state.asked else play.choices[: len(play.choices) - n]
        removed = Counter(chooser for chooser, _ in play.choices) - Counter(chooser for chooser, _ in stay)
        return [Row(chooser, None, n) for chooser, n in removed.items()]

    def take(self, block: list[Row]) -> None:
        """Play these rows."""
        choices = self.play.choices
        for row in block:
            if row.choice is None:
                choices = without_last(choices, row.seat, row.removed or 0)
            else:
                self.play.apply(row.seat, self.play.game.choice(row.choice))
        if choices is not self.play.choices:
            self.play.replay(choices)

    def chosen(self, seats: tuple[str, ...]) -> list[list[str]]:
        """What these seats chose and what stands of it, as (seat, choice)."""
        game = self.play.game
        return [[game.seats[seat], game.text(choice)] for seat, choice in self.play.choices if seat != CHANCE and game.seats[seat] in seats]
