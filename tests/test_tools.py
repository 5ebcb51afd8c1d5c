"""The tools of ./run and ./test."""

import ast
from pathlib import Path

import covers
import environment
import pytest
from clauses import Rules
from mutants import Finder

RULE = b'''
"""Words."""
def begin(s): s.x = 3

@card("strength", when=(1, 2))
def strike(s: "State", h: int = 1) -> None:
    """D03-X-01  Damage."""
    assert h < 5
    if s.harm[h] + 2 < HEALTH and not s.safe:
        s.do(wound, h, s)
        return
    s.tell(EVERYONE, "struck", h)
    s.ask(h, OPTIONS, struck)
    n = s.left - h
'''


def changes() -> set[tuple[str, str, str]]:
    return {(mutant.kind, mutant.before, mutant.after) for mutant in Finder("rule.py", RULE).mutants()}


def test_mutants_are_the_changes_one_would_make_by_hand() -> None:
    assert changes() == {
        ("negated", "s.harm[h] + 2 < HEALTH and not s.safe", "not (s.harm[h] + 2 < HEALTH and (not s.safe))"),
        ("and/or", "s.harm[h] + 2 < HEALTH and not s.safe", "s.harm[h] + 2 < HEALTH or not s.safe"),
        ("flipped", "s.harm[h] + 2 < HEALTH", "s.harm[h] + 2 <= HEALTH"),
        ("off by one", "2", "3"),
        ("off by one", "2", "1"),
        ("dropped", "s.do(wound, h, s)", "pass"),
        ("swapped", "s.do(wound, h, s)", "s.do(wound, s, h)"),
        ("dropped", "return", "pass"),
        ("dropped", 's.tell(EVERYONE, "struck", h)', "pass"),
        ("swapped", "s.left - h", "h - s.left"),
    }


def test_every_mutant_is_another_program() -> None:
    same = ast.dump(ast.parse(RULE))
    for mutant in Finder("rule.py", RULE).mutants():
        assert ast.dump(ast.parse(RULE[: mutant.start] + mutant.new + RULE[mutant.end :])) != same


@pytest.fixture
def rules(tmp_path: Path) -> Rules:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "vampire1999").mkdir(parents=True)
    text = "- V99-AIM-01 To win.\n- V99-MOVE-01 As V99-MOVE-07 says.\n- V99-MOVE-2b Or not.\n"
    (tmp_path / "docs" / "rules" / "vampire-1999.md").write_text(text)
    (tmp_path / "tests" / "vampire1999" / "described.py").write_text("DESCRIBED = {'V99-AIM-01': 'only the aim'}\n")
    return Rules(tmp_path)


def test_clauses_are_read_from_the_rules(rules: Rules) -> None:
    assert rules.games == {"vampire-1999": ["V99-AIM-01", "V99-MOVE-01", "V99-MOVE-2b"]}
    assert rules.described == {"vampire-1999": {"V99-AIM-01": "only the aim"}}
    assert rules.check([("test_a", ["V99-MOVE-01", "V99-MOVE-2b"])]) == []


@pytest.mark.parametrize(
    ("ids", "part"),
    [
        ([], "names 0 clauses"),
        (["V99-MOVE-01"] * 4, "names 4 clauses"),
        (["V99-MOVE-07"], "V99-MOVE-07 is no clause"),
        (["V99-AIM-01"], "must leave described.py"),
    ],
)
def test_a_wrong_mark_is_told(rules: Rules, ids: list[str], part: str) -> None:
    (wrong,) = rules.check([("test_a", ids)])
    assert wrong.startswith("test_a: ") and part in wrong


def test_a_stamp_changes_with_a_name_or_a_content_but_not_with_caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    (tmp_path / "src" / "__pycache__").mkdir(parents=True)
    (tmp_path / "src" / "a.py").write_text("a")
    first = environment.stamp("src", "missing.toml")
    (tmp_path / "src" / "__pycache__" / "a.pyc").write_text("x")
    assert environment.stamp("src", "missing.toml") == first
    (tmp_path / "src" / "a.py").write_text("b")
    second = environment.stamp("src", "missing.toml")
    (tmp_path / "src" / "a.py").rename(tmp_path / "src" / "b.py")
    assert len({first, second, environment.stamp("src", "missing.toml")}) == 3


def test_the_covers_are_up_to_date() -> None:
    """frontend/src/covers.json is what tools/covers.py writes."""
    assert covers.COVERS.read_text("utf-8") == covers.text()
