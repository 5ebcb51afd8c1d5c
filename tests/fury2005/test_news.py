"""What all hear, each piece of news once: what is done in the open is told to everybody, onlookers too."""

from __future__ import annotations

from typing import Any

from clauses import clause

from fury2005.fights import EAST, clash, fight, quiet, searching
from fury2005.fights import agent as against
from fury2005.his_turn import before_frankfurt, his_turn
from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, passed, scene
from whitby.scene import Scene


def told(s: Scene, *news: str) -> bool:
    """Everybody heard all of this."""
    missed = [text for text in news if text not in s.heard()]
    assert not missed, f"nobody heard {missed}, but {s.heard()}"
    return True


@clause("F05-HIDDEN-28", "F05-ROUND-01")
def test_turns_and_journeys() -> None:
    s = scene(step="move", at={GODALMING: "london"})
    assert told(s.copy().play("stay"), "stays godalming") and told(s.play("road manchester"), "arrives godalming manchester")
    rail = scene(step="move", at={GODALMING: "paris"})
    assert told(rail.play("rail"), "declares-rail godalming")
    assert told(rail.play("train train-1", "reroll"), "rolls-again godalming")
    assert told(scene(turn=MINA, step="act").play("pass"), "dracula-turn")
    group = scene(at={GODALMING: "paris", SEWARD: "paris"})
    assert told(group.play("invite seward", "pass"), "invites godalming seward", "declines seward")
    fog = passed(searching("fog"), "hunters-move", GODALMING, most=200)
    assert told(passed(fog, "hunters-move", VAN_HELSING, most=200), "fog-holds seward")


@clause("F05-RESOLVE-01", "F05-RESOLVE-05", "F05-RESOLVE-08")
def test_resolve() -> None:
    s = scene(resolve=1, health={SEWARD: 3}, trail=["vienna", "prague"])
    assert told(s.copy().play("strengthen seward"), "spends-resolve godalming", "gains-health seward 4")
    assert told(s.copy().play("hurry rome"), "spends-resolve godalming", "hurries godalming rome")
    assert told(s.play("report"), "reports godalming")


@clause("F05-REST-01", "F05-RESUPPLY-02", "F05-TRADE-01")
def test_actions() -> None:
    s = scene(turn=SEWARD, step="act", at={SEWARD: "paris", MINA: "paris"}, items={SEWARD: ["knife", "rifle"]})
    assert told(s.copy().play("rest seward"), "rests seward")
    assert told(s.copy().play("supply seward", "take-event"), "resupplies seward", "takes-event seward")
    assert told(s.copy().play("supply seward", "take-item", "draw garlic"), "takes-item seward", "drew-item seward")
    assert told(s.play("trade", "to mina"), "trades seward", "gives-to seward mina")


@clause("F05-HOSPITAL-05", "F05-ALLY-02", "F05-ALLY-04")
def test_cures_and_allies() -> None:
    ill = scene(turn=SEWARD, at={SEWARD: "hospital"}, bites={SEWARD: 1}, chance=["roll 6"])
    assert told(passed(ill, "may-be-cured").play("cure seward"), "treated seward", "cured seward")
    drawn = scene(turn=SEWARD, step="act", at={SEWARD: "galway"}, chance=["draw rufus-smith"]).play("supply seward")
    assert told(drawn, "draws-ally seward")
    luck: dict[str, Any] = {"events": {GODALMING: ["good-luck"]}}
    gone = scene(**luck, allies={"dracula": "quincey-p-morris"}).play("play good-luck")
    assert told(passed(gone, "choose-luck").play("remove quincey-p-morris"), "ally-gone quincey-p-morris")
    free = passed(scene(**luck, roadblock="prague/vienna").play("play good-luck"), "choose-luck")
    assert told(free.play("remove prague/vienna"), "unblocked prague/vienna")


@clause("F05-CARD-hypnosis", "F05-CARD-hired-scouts", "F05-CARD-local-rumors")
def test_cards_of_the_hunters() -> None:
    assert told(scene(events={GODALMING: ["hypnosis"]}).play("play hypnosis", "name mina"), "hypnotized mina")
    scouts = scene(turn=SEWARD, step="act", at={SEWARD: "galway"}, chance=["draw hired-scouts"]).play("supply seward")
    assert told(scouts.play("name rome", "name paris"), "scouts-sent rome", "scouts-sent paris")
    rumors = scene(items={GODALMING: ["local-rumors"]}, trail=["vienna", {"card": "prague", "encounters": ["bats"]}])
    assert told(rumors.play("play local-rumors", "turn-up space-2:1"), "turned-up space-2:1", "encounter-revealed space-2 bats")


@clause("F05-CARD-quincey-p-morris", "F05-CARD-night-visit", "F05-CARD-dark-call")
def test_cards_of_dracula() -> None:
    sent = scene(phase="dracula", trail=["vienna"], allies={"dracula": "quincey-p-morris"}).play("name seward")
    assert told(sent, "quincey seward")
    visit = scene(turn=SEWARD, step="act", at={SEWARD: "galway"}, chance=["draw night-visit"]).play("supply seward")
    assert told(passed(visit, "night-visit").play("name mina"), "visited mina")
    draws = ["draw fog"] * 4 + ["draw bats"] * 3 + ["draw peasants"] * 2 + ["draw plague"]
    call = his_turn(["vienna"], time="midnight", chance=draws).play("lay dark-call", "discard fog")
    assert told(call, "power dark-call", "draws-encounters 10", "returns-encounter")


@clause("F05-MATURE-08", "F05-CARD-ambush", "F05-HIDDEN-13")
def test_markers() -> None:
    assert told(before_frankfurt({"encounters": ["bats"]}).play("return leaving"), "aside leaving")
    sprung = before_frankfurt({"encounters": ["ambush"]}, encounters=["plague", "rats", "spy", "hoax", "wolves"])
    sprung.play("return leaving", "place rats", "mature", "name godalming", "play plague")
    assert told(sprung, "ambushed godalming", "encounter-played plague")
    seduced = searching("new-vampire", time="midnight", events={DRACULA: ["seduction"]}).play("play seduction")
    assert told(quiet(seduced), "vampire-returns new-vampire")
    both = searching("thief", items={SEWARD: ["knife"]}, events={SEWARD: ["long-day"]})
    assert told(both.copy().play("take-item"), "steals-item seward") and told(both.play("take-event"), "steals-event seward")
    struck = searching("lightning", where=EAST, items={SEWARD: ["dogs"]}, dogs={SEWARD: 1})
    assert told(quiet(struck, "seward: pass", "discard dogs"), "dogs-gone seward", "dropped seward dogs")


@clause("F05-GROUP-15", "F05-AGENT-07", "F05-HIDDEN-22")
def test_combat() -> None:
    s = clash(fight(SEWARD, VAN_HELSING), "claws", "punch", "escape", target=SEWARD).play("apply van-helsing")
    assert told(s, "target seward", "card-counts van-helsing", "combat-over")
    left = clash(against("minion-with-knife", SEWARD), "agent-punch", "escape")
    assert told(left, "encounter-stays space-2 minion-with-knife")
