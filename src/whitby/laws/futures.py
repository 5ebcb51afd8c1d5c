"""Laws 6 and 7: whatever is saved, copied or taken back has the same future."""

from __future__ import annotations

from typing import Any, Final

from whitby import notation
from whitby.engine import PLAYING, State, apply, options_for, seats_asked
from whitby.game import fields
from whitby.laws.observation import Check, difference, shortened, through_json
from whitby.laws.report import Broken
from whitby.play import Play
from whitby.rng import Rng

AHEAD: Final = 12  # choices that are played on
SHARED: Final = frozenset({"options"})  # lists that are never changed in place


def play_on(s: State, rng: Rng, steps: int) -> list[tuple[int, int]]:
    """Play on at random for so many choices; those that were made."""
    made: list[tuple[int, int]] = []
    while s.winners == PLAYING and len(made) < steps:
        seat = rng.pick(seats_asked(s))
        choice = rng.pick(options_for(s, seat))
        apply(s, seat, choice)
        made.append((seat, choice))
    return made


def question(s: State) -> list[Any]:
    """The seats that are asked, each with its options."""
    return [(seat, list(options_for(s, seat))) for seat in seats_asked(s)]


def snapshots(c: Check) -> None:
    """6  A snapshot restores the same position, the same question and the same future."""
    game, s = c.game, c.state
    saved = game.snapshot(s)
    t = game.restore(through_json(saved))
    c.require_same("replay", saved, game.snapshot(t), "a restored snapshot differs")
    c.require("replay", question(s) == question(t), "a restored snapshot asks another question")
    u = s.copy()
    seed = c.rng.below(1 << 30)
    a, b = play_on(u, Rng(seed), AHEAD), play_on(t, Rng(seed), AHEAD)
    c.require("replay", a == b, "a restored snapshot has another future")
    c.require_same("replay", game.snapshot(u), game.snapshot(t), "a restored snapshot ends elsewhere")


def undo(c: Check) -> None:
    """6  What is taken back and chosen again leads to the same position."""
    game = c.game
    for seat in range(len(game.seats)):
        if c.play.may_undo(seat):
            play = played_again(c.play, c.play.choices)
            play.undo(seat)
            kept, before = play.choices, c.play.choices
            rest = before[len(kept) :] if before[: len(kept)] == kept else [x for x in before if x[0] == seat][-(len(before) - len(kept)) :]
            c.require("replay", len(kept) < len(before), "undo takes nothing back")
            plain = played_again(c.play, play.choices)
            c.require_same("replay", game.snapshot(plain.state), game.snapshot(play.state), "undo leaves traces")
            for chooser, choice in rest:
                play.apply(chooser, choice)
            c.require_same("replay", game.snapshot(c.state), game.snapshot(play.state), "a choice taken back and made again ends elsewhere")


def played_again(play: Play, choices: list[tuple[int, int]]) -> Play:
    """The same play from its beginning."""
    again = Play(play.game, play.initial.copy())
    for i, (seat, choice) in enumerate(choices):
        try:
            again.apply(seat, choice)
        except ValueError:
            raise Broken("replay", f"choice {i} of {len(choices)} is not open when the game is played again") from None
    return again


def copies(c: Check) -> None:
    """7  Every field is there, no list is shared, and neither side moves the other."""
    s = c.state
    t = s.copy()
    c.require("copies", fields(s) == fields(t), f"copy loses {sorted(set(fields(s)) ^ set(fields(t)))}")
    for name in fields(s):
        a = getattr(s, name)
        b = getattr(t, name, None)
        if name not in ("outbox", "listening"):
            c.require("copies", a == b and type(a) is type(b), f"copy changes {name} from {shortened(a)} to {shortened(b)}")
        if isinstance(a, list) and a and name not in SHARED:
            c.require("copies", a is not b, f"copy shares the list {name}")
            c.require(
                "copies", not any(isinstance(x, list | dict | set) for x in a) or name == "asked", f"{name} holds what can be changed"
            )
    c.require("copies", not t.outbox and not t.listening, "a copy listens")
    neither_moves(c, s.copy(), s.copy())


def neither_moves(c: Check, s: State, t: State) -> None:
    """Play one of two copies on, then the other: only what is played changes."""
    u = s.copy()
    for moved, still in ((t, s), (s, u)):
        before = {name: repr(getattr(still, name)) for name in fields(still)}
        play_on(moved, c.rng, AHEAD)
        after = {name: repr(getattr(still, name)) for name in fields(still)}
        c.require_same("copies", before, after, "playing a copy moves the original")


def whole_game(game: Any, play: Play, record: notation.Record) -> int:
    """6  The choices alone, the text and the JSON of a finished game all give it again: how many comparisons."""
    end = game.snapshot(play.state)
    for name, again in (
        ("the choices", played_again(play, [(int(a), int(b)) for a, b in through_json(play.choices)])),
        ("the text", from_text(game, record)),
    ):
        if game.snapshot(again.state) != end or again.choices != play.choices:
            raise Broken("replay", f"{name} of a game give another one: {difference(end, game.snapshot(again.state))}")
    for eyes in range(1 << len(game.seats)):
        if again.heard(eyes) != play.heard(eyes):
            raise Broken("replay", f"eyes {eyes} hear something else when the record is played")
    return 4


def from_text(game: Any, record: notation.Record) -> Play:
    """The play of a record that was written and read."""
    try:
        copy = notation.read(notation.write(record, game), game)
        if copy != record:
            raise Broken("replay", "a record does not survive being written and read")
        return notation.replay(copy, game)
    except notation.RecordError as e:
        raise Broken("replay", f"the record cannot be read: {e}") from None


def choice_texts(game: Any) -> int:
    """6  Every choice has its text and comes back from it: how many."""
    for choice in game.actions:
        if game.choice(game.text(choice)) != choice:
            raise Broken("replay", f"{game.text(choice)!r} means two choices")
    if len(set(game.actions)) != len(game.actions):
        raise Broken("replay", "an action stands twice in the list")
    return len(game.actions)
