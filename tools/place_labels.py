"""Where the names of Europe stand on the map, in one language: writes frontend/src/games/fury/map/labels.LANGUAGE.json.

    python tools/place_labels.py it [--seed 1] [--check]

Run it again when a name, a font or a size changes. Each name has up to 168 boxes to choose from (right, below, left, above its place; three
gaps; shifts; in one line or two). A box costs what it covers (other places, ways, figures) and how easily it is read as the name of another
place; two names that overlap cost most. Simulated annealing, then descent. Widths are measured in Chromium with the page's own fonts.
"""

from __future__ import annotations

import argparse
import base64
import json
import math
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import browser
import environment

from whitby.games.fury2015.europe import MAP
from whitby.text import Catalogue

PLACES = [place for place in MAP["place"] if place["kind"] != "hospital"]  # a hospital has no name on the map

FOLDER = environment.ROOT / "frontend/src/games/fury/map"
SIZE, LINE, HALO = 11.4, 11.6, 1.5
SEA_SIZE, SEA_LINE, SEA_TRACKING = 14.0, 14.3, 1.2
GAPS, SHIFTS = (5.2, 8.0, 11.0), (0.0, 4.0, -4.0, 8.0, -8.0, 12.0, -12.0)
CLEAR, SEA_CLEAR = 11.0, 13.0  # half of what a place needs for itself
PORT = (7.5, 8.5, 2.0)  # width, height and gap of the anchor before the name of a port
FIGURE = (24.0, 26.0)
SIDES = {"right": 0.0, "below": 2.0, "left": 3.0, "above": 4.0}
WAY_COST = {"road": 0.9, "rail-white": 1.7, "rail-yellow": 1.7, "sea": 0.35}  # for each 4 units under a name
STEPS = 60_000

Point = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """A rectangle of map units."""

    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: Box) -> float:
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0

    def distance(self, x: float, y: float) -> float:
        return math.hypot(max(self.left - x, 0, x - self.right), max(self.top - y, 0, y - self.bottom))


@dataclass
class Candidate:
    """One way to set a name: what is written to the table, its box, and what it costs whatever the others do."""

    entry: dict[str, Any]
    box: Box
    cost: float = 0.0


@dataclass
class Name:
    """A place and its name."""

    id: str
    kind: str
    x: float
    y: float
    port: bool
    widths: dict[tuple[str, ...], list[float]]  # of each line, by how the name is broken
    candidates: list[Candidate] = field(default_factory=list)

    @property
    def sea(self) -> bool:
        return self.kind == "sea"

    @property
    def clear(self) -> float:
        return SEA_CLEAR if self.sea else CLEAR


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("language", choices=("en", "it"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="tell what the written table costs, and write nothing")
    said = parser.parse_args()
    others = json.loads((FOLDER / "labels.en.json").read_text("utf-8"))  # figures, hospitals and regions stand alike in all languages
    names = measured(said.language)
    for name in names:
        name.candidates = [with_cost(candidate, name, names, others) for candidate in candidates(name)]
    if said.check:
        chosen = [as_written(name, said.language) for name in names]
    else:
        chosen = cheapest(names, random.Random(said.seed))
        labels = {name.id: candidate.entry for name, candidate in zip(names, chosen, strict=True)}
        write(FOLDER / f"labels.{said.language}.json", others | {"labels": labels})
    report(names, chosen)
    return 0 if not overlaps(chosen) else 1


# --- names and their widths --------------------------------------------------------------
def measured(language: str) -> list[Name]:
    """All places with the widths of their names as Chromium sets them."""
    words = Catalogue(language, "fury-2015")
    ports = {place for link in MAP["sea_links"] for place in link}
    texts = {place["id"]: words.noun(place["id"]) for place in PLACES}
    breaks = {id: list(broken(text)) for id, text in texts.items()}
    lines = sorted({(line, font_of(place)) for place in PLACES for lines in breaks[place["id"]] for line in lines})
    width = dict(zip(lines, widths(lines), strict=True))
    return [
        Name(
            place["id"],
            place["kind"],
            place["x"],
            place["y"],
            place["kind"] != "sea" and place["id"] in ports,
            {lines: [width[line, font_of(place)] for line in lines] for lines in breaks[place["id"]]},
        )
        for place in PLACES
    ]


def broken(text: str) -> Iterator[tuple[str, ...]]:
    """A name in one line, and in two where it is long and has a place to break."""
    yield (text,)
    if len(text) > 9:
        for i, letter in enumerate(text):
            if letter in " -" and 2 < i < len(text) - 3:
                yield (text[: i + (letter == "-")], text[i + 1 :])


def font_of(place: dict[str, Any]) -> str:
    return {"small-city": "500", "large-city": "700", "castle": "700"}.get(place["kind"], "sea")


def widths(lines: list[tuple[str, str]]) -> list[float]:
    """How wide each line is, in map units, in the font of its place."""
    from playwright.sync_api import sync_playwright

    fonts = "".join(
        f"@font-face{{font-family:{name};src:url(data:font/woff;base64,{base64.b64encode(font_file(path).read_bytes()).decode()})}}"
        for name, path in (
            ("w500", "source-sans-3/files/source-sans-3-latin-500-normal.woff"),
            ("w700", "source-sans-3/files/source-sans-3-latin-700-normal.woff"),
            ("wsea", "eb-garamond/files/eb-garamond-latin-500-italic.woff"),
        )
    )
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=browser.find(), args=["--no-sandbox", "--disable-gpu"]).new_page()
        page.set_content(
            f"<style>{fonts}</style><p style='font-family:w500'>a</p><p style='font-family:w700'>a</p><p style='font-family:wsea'>a</p>"
        )
        found: list[float] = page.evaluate(
            """async ([lines, sizes]) => {
              await document.fonts.ready;
              const pen = document.createElement("canvas").getContext("2d");
              return lines.map(([text, font]) => {
                pen.font = `${sizes[font][0] * 10}px w${font}`;
                return pen.measureText(text).width / 10 + sizes[font][1] * text.length;
              });
            }""",
            [lines, {"500": [SIZE, 0], "700": [SIZE, 0], "sea": [SEA_SIZE, SEA_TRACKING]}],
        )
        return found


def font_file(path: str) -> Path:
    folders = [environment.ROOT / folder / "node_modules/@fontsource" for folder in ("build/frontend/work", "frontend")]
    found = next((folder / path for folder in folders if (folder / path).is_file()), None)
    if found is None:
        sys.exit(f"The page's fonts are not there ({path}): ./run or ./test fetches them")
    return found


# --- candidates and what they cost -------------------------------------------------------
def candidates(name: Name) -> Iterator[Candidate]:
    """Every box that a name could have."""
    line = SEA_LINE if name.sea else LINE
    up, down = (9.0, 3.2) if name.sea else (7.5, 2.4)  # above and below the baseline
    icon = PORT[0] + PORT[2] if name.port else 0.0
    for lines, line_widths in name.widths.items():
        wide, more = max(line_widths), line * (len(lines) - 1)
        for side, dislike in SIDES.items():
            for gap in GAPS:
                for shift in SHIFTS:
                    reach = name.clear + gap
                    if side in ("right", "left"):
                        first = 3.8 - more / 2 + shift
                        left = reach + icon if side == "right" else -reach - wide
                        anchor = "start" if side == "right" else "end"
                        dx = left if side == "right" else -reach
                        icon_left = reach if side == "right" else -reach - line_widths[0] - icon
                    else:
                        first = reach + up if side == "below" else -reach - down - more
                        left, anchor, dx = shift - wide / 2 + icon / 2, "middle", shift + icon / 2
                        icon_left = dx - line_widths[0] / 2 - icon
                    entry: dict[str, Any] = {"dx": round(dx, 1), "dy": round(first, 1), "anchor": anchor, "lines": list(lines)}
                    if name.port:
                        entry["icon"] = {"dx": round(icon_left + PORT[0] / 2, 1), "dy": round(first - 3.9, 1)}
                    box = Box(
                        name.x + min(left, icon_left if name.port else left) - HALO,
                        name.y + first - up - HALO,
                        name.x + left + wide + HALO,
                        name.y + first + more + down + HALO,
                    )
                    cost = dislike + abs(shift) / 8 + (gap - GAPS[0]) / 2 + 1.5 * (len(lines) - 1)
                    yield Candidate(entry, box, cost)


def with_cost(candidate: Candidate, name: Name, names: list[Name], others: dict[str, Any]) -> Candidate:
    """The same with what it costs to stand there, other names left aside."""
    box = candidate.box
    cost = candidate.cost + (200.0 if box.left < 6 or box.top < 6 or box.right > 994 or box.bottom > 638 else 0.0)
    own = box.distance(name.x, name.y)
    for other in names:
        if other is not name:
            near = box.distance(other.x, other.y)
            cost += 60 + 8 * (other.clear - near) if near < other.clear else 0.0
            cost += 2 * max(0.0, own + 7 - near)
    for x, y, kind in WAYS:
        cost += WAY_COST[kind] if box.distance(x, y) == 0 else 0.0
    for id, figure in others["figures"].items():
        at = next(place for place in names if place.id == id)
        cost += 0.15 * box.overlap(around(at.x + figure["dx"], at.y + figure["dy"], *FIGURE)) * (1.0 if id == name.id else 0.6)
    for hospital in others["hospitals"].values():
        at = next(place for place in names if place.id == hospital["city"])
        cost += 2.0 * box.overlap(around(at.x + hospital["dx"], at.y + hospital["dy"], 18, 18))
    return Candidate(candidate.entry, box, cost)


def around(x: float, y: float, wide: float, high: float) -> Box:
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def drawn_ways() -> list[tuple[float, float, str]]:
    """Every way as points 4 units apart."""
    routes = json.loads((FOLDER / "routes.json").read_text("utf-8"))
    at = {place["id"]: (place["x"], place["y"]) for place in PLACES}
    found = []
    for way in routes["land"]:
        (ax, ay), (cx, cy), (bx, by) = at[way["a"]], way["c"], at[way["b"]]
        steps = max(2, round(math.dist((ax, ay), (bx, by)) / 4))
        for i in range(steps + 1):
            t = i / steps
            found.append(
                ((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by, way["kind"])
            )
    for way in routes["sea"]:
        for (ax, ay), (bx, by) in zip(way["pts"], way["pts"][1:], strict=False):
            steps = max(2, round(math.dist((ax, ay), (bx, by)) / 4))
            found += [(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps, "sea") for i in range(steps)]
    return found


WAYS = drawn_ways()


# --- choosing ----------------------------------------------------------------------------
def cheapest(names: list[Name], rng: random.Random) -> list[Candidate]:
    """The cheapest choice that annealing and then descent find."""
    near = [
        [j for j, other in enumerate(names) if j != i and math.dist((name.x, name.y), (other.x, other.y)) < 260]
        for i, name in enumerate(names)
    ]
    chosen = [min(name.candidates, key=lambda candidate: candidate.cost) for name in names]

    def cost(i: int, candidate: Candidate) -> float:
        return candidate.cost + sum(pair_cost(candidate.box, chosen[j].box) for j in near[i])

    for step in range(STEPS):
        heat = 30 * (1 - step / STEPS) ** 2 + 0.05
        i = rng.randrange(len(names))
        other = rng.choice(names[i].candidates)
        change = cost(i, other) - cost(i, chosen[i])
        if change < 0 or rng.random() < math.exp(-change / heat):
            chosen[i] = other
        if step % 10_000 == 0:
            print(f"{100 * step // STEPS} % ", end="", file=sys.stderr, flush=True)
    print("100 %", file=sys.stderr)
    better = True
    while better:
        better = False
        for i, name in enumerate(names):
            best = min(name.candidates, key=lambda candidate, i=i: cost(i, candidate))  # type: ignore[misc]
            if cost(i, best) < cost(i, chosen[i]) - 1e-9:
                chosen[i], better = best, True
    return chosen


def pair_cost(a: Box, b: Box) -> float:
    area = a.overlap(b)
    return 80 + 2 * area if area else 0.0


def as_written(name: Name, language: str) -> Candidate:
    """What the table has for a name, as a candidate."""
    entry = json.loads((FOLDER / f"labels.{language}.json").read_text("utf-8"))["labels"][name.id]
    same = [c for c in name.candidates if c.entry == entry]
    if not same:
        sys.exit(f"{name.id}: the written place of its name is none that this tool would make; was a name or a size changed?")
    return same[0]


def overlaps(chosen: list[Candidate]) -> list[tuple[int, int]]:
    return [(i, j) for i, a in enumerate(chosen) for j, b in enumerate(chosen[:i]) if a.box.overlap(b.box)]


def report(names: list[Name], chosen: list[Candidate]) -> None:
    """What it came to, the worst names first."""
    for name, candidate in sorted(zip(names, chosen, strict=True), key=lambda pair: -pair[1].cost)[:8]:
        print(f"{candidate.cost:6.1f}  {name.id}")
    for i, j in overlaps(chosen):
        print(f"overlap: {names[i].id} and {names[j].id}")
    print(f"{len(names)} names, cost {sum(candidate.cost for candidate in chosen):.0f}, {len(overlaps(chosen))} overlaps")


def write(path: Path, table: dict[str, Any]) -> None:
    """One entry a line."""
    parts = []
    for key, value in table.items():
        entries = value.items() if isinstance(value, dict) else enumerate(value)
        lines = [
            f"    {json.dumps(k, ensure_ascii=False)}: {dumped(v)}" if isinstance(value, dict) else f"    {dumped(v)}" for k, v in entries
        ]
        first, last = "{}" if isinstance(value, dict) else "[]"
        parts.append(f'  "{key}": {first}\n' + ",\n".join(lines) + f"\n  {last}")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


def dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
