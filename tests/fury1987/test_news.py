"""What everybody hears, and what Dracula alone hears, where no other scene listens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fury1987.fighting import fight
from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING
from fury1987.meeting import about_to_meet, meets
from fury1987.test_windows import drawing
from whitby.scene import Scene

TO_ALL: dict[str, Callable[[], Scene]] = {
    "bound-by-bats godalming": lambda: meets("bats"),
    "encounter-stays fog budapest": lambda: meets("fog"),
    "dogs-gone godalming": lambda: meets("peasants", weapons={GODALMING: ["dogs"]}, dogs={GODALMING: 1}),
    "robs seward": lambda: meets("thief", SEWARD, weapons={GODALMING: ["knife"], SEWARD: ["stake"]}).play("name seward"),
    "steals godalming events": lambda: meets("thief", weapons={GODALMING: ["knife"]}, events={GODALMING: ["hypnosis"]}).play("take events"),
    "target van-helsing": lambda: meets("vampire", SEWARD, VAN_HELSING).play("chance: roll 1", "target van-helsing"),
    "vampire-destroyed godalming vampire": lambda: meets("vampire", weapons={GODALMING: ["knife"]}).play("chance: roll 6", "show knife"),
    "vampire-returns vampire": lambda: about_to_meet("vampire", events={DRACULA: ["seduction"]}).play("dracula: play seduction"),
    "scouts-sent rome": lambda: drawing("hired-scouts").play("name rome"),
    "host-chosen rome": lambda: drawing("heavenly-host-event", hosts=["rome", "paris"]).play("move-host rome"),
    "will-have-turn godalming": lambda: drawing("sense-of-emergency"),
    "will-miss-turn godalming": lambda: drawing("mishap"),
    "combat dracula godalming seward": lambda: fight(SEWARD),
    "combat-round 1": lambda: fight(),
}


@pytest.mark.parametrize("text", TO_ALL)
def test_all_hear(text: str) -> None:
    s = TO_ALL[text]()
    assert text in s.heard(None) and text in s.heard(DRACULA) and text in s.heard(SEWARD)


def test_dracula_alone_hears_where_he_evaded_to() -> None:
    s = drawing("evasion")
    s.play(next(text for text in s.options(DRACULA) if text.startswith("evade ")))
    assert [text for text in s.heard(DRACULA) if text.startswith("evaded ")] and not [text for text in s.heard(SEWARD) if "evaded" in text]


def test_that_a_card_goes_into_a_hand_is_heard() -> None:
    """Else all would see, and not have heard, which of two cards was played: a kept one and scouts, or scouts twice."""
    kept = drawing("hypnosis", "hired-scouts")
    scouts = drawing("hired-scouts", "hired-scouts")
    assert kept.question == scouts.question == "name-town" and kept.view(DRACULA)["drawn"] != scouts.view(DRACULA)["drawn"]
    assert "gets-event godalming" in kept.heard(DRACULA) and "gets-event godalming" not in scouts.heard(DRACULA)
    assert "gets-event dracula" in drawing("trap", "hired-scouts").heard(SEWARD)
