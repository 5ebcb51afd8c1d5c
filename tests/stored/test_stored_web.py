"""Tables of older days through a browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from browsing import Browser, serving
from folders import INSTANCE, Folder, ask, raise_rules, rows, spoil, words
from websockets.exceptions import InvalidStatus

import whitby
from whitby import notation

As = Callable[[str], Browser]


@contextmanager
def browsers(folder: Path, stored: Folder) -> Iterator[As]:
    """Each guest of the folder by name, with his cookie; any other name is a stranger."""
    made: list[Browser] = []

    def browser(name: str) -> Browser:
        made.append(Browser(server.address))
        if name in stored.guests:
            made[-1].http.cookies.set(f"whitby_{INSTANCE}", stored.guests[name], domain="127.0.0.1")
        return made[-1]

    with serving(folder) as server:
        try:
            yield browser
        finally:
            for each in made:
                each.close()


def lines_of(text: str) -> list[str]:
    """The rows of a log as it is handed out."""
    assert text.startswith("whitby log 1\n")
    *lines, end = text.partition("\n\n")[2].splitlines()
    assert end == "end"
    return lines


def plain(folder: Path, id: str, game: str, own: list[str]) -> list[str]:
    """The rows of these seats, nothing marked."""
    found = []
    for _, seat, choice in rows(folder, id):
        name = whitby.game(game).seat_name(seat)
        if name in own:
            found.append(f"{name}: {choice or 'takes back'}")
    return found


def unmarked(line: str) -> str:
    """A row without what is told beside it: that it was taken back, or how many choices it took back."""
    return re.sub(r" \(taken back\)$|(?<=: takes back) \d+$", "", line)


def test_a_closed_table_that_was_not_over(stored: Folder, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, id = stored.copy(tmp_path), stored.id(game, "undone amid secrets")
    spoil(folder, id)
    raise_rules(monkeypatch)
    with browsers(folder, stored) as browser:
        seats: dict[str, str] = stored.tables[id]["seats"]
        for who in ("Anna", "Bruno", "Carla", "Diana", "nobody"):
            guest = browser(who)
            own = [seat for seat, holder in seats.items() if holder == who]
            line = guest.http.get(f"/api/tables/{id}").json()
            assert line["closed"] and not line["over"] and line["yours"] == own
            assert line["asked"] == [] and line["winners"] == []
            record = guest.http.get(f"/api/tables/{id}/record")
            if own:
                assert [unmarked(line) for line in lines_of(record.text)] == plain(folder, id, game, own)
                assert id in [table["table"] for table in guest.http.get("/api/me").json()["tables"] if table["closed"]]
            else:
                assert (record.status_code, record.json()) == (403, {"error": "not-seated", "clause": ""})
            with pytest.raises(InvalidStatus) as refused:
                guest.look(id)
            assert refused.value.response.status_code == 403
        for call, said in (("take", {"invitation": stored.invitation, "name": "Diana"}), ("invitations", {"seats": ["dracula"]})):
            answer = browser("Diana").http.post(f"/api/tables/{id}/{call}", json=said)
            assert (answer.status_code, answer.json()["error"]) == (409, "closed")


def test_a_closed_table_that_was_over(stored: Folder, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, id = stored.copy(tmp_path), stored.id(game, "undone and finished")
    spoil(folder, id)
    raise_rules(monkeypatch)
    with browsers(folder, stored) as browser:
        texts = {browser(who).http.get(f"/api/tables/{id}/record").text for who in ("Anna", "Bruno", "Diana", "nobody")}
        line = browser("nobody").http.get(f"/api/tables/{id}").json()
    assert line["closed"] and line["over"] and line["winners"] == []
    (text,) = texts
    assert f"game: {game}\nrules: {stored.tables[id]['rules']}\n" in text
    lines = lines_of(text)
    assert [unmarked(line) for line in lines] == plain(folder, id, game, [*whitby.game(game).seats, "chance"])
    gone = sum(line.endswith(" (taken back)") for line in lines)
    told = [n for (n,) in ask(folder, "select removed from log where table_id = ? and choice is null", id)]
    assert gone == sum(1 if n is None else n for n in told) >= len(stored.tables[id]["undone"]) > 0


def test_a_finished_table_of_older_rules(stored: Folder, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where today's rules lead through it, it is shown as ever, and its record says the rules that it was played by."""
    folder, id = stored.copy(tmp_path), stored.id(game, "finished")
    raise_rules(monkeypatch)
    expected: dict[str, Any] = stored.tables[id]
    with browsers(folder, stored) as browser:
        nobody = browser("nobody")
        line = nobody.http.get(f"/api/tables/{id}").json()
        text = nobody.http.get(f"/api/tables/{id}/record").text
        assert line["over"]
        if line["closed"]:
            return
        assert " ".join(line["winners"]) == expected["result"].replace("draw", "")
        record = notation.read(text)
        assert record.rules == expected["rules"] and record.result == expected["result"]
        assert words(whitby.game(game), notation.replay(record)) == expected["choices"]
        assert nobody.look(id).screen["head"]["over"]


def test_a_running_table_of_older_rules(stored: Folder, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its guests find it as they left it."""
    folder, id = stored.copy(tmp_path), stored.id(game, "running")
    raise_rules(monkeypatch)
    with browsers(folder, stored) as browser:
        if browser("nobody").http.get(f"/api/tables/{id}").json()["closed"]:
            return
        for who in dict.fromkeys(name for name in stored.tables[id]["seats"].values() if name in stored.guests):
            page = browser(who).look(id)
            own = [seat for seat, name in stored.tables[id]["seats"].items() if name == who]
            assert page.screen["head"]["eyes"] == own
            chose = [f"{news['facts'][0]}: {news['facts'][1]}" for news in page.log if news["what"] == "chose"]
            assert len(chose) == sum(choice.partition(": ")[0] in own for choice in stored.tables[id]["choices"])
            if page.questions:
                asked = page.questions[0]
                assert page.choose(asked["options"][0]["text"], asked["seat"])["type"] == "screen"
                return
