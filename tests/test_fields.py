"""The list of a game's fields, and the code that follows from it."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import generate
import pytest
import toy

import whitby
from whitby.engine import options_for, seats_asked
from whitby.fields import ALL, NOBODY, OWNER, Field, ViewOnly, behind, behind_until_end, cards_of, unsorted
from whitby.game import fields
from whitby.laws.observation import swapped
from whitby.play import Play
from whitby.rng import Rng


@pytest.mark.parametrize("package", generate.games())
def test_the_written_code_follows_from_the_list(package: str) -> None:
    stale = [str(path) for path, text in generate.written(package).items() if not generate.same(path, text)]
    assert not stale, "run tools/generate.py"


@pytest.mark.parametrize("game", whitby.game_ids())
def test_every_field_is_in_snapshot_and_view(game: str) -> None:
    model = whitby.game(game)
    s = model.setup()
    engine_only = {"insert_at", "seat", "options", "then", "stepwise", "screen", "asked", "outbox", "listening"}
    assert set(fields(s)) - engine_only == set(model.snapshot(s))
    assert set(model.snapshot(s)) - {"waiting_answers"} <= set(model.view(s, 0))


def test_a_field_needs_somebody_who_may_see_it() -> None:
    with pytest.raises(TypeError, match="see"):
        Field("gold", 0)  # type: ignore[call-arg]
    for field in (Field("gold", 0, OWNER), Field("gold", 0, ""), Field("gold", (), "no function"), Field("gold", [1], "ann")):
        with pytest.raises(ValueError, match="gold, a .* cannot be seen by"):
            generate.view_code("toy", "Toy", (field,), ("ann", "bob"))


def test_who_sees_what() -> None:
    known = (Field("gold", 0, ALL), Field("purse", (), "ann"), Field("lair", 0, "bob"), Field("hand", [(), ()], OWNER))
    screened = (Field("cellar", 0, behind("bob")), Field("sack", (), behind("ann")), Field("map", [1], behind_until_end("bob")))
    listed = (*known, *screened, ViewOnly("figure", "figure"))
    code = generate.view_code("toy", "Toy", listed, ("ann", "bob"))
    assert '"gold": s.gold,' in code
    assert '"purse": list(s.purse) if eyes & 1 else [UNKNOWN] * len(s.purse),' in code
    assert '"lair": s.lair if s.lair == NIL or eyes & 2 else UNKNOWN,' in code
    assert '"cellar": s.cellar if eyes & 2 else UNKNOWN,' in code
    assert '"sack": list(s.sack) if eyes & 1 else [UNKNOWN],' in code
    assert '"map": list(s.map) if eyes & 2 or s.winners >= 0 else [UNKNOWN] * len(s.map),' in code
    assert '"figure": figure(s, eyes),' in code and "import figure" in code
    assert "list(pile) if eyes & BIT[seat] else [UNKNOWN] * len(pile)" in code


def test_who_sees_what_in_a_row() -> None:
    open_to_all = (Field("gold", 0, ALL), Field("deck", (), ALL), Field("slots", [(), ()], ALL), Field("at", [0, 0], ALL))
    hidden = (Field("bag", (), NOBODY), Field("purse", (), "ann"), Field("hand", [(), ()], OWNER), Field("map", [1], behind("bob")))
    by_hand = (Field("lair", (), "lair_seen"), Field("faces", [()], "faces_seen"), ViewOnly("figure", "figure"))
    code = generate.row_code("toy", "Toy", (*open_to_all, *hidden, *by_hand), ("ann", "bob"))
    for call in (
        "number(0, s.gold)",
        "pile(1, s.deck)",
        "piles(2, s.slots)",
        "numbers(3, s.at)",
        "number(4, len(s.bag))",
        "pile(5, s.purse if eyes & 1 else hidden(len(s.purse)))",
        "piles(6, [pile if eyes & BIT[seat] else hidden(len(pile)) for seat, pile in enumerate(s.hand)])",
        "numbers(7, list(s.map) if eyes & 2 else [UNKNOWN] * len(s.map))",
        "pile(8, lair_seen(s, eyes))",
        "piles(9, faces_seen(s, eyes))",
        "put(10, figure(s, eyes))",
        "put(11, eyes)",
    ):
        assert f"    pen.{call}\n" in code
    assert "import faces_seen, figure, lair_seen\n" in code


def test_a_name_stands_once(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = (Field("gold", 0, ALL), Field("gold", 1, ALL))
    monkeypatch.setattr(generate, "declared", lambda package: (twice, (), "Toy"))
    with pytest.raises(ValueError, match="lists gold twice"):
        generate.written("toy")


def test_cards_of_a_deck_wherever_they_lie() -> None:
    s = toy.GAME.setup({"bug": "none"})
    s.hand = [(1, 0), (2,)]
    s.shown = [3]
    assert cards_of(s, toy.FIELDS, "cards") == (*toy.CARDS, 1, 0, 2, 3)
    assert unsorted(s, toy.FIELDS) == ["hand 0: not sorted"]
    s.bag = (3, 1)
    assert unsorted(s, toy.FIELDS) == ["bag 0: not sorted", "hand 0: not sorted"]


@pytest.mark.parametrize("game", whitby.game_ids())
def test_the_order_of_few_piles_means_something(game: str) -> None:
    """A second opinion on the word `ordered`."""
    listed = importlib.import_module(f"whitby.games.{game.replace('-', '')}.fields").FIELDS
    ordered = {field.name for field in listed if isinstance(field, Field) and field.ordered}
    known = {
        "dracula-2003": {"played"},
        "fury-2015": {"incoming_damage", "event_bottom"},
        "fury-2005": {"hideout_encounters", "dropped", "held_markers", "dice"},
        "fury-1987": {"way", "drawn", "dice"},
    }
    assert ordered == known.get(game, set())


def test_an_owner_for_each_slot() -> None:
    with pytest.raises(ValueError, match="hand has 3 slots for 2 seats"):
        generate.view_code("toy", "Toy", (Field("hand", [(), (), ()], OWNER),), ("ann", "bob"))


@pytest.mark.parametrize("package", generate.games())
def test_reading_the_list_leaves_no_half_package_behind(package: str) -> None:
    """In a process of its own: the generator reads fields.py without the rest of the package."""
    script = f"import generate, whitby; generate.written({package!r}); [whitby.game(id) for id in whitby.game_ids()]"
    paths = os.pathsep.join([str(Path(generate.__file__).parent), str(generate.SOURCES)])
    done = subprocess.run([sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


NOT_SWAPPED = {  # hidden fields that no swap of the laws changes: what keeps them is a scene of their own
    "fury-1987": {"attack_on", "walpurgis"},  # they end the decision at once, and are told then
    "dracula-2003": {"supply_seen", "supply_seen_places"},  # what a seat has looked at: a swap would have to rewrite what it heard
    "fury-2015": {
        "event_bottom",  # known by those who studied the deck, as they heard it
        "items_found",  # cards in the hand of the one who draws: swapped there before and after
        "just_drawn",  # the same: it names a card of the hand, which swaps leave alone
        "trade_offers",  # seen by two hunters, who agree on it
        "trade_shown",
    },
    "fury-2005": {
        "seen_items",  # what one side was shown and the other still holds: a swap would have to rewrite what it heard
        "seen_events",
        "seen_dracula",
        "traded",  # it names cards of the hand, which swaps leave alone
        "dracula_from",  # the older card of the Trail
    },
}


@pytest.mark.parametrize("game", whitby.game_ids())
def test_laws_swap_every_hidden_field(game: str) -> None:
    """What the public may not see and no secret swaps is not watched by the laws; each such field is named above, and no other."""
    model, rng = whitby.game(game), Rng("swapped")
    declared = importlib.import_module(f"whitby.games.{game.replace('-', '')}.fields").FIELDS
    hidden = {field.name for field in declared if isinstance(field, Field) and field.see != ALL}
    assert NOT_SWAPPED[game] <= hidden
    left = hidden - NOT_SWAPPED[game]
    for begin in [*[make for _, make in model.openings], *[model.setup] * 40]:
        play = Play(model, begin())
        for step in range(400):
            if not left or play.over:
                break
            asked = seats_asked(play.state)
            seat = asked[rng.below(len(asked))]
            options = options_for(play.state, seat)
            play.apply(seat, options[rng.below(len(options))])
            if step % 3 == 0 and not play.over:
                before = model.snapshot(play.state)
                for _, swap in swapped(model, play.state, 0, rng):
                    after = model.snapshot(swap)
                    left -= {field for field in left if before[field] != after[field]}
    assert not left
