"""What is not taken, and what is said then."""

from __future__ import annotations

from collections.abc import Callable

from browsing import DRACULA, VAN_HELSING, Browser, wait_for

NewBrowser = Callable[[], Browser]


def test_an_invitation_works_once(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, invitation = anna.make()
    refused = {"error": "invitation-used", "clause": ""}
    assert carla.take(table, invitation[:-1]).json() == refused
    assert anna.take(table, invitation).json()["error"] == "other-side"
    assert bruno.take(table, invitation).status_code == 200
    again = carla.take(table, invitation)
    assert (again.status_code, again.json()) == (410, refused)
    assert bruno.take(table, invitation).json()["seats"] == [VAN_HELSING]  # his browser may not have heard the first answer
    assert carla.take(table, "").json() == refused
    assert carla.http.get(f"/api/tables/{table}").json()["yours"] == []


def test_a_fresh_invitation_ends_the_old_one(browser: NewBrowser) -> None:
    anna, bruno = browser(), browser()
    table, old = anna.make()
    assert bruno.ask(table, "invitations", seats=[VAN_HELSING]).json()["error"] == "no-guest"
    bruno.call("Bruno")
    assert bruno.ask(table, "invitations", seats=[VAN_HELSING]).json()["error"] == "not-seated"
    assert anna.ask(table, "invitations", seats=[DRACULA]).json()["error"] == "seat-taken"
    assert anna.ask(table, "invitations", seats=["mina"]).json()["error"] == "no-seat"
    new = anna.ask(table, "invitations", seats=[VAN_HELSING]).json()["link"].partition("#")[2]
    assert bruno.take(table, old).status_code == 410
    assert bruno.take(table, new).status_code == 200
    assert anna.ask(table, "invitations", seats=[VAN_HELSING]).json()["error"] == "seat-taken"


def test_only_one_s_own_seat(browser: NewBrowser) -> None:
    anna, bruno, carla = browser(), browser(), browser()
    table, invitation = anna.make()
    bruno.take(table, invitation)
    a, b, c = anna.look(table), bruno.look(table), carla.look(table)
    for page, seat in ((b, DRACULA), (c, DRACULA), (c, VAN_HELSING), (a, "chance"), (a, "")):
        got = page.say({"type": "choose", "question": a.question, "seat": seat, "choice": "choose coffin"})
        assert (got["type"], got["reason"]) == ("refused", "not-seated")
    carla.http.post("/api/me", json={"name": "Carla"})
    with_cookie = carla.look(table)
    assert with_cookie.choose("choose coffin", DRACULA, a.question)["reason"] == "not-seated"


def test_stale_questions(browser: NewBrowser) -> None:
    anna = browser()
    table, _ = anna.make()
    a, other = anna.look(table), anna.look(table)
    old = a.question
    a.choose("choose coffin")
    wait_for(lambda: other.question == a.question)
    got = other.choose("choose coffin", question=old)
    assert got == {"type": "refused", "reason": "stale", "clause": "", "choice": "choose coffin", "question": old}
    wait_for(lambda: other.came[-1].startswith('{"type":"screen"') and other.screen["news_from"] == 0)
    assert other.log == a.log and other.question == a.question


def test_reasons_of_the_game_come_with_their_clause(browser: NewBrowser) -> None:
    a = browser()
    page = a.look(a.make()[0])
    got = page.choose("choose victim")
    assert (got["reason"], got["clause"], got["choice"]) == ("not-your-card", "D03-SETUP-11", "choose victim")
    assert page.choose("set coffin")["reason"] == "laid-out-blind"
    assert page.choose("dance tango")["reason"] == "unknown-choice"
    assert page.choose("  choose   coffin ")["type"] == "screen"


def test_what_cannot_be_made(browser: NewBrowser) -> None:
    anna = browser()
    assert anna.http.post("/api/tables", json={"game": "dracula-2003", "seat": DRACULA}).json()["error"] == "no-guest"
    anna.call("Anna")
    good = {"game": "dracula-2003", "seat": DRACULA, "name": "Anna", "others": {VAN_HELSING: "random"}}
    wrong = {
        "no-game": {"game": "chess"},
        "no-seat": {"seat": "mina"},
        "no-bot": {"others": {VAN_HELSING: "deep-blue"}},
        "bad-option": {"options": {"touching": "never"}},
        "bad-name": {"name": "x" * 25},
    }
    for reason, change in wrong.items():
        got = anna.http.post("/api/tables", json=good | change)
        assert got.status_code >= 400 and got.json() == {"error": reason, "clause": ""}, change
    assert anna.http.post("/api/tables", json=good | {"others": {DRACULA: "random"}}).json()["error"] == "no-seat"
    assert anna.http.post("/api/tables", json=good | {"name": "a\u202eb"}).json()["error"] == "bad-name"
    assert anna.http.post("/api/tables", json=good | {"options": {"turn_limit": "1e9"}}).json()["error"] == "bad-option"
    assert anna.http.get("/api/tables/nowhere").status_code == 404
    for _ in range(20):
        anna.make()
    assert anna.http.post("/api/tables", json=good).json()["error"] == "too-many-tables"
