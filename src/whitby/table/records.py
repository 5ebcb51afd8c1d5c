"""Records that a guest has dropped on the home page: read with little patience, kept for him alone, for a week."""

from __future__ import annotations

import secrets
import time
from itertools import takewhile

from whitby import games, notation
from whitby.notation import Record, RecordError
from whitby.play import Play
from whitby.table.refusal import Refusal
from whitby.table.storage import Guest, Storage

MOST_BYTES = 262_144
MOST_CHOICES = 10_000
MOST_SECONDS = 2.0  # of one core
MOST_KEPT = 20  # of one guest
WEEK = 7 * 24 * 3600


class Patience:
    """Called before each choice that is read; it ends where there are too many, or they take too long."""

    def __init__(self) -> None:
        self.choices = 0
        self.until = time.thread_time() + MOST_SECONDS

    def __call__(self) -> None:
        self.choices += 1
        if self.choices > MOST_CHOICES or time.thread_time() > self.until:
            raise Refusal("record-too-long")


def read(text: str) -> tuple[Record, Play]:
    """The record that a text means, played; a Refusal where it is too long or of other rules, RecordError where it is damaged."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise Refusal("record-too-long")
    try:
        return notation.read_and_play(text, before_each=Patience())
    except RecordError:
        if is_of_other_rules(text):
            raise Refusal("record-other-rules") from None
        raise


def is_of_other_rules(text: str) -> bool:
    """Does its head name a rules version that is not today's?"""
    head = dict(line.partition(": ")[::2] for line in takewhile(bool, text.splitlines()))
    game = head.get("game", "")
    return game in games.game_ids() and head.get("rules", "").isdigit() and head["rules"] != str(games.game(game).version)


def keep(storage: Storage, guest: Guest, about: str, text: str) -> str:
    """Keep a record for a guest; its id."""
    id = secrets.token_hex(8)
    storage.put_record(guest.hash, id, about, text, MOST_KEPT)
    return id
