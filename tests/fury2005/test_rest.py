"""REST: two events and two Health."""

from clauses import clause

from fury2005.his_turn import his_turn
from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, scene
from whitby.screen import choices


def resting(*drawn, who=MINA, **parts):
    """Mina rests in Vienna, and draws these events."""
    at = {who: "vienna", **parts.pop("at", {})}
    return scene(turn=who, step="act", at=at, **{"health": {who: 4}, **parts}).play(
        f"rest {who}", *[f"chance: draw {card}" for card in drawn]
    )


@clause("F05-REST-01")
def test_two_events_are_drawn_from_the_bottom():
    s = scene(turn=MINA, step="act", at={MINA: "vienna"}).play("rest mina")
    assert (s.question, s.asked) == ("draw-event", ["chance"])
    s.play("draw forewarned")
    assert s.question == "draw-event"
    s.play("draw trap")
    assert s.question != "draw-event"
    assert (s.events(DRACULA), s.state.just_drawn) == (["trap"], -1)


@clause("F05-REST-02")
def test_hunter_events_are_discarded_unplayed():
    s = resting("jonathan-harker", "newspaper-reports", trail=["paris", "brussels"])
    assert (s.events(MINA), s.up(), s.ally("hunters")) == ([], [], None)
    assert s.event_discards() == ["jonathan-harker", "newspaper-reports"]
    assert "played mina newspaper-reports" not in s.heard()


@clause("F05-REST-03")
def test_then_up_to_two_health():
    s = scene(turn=MINA, step="act", at={MINA: "vienna"}, health={MINA: 4}).play("rest mina", "draw forewarned")
    assert s.health(MINA) == 4
    assert s.play("draw forewarned").health(MINA) == 6
    assert resting("forewarned", "forewarned", health={MINA: 7}).health(MINA) == 8


@clause("F05-REST-04")
def test_one_event_where_dr_seward_is():
    s = resting("forewarned", at={SEWARD: "vienna"})
    assert (s.health(MINA), s.question) == (6, "dracula-moves")
    himself = resting("forewarned", who=SEWARD)
    assert (himself.health(SEWARD), himself.turn()) == (6, VAN_HELSING)


@clause("F05-REST-05")
def test_one_event_after_the_other_and_none_after_a_defeat():
    s = resting("night-visit", health={MINA: 2}).play("dracula: name mina")
    assert s.at(MINA) == "hospital"
    assert (s.question, s.health(MINA), s.event_discards()) == ("dracula-moves", 8, ["night-visit"])
    alive = resting("night-visit", health={MINA: 4}).play("dracula: name mina")
    assert (alive.question, alive.health(MINA)) == ("draw-event", 2)
    assert alive.play("draw forewarned").health(MINA) == 4


@clause("F05-REST-05")
def test_a_defeated_companion_does_not_disturb_the_rest():
    s = scene(turn=GODALMING, step="act", group=[GODALMING, MINA], at={GODALMING: "vienna", MINA: "vienna"}, health={GODALMING: 5, MINA: 1})
    s.play("rest godalming", "draw night-visit", "dracula: name mina", "draw forewarned")
    assert (s.at(MINA), s.health(GODALMING)) == ("hospital", 7)
    traded = scene(
        turn=GODALMING,
        step="act",
        group=[GODALMING, MINA],
        at={GODALMING: "vienna", MINA: "vienna"},
        health={MINA: 1},
        items={GODALMING: ["knife"], SEWARD: ["rifle"]},
        options={"group_trade": True},
    )
    traded.play("rest godalming", "draw night-visit", "dracula: name mina", "draw forewarned")
    assert (traded.group(), traded.question) == ([GODALMING], "after-action")


@clause("F05-REST-03", "F05-COMP-15")
def test_a_rest_or_feed_that_gains_nothing_says_so():
    def warning(s, text):
        return {choice.text: choice.warning for choice in choices(s.game, s.state, s.seat(None))}[text]

    assert warning(scene(turn=MINA, step="act", at={MINA: "vienna"}), "rest mina") == "nothing-to-recover"
    assert warning(scene(turn=MINA, step="act", at={MINA: "vienna"}, health={MINA: 4}), "rest mina") == ""
    assert warning(his_turn(["vienna"], time="midnight"), "lay feed") == "nothing-to-recover"
    assert warning(his_turn(["vienna"], time="midnight", blood=10), "lay feed") == ""
