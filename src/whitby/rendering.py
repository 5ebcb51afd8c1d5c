"""What the environments of other people's tools draw: a view as text, or the board as SVG with the figures that these eyes see."""

from __future__ import annotations

from whitby.game import Game, View
from whitby.study.drawing import as_file, figures_on
from whitby.terminal.drawing import as_text


def rendered(game: Game, view: View, mode: str | None) -> str | None:
    """A view in a mode: `svg`; `human`, which prints; else as text."""
    if mode == "svg":
        return as_file(figures_on(game.board, game.chronicle.whereabouts(view), game.id))
    text = as_text(game.id, view)
    if mode != "human":
        return text
    print(text)
    return None
