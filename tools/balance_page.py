"""docs/measurements/balance.md and the reports beside it, from the folders of the studies: who wins each game at `easy`.

for game in dracula-2003 fury-1987 fury-2005 fury-2015; do whitby study studies/balance-$game.toml; done
python tools/balance_page.py [--studies FOLDER]

A study that was stopped goes on with the same command; one that is not whole stands on the page with the games that it has so far.
"""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path

import whitby
from whitby.match import wilson
from whitby.study.folder import Folder
from whitby.study.page import report
from whitby.study.plan import StudyError
from whitby.study.table import lines
from whitby.study.tally import Tally, tallies

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/measurements/balance.md"
HEAD = """# Balance between bots of the level `easy`

Each game is a study of its own, `whitby study studies/balance-GAME.toml`; `python tools/balance_page.py` makes this page of them.
Intervals are 95 % (Wilson). The bots are no experts: the figures tell how a game goes between players who follow the same simple rules of
thumb. Core hours are CPU time, with the compiled engine. The reports have lengths, tracks over time, cards, and maps of where Dracula goes
and is caught.

| game | Dracula wins | 95 % | games | core hours | seconds a game | version, date | report |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


def found(folder: Path) -> tuple[Folder, Tally] | None:
    """A study that has games, and what they come to."""
    try:
        kept = Folder(folder)
        (tally,) = tallies(kept)
    except (StudyError, ValueError):
        return None
    return kept, tally


def row(kept: Folder, tally: Tally, page: str) -> str:
    """Who wins, from how many games, and what they took."""
    won, games, hours = tally.winners[tally.sides[0]], tally.games, kept.core_hours()
    low, high = wilson(won, games)
    so_far = f"{games:,}" if games == kept.study.games else f"{games:,} of {kept.study.games:,} so far"
    cells = [f"{100 * won / games:.2f} %", f"{100 * low:.2f} to {100 * high:.2f}", so_far, f"{hours:.3g}", f"{3600 * hours / games:.3f}"]
    return f"| {tally.cell.game} | {' | '.join(cells)} | {kept.version}, {played(kept)} | [report]({page}) |"


def played(kept: Folder) -> str:
    """The day of the last block."""
    return date.fromtimestamp((kept.path / "blocks.jsonl").stat().st_mtime).isoformat()


def main() -> None:
    """Write the page, and a report for each game."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--studies", type=Path, default=ROOT / "studies")
    studies = asked.parse_args().studies
    rows, parts = [], []
    for id in whitby.game_ids():
        if one := found(studies / f"balance-{id}"):
            kept, tally = one
            page = PAGE.with_name(f"balance-{id}.html")
            page.write_text(report(kept, f"{id} between bots of the level easy"), "utf-8")
            rows.append(row(kept, tally, page.name))
            parts.append("\n".join([f"\n## {id}\n", "| | what | share | 95 % | games |", "| --- | --- | --- | --- | --- |", *lines(tally)]))
    PAGE.write_text(HEAD + "\n".join([*rows, *parts]) + "\n", "utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {len(rows)} games")


if __name__ == "__main__":
    main()
