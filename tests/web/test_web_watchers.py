"""Who looks on: how many is told to all, and they see with a seat's eyes only when the game is over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from browsing import DRACULA, VAN_HELSING, Browser, Server, serving, settled, wait_for

from whitby.table.table import Table

NewBrowser = Callable[..., Browser]


def test_watchers_are_counted_by_their_pages(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    a, b = anna.look(table), bruno.look(table)
    settled([a, b])
    assert a.screen["sitting"]["watchers"] == 0 and anna.line(table)["sitting"]["watchers"] == 0
    carla.look(table)
    second = carla.look(table)
    for page in (a, b, second):
        wait_for(lambda page=page: page.screen["sitting"]["watchers"] == 2)
    assert anna.line(table)["sitting"]["watchers"] == 2
    second.close()
    wait_for(lambda: a.screen["sitting"]["watchers"] == 1)


def test_a_reload_is_no_coming_and_going(tmp_path: Path) -> None:
    with serving(tmp_path, grace_seconds=0.5) as server:
        anna, carla = Browser(server.address), Browser(server.address)
        table, _ = anna.make("random")
        a, c = anna.look(table), carla.look(table)
        wait_for(lambda: a.screen["sitting"]["watchers"] == 1)
        c.close()
        carla.look(table)
        shown = [json.loads(text)["sitting"]["watchers"] for text in settled([a])[0][1:]]
        assert 0 not in shown and shown[-1] == 1  # for a moment both pages may be open
        carla.close()
        wait_for(lambda: a.screen["sitting"]["watchers"] == 0)
        anna.close()


def test_with_the_last_one_goes_what_waited_for_his_sake(server: Server, browser: NewBrowser) -> None:
    """Nobody looks on: known at once, whatever number is still shown."""
    anna, carla = browser(), browser()
    table, _ = anna.make("random")
    a, c = anna.look(table), carla.look(table)
    wait_for(lambda: server.table(table, lambda table: table.watched))
    c.close()
    wait_for(lambda: not server.table(table, lambda table: table.watched))
    wait_for(lambda: a.screen["sitting"]["watchers"] == 0)


def test_through_a_seat_s_eyes_only_when_it_is_over(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    a, c = anna.look(table), carla.look(table)
    b = bruno.look(table)
    settled([a, b, c])
    a.choose("choose coffin")
    for page in (b, c):
        before = settled([page])[0]
        page.send({"type": "look", "eyes": [DRACULA]})
        wait_for(lambda page=page: page.refused)
        assert page.refused == [{"type": "refused", "reason": "not-over", "clause": "", "choice": "", "question": ""}]
        assert settled([page])[0][len(before) : -1] == []
    assert bruno.ask(table, "motions", what="resign", about=VAN_HELSING).status_code == 200
    wait_for(lambda: c.screen["head"]["over"] and a.screen["head"]["over"])
    assert c.screen["head"]["eyes"] == []  # what was refused is not done later
    c.send({"type": "look", "eyes": [DRACULA]})
    wait_for(lambda: c.screen["head"]["eyes"] == [DRACULA])
    assert (c.screen["body"], c.log) == (a.screen["body"], a.log)
    assert c.screen["sitting"]["yours"] == [] and c.screen["sitting"]["channels"] == []
    c.send({"type": "look", "eyes": []})
    wait_for(lambda: c.screen["head"]["eyes"] == [])
    b.send({"type": "look", "eyes": [DRACULA]})
    wait_for(lambda: b.screen["head"]["eyes"] == [DRACULA])
    assert b.screen["sitting"]["yours"] == [VAN_HELSING]


def test_two_worlds_give_a_report_the_same_bytes(tmp_path: Path) -> None:
    """What van Helsing and the public can report is the same, whatever Dracula has chosen; and there are no names in it."""

    def reports(folder: Path, cards: list[str]) -> list[str]:
        with serving(folder, seed="worlds") as server:
            anna, bruno, carla = (Browser(server.address) for _ in range(3))
            table, invitation = anna.make()
            bruno.take(table, invitation)
            a = anna.look(table)
            for card in cards:
                assert a.choose(f"choose {card}")["type"] == "screen"
            texts = [who.http.get(f"/api/tables/{table}/report").text for who in (bruno, carla)]
            own = anna.http.get(f"/api/tables/{table}/report").json()
            assert own["chosen"] == [f"dracula: choose {card}" for card in cards]
            assert own["seats"] == {DRACULA: "person", VAN_HELSING: "person"}
            for secret in ("Anna", "Bruno", table, invitation, *dict(anna.http.cookies).values()):
                assert secret not in json.dumps(own)
            for each in (anna, bruno, carla):
                each.close()
            return texts

    six = ["coffin", "vampire-1", "vampire-1", "amulet", "vampire-2", "vampire-3"]
    others = ["vampire-2", "vampire-2", "coffin", "coffin", "coffin", "vampire-1"]
    assert reports(tmp_path / "here", six) == reports(tmp_path / "there", others)


def test_a_full_disk_is_told_and_heals(server: Server, browser: NewBrowser) -> None:
    """What was tried is refused in plain words, looking goes on, and the same is taken when there is room."""
    anna = browser()
    table, _ = anna.make("random")
    page = anna.look(table)

    def writable(on: bool) -> None:
        server.tables(lambda tables: tables.storage.db.execute(f"pragma query_only = {'off' if on else 'on'}"))

    writable(False)
    for _ in range(2):
        got = page.choose("choose coffin")
        assert (got["type"], got["reason"], got["choice"]) == ("refused", "storage-full", "choose coffin")
    page.speak("hello?")
    wait_for(lambda: page.refused[-1]["type"] == "unsaid")
    assert page.refused[-1]["reason"] == "storage-full"
    answer = anna.ask(table, "motions", what="resign", about=DRACULA)
    assert (answer.status_code, answer.json()["error"]) == (507, "storage-full")
    other = anna.look(table)
    assert other.question == page.question and other.options() == page.options() and other.lines == []
    writable(True)
    assert page.choose("choose coffin")["type"] == "screen"
    page.speak("hello!")
    wait_for(lambda: page.texts == other.texts == ["hello!"])


def test_no_room_left_on_the_disk(server: Server, browser: NewBrowser) -> None:
    anna = browser()
    table, _ = anna.make("random")
    page = anna.look(table)

    def pages(most: int) -> None:
        server.tables(lambda tables: tables.storage.db.execute(f"pragma max_page_count = {most}"))

    pages(1)
    refused = 0
    for n in range(60):  # until the last page of the file is full
        page.speak(f"{n} " + "x" * 290)
        wait_for(lambda n=n: len(page.lines) + len(page.refused) > n)
        refused = len(page.refused)
        if refused:
            break
    assert refused and page.refused[0] == {"type": "unsaid", "reason": "storage-full"}
    pages(1_000_000)
    kept = len(page.lines)
    page.speak("room again")
    wait_for(lambda: len(page.lines) == kept + 1)
    assert server.table(table, lambda table: isinstance(table, Table)) and page.choose("choose coffin")["type"] == "screen"
