"""BITE: what bitten hunters show, and Bites that are too many."""

from clauses import clause

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, can, passed, scene

VAMPIRE = {"step": "search", "time": "midnight", "trail": ["paris", {"card": "vienna", "encounters": ["new-vampire"]}]}


def bitten(who, **parts):
    """A New Vampire bites a hunter in Vienna at night."""
    s = passed(scene(turn=who, at={who: "vienna"}, **VAMPIRE, **parts), "roll-die").play("chance: roll 1")
    while s.question in ("show-shield", "loss-comes"):
        s.play("pass")
    return s


@clause("F05-BITE-01", "F05-BITE-02")
def test_a_bitten_hunter_shows_an_item_and_an_event_of_his_choice():
    s = bitten(SEWARD, items={SEWARD: ["knife", "rifle"]}, events={SEWARD: ["hypnosis", "long-day"]})
    assert (s.bites(SEWARD), s.question, s.asked) == (1, "show-item", [SEWARD])
    assert s.options() == ["show knife", "show rifle"]
    s.play("show rifle")
    assert (s.question, s.options()) == ("show-event", ["show hypnosis", "show long-day"])
    s.play("show hypnosis")
    assert s.shown(SEWARD) == ["rifle", "hypnosis"]
    assert {"shows seward rifle", "shows seward hypnosis"} <= set(s.heard(DRACULA))
    assert bitten(SEWARD).question not in ("show-item", "show-event")


@clause("F05-BITE-03")
def test_dogs_that_lie_face_up_do_not_count():
    s = bitten(SEWARD, items={SEWARD: ["dogs", "knife"]}, dogs={SEWARD: 1})
    assert (s.question, s.options()) == ("show-item", ["show knife"])
    only = bitten(SEWARD, items={SEWARD: ["dogs"]}, dogs={SEWARD: 1})
    assert only.question != "show-item"
    hidden = bitten(SEWARD, items={SEWARD: ["dogs", "dogs", "knife"]})
    assert hidden.options() == ["show knife"]
    none = bitten(SEWARD, items={SEWARD: ["dogs", "dogs"]})  # so that all see why nothing else is shown
    assert none.options() == ["show dogs"]
    none.play("show dogs", "show dogs")
    assert (none.dogs(SEWARD), none.shown(SEWARD)) == (2, [])


@clause("F05-BITE-04")
def test_a_shown_card_that_leaves_is_replaced():
    s = scene(turn=MINA, items={MINA: ["fast-horse", "knife", "rifle"]}, shown={MINA: ["fast-horse"]}, at={MINA: "vienna"})
    s.play("play fast-horse")
    assert (s.question, s.asked, s.options()) == ("show-item", [MINA], ["show knife", "show rifle"])
    s.play("show rifle")
    assert s.shown(MINA) == ["rifle"]
    other = scene(turn=MINA, items={MINA: ["fast-horse", "knife"]}, shown={MINA: ["knife"]}, at={MINA: "vienna"}).play("play fast-horse")
    assert (other.shown(MINA), other.question == "show-item") == (["knife"], False)
    event = scene(turn=MINA, events={MINA: ["long-day", "hypnosis"]}, shown={MINA: ["long-day"]}, time="noon").play("play long-day")
    assert (event.question, event.options()) == ("show-event", ["show hypnosis"])


@clause("F05-BITE-05")
def test_a_bite_without_a_free_slot_defeats():
    s = bitten(MINA)
    assert (s.at(MINA), s.vampires(), s.bites(MINA)) == ("hospital", 2, 1)
    first = bitten(VAN_HELSING, bites={VAN_HELSING: 1})
    assert (first.at(VAN_HELSING), first.bites(VAN_HELSING), first.vampires()) == ("vienna", 2, 0)
    second = bitten(VAN_HELSING, bites={VAN_HELSING: 2})
    assert (second.at(VAN_HELSING), second.bites(VAN_HELSING), second.vampires()) == ("hospital", 0, 2)


@clause("F05-BITE-06")
def test_mina_s_bite_is_never_removed():
    s = scene(turn=MINA, at={MINA: "hospital"})
    assert s.question == "hunters-move"
    water = scene(turn=MINA, at={MINA: "vienna"}, items={MINA: ["holy-water"]})
    assert not can(water, "play")


@clause("F05-BITE-07")
def test_mina_shows_cards_from_the_start():
    s = scene(turn=MINA, step="act", at={MINA: "strasbourg"}).play("supply mina", "draw hypnosis")
    assert (s.question, s.asked, s.options()) == ("show-event", [MINA], ["show hypnosis"])
    assert s.play("show hypnosis").shown(MINA) == ["hypnosis"]
    other = scene(turn=SEWARD, step="act", at={SEWARD: "strasbourg"}).play("supply seward", "draw hypnosis")
    assert other.question != "show-event"


@clause("F05-BITE-08")
def test_a_bitten_hunter_can_be_hypnotised():
    s = scene(events={GODALMING: ["hypnosis"]}, bites={SEWARD: 1}).play("play hypnosis")
    assert (s.question, can(s, "name")) == ("choose-subject", [SEWARD, MINA])


@clause("F05-BITE-09")
def test_night_visit_and_vampiric_influence_fall_on_the_bitten():
    for card in ("night-visit", "vampiric-influence"):
        s = scene(step="act", at={GODALMING: "strasbourg"}, bites={VAN_HELSING: 1}).play("supply godalming", f"chance: draw {card}")
        assert (s.question, s.asked, can(s, "name")) == (card, [DRACULA], [VAN_HELSING, MINA])


@clause("F05-BITE-10")
def test_a_shown_card_stays_the_shown_one():
    s = scene(turn=MINA, step="act", at={MINA: "vienna"}, items={MINA: ["knife"]}).play("supply mina", "take-item", "draw rifle")
    assert (s.shown(MINA), s.question) == (["knife"], "the-other-kind")
    fight = scene(combat={"fighters": [MINA]}, items={MINA: ["knife", "rifle"]}, shown={MINA: ["knife"]}, trail=["vienna"])
    fight.play("choose claws")
    assert {"choose knife", "choose rifle"} <= set(fight.options())


@clause("F05-BITE-10")
def test_an_item_destroyed_in_combat_is_replaced_after_it():
    cards = {MINA: "holy-water", DRACULA: "escape-man"}
    fight = {"fighters": [MINA], "step": "reveal", "cards": cards}
    s = scene(combat=fight, items={MINA: ["holy-water", "knife", "rifle"]}, shown={MINA: ["holy-water"]}, trail=["vienna"])
    s = passed(s, "roll-die").play("chance: roll 1", "chance: roll 6")
    passed(s, "show-item")
    assert (s.question, s.options(), s.fight()) == ("show-item", ["show knife", "show rifle"], None)


@clause("F05-BITE-10")
def test_who_is_cured_takes_his_cards_up_and_dracula_has_seen_them():
    patient = {"turn": SEWARD, "at": {SEWARD: "hospital"}, "bites": {SEWARD: 1}}
    s = scene(**patient, items={SEWARD: ["knife", "rifle"]}, events={SEWARD: ["long-day"]}, shown={SEWARD: ["knife"]})
    passed(s, "may-be-cured").play("cure seward", "chance: roll 4")
    assert s.shown(SEWARD) == []
    assert s.view(DRACULA)["seen_items"][1] == [s.game.nouns.index("knife")]
    assert s.view(DRACULA)["seen_events"][1] == [s.game.nouns.index("long-day")]
