"""A row of numbers straight from a state: what its view would say. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import hidden
from whitby.engine import answers_seen, asked_seen
from whitby.games.dracula2003.state import London
from whitby.games.dracula2003.view import cards_on_places, cards_remembered, hands, places_remembered
from whitby.research.rows.pen import Pen


def write(s: London, eyes: int, pen: Pen) -> None:
    """Every column of the row, by its number."""
    pen.number(0, s.turn_limit)
    pen.number(1, s.agreed_draw)
    pen.number(2, s.touching)
    pen.number(3, s.after_wings)
    pen.number(4, s.turn)
    pen.number(5, s.turns)
    pen.number(6, s.steps)
    pen.number(7, s.may_do_here)
    pen.number(8, s.card_in_play)
    pen.number(9, s.turned_up)
    pen.number(10, s.companion_defeated)
    pen.number(11, s.draw_offered)
    pen.number(12, s.breath)
    pen.number(13, s.whisper)
    pen.number(14, s.alertness)
    pen.number(15, s.battle_lust)
    pen.number(16, s.turned_by_block)
    pen.numbers(17, s.at)
    pen.numbers(18, s.card_known_to)
    pen.numbers(19, s.owner_known_to)
    pen.numbers(20, s.barriers)
    pen.number(21, s.barrier_mask)
    pen.numbers(22, s.cubes)
    pen.numbers(23, s.targets_taken)
    pen.numbers(24, places_remembered(s, eyes))
    pen.piles(25, s.defeated)
    pen.piles(26, s.played)
    pen.numbers(27, cards_on_places(s, eyes))
    pen.piles(28, [pile if eyes & BIT[seat] else hidden(len(pile)) for seat, pile in enumerate(s.supply)])
    pen.piles(29, hands(s, eyes))
    pen.piles(30, s.known_hand)
    pen.sizes(31, s.aside)
    pen.piles(32, cards_remembered(s, eyes))
    pen.number(33, len(s.bag))
    pen.put(34, eyes)
    pen.put(35, asked_seen(s))
    pen.running(36, s.running)
    pen.put(37, answers_seen(s, eyes))
    pen.number(38, s.winners)
    pen.number(39, s.ending)
    pen.number(40, s.degree)
