"""Words that the scenes of Dracula's own turn share."""

from __future__ import annotations

from typing import Any

from whitby.scene import Scene, scene

GODALMING, SEWARD, VAN_HELSING, MINA, DRACULA = "godalming", "seward", "van-helsing", "mina", "dracula"
HUNTERS = (GODALMING, SEWARD, VAN_HELSING, MINA)
SIX = ["vienna", "prague", "berlin", "leipzig", "nuremburg", "frankfurt"]  # a full Trail; hunters stand in none of them
HAND = ["rats", "rats", "spy", "hoax", "wolves"]


def his_turn(trail: list[Any], step: str = "move", **parts: Any) -> Scene:
    """A step of Dracula's turn, at his movement if no other is said; no encounter of his hand matures."""
    return scene("fury-2005", **{"phase": "dracula", "step": step, "trail": trail, "encounters": HAND, **parts})


def before_frankfurt(oldest: dict[str, Any], **parts: Any) -> Scene:
    """A full Trail whose oldest card is pushed off by the move to Budapest; Frankfurt unless another card is named."""
    return his_turn([*SIX[:5], {"card": "frankfurt", **oldest}], **parts).play("lay budapest")


def until_his_next_turn(s: Scene) -> Scene:
    """The hunters stay where they are and do nothing, until Dracula moves again."""
    while s.question != "dracula-moves":
        idle = [text for text in ("stay", "pass", "done") if text in s.options()]
        s.play(idle[0] if idle else s.options()[0])
    return s


def backs(s: Scene, seat: str | None = None) -> list[str | None]:
    """What a seat sees of Trail and Catacombs and of the card that leaves; without a name, what everybody sees."""
    return [s.game.nouns[card] if card >= 0 else None for card in s.view(seat)["trail"]]


def moves(s: Scene, verb: str) -> list[str]:
    """Where a verb leads that is open to Dracula."""
    return [text.split()[1] for text in s.options(DRACULA) if text.split()[0] == verb]
