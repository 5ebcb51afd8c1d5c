"""The terminal: one person with several seats, what may be slipped in beside a question, and taking back."""

from __future__ import annotations

import dataclasses
import sys
from typing import Any

import pytest
import toy
from fury2015.europe import HUNTERS, MINA, SEWARD, fight
from fury2015.europe import scene as fury
from sittings import FURY, GAME, SIX, folder, players, text_of, typing, until_the_end_of_input, window

from whitby.engine import ANYTIME, EVERYONE, PASS, VERB, Pile, State, question, run_agenda
from whitby.game import Game
from whitby.notation import Player
from whitby.play import Play
from whitby.terminal import start
from whitby.terminal.local_game import LocalGame, people_of
from whitby.terminal.saves import Save
from whitby.terminal.session import Session
from whitby.text import Catalogue

__all__ = ["folder"]

YES, NO, SHOUT, RING = 2 << VERB, 3 << VERB, 4 << VERB, ANYTIME | 5 << VERB
ROUNDS = 3


# --- a game of three seats that are asked at once -------------------------------------------
class Vote(State):
    """Each round all vote in secret or pass, then Ann speaks, shouts, bows and rests; Cid may ring while she speaks."""

    def begin(self) -> None:
        super().begin()
        self.round: int = 0
        self.rings: int = 0

    def copy(self) -> Vote:
        t = Vote()
        self.copy_engine_to(t)
        t.round, t.rings = self.round, self.rings
        return t

    def anytime(self, seat: int) -> list[int]:
        return [RING] if seat == 2 and self.running[0] is speak and self.rings < 2 else []

    def at_any_time(self, seat: int, choice: int) -> None:
        self.rings += 1
        self.tell(EVERYONE, "rang")


def begin() -> Vote:
    s = Vote()
    s.begin()
    s.do(vote)
    run_agenda(s)
    return s


@question("vote")
def vote(s: Vote) -> None:
    s.ask_each([0, 1, 2], may_vote, voted)


def may_vote(s: Vote, seat: int) -> list[int]:
    """Cid has nothing to say in the first round."""
    if s.answers[seat]:
        return []
    return [PASS] if seat == 2 and s.round == 0 else [PASS, YES]


def voted(s: Vote, answers: list[Pile]) -> None:
    s.tell(EVERYONE, "voted")
    s.do(speak)


@question("speak")
def speak(s: Vote) -> None:
    s.ask(0, [YES, NO], spoken)


def spoken(s: Vote, choice: int) -> None:
    if choice == YES:
        s.do(shout)
    s.do(bow)


@question("bow")
def bow(s: Vote) -> None:
    s.ask(0, [SHOUT], bowed)


def bowed(s: Vote, choice: int) -> None:
    s.do(rest)


@question("rest")
def rest(s: Vote) -> None:
    s.ask(0, [YES, NO], rested)


def rested(s: Vote, choice: int) -> None:
    s.round += 1
    if s.round == ROUNDS:
        s.win(1, 0)
    else:
        s.do(vote)


@question("shout")
def shout(s: Vote) -> None:
    s.ask(0, [SHOUT], shouted)


def shouted(s: Vote, choice: int) -> None:
    pass


def view(s: Vote, eyes: int) -> dict[str, Any]:
    return {"eyes": eyes, "round": s.round}


VOTE = dataclasses.replace(
    toy.GAME,
    id="vote",
    seats=("ann", "bob", "cid"),
    options=(),
    verbs=(("pass", PASS, ()), ("yes", YES, ()), ("no", NO, ()), ("shout", SHOUT, ()), ("ring", RING, ())),
    nouns=("ann", "bob", "cid"),
    modules=(sys.modules[__name__],),
    state=Vote,
    begin=begin,
    view=view,
    no_undo_after=frozenset({"voted"}),
)


class Kept(Save):
    """Nothing is written."""

    def put(self, text: str, finished: bool) -> None: ...


def sitting(lines: list[str], people: str = "ann bob cid", game: Game = VOTE, one: bool = True, play: Play | None = None) -> Session:
    local_game = LocalGame(game, players(game, people, one), "1", {}, play)
    words = Catalogue("en", "" if game is VOTE else game.id)
    return Session(local_game, words, window(100, 50), Kept(game.id), typing(lines))


def made(at: Session) -> list[str]:
    """The choices so far."""
    return [f"{at.game.seat_name(seat)} {at.game.text(choice)}" for seat, choice in at.local_game.play.choices]


# --- several seats, one prompt ---------------------------------------------------------------
def test_seats_of_one_person_that_are_asked_at_once_are_one_prompt() -> None:
    at = sitting(["3", "1"])
    text = until_the_end_of_input(at)
    assert text.count("it is your turn") == 3 and "seat-ann, seat-bob, it is your turn" in text
    first = text.partition("it is your turn")[2]
    assert first.index("seat-ann") < first.index("seat-bob") and '"pass all" passes with every seat that is asked.' in first
    assert made(at) == ["cid pass", "bob pass", "ann pass"]  # Cid had nothing to say, and was answered for


def test_pass_all_passes_for_every_seat_with_one_line() -> None:
    at = sitting(["pass all", "no", "no", "pass all"])
    text = until_the_end_of_input(at)
    assert made(at) == ["cid pass", "ann pass", "bob pass", "ann no", "ann shout", "ann no", "ann pass", "bob pass", "cid pass"]
    assert text.count("it is your turn") == 5  # two votes, and three times Ann has to choose alone


def test_pass_all_after_one_seat_has_chosen() -> None:
    at = sitting(["bob yes", "pass all"])
    until_the_end_of_input(at)
    assert made(at) == ["cid pass", "bob yes", "ann pass"]


def test_pass_all_where_nobody_may_pass() -> None:
    at = sitting(["pass all", "pass all"])
    assert "Nobody who is asked may pass." in until_the_end_of_input(at)


def test_what_two_seats_may_do_is_not_guessed() -> None:
    at = sitting(["pass", "yes", "seat-bob yes", "yes"])
    text = until_the_end_of_input(at)
    assert '"pass" fits several options:' in text and "1 seat-ann: " in text and "3 seat-bob: " in text
    assert made(at) == ["cid pass", "bob yes", "ann yes"]


def test_people_who_share_the_window_are_asked_one_after_the_other() -> None:
    at = sitting(["", "pass", "", "pass", "", "pass"], one=False)
    text = until_the_end_of_input(at)
    assert [line.count("Hand over to") for line in (text,)] == [0]  # the curtain is what is read, not printed
    assert made(at) == ["ann pass", "bob pass", "cid pass"]  # Cid too: that he had no choice is his secret


def test_hunters_of_one_person_fight_from_one_page() -> None:
    s = fight(fighters=[SEWARD, MINA])
    at = sitting(["seward choose punch", "mina punch"], " ".join(HUNTERS), FURY, play=s.under_way)
    text = until_the_end_of_input(at)
    first, second = text.split("it is your turn.")[:2]
    assert first.endswith("Dr. Seward, Mina Harker, ") and second.endswith(" Mina Harker, ") and "Seward, Mina" not in second
    assert "pass all" not in text  # in this question nobody may
    assert made(at)[:2] == ["dracula " + made(at)[0].partition(" ")[2], "seward choose punch"]
    assert "mina choose punch" in made(at)


def test_one_person_chooses_both_sixes_in_one_prompt() -> None:
    at = sitting(["dracula coffin", "victim"], "dracula van-helsing", GAME)
    text = until_the_end_of_input(at)
    assert "Dracula, Van Helsing, it is your turn." in text and "Hand over" not in text
    assert made(at)[-2:] == ["dracula choose coffin", "van-helsing choose victim"]


# --- beside a question -------------------------------------------------------------------------
def test_what_another_seat_of_the_same_person_may_slip_in_stands_under_its_own_heading() -> None:
    at = sitting(["pass all", "ring", "no"])
    text = until_the_end_of_input(at)
    asked = text.split("it is your turn")[2]
    assert asked.index("seat-ann") < asked.index("seat-cid, beside the question") < asked.index("verb-ring".capitalize())
    assert made(at)[3:] == ["cid ring", "ann no", "ann shout"]


def test_what_a_seat_of_somebody_else_may_slip_in_is_not_shown() -> None:
    text = until_the_end_of_input(sitting(["", "pass", "", "pass", "", "pass", ""], one=False))
    assert "beside the question" not in text


def test_a_weakened_hunter_swaps_what_she_shows_while_another_hunter_of_the_same_person_is_asked() -> None:
    s = fury(phase="day", turn=SEWARD, items={MINA: ["knife", "rifle"]}, shown={MINA: ["knife"]})
    at = sitting(["mina rifle"], " ".join(HUNTERS), FURY, play=s.under_way)
    text = until_the_end_of_input(at)
    assert "Mina Harker, beside the question" in text
    assert made(at) == ["mina display rifle"] and text.count("Dr. Seward, it is your turn.") == 2


# --- taking back ----------------------------------------------------------------------------------
class OneByOne(Play):
    """Takes back exactly one choice of the seat, forced or not."""

    def may_undo(self, seat: int) -> bool:
        if self.state.asked:
            return bool(self.state.answers[seat])
        last = max([i for i, (_, what, _) in enumerate(self.told) if what == "voted"], default=-1)
        since = [facts[0] for _, what, facts in self.told[last + 1 :] if what == "chose"]
        return bool(self.choices) and self.choices[-1][0] == seat and seat in since

    def undo(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise ValueError("nothing to take back")
        last = max(i for i, (by, _) in enumerate(self.choices) if by == seat)
        self.replay([c for i, c in enumerate(self.choices) if i != last])


@pytest.mark.parametrize("kind", [Play, OneByOne])
@pytest.mark.parametrize("chosen", ["yes", "no"])
def test_undo_takes_back_the_last_choice_that_was_one(kind: type[Play], chosen: str) -> None:
    """After "yes" the terminal shouts and bows for Ann, after "no" it bows: these are taken back with the choice."""
    at = sitting(["pass all", chosen], play=kind(VOTE))
    until_the_end_of_input(at)
    assert made(at)[3:] == {"yes": ["ann yes", "ann shout", "ann shout"], "no": ["ann no", "ann shout"]}[chosen]
    at = sitting(["pass all", chosen, "undo", "no", "yes"], play=kind(VOTE))
    assert until_the_end_of_input(at).count("Taken back.") == 1
    assert made(at)[3:] == ["ann no", "ann shout", "ann yes"]


def test_the_next_page_tells_what_was_answered_for_its_person() -> None:
    """Once, and neither a pass nor what was taken back."""
    at = sitting(["pass all", "yes", "yes", "pass all"])
    text = until_the_end_of_input(at)
    assert made(at)[:6] == ["cid pass", "ann pass", "bob pass", "ann yes", "ann shout", "ann shout"]
    assert text.count("seat-ann had one answer only: ") == 2 and "seat-cid had one" not in text
    at = sitting(["pass all", "no", "undo", "", ""])
    assert until_the_end_of_input(at).count("had one answer only") == 1


@pytest.mark.parametrize("kind", [Play, OneByOne])
def test_nothing_is_taken_back_once_all_have_answered(kind: type[Play]) -> None:
    at = sitting(["pass all", "undo", "yes", "undo", "undo"], play=kind(VOTE))
    text = until_the_end_of_input(at)
    assert text.count("Taken back.") == 1 and text.count("nothing that you can take back") == 2
    assert made(at) == ["cid pass", "ann pass", "bob pass"]


@pytest.mark.parametrize("kind", [Play, OneByOne])
def test_undo_while_several_answer_takes_back_the_last_answer_of_the_person(kind: type[Play]) -> None:
    at = sitting(["bob yes", "undo", "undo", "bob pass"], play=kind(VOTE))
    text = until_the_end_of_input(at)
    assert text.count("Taken back.") == 1 and "nothing that you can take back" in text
    assert made(at) == ["cid pass", "bob pass"]  # the answer given for Cid stays


@pytest.mark.parametrize("kind", [Play, OneByOne])
def test_an_answer_given_for_the_person_alone_is_not_taken_back(kind: type[Play]) -> None:
    at = sitting(["undo"], play=kind(VOTE))
    text = until_the_end_of_input(at)
    assert "nothing that you can take back" in text and made(at) == ["cid pass"]


def test_undo_over_both_sixes() -> None:
    at = sitting([*SIX[:2], "victim", "undo", "undo", "undo", "undo"], "dracula van-helsing", GAME)
    text = until_the_end_of_input(at)
    assert text.count("Taken back.") == 3 and not [text for text in made(at) if "choose" in text]


# --- who sits where --------------------------------------------------------------------------------
def test_the_seats_of_one_person_are_named_with_commas() -> None:
    words = Catalogue("en", FURY.id)
    four = start.players_of(FURY, "godalming, seward,van-helsing,mina", dict.fromkeys(FURY.seats, "easy"), words)
    assert people_of(four) == [(0, 1, 2, 3)] and four[4] == Player("bot", "easy")
    assert people_of(start.players_of(FURY, "all", dict.fromkeys(FURY.seats, "easy"), words)) == [(0, 1, 2, 3, 4)]
    assert people_of(start.players_of(FURY, "both", dict.fromkeys(FURY.seats, "easy"), words)) == [(0,), (1,), (2,), (3,), (4,)]
    assert people_of(start.players_of(FURY, None, dict.fromkeys(FURY.seats, "easy"), words)) == [(0,)]
    assert start.players_of(FURY, "mina", dict.fromkeys(FURY.seats, "easy"), words)[3] == Player("person")
    for wrong in ("", "lucy", "mina,", "mina dracula"):
        with pytest.raises(start.Stop, match="has no seat"):
            start.players_of(FURY, wrong, dict.fromkeys(FURY.seats, "easy"), words)


def test_a_person_with_several_seats_is_taken_up_again_as_one() -> None:
    at = sitting(["dracula coffin"], "dracula van-helsing", GAME)
    until_the_end_of_input(at)
    record = at.local_game.record()
    assert people_of(record.players) == [(0, 1)]
    words = Catalogue("en", GAME.id)
    assert start.has_people_at(GAME, record, start.players_of(GAME, "all", dict.fromkeys(GAME.seats, "easy"), words))
    assert not start.has_people_at(GAME, record, start.players_of(GAME, "both", dict.fromkeys(GAME.seats, "easy"), words))
    assert text_of(at.console)


def test_bots_by_seat() -> None:
    """One level for all others, or a level by seat."""
    game, words = FURY, Catalogue("en", FURY.id)
    assert set(start.levels_of(game, "random", words).values()) == {"random"}
    levels = start.levels_of(game, "dracula=random,*=easy", words)
    assert levels["dracula"] == "random" and levels["mina"] == "easy"
    players = start.players_of(game, "mina", levels, words)
    assert [player.name for player in players] == ["easy", "easy", "easy", "", "random"]
    for wrong in ("genius", "dracula=genius", "nobody=easy", "dracula=easy,mina"):
        with pytest.raises(start.Stop):
            start.levels_of(game, wrong, words)
