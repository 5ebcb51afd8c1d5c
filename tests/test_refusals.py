"""reasons.toml: what it says is checked when it is read, and who has a say first."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import toy

import whitby
from whitby.engine import NOUN, PASS, State, question_name
from whitby.game import Game
from whitby.games.fury1987 import dracula as dracula1987
from whitby.refusals import Refusals

FILE = """
fallbacks = ["no"]
[reasons]
no = "T-RULE-01"
must-choose = "T-RULE-02"
not-that-card = "T-RULE-03"
vote-first = "T-RULE-04"
not-now = "T-RULE-05"
[questions]
deal = "T-RULE-06"
choose = { clause = "T-RULE-07", must = "must-choose", tries = "change, show hand", closed = { "show claim" = "not-that-card" } }
vote = { clause = "T-RULE-08", closed = { any = "vote-first" }, opens = { "yes no" = "T-RULE-09" } }
[verbs]
show = { opens = "T-RULE-10" }
put = { elsewhere = "not-now" }
[cards]
three = "not-now"
"""


def own_hand(s: toy.Toy, seat: int) -> tuple[int, ...]:
    return s.hand[seat]


def read(folder: Path, text: str) -> Refusals:
    path = folder / "reasons.toml"
    path.write_text(text, "utf-8")
    return Refusals(path, toy.GAME.verbs, toy.GAME.nouns, {"hand": own_hand})


@pytest.fixture
def why(tmp_path: Path) -> Refusals:
    return read(tmp_path, FILE)


def at(rule: Callable[..., None]) -> toy.Toy:
    """The toy at a question of Ann's, who holds a zero and a three."""
    s = toy.Toy()
    s.begin()
    s.hand[0] = (0, 3)
    s.running = (rule, ())
    return s


# --- what it says ---------------------------------------------------------------------------
def test_the_file_gives_reasons_prompts_and_clauses(why: Refusals) -> None:
    assert why.reasons["must-choose"] == "T-RULE-02" and why.fallbacks == {"no"} and why.cards == {"three": "not-now"}
    assert why.prompts == {"deal": "T-RULE-06", "choose": "T-RULE-07", "vote": "T-RULE-08"}
    s = at(toy.vote)
    assert (why.clause_of(s, toy.YES), why.clause_of(s, toy.SHOW | 1), why.clause_of(s, PASS)) == ("T-RULE-09", "T-RULE-10", "T-RULE-08")


def test_what_might_be_tried_is_what_the_verb_takes(why: Refusals) -> None:
    assert why.tried(at(toy.choose), 0) == [toy.CHANGE, toy.SHOW, toy.SHOW | 3]
    assert why.tried(at(toy.vote), 0) == []


@pytest.mark.parametrize(
    ("rule", "choice", "reason"),
    [
        (toy.choose, toy.SHOW | 1, "not-that-card"),
        (toy.choose, toy.CLAIM | 1, "not-that-card"),
        (toy.choose, PASS, "must-choose"),
        (toy.choose, toy.PUT | 1, "not-now"),
        (toy.choose, toy.YES, "no"),
        (toy.vote, toy.PUT | 1, "vote-first"),
        (toy.vote, PASS, "vote-first"),
    ],
)
def test_the_question_has_its_say_before_the_verb(why: Refusals, rule: Callable[..., None], choice: int, reason: str) -> None:
    assert why.why_not(at(rule), 0, choice) == reason


def test_functions_say_more_where_they_have_something_to_say(why: Refusals) -> None:
    @why.before("show")
    def not_held(s: toy.Toy, seat: int, choice: int) -> str:
        return "" if choice & NOUN in s.hand[seat] else "no"

    @why.at("choose", "claim", "pass")
    @why.at("deal")
    def here(s: State, seat: int, choice: int) -> str:
        return "vote-first"

    @why.elsewhere("put", "yes")
    def elsewhere(s: State, seat: int, choice: int) -> str:
        return question_name(s)

    s = at(toy.choose)
    assert [why.why_not(s, 0, toy.SHOW | card) for card in (1, 3)] == ["no", "not-that-card"]
    assert why.why_not(s, 0, toy.CLAIM) == why.why_not(s, 0, PASS) == why.why_not(at(toy.deal), 0, toy.YES) == "vote-first"
    assert why.why_not(s, 0, toy.YES) == why.why_not(s, 0, toy.PUT) == "choose"


# --- what is wrong in it ----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ('["no"]', '["nein"]', "fallbacks: 'nein' is not known"),
        ('must-choose = "T-RULE-02"', 'must-choose = "rule 2"', "must-choose: 'rule 2' is no clause"),
        ('deal = "T-RULE-06"', "deal = 6", "deal: "),
        ('deal = "T-RULE-06"', 'deal = "six"', "deal: 'six' is no clause"),
        ('must = "must-choose"', 'must = "must"', "choose: 'must' is not known"),
        ('must = "must-choose"', 'musst = "must-choose"', "choose: .*musst"),
        ("show hand", "sing hand", "choose: 'sing' is not known"),
        ("show hand", "show feet", "choose: 'feet' is not known"),
        ('"show claim" =', '"show clam" =', "choose: 'clam' is not known"),
        ('any = "vote-first"', 'any = "vote"', "vote: 'vote' is not known"),
        ('"yes no" =', '"yes nay" =', "vote: 'nay' is not known"),
        ("show = {", "sing = {", "sing: 'sing' is not known"),
        ('elsewhere = "not-now"', 'elsewhere = "later"', "put: 'later' is not known"),
        ("three =", "four =", "four: 'four' is not known"),
    ],
)
def test_a_wrong_line_is_named_when_the_file_is_read(tmp_path: Path, right: str, wrong: str, fault: str) -> None:
    assert FILE.count(right) == 1
    with pytest.raises(ValueError, match=f"^{fault}"):
        read(tmp_path, FILE.replace(right, wrong))


def test_functions_speak_only_for_what_there_is(why: Refusals) -> None:
    with pytest.raises(ValueError, match="^at: 'chose' is not known"):
        why.at("chose", "show")
    with pytest.raises(ValueError, match="^choose: 'shwo' is not known"):
        why.at("choose", "shwo")


# --- the games ----------------------------------------------------------------------------------
def windows(game: Game) -> set[str]:
    """The names of a game's windows."""
    out: set[str] = set()
    try:
        for w in range(100):
            out.add(game.state().window(w).name)
    except LookupError:
        pass
    return out


@pytest.mark.parametrize("id", whitby.game_ids())
def test_every_prompt_belongs_to_a_rule_or_a_window(id: str) -> None:
    game = whitby.game(id)
    steps = {"fury-1987": set(dracula1987.STEPS)}.get(id, set())  # of a secret decision, as the one knows them who makes it
    assert set(game.prompts) == set(game.questions) | windows(game) | steps


def given_in(path: Path) -> Iterator[str]:
    """The reasons that functions named why_not give."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("why_not"):
            for node in [x for y in ast.walk(function) if isinstance(y, ast.Return) and y.value for x in results(y.value)]:
                yield node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def results(value: ast.expr) -> Iterator[ast.expr]:
    """What an expression may come to: not what it tests."""
    if isinstance(value, ast.IfExp):
        yield from results(value.body)
        yield from results(value.orelse)
    elif isinstance(value, ast.Call):
        yield from value.args[1:]
    else:
        yield value


@pytest.mark.parametrize("id", whitby.game_ids())
def test_functions_give_reasons_that_are_listed(id: str) -> None:
    game = whitby.game(id)
    folder = Path(str(whitby.__file__)).parent / "games" / id.replace("-", "")
    given = {reason for path in folder.rglob("*.py") if "refusals" in str(path) for reason in given_in(path)} - {""}
    assert given and given <= set(game.reasons)
