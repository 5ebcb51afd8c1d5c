"""ENC: Dracula's Action Phase: a fight, or an encounter on the new card."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, MINA, SEWARD, SIX, his_turn


@clause("F05-ENC-01")
def test_he_must_place_one_face_down() -> None:
    s = his_turn(["vienna"]).play("lay prague")
    assert s.question == "place-encounter" and s.options() == ["place hoax", "place rats", "place spy", "place wolves"]
    s.play("place spy")
    assert s.lurking(1) == ["spy"] and s.faceup(1) == [] and "encounter-placed space-1" in s.heard(MINA)
    assert not [news for news in s.heard(MINA) if "spy" in news] and "placed space-1 spy" in s.heard(DRACULA)


@clause("F05-ENC-02", "F05-GROUP-18")
def test_with_hunters_there_he_fights_them_all() -> None:
    s = his_turn(["vienna"], at={MINA: "prague", SEWARD: "prague"}).play("lay prague")
    assert s.fight() == DRACULA and s.fighters() == [SEWARD, MINA] and s.lurking(1) == [] and len(s.encounters()) == 5


@clause("F05-ENC-03")
def test_none_in_the_castle() -> None:
    s = his_turn(["galatz"]).play("lay castle-dracula")
    assert s.turn() == GODALMING and s.lurking(1) == [] and len(s.encounters()) == 5


@clause("F05-ENC-05")
def test_the_hand_is_filled_at_the_end() -> None:
    s = his_turn(["vienna"], encounters=["rats", "spy"]).play("lay prague", "place rats")
    assert s.asked == ["chance"] and s.encounters() == ["spy"] and len(s.options()) == 43
    s.play("draw fog", "draw fog", "draw bats", "draw hoax")
    assert s.encounters() == ["bats", "fog", "fog", "hoax", "spy"] and s.turn() == GODALMING
    assert "drew-encounter fog" in s.heard(DRACULA) and "drew-encounter fog" not in s.heard(MINA)
    brides = his_turn(["vienna"], allies={DRACULA: "draculas-brides"}).play("lay prague", "place rats", *["draw fog"] * 3)
    assert len(brides.encounters()) == 7


@clause("F05-ENC-06")
def test_with_too_few_markers_he_draws_what_there_is() -> None:
    s = his_turn(["vienna"], encounters=["rats"]).play("lay prague")
    s.state.pool = tuple([s.game.nouns.index(kind) for kind in ("bats", "fog")])  # type: ignore[attr-defined]
    s.play("place rats")
    assert s.options("chance") == ["draw bats", "draw fog"]
    assert s.play("draw fog", "draw bats").encounters() == ["bats", "fog"] and s.turn() == GODALMING
    bare = his_turn(["vienna"], encounters=[]).play("lay prague")
    assert bare.lurking(1) == [] and bare.asked == ["chance"]  # an empty hand: none is placed


@clause("F05-ENC-07")
def test_encounters_there_are_not_met_in_his_attack() -> None:
    s = his_turn(["vienna", {"card": "prague", "encounters": ["plague"]}], at={MINA: "prague"}).play("double-back prague")
    assert s.fight() == DRACULA and s.lurking(1) == ["plague"] and s.health(MINA) == 8


@clause("F05-ENC-08")
def test_his_cards_are_turned_up_before_he_fights() -> None:
    s = his_turn(["hide", "vienna", "prague"], time="midnight", at={MINA: "vienna"}).play("lay feed")
    assert s.fight() == DRACULA and s.up() == ["hide", "vienna"]
    assert his_turn(SIX, step="action", at={MINA: "vienna"}).up() == ["vienna"]
