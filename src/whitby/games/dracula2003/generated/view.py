"""What eyes may know of a state. Written by tools/generate.py from fields.py; edit that."""

from __future__ import annotations

from typing import Any

from whitby.board import BIT
from whitby.engine import answers_seen, asked_seen, options_seen, task_words
from whitby.games.dracula2003.state import London
from whitby.games.dracula2003.view import cards_on_places, cards_remembered, hands, places_remembered
from whitby.games.dracula2003.words import UNKNOWN


def view(s: London, eyes: int) -> dict[str, Any]:
    """A snapshot with holes."""
    return {
        "eyes": eyes,
        "turn_limit": s.turn_limit,
        "agreed_draw": s.agreed_draw,
        "touching": s.touching,
        "after_wings": s.after_wings,
        "turn": s.turn,
        "turns": s.turns,
        "steps": s.steps,
        "may_do_here": s.may_do_here,
        "card_in_play": s.card_in_play,
        "turned_up": s.turned_up,
        "companion_defeated": s.companion_defeated,
        "draw_offered": s.draw_offered,
        "breath": s.breath,
        "whisper": s.whisper,
        "alertness": s.alertness,
        "battle_lust": s.battle_lust,
        "turned_by_block": s.turned_by_block,
        "barrier_mask": s.barrier_mask,
        "winners": s.winners,
        "ending": s.ending,
        "degree": s.degree,
        "at": s.at.copy(),
        "card_known_to": s.card_known_to.copy(),
        "owner_known_to": s.owner_known_to.copy(),
        "barriers": s.barriers.copy(),
        "cubes": s.cubes.copy(),
        "targets_taken": s.targets_taken.copy(),
        "supply_seen_places": places_remembered(s, eyes),
        "defeated": [list(pile) for pile in s.defeated],
        "played": [list(pile) for pile in s.played],
        "board": cards_on_places(s, eyes),
        "supply": [list(pile) if eyes & BIT[seat] else [UNKNOWN] * len(pile) for seat, pile in enumerate(s.supply)],
        "hand": [list(pile) for pile in hands(s, eyes)],
        "known_hand": [list(pile) for pile in s.known_hand],
        "aside": [[UNKNOWN] * len(pile) for pile in s.aside],
        "supply_seen": [list(pile) for pile in cards_remembered(s, eyes)],
        "bag": [UNKNOWN] * len(s.bag),
        "answers": answers_seen(s, eyes),
        "agenda": [task_words(task) for task in s.agenda],
        "running": task_words(s.running),
        "asked": asked_seen(s),
        "options": options_seen(s, eyes),
    }
