"""What the news of Dracula (2003) tell about the cards on the board and in the supplies, to whoever heard them.

All that these eyes know is in the news: a player hears what he chose, laid and looked at himself, the public does not. So the same fold
serves Dracula, van Helsing and those who look on. The two players' cards do not depend on each other, once it is told how many of each lie
as shuffled, which is public; so each has rows of his own. What a player lays, and how he moves, tells in which style he plays; which action
card he plays and what he does with it counts as saying nothing.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from whitby.belief.dracula2003.encounters import CAP, KIND_OF, KINDS, UNITS, Cards, kind_at, packed, shuffled, spread, supply
from whitby.belief.dracula2003.habits import HABITS
from whitby.belief.dracula2003.hands import Hand
from whitby.belief.dracula2003.reasons import CLAUSES, LAID_CLAUSES, Change, Why, clause_of, differ
from whitby.belief.dracula2003.walk import Walk
from whitby.belief.story import TURNS, Turn
from whitby.engine import NOUN, PASS, VERB, News, Pile
from whitby.games.dracula2003.barriers import BY_POINT, TOUCHING
from whitby.games.dracula2003.words import (
    ALL_OF,
    BARRIER,
    CHOOSE,
    CHOSEN,
    COLOUR0,
    DEMAND,
    DRACULA,
    EMPTY,
    LOOK,
    NOUNS,
    NOWHERE,
    OWNER,
    PLACES,
    SEAT0,
    SLOT0,
    STEP,
    STOP,
    TARGETS,
    VAN_HELSING,
)
from whitby.rng import Rng

NOBODYS: Final = -1  # one of both players'
# how the card of a place lies there
NOTHING: Final = 0
AS_DEALT: Final = 1  # as it was shuffled at the set-up, unseen by these eyes
IN_ROWS: Final = 2  # laid since by a player, or shown
SHARP_SENSE: Final = NOUNS.index("sharp-sense")
BOTH_HIDE: Final = True  # each player looks for the other's cards
SET_UP: Final = frozenset({"chose", "dealt", "chosen"})  # a game that does not begin with these is not one to fold
GO_WITH_THE_LAST: Final = frozenset({"looked", "showed", "proved"})  # news that say more of what was just heard


class Deal(NamedTuple):
    """One way in which all cards may lie."""

    board: list[int]  # by place a card, or EMPTY
    supply: list[Pile]  # by seat


class Belief:
    """The cards that fit what was heard; `options` are those of the game."""

    def __init__(self, options: Mapping[str, Any], cap: int = CAP, known_lays: dict[int, int] | None = None) -> None:
        self.options = options
        self.cap = cap
        self.cards = [Cards(cap), Cards(cap)]
        self.hands = [Hand(DRACULA), Hand(VAN_HELSING)]
        self.heard: list[News] = []
        self.begun = False  # are the cards on the board?
        self.six = [0, 0]  # those chosen by these eyes
        self.owner = [NOBODYS] * len(PLACES)
        self.how = [NOTHING] * len(PLACES)
        self.dealt = [CHOSEN, CHOSEN]  # cards that lie as shuffled
        self.lay_at = [0] * len(PLACES)  # which of all lays the card there came by
        self.lays = 0
        self.known_lays: dict[int, int] = {} if known_lays is None else known_lays  # which kind a lay was, where that was seen later
        self.taken = [0, 0]  # targets that lie before each player
        self.seen_whole = [False, False]  # the opponent has seen the supply, and no card was laid from it since
        self.up = NOWHERE  # the place whose card was turned up
        self.last_back = NOTHING  # how the card lay that was just taken back
        self.mover = DRACULA
        self.walk = Walk(TOUCHING.index(str(options.get("touching", TOUCHING[BY_POINT]))))
        self.handlers = HANDLERS
        self.facts = 0  # news that may have changed it

    # --- folding ------------------------------------------------------------------------
    def hear(self, news: Sequence[News]) -> None:
        """Fold what was heard."""
        for what, facts in news:
            self.take(what, facts)

    def take(self, what: str, facts: Sequence[int]) -> None:
        """One of the news by its handler."""
        self.heard.append((what, tuple(facts)))
        if what not in GO_WITH_THE_LAST:
            for cards in self.cards:
                cards.before = {}
        handler = self.handlers.get(what)
        if handler is not None and (self.begun or what in SET_UP):
            self.facts += 1
            handler(self, *facts)
            self.mend()

    def decide(self, what: str, facts: Sequence[int]) -> None:
        """Nothing waits for what comes next."""

    def mend_if_thin(self, next: str = "", about: Sequence[int] = ()) -> None:
        """What was thinned is mended as soon as it cannot bear a fact."""

    def mend(self) -> None:
        """A thinned belief that cannot bear a fact is folded again, with what is known by now and more rows."""
        if any([cards.contradicted and not cards.exact for cards in self.cards]):
            again = Belief(self.options, self.cap * 4, self.known_lays)
            again.handlers = self.handlers
            again.hear(self.heard)
            self.cards = again.cards
            for cards in self.cards:
                cards.cap = self.cap

    # --- the set-up -----------------------------------------------------------------------
    def on_chose(self, seat: int, choice: int) -> None:
        if choice & ~NOUN == CHOOSE:
            self.six[seat] += UNITS[KIND_OF[choice & NOUN]]

    def on_chosen(self) -> None:
        for side, cards in enumerate(self.cards):
            cards.begin(packed(list(ALL_OF[side])), CHOSEN, self.six[side])
        for place in range(self.dealt[0] + self.dealt[1]):
            self.how[place] = AS_DEALT
        self.walk.dealt(self.dealt[0] + self.dealt[1])
        self.begun = True

    # --- cards on places -------------------------------------------------------------------
    def on_laid(self, seat: int, place: int) -> None:
        side = seat - SEAT0
        steps = self.walk.steps_between(1 - side, place)
        self.walk.card_lies(side, place)
        self.lays += 1
        self.lay_at[place] = self.lays
        self.owner[place] = side
        self.how[place] = IN_ROWS
        self.seen_whole[side] = False
        self.cards[side].laid(place, self.known_lays.get(self.lays, -1), steps, TARGETS - self.taken[1 - side])

    def on_laid_card(self, place: int, card: int) -> None:
        self.card_shown(place, card)

    def on_took_back(self, seat: int, place: int) -> None:
        side = seat - SEAT0
        if self.walk.moving:
            self.moves(side, LOOK)
        self.walk.emptied(place)
        self.cards[side].remember()
        self.last_back = self.how[place]
        self.card_taken_back(side, place)

    def card_taken_back(self, side: int, place: int) -> None:
        """The card goes into the supply."""
        if self.how[place] == IN_ROWS:
            self.cards[side].taken_back(place)
        else:
            self.cards[side].shuffled_taken_back()
            self.dealt[side] -= 1
        self.place_emptied(place)

    def on_looked(self, place: int, card: int) -> None:
        """These eyes looked at a card: it lies there still, or was just taken back."""
        side = OWNER[card]
        if not self.cards[side].recall():
            self.card_shown(place, card)
            return
        if self.last_back == AS_DEALT:
            self.dealt[side] += 1
        self.owner[place], self.how[place] = side, self.last_back
        self.card_shown(place, card)
        self.card_taken_back(side, place)

    def on_turned_up(self, seat: int, place: int, card: int) -> None:
        self.moves(seat - SEAT0, LOOK)
        self.walk.moving = False
        self.walk.card_known(OWNER[card], place)
        self.up = place
        self.card_shown(place, card)

    def card_shown(self, place: int, card: int) -> None:
        """These eyes see which card lies there."""
        side = OWNER[card]
        kind = KIND_OF[card]
        if self.how[place] == IN_ROWS:
            if self.lay_at[place]:
                self.known_lays[self.lay_at[place]] = kind
            self.cards[side].shown(place, kind)
        else:
            self.owner[place], self.how[place] = side, IN_ROWS
            self.dealt[side] -= 1
            self.cards[side].shuffled_shown(place, kind)

    def on_turned_down(self, place: int) -> None:
        self.up = NOWHERE

    def on_put_back(self, seat: int, place: int) -> None:
        """D03-CARD-deep  It is van Helsing's."""
        self.owner[place] = VAN_HELSING
        self.walk.card_known(VAN_HELSING, place)

    def on_battle_won(self, seat: int, card: int) -> None:
        self.turned_up_leaves(OWNER[card])

    def turned_up_leaves(self, side: int) -> None:
        """The card that was turned up leaves the board."""
        self.cards[side].emptied(self.up)
        self.place_emptied(self.up)
        self.walk.emptied(self.up)
        self.up = NOWHERE

    def place_emptied(self, place: int) -> None:
        """Nothing lies there."""
        self.owner[place], self.how[place], self.lay_at[place] = NOBODYS, NOTHING, 0

    # --- targets ----------------------------------------------------------------------------
    def on_captured(self, finder: int, card: int) -> None:
        """D03-WIN-07  If it was the last one out, and the finder could know that, the game ends with it."""
        side = OWNER[card]
        self.taken[1 - side] += 1
        if self.up == NOWHERE:
            self.cards[side].loses(KIND_OF[card])
        else:
            self.turned_up_leaves(side)
            if self.seen_whole[side]:
                self.unproved(side)

    def on_rescued(self, seat: int, card: int, cubes: int) -> None:
        side = seat - SEAT0
        self.taken[1 - side] += 1
        self.cards[side].loses(KIND_OF[card])

    def unproved(self, side: int) -> None:
        """D03-WIN-02  The game goes on, so not all targets that were not taken are in the supply that the opponent has seen."""
        left = TARGETS - self.taken[1 - side]
        if left:
            self.cards[side].remember()
            self.cards[side].all_targets_held(left, False)

    def on_proved(self, finder: int) -> None:
        """D03-WIN-04  Of the mover's own cards his proof tells nothing: he wins before it is asked whether they prove anything."""
        side = 1 - (finder - SEAT0)
        self.cards[side].recall()
        if finder - SEAT0 == self.mover:
            self.cards[1 - side].recall()
        self.cards[side].all_targets_held(TARGETS - self.taken[1 - side], True)

    # --- supplies ---------------------------------------------------------------------------
    def on_supplies_shown(self, mover: int) -> None:
        if self.walk.moving:
            self.moves(mover - SEAT0, DEMAND)
            self.walk.may_demand = False
        for side in (DRACULA, VAN_HELSING):
            self.whole_supply_seen(side)

    def on_used(self, seat: int, card: int) -> None:
        self.walk.used(card)
        if card == SHARP_SENSE:
            self.whole_supply_seen(DRACULA)

    def whole_supply_seen(self, side: int) -> None:
        """The opponent sees it, these eyes perhaps not."""
        self.seen_whole[side] = True
        self.unproved(side)

    def on_showed(self, seat: int, *cards: int) -> None:
        side = seat - SEAT0
        self.cards[side].recall()
        self.cards[side].supply_is(packed(list(cards)))

    def on_drew(self, seat: int, card: int) -> None:
        self.cards[OWNER[card]].drawn(KIND_OF[card])

    def on_recovered(self, seat: int, card: int) -> None:
        self.cards[seat - SEAT0].gains(KIND_OF[card])

    # --- action cards ---------------------------------------------------------------------
    def on_turn(self, seat: int) -> None:
        self.does(self.mover, PASS, self.walk.barriers(self.mover))
        self.walk.turn_ends(self.mover)
        self.mover = seat - SEAT0
        self.walk.turn_begins(self.mover)

    def on_played(self, seat: int, card: int) -> None:
        self.walk.played(seat - SEAT0, card)
        self.hands[seat - SEAT0].goes(card)

    def on_dealt(self, card: int) -> None:
        self.hands[OWNER[card]].keep_with(card)

    def on_recalled(self, seat: int, card: int) -> None:
        self.hands[seat - SEAT0].comes_back(card)

    def on_took_aside(self, seat: int) -> None:
        self.hands[seat - SEAT0].takes_aside()

    def on_shuffled(self, seat: int) -> None:
        self.hands[seat - SEAT0].dealt_anew()

    # --- movements --------------------------------------------------------------------------
    def moves(self, side: int, choice: int) -> None:
        """The mover did this, of all that he might have done: so gladly each style does it."""
        self.does(side, choice, self.walk.options(side))

    def does(self, side: int, choice: int, options: dict[int, list[float]]) -> None:
        """He did this, of all these."""
        if choice in options and len(options) > 1:
            at = list(options).index(choice)
            self.cards[side].weigh([shares[at] for shares in HABITS.does(list(options.values()))])

    def on_stepped(self, seat: int, place: int) -> None:
        side = seat - SEAT0
        self.moves(side, STEP | place)
        self.walk.stepped(side, place)
        self.hands[side].steps_taken(self.walk.steps)

    def on_stopped(self, seat: int, place: int) -> None:
        self.moves(seat - SEAT0, STOP)
        self.walk.moving = False

    def on_put(self, seat: int, place: int) -> None:
        self.walk.at[seat - SEAT0] = place

    def on_barrier(self, seat: int, colour: int, slot: int) -> None:
        side = seat - SEAT0
        self.does(side, BARRIER + (colour - COLOUR0 << VERB) | slot, self.walk.barriers(side))
        self.walk.barrier(colour - COLOUR0, slot - SLOT0)

    def on_blocked(self, seat: int, place: int) -> None:
        self.walk.blocked = place

    # --- answers ----------------------------------------------------------------------------
    def here(self) -> dict[int, float]:
        """Nobody is looked for here: both stand on the board."""
        return {}

    def older(self) -> dict[int, float]:
        """Nobody leaves a trail."""
        return {}

    def lairs(self) -> dict[int, float]:
        """Nothing lies beside one."""
        return {}

    def rumours(self) -> dict[int, float]:
        """There are none."""
        return {}

    def cards_lying(self) -> dict[int, dict[int, float]]:
        """By place that has a card how likely each card lies there."""
        return {place: odds for place in range(len(PLACES)) if (odds := self.at(place))}

    def at(self, place: int) -> dict[int, float]:
        """How likely each card lies there, the likeliest first; nothing where no card lies."""
        odds: dict[int, float] = {}
        if self.how[place] == IN_ROWS:
            side = self.owner[place]
            odds = dict(zip(KINDS[side], self.cards[side].on_place(place), strict=True))
        elif self.how[place] == AS_DEALT:
            for side, share in self.shares(place):
                odds |= {card: share * many for card, many in zip(KINDS[side], self.cards[side].as_shuffled(), strict=True)}
        return {card: each for card, each in sorted(odds.items(), key=lambda item: (-item[1], item[0])) if each > 0.0}

    def shares(self, place: int) -> list[tuple[int, float]]:
        """Whose card may lie as shuffled on a place: the seat, and how likely each single one of his shuffled cards lies there."""
        side = self.owner[place]
        if side != NOBODYS:
            return [(side, 1.0 / self.dealt[side])]
        places = len(self.unknown_places())
        return [(side, self.among_unknown(side) / self.dealt[side] / places) for side in (DRACULA, VAN_HELSING) if self.among_unknown(side)]

    def unknown_places(self) -> list[int]:
        """Where a card lies as shuffled, and it is not known whose."""
        return [place for place, how in enumerate(self.how) if how == AS_DEALT and self.owner[place] == NOBODYS]

    def among_unknown(self, side: int) -> int:
        """How many of his cards lie there."""
        return self.dealt[side] - sum([how == AS_DEALT and self.owner[place] == side for place, how in enumerate(self.how)])

    def supply(self) -> dict[int, float]:
        """How likely each kind is in its owner's supply, one card of it or more; nothing before the cards are chosen."""
        if not self.begun:
            return {}
        return {card: odds for side in (DRACULA, VAN_HELSING) for card, odds in zip(KINDS[side], self.cards[side].in_supply(), strict=True)}

    def held(self) -> dict[int, float]:
        """How many of each kind are in its owner's supply, in the mean; nothing before the cards are chosen."""
        if not self.begun:
            return {}
        return {card: many for side in (DRACULA, VAN_HELSING) for card, many in zip(KINDS[side], self.cards[side].held(), strict=True)}

    def hand(self, seat: int) -> dict[int, float]:
        """How likely each action card is available to a player; nothing before the cards are chosen."""
        return self.hands[seat].odds() if self.begun else {}

    def entropy(self) -> float:
        """How much is not known of all encounter cards together, in bits."""
        places = len(self.unknown_places())
        whose = math.lgamma(places + 1) - sum([math.lgamma(self.among_unknown(side) + 1) for side in (DRACULA, VAN_HELSING)])
        return self.cards[DRACULA].entropy() + self.cards[VAN_HELSING].entropy() + whose / math.log(2.0) if self.begun else 0.0

    def evidence(self, side: int) -> list[float]:
        """How likely each style of play is, by what was heard of a player's cards."""
        return self.cards[side].evidence()

    @property
    def exact(self) -> bool:
        """Was no row ever thinned away?"""
        return self.cards[0].exact and self.cards[1].exact

    # --- samples ------------------------------------------------------------------------------
    def row(self, rng: Rng) -> Deal:
        """All cards of both players as they may lie, by their odds."""
        board = [EMPTY] * len(PLACES)
        supplies: list[Pile] = []
        blind: list[int] = []
        for side in (DRACULA, VAN_HELSING):
            row = self.cards[side].row(rng)
            supplies.append(tuple(spread(supply(row), side)))
            dealt = spread(shuffled(row), side)
            rng.shuffle(dealt)
            for place, owner in enumerate(self.owner):
                if owner == side:
                    board[place] = KINDS[side][kind_at(row, place)] if self.how[place] == IN_ROWS else dealt.pop()
            blind += dealt
        rng.shuffle(blind)
        for place, how in enumerate(self.how):
            if how == AS_DEALT and self.owner[place] == NOBODYS:
                board[place] = blind.pop()
        return Deal(board, supplies)

    def action_cards(self, seat: int, rng: Rng) -> tuple[Pile, Pile]:
        """A hand that a player may have, and what he has set aside then."""
        return self.hands[seat].sample(rng)

    # --- reasons ------------------------------------------------------------------------------
    def why(self, place: int) -> Why:
        """The news that made the odds of a place, folded once more from the first; how he moves shifts all odds, and is left out."""
        again = Belief(self.options, self.cap)
        again.handlers = self.handlers
        story: list[Change] = []
        room_by = ""  # the news that made room for a card
        for i, news in enumerate(self.heard):
            before = again.at(place)
            again.hear([news])
            if news[0] in CLAUSES:
                after = again.at(place)
                if not after:
                    story = []
                elif differ(before, after):
                    story.append(Change(i, news, clause_of(news[0], room_by), before, after))
                room_by = news[0] if news[0] in LAID_CLAUSES else room_by
            elif news[0] == "stepped":
                room_by = ""
        return Why(again.at(place), self.excluded(place, story), story)

    def card_turns(self, place: int) -> list[Turn]:
        """The news that mattered most for the likeliest card of a place, in their order."""
        odds, _, story = self.why(place) if place < len(PLACES) else Why({}, {}, [])
        likeliest = next(iter(odds), NOTHING)
        turns = [Turn(change.at, change.before.get(likeliest, 0.0), change.after.get(likeliest, 0.0)) for change in story]
        turns.sort(key=lambda turn: -abs(turn.after - turn.before))
        return sorted(turns[:TURNS], key=lambda turn: turn.at)

    def excluded(self, place: int, story: list[Change]) -> dict[int, Change]:
        """By kind that cannot lie there the news that took it out, or with which the card came."""
        out: dict[int, Change] = {}
        sides = [self.owner[place]] if self.owner[place] != NOBODYS else [DRACULA, VAN_HELSING]
        for card in [card for side in sides for card in KINDS[side]]:
            if story and card not in story[-1].after:
                out[card] = [change for i, change in enumerate(story) if not i or card in change.before][-1]
        return out


HANDLERS: Final[dict[str, Any]] = {name[3:].replace("_", "-"): handler for name, handler in vars(Belief).items() if name.startswith("on_")}
