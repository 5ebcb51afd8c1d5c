"""The tables of chits and cards: what they hold is what the clauses count. And what is assumed in them can be found."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from clauses import HEAD, clause

from whitby import games
from whitby.assumptions import figures
from whitby.games.fury.duel import Table

FOLDER = Path(games.__file__).parent / "fury1987"
CARDS, MAP, LISTED = (tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")) for name in ("cards", "map", "assumptions"))
RESULTS = CARDS["combat"]["result"]
TABLES = ("weapon", "encounter", "special_vampire", "event", "hunter_chit", "dracula_chit", "agent_chit")
FIGHTING = {row["id"]: row for row in CARDS["weapon"] + CARDS["hunter_chit"] if row["against"]}
DRACULAS, AGENTS = ([row["id"] for row in CARDS[f"{side}_chit"]] for side in ("dracula", "agent"))
CODES = ("parried", "repelled", "blood", "wound", "killed", "end", "bitten", "hypnotised")
NOUNS = [*CODES, *FIGHTING, *DRACULAS, *AGENTS]
TABLE = Table(RESULTS, NOUNS)


def row(table: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in CARDS[table] if row["id"] == id)
    return found


def copies(table: str, **like: Any) -> int:
    return sum(row["copies"] for row in CARDS[table] if all(row[key] == value for key, value in like.items()))


def ids(table: str, **like: Any) -> list[str]:
    return [row["id"] for row in CARDS[table] if all(row.get(key) == value for key, value in like.items())]


def cell(winner: str, card: str, enemy: str) -> tuple[str, int, bool, str]:
    entry = TABLE.entry(winner == "hunter", NOUNS.index(card), NOUNS.index(enemy))
    return NOUNS[entry.result], entry.amount, entry.destroys, entry.extra


# --- how many ---------------------------------------------------------------------------
@clause("F87-SETUP-15")
def test_cups_and_deck() -> None:
    assert copies("weapon") == 35 and len(ids("weapon")) == 10
    assert copies("encounter") == 46 and copies("event") == 60
    assert copies("event", side="hunter") == 40 and copies("event", side="dracula") == 20
    assert ids("event") == sorted(ids("event", side="hunter")) + sorted(ids("event", side="dracula"))


def test_every_name_is_one_noun() -> None:
    every = [row["id"] for table in TABLES for row in CARDS[table]]
    assert len(set(every)) == len(every) and {"heavenly-host", "heavenly-host-event", "hypnosis", "dracula-hypnosis"} <= set(every)
    assert not set(every) & set(CODES)


def test_every_chit_and_card_has_its_clause() -> None:
    spoken_of = {f"F87-CARD-{row.get('clause', row['id'])}" for table in TABLES for row in CARDS[table]}
    assert spoken_of == {id for id in clauses("fury-1987.md") if "-CARD-" in id}


def test_only_kept_events_wait_for_their_moment() -> None:
    for event in CARDS["event"]:
        assert event["kind"] in ("keep", "immediate", "stays") and event["windows"]
        assert ("on-draw" in event["windows"]) == (event["kind"] != "keep")


def test_figures_of_the_players() -> None:
    assert row("character", "dracula")["blood"] == 12 == row("character", "dracula")["blood_death"]
    hunters = CARDS["character"][1:]
    assert [hunter["id"] for hunter in hunters] == ["godalming", "seward", "van-helsing"]
    assert {hunter["wounds"] for hunter in hunters} == {12} and CARDS["harker"]["wounds"] == 6
    assert [(hunter["initiative_dracula"], hunter["initiative_agent"]) for hunter in hunters] == [(-1, 1), (0, 0), (1, -1)]


def test_where_encounters_may_lie_and_which_stay() -> None:
    szgany = [id for id in ids("encounter") if id.startswith("szgany")]
    assert ids("encounter", laid="east") == [*szgany, "peasants"] and ids("encounter", laid="west") == ["hoax"]
    assert ids("encounter", laid="not-british-isles") == ["wolves"]
    assert ids("encounter", stays=True) == ["vampire", *szgany, "fog", "storms"]
    assert [(row("encounter", id)["copies"], row("encounter", id)["weapons"]) for id in szgany] == [
        (3, ["knife"]),
        (2, ["knife", "pistol"]),
        (1, ["knife", "rifle"]),
    ]


def test_a_die_has_one_meaning_for_each_face() -> None:
    vampire = row("encounter", "vampire")
    assert sorted(vampire["bites_on"] + vampire["slips_on"] + vampire["asleep_on"]) == [1, 2, 3, 4, 5, 6]
    assert not set(row("weapon", "holy-water")["worse_on"]) & set(row("weapon", "holy-water")["cures_on"])
    faces = [value for table in chain(*(CARDS[name] for name in TABLES)) for key, value in table.items() if key.endswith("_on")]
    assert all(set(some) < {1, 2, 3, 4, 5, 6} for some in [*faces, CARDS["night"]["faces"], CARDS["castle_vampire"]["shield_fails_on"]])


# --- the Combat Action Board --------------------------------------------------------------
@clause("F87-RESULT-01")
def test_every_legal_pair_of_chits_has_a_cell_in_both_tables() -> None:
    pairs = {(card, foe) for card in FIGHTING for foe in DRACULAS}
    pairs |= {(card, foe) for card, chit in FIGHTING.items() for foe in AGENTS if "agent" in chit["against"]}
    assert len(pairs) == 88 + 40 and len(RESULTS) == 256
    for winner in ("hunter", "enemy"):
        listed = [(cell["hunter"], cell["enemy"]) for cell in RESULTS if cell["winner"] == winner]
        assert len(listed) == 128 and set(listed) == pairs


@clause("F87-COMBAT-13", "F87-COMBAT-14")
def test_what_is_not_listed_on_a_side() -> None:
    assert {card for card, chit in FIGHTING.items() if "agent" not in chit["against"]} == {"crucifix", "heavenly-host", "holy-water"}
    assert ids("weapon", against=[]) == ["dogs", "garlic"]


def test_what_dracula_has_by_day_and_after_damage() -> None:
    assert ids("dracula_chit", day=True) == ["claw", "dracula-dodge", "escape-human"] and len(DRACULAS) == 8
    assert ids("dracula_chit", after_damage=True) == ["dracula-dodge", "escape-human", "escape-bat", "escape-mist"]
    assert ids("agent_chit", always=True) == ["agent-fist", "agent-dodge"]


def test_results_fit_who_won() -> None:
    for cell in RESULTS:
        result, enemy = cell["result"], cell["enemy"]
        assert result in CODES and (result in ("blood", "wound")) == ("amount" in cell)
        assert cell["winner"] == "hunter" or result not in ("blood", "killed", "repelled")
        assert cell["winner"] == "enemy" or result not in ("wound", "bitten", "hypnotised")
        assert result != "bitten" or enemy == "bite"
        assert result != "hypnotised" or enemy == "dracula-hypnosis"
        assert cell.get("extra", "") in ("", "initiative-bonus", "bat-flight")
        assert (cell.get("extra") == "bat-flight") <= (enemy == "escape-bat" and result == "end")
        assert (cell.get("extra") == "initiative-bonus") <= (result == "parried")
        assert not cell.get("destroy") or cell["hunter"] in ids("weapon")


def test_what_is_used_up() -> None:
    used = {(cell["winner"], cell["hunter"], cell["enemy"]) for cell in RESULTS if cell.get("destroy")}
    assert all((winner, "holy-water", enemy) in used for winner in ("hunter", "enemy") for enemy in DRACULAS)
    assert all(("hunter", "sacred-bullets", enemy) in used for enemy in (*DRACULAS, *AGENTS))
    for cell in RESULTS:
        if cell["winner"] == "hunter" and cell["hunter"] == "stake":
            assert bool(cell.get("destroy")) == (cell["result"] == "killed")
        if cell["winner"] == "enemy" and cell.get("destroy") and cell["hunter"] != "holy-water":
            assert cell["enemy"] == "strength"


def test_some_cells() -> None:
    assert cell("hunter", "crucifix", "bite") == ("blood", 2, False, "") and cell("hunter", "stake", "claw") == ("killed", 0, True, "")
    assert cell("enemy", "fist", "bite") == ("bitten", 0, False, "") and cell("enemy", "escape", "agent-rifle") == ("wound", 3, False, "")
    assert cell("enemy", "holy-water", "escape-bat") == ("end", 0, True, "bat-flight")
    assert cell("hunter", "dodge", "agent-knife") == ("parried", 0, False, "initiative-bonus")


# --- what is assumed ----------------------------------------------------------------------
def test_every_confidence_is_listed() -> None:
    for name, table in (("cards", CARDS), ("map", MAP)):
        found = list(figures(table, f"{name}.toml", "", LISTED["covers"]))
        marks = re.findall(r"^(?:\w+_)?confidence = ", (FOLDER / f"{name}.toml").read_text("utf-8"), re.MULTILINE)
        assert len(found) == len(marks) > 5 and {entry.confidence for entry in found} <= {"seed", "two-sources", "one-source", "assumed"}


def test_every_reading_names_its_clause_and_where_to_change_it() -> None:
    options = set(re.findall(r"^\| ([a-z-]+) \|", rules("fury-1987.md"), re.MULTILINE))
    for reading in LISTED["reading"]:
        assert reading["clause"] in clauses("fury-1987.md"), reading["about"]
        assert reading["weight"] in ("none", "low", "medium", "high") and reading["reading"] and reading["other"]
        where = reading["where"].removeprefix("option ")
        assert (where.replace("_", "-") in options) if where != reading["where"] else re.fullmatch(r"[\w./]+\.(toml|py): .+", where), where


def rules(name: str) -> str:
    return (Path(__file__).parents[2] / "docs/rules" / name).read_text("utf-8")


def clauses(name: str) -> list[str]:
    """The ids of the clauses in a file of docs/rules, in order."""
    return HEAD.findall(rules(name))


@pytest.mark.parametrize("name", ["fury-1987.md", "it/fury-1987.md"])
def test_the_rules_count_on_readings_that_are_there(name: str) -> None:
    cited = {int(n) for n in re.findall(r"\bA (\d+)\b", rules(name))}
    assert cited == set(range(1, len(LISTED["reading"]) + 1))


def test_the_same_clauses_in_both_languages() -> None:
    english, italian = clauses("fury-1987.md"), clauses("it/fury-1987.md")
    assert len(english) == 379 and english == italian
    assert len([id for id in english if "-CARD-" in id]) == 63
    said = [set(re.findall(r"^- F87-.*$", rules(name), re.MULTILINE)) for name in ("fury-1987.md", "it/fury-1987.md")]
    assert len(said[0]) == 379 and not said[0] & said[1]
