"""The companion over HTTP: the server keeps nothing, and work and size are bounded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browsing import Browser

import whitby
from whitby.companion.session import MOST, Entry, Session
from whitby.web import companion_api
from whitby.web.companion_messages import AskCompanion

New = Callable[[], Browser]
BEGUN = [
    {"kind": "stands", "args": ["mina", "london"]},
    {"kind": "laid", "args": ["city-back"]},
    {"kind": "arrives-nothing", "args": ["mina", "manchester"]},
]
ADDRESS = "/api/companion/fury-2015"


def ask(who: Browser, entries: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    said = who.http.post(ADDRESS, json={"entries": entries, **more})
    assert said.status_code == 200, said.text
    found: dict[str, Any] = said.json()
    return found


def test_what_follows_from_the_entries(browser: New) -> None:
    anna = browser()
    info = anna.http.get(ADDRESS).json()
    assert "laid" in [kind["id"] for kind in info["kinds"]] and "city-back" in info["sets"]["back"]
    found = ask(anna, BEGUN, place="manchester")
    session = Session(whitby.game("fury-2015"), {}, [Entry(each["kind"], each["args"]) for each in BEGUN])
    game = session.game
    assert found["odds"]["here"] == {game.nouns[place]: round(share, 4) for place, share in session.here().items()}
    assert found["hunters"] == {"mina": "manchester"} and found["why"]["excluded"] and found["why"]["turns"][0]["entry"] == 2
    assert [each["entry"] for each in found["news"]] == [0, 1, 2, 2]
    assert "nothing-here" in found["open"] and "nothing-here" not in ask(anna, [])["open"]


def test_what_is_refused_leaves_those_before_it(browser: New) -> None:
    anna = browser()
    wrong = {"kind": "revealed", "args": ["space-1", "manchester"]}
    found = ask(anna, [*BEGUN, wrong, BEGUN[0]])
    assert (found["taken"], found["refused"]) == (3, "companion-impossible")
    assert found["odds"] == ask(anna, BEGUN)["odds"]


def test_size_and_time_are_bounded(browser: New) -> None:
    anna = browser()
    assert ask(anna, [BEGUN[0]] * (MOST + 1))["refused"] == "companion-full"
    many = anna.http.post(ADDRESS, json={"entries": [BEGUN[0]] * 3000})
    assert (many.status_code, many.json()["error"]) == (413, "too-large")
    for body in ({}, {"entries": [{"kind": 1}]}, {"entries": [], "place": "nowhere"}, {"entries": [], "options": {"nonsense": 1}}):
        assert anna.http.post(ADDRESS, json=body).status_code == 400
    assert anna.http.get("/api/companion/nothing").status_code == 404
    asked = AskCompanion([Entry(each["kind"], each["args"]) for each in BEGUN])
    assert companion_api.answer(whitby.game("fury-2015"), asked, 1e-9) is None
