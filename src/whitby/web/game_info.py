"""What never changes in a game, for pages."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import whitby
from whitby import belief, bots
from whitby.games import packages
from whitby.text import LANGUAGES, Catalogue
from whitby.text.assumptions import assumed
from whitby.text.clauses import sections
from whitby.web.messages import Assumed, GameAbout, GameInfo, GameSummary, Option, RuleClause, RuleSection, RulesReference, Verb


@cache
def game_summary(id: str) -> GameSummary:
    """What the home page says of a game: its seats, options and bots."""
    game = whitby.game(id)
    options = [Option(o.name, o.default, list(o.values), o.clause) for o in game.options]
    sides = [[game.seats[seat] for seat in side.seats] for side in game.sides]
    about = {language: about_game(id, Catalogue(language, id)) for language in LANGUAGES}
    return GameSummary(game.id, game.title, about, game.version, list(game.seats), sides, options, bots.names(game), belief.is_there(game))


def about_game(id: str, words: Catalogue) -> GameAbout:
    """A game in a few words."""
    return GameAbout(*(words.say(f"game-{what}") for what in ("title", "year", "length", "for", "blurb")))


@cache
def game_info(id: str) -> GameInfo:
    """All that never changes in a game: its words, prompts, reasons, board and cards."""
    game = whitby.game(id)
    return GameInfo(
        id=game.id,
        title=game.title,
        rules=game.version,
        seats=list(game.seats),
        verbs=[Verb(name, [game.nouns[noun] for noun in nouns]) for name, _, nouns in game.verbs],
        nouns=list(game.nouns),
        prompts=game.prompts,
        reasons=game.reasons,
        board=game.board,
        cards=cards(id),
    )


def cards(id: str) -> dict[str, Any]:
    """The game's cards.toml, if it has one."""
    file = files(f"whitby.games.{packages()[id]}") / "cards.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@cache
def rules_reference(id: str, language: str) -> RulesReference:
    """The rules of a game by topic, each clause with the readings on which it rests, and all that is assumed."""
    entries = assumed(id, language, everything=False)
    readings = {entry.number: entry.clause for entry in entries if entry.number}

    def rests_on(clause: str, cited: tuple[int, ...]) -> list[int]:
        return sorted(readings.keys() & {*cited, *(number for number, own in readings.items() if own == clause)})

    found = sections(id, language)
    return RulesReference(
        game=id,
        language=language if found else LANGUAGES[0],
        sections=[
            RuleSection(
                section.id,
                section.title,
                [RuleClause(c.id, c.text, c.part, c.source, rests_on(c.id, c.readings)) for c in section.clauses],
            )
            for section in found or sections(id)
        ],
        assumed=[Assumed(**entry._asdict()) for entry in entries],
    )
