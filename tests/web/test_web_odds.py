"""The odds at a table: an option that all may see, set at the start, changed later by all who sit there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import Browser, Server, settled, wait_for
from odds_tables import GAME, HUNTERS, asked_hunter, grouped, odds_in, tell_hunters, under_way
from people import FURY, motion
from worlds_apart import bot_game

from whitby.belief.deduction import Deduction
from whitby.web.odds import odds_message

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
    wait_for(lambda: page.screen["sitting"]["told"][-1:])
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


# --- what comes with the screen ---------------------------------------------------------------
def folded(news: list[tuple[str, tuple[int, ...]]]) -> dict[str, object]:
    """The odds of a stream, folded from its beginning."""
    deduction = Deduction(GAME, GAME.all_options({}))
    deduction.follow(news)
    return dict(json.loads(odds_message(deduction)))


def test_hunters_get_odds_of_their_own_stream(tmp_path: Path) -> None:
    """They come after the first screen, change with what is heard, and are right again after something was taken back."""
    begun = asked_hunter(200)
    with grouped(tmp_path, under_way(begun)) as group:
        first = wait_for(lambda: odds_in(group.hunters))[-1]
        assert first == folded(under_way(begun).heard(15)) and len(first["here"]) > 1 and first["bits"] > 0
        assert sum(first["here"].values()) == pytest.approx(1, abs=0.01)
        assert odds_in(group.dracula)[-1] == folded(under_way(begun).heard(0)) and not odds_in(group.public)
        group.hunters.choose("pass", group.hunters.questions[0]["seat"])
        settled(group.pages)
        assert odds_in(group.hunters)[-1] == folded(group.server.table(group.table, lambda table: table.play.heard(15)))
        if group.hunters.screen["head"]["undo"]:
            group.hunters.send({"type": "undo", "question": group.hunters.question, "seat": group.hunters.screen["head"]["undo"][0]})
            settled(group.pages)
        assert odds_in(group.hunters)[-1] == folded(group.server.table(group.table, lambda table: table.play.heard(15)))


def test_no_odds_where_they_are_off(tmp_path: Path) -> None:
    with grouped(tmp_path, under_way(200), odds="off") as group:
        assert not any(odds_in(page) for page in group.pages)
        path = f"/api/tables/{group.table}/why?place=prague"
        assert [who.http.get(path).json()["error"] for who in group.browsers] == ["no-odds", "no-odds", "no-guest"]
        for who in (group.anna, group.bruno):
            assert who.ask(group.table, "motions", what="odds", about="hunters").status_code == 200
        assert wait_for(lambda: odds_in(group.hunters)) and wait_for(lambda: odds_in(group.dracula))


def test_what_only_hunters_heard_comes_to_nobody_else(tmp_path: Path) -> None:
    """Their odds change with it; not a byte of what others get does."""
    came = []
    for name in ("here", "there"):
        play = under_way(asked_hunter(200))
        likely = list(folded(play.heard(15))["here"])  # type: ignore[call-overload]
        if name == "there":
            tell_hunters(play, "figure", GAME.nouns.index(likely[-1]))
        with grouped(tmp_path / name, play) as group:
            whys = [group.anna.http.get(f"/api/tables/{group.table}/why?place={place}").text for place in GAME.nouns[:70]]
            group.hunters.choose("pass", group.hunters.questions[0]["seat"])
            settled(group.pages)
            others = [[text for text in page.came if "odds" in text[:20]] for page in (group.dracula, group.public)]
            came.append((others, whys, odds_in(group.hunters)[0]["here"]))
            whys.append(group.anna.http.get(f"/api/tables/{group.table}/mirror").text)
            spectator = group.carla.http.get(f"/api/tables/{group.table}/why?place=prague")
            assert spectator.json()["error"] == "no-guest"
    (others, whys, hunters), (others2, whys2, hunters2) = came
    assert others == others2 and whys == whys2 and others[0] and not others[1]
    assert hunters != hunters2 and len(hunters2) == 1


def test_why_not_there(tmp_path: Path) -> None:
    """The news that excluded a place, as a line of the asker's own log; or the story of its odds."""
    with grouped(tmp_path, under_way(asked_hunter(200))) as group:
        here = wait_for(lambda: odds_in(group.hunters))[-1]["here"]
        told = 0
        for place in GAME.nouns[:70]:
            why = group.bruno.http.get(f"/api/tables/{group.table}/why?place={place}").json()
            assert why["place"] == place and why["odds"] == here.get(place, 0) and why["excluded"] == (place not in here)
            assert [group.hunters.log[turn["at"]] for turn in why["turns"]] == [turn["news"] for turn in why["turns"]]
            told += len(why["turns"])
            assert not why["excluded"] or len(why["turns"]) <= 1
        assert told > 20
        why = group.anna.http.get(f"/api/tables/{group.table}/why?place={next(iter(here))}").json()  # Dracula's own log is longer
        assert why["turns"] and all(group.dracula.log[turn["at"]] == turn["news"] for turn in why["turns"])
        for place in ("", "nowhere"):
            assert group.bruno.http.get(f"/api/tables/{group.table}/why?place={place}").json()["error"] == "no-place"


# --- Dracula's mirror -------------------------------------------------------------------------
def asked_dracula(question: str, least: int) -> int:
    """After how many choices he is asked this."""
    play = under_way(least)
    for n, (seat, choice) in enumerate(bot_game(FURY, "odds")[least:], least):
        if GAME.question(play.state) == question:
            return n
        play.apply(seat, choice)
    raise LookupError(question)


def test_dracula_sees_what_each_choice_shows(tmp_path: Path) -> None:
    """What everybody can conclude, before and after each choice; and it comes true when he makes it."""
    with grouped(tmp_path, under_way(asked_dracula("choose-card", 200))) as group:
        here = wait_for(lambda: odds_in(group.dracula))[-1]
        mirror = group.anna.http.get(f"/api/tables/{group.table}/mirror").json()
        now, choices = mirror["now"], {each["choice"]: each["shown"] for each in mirror["choices"]}
        assert now["bits"] == here["bits"] and now["places"] == len(here["here"]) and now["odds"] == here["here"][now["place"]]
        assert list(choices) == group.dracula.options()
        for text, shown in choices.items():
            if text.startswith("lay") and text[4:] in here["here"]:
                assert shown["place"] == text[4:]
        castle = choices.get("wolf-form castle-dracula")
        assert castle is None or castle["bits"] == 0 and castle["odds"] == 1  # its back says it
        chosen = next(text for text in choices if text.startswith("lay"))
        group.dracula.choose(chosen, "dracula")
        settled(group.pages)
        after = odds_in(group.dracula)[-1]
        assert (after["bits"], len(after["here"])) == (choices[chosen]["bits"], choices[chosen]["places"])
        assert after["here"][choices[chosen]["place"]] == choices[chosen]["odds"]
        refused = [who.http.get(f"/api/tables/{group.table}/mirror").json()["error"] for who in (group.bruno, group.carla)]
        assert refused == ["no-odds", "no-guest"]


def test_no_choices_in_the_mirror_while_hunters_act(tmp_path: Path) -> None:
    with grouped(tmp_path, under_way(asked_hunter(200))) as group:
        mirror = group.anna.http.get(f"/api/tables/{group.table}/mirror").json()
        assert mirror["choices"] == [] and mirror["now"]["places"] > 1


# --- looking back -----------------------------------------------------------------------------
def test_what_could_be_concluded_is_told_when_it_is_over(tmp_path: Path) -> None:
    """To everybody, through any eyes; before that to nobody."""
    with grouped(tmp_path, under_way(asked_hunter(200)), odds="off") as group:
        path = f"/api/tables/{group.table}/replay/deduced"
        assert {who.http.get(path + "?eyes=").json()["error"] for who in group.browsers} == {"not-over"}
        assert group.anna.ask(group.table, "motions", what="resign", about="dracula").status_code == 200
        for eyes in ("", "mina", "dracula", ",".join(GAME.seats)):
            told = group.carla.http.get(f"{path}?eyes={eyes}").json()
            moments = group.carla.http.get(f"/api/tables/{group.table}/replay?eyes={eyes}").json()["moments"]
            assert len(told["bits"]) == len(moments) and told["bits"][-1] > 0 and told["odds"] and told["gains"]
