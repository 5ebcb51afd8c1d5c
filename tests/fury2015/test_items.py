"""What each item does: the item cards of F15-CARD."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, DRACULA_COMBATS, FIVE, GODALMING, MINA, SEWARD, against, clash, fight, parried, passed, scene, vampire

BOTH = [SEWARD, MINA]


def lurking(*kinds, **more):
    """Dracula's trail: Galatz, and Vienna with encounters in it."""
    return ["galatz", {"card": "vienna", "encounters": list(kinds), **more}]


# --- weapons --------------------------------------------------------------------------
@clause("F15-CARD-knife")
def test_a_knife():
    s = against("knife", "fangs")
    assert (s.damage(DRACULA), s.items(MINA), s.damage(MINA)) == (3, ["knife"], 0)
    assert "dracula-suffers 3" in s.heard()
    assert parried("knife") == ["fangs", "escape-as-bat"]


@clause("F15-CARD-pistol")
def test_a_pistol():
    s = against("pistol", "claws")
    assert (s.damage(DRACULA), s.items(MINA), s.damage(MINA)) == (2, ["pistol"], 0)
    assert parried("pistol") == ["claws", "plotting"]


@clause("F15-CARD-rifle")
def test_a_rifle():
    s = against("rifle", "claws")
    assert (s.damage(DRACULA), s.items(MINA), s.damage(MINA)) == (2, ["rifle"], 0)
    assert parried("rifle") == ["claws", "escape-as-bat"]


# --- holy things ----------------------------------------------------------------------
@clause("F15-CARD-crucifix")
@pytest.mark.parametrize(("blow", "harm"), [("fangs", 3), ("mesmerize", 3), ("claws", 0), ("strength", 0), ("escape-as-mist", 0)])
def test_a_crucifix_burns_when_it_stops_fangs_or_mesmerize(blow, harm):
    s = against("crucifix", blow)
    assert (s.damage(DRACULA), s.items(MINA)) == (harm, ["crucifix"])


@clause("F15-CARD-crucifix")
def test_a_crucifix_parries_and_burns_for_the_engaged_hunter_only():
    assert parried("crucifix") == ["fangs", "mesmerize", "escape-as-mist"]
    s = fight(fighters=BOTH, items={MINA: ["crucifix"]})
    assert clash(s, "fangs", SEWARD, seward="dodge", mina="crucifix").play("next mina").damage(DRACULA) == 0


@clause("F15-CARD-crucifix")
def test_a_crucifix_earns_nothing_from_an_enraged_dracula():
    s = clash(fight(items={MINA: ["crucifix"]}, events={DRACULA: ["enraged"]}), "mesmerize", mina="crucifix").play("play enraged")
    assert (s.damage(DRACULA), s.mesmerized()) == (0, [MINA])


@clause("F15-CARD-garlic")
@pytest.mark.parametrize(("blow", "harm", "suffered"), [("fangs", 2, 0), ("claws", 2, 2), ("strength", 0, 0), ("plotting", 0, 0)])
def test_garlic_burns_whoever_shows_fangs_or_claws(blow, harm, suffered):
    s = against("garlic", blow)
    assert (passed(s).damage(DRACULA), s.damage(MINA), s.items(MINA)) == (harm, suffered, ["garlic"])


@clause("F15-CARD-garlic")
def test_garlic_is_for_the_engaged_hunter():
    assert parried("garlic") == ["fangs", "strength"]
    s = clash(fight(fighters=BOTH, items={MINA: ["garlic"]}), "claws", SEWARD, seward="dodge", mina="garlic").play("next mina")
    assert s.damage(DRACULA) == 0


@clause("F15-CARD-heavenly-host")
def test_a_heavenly_host_burns_and_is_spent():
    s = against("heavenly-host", "claws")
    assert (s.damage(DRACULA), s.items(MINA), s.item_discards()) == (4, [], ["heavenly-host"])
    assert {"dropped mina heavenly-host", "dracula-suffers 4"} <= set(s.heard())
    assert parried("heavenly-host") == ["mesmerize"]
    s = clash(fight(fighters=BOTH, items={MINA: ["heavenly-host"]}), "fangs", SEWARD, seward="dodge", mina="heavenly-host")
    assert s.play("next mina").damage(DRACULA) == 4  # not engaged


@clause("F15-CARD-heavenly-host")
def test_fangs_bite_the_hunter_who_holds_it_up():
    s = fight(fighters=BOTH, items={SEWARD: ["heavenly-host"]})
    clash(s, "fangs", SEWARD, seward="heavenly-host", mina="dodge").play("next seward")
    assert (s.bites(SEWARD), s.damage(SEWARD), s.fighters()) == (1, 2, [MINA])
    assert (s.items(SEWARD), s.damage(DRACULA), s.influence()) == ([], 0, 0)


@clause("F15-CARD-heavenly-host")
def test_a_hunter_dragged_off_before_keeps_it():
    s = fight(fighters=[SEWARD], mesmerized=[SEWARD], night=True, items={SEWARD: ["heavenly-host"]})
    assert clash(s, "fangs", seward="heavenly-host").items(SEWARD) == ["heavenly-host"]


@clause("F15-CARD-holy-circle")
def test_a_holy_circle_takes_one_or_more_out_of_the_combat():
    s = fight(fighters=[GODALMING, SEWARD, MINA], items={SEWARD: ["holy-circle"], MINA: ["knife"]})
    clash(s, "claws", SEWARD, godalming="punch", seward="holy-circle", mina="knife").play("next seward")
    assert (s.asked, s.options()) == ([SEWARD], ["remove godalming", "remove seward", "remove mina"])
    assert s.refused("done") == "F15-CARD-holy-circle"
    assert s.refused("remove van-helsing") == "F15-COMBAT-10"
    s.play("remove mina", "remove seward", "done")
    assert (s.fighters(), s.damage(DRACULA)) == ([GODALMING], 1)  # the punch; the knife was gone before
    assert (s.items(SEWARD), s.item_discards()) == ([], ["holy-circle"])
    assert {"out-of-combat mina", "out-of-combat seward", "dropped seward holy-circle"} <= set(s.heard())


@clause("F15-CARD-holy-circle")
def test_a_holy_circle_parries_everything_and_may_end_the_combat():
    assert parried("holy-circle") == list(DRACULA_COMBATS)
    s = against("holy-circle", "claws").play("remove mina")
    assert (s.fight(), s.damage(MINA), s.item_discards()) == (None, 0, ["holy-circle"])


@clause("F15-CARD-holy-circle")
def test_without_being_engaged_its_circle_works_and_its_icons_do_not():
    s = fight(fighters=BOTH, items={MINA: ["holy-circle"]})
    clash(s, "claws", SEWARD, seward="punch", mina="holy-circle").play("next mina", "remove seward", "done")
    assert (s.damage(SEWARD), s.fighters()) == (2, [MINA])


# --- beside the card of the round -----------------------------------------------------
@clause("F15-CARD-holy-bullets")
@pytest.mark.parametrize("gun", ["rifle", "pistol"])
def test_holy_bullets_follow_a_shot(gun):
    s = clash(fight(items={MINA: [gun, "holy-bullets"]}), "claws", mina=gun)
    assert (s.question, s.options()) == ("weapon-used", ["pass", "play holy-bullets"])
    s.play("play holy-bullets")
    assert (s.damage(DRACULA), s.items(MINA), s.item_discards()) == (5, [gun], ["holy-bullets"])
    assert s.heard()[-2:] == ["item-discarded holy-bullets", "dracula-suffers 3"]


@clause("F15-CARD-holy-bullets")
def test_holy_bullets_are_used_once_in_a_combat():
    items = {SEWARD: ["rifle", "holy-bullets"], MINA: ["pistol", "holy-bullets", "holy-bullets"]}
    s = clash(fight(fighters=BOTH, items=items), "claws", MINA, seward="rifle", mina="pistol")
    s.play("next mina", "play holy-bullets")
    assert (s.damage(DRACULA), s.asked) == (7, ["chance"])  # neither she nor Seward is asked again
    assert s.play("chance: draw fangs").refused("mina: play holy-bullets") == "F15-CARD-holy-bullets"


@clause("F15-CARD-holy-bullets")
def test_holy_bullets_need_a_shot():
    s = clash(fight(items={MINA: ["knife", "holy-bullets"]}), "claws", mina="knife")
    assert s.asked == ["chance"]
    s = clash(fight(items={MINA: ["rifle", "holy-bullets"]}), "mesmerize", mina="rifle")
    assert (s.asked, s.damage(DRACULA)) == (["chance"], 0)
    s = clash(fight(items={MINA: ["rifle", "holy-bullets"]}, mesmerized=[MINA]), "claws", mina="rifle").play("play holy-bullets")
    assert s.damage(DRACULA) == 4  # 1 less for the rifle, not for the bullets


@clause("F15-CARD-garlic-wreath")
def test_a_garlic_wreath_answers_fangs():
    s = fight(step="open", items={MINA: ["garlic-wreath", "garlic-wreath", "knife"]}, damage={DRACULA: 3}, chance=["draw fangs"])
    assert (s.question, s.options()) == ("combat-start", ["pass", "play garlic-wreath"])
    s.play("play garlic-wreath")
    assert s.items(MINA) == ["knife", "garlic-wreath"]
    assert (s.heard(), s.view()["garlic_wreaths"]) == (["wreath mina"], [0, 0, 0, 1])
    s.play("pass")
    assert s.refused("mina: play garlic-wreath") == "F15-CARD-garlic-wreath"
    clash(s, "fangs", mina="escape")
    assert (s.damage(MINA), s.damage(DRACULA)) == (2, 5)
    assert s.item_discards() == ["garlic-wreath"]  # the combat is over


@clause("F15-CARD-garlic-wreath")
def test_a_wreath_is_put_on_when_the_combat_begins():
    s = scene(
        phase="dusk", at={SEWARD: "vienna"}, trail=["vienna"], items={SEWARD: ["garlic-wreath"], MINA: ["garlic-wreath"]}, chance=FIVE
    )
    assert (s.question, s.asked) == ("combat-start", [SEWARD])
    s.play("play garlic-wreath")
    assert (s.items(SEWARD), s.question) == ([], "choose-cards")  # nobody else is in it


@clause("F15-CARD-garlic-wreath")
def test_each_wreath_stings_and_claws_tear_all_of_them():
    s = fight(fighters=BOTH, wreaths={SEWARD: 1, MINA: 2}, chance=["draw plotting", "draw fangs"])
    clash(s, "fangs", MINA, seward="dodge", mina="punch").play("next seward")
    assert s.damage(DRACULA) == 9
    clash(s, "claws", SEWARD, seward="punch", mina="dodge").play("next mina")
    assert s.item_discards() == ["garlic-wreath"] * 3
    assert s.heard().count("item-discarded garlic-wreath") == 3
    assert s.view()["garlic_wreaths"] == [0, 0, 0, 0]


@clause("F15-CARD-garlic-wreath")
def test_a_bite_is_no_damage_and_a_vampire_is_stung_too():
    s = clash(fight(fighters=[SEWARD], wreaths={SEWARD: 1}, mesmerized=[SEWARD], night=True), "fangs", seward="punch")
    assert (s.bites(SEWARD), s.damage(DRACULA)) == (1, 0)
    s = clash(vampire("new-vampire", wreaths={MINA: 1}), "fangs", mina="dodge")
    assert s.foe_damage() == 0  # a cancelled card hurts nobody
    assert clash(vampire("new-vampire", wreaths={MINA: 1}), "fangs", mina="punch").foe_damage() == 5


# --- outside combat -------------------------------------------------------------------
@clause("F15-CARD-fast-horses")
def test_fast_horses_go_as_far_as_the_yellow_value():
    s = scene(at={GODALMING: "vienna"}, items={GODALMING: ["fast-horses"]}, chance=["draw 3/2"]).play("play fast-horses")
    assert {"road prague", "road nuremburg", "road budapest"} <= set(s.options())
    assert "road vienna" not in s.options()
    assert s.reason("road paris") == "beyond-horses"
    s.play("road nuremburg")
    assert (s.at(GODALMING), s.items(GODALMING), len(s.pool())) == ("nuremburg", ["fast-horses"], 16)
    assert s.heard()[1:5] == [
        "shows godalming fast-horses",
        "horses godalming 3/2",
        "arrives godalming nuremburg",
        "nothing-here nuremburg",
    ]


@clause("F15-CARD-fast-horses")
def test_without_a_yellow_value_one_road_and_the_card_is_gone():
    s = scene(at={GODALMING: "vienna"}, items={GODALMING: ["fast-horses"]}, chance=["draw 1/0"]).play("play fast-horses")
    assert "road prague" in s.options() and "road nuremburg" not in s.options()
    s.play("road prague")
    assert (s.at(GODALMING), s.items(GODALMING), s.item_discards()) == ("prague", [], ["fast-horses"])


@clause("F15-CARD-fast-horses")
def test_fast_horses_are_for_the_day_and_roadblocks_stop_them():
    s = scene(phase="night", at={GODALMING: "vienna"}, items={GODALMING: ["fast-horses"]})
    assert "play fast-horses" not in s.options()
    assert s.refused("play fast-horses") == "F15-CARD-fast-horses"
    s = scene(at={GODALMING: "vienna"}, items={GODALMING: ["fast-horses"]}, roadblocks=["vienna/prague"], chance=["draw 1/0"])
    assert "road prague" not in s.play("play fast-horses").options()


@clause("F15-CARD-dogs")
def test_dogs_shown_before_a_search_drive_off_four_kinds():
    trail = lurking("rats", "saboteur", "spy", "wolves", "hoax")
    s = scene(at={GODALMING: "vienna"}, trail=trail, items={GODALMING: ["dogs"]})
    assert s.refused("play dogs") == "F15-CARD-dogs"
    s.play("search", "play dogs", "pass")
    assert (s.lurking(2), s.items(GODALMING), s.damage(GODALMING)) == (["hoax"], ["dogs"], 0)
    assert sorted(s.encounter_discards()) == ["rats", "saboteur", "spy", "wolves"]
    assert "shows godalming dogs" in s.heard()


@clause("F15-CARD-dogs")
def test_dogs_are_given_up_against_an_ambush():
    s = scene(at={GODALMING: "prague"}, trail=lurking("rats"), items={GODALMING: ["dogs"]}).play("road vienna", "ambush space-2:rats")
    assert (s.question, s.options()) == ("on-ambush", ["pass", "play dogs"])
    s.play("play dogs")
    assert (s.damage(GODALMING), s.lurking(2), s.items(GODALMING)) == (0, [], [])
    assert (s.item_discards(), s.encounter_discards()) == (["dogs"], ["rats"])


@clause("F15-CARD-dogs")
def test_dogs_do_not_smell_a_vampire():
    s = scene(at={GODALMING: "prague"}, trail=lurking("new-vampire"), items={GODALMING: ["dogs"]})
    s.play("road vienna", "ambush space-2:new-vampire")
    assert s.options() == ["pass"]
    assert s.refused("play dogs") == "F15-CARD-dogs"


@clause("F15-CARD-stake")
@pytest.mark.parametrize("kind", ["aristocratic-vampire", "new-vampire", "reckless-vampire", "hoax"])
def test_a_stake_ends_a_vampire_or_a_hoax(kind):
    s = scene(at={GODALMING: "vienna"}, trail=lurking(kind, "rats"), items={GODALMING: ["stake"]})
    assert s.refused("play stake") == "F15-CARD-stake"
    s.play("search", "play stake", "pass")
    assert s.options() == [f"face space-2:{kind}", f"stake space-2:{kind}", "face space-2:rats"]
    assert s.refused("stake space-2:rats") == "F15-CARD-stake"
    s.play(f"stake space-2:{kind}")
    assert (s.lurking(2), s.items(GODALMING), s.item_discards()) == (["rats"], [], ["stake"])
    assert s.encounter_discards() == [kind]
    assert {"shows godalming stake", f"encounter-gone space-2 {kind}"} <= set(s.heard())


@clause("F15-CARD-stake")
def test_one_encounter_a_stake_and_only_if_it_was_shown():
    s = scene(at={GODALMING: "vienna"}, trail=lurking("hoax", "new-vampire"), items={GODALMING: ["stake", "stake"]})
    assert "stake space-2:hoax" not in s.copy().play("search", "pass").options()
    s.play("search", "play stake", "pass", "stake space-2:new-vampire")
    assert s.options() == ["face space-2:hoax"]
    assert s.refused("stake space-2:hoax") == "F15-CARD-stake"


@clause("F15-CARD-stake")
def test_a_stake_is_of_no_use_against_an_ambush():
    s = scene(at={GODALMING: "prague"}, trail=lurking("new-vampire"), items={GODALMING: ["stake"]})
    s.play("road vienna", "ambush space-2:new-vampire")
    assert s.options() == ["pass"]
    assert s.refused("play stake") == "F15-CARD-stake"
    assert s.play("pass").fight() == "new-vampire"


@clause("F15-CARD-garlic-wreath")
def test_a_garlic_wreath_stings_for_its_owner_s_last_damage_too():
    s = clash(fight(damage={MINA: 8, DRACULA: 4}, wreaths={MINA: 1}, hand=["fangs"]), "fangs", mina="punch")
    assert s.at(MINA) is None and "dracula-suffers 4" in s.heard() and s.damage(DRACULA) == 6


@clause("F15-CARD-holy-bullets")
def test_holy_bullets_are_not_offered_over_a_dead_vampire():
    s = clash(vampire("reckless-vampire", items={MINA: ["pistol", "holy-bullets"]}, wounds=3), "claws", mina="pistol")
    assert s.question != "weapon-used" and sorted(s.items(MINA)) == ["holy-bullets", "pistol"]


@clause("F15-CARD-stake")
def test_a_stake_shown_in_vain_is_not_shown_any_more():
    trail = ["galatz", {"card": "vienna", "encounters": ["rats"]}]
    s = scene(turn=MINA, at={MINA: "vienna"}, items={MINA: ["stake"]}, trail=trail).play("search", "play stake")
    assert s.view(None)["stakes_shown"] == 1
    while s.turn() == MINA and s.phase() == "day" and s.asked != [DRACULA]:
        s.play(s.options()[-1])
    assert s.view(None)["stakes_shown"] == 0 and s.items(MINA) == ["stake"]


@clause("F15-CARD-stake")
def test_a_stake_shown_stays_usable_when_another_one_is_discarded():
    s = scene(at={GODALMING: "vienna"}, trail=lurking("hoax", "szgany-mob"), items={GODALMING: ["stake", "stake"]})
    s.play("search", "play stake", "pass", "face space-2:szgany-mob", "discard stake", "done")
    assert s.options() == ["face space-2:hoax", "stake space-2:hoax"]
    assert s.play("stake space-2:hoax").items(GODALMING) == [] and s.delayed() == []


@clause("F15-CARD-stake")
def test_without_another_one_the_stake_shown_is_gone():
    s = scene(at={GODALMING: "vienna"}, trail=lurking("hoax", "szgany-mob"), items={GODALMING: ["stake", "knife"]})
    s.play("search", "play stake", "pass", "face space-2:szgany-mob", "discard stake", "done")
    assert s.options() == ["face space-2:hoax"]


@clause("F15-CARD-stake")
def test_two_stakes_shown_end_two_encounters():
    s = scene(at={GODALMING: "vienna"}, trail=lurking("hoax", "new-vampire"), items={GODALMING: ["stake", "stake"]})
    s.play("search", "play stake", "play stake", "pass", "stake space-2:new-vampire", "stake space-2:hoax")
    assert s.items(GODALMING) == [] and s.lurking(2) == [] and s.delayed() == []


@clause("F15-CARD-stake")
def test_what_another_hunter_discards_leaves_the_stake_shown_alone():
    parts = {"at": {GODALMING: "vienna", SEWARD: "vienna"}, "items": {GODALMING: ["stake"], SEWARD: ["stake"]}}
    s = scene(trail=lurking("hoax", "szgany-mob"), **parts).play("search", "play stake", "pass", "face space-2:szgany-mob")
    s.play("godalming: done", "seward: discard stake")
    assert "stake space-2:hoax" in s.options(GODALMING)
