"""One person's seats answer together: one message, one change, and the others hear what they would have heard from single answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from browsing import Browser, Server, Socket, serving, settled, wait_for

from whitby.scene import scene
from whitby.table.table import Table

GAME = "fury-2015"
HUNTERS = ["godalming", "seward", "van-helsing", "mina"]
HANDS = {"godalming": ["long-night"], "seward": ["renewed-vigor"], "van-helsing": ["heroic-leap"], "mina": ["forewarned", "money-trail"]}


class Dawn:
    """Anna and Bruno hold the hunters, Carla is Dracula and Dora looks on; it is dawn, and the hunters may play events."""

    def __init__(self, server: Server, annas: list[str]) -> None:
        self.server = server
        self.anna, self.bruno, self.carla, self.dora = self.all = [Browser(server.address) for _ in range(4)]
        brunos = [hunter for hunter in HUNTERS if hunter not in annas]
        others = {seat: "me" for seat in annas[1:]} | {seat: "friend" for seat in brunos[:1]} | {seat: "random" for seat in brunos[1:]}
        self.anna.call("Anna")
        made = self.anna.http.post("/api/tables", json={"game": GAME, "seat": annas[0], "name": "Anna", "others": others}).json()
        self.id: str = made["table"]
        for browser, seat in [(self.bruno, seat) for seat in brunos[:1]] + [(self.carla, "dracula")]:
            link = next(given["link"] for given in made["invitations"] if given["seats"] == [seat])
            assert browser.take(self.id, link.partition("#")[2]).status_code == 200
        self.appended: list[list[tuple[int, str | None]]] = []
        server.table(self.id, self.let_it_be_dawn)
        self.a, self.b, self.c, self.d = (browser.look(self.id) for browser in self.all)
        wait_for(lambda: all(p["present"] for p in self.d.screen["sitting"]["players"]))
        settled([self.a, self.b, self.c, self.d])

    def let_it_be_dawn(self, table: Table) -> None:
        table.play = scene(GAME, phase="dawn", events=HANDS).under_way
        table.mark_changed()
        append = table.storage.append

        def watched(id: str, seq: int, rows: list[Any], over: bool, rules: int) -> None:
            append(id, seq, rows, over, rules)
            self.appended.append([(row.seat, row.choice) for row in rows])

        table.storage.append = watched  # type: ignore[method-assign]

    def say(self, page: Socket, answers: dict[str, str], question: str = "") -> dict[str, Any]:
        told = [{"seat": seat, "choice": choice} for seat, choice in answers.items()]
        return page.say({"type": "choose-all", "question": question or page.question, "answers": told})


@contextmanager
def dawn(folder: Path, annas: list[str]) -> Iterator[Dawn]:
    with serving(folder, seed="dawn") as server:
        world = Dawn(server, annas)
        try:
            yield world
        finally:
            for browser in world.all:
                browser.close()


def passes(seats: list[str]) -> dict[str, str]:
    return dict.fromkeys(seats, "pass")


def test_four_seats_pass_in_one_message_and_one_change(tmp_path: Path) -> None:
    with dawn(tmp_path, HUNTERS) as world:
        assert [question["seat"] for question in world.a.questions] == HUNTERS
        assert world.say(world.a, passes(HUNTERS))["type"] == "screen"
        assert world.a.screen["head"]["phase"] != "dawn"
        assert len(world.appended) == 1
        assert world.appended[0][:4] == [(seat, "pass") for seat in range(4)]


def test_some_seats_answer_and_the_rest_stay_asked(tmp_path: Path) -> None:
    with dawn(tmp_path, HUNTERS) as world:
        world.say(world.a, {"mina": "pass", "seward": "play renewed-vigor"})
        assert world.a.screen["head"]["asked"] == ["godalming", "van-helsing"]
        assert world.a.screen["head"]["undo"] == ["seward", "mina"]
        world.say(world.a, passes(["godalming", "van-helsing"]))
        assert world.a.screen["head"]["asked"] != ["godalming", "van-helsing"]
        assert [row for rows in world.appended for row in rows][:4] == [(1, "play renewed-vigor"), (3, "pass"), (0, "pass"), (2, "pass")]


@pytest.mark.parametrize(
    "change, reason, choice",
    [
        ({"mina": "play long-night"}, "not-in-hand", "play long-night"),
        ({"mina": "dance tango"}, "unknown-choice", "dance tango"),
        ({"dracula": "pass"}, "not-seated", ""),
        ({"renfield": "pass"}, "not-seated", ""),
    ],
)
def test_one_bad_answer_refuses_all(tmp_path: Path, change: dict[str, str], reason: str, choice: str) -> None:
    with dawn(tmp_path, HUNTERS) as world:
        before = settled([world.c, world.d])
        got = world.say(world.a, {**passes(HUNTERS), **change})
        assert (got["type"], got["reason"], got["choice"], got["question"]) == ("refused", reason, choice, world.a.question)
        assert bool(got["clause"]) == (reason == "not-in-hand")
        assert not world.appended
        assert settled([world.c, world.d]) == before
        assert world.a.screen["head"]["asked"] == HUNTERS


def test_a_seat_that_is_not_asked(tmp_path: Path) -> None:
    with dawn(tmp_path, HUNTERS) as world:
        world.say(world.a, {"mina": "pass"})
        got = world.say(world.a, passes(HUNTERS))
        assert (got["reason"], got["choice"]) == ("not-your-turn", "pass")
        assert world.appended == [[(3, "pass")]]


def test_another_s_seat_and_a_stale_question(tmp_path: Path) -> None:
    with dawn(tmp_path, HUNTERS[1:]) as world:
        old = world.a.question
        assert world.say(world.a, passes(HUNTERS))["reason"] == "not-seated"
        assert world.say(world.d, passes(HUNTERS), old)["reason"] == "not-seated"
        assert world.say(world.b, passes(["godalming"]), old)["reason"] == "stale"
        world.say(world.b, passes(["godalming"]))
        settled([world.a])
        assert world.a.question == old  # what another answers in secret makes nothing stale
        world.a.choose("pass", "mina")
        got = world.say(world.a, passes(HUNTERS[1:3]), old)
        assert got == {"type": "refused", "reason": "stale", "clause": "", "choice": "", "question": old}
        assert world.appended == [[(0, "pass")], [(3, "pass")]]


def test_no_seat_answers_twice(tmp_path: Path) -> None:
    with dawn(tmp_path, HUNTERS) as world:
        mina = {"seat": "mina", "choice": "pass"}
        for answers in ([], [mina, mina], [mina] * 6):
            got = world.a.say({"type": "choose-all", "question": world.a.question, "answers": answers})
            assert got["reason"] == "bad-message"
        assert not world.appended


def test_what_interrupts_is_no_answer(tmp_path: Path) -> None:
    """What may be slipped in at any time is chosen by itself: after it all might be asked anew."""
    with dawn(tmp_path, HUNTERS) as world:
        slip = next(option for option in world.a.questions[3]["options"] if option["anytime"])["text"]
        got = world.say(world.a, {**passes(HUNTERS), "mina": slip})
        assert (got["reason"], got["choice"]) == ("bad-message", slip)
        assert not world.appended
        assert world.a.choose(slip, "mina")["type"] == "screen"


def test_others_hear_the_same_as_from_single_answers(tmp_path: Path) -> None:
    """The same news in the same order and the same screen at the end, for Dracula, a fellow hunter and the public."""

    def heard(folder: Path, play: Callable[[Dawn], object]) -> list[Any]:
        with dawn(folder, HUNTERS[1:]) as world:
            play(world)
            settled([world.a, world.b, world.c, world.d])
            return [(page.log, page.screen["head"], page.screen["body"], page.question) for page in (world.b, world.c, world.d)]

    def one_by_one(world: Dawn) -> None:
        for seat in HUNTERS[1:]:
            world.a.choose("pass", seat)

    together = heard(tmp_path / "together", lambda world: world.say(world.a, passes(HUNTERS[1:])))
    assert together == heard(tmp_path / "single", one_by_one)
    assert [news["facts"] for news in together[1][0] if news["what"] == "answered"] == [[seat] for seat in HUNTERS[1:]]


def test_nobody_can_tell_passes_from_a_card_that_came_to_nothing(tmp_path: Path) -> None:
    """Anna's seats answer first, in one world with a card; then Godalming, who comes first by the rules, plays his."""

    def came(folder: Path, seward: str) -> list[list[str]]:
        with dawn(folder, HUNTERS[1:]) as world:
            world.say(world.a, {**passes(HUNTERS[1:]), "seward": seward})
            settled([world.b])
            world.b.choose("play long-night", "godalming")
            return settled([world.b, world.c, world.d])

    first, second = came(tmp_path / "card", "play renewed-vigor"), came(tmp_path / "pass", "pass")
    assert first == second
    assert any("long-night" in text for text in first[1])
