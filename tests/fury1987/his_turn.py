"""Words that the scenes of Dracula's own turn share."""

from __future__ import annotations

from typing import Any

from whitby.scene import Scene, scene

GODALMING, SEWARD, VAN_HELSING, DRACULA = SEATS = ("godalming", "seward", "van-helsing", "dracula")
HUNTERS = SEATS[:3]
HAND = ["rats", "bats", "fog", "plague", "thief"]  # may be laid anywhere
VAMPIRES = ["paris", "rome", "madrid", "berlin", "lisbon", "athens"]


def game(**parts: Any) -> Scene:
    return scene("fury-1987", **parts)


def his_turn(place: str, **parts: Any) -> Scene:
    """Dracula decides what he does in his turn; the hunters are in London unless it is said otherwise."""
    return game(**{"dracula_at": place, "encounters": HAND, **parts})


def chart_of(n: int) -> dict[str, str]:
    """So many hidden Vampires, in towns where nobody is."""
    return dict.fromkeys(VAMPIRES[:n], "vampire")


def moves(s: Scene, verb: str) -> list[str]:
    """Where a verb leads that is open to Dracula."""
    return [text.split()[1] for text in s.options(DRACULA) if text.split()[0] == verb]


def step(s: Scene) -> str:
    """The step of his decision, as Dracula knows it."""
    return s.game.step(s.state)


def lies_in(s: Scene, town: str, seat: str | None = DRACULA) -> str | None:
    """What a seat sees to lie in a town of the chart, face up or down; None if nothing."""
    x = s.view(seat)["chart"][s.game.nouns.index(town)]
    return None if x == -1 else "?" if x < 0 else s.game.nouns[x & 1023]


def heard_in_his_turn(s: Scene) -> list[str]:
    """What all heard of his turn, without the words that it begins and is over."""
    heard = s.heard()
    first, last = heard.index("turn-begins dracula"), heard.index("turn-over dracula")
    return heard[first + 1 : last]


def until_his_next_turn(s: Scene) -> Scene:
    """The hunters do nothing, until Dracula decides again or the game is over; dice show one face after the other."""
    for n in range(500):
        if s.winners is not None or s.question == "dracula-turn":
            return s
        options = s.options()
        idle = [text for text in ("stay", "pass", "done") if text in options]
        s.play(idle[0] if idle else options[n % len(options)])
    raise AssertionError("his next turn does not come")
