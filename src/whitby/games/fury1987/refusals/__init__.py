"""Why a choice is not open, what else one might try, what it costs, which clause opens it: all of it only what its seat may know."""

from whitby.games.fury1987.refusals import draculas, fights, hunters
from whitby.games.fury1987.refusals.closed import clause_of, closed, price, why_not
from whitby.games.fury1987.refusals.why import WHY

__all__ = ["WHY", "clause_of", "closed", "draculas", "fights", "hunters", "price", "why_not"]
