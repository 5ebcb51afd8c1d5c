"""What a client gets: a head common to all games, and a body of the game's own, both in words.

A screen is made from a view and from what the seat itself may ask of the rules, so it carries nothing that the view hides.
"""

from __future__ import annotations

import msgspec

from whitby.engine import State, openly_asked, options_for, seats_asked
from whitby.game import Ended as Ended
from whitby.game import Game, View
from whitby.play import NO_CHOICE, only_answer


class Choice(msgspec.Struct, frozen=True):
    """An option that is open to a seat now."""

    text: str  # what is sent back: "step harbor"
    verb: str
    noun: str  # empty for a verb that stands alone
    price: int  # what it costs for certain, in the game's own coin
    warning: str  # what else follows for certain and is easily overlooked: an id of the game's catalogue, empty for most
    clause: str
    anytime: bool  # it interrupts: the question stays open


class ClosedChoice(msgspec.Struct, frozen=True):
    """A choice that one might try and cannot make now, with the reason."""

    text: str
    verb: str
    noun: str
    reason: str
    clause: str


class Question(msgspec.Struct, frozen=True):
    """What one of the viewer's own seats must decide."""

    seat: str
    name: str
    clause: str
    options: list[Choice]
    closed: list[ClosedChoice]
    reaction: bool  # a window where one may answer what happens, or pass
    about: dict[str, str]  # who, where and by what, for the `.about` of the prompt: nouns by name; empty where the plain prompt stands
    only: str  # the one answer that it has, as the text of that option; empty where there is a choice


class Interruption(msgspec.Struct, frozen=True):
    """What one of the viewer's own seats may play at any time, while another seat is asked."""

    seat: str
    options: list[Choice]


class Head(msgspec.Struct, frozen=True, rename={"interruptions": "slips"}):  # as clients know them
    """The part of a screen that is common to all games: who is asked what, what can be taken back, how it ended."""

    game: str
    rules: int  # version
    eyes: list[str]  # the seats that the viewer looks through
    seats: list[str]
    phase: str
    clause: str
    about: dict[str, str]  # as in a question, for those who only wait
    asked: list[str]  # seats that must choose now, "chance" included: this is public
    ready: list[str]  # seats that have answered, in secret, a question that others have yet to answer: this is public too
    questions: list[Question]
    interruptions: list[Interruption]
    undo: list[str]  # the viewer's seats that may take back their last choice
    over: bool
    winners: list[str]  # of a game that is over; empty for a draw
    ending: str  # why it is over: `ending-…` of the catalogue; empty while it goes on
    ending_clause: str  # empty where it was ended at the table, not by the rules
    degree: str  # how far it was won: `degree-…` of the catalogue; empty for a plain victory
    resigned: str  # the side that gave up, if one did
    spans: dict[str, int]  # which day, round ... it is: a number that changes when the next one begins


class News(msgspec.Struct, frozen=True):
    """One event as the viewer heard it; facts are nouns; in "chose" and "answered" a seat, and the text of the choice."""

    what: str
    facts: list[str]


def head(game: Game, s: State, eyes: int, undo: list[int], ended: Ended | None = None, lent: int = 0, view: View | None = None) -> Head:
    """The head of a screen for these eyes; `ended` is how it was ended at the table, if it was, whatever the state says.

    `lent` are those of the eyes' seats for which a bot answers; `view` is what the eyes see, for a caller who has it at hand.
    """
    own = [seat for seat in range(len(game.seats)) if eyes >> seat & 1]
    playing = [seat for seat in own if not lent >> seat & 1]
    end = ended or game.ended(s)
    if end is not None:
        return final_head(game, own, end)
    asked = seats_asked(s)
    openly = openly_asked(s)
    name = game.question(s)
    about = game.about(view or game.view(s, eyes), name)
    return Head(
        game=game.id,
        rules=game.version,
        eyes=[game.seats[seat] for seat in own],
        seats=list(game.seats),
        phase=name,
        clause=game.clause_of_question(s, name),
        about=about,
        asked=[game.seat_name(seat) for seat in openly],
        ready=[game.seats[seat] for seat, answers in enumerate(s.answers) if answers and seat not in openly],
        questions=[question(game, s, seat, about) for seat in playing if seat in asked],
        interruptions=[
            Interruption(game.seats[seat], choices(game, s, seat)) for seat in playing if seat not in openly and options_for(s, seat)
        ],
        undo=[game.seats[seat] for seat in playing if seat in undo],
        over=False,
        winners=[],
        ending="",
        ending_clause="",
        degree="",
        resigned="",
        spans=game.spans(s),
    )


def final_head(game: Game, own: list[int], end: Ended) -> Head:
    """The head of a game that is over: nobody is asked and nothing can be taken back."""
    return Head(
        game=game.id,
        rules=game.version,
        eyes=[game.seats[seat] for seat in own],
        seats=list(game.seats),
        phase="",
        clause="",
        about={},
        asked=[],
        ready=[],
        questions=[],
        interruptions=[],
        undo=[],
        over=True,
        winners=[seat for i, seat in enumerate(game.seats) if end.winners >> i & 1],
        ending=end.ending,
        ending_clause=end.clause,
        degree=end.degree,
        resigned=end.resigned,
        spans={},
    )


def question(game: Game, s: State, seat: int, about: dict[str, str]) -> Question:
    """The question of one seat, with what is open and what is closed."""
    only, name = only_answer(s, seat), game.step(s)
    return Question(
        seat=game.seats[seat],
        name=name,
        clause=game.clause_of_question(s, name),
        options=choices(game, s, seat),
        closed=[
            ClosedChoice(
                text=game.text(choice), verb=game.verb_name(choice), noun=game.noun_name(choice), reason=reason, clause=game.reasons[reason]
            )
            for choice, reason in game.closed(s, seat)
        ],
        reaction=game.is_window(s),
        about=about,
        only="" if only == NO_CHOICE else game.text(only),
    )


def choices(game: Game, s: State, seat: int) -> list[Choice]:
    """All that is open to a seat."""
    return [
        Choice(
            text=game.text(choice),
            verb=game.verb_name(choice),
            noun=game.noun_name(choice),
            price=game.price(s, choice),
            warning=game.warning(s, seat, choice),
            clause=game.clause_of(s, choice),
            anytime=game.is_anytime(choice),
        )
        for choice in options_for(s, seat)
    ]


def news(game: Game, what: str, facts: tuple[int, ...]) -> News:
    """An event with ids in place of numbers."""
    if what == "chose":
        return News(what, [game.seat_name(facts[0]), game.text(facts[1])])
    if what == "answered":
        return News(what, [game.seat_name(facts[0])])
    return News(what, [game.nouns[fact] for fact in facts])
