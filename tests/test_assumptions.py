"""What is assumed: every figure and every reading can be found, leads to where it is decided, and is told in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import whitby
from whitby.assumptions import ASSUMED, Assumption, all_assumptions, assumed, figures
from whitby.text import Catalogue, languages
from whitby.text.assumptions import assumed as told_in
from whitby.text.assumptions import translations
from whitby.text.clauses import clauses, sections

ROOT = Path(__file__).parents[1]
GAMES = whitby.game_ids()
NAMES_AND_NUMBERS = {"Godalming 12, Seward 10, Van Helsing 8, Mina 8."}  # the same in every language


def everything_assumed(id: str) -> list[Assumption]:
    return assumed(id, everything=True)


@pytest.mark.parametrize("id", GAMES)
def test_every_confidence_of_the_tables_is_listed(id: str) -> None:
    figures = [entry for entry in everything_assumed(id) if entry.kind == "figure"]
    files = {entry.where.partition(":")[0] for entry in figures}
    marks = sum(len(re.findall(r"^(?:\w+_)?confidence = ", (ROOT / file).read_text("utf-8"), re.MULTILINE)) for file in files)
    assert len(figures) == marks
    assert {entry.confidence for entry in figures} <= {"seed", "two-sources", "one-source", "assumed"}


@pytest.mark.parametrize("id", GAMES)
def test_every_place_to_change_something_is_there(id: str) -> None:
    game = whitby.game(id)
    for entry in everything_assumed(id):
        if entry.where.startswith("option "):
            assert entry.where.removeprefix("option ") in {option.name for option in game.options}
            continue
        file, _, keys = entry.where.partition(": ")
        text = (ROOT / file).read_text("utf-8")
        if file.endswith(".py"):
            for name in keys.split(", "):
                assert f"def {name}(" in text or f'Field("{name}"' in text, entry.where


@pytest.mark.parametrize("id", [id for id in GAMES if everything_assumed(id)])
def test_every_reading_names_its_clause(id: str) -> None:
    readings = [entry for entry in everything_assumed(id) if entry.kind == "reading"]
    assert readings
    for entry in readings:
        assert entry.clause in clauses(id), entry.about
        assert entry.weight in ("none", "low", "medium", "high")


@pytest.mark.parametrize("id", GAMES)
def test_the_numbers_by_which_clauses_cite_readings_are_theirs(id: str) -> None:
    """Whoever rests on reading 7 says (A 7), and the clause of that reading says so too, if any does."""
    readings = {entry.number: entry.clause for entry in everything_assumed(id) if entry.number}
    cited: dict[int, set[str]] = {}
    for section in sections(id):
        for clause in section.clauses:
            for number in clause.readings:
                cited.setdefault(number, set()).add(clause.id)
    assert not {number: ids for number, ids in cited.items() if readings[number] not in ids}
    for tongue in languages()[1:]:
        assert [c.readings for s in sections(id, tongue) for c in s.clauses] == [c.readings for s in sections(id) for c in s.clauses]


def test_what_stands_in_the_rulebook_is_left_out_unless_asked_for() -> None:
    game = "dracula-2003"
    assert not [entry for entry in assumed(game, everything=False) if entry.confidence == "seed"]
    found = {entry.about: entry for entry in assumed(game, everything=True)}
    assert found["strength strength"].value == "4"
    assert found["wings step"].confidence == "one-source"


def test_a_row_may_have_one_confidence_for_all_it_says() -> None:
    found = {entry.about: entry for entry in assumed("fury-2015", everything=True)}
    assert found["seward"].value.startswith("order 2, health 9, bite_spaces 1, item_limit 4")
    assert found["knife"].value == "copies 3, weapon True, banner True, icons fangs+escape-as-bat"
    assert found["seward"].where == "src/whitby/games/fury2015/cards.toml: seward"
    assert found["colours of the railways"].confidence == "one-source"


def test_what_is_our_choice_in_a_row_is_a_note() -> None:
    rows = {"item": [{"id": "dogs", "copies": 2, "assumed": "counts against the limit", "confidence": "one-source"}]}
    (dogs,) = figures(rows, "cards.toml", "", {})
    assert (dogs.value, dogs.confidence, dogs.note) == ("copies 2", "one-source", "assumed: counts against the limit")


# --- in every language --------------------------------------------------------------------
def texts(id: str) -> set[str]:
    """All that is written in English about what is assumed in a game."""
    found: set[str] = set()

    def say(text: str) -> str:
        found.add(text)
        return text

    all_assumptions(id, say)
    return found - {ASSUMED}  # the catalogue has this word


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("tongue", languages()[1:])
def test_every_text_is_translated(id: str, tongue: str) -> None:
    told = translations(id, tongue)
    assert texts(id) - told.keys() == set(), "without a translation"
    assert told.keys() - texts(id) == set(), "translations whose English text is gone"
    assert {text for text in told if told[text] in ("", text)} <= NAMES_AND_NUMBERS


@pytest.mark.parametrize("id", GAMES)
def test_texts_say_rulebook_and_not_how_the_tables_call_it(id: str) -> None:
    assert not [text for text in texts(id) if re.search(r"\bseed\b", text)]


@pytest.mark.parametrize("tongue", languages())
def test_how_sure_it_is_and_how_much_it_matters_is_said_in_words(tongue: str) -> None:
    entries = [entry for id in GAMES for entry in everything_assumed(id)]
    keys = {f"confidence-{entry.confidence}" for entry in entries} | {f"weight-{entry.weight}" for entry in entries if entry.weight}
    assert {key for key in keys if not Catalogue(tongue).has(key)} == set()


def test_italian_is_told_in_italian() -> None:
    entries = told_in("fury-2005", "it", everything=True)
    found = {entry.about: entry for entry in entries}
    assert found["facce del dado del Treno"].value == "X, 0, 1, 2, 2, 2/3: il 2 c'è due volte."
    assert found["facce del dado del Treno"].other == "C'è due volte un altro dei cinque risultati."
    assert found["garlic"].note == "supposto: più copie non si sommano"
    assert [entry.where for entry in entries] == [entry.where for entry in everything_assumed("fury-2005")]


def test_english_is_told_as_it_is_written() -> None:
    assert told_in("fury-2005", "en", everything=True) == everything_assumed("fury-2005")
