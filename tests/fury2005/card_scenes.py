"""Words that the scenes of cards share: drawing them, playing them at their moment, and passing."""

from __future__ import annotations

from typing import Any

from whitby.scene import Scene
from whitby.scene import scene as any_scene

GODALMING, SEWARD, VAN_HELSING, MINA, DRACULA = "godalming", "seward", "van-helsing", "mina", "dracula"
HUNTERS = (GODALMING, SEWARD, VAN_HELSING, MINA)
NOT_NOW = ("pass", "done", "stay")


def scene(**parts: Any) -> Scene:
    """A position of the game by name."""
    return any_scene("fury-2005", **parts)


def passed(s: Scene, *, until: str | None = None, most: int = 60) -> Scene:
    """Everybody asked declines, until the question of that name, or until declining is not possible."""
    for _ in range(most):
        if s.winners is not None or s.question == until or s.asked == ["chance"]:
            return s
        for seat in s.asked:
            no = [word for word in NOT_NOW if word in s.options(seat)]
            if not no:
                return s
            s.play(f"{seat}: {no[0]}")
    return s


def played(s: Scene, text: str) -> Scene:
    """One seat plays a card in a window, all others pass: "mina: play garlic"."""
    name = text.partition(":")[0]
    for seat in s.asked:
        if seat != name:
            s.play(f"{seat}: pass")
    return s.play(text)


def turn(*cards: str, seat: str = GODALMING, **parts: Any) -> Scene:
    """The turn of a hunter with these events begins."""
    return scene(turn=seat, events={seat: list(cards)} | parts.pop("events", {}), **parts)


def drawing(card: str, seat: str = GODALMING, **parts: Any) -> Scene:
    """A hunter in Galway, a small city, resupplies and draws this event."""
    at = {seat: "galway"} | parts.pop("at", {})
    chance = [f"draw {card}", *parts.pop("chance", [])]
    return scene(turn=seat, step="act", at=at, chance=chance, **parts).play(f"supply {seat}")


def his_turn(*cards: str, **parts: Any) -> Scene:
    """Dracula's turn begins with these events in his hand."""
    return scene(phase="dracula", events={DRACULA: list(cards)} | parts.pop("events", {}), **parts)


def fight(*fighters: str, **parts: Any) -> Scene:
    """The cards that open a combat with Dracula; `foe` and `attacked` as in a position's combat."""
    words = {word: parts.pop(word) for word in ("foe", "attacked", "space") if word in parts}
    return scene(combat={"fighters": list(fighters), "step": "open", **words}, **parts)
