"""What can be known of the cards in Dracula (2003): the belief folded from news, and what its answers are made of."""

from whitby.belief.dracula2003.news import BOTH_HIDE, HANDLERS, IN_ROWS, NOBODYS, NOTHING, SHARP_SENSE, Belief, Deal
from whitby.belief.dracula2003.reasons import CLAUSES, LAID_CLAUSES, Change, Why

__all__ = [
    "BOTH_HIDE",
    "CLAUSES",
    "HANDLERS",
    "IN_ROWS",
    "LAID_CLAUSES",
    "NOBODYS",
    "NOTHING",
    "SHARP_SENSE",
    "Belief",
    "Change",
    "Deal",
    "Why",
]
