"""ACTION: what a hunter can do in a turn, and what a delay does."""

from clauses import clause

from fury2015.europe import GODALMING, MINA, SEWARD, VAN_HELSING, scene


def verbs(s):
    """The kinds of action open."""
    return {text.split()[0] for text in s.options()}


@clause("F15-ACTION-01")
def test_everything_a_hunter_can_do():
    s = scene(
        turn=MINA,
        at={MINA: "vienna", SEWARD: "vienna"},
        trail=["galatz", "vienna"],
        tickets={MINA: ["2/2"]},
        events={MINA: ["wax-cylinders", "hypnosis"]},
    )
    assert verbs(s) - {"display"} == {"pass", "road", "rail", "supply", "reserve", "rest", "search", "trade", "bond", "play"}
    s.play("pass")
    assert s.at(MINA) == "vienna"
    assert "passes mina" in s.heard()


@clause("F15-ACTION-02")
def test_no_move_action_by_night():
    s = scene(phase="night", turn=MINA, at={MINA: "vienna"}, tickets={MINA: ["2/2"]})
    assert verbs(s).isdisjoint({"road", "rail", "sail"})
    assert s.refused("road prague") == "F15-ACTION-02"
    assert s.refused("rail 2/2") == "F15-ACTION-02"


@clause("F15-ACTION-03")
def test_a_hunter_at_sea_must_sail_by_day():
    s = scene(turn=MINA, at={MINA: "adriatic-sea"})
    assert s.options() == ["sail venice", "sail bari", "sail ionian-sea"]
    for text in ("pass", "rest", "supply", "reserve", "road venice"):
        assert s.refused(text) == "F15-ACTION-03"


@clause("F15-ACTION-04")
def test_a_hunter_at_sea_must_pass_by_night():
    s = scene(phase="night", turn=MINA, at={MINA: "adriatic-sea"})
    assert s.options() == ["pass"]
    for text in ("sail venice", "rest", "supply"):
        assert s.refused(text) == "F15-ACTION-04"


@clause("F15-ACTION-05")
def test_a_hunter_shut_in_at_sea_stays():
    s = scene(turn=SEWARD, at={SEWARD: "irish-sea"}, fog=["dublin", "liverpool", "swansea"], storms=["atlantic-ocean"])
    assert s.options() == ["pass"]
    assert s.refused("sail atlantic-ocean") == "F15-TOKEN-09"
    s.play("pass")
    assert (s.at(SEWARD), s.asked) == ("irish-sea", [VAN_HELSING])


@clause("F15-ACTION-06")
def test_a_delayed_hunter_stands_up_instead_of_acting():
    s = scene(delayed=[GODALMING])
    assert "stands-up godalming" in s.heard()
    assert (s.delayed(), s.asked) == ([], [SEWARD])
    vigor = scene(delayed=[GODALMING], effects=["renewed-vigor"])
    assert vigor.asked == [GODALMING]
    assert "rest" in vigor.options()


@clause("F15-ACTION-07")
def test_becoming_delayed_ends_the_turn():
    s = scene(
        at={GODALMING: "munich"},
        trail=["galatz", {"card": "vienna", "encounters": ["saboteur", "rats"]}],
        effects=["renewed-vigor"],
    )
    s.play("road vienna", "dracula: ambush space-2:saboteur")
    assert s.delayed() == [GODALMING]
    assert s.asked == [SEWARD]
    assert s.damage(GODALMING) == 0


@clause("F15-ACTION-08")
def test_the_saboteur_can_still_be_shot():
    s = scene(at={GODALMING: "munich"}, trail=["galatz", {"card": "vienna", "encounters": ["saboteur"]}], items={GODALMING: ["pistol"]})
    s.play("road vienna", "dracula: ambush space-2:saboteur", "godalming: pass")
    assert (s.delayed(), s.asked) == ([GODALMING], [GODALMING])
    s.play("show pistol")
    assert s.lurking(2) == []
    assert s.items(GODALMING) == ["pistol"]
    assert s.asked == [SEWARD]


@clause("F15-ACTION-09")
def test_a_delay_on_a_delay_is_nothing():
    s = scene(
        at={GODALMING: "vienna", SEWARD: "vienna"},
        delayed=[SEWARD],
        trail=["galatz", {"card": "vienna", "encounters": ["unnatural-fog"]}],
    )
    s.play("search", "face space-2:unnatural-fog")
    assert "delayed godalming" in s.heard()
    assert "delayed seward" not in s.heard()
    assert "stands-up seward" in s.heard()
    assert s.delayed() == [GODALMING]


@clause("F15-ACTION-10")
def test_lying_down_is_no_way_to_join_a_fight():
    party = {
        "turn": SEWARD,
        "at": {SEWARD: "vienna", VAN_HELSING: "vienna", MINA: "vienna"},
        "trail": ["galatz", {"card": "vienna", "encounters": ["new-vampire"]}],
    }
    s = scene(**party, delayed=[MINA]).play("search", "face space-2:new-vampire")
    assert s.asked == [VAN_HELSING]
    assert s.refused("mina: use") == "F15-ACTION-10"
    s.play("use")
    assert s.question == "draw-blow"
    assert s.fighters() == [SEWARD, VAN_HELSING]
    s = scene(**party).play("search", "face space-2:new-vampire", "van-helsing: pass")
    assert s.asked == [MINA]


@clause("F15-ACTION-11")
def test_a_delayed_hunter_fights_dracula():
    s = scene(phase="dusk", trail=["vienna"], at={MINA: "vienna", SEWARD: "vienna"}, delayed=[MINA])
    assert s.fight() == "dracula"
    assert s.fighters() == [SEWARD, MINA]


@clause("F15-ACTION-12")
def test_special_actions_name_their_time_of_day():
    cards = {"events": {GODALMING: ["consecrated-ground", "sense-of-emergency", "money-trail"]}, "trail": ["galatz", "black-sea"]}
    day, night = scene(**cards), scene(phase="night", **cards)
    assert {"play sense-of-emergency", "play money-trail"} <= set(day.options())
    assert day.refused("play consecrated-ground") == "F15-ACTION-12"
    assert {"play consecrated-ground", "play money-trail"} <= set(night.options())
    assert night.refused("play sense-of-emergency") == "F15-ACTION-12"
    day.play("play money-trail", "look space-2")
    assert day.asked == [SEWARD]
    bond = {"turn": MINA, "at": {MINA: "vienna", SEWARD: "vienna"}}
    assert "bond" in scene(**bond).options()
    assert "bond" in scene(**bond, phase="night").options()


@clause("F15-ACTION-13")
def test_nobody_off_the_board_acts_or_is_chosen():
    s = scene(turn=VAN_HELSING, at={MINA: None}, ward={MINA: "hospital-rome"}, events={MINA: ["good-luck"]})
    assert s.refused("lead mina") == "F15-ACTION-13"
    assert s.refused("mina: pass") == "F15-ACTION-13"
    s.play("pass")
    assert s.phase() == "night"
    assert "turn mina" not in s.heard()
    wolf = scene(phase="dracula", at={MINA: "off"}, allies={"dracula": "great-wolf"})
    assert wolf.options() == ["strike godalming", "strike seward", "strike van-helsing"]
    assert wolf.refused("strike mina") == "F15-ACTION-13"


@clause("F15-ACTION-14")
def test_the_castle_sells_no_tickets():
    s = scene(turn=MINA, at={MINA: "castle-dracula", SEWARD: "castle-dracula"}, trail=["galatz", "castle-dracula"])
    assert verbs(s) == {"pass", "rest", "search", "trade", "bond", "road"}
    assert s.refused("reserve") == "F15-ACTION-14"
    assert s.refused("supply") == "F15-SUPPLY-11"


@clause("F15-ACTION-15")
def test_the_castle_is_a_city_otherwise():
    s = scene(turn=SEWARD, at={SEWARD: "klausenburg"}, trail=[{"card": "castle-dracula", "encounters": ["rats"]}])
    s.play("road castle-dracula")
    assert s.up() == ["castle-dracula"]
    s.play("dracula: ambush space-1:rats")
    assert s.damage(SEWARD) == 2
    fight = scene(phase="dusk", trail=["castle-dracula"], at={MINA: "castle-dracula"})
    assert (fight.fight(), fight.fighters()) == ("dracula", [MINA])
    rest = scene(turn=MINA, at={MINA: "castle-dracula"}, damage={MINA: 3}).play("rest")
    assert rest.damage(MINA) == 2


@clause("F15-ACTION-13")
def test_who_is_defeated_shows_no_card_any_more():
    parts = {"items": {MINA: ["knife"]}, "events": {MINA: ["long-night"]}, "shown": {MINA: ["knife", "long-night"]}, "damage": {MINA: 8}}
    s = scene(phase="dracula", allies={"dracula": "great-wolf"}, **parts).play("strike mina", "pass", "pass")
    assert (s.at(MINA), s.items(MINA), s.shown(MINA)) == (None, ["knife"], [])
    assert s.refused("mina: display knife") == "F15-ACTION-13"
