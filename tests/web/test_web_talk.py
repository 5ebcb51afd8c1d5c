"""What people say at a table reaches those who may read it, and nobody else notices anything."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from browsing import OFTEN, Browser, Server, Socket, play_on, serving, settled, wait_for
from people import DAY, Clock, fury, seat

import whitby
from whitby.play import Play
from whitby.scene import scene
from whitby.table import talk
from whitby.table.storage import Line, Row
from whitby.table.table import Table
from whitby.table.tables import UNFINISHED, WARNING
from whitby.table.talk import choices_before
from whitby.web.messages import MAX_LINE, clean_line

HUNTERS = ["godalming", "seward", "van-helsing", "mina"]


class People:
    """Anna is Dracula, Bruno Godalming and Seward, Carla Van Helsing and Mina; Dora looks on. A page for each."""

    def __init__(self, server: Server, **options: Any) -> None:
        self.server = server
        self.anna, self.bruno, self.carla, self.dora = self.browsers = [Browser(server.address) for _ in range(4)]
        self.anna.call("Anna")
        others = {"godalming": "friend", "seward": "friend", "van-helsing": "friend-2", "mina": "friend-2"}
        wanted = {"game": "fury-2015", "seat": "dracula", "others": others, "options": options}
        made = self.anna.http.post("/api/tables", json=wanted).json()
        self.table = made["table"]
        for guest, name, given in zip((self.bruno, self.carla), ("Bruno", "Carla"), made["invitations"], strict=True):
            assert guest.take(self.table, given["link"].partition("#")[2], name).status_code == 200
        self.pages = [browser.look(self.table) for browser in self.browsers]
        settled(self.pages)

    def stand(self, position: Any) -> None:
        """Go on from a position."""

        def prepare(table: Table) -> None:
            table.play = Play(table.game, position.state)
            table.mark_changed()

        self.server.table(self.table, prepare)
        self.carla.ask(self.table, "mute", seat="dracula", muted=False)  # all pages are shown where it stands
        settled(self.pages)


@contextmanager
def at_table(folder: Path, **options: Any) -> Iterator[People]:
    with serving(folder, clock=Clock(), seed="talk") as server:
        people = People(server, **options)
        try:
            yield people
        finally:
            for browser in people.browsers:
                browser.close()


def new_bytes(pages: list[Socket], act: Callable[[], object]) -> list[list[str]]:
    """What comes to each page while something is done."""
    before = [len(came) for came in settled(pages)]
    act()
    return [came[n:] for came, n in zip(settled(pages), before, strict=True)]


def test_everybody_reads_what_is_said_aloud(tmp_path: Path) -> None:
    with at_table(tmp_path) as people:
        anna, bruno, carla, dora = people.pages
        assert [c["name"] for c in bruno.screen["sitting"]["channels"]] == ["all"] and dora.screen["sitting"]["channels"] == []
        questions = [page.question for page in people.pages]
        bruno.speak("  He is in <b>Paris</b>,\n I  think 🧛\u200d♂️ \u202e!")
        for page in people.pages:
            wait_for(lambda page=page: page.lines)
        said = "He is in <b>Paris</b>, I think 🧛\u200d♂️ !"
        line = {"seat": "godalming", "name": "Bruno", "channel": "all", "seats": [*HUNTERS, "dracula"], "text": said, "at": 1_800_000_000}
        assert [page.lines for page in people.pages] == [[{**line, "mine": page is bruno}] for page in people.pages]
        assert [page.question for page in people.pages] == questions
        again = people.dora.look(people.table)
        wait_for(lambda: again.texts == [said])


def test_hunters_among_themselves_by_an_option(tmp_path: Path) -> None:
    """Dracula and the public get not one byte; whoever takes a hunter's seat later reads it."""
    with at_table(tmp_path, private_talk=True) as people:
        anna, bruno, carla, dora = people.pages
        assert [c["name"] for c in bruno.screen["sitting"]["channels"]] == ["hunters", "all"]
        assert [c["name"] for c in anna.screen["sitting"]["channels"]] == ["all"]
        to_anna, to_dora = new_bytes([anna, dora], lambda: (bruno.speak("psst", 0), wait_for(lambda: carla.texts == ["psst"])))
        assert to_anna == to_dora == []
        bruno.speak("hello")
        wait_for(lambda: anna.texts == dora.texts == ["hello"])
        assert carla.texts == ["psst", "hello"]
        assert people.carla.ask(people.table, "seats", do="leave", seats=["mina", "van-helsing"]).status_code == 200
        wait_for(lambda: carla.texts == ["hello"])  # she looks on now
        link = people.bruno.ask(people.table, "invitations", seats=["mina"]).json()["link"]
        assert people.dora.take(people.table, link.partition("#")[2], "Dora").status_code == 200
        again = people.dora.look(people.table)
        wait_for(lambda: again.texts == ["psst", "hello"])


def test_a_pair_that_trades_talks_alone_until_it_is_over(tmp_path: Path) -> None:
    """The private channel opens and closes with the trade; nobody else can tell whether it was used."""
    with at_table(tmp_path) as people:
        anna, bruno, carla, dora = people.pages
        people.stand(scene("fury-2015", turn="godalming", at={"godalming": "vienna", "mina": "vienna"}, items={"godalming": ["knife"]}))
        assert bruno.choose("trade mina", "godalming")["type"] == "screen"
        wait_for(lambda: [c["seats"] for c in carla.screen["sitting"]["channels"]][:1] == [["godalming", "mina"]])
        assert [c["name"] for c in bruno.screen["sitting"]["channels"]] == ["pair", "all"]
        assert [c["name"] for c in anna.screen["sitting"]["channels"]] == ["all"]
        to_anna, to_dora = new_bytes([anna, dora], lambda: (carla.speak("a knife?", 0), wait_for(lambda: bruno.texts == ["a knife?"])))
        assert to_anna == to_dora == [] and carla.lines[0]["seat"] == "mina"
        message = {"type": "say", "channel": "pair", "seats": ["godalming", "mina"], "text": "too late"}
        assert bruno.choose("done", "godalming")["type"] == "screen"
        wait_for(lambda: carla.screen["head"]["asked"] == ["mina"])
        assert carla.choose("done", "mina")["type"] == "screen"
        wait_for(lambda: "godalming" in bruno.screen["head"]["asked"])
        assert bruno.choose("pass", "godalming")["type"] == "screen"
        assert [c["name"] for c in bruno.screen["sitting"]["channels"]] == ["all"]
        bruno.send(message)
        wait_for(lambda: bruno.refused)
        assert bruno.refused == [{"type": "unsaid", "reason": "channel-closed"}] and carla.texts == ["a knife?"]


def test_the_public_channels_are_those_of_any_game_that_the_public_cannot_tell_apart() -> None:
    """They are made from what the public sees, so that they tell nothing more."""
    for id in whitby.game_ids():
        game = whitby.game(id)
        view = game.view(game.setup(), 0)
        assert all(game.talk(view, number)[-1].name == "all" for number in range(len(game.seats)))


def test_two_worlds_that_differ_in_what_was_said_unheard(tmp_path: Path) -> None:
    """Dracula and the public get the same bytes, whatever the hunters say among themselves and however much of it."""

    def world(folder: Path, secrets: list[str]) -> list[list[str]]:
        with at_table(folder, private_talk=True) as people:
            anna, bruno, carla, dora = people.pages
            before = len(settled([dora])[0])  # who came and when is no matter of what was said
            for text in secrets:
                bruno.speak(text, 0)
            wait_for(lambda: len(carla.lines) == len(secrets))
            carla.speak("aloud")
            wait_for(lambda: anna.texts == dora.texts == ["aloud"])
            anna.close()
            people.pages[0] = people.anna.look(people.table)
            paths = [f"/api/tables/{people.table}{more}" for more in ("", "/report")]
            calls = [who.http.get(path).text for who in (people.anna, people.dora) for path in paths]
            again, heard = settled([people.pages[0], dora])
            return [[text.replace(people.table, "TABLE") for text in texts] for texts in (again, heard[before:], calls)]

    assert world(tmp_path / "here", []) == world(tmp_path / "there", ["one", "two " * 60, "three"])


def test_lines_of_one_audience_push_out_none_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST", 3)
    with at_table(tmp_path, private_talk=True) as people:
        anna, bruno, carla, _ = people.pages
        for n in range(4):
            anna.speak(f"aloud {n}")
        wait_for(lambda: len(bruno.lines) == 4)
        for n in range(8):
            bruno.speak(f"psst {n}", 0)
        wait_for(lambda: carla.texts[-1:] == ["psst 7"])
        fresh, dracula = people.carla.look(people.table), people.anna.look(people.table)
        wait_for(lambda: fresh.lines and dracula.lines)
        assert dracula.texts == ["aloud 1", "aloud 2", "aloud 3"]
        assert fresh.texts[:3] == dracula.texts and fresh.texts[3:] == carla.texts[-(len(fresh.texts) - 3) :]


def test_muting_one_is_known_to_nobody_else(tmp_path: Path) -> None:
    with at_table(tmp_path) as people:
        anna, bruno, carla, dora = people.pages
        bruno.speak("blah")
        wait_for(lambda: carla.lines and anna.lines)
        phone = people.carla.look(people.table)
        wait_for(lambda: phone.lines)
        to_anna, to_bruno = new_bytes(
            [anna, bruno], lambda: people.carla.ask(people.table, "mute", seat="seward", muted=True).raise_for_status()
        )
        assert to_anna == to_bruno == []
        wait_for(lambda: not carla.lines and not phone.lines)
        assert seat(carla, "godalming")["muted"] and not seat(anna, "godalming")["muted"]
        bruno.speak("blah blah")
        wait_for(lambda: anna.texts == ["blah", "blah blah"])
        assert settled([carla, phone]) and carla.lines == phone.lines == []
        other, links = fury(people.carla, godalming="friend", seward="friend", van_helsing="friend", mina="friend")
        people.bruno.take(other, next(iter(links.values())), "Bruno")
        assert people.carla.line(other)["sitting"]["players"][0]["muted"]  # wherever he sits
        people.carla.ask(people.table, "mute", seat="seward", muted=False)
        wait_for(lambda: carla.texts == phone.texts == ["blah", "blah blah"])
        for wrong in ("mina", "nobody"):
            assert people.carla.ask(people.table, "mute", seat=wrong, muted=True).json()["error"] == "no-seat"
        assert people.dora.ask(people.table, "mute", seat="dracula", muted=True).json()["error"] == "no-guest"


def test_what_is_not_taken(tmp_path: Path) -> None:
    with at_table(tmp_path) as people:
        _, bruno, _, dora = people.pages
        everybody = {"type": "say", "channel": "all", "seats": [*HUNTERS, "dracula"]}
        for page, said, reason in (
            (bruno, {**everybody, "text": " \u200b\n "}, "bad-line"),
            (bruno, {**everybody, "text": "x" * (MAX_LINE + 1)}, "bad-line"),
            (bruno, {**everybody, "seats": HUNTERS, "text": "x"}, "channel-closed"),
            (bruno, {**everybody, "channel": "hunters", "text": "x"}, "channel-closed"),
            (dora, {**everybody, "text": "x"}, "not-seated"),
        ):
            n = len(page.refused)
            page.send(said)
            wait_for(lambda page=page, n=n: len(page.refused) > n)
            assert page.refused[-1] == {"type": "unsaid", "reason": reason}
        bruno.send({**everybody, "text": "x" * 1001})
        wait_for(lambda: bruno.refused[-1]["type"] == "refused")
        assert all(page.lines == [] for page in people.pages)


def test_not_too_much_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(OFTEN, lines=0.0001, lines_at_once=2)) as server:
        anna = Browser(server.address)
        table, _ = anna.make("random")
        page = anna.look(table)
        for text in ("one", "two", "three"):
            page.speak(text)
        wait_for(lambda: page.refused)
        assert page.refused == [{"type": "unsaid", "reason": "too-fast"}] and page.texts == ["one", "two"]
        anna.close()


def test_when_it_is_over_all_is_said_aloud(tmp_path: Path) -> None:
    with at_table(tmp_path, private_talk=True) as people:
        people.anna.ask(people.table, "motions", what="resign", about="dracula")
        for page in people.pages[:3]:
            wait_for(lambda page=page: page.screen["head"]["over"])
            assert [channel["name"] for channel in page.screen["sitting"]["channels"]] == ["all"]


def test_talk_goes_with_the_table_and_outlasts_the_server(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, clock=clock) as server:
        anna = Browser(server.address)
        table, _ = anna.make("random")
        page = anna.look(table)
        page.speak("remember me")
        wait_for(lambda: page.lines)
        page.close()
    with serving(tmp_path, clock=clock) as server:
        again = Browser(server.address)
        again.http.cookies = anna.http.cookies
        page = again.look(table)
        wait_for(lambda: page.texts == ["remember me"] and page.lines[0]["mine"])
        again.close()
    with serving(tmp_path, clock=clock) as server:
        clock.now += UNFINISHED + DAY
        server.tables(lambda tables: tables.sweep({}))
        clock.now += WARNING + DAY
        server.tables(lambda tables: tables.sweep({}))
    anna.close()
    with sqlite3.connect(tmp_path / "whitby.sqlite3") as db:
        assert db.execute("select count(*) from talk").fetchone() == (0,)


def test_a_replay_knows_where_each_line_belongs() -> None:
    rows = [Row(0, "a"), Row(1, "b"), Row(1, None, 1), Row(1, "c"), Row(0, "d")]
    lines = [Line(b"", 0, "", "all", 63, "", n, 0) for n in range(6)]
    assert choices_before(lines, rows) == [0, 1, 1, 1, 2, 3]


def test_a_fault_tells_nothing_of_what_was_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    with at_table(tmp_path) as people:
        monkeypatch.setattr(talk.Talk, "add", lambda self, line: 1 / 0)
        people.pages[0].speak("a secret plan")
        wait_for(lambda: people.pages[0].refused)
        assert people.pages[0].refused[0]["reason"] == "server-error" and "a secret plan" not in caplog.text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  a\n b\u2028c\t ", "a b c"),
        ("a\u202eb\u200bc\x00d", "abcd"),
        ("👩\u200d❤\ufe0f\u200d👨 1\ufe0f\u20e3 …—«!»", "👩\u200d❤\ufe0f\u200d👨 1\ufe0f\u20e3 …—«!»"),
        ("e" + "\u0301" * 20, "é" + "\u0301" * 4),
        ("x" * 300, "x" * 300),
        ("x" * 301, None),
        ("\u2800\u3164", None),
        ("", None),
    ],
)
def test_lines(text: str, line: str | None) -> None:
    assert clean_line(text) == line


def test_talk_is_replayed_to_who_could_read_it(tmp_path: Path) -> None:
    """Each line at the moment at which it was said; through eyes that did not read it, or to one who may not, it is not there."""

    def said(who: Browser, eyes: str) -> list[tuple[int, str]]:
        answer = who.http.get(f"/api/tables/{people.table}/replay", params={"eyes": eyes})
        assert answer.status_code == 200, answer.text
        return [(line["moment"], line["line"]["text"]) for line in answer.json()["said"]]

    with at_table(tmp_path, private_talk=True) as people:
        anna, bruno, carla, dora = people.pages
        bruno.speak("aloud")
        for page in people.pages:
            wait_for(lambda page=page: page.texts == ["aloud"])
        play_on(people.pages[:3], random.Random(5), 14)
        bruno.speak("psst", 0)
        for page in (bruno, carla):
            wait_for(lambda page=page: page.texts == ["aloud", "psst"])
        hunters = ",".join(HUNTERS)
        before = said(people.bruno, "godalming,seward")
        assert before[0] == (0, "aloud") and before[1][0] > 0 and before[1][1] == "psst"
        assert said(people.carla, "mina") and said(people.anna, "dracula") == [(0, "aloud")]
        play_on(people.pages[:3], random.Random(6), 20)
        assert said(people.bruno, "godalming,seward") == before  # what came later moves nothing
        for who, side in ((people.bruno, "hunters"), (people.carla, "hunters")):
            assert who.ask(people.table, "motions", what="resign", about=side).status_code == 200
        assert [text for _, text in said(people.bruno, hunters)] == ["aloud", "psst"]
        assert [text for _, text in said(people.bruno, "dracula")] == ["aloud"]  # as he heard it
        for other in (people.anna, people.dora):
            for eyes in (hunters, f"{hunters},dracula", ""):
                assert [text for _, text in said(other, eyes)] == ["aloud"]  # people's words are not laid open
