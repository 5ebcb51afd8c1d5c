"""Records that a guest drops on the home page: replayed for him alone, with patience for what is damaged and little for what is long."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browsing import DRACULA, VAN_HELSING, Browser, Server, play_on, serving
from people import Clock

import whitby
from whitby import notation
from whitby.engine import options_for
from whitby.play import Play
from whitby.rng import Rng
from whitby.table import records
from whitby.web.settings import Limits

New = Callable[[], Browser]
DAY = 24 * 3600


def random_record(game_id: str, seed: int, players: list[notation.Player] | None = None, choices: int = 10_000) -> str:
    """A record of random play, to its end or for so many choices."""
    game, rng = whitby.game(game_id), Rng(f"record {seed}")
    play = Play(game)
    for _ in range(choices):
        if play.over:
            break
        seat = play.state.seat
        play.apply(seat, rng.pick(options_for(play.state, seat)))
    return notation.write(notation.record_of(game, play, players=players or ()))


@pytest.fixture(scope="module")
def short() -> str:
    return random_record("dracula-2003", 1, choices=60)


def drop(browser: Browser, text: str) -> str:
    answer = browser.http.post("/api/records", json={"text": text})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["record"])


def refused(browser: Browser, text: str) -> dict[str, Any]:
    answer = browser.http.post("/api/records", json={"text": text})
    assert 400 <= answer.status_code < 500, answer.text
    return {"status": answer.status_code, **answer.json()}


def guest(new: New, name: str = "Anna") -> Browser:
    browser = new()
    browser.call(name)
    return browser


def test_a_record_is_replayed_as_its_table_is(browser: New) -> None:
    """The same moments, news, numbers and screens through all eyes; and who won is said in the list."""
    anna, bruno = browser(), browser()
    id, invitation = anna.make()
    bruno.take(id, invitation)
    play_on([anna.look(id), bruno.look(id)], random.Random(4), 18)
    assert bruno.ask(id, "motions", what="resign", about=VAN_HELSING).status_code == 200
    record = drop(bruno, bruno.http.get(f"/api/tables/{id}/record").text)
    for eyes in ("", DRACULA, f"{DRACULA},{VAN_HELSING}"):
        for rest in (f"replay?eyes={eyes}", f"replay/screens?eyes={eyes}&from=0&to=9"):
            assert bruno.http.get(f"/api/records/{record}/{rest}").json() == bruno.http.get(f"/api/tables/{id}/{rest}").json()
    [line] = bruno.http.get("/api/records").json()
    assert line == bruno.http.get(f"/api/records/{record}").json()
    about = line["about"]
    assert line["record"] == record and about["winners"] == [DRACULA] and about["ending"] == "resigned" and about["side"] == VAN_HELSING
    assert [(p["name"], p["kind"]) for p in about["sitting"]["players"]] == [("Anna", "person"), ("Bruno", "person")]


@pytest.mark.parametrize("game", whitby.game_ids())
def test_records_of_every_game(game: str, browser: New) -> None:
    anna = guest(browser)
    record = drop(anna, random_record(game, 2, choices=400))
    seats = ",".join(whitby.game(game).seats)
    found = anna.http.get(f"/api/records/{record}/replay", params={"eyes": seats}).json()
    assert found["open"] and found["fork"] and len(found["moments"]) > 10
    assert len(anna.http.get(f"/api/records/{record}/replay/screens", params={"eyes": seats, "from": 5, "to": 8}).json()["screens"]) == 3


def test_nobody_else_finds_it(browser: New, short: str) -> None:
    anna, bruno, nobody = guest(browser), guest(browser, "Bruno"), browser()
    record = drop(anna, short)
    for rest in ("", "/replay", "/replay?eyes=", "/replay/screens?from=0&to=2"):
        assert anna.http.get(f"/api/records/{record}{rest}").status_code == 200
        for other in (bruno, nobody):
            answer = other.http.get(f"/api/records/{record}{rest}")
            assert (answer.status_code, answer.json()["error"]) == (404, "no-record"), rest
    assert bruno.http.get("/api/records").json() == nobody.http.get("/api/records").json() == []
    for call, said in (("remove", {}), ("fork", {"moment": 1, "eyes": [], "seats": [DRACULA], "bot": "random"})):
        assert bruno.http.post(f"/api/records/{record}/{call}", json=said).json()["error"] == "no-record"
        assert nobody.http.post(f"/api/records/{record}/{call}", json=said).json()["error"] == "no-guest"
    assert refused(nobody, short)["error"] == "no-guest"
    assert anna.http.post(f"/api/records/{record}/remove", json={}).json() == []
    assert anna.http.get(f"/api/records/{record}/replay").status_code == 404


def test_play_on_from_a_record(browser: New, short: str) -> None:
    anna = guest(browser)
    record = drop(anna, short)
    found = anna.http.get(f"/api/records/{record}/replay", params={"eyes": DRACULA}).json()
    n = len(found["moments"]) - 1
    made = anna.http.post(f"/api/records/{record}/fork", json={"moment": n, "eyes": [DRACULA], "seats": [DRACULA], "bot": "random"})
    assert made.status_code == 201, made.text
    page = anna.look(made.json()["table"])
    assert page.log[: found["moments"][n]["heard"]] == found["news"][: found["moments"][n]["heard"]]


def test_a_prepared_opening_is_not_played_on(browser: New) -> None:
    game = whitby.game("dracula-2003")
    name, _ = game.openings[0]
    text = notation.write(notation.record_of(game, Play(game, game.opening(name)), opening=name))
    anna = guest(browser)
    record = drop(anna, text)
    assert not anna.http.get(f"/api/records/{record}/replay").json()["fork"]
    wanted = {"moment": 0, "eyes": [], "seats": [DRACULA], "bot": "random"}
    assert anna.http.post(f"/api/records/{record}/fork", json=wanted).json()["error"] == "not-over"


def test_what_is_damaged_is_said(browser: New, short: str) -> None:
    anna = guest(browser)
    lines = short.split("\n")
    wrong = lines.index("") + 3
    lines[wrong] = "dracula: fly to the moon"
    said = refused(anna, "\n".join(lines))
    assert (said["status"], said["error"], said["line"]) == (400, "bad-record", wrong + 1)
    assert "fly to the moon" in said["found"] and said["expected"]
    said = refused(anna, short.replace("\nend\n", "\n"))
    assert said["error"] == "bad-record" and said["expected"].startswith("end")
    assert refused(anna, "") == {"status": 400, "error": "bad-record", "clause": "", "line": 1, "found": "there is nothing"} | {
        "expected": "'whitby record 1'"
    }
    assert anna.http.get("/api/records").json() == []


def test_other_rules_are_said(browser: New, short: str) -> None:
    anna = guest(browser)
    version = whitby.game("dracula-2003").version
    newer = short.replace(f"rules: {version}\n", f"rules: {version + 1}\n")
    assert refused(anna, newer)["error"] == "record-other-rules"
    assert refused(anna, newer.replace("\n", "\r\n"))["error"] == "record-other-rules"


@pytest.mark.parametrize("limit, most", [("MOST_CHOICES", 5), ("MOST_SECONDS", -1.0), ("MOST_BYTES", 200)])
def test_what_is_too_long_is_not_read(limit: str, most: float, browser: New, short: str, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest(browser)
    monkeypatch.setattr(records, limit, most)
    assert refused(anna, short)["error"] == "record-too-long"
    monkeypatch.undo()
    drop(anna, short)


def test_a_whole_long_record_fits(browser: New) -> None:
    anna = guest(browser)
    text = random_record("fury-2015", 3)
    assert len(text) < records.MOST_BYTES
    drop(anna, text)
    assert refused(anna, text + "x" * records.MOST_BYTES)["error"] == "record-too-long"
    assert anna.http.post("/api/records", json={"text": "x" * 600_000}).json()["error"] == "too-large"


def test_five_a_minute(tmp_path: Path, short: str) -> None:
    with serving(tmp_path, limits=Limits()) as server:
        anna, bruno = Browser(server.address), Browser(server.address)
        for who in (anna, bruno):
            who.call("Somebody")
        for _ in range(5):
            drop(anna, short)
        assert refused(anna, short)["error"] == "too-fast"
        drop(bruno, short)
        anna.close(), bruno.close()


def test_names_are_cleaned(browser: New) -> None:
    anna = guest(browser)
    players = [notation.Player("person", "Dracula"), notation.Player("bot", "easy")]
    record = drop(anna, random_record("dracula-2003", 1, players, choices=30).replace("person Dracula", "person Dr\u202eacula"))
    shown = anna.http.get(f"/api/records/{record}").json()["about"]["sitting"]["players"]
    assert [(p["name"], p["kind"]) for p in shown] == [("", "person"), ("", "easy")]


def test_how_long_it_is_kept(tmp_path: Path, clock: Clock, short: str) -> None:
    """It outlives the server, the newest twenty stay, and after a week it goes."""
    with serving(tmp_path, clock=clock) as server:
        anna = Browser(server.address)
        anna.call("Anna")
        first = drop(anna, short)
        clock.now += 60
        kept = [drop(anna, short) for _ in range(records.MOST_KEPT)]
        assert {line["record"] for line in anna.http.get("/api/records").json()} == set(kept)
        assert anna.http.get(f"/api/records/{first}/replay").status_code == 404
        cookies = anna.http.cookies
    with serving(tmp_path, clock=clock) as server:
        again = Browser(server.address)
        again.http.cookies = cookies
        assert again.http.get(f"/api/records/{kept[0]}/replay").json()["moments"]
        clock.now += 7 * DAY - 120
        server.tables(lambda tables: tables.sweep({}))
        assert again.http.get(f"/api/records/{kept[0]}").status_code == 200
        clock.now += 180
        server.tables(lambda tables: tables.sweep({}))
        assert again.http.get(f"/api/records/{kept[0]}").status_code == 404
        again.close(), anna.close()


def test_any_text_is_answered(browser: New, server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """Damaged in every way: read, or refused with where; never a fault of the server."""
    anna, luck = guest(browser), random.Random(5)
    seen = set()
    with caplog.at_level(logging.ERROR):
        for n in range(150):
            text = random_record(luck.choice(whitby.game_ids()), n % 3, choices=luck.choice((5, 80)))
            for _ in range(luck.randint(0, 4)):
                text = damaged(text, luck)
            answer = anna.http.post("/api/records", content=as_json(text), headers={"content-type": "application/json"})
            assert answer.status_code in (201, 400, 409, 413), (answer.status_code, text)
            seen.add(answer.json().get("error", ""))
    assert not caplog.records and {"", "bad-record", "record-other-rules"} <= seen


def as_json(text: str) -> bytes:
    """As a page would send it, with lone surrogates where there are some."""
    return json.dumps({"text": text}).encode()


def damaged(text: str, luck: random.Random) -> str:
    """One change: a letter, a line, a number, the end."""
    at = luck.randrange(max(1, len(text)))
    lines = text.split("\n")
    line = luck.randrange(len(lines))
    match luck.randrange(8):
        case 0:
            return text[:at] + luck.choice("\0\r\n:\ud800\u202e9x \ufeff") + text[at + 1 :]
        case 1:
            return text[:at]
        case 2:
            lines.insert(line, luck.choice(lines))
        case 3:
            lines.pop(line)
        case 4:
            return text.replace("rules: ", "rules: 9", 1)
        case 5:
            lines[line] = lines[line].replace(":", luck.choice(("", "::", ": :")), 1)
        case 6:
            luck.shuffle(lines)
        case 7:
            lines[line] = lines[line] * luck.choice((2, 3000))
    return "\n".join(lines)
