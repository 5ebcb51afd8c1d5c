"""How taking back went before a row told how many choices it removed: kept for the rows of those days alone.

A seat took back its last choice that was one, with the forced answers that it had given after it.
"""

from __future__ import annotations

from contextlib import suppress

from whitby.engine import ANYTIME, NOBODY, SEATS, options_for
from whitby.play import NO_CHOICE, Play, forced, without_last
from whitby.table.storage import Row


def removed(play: Play, seat: int) -> int:
    """How many choices of the seat went when it took back at this point of the game; ValueError if it could not."""
    mover = NOBODY  # who made the last choices, without a break
    moves: list[int] = []  # where these stand among the choices, forced ones left out
    secret: list[list[int]] = [[] for _ in range(SEATS)]  # the same for each seat's answers while several answer in secret
    again = Play(play.game, play.first.copy())
    s = again.state
    for at, (who, choice) in enumerate(play.choices):
        free = bool(choice & ANYTIME) or forced(s) == NO_CHOICE
        each = bool(s.asked) and not choice & ANYTIME
        answers = len(s.answers[who]) if each else 0
        told = len(again.told)
        again.apply(who, choice)
        pending = each and bool(s.asked) and len(s.answers[who]) > answers
        sealed = any(what in play.seals for _, what, _ in again.told[told:])
        if sealed or who != mover:
            moves = []
        if free and not sealed:
            moves.append(at)
        mover = who
        if pending and free:
            secret[who].append(at)
        elif not pending:
            secret = [[] for _ in range(SEATS)]
    mine = secret[seat] if s.asked else moves if seat == mover else []
    if not mine:
        raise ValueError("nothing to take back")
    return sum(who == seat for who, _ in play.choices[mine[-1] :])


def removed_before(play: Play, seat: int, following: Row | None) -> int:
    """The same where the rules have changed since, so that the next row must be open; ValueError if that does not tell."""
    found = [n for n in possible(play, seat) if fits(play, seat, n, following)]
    with suppress(ValueError):
        by_the_rule = removed(play, seat)
        if by_the_rule in found:
            return by_the_rule
    if len(found) != 1:
        raise ValueError("it cannot be told what was taken back")
    return found[0]


def possible(play: Play, seat: int) -> list[int]:
    """All that it may have been: what was forced then may not look so now, and the other way round.

    It went back to an answer of the seat for which it had a choice, and no further than the first that surely was one.
    """
    surely: list[bool] = []  # of each answer of the seat: was it surely a choice?
    again = Play(play.game, play.first.copy())
    for who, choice in play.choices:
        if who == seat:
            open_then = {option for option in options_for(again.state, seat) if not option & ANYTIME}
            surely.append(bool(choice & ANYTIME) or len(open_then) > 1)
        again.apply(who, choice)
    most = next((n for n, sure in enumerate(reversed(surely), 1) if sure), len(surely))
    return list(range(1, most + 1))


def fits(play: Play, seat: int, n: int, following: Row | None) -> bool:
    """Is the next row open when the seat has taken back n choices?"""
    again = Play(play.game, play.first.copy())
    try:
        again.again(without_last(play.choices, seat, n))
    except ValueError:
        return False
    if following is None or following.choice is None:
        return True
    return play.game.choice(following.choice) in options_for(again.state, following.seat)
