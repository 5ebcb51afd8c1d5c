"""Seats and friends: links for several seats, ways back, seats that change hands, what people decide together."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from browsing import DRACULA, VAN_HELSING, Browser, Server, play_on, wait_for
from people import DAY, Clock, fury, motion, seat

from whitby import notation
from whitby.engine import options_for, seats_asked

NewBrowser = Callable[[], Browser]


# --- links ------------------------------------------------------------------------------
def test_one_link_gives_several_seats(browser: NewBrowser) -> None:
    anna, bruno, carla, diana = browser(), browser(), browser(), browser()
    table, links = fury(anna, godalming="friend", seward="friend", van_helsing="friend-2", mina="easy")
    assert sorted(links) == ["godalming seward", "van-helsing"]
    assert [p["link"] for p in anna.line(table)["sitting"]["players"]] == [1, 1, 2, 0, 0]
    given = bruno.ask(table, "invitation", invitation=links["godalming seward"]).json()
    assert given == {"seats": ["godalming", "seward"], "name": "Anna"}
    assert bruno.take(table, links["godalming seward"]).json()["seats"] == ["godalming", "seward"]
    assert carla.ask(table, "invitation", invitation=links["godalming seward"]).json()["error"] == "invitation-used"
    assert bruno.take(table, links["van-helsing"]).json()["seats"] == ["godalming", "seward", "van-helsing"]  # a second link is no loss
    assert diana.take(table, links["van-helsing"]).json()["error"] == "invitation-used"
    assert [p["link"] for p in anna.line(table)["sitting"]["players"]] == [0] * 5


def test_a_fresh_link_for_several_seats_ends_those_before(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, links = fury(anna, godalming="friend", seward="friend", van_helsing="friend-2", mina="friend-2")
    new = anna.ask(table, "invitations", seats=["seward", "van-helsing"]).json()
    assert new["seats"] == ["seward", "van-helsing"]
    for old in links.values():
        assert bruno.take(table, old).json()["error"] == "invitation-used"
    assert bruno.take(table, new["link"].partition("#")[2]).json()["seats"] == ["seward", "van-helsing"]
    other = bruno.ask(table, "invitations", seats=["godalming", "mina"]).json()["link"].partition("#")[2]  # not only the maker
    assert carla.take(table, other).status_code == 200


def test_an_answer_that_got_lost_loses_no_seat(browser: NewBrowser) -> None:
    """The browser never hears that it has the seat, and asks again."""
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    said = {"invitation": invitation, "name": "Bruno"}
    assert bruno.http.post(f"/api/tables/{table}/take", json=said).json()["error"] == "no-guest"
    bruno.call("Bruno")
    for _ in range(10):
        fresh = Browser(bruno.address)
        fresh.http.cookies = bruno.http.cookies
        assert fresh.http.post(f"/api/tables/{table}/take", json=said).json()["seats"] == [VAN_HELSING]
    assert bruno.look(table).screen["head"]["eyes"] == [VAN_HELSING]


# --- ways back --------------------------------------------------------------------------
def test_a_return_link_brings_a_seat_to_new_browser_secret(browser: NewBrowser) -> None:
    anna, other, thief = browser(), browser(), browser()
    anna.call("Anna")
    made = anna.http.post("/api/tables", json={"game": "dracula-2003", "seat": DRACULA}).json()
    table, back = made["table"], made["back"].partition("/return#")[2]
    assert len(back) > 20
    assert anna.http.post("/api/tables", json={"game": "dracula-2003", "seat": DRACULA}).json()["back"] == ""  # told once
    me = other.http.post("/api/return", json={"secret": back}).json()
    assert me["name"] == "Anna" and len(me["tables"]) == 2
    assert other.look(table).screen["head"]["eyes"] == [DRACULA] == anna.look(table).screen["head"]["eyes"]
    fresh = anna.http.post("/api/me/return", json={}).json()["link"].partition("#")[2]
    assert thief.http.post("/api/return", json={"secret": back}).json()["error"] == "return-used"
    assert thief.http.post("/api/return", json={"secret": fresh}).status_code == 200
    page = thief.look(table)
    newest = anna.http.post("/api/me/return", json={"sign_out": True}).json()["link"].partition("#")[2]
    wait_for(lambda: page.code == 1001)
    assert not thief.http.get("/api/me").json()["known"] and not other.http.get("/api/me").json()["known"]
    assert anna.http.get("/api/me").json()["known"]
    assert thief.http.post("/api/return", json={"secret": fresh}).json()["error"] == "return-used"
    assert other.http.post("/api/return", json={"secret": newest}).json()["name"] == "Anna"


def test_a_browser_that_is_somebody_already(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    carla.make()
    back = {who: who.http.post("/api/me/return", json={}).json()["link"].partition("#")[2] for who in (anna, bruno)}
    again = carla.http.post("/api/return", json={"secret": back[anna]})
    assert (again.status_code, again.json()["error"]) == (409, "another-guest")
    assert bruno.http.post("/api/return", json={"secret": back[anna], "replace": True}).json()["error"] == "other-side"
    assert carla.http.post("/api/return", json={"secret": back[anna], "replace": True}).json()["name"] == "Anna"
    assert anna.http.post("/api/return", json={"secret": back[anna]}).json()["name"] == "Anna"  # nothing changes


def test_secrets_of_ways_back_are_nowhere(server: Server, browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    back = anna.http.post("/api/me/return", json={}).json()["link"].partition("#")[2]
    page = bruno.look(table)
    kept = b"".join(file.read_bytes() for file in server.settings.database.parent.iterdir() if file.is_file())
    assert back.encode() not in kept and b"Anna" in kept
    assert back not in "".join(page.came) and back not in bruno.http.get(f"/api/tables/{table}").text


# --- the other side -----------------------------------------------------------------------
def test_who_has_looked_through_one_side_s_eyes_never_sits_on_the_other(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, links = fury(anna, godalming="friend", seward="friend-2", van_helsing="easy", mina="easy")
    assert bruno.take(table, links["godalming"]).status_code == 200
    assert anna.take(table, links["seward"]).json()["error"] == "other-side"
    assert anna.ask(table, "seats", do="sit", seats=["seward"]).json()["error"] == "other-side"
    assert bruno.ask(table, "seats", do="sit", seats=["seward"]).json()["yours"] == ["godalming", "seward"]


def test_who_left_the_hunters_never_becomes_dracula(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, links = fury(anna, godalming="friend", seward="friend-2", van_helsing="easy", mina="easy")
    bruno.take(table, links["godalming"])
    carla.take(table, links["seward"])
    bruno.ask(table, "seats", do="leave", seats=["godalming"])
    anna.ask(table, "seats", do="leave", seats=["dracula"])
    link = carla.ask(table, "invitations", seats=["dracula"]).json()["link"].partition("#")[2]
    assert bruno.take(table, link).json()["error"] == "other-side"
    assert carla.take(table, link).json()["error"] == "other-side"
    assert anna.take(table, link).json()["seats"] == ["dracula"]


# --- bots and leaving ---------------------------------------------------------------------
def test_a_seat_lent_to_a_bot_and_taken_back(browser: NewBrowser, server: Server) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make(turn_limit=6)
    bruno.take(table, invitation)
    a, b = anna.look(table), bruno.look(table)
    assert anna.ask(table, "seats", do="lend", seats=[VAN_HELSING], bot="easy").json()["error"] == "not-seated"
    assert anna.ask(table, "seats", do="lend", seats=[DRACULA], bot="hal").json()["error"] == "no-bot"
    assert anna.ask(table, "seats", do="lend", seats=[DRACULA], bot="random").json()["yours"] == [DRACULA]
    wait_for(lambda: seat(b, DRACULA)["lent"])
    assert seat(b, DRACULA) == {"seat": DRACULA, "name": "Anna", "kind": "random", "present": True, "lent": True, "link": 0, "muted": False}
    wait_for(lambda: a.screen["head"]["asked"] == b.screen["head"]["asked"] == [VAN_HELSING])  # the bot has laid out Dracula's cards
    assert a.questions == [] and a.screen["head"]["undo"] == [] and a.screen["head"]["eyes"] == [DRACULA]
    refused = a.say({"type": "choose", "question": a.question, "seat": DRACULA, "choice": "choose coffin"})
    assert refused["reason"] == "lent"
    stranger = browser()
    stranger.call("Diana")
    assert stranger.ask(table, "seats", do="sit", seats=[DRACULA]).json()["error"] == "not-seated"
    assert bruno.ask(table, "seats", do="seat-bot", seats=[DRACULA], bot="easy").json()["error"] == "seat-taken"
    play_on([b], random.Random(5), 6)
    assert anna.ask(table, "seats", do="return", seats=[DRACULA]).status_code == 200
    wait_for(lambda: not seat(a, DRACULA)["lent"])
    play_on([a, b], random.Random(6))
    chosen = server.table(table, lambda t: [t.game.text(c) for s, c in t.play.choices if s == 0])
    heard = [news["facts"][1] for news in a.log if news["what"] == "chose"]
    assert heard == chosen  # also what the bot chose is the seat's own


def test_a_bot_hears_the_stream_of_its_own_seat_alone(browser: NewBrowser, server: Server) -> None:
    """Also when the one who lent it holds others, and sees what these drew."""
    anna = browser()
    table, _ = fury(anna, godalming="me", seward="me", van_helsing="me", mina="me")
    a = anna.look(table)
    play_on([a], random.Random(11), 60)
    a.close()
    anna.ask(table, "seats", do="lend", seats=["godalming", "seward", "van-helsing", "mina"], bot="easy")

    def turn(found: Any) -> list[Any]:
        while found.bot_turn() is None:
            found.apply(*next((s, c) for s in seats_asked(found.play.state) for c in options_for(found.play.state, s)))
            found.give_own_answers()
        found.write()
        mine = found.bot_turn()
        return [mine.seat, mine.bot, mine.news, found.play.heard(1 << mine.seat), found.play.heard(31)]

    number, bot, _, own, all_heard = server.table(table, turn)
    assert bot is not None and len(own) < len(all_heard)
    assert not any(what == "chose" and facts[0] != number for what, facts in own)
    heard = server.table(table, lambda t: t.driver.bot_seats[number].heard)
    assert heard == own


def test_who_leaves_last_closes_the_table(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    assert bruno.ask(table, "seats", do="leave", seats=[VAN_HELSING], bot="easy").status_code == 200
    told = anna.line(table)["sitting"]["told"]
    assert [(n["what"], n["seats"], n["name"], n["bot"]) for n in told] == [("left", [VAN_HELSING], "Bruno", "easy")]
    assert anna.ask(table, "seats", do="leave", seats=[DRACULA]).json()["closed"] == "agreed"
    assert anna.ask(table, "seats", do="sit", seats=[DRACULA]).json()["error"] == "closed"


# --- somebody is away -----------------------------------------------------------------------
def test_the_seats_of_somebody_away_are_freed_when_all_others_agree(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, links = fury(anna, godalming="friend", seward="friend", van_helsing="friend-2", mina="friend-2")
    bruno.take(table, links["godalming seward"])
    carla.take(table, links["van-helsing mina"], "Carla")
    a, c, b = anna.look(table), carla.look(table), bruno.look(table)
    clock.now += 3600
    assert motion(anna, table, "free") == {}
    b.close()
    wait_for(lambda: not seat(a, "seward")["present"])
    clock.now += 599
    assert motion(anna, table, "free") == {}
    assert anna.ask(table, "motions", what="free", about="godalming").json()["error"] == "no-motion"
    clock.now += 1
    assert motion(anna, table, "free")["seats"] == ["godalming", "seward"] and motion(bruno, table, "free") == {}
    assert anna.ask(table, "motions", what="free", about="godalming").status_code == 200
    assert seat(anna.line(table), "seward")["kind"] == "person"
    assert (motion(carla, table, "free")["agreed"], motion(carla, table, "free")["missing"]) == (["Anna"], ["Carla"])
    assert carla.ask(table, "motions", what="free", about="godalming").status_code == 200
    wait_for(lambda: seat(a, "seward")["kind"] == "free")
    for page in (a, c):
        wait_for(lambda page=page: page.screen["sitting"]["told"])
        assert [(n["what"], n["seats"], n["name"]) for n in page.screen["sitting"]["told"]] == [("freed", ["godalming", "seward"], "Bruno")]
    assert bruno.line(table)["sitting"]["claim"] == ["godalming", "seward"] and anna.line(table)["sitting"]["claim"] == []
    assert bruno.http.get("/api/me").json()["tables"][0]["table"] == table
    assert carla.ask(table, "seats", do="sit", seats=["godalming"]).status_code == 200
    assert carla.ask(table, "seats", do="claim", seats=["godalming"]).json()["error"] == "not-seated"
    assert bruno.ask(table, "seats", do="claim", seats=["godalming", "seward"]).json()["yours"] == ["godalming", "seward"]
    wait_for(lambda: seat(c, "godalming")["name"] == "Bruno")
    assert [n["what"] for n in c.screen["sitting"]["told"]] == ["freed", "sat", "claimed"]


def test_at_a_table_of_two_it_takes_a_day(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    anna.look(table)
    clock.now += DAY - 1
    assert motion(anna, table, "free") == {}
    clock.now += 1
    assert motion(anna, table, "free")["missing"] == ["Anna"]
    bruno.look(table).close()  # he was there
    wait_for(lambda: not seat(anna.line(table), VAN_HELSING)["present"])
    assert motion(anna, table, "free") == {}
    clock.now += DAY
    assert seat(anna.ask(table, "motions", what="free", about=VAN_HELSING).json(), VAN_HELSING)["kind"] == "free"


def test_a_visit_ends_what_others_have_agreed_to(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, links = fury(anna, godalming="friend", seward="friend-2", van_helsing="easy", mina="easy")
    bruno.take(table, links["godalming"])
    carla.take(table, links["seward"])
    clock.now += 1000
    anna.ask(table, "motions", what="free", about="godalming")
    bruno.look(table).close()
    wait_for(lambda: not seat(carla.line(table), "godalming")["present"])
    clock.now += 1000
    assert [m["agreed"] for m in carla.line(table)["sitting"]["motions"] if m["about"] == "godalming"] == [[]]


# --- ending together --------------------------------------------------------------------------
def test_a_side_resigns_when_all_its_people_agree(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, links = fury(anna, godalming="friend", seward="friend", van_helsing="friend-2", mina="easy")
    bruno.take(table, links["godalming seward"])
    carla.take(table, links["van-helsing"], "Carla")
    a = anna.look(table)
    bruno.ask(table, "motions", what="resign", about="hunters")
    assert anna.ask(table, "motions", what="resign", about="hunters").json()["error"] == "no-motion"
    assert "Bruno" not in [name for m in anna.line(table)["sitting"]["motions"] for name in m["agreed"]]  # it is the hunters' business
    assert not anna.line(table)["over"]
    assert carla.ask(table, "motions", what="resign", about="hunters", agree=False).status_code == 200
    assert [m["agreed"] for m in bruno.line(table)["sitting"]["motions"] if m["what"] == "resign"] == [[]]
    bruno.ask(table, "motions", what="resign", about="hunters")
    line = carla.ask(table, "motions", what="resign", about="hunters").json()
    assert (line["over"], line["winners"], line["ending"], line["side"]) == (True, ["dracula"], "resigned", "hunters")
    wait_for(lambda: a.screen["head"]["over"])
    assert a.screen["head"]["winners"] == ["dracula"] and a.questions == [] and a.screen["head"]["asked"] == []
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert "\nresult: dracula\n" in record and "\nend: resigned hunters\n" in record
    assert notation.write(notation.read(record)) == record


def test_an_agreed_draw(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    assert motion(anna, table, "draw") == {}  # nobody is there to agree with
    bruno.take(table, invitation)
    a, b = anna.look(table), bruno.look(table)
    play_on([a, b], random.Random(3), 20)
    anna.ask(table, "motions", what="draw")
    wait_for(lambda: [m["agreed"] for m in b.screen["sitting"]["motions"] if m["what"] == "draw"] == [["Anna"]])
    line = bruno.ask(table, "motions", what="draw").json()
    assert (line["over"], line["winners"], line["ending"]) == (True, [], "draw-agreed")
    record = anna.http.get(f"/api/tables/{table}/record").text
    assert "\nresult: draw\n" in record and "\nend: draw agreed\n" in record
    assert notation.write(notation.read(record)) == record
    wait_for(lambda: a.screen["head"]["over"])
    assert a.say({"type": "choose", "question": a.question, "seat": DRACULA, "choice": "step harbor"})["reason"] == "stale"


def test_agreement_lapses_after_a_day(browser: NewBrowser, clock: Clock) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    anna.ask(table, "motions", what="draw")
    clock.now += DAY
    assert motion(bruno, table, "draw")["agreed"] == []
    bruno.ask(table, "motions", what="draw")
    assert not anna.line(table)["over"]


def test_closing_reveals_nothing_unless_all_agree(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    a, b = anna.look(table), bruno.look(table)
    play_on([a, b], random.Random(7), 16)
    anna.ask(table, "motions", what="close")
    assert not bruno.line(table)["closed"]
    assert bruno.ask(table, "motions", what="close").json()["closed"] == "agreed"
    wait_for(lambda: a.code == 1001 and b.code == 1001)
    texts = {who: who.http.get(f"/api/tables/{table}/record") for who in (anna, bruno, carla)}
    assert texts[carla].status_code == 403
    seats = {who: set(re.findall(r"^([a-z-]+): (?:choose|step|set|stop|play|pass)", texts[who].text, re.M)) for who in (anna, bruno)}
    assert seats[anna] == {DRACULA} and seats[bruno] == {VAN_HELSING}
    assert carla.ask(table, "motions", what="reveal").json()["error"] == "no-guest"
    assert not anna.ask(table, "motions", what="reveal").json()["revealed"]
    assert carla.http.get(f"/api/tables/{table}/record").status_code == 403
    assert bruno.ask(table, "motions", what="reveal").json()["revealed"]
    whole = carla.http.get(f"/api/tables/{table}/record").text
    assert notation.replay(notation.read(whole)).choices


def test_tables_that_were_closed_do_not_lock_a_guest_out(browser: NewBrowser) -> None:
    anna = browser()
    made = [anna.make("random")[0] for _ in range(20)]
    said = {"game": "dracula-2003", "seat": DRACULA}
    assert anna.http.post("/api/tables", json=said).json()["error"] == "too-many-tables"
    assert anna.ask(made[0], "motions", what="close").json()["closed"] == "agreed"  # alone
    assert anna.http.post("/api/tables", json=said).status_code == 201
    assert anna.http.post("/api/tables", json=said).json()["error"] == "too-many-tables"
    anna.ask(made[1], "seats", do="leave", seats=[DRACULA], bot="random")
    assert anna.http.post("/api/tables", json=said).status_code == 201


def test_the_same_people_play_again_at_one_table(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    a, b = anna.look(table), bruno.look(table)
    assert anna.ask(table, "again").json()["error"] == "not-over"
    anna.ask(table, "motions", what="resign", about=DRACULA)
    carla.call("Carla")
    assert carla.ask(table, "again").json()["error"] == "not-seated"
    new = bruno.ask(table, "again").json()["table"]
    assert anna.ask(table, "again").json()["table"] == new != table
    wait_for(lambda: a.screen["sitting"]["again"] == b.screen["sitting"]["again"] == new)
    assert [p["name"] for p in anna.line(new)["sitting"]["players"]] == ["Anna", "Bruno"]
    assert anna.line(new)["options"]["first"] == DRACULA  # who lost begins
    assert anna.look(new).screen["head"]["eyes"] == [DRACULA]


# --- time ---------------------------------------------------------------------------------------
def test_tables_expire_and_say_so_before(browser: NewBrowser, clock: Clock, server: Server) -> None:
    anna, bruno = browser(), browser()
    open_table, invitation = anna.make()
    bruno.take(open_table, invitation)
    over, other = anna.make()
    bruno.take(over, other)
    anna.ask(over, "motions", what="resign", about=DRACULA)
    visited = anna.make()[0]

    def lines() -> dict[str, str]:
        return {line["table"]: line["expires"] for line in anna.http.get("/api/me").json()["tables"]}

    def sweep() -> None:
        while server.tables(lambda tables: tables.sweep({})):
            pass

    assert set(lines().values()) == {""}
    clock.now += 46.5 * DAY
    sweep()
    bruno_s_rows = bruno.http.get(f"/api/tables/{open_table}/own")
    assert bruno_s_rows.status_code == 200 and "\ndracula: " not in bruno_s_rows.text
    assert browser().http.get(f"/api/tables/{open_table}/own").status_code == 403
    assert lines() == {open_table: "2027-03-16", over: "", visited: "2027-03-16"}
    anna.look(visited).close()
    assert lines()[visited] == ""
    clock.now += 13 * DAY
    sweep()
    assert len(lines()) == 3
    clock.now += DAY
    sweep()
    assert set(lines()) == {over, visited} and anna.http.get(f"/api/tables/{open_table}").status_code == 404
    clock.now += 120 * DAY
    sweep()
    assert len(lines()) == 2  # nobody was told yet
    clock.now += 14 * DAY
    sweep()
    assert lines() == {}


def test_an_unreadable_table_is_one_line(browser: NewBrowser, server: Server) -> None:
    anna = browser()
    tables = [anna.make()[0] for _ in range(4)]

    def spoil(all: Any) -> None:
        db = all.storage.db
        db.execute("update tables set game = 'chess-1475' where id = ?", (tables[0],))
        db.execute("update tables set options = ? where id = ?", ('{"nonsense": 3}', tables[1]))
        db.execute("update seats set bot = 'deep-blue', guest = x'' where seat = 1 and table_id = ?", (tables[2],))
        all.loaded.clear()
        all.recent.clear()

    server.tables(spoil)
    lines = {line["table"]: line for line in anna.http.get("/api/me").json()["tables"]}
    assert [lines[id]["closed"] for id in tables] == ["unreadable", "old-rules", "old-rules", ""]
