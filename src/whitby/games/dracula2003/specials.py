"""The special actions of the sixteen cards that have one (Eyes and Dark act in action.py, where they change a rule)."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import CHANCE, EVERYONE, NOUN, question
from whitby.games.dracula2003.action import SPECIALS, bind_specials, foe_strength
from whitby.games.dracula2003.energy import lose_cube
from whitby.games.dracula2003.movement import laid, lay_card, supplies_shown, taken_back
from whitby.games.dracula2003.state import (
    MAY_DEMAND,
    MAY_LOOK,
    London,
    captured,
    card_shown,
    forgotten,
    proof_wins,
    proved,
    supply_shown,
    together,
)
from whitby.games.dracula2003.words import (
    CARD_STRENGTH,
    CARRIAGE_STATION,
    COFFIN,
    CONTROL,
    DEMAND,
    DRACULA,
    DRAW,
    EMPTY,
    EVERYBODY,
    EXCHANGE,
    FLY,
    HARBOR,
    INSPECT,
    IS_COMPANION,
    LAY,
    OWNER,
    PASS,
    RECALL,
    RECOVER,
    SEAT0,
    SEND,
    TO_DRACULA,
    TO_VAN_HELSING,
    TURN,
    USE,
    VAN_HELSING,
)

USE_OR_NOT: Final = [USE, PASS]
# readings of what Dracula may do where Wings put him (option `after_wings`)
ALL_BUT_LOOK: Final = 1
AFTER_WINGS: Final[tuple[str, ...]] = ("nothing", "all-but-look")


# --- Dracula's cards ------------------------------------------------------------------
@SPECIALS.card("wings")
@question("wings")
def wings(s: London) -> None:
    """D03-CARD-wings  The figure to any place; no look, no showing."""
    s.ask(DRACULA, [FLY | place for place in range(12) if place != s.at[DRACULA]] + [PASS], wings_chosen)


def wings_chosen(s: London, choice: int) -> None:
    """D03-LOOK-12, D03-MEET-05  No step: nothing follows on the place, or in the other reading all but the look."""
    if choice != PASS:
        figure_put(s, DRACULA, choice & NOUN)
        if s.after_wings == ALL_BUT_LOOK:
            s.may_do_here = MAY_LOOK | MAY_DEMAND if together(s) else MAY_LOOK
            s.do(landed)


@question("landed")
def landed(s: London) -> None:
    """Option after_wings: supplies may be shown where van Helsing stands, then a card laid where none lies."""
    options = [DEMAND] if s.may_do_here & MAY_DEMAND else []
    if s.board[s.at[DRACULA]] == EMPTY:
        options += [LAY | card for card in kinds(s.supply[DRACULA])]
    if options:
        s.ask(DRACULA, options + [PASS], landing_used)


def landing_used(s: London, choice: int) -> None:
    """After a showing he may still lay."""
    if choice == DEMAND:
        s.may_do_here &= ~MAY_DEMAND
        supplies_shown(s)
        s.do(landed)
    elif choice != PASS:
        laid(s, DRACULA, s.at[DRACULA], choice & NOUN)


def figure_put(s: London, seat: int, place: int) -> None:
    """D03-LOOK-12  A figure moved by a special action: nothing is looked at or laid there."""
    s.at[seat] = place
    s.tell(EVERYONE, "put", SEAT0 + seat, place)


@SPECIALS.card("pulse")
def pulse(s: London) -> None:
    """D03-CARD-pulse  One defeated vampire back into the supply."""
    s.do(recover)


@question("recover")
def recover(s: London) -> None:
    """Ask which defeated vampire comes back; none there: nothing."""
    if s.defeated[DRACULA]:
        s.ask(DRACULA, may_come_back(s, DRACULA), recovered)


def recovered(s: London, choice: int) -> None:
    """D03-CARD-pulse  The vampire named goes from the defeated cards back into Dracula's supply."""
    companion_back(s, DRACULA, choice)


def may_come_back(s: London, seat: int) -> list[int]:
    """One of each kind that was defeated, or none."""
    return [RECOVER | card for card in kinds(s.defeated[seat])] + [PASS]


def companion_back(s: London, seat: int, choice: int) -> None:
    """D03-PLAY-13  The companion is in its owner's supply again; both saw which."""
    if choice != PASS:
        card = choice & NOUN
        s.defeated[seat] = without(s.defeated[seat], card)
        s.supply[seat] = with_card(s.supply[seat], card)
        s.supply_seen[seat] = with_card(s.supply_seen[seat], card)
        s.tell(EVERYONE, "recovered", SEAT0 + seat, card)


@SPECIALS.card("deep")
@question("deep")
def deep(s: London) -> None:
    """D03-CARD-deep  The card of any one place, also under a figure; not an empty place, not a card turned by Block."""
    s.ask(DRACULA, [EXCHANGE | p for p in range(12) if s.board[p] != EMPTY and p != s.turned_by_block] + [PASS], deep_chosen)


def deep_chosen(s: London, choice: int) -> None:
    """An own card is exchanged, an opponent's put back: everybody sees which of the two."""
    if choice == PASS:
        return
    place = choice & NOUN
    card = s.board[place]
    if OWNER[card] == DRACULA:
        taken_back(s, DRACULA, place)
        s.do(lay_card, DRACULA, place)
    else:
        card_shown(s, place, TO_DRACULA)
        s.owner_known_to[place] = EVERYBODY
        s.tell(EVERYONE, "put-back", SEAT0 + DRACULA, place)
        s.tell(TO_DRACULA, "looked", place, card)


@SPECIALS.card("breath")
@question("breath")
def breath(s: London) -> None:
    """D03-CARD-breath  Vampires +1 in van Helsing's next turn."""
    s.ask(DRACULA, USE_OR_NOT, breath_used)


def breath_used(s: London, choice: int) -> None:
    """D03-EXTRA-01"""
    if choice == USE:
        s.breath = True
        s.tell(EVERYONE, "used", SEAT0 + DRACULA, s.card_in_play)


@SPECIALS.card("roar")
@question("roar")
def roar(s: London) -> None:
    """D03-CARD-roar  Either figure to the harbor, no look."""
    s.ask(DRACULA, [SEND | (SEAT0 + seat) for seat in (0, 1) if s.at[seat] != HARBOR] + [PASS], roar_chosen)


def roar_chosen(s: London, choice: int) -> None:
    """The figure stands on the harbor."""
    if choice != PASS:
        figure_put(s, (choice & NOUN) - SEAT0, HARBOR)


@SPECIALS.card("eyes")
def eyes(s: London) -> None:
    """D03-CARD-eyes  A second barrier: asked in the barrier part."""


@SPECIALS.card("dark")
def dark(s: London) -> None:
    """D03-CARD-dark  Its shelter has acted when the symbol struck."""


@SPECIALS.card("whisper")
@question("whisper")
def whisper(s: London) -> None:
    """D03-CARD-whisper  Van Helsing moves no barrier in his next turn."""
    s.ask(DRACULA, USE_OR_NOT, whisper_used)


def whisper_used(s: London, choice: int) -> None:
    """D03-EXTRA-01"""
    if choice == USE:
        s.whisper = True
        s.tell(EVERYONE, "used", SEAT0 + DRACULA, s.card_in_play)


# --- van Helsing's cards ----------------------------------------------------------------
@SPECIALS.card("sharp-sense")
@question("sharp-sense")
def sharp_sense(s: London) -> None:
    """D03-CARD-sharp-sense  Look at Dracula's whole supply."""
    s.ask(VAN_HELSING, USE_OR_NOT, sharp_sense_used)


def sharp_sense_used(s: London, choice: int) -> None:
    """D03-WIN-02  All untaken coffins there: van Helsing wins at once."""
    if choice == USE:
        s.tell(EVERYONE, "used", SEAT0 + VAN_HELSING, s.card_in_play)
        supply_shown(s, DRACULA)
        if proved(s, VAN_HELSING):
            proof_wins(s, VAN_HELSING)


@SPECIALS.card("reinforcement")
def reinforcement(s: London) -> None:
    """D03-CARD-reinforcement  One defeated hunter back, and the figure to the carriage station if wished."""
    s.do(reinforce)
    s.do(may_go_home)


@question("reinforce")
def reinforce(s: London) -> None:
    """D03-CARD-reinforcement  Ask which defeated hunter comes back; none there: nothing."""
    if s.defeated[VAN_HELSING]:
        s.ask(VAN_HELSING, may_come_back(s, VAN_HELSING), reinforced)


def reinforced(s: London, choice: int) -> None:
    """D03-CARD-reinforcement  The hunter named goes from the defeated cards back into van Helsing's supply."""
    companion_back(s, VAN_HELSING, choice)


@question("may-go-home")
def may_go_home(s: London) -> None:
    """Open even with no defeated hunter."""
    if s.at[VAN_HELSING] != CARRIAGE_STATION:
        s.ask(VAN_HELSING, USE_OR_NOT, went_home)


def went_home(s: London, choice: int) -> None:
    """The figure stands on the carriage station."""
    if choice == USE:
        figure_put(s, VAN_HELSING, CARRIAGE_STATION)


@SPECIALS.card("control")
@question("control")
def control(s: London) -> None:
    """D03-CARD-control  One played card of this cycle except Control becomes available again."""
    cards = [RECALL | card for card in sorted(s.played[VAN_HELSING]) if card != CONTROL]
    if cards:
        s.ask(VAN_HELSING, cards + [PASS], control_chosen)


def control_chosen(s: London, choice: int) -> None:
    """D03-PLAY-12, D03-PLAY-13  Everybody knows it until it is played, which comes before the hand is refilled."""
    if choice != PASS:
        card = choice & NOUN
        s.played[VAN_HELSING] = without(s.played[VAN_HELSING], card)
        s.hand[VAN_HELSING] = with_card(s.hand[VAN_HELSING], card)
        s.known_hand[VAN_HELSING] = with_card(s.known_hand[VAN_HELSING], card)
        s.tell(EVERYONE, "recalled", SEAT0 + VAN_HELSING, card)


@SPECIALS.card("battle-lust")
@question("battle-lust")
def battle_lust(s: London) -> None:
    """D03-CARD-battle-lust  A vampire defeated with it gives a complete extra turn."""
    if s.companion_defeated:
        s.ask(VAN_HELSING, USE_OR_NOT, battle_lust_used)


def battle_lust_used(s: London, choice: int) -> None:
    """D03-EXTRA-03  Dracula will lose his next turn."""
    if choice == USE:
        s.battle_lust = True
        s.tell(EVERYONE, "used", SEAT0 + VAN_HELSING, s.card_in_play)


@SPECIALS.card("intuition")
@question("intuition")
def intuition(s: London) -> None:
    """D03-CARD-intuition  Look at one card on the board; no effect of any kind follows."""
    s.ask(VAN_HELSING, [INSPECT | p for p in range(12) if s.board[p] != EMPTY] + [PASS], intuition_chosen)


def intuition_chosen(s: London, choice: int) -> None:
    """Only van Helsing learns the card."""
    if choice != PASS:
        place = choice & NOUN
        card_shown(s, place, TO_VAN_HELSING)
        s.tell(EVERYONE, "inspected", SEAT0 + VAN_HELSING, place)
        s.tell(TO_VAN_HELSING, "looked", place, s.board[place])


@SPECIALS.card("alertness")
@question("alertness")
def alertness(s: London) -> None:
    """D03-CARD-alertness  Dracula's next card has no special action."""
    s.ask(VAN_HELSING, USE_OR_NOT, alertness_used)


def alertness_used(s: London, choice: int) -> None:
    """D03-EXTRA-02"""
    if choice == USE:
        s.alertness = True
        s.tell(EVERYONE, "used", SEAT0 + VAN_HELSING, s.card_in_play)


@SPECIALS.card("feint")
@question("feint")
def feint(s: London) -> None:
    """D03-CARD-feint  A random card of Dracula's supply, if wished; an empty supply: nothing."""
    if s.supply[DRACULA]:
        s.ask(VAN_HELSING, USE_OR_NOT, feint_used)


def feint_used(s: London, choice: int) -> None:
    """D03-CARD-feint  If van Helsing wants it, chance draws a card of Dracula's supply."""
    if choice == USE:
        s.tell(EVERYONE, "used", SEAT0 + VAN_HELSING, s.card_in_play)
        s.do(feint_draw)


@question("feint-draw")
def feint_draw(s: London) -> None:
    """One card of Dracula's supply at random."""
    s.ask(CHANCE, [DRAW | card for card in s.supply[DRACULA]], feint_drawn)


def feint_drawn(s: London, choice: int) -> None:
    """A coffin is kept, the amulet or a stronger vampire costs a cube, an equal one ties; all but the coffin return."""
    card = choice & NOUN
    s.tell(EVERYONE, "drew", SEAT0 + VAN_HELSING, card)
    if card == COFFIN:
        s.supply[DRACULA] = without(s.supply[DRACULA], card)
        forgotten(s, DRACULA, card)
        s.tell(EVERYONE, "captured", SEAT0 + VAN_HELSING, card)
        captured(s, VAN_HELSING)
        return
    if card not in s.supply_seen[DRACULA]:
        s.supply_seen[DRACULA] = with_card(s.supply_seen[DRACULA], card)
    if not IS_COMPANION[card] or foe_strength(s, card) > CARD_STRENGTH[s.card_in_play]:
        s.do(lose_cube, VAN_HELSING)


@SPECIALS.card("block")
@question("block")
def block(s: London) -> None:
    """D03-CARD-block  One board card is turned: Dracula may not look at it until van Helsing's next turn begins."""
    s.ask(VAN_HELSING, [TURN | p for p in range(12) if s.board[p] != EMPTY] + [PASS], blocked)


def blocked(s: London, choice: int) -> None:
    """D03-CARD-block  Dracula may not look at the card named until van Helsing's next turn."""
    if choice != PASS:
        s.turned_by_block = choice & NOUN
        s.tell(EVERYONE, "blocked", SEAT0 + VAN_HELSING, s.turned_by_block)


bind_specials()
assert BIT[VAN_HELSING] == TO_VAN_HELSING and BIT[DRACULA] == TO_DRACULA
