"""Why a choice is not open, what else one might try, what it costs, which clause opens it: all of it only what its seat may know."""

from whitby.games.fury2015.refusals.asked import talk_audience, window_of
from whitby.games.fury2015.refusals.clauses import FALLBACKS, PROMPTS, REASONS, clause_of
from whitby.games.fury2015.refusals.prices import price
from whitby.games.fury2015.refusals.tries import closed
from whitby.games.fury2015.refusals.why import why_not

__all__ = ["FALLBACKS", "PROMPTS", "REASONS", "clause_of", "closed", "price", "talk_audience", "why_not", "window_of"]
