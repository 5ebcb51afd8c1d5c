"""Words that the scenes of Fury of Dracula (3rd edition) share."""

from __future__ import annotations

from typing import Any

from whitby.games.fury2015 import GAME
from whitby.scene import Scene
from whitby.scene import scene as any_scene

GODALMING, SEWARD, VAN_HELSING, MINA, DRACULA = "godalming", "seward", "van-helsing", "mina", "dracula"
HUNTERS = (GODALMING, SEWARD, VAN_HELSING, MINA)


def scene(**parts: Any) -> Scene:
    """A position of the game by name; src/whitby/games/fury2015/position.py tells how."""
    return any_scene(GAME, **parts)


def sees(s: Scene, seat: str | None = None) -> Any:
    """The table in words, as a seat sees it; without a name, as anybody does."""
    assert GAME.body is not None
    return GAME.body(s.view(seat))


def passed(s: Scene, *, until: str | None = None, most: int = 60) -> Scene:
    """Everybody asked declines, until the question of that name, or until a declining is not possible."""
    for _ in range(most):
        if s.winners is not None or s.question == until or s.asked == ["chance"]:
            return s
        for seat in s.asked:
            for no in ("pass", "done", "keep"):
                if no in s.options(seat):
                    s.play(f"{seat}: {no}")
                    break
            else:
                return s
    return s


# --- events ---------------------------------------------------------------------------
def drawing(card: str, seat: str = GODALMING, **parts: Any) -> Scene:
    """By day a hunter in Galway, a small city, draws the top event."""
    at = {seat: "galway"} | parts.pop("at", {})
    return scene(turn=seat, at=at, event_top=card, chance=["draw forewarned"], **parts).play("supply")


def given(card: str, **parts: Any) -> Scene:
    """By night Godalming's supply in Galway gives Dracula the bottom event."""
    return scene(phase="night", at={GODALMING: "galway"} | parts.pop("at", {}), event_bottom=[card], **parts).play("supply")


# --- fights ---------------------------------------------------------------------------
FIVE = ("draw fangs", "draw strength", "draw claws", "draw mesmerize", "draw plotting")  # Dracula's hand, as CHANCE may deal it
DRACULA_COMBATS = ("fangs", "strength", "claws", "mesmerize", "plotting", "escape-as-bat", "escape-as-mist")
IN_FIGHT = (
    "foe", "hideout", "fighters", "round", "night", "hand", "played", "last", "mesmerized", "plots", "enraged", "lucy", "planned",
    "wreaths", "bullets", "ambush", "step",
)  # fmt: skip


def fight(**parts: Any) -> Scene:
    """A combat at the choice of cards, with Mina if nobody is named; `wounds` is the damage of a vampire."""
    words = {word: parts.pop(word) for word in IN_FIGHT if word in parts}
    if "wounds" in parts:
        words["damage"] = parts.pop("wounds")
    return scene(combat=words or {"fighters": [MINA]}, **parts)


def clash(s: Scene, blow: str, engaged: str | None = None, **cards: str) -> Scene:
    """A round of combat: Dracula's card, whom he engages, and each hunter's card (van_helsing="punch")."""
    for hunter, card in cards.items():
        s.play(f"{hunter.replace('_', '-')}: choose {card}")
    s.play(f"dracula: choose {blow}")
    return s.play(f"engage {engaged}") if engaged else s


def vampire(kind: str, **parts: Any) -> Scene:
    """A combat with a vampire that lurked in Vienna, with Mina if nobody is named."""
    fighters = parts.pop("fighters", [MINA])
    at = {hunter: "vienna" for hunter in fighters} | parts.pop("at", {})
    return fight(foe=kind, fighters=fighters, at=at, trail=["galatz", "vienna"], **parts)


def against(card: str, blow: str, **parts: Any) -> Scene:
    """Mina alone plays the card in a round in which he may escape."""
    items = {} if card in ("punch", "dodge", "escape") else {"items": {MINA: [card]}}
    return clash(fight(fighters=[MINA], round=2, hand=[blow], **items, **parts), blow, mina=card)


def parried(card: str) -> list[str]:
    """What the icons of a card cancel."""
    return [blow for blow in DRACULA_COMBATS if "card-cancelled dracula" in against(card, blow).heard()]
