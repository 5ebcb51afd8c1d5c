"""The terminal: what is understood of what somebody types, and what is refused."""

from __future__ import annotations

import pytest
from dracula2003.london import VAN_HELSING, london
from sittings import FURY, GAME, SIX, WORDS, folder, players, session, text_of, typing, until_the_end_of_input, window

from whitby import screen
from whitby.board import BIT
from whitby.rng import Rng
from whitby.scene import Scene, scene
from whitby.terminal.local_game import LocalGame
from whitby.terminal.replay import Replay
from whitby.terminal.typed import Ambiguous, ClosedChoice, Command, OpenOption, number, open_options, understand
from whitby.text import Catalogue

__all__ = ["folder"]


def options() -> list[OpenOption]:
    """Dracula's six."""
    local_game = LocalGame(GAME, players(GAME, "dracula"), "5", {})
    local_game.advance_to_person()
    return open_options(screen.head(GAME, local_game.play.state, 1, []))


def open_in(s: Scene) -> list[OpenOption]:
    """What is open to the seat that is asked."""
    return open_options(screen.head(s.game, s.state, BIT[s.state.seat], []))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", 0),
        ("choose coffin", 3),
        ("CHOOSE  coffin", 3),
        ("Put a coffin among your six", 3),
        ("amulet", 4),
        ("amul", 4),
        ("vampire 2", 1),
        ("choose vampire 2", 1),
        ("choose_vampire-2", 1),
        ("vampire", Ambiguous([0, 1, 2])),
        ("undo", Command("undo")),
        ("log all", Command("log-all")),
        ("pass all", Command("pass-all")),
        ("?", Command("explain")),
        ("? 2", Command("explain", 1)),
        ("? amulet", Command("explain", 4)),
        ("", Command("again")),
        ("step harbor", ClosedChoice("step harbor")),
        ("Step to the harbor", ClosedChoice("step harbor")),
        ("step house 10", ClosedChoice("step house-10")),
    ],
)
def test_typed(typed: str, meant: object) -> None:
    assert understand(typed, options(), GAME, WORDS) == meant


@pytest.mark.parametrize("typed", ["0", "99", "²", "-1", "banana", "va", "? 99", "vampire 4", "—", "'"])
def test_what_is_not_understood_is_said(typed: str) -> None:
    said = understand(typed, options(), GAME, WORDS)
    assert isinstance(said, str) and typed.lstrip("? ") in said


def test_a_place_with_a_space_instead_of_a_dash() -> None:
    s = london(at={VAN_HELSING: "house-6"}, turn=VAN_HELSING)
    found = open_in(s)
    texts = [o.choice.text for o in found]
    for typed in ("step house 7", "Step House 7", "step to house 7", "house 7", "step 7", "step   house-7 "):
        assert understand(typed, found, GAME, WORDS) == texts.index("step house-7")


def test_house_1_is_not_house_10() -> None:
    s = london(at={VAN_HELSING: "house-9"}, turn=VAN_HELSING)
    found = open_in(s)
    assert "step house-10" in [o.choice.text for o in found]
    assert understand("step house 1", found, GAME, WORDS) == ClosedChoice("step house-1")
    assert isinstance(understand("house 1", found, GAME, WORDS), str)


def test_words_that_fit_several_are_listed_and_never_guessed() -> None:
    text = until_the_end_of_input(session(["vampire"]))
    said = text.partition('"vampire" fits several options:')[2]
    assert "1 Put a vampire of strength 1" in said and "3 Put a vampire of strength 3" in said and "coffin" not in said


def test_a_road_is_not_a_railway() -> None:
    road, rail = ("block alicante/madrid", "block alicante=madrid")
    words = Catalogue("en", FURY.id)
    assert understand(road, [], FURY, words) == ClosedChoice(road) and understand(rail, [], FURY, words) == ClosedChoice(rail)
    both = [OpenOption("dracula", "", screen.Choice(text, "block", text[6:], 0, "", "", False), False) for text in (road, rail)]
    assert [understand(text, both, FURY, words) for text in (road, rail, "block alicante madrid")] == [0, 1, Ambiguous([0, 1])]


def test_commands_in_the_language_of_the_game() -> None:
    italian = Catalogue("it", GAME.id)
    assert understand("annulla", options(), GAME, italian) == understand("undo", options(), GAME, italian) == Command("undo")
    fury = Catalogue("it", FURY.id)
    s = scene("fury-2015")
    labels = [fury.label(o.choice.verb, o.choice.noun, o.question) for o in open_in(s)]
    for at, label in enumerate(labels):
        assert understand(label.upper(), open_in(s), FURY, fury) == at


# --- lines that nobody types by hand ------------------------------------------------------
HOSTILE = [
    "9" * 5000,
    "? " + "9" * 5000,
    "-" + "9" * 5000,
    "x" * 100000,
    "step " * 20000,
    "\x1b[2J\x1b]0;title\x07",
    "\udcff\udc80",
    "\x00\x01",
    "[bold red]markup[/]",
    "{ $text }",
    "٣" * 5000,
    "\N{COMBINING ACUTE ACCENT}" * 3000,
    "\u202eetats",
    "?" * 5000,
]


@pytest.mark.parametrize("line", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_line_is_refused_in_a_line_or_two(line: str) -> None:
    sitting = session([line, "choose coffin"])
    text = until_the_end_of_input(sitting)
    said = text[text.index("quit\n") :].partition("\n")[2].partition("──")[0]
    assert "is none of the options" in said and said.count("\n") <= 2 and len(said) < 300
    assert "\x1b" not in said and said.encode("utf-8")
    assert [GAME.text(c) for seat, c in sitting.local_game.play.choices if seat == 0] == ["choose coffin"]


def test_a_number_of_five_thousand_digits_is_no_number() -> None:
    assert number("9" * 5000) == number("") == number("²") == number("-1") == -1 and number(" 007 ") == 7


def test_a_hostile_line_in_a_replay() -> None:
    sitting = session(SIX)
    until_the_end_of_input(sitting)
    console = window()
    Replay(GAME, sitting.local_game.record(), 0, WORDS, console).walk(typing(["9" * 5000, "3", "q"]))
    assert "After 3 of" in text_of(console)


def test_noise_never_breaks_a_sitting() -> None:
    rng = Rng("noise")
    signs = "0123456789 -/=:?!*'abcdefghijklmnopqrstuvwxyzàé\t\x1b\x7f\ud800ß中 "
    lines = ["".join(rng.pick(list(signs)) for _ in range(rng.below(30))) for _ in range(300)]
    until_the_end_of_input(session(lines))
