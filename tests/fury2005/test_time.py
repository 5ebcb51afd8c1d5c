"""TIME and ROUND: Dracula's turn in order, the day track, and what a dawn brings."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, HUNTERS, SIX, his_turn
from whitby.scene import scene


@clause("F05-ROUND-01")
def test_a_round_is_dracula_and_then_the_hunters() -> None:
    s = his_turn(["vienna"], chance=["draw fog"]).play("lay prague", "place rats")
    turns = [s.turn()]
    while s.turn() != DRACULA:
        s.play("stay" if "stay" in s.options() else "pass")
        if s.turn() != turns[-1]:
            turns.append(s.turn())
    assert turns == [*HUNTERS, DRACULA] and s.round() == 2


@clause("F05-ROUND-02", "F05-ENC-04")
def test_the_steps_of_his_turn() -> None:
    parts = {"catacombs": ["rome"], "time": "noon", "events": {DRACULA: ["roadblock"]}, "chance": ["draw fog"]}
    s = his_turn([*SIX[:5], {"card": "frankfurt", "encounters": ["bats"]}], "start", **parts)
    assert s.question == "dracula-starts-turn" and s.time() == "noon"
    questions = []
    for answer in ("pass", "done", "lay budapest", "return leaving", "place rats", "pass"):
        questions.append((s.question, s.time()))
        s.play(answer)
    steps = ["dracula-starts-turn", "catacombs-step", "dracula-moves", "card-leaves", "place-encounter", "mature"]
    assert questions == [(step, "noon" if step == steps[0] else "dusk") for step in steps]
    assert s.turn() == GODALMING and len(s.encounters()) == 5


@clause("F05-ROUND-05")
def test_quincey_acts_before_his_events() -> None:
    s = his_turn(
        ["vienna"], "start", allies={DRACULA: "quincey-p-morris"}, events={DRACULA: ["roadblock", "devilish-power"]}, hosts=["rome"]
    )
    assert s.question == "quincey-acts" and s.options() == [f"name {h}" for h in HUNTERS]
    s.play("name seward", "pass")
    assert s.health("seward") == 9 and s.question == "dracula-starts-turn"
    assert {"play roadblock", "play devilish-power"} <= set(s.options())


@clause("F05-TIME-01", "F05-TIME-07")
def test_no_timekeeping_at_sea() -> None:
    s = his_turn(["adriatic-sea", "venice"], "time", time="noon")
    assert s.time() == "noon" and s.question == "dracula-moves"
    assert s.play("lay bari", "place rats").time() == "noon"  # the turn of landing
    assert his_turn(["venice"], "time", time="noon").play("lay adriatic-sea").time() == "dusk"  # the turn of embarking


@clause("F05-TIME-02")
def test_the_marker_moves_on_one_space() -> None:
    times = ["dawn", "noon", "dusk", "twilight", "midnight", "small-hours", "dawn"]
    assert [his_turn(["vienna"], "time", time=time).time() for time in times[:6]] == times[1:]


@clause("F05-TIME-03", "F05-TIME-04")
def test_a_new_day() -> None:
    s = his_turn(["vienna"], "time", time="small-hours", vampires=2, resolve=1)
    assert s.vampires() == 3 and s.resolve() == 2 and {"time dawn", "vampires 3", "resolve 2"} <= set(s.heard())
    s = his_turn(["vienna"], "time", time="midnight", vampires=2, resolve=1)
    assert s.vampires() == 2 and s.resolve() == 1


@clause("F05-TIME-05")
def test_resolve_is_never_above_6() -> None:
    assert his_turn(["vienna"], "time", time="small-hours", resolve=5).resolve() == 6
    assert his_turn(["vienna"], "time", time="small-hours", resolve=6).resolve() == 6


@clause("F05-TIME-06")
def test_a_dawn_can_win_before_he_moves() -> None:
    s = his_turn(["vienna"], "time", time="small-hours", vampires=5)
    assert s.winners == [DRACULA] and s.ending == "vampires-rule" and s.asked == [] and s.trail() == ["vienna"]
    assert his_turn(["adriatic-sea"], "time", time="small-hours", vampires=5).winners is None


@clause("F05-CARD-quincey-p-morris")
def test_something_holy_wards_quincey_off() -> None:
    parts = {"allies": {DRACULA: "quincey-p-morris"}, "items": {"mina": ["crucifix", "knife"], "seward": ["heavenly-host"]}}
    s = his_turn(["vienna"], "start", **parts).play("name mina")
    assert s.asked == ["mina"] and s.options() == ["pass", "show crucifix"]
    s.play("show crucifix")
    assert s.health("mina") == 8 and "crucifix" in s.hand("mina") and "shows mina crucifix" in s.heard()
    s = his_turn(["vienna"], "start", **parts).play("name mina", "pass")
    assert s.health("mina") == 7
    assert his_turn(["vienna"], "start", **parts).play("name seward").options() == ["pass", "show heavenly-host"]
    assert scene("fury-2005", phase="dracula", trail=["vienna"]).question == "dracula-moves"
