"""Every card of the game can be read on the page: name, whole text, short text, and when it is used."""

from __future__ import annotations

import pytest

from whitby.games.fury2015.words import ENCOUNTERS, POWERS
from whitby.text import Catalogue, key_of, languages
from whitby.web.game_info import game_info

SHORT = 70  # letters that fit a card of a hand without making it much taller


def cards(*tables: str) -> list[str]:
    told = game_info("fury-2015").cards
    return [card["id"] for table in tables for card in told[table]]


@pytest.mark.parametrize("tongue", languages())
def test_every_card_has_a_name_a_text_and_a_short_text(tongue: str) -> None:
    words = Catalogue(tongue, "fury-2015")
    ids = [*cards("item", "combat", "blow", "event", "encounter"), *POWERS]
    assert len(ids) == 87
    assert not [key for id in ids for key in (key_of("noun", id), f"card-{id}", f"brief-{id}") if not words.has(key)]
    assert not [id for id in ids if len(words.say(f"brief-{id}")) > SHORT]


@pytest.mark.parametrize("tongue", languages())
def test_tickets_and_characters_can_be_read(tongue: str) -> None:
    words = Catalogue(tongue, "fury-2015")
    assert not [id for id in cards("ticket") if not words.has(key_of("noun", id))]
    assert not [id for id in cards("character") if not words.has(f"character-{id}")]
    tickets = {words.say("ticket-text", white=t["white"], yellow=t["yellow"]) for t in game_info("fury-2015").cards["ticket"]}
    assert len(tickets) == 5


@pytest.mark.parametrize("tongue", languages())
def test_every_window_has_words(tongue: str) -> None:
    words = Catalogue(tongue, "fury-2015")
    windows = {window for event in game_info("fury-2015").cards["event"] for window in event["windows"]}
    assert not [window for window in windows if not words.has(f"timing-{window}")]


@pytest.mark.parametrize("tongue,matures", [("en", "matures:"), ("it", "matura:")])
def test_short_texts_of_encounters_say_what_maturing_does(tongue: str, matures: str) -> None:
    words = Catalogue(tongue, "fury-2015")
    assert not [id for id in ENCOUNTERS if matures not in words.say(f"brief-{id}")]
