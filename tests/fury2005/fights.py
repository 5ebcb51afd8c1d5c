"""Fights and searches of Fury of Dracula (2nd edition), for scenes."""

from __future__ import annotations

from typing import Any

from whitby.scene import Scene
from whitby.scene import scene as any_scene

GODALMING, SEWARD, VAN_HELSING, MINA, DRACULA = "godalming", "seward", "van-helsing", "mina", "dracula"
HUNTERS = (GODALMING, SEWARD, VAN_HELSING, MINA)
NIGHT = "midnight"
NOON = "noon"
IN_FIGHT = (
    "foe", "space", "attacked", "round", "last", "cards", "target", "continues", "repelled", "dodge", "traps", "plans", "no_escape", "step",
)  # fmt: skip
WEST = "paris"
EAST = "vienna"


def scene(**parts: Any) -> Scene:
    """A position of the game by name."""
    return any_scene("fury-2005", **parts)


def fight(*fighters: str, **parts: Any) -> Scene:
    """Cards are laid in a combat with Dracula in Galatz: by Dr. Seward alone, if nobody is named."""
    words = {word: parts.pop(word) for word in IN_FIGHT if word in parts}
    return scene(combat={"fighters": list(fighters) or [SEWARD], **words}, **{"time": NIGHT, "trail": ["galatz"], **parts})


def agent(kind: str, *fighters: str, where: str = WEST, **parts: Any) -> Scene:
    """A combat with an agent that lay in Paris, far from Dracula."""
    at = {hunter: where for hunter in fighters or (SEWARD,)}
    return fight(*fighters, foe=kind, at=at | parts.pop("at", {}), trail=["galatz", where], **parts)


def clash(s: Scene, enemy: str, *cards: str, rolls: str = "6 1", target: str | None = None) -> Scene:
    """A round: the enemy's card, those of the hunters in turn order, whom Dracula names, and the dice, his last."""
    s.chance += [f"roll {n}" for n in rolls.split()]
    return quiet(s, f"choose {enemy}", *[f"choose {card}" for card in cards], *([f"target {target}"] if target else []))


def lost(s: Scene, enemy: str, *cards: str, target: str | None = None) -> Scene:
    """A round that the enemy wins."""
    return clash(s, enemy, *cards, rolls="1 6", target=target)


def sums(s: Scene) -> str:
    """The totals of the round played last: the hunters', then the enemy's."""
    return [news for news in s.heard() if news.startswith("totals")][-1].removeprefix("totals ")


def searching(*markers: str, hunter: str = SEWARD, where: str = WEST, until: str = "", **parts: Any) -> Scene:
    """A hunter searches a city of the Trail where markers lie: one on its card, a second one on its Hide."""
    city = {"card": where, "encounters": list(markers[:1])}
    hide = [{"card": "hide", "encounters": list(markers[1:])}] if len(markers) > 1 else []
    group = parts.get("group", [])
    at = {h: where for h in (hunter, *group)} | parts.pop("at", {})
    return quiet(scene(turn=hunter, step="search", at=at, trail=["galatz", *hide, city], **{"time": NOON, **parts}), until=until)


WINDOWS = ("before-search", "encounter-met", "combat-start", "loss-comes", "on-dracula-event", "on-hunter-event")


def quiet(s: Scene, *texts: str, until: str = "") -> Scene:
    """Choices to which nobody answers with a card, except in the window `until`; without a choice, whatever is asked now."""
    for text in texts or ("",):
        if text:
            s.play(text)
        while s.winners is None and s.question in WINDOWS and s.question != until:
            s.play(f"{s.asked[0]}: pass")
    return s
