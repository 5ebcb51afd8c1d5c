"""The terminal's saves of older days: they go on, or one line says why not and the file stays as it was."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from folders import Folder, raise_rules, words
from rich.console import Console

import whitby
from whitby.engine import options_for
from whitby.notation import write
from whitby.notation.header import read_header
from whitby.notation.reading import lines_of
from whitby.terminal import saves
from whitby.terminal.local_game import resumed
from whitby.terminal.saves import Save
from whitby.terminal.start import Stop, play, read_saved
from whitby.text import Catalogue


@pytest.mark.parametrize("risen", [False, True])
def test_a_save_goes_on_or_is_refused(stored: Folder, save: str, risen: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = stored.copy(tmp_path) / "games"
    monkeypatch.setenv("WHITBY_DATA", str(folder))
    if risen:
        raise_rules(monkeypatch)
    expected = stored.saves[save]
    game, path = whitby.game(expected["game"]), folder / save
    assert path in [found.path for found in [*saves.interrupted(game.id), *saves.unreadable(game.id)]]
    before = path.read_bytes()
    try:
        record = read_saved(path, game, Catalogue("en", game.id))
    except Stop as stop:
        assert "\n" not in stop.text and path.read_bytes() == before
        return
    assert record.rules == expected["rules"]
    local_game = resumed(game, record)
    (seat, *_) = local_game.advance_to_person()
    assert words(game, local_game.play) == expected["choices"]
    local_game.choose(seat, options_for(local_game.play.state, seat)[0])
    Save(game.id, path).put(write(local_game.record(), game), False)
    assert read_header(lines_of(path.read_bytes()), game)[0].rules == game.version


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_save_that_the_rules_do_not_lead_through(
    stored: Folder, save: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands open there instead may be another seat's secret, and is not told."""
    folder = stored.copy(tmp_path) / "games"
    monkeypatch.setenv("WHITBY_DATA", str(folder))
    expected = stored.saves[save]
    for other in folder.iterdir():
        if other.name != save:
            other.unlink()
    lines = (folder / save).read_text("utf-8").splitlines()
    game = whitby.game(expected["game"])
    at = next(i for i in range(lines.index("") + 3, len(lines)) if lines[i].startswith("chance: "))  # no seat's choice is chance's
    lines[at] = f"{lines[at].partition(':')[0]}: {game.text(game.actions[-1])}"
    (folder / save).write_text("\n".join(lines) + "\n", "utf-8")
    before = (folder / save).read_bytes()
    raise_rules(monkeypatch)
    game = whitby.game(game.id)
    console = Console(file=io.StringIO())
    with pytest.raises(Stop) as stop:
        play(game, Catalogue(language, game.id), console, expected["person"], None, "random", {}, True)
    said = stop.value.text.replace(str(folder / save), "")
    assert stop.value.code == 1 and f"line {at + 1}" in said and f"version {lines[2].removeprefix('rules: ')}" in said
    assert "\n" not in stop.value.text and not any(line in stop.value.text for line in lines if ": " in line)
    assert (folder / save).read_bytes() == before and not console.file.getvalue()  # type: ignore[attr-defined]
