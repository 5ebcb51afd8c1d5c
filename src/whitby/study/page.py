"""The report of a study: one HTML page that needs nothing else."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from html import escape

import whitby
from whitby.study.drawing import COLOURS, columns, curves, map_of, name, percent, shares
from whitby.study.folder import Folder
from whitby.study.odds import Sequential, difference
from whitby.study.plan import StudyError
from whitby.study.tally import Tally, changed, tallies

FEW = 5  # games; what was seen in fewer is not shown by itself
MOST_ROWS = 20
POINTS = 200  # of a curve

STYLE = """
:root{--paper:#faf7f1;--ink:#221d18;--soft:#6b6259;--line:#d9d0c3;--card:#fff;--accent:#a3263c;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--paper:#191613;--ink:#ece5da;--soft:#a69c8f;--line:#3d362f;--card:#221e1a;--accent:#e0667b}}
*{box-sizing:border-box}body{margin:0 auto;max-width:1120px;padding:1rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}h1{font-size:1.7rem;line-height:1.2}h2{margin:2.2rem 0 .5rem;border-bottom:2px solid var(--accent)}
h3{margin:0 0 .5rem;font-size:1.02rem}p,small,.note{overflow-wrap:anywhere}.note,small{color:var(--soft);font-size:.84rem}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:1rem}
section{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:.9rem;min-width:0}
svg{width:100%;max-width:640px;height:auto;display:block;margin:auto;overflow:visible}
svg text{fill:var(--soft);font-size:14px}svg .place{fill:var(--ink);font-size:24px;
paint-order:stroke;stroke:var(--card);stroke-width:5px}.grid,.way{stroke:var(--line)}.bars rect{fill:#2b6690}
.curves polyline{fill:none;stroke-width:2.5}.mark{stroke:var(--ink);stroke-dasharray:5 4}circle{fill-opacity:.75}
.keys{display:flex;flex-wrap:wrap;gap:.2rem 1rem;margin:.4rem 0 0;font-size:.84rem}.keys i{display:inline-block;width:.8rem;height:.8rem;
border-radius:2px;margin-right:.35rem}.share{display:grid;grid-template-columns:minmax(5.5rem,1fr) minmax(3.5rem,2fr) 9.6rem;gap:.6rem;
align-items:center;padding:.18rem 0;font-size:.92rem}.share>i{position:relative;height:.9rem;background:var(--line);border-radius:3px}
.share b,.share u{position:absolute;top:0;bottom:0}.share b{background:#2b6690;opacity:.55;min-width:2px}
.share u{width:3px;margin-left:-1px;background:var(--ink)}.figures small{display:block;line-height:1.2}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{padding:.25rem .6rem .25rem 0;text-align:right;
border-bottom:1px solid var(--line);white-space:nowrap}th:first-child,td:first-child{text-align:left}
"""


def report(folder: Folder, title: str) -> str:
    """The whole page; StudyError if there are no games yet."""
    found = tallies(folder)
    if not found:
        raise StudyError(f"{folder.path} has no games yet; whitby study plays them")
    games, wanted = sum(tally.games for tally in found), folder.study.games
    cut = "" if games == wanted else f" of {wanted:,} that were planned"
    about = f"{games:,} games{cut}, {folder.core_hours():.3g} core hours, version {escape(folder.version)}."
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><body><h1>{escape(title)}</h1><p>{about} "
        f"Intervals are 95 % (Wilson; of differences Newcombe).</p>"
        f"{overview(found)}{''.join([comparison(*pair) for pair in itertools.combinations(found, 2)])}"
        f"{''.join([cell_part(tally) for tally in found])}</body></html>\n"
    )


def box(title: str, content: str, note: str = "") -> str:
    """One plot with its title, and what one must know of it."""
    return f"<section><h3>{title}</h3>{content}{f'<p class=note>{note}</p>' if note else ''}</section>" if content else ""


def levels(tally: Tally) -> str:
    """Who played, in words."""
    by_level: dict[str, list[str]] = {}
    for seat, level in tally.cell.seats.items():
        by_level.setdefault(level, []).append(seat)
    return "; ".join(
        [f"{level}: {'all' if len(seats) == len(tally.cell.seats) else ', '.join(seats)}" for level, seats in by_level.items()]
    )


def overview(found: list[Tally]) -> str:
    """Who won in each cell."""
    parts = []
    for tally in found:
        rows = [(name(side), tally.winners[side], tally.games) for side in tally.sides]
        rows += [(name(other), tally.winners[other], tally.games) for other in ("draw", "unfinished") if tally.winners[other]]
        options = ", ".join([f"{key} = {value}" for key, value in tally.cell.options.items()])
        note = f"{escape(tally.cell.game)}; {escape(levels(tally))}{f'; {escape(options)}' if options else ''}"
        parts.append(box(escape(tally.cell.name), shares(rows), note))
    return f'<h2>Who wins</h2><div class="plots">{"".join(parts)}</div>'


def comparison(one: Tally, other: Tally) -> str:
    """Two cells that differ in options alone, pair by pair."""
    options = changed(one.cell, other.cell)
    if not options:
        return ""
    side, test = one.sides[0], Sequential()
    test.take((one.won[n] == side, other.won[n] == side) for n in sorted(one.won.keys() & other.won.keys()))
    apart, low, high = difference(other.winners[side], other.games, one.winners[side], one.games)
    what = ", ".join([f"{escape(key)} = {escape(str(b))} in place of {escape(str(a))}" for key, a, b in options])
    verdict = f"decided after {test.decided:,} pairs" if test.decided else f"not decided after {test.pairs:,} pairs"
    thin = test.curve[:: max(1, len(test.curve) // POINTS)]
    plot = curves(
        {"evidence": [(x, max(0.0, y / math.log(10))) for x, y in thin]},
        "pairs of games",
        f"evidence, {what}",
        math.log10(20),
    )
    text = (
        f"<p>{name(side)} wins {percent(other.winners[side] / other.games)} with it and {percent(one.winners[side] / one.games)} without: "
        f"{100 * apart:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f}). Sequential test: {verdict}, p = {test.p:.2g}.</p>"
    )
    note = (
        "The evidence that the option changes who wins, as a power of ten; games with the same number are pairs. "
        "The dashed line is 20 to 1. Without an effect it is reached in at most one of 20 studies, however often one looks."
    )
    return f"<h2>{escape(other.cell.name)} against {escape(one.cell.name)}: {what}</h2>" + box(
        "Does it change who wins?", text + plot, note
    )


def cell_part(tally: Tally) -> str:
    """All plots of one cell."""
    board, hider = whitby.game(tally.cell.game).board, tally.sides[0]
    mean = sum(n * rounds for rounds, n in tally.rounds.items()) / tally.games
    parts = [
        box("How games end", shares(endings(tally))),
        box(f"{name(hider)} by where he starts", shares(by_start(tally)), few_note(tally)),
        box(f"{name(hider)} by the week in which it ends", shares(by_week(tally)), "A week is seven rounds."),
        box(
            "How long games take",
            columns(tally.rounds, "rounds", "lengths of games"),
            f"On average {mean:.1f} rounds and {tally.decisions / tally.games:.0f} decisions.",
        ),
        *measure_boxes(tally),
        box(
            "Where Dracula goes",
            map_of(board, tally.visits, "where Dracula goes", COLOURS[0]),
            most_text(tally.visits, "rounds ended there"),
        ),
        box(
            "Where he is caught",
            map_of(board, tally.caught, "where Dracula is caught", COLOURS[1]),
            most_text(tally.caught, "fights there"),
        ),
    ]
    heading = escape(tally.cell.name) if tally.cell.name != tally.cell.game else ""
    tables = "".join([cards(tally, side) for side in tally.sides])
    plots = "".join(parts)
    return f'<h2>{escape(tally.cell.game)} {heading}</h2><div class="plots">{plots}</div>{tables}'


def endings(tally: Tally) -> list[tuple[str, int, int]]:
    """Why games were over, by who won."""
    rows = []
    for (winner, ending, degree), n in tally.endings.most_common():
        rows.append((f"{name(winner)}: {name(ending).lower()}{f', {degree}' if degree else ''}", n, tally.games))
    return rows


def by_start(tally: Tally) -> list[tuple[str, int, int]]:
    """Victories of the side that hides, by where it started."""
    of: Counter[str] = Counter()
    for (start, _), n in tally.by_start.items():
        of[start] += n
    return [
        (name(start or "-"), tally.by_start[start, tally.sides[0]], n)
        for start, n in of.most_common(MOST_ROWS)
        if n >= min(FEW, tally.games)
    ]


def few_note(tally: Tally) -> str:
    """What is left out."""
    starts = {start for start, _ in tally.by_start}
    left = len(starts) - len(by_start(tally))
    return f"The most frequent places; {left} others are left out." if left else ""


def by_week(tally: Tally) -> list[tuple[str, int, int]]:
    """The same by the week of the end."""
    of: Counter[int] = Counter()
    for (week, _), n in tally.by_week.items():
        of[week] += n
    return [(f"week {week}", tally.by_week[week, tally.sides[0]], n) for week, n in sorted(of.items()) if n >= min(FEW, tally.games)]


def measure_boxes(tally: Tally) -> list[str]:
    """A plot of each measure by round, with a curve for everybody who has one."""
    plots: dict[str, dict[str, list[tuple[float, float]]]] = {}
    enough = min(tally.games, max(FEW, tally.games // 50))
    for whole, by_round in tally.measures.items():
        what, _, seat = whole.partition(" ")
        line = [(float(i), total / n) for i, (n, total) in enumerate(by_round, 1) if n >= enough]
        plots.setdefault(what, {})[seat or what] = line
    note = f"The mean of the games that are not over by then, as long as there are {enough:,} of them."
    return [box(f"{name(what)} over time", curves(series, "round", f"{what} by round"), note) for what, series in plots.items()]


def most_text(counts: Counter[str], what: str) -> str:
    """The foremost places in words."""
    total = sum(counts.values())
    if not total:
        return "Never in these games."
    return f"{total:,} {what}; most: " + ", ".join([f"{name(place)} {percent(n / total)}" for place, n in counts.most_common(5)]) + "."


def cards(tally: Tally, side: str) -> str:
    """A table of the cards of a side: how often they are played, and how much more it wins with them."""
    lines = []
    for (who, card), plays in tally.plays.most_common():
        if who != side:
            continue
        games, won = tally.card(side, card)
        without, won_without = tally.games - games, tally.winners[side] - won
        worth = "<td></td>"
        if min(games, without) >= FEW:
            apart, low, high = difference(won, games, won_without, without)
            worth = f"<td>{100 * apart:+.1f} <small>{100 * low:+.1f} to {100 * high:+.1f}</small></td>"
        lines.append(f"<tr><td>{name(card)}</td><td>{plays / tally.games:.2f}</td><td>{percent(games / tally.games)}</td>{worth}</tr>")
    if not lines:
        return ""
    head = "<tr><th>card</th><th>a game</th><th>games with it</th><th>worth, points</th></tr>"
    note = (
        f"Worth: the share of victories of {name(side)} in games with the card, less that in games without it. "
        "Long games see more cards, so this is what goes together, not what causes what."
    )
    table = f"<div class=scroll><table>{head}{''.join(lines)}</table></div>"
    return f"<p></p>{box(f'Cards of {name(side)}', table, note)}"
