"""HOST-06 to -15: what markers mean to Dracula, and the cards beside the board."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, MINA, before_frankfurt, his_turn, moves
from whitby.scene import Scene, scene


def beside(s: Scene, seat: str = MINA) -> list[str]:
    """The cards beside the board, as a seat sees them."""
    return [s.game.nouns[card] for card in s.view(seat)["beside"]]


@clause("F05-HOST-06")
def test_from_consecrated_ground_he_must_leave() -> None:
    s = his_turn([{"card": "vienna", "up": True}, "prague"], time="midnight", consecrated="vienna")
    assert not {"lay hide", "lay feed", "lay dark-call", "wolf-and-hide"} & set(s.options())
    assert {"lay munich", "wolf-form milan", "double-back prague"} <= set(s.options())
    assert "lay hide" in his_turn(["munich", "vienna"], consecrated="vienna").options()


@clause("F05-HOST-07")
def test_if_he_cannot_leave_he_has_no_legal_move() -> None:
    s = his_turn([{"card": "cagliari", "up": True}, "rome"], blood=1, consecrated="cagliari")
    assert "no-legal-move" in s.heard() and s.trail() == ["cagliari"] and s.turn() == GODALMING


@clause("F05-HOST-08", "F05-HOST-02")
def test_he_removes_hosts_but_never_consecrated_ground() -> None:
    s = his_turn(["vienna"], "start", events={DRACULA: ["devilish-power"]}, consecrated="prague", hosts=["rome", "bari"])
    s.play("play devilish-power")
    assert s.options() == ["unbless rome", "unbless bari"]
    assert s.play("unbless rome").hosts() == ["bari"] and s.consecrated() == "prague"
    s = his_turn(["vienna"], "start", events={DRACULA: ["devilish-power"]}, consecrated="prague")
    assert "play devilish-power" not in s.options()


@clause("F05-HOST-09", "F05-HIDDEN-30")
def test_the_card_of_a_marked_city_lies_beside_the_board() -> None:
    s = scene("fury-2005", trail=["vienna", "prague"], catacombs=["rome"], hosts=["paris", "rome"], consecrated="prague")
    for seat in (MINA, DRACULA):
        assert beside(s, seat) == ["paris"]  # the others are missing, so all know that they lie in Trail or Catacombs
    s = scene("fury-2005", at={GODALMING: "paris"}, items={GODALMING: ["heavenly-host"]}, trail=["vienna"]).play("play heavenly-host")
    assert "beside paris" in s.heard(MINA) and beside(s) == ["paris"]
    s = scene("fury-2005", at={GODALMING: "paris"}, items={GODALMING: ["heavenly-host"]}, trail=["vienna", "paris"]).play(
        "play heavenly-host"
    )
    assert "missing paris" in s.heard(MINA) and beside(s) == []


@clause("F05-HOST-10")
def test_pushed_off_it_goes_beside_the_board() -> None:
    s = before_frankfurt({"encounters": ["bats"]}, hosts=["frankfurt"])
    assert s.options() == ["return leaving"] and beside(s) == []  # asked, for face down it looks like any land
    s.play("return leaving")
    assert beside(s) == ["frankfurt"] and "beside frankfurt" in s.heard(MINA) and s.dropped() == ["bats"]
    s = before_frankfurt({"up": True}, hosts=["frankfurt"])
    assert s.question == "place-encounter" and beside(s) == ["frankfurt"]


@clause("F05-HOST-11")
def test_without_its_marker_it_returns_to_the_deck() -> None:
    s = his_turn(["vienna"], "start", events={DRACULA: ["devilish-power"]}, hosts=["prague"]).play("play devilish-power", "unbless prague")
    assert "returned prague" in s.heard(MINA) and beside(s) == []
    assert "prague" in moves(s, "lay")


@clause("F05-HOST-12")
def test_a_host_reveals_nothing() -> None:
    trail = ["vienna", {"card": "paris", "encounters": ["bats"]}]
    s = scene("fury-2005", at={GODALMING: "paris"}, items={GODALMING: ["heavenly-host"]}, trail=trail).play("play heavenly-host")
    assert s.hosts() == ["paris"] and s.up() == [] and s.lurking(2) == ["bats"]


@clause("F05-HOST-13")
def test_under_a_host_he_may_stay() -> None:
    s = his_turn(["vienna"], time="midnight", hosts=["vienna"])
    assert {"lay hide", "lay feed", "lay dark-call", "wolf-and-hide", "lay prague"} <= set(s.options())


@clause("F05-HOST-14")
def test_in_the_catacombs_it_stays_until_it_is_taken_out() -> None:
    s = his_turn(["vienna"], "catacombs", catacombs=["rome"], hosts=["rome"])
    assert beside(s) == [] and s.catacombs()[0] == "rome"
    assert beside(s.play("return catacomb-1")) == ["rome"] and "beside rome" in s.heard(MINA)


@clause("F05-HOST-15")
def test_consecrated_ground_turns_up_a_linked_hide() -> None:
    trail = [{"card": "hide", "encounters": ["bats"]}, {"card": "vienna", "encounters": ["rats"]}, "prague"]
    s = scene("fury-2005", at={GODALMING: "galway"}, trail=trail, step="act", chance=["draw consecrated-ground"])
    s.play("supply godalming", "bless vienna")
    assert s.up() == ["hide", "vienna"] and s.lurking(1) == s.lurking(2) == [] and s.consecrated() == "vienna"
