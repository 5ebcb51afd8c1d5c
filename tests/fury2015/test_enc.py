"""ENC: Dracula's encounter cards."""

from __future__ import annotations

from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, scene

FIVE = ["rats", "spy", "spy", "hoax", "hoax"]


@clause("F15-ENC-01")
def test_his_hand_is_always_filled_up_to_five() -> None:
    s = scene(phase="dracula", step="encounter", trail=["vienna"], encounters=FIVE, chance=["draw wolves"]).play("place rats")
    assert s.encounters() == ["hoax", "hoax", "spy", "spy", "wolves"] and s.question == "may-spread-rumor"
    assert "drew-encounter wolves" in s.heard(DRACULA) and "drew-encounter wolves" not in s.heard(MINA)
    lair = scene(phase="dracula", trail=["vienna", None, None, None, None, "milan"], encounters=FIVE, chance=["draw bats"])
    assert len(lair.play("settle", "place rats").encounters()) == 5
    two = scene(phase="night", at={GODALMING: "swansea"}, trail=["vienna", "prague"], encounters=FIVE, event_bottom=["draculas-brides"])
    two.play("supply", "play draculas-brides", "use", "look space-1", "place spy", "look space-2", "place hoax", "chance: draw bats")
    assert two.asked == ["chance"] and two.play("chance: draw wolves").encounters() == ["bats", "hoax", "rats", "spy", "wolves"]


@clause("F15-ENC-02")
def test_more_than_five_are_kept() -> None:
    drawn = ["draw wolves", "draw wolves", "draw bats", "draw bats", "draw rats"]
    s = scene(phase="dracula", step="card", trail=[None, "vienna"], encounters=FIVE, chance=drawn).play("lay dark-call")
    assert len(s.encounters()) == 10 and s.asked != [DRACULA] and s.encounter_discards() == []
    s = scene(phase="dracula", step="encounter", trail=["vienna"], encounters=[*FIVE, "bats", "wolves"]).play("place rats")
    assert len(s.encounters()) == 6


@clause("F15-ENC-03")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    s = scene(phase="dracula", step="encounter", trail=["vienna"], encounters=FIVE, encounter_deck=[])
    thrown = s.encounter_discards()
    s.play("place rats")
    assert s.asked == ["chance"] and s.encounter_deck() == thrown and s.encounter_discards() == []
    assert "encounters-shuffled" in s.heard()
    s.play("chance: draw bats")
    assert len(s.encounters()) == 5 and s.encounter_deck().count("bats") == thrown.count("bats") - 1


@clause("F15-ENC-03")
def test_facedown_discards_are_shuffled_in_too() -> None:
    away = {"card": "prague", "encounters": ["new-vampire"]}
    s = scene(
        phase="dracula", step="card", trail=[None, "vienna", away], encounters=FIVE, encounter_deck=[], options={"open_encounters": False}
    )
    s.play("misdirect space-3", "lay zagreb", "place rats")
    assert s.encounter_discards() == [] and s.encounter_deck().count("new-vampire") == 2


@clause("F15-ENC-04")
def test_a_revealed_encounter_stays_faceup() -> None:
    s = scene(at={GODALMING: "vienna"}, trail=["budapest", {"card": "vienna", "encounters": ["rats", "hoax"]}])
    s.play("search", "face space-2:hoax", "pass", "pass", "pass")
    assert s.faceup(2) == ["rats"]
    lair = scene(phase="dracula", trail=["vienna", None, None, None, None, {"card": "milan", "faceup": ["rats"]}])
    assert lair.play("settle", "place bats").faceup("lair-1") == ["rats"]


@clause("F15-ENC-05")
def test_showing_an_item_is_free_and_costs_nothing() -> None:
    rats = scene(
        at={GODALMING: "vienna"}, trail=["prague", {"card": "vienna", "encounters": ["rats"]}], items={GODALMING: ["pistol", "knife"]}
    )
    rats.play("search", "pass", "face space-2:rats")
    assert rats.options() == ["pass", "show pistol"] and rats.refused("show knife") == "F15-ENC-05"
    assert rats.copy().play("pass").faceup(2) == ["rats"]
    rats.play("show pistol")
    assert rats.lurking(2) == [] and rats.items(GODALMING) == ["knife", "pistol"] and "shows godalming pistol" in rats.heard(DRACULA)


@clause("F15-ENC-06")
def test_the_card_a_weakened_hunter_shows_anyway_will_do() -> None:
    s = scene(
        turn=MINA,
        at={MINA: "vienna"},
        trail=["prague", {"card": "vienna", "encounters": ["rats"]}],
        items={MINA: ["pistol", "garlic"]},
        shown={MINA: ["pistol"]},
    )
    s.play("search", "pass", "face space-2:rats", "show pistol")
    assert s.lurking(2) == [] and s.shown(MINA) == ["pistol"] and s.items(MINA) == ["pistol", "garlic"]


@clause("F15-ENC-07")
def test_what_stays_stays_in_its_lair() -> None:
    s = scene(at={GODALMING: "munich"}, lairs=[{"card": "vienna", "encounters": ["rats"]}]).play("road vienna", "ambush lair-1:rats")
    assert s.faceup("lair-1") == ["rats"] and s.lairs() == ["vienna"] and s.damage(GODALMING) == 2
    combat = {"foe": "new-vampire", "fighters": [GODALMING], "step": "reveal", "cards": {GODALMING: "escape", DRACULA: "plotting"}}
    s = scene(combat=combat, at={GODALMING: "vienna"}, lairs=["vienna"])
    assert s.faceup("lair-1") == ["new-vampire"] and "foe-returns lair-1 new-vampire" in s.heard()


@clause("F15-ENC-08")
def test_against_wolves_all_decide_before_anybody_suffers() -> None:
    at = {GODALMING: "vienna", SEWARD: "vienna", VAN_HELSING: "vienna"}
    s = scene(
        at=at, trail=["prague", {"card": "vienna", "encounters": ["wolves"]}], items={SEWARD: ["rifle"], VAN_HELSING: ["knife", "knife"]}
    )
    s.play("search", "face space-2:wolves", "pass")
    assert s.asked == [SEWARD] and s.damage(GODALMING) == 0
    s.play("show rifle", "pass")
    assert s.asked == [VAN_HELSING] and s.damage(SEWARD) == 0
    s.play("show knife", "show knife")
    assert [s.damage(hunter) for hunter in at] == [4, 2, 0]
    assert s.heard()[-5:-1] == ["shows van-helsing knife", "shows van-helsing knife", "suffers godalming 4", "suffers seward 2"]


@clause("F15-ENC-08")
def test_against_a_mob_all_decide_before_anybody_suffers() -> None:
    at = {GODALMING: "vienna", SEWARD: "vienna"}
    items = {GODALMING: ["garlic", "knife"], SEWARD: ["rifle", "rifle"]}
    s = scene(at=at, trail=["prague", {"card": "vienna", "encounters": ["szgany-mob"]}], items=items)
    s.play("search", "pass", "face space-2:szgany-mob", "discard garlic", "done")
    assert s.asked == [SEWARD] and s.damage(GODALMING) == 0
    s.play("done")
    assert s.damage(GODALMING) == 1 and s.damage(SEWARD) == 2 and s.item_discards() == ["garlic"]
