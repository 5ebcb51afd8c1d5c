"""kill -9 again and again: what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from apart import run_apart
from kill_web import Lost, check, is_kept, run
from web_players import News, Place, Player

SRC = Path(__file__).parents[2] / "src"


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("kills", [5, pytest.param(20, marks=pytest.mark.slow)])
def test_kills(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kills: int) -> None:
    monkeypatch.setenv("PYTHONPATH", str(SRC))
    assert run_apart(run(tmp_path, kills=kills, tables=12, seed=1)) > 20 * kills


def test_what_may_be_there_after_a_kill() -> None:
    before = [["mina", "a"], ["seward", "b"]]
    choose = {"type": "choose", "seat": "mina", "choice": "c"}
    assert is_kept(before, before, None) and is_kept(before, before, choose)
    assert is_kept([*before, ["mina", "c"]], before, choose) and not is_kept([*before, ["mina", "d"]], before, choose)
    assert is_kept([*before, ["mina", "c"], ["seward", "forced"]], before, choose)
    assert not is_kept(before[:1], before, None) and not is_kept(before[:1], before, choose)
    assert is_kept([["seward", "b"]], before, {"type": "undo", "seat": "mina"}) and is_kept([], before, {"type": "undo", "seat": "mina"})
    assert not is_kept([["mina", "a"]], before, {"type": "undo", "seat": "mina"})
    both = {"type": "choose-all", "answers": [{"seat": "seward", "choice": "c"}, {"seat": "mina", "choice": "d"}]}
    assert is_kept([*before, ["seward", "c"], ["mina", "d"]], before, both) and not is_kept([*before, ["seward", "c"]], before, both)


@pytest.mark.parametrize("there", [[], ["a"], ["a", "b", "b"], ["b", "a"]])
def test_a_loss_is_noticed(monkeypatch: pytest.MonkeyPatch, there: list[str]) -> None:
    """One that lost an acknowledged choice, has one twice, or has them in another order."""

    class Socket:
        async def close(self) -> None: ...

    player = Player(Place("table", ""))
    player.heard = [News("chose", ["mina", choice]) for choice in ("a", "b")]

    async def opened(address: str, players: list[Player]) -> None:
        player.heard = [News("chose", ["mina", choice]) for choice in there]
        player.socket = Socket()  # type: ignore[assignment]

    monkeypatch.setattr("kill_web.open_pages", opened)
    with pytest.raises(Lost):
        run_apart(check("", [player], set()))
