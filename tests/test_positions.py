"""Parts of a position that follow from the list of fields, field by field."""

from __future__ import annotations

from typing import Any

import generate
import pytest

import whitby
from whitby.fields import ALL, NOBODY, OWNER, Effect, Field, Part, Read
from whitby.positions import PlainParts, UnplacedCards, by_name, either_way, listed, named, number, sets_of

NOUNS = ("rome", "bari", "knife", "rifle")
FAMILIES = {
    "seat": named("seat", ("ann", "bob")),
    "seats": sets_of("seat", ("ann", "bob")),
    "city": named("city", NOUNS[:2]),
    "card": named("card", NOUNS),
}


def made(*fields: Field, **said: Any) -> tuple[Any, dict[str, Any]]:
    """A state of these fields with what is said, and how it reads."""
    plain = PlainParts(fields, FAMILIES)
    s = generate.state_class(fields)()
    s.begin()
    left = UnplacedCards(NOUNS, {"items": (2, 2, 3)})
    plain.set(s, said, left)
    plain.set_rest(s, said, left)
    return s, plain.readers()


@pytest.mark.parametrize(
    ("field", "said", "value", "text"),
    [
        (Field("gold", 0, ALL, "coins; 0", part=Part(most=9)), 3, 3, "coins; 0"),
        (Field("late", False, ALL, "it is late", part=Part()), True, True, "it is late"),
        (Field("at", -1, ALL, "where", part=Part(of="city")), "bari", 1, "where"),
        (Field("fog", (), ALL, "cities", part=Part(of="city")), ["bari", "rome", "bari"], (0, 1, 1), "cities"),
        (Field("road", (), ALL, "in order", ordered=True, part=Part(of="city")), ["bari", "rome"], (1, 0), "in order"),
        (Field("top", -1, ALL, "the top", "items", part=Part()), "rifle", 3, "the top"),
        (Field("bats", [False] * 2, ALL, "with bats", part=Part(by="seat")), ["bob"], [False, True], "seats with bats"),
        (Field("harm", [0] * 2, ALL, "damage", part=Part(by="seat", most=(1, 5))), {"bob": 4}, [0, 4], "seat -> damage"),
        (Field("hand", [()] * 2, OWNER, deck="items", part=Part(by="seat")), {"ann": ["rifle", "knife"]}, [(2, 3), ()], "seat -> hand"),
        (
            Field("known", [0] * 2, ALL, "who knows", part=Part(of="seats", by="city")),
            {"bari": ["bob", "ann"]},
            [0, 3],
            "city -> who knows",
        ),
    ],
    ids=lambda x: x.name if isinstance(x, Field) else "",
)
def test_every_shape_is_set_and_told(field: Field, said: Any, value: Any, text: str) -> None:
    assert getattr(made(field, **{field.name: said})[0], field.name) == value
    assert PlainParts((field,), FAMILIES).parts() == {field.name: text}


@pytest.mark.parametrize("field", [Field("at", -1, ALL, part=Part(of="city")), Field("fog", (), ALL, part=Part(of="city"))])
def test_nothing_said_is_the_start(field: Field) -> None:
    assert getattr(made(field)[0], field.name) == getattr(made(field, **{field.name: None})[0], field.name) == field.start


def test_readers_speak_in_words() -> None:
    fields = (
        Field("at", -1, ALL, part=Part("where", of="city")),
        Field("hand", [()] * 2, OWNER, deck="items", part=Part(by="seat")),
        Field("bats", [False] * 2, ALL, part=Part(by="seat")),
        Field("known", 3, ALL, part=Read(of="seats")),
        Field("gold", 2, ALL, part=Read()),
    )
    s, read = made(*fields, hand={"bob": ["knife"]}, bats=["bob"])
    assert (read["where"](s), read["gold"](s), read["known"](s), read["bats"](s)) == (None, 2, ["ann", "bob"], ["bob"])
    assert read["hand"](s, "bob") == ["knife"] and read["hand"](s, "ann") == []
    assert set(PlainParts(fields, FAMILIES).parts()) == {"where", "hand", "bats"}  # what is only read is no keyword


def test_effects_are_flags_by_name() -> None:
    fields = (Field("gale", False, ALL, part=Effect("strong-wind")), Field("dark", False, ALL, part=Effect("darkness")))
    s, read = made(*fields, effects=["darkness"])
    assert (s.gale, s.dark, read["effects"](s)) == (False, True, ["darkness"])
    assert PlainParts(fields, FAMILIES).parts() == {"effects": "strong-wind, darkness"}
    with pytest.raises(ValueError, match="no effect 'rain'; there are strong-wind, darkness"):
        made(*fields, effects=["rain"])


def test_a_deck_is_what_is_left_or_what_is_said() -> None:
    fields = (Field("bag", (), NOBODY, "the items", "items", part=Part("deck", rest="out")), Field("out", (), ALL, deck="items"))
    assert [(s.bag, s.out) for s, _ in (made(*fields), made(*fields, deck=["knife"]))] == [((2, 2, 3), ()), ((2,), (2, 3))]
    assert PlainParts(fields, FAMILIES).parts() == {"deck": "the items; all that is left. Said, the others are discards"}


HAND = Field("items", [()] * 2, OWNER, deck="items", part=Part(by="seat", most=2))
IMPOSSIBLE: list[tuple[Field, Any, str]] = [
    (HAND, {"ann": ["knife", "knife", "rifle"]}, "there are only 2 items in the hand of ann, not 3"),
    (HAND, {"ann": ["rifle"], "bob": ["rifle"]}, "no rifle is left: every copy lies elsewhere"),
    (HAND, {"ann": ["rome"]}, "'rome' is not among the items; there are knife, rifle"),
    (HAND, {"ann": "knife"}, "items must be a list, not 'knife'"),
    (HAND, {"cid": []}, "there is no seat 'cid'; there are ann, bob"),
    (HAND, ["knife"], "items must be a table by name, not"),
    (Field("fog", (), ALL, part=Part(of="city", most=1, counted="fog tokens")), ["rome", "bari"], "there are only 1 fog tokens, not 2"),
    (Field("bats", [False] * 2, ALL, part=Part(by="seat", most=1)), ["ann", "bob"], "there are only 1 bats, not 2"),
    (Field("gold", 1, ALL, part=Part(least=1, most=3)), 0, "gold must be from 1 to 3, not 0"),
    (Field("gold", 1, ALL, part=Part(least=1, most=3)), True, "gold must be from 1 to 3, not True"),
]


@pytest.mark.parametrize(("field", "said", "why"), IMPOSSIBLE, ids=[why for _, _, why in IMPOSSIBLE])
def test_what_cannot_be_is_refused(field: Field, said: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        made(field, **{field.name: said})


def test_a_family_that_the_game_does_not_have() -> None:
    with pytest.raises(ValueError, match="storms needs the family of names 'sea'; there are seat, seats, city, card"):
        PlainParts((Field("storms", (), ALL, part=Part(of="sea")),), FAMILIES).readers()


def test_helpers() -> None:
    assert by_name({"at": None}, "at") == {} and listed("fog", None) == []
    assert number("round", 2, 1, 6) == 2
    assert [either_way(name, ("a/b", "c=d")) for name in ("b/a", "a/b", "d=c", "x/y", "x")] == ["a/b", "a/b", "c=d", "x/y", "x"]
    left = UnplacedCards(NOUNS, {"items": (2, 2, 3)})
    assert left.some("items", 2) == [2, 3] and left.piles["items"] == (2,)


@pytest.mark.parametrize("game", whitby.game_ids())
def test_every_keyword_has_a_text(game: str) -> None:
    position = whitby.game(game).position
    assert position is not None
    assert all(position.parts.values()) and all(callable(reader) for reader in position.readers.values())
