"""Make a data folder as people have it: `python tests/stored/make.py tests/stored/data-N [GAME ...]`.

Every issue that changes rules or storage leaves one behind, made by its last code, with the games that it changed (all, if none is
said); the folders are opened by all later code and never made again. Beside the database and the terminal's saves stand
`guests.json` (the secrets of the guests, and one open invitation) and `expected.json` (what the code that made the folder sees in
it). The same code makes the same folder.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

import msgspec

import whitby
from whitby import notation
from whitby.engine import EVERYONE, options_for, seats_asked
from whitby.game import Game
from whitby.play import Play
from whitby.rng import Rng
from whitby.table import records, seating
from whitby.table import tables as all_tables
from whitby.table.guests import BROWSER, RETURN, hash_of
from whitby.table.sqlite import SqliteStorage
from whitby.table.storage import Guest, Line, Place, TableInfo
from whitby.table.table import Table
from whitby.table.tables import Tables
from whitby.terminal.local_game import LocalGame
from whitby.terminal.saves import Save
from whitby.web import record_api

DATABASE = "whitby.sqlite3"
RECORD = Path(__file__).parents[1] / "golden" / "dracula-2003-first-game.record.txt"
SAVES = "games"
GUESTS = {name: f"{name.lower()}-has-this-secret-in-a-cookie" for name in ("Anna", "Bruno", "Carla", "Diana")}  # Diana sits nowhere
INVITATION = "an-invitation-to-a-free-seat"
FREE = "free"
BEGAN = 1_790_000_000  # when the first table was made
SEEDS = range(1, 21)

Seating = dict[str, str]  # who has a seat: a guest, FREE, or a bot's name
LONDON: Seating = {"dracula": "Anna", "van-helsing": "Bruno"}
EUROPE: Seating = {"godalming": "Bruno", "seward": "Bruno", "van-helsing": "Carla", "mina": "random", "dracula": "Anna"}
WITHOUT_MINA: Seating = {"godalming": "Bruno", "seward": "random", "van-helsing": "Carla", "dracula": "Anna"}


@dataclass
class Played:
    """A table after some play, and what was taken back at it."""

    table: Table
    undone: list[tuple[str, int]] = field(default_factory=list)  # seat, number of choices that went
    in_secret: int = 0  # how many of these while several answered in secret

    def worth(self) -> tuple[int, int, int, int]:
        """A table is the better for it the more kinds of taking back it shows, and the shorter it is."""
        skipped = sum(n > 1 for _, n in self.undone)
        return min(self.in_secret, 1), skipped, min(len(self.undone), 12), -len(self.table.play.choices)


@dataclass(frozen=True)
class Wanted:
    """A table to make: who sits there, how often people take back, and when they stop."""

    name: str
    seating: Seating
    stop: Callable[[Played], bool]
    undo: float = 0.0
    options: dict[str, bool | int | str] = field(default_factory=dict)
    seeds: range = SEEDS


def never(played: Played) -> bool:
    """Play to the end."""
    return False


def after(choices: int) -> Callable[[Played], bool]:
    """Stop after so many choices."""
    return lambda played: len(played.table.play.choices) >= choices


def amid_secrets(played: Played) -> bool:
    """Stop while several answer in secret, one has done so already, and such an answer was taken back before."""
    s = played.table.play.state
    return played.in_secret > 0 and bool(s.asked) and any(s.answers)


def at_question(name: str, choices: int) -> Callable[[Played], bool]:
    """Stop at a question, or a step of a secret decision, after so many choices."""
    return lambda played: len(played.table.play.choices) >= choices and played.table.game.step(played.table.play.state) == name


SHORT: dict[str, bool | int | str] = {"turn_limit": 10}
FEW_ROUNDS: dict[str, bool | int | str] = {"round_limit": 20}
ONE = range(7, 8)
FEW = range(1, 5)
WANTED: dict[str, list[Wanted]] = {
    "dracula-2003": [
        Wanted("running", LONDON, after(60), seeds=ONE),
        Wanted("finished", LONDON, never, options=SHORT, seeds=ONE),
        Wanted("undone and running", LONDON, after(80), 0.2),
        Wanted("undone and finished", LONDON, never, 0.2, SHORT),
        Wanted("undone amid secrets", LONDON, amid_secrets, 0.3),
        Wanted("against a bot", LONDON | {"van-helsing": "random"}, after(50), 0.1, {"first": "van-helsing"}),
        Wanted("one seat free", LONDON | {"van-helsing": FREE}, never, 0.1, seeds=ONE),
    ],
    "fury-2015": [
        Wanted("running", EUROPE, after(300), seeds=ONE),
        Wanted("finished", EUROPE, never, seeds=ONE),
        Wanted("undone and running", EUROPE, after(400), 0.1),
        Wanted("undone and finished", EUROPE, never, 0.1),
        Wanted("undone amid secrets", EUROPE, amid_secrets, 0.1),
        Wanted("begun", EUROPE, after(25), 0.2, {"private_talk": True}),
        Wanted("one seat free", EUROPE | {"van-helsing": FREE}, never, 0.1, seeds=ONE),
    ],
    "fury-2005": [
        Wanted("running", EUROPE, at_question("lay-card", 200), seeds=FEW),  # in mid-combat
        Wanted("running in a window", EUROPE, at_question("encounter-met", 100), 0.1, {"hunter_hands": "own"}, FEW),
        Wanted("finished", EUROPE, never, seeds=ONE),
        Wanted("undone and finished", EUROPE, never, 0.1, seeds=FEW),
        Wanted("undone amid secrets", EUROPE, amid_secrets, 0.1, seeds=FEW),
        Wanted("one seat free", EUROPE | {"van-helsing": FREE}, never, 0.1, {"newspaper": "card"}, ONE),
    ],
    "fury-1987": [
        Wanted("running", WITHOUT_MINA, at_question("lay-chit", 200), seeds=FEW),  # in mid-combat
        Wanted("running in his turn", WITHOUT_MINA, at_question("exchange-chits", 150), 0.1, {"hunter_hands": "own"}, FEW),
        Wanted("finished", WITHOUT_MINA, never, options=FEW_ROUNDS, seeds=ONE),
        Wanted("undone and finished", WITHOUT_MINA, never, 0.1, FEW_ROUNDS, FEW),
        Wanted("undone amid secrets", WITHOUT_MINA, amid_secrets, 0.1, seeds=FEW),
        Wanted("one seat free", WITHOUT_MINA | {"van-helsing": FREE}, never, 0.1, {"attack": "may", "valour": True}, ONE),
    ],
}


# --- tables ---------------------------------------------------------------------------
def id_of(game: Game, wanted: Wanted) -> str:
    """As the ids of tables look."""
    return hashlib.sha256(f"{game.id} {wanted.name}".encode()).hexdigest()[:16]


def place(who: str) -> Place:
    """One seat as the storage has it."""
    if who == FREE:
        return Place(invitation=hash_of(INVITATION))
    return Place(guest=hash_of(GUESTS[who]), name=who) if who in GUESTS else Place(bot=who)


def info_of(game: Game, wanted: Wanted, seed: int) -> TableInfo:
    """A table as it is made."""
    places = tuple(place(wanted.seating[seat]) for seat in game.seats)
    return TableInfo(
        id_of(game, wanted), game.id, game.version, game.all_options(wanted.options), hash_of(GUESTS["Anna"]), f"stored {seed}", places
    )


def play_at(table: Table, wanted: Wanted, luck: Rng) -> Played:
    """Bots answer, people choose at random, slip things in and take back, until it is time to stop or nobody is left to answer."""
    played = Played(table)
    people = [seat for seat, name in enumerate(table.game.seats) if wanted.seating[name] in GUESTS]
    while not table.play.over and not wanted.stop(played):
        turn = table.bot_turn()
        if turn is not None:
            table.bot_chose(turn, turn.think())
            continue
        may_undo = [seat for seat in people if table.play.may_undo(seat)]
        if may_undo and luck.random() < wanted.undo:
            take_back(played, luck.pick(may_undo))
            continue
        s = table.play.state
        asked = [seat for seat in people if seat in seats_asked(s)]
        beside = [seat for seat in people if seat not in asked and options_for(s, seat)]
        if not asked:
            break
        seat = luck.pick(beside if beside and luck.random() < 0.1 else asked)
        table.choose(seat, question(table, seat), table.game.text(luck.pick(options_for(s, seat))))
    return played


def take_back(played: Played, seat: int) -> None:
    """A person takes back, and it is noted what went."""
    table = played.table
    before, secret = len(table.play.choices), bool(table.play.state.asked)
    table.undo(seat, question(table, seat))
    played.undone.append((table.game.seat_name(seat), before - len(table.play.choices)))
    played.in_secret += secret


def question(table: Table, seat: int) -> str:
    """What whoever has this seat sees as asked."""
    return table.screen(table.eyes_of(seat)).question


def make_table(storage: SqliteStorage, game: Game, wanted: Wanted, scratch: Path) -> dict[str, Any]:
    """Play it with several seeds elsewhere, and keep the best one."""
    best: Played | None = None
    for seed in wanted.seeds:
        elsewhere = SqliteStorage(scratch / f"{seed}")
        elsewhere.db.execute("pragma synchronous = off")
        info = info_of(game, wanted, seed)
        elsewhere.put_table(info, [])
        played = play_at(Table(elsewhere, info), wanted, Rng(f"people {seed}"))
        if "running" in wanted.name and played.table.play.over:
            continue
        if best is None or played.worth() > best.worth():
            best = played
    assert best is not None, f"no seed gives a table {wanted.name}"
    table = best.table
    rows = table.storage.log(table.id)
    storage.put_table(table.info, [])
    storage.append(table.id, 0, rows, table.play.over, table.info.rules)
    return {
        "name": wanted.name,
        "game": game.id,
        "rules": game.version,
        "seats": wanted.seating,
        "over": table.play.over,
        "result": notation.result_of(game, table.play.state),
        "rows": len(rows),
        "undone": [(game.seat_name(row.seat), row.removed) for row in rows if row.choice is None],
        "in_secret": best.in_secret,
        "choices": words(game, table.play),
        "news": {str(eyes): len(table.play.heard(eyes)) for eyes in (0, *(1 << seat for seat in range(len(game.seats))))},
    }


def words(game: Game, play: Play) -> list[str]:
    """Every choice that stands, forced ones and dice too."""
    return [f"{game.seat_name(seat)}: {game.text(choice)}" for seat, choice in play.choices]


# --- the terminal's saves ---------------------------------------------------------------
def make_save(folder: Path, game: Game, person: str, choices: int) -> dict[str, Any]:
    """A game in a text window, left in the middle; "both" are all seats, by people at one window."""
    people = game.seats if person == "both" else (person,)
    players = [notation.Player("person") if seat in people else notation.Player("bot", "random") for seat in game.seats]
    options: dict[str, Any] = {"turn_limit": 50} if game.id == "dracula-2003" else {}
    local_game, luck = LocalGame(game, players, "7", options), Rng(f"{game.id} {person}")
    path = folder / f"{game.id}-20260920-2100{len(people):02}.txt"
    path.touch()
    save, undone = Save(game.id, path), 0
    for _ in range(choices):
        asked = local_game.advance_to_person()
        if luck.random() < 0.1 and local_game.undo(asked):
            undone += 1
            asked = local_game.advance_to_person()
        assert asked, "over too soon"
        local_game.choose(asked[0], luck.pick(options_for(local_game.play.state, asked[0])))
        save.put(notation.write(local_game.record(), game), False)
    local_game.advance_to_person()
    save.put(notation.write(local_game.record(), game), False)
    return {
        "game": game.id,
        "rules": game.version,
        "file": path.name,
        "person": person,
        "undone": undone,
        "choices": words(game, local_game.play),
    }


# --- what people did with their seats -----------------------------------------------------
def make_sittings(tables: Tables, guests: dict[str, Guest]) -> dict[str, Any]:
    """Tables at which seats changed hands or people decided something, each as everybody sees it."""
    anna, bruno, carla = guests["Anna"], guests["Bruno"], guests["Carla"]
    made: dict[str, Any] = {}

    def table(name: str) -> Table:
        table_id = hashlib.sha256(f"sitting {name}".encode()).hexdigest()[:16]
        all_tables.new_id = lambda: table_id  # type: ignore[assignment]
        others = {"godalming": "friend", "seward": "friend", "van-helsing": "friend-2", "mina": "easy"}
        found, links = tables.make(anna, "fury-2015", {}, "Anna", "dracula", others)
        for guest, (_, secret) in zip((bruno, carla), links, strict=True):
            tables.take_seats(found, guest, secret)
        made[found.id] = {"name": name}
        return found

    def agree(found: Table, what: str, about: str, *who: Guest) -> None:
        for guest in who:
            tables.vote(tables.find(found.id) or found, guest, what, about, True, frozenset())

    everybody = (anna, bruno, carla)
    lent = table("lent, left and agreed to by one")
    tables.change_seats(lent, bruno, "lend", ["godalming", "seward"], "easy", frozenset())
    tables.change_seats(lent, carla, "leave", ["van-helsing"], "", frozenset())
    agree(lent, "draw", "", anna)
    tables.storage.put_key(hash_of("bruno-returns"), bruno.hash, RETURN, replacing=True)
    agree(table("resigned"), "resign", "hunters", bruno, carla)
    agree(table("draw agreed"), "draw", "", *everybody)
    agree(table("closed"), "close", "", *everybody)
    revealed = table("revealed")
    agree(revealed, "close", "", *everybody)
    agree(revealed, "reveal", "", *everybody)
    freed = table("freed")
    tables.apply_change(freed, lambda: seating.free(freed, carla.hash))
    for id, what in made.items():
        info = tables.storage.table(id)
        assert info is not None
        what |= {"places": [[p.bot, p.name] for p in info.places], "ending": info.ending, "told": [n.what for n in info.notices]}
        what |= {"votes": len(info.votes), "claims": len(info.claims)}
    return made


# --- what people said, and kept -------------------------------------------------------------
def make_talk(storage: SqliteStorage, tables: dict[str, Any], guests: dict[str, Guest]) -> dict[str, Any]:
    """Anna speaks aloud at the first table, Bruno to her alone; Carla does not want to read Bruno; Anna has dropped a record."""
    id = next(iter(tables))
    anna, bruno, carla = (guests[name].hash for name in ("Anna", "Bruno", "Carla"))
    lines = [
        Line(anna, 0, "Anna", "all", EVERYONE, "Are you in <Paris>?", 0, BEGAN),
        Line(bruno, 1, "Bruno", "pair", 3, "Only for us two", len(storage.log(id)) // 2, BEGAN + 60),
    ]
    for line in lines:
        storage.put_line(id, line, 10)
    storage.set_mute(carla, bruno, True)
    text = RECORD.read_text("utf-8")
    about = record_api.about_record(*records.read(text))
    storage.put_record(anna, "0123456789abcdef", msgspec.json.encode(about).decode(), text, 10)
    return {"table": id, "lines": [[line.audience, line.text, line.rows] for line in lines], "record": text}


# --- the folder -------------------------------------------------------------------------
def make(folder: Path, games: list[str]) -> None:
    """All of it, for these games; what people did with their seats is kept at tables of fury-2015."""
    (folder / SAVES).mkdir(parents=True)
    storage = SqliteStorage(folder / DATABASE, lambda: float(BEGAN))
    guests = {name: Guest(hash_of(secret), name, "en") for name, secret in GUESTS.items()}
    for guest in guests.values():
        storage.put_guest(guest)
        storage.put_key(guest.hash, guest.hash, BROWSER, replacing=False)
    tables: dict[str, Any] = {}
    saves: dict[str, Any] = {}
    for game in map(whitby.game, games):
        for wanted in WANTED[game.id]:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
                tables[id_of(game, wanted)] = make_table(storage, game, wanted, Path(scratch))
        for person in (game.seats[0], "both"):
            made = make_save(folder / SAVES, game, person, 40)
            saves[made["file"]] = made
    sittings = make_sittings(Tables(storage, "stored"), guests) if "fury-2015" in games else {}
    talk = make_talk(storage, tables, guests)
    storage.close()
    forget_when(folder / DATABASE, [*tables, *sittings])
    put(folder / "guests.json", {"guests": GUESTS, "invitation": INVITATION})
    put(folder / "expected.json", {"tables": tables, "saves": saves, "sittings": sittings, "talk": talk})


def forget_when(database: Path, tables: list[str]) -> None:
    """Times, the name of the storage and the dice to come are the only things that chance or the clock put there."""
    db = sqlite3.connect(database, isolation_level=None)
    for number, id in enumerate(tables):
        db.execute("update tables set made = ?, seed = null where id = ?", (BEGAN + number, id))
        db.execute("update log set at = ? + seq where table_id = ?", (BEGAN + number, id))
    db.execute("update records set at = ?", (BEGAN,))
    db.execute("update guests set made = ?", (BEGAN,))
    db.execute("update meta set value = 'da7af01d' where key = 'instance'")
    db.execute("vacuum")
    db.close()


def put(path: Path, value: Any) -> None:
    """JSON that shows in a diff."""
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", "utf-8", newline="\n")


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2:] or whitby.game_ids())
