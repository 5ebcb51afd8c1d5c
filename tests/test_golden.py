"""Golden playthroughs: whole games as every seat and the public live through them, to be read as a diff.

After a change that is meant, renew them and read what git shows:

    WHITBY_GOLDEN=update ./test tests/test_golden.py
"""

from __future__ import annotations

import difflib
import hashlib
import json
import os
from pathlib import Path

import digests
import pytest
from playthrough import playthrough

import whitby
from whitby import notation
from whitby.engine import options_for, seats_asked
from whitby.notation import Player
from whitby.play import Play
from whitby.rng import Rng

GOLDEN = Path(__file__).parent / "golden"
FINGERPRINTS = Path(__file__).parent / "fingerprints.json"
UPDATE = os.environ.get("WHITBY_GOLDEN") == "update"
MOST = 300_000  # bytes, all together for a game
SHOWN = 40  # lines of a difference

# name -> game, seed, options or the name of an opening
GAMES: dict[str, tuple[str, int, dict[str, object] | str]] = {
    "dracula-2003-first-game": ("dracula-2003", 21, {"turn_limit": 300}),
    "dracula-2003-draws-in-line": ("dracula-2003", 15, {"first": "van-helsing", "agreed_draw": True, "touching": "line", "turn_limit": 30}),
    "dracula-2003-battle-lust": ("dracula-2003", 3, "battle-lust"),
    "dracula-2003-last-supply-card": ("dracula-2003", 2, "last-supply-card"),
    "fury-1987-first-game": ("fury-1987", 209, {}),
    "fury-1987-group-in-combat": ("fury-1987", 320, "group-in-combat"),
    "fury-1987-flees-from-the-isles": ("fury-1987", 176, "flees-from-the-isles"),
    "fury-1987-blood-death-in-the-castle": ("fury-1987", 239, "blood-death-in-the-castle"),
    "fury-2005-first-game": ("fury-2005", 404, {}),
    "fury-2005-group-at-night": ("fury-2005", 104, "group-at-night"),
    "fury-2005-full-trail": ("fury-2005", 14, "full-trail"),
    "fury-2005-trade-with-own-hands": ("fury-2005", 95, "trade-with-own-hands"),
    "fury-2015-first-game": ("fury-2015", 316, {}),
    "fury-2015-leaving": ("fury-2015", 241, "leaving"),
    "fury-2015-ambushes": ("fury-2015", 67, "ambushes"),
}


def record_text(name: str) -> str:
    """The record of a random game, made when a playthrough is begun."""
    id, seed, start = GAMES[name]
    game = whitby.game(id)
    opening, options = (start, {}) if isinstance(start, str) else ("", start)
    play = Play(game, game.opening(opening) if opening else None, options)
    rng = Rng(seed)
    while not play.over:
        seat = rng.pick(seats_asked(play.state))
        play.apply(seat, rng.pick(options_for(play.state, seat)))
    bots = [Player("bot", "random")] * len(game.seats)
    return notation.write(notation.record_of(game, play, options, bots, opening, {"seed": str(seed)}))


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    record, golden = GOLDEN / f"{name}.record.txt", GOLDEN / f"{name}.txt"
    if UPDATE:
        GOLDEN.mkdir(exist_ok=True)
        try:
            notation.read(record.read_bytes())
        except (FileNotFoundError, notation.RecordError):  # new, or the rules no longer allow it
            record.write_text(record_text(name), "utf-8", newline="\n")
    made = notation.read(record.read_bytes())
    text = playthrough(whitby.game(made.game), made)
    if UPDATE:
        golden.write_text(text, "utf-8", newline="\n")
    kept = golden.read_text("utf-8")
    if text != kept:
        lines = list(difflib.unified_diff(kept.splitlines(), text.splitlines(), "golden", "now", n=2, lineterm=""))
        more = [f"... and {len(lines) - SHOWN} lines more"] if len(lines) > SHOWN else []
        said = "\n".join(line[:200] for line in lines[:SHOWN] + more)
        pytest.fail(f"{name} has changed; if that is meant: WHITBY_GOLDEN=update ./test tests/test_golden.py\n{said}", pytrace=False)


@pytest.mark.parametrize("name", GAMES)
def test_in_old_names_they_are_what_they_were(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Renewed after a renaming, they say the same as before; since tables answer themselves, by the rule of undo of then."""
    monkeypatch.setattr(Play, "may_undo", digests.made_last)
    made = notation.read((GOLDEN / f"{name}.record.txt").read_bytes())
    text = playthrough(whitby.game(made.game), made, digests.old_names(made.game))
    kept = json.loads(FINGERPRINTS.read_text("utf-8"))
    now = hashlib.sha256(text.encode()).hexdigest()[:16]
    if UPDATE:
        kept["playthroughs"] = kept.get("playthroughs", {}) | {name: now}
        FINGERPRINTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8", newline="\n")
    assert kept["playthroughs"][name] == now


@pytest.mark.parametrize("game", whitby.game_ids())
def test_they_stay_small(game: str) -> None:
    assert 0 < sum(path.stat().st_size for path in GOLDEN.glob(f"{game}-*")) <= MOST


def test_nothing_else_lies_there() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {f"{name}{end}" for name in GAMES for end in (".txt", ".record.txt")}
