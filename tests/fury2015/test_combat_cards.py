"""What each combat card does: the hunters' own and Dracula's, of F15-CARD."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, against, clash, fight, parried, vampire

BOTH = [SEWARD, MINA]


# --- the hunters' own -----------------------------------------------------------------
@clause("F15-CARD-punch")
def test_a_punch():
    assert against("punch", "claws").damage(DRACULA) == 1
    assert parried("punch") == ["mesmerize", "plotting"]


@clause("F15-CARD-dodge")
def test_a_dodge():
    s = against("dodge", "mesmerize")
    assert (s.damage(DRACULA), s.fighters()) == (0, [MINA])
    assert parried("dodge") == ["fangs", "strength", "claws"]


@clause("F15-CARD-escape")
def test_an_escape():
    s = clash(fight(fighters=BOTH, trail=["vienna"]), "claws", MINA, seward="dodge", mina="escape").play("next mina")
    assert (s.fighters(), s.at(MINA), s.damage(DRACULA)) == ([SEWARD], "vienna", 0)
    assert "out-of-combat mina" in s.heard()
    assert against("escape", "claws").fight() is None
    assert parried("escape") == ["strength", "plotting"]


@clause("F15-CARD-escape")
def test_mesmerize_and_plotting_hold_her_back():
    assert against("escape", "mesmerize").fighters() == [MINA]
    assert against("escape", "claws", plots=1).play("use").fighters() == [MINA]


# --- Dracula's ------------------------------------------------------------------------
@clause("F15-CARD-fangs")
@pytest.mark.parametrize("night", [False, True])
def test_fangs_heal_and_hurt(night):
    s = against("escape", "fangs", damage={DRACULA: 5}, night=night)
    assert (s.damage(DRACULA), s.damage(MINA), s.influence()) == (3, 2, 0)
    assert s.heard()[-6:-2] == ["reveals dracula fangs", "dracula-recovers 2", "suffers mina 2", "out-of-combat mina"]


@clause("F15-CARD-fangs")
def test_by_night_fangs_bite_the_mesmerized():
    s = clash(fight(fighters=BOTH, mesmerized=BOTH, night=True, damage={DRACULA: 5}), "fangs", SEWARD, seward="punch", mina="dodge")
    assert (s.bites(SEWARD), s.damage(SEWARD), s.fighters(), s.influence()) == (1, 0, [MINA], 1)
    assert s.damage(DRACULA) == 3
    assert s.heard()[-4:] == ["dracula-recovers 2", "bitten seward", "out-of-combat seward", "influence 1"]


@clause("F15-CARD-fangs")
def test_the_influence_of_a_defeat_comes_on_top():
    s = clash(fight(mesmerized=[MINA], night=True, despair=2), "fangs", mina="punch")
    assert (s.at(MINA), s.influence()) == (None, 5)
    s = clash(fight(mesmerized=[MINA], night=True, influence=10), "fangs", mina="punch")
    assert s.winners == [DRACULA]


@clause("F15-CARD-fangs")
def test_by_day_or_from_a_vampire_they_do_not_bite():
    s = clash(fight(fighters=[SEWARD], mesmerized=[SEWARD]), "fangs", seward="punch")
    assert (s.bites(SEWARD), s.damage(SEWARD), s.influence()) == (0, 2, 0)
    s = clash(vampire("new-vampire", night=True, fighters=[SEWARD], mesmerized=[SEWARD]), "fangs", seward="punch")
    assert (s.bites(SEWARD), s.damage(SEWARD), s.influence()) == (0, 2, 0)


@clause("F15-CARD-strength")
@pytest.mark.parametrize("card", ["punch", "crucifix", "knife", "pistol", "rifle"])
def test_strength_stops_a_punch_a_crucifix_or_a_weapon(card):
    s = against(card, "strength")
    assert (s.damage(MINA), s.damage(DRACULA), s.item_discards()) == (2, 0, [])
    assert s.last(MINA) == card  # it comes back like any card
    assert "card-cancelled mina" in s.heard()


@clause("F15-CARD-strength")
@pytest.mark.parametrize("card", ["crucifix", "knife", "pistol", "rifle"])
def test_by_night_it_also_breaks_a_weapon_or_crucifix(card):
    s = against(card, "strength", night=True)
    assert (s.damage(MINA), s.damage(DRACULA), s.items(MINA), s.item_discards()) == (2, 0, [], [card])
    assert "dropped mina " + card in s.heard()
    s.play("chance: draw claws")
    assert "choose punch" in s.options(MINA) and "choose " + card not in s.options(MINA)


@clause("F15-CARD-strength")
def test_it_leaves_other_cards_alone():
    s = against("heavenly-host", "strength", night=True)
    assert (s.damage(MINA), s.damage(DRACULA)) == (2, 4)
    assert against("punch", "strength", night=True).item_discards() == []


@clause("F15-CARD-claws")
def test_claws():
    s = clash(fight(fighters=BOTH), "claws", SEWARD, seward="punch", mina="dodge")
    assert (s.damage(SEWARD), s.damage(MINA), s.question) == (2, 0, "hunters-strike")


@clause("F15-CARD-claws")
@pytest.mark.parametrize(("second", "harm"), [(SEWARD, [4, 0]), (MINA, [2, 2])])
def test_by_night_claws_strike_again_anybody_in_the_combat(second, harm):
    s = clash(fight(fighters=BOTH, night=True, at={GODALMING: "vienna"}), "claws", SEWARD, seward="punch", mina="dodge")
    assert (s.question, s.asked, s.options()) == ("claw-again", [DRACULA], ["strike seward", "strike mina"])
    assert s.refused("strike godalming") == "F15-COMBAT-10"
    s.play("strike " + second)
    assert [s.damage(SEWARD), s.damage(MINA)] == harm
    assert s.heard()[-1] == f"suffers {second} 2"


@clause("F15-CARD-claws")
def test_by_night_only_those_still_in_it():
    s = clash(fight(fighters=BOTH, night=True, damage={SEWARD: 8}), "claws", SEWARD, seward="punch", mina="dodge")
    assert (s.at(SEWARD), s.options()) == (None, ["strike mina"])
    s = clash(fight(fighters=[SEWARD], night=True, damage={SEWARD: 8}), "claws", seward="punch")
    assert (s.at(SEWARD), s.fight()) == (None, None)


@clause("F15-CARD-mesmerize")
def test_mesmerize():
    s = against("knife", "mesmerize")
    assert (s.damage(DRACULA), s.mesmerized(), s.items(MINA)) == (0, [MINA], ["knife"])
    assert "mesmerized mina" in s.heard()
    s = against("knife", "claws", mesmerized=[MINA])
    assert s.damage(DRACULA) == 2
    assert against("punch", "claws", mesmerized=[MINA]).damage(DRACULA) == 1


@clause("F15-CARD-plotting")
def test_plotting_takes_any_card_of_the_deck_unseen():
    s = clash(fight(), "plotting", mina="dodge")
    assert s.options() == [
        "take fangs",
        "take strength",
        "take claws",
        "take mesmerize",
        "take plotting",
        "take escape-as-bat",
        "take escape-as-mist",
    ]
    s.play("take escape-as-mist")
    assert "escape-as-mist" in s.blows() and "escape-as-mist" not in s.blow_deck()
    assert s.heard(MINA)[-2:] == ["plotted", "round 2"]
    assert s.view(MINA)["combat_hand"] == [-9] * 5
    assert (s.plots(), s.view()["plotting"]) == (1, 1)


@clause("F15-CARD-plotting")
@pytest.mark.parametrize("card", ["punch", "dodge", "escape"])
def test_in_a_later_round_plotting_cancels_a_hunters_own_card(card):
    s = fight(fighters=BOTH, round=2, plots=1)
    clash(s, "mesmerize" if card == "dodge" else "claws", MINA, seward="dodge", mina=card)
    assert (s.question, s.options()) == ("may-use-plot", ["pass", "use"])
    s.play("use")
    assert (s.plots(), MINA in s.cancelled(), s.damage(DRACULA), s.fighters()) == (0, True, 0, BOTH)
    assert "card-cancelled mina" in s.heard()


@clause("F15-CARD-plotting")
def test_not_an_item_and_not_in_the_round_it_is_played():
    s = clash(fight(round=2, plots=1, items={MINA: ["knife"]}), "claws", mina="knife")
    assert (s.damage(DRACULA), s.plots()) == (3, 1)
    s = clash(fight(), "plotting", mina="dodge")
    assert s.question == "choose-plot"


# --- escapes --------------------------------------------------------------------------
def bat(**parts):
    """Escape as Bat by night from Vienna, in round two."""
    parts = {"trail": ["vienna", "prague"], "night": True} | parts
    return clash(fight(round=2, hand=["escape-as-bat"], **parts), "escape-as-bat", mina="punch")


@clause("F15-CARD-escape-as-bat")
def test_by_night_a_bat_may_carry_him_to_a_city_nearby():
    s = bat(at={SEWARD: "venice"}, lairs=[{"card": "munich", "encounters": ["rats"]}])
    assert (s.question, s.asked) == ("may-fly", [DRACULA])
    assert {"pass", "fly budapest", "fly zagreb", "fly nuremburg"} <= set(s.options())
    for no in ("venice", "prague", "vienna", "paris"):
        assert s.refused("fly " + no) == "F15-CARD-escape-as-bat"
    assert "fly munich" not in s.options()


@clause("F15-CARD-escape-as-bat")
def test_nobody_sees_where_the_bat_went():
    s = bat(trail=["vienna", {"card": "prague", "encounters": ["rats"]}]).play("fly budapest")
    assert (s.at(DRACULA), s.trail()[:3], s.marks(1), s.up()) == ("budapest", ["budapest", "prague", None], ["bat"], [])
    assert len(s.blow_deck()) == 12 and s.blow_deck().count("escape-as-bat") == 1
    assert (s.lurking(1), s.fight(), s.damage(DRACULA)) == ([], None, 0)
    assert "flown city-back" in s.heard() and "laid-card budapest" in s.heard(DRACULA)
    assert not [news for news in s.heard(MINA) if "budapest" in news]


@clause("F15-CARD-escape-as-bat")
def test_a_power_card_before_the_city_he_leaves_is_cleared_with_it():
    s = bat(trail=["dark-call", {"card": "vienna", "encounters": ["rats"]}, "prague"]).play("fly budapest")
    assert s.trail()[:3] == ["budapest", None, "prague"]
    assert "rats" in s.encounter_discards()
    assert {"cleared space-1", "cleared space-2"} <= set(s.heard())


@clause("F15-CARD-escape-as-bat")
def test_he_may_stay_and_no_road_may_touch_holy_ground():
    assert "fly klausenburg" in bat().options()
    s = bat(consecrated="budapest")
    assert "fly budapest" not in s.options() and "fly klausenburg" not in s.options()
    s.play("pass")
    assert (s.at(DRACULA), s.up(), len(s.blow_deck())) == ("vienna", ["vienna"], 13)


@clause("F15-CARD-escape-as-bat")
def test_by_day_only_the_combat_ends():
    s = bat(night=False)
    assert (s.fight(), s.at(DRACULA), s.question, s.phase()) == (None, "vienna", "hunter-acts", "day")


@clause("F15-CARD-escape-as-mist")
@pytest.mark.parametrize("night", [False, True])
def test_mist(night):
    s = fight(fighters=BOTH, round=2, hand=["escape-as-mist"], trail=["vienna"], night=night)
    clash(s, "escape-as-mist", MINA, seward="punch", mina="punch")
    assert (s.fight(), s.damage(DRACULA), s.question) == (None, 0, "hunter-acts")
    assert [s.at(x) for x in (SEWARD, MINA, DRACULA)] == ["vienna"] * 3
    assert s.up() == ["vienna"]
    assert "escapes escape-as-mist" in s.heard()


@clause("F15-CARD-escape-as-mist")
def test_sister_agatha_harms_him_on_his_way():
    s = fight(round=2, hand=["escape-as-mist"], allies={"hunters": "sister-agatha"}, damage={DRACULA: 13})
    assert clash(s, "escape-as-mist", mina="punch").winners == list(HUNTERS)
