"""All tables of a server: making, finding, sitting down, deciding together, forgetting. One thread has it to itself."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Set
from contextlib import suppress
from typing import Any
from weakref import WeakSet, WeakValueDictionary

import whitby
from whitby import bots, notation
from whitby.engine import PLAYING
from whitby.game import Game
from whitby.table import motions, seating
from whitby.table.closed import ClosedTable
from whitby.table.guests import Guests, hash_of
from whitby.table.motions import Motion
from whitby.table.refusal import Refusal
from whitby.table.seating import Change, sides_seen
from whitby.table.seats import Seats
from whitby.table.storage import Conflict, Guest, Notice, Place, Sheet, Storage, Vote
from whitby.table.table import NotReplayed, Table

log = logging.getLogger("whitby.table")

FRIEND = "friend"  # friend, friend-2, friend-3 ...: each is one person
MYSELF = "me"  # the maker holds this seat too
KEPT = 256  # tables that stay in memory after their last use
OPEN_TABLES = 20  # games not over that one guest may have made
SHOWN_TABLES = 30  # on the home page
TRIES = 5  # at a change, while another server changes the same seats
HOUR, DAY = 3600, 24 * 3600
UNFINISHED, FINISHED = 60 * DAY, 180 * DAY  # how long tables are kept after their last use
WARNING = 14 * DAY  # and when that is said beforehand
AT_ONCE = 50  # tables that are forgotten in one step


class Tables(Guests):
    """Guests and tables."""

    def __init__(self, storage: Storage, seed: str | None = None) -> None:
        super().__init__(storage)
        self.seed = seed  # of chance and bots at new tables, for tests
        self.instance = storage.instance()
        self.started = storage.now()
        self.loaded: WeakValueDictionary[str, Table | ClosedTable] = WeakValueDictionary()
        self.opened_ones: WeakSet[Table] = WeakSet()  # also those that somebody looks at still, though they are closed
        self.recent: OrderedDict[str, Table | ClosedTable] = OrderedDict()

    # --- finding --------------------------------------------------------------------
    def tables_of(self, guest: Guest) -> list[str]:
        """The tables at which a guest sits, those used last first, and those that will go soon."""
        shown = self.storage.tables_of(guest.hash)[:SHOWN_TABLES] + self.storage.warned_tables_of(guest.hash)
        return list(dict.fromkeys(shown))

    def find(self, id: str) -> Table | ClosedTable | None:
        """A table, played again from its log if it is not here; closed if its people say so, or the rules do not lead through it."""
        table = self.loaded.get(id)
        if table is None or isinstance(table, Table) and table.sheet.ending in motions.WITHOUT_RESULT:
            sheet = self.storage.table(id)
            if sheet is None or sheet.game not in whitby.game_ids():
                return None
            table = self.loaded[id] = self.opened(sheet)
        self.recent[id] = table
        self.recent.move_to_end(id)
        if len(self.recent) > KEPT:
            self.recent.popitem(last=False)
        return table

    def opened(self, sheet: Sheet) -> Table | ClosedTable:
        """A table as it can be opened today."""
        if sheet.ending in motions.WITHOUT_RESULT:
            return ClosedTable(self.storage, sheet)
        try:
            table = Table(self.storage, sheet)
            self.opened_ones.add(table)
            return table
        except NotReplayed as problem:
            log.warning("closed: %s", problem)
            self.storage.shut(sheet.id)
            return ClosedTable(self.storage, sheet)

    def read_again(self, table: Table | ClosedTable) -> None:
        """Who sits where may have changed, here or in another server."""
        sheet = self.storage.table(table.id)
        if sheet is not None and sheet != table.sheet:
            table.read_sheet(sheet)

    def as_kept(self, ids: set[str]) -> None:
        """What was done to these tables could not be written: they become what is kept of them."""
        for id in ids:
            self.let_go(id)
        for table in list(self.opened_ones):
            if table.id in ids:
                try:
                    sheet = self.storage.table(table.id)
                    if sheet is not None:  # else it was never made
                        table.only_what_is_kept(sheet)
                        self.loaded[table.id] = table
                except Exception:
                    log.exception("table %s could not be read again", table.id)
                    table.begin()  # the next one who looks at it reads the log

    def let_go(self, id: str) -> None:
        """The next who looks for this table opens it anew."""
        self.loaded.pop(id, None)
        self.recent.pop(id, None)

    # --- making ---------------------------------------------------------------------
    def make(
        self, guest: Guest, game_id: str, options: dict[str, Any], name: str, seat: str, others: dict[str, str]
    ) -> tuple[Table, list[tuple[list[str], str]]]:
        """A new table, and the secrets that invite to its free seats, each with the seats that it gives."""
        if game_id not in whitby.game_ids():
            raise Refusal("no-game")
        game = whitby.game(game_id)
        if seat not in game.seats or any(other not in game.seats or other == seat for other in others):
            raise Refusal("no-seat")
        friends = [FRIEND, *(f"{FRIEND}-{n}" for n in range(2, len(game.seats) + 1))]
        if any(who not in (*friends, MYSELF, *bots.names(game)) for who in others.values()):
            raise Refusal("no-bot")
        try:
            all_options = game.all_options(options)
        except ValueError:
            raise Refusal("bad-option") from None
        invitations: dict[str, str] = {}  # by friend, who may be nobody but a seat's own
        places: list[Place] = []
        for each in game.seats:
            who = others.get(each, each)
            if each == seat or who == MYSELF:
                places.append(Place(guest=guest.hash, name=name))
            elif who in friends or who == each:
                secret = invitations.setdefault(who, secrets.token_urlsafe(18))
                places.append(Place(invitation=hash_of(secret)))
            else:
                places.append(Place(bot=who))
        table = self.put(guest, game, all_options, places)
        return table, [([s for s in game.seats if others.get(s, s) == who and s != seat], secret) for who, secret in invitations.items()]

    def put(self, guest: Guest, game: Game, options: dict[str, bool | int | str], places: list[Place], after: str = "") -> Table:
        """A new table with these places."""
        if self.storage.open_tables(guest.hash, whitby.game_ids()) >= OPEN_TABLES:
            raise Refusal("too-many-tables")
        sheet = Sheet(new_id(), game.id, game.version, options, guest.hash, self.seed, tuple(places))
        self.storage.put_table(sheet, [], after)
        for each in {place.guest for place in places if place.guest}:
            self.storage.visit(sheet.id, each)
        table = self.find(sheet.id)
        assert isinstance(table, Table)
        return table

    def again(self, table: Table, guest: Guest) -> str:
        """The table at which the same people play once more: made by the first who asks."""
        if not table.eyes(guest.hash):
            raise Refusal("not-seated")
        if not table.over:
            raise Refusal("not-over")
        self.read_again(table)
        if not table.sheet.next:
            places = [Place(guest=p.guest, name=p.name) if p.guest else Place(bot=p.bot) for p in table.sheet.places]
            with suppress(Conflict):  # somebody else was first
                self.put(guest, table.game, options_again(table), places, after=table.id)
            self.read_again(table)
        return table.sheet.next

    # --- seats ----------------------------------------------------------------------
    def take(self, table: Table, guest: Guest, invitation: str) -> str:
        """Who has the link gets its seats, as often as he asks; the secret of his return link, if he has not had it yet."""
        changed = self.change(table, lambda: seating.take(table, guest, invitation))
        return self.first_return_secret(guest) if changed else self.return_secret_again(guest)

    def invite(self, table: Table, guest: Guest, seats: list[str]) -> str:
        """Another secret for seats that no person has; those before stop working."""
        made = ""

        def rule() -> Change:
            nonlocal made
            change, made = seating.invite(table, guest, seating.seats_named(table.game, seats))
            return change

        self.change(table, rule)
        return made

    def change_seats(self, table: Table, guest: Guest, do: str, seats: list[str], bot: str, present: Set[bytes]) -> None:
        """What a guest asks to become of seats. Who leaves may have been the last who had not agreed to something."""
        numbers = seating.seats_named(table.game, seats)
        self.change(table, lambda: seating.RULES[do](table, guest, numbers, bot))
        if not motions.people(table) and not table.sheet.claims:  # nobody is left who could ever come back
            self.storage.end(table.id, "", motions.CLOSED, over=False)
            self.read_again(table)
        self.carry_out_all(table, present)

    def change(self, table: Table, rule: Callable[[], Change]) -> bool:
        """Change seats by a rule, which is asked again if another server was faster. Has anything changed?"""
        for _ in range(TRIES):
            self.read_again(table)
            change, before = rule(), table.sheet
            after = change.sheet(before)
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
                    self.seen_here(table, place.guest)
            self.read_again(table)
            return True
        raise Refusal("seat-taken")

    def seen_here(self, table: Table, guest: bytes) -> None:
        """A guest was at the table just now."""
        self.storage.visit(table.id, guest)
        table.visits[guest] = self.storage.now()

    # --- deciding together ----------------------------------------------------------
    def motions(self, table: Table | ClosedTable, present: Set[bytes]) -> list[Motion]:
        """All that the people at a table may decide now."""
        now = self.storage.now()

        def away(guest: bytes) -> int:
            """For how long; a server that has just begun does not know who was here a moment ago."""
            if guest in present or now - self.started < motions.AWAY:
                return 0
            return now - table.visits.get(guest, self.started)

        return motions.motions(table, table.over or isinstance(table, ClosedTable), now, away)

    def move(self, table: Table | ClosedTable, guest: Guest, what: str, about: str, agree: bool, present: Set[bytes]) -> None:
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
        """Do what all whom it concerns have agreed to."""
        while carried := [motion for motion in self.motions(table, present) if motion.carries]:
            try:
                self.carry_out(table, carried[0])
            except Conflict:
                raise Refusal("no-motion") from None
            finally:
                self.read_again(table)

    def carry_out(self, table: Table | ClosedTable, motion: Motion) -> None:
        """All have agreed."""
        if motion.what == motions.FREE:
            assert isinstance(table, Table)
            away = table.sheet.places[motion.seats[0]].guest
            self.change(table, lambda: seating.free(table, away))
        elif motion.what == motions.RESIGN:
            self.storage.end(table.id, "", notation.end_of(table.game.resigned(motion.about)), over=True)
        elif motion.what == motions.DRAW:
            self.storage.end(table.id, "", notation.AGREED, over=True)
        elif motion.what == motions.CLOSE:
            self.storage.end(table.id, "", motions.CLOSED, over=False)
        else:
            self.storage.end(table.id, motions.CLOSED, motions.REVEALED, over=False)

    def check_stranger(self, one: Guest, other: Guest) -> None:
        """The browser of one guest must not become another's who has seen the other side of a game that is not over."""
        for id in self.storage.tables_seen_by_both(one.hash, other.hash):
            table = self.find(id)
            if table is not None and not table.over and sides_seen(table, one.hash) != sides_seen(table, other.hash):
                raise Refusal("other-side")

    # --- time -----------------------------------------------------------------------
    def visit(self, table: Table, guest: bytes) -> bool:
        """Somebody has opened or left a page of a table: his seats are not freed. Has that changed what others see?"""
        seats = [i for i, place in enumerate(table.sheet.places) if place.guest == guest]
        if not seats:
            return False
        self.seen_here(table, guest)
        about = table.game.seats[seats[0]]
        if not any((vote.what, vote.about) == (motions.FREE, about) for vote in table.sheet.votes):
            return False
        self.storage.drop_votes(table.id, motions.FREE, about)
        self.read_again(table)
        return True

    def use(self, table: Table | ClosedTable, guest: Guest) -> None:
        """A guest who sits there looks at a table: that keeps it, also where there is nothing to open a page of."""
        used, _ = self.storage.used_and_warned(table.id)
        if table.eyes(guest.hash) and self.storage.now() - used > HOUR:
            self.storage.use(table.id)

    def expires(self, table: Seats, over: bool) -> int | None:
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
        gone = self.storage.expire(now - UNFINISHED, now - FINISHED, now - WARNING, AT_ONCE)
        for id in gone:
            self.let_go(id)
        for table in list(self.loaded.values()):
            if table.sheet.next in gone:
                self.read_again(table)
        return len(gone)


def options_again(table: Table) -> dict[str, bool | int | str]:
    """The options of a table for the next game: who lost begins, where an option says who does."""
    options = dict(table.sheet.options)
    winners = table.ended.winners if table.ended else table.play.state.winners
    losers = [name for seat, name in enumerate(table.game.seats) if winners not in (0, PLAYING) and not winners >> seat & 1]
    first = next((option for option in table.game.options if option.name == "first"), None)
    if first and losers and losers[0] in first.values:
        options["first"] = losers[0]
    return options


def new_id() -> str:
    """A table's name in addresses: nobody finds it by trying."""
    return secrets.token_hex(8)
