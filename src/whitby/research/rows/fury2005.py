"""A row of numbers straight from a state: what its view would say. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from whitby.cards import hidden
from whitby.engine import NIL, answers_seen, asked_seen
from whitby.games.fury2005.state import Fury
from whitby.games.fury2005.view import (
    beside,
    dropped_faces,
    encounter_faces,
    event_hands,
    events_he_saw,
    figure,
    hide_city,
    hideout_faces,
    hunters_saw,
    item_hands,
    items_he_saw,
    just_drawn,
    laid_cards,
    top_event_back,
    traded_items,
)
from whitby.games.fury2005.words import UNKNOWN
from whitby.research.rows.pen import Pen


def write(s: Fury, eyes: int, pen: Pen) -> None:
    """Every column of the row, by its number."""
    pen.number(0, s.emergency_by_cities)
    pen.number(1, s.newspaper)
    pen.number(2, s.rail_exactly)
    pen.number(3, s.bitten_mina)
    pen.number(4, s.destroyed_if_won)
    pen.number(5, s.must_add)
    pen.number(6, s.catacombs_at_sea)
    pen.number(7, s.shown_at_sea)
    pen.number(8, s.group_trade)
    pen.number(9, s.agents_leave)
    pen.number(10, s.own_hands)
    pen.number(11, s.time)
    pen.number(12, s.vampires)
    pen.number(13, s.resolve)
    pen.number(14, s.resolve_used)
    pen.number(15, s.resolve_spent)
    pen.number(16, s.round)
    pen.number(17, s.turn)
    pen.number(18, s.group)
    pen.number(19, s.acted)
    pen.number(20, s.skips)
    pen.number(21, s.hurried)
    pen.number(22, s.turn_over)
    pen.number(23, s.moved)
    pen.number(24, s.met)
    pen.number(25, s.horses)
    pen.number(26, s.sea_steps)
    pen.number(27, s.carriage)
    pen.number(28, s.delayed)
    pen.number(29, s.train)
    pen.number(30, s.rerolled)
    pen.number(31, s.moved_from)
    pen.numbers(32, s.announced)
    pen.number(33, s.moves_left)
    pen.numbers(34, s.at)
    pen.numbers(35, s.came_from)
    pen.numbers(36, s.embarked)
    pen.numbers(37, s.health)
    pen.numbers(38, s.bites)
    pen.number(39, s.fogged)
    pen.number(40, s.batted)
    pen.pile(41, s.held_markers)
    pen.numbers(42, s.incoming_loss)
    pen.number(43, s.incoming_bite)
    pen.piles(44, item_hands(s, eyes))
    pen.piles(45, event_hands(s, eyes))
    pen.numbers(46, s.dogs)
    pen.numbers(47, s.shown_item)
    pen.numbers(48, s.shown_event)
    pen.number(49, just_drawn(s, eyes))
    pen.number(50, s.drawer)
    pen.piles(51, items_he_saw(s, eyes))
    pen.piles(52, events_he_saw(s, eyes))
    pen.pile(53, hunters_saw(s, eyes))
    pen.piles(54, traded_items(s, eyes))
    pen.number(55, s.blood)
    pen.pile(56, s.encounters if eyes & 16 else hidden(len(s.encounters)))
    pen.numbers(57, hideout_faces(s, eyes))
    pen.put(58, figure(s, eyes))
    pen.put(59, beside(s, eyes))
    pen.numbers(60, s.hideout_marks)
    pen.piles(61, encounter_faces(s, eyes))
    pen.number(62, hide_city(s, eyes))
    pen.pile(63, dropped_faces(s, eyes))
    pen.number(64, s.dracula_from if s.dracula_from == NIL or eyes & 16 else UNKNOWN)
    pen.number(65, s.dracula_port if s.dracula_port == NIL or eyes & 16 else UNKNOWN)
    pen.number(66, s.sailed)
    pen.pile(67, s.hosts)
    pen.number(68, s.consecrated)
    pen.number(69, s.roadblock)
    pen.number(70, s.storm)
    pen.number(71, s.storm_turns)
    pen.number(72, len(s.item_deck))
    pen.pile(73, s.item_discards)
    pen.number(74, top_event_back(s, eyes))
    pen.number(75, len(s.event_deck))
    pen.pile(76, s.event_discards)
    pen.number(77, len(s.pool))
    pen.numbers(78, s.allies)
    pen.put(79, s.events_played.copy())
    pen.number(80, s.met_kind)
    pen.number(81, s.met_space)
    pen.number(82, s.met_by)
    pen.number(83, s.forewarned)
    pen.number(84, s.seduced)
    pen.number(85, s.press)
    pen.put(86, s.fighters.copy())
    pen.number(87, s.foe)
    pen.number(88, s.attacked)
    pen.number(89, s.by_night)
    pen.number(90, s.combat_round)
    pen.numbers(91, laid_cards(s, eyes))
    pen.number(92, s.cards_revealed)
    pen.numbers(93, s.last_cards)
    pen.number(94, s.target)
    pen.pile(95, s.dice)
    pen.number(96, s.hunters_won)
    pen.number(97, s.applied)
    pen.number(98, s.result)
    pen.number(99, s.continues)
    pen.number(100, s.repelled)
    pen.number(101, s.dodge_bonus)
    pen.number(102, s.traps)
    pen.number(103, s.plans)
    pen.number(104, s.no_escape)
    pen.number(105, s.called_off)
    pen.number(106, s.combat_ended)
    pen.number(107, s.foe_killed)
    pen.number(108, s.bat_moves)
    pen.put(109, eyes)
    pen.put(110, asked_seen(s))
    pen.running(111, s.running)
    pen.put(112, answers_seen(s, eyes))
    pen.number(113, s.winners)
    pen.number(114, s.ending)
    pen.number(115, s.degree)
