"""The companion over HTTP: the server keeps nothing, and work and size are bounded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browsing import Browser

import whitby
from whitby.companion import companion
from whitby.companion.session import MOST, Entry, Session
from whitby.rng import Rng
from whitby.web import companion_api
from whitby.web.companion_messages import AskCompanion

New = Callable[[], Browser]
BEGUN = [
    {"kind": "stands", "args": ["mina", "london"]},
    {"kind": "laid", "args": ["city-back"]},
    {"kind": "arrives-nothing", "args": ["mina", "manchester"]},
]
ADDRESS = "/api/companion/fury-2015"


BEGINNINGS: dict[str, list[tuple[str, list[str]]]] = {
    "fury-2015": [("stands", ["mina", "london"]), ("laid", ["city-back"])],
    "fury-2005": [("stands", ["mina", "london"]), ("laid", ["land-back"])],
    "fury-1987": [("stands", ["seward", "london"]), ("he-hides", [])],
    "dracula-2003": [("helps", ["dracula"]), ("chosen", [])],
}


def ask(who: Browser, entries: list[dict[str, Any]], address: str = ADDRESS, **more: Any) -> dict[str, Any]:
    said = who.http.post(address, json={"entries": entries, **more})
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


def test_a_place_that_is_asked_about_offers_what_can_have_happened_there(browser: New) -> None:
    anna = browser()
    assert ask(anna, BEGUN)["here"] == []
    found = ask(anna, BEGUN, place="paris")
    assert found["here"][0] == {"kind": "arrives-nothing", "args": ["godalming", "paris"]}  # she was the last, he is next
    assert found["next"][0] == {"kind": "laid", "args": [""]}  # all hunters have gone
    assert found["entries"] == BEGUN


def test_dracula_2003_for_one_of_the_players(browser: New) -> None:
    anna = browser()
    said = [{"kind": "helps", "args": ["van-helsing"]}, {"kind": "chosen", "args": []}]
    found = ask(anna, said, address="/api/companion/dracula-2003", place="house-1")
    assert found["taken"] == 2 and len(found["odds"]["cards"]) == 12 and found["why"]["card"] in found["odds"]["cards"]["house-1"]
    assert found["sets"]["other"] == ["dracula"] and "coffin" not in found["sets"]["own"] and "coffin" in found["sets"]["theirs"]


def test_fury_1987_tells_of_rumours(browser: New) -> None:
    anna = browser()
    said = [{"kind": "stands", "args": ["seward", "rome"]}, {"kind": "he-hides", "args": []}, {"kind": "his-turn", "args": []}]
    found = ask(anna, said, address="/api/companion/fury-1987")
    assert found["taken"] == 3 and found["rumours"] and found["visited"] and found["trail"] == []


@pytest.mark.parametrize("id", whitby.game_ids())
def test_odd_input_is_never_an_error_of_the_server(browser: New, id: str) -> None:
    """Kinds in any order with any parameters, and things that are none, are refused or taken."""
    anna, game, rng = browser(), whitby.game(id), Rng(f"odd {id}")
    kinds, address = [*companion(game).kinds.values()], f"/api/companion/{id}"
    for _ in range(15):
        said = [{"kind": id, "args": args} for id, args in BEGINNINGS[id]]
        for kind in [rng.pick(kinds) for _ in range(8)]:
            sets = companion(game).sets
            said.append({"kind": kind.id, "args": [game.nouns[rng.pick([*sets[name]])] for name in kind.asks]})
        place = game.nouns[rng.below(12)]
        before = ask(anna, said[: len(BEGINNINGS[id])], address=address)
        assert before["taken"] == len(BEGINNINGS[id]), before
        while True:  # each in turn, without those that are refused
            found = ask(anna, said, address=address, place=place)
            if not found["refused"]:
                break
            said = said[: found["taken"]] + said[found["taken"] + 1 :]
    for body in ('{"entries": [{"kind": "laid", "args": [1]}]}', "[]", "{", '{"entries": null}', '{"entries": [], "place": "\\ud800"}'):
        assert anna.http.post(address, content=body, headers={"content-type": "application/json"}).status_code in (400, 415)


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
