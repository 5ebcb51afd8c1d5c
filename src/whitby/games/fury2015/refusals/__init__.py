"""Why a choice is not open, what else one might try, what it costs, which clause opens it: all of it only what its seat may know."""

from whitby.games.fury2015.refusals import actions, draculas, fights, journeys
from whitby.games.fury2015.refusals.closed import clause_of, closed, why_not
from whitby.games.fury2015.refusals.prices import price, warning
from whitby.games.fury2015.refusals.why import WHY

__all__ = ["WHY", "actions", "clause_of", "closed", "draculas", "fights", "journeys", "price", "warning", "why_not"]
