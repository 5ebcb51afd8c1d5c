"""The odds at a table: an option that all may see, set at the start, changed later by all who sit there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import Browser, Server
from people import FURY, motion

HUNTERS = ["godalming", "seward", "van-helsing", "mina"]
New = Callable[[], Browser]


def table_of(anna: Browser, odds: str = "off", who: str = "friend", game: str = FURY) -> tuple[str, str]:
    """Anna is Dracula, one friend or bot has all hunters; the table, and the secret of the friend's link."""
    anna.call("Anna")
    made = anna.http.post("/api/tables", json={"game": game, "seat": "dracula", "others": dict.fromkeys(HUNTERS, who), "odds": odds})
    assert made.status_code == 201, made.text
    return made.json()["table"], "".join(given["link"].partition("#")[2] for given in made.json()["invitations"])


def odds_of(who: Browser, table: str) -> str:
    return str(who.line(table)["sitting"]["odds"])


def test_off_unless_the_maker_says_so(browser: New) -> None:
    anna, dora = browser(), browser()
    assert odds_of(anna, table_of(anna)[0]) == "off"
    table, _ = table_of(anna, "hunters")
    assert odds_of(anna, table) == odds_of(dora, table) == "hunters"  # one who looks on knows it too
    mine = {line["table"]: line["sitting"]["odds"] for line in anna.http.get("/api/me").json()["tables"]}
    assert mine[table] == "hunters" and len(mine) == 2
    assert dora.look(table).screen["sitting"]["odds"] == "hunters"


def test_what_cannot_be_set(browser: New) -> None:
    anna = browser()
    anna.call("Anna")
    wanted = {"game": FURY, "seat": "dracula", "others": dict.fromkeys(HUNTERS, "easy"), "odds": "all"}
    assert anna.http.post("/api/tables", json=wanted).json()["error"] == "bad-message"
    for game in anna.http.get("/api/games").json():
        if not game["odds"]:
            wanted = {"game": game["id"], "seat": "dracula", "odds": "hunters"}
            assert anna.http.post("/api/tables", json=wanted).json()["error"] == "bad-option"
    assert FURY in [game["id"] for game in anna.http.get("/api/games").json() if game["odds"]]


def test_all_agree_to_a_change(browser: New, server: Server) -> None:
    anna, bruno, dora = browser(), browser(), browser()
    table, link = table_of(anna)
    assert bruno.take(table, link).status_code == 200
    page = bruno.look(table)
    assert anna.ask(table, "motions", what="odds", about="hunters").status_code == 200
    assert odds_of(anna, table) == "off" and motion(bruno, table, "odds")["agreed"] == ["Anna"]
    dora.call("Dora")
    assert dora.ask(table, "motions", what="odds", about="hunters").json()["error"] == "no-motion"
    assert bruno.ask(table, "motions", what="odds", about="off").json()["error"] == "no-motion"  # they are off
    assert bruno.ask(table, "motions", what="odds", about="hunters").json()["sitting"]["odds"] == "hunters"
    assert page.screen["sitting"]["told"][-1]["what"] == "odds-hunters"
    assert server.tables(lambda tables: tables.storage.table(table).odds) == "hunters"  # it is kept
    assert bruno.ask(table, "motions", what="odds", about="off").status_code == 200  # one alone does not turn them off
    assert odds_of(anna, table) == "hunters" and motion(anna, table, "odds")["about"] == "off"
    assert anna.ask(table, "motions", what="odds", about="off", agree=False).status_code == 200
    assert odds_of(anna, table) == "hunters" and motion(anna, table, "odds")["agreed"] == []


def test_one_who_plays_against_bots_decides_alone(browser: New) -> None:
    anna = browser()
    table, _ = table_of(anna, who="easy")
    assert anna.ask(table, "motions", what="odds", about="hunters").json()["sitting"]["odds"] == "hunters"
    assert anna.ask(table, "motions", what="odds", about="off").json()["sitting"]["odds"] == "off"


def test_the_next_game_of_the_same_people_keeps_it(browser: New) -> None:
    anna = browser()
    table, _ = table_of(anna, "hunters", who="easy")
    assert anna.ask(table, "motions", what="resign", about="dracula").status_code == 200
    assert odds_of(anna, anna.ask(table, "again").json()["table"]) == "hunters"


@pytest.mark.parametrize("what", ["odds", "draw"])
def test_no_motion_when_it_is_over(browser: New, what: str) -> None:
    anna = browser()
    table, _ = table_of(anna, who="easy")
    assert anna.ask(table, "motions", what="resign", about="dracula").status_code == 200
    assert anna.ask(table, "motions", what=what, about="hunters").json()["error"] == "no-motion"
