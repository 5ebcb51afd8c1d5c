"""Why something is open, and why not: every choice of the game, whenever it is tried, has an answer with its clause."""

import re
from pathlib import Path

from dracula2003.london import DRACULA, VAN_HELSING, fight, going_for, london
from whitby.engine import PLAYING, apply, options_for
from whitby.rng import Rng
from whitby.scene import Scene

CLAUSES = set(
    re.findall(r"^- (D03-\S+)", Path(__file__).parents[2].joinpath("docs/rules/dracula-2003.md").read_text("utf-8"), re.MULTILINE)
)


def opens(s: Scene, choice: str) -> str:
    """The clause that opens a choice."""
    assert choice in s.options()
    return s.game.clause_of(s.state, s.game.choice(choice))


def test_an_option_names_the_clause_that_opens_it() -> None:
    own = going_for(DRACULA, "coffin").play("step house-8")
    assert opens(own, "look") == "D03-LOOK-01" and opens(own, "step house-9") == "D03-MOVE-02" and opens(own, "stop") == "D03-MOVE-06"
    assert opens(own.play("look"), "lay coffin") == "D03-LOOK-04"
    assert opens(going_for(DRACULA, "victim").play("step house-8", "look"), "lay coffin") == "D03-TARGET-02"
    assert opens(fight(DRACULA, VAN_HELSING, "hunter-1", ["quiet"]).play("play quiet"), "lay coffin") == "D03-BATTLE-03"
    deep = london(phase="special", card="deep", board={"house-1": "coffin"}).play("exchange house-1")
    assert opens(deep, "lay coffin") == "D03-CARD-deep"
    assert opens(london(board={"house-8": None}).play("step house-8"), "lay coffin") == "D03-LOOK-08"
    defeated = {DRACULA: ["vampire-1"], VAN_HELSING: ["hunter-1"]}
    assert opens(london(phase="special", card="pulse", defeated=defeated), "recover vampire-1") == "D03-CARD-pulse"
    home = london(turn=VAN_HELSING, phase="special", card="reinforcement", defeated=defeated)
    assert opens(home, "recover hunter-1") == "D03-CARD-reinforcement"
    assert opens(london(phase="barrier", card="quiet"), "pass") == "D03-PLAY-08"
    assert opens(london(phase="special", card="breath"), "use") == "D03-CARD-breath"
    assert opens(london(cubes={DRACULA: 1}), "rescue") == "D03-ENERGY-02"


def test_everything_that_is_not_open_has_a_reason() -> None:
    game = london().game
    assert set(game.reasons.values()) | set(game.prompts.values()) <= CLAUSES
    for seed, options in enumerate([{"agreed_draw": True}, {"touching": "line"}, {"turn_limit": 20}]):
        s = game.setup({"turn_limit": 300, **options})
        rng = Rng(seed)
        for n in range(400):
            if n % 10 == 0 or s.winners != PLAYING:
                for seat in (0, 1):
                    for choice in game.actions:
                        reason = game.why_not(s, seat, choice)
                        if choice in options_for(s, seat):
                            assert reason == "" and game.clause_of(s, choice) in CLAUSES
                        else:
                            assert reason in game.reasons, (game.question(s), game.text(choice))
            if s.winners != PLAYING:
                break
            apply(s, s.seat, rng.pick(s.options))
