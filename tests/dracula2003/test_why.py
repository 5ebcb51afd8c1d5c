"""Why something is open, and why not: every choice of the game, whenever it is tried, has an answer with its clause."""

import re
from pathlib import Path

import pytest

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


CLOSED = {  # question -> what is listed as closed, each with its clause
    "choose-six": (london(phase="choose"), {"pass": "D03-SETUP-11", "rescue": "D03-ENERGY-03"}),
    "move": (
        london(barriers={"red": "harbor/house-8"}, supply={DRACULA: ["coffin"]}, hand={DRACULA: ["wings"]}),
        {
            "step house-8": "D03-MOVE-03",
            "look": "D03-LOOK-02",
            "demand": "D03-MEET-01",
            "stop": "D03-MOVE-01",
            "lay coffin": "D03-LOOK-08",
            "play wings": "D03-PLAY-01",
            "rescue": "D03-ENERGY-03",
        },
    ),
    "lay-card": (
        going_for(DRACULA, "coffin", supply={DRACULA: ["vampire-1"]}).play("step house-8", "look"),
        {"lay vampire-2": "D03-LOOK-04", "lay vampire-3": "D03-LOOK-04", "lay amulet": "D03-LOOK-04", "pass": "D03-LOOK-04"},
    ),
    "play-card": (
        london(phase="play", hand={DRACULA: ["wings", "deep", "pulse", "breath"]}, played={DRACULA: ["roar"]}),
        {f"play {card}": "D03-PLAY-01" for card in ("roar", "quiet", "eyes", "dark", "whisper", "shadow")} | {"pass": "D03-PLAY-01"},
    ),
    "wings": (london(phase="special", card="wings"), {"fly harbor": "D03-CARD-wings", "look": "D03-LOOK-12"}),
    "deep": (
        london(phase="special", card="deep", board={"house-1": None}, turned="house-2"),
        {"exchange house-1": "D03-CARD-deep", "exchange house-2": "D03-CARD-deep"},
    ),
    "roar": (
        london(phase="special", card="roar", hand={DRACULA: ["wings"]}),
        {"send dracula": "D03-CARD-roar", "play wings": "D03-PLAY-01", "look": "D03-LOOK-12"},
    ),
    "recover": (
        london(phase="special", card="pulse", defeated={DRACULA: ["vampire-1"]}),
        {"recover vampire-2": "D03-CARD-pulse", "recover vampire-3": "D03-CARD-pulse"},
    ),
    "reinforce": (
        london(turn=VAN_HELSING, phase="special", card="reinforcement", defeated={VAN_HELSING: ["hunter-1"]}),
        {"recover hunter-2": "D03-CARD-reinforcement", "recover hunter-3": "D03-CARD-reinforcement"},
    ),
    "control": (
        london(turn=VAN_HELSING, phase="special", card="control", hand={VAN_HELSING: ["block"]}, aside={VAN_HELSING: []}),
        {"recall control": "D03-CARD-control", "recall block": "D03-CARD-control"},
    ),
    "intuition": (
        london(turn=VAN_HELSING, phase="special", card="intuition", board={"house-1": None}),
        {"inspect house-1": "D03-CARD-intuition"},
    ),
    "block": (london(turn=VAN_HELSING, phase="special", card="block", board={"house-1": None}), {"turn house-1": "D03-CARD-block"}),
    "landed": (
        london(
            phase="special", card="wings", board={"house-1": None}, supply={DRACULA: ["coffin"]}, options={"after_wings": "all-but-look"}
        ),
        {"look": "D03-LOOK-12", "demand": "D03-MEET-01", "lay amulet": "D03-LOOK-04"},
    ),
    "special-forbidden": (london(phase="special", card="wings", effects=["alertness"]), {"use": "D03-CARD-alertness"}),
    "move-barrier": (
        london(phase="barrier", card="roar", barriers={"red": "house-1/house-2"}),
        {"red house-1/house-2": "D03-BARRIER-04", "use": "D03-PLAY-06"},
    ),
}


@pytest.mark.parametrize("question", CLOSED)
def test_what_is_closed_at_a_question_is_listed_with_its_clause(question: str) -> None:
    made, wanted = CLOSED[question]
    s = made.copy()
    if question == "landed":
        s.play("fly house-1")
    assert s.question == question
    seat = DRACULA if question == "choose-six" else None
    listed = s.closed(seat)
    assert wanted.items() <= listed.items(), listed
    assert not set(listed) & set(s.options(seat))
    assert question not in ("choose-six", "move", "play-card") or set(listed) == {*wanted, "rescue"}


def test_who_is_not_asked_has_no_list() -> None:
    s = london(cubes={VAN_HELSING: 1})
    assert s.options(VAN_HELSING) == ["rescue"] and s.closed(VAN_HELSING) == {} and s.closed(DRACULA) != {}


REASONS = (  # (scene, what is tried, reason): each to the point
    (london(phase="choose"), "dracula: step house-8", "set-up-first"),
    (london(phase="choose"), "dracula: choose victim", "not-your-card"),
    (london(phase="deal"), "dracula: choose coffin", "set-up-first"),
    (london(phase="deal"), "dracula: pass", "set-up-first"),
    (london(phase="deal"), "dracula: deal wings", "dealt-blind"),
    (london(), "set coffin", "laid-out-blind"),
    (london(), "draw coffin", "drawn-blind"),
    (london(), "choose coffin", "six-only"),
    (london(), "van-helsing: choose coffin", "not-your-card"),
    (london(), "accept", "no-draws"),
    (london(options={"agreed_draw": True}), "accept", "no-offer"),
    (london(options={"agreed_draw": True}).play("offer-draw"), "dracula: step house-8", "answer-first"),
    (london(options={"agreed_draw": True}).play("offer-draw"), "step house-3", "answer-first"),
    (london(options={"agreed_draw": True}, phase="choose"), "dracula: offer-draw", "set-up-first"),
    (london(), "step harbor", "standing-there"),
    (london(), "step house-9", "not-adjacent"),
    (london(), "pass", "must-move"),
    (london(steps=1), "pass", "stop-instead"),
    (london(hand={DRACULA: ["wings"]}, steps=1, barriers={"red": "harbor/house-8"}), "step house-8", "barrier-between"),
    (london(hand={DRACULA: ["wings"]}, steps=1), "step house-8", "no-steps-left"),
    (london(hand={DRACULA: ["wings"]}, steps=1), "step house-1", "not-adjacent"),
    (london(hand={DRACULA: ["wings"]}), "play wings", "move-first"),
    (london(hand={DRACULA: ["wings"]}, steps=1), "play wings", "stop-first"),
    (london(hand={DRACULA: ["wings"]}, played={DRACULA: ["deep", "pulse", "breath", "roar"]}), "play deep", "played-already"),
    (london(hand={DRACULA: ["wings"]}, played={DRACULA: ["deep", "pulse", "breath", "roar"]}), "play eyes", "set-aside"),
    (london(), "play block", "not-yours"),
    (london(), "use", "not-now-special"),
    (london(), "red house-1/house-2", "not-now-barrier"),
    (london(phase="lay", board={"harbor": None}, hand={DRACULA: ["wings"]}), "play wings", "must-lay"),
    (london(phase="special", card="wings"), "play deep", "one-card-only"),
    (london(phase="special", card="wings"), "play wings", "one-card-only"),
    (london(phase="special", card="deep"), "fly house-1", "only-wings"),
    (london(phase="special", card="deep"), "recall control", "only-control"),
    (london(phase="special", card="deep"), "inspect house-1", "only-intuition"),
    (london(phase="special", card="deep"), "look", "stopped"),
    (london(phase="barrier", card="deep"), "exchange house-1", "special-over"),
    (london(phase="barrier", card="deep", effects=["alertness"]), "exchange house-1", "alerted"),
    (london(turn=VAN_HELSING, phase="barrier", card="alertness", effects=["alertness"]), "use", "special-over"),
    (london(phase="barrier", card="quiet"), "fly house-1", "no-special"),
    (london(turn=VAN_HELSING, phase="barrier", card="battle-lust"), "use", "no-battle-won"),
    (london(turn=VAN_HELSING, phase="barrier", card="battle-lust"), "fly house-1", "special-over"),
    (london(turn=VAN_HELSING, phase="barrier", card="battle-lust", won=True), "use", "special-over"),
    (london(turn=VAN_HELSING, phase="special", card="feint").play("use"), "van-helsing: pass", "chance-first"),
    (london(turn=VAN_HELSING, phase="special", card="feint").play("use"), "dracula: pass", "not-your-turn"),
    (
        london(turn=VAN_HELSING, phase="special", card="feint", options={"agreed_draw": True}).play("use"),
        "van-helsing: offer-draw",
        "chance-first",
    ),
    (fight(DRACULA, VAN_HELSING, "crucifix", ["roar"], cubes={DRACULA: 2}).play("play roar"), "send van-helsing", "cube-first"),
    (fight(DRACULA, VAN_HELSING, "crucifix", ["roar"], cubes={DRACULA: 2}).play("play roar"), "red house-1/house-2", "cube-first"),
)


@pytest.mark.parametrize(("made", "tried", "reason"), REASONS)
def test_a_reason_to_the_point(made: Scene, tried: str, reason: str) -> None:
    assert made.reason(tried) == reason


def test_hardly_anything_is_refused_without_a_reason_of_its_own() -> None:
    """All that there is, tried at every question of random games; and where there is a choice, something is listed as closed."""
    game = london().game
    refusals = fallbacks = 0
    for seed in range(6):
        s, rng = game.setup(game.random_play()), Rng(seed)
        for n in range(1500):
            if s.winners != PLAYING:
                break
            seat, options = s.seat, options_for(s, s.seat)
            if seat >= 0 and n % 5 == 0:
                reasons = [game.why_not(s, seat, choice) for choice in game.actions]
                refusals += len([reason for reason in reasons if reason])
                fallbacks += len([reason for reason in reasons if reason in game.fallbacks])
                assert game.closed(s, seat) or len([c for c in options if not game.is_anytime(c)]) <= 2, game.question(s)
            apply(s, seat, rng.pick(options))
    assert refusals > 10_000 and fallbacks < 0.02 * refusals
