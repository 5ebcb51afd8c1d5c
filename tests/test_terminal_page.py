"""The terminal: what one question prints fits a window of 80 x 24, and says nothing that is not so."""

from __future__ import annotations

import contextlib
import io
import re

import pytest
from dracula2003.london import DRACULA, VAN_HELSING, london
from fury2015.europe import HUNTERS, fight
from sittings import FURY, GAME, SIX, WORDS, folder, players, session, text_of, typing, until_the_end_of_input, window

import whitby
from whitby import screen
from whitby.board import BIT
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.game import Game
from whitby.play import Play
from whitby.rng import Rng
from whitby.scene import Scene
from whitby.terminal import drawing
from whitby.terminal.local_game import LocalGame, resumed
from whitby.terminal.options import layouts, listed
from whitby.terminal.saves import Save
from whitby.terminal.session import Session
from whitby.terminal.typed import OpenOption
from whitby.text import Catalogue

__all__ = ["folder"]

WIDE, HIGH = 80, 24


def sitting(game: Game, tongue: str, seats: list[str], play: Play, height: int = HIGH) -> Session:
    """Somebody at these seats of a game under way."""
    local_game = LocalGame(game, players(game, " ".join(seats), one=len(seats) > 1), "1", {}, play)
    return Session(local_game, Catalogue(tongue, game.id), window(WIDE, height), Save(game.id), typing([]))


def printed(at: Session) -> list[str]:
    """The page of whoever must choose, the line for the answer included."""
    person = at.local_game.people[0]
    assert isinstance(at.console.file, io.StringIO)
    at.console.file.seek(0)
    at.console.file.truncate()
    at.show(person)
    return (text_of(at.console) + at.words.say("prompt-sign")).split("\n")


def page_of(s: Scene, *seats: str, tongue: str = "en") -> list[str]:
    return printed(sitting(s.game, tongue, list(seats), s.under_way))


PEOPLE = [("dracula-2003", "one"), *((id, side) for id in ("fury-2005", "fury-2015") for side in ("one", "hunters"))]


# --- 80 x 24 ------------------------------------------------------------------------------
@pytest.mark.parametrize("tongue", ["en", "it"])
@pytest.mark.parametrize(("id", "side"), PEOPLE)
def test_every_page_of_whole_games_fits(id: str, side: str, tongue: str) -> None:
    game = whitby.game(id)
    pages = 0
    for seed in range(1 + (id == GAME.id)):
        play, rng = Play(game, options=game.random_play()), Rng(f"page {seed}")
        heard = {seat: 0 for seat in range(len(game.seats))}
        while not play.over:
            seat = seats_asked(play.state)[0]
            options = options_for(play.state, seat)
            if seat != CHANCE and (rng.below(10) == 0 or len(options) > 20):
                seats = HUNTERS if side == "hunters" and game.seats[seat] in HUNTERS else [game.seats[seat]]
                at = sitting(game, tongue, list(seats), play)
                at.heard[at.local_game.people[0]] = heard[seat]
                lines = printed(at)
                pages += 1
                assert len(lines) <= HIGH, "\n".join(lines)
                assert max(len(line) for line in lines) <= WIDE
                assert_all_is_offered(lines, len(options))
                heard[seat] = len(play.heard(BIT[seat]))
            play.apply(seat, rng.pick(options))
    assert pages > 30


def assert_all_is_offered(lines: list[str], count: int) -> None:
    """Every number stands on the page, alone or in a range, in order."""
    numbers: list[int] = []
    for line in lines:
        for first, last in re.findall(r"(?:^|   ) *(\d+)(?:–(\d+))? (?=\S)", line):
            if int(first) == (numbers[-1] + 1 if numbers else 1):
                numbers += range(int(first), int(last or first) + 1)
    assert len(numbers) >= count, "\n".join(lines)


@pytest.mark.parametrize("tongue", ["en", "it"])
@pytest.mark.parametrize("people", ["dracula", "van-helsing"])
def test_what_a_sitting_prints_between_two_answers_fits(people: str, tongue: str) -> None:
    console = window(WIDE, HIGH)
    rng = Rng(people)
    sizes: list[int] = []

    def read(prompt: str) -> str:
        sizes.append(text_of(console).count("\n") + 1 - sum(sizes) + len(sizes))
        if len(sizes) > 150:
            raise EOFError
        return str(1 + rng.below(3))

    at = Session(LocalGame(GAME, players(GAME, people), "3", {}), Catalogue(tongue, GAME.id), console, Save(GAME.id), read)
    with contextlib.suppress(EOFError):
        at.run()
    assert max(sizes) <= HIGH and len([n for n in sizes if n > 15]) > 20


def test_a_higher_window_shows_more() -> None:
    s = fight(fighters=HUNTERS)
    low, high = (printed(sitting(FURY, "en", [HUNTERS[0]], s.under_way, height)) for height in (HIGH, 50))
    assert len(low) <= HIGH < len(high) <= 50
    assert not any("Items:" in line for line in low) and any("Items:" in line for line in high)


def test_four_hunters_in_a_combat_are_one_page() -> None:
    for tongue in ("en", "it"):
        lines = page_of(fight(fighters=HUNTERS), *HUNTERS, tongue=tongue)
        assert len(lines) <= HIGH and not any("–3" in line for line in lines), "\n".join(lines)


def test_news_that_do_not_fit_are_cut_at_the_beginning_and_said_to_be() -> None:
    at = sitting(FURY, "en", ["dracula"], Play(FURY))
    at.local_game.advance_to_person()
    at.heard[at.local_game.people[0]] = 0
    at.notices = [f"Rumour number {n} is heard in the market of some town." for n in range(200)]
    lines = printed(at)
    assert len(lines) <= HIGH and "number 199 is" in " ".join(" ".join(lines).split())
    assert '… what happened before: "log"' in lines and not any("number 0 " in line for line in lines)


# --- barriers -----------------------------------------------------------------------------
@pytest.mark.parametrize("walls", [{}, {"red": "house-1/house-2", "blue": "house-5/house-8"}])
def test_the_barriers_of_a_gray_card_stand_in_order(walls: dict[str, str]) -> None:
    s = london(phase="barrier", card="quiet", barriers=walls)
    for height in (HIGH, 60):
        lines = printed(sitting(GAME, "en", [DRACULA], s.under_way, height))
        assert_all_is_offered(lines, len(s.options()))
        text = "\n".join(lines)
        colours = [text.index(f"{name} barrier …") for name in ("Red", "Blue", "Green", "Yellow")]
        assert colours == sorted(colours) and text.index("Leave the barriers") < colours[0]


def test_a_group_that_is_left_closed_opens_by_its_word() -> None:
    s = london(phase="barrier", card="quiet")
    at = sitting(GAME, "en", [DRACULA], s.under_way)
    lines = printed(at)
    assert any("2–18 Red barrier …" in line for line in lines)
    at.take_line(at.local_game.people[0], "green")
    said = text_of(at.console).rpartition('"green" fits several options:')[2]
    assert "Green barrier between House 1 and House 2" in said and "Red" not in said and said.count("\n") < HIGH


def test_so_many_options_that_even_some_of_them_fill_the_window() -> None:
    at = sitting(FURY, "en", ["dracula"], Play(FURY))
    text = [FURY.text(choice) for choice in FURY.actions if FURY.verb_name(choice) == "block"]
    found = [OpenOption("dracula", "", screen.Choice(t, "block", t.removeprefix("block "), 0, "", "", False), False) for t in text]
    lines = listed(found, list(range(len(found))), at.words, WIDE)
    assert len(found) > 50 and len(lines) < HIGH - 2 and "more of them" in lines[-1].plain
    shut = list(layouts(found, at.words, WIDE))[-1]
    assert [line.plain.strip() for line in shut][0].startswith(f"1–{len(found)} Block") and "Type a word" in shut[-1].plain


# --- what the lines say -------------------------------------------------------------------
@pytest.mark.parametrize("tongue", ["en", "it"])
def test_the_line_of_a_supply_is_true_when_seen_cards_were_laid_since(tongue: str) -> None:
    words = Catalogue(tongue, GAME.id)
    view = GAME.view(london(turn=VAN_HELSING).state, BIT[1])
    view["supply"][0], view["supply_seen"][0] = [-1, -1], [GAME.nouns.index(name) for name in ("coffin", "coffin", "vampire-1")]
    console = window()
    drawing.show(console, drawing.board(GAME.id, view, words, True))
    for part in drawing.brief(GAME.id, view, words, True):
        console.print(part.body)
    line = {"en": "2 cards (shown earlier, now here or laid since: ", "it": "2 carte (mostrate prima, ora qui o posate da allora: "}[tongue]
    assert text_of(console).count(line) == 2


def test_what_was_seen_lies_in_the_supply_or_where_something_was_laid_since() -> None:
    """What the line says holds in every position of many games."""
    checked = 0
    for seed in range(40):
        play, rng = Play(GAME, options=GAME.random_play()), Rng(f"seen {seed}")
        while not play.over:
            s = play.state
            for seat in (0, 1):
                places = [s.board[place] for place in range(12) if s.supply_seen_places[seat] >> place & 1]  # type: ignore[attr-defined]
                rest = [*s.supply[seat], *places]  # type: ignore[attr-defined]
                for card in s.supply_seen[seat]:  # type: ignore[attr-defined]
                    rest.remove(card)
                    checked += 1
            play.apply(s.seat, rng.pick(options_for(s, s.seat)))
    assert checked > 1000


def test_reinforcement_stands_under_its_own_clause() -> None:
    s = london(turn=VAN_HELSING, phase="special", card="reinforcement", defeated={VAN_HELSING: ["hunter-1"]})
    text = "\n".join(page_of(s, VAN_HELSING))
    assert "[D03-CARD-reinforcement]" in text and "D03-CARD-pulse" not in text and "defeated hunter" in text


def test_both_figures_in_one_place_are_both_to_be_seen() -> None:
    lines = page_of(london(at={VAN_HELSING: "harbor"}), DRACULA)
    assert any("●DRACULA ●VAN" in line for line in lines)


# --- resume, log, and the end -------------------------------------------------------------
def test_a_game_taken_up_again_shows_the_board_and_the_last_round() -> None:
    typed = [str(1 + Rng(f"resume {i}").below(3)) for i in range(60)]
    first = session(typed)
    whole = until_the_end_of_input(first)
    assert whole.count("Van Helsing begins a turn.") > 3
    again = session([], local_game=resumed(GAME, first.local_game.record()))
    text = until_the_end_of_input(again)
    assert "┌ House 1 " in text and "laid out face down" not in text and "You are dealt" not in text
    assert 1 <= text.count("Van Helsing begins a turn.") <= 2 and text.count("Dracula begins a turn.") <= 2
    small = Session(resumed(GAME, first.local_game.record()), WORDS, window(WIDE, HIGH), Save(GAME.id), typing([]))
    assert until_the_end_of_input(small).count("\n") < HIGH


def test_log_is_the_last_round_and_log_all_is_everything() -> None:
    typed = [str(1 + Rng(f"resume {i}").below(3)) for i in range(60)]
    sitting = session([*typed, "log", "log all"])
    text = until_the_end_of_input(sitting)
    log, everything = text.partition(" The last round ")[2].split(" All that you have heard ")
    assert "laid out face down" not in log and "laid out face down" in everything
    assert 1 <= log.count("Van Helsing begins a turn.") <= 2 < everything.count("Van Helsing begins a turn.")


def test_the_end_tells_where_the_record_lies() -> None:
    at = session([str(1 + Rng(f"end {i}").below(4)) for i in range(20000)])
    at.console.width = 300
    at.run()
    assert at.save.path is not None and at.save.path.parent.name == "finished" and at.save.path.exists()
    assert f"The record of this game: {at.save.path}" in text_of(at.console)


def test_taken_back_is_said_on_the_page() -> None:
    local_game = LocalGame(GAME, players(GAME, "dracula"), "5", {})
    at = Session(local_game, WORDS, window(WIDE, HIGH), Save(GAME.id), typing([*SIX[:2], "undo"]))
    text = until_the_end_of_input(at)
    assert text.rindex("Taken back.") > text.rindex("Dracula, it is your turn.")


def test_enter_shows_the_same_page_again() -> None:
    text = until_the_end_of_input(session([*SIX, ""]))
    *_, before, again = text.split("Dracula, it is your turn.")
    assert "laid out face down" in before and again.strip("─ \n") == before.strip("─ \n")
