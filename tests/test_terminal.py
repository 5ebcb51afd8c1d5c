"""The terminal: what it draws, what it understands, and that nothing is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sittings import GAME, SIX, WORDS, folder, session, text_of, until_the_end_of_input, window

import whitby
from whitby import notation, screen
from whitby.bench import random_play
from whitby.board import BIT
from whitby.engine import State, ask_again, options_for
from whitby.game import Game, View
from whitby.notation import Player
from whitby.play import Play
from whitby.rng import Rng
from whitby.scene import scene
from whitby.terminal import drawing, saves
from whitby.terminal.local_game import LocalGame, resumed
from whitby.terminal.page import Asked, page
from whitby.terminal.saves import Save
from whitby.terminal.session import Quit, Session
from whitby.text import Catalogue

__all__ = ["folder"]


def points_of_view(id: str) -> list[int]:
    """Nobody, and each seat."""
    return [0, *(BIT[seat] for seat in range(len(whitby.game(id).seats)))]


def drawn(view: View, words: Catalogue = WORDS, unicode: bool = True) -> str:
    console = window()
    drawing.show(console, drawing.board(GAME.id, view, words, unicode))
    return text_of(console)


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
    view["barriers"] = [0, 6, 10, 15]
    plain = drawn(view, unicode=False)
    assert plain.encode("cp1252")  # what an old window of Windows can show
    lines = plain.split("\n")
    for letter, sign in (("R", "#"), ("Y", "=")):  # these stand upright: the letter above the sign
        (row,) = [i for i, line in enumerate(lines) if f"{letter} no card" in line]
        assert lines[row + 1][lines[row].index(f"{letter} no card")] == sign
    assert "% B %" in plain and ": G :" in plain  # these lie


@pytest.mark.parametrize(("id", "eyes"), [(id, eyes) for id in whitby.game_ids() for eyes in points_of_view(id)])
def test_two_states_that_differ_only_in_secrets_draw_the_same_screen(id: str, eyes: int) -> None:
    game = whitby.game(id)
    swapped = 0
    for seed in range(0, 25, 1 if len(game.seats) == 2 else 5):  # five seats are looked through
        whole = random_play(game, game.random_play(), Rng(seed))
        play = Play(game, options=game.random_play())
        for seat, choice in whole.choices[: len(whole.choices) * (seed + 1) // 27]:
            play.apply(seat, choice)
        shown = seen(game, play.state, eyes)
        for _, swap in game.secrets:
            other = play.state.copy()
            if swap(other, eyes, Rng(seed)):
                ask_again(other)
                swapped += 1
                assert shown == seen(game, other, eyes)
    hidden = any(swap(play.state.copy(), eyes, Rng(0)) for _, swap in game.secrets)
    assert swapped > (20 if len(game.seats) == 2 else 5) or not hidden


def seen(game: Game, s: State, eyes: int) -> str:
    """The board, and the page with the question of the seats one looks through."""
    console = window()
    words = Catalogue("en", game.id)
    drawing.show(console, drawing.board(game.id, game.view(s, eyes), words, True))
    head = screen.head(game, s, eyes, [])
    if head.questions:
        asked = Session(LocalGame(game, [Player() for _ in game.seats], "", {}), words, console, Save(game.id)).asked(head)
        assert isinstance(asked, Asked)
        page(console, "", drawing.brief(game.id, game.view(s, eyes), words, True), [], asked, words)
        console.print(drawing.closed(head, words))
    return text_of(console)


@pytest.mark.parametrize("id", whitby.game_ids())
def test_every_position_of_a_game_can_be_drawn_in_every_language(id: str) -> None:
    game = whitby.game(id)
    whole = random_play(game, game.random_play(), Rng(4))
    play = Play(game, options=game.random_play())
    for i, (seat, choice) in enumerate(whole.choices):
        play.apply(seat, choice)
        if i % max(1, len(whole.choices) // 10) == 0:
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
    hunter, him = seen(game, play.state, 1), seen(game, play.state, 16)
    assert "Monday · day" in hunter and "Influence" in hunter and "0/13" in hunter
    assert "▒ City card" in hunter and "Paris" not in hunter.partition("From Vienna")[0]
    assert "Paris (face down) (Dracula)" in him
    assert "From Vienna (large city)" in hunter and "Munich · Prague · Budapest · Zagreb" in hunter and "Van Helsing" in hunter
    assert "By road to" in hunter and "Hand of Dracula" in him


def test_the_table_of_the_second_fury_shows_trail_hunters_combat_and_ways() -> None:
    game = whitby.game("fury-2005")
    hide = {"card": "hide", "encounters": ["rats"]}
    trail = [hide, {"card": "paris", "encounters": ["wolves"], "wolf": True}, {"card": "nantes", "up": True}]
    s = scene(game, time="midnight", trail=trail, at={"godalming": "vienna", "van-helsing": "vienna"}, items={"seward": ["knife"]}, blood=9)
    hunter, him = seen(game, s.state, 1), seen(game, s.state, 16)
    assert "Midnight · round 1" in hunter and "9/15" in hunter and "Nantes" in hunter
    assert (
        "▒ Land card" in hunter and "▒ encounter" in hunter and "Wolf Form" in hunter and "Paris" not in hunter.partition("From Vienna")[0]
    )
    assert "Paris (face down) (Dracula)" in him and "Hide (face down)" in him and "for Paris" in him and "Rats (face down)" in him
    assert "From Vienna (large city)" in hunter and "Van Helsing" in hunter and "Railway" in hunter
    s = scene(
        game, combat={"fighters": ["seward"], "round": 2, "last": {"seward": "knife", "dracula": "claws"}}, items={"seward": ["knife"]}
    )
    s.play("choose escape-man")
    fight = seen(game, s.state, 2)
    assert "Combat, round 2 against Dracula" in fight and "▒ chosen" in fight and "Claws" in fight and "Hand of Dr. Seward" in fight


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
    assert not [seat for seat, _ in sitting.local_game.play.choices if seat == 0]


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
    assert sitting.local_game.play.over
    ended = GAME.ended(sitting.local_game.play.state)
    assert ended and f"wins the game. {sitting.words.ending(GAME, ended)}" in text_of(sitting.console)
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
    again = session(typed[25:], local_game=resumed(GAME, record), save=Save(GAME.id, broken.save.path))
    until_the_end_of_input(again)
    assert again.local_game.play.choices == straight.local_game.play.choices


def test_two_windows_do_not_overwrite_each_other() -> None:
    first = session(SIX[:2])
    until_the_end_of_input(first)
    path = first.save.path
    assert path is not None
    record = notation.read(path.read_bytes())
    one, two = Save(GAME.id, path), Save(GAME.id, path)
    until_the_end_of_input(session(["choose amulet"], local_game=resumed(GAME, record), save=one))
    with pytest.raises(saves.SavedElsewhere):
        session(["choose vampire-1"], local_game=resumed(GAME, record), save=two).run()
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


def test_bots_hear_only_what_their_seat_hears() -> None:
    local_game = LocalGame(GAME, [Player("person"), Player("bot", "random")], "5", {})
    got: list[tuple[dict[str, object], list[object]]] = []

    class Ear:
        def choose(self, view: dict[str, object], news: list[object], options: list[int]) -> int:
            got.append((view, news))
            return options[0]

    local_game.driver.bot_seats[1].bot = Ear()  # type: ignore[assignment]
    local_game.advance_to_person()
    assert got and all(view["eyes"] == BIT[1] for view, _ in got)
    assert [event for _, news in got for event in news] == local_game.play.heard(BIT[1])[: sum(len(news) for _, news in got)]
