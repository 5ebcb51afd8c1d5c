"""A row of numbers straight from a state: what its view would say. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import hidden
from whitby.engine import NIL, answers_seen, asked_seen
from whitby.games.fury2015.state import Fury
from whitby.games.fury2015.view import (
    cards_found,
    chosen_cards,
    encounter_faces,
    encounter_hand,
    event_hands,
    facedown_events,
    figure,
    hideout_faces,
    item_hands,
    offers,
    shown_in_trade,
    tail_backs,
    ticket_spent,
    top_event_back,
)
from whitby.games.fury2015.words import UNKNOWN
from whitby.research.rows.pen import Pen


def write(s: Fury, eyes: int, pen: Pen) -> None:
    """Every column of the row, by its number."""
    pen.number(0, s.vampire_night)
    pen.number(1, s.open_encounters)
    pen.number(2, s.hide_behind_power)
    pen.number(3, s.private_talk)
    pen.number(4, s.events_after_combat)
    pen.number(5, s.wolf_with_hide)
    pen.number(6, s.hide_tied_to_leaving)
    pen.number(7, s.day)
    pen.number(8, s.night)
    pen.number(9, s.phase)
    pen.number(10, s.despair)
    pen.number(11, s.influence)
    pen.number(12, s.turn)
    pen.number(13, s.hunters_waiting)
    pen.number(14, s.action_done)
    pen.number(15, s.long_night)
    pen.number(16, s.renewed_vigor)
    pen.number(17, s.speedy_telegraph)
    pen.number(18, s.no_supply)
    pen.number(19, s.no_supply_next)
    pen.number(20, s.darkness_returns)
    pen.number(21, s.nocturnal_visit)
    pen.number(22, s.unearthly_swiftness)
    pen.numbers(23, s.at)
    pen.numbers(24, s.hunter_damage)
    pen.numbers(25, s.bites)
    pen.numbers(26, s.delayed)
    pen.numbers(27, s.hospital)
    pen.numbers(28, s.bats)
    pen.numbers(29, s.displayed_item)
    pen.numbers(30, s.displayed_event)
    pen.piles(31, item_hands(s, eyes))
    pen.piles(32, event_hands(s, eyes))
    pen.pile(33, encounter_hand(s, eyes))
    pen.piles(34, [pile if eyes & BIT[seat] else hidden(len(pile)) for seat, pile in enumerate(s.tickets)])
    pen.number(35, ticket_spent(s, eyes))
    pen.numbers(36, [card if card == NIL or eyes & BIT[seat] else UNKNOWN for seat, card in enumerate(s.just_drawn)])
    pen.number(37, s.dracula_damage)
    pen.number(38, s.rumors)
    pen.number(39, s.bodyguards)
    pen.numbers(40, hideout_faces(s, eyes))
    pen.put(41, figure(s, eyes))
    pen.numbers(42, s.hideout_marks)
    pen.piles(43, encounter_faces(s, eyes))
    pen.pile(44, s.incoming_damage)
    pen.pile(45, s.fog)
    pen.pile(46, s.storms)
    pen.pile(47, s.roadblocks)
    pen.number(48, s.consecrated)
    pen.pile(49, s.heavenly_hosts)
    pen.number(50, s.hosts_leave_next_dawn)
    pen.number(51, len(s.item_deck))
    pen.pile(52, s.item_discards)
    pen.number(53, len(s.ticket_pool))
    pen.number(54, len(s.encounter_deck))
    pen.pile(55, s.encounter_discards)
    pen.pile(56, s.encounter_facedown if eyes & 16 else hidden(len(s.encounter_facedown)))
    pen.number(57, top_event_back(s, eyes))
    pen.number(58, len(s.event_deck))
    pen.pile(59, tail_backs(s, eyes))
    pen.pile(60, s.event_discards)
    pen.pile(61, facedown_events(s, eyes))
    pen.pile(62, s.combat_hand if eyes & 16 else hidden(len(s.combat_hand)))
    pen.number(63, len(s.combat_deck))
    pen.pile(64, s.combat_discards)
    pen.numbers(65, s.allies)
    pen.put(66, s.events_played.copy())
    pen.number(67, s.incoming_bite)
    pen.number(68, s.chartered_carriage)
    pen.number(69, s.false_tip)
    pen.number(70, s.horses_bolted)
    pen.number(71, s.city_left)
    pen.number(72, s.ambush_by)
    pen.number(73, s.dogs_shown)
    pen.number(74, s.stakes_shown)
    pen.pile(75, cards_found(s, eyes))
    pen.number(76, s.finder)
    pen.number(77, s.trade_partner)
    pen.piles(78, offers(s, eyes))
    pen.piles(79, shown_in_trade(s, eyes))
    pen.number(80, s.hand_shown)
    pen.put(81, s.fighters.copy())
    pen.number(82, s.foe)
    pen.number(83, s.foe_kind)
    pen.number(84, s.foe_damage)
    pen.number(85, s.by_ambush)
    pen.number(86, s.night_effects)
    pen.number(87, s.round)
    pen.number(88, s.engaged)
    pen.numbers(89, chosen_cards(s, eyes))
    pen.number(90, s.cards_revealed)
    pen.numbers(91, s.last_cards)
    pen.number(92, s.cancelled)
    pen.number(93, s.cancelled_by_icons)
    pen.number(94, s.hunters_done)
    pen.number(95, s.mesmerized)
    pen.number(96, s.plotting)
    pen.number(97, s.enraged)
    pen.numbers(98, s.garlic_wreaths)
    pen.number(99, s.lucys_revenge)
    pen.number(100, s.planned_ambush)
    pen.number(101, s.holy_bullets_used)
    pen.put(102, eyes)
    pen.put(103, asked_seen(s))
    pen.running(104, s.running)
    pen.put(105, answers_seen(s, eyes))
    pen.number(106, s.winners)
    pen.number(107, s.ending)
    pen.number(108, s.degree)
