"""Combat with Dracula or a vampire, in its eight steps. Each step names the next, so ending one is not going on."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import CHANCE, EVERYONE, NOBODY, NOUN, Pile, always_known, question
from whitby.games.fury.europe import OFF, within
from whitby.games.fury.trail import here, hideout_of
from whitby.games.fury2015.damage import bite, event_out, item_out, leave_combat, set_incoming_damage, suffer_damage
from whitby.games.fury2015.decks import drop_item, show_again, trim_items
from whitby.games.fury2015.europe import ROAD_WAYS
from whitby.games.fury2015.state import (
    BAT_CARD,
    DAWN,
    DUSK,
    FACEUP,
    FOE_DRACULA,
    USED,
    WOUND,
    Fury,
    dracula_at,
    draws,
    gain_influence,
    heal_dracula,
    holy_places,
    hunters_in,
    hurt_dracula,
)
from whitby.games.fury2015.trail import back, clear
from whitby.games.fury2015.windows import (
    AT_DAWN,
    AT_DUSK,
    BEFORE_COMBAT,
    COMBAT_START,
    ESCAPES,
    MORTAL_DAMAGE,
    ON_CANCEL,
    ON_ESCAPE,
    USE_RULES,
    WEAPON_USED,
    open_window_for_all,
)
from whitby.games.fury2015.words import (
    BANNERED,
    BAT,
    CHOOSE,
    CLAWS,
    COMBAT_HAND,
    CRUCIFIX,
    DODGE,
    DONE,
    DRACULA,
    EMPTY,
    ENGAGE,
    ESCAPE,
    FANGS,
    FLY,
    GARLIC,
    GARLIC_WREATH,
    HEAVENLY_HOST,
    HOLY_CIRCLE,
    HUNTERS,
    ICONS,
    KNIFE,
    LUCYS_REVENGE,
    MESMERIZE,
    NEXT,
    NUMBER0,
    PASS,
    PISTOL,
    PLANNED_AMBUSH,
    PLOTTING,
    PUNCH,
    RECKLESS,
    REMOVE,
    RIFLE,
    SEAT0,
    SISTER_AGATHA,
    SPACE0,
    SPARE,
    STRENGTH,
    STRIKE,
    TAKE,
    TO_DRACULA,
    USE,
    VAMPIRE_HEALTH,
    WEAPONS,
)

CARDS_IN_A_COMBAT: Final = 6
OWN_CARDS: Final = (PUNCH, DODGE, ESCAPE)
DRACULAS_BIT: Final = 16
USE_OR_NOT: Final = [PASS, USE]


# --- how a combat begins ---------------------------------------------------------------------
def battle(s: Fury) -> None:
    """F15-COMBAT-01, F15-COMBAT-03, F15-SEA-06, F15-HOSPITAL-06  At dawn and dusk every hunter in his city must fight."""
    place = dracula_at(s)
    s.fighters = hunters_in(s, place)
    if not s.fighters or place >= 60:
        s.fighters = []
        return
    if place in s.fog:
        for h in s.fighters:
            s.do(may_spare, h)
    s.do(battle_joined)


@question("may-spare")
def may_spare(s: Fury, h: int) -> None:
    """F15-COMBAT-02  In fog Dracula may leave a hunter out."""
    s.ask(DRACULA, [PASS, SPARE | (SEAT0 + h)], spared)


def spared(s: Fury, h: int, choice: int) -> None:
    """F15-COMBAT-02  The hunter whom Dracula spares takes no part in the combat."""
    if choice != PASS:
        s.fighters.remove(h)
        s.tell(EVERYONE, "spared", SEAT0 + h)


def battle_joined(s: Fury) -> None:
    """F15-COMBAT-04, F15-COMBAT-05, F15-CARD-szgany-bodyguards  Kept bodyguards first; then the combat."""
    open_window_for_all(s, BEFORE_COMBAT, DRACULA)
    s.do(battle_fought)


def battle_fought(s: Fury) -> None:
    """The fight with Dracula himself, with those who are still there."""
    s.fighters = [h for h in s.fighters if s.at[h] != OFF]
    if s.fighters:
        s.foe = FOE_DRACULA
        s.night_effects = s.phase == DUSK or s.nocturnal_visit
        s.by_ambush = False
        s.do(combat)
        if s.events_after_combat:
            s.do(events_again)


def events_again(s: Fury) -> None:
    """F15-TIME-04  By option the window of this dawn or dusk opens once more after the combat."""
    open_window_for_all(s, AT_DAWN if s.phase == DAWN else AT_DUSK, DRACULA)


def fight_vampire(s: Fury) -> None:
    """F15-VAMP-01, F15-COMBAT-06  Against the vampire in `foe`; night effects only by option."""
    s.night_effects = s.vampire_night and (s.night or s.nocturnal_visit)
    s.do(combat)


def combat(s: Fury) -> None:
    """F15-COMBAT-07, F15-COMBAT-36  Five cards for Dracula, then the cards that open a combat; shown cards are taken up."""
    s.round = 0
    s.holy_bullets_used = False
    s.tell(EVERYONE, "combat")
    for h in s.fighters:
        hide_cards(s, h)
    for _ in range(COMBAT_HAND):
        s.do(draw_combat_card)
    open_window_for_all(s, COMBAT_START, DRACULA)
    s.do(combat_round)
    s.do(combat_ends)


def hide_cards(s: Fury, h: int) -> None:
    """F15-COMBAT-36  What a weakened hunter shows goes back into the hand."""
    if s.displayed_item[h] != EMPTY or s.displayed_event[h] != EMPTY:
        s.displayed_item[h] = EMPTY
        s.displayed_event[h] = EMPTY
        s.tell(EVERYONE, "hides", SEAT0 + h)


@question("draw-blow")
def draw_combat_card(s: Fury) -> None:
    """F15-COMBAT-07  Chance draws a combat card for Dracula, if his deck has any."""
    if s.combat_deck:
        s.ask(CHANCE, draws(s.combat_deck), combat_card_drawn)


def combat_card_drawn(s: Fury, choice: int) -> None:
    """F15-COMBAT-07  The card goes to Dracula's hand; he alone sees which it is."""
    card = choice & NOUN
    s.combat_deck = without(s.combat_deck, card)
    s.combat_hand = with_card(s.combat_hand, card)
    s.tell(TO_DRACULA, "drew-combat-card", card)


def foe_dead(s: Fury) -> bool:
    """F15-VAMP-04  A vampire with damage at or above its health."""
    return s.foe != FOE_DRACULA and s.foe_damage >= VAMPIRE_HEALTH[s.foe_kind]


def fight_is_over(s: Fury) -> bool:
    """F15-COMBAT-38  Nobody left on one side."""
    return not s.fighters or foe_dead(s)


# --- step 1 to 3 ----------------------------------------------------------------------------------
def combat_round(s: Fury) -> None:
    """F15-COMBAT-08 to F15-COMBAT-24  One round: cards are chosen, a hunter is engaged, the cards are shown."""
    if fight_is_over(s):
        return
    s.round += 1
    s.cards_revealed = False
    s.engaged = NOBODY
    s.cancelled = 0
    s.cancelled_by_icons = False
    s.hunters_done = 0
    s.tell(EVERYONE, "round", NUMBER0 + s.round)
    s.do(choose_cards)
    s.do(engage)
    s.do(show_cards)


@question("choose-cards")
def choose_cards(s: Fury) -> None:
    """F15-COMBAT-08  Dracula and every hunter choose one card, facedown."""
    s.ask_each(s.fighters + [DRACULA], combat_cards, cards_chosen)


def combat_cards(s: Fury, seat: int) -> list[int]:
    """F15-COMBAT-09, F15-COMBAT-25  Cards with a banner, but not the one of the round before."""
    if s.answers[seat]:
        return []
    if seat == DRACULA:
        return [CHOOSE | c for c in kinds(s.combat_hand)]
    return [CHOOSE | c for c in hunter_cards(s, seat)]


def hunter_cards(s: Fury, h: int) -> list[int]:
    """What the hunter can play: a copy of the card on the table does not count."""
    last = s.last_cards[h]
    cards = [c for c in OWN_CARDS if c != last]
    for c in kinds(s.items[h]):
        if c in BANNERED and (c != last or s.items[h].count(c) > 1):
            cards.append(c)
    return cards


def cards_chosen(s: Fury, answers: list[Pile]) -> None:
    """Facedown cards stay in the hand until shown: counts tell nothing."""
    for seat in s.fighters + [DRACULA]:
        s.chosen_cards[seat] = answers[seat][0] & NOUN


@question("engage")
def engage(s: Fury) -> None:
    """F15-COMBAT-10, F15-COMBAT-11  Dracula names the engaged hunter before anything is shown."""
    if len(s.fighters) == 1:
        s.engaged = s.fighters[0]
        s.tell(EVERYONE, "engaged", SEAT0 + s.engaged)
    elif s.fighters:
        s.ask(DRACULA, [ENGAGE | (SEAT0 + h) for h in s.fighters], engaged)


def engaged(s: Fury, choice: int) -> None:
    """F15-COMBAT-11  Dracula's card will act against this hunter."""
    s.engaged = (choice & NOUN) - SEAT0
    s.tell(EVERYONE, "engaged", SEAT0 + s.engaged)


def show_cards(s: Fury) -> None:
    """F15-COMBAT-12, F15-COMBAT-13  All together; then Planned Ambush, then Plotting."""
    s.cards_revealed = True
    for h in s.fighters:
        s.tell(EVERYONE, "reveals", SEAT0 + h, s.chosen_cards[h])
    blow = s.chosen_cards[DRACULA]
    s.tell(EVERYONE, "reveals", SEAT0 + DRACULA, blow)
    s.combat_hand = without(s.combat_hand, blow)
    s.combat_discards = with_card(s.combat_discards, blow)
    if s.round == 1:
        for h in s.fighters:
            if s.planned_ambush & BIT[h]:
                s.do(may_swap, h)
    s.do(may_use_plot)
    s.do(compare)


@question("may-swap")
def may_swap(s: Fury, h: int) -> None:
    """F15-CARD-planned-ambush  Take the card back and play another one."""
    s.ask(h, [PASS] + [CHOOSE | c for c in hunter_cards(s, h) if c != s.chosen_cards[h]], swapped_card)


def swapped_card(s: Fury, h: int, choice: int) -> None:
    """The new card counts; the event is discarded."""
    if choice != PASS:
        s.chosen_cards[h] = choice & NOUN
        s.tell(EVERYONE, "reveals", SEAT0 + h, s.chosen_cards[h])
    s.planned_ambush &= ~BIT[h]
    event_out(s, PLANNED_AMBUSH)


@question("may-use-plot")
def may_use_plot(s: Fury) -> None:
    """F15-CARD-plotting  A Plotting of an earlier round cancels the engaged hunter's Punch, Dodge or Escape."""
    if s.plotting and s.chosen_cards[s.engaged] in OWN_CARDS:
        s.ask(DRACULA, USE_OR_NOT, plot_used)


def plot_used(s: Fury, choice: int) -> None:
    """F15-CARD-plotting  The Plotting used is turned facedown, and the engaged hunter's card has no effect."""
    if choice == USE:
        s.plotting -= 1
        s.cancelled |= BIT[s.engaged]
        s.tell(EVERYONE, "card-cancelled", SEAT0 + s.engaged)


# --- step 4 and 5 ------------------------------------------------------------------------------------
def compare(s: Fury) -> None:
    """F15-COMBAT-14, F15-COMBAT-15, F15-COMBAT-33  Pride, and the icons of the engaged hunter's card."""
    blow = s.chosen_cards[DRACULA]
    if blow in ESCAPES and not escape_works(s):
        cancel_draculas_card(s)
    elif not s.cancelled & BIT[s.engaged] and blow in ICONS[s.chosen_cards[s.engaged]]:
        cancel_draculas_card(s)
        s.cancelled_by_icons = True
        open_window_for_all(s, ON_CANCEL, DRACULA)
    elif blow in ESCAPES:
        open_window_for_all(s, ON_ESCAPE, DRACULA)
    s.do(dracula_strikes)


def cancel_draculas_card(s: Fury) -> None:
    """F15-COMBAT-27  Dracula's card has no effect."""
    s.cancelled |= DRACULAS_BIT
    s.tell(EVERYONE, "card-cancelled", SEAT0 + DRACULA)


def escape_works(s: Fury) -> bool:
    """F15-COMBAT-33, F15-COMBAT-34, F15-VAMP-07  Pride; and rage forbids it."""
    if s.enraged:
        return False
    return s.round - 1 > s.despair if s.foe == FOE_DRACULA else s.round >= 4


def dracula_strikes(s: Fury) -> None:
    """F15-COMBAT-16, F15-COMBAT-17  His card, against the engaged hunter only."""
    blow = s.chosen_cards[DRACULA]
    if not s.cancelled & DRACULAS_BIT:
        if blow == FANGS:
            fangs(s, s.engaged)
        elif blow == STRENGTH:
            strength(s, s.engaged)
        elif blow == CLAWS:
            claws(s, s.engaged)
        elif blow == MESMERIZE:
            s.cancelled |= BIT[s.engaged]
            s.mesmerized |= BIT[s.engaged]
            s.tell(EVERYONE, "mesmerized", SEAT0 + s.engaged)
        elif blow == PLOTTING:
            s.do(plot)
        else:
            escape(s, blow)
    s.do(hunters_strike)


def fangs(s: Fury, h: int) -> None:
    """F15-CARD-fangs, F15-WIN-05, F15-VAMP-11"""
    heal_foe(s, 2)
    if s.by_ambush and s.foe_kind == RECKLESS and s.foe != FOE_DRACULA:
        gain_influence(s, 1)
    if s.night_effects and s.mesmerized & BIT[h]:
        s.do(bite, h)
        s.do(dragged_off, h)
    else:
        s.do(suffer_damage, h, 2)
        s.do(wreath_stings, h, s.hunter_damage[h])
    s.do(sister_agatha_strikes)


def dragged_off(s: Fury, h: int) -> None:
    """F15-BITE-09  Out of the combat, and one influence, also when the bite was prevented."""
    leave_combat(s, h)
    gain_influence(s, 1)


def wreath_stings(s: Fury, h: int, before: int) -> None:
    """F15-CARD-garlic-wreath  Damage from Fangs was suffered: 4 to the vampire for each wreath."""
    if s.garlic_wreaths[h] and s.hunter_damage[h] > before:
        hurt_foe(s, 4 * s.garlic_wreaths[h])


def sister_agatha_strikes(s: Fury) -> None:
    """F15-CARD-sister-agatha  After Fangs or an escape of Dracula himself: 2 damage."""
    if s.allies[0] == SISTER_AGATHA and s.foe == FOE_DRACULA:
        hurt_dracula(s, 2)


def strength(s: Fury, h: int) -> None:
    """F15-CARD-strength"""
    card = s.chosen_cards[h]
    if card in (PUNCH, CRUCIFIX) or card in WEAPONS:
        s.cancelled |= BIT[h]
        s.tell(EVERYONE, "card-cancelled", SEAT0 + h)
        if s.night_effects and card != PUNCH:
            drop_item(s, h, card)
            s.chosen_cards[h] = EMPTY
    s.do(suffer_damage, h, 2)


def claws(s: Fury, h: int) -> None:
    """F15-CARD-claws  Every Garlic Wreath in the combat is gone; at night a second hunter may be hit."""
    for w in HUNTERS:
        wreaths_out(s, w)
    s.do(suffer_damage, h, 2)
    if s.night_effects:
        s.do(claw_again)


def wreaths_out(s: Fury, h: int) -> None:
    """F15-CARD-garlic-wreath  All wreaths that a hunter has in play are discarded."""
    for _ in range(s.garlic_wreaths[h]):
        item_out(s, GARLIC_WREATH)
    s.garlic_wreaths[h] = 0


@question("claw-again", known=always_known)
def claw_again(s: Fury) -> None:
    """Any hunter still in the combat."""
    if s.fighters:
        s.ask(DRACULA, [STRIKE | (SEAT0 + h) for h in s.fighters], clawed)


def clawed(s: Fury, choice: int) -> None:
    """F15-CARD-claws  The second hunter suffers 2 damage."""
    s.tell(EVERYONE, "claws-again", choice & NOUN)
    s.do(suffer_damage, (choice & NOUN) - SEAT0, 2)


def plot(s: Fury) -> None:
    """F15-CARD-plotting  Any one card of the combat deck to his hand."""
    s.plotting += 1
    if s.combat_deck:
        s.do(choose_plot)


@question("choose-plot")
def choose_plot(s: Fury) -> None:
    """F15-CARD-plotting  Dracula looks through his combat deck and takes a card, unseen."""
    s.ask(DRACULA, [TAKE | c for c in kinds(s.combat_deck)], plotted)


def plotted(s: Fury, choice: int) -> None:
    """The hunters do not see the card."""
    s.combat_deck = without(s.combat_deck, choice & NOUN)
    s.combat_hand = with_card(s.combat_hand, choice & NOUN)
    s.tell(EVERYONE, "plotted")


def escape(s: Fury, blow: int) -> None:
    """F15-COMBAT-17, F15-CARD-escape-as-bat, F15-CARD-escape-as-mist  The combat ends at once."""
    s.tell(EVERYONE, "escapes", blow)
    s.fighters = []
    if blow == BAT and s.night_effects and s.foe == FOE_DRACULA:
        s.do(may_fly)
    s.do(sister_agatha_strikes)


@question("may-fly")
def may_fly(s: Fury) -> None:
    """F15-CARD-escape-as-bat  He may go to a city one or two roads away without a hunter, whose card is in the deck."""
    place = dracula_at(s)
    cities = [c for c in roads_clear(s, place, 2) if not hunters_in(s, c) and hideout_of(s.trail, c) == EMPTY]
    s.ask(DRACULA, [PASS] + [FLY | c for c in cities], flown)


def roads_clear(s: Fury, place: int, most: int) -> list[int]:
    """F15-POWER-21  Cities up to so many roads away, along roads that touch no holy ground."""
    return within(ROAD_WAYS, place, most, (), holy_places(s))


def flown(s: Fury, choice: int) -> None:
    """F15-TRAIL-09, F15-DESPAIR-08  His hideout is cleared, with what lies in front of it; the new one holds the bat card."""
    if choice == PASS:
        return
    for i in range(here(s.trail) + 1):
        clear(s, i)
    s.trail[0] = choice & NOUN
    s.hideout_marks[0] = BAT_CARD
    s.combat_discards = without(s.combat_discards, BAT)
    s.tell(EVERYONE, "flown", back(choice & NOUN))
    s.tell(TO_DRACULA, "laid-card", choice & NOUN)


def heal_foe(s: Fury, n: int) -> None:
    """F15-VAMP-11  The recovery is the vampire's in its combats."""
    if s.foe == FOE_DRACULA:
        heal_dracula(s, n)
    else:
        n = min(n, s.foe_damage)
        s.foe_damage -= n
        s.tell(EVERYONE, "foe-recovers", NUMBER0 + n)


def hurt_foe(s: Fury, n: int) -> None:
    """F15-COMBAT-29, F15-VAMP-02, F15-VAMP-03  Dracula in his combats, only the encounter in its own."""
    if n <= 0:
        return
    if s.foe == FOE_DRACULA:
        hurt_dracula(s, n)
    else:
        s.foe_damage += n
        s.tell(EVERYONE, "foe-suffers", s.foe_kind, NUMBER0 + n)


# --- step 6 to 8 -----------------------------------------------------------------------------------------
@question("hunters-strike")
def hunters_strike(s: Fury) -> None:
    """F15-COMBAT-19 to F15-COMBAT-21  Every hunter still in the combat, in the hunters' order."""
    pending = [h for h in s.fighters if not (s.hunters_done | s.cancelled) & BIT[h]]
    if fight_is_over(s) or not pending:
        s.do(round_ends)
    elif len(pending) == 1:
        s.hunters_done |= BIT[pending[0]]
        s.do(card_acts, pending[0])
        s.do(hunters_strike)
    else:
        s.ask(s.fighters[0], [NEXT | (SEAT0 + h) for h in pending], strikes_next)


def strikes_next(s: Fury, choice: int) -> None:
    """The card of the hunter named acts now."""
    h = (choice & NOUN) - SEAT0
    s.tell(EVERYONE, "strikes", choice & NOUN)
    s.hunters_done |= BIT[h]
    s.do(card_acts, h)
    s.do(hunters_strike)


def card_acts(s: Fury, h: int) -> None:
    """The effect of a hunter's card."""
    card = s.chosen_cards[h]
    if card in WEAPONS:
        harm = 3 if card == KNIFE else 2
        hurt_foe(s, harm - (1 if s.mesmerized & BIT[h] else 0))
        if card in (PISTOL, RIFLE) and not foe_dead(s):
            open_window_for_all(s, WEAPON_USED, h)
    elif card == PUNCH:
        hurt_foe(s, 1)
    elif card == ESCAPE:
        leave_combat(s, h)
    elif card == CRUCIFIX:
        if s.cancelled_by_icons and h == s.engaged and s.chosen_cards[DRACULA] in (FANGS, MESMERIZE):
            hurt_foe(s, 3)
    elif card == GARLIC:
        if h == s.engaged and s.chosen_cards[DRACULA] in (FANGS, CLAWS):
            hurt_foe(s, 2)
    elif card == HEAVENLY_HOST:
        spend_card(s, h)
        if h == s.engaged and s.chosen_cards[DRACULA] == FANGS:
            s.do(bite, h)
            s.do(host_removes, h)
        else:
            hurt_foe(s, 4)
    elif card == HOLY_CIRCLE:
        spend_card(s, h)
        s.do(circle_removes, h, 0)


def spend_card(s: Fury, h: int) -> None:
    """The item that the hunter played goes from the hand to the discards."""
    drop_item(s, h, s.chosen_cards[h])
    s.chosen_cards[h] = EMPTY


def host_removes(s: Fury, h: int) -> None:
    """F15-CARD-heavenly-host  Removed also when the bite was prevented."""
    leave_combat(s, h)


@question("circle-removes", known=always_known)
def circle_removes(s: Fury, h: int, removed: int) -> None:
    """F15-CARD-holy-circle  One hunter after the other, at least one."""
    if s.fighters:
        s.ask(h, ([DONE] if removed else []) + [REMOVE | (SEAT0 + x) for x in s.fighters], circle_removed)


def circle_removed(s: Fury, h: int, removed: int, choice: int) -> None:
    """F15-CARD-holy-circle  The hunter named leaves the combat, and perhaps another."""
    if choice != DONE:
        leave_combat(s, (choice & NOUN) - SEAT0)
        s.do(circle_removes, h, removed + 1)
    else:
        s.tell(EVERYONE, "circle-closed", SEAT0 + h)


def round_ends(s: Fury) -> None:
    """F15-COMBAT-23, F15-COMBAT-24, F15-COMBAT-35  Six cards end it; else Dracula draws one, and cards come back."""
    if fight_is_over(s) or s.round >= CARDS_IN_A_COMBAT:
        return
    for h in HUNTERS:
        s.last_cards[h] = s.chosen_cards[h] if h in s.fighters else EMPTY
    s.chosen_cards = [EMPTY] * 5
    if len(s.combat_hand) < COMBAT_HAND:
        s.do(draw_combat_card)
    s.do(combat_round)


def combat_ends(s: Fury) -> None:
    """F15-COMBAT-26, F15-COMBAT-30, F15-VAMP-05, F15-BITE-07  Cards return to their decks; an undefeated vampire to its hideout."""
    s.combat_deck = tuple(sorted(s.combat_deck + s.combat_discards + s.combat_hand))
    s.combat_discards = ()
    s.combat_hand = ()
    if s.foe != FOE_DRACULA:
        if foe_dead(s):
            s.encounter_discards = with_card(s.encounter_discards, s.foe_kind)
            s.tell(EVERYONE, "foe-defeated", s.foe_kind)
        else:
            s.hideout_encounters[s.foe] = tuple(sorted(s.hideout_encounters[s.foe] + (s.foe_kind | FACEUP | USED | s.foe_damage * WOUND,)))
            s.tell(EVERYONE, "foe-returns", SPACE0 + s.foe, s.foe_kind)
    for h in HUNTERS:
        wreaths_out(s, h)
        if s.planned_ambush & BIT[h]:
            event_out(s, PLANNED_AMBUSH)
    if s.lucys_revenge:
        event_out(s, LUCYS_REVENGE)
    s.fighters = []
    s.foe = EMPTY
    s.foe_kind = EMPTY
    s.foe_damage = 0
    s.night_effects = False
    s.round = 0
    s.engaged = NOBODY
    s.chosen_cards = [EMPTY] * 5
    s.cards_revealed = False
    s.last_cards = [EMPTY] * 4
    s.cancelled = 0
    s.cancelled_by_icons = False
    s.hunters_done = 0
    s.mesmerized = 0
    s.plotting = 0
    s.enraged = False
    s.lucys_revenge = False
    s.planned_ambush = 0
    s.holy_bullets_used = False
    s.tell(EVERYONE, "combat-over")
    for h in HUNTERS:
        if s.at[h] != OFF:
            s.do(trim_items, h)
    s.do(show_again)


# --- Lucy's Revenge in play -----------------------------------------------------------------------------
def lucy_cancels(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-lucys-revenge  The escape is cancelled."""
    lucy_spent(s)
    cancel_draculas_card(s)


def lucy_prevents(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-lucys-revenge  The bite, or the mortal damage, is prevented."""
    lucy_spent(s)
    set_incoming_damage(s, about, 0)
    s.incoming_bite = False
    s.tell(EVERYONE, "prevented", SEAT0 + about)


def lucy_spent(s: Fury) -> None:
    """F15-CARD-lucys-revenge  Once used, the card goes to the discards."""
    s.lucys_revenge = False
    event_out(s, LUCYS_REVENGE)


USE_RULES[ON_ESCAPE] = lucy_cancels
USE_RULES[MORTAL_DAMAGE] = lucy_prevents
