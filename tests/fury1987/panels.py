"""A scene for every panel of the table, with the seats that look at it."""

from __future__ import annotations

from collections.abc import Callable

from fury1987.fighting import attacking, declined, fight, fight_szgany, hunters_win, lay
from fury1987.his_turn import DRACULA, GODALMING, SEWARD, VAN_HELSING, game, his_turn
from fury1987.hunting import turn_in, until
from fury1987.meeting import about_to_meet, enters, meets
from whitby.scene import Scene

ARMED = {GODALMING: ["rifle", "stake", "garlic"], SEWARD: ["holy-water", "pistol"], VAN_HELSING: ["crucifix", "knife", "dogs"]}
CARDS = {GODALMING: ["advance-planning", "escape-route"], SEWARD: ["pre-warned", "blood-transfusion"], VAN_HELSING: ["great-strength"]}
HIS_CARDS = {DRACULA: ["walpurgis-night", "false-tip-off", "trap"]}
CHART = {"venice": "vampire", "munich": "wolves", "zurich": "hoax", "valona": "vampire"}
VIENNA = dict.fromkeys((GODALMING, SEWARD, VAN_HELSING), "vienna")


def two(**parts: object) -> Scene:
    """Godalming and Van Helsing against Dracula by night, the first round behind them."""
    s = fight(VAN_HELSING, **{"weapons": ARMED, "events": {**CARDS, DRACULA: ["trap"]}, "round": 8, **parts})
    return hunters_win(s, "claw", "fist", "fist", of=GODALMING)


def chosen() -> Scene:
    """Their second round is won: whose result do they take?"""
    s = lay(two(), "bite", "rifle", "crucifix").play("target van-helsing")
    return declined(s).play("chance: roll 6", "chance: roll 1")


def drawn(*cards: str, **parts: object) -> Scene:
    """Godalming restocks in Paris, and these cards are drawn."""
    s = enters("paris", **{"weapons": ARMED, **parts})
    s = until(s, "restock").play("stock stock-0-1" if len(cards) == 1 else "stock stock-0-2")
    for card in cards:
        s.play(f"chance: draw {card}")
    return s


def together(**parts: object) -> Scene:
    """All three are in Vienna, and Godalming's turn begins."""
    return turn_in("vienna", at=VIENNA, weapons=ARMED, dracula_at="rome", **parts)


def swapping() -> Scene:
    """Seward has joined Godalming, and they may give each other weapons."""
    return until(together().play("invite seward", "seward: join"), "swap-weapons")


def again() -> Scene:
    """Godalming passes in the town where he has fought Dracula."""
    s = turn_in("budapest", dracula_at="budapest", fought_here=[GODALMING])
    return until(until(s, "hunter-moves").play("pass"), "attack-again")


def bitten() -> Scene:
    """The turn of a bitten hunter begins, with all that may help him."""
    return turn_in("paris", bitten=[GODALMING], weapons={GODALMING: ["holy-water"]}, events={GODALMING: ["hypnosis"]})


def declined_rail(s: Scene) -> Scene:
    """Nobody answers, and the train goes far."""
    while s.question == "rail-declared":
        s.play(f"{s.asked[0]}: pass")
    return s.play("chance: roll 6")


def harker_fights() -> Scene:
    """Jonathan Harker has found Dracula; Godalming lays for him."""
    s = declined(drawn("jonathan-harker", dracula_at="rome"))
    for weapon in ("crucifix", "pistol", "knife"):
        s.play(f"chance: draw {weapon}")
    return until(s, "lay-chit")


def last_vampire() -> Scene:
    """Dracula lays his sixth Vampire, and two hunters are left."""
    chart = dict.fromkeys(("paris", "rome", "madrid", "berlin", "lisbon"), "vampire")
    s = his_turn("zurich", encounters=["vampire", "rats"], chart=chart, dead=[SEWARD], round=23).play("road munich", "lay vampire")
    return s if s.winners is not None else s.play(s.options()[0])


def destroyed() -> Scene:
    """In Blood Death a killing blow is the end of Dracula."""
    parts = {"blood": 0, "blood_death": 8, "dying": 1, "fleeing": True, "weapons": {GODALMING: ["stake"]}, "round": 23, "turned": [SEWARD]}
    return hunters_win(fight(**parts), "claw", "stake")


PANELS: dict[str, tuple[str, Callable[[], Scene]]] = {  # name -> whose eyes ("hunters" for all three), scene
    # set-up
    "hunter-starts": ("hunters", lambda: game(phase="setup")),
    # Dracula's turn
    "dracula-moves": (DRACULA, lambda: his_turn("strasbourg", chart=CHART, events=HIS_CARDS, blood=9, rumours="zurich", round=8)),
    "dracula-at-sea": (DRACULA, lambda: his_turn("adriatic-sea", dracula_port="venice", dracula_from="ionian-sea", chart=CHART, round=8)),
    "dracula-flees": (DRACULA, lambda: his_turn("venice", blood=0, blood_death=3, dying=1, fleeing=True, round=12).play("road munich")),
    "exchange-chits": (DRACULA, lambda: his_turn("strasbourg", chart=CHART, round=8).play("pass", "return rats")),
    "lays-a-chit": (DRACULA, lambda: his_turn("zurich", round=8).play("road munich")),
    "attacks": (DRACULA, lambda: his_turn("zurich", at={GODALMING: "munich"}, round=8, options={"attack": "may"}).play("road munich")),
    # a hunter's turn
    "hunter-moves": ("hunters", lambda: until(turn_in("paris", weapons=ARMED, events=CARDS, chart=CHART, round=8), "hunter-moves")),
    "turn-begins": (GODALMING, bitten),
    "form-group": ("hunters", together),
    "join-group": (SEWARD, lambda: together().play("invite seward")),
    "swap-weapons": ("hunters", swapping),
    "give-weapon": ("hunters", lambda: swapping().play("to seward")),
    "lay-host": (GODALMING, lambda: until(turn_in("paris", weapons={GODALMING: ["heavenly-host"]}), "lay-host")),
    "ride": (GODALMING, lambda: declined_rail(until(turn_in("paris"), "hunter-moves").play("rail"))),
    "rail-declared": (DRACULA, lambda: until(turn_in("paris", events={DRACULA: ["false-tip-off"]}), "hunter-moves").play("rail")),
    "bats-lead": (DRACULA, lambda: until(turn_in("paris", batted=[GODALMING]), "bats-lead")),
    "exchange-weapons": (GODALMING, lambda: until(until(turn_in("paris", weapons=ARMED), "hunter-moves").play("pass"), "exchange-weapons")),
    "restock": (GODALMING, lambda: until(enters("paris", weapons=ARMED), "restock")),
    "attack-again": (GODALMING, again),
    "fight": (GODALMING, lambda: until(enters("budapest", dracula_at="budapest", weapons=ARMED), "fight")),
    "name-town": (GODALMING, lambda: drawn("hired-scouts")),
    # encounters
    "encounter-met": (GODALMING, lambda: about_to_meet("wolves", events={GODALMING: ["pre-warned"]}, weapons=ARMED)),
    "seduction": (DRACULA, lambda: about_to_meet("vampire", events={DRACULA: ["seduction"]})),
    "show-gun": (GODALMING, lambda: meets("wolves", weapons=ARMED)),
    "choose-theft": (DRACULA, lambda: meets("thief", weapons=ARMED, events=CARDS)),
    "harm-comes": (GODALMING, lambda: until(about_to_meet("plague", events={GODALMING: ["great-strength"]}), "harm-comes")),
    "show-shield": (GODALMING, lambda: meets("vampire", weapons={GODALMING: ["crucifix", "knife"]}).play("chance: roll 1")),
    "destroy-vampire": (GODALMING, lambda: meets("vampire", weapons={GODALMING: ["stake", "knife"]}).play("chance: roll 5")),
    # combat
    "combat-start": ("hunters", lambda: attacking(VAN_HELSING, weapons=ARMED, events=CARDS)),
    "lay-chit": ("hunters", two),
    "lay-chit-by-day": (DRACULA, lambda: fight(light="day", weapons=ARMED)),
    "name-target": (DRACULA, lambda: lay(two(), "bite", "rifle", "crucifix")),
    "before-dice": ("hunters", lambda: lay(two(), "bite", "rifle", "crucifix").play("target van-helsing")),
    "choose-result": ("hunters", chosen),
    "harker": (GODALMING, harker_fights),
    "szgany": (GODALMING, lambda: fight_szgany(kind="szgany-with-knife-and-pistol", weapons=ARMED)),
    # the end
    "six-vampires": (DRACULA, last_vampire),
    "dracula-destroyed": ("hunters", destroyed),
}
