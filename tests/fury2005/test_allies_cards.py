"""Allies of both sides: how they come and go, and what they do while they are in play."""

from __future__ import annotations

from clauses import clause

from fury2005.card_scenes import DRACULA, GODALMING, SEWARD, drawing, his_turn, passed, scene, turn


@clause("F05-CARD-jonathan-harker")
def test_harker_turns_up_the_oldest_card_at_once_and_whenever_one_slides_there():
    trail = ["prague", "vienna", "munich", "zurich", "geneva", "marseilles"]
    s = drawing("jonathan-harker", trail=trail).play("use")
    assert s.ally("hunters") == "jonathan-harker" and s.up() == ["marseilles"] and s.event_discards() == []
    slides = scene(phase="dracula", step="move", trail=trail, allies={"hunters": "jonathan-harker"}).play("lay berlin", "return leaving")
    assert "revealed space-6 geneva" in slides.heard()


@clause("F05-CARD-jonathan-harker")
def test_harker_shows_a_hide_too_and_nothing_on_a_shorter_trail():
    trail = ["prague", "vienna", "munich", "zurich", "hide", "geneva"]
    s = scene(phase="dracula", step="move", trail=trail, catacombs=["rome", "naples", "bari"], allies={"hunters": "jonathan-harker"})
    s.play("lay berlin")
    assert "revealed space-6 hide" in s.heard() and "hide" not in s.trail()  # with Geneva gone it leaves, shown
    short = drawing("jonathan-harker", trail=trail[:4]).play("use")
    assert short.up() == []


@clause("F05-CARD-rufus-smith")
def test_with_rufus_smith_every_sea_zone_costs_blood():
    trail = [{"card": "adriatic-sea", "paid": True}, "venice"]
    s = scene(phase="dracula", step="move", trail=trail, blood=9, allies={"hunters": "rufus-smith"})
    assert s.copy().play("lay ionian-sea").blood() == 8 and s.play("lay bari").blood() == 9
    free = scene(phase="dracula", step="move", trail=trail, blood=9).play("lay ionian-sea")
    assert free.blood() == 9


@clause("F05-CARD-sister-agatha")
def test_sister_agatha_makes_dracula_pay_for_fangs_and_escapes():
    words = {"fighters": [GODALMING]}
    s = scene(combat=words, time="midnight", blood=9, allies={"hunters": "sister-agatha"})
    s.play("choose fangs", "choose punch")
    assert s.blood() == 7 and s.asked == ["chance"]
    claws = scene(combat=words, time="midnight", blood=9, allies={"hunters": "sister-agatha"}).play("choose claws", "choose punch")
    assert claws.blood() == 9
    poor = scene(combat=words, time="midnight", blood=2, allies={"hunters": "sister-agatha"})
    assert "choose claws" in poor.options() and not [option for option in poor.options() if "escape" in option or "fangs" in option]


@clause("F05-CARD-draculas-brides")
def test_brides_raise_the_encounter_hand_and_discards_follow_when_they_leave():
    s = scene(step="act", chance=["draw draculas-brides"]).play("rest godalming", "use")
    assert s.ally(DRACULA) == "draculas-brides" and len(s.encounters()) == 5
    seven = ["ambush", "bats", "fog", "hoax", "rats", "spy", "wolves"]
    full = turn("good-luck", allies={DRACULA: "draculas-brides"}, encounters=seven).play("play good-luck", "remove draculas-brides")
    assert full.asked == [DRACULA] and full.question == "trim-encounters" and full.ally(DRACULA) is None
    full.play("discard rats", "discard spy")
    assert full.encounters() == ["ambush", "bats", "fog", "hoax", "wolves"] and full.asked == [GODALMING]
    assert "rats" not in " ".join(full.heard())


@clause("F05-CARD-immanuel-hildesheim")
def test_hildesheim_lets_him_hold_six_events():
    five = ["trap", "trap", "rage", "seduction", "roadblock"]
    s = turn("good-luck", allies={DRACULA: "immanuel-hildesheim"}, events={DRACULA: five})
    s.play("play good-luck")
    passed(s, until="choose-luck")
    s.play("remove immanuel-hildesheim")
    assert s.asked == [DRACULA] and s.question == "trim-hand"
    s.play("discard trap")
    assert s.events(DRACULA) == ["rage", "roadblock", "seduction", "trap"]
    assert s.event_discards() == ["good-luck", "immanuel-hildesheim", "trap"]


@clause("F05-CARD-quincey-p-morris")
def test_quincey_hurts_a_hunter_who_shows_nothing_holy():
    s = his_turn(allies={DRACULA: "quincey-p-morris"}, items={GODALMING: ["crucifix", "knife"]})
    assert s.question == "quincey-acts" and s.options() == ["name godalming", "name seward", "name van-helsing", "name mina"]
    hurt = s.copy().play("name seward")
    assert passed(hurt).health(SEWARD) == 9
    s.play("name godalming")
    assert s.asked == [GODALMING] and s.options() == ["pass", "show crucifix"]
    lets = s.copy().play("pass")
    assert lets.health(GODALMING) == 11
    s.play("show crucifix")
    assert s.health(GODALMING) == 12 and s.items(GODALMING) == ["crucifix", "knife"] and "shows godalming crucifix" in s.heard(DRACULA)


@clause("F05-ALLY-01", "F05-ALLY-03")
def test_a_cancelled_ally_leaves_the_old_one_in_play():
    parts = {"allies": {"hunters": "rufus-smith"}, "events": {DRACULA: ["devilish-power"]}}
    s = drawing("sister-agatha", **parts).play("use")
    assert s.asked == [DRACULA]
    cancelled = s.copy().play("play devilish-power")
    assert cancelled.ally("hunters") == "rufus-smith" and set(cancelled.event_discards()) == {"devilish-power", "sister-agatha"}
    s.play("pass")
    assert s.ally("hunters") == "sister-agatha" and s.event_discards() == ["rufus-smith"]


@clause("F05-CARD-devilish-power")
def test_devilish_power_discards_the_hunters_ally():
    s = his_turn("devilish-power", allies={"hunters": "rufus-smith"}).play("play devilish-power", "remove rufus-smith")
    assert s.ally("hunters") is None and set(s.event_discards()) == {"devilish-power", "rufus-smith"}
