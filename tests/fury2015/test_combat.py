"""Combat, step by step: F15-COMBAT."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, FIVE, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, clash, fight, passed, scene, vampire

BOTH = [SEWARD, MINA]
IN_VIENNA = {SEWARD: "vienna", MINA: "vienna"}


# --- how it begins --------------------------------------------------------------------
@clause("F15-COMBAT-01")
@pytest.mark.parametrize("phase", ["dawn", "dusk"])
def test_every_hunter_in_his_city_must_fight_at_dawn_and_dusk(phase):
    s = scene(phase=phase, at=IN_VIENNA, trail=["vienna"], delayed=[MINA], chance=FIVE)
    assert (s.fight(), s.fighters()) == ("dracula", BOTH)
    assert s.asked == [SEWARD, MINA, DRACULA]
    assert "combat" in s.heard()
    assert s.refused("dracula: spare mina") == "F15-COMBAT-01"


@clause("F15-COMBAT-01")
def test_nobody_fights_where_he_is_not():
    s = scene(phase="dusk", at={MINA: "prague"}, trail=["vienna"])
    assert (s.fight(), s.phase()) == (None, "night")


@clause("F15-COMBAT-02")
def test_in_fog_dracula_leaves_out_whom_he_likes():
    s = scene(phase="dusk", at=IN_VIENNA, trail=["vienna"], fog=["vienna", "vienna"], chance=FIVE)
    assert (s.question, s.asked, s.options()) == ("may-spare", [DRACULA], ["pass", "spare seward"])
    s.play("pass", "spare mina")
    assert s.fighters() == [SEWARD]
    assert s.heard()[-3:] == ["spared mina", "combat", "round 1"]


@clause("F15-COMBAT-02")
def test_in_fog_he_may_leave_out_everybody():
    s = scene(phase="dusk", at=IN_VIENNA, trail=["vienna"], fog=["vienna", "vienna"], bodyguards=1).play("spare seward", "spare mina")
    assert (s.fight(), s.phase()) == (None, "night")
    assert "combat" not in s.heard()


@clause("F15-COMBAT-03")
def test_all_of_them_fight_in_one_combat():
    s = scene(phase="dusk", at={h: "vienna" for h in HUNTERS}, trail=["vienna"], chance=FIVE)
    clash(s, "mesmerize", MINA, godalming="escape", seward="escape", van_helsing="escape", mina="punch")
    s.play("next godalming", "next seward", "next van-helsing")
    assert s.fighters() == [MINA]
    clash(s.play("chance: draw fangs"), "strength", mina="escape")
    assert s.heard().count("combat") == 1
    assert (s.heard()[-1], s.phase()) == ("turn godalming", "night")


@clause("F15-COMBAT-04")
def test_at_dusk_his_cards_work_as_by_night():
    s = scene(phase="dusk", at=IN_VIENNA, trail=["vienna"], chance=FIVE)
    assert clash(s, "claws", MINA, seward="punch", mina="punch").question == "claw-again"


@clause("F15-COMBAT-05")
def test_at_dawn_they_do_not():
    s = scene(phase="dawn", at=IN_VIENNA, trail=["vienna"], chance=FIVE)
    assert clash(s, "claws", MINA, seward="punch", mina="punch").question == "hunters-strike"


@clause("F15-COMBAT-05")
def test_at_dawn_they_do_after_a_nocturnal_visit():
    s = scene(phase="dawn", at=IN_VIENNA, trail=["vienna"], effects=["nocturnal-visit"], chance=FIVE)
    assert clash(s, "claws", MINA, seward="punch", mina="punch").question == "claw-again"


def searching_by_night(switch: bool):
    trail = ["galatz", {"card": "vienna", "encounters": ["new-vampire"]}]
    s = scene(options={"vampire_night": switch}, phase="night", turn=MINA, at={MINA: "vienna"}, trail=trail, chance=FIVE)
    return clash(s.play("search", "face space-2:new-vampire"), "claws", mina="escape")


@clause("F15-COMBAT-06")
def test_a_vampire_uses_no_night_effect_in_a_night_turn():
    assert searching_by_night(False).damage(MINA) == 2
    assert searching_by_night(False).fight() is None


@clause("F15-COMBAT-06")
def test_unless_the_table_plays_with_the_switch():
    assert searching_by_night(True).question == "claw-again"


@clause("F15-COMBAT-07")
def test_he_draws_five_cards_that_nobody_else_sees():
    s = scene(phase="dusk", at={MINA: "vienna"}, trail=["vienna"], chance=FIVE)
    assert s.blows() == ["fangs", "strength", "claws", "mesmerize", "plotting"]
    assert len(s.blow_deck()) == 8
    assert [news for news in s.heard(DRACULA) if "drew" in news][0] == "drew-combat-card fangs"
    assert not [news for news in s.heard(MINA) if "drew" in news]
    assert s.view(MINA)["combat_hand"] == s.view()["combat_hand"] == [-9] * 5


# --- choosing, engaging, revealing ----------------------------------------------------
@clause("F15-COMBAT-08")
def test_all_choose_a_card_facedown():
    s = fight(fighters=BOTH).play("mina: choose dodge", "dracula: choose claws")
    assert s.asked == [SEWARD]
    assert s.heard(SEWARD) == s.heard() == ["round 1"]
    s.play("choose punch")
    assert [s.table(x) for x in (SEWARD, MINA, DRACULA)] == ["punch", "dodge", "claws"]
    assert [card == -9 for card in s.view(MINA)["chosen_cards"]] == [False, True, False, False, True]
    assert [card == -9 for card in s.view()["chosen_cards"]] == [False, True, False, True, True]


@clause("F15-COMBAT-08")
def test_in_the_second_round_too():
    s = clash(fight(fighters=BOTH, chance=["draw fangs"]), "claws", MINA, seward="dodge", mina="dodge").play("next mina")
    assert (s.round(), s.view()["chosen_cards"], s.view()["cards_revealed"], s.engaged()) == (2, [-1] * 5, False, None)
    clash(s, "strength", seward="punch", mina="escape")
    assert s.question == "engage"
    assert s.view(DRACULA)["chosen_cards"][:4] == [-1, -9, -1, -9]


@clause("F15-COMBAT-08")
def test_everybody_must_choose_one_of_his_own():
    s = fight(hand=["fangs", "fangs", "claws", "claws", "strength"], items={MINA: ["knife"]})
    assert s.options(DRACULA) == ["choose fangs", "choose strength", "choose claws"]
    assert s.refused("mina: pass") == s.refused("dracula: pass") == "F15-COMBAT-08"
    assert s.refused("mina: choose rifle") == s.refused("dracula: choose plotting") == "F15-COMBAT-08"


@clause("F15-COMBAT-09")
def test_a_hunter_plays_cards_with_a_banner_only():
    s = fight(items={MINA: ["crucifix", "holy-bullets", "dogs"]})
    assert s.options(MINA) == ["choose punch", "choose dodge", "choose escape", "choose crucifix"]
    assert s.refused("mina: choose holy-bullets") == s.refused("mina: choose dogs") == "F15-COMBAT-09"


@clause("F15-COMBAT-10")
def test_dracula_engages_one_of_the_hunters_who_fight():
    s = clash(fight(fighters=BOTH, at={GODALMING: "vienna"}), "claws", seward="punch", mina="punch")
    assert (s.question, s.asked, s.options()) == ("engage", [DRACULA], ["engage seward", "engage mina"])
    assert s.refused("engage godalming") == "F15-COMBAT-10"
    assert s.play("engage seward").engaged() == SEWARD


@clause("F15-COMBAT-10")
def test_a_lone_hunter_is_engaged_without_a_word():
    s = clash(fight(), "claws", mina="punch")
    assert (s.damage(MINA), "engaged mina" in s.heard()) == (2, True)


@clause("F15-COMBAT-11")
def test_he_engages_before_he_sees_their_cards():
    s = clash(fight(fighters=BOTH), "claws", seward="punch", mina="dodge")
    assert not [news for news in s.heard(DRACULA) if news.startswith("reveals")]
    assert s.view(DRACULA)["chosen_cards"][:4] == [-1, -9, -1, -9]
    assert s.play("engage mina").heard()[1:3] == ["engaged mina", "reveals seward punch"]


@clause("F15-COMBAT-12")
def test_all_cards_are_revealed_together():
    s = clash(fight(fighters=BOTH), "claws", MINA, seward="punch", mina="punch")
    assert s.heard()[2:5] == ["reveals seward punch", "reveals mina punch", "reveals dracula claws"]
    assert -9 not in s.view()["chosen_cards"]


@clause("F15-COMBAT-13")
def test_a_planned_ambush_changes_the_card_before_icons_are_compared():
    s = clash(fight(planned=[MINA]), "fangs", mina="escape")
    assert (s.question, s.heard()[-1]) == ("may-swap", "reveals dracula fangs")
    s.play("choose dodge")
    assert s.heard()[-3:] == ["reveals mina dodge", "event-discarded planned-ambush", "card-cancelled dracula"]
    assert (s.damage(MINA), s.last(MINA)) == (0, "dodge")


@clause("F15-COMBAT-13")
def test_plotting_cancels_a_card_before_icons_are_compared():
    s = clash(fight(round=2, plots=1), "fangs", mina="dodge")
    assert (s.question, s.asked, s.heard()[-1]) == ("may-use-plot", [DRACULA], "reveals dracula fangs")
    s.play("use")
    assert s.heard()[-3:] == ["card-cancelled mina", "dracula-recovers 0", "suffers mina 2"]
    assert (s.damage(MINA), s.plots()) == (2, 0)


# --- comparing ------------------------------------------------------------------------
@clause("F15-COMBAT-14")
def test_the_icon_on_the_engaged_hunters_card_cancels_his():
    s = clash(fight(), "fangs", mina="dodge")
    assert s.damage(MINA) == 0
    assert "card-cancelled dracula" in s.heard()
    assert clash(fight(), "fangs", mina="punch").damage(MINA) == 2


@clause("F15-COMBAT-14")
def test_a_cancelled_card_has_no_icons():
    s = clash(fight(round=2, plots=1), "claws", mina="dodge")
    assert s.copy().play("use").damage(MINA) == 2
    assert s.play("pass").damage(MINA) == 0


@clause("F15-COMBAT-15")
def test_the_icons_of_the_others_cancel_nothing():
    s = clash(fight(fighters=BOTH), "fangs", MINA, seward="dodge", mina="punch")
    assert s.damage(MINA) == 2
    assert "card-cancelled dracula" not in s.heard()


@clause("F15-COMBAT-16")
def test_his_card_strikes_the_engaged_hunter_only():
    s = clash(fight(fighters=[SEWARD, VAN_HELSING, MINA]), "strength", MINA, seward="punch", van_helsing="punch", mina="punch")
    assert [s.damage(h) for h in (SEWARD, VAN_HELSING, MINA)] == [0, 0, 2]
    assert s.heard()[-2:] == ["card-cancelled mina", "suffers mina 2"]


@clause("F15-COMBAT-17")
@pytest.mark.parametrize("way", ["escape-as-bat", "escape-as-mist"])
def test_an_escape_ends_the_combat_before_the_hunters_strike(way):
    s = clash(fight(fighters=BOTH, round=2, hand=[way]), way, MINA, seward="punch", mina="punch")
    assert (s.fight(), s.damage(DRACULA)) == (None, 0)
    assert s.heard()[-4:] == ["reveals dracula " + way, "escapes " + way, "combat-over", "turn godalming"]


@clause("F15-COMBAT-18")
def test_when_the_last_hunter_falls_the_combat_ends_at_once():
    s = clash(fight(damage={MINA: 8}, items={MINA: ["knife"]}), "claws", mina="escape")
    assert (s.fight(), s.at(MINA)) == (None, None)
    assert "combat-over" in s.heard()


# --- the hunters strike ---------------------------------------------------------------
@clause("F15-COMBAT-19")
def test_every_hunter_strikes_engaged_or_not():
    s = clash(fight(fighters=BOTH), "fangs", MINA, seward="punch", mina="punch").play("next seward")
    assert s.damage(DRACULA) == 2
    assert s.heard().count("dracula-suffers 1") == 2


@clause("F15-COMBAT-20")
def test_a_cancelled_card_is_not_resolved():
    s = clash(fight(fighters=BOTH, items={MINA: ["knife"]}), "mesmerize", MINA, seward="punch", mina="knife")
    assert s.damage(DRACULA) == 1


@clause("F15-COMBAT-20")
def test_nor_is_that_of_a_hunter_removed_or_defeated_before():
    s = fight(fighters=BOTH, items={SEWARD: ["holy-circle"], MINA: ["knife"]})
    clash(s, "plotting", SEWARD, seward="holy-circle", mina="knife").play("next seward", "remove mina", "done")
    assert (s.damage(DRACULA), s.fighters(), s.items(MINA)) == (0, [SEWARD], ["knife"])
    s = clash(fight(fighters=BOTH, damage={MINA: 7}, items={MINA: ["knife"]}), "claws", MINA, seward="dodge", mina="knife")
    assert (s.damage(DRACULA), s.fighters()) == (0, [SEWARD])


@clause("F15-COMBAT-21")
def test_the_hunters_choose_who_strikes_first():
    s = clash(fight(fighters=BOTH, items={MINA: ["knife"]}), "fangs", SEWARD, seward="punch", mina="knife")
    assert (s.question, s.asked, s.options()) == ("hunters-strike", [SEWARD], ["next seward", "next mina"])
    assert s.play("next mina").heard()[-2:] == ["dracula-suffers 3", "dracula-suffers 1"]


@clause("F15-COMBAT-22")
def test_the_hunters_win_as_soon_as_he_falls():
    s = fight(fighters=BOTH, damage={DRACULA: 13}, items={MINA: ["knife"]}, influence=12)
    clash(s, "claws", SEWARD, seward="escape", mina="knife").play("next mina")
    assert s.winners == list(HUNTERS)
    assert (s.damage(DRACULA), s.fighters()) == (15, BOTH)


# --- the end of a round ---------------------------------------------------------------
@clause("F15-COMBAT-23")
def test_the_combat_ends_with_his_sixth_card():
    s = clash(fight(fighters=BOTH, round=5), "claws", MINA, seward="dodge", mina="dodge").play("next mina")
    assert (s.fight(), len(s.played())) == ("dracula", 5)
    s = clash(fight(fighters=BOTH, round=6), "claws", MINA, seward="dodge", mina="dodge").play("next mina")
    assert (s.fight(), s.damage(MINA), s.at(MINA)) == (None, 0, s.at(DRACULA))
    assert s.heard()[-2:] == ["combat-over", "turn godalming"]


@clause("F15-COMBAT-24")
def test_he_draws_one_card_when_he_holds_fewer_than_five():
    s = clash(fight(), "claws", mina="dodge")
    assert (s.asked, s.question, len(s.blows())) == (["chance"], "draw-blow", 4)
    s.play("chance: draw escape-as-mist")
    assert s.blows() == ["fangs", "strength", "mesmerize", "plotting", "escape-as-mist"]
    assert (s.question, s.round()) == ("choose-cards", 2)
    assert s.heard(DRACULA)[-2:] == ["drew-combat-card escape-as-mist", "round 2"]
    assert s.heard(MINA)[-2:] == ["card-cancelled dracula", "round 2"]


@clause("F15-COMBAT-25")
def test_a_card_played_is_away_for_one_round():
    s = fight(items={MINA: ["knife"]}, chance=["draw fangs", "draw claws"])
    clash(s, "claws", mina="knife")
    assert s.options(MINA) == ["choose punch", "choose dodge", "choose escape"]
    assert s.refused("mina: choose knife") == "F15-COMBAT-25"
    assert s.last(MINA) == "knife"
    clash(s, "strength", mina="dodge")
    assert s.options(MINA) == ["choose punch", "choose escape", "choose knife"]
    assert s.refused("mina: choose dodge") == "F15-COMBAT-25"


@clause("F15-COMBAT-25")
def test_a_second_copy_can_follow_the_first():
    s = fight(items={MINA: ["knife", "knife"]}, round=2, last={MINA: "knife"})
    assert "choose knife" in s.options(MINA)


@clause("F15-COMBAT-26")
def test_his_cards_stay_out_until_the_combat_ends():
    s = clash(fight(round=5, trail=["vienna", {"card": "prague", "bat": True}], chance=["draw plotting"]), "claws", mina="dodge")
    assert "claws" in s.played() and len(s.played()) == 5
    assert len(s.played() + s.blows() + s.blow_deck()) == 12
    clash(s, "mesmerize", mina="escape")
    assert (s.played(), s.blows(), len(s.blow_deck())) == ([], [], 12)
    assert s.blow_deck().count("escape-as-bat") == 1  # the other lies on the trail


@clause("F15-COMBAT-27")
def test_a_cancelled_card_has_no_effect_and_lies_facedown():
    s = clash(fight(fighters=BOTH), "mesmerize", MINA, seward="dodge", mina="punch")
    assert (s.cancelled(), s.mesmerized()) == ([DRACULA], [])
    assert s.view()["cancelled"] == 16
    assert s.heard()[-1] == "card-cancelled dracula"
    s.play("next mina")
    assert s.damage(DRACULA) == 1


@clause("F15-COMBAT-28")
def test_punch_dodge_and_escape_are_never_discarded_and_count_against_no_limit():
    s = fight(fighters=[SEWARD], night=True, items={SEWARD: ["knife", "dogs", "stake", "garlic"]}, chance=["draw fangs", "draw claws"])
    clash(s, "strength", seward="punch")
    assert s.item_discards() == []
    clash(s, "claws", seward="dodge")
    assert {"choose punch", "choose escape"} <= set(s.options(SEWARD))
    assert len(s.items(SEWARD)) == 4


@clause("F15-COMBAT-28")
def test_no_mob_gets_them():
    trail = ["galatz", {"card": "vienna", "encounters": ["szgany-mob"]}]
    s = scene(turn=MINA, at={MINA: "vienna"}, trail=trail, items={MINA: ["dogs"]}).play("search", "pass", "face space-2:szgany-mob")
    assert s.options()[:2] == ["done", "discard dogs"]


@clause("F15-COMBAT-28")
def test_they_are_no_items_to_trade_or_to_show():
    s = scene(turn=SEWARD, at={SEWARD: "vienna", MINA: "vienna"}).play("trade mina")
    assert (s.options(), s.options(MINA), s.items(SEWARD)) == (["done"], [], [])


@clause("F15-COMBAT-29")
def test_the_vampire_of_a_card_is_dracula_in_his_combat():
    s = clash(fight(items={MINA: ["knife"]}), "plotting", mina="knife").play("take fangs")
    assert s.damage(DRACULA) == 3


@clause("F15-COMBAT-29")
def test_and_the_encounter_in_its_own():
    s = clash(vampire("new-vampire", items={MINA: ["knife"]}), "plotting", mina="knife").play("take fangs")
    assert (s.damage(DRACULA), s.foe_damage()) == (0, 3)
    assert s.heard()[-2] == "foe-suffers new-vampire 3"


# --- afterwards -----------------------------------------------------------------------
@clause("F15-COMBAT-30")
def test_everybody_stays_where_he_is():
    s = clash(fight(fighters=BOTH, round=6, trail=["vienna"]), "mesmerize", MINA, seward="dodge", mina="dodge")
    assert s.fight() is None
    assert [s.at(x) for x in (SEWARD, MINA, DRACULA)] == ["vienna"] * 3
    assert s.up() == ["vienna"]


@clause("F15-COMBAT-31")
def test_who_leaves_a_combat_does_not_leave_the_city():
    s = clash(fight(fighters=BOTH, trail=["vienna"]), "claws", SEWARD, seward="dodge", mina="escape").play("next mina")
    assert (s.fighters(), s.at(MINA)) == ([SEWARD], "vienna")
    assert "out-of-combat mina" in s.heard()


@clause("F15-COMBAT-32")
def test_a_mesmerized_hunter_stays_so_and_no_more_than_once():
    knives = {SEWARD: ["knife"], MINA: ["knife"]}
    s = fight(fighters=BOTH, items=knives, hand=["mesmerize", "mesmerize", "fangs"], chance=["draw claws", "draw claws", "draw plotting"])
    clash(s, "mesmerize", MINA, seward="dodge", mina="dodge")
    assert s.mesmerized() == [MINA]
    assert "mesmerized mina" in s.heard()
    clash(s, "mesmerize", MINA, seward="punch", mina="escape")
    clash(s, "claws", SEWARD, seward="knife", mina="knife").play("next seward")
    assert s.mesmerized() == [MINA]
    assert s.heard()[-3:-1] == ["dracula-suffers 3", "dracula-suffers 2"]


@clause("F15-COMBAT-32")
def test_the_end_of_the_combat_frees_her():
    s = clash(fight(mesmerized=[MINA]), "strength", mina="escape")
    assert (s.fight(), s.mesmerized()) == (None, [])


@clause("F15-COMBAT-33", "F15-COMBAT-34")
@pytest.mark.parametrize("despair", [0, 1, 2, 3])
@pytest.mark.parametrize("way", ["escape-as-bat", "escape-as-mist"])
def test_his_pride_forbids_an_early_escape(despair, way):
    s = clash(fight(round=despair + 1, hand=[way], despair=despair), way, mina="punch")
    assert (s.fight(), s.damage(DRACULA)) == ("dracula", 1)
    assert "card-cancelled dracula" in s.heard()
    s = clash(fight(round=despair + 2, hand=[way], despair=despair), way, mina="punch")
    assert (s.fight(), s.damage(DRACULA)) == (None, 0)


@clause("F15-COMBAT-35")
def test_plotting_gives_no_sixth_card():
    s = clash(fight(), "plotting", mina="dodge")
    assert (s.question, len(s.blows())) == ("choose-plot", 4)
    s.play("take escape-as-mist")
    assert (s.question, s.round(), len(s.blows())) == ("choose-cards", 2, 5)


@clause("F15-COMBAT-36")
def test_weakened_hunters_hide_their_cards_in_a_combat():
    hand = {"items": {MINA: ["knife", "garlic"]}, "events": {MINA: ["long-night"]}}
    s = scene(phase="dusk", at={MINA: "vienna"}, trail=["vienna"], **hand, chance=FIVE)
    passed(s, until="choose-cards")
    assert s.shown(MINA) == []
    assert s.view()["displayed_item"][3] == s.view()["displayed_event"][3] == -1
    assert "hides mina" in s.heard()
    assert s.refused("mina: display knife") == "F15-COMBAT-36"
    clash(s, "strength", mina="escape")
    assert (s.question, s.asked) == ("show-item", [MINA])
    s.play("show garlic", "show long-night")
    assert s.shown(MINA) == ["garlic", "long-night"]


@clause("F15-COMBAT-36")
def test_a_hunter_who_does_not_fight_hides_nothing():
    s = scene(phase="dusk", at={SEWARD: "vienna", MINA: "paris"}, trail=["vienna"], items={MINA: ["knife"]}, chance=FIVE)
    assert passed(s, until="choose-cards").shown(MINA) == ["knife"]


@clause("F15-COMBAT-37")
def test_afterwards_he_chooses_a_card_as_always():
    s = clash(fight(trail=["vienna"], night=True), "strength", mina="escape")
    passed(s, until="choose-card")
    assert (s.asked, s.phase()) == ([DRACULA], "dracula")
    assert {"lay prague", "lay feed", "lay hide"} <= set(s.options())
    assert s.refused("pass") == "F15-DRAC-03"


@clause("F15-COMBAT-38")
def test_the_combat_ends_when_nobody_is_left_in_it():
    s = clash(fight(fighters=BOTH), "plotting", MINA, seward="escape", mina="punch").play("next seward")
    assert s.fighters() == [MINA]
    s = clash(fight(fighters=BOTH), "claws", MINA, seward="escape", mina="escape").play("next seward")
    assert (s.fight(), s.damage(MINA)) == (None, 2)
