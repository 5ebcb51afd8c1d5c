"""Words that the scenes of combat share."""

from __future__ import annotations

from typing import Any

from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, group_in, idle, news, turn_in, until
from whitby.scene import Scene

TOWN = "budapest"  # in the East, where Szgany live


def fight(*hunters: str, light: str = "night", **parts: Any) -> Scene:
    """Lord Godalming, or a group of these, has attacked Dracula in their town; it is day or night, and chits are to be laid."""
    return declined(attacking(*hunters, **parts)).play("chance: roll 1" if light == "night" else "chance: roll 6")


def attacking(*hunters: str, **parts: Any) -> Scene:
    """The same before it is known whether it is day."""
    parts = {"dracula_at": TOWN, "fought_here": [GODALMING], **parts}
    town = parts["dracula_at"]
    s = group_in(town, *hunters, **parts) if hunters else turn_in(town, **parts)
    s = until(s, "hunter-moves").play("pass")
    return until(s, "attack-again").play("attack dracula")


def declined(s: Scene) -> Scene:
    """Nobody plays a card in the windows that are open, if any are."""
    while s.question in ("encounter-met", "on-hunter-event", "harm-comes", "combat-start", "before-dice"):
        s.play(f"{s.asked[0]}: pass")
    return s


def fight_szgany(*hunters: str, kind: str = "szgany-with-knife", **parts: Any) -> Scene:
    """Lord Godalming, or a group of these, has met a Szgany; chits are to be laid."""
    parts = {"dracula_at": "madrid", "open": {TOWN: kind}, **parts}
    s = group_in(TOWN, *hunters, **parts) if hunters else turn_in(TOWN, **parts)
    return until(until(s, "hunter-moves").play("pass"), "lay-chit")


def lay(s: Scene, enemy: str, *chits: str) -> Scene:
    """Everybody lays a chit, the hunters in turn order."""
    seats = [seat for seat in s.asked if seat != DRACULA]
    return s.play(*[f"{seat}: choose {chit}" for seat, chit in zip(seats, chits, strict=True)], f"dracula: choose {enemy}")


def hunters_win(s: Scene, enemy: str, *chits: str, of: str | None = None) -> Scene:
    """A round that the hunters win; of several the chit of this one counts."""
    return decided(lay(s, enemy, *chits), 6, 1, of, None)


def enemy_wins(s: Scene, enemy: str, *chits: str, target: str | None = None) -> Scene:
    """A round that the enemy wins, against this target."""
    return decided(lay(s, enemy, *chits), 1, 6, None, target)


def decided(s: Scene, ours: int, theirs: int, of: str | None, target: str | None) -> Scene:
    """Chits are laid; a target is named and dice are rolled."""
    if s.question == "name-target":
        s.play(f"target {target}" if target else s.options()[0])
    declined(s).play(f"chance: roll {ours}", f"chance: roll {theirs}")
    if s.question == "choose-result":
        s.play(f"apply {of}")
    return s


def chits(s: Scene, seat: str) -> list[str]:
    """What a seat may lay now."""
    return [text.split()[1] for text in s.options(seat)]


def totals(s: Scene) -> str:
    """The last totals that were told: the hunters', the enemy's."""
    return news(s, "totals")[-1].removeprefix("totals ")


def first_totals(s: Scene, enemy: str, *chits: str, target: str | None = None) -> str:
    """The totals of a round in which the hunters roll 5 and the enemy rolls 1."""
    s = lay(s, enemy, *chits)
    if s.question == "name-target":
        s.play(f"target {target}")
    return totals(declined(s).play("chance: roll 5", "chance: roll 1"))


__all__ = ["DRACULA", "GODALMING", "SEWARD", "TOWN", "VAN_HELSING", "idle", "news", "until"]
