"""docs/measurements/balance.md and the reports beside it, from the folders of the studies: who wins each game at `easy` and at `medium`.

for game in dracula-2003 fury-1987 fury-2005 fury-2015; do whitby study studies/balance-$game.toml; done
for game in dracula-2003 fury-1987 fury-2005 fury-2015; do whitby study studies/balance-medium-$game.toml; done
python tools/balance_page.py [--studies FOLDER]

A study that was stopped goes on with the same command; one that is not whole stands on the page with the games that it has so far.
"""

from __future__ import annotations

import argparse
import itertools
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
LEVELS = {"easy": "balance", "medium": "balance-medium"}  # and how the names of their studies begin
FAIR = (0.3, 0.7)  # what is demanded of Dracula's share
HEAD = """# Balance between bots of equal levels

Each game and level is a study of its own: `whitby study studies/balance-GAME.toml` for `easy`, `studies/balance-medium-GAME.toml`
for `medium`; `python tools/balance_page.py` makes this page of them. Intervals are 95 % (Wilson). The bots are no experts: at `easy` the
figures tell how a game goes between players who follow the same simple rules of thumb, at `medium` between those who know the odds of
where Dracula is besides. That Dracula wins from 30 to 70 % of the games is demanded. Core hours are CPU time, with the compiled engine.
The reports have lengths, tracks over time, cards, and maps of where Dracula goes and is caught.

| game | level | Dracula wins | 95 % | fair | games | core hours | seconds a game | version, date | report |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def found(folder: Path) -> tuple[Folder, Tally] | None:
    """A study that has games, and what they come to."""
    try:
        kept = Folder(folder)
        (tally,) = tallies(kept)
    except (StudyError, ValueError):
        return None
    return kept, tally


def row(kept: Folder, tally: Tally, level: str, page: str) -> str:
    """Who wins, from how many games, and what they took."""
    won, games, hours = tally.winners[tally.sides[0]], tally.games, kept.core_hours()
    low, high = wilson(won, games)
    so_far = f"{games:,}" if games == kept.study.games else f"{games:,} of {kept.study.games:,} so far"
    fair = "yes" if FAIR[0] <= won / games <= FAIR[1] else "**no**"
    shares = [f"{100 * won / games:.2f} %", f"{100 * low:.2f} to {100 * high:.2f}", fair]
    cells = [tally.cell.game, level, *shares, so_far, f"{hours:.3g}", f"{3600 * hours / games:.3f}"]
    return f"| {' | '.join(cells)} | {kept.version}, {played(kept)} | [report]({page}) |"


def played(kept: Folder) -> str:
    """The day of the last block."""
    return date.fromtimestamp((kept.path / "blocks.jsonl").stat().st_mtime).isoformat()


def main() -> None:
    """Write the page, and a report for each game and level."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--studies", type=Path, default=ROOT / "studies")
    studies = asked.parse_args().studies
    rows, parts = [], []
    for id, (level, name) in itertools.product(whitby.game_ids(), LEVELS.items()):
        if one := found(studies / f"{name}-{id}"):
            kept, tally = one
            page = PAGE.with_name(f"{name}-{id}.html")
            page.write_text(report(kept, f"{id} between bots of the level {level}"), "utf-8")
            rows.append(row(kept, tally, level, page.name))
            head = ["| | what | share | 95 % | games |", "| --- | --- | --- | --- | --- |"]
            parts.append("\n".join([f"\n## {id}, {level}\n", *head, *lines(tally)]))
    PAGE.write_text(HEAD + "\n".join([*rows, *parts]) + "\n", "utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {len(rows)} studies")


if __name__ == "__main__":
    main()
