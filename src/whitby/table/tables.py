"""All tables of a server: making, finding, sitting down, deciding together, forgetting. One thread has it to itself."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence, Set
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary, WeakSet, WeakValueDictionary

import whitby
from whitby import belief, bots, notation
from whitby.engine import PLAYING
from whitby.game import Game
from whitby.table import motions, records, seating
from whitby.table.closed import ClosedTable
from whitby.table.guests import Guests, hash_of
from whitby.table.motions import Motion
from whitby.table.refusal import Refusal
from whitby.table.seating import Change, sides_seen
from whitby.table.seats import BaseTable
from whitby.table.storage import Conflict, Guest, Notice, Place, Row, Storage, TableInfo, Vote
from whitby.table.table import CannotReplay, Table

log = logging.getLogger("whitby.table")

FRIEND = "friend"  # friend, friend-2, friend-3 ...: each is one person
ME = "me"  # the maker holds this seat too
LOADED = 256  # tables that stay in memory after their last use
OPEN_TABLES = 20  # games not over that one guest may have made
LISTED_TABLES = 30  # on the home page
TRIES = 5  # at a change, while another server changes the same seats
HOUR, DAY = 3600, 24 * 3600
UNFINISHED, FINISHED = 60 * DAY, 180 * DAY  # how long tables are kept after their last use
WARNING = 14 * DAY  # and when that is said beforehand
EXPIRED_AT_ONCE = 50  # tables that are forgotten in one step


class Tables(Guests):
    """All guests and all tables of a server, those in use in memory."""

    def __init__(self, storage: Storage, seed: str | None = None) -> None:
        super().__init__(storage)
        self.seed = seed  # of chance and bots at new tables, for tests
        self.instance = storage.instance()
        self.started = storage.now()
        self.loaded: WeakValueDictionary[str, Table | ClosedTable] = WeakValueDictionary()
        self.in_memory: WeakSet[Table] = WeakSet()  # also one that somebody still looks at though its people have closed it
        self.recent: OrderedDict[str, Table | ClosedTable] = OrderedDict()
        self.revealed: WeakKeyDictionary[ClosedTable, Table] = WeakKeyDictionary()  # those that were closed, whole

    # --- finding --------------------------------------------------------------------
    def tables_of(self, guest: Guest) -> list[str]:
        """The tables at which a guest sits, those used last first, and those that will go soon."""
        listed = self.storage.tables_of(guest.hash)[:LISTED_TABLES] + self.storage.warned_tables_of(guest.hash)
        return list(dict.fromkeys(listed))

    def find(self, id: str) -> Table | ClosedTable | None:
        """A table, played again from its log if it is not here; closed if its people say so, or the rules do not lead through it."""
        table = self.loaded.get(id)
        if table is None or isinstance(table, Table) and table.info.ending in motions.WITHOUT_RESULT:
            info = self.storage.table(id)
            if info is None or info.game not in whitby.game_ids():
                return None
            table = self.loaded[id] = self.open(info)
        self.recent[id] = table
        self.recent.move_to_end(id)
        if len(self.recent) > LOADED:
            self.recent.popitem(last=False)
        return table

    def open(self, info: TableInfo) -> Table | ClosedTable:
        """A table as it can be opened today."""
        if info.ending in motions.WITHOUT_RESULT:
            return ClosedTable(self.storage, info)
        try:
            table = Table(self.storage, info)
            self.in_memory.add(table)
            return table
        except CannotReplay as problem:
            log.warning("closed: %s", problem)
            self.storage.shut(info.id)
            return ClosedTable(self.storage, info)

    def open_to_all(self, table: Table | ClosedTable) -> Table | None:
        """The table with its whole game, if everybody may know that: it is over, or its people closed and then revealed it."""
        if isinstance(table, Table):
            return table if table.over else None
        if table.revealed and table not in self.revealed:
            with suppress(CannotReplay):
                self.revealed[table] = Table(table.storage, table.info)
        return self.revealed.get(table)

    def read_again(self, table: Table | ClosedTable) -> None:
        """Read the table's info again, which another server may have changed."""
        info = self.storage.table(table.id)
        if info is not None and info != table.info:
            table.set_info(info)

    def reload(self, ids: set[str]) -> None:
        """Read these tables again from storage, since what was done to them could not be written."""
        for id in ids:
            self.unload(id)
        for table in list(self.in_memory):
            if table.id in ids:
                try:
                    info = self.storage.table(table.id)
                    if info is not None:  # else it was never made
                        table.reload(info)
                        self.loaded[table.id] = table
                except Exception:
                    log.exception("table %s could not be read again", table.id)
                    table.restart()  # the next one who looks at it reads the log

    def unload(self, id: str) -> None:
        """Drop a table from memory: the next who looks for it opens it anew."""
        self.loaded.pop(id, None)
        self.recent.pop(id, None)

    # --- making ---------------------------------------------------------------------
    def make(
        self,
        guest: Guest,
        game_id: str,
        options: dict[str, Any],
        name: str,
        seat: str,
        others: dict[str, str],
        odds: str = motions.OFF,
        hints: str = motions.OFF,
    ) -> tuple[Table, list[tuple[list[str], str]]]:
        """A new table, and the secrets that invite to its free seats, each with the seats that it gives."""
        if game_id not in whitby.game_ids():
            raise Refusal("no-game")
        game = whitby.game(game_id)
        if seat not in game.seats or any(other not in game.seats or other == seat for other in others):
            raise Refusal("no-seat")
        friends = [FRIEND, *(f"{FRIEND}-{n}" for n in range(2, len(game.seats) + 1))]
        if any(who not in (*friends, ME, *bots.names(game)) for who in others.values()):
            raise Refusal("no-bot")
        try:
            all_options = game.all_options(options)
        except ValueError:
            raise Refusal("bad-option") from None
        if odds not in motions.ODDS_VALUES or odds != motions.OFF and not belief.is_there(game):
            raise Refusal("bad-option")
        if hints not in motions.HINT_VALUES:
            raise Refusal("bad-option")
        invitations: dict[str, str] = {}  # by friend, who may be nobody but a seat's own
        places: list[Place] = []
        for each in game.seats:
            who = others.get(each, each)
            if each == seat or who == ME:
                places.append(Place(guest=guest.hash, name=name))
            elif who in friends or who == each:
                secret = invitations.setdefault(who, secrets.token_urlsafe(18))
                places.append(Place(invitation=hash_of(secret)))
            else:
                places.append(Place(bot=who))
        table = self.create(guest, game, all_options, places, odds=odds, hints=hints)
        return table, [([s for s in game.seats if others.get(s, s) == who and s != seat], secret) for who, secret in invitations.items()]

    def create(
        self,
        guest: Guest,
        game: Game,
        options: dict[str, bool | int | str],
        places: list[Place],
        after: str = "",
        choices: Sequence[tuple[int, int]] = (),
        odds: str = motions.OFF,
        hints: str = motions.OFF,
    ) -> Table:
        """Store and open a new table with these places; `after` is the one whose people play again, `choices` what is played already."""
        if self.storage.open_tables(guest.hash, whitby.game_ids()) >= OPEN_TABLES:
            raise Refusal("too-many-tables")
        info = TableInfo(new_id(), game.id, game.version, options, guest.hash, self.seed, tuple(places), odds=odds, hints=hints)
        self.storage.put_table(info, [Row(seat, game.text(choice)) for seat, choice in choices], after)
        for each in {place.guest for place in places if place.guest}:
            self.storage.visit(info.id, each)
        table = self.find(info.id)
        assert isinstance(table, Table)
        return table

    def play_again(self, table: Table, guest: Guest) -> str:
        """The table at which the same people play once more: made by the first who asks."""
        if not table.eyes(guest.hash):
            raise Refusal("not-seated")
        if not table.over:
            raise Refusal("not-over")
        self.read_again(table)
        if not table.info.next:
            places = [Place(guest=p.guest, name=p.name) if p.guest else Place(bot=p.bot) for p in table.info.places]
            with suppress(Conflict):  # somebody else was first
                self.create(guest, table.game, next_options(table), places, after=table.id, odds=table.info.odds, hints=table.info.hints)
            self.read_again(table)
        return table.info.next

    def fork(
        self, guest: Guest, game: Game, options: dict[str, bool | int | str], choices: Sequence[tuple[int, int]], seats: list[str], bot: str
    ) -> Table:
        """A new table where a game goes on after these choices, the guest on these seats against bots.

        Whoever calls this says that nothing of the game is a secret from the guest any more.
        """
        own = set(seating.seats_named(game, seats))
        if bot not in bots.names(game):
            raise Refusal("no-bot")
        places = [Place(guest=guest.hash, name=guest.name) if seat in own else Place(bot=bot) for seat in range(len(game.seats))]
        return self.create(guest, game, options, places, choices=choices)

    # --- seats ----------------------------------------------------------------------
    def take_seats(self, table: Table, guest: Guest, invitation: str) -> str:
        """Who has the link gets its seats, as often as he asks; the secret of his return link, if he has not had it yet."""
        changed = self.apply_change(table, lambda: seating.take(table, guest, invitation))
        return self.first_return_secret(guest) if changed else self.return_secret_again(guest)

    def invite(self, table: Table, guest: Guest, seats: list[str]) -> str:
        """Another secret for seats that no person has; those before stop working."""
        made = ""

        def rule() -> Change:
            nonlocal made
            change, made = seating.invite(table, guest, seating.seats_named(table.game, seats))
            return change

        self.apply_change(table, rule)
        return made

    def change_seats(self, table: Table, guest: Guest, do: str, seats: list[str], bot: str, present: Set[bytes]) -> None:
        """What a guest asks to become of seats. Who leaves may have been the last who had not agreed to something."""
        numbers = seating.seats_named(table.game, seats)
        self.apply_change(table, lambda: seating.RULES[do](table, guest, numbers, bot))
        if not motions.people(table) and not table.info.claims:  # nobody is left who could ever come back
            self.storage.end(table.id, "", motions.CLOSED, over=False)
            self.read_again(table)
        self.carry_out_all(table, present)

    def apply_change(self, table: Table, rule: Callable[[], Change]) -> bool:
        """Change seats by a rule, which is asked again if another server was faster. Has anything changed?"""
        for _ in range(TRIES):
            self.read_again(table)
            change, before = rule(), table.info
            after = change.applied_to(before)
            if after == before:
                return False
            if table.over:
                raise Refusal("closed")
            notice = Notice(change.told, table.names(change.places), change.name, change.bot, self.storage.now()) if change.told else None
            try:
                self.storage.put_places(before, after, notice)
            except Conflict:
                continue
            for seat, place in enumerate(after.places):
                if place.guest and place.guest != before.places[seat].guest:
                    self.record_visit(table, place.guest)
            self.read_again(table)
            return True
        raise Refusal("seat-taken")

    def record_visit(self, table: Table, guest: bytes) -> None:
        """Note that a guest was at the table just now."""
        self.storage.visit(table.id, guest)
        table.visits[guest] = self.storage.now()

    # --- talk -----------------------------------------------------------------------
    def mute(self, table: Table, guest: Guest, seat: str, muted: bool) -> None:
        """A guest reads no more of what the one at this seat says, wherever that one sits; or reads it again."""
        (number,) = seating.seats_named(table.game, [seat])
        other = table.info.places[number].guest
        if not other or other == guest.hash:
            raise Refusal("no-seat")
        self.storage.set_mute(guest.hash, other, muted)

    # --- deciding together ----------------------------------------------------------
    def motions(self, table: Table | ClosedTable, present: Set[bytes]) -> list[Motion]:
        """All that the people at a table may decide now."""
        now = self.storage.now()

        def away(guest: bytes) -> int:
            """For how long; a server that has just begun does not know who was here a moment ago."""
            if guest in present or now - self.started < motions.AWAY_SECONDS:
                return 0
            return now - table.visits.get(guest, self.started)

        return motions.motions(table, table.over or isinstance(table, ClosedTable), now, away)

    def vote(self, table: Table | ClosedTable, guest: Guest, what: str, about: str, agree: bool, present: Set[bytes]) -> None:
        """A guest agrees to something, or declines it; what all have agreed to is done."""
        present = {*present, guest.hash}
        self.read_again(table)
        if not any((m.what, m.about) == (what, about) and guest.hash in m.concerns for m in self.motions(table, present)):
            raise Refusal("no-motion")
        if agree:
            self.storage.vote(table.id, Vote(what, about, guest.hash, self.storage.now()))
        else:
            self.storage.drop_votes(table.id, what, about)
        self.read_again(table)
        self.carry_out_all(table, present)

    def carry_out_all(self, table: Table | ClosedTable, present: Set[bytes]) -> None:
        """Carry out every motion to which all whom it concerns have agreed."""
        while carried := [motion for motion in self.motions(table, present) if motion.carries]:
            try:
                self.carry_out(table, carried[0])
            except Conflict:
                raise Refusal("no-motion") from None
            finally:
                self.read_again(table)

    def carry_out(self, table: Table | ClosedTable, motion: Motion) -> None:
        """Do what all have agreed to."""
        if motion.what == motions.FREE:
            assert isinstance(table, Table)
            away = table.info.places[motion.seats[0]].guest
            self.apply_change(table, lambda: seating.free(table, away))
        elif motion.what == motions.RESIGN:
            self.storage.end(table.id, "", notation.end_of(table.game.resigned(motion.about)), over=True)
        elif motion.what == motions.DRAW:
            self.storage.end(table.id, "", notation.AGREED, over=True)
        elif motion.what == motions.ODDS:
            notice = Notice(f"odds-{motion.about}", [], "", "", self.storage.now())
            self.storage.set_odds(table.id, table.info.odds, motion.about, notice)
        elif motion.what == motions.HINTS:
            notice = Notice(f"hints-{motion.about}", [], "", "", self.storage.now())
            self.storage.set_hints(table.id, table.info.hints, motion.about, notice)
        elif motion.what == motions.CLOSE:
            self.storage.end(table.id, "", motions.CLOSED, over=False)
        else:
            self.storage.end(table.id, motions.CLOSED, motions.REVEALED, over=False)

    def check_sides(self, one: Guest, other: Guest) -> None:
        """The browser of one guest must not become another's who has seen the other side of a game that is not over."""
        for id in self.storage.tables_seen_by_both(one.hash, other.hash):
            table = self.find(id)
            if table is not None and not table.over and sides_seen(table, one.hash) != sides_seen(table, other.hash):
                raise Refusal("other-side")

    # --- time -----------------------------------------------------------------------
    def visit(self, table: Table, guest: bytes) -> bool:
        """Somebody has opened or left a page of a table: his seats are not freed. Has that changed what others see?"""
        seats = [i for i, place in enumerate(table.info.places) if place.guest == guest]
        if not seats:
            return False
        self.record_visit(table, guest)
        about = table.game.seats[seats[0]]
        if not any((vote.what, vote.about) == (motions.FREE, about) for vote in table.info.votes):
            return False
        self.storage.drop_votes(table.id, motions.FREE, about)
        self.read_again(table)
        return True

    def mark_used(self, table: Table | ClosedTable, guest: Guest) -> None:
        """A guest who sits there looks at a table: that keeps it, also where there is nothing to open a page of."""
        used, _ = self.storage.used_and_warned(table.id)
        if table.eyes(guest.hash) and self.storage.now() - used > HOUR:
            self.storage.mark_used(table.id)

    def expires(self, table: BaseTable, over: bool) -> int | None:
        """When a table goes, if its people are told so already."""
        used, warned = self.storage.used_and_warned(table.id)
        return max(used + (FINISHED if over else UNFINISHED), warned + WARNING) if warned else None

    def sweep(self, present: Mapping[str, Set[bytes]]) -> int:
        """Those who look at tables now are there. Warn of what will go, and forget some tables; how many it were."""
        for id, guests in present.items():
            table = self.find(id)
            if isinstance(table, Table):
                for guest in motions.people(table):
                    if guest in guests:
                        self.visit(table, guest)
                self.carry_out_all(table, guests)
        now = self.storage.now()
        self.storage.warn(now - UNFINISHED + WARNING, now - FINISHED + WARNING)
        self.storage.expire_records(now - records.WEEK)
        gone = self.storage.expire(now - UNFINISHED, now - FINISHED, now - WARNING, EXPIRED_AT_ONCE)
        for id in gone:
            self.unload(id)
        for table in list(self.loaded.values()):
            if table.info.next in gone:
                self.read_again(table)
        return len(gone)


def next_options(table: Table) -> dict[str, bool | int | str]:
    """The options of a table for the next game: who lost begins, where an option says who does."""
    options = dict(table.info.options)
    winners = table.ended.winners if table.ended else table.play.state.winners
    losers = [name for seat, name in enumerate(table.game.seats) if winners not in (0, PLAYING) and not winners >> seat & 1]
    first = next((option for option in table.game.options if option.name == "first"), None)
    if first and losers and losers[0] in first.values:
        options["first"] = losers[0]
    return options


def new_id() -> str:
    """A table's name in addresses: nobody finds it by trying."""
    return secrets.token_hex(8)
