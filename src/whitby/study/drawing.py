"""Plots as plain HTML and SVG: intervals, columns, curves and maps."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from whitby.match import wilson

WIDE, HIGH, LEFT, BOTTOM, TOP = 520, 260, 46, 40, 12
COLOURS = ("#a3263c", "#2b6690", "#8a6d1f", "#3f7d4e", "#7b4a94", "#b8612b")
MOST_LABELS = 8
ALONE = (  # the style of a drawing that stands in no page; its grays are for light and for dark paper
    "text{fill:#888;font:14px sans-serif}.grid,.way{stroke:#8885}.bars rect{fill:#2b6690}.mark{stroke:#888;stroke-dasharray:5 4}"
    ".curves polyline{fill:none;stroke-width:2.5}.place{font-size:24px}circle{fill-opacity:.75}"
)


def name(id: str) -> str:
    """An id as people write it.

    >>> name("castle-dracula")
    'Castle Dracula'
    """
    return escape(id.replace("-", " ").title())


def percent(share: float) -> str:
    return f"{100 * share:.1f}\u00a0%"


def shares(rows: Sequence[tuple[str, int, int]]) -> str:
    """Shares with their 95 % intervals, a line each: (label, n, of)."""
    lines = []
    for label, n, of in rows:
        low, high = wilson(n, of)
        share = n / max(1, of)
        lines.append(
            f'<div class="share"><span>{label}</span><i><b style="left:{100 * low:.2f}%;width:{100 * (high - low):.2f}%"></b>'
            f'<u style="left:{100 * share:.2f}%"></u></i><span class="figures">{percent(share)} '
            f"<small>{100 * low:.1f} to {100 * high:.1f}, {n:,} of {of:,}</small></span></div>"
        )
    return f'<div class="shares">{"".join(lines)}</div>'


def svg(content: str, title: str, box: str = f"0 0 {WIDE} {HIGH}") -> str:
    """A drawing that is as wide as there is room."""
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(title)}">{content}</svg>'


def steps(most: float, count: int = 4) -> list[float]:
    """Round numbers from 0 to at least `most`.

    >>> steps(37)
    [0.0, 10.0, 20.0, 30.0, 40.0]
    """
    raw = max(most, 1e-9) / count
    size = 10 ** math.floor(math.log10(raw))
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10) if size * factor >= raw * 0.999)
    return [step * i for i in range(math.ceil(most / step - 1e-9) + 1)]


def axes(across: Sequence[float], up: Sequence[float], x_title: str, x_first: float = 0.0) -> str:
    """Lines and figures beside a plot."""
    out = []
    for value in up:
        y = HIGH - BOTTOM - value / max(up[-1], 1e-9) * (HIGH - BOTTOM - TOP)
        out.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE - 8}" y1="{y:.1f}" y2="{y:.1f}"/>')
        out.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>')
    for value in across:
        x = LEFT + (value - x_first) / max(across[-1] - x_first, 1e-9) * (WIDE - LEFT - 16)
        out.append(f'<text x="{x:.1f}" y="{HIGH - BOTTOM + 16}" text-anchor="middle">{value:g}</text>')
    return "".join(out) + f'<text x="{(LEFT + WIDE) / 2}" y="{HIGH - 6}" text-anchor="middle">{escape(x_title)}</text>'


def columns(counts: Mapping[int, int], x_title: str, title: str) -> str:
    """How often each whole number came; many of them in groups."""
    last = max(counts, default=1)
    group = max(1, math.ceil(last / 40))
    grouped: dict[int, int] = {}
    for value, n in counts.items():
        grouped[value // group] = grouped.get(value // group, 0) + n
    total = sum(counts.values()) or 1
    up, across = steps(100 * max(grouped.values(), default=1) / total), steps(last + 1)
    width = (WIDE - LEFT - 16) * group / across[-1]
    bars = []
    for place, n in sorted(grouped.items()):
        height = 100 * n / total / up[-1] * (HIGH - BOTTOM - TOP)
        x, y = LEFT + place * width, HIGH - BOTTOM - height
        bars.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(1.0, width - 1):.1f}" height="{height:.1f}"/>')
    return svg(axes(across, up, f"{x_title} (% of games)") + f'<g class="bars">{"".join(bars)}</g>', title)


def curves(series: Mapping[str, Sequence[tuple[float, float]]], x_title: str, title: str, mark: float | None = None) -> str:
    """Curves over the same axes, with their names below; `mark` is a height that is drawn as a dashed line."""
    points = [point for line in series.values() for point in line]
    across, up = steps(max([x for x, _ in points], default=1)), steps(max([y for _, y in points] + [mark or 0.0], default=1))

    def place(x: float, y: float) -> str:
        wide, high = WIDE - LEFT - 16, HIGH - BOTTOM - TOP
        return f"{LEFT + x / across[-1] * wide:.1f},{HIGH - BOTTOM - max(0.0, y) / max(up[-1], 1e-9) * high:.1f}"

    drawn = "".join(
        f'<polyline points="{" ".join([place(x, y) for x, y in line])}" stroke="{COLOURS[i % len(COLOURS)]}"/>'
        for i, line in enumerate(series.values())
    )
    if mark is not None:
        (x, y), end = place(0, mark).split(","), place(across[-1], mark).split(",")[0]
        drawn += f'<line class="mark" x1="{x}" x2="{end}" y1="{y}" y2="{y}"/>'
    keys = "".join([f'<span><i style="background:{COLOURS[i % len(COLOURS)]}"></i>{name(label)}</span>' for i, label in enumerate(series)])
    return svg(axes(across, up, x_title) + f'<g class="curves">{drawn}</g>', title) + f'<p class="keys">{keys}</p>'


def as_file(drawing: str) -> str:
    """A drawing, with or without its keys, as an SVG file of its own."""
    shape, _, keys = drawing.partition("</svg>")
    labels = re.findall(r'background:(#\w+)"></i>(.*?)</span>', keys)
    told = [
        f'<text x="{LEFT + 12}" y="{TOP + 16 + 18 * i}" style="fill:{colour}">{label}</text>' for i, (colour, label) in enumerate(labels)
    ]
    head = shape.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    style = f"<style>{ALONE}</style>"
    return head.replace(">", f">{style}", 1) + "".join(told) + "</svg>\n"


def spots(board: Mapping[str, Any]) -> tuple[dict[str, tuple[float, float]], str, list[tuple[str, str]]]:
    """Where the places of a board stand, the box around them, and what is joined."""
    places = board.get("place", [])
    if places and "x" in places[0]:
        joined = [(link[0], link[1]) for key in ("roads", "sea_links") for link in board.get(key, [])]
        return {p["id"]: (p["x"], p["y"]) for p in places if "x" in p}, " ".join(map(str, board["view_box"])), joined
    grid = {p["id"]: (120 + 240 * p["col"], 110 + 200 * p["row"]) for p in places}
    return (
        grid,
        f"0 0 {240 * board.get('columns', 4)} {200 * board.get('rows', 3) + 40}",
        [tuple(slot["between"]) for slot in board.get("slot", [])],
    )


def labelled(places: Sequence[str], at: Mapping[str, tuple[float, float]]) -> list[str]:
    """The first places whose names have room beside those before them."""
    out: list[str] = []
    for place in places:
        x, y = at[place]
        room = all(abs(x - at[other][0]) > 6 * (len(place) + len(other)) + 8 or abs(y - at[other][1]) > 50 for other in out)
        if room and len(out) < MOST_LABELS:
            out.append(place)
    return out


def ways(at: Mapping[str, tuple[float, float]], joined: Sequence[tuple[str, str]]) -> list[str]:
    """Lines between places."""
    return [
        f'<line class="way" x1="{at[a][0]}" y1="{at[a][1]}" x2="{at[b][0]}" y2="{at[b][1]}"/>' for a, b in joined if a in at and b in at
    ]


def figures_on(board: Mapping[str, Any], there: Mapping[str, str], title: str) -> str:
    """The board with a figure, and its name, for each seat at its place; those on one place stand side by side."""
    at, box, joined = spots(board)
    out = ways(at, joined)
    out += [f'<circle cx="{x}" cy="{y}" r="7" fill="#888"><title>{name(place)}</title></circle>' for place, (x, y) in at.items()]
    beside: Counter[str] = Counter()
    for i, (seat, place) in enumerate(there.items()):
        if place in at:
            (x, y), colour = at[place], COLOURS[i % len(COLOURS)]
            n = beside[place]
            x, label = x + 34 * n, y - 24 - 26 * n if y > 26 * len(there) + 24 else y + 42 + 26 * n  # a name stays on the board
            beside[place] += 1
            out.append(f'<circle cx="{x}" cy="{y}" r="16" fill="{colour}"><title>{name(seat)}: {name(place)}</title></circle>')
            out.append(f'<text class="place" x="{x}" y="{label}" text-anchor="middle" style="fill:{colour}">{name(seat)}</text>')
    return svg("".join(out), title, box)


def map_of(board: Mapping[str, Any], counts: Mapping[str, int], title: str, colour: str) -> str:
    """The board with a disc at each place, whose surface is how often it was counted."""
    at, box, joined = spots(board)
    most = max([n for place, n in counts.items() if place in at], default=1)
    out = ways(at, joined)
    total = sum(counts.values()) or 1
    for place, (x, y) in at.items():
        n = counts.get(place, 0)
        radius = 3 + 27 * math.sqrt(n / most)
        tip = f"<title>{name(place)}: {n:,}, {percent(n / total)}</title>"
        out.append(f'<circle cx="{x}" cy="{y}" r="{radius:.1f}" fill="{colour if n else "var(--line)"}">{tip}</circle>')
    for place in labelled([place for place, _ in Counter(counts).most_common() if place in at], at):
        x, y = at[place]
        out.append(
            f'<text class="place" x="{x}" y="{y - 8 - 27 * math.sqrt(counts[place] / most):.1f}" text-anchor="middle">{name(place)}</text>'
        )
    return svg("".join(out), title, box)
