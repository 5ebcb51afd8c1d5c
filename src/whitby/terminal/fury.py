"""What the tables of all editions of Fury of Dracula in text have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from whitby.text import Catalogue, capitalized

STYLE = {"godalming": "yellow", "seward": "green", "van-helsing": "cyan", "mina": "magenta", "dracula": "bold red"}


def amount(count: int, limit: int, shown: str | None, words: Catalogue) -> str:
    """How many cards, and which of them a bitten hunter shows."""
    return f"{count}/{limit}" + (f" ({words.say('shown-card', card=words.noun(shown))})" if shown is not None else "")


def track(name: str, n: int, of: int, unicode: bool) -> Text:
    """A track as a row of full and empty squares."""
    full, empty = ("■", "□") if unicode else ("#", ".")
    return Text.assemble((f"\n{name:<18} ", "default"), (f"{full * n}{empty * (of - n)} {n}/{of}", "red"))


def titled(key: str, columns: Sequence[str], words: Catalogue) -> Table:
    """A table with its title and the names of its columns."""
    out = Table(title=words.say(key), title_justify="left", box=None, pad_edge=False, header_style="dim")
    for column in columns:
        out.add_column(words.say(column) if column else "")
    return out


def only_there(found: Sequence[tuple[str, str]], words: Catalogue) -> list[str]:
    """What there is, each with the name of its kind."""
    return [f"{words.say(key)}: {text}" for key, text in found if text]


# --- hands ---------------------------------------------------------------------------------
def short_hand(held: Sequence[str], seat: str, words: Catalogue) -> Text:
    """The cards of one's own by name."""
    return Text.assemble((f"{words.say('hand-title', **words.forms('seat', seat))}: ", STYLE[seat]), words.cards(held))


def hand(held: Sequence[str], seat: str, words: Catalogue) -> Table:
    """The cards of one's own, with what they do."""
    title = words.say("hand-title", **words.forms("seat", seat))
    out = Table(title=title, title_justify="left", box=None, pad_edge=False, show_header=False)
    out.add_column(style="bold", no_wrap=True)
    out.add_column(ratio=1)
    for id in dict.fromkeys(held):
        times = f"{held.count(id)} × " if held.count(id) > 1 else ""
        out.add_row(times + capitalized(words.noun(id)), words.say(f"card-{id}") if words.has(f"card-{id}") else "")
    return out


# --- combat ----------------------------------------------------------------------------------
def played(cards: Mapping[str, str | None], seat: str, words: Catalogue, back: str) -> str:
    """The card of this round: itself, its back, or none yet."""
    if seat not in cards:
        return "–"
    card = cards[seat]
    return f"{back} {words.say('combat-chosen')}" if card is None else words.noun(card)


def last(cards: Mapping[str, str], seat: str, words: Catalogue) -> str:
    """The card of the round before."""
    return words.noun(cards[seat]) if seat in cards else ""
