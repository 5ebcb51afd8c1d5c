"""ALLY: one for each side."""

from clauses import clause

from fury2005.hunting import DRACULA, GODALMING, SEWARD, passed, scene


def drawing(card, **parts):
    """Godalming draws this event in a resupply."""
    return scene(step="act", at={GODALMING: "strasbourg"}, **parts).play("supply godalming", f"chance: draw {card}")


@clause("F05-ALLY-01")
def test_each_side_has_its_own_ally():
    s = drawing("rufus-smith", allies={"dracula": "quincey-p-morris"}).play("use")
    assert (s.ally("hunters"), s.ally("dracula")) == ("rufus-smith", "quincey-p-morris")
    assert s.event_discards() == []


@clause("F05-ALLY-02")
def test_put_in_play_or_discarded_at_once():
    s = drawing("rufus-smith")
    assert (s.question, s.asked, s.options()) == ("ally-drawn", [GODALMING], ["use", "discard rufus-smith"])
    used = s.copy().play("use")
    assert (used.ally("hunters"), used.events(GODALMING), used.turn()) == ("rufus-smith", [], SEWARD)
    dropped = s.copy().play("discard rufus-smith")
    assert (dropped.ally("hunters"), dropped.event_discards()) == (None, ["rufus-smith"])
    his = drawing("immanuel-hildesheim")
    assert (his.asked, his.options()) == ([DRACULA], ["use", "discard immanuel-hildesheim"])


@clause("F05-ALLY-03")
def test_a_new_ally_replaces_the_old_one():
    s = drawing("rufus-smith", allies={"hunters": "sister-agatha"}).play("use")
    assert (s.ally("hunters"), s.event_discards()) == ("rufus-smith", ["sister-agatha"])
    kept = drawing("rufus-smith", allies={"hunters": "sister-agatha"}).play("discard rufus-smith")
    assert (kept.ally("hunters"), kept.event_discards()) == ("sister-agatha", ["rufus-smith"])
    cancelled = drawing("rufus-smith", allies={"hunters": "sister-agatha"}, events={DRACULA: ["devilish-power"]})
    cancelled.play("use", "dracula: play devilish-power")
    assert cancelled.ally("hunters") == "sister-agatha"


@clause("F05-ALLY-04")
def test_the_effect_ends_when_the_ally_leaves():
    hand = ["ambush", "bats", "fog", "hoax", "plague", "rats", "spy"]
    s = drawing("quincey-p-morris", allies={"dracula": "draculas-brides"}, encounters=hand).play("dracula: use")
    assert (s.question, s.asked) == ("trim-encounters", [DRACULA])
    s.play("discard bats", "discard spy")
    assert (s.encounters(), s.turn()) == (["ambush", "fog", "hoax", "plague", "rats"], SEWARD)
    assert not [news for news in s.heard(GODALMING) if "bats" in news or "spy" in news]
    events = ["trap", "trap", "rage", "seduction", "wild-horses", "roadblock"]
    s = drawing("quincey-p-morris", allies={"dracula": "immanuel-hildesheim"}, events={DRACULA: events}).play("dracula: use")
    assert (s.question, s.asked) == ("trim-hand", [DRACULA])
    s.play("discard trap", "discard trap")
    assert len(s.events(DRACULA)) == 4 and s.question != "trim-hand"


@clause("F05-CARD-draculas-brides")
def test_the_brides_are_filled_up_at_the_next_refill():
    s = passed(scene(phase="dracula", step="move", trail=["paris"], allies={"dracula": "draculas-brides"}), "dracula-moves")
    s.play("lay strasbourg")
    passed(s, "hunters-move")
    assert len(s.encounters()) == 7
