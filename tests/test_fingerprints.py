"""Games, views, screens, refusals and imagined worlds are still what they were, whatever has moved in the code.

After a change of the rules that is meant:

    WHITBY_GOLDEN=update ./test tests/test_fingerprints.py
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import digests
import msgspec
import pytest

import whitby
from whitby import screen

KEPT = Path(__file__).with_name("fingerprints.json")
SEEDS = {"dracula-2003": 48, "fury-1987": 15, "fury-2005": 48, "fury-2015": 30}


@pytest.mark.parametrize("third", [0, *(pytest.param(later, marks=pytest.mark.slow) for later in (1, 2))])
@pytest.mark.parametrize("game", whitby.game_ids())
def test_games_are_what_they_were(game: str, third: int) -> None:
    n = SEEDS[game]
    if os.environ.get("WHITBY_GOLDEN") == "update":
        return update(game) if third == 0 else None
    kept = json.loads(KEPT.read_text("utf-8"))[game]
    assert len(kept) == n
    changed = [seed for seed in range(n * third // 3, n * (third + 1) // 3) if digests.fingerprint(game, seed) != kept[seed]]
    assert not changed, f"seeds {changed}; if that is meant: WHITBY_GOLDEN=update ./test tests/test_fingerprints.py"


def update(game: str) -> None:
    """Keep the fingerprints of today."""
    now = [digests.fingerprint(game, seed) for seed in range(SEEDS[game])]
    kept = json.loads(KEPT.read_text("utf-8"))
    KEPT.write_text(json.dumps(kept | {game: now}, indent=1) + "\n", "utf-8", newline="\n")


@pytest.mark.parametrize("game", whitby.game_ids())
def test_old_names_are_old(game: str) -> None:
    """A name in the list of changed ones is used no more, or it would be changed twice."""
    model = whitby.game(game)
    names = digests.old_names(game)
    for now, changed in ((model.snapshot(model.setup()), names.fields), (model.rules, names.rules)):
        assert changed.keys() <= now.keys()
        assert not now.keys() & (set(changed.values()) - changed.keys())


@pytest.mark.parametrize("game", whitby.game_ids())
def test_added_fields_alone_are_left_out(game: str) -> None:
    """Each is there, or leaving it out fails; and all else still counts."""
    model = whitby.game(game)
    s = model.setup()
    head, body = screen.head(model, s, 1, []), model.body(model.view(s, 1))
    added = digests.added_fields(game)
    with pytest.raises(KeyError):
        digests.old_screen(head, body, [*added, "body.no_such_field"])
    old = digests.old_screen(head, body, added)
    for field in ("rules", "phase"):
        assert digests.old_screen(msgspec.structs.replace(head, **{field: 99}), body, added) != old
