"""A scene for every panel of the table, with the seats that look at it."""

from __future__ import annotations

from collections.abc import Callable

from fury2015.europe import DRACULA, FIVE, GODALMING, MINA, SEWARD, VAN_HELSING, clash, fight, passed, scene, vampire
from whitby.scene import Scene

THREE = [GODALMING, VAN_HELSING, MINA]
ARMED = {GODALMING: ["rifle", "knife"], VAN_HELSING: ["crucifix", "knife", "garlic"], MINA: ["crucifix", "pistol"]}
LONG_TRAIL = [
    "budapest",
    {"card": "vienna", "encounters": ["rats", "spy"]},
    {"card": "prague", "encounters": ["wolves"], "up": True},
    {"card": "munich", "encounters": ["bats"]},
    "venice",
    "adriatic-sea",
]
VIENNA = {hunter: "vienna" for hunter in THREE}
EVENTS = {GODALMING: ["escape-route"], MINA: ["planned-ambush", "lucys-revenge"], SEWARD: ["good-luck"]}


def three(**parts: object) -> Scene:
    """Three armed hunters against Dracula in Vienna, one round behind them."""
    words = {"fighters": THREE, "items": ARMED, "at": VIENNA, "trail": ["vienna", "prague"], "damage": {MINA: 3, DRACULA: 4}}
    s = fight(**{**words, "chance": ["draw escape-as-bat", "draw fangs"], **parts})
    clash(s, "claws", MINA, godalming="dodge", van_helsing="crucifix", mina="dodge")
    while s.question == "hunters-strike":
        s.play(s.options()[0])
    return s


def struck() -> Scene:
    """The cards are open and the hunters act."""
    return clash(three(), "strength", VAN_HELSING, godalming="rifle", van_helsing="knife", mina="pistol")


def arriving(*encounters: str) -> Scene:
    """Godalming comes to Vienna, where these lie facedown."""
    trail = ["budapest", {"card": "vienna", "encounters": list(encounters)}, *LONG_TRAIL[2:]]
    items = {GODALMING: ["knife", "crucifix", "pistol"]}
    return scene(at={GODALMING: "munich", SEWARD: "munich"}, trail=trail, items=items, events={GODALMING: ["forewarned"]}).play(
        "road vienna"
    )


def searching(*encounters: str, **parts: object) -> Scene:
    """Godalming in Vienna is about to search."""
    trail = ["budapest", {"card": "vienna", "encounters": list(encounters), "up": True}]
    return scene(**{"at": {GODALMING: "vienna"}, "trail": trail, "items": {GODALMING: ["knife", "crucifix", "pistol"]}, **parts})


def together(**parts: object) -> Scene:
    """Seward and Mina meet in Vienna."""
    items = {SEWARD: ["knife", "rifle", "dogs"], MINA: ["stake", "crucifix"]}
    tickets = {SEWARD: ["2/1"], MINA: ["3/2", "1/0"]}
    return scene(turn=SEWARD, at={SEWARD: "vienna", MINA: "vienna"}, items=items, tickets=tickets, events={MINA: ["forewarned"]}, **parts)


def ending(card: str, **parts: object) -> Scene:
    """Dracula's phase ends, and he may play the card."""
    return scene(phase="dracula", step="end", events={DRACULA: [card]}, trail=LONG_TRAIL, **parts)


def drawn(card: str, **parts: object) -> Scene:
    """By day Seward in Zagreb has drawn the card."""
    return scene(turn=SEWARD, at={SEWARD: "zagreb"}, event_top=card, trail=LONG_TRAIL, chance=["draw forewarned"], **parts).play("supply")


PANELS: dict[str, tuple[str, Callable[[], Scene]]] = {  # name -> whose eyes ("hunters" for all four), scene
    "combat-start": ("hunters", lambda: fight(fighters=THREE, step="open", events=EVENTS, items=ARMED, at=VIENNA, trail=["vienna"])),
    "combat-one": (
        MINA,
        lambda: clash(
            fight(fighters=[MINA], items={MINA: ["crucifix", "pistol"]}, at={MINA: "vienna"}, trail=["vienna"], chance=["draw fangs"]),
            "claws",
            mina="dodge",
        ),
    ),
    "combat-three": ("hunters", three),
    "combat-ready": ("hunters", lambda: three().play("van-helsing: choose knife")),
    "combat-dracula": (DRACULA, three),
    "combat-dracula-waits": (DRACULA, lambda: three().play("dracula: choose strength")),
    "combat-engage": (
        DRACULA,
        lambda: clash(three(), "strength", godalming="rifle", van_helsing="knife", mina="pistol"),
    ),
    "combat-swap": (
        "hunters",
        lambda: clash(
            fight(fighters=THREE, items=ARMED, planned=[MINA], at=VIENNA, trail=["vienna"]),
            "fangs",
            MINA,
            godalming="punch",
            van_helsing="dodge",
            mina="punch",
        ),
    ),
    "combat-plot": (
        DRACULA,
        lambda: clash(
            fight(fighters=THREE, items=ARMED, plots=1, round=2, at=VIENNA, trail=["vienna"]),
            "fangs",
            MINA,
            godalming="punch",
            van_helsing="dodge",
            mina="punch",
        ),
    ),
    "combat-claws": (
        DRACULA,
        lambda: clash(
            fight(fighters=THREE, items=ARMED, night=True, at=VIENNA, trail=["vienna"]),
            "claws",
            MINA,
            godalming="punch",
            van_helsing="dodge",
            mina="punch",
        ),
    ),
    "combat-hunters-act": ("hunters", struck),
    "combat-waits": (DRACULA, struck),
    "combat-vampire": (
        "hunters",
        lambda: vampire("new-vampire", fighters=[MINA, SEWARD], items={MINA: ["stake"], SEWARD: ["knife"]}, wounds=1),
    ),
    "combat-vampire-dracula": (DRACULA, lambda: vampire("new-vampire", fighters=[MINA, SEWARD], items={MINA: ["stake"]}, wounds=1)),
    "combat-escape-route": (
        "hunters",
        lambda: fight(fighters=[SEWARD, MINA], step="open", events={SEWARD: ["escape-route"]}).play("play escape-route"),
    ),
    "combat-fly": (
        DRACULA,
        lambda: clash(
            fight(fighters=[MINA], round=3, night=True, hand=["escape-as-bat"], at={MINA: "vienna"}, trail=["vienna"]),
            "escape-as-bat",
            mina="punch",
        ),
    ),
    "combat-circle": (
        "hunters",
        lambda: clash(
            fight(fighters=[GODALMING, SEWARD, MINA], items={SEWARD: ["holy-circle"], MINA: ["knife"]}),
            "claws",
            SEWARD,
            godalming="punch",
            seward="holy-circle",
            mina="knife",
        ).play("next seward"),
    ),
    "combat-enraged": (
        DRACULA,
        lambda: clash(fight(hand=["fangs"], events={DRACULA: ["enraged"]}, damage={DRACULA: 5}), "fangs", mina="dodge"),
    ),
    "combat-lucy": (
        "hunters",
        lambda: clash(
            fight(fighters=[GODALMING, MINA], round=2, lucy=True, hand=["escape-as-bat"]),
            "escape-as-bat",
            MINA,
            godalming="punch",
            mina="punch",
        ),
    ),
    "combat-find": (
        "hunters",
        lambda: fight(
            step="open",
            events={MINA: ["lucky-find"]},
            items={MINA: ["dogs"]},
            chance=["draw knife", "draw garlic", "draw pistol", "draw garlic", "draw crucifix"],
        ).play("play lucky-find"),
    ),
    "spare": (
        DRACULA,
        lambda: scene(phase="dusk", at={SEWARD: "vienna", MINA: "vienna"}, trail=["vienna"], fog=["vienna", "vienna"], chance=FIVE),
    ),
    "ambush": (DRACULA, lambda: arriving("bats", "rats", "wolves")),
    "encounter": ("hunters", lambda: arriving("wolves").play("ambush space-2:wolves")),
    "wolves": ("hunters", lambda: arriving("wolves").play("ambush space-2:wolves", "pass")),
    "mob": ("hunters", lambda: arriving("szgany-mob").play("ambush space-2:szgany-mob", "pass")),
    "spy": ("hunters", lambda: arriving("spy").play("ambush space-2:spy", "pass")),
    "join": (
        "hunters",
        lambda: searching("new-vampire", at={GODALMING: "vienna", MINA: "vienna"}).play("search", "pass", "face space-2:new-vampire"),
    ),
    "before-search": ("hunters", lambda: searching("rats", "spy", items={GODALMING: ["dogs", "knife"]}).play("search")),
    "search": ("hunters", lambda: searching("rats", "spy", "wolves", events={GODALMING: []}).play("search", "pass")),
    "supply": ("hunters", lambda: drawn("newspaper-reports", events={SEWARD: ["forewarned"]}, items={SEWARD: ["knife", "dogs"]})),
    "trim": (
        "hunters",
        lambda: scene(turn=MINA, at={MINA: "vienna"}, items={MINA: ["knife", "garlic", "dogs"]}, chance=["draw stake"]).play("supply"),
    ),
    "ticket": ("hunters", lambda: scene(turn=SEWARD, tickets={SEWARD: ["1/0"]}, chance=["draw 3/2"]).play("reserve")),
    "ticket-goes": ("hunters", lambda: scene(turn=SEWARD, tickets={SEWARD: ["3/2", "1/0"]}).play("reserve")),
    "trade": ("hunters", lambda: together().play("trade mina", "give knife")),
    "trade-one": (SEWARD, lambda: together().play("trade mina", "give knife", "show dogs")),
    "trade-agree": ("hunters", lambda: together().play("trade mina", "give knife", "show dogs", "done", "mina: give stake", "mina: done")),
    "window": (
        "hunters",
        lambda: scene(
            phase="dusk",
            at={SEWARD: "zagreb"},
            trail=LONG_TRAIL,
            events={SEWARD: ["good-luck", "forewarned"], MINA: ["long-night", "hypnosis"]},
        ),
    ),
    "window-dracula": (DRACULA, lambda: ending("devilish-power")),
    "set-up": ("hunters", lambda: scene(phase="setup", turn=SEWARD)),
    "set-up-dracula": (DRACULA, lambda: scene(phase="setup", turn=DRACULA)),
    "railway": (
        "hunters",
        lambda: scene(turn=SEWARD, at={SEWARD: "vienna"}, tickets={SEWARD: ["3/2", "2/1"]}, trail=LONG_TRAIL).play("rail 3/2"),
    ),
    "roadblock": (DRACULA, lambda: ending("roadblock", roadblocks=["vienna/prague"]).play("play roadblock")),
    "storm": (DRACULA, lambda: ending("summon-storms").play("play summon-storms")),
    "fog": (
        DRACULA,
        lambda: scene(
            phase="dracula",
            step="slide",
            trail=[*LONG_TRAIL[:5], {"card": "zagreb", "encounters": ["unnatural-fog"]}],
            at={GODALMING: "vienna"},
        ).play("mature", "ripen unnatural-fog"),
    ),
    "name-city": ("hunters", lambda: drawn("jonathan-harker").play("play jonathan-harker")),
    "weakened": (
        "hunters",
        lambda: passed(
            scene(
                turn=MINA, at={MINA: "vienna"}, event_top="long-night", items={MINA: ["dogs"]}, chance=["draw knife", "draw roadblock"]
            ).play("supply"),
            until="show-item",
        ),
    ),
    "event": (DRACULA, lambda: drawn("evil-presence", events={DRACULA: ["sensationalist-press"]}).play("play evil-presence")),
    "hunter-acts": ("hunters", lambda: together(trail=LONG_TRAIL)),
}
