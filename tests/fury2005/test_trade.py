"""TRADE: items change hands."""

from clauses import clause

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, passed, scene

TOGETHER = {"step": "act", "at": {GODALMING: "vienna", SEWARD: "vienna", VAN_HELSING: "vienna", MINA: "vienna"}}


@clause("F05-TRADE-01")
def test_all_hunters_in_the_city_exchange_items():
    s = scene(**TOGETHER, items={GODALMING: ["knife"], SEWARD: ["rifle", "stake"]}).play("trade")
    assert (s.question, s.asked, s.options()) == ("trade-turn", [GODALMING], ["pass", "to seward", "to van-helsing", "to mina"])
    s.play("to van-helsing", "give knife")
    assert (s.asked, s.options()) == ([SEWARD], ["pass", "to godalming", "to van-helsing", "to mina"])
    s.play("to godalming")
    assert s.options() == ["give rifle", "give stake"]
    s.play("give rifle")
    assert [s.items(h) for h in (GODALMING, SEWARD, VAN_HELSING)] == [["rifle"], ["stake"], ["knife"]]
    alone = scene(step="act", at={GODALMING: "vienna"}, items={GODALMING: ["knife"]})
    assert "trade" not in alone.options()
    assert alone.refused("trade") == "F05-TRADE-01"


@clause("F05-TRADE-01")
def test_it_goes_round_until_all_pass_and_what_was_received_goes_no_further():
    s = scene(**TOGETHER, items={GODALMING: ["knife", "rifle"], SEWARD: ["stake"]}).play("trade", "pass")
    assert s.asked == [SEWARD]
    s.play("to godalming", "give stake")
    assert s.asked == [GODALMING]  # the others have nothing to give
    s.play("to van-helsing")
    assert s.options() == ["give knife", "give rifle"]
    s.play("give knife", "pass")
    assert s.question != "trade-turn"
    assert (s.items(GODALMING), s.items(VAN_HELSING), s.state.traded) == (["rifle", "stake"], ["knife"], [(), (), (), ()])


@clause("F05-TRADE-02")
def test_afterwards_all_keep_their_limits():
    s = scene(**TOGETHER, items={GODALMING: ["knife", "rifle", "stake"], MINA: ["pistol"]}).play("trade", "pass")
    s.play("to godalming", "give pistol")
    assert len(s.items(GODALMING)) == 4
    s.play("pass")
    assert (s.question, s.asked) == ("trim-hand", [GODALMING])
    assert s.options() == ["discard knife", "discard pistol", "discard rifle", "discard stake"]
    s.play("discard knife")
    assert (s.items(GODALMING), s.item_discards()) == (["pistol", "rifle", "stake"], ["knife"])
    assert s.question != "trim-hand"


@clause("F05-TRADE-03")
def test_neither_events_nor_tactics_are_traded():
    s = scene(**TOGETHER, items={GODALMING: ["knife"]}, events={GODALMING: ["forewarned"]}).play("trade", "to mina")
    assert s.options() == ["give knife"]
    only = scene(**TOGETHER, events={GODALMING: ["forewarned"]})
    assert "trade" not in only.options()


@clause("F05-TRADE-04")
def test_one_of_rest_resupply_and_trade_or_nothing():
    s = scene(**TOGETHER, items={MINA: ["knife"]})
    assert s.options() == ["pass", "rest godalming", "supply godalming", "trade"]
    for choices in (["pass"], ["trade", "mina: pass"], ["rest godalming", "draw forewarned"]):
        done = s.copy().play(*choices)
        assert done.question != "hunter-acts" and done.turn() == SEWARD


@clause("F05-HIDDEN-24")
def test_dracula_sees_who_gives_and_which_item_only_if_it_lay_open():
    s = scene(**TOGETHER, items={GODALMING: ["knife"], MINA: ["rifle"]}).play("trade", "to seward", "give knife")
    for eyes in (DRACULA, None):
        assert "gave-item godalming seward" in s.heard(eyes)
        assert not [news for news in s.heard(eyes) if "knife" in news]
    assert "gave godalming seward knife" in s.heard(VAN_HELSING)
    s.play("to godalming", "give rifle")  # Mina is bitten: it lay face up
    assert "gave mina godalming rifle" in s.heard(DRACULA)
    assert s.view(DRACULA)["seen_items"][0] == [s.game.nouns.index("rifle")]


@clause("F05-HIDDEN-24")
def test_dogs_that_lay_open_are_taken_up_by_their_new_owner():
    s = scene(**TOGETHER, items={GODALMING: ["dogs"]}, dogs={GODALMING: 1}).play("trade", "to seward", "give dogs")
    assert (s.dogs(GODALMING), s.dogs(SEWARD), s.items(SEWARD)) == (0, 0, ["dogs"])
    assert "gave godalming seward dogs" in s.heard(DRACULA)
    passing = scene(**TOGETHER, items={GODALMING: ["knife"]}).play("trade", "pass")
    assert "gives-nothing godalming" in passing.heard()


@clause("F05-HIDDEN-24", "F05-HIDDEN-10")
def test_with_hands_of_their_own_only_giver_and_taker_know():
    s = scene(**TOGETHER, items={GODALMING: ["knife"]}, options={"hunter_hands": "own"}).play("trade", "to seward", "give knife")
    for h in (GODALMING, SEWARD):
        assert "gave godalming seward knife" in s.heard(h)
    assert "gave-item godalming seward" in s.heard(MINA)
    assert not [news for news in s.heard(MINA) if "knife" in news]


@clause("F05-HIDDEN-24")
def test_what_dracula_knew_of_the_hand_is_uncertain_after_a_gift():
    s = scene(
        turn=SEWARD,
        step="search",
        at={SEWARD: "vienna", VAN_HELSING: "vienna"},
        trail=["paris", {"card": "vienna", "encounters": ["spy"]}],
        items={SEWARD: ["knife", "knife", "rifle"]},
    )
    passed(s, "hunter-announces").play("stay")
    assert len(s.view(DRACULA)["seen_items"][1]) == 3
    passed(s, "hunter-acts", VAN_HELSING).play("trade", "seward: to van-helsing", "give rifle")
    assert s.view(DRACULA)["seen_items"][1] == [s.game.nouns.index("knife")]
    assert s.view(DRACULA)["seen_items"][2] == []
