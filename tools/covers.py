"""The pictures of the games on the home page: a piece of each Fury map, from the games' own maps and the page's routes.

python tools/covers.py writes frontend/src/covers.json; the coast below it comes from the build, as on the table's map.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from environment import ROOT

sys.path.insert(0, str(ROOT / "src"))

import whitby

ROUTES = ROOT / "frontend/src/games/fury/map/routes.json"
COVERS = ROOT / "frontend/src/covers.json"
BOXES = {  # x, y, width, height of the piece, in units of the map
    "fury-2015": (330, 150, 300, 126),
    "fury-2005": (560, 290, 300, 126),
    "fury-1987": (150, 60, 300, 126),
}
BEYOND = 30  # what lies just outside leads in


def cover(game: str, box: tuple[int, int, int, int], bends: dict[tuple[str, ...], list[float]]) -> dict[str, Any]:
    """The ways and places of one piece."""
    board: dict[str, Any] = whitby.game(game).board
    places = {place["id"]: place for place in board["place"]}
    seen = {id for id, place in places.items() if is_near(place, box)}

    def way(a: str, b: str, kind: str) -> str:
        p, q = places[a], places[b]
        x, y = bends.get((kind, *sorted((a, b))), ((p["x"] + q["x"]) / 2, (p["y"] + q["y"]) / 2))
        return f"M{p['x']:.0f} {p['y']:.0f}Q{x:.0f} {y:.0f} {q['x']:.0f} {q['y']:.0f}"

    def ways(pairs: list[list[str]], kind: str) -> str:
        return "".join(way(a, b, kind) for a, b, *_ in pairs if a in places and b in places and (a in seen or b in seen))

    cities = [place for id, place in places.items() if id in seen and "city" in place["kind"]]
    return {
        "box": " ".join(map(str, box)),
        "roads": ways(board["roads"], "road"),
        "rails": ways(board["rails"], "rail"),
        "cities": [[round(city["x"]), round(city["y"]), city["kind"].startswith("large")] for city in cities],
    }


def is_near(place: dict[str, Any], box: tuple[int, int, int, int]) -> bool:
    """Does it lie in the piece, or just outside?"""
    x, y, width, height = box
    return x - BEYOND <= place["x"] <= x + width + BEYOND and y - BEYOND <= place["y"] <= y + height + BEYOND


def text() -> str:
    """All pictures, as they stand in the file."""
    routes = json.loads(ROUTES.read_text("utf-8"))["land"]
    bends = {(way["kind"].partition("-")[0], *sorted((way["a"], way["b"]))): way["c"] for way in routes}
    return json.dumps({game: cover(game, box, bends) for game, box in BOXES.items()}, indent=1) + "\n"


if __name__ == "__main__":
    COVERS.write_text(text(), "utf-8")
