"""Looking back at a game on the wire: who may see what and when, how it ended, and a new table from a moment."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browsing import DRACULA, VAN_HELSING, Browser, Server, Socket, play_on, serving
from people import fury

from whitby.web.settings import Limits

New = Callable[[], Browser]


def past(browser: Browser, table: str, eyes: str | None = None) -> dict[str, Any]:
    answer = browser.http.get(f"/api/tables/{table}/replay", params={} if eyes is None else {"eyes": eyes})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def screens(browser: Browser, table: str, first: int, end: int, eyes: str | None = None) -> list[dict[str, Any]]:
    params = {"from": first, "to": end} | ({} if eyes is None else {"eyes": eyes})
    answer = browser.http.get(f"/api/tables/{table}/replay/screens", params=params)
    assert answer.status_code == 200 and answer.json()["first"] == first, answer.text
    return list(answer.json()["screens"])


def refusal(browser: Browser, table: str, rest: str) -> tuple[int, str]:
    answer = browser.http.get(f"/api/tables/{table}/replay{rest}")
    return answer.status_code, answer.json()["error"]


def at_table(new: New) -> tuple[str, list[Browser], list[Socket]]:
    """Anna is Dracula, Bruno van Helsing, Carla looks on."""
    anna, bruno, carla = new(), new(), new()
    id, invitation = anna.make()
    bruno.take(id, invitation)
    return id, [anna, bruno, carla], [anna.look(id), bruno.look(id)]


def resigned(new: New) -> tuple[str, list[Browser], list[Socket]]:
    """The same after some turns, when van Helsing has given up."""
    id, people, pages = at_table(new)
    play_on(pages, random.Random(4), 18)
    assert people[1].ask(id, "motions", what="resign", about=VAN_HELSING).status_code == 200
    return id, people, pages


def test_each_sees_what_his_own_eyes_saw(browser: New) -> None:
    """The last moment of a running game is the page as it stands, without what can be chosen; the news are the page's log."""
    id, people, pages = at_table(browser)
    play_on(pages, random.Random(3), 18)
    for who, page, eyes in zip(people, pages, (DRACULA, VAN_HELSING), strict=False):
        found = past(who, id)
        assert found["eyes"] == [eyes] and not found["open"] and not found["fork"]
        last = len(found["moments"]) - 1
        [shown] = screens(who, id, last, last + 1)
        assert shown["heard"] == found["moments"][-1]["heard"] == len(found["news"])
        assert shown["body"] == page.screen["body"] and found["news"] == page.log
        assert shown["head"] == {**page.screen["head"], "questions": [], "slips": [], "undo": []}
        assert found["moments"][-1]["asked"] == page.screen["head"]["asked"]
        assert past(who, id, eyes) == found
    public = past(people[0], id, "")
    assert public["eyes"] == [] and public == past(people[1], id, "")


def test_nobody_looks_through_foreign_eyes_before_the_end(browser: New) -> None:
    id, (anna, bruno, carla), _ = at_table(browser)
    for who, eyes in ((anna, VAN_HELSING), (bruno, DRACULA), (carla, DRACULA), (carla, ""), (anna, f"{DRACULA},{VAN_HELSING}")):
        assert refusal(who, id, f"?eyes={eyes}") == (409, "not-over")
        assert refusal(who, id, f"/screens?from=0&to=1&eyes={eyes}") == (409, "not-over")
    assert anna.ask(id, "fork", moment=0, eyes=[DRACULA], seats=[DRACULA], bot="random").json()["error"] == "not-over"


def test_what_was_taken_back_is_not_in_it(browser: New) -> None:
    id, (anna, bruno, _), (page, _) = at_table(browser)
    before = past(anna, id)
    page.choose("choose coffin")
    assert len(past(anna, id)["moments"]) == len(before["moments"]) + 1
    page.undo()
    assert past(anna, id) == before and len(past(bruno, id, "")["moments"]) == 1


def test_a_game_that_is_over_is_open_to_all(browser: New) -> None:
    """To the very end, whoever asks; and the open eyes see both supplies, at every moment."""
    id, people, pages = at_table(browser)
    play_on(pages, random.Random(6))
    both = f"{DRACULA},{VAN_HELSING}"
    found = past(people[2], id, both)
    assert found["open"] and found["fork"] and past(people[0], id, both) == found
    shown = [screen for first in range(0, len(found["moments"]), 16) for screen in screens(people[2], id, first, first + 16, both)]
    assert [screen["heard"] for screen in shown] == [moment["heard"] for moment in found["moments"]]
    assert all(player["supply"] is not None for screen in shown for player in screen["body"]["players"])
    assert shown[-1]["head"]["over"] and shown[-1]["head"]["winners"] == pages[0].screen["head"]["winners"]
    assert not any(screen["head"]["over"] for screen in shown[:-1])
    assert all(place["card"] for place in shown[-1]["body"]["places"] if place["covered"])
    assert past(people[2], id, DRACULA)["news"] == pages[0].log
    assert {line["name"] for line in found["measures"]} == {"energy", "targets"}


def test_a_resigned_game_is_over(browser: New) -> None:
    id, (anna, _, carla), _ = resigned(browser)
    found = past(carla, id, DRACULA)
    last = len(found["moments"]) - 1
    before, end = screens(carla, id, last - 1, last + 1, DRACULA)
    assert before["body"] == end["body"] and not before["head"]["over"]
    assert end["head"]["over"] and end["head"]["resigned"] == VAN_HELSING and end["head"]["winners"] == [DRACULA]
    assert past(anna, id, VAN_HELSING)["open"]


def test_a_closed_game_is_seen_when_all_reveal_it(browser: New) -> None:
    id, (anna, bruno, carla), pages = at_table(browser)
    play_on(pages, random.Random(4), 20)
    for who in (anna, bruno):
        assert who.ask(id, "motions", what="close").status_code == 200
    for who in (anna, bruno, carla):
        assert refusal(who, id, "") == refusal(who, id, "?eyes=dracula") == (409, "closed")
    for who in (anna, bruno):
        assert who.ask(id, "motions", what="reveal").status_code == 200
    found = past(carla, id, DRACULA)
    assert found["open"] and not found["fork"] and len(found["moments"]) > 5
    assert len(screens(carla, id, 0, 3, DRACULA)) == 3
    assert carla.http.post("/api/me", json={"name": "Carla"}).status_code == 200
    assert carla.ask(id, "fork", moment=1, eyes=[], seats=[DRACULA], bot="random").json()["error"] == "not-over"


def test_a_fork_goes_on_from_a_moment(browser: New) -> None:
    """Another guest plays on from there, against bots, at a table of his own; all that was before is the same."""
    id, (anna, bruno, carla), _ = resigned(browser)
    carla.call("Carla")
    found = past(carla, id, DRACULA)
    n = len(found["moments"]) // 2
    made = carla.ask(id, "fork", moment=n, eyes=[DRACULA], seats=[DRACULA], bot="random")
    assert made.status_code == 201, made.text
    other = made.json()["table"]
    page = carla.look(other)
    [there] = screens(carla, id, n, n + 1, DRACULA)
    assert page.log[: there["heard"]] == found["news"][: there["heard"]]
    players = page.screen["sitting"]["players"]
    assert [(player["kind"], player["name"]) for player in players] == [("person", "Carla"), ("random", "random")]
    assert play_on([page], random.Random(1)) > 3
    assert past(carla, other)["open"] and past(carla, id, DRACULA) == found


def test_what_cannot_be_forked(browser: New) -> None:
    id, (anna, _, carla), _ = resigned(browser)
    last = len(past(anna, id)["moments"]) - 1
    wanted = {"moment": 0, "eyes": [DRACULA], "seats": [DRACULA], "bot": "random"}
    for changed, error in (
        ({"moment": last}, "closed"),
        ({"moment": last + 1}, "not-found"),
        ({"seats": ["mina"]}, "no-seat"),
        ({"seats": []}, "bad-message"),
        ({"eyes": ["mina"]}, "no-seat"),
        ({"bot": "nobody"}, "no-bot"),
        ({"moment": -1}, "bad-message"),
    ):
        assert anna.ask(id, "fork", **{**wanted, **changed}).json()["error"] == error
    assert carla.ask(id, "fork", **wanted).json()["error"] == "no-guest"


@pytest.mark.parametrize(
    "rest", ["?from=0&to=17", "?from=3&to=3", "?from=3&to=2", "?from=-1&to=2", "?from=0", "?from=x&to=y", "?from=0&to=9999999"]
)
def test_a_call_has_few_screens(rest: str, browser: New) -> None:
    anna = browser()
    id, _ = anna.make("random")
    assert refusal(anna, id, f"/screens{rest}") == (400, "bad-message")
    assert refusal(anna, id, "?eyes=mina") == (400, "no-seat")
    assert screens(anna, id, 5000, 5016) == []
    assert refusal(anna, "0123456789abcdef", "") == (404, "no-table")


def test_looking_back_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(replays=0.01, replays_at_once=3)) as server:
        anna = Browser(server.address)
        id, _ = anna.make("random")
        assert [anna.http.get(f"/api/tables/{id}/replay").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert anna.http.get(f"/api/tables/{id}").status_code == 200
        anna.close()


def test_many_games_are_looked_at(server: Server, browser: New) -> None:
    """More than are kept at once: those of before are played again."""
    anna = browser()
    ids = [anna.make("random")[0] for _ in range(10)]
    first = [past(anna, id) for id in ids]
    assert [past(anna, id) for id in ids] == first


def test_a_hunter_looks_through_his_own_seats(browser: New) -> None:
    """Who has two hunters hears what both heard, or one of them, and never another hunter's or Dracula's."""
    anna, bruno = browser(), browser()
    id, links = fury(anna, godalming="friend", seward="friend", van_helsing="random", mina="random")
    assert bruno.take(id, links["godalming seward"]).status_code == 200
    assert past(bruno, id)["eyes"] == ["godalming", "seward"]
    assert past(bruno, id, "seward")["eyes"] == ["seward"]
    for eyes in ("mina", "seward,mina", "dracula"):
        assert refusal(bruno, id, f"?eyes={eyes}") == (409, "not-over")


def test_who_plays_both_sides_sees_what_both_see(browser: New) -> None:
    """And not, while the game goes on, the cards that nobody has turned up."""
    anna = browser()
    id, _ = anna.make("me")
    page = anna.look(id)
    play_on([page], random.Random(2), 16)
    last = len(past(anna, id)["moments"]) - 1
    [shown] = screens(anna, id, last, last + 1)
    assert shown["body"] == page.screen["body"]
    assert any(place["covered"] and not place["card"] for place in shown["body"]["places"])
