"""Short texts one after the other, broken between them and not within."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


def wrapped(texts: Iterable[Text], width: int, between: str) -> list[Text]:
    """The texts in lines, as many in each as there is room for."""
    lines: list[Text] = []
    for text in texts:
        if lines and cell_len(lines[-1].plain) + len(between) + cell_len(text.plain) <= width:
            lines[-1].append(between, "default").append_text(text)
        else:
            lines.append(Text.assemble(text))
    return lines


class TextRows:
    """Short texts that rich prints in rows as wide as the window."""

    def __init__(self, texts: list[Text | str], between: str = " · ") -> None:
        self.texts = [Text(text) if isinstance(text, str) else text for text in texts]
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from wrapped(self.texts, options.max_width, self.between)
