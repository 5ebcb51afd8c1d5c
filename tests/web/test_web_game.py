"""Games over sockets, from the link to the record."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import DRACULA, GAME, VAN_HELSING, Browser, Server, play_on, settled, wait_for

import whitby
from whitby import bots, notation
from whitby.table.tables import Tables

NewBrowser = Callable[[], Browser]
PERSON = {"kind": "person", "present": True, "lent": False, "link": 0, "muted": False}
BOT = {"name": "random", "kind": "random", "present": True, "lent": False, "link": 0, "muted": False}
FREE = {"name": "", "kind": "free", "present": False, "lent": False, "link": 1, "muted": False}


def test_two_guests_play_a_game_to_its_end(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, invitation = anna.make(turn_limit=8)
    assert bruno.take(table, invitation).json()["seats"] == [VAN_HELSING]
    a, b, c = anna.look(table), bruno.look(table), carla.look(table)
    assert anna.http.get(f"/api/tables/{table}/record").json()["error"] == "not-over"
    assert play_on([a, b], random.Random(1)) > 12
    wait_for(lambda: c.screen["head"]["over"])
    assert a.screen["head"]["winners"] == b.screen["head"]["winners"] == c.screen["head"]["winners"]
    assert c.screen["head"]["eyes"] == [] and not any(news["what"] == "chose" for news in c.log)
    record = carla.http.get(f"/api/tables/{table}/record")
    play = notation.replay(notation.read(record.text))
    assert play.over and play.game.id == GAME
    line = anna.http.get("/api/me").json()["tables"][0]
    assert line["over"] and line["maker"] and line["yours"] == [DRACULA] and line["asked"] == []
    assert a.choose("step harbor")["reason"] == "game-over"


def test_a_guest_against_a_bot(browser: NewBrowser) -> None:
    anna = browser()
    table, invitation = anna.make(others="random", seat=VAN_HELSING, turn_limit=8)
    assert invitation == ""
    a = anna.look(table)
    assert a.screen["sitting"]["players"][0] == {**BOT, "seat": DRACULA}
    assert play_on([a], random.Random(2)) > 6
    assert a.screen["head"]["over"]


def test_the_log_of_a_page_is_what_a_reload_gets(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make(turn_limit=8)
    bruno.take(table, invitation)
    pages = [anna.look(table), bruno.look(table)]
    luck = random.Random(3)
    for _ in range(3):
        play_on(pages, luck, 7)
        settled(pages)
        for page, who in zip(pages, (anna, bruno), strict=True):
            again = who.look(table)
            assert again.screen["news_from"] == 0
            assert (again.screen["question"], again.screen["news"]) == (page.question, page.log)
            assert again.screen["head"] == page.screen["head"] and again.screen["body"] == page.screen["body"]
            third = who.look(table)
            assert third.came[0] == again.came[0]
            again.close()
            third.close()


def test_many_pages_of_one_guest_see_the_same(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    pages = [anna.look(table) for _ in range(4)]
    bruno.look(table)
    wait_for(lambda: all(page.screen["sitting"]["players"][1]["present"] for page in pages))
    pages[2].choose("choose coffin")
    wait_for(lambda: len({page.came[-1] for page in pages}) == 1 and pages[0].log[-1]["what"] == "chose")


def test_taking_back(browser: NewBrowser, server: Server) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    a, b = anna.look(table), bruno.look(table)
    first = a.question
    assert a.undo() == {"type": "refused", "reason": "no-undo", "clause": "", "choice": "", "question": first}
    before = a.log.copy()
    a.choose("choose coffin")
    assert a.screen["head"]["undo"] == [DRACULA]
    assert a.undo()["question"] == first
    assert a.log == before
    for choice in ("choose coffin", "choose coffin", "choose amulet", "choose vampire-1", "choose vampire-1", "choose vampire-2"):
        a.choose(choice)
    wait_for(lambda: b.log[-1:] == [{"what": "answered", "facts": [DRACULA]}])
    a.undo()
    wait_for(lambda: b.log[-1:] != [{"what": "answered", "facts": [DRACULA]}])
    assert b.screen["head"]["asked"] == [DRACULA, VAN_HELSING]
    rows = server.tables(lambda tables: tables.storage.log(table))
    assert [row.choice for row in rows if row.seat == 0].count(None) == 2


def test_presence(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, invitation = anna.make()
    a = anna.look(table)
    assert a.screen["sitting"]["players"][0] == {**PERSON, "seat": DRACULA, "name": "Anna"}
    assert a.screen["sitting"]["players"][1] == {**FREE, "seat": VAN_HELSING}
    question = a.question
    bruno.take(table, invitation, "Bruno")
    wait_for(lambda: a.screen["sitting"]["players"][1] == {**PERSON, "seat": VAN_HELSING, "name": "Bruno", "present": False})
    b = bruno.look(table)
    wait_for(lambda: a.screen["sitting"]["players"][1]["present"])
    b.close()
    wait_for(lambda: not a.screen["sitting"]["players"][1]["present"])
    assert a.question == question and a.screen["news"] == []


def test_a_closed_table_does_not_spoil_the_others(browser: NewBrowser, server: Server) -> None:
    anna = browser()
    old, new = anna.make()[0], anna.make()[0]

    def age(tables: Tables) -> None:
        tables.storage.db.execute("update log set choice = 'pass' where table_id = ? and seq = 3", (old,))  # type: ignore[attr-defined]
        tables.loaded.clear()
        tables.recent.clear()

    server.tables(age)
    line = anna.http.get(f"/api/tables/{old}").json()
    assert line["closed"] and line["asked"] == [] and line["yours"] == [DRACULA]
    tables = anna.http.get("/api/me").json()["tables"]
    assert {line["table"]: line["closed"] for line in tables} == {old: "old-rules", new: ""}


def test_one_guest_may_hold_several_seats(browser: NewBrowser) -> None:
    anna = browser()
    table, invitation = anna.make(others="me", turn_limit=4)
    assert invitation == ""
    a = anna.look(table)
    assert a.screen["head"]["eyes"] == [DRACULA, VAN_HELSING] and len(a.screen["head"]["questions"]) == 2
    assert play_on([a], random.Random(4)) > 12
    assert a.screen["head"]["over"]


@pytest.mark.parametrize("game", whitby.game_ids())
def test_the_page_lists_all_bots_of_a_game(browser: NewBrowser, game: str) -> None:
    (line,) = [line for line in browser().http.get("/api/games").json() if line["id"] == game]
    assert line["bots"] == bots.names(whitby.game(game)) and line["bots"][0] == "random"
