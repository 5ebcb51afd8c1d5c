"""The terminal: what it draws, what it understands, and that nothing is lost."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import whitby
from whitby import notation, screen
from whitby.bench import random_play
from whitby.board import BIT
from whitby.engine import State, ask_again, options_for
from whitby.game import Game, View
from whitby.notation import Player
from whitby.play import Play
from whitby.rng import Rng
from whitby.terminal import drawing, saves
from whitby.terminal.match import Match, taken_up
from whitby.terminal.saves import Save
from whitby.terminal.session import Quit, Session
from whitby.terminal.typed import Command, understand
from whitby.text import Catalogue

GAME = whitby.game("dracula-2003")
WORDS = Catalogue("en", GAME.id)


def points_of_view(id: str) -> list[int]:
    """Nobody, and each seat."""
    return [0, *(BIT[seat] for seat in range(len(whitby.game(id).seats)))]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WHITBY_DATA", str(tmp_path))
    return tmp_path


def window(width: int = 160) -> Console:
    return Console(file=io.StringIO(), width=width, highlight=False)


def text_of(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(view: View, words: Catalogue = WORDS, unicode: bool = True) -> str:
    console = window()
    drawing.show(console, drawing.board(GAME.id, view, words, unicode))
    return text_of(console)


def session(lines: list[str], people: str = "dracula", seed: str = "5", match: Match | None = None, save: Save | None = None) -> Session:
    players = [Player("person") if name in people.split() else Player("bot", "random") for name in GAME.seats]
    typed = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    return Session(match or Match(GAME, players, seed, {}), WORDS, window(), save or Save(GAME.id), read)


def until_the_end_of_input(sitting: Session) -> str:
    with pytest.raises(EOFError):
        sitting.run()
    return text_of(sitting.console)


SIX = ["choose coffin", "choose coffin", "choose vampire-1", "choose vampire-2", "choose vampire-3", "choose amulet"]


# --- drawing ------------------------------------------------------------------------
def test_the_board_shows_places_figures_and_backs() -> None:
    text = until_the_end_of_input(session(SIX))
    last = text[text.rindex("┌ House 1 ") :]
    for name in ("House 1", "House 10", "Harbor", "Carriage station"):
        assert name in last
    assert "● DRACULA" in last and "● VAN HELSING" in last and "▒ card" in last
    assert "Supply" in last and "3 × Coffin" in last and "9 cards" in last


def test_barriers_differ_by_letter_and_pattern_without_colour() -> None:
    view = GAME.view(GAME.setup(), 1)
    view["walls"] = [0, 6, 10, 15]
    plain = drawn(view, unicode=False)
    assert plain.encode("cp1252")  # what an old window of Windows can show
    for sign in ("R#", " B ", " G ", "Y="):
        assert sign in plain
    assert len({"##", "%%", "::", "=="} & {plain[i : i + 2] for i in range(len(plain))}) == 4


@pytest.mark.parametrize(("id", "eyes"), [(id, eyes) for id in whitby.games() for eyes in points_of_view(id)])
def test_two_states_that_differ_only_in_secrets_draw_the_same_screen(id: str, eyes: int) -> None:
    game = whitby.game(id)
    swapped = 0
    for seed in range(0, 25, 1 if len(game.seats) == 2 else 5):  # five seats are looked through
        whole = random_play(game, game.random_play(), Rng(seed))
        play = Play(game, options=game.random_play())
        for seat, choice in whole.choices[: len(whole.choices) * (seed + 1) // 27]:
            play.apply(seat, choice)
        shown = page(game, play.state, eyes)
        for _, swap in game.secrets:
            other = play.state.copy()
            if swap(other, eyes, Rng(seed)):
                ask_again(other)
                swapped += 1
                assert shown == page(game, other, eyes)
    assert swapped > (20 if len(game.seats) == 2 else 5)


def page(game: Game, s: State, eyes: int) -> str:
    """The board, and the question of the seats one looks through."""
    console = window()
    words = Catalogue("en", game.id)
    drawing.show(console, drawing.board(game.id, game.view(s, eyes), words, True))
    head = screen.head(game, s, eyes, [])
    if head.questions:
        console.print(drawing.options(head, words))
        console.print(drawing.closed(head, words))
    return text_of(console)


def test_only_what_has_changed_is_drawn_again() -> None:
    text = until_the_end_of_input(session(SIX[:3]))
    assert text.count("┌ House 1 ") == 1
    assert "Chosen" in text


@pytest.mark.parametrize("id", whitby.games())
def test_every_position_of_a_game_can_be_drawn_in_every_language(id: str) -> None:
    game = whitby.game(id)
    whole = random_play(game, game.random_play(), Rng(4))
    play = Play(game, options=game.random_play())
    for i, (seat, choice) in enumerate(whole.choices):
        play.apply(seat, choice)
        if i % (len(whole.choices) // 10) == 0:
            for eyes in (*points_of_view(id), (1 << len(game.seats)) - 1):
                console = window()
                drawing.show(console, drawing.board(id, game.view(play.state, eyes), Catalogue("it", id), True))
                assert not re.search(r"\b(noun|card|phase|weekday|track|column|effect|seat)-[a-z]", text_of(console))


def test_the_table_of_fury_shows_trail_hunters_and_ways() -> None:
    game = whitby.game("fury-2015")
    play = Play(game)
    bag = Rng(3)
    while len([c for s, c in play.choices if s >= 0]) < 5:
        seat = play.state.seat
        text = {0: "start vienna", 1: "start rome", 2: "start vienna", 3: "start london", 4: "start paris"}.get(seat)
        options = options_for(play.state, seat)
        play.apply(seat, game.choice(text) if text else options[bag.below(len(options))])
    hunter, him = page(game, play.state, 1), page(game, play.state, 16)
    assert "Monday · day" in hunter and "Influence" in hunter and "0/13" in hunter
    assert "▒ City card" in hunter and "Paris" not in hunter.partition("From Vienna")[0]
    assert "Paris (face down) (Dracula)" in him
    assert "From Vienna (large city)" in hunter and "Munich · Prague · Budapest · Zagreb" in hunter and "Van Helsing" in hunter
    assert "By road to" in hunter and "Hand of Dracula" in him


# --- what is typed ------------------------------------------------------------------
def question() -> screen.Question:
    match = Match(GAME, [Player("person"), Player("bot", "random")], "5", {})
    match.settle()
    return screen.head(GAME, match.play.state, 1, []).questions[0]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", 0),
        ("choose coffin", 3),
        ("CHOOSE  coffin", 3),
        ("Put a coffin among your six", 3),
        ("amulet", 4),
        ("undo", Command("undo")),
        ("?", Command("explain")),
        ("? 2", Command("explain", 1)),
        ("? amulet", Command("explain", 4)),
        ("", Command("again")),
        ("step harbor", "step harbor"),
    ],
)
def test_typed(typed: str, meant: object) -> None:
    assert understand(typed, question(), GAME, WORDS) == meant


@pytest.mark.parametrize("typed", ["0", "99", "²", "-1", "banana", "vampire", "? 99"])
def test_what_is_not_understood_is_said(typed: str) -> None:
    said = understand(typed, question(), GAME, WORDS)
    assert isinstance(said, str) and typed.lstrip("? ") in said


def test_commands_in_the_language_of_the_game() -> None:
    italian = Catalogue("it", GAME.id)
    assert understand("annulla", question(), GAME, italian) == understand("undo", question(), GAME, italian) == Command("undo")


# --- a sitting ----------------------------------------------------------------------
def test_an_explanation_cites_the_clause_in_full() -> None:
    text = until_the_end_of_input(session(["?", "? 1"]))
    assert "D03-SETUP-11" in text
    assert "freely chooses 6 of his 15" in text
    assert "Van Helsing must beat strength 1" in text


def test_a_choice_that_is_not_open_is_refused_with_its_clause() -> None:
    text = until_the_end_of_input(session([*SIX, "stop", "step house-10", "closed"]))
    assert "has to leave the place where it started. [D03-MOVE-01]" in text
    assert "[D03-MOVE-02]" in text
    assert "Closed to you now" in text


def test_undo_takes_the_last_choice_back() -> None:
    sitting = session([*SIX[:2], "undo", "undo", "undo"])
    text = until_the_end_of_input(sitting)
    assert text.count("Taken back") == 2
    assert "nothing that you can take back" in text
    assert not [seat for seat, _ in sitting.match.play.choices if seat == 0]


def test_help_log_and_quit() -> None:
    sitting = session(["help", "log", "board", "quit"])
    with pytest.raises(Quit):
        sitting.run()
    text = text_of(sitting.console)
    assert "What you can type" in text and "You are dealt" in text and text.count("┌ House 1 ") == 2


@pytest.mark.parametrize("people", ["dracula", "van-helsing", "dracula van-helsing"])
def test_a_whole_game(people: str, folder: Path) -> None:
    sitting = session([str(1 + Rng(f"{people} {i}").below(4)) for i in range(20000)], people)
    sitting.run()
    assert sitting.match.play.over
    assert "wins the game" in text_of(sitting.console)
    (kept,) = (folder / "finished").iterdir()
    assert notation.read(kept.read_bytes()).result != "*"
    assert not list(saves.interrupted())


def test_two_people_at_one_window_have_a_curtain_between_them() -> None:
    typed = ["", *SIX, "", *(text.replace("coffin", "victim").replace("vampire", "hunter").replace("amulet", "crucifix") for text in SIX)]
    text = until_the_end_of_input(session(typed, "dracula van-helsing"))
    assert "Choose in secret" in text


# --- saving -------------------------------------------------------------------------
def test_a_game_is_kept_after_every_choice() -> None:
    for n in range(1, len(SIX) + 1):
        sitting = session(SIX[:n])
        until_the_end_of_input(sitting)
        assert sitting.save.path is not None
        record = notation.read(sitting.save.path.read_bytes())
        assert [GAME.text(c) for seat, c in record.choices if seat == 0][:n] == SIX[:n]


def test_nothing_is_kept_of_a_game_without_a_choice(folder: Path) -> None:
    until_the_end_of_input(session([]))
    assert not list(folder.iterdir())


def test_a_game_taken_up_again_goes_on_as_it_would_have() -> None:
    typed = [str(1 + Rng(f"resume {i}").below(3)) for i in range(60)]
    straight = session(typed)
    until_the_end_of_input(straight)
    broken = session(typed[:25])
    until_the_end_of_input(broken)
    assert broken.save.path is not None
    record = notation.read(broken.save.path.read_bytes())
    again = session(typed[25:], match=taken_up(GAME, record), save=Save(GAME.id, broken.save.path))
    until_the_end_of_input(again)
    assert again.match.play.choices == straight.match.play.choices


def test_two_windows_do_not_overwrite_each_other() -> None:
    first = session(SIX[:2])
    until_the_end_of_input(first)
    path = first.save.path
    assert path is not None
    record = notation.read(path.read_bytes())
    one, two = Save(GAME.id, path), Save(GAME.id, path)
    until_the_end_of_input(session(["choose amulet"], match=taken_up(GAME, record), save=one))
    with pytest.raises(saves.SavedElsewhere):
        session(["choose vampire-1"], match=taken_up(GAME, record), save=two).run()
    assert "choose amulet" in path.read_text("utf-8")


def test_a_failed_write_leaves_the_old_text(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = session(SIX[:1])
    until_the_end_of_input(sitting)
    path = sitting.save.path
    assert path is not None
    before = path.read_text("utf-8")

    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match="space"):
        sitting.save.put("something else", False)
    assert path.read_text("utf-8") == before


def test_files_that_are_no_records_are_left_alone(folder: Path) -> None:
    (folder / "notes.txt").write_text("buy garlic", "utf-8")
    (folder / "half.txt").write_text("whitby record 1\ngame: dracula-2003\n", "utf-8")
    assert list(saves.interrupted()) == []


def test_bots_hear_only_what_their_seat_hears() -> None:
    match = Match(GAME, [Player("person"), Player("bot", "random")], "5", {})
    got: list[tuple[dict[str, object], list[object]]] = []

    class Ear:
        def choose(self, view: dict[str, object], news: list[object], options: list[int]) -> int:
            got.append((view, news))
            return options[0]

    match.bots[1] = Ear()  # type: ignore[assignment]
    match.settle()
    assert got and all(view["eyes"] == BIT[1] for view, _ in got)
    assert [event for _, news in got for event in news] == match.play.heard(BIT[1])[: sum(len(news) for _, news in got)]
