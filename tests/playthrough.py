"""A whole game as text: what each pair of eyes hears, is asked and sees change, choice by choice."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

from digests import Names

from whitby.engine import options_for, seats_asked
from whitby.game import Game
from whitby.notation.record import Record, left_out_answer
from whitby.play import NO_CHOICE, Play, forced
from whitby.table.table import Table

EVERYBODY = "*"
MANY = 30
AS_THEY_ARE = Names({}, {})


def answer_forced(play: Play) -> None:
    """Answer all questions with one answer."""
    choice = forced(play.state)
    while choice != NO_CHOICE:
        play.apply(play.state.seat, choice)
        choice = forced(play.state)


def bots_play(table: Table) -> None:
    """Let the bots at a table answer here and now until a person is asked."""
    while (turn := table.bot_turn()) is not None:
        table.bot_chose(turn, turn.think())


def playthrough(game: Game, record: Record, names: Names = AS_THEY_ARE) -> str:
    """The record, step by step, as every seat and the public live through it; fields and rules by these names."""
    eyes = {game.seats[seat]: 1 << seat for seat in range(len(game.seats))} | {"public": 0}
    play = Play(game, record.start(game))
    seen: dict[str, dict[str, Any]] = {name: {} for name in eyes}
    heard = dict.fromkeys(eyes, 0)
    out: list[str] = []
    choices = iter(record.choices)
    while True:
        notes = {name: list(step_notes(game, play, mask, seen[name], heard[name], names)) for name, mask in eyes.items()}
        for name, mask in eyes.items():
            seen[name] = game.view(play.state, mask)
            heard[name] = len(play.heard(mask))
        common = [note for note in notes["public"] if all(note in mine for mine in notes.values())]
        if common:
            out.append(f"  {EVERYBODY} {'; '.join(common)}")
        for name, mine in notes.items():
            own = [note for note in mine if note not in common]
            if own:
                out.append(f"  {name} {'; '.join(own)}")
        out += [f"  {game.seat_name(seat)}? {choices_in_words(game, play, seat)}" for seat in seats_asked(play.state) if seat >= 0]
        unasked = [seat for seat in range(len(game.seats)) if seat not in seats_asked(play.state)]
        slips = [seat for seat in unasked if options_for(play.state, seat)]
        out += [f"  {game.seat_name(seat)} may slip in {choices_in_words(game, play, seat)}" for seat in slips]
        out += [f"  {game.seats[seat]} may undo" for seat in unasked if play.may_undo(seat)]
        only = left_out_answer(game, play.state)
        if play.over or (only == NO_CHOICE and (made := next(choices, None)) is None):
            break
        seat, choice = (play.state.seat, only) if only != NO_CHOICE else made
        mark = " (forced)" if only != NO_CHOICE else ""
        out.append(f"{len(play.choices) + 1} {game.seat_name(seat)}: {game.text(choice)}{mark}")
        play.apply(seat, choice)
    out.append(f"result {play.state.winners}")
    return "\n".join(out) + "\n"


def step_notes(game: Game, play: Play, eyes: int, before: dict[str, Any], heard: int, names: Names) -> Iterator[str]:
    """News, the question, and what has changed in the view."""
    for what, facts in play.heard(eyes)[heard:]:
        if what not in ("chose", "answered"):  # the choice stands above
            yield " ".join([what.upper(), *(game.nouns[fact] if 0 <= fact < len(game.nouns) else str(fact) for fact in facts)])
    if not play.over:
        yield f"[{game.question(play.state)}]"
    view = game.view(play.state, eyes)
    for name, value in view.items():
        if name == "agenda":
            yield from agenda_change(before.get(name, []), value, names)
        elif name not in ("options", "running"):  # the question says both
            yield from changes(names.fields.get(name, name), before.get(name), value)


def changes(name: str, a: Any, b: Any) -> Iterator[str]:
    """Only the parts of a value that are new."""
    if a == b:
        return
    if isinstance(b, list) and b and all(x == b[0] and type(x) is int and x < 0 for x in b):  # so many backs
        yield f"{name}={b[0]}*{len(b)}"
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            yield from changes(f"{name}.{i}", x, y)
    else:
        yield f"{name}={b}".replace(" ", "")


def agenda_change(a: list[list[Any]], b: list[list[Any]], names: Names) -> Iterator[str]:
    """How many tasks are done, and the new ones on top."""
    same = 0
    while same < min(len(a), len(b)) and a[same] == b[same]:
        same += 1
    if a != b:
        new = [".".join(map(str, [names.rules.get(rule, rule), *args])) for rule, *args in b[same:]]
        yield f"agenda-{len(a) - same}" + "".join(f"+{task}" for task in new)


def in_short(nouns: list[str]) -> str:
    """All of them, or of many how many there are and a sum that shows when one changes."""
    text = "|".join(nouns)
    return text if len(nouns) <= MANY else f"({len(nouns)} #{zlib.crc32(text.encode()):08x})"


def choices_in_words(game: Game, play: Play, seat: int) -> str:
    """The options, each verb once; what may be taken back stands at the end."""
    by_verb: dict[str, list[str]] = {}
    for choice in options_for(play.state, seat):
        by_verb.setdefault(game.verb_name(choice), []).append(game.noun_name(choice))
    words = ", ".join(f"{verb} {in_short(nouns)}".rstrip() for verb, nouns in by_verb.items())
    return words + (" (undo)" if play.may_undo(seat) else "")
