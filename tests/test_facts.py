"""What is assumed: every figure and every reading can be found and leads to where it is decided."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import whitby
from whitby.facts import Fact, chosen
from whitby.text.clauses import clauses

ROOT = Path(__file__).parents[1]
GAMES = whitby.game_ids()


def all_facts(id: str) -> list[Fact]:
    return chosen(id, everything=True)


@pytest.mark.parametrize("id", GAMES)
def test_every_confidence_of_the_tables_is_listed(id: str) -> None:
    figures = [fact for fact in all_facts(id) if fact.kind == "figure"]
    files = {fact.where.partition(":")[0] for fact in figures}
    marks = sum(len(re.findall(r"^(?:\w+_)?confidence = ", (ROOT / file).read_text("utf-8"), re.MULTILINE)) for file in files)
    assert len(figures) == marks
    assert {fact.confidence for fact in figures} <= {"seed", "two-sources", "one-source", "assumed"}


@pytest.mark.parametrize("id", GAMES)
def test_every_place_to_change_something_is_there(id: str) -> None:
    game = whitby.game(id)
    for fact in all_facts(id):
        if fact.where.startswith("option "):
            assert fact.where.removeprefix("option ") in {option.name for option in game.options}
            continue
        file, _, keys = fact.where.partition(": ")
        text = (ROOT / file).read_text("utf-8")
        if file.endswith(".py"):
            for name in keys.split(", "):
                assert f"def {name}(" in text or f'Field("{name}"' in text, fact.where


@pytest.mark.parametrize("id", [id for id in GAMES if all_facts(id)])
def test_every_reading_names_its_clause(id: str) -> None:
    readings = [fact for fact in all_facts(id) if fact.kind == "reading"]
    assert readings
    for fact in readings:
        assert fact.clause in clauses(id), fact.about
        assert fact.weight in ("none", "low", "medium", "high")


def test_what_stands_in_the_rulebook_is_left_out_unless_asked_for() -> None:
    game = "dracula-2003"
    assert not [fact for fact in chosen(game, everything=False) if fact.confidence == "seed"]
    found = {fact.about: fact for fact in chosen(game, everything=True)}
    assert found["strength strength"].value == "4"
    assert found["wings step"].confidence == "one-source"


def test_a_row_may_have_one_confidence_for_all_it_says() -> None:
    found = {fact.about: fact for fact in chosen("fury-2015", everything=True)}
    assert found["seward"].value.startswith("order 2, health 9, bite_spaces 1, item_limit 4")
    assert found["knife"].value == "copies 3, weapon True, banner True, icons fangs+escape-as-bat"
    assert found["seward"].where == "src/whitby/games/fury2015/cards.toml: seward"
    assert found["colours of the railways"].confidence == "one-source"
