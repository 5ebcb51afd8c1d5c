"""Names of questions: stated above the rules that ask, each once in a game, each with its prompt, and none forgotten."""

from __future__ import annotations

from dataclasses import replace

import pytest
import toy

import whitby
from whitby.engine import PLAYING, QUESTIONS, State, answer, options_for, question, seats_asked
from whitby.game import Game
from whitby.laws import LawBroken, check
from whitby.rng import Rng
from whitby.text import Catalogue

LONGEST = 400  # choices from one start


def asked_in(game: Game) -> set[str]:
    """The names of all that is asked in a random game from the set-up and from every opening."""
    out: set[str] = set()
    for start in ["", *(name for name, _ in game.openings)]:
        s, rng = game.opening(start) if start else game.setup(game.random_play()), Rng(start)
        for _ in range(LONGEST):
            if s.winners != PLAYING:
                break
            out.add(game.question(s))
            assert game.question_in(game.view(s, 0)) == game.question(s)
            seat = rng.pick(seats_asked(s))
            answer(s, seat, rng.pick(options_for(s, seat)))
    return out


@pytest.mark.parametrize("id", whitby.game_ids())
def test_whatever_is_asked_has_a_name_and_its_prompt(id: str) -> None:
    game = whitby.game(id)
    named = asked_in(game) | set(game.questions)
    assert "" not in named and named <= set(game.prompts)
    for tongue in ("en", "it"):
        words = Catalogue(tongue, id)
        assert [name for name in named if words.say(f"prompt-{name}") == f"prompt-{name}"] == []


def test_a_rule_that_asks_without_a_name_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(QUESTIONS, toy.choose)
    with pytest.raises(LawBroken, match="has no prompt"):
        check(toy.GAME, games=1, seed=1)


def test_two_rules_of_a_game_do_not_share_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(QUESTIONS, toy.put, "choose")
    with pytest.raises(TypeError, match="two questions named choose"):
        _ = replace(toy.GAME).questions


def test_a_rule_stays_the_very_same_function() -> None:
    def hides(s: State) -> None:
        """Asks nothing, for once."""

    assert question("where-to-hide")(hides) is hides and QUESTIONS.pop(hides) == "where-to-hide"
