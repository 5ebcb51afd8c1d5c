"""A tiny card game with secrets, and the ways in which it can break the laws: the option `bug` plants one.

Eight cards of four kinds. Each player gets three and puts one away in secret; then they play cards openly, change one with
the bag, or pass; after eight turns the cards put away are shown and the higher one wins. Before every fourth turn both may claim
it in secret, giving up a card: the first in order has it, the other keeps his card. Who changes may first lay cards out in secret, and
draw another for one of them, which nobody hears. Once a game each may call for a vote beside
any question (answers given in secret wait), and once ask for silence (they are void).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from generate import state_class

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import (
    ANYTIME,
    CHANCE,
    EVERYONE,
    NEXT_FIRST,
    NOUN,
    PASS,
    VERB,
    News,
    Pile,
    Window,
    ask_window,
    asked_seen,
    face_in_window,
    open_window,
    options_for,
    question,
    run_agenda,
    seats_with_a_say,
    task_words,
    waiting_answers_seen,
)
from whitby.fields import ALL, NOBODY, OWNER, Field
from whitby.game import Game, Option, Side
from whitby.rng import Rng

CARDS = (0, 0, 1, 1, 2, 2, 3, 3)
TURNS = 8
BACK = -9
SAME, HIGHER = 0, 1
DEAL, AWAY, SHOW, CHANGE, PUT, CLAIM, YES, NO, LAY, DONE, REDRAW, DRAW = (n << VERB for n in range(2, 14))
CALL, HUSH = (ANYTIME | n << VERB for n in (14, 15))
STRANGE = 16 << VERB  # in no list of actions
ONES = tuple(range(4))
FOURS = tuple(range(4, 8))  # the same cards, put away by Bob
BUGS = [
    "none",
    "asks-and-acts",
    "asks-and-tells",
    "then-asks",
    "twice",
    "unknown",
    "empty",
    "hidden-on-agenda",
    "big-on-agenda",
    "local-on-agenda",
    "tells-put",
    "tells-away",
    "shows-in-silence",
    "silent-peek",
    "silent-skip",
    "silent-seal",
    "forgets-field",
    "shares-list",
    "doubles-card",
    "loses-card",
    "never-ends",
    "raises",
    "shows-progress",
    "shows-deals",
    "global-order",
    "outside-state",
    "counts-steps",
    "shows-steps",
    "numbers-steps",
    "draws-openly",
]
times_asked = [0]  # what a state must never depend on


FIELDS = (
    Field("bug", 0, ALL),
    Field("turn", 0, ALL),
    Field("turns", 0, ALL),
    Field("tally", 0, "tally"),
    Field("bag", CARDS, NOBODY, deck="cards"),
    Field("hand", [(), ()], OWNER, deck="cards"),
    Field("away", [(), ()], OWNER, deck="cards"),
    Field("shown", [], ALL, deck="cards", ordered=True),
    Field("laid", (), "laid", "cards laid out in secret before a change"),
    Field("layer", 0, ALL, "by whom"),
    Field("redraw", 0, "redraw", "his new card: 0 not asked for, 1 he draws it, 2 he has it"),
    Field("calls", [0, 0], ALL, "what each has slipped in: 1 a call, 2 a hush"),
)


class Toy(state_class(FIELDS)):  # type: ignore[misc]
    """A game of Toy."""

    def copy(self) -> Toy:
        t = Toy()
        self.copy_to(t)
        if has(self, "forgets-field"):
            del t.tally
        if has(self, "shares-list"):
            t.shown = self.shown
        return t

    def anytime(self, seat: int) -> list[int]:
        if self.running[0] is vote:
            return []
        return ([] if self.calls[seat] & 1 else [CALL]) + ([] if self.calls[seat] & 2 else [HUSH])

    def may_be_interrupted(self) -> bool:
        return self.running[0] is not vote and any(calls & 2 == 0 for calls in self.calls)

    def might_interrupt(self, seat: int) -> bool:
        return self.running[0] is not vote and self.calls[seat] != 3

    def keeps_answers(self, choice: int) -> bool:
        return choice == CALL

    def at_any_time(self, seat: int, choice: int) -> None:
        self.calls[seat] |= 1 if choice == CALL else 2
        self.tell(EVERYONE, "calls" if choice == CALL else "hushes", seat)
        if choice == CALL:
            self.do(vote)

    def window(self, w: int) -> Window:
        return BEFORE_A_TURN


def has(s: Toy, bug: str) -> bool:
    return BUGS[s.bug] == bug


# --- rules ------------------------------------------------------------------------------
def begin(bug: str) -> Toy:
    s = Toy()
    s.begin()
    s.bug = BUGS.index(bug)
    for seat in (0, 1):
        for _ in range(3):
            s.do(deal, seat)
    s.do(put_away)
    s.do(turn_begins)
    run_agenda(s)
    return s


@question("deal")
def deal(s: Toy, seat: int) -> None:
    s.ask(CHANCE, [DEAL | card for card in s.bag], dealt)


def dealt(s: Toy, seat: int, choice: int) -> None:
    card = choice & NOUN
    s.hand[seat] = with_card(s.hand[seat], card)
    if not has(s, "doubles-card") or s.turns == 0:
        s.bag = without(s.bag, card)
    s.tell(BIT[seat], "dealt", card)


@question("put-away")
def put_away(s: Toy) -> None:
    s.ask_each([0, 1], may_put_away, all_put_away)


def may_put_away(s: Toy, seat: int) -> list[int]:
    """Two answers: the card, and another that could have been it."""
    if len(s.answers[seat]) == 2:
        return []
    return [AWAY | (card + 4 * seat) for card in kinds(s.hand[seat])]


def all_put_away(s: Toy, answers: list[Pile]) -> None:
    for seat in (0, 1):
        card = (answers[seat][0] & NOUN) % 4
        s.hand[seat] = without(s.hand[seat], card)
        s.away[seat] = (card,)
        if has(s, "tells-away"):
            s.tell(EVERYONE, "put-away", answers[seat][-1] & NOUN)
    s.tell(EVERYONE, "all-put-away")


def turn_begins(s: Toy) -> None:
    s.turns += 1
    if s.turns > TURNS and not has(s, "never-ends"):
        s.do(ends)
    else:
        if s.turns % 4 == 0:
            open_window(s, 0, s.turns)
        s.do(choose)
        s.do(turn_begins)


# --- a window, a vote ------------------------------------------------------------------
def both(s: Toy, w: int, about: int) -> list[int]:
    return [0, 1]


def may_claim(s: Toy, seat: int, w: int, about: int) -> bool:
    return len(s.hand[seat]) > 0


def claims(s: Toy, seat: int, w: int, about: int) -> list[int]:
    return [PASS] + [CLAIM | card for card in kinds(s.hand[seat])]


def claimed(s: Toy, seat: int, w: int, about: int, choice: int) -> None:
    card = choice & NOUN
    s.hand[seat] = without(s.hand[seat], card)
    s.shown.append(card)
    s.turn = seat
    s.tell(EVERYONE, "claims", seat, card)


BEFORE_A_TURN = Window("claim", both, may_claim, claims, claimed, NEXT_FIRST)


@question("vote")
def vote(s: Toy) -> None:
    s.ask_each([0, 1], ballot, counted)


def ballot(s: Toy, seat: int) -> list[int]:
    return [] if s.answers[seat] else [YES, NO]


def counted(s: Toy, answers: list[Pile]) -> None:
    s.tell(EVERYONE, "votes", sum(pile == (YES,) for pile in answers[:2]))


@question("choose")
def choose(s: Toy) -> None:
    options = [SHOW | card for card in kinds(s.hand[s.turn])]
    if s.hand[s.turn] and s.bag:
        options.append(CHANGE)
    options.append(PASS)
    if has(s, "asks-and-acts"):
        s.tally += 1
    if has(s, "asks-and-tells"):
        s.tell(EVERYONE, "asked")
    if has(s, "twice"):
        options.append(PASS)
    if has(s, "unknown"):
        options.append(STRANGE)
    if has(s, "empty") and s.turns == 3:
        options = []
    if has(s, "global-order"):
        times_asked[0] += 1
        options = options if times_asked[0] % 3 else options[-1:]
    s.ask(s.turn, options, chosen)


def chosen(s: Toy, choice: int) -> None:
    seat, other = s.turn, 1 - s.turn
    s.turn = other
    if choice == CHANGE:
        if has(s, "then-asks"):
            s.ask(seat, [PUT | card for card in kinds(s.hand[seat])], put_at_once)
            return
        s.tell(EVERYONE, "changes", seat)
        s.layer = seat
        s.do(lay, seat, 0)
        s.do(put, seat)
        if has(s, "hidden-on-agenda"):
            s.do(waits, max(s.hand[seat]))
        if has(s, "big-on-agenda"):
            s.do(waits, choice)
        if has(s, "local-on-agenda"):

            def unknown_rule(s: Toy) -> None:
                pass

            s.do(unknown_rule)
    elif choice != PASS:
        card = choice & NOUN
        s.hand[seat] = without(s.hand[seat], card)
        s.shown.append(card)
        if has(s, "loses-card") and s.turns > 4:
            s.shown.pop()
        if not has(s, "shows-in-silence"):
            s.tell(EVERYONE, "shows", seat, card)
        if has(s, "raises") and len(s.shown) == 3:
            raise KeyError("no such card")
        if has(s, "silent-skip") and 3 in s.hand[other]:
            s.turn = seat
        if has(s, "silent-seal") and 3 in s.hand[other]:
            s.tell(BIT[other], "dealt", 3)
        if has(s, "forgets-field"):
            s.tally += 1
    elif has(s, "silent-peek") and s.hand[other]:
        s.tally = s.hand[other][0]
    elif has(s, "outside-state"):
        times_asked[0] += 1
        s.tally = times_asked[0]


def waits(s: Toy, what: int) -> None:
    pass


def put_at_once(s: Toy, choice: int) -> None:
    pass


def step_of_lay(s: Toy, seat: int, n: int) -> str:
    return "redraw" if s.redraw == 1 else "lay"


@question("lay", step=step_of_lay)
def lay(s: Toy, seat: int, n: int) -> None:
    """Some cards are laid out in secret, one after the other, as one decision; it comes to nothing. One may be drawn anew."""
    left = s.hand[seat]
    if s.redraw == 1:
        draws = [DRAW | card for card in s.bag]
        if has(s, "draws-openly"):
            s.ask_step(CHANCE, draws, was_drawn)
        else:
            s.ask_chance_for(seat, draws, was_drawn)
        return
    for card in s.laid:
        left = without(left, card)
    options = [DONE] + [LAY | card for card in kinds(left)] + [REDRAW | card for card in kinds(left) if s.redraw == 0]
    if has(s, "counts-steps") or has(s, "numbers-steps"):
        s.ask(seat, options, was_laid)
    else:
        s.ask_step(seat, options, was_laid)


def was_laid(s: Toy, seat: int, n: int, choice: int) -> None:
    if choice == DONE:
        s.laid = ()
        s.redraw = 0
        s.tell(EVERYONE, "has-looked", seat)
    elif choice & ~NOUN == REDRAW:
        s.hand[seat] = without(s.hand[seat], choice & NOUN)
        s.bag = with_card(s.bag, choice & NOUN)
        s.redraw = 1
        s.do(lay, seat, n)
    else:
        s.laid = with_card(s.laid, choice & NOUN)
        s.do(lay, seat, n + 1 if has(s, "numbers-steps") else 0)


def was_drawn(s: Toy, seat: int, n: int, choice: int) -> None:
    s.hand[seat] = with_card(s.hand[seat], choice & NOUN)
    s.bag = without(s.bag, choice & NOUN)
    s.redraw = 2
    s.tell(BIT[seat], "dealt", choice & NOUN)
    s.do(lay, seat, n)


@question("put")
def put(s: Toy, seat: int) -> None:
    s.ask(seat, [PUT | card for card in kinds(s.hand[seat])], card_put)


def card_put(s: Toy, seat: int, choice: int) -> None:
    card = choice & NOUN
    s.hand[seat] = without(s.hand[seat], card)
    s.bag = with_card(s.bag, card)
    s.tell(EVERYONE, "put", seat)
    if has(s, "tells-put"):
        s.tally = card
    s.do(deal, seat)


def ends(s: Toy) -> None:
    a, b = s.away[0][0], s.away[1][0]
    s.tell(EVERYONE, "ends", a, b)
    s.win(0 if a == b else BIT[0] if a > b else BIT[1], SAME if a == b else HIGHER, max(0, abs(a - b) - 1))


# --- what eyes see ---------------------------------------------------------------------
def view(s: Toy, eyes: int) -> dict[str, Any]:
    return {
        "eyes": eyes,
        "bug": s.bug,
        "turn": s.turn,
        "turns": s.turns,
        "tally": tally(s),
        "winners": s.winners,
        "ending": s.ending,
        "degree": s.degree,
        "bag": [BACK] * (len(s.bag) - drawing(s, eyes)),
        "hand": [
            list(pile) if eyes & BIT[seat] else [BACK] * (len(pile) + (seat == s.layer) * drawing(s, eyes))
            for seat, pile in enumerate(s.hand)
        ],
        "away": [list(pile) if eyes & BIT[seat] else [BACK] * len(pile) for seat, pile in enumerate(s.away)],
        "shown": s.shown.copy(),
        "laid": list(s.laid) if eyes & BIT[s.layer] else [],
        "layer": s.layer,
        "redraw": s.redraw if eyes & BIT[s.layer] else 0,
        "calls": s.calls.copy(),
        "waiting_answers": waiting_answers_seen(s, eyes),
        "answers": [list(pile) if eyes & BIT[seat] else [] for seat, pile in enumerate(s.answers)],
        "agenda": [["waits", 0] if t[0] is waits else task_words(t) for t in s.agenda],
        "running": task_words(s.running),
        "asked": asked_seen(s),
    }


def drawing(s: Toy, eyes: int) -> int:
    """Is a card on its way from the bag to a hand that these eyes do not see? To them it has never left."""
    return 1 if s.redraw == 1 and not eyes & BIT[s.layer] else 0


def tally(s: Toy) -> int:
    """A number for all to see; some bugs put into it what nobody has heard of."""
    if has(s, "shows-progress") and s.answers:
        return len(s.answers[0])
    if has(s, "shows-steps"):
        return len(s.laid)
    if has(s, "shows-deals") and s.answers:
        return len(kinds(s.hand[1]))
    return s.tally


def fill_holes(s: Toy, v: dict[str, Any], heard: Sequence[News], rng: Rng, belief: Any) -> bool:
    rest = list(CARDS)
    for pile in (*s.hand, *s.away, tuple(s.shown)):
        for card in pile:
            if card != BACK:
                rest.remove(card)
    rng.shuffle(rest)
    s.hand = [tuple(sorted(rest.pop() if card == BACK else card for card in pile)) for pile in s.hand]
    s.away = [tuple(rest.pop() if card == BACK else card for card in pile) for pile in s.away]
    s.bag = tuple(sorted(rest))
    for i, entry in enumerate(s.waiting_answers):
        if len(entry) == 2:
            s.waiting_answers[i] = entry + an_answer(s, entry[1], s.agenda[entry[0]][0], rng)
    if v["answers"]:
        for seat in asked_at_first(s):
            if not v["eyes"] & BIT[seat] and seat not in v["asked"]:
                s.answers[seat] = an_answer(s, seat, s.running[0], rng)
    return True


def asked_at_first(s: Toy) -> list[int]:
    """Who was asked when the pending question began."""
    return seats_with_a_say(s, *s.running[1]) if s.running[0] is ask_window else [0, 1]


def an_answer(s: Toy, seat: int, rule: Any, rng: Rng) -> Pile:
    """Something that a seat may have answered in secret."""
    if rule is put_away:
        return (AWAY | (s.hand[seat][0] + 4 * seat),) * 2
    return (rng.pick(claims(s, seat, 0, 0) if rule is ask_window else [YES, NO]),)


def face(s: Toy, seat: int, choice: int, eyes: int) -> int:
    verb = choice & ~NOUN
    if verb == DEAL:
        return choice if eyes & BIT[s.running[1][0]] else verb
    if verb == PUT:
        return choice if s.seat >= 0 and eyes & BIT[s.seat] else verb
    if seat >= 0 and eyes & BIT[seat]:
        return choice
    if verb in (YES, NO):
        return choice if len(s.asked) == 1 else YES  # the last vote shows in the count
    if verb in (LAY, REDRAW):
        return LAY
    if verb == DRAW:
        return choice if eyes & BIT[s.layer] else verb
    if s.running[0] is ask_window and not choice & ANYTIME:
        return face_in_window(s, seat, choice)
    if verb == AWAY:
        return choice if eyes & BIT[(choice & NOUN) // 4] else verb
    return choice


def secret_hand(s: Toy, eyes: int, rng: Rng) -> bool:
    """A card in hand and one in the bag."""
    free = [seat for seat in (0, 1) if not eyes & BIT[seat] and not (s.answers and s.answers[seat])]
    pairs = [(seat, a, b) for seat in free for a in s.hand[seat] for b in s.bag if a != b and a not in s.laid and not s.waiting_answers]
    if not pairs:
        return False
    seat, a, b = pairs[rng.below(len(pairs))]
    s.hand[seat] = with_card(without(s.hand[seat], a), b)
    s.bag = with_card(without(s.bag, b), a)
    return True


def secret_away(s: Toy, eyes: int, rng: Rng) -> bool:
    """A card put away and one in the bag."""
    pairs = [(seat, b) for seat in (0, 1) if not eyes & BIT[seat] and s.away[seat] for b in s.bag if b != s.away[seat][0]]
    if not pairs:
        return False
    seat, b = pairs[rng.below(len(pairs))]
    s.bag = with_card(without(s.bag, b), s.away[seat][0])
    s.away[seat] = (b,)
    return True


def recount(s: Toy) -> list[str]:
    cards = sorted([*s.bag, *s.shown, *(card for pile in (*s.hand, *s.away) for card in pile)])
    return [] if tuple(cards) == CARDS else [f"the cards are {cards}"]


def why_not(s: Toy, seat: int, choice: int) -> str:
    return "" if choice in options_for(s, seat) else "closed"


def default(s: Toy, seat: int) -> int:
    return options_for(s, seat)[-1]


GAME = Game(
    id="toy",
    title="Toy",
    version=1,
    seats=("ann", "bob"),
    sides=(Side("ann", (0,)), Side("bob", (1,))),
    options=(Option("bug", "none", "T-01", tuple(BUGS), in_random_play="none"),),
    verbs=(
        ("pass", PASS, ()),
        ("deal", DEAL, ONES),
        ("away", AWAY, ONES + FOURS),
        ("show", SHOW, ONES),
        ("change", CHANGE, ()),
        ("put", PUT, ONES),
        ("claim", CLAIM, ONES),
        ("yes", YES, ()),
        ("no", NO, ()),
        ("lay", LAY, ONES),
        ("done", DONE, ()),
        ("redraw", REDRAW, ONES),
        ("draw", DRAW, ONES),
        ("call", CALL, ()),
        ("hush", HUSH, ()),
    ),
    nouns=("zero", "one", "two", "three", "bobs-zero", "bobs-one", "bobs-two", "bobs-three"),
    modules=(sys.modules[__name__],),
    state=Toy,
    begin=begin,
    view=view,
    fill_holes=fill_holes,
    face=face,
    why_not=why_not,
    closed=lambda s, seat: [],
    price=lambda s, choice: 0,
    clause_of=lambda s, choice: "T-01",
    default=default,
    reasons={"closed": "T-01"},
    prompts=dict.fromkeys(("deal", "put-away", "choose", "put", "claim", "vote", "lay", "redraw"), "T-01"),
    endings={"same": "T-01", "higher": "T-01"},
    degrees=("clear", "crushing"),
    no_undo_after=frozenset({"dealt"}),
    secrets=(("hand", secret_hand), ("away", secret_away)),
    recount=recount,
    body=lambda v: None,
)
