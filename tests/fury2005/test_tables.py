"""The tables of cards and markers: what they hold is what the clauses count."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from clauses import clause

from whitby.games.fury2005 import europe

CARDS: dict[str, Any] = tomllib.loads((Path(europe.__file__).parent / "cards.toml").read_text("utf-8"))
RESULTS = CARDS["combat"]["result"]
FIGHTING = {card["id"]: card for card in CARDS["item"] + CARDS["hunter_tactic"] if "initiative" in card}
DRACULAS, AGENTS = ({card["id"]: card for card in CARDS[f"{side}_tactic"]} for side in ("dracula", "agent"))


def copies(table: str, **like: Any) -> int:
    return sum(row.get("copies", 1) for row in CARDS[table] if all(row[key] == value for key, value in like.items()))


def ids(table: str, **like: Any) -> list[str]:
    return [row["id"] for row in CARDS[table] if all(row[key] == value for key, value in like.items())]


@clause("F05-COMP-03")
def test_the_events() -> None:
    assert copies("event") == 75 and copies("event", side="hunter") == 50 and copies("event", side="dracula") == 25
    assert copies("event", kind="ally", side="hunter") == 3 == copies("event", kind="ally", side="dracula")
    sides = [row["side"] for row in CARDS["event"]]
    assert sides == sorted(sides, reverse=True)  # the hunters' first
    assert ids("event") == sorted(ids("event", side="hunter")) + sorted(ids("event", side="dracula"))


def test_only_kept_events_wait_for_their_moment() -> None:
    for row in CARDS["event"]:
        assert ("on-draw" in row["windows"]) == (row["kind"] != "keep") and row["windows"]


@clause("F05-COMP-04", "F05-COMP-05")
def test_items_and_encounters() -> None:
    assert copies("item") == 40 and len(set(ids("item"))) == 12
    assert copies("encounter") == 45 and len(set(ids("encounter"))) == 18 and CARDS["tokens"]["encounter"] == 45


@clause("F05-COMP-06", "F05-COMP-07")
def test_tactics_and_powers() -> None:
    assert copies("hunter_tactic") == 12 and ids("hunter_tactic", copies=4) == ["punch", "dodge", "escape"]
    assert copies("dracula_tactic") == 8 and copies("agent_tactic") == 5
    assert ids("power") == ["dark-call", "double-back", "feed", "hide", "wolf-form"]


@clause("F05-COMP-09", "F05-COMP-10")
def test_train_die_and_markers() -> None:
    assert Counter(CARDS["train_die"]["faces"]) == {"X": 1, "0": 1, "1": 1, "2": 2, "2/3": 1}
    counted = {"blood": 15, "heavenly_host": 3, "consecrated_ground": 1, "roadblock": 1, "continue": 3, "time": 2}
    assert counted.items() <= CARDS["tokens"].items()


@clause("F05-AGENT-01", "F05-AGENT-02")
def test_agents_and_their_weapons() -> None:
    weapons = {row["id"]: row["weapons"] for row in CARDS["encounter"] if row["agent"]}
    assert weapons == {
        "assassin": ["knife", "pistol", "rifle"],
        "minion-with-knife": ["knife"],
        "minion-with-knife-and-pistol": ["knife", "pistol"],
        "minion-with-knife-and-rifle": ["knife", "rifle"],
    }
    assert ids("agent_tactic", always=True) == ["agent-punch", "agent-dodge"]
    assert ids("agent_tactic", always=False) == ["agent-knife", "agent-pistol", "agent-rifle"]


@clause("F05-MATURE-05")
def test_what_matures() -> None:
    assert ids("encounter", matures=True) == ["ambush", "desecrated-soil", "new-vampire"]


@clause("F05-COMBAT-26", "F05-COMBAT-08")
def test_every_pair_of_cards_has_a_result_both_ways() -> None:
    pairs = {(card, foe) for card in FIGHTING for foe in DRACULAS}
    pairs |= {(card, foe) for card, row in FIGHTING.items() for foe in AGENTS if "agent" in row["against"]}
    assert len(pairs) == 128 and len(RESULTS) == 256
    for side in ("hunter", "enemy"):
        listed = [(row["hunter"], row["enemy"]) for row in RESULTS if row["winner"] == side]
        assert len(listed) == 128 and set(listed) == pairs
    assert {card for card, row in FIGHTING.items() if "agent" not in row["against"]} == {"crucifix", "heavenly-host", "holy-water"}


def test_results_are_of_few_kinds() -> None:
    for row in RESULTS:
        assert row["result"] in ("wound", "continue", "repel", "bite", "killed", "end"), row
        assert (row["result"] == "wound") == ("amount" in row) and 1 <= row.get("amount", 1) <= 4
        assert row.get("extra", "bat-move") in ("bat-move", "discard-1-event", "discard-all-items", "dodge-bonus")
        assert row["winner"] == "hunter" or row["result"] not in ("killed", "repel")
        assert row["winner"] == "enemy" or row["result"] != "bite"
        if row.get("extra") == "dodge-bonus":  # a round won with Dodge
            assert row[row["winner"]].endswith("dodge") and row["result"] == "continue"


def test_some_items_are_used_up_whoever_wins() -> None:
    for card in ("holy-water", "sacred-bullets"):
        assert all(row.get("destroy") for row in RESULTS if row["hunter"] == card)


@clause("F05-COMBAT-39")
def test_tactics_are_never_destroyed() -> None:
    destroyed = {row["hunter"] for row in RESULTS if row.get("destroy")}
    assert destroyed & set(ids("hunter_tactic")) == set() and "stake" in destroyed


@clause("F05-AGENT-09")
def test_no_card_wounds_an_agent() -> None:
    against = [row["result"] for row in RESULTS if row["winner"] == "hunter" and row["enemy"] in AGENTS]
    assert "wound" not in against and "killed" in against


def test_no_two_enemies_of_a_hunter_have_his_initiative() -> None:
    enemies = {**DRACULAS, **AGENTS}
    assert all(row["initiative"] % 2 == 1 for row in FIGHTING.values()) and all(row["initiative"] % 2 == 0 for row in enemies.values())
    assert len({row["initiative"] for row in FIGHTING.values()}) == len(FIGHTING)
