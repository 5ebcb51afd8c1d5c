"""Dracula's events."""

from __future__ import annotations

from whitby.cards import kinds, pulled, replaced, with_card
from whitby.engine import EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import OFF
from whitby.games.fury.events import cancel_answered, keep_in_play
from whitby.games.fury2015.arrival import carried_off, road_moves
from whitby.games.fury2015.damage import bite, event_out, suffer_damage
from whitby.games.fury2015.decks import drop_event, drop_item, event_back, got_event, shuffle_deck, turn_up_event
from whitby.games.fury2015.dracula import wolf_hunts
from whitby.games.fury2015.encounters import place_block
from whitby.games.fury2015.hunter_events import hide_hand_again
from whitby.games.fury2015.state import FACEUP, KIND, Fury, delay, index_of_kind, is_weakened, spaces_here
from whitby.games.fury2015.trail import encounter_placed_on, fill_encounters, takes_encounters
from whitby.games.fury2015.windows import ESCAPES, event
from whitby.games.fury2015.words import (
    ALLY,
    AMBUSH,
    BRIDES,
    CARRY,
    DISCARD,
    DONE,
    DRACULA,
    EMPTY,
    ENCOUNTER0,
    EVENT0,
    GREAT_WOLF,
    HUNTERS,
    IS_DRACULAS,
    IS_VAMPIRE,
    LOOK,
    LURKER0,
    PASS,
    PLACE,
    ROADBLOCKS,
    SEAT0,
    SPACE0,
    STORM,
    STORMS,
    STRIKE,
    UNBLESS,
    USE,
)


# --- allies ------------------------------------------------------------------------------------
def joins_dracula(s: Fury) -> None:
    """F15-ALLY-04  A new ally discards the old one."""
    if s.allies[1] != EMPTY:
        event_out(s, s.allies[1])
    s.allies[1] = s.events_played[-1] & NOUN
    keep_in_play(s.events_played)
    s.tell(EVERYONE, "ally", s.allies[1])


def use_or_ally(s: Fury, seat: int, about: int) -> None:
    """F15-ALLY-01  Its effect at once, or it stays."""
    s.ask(DRACULA, [USE, ALLY], ally_or_used)


def ally_or_used(s: Fury, seat: int, about: int, choice: int) -> None:
    """The choice is made at once."""
    if choice == ALLY:
        joins_dracula(s)
    else:
        s.do(ally_effect, s.events_played[-1] & NOUN)


@event("draculas-brides")
@question("draculas-brides")
def draculas_brides(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-draculas-brides"""
    use_or_ally(s, seat, about)


@event("great-wolf")
@question("great-wolf")
def great_wolf(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-great-wolf"""
    use_or_ally(s, seat, about)


@event("immanuel-hildesheim")
@question("immanuel-hildesheim")
def immanuel_hildesheim(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-immanuel-hildesheim"""
    use_or_ally(s, seat, about)


def ally_effect(s: Fury, card: int) -> None:
    """What an ally of Dracula does when it does not stay."""
    if card == BRIDES:
        s.do(corrupt, EMPTY)
    elif card == GREAT_WOLF:
        s.do(wolf_hunts, 4)
    else:
        s.do(assist, 6)


@question("corrupt")
def corrupt(s: Fury, first: int) -> None:
    """F15-CARD-draculas-brides  An encounter on each of up to two hideouts in spaces 1 to 3."""
    spaces = [i for i in range(3) if i != first and takes_encounters(s, i)]
    if spaces and s.encounters:
        s.ask(DRACULA, [DONE] + [LOOK | (SPACE0 + i) for i in spaces], hideout_corrupted)


def hideout_corrupted(s: Fury, first: int, choice: int) -> None:
    """F15-CARD-draculas-brides  On the hideout named an encounter will be placed."""
    if choice != DONE:
        i = (choice & NOUN) - SPACE0
        s.tell(EVERYONE, "corrupts", choice & NOUN)
        s.do(put_encounter_there, i)
        if first == EMPTY:
            s.do(corrupt, i)
        s.do(fill_encounters)


@question("lurk-there")
def put_encounter_there(s: Fury, i: int) -> None:
    """F15-TRAIL-12  Dracula chooses the encounter of his hand that goes to the hideout."""
    if s.encounters:
        s.ask(DRACULA, [PLACE | e for e in kinds(s.encounters)], encounter_put_there)


def encounter_put_there(s: Fury, i: int, choice: int) -> None:
    """F15-TRAIL-12  The encounter lies facedown in the hideout."""
    encounter_placed_on(s, i, choice & NOUN)


def assist(s: Fury, left: int) -> None:
    """F15-CARD-immanuel-hildesheim  The top six by their backs: Dracula's are drawn, the others discarded."""
    if left and s.event_top != EMPTY:
        card = s.event_top
        s.event_top = EMPTY
        s.tell(EVERYONE, "studied", event_back(card))
        if IS_DRACULAS[card]:
            got_event(s, DRACULA, card)
        else:
            event_out(s, card)
        if deck_left(s):
            s.do(turn_up_event)
        s.do(assist, left - 1)
    else:
        s.do(turn_up_event)


def deck_left(s: Fury) -> bool:
    """The deck is not used up."""
    return len(s.event_deck) + len(s.event_bottom) > 0


# --- against hunters ---------------------------------------------------------------------------------
@event("customs-search")
def customs_search(s: Fury, seat: int, h: int) -> None:
    """F15-CARD-customs-search  Delayed; all items, or 3 damage."""
    delay(s, h)
    s.do(pays_customs, h)


@question("pays-customs")
def pays_customs(s: Fury, h: int) -> None:
    """F15-CARD-customs-search  The hunter gives up all items, or suffers 3 damage."""
    if s.at[h] != OFF:
        s.ask(h, [USE, PASS], customs_paid)


def customs_paid(s: Fury, h: int, choice: int) -> None:
    """USE gives up the items, PASS takes the damage."""
    if choice == USE:
        for card in s.items[h]:
            drop_item(s, h, card)
    else:
        s.do(suffer_damage, h, 3)


@event("false-tip", lambda s, seat, about: not s.false_tip)
def false_tip(s: Fury, seat: int, h: int) -> None:
    """F15-CARD-false-tip  A carriage is cancelled, or Dracula chooses where the train goes."""
    if s.chartered_carriage:
        s.chartered_carriage = False
        s.tell(EVERYONE, "carriage-cancelled")
    else:
        s.false_tip = True
        s.tell(EVERYONE, "ticket-shown", s.ticket_spent)


@event("vampiric-influence")
@question("vampiric-influence", known=always_known)
def vampiric_influence(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-vampiric-influence, F15-EVENT-02  A weakened hunter shows all, loses one card and is moved; without one, nothing."""
    weakened = [h for h in HUNTERS if s.at[h] != OFF and is_weakened(s, h)]
    if weakened:
        s.ask(DRACULA, [STRIKE | (SEAT0 + h) for h in weakened], hunter_influenced)


def hunter_influenced(s: Fury, seat: int, about: int, choice: int) -> None:
    """F15-CARD-vampiric-influence  The hunter named shows all cards, loses one and is moved."""
    h = (choice & NOUN) - SEAT0
    s.tell_pile(EVERYONE, "shows-all", SEAT0 + h, s.items[h] + s.events[h])
    s.hand_shown = h
    s.do(takes_card, h)
    s.do(hide_hand_again)
    s.do(carried_off, h)


@question("takes-card")
def takes_card(s: Fury, h: int) -> None:
    """F15-CARD-vampiric-influence  Dracula chooses which of the cards shown is discarded."""
    cards = kinds(s.items[h]) + kinds(s.events[h])
    if cards:
        s.ask(DRACULA, [DISCARD | c for c in cards], card_taken)


def card_taken(s: Fury, h: int, choice: int) -> None:
    """F15-CARD-vampiric-influence  The card named is discarded."""
    card = choice & NOUN
    if card < EVENT0:
        drop_item(s, h, card)
    else:
        drop_event(s, h, card)


def road_on(s: Fury, seat: int, h: int) -> bool:
    """The hunter can be driven one road further."""
    return s.at[h] != OFF and len(road_moves(s, s.at[h])) > 0


@event("wild-horses", road_on)
@question("wild-horses", known=always_known)
def wild_horses(s: Fury, seat: int, h: int) -> None:
    """F15-CARD-wild-horses  One road further, before anything is shown."""
    s.ask(DRACULA, [CARRY | c for c in road_moves(s, s.at[h])], horses_bolt)


def horses_bolt(s: Fury, seat: int, h: int, choice: int) -> None:
    """F15-CARD-wild-horses  The hunter is driven on; only the last city is entered."""
    s.at[h] = choice & NOUN
    s.horses_bolted = True
    s.tell(EVERYONE, "bolts", SEAT0 + h, s.at[h])


def vampire_waits(s: Fury, seat: int, h: int) -> bool:
    """A vampire encounter is where the hunter searches."""
    return s.at[h] != OFF and any([IS_VAMPIRE[e & KIND] for i in spaces_here(s, s.at[h]) for e in s.hideout_encounters[i]])


@event("seduction", vampire_waits)
@question("seduction")
def seduction(s: Fury, seat: int, h: int) -> None:
    """F15-CARD-seduction  The hunter is bitten; the vampire goes back to Dracula's hand."""
    options: list[int] = []
    for i in spaces_here(s, s.at[h]):
        for e in s.hideout_encounters[i]:
            choice = AMBUSH | (LURKER0 + i * 13 + (e & KIND) - ENCOUNTER0)
            if IS_VAMPIRE[e & KIND] and choice not in options:
                options.append(choice)
    s.ask(DRACULA, options, seduced)


def seduced(s: Fury, seat: int, h: int, choice: int) -> None:
    """A prevented bite still returns the encounter."""
    i = ((choice & NOUN) - LURKER0) // 13
    kind = ((choice & NOUN) - LURKER0) % 13 + ENCOUNTER0
    k = index_of_kind(s.hideout_encounters[i], kind, 0)
    s.hideout_encounters[i] = replaced(s.hideout_encounters[i], k, s.hideout_encounters[i][k] | FACEUP)
    s.tell(EVERYONE, "seduces", SEAT0 + h, SPACE0 + i, kind)
    s.do(bite, h)
    s.do(lured_home, i, kind)


def lured_home(s: Fury, i: int, kind: int) -> None:
    """Back to the hand; everybody saw which."""
    for k, e in enumerate(s.hideout_encounters[i]):
        if e & KIND == kind and e & FACEUP:
            s.hideout_encounters[i] = pulled(s.hideout_encounters[i], k)
            s.encounters = with_card(s.encounters, kind)
            s.tell(EVERYONE, "lured-home", SPACE0 + i, kind)
            return


@event("sensationalist-press")
def sensationalist_press(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-sensationalist-press  The hunter's event is cancelled."""
    cancel_answered(s.events_played)


def not_escaping(s: Fury, seat: int, about: int) -> bool:
    """It cannot save an escape card."""
    return s.chosen_cards[DRACULA] not in ESCAPES


@event("enraged", not_escaping)
def enraged(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-enraged  His card is not cancelled; no escape for the rest of the combat."""
    s.cancelled &= ~16
    s.cancelled_by_icons = False
    s.enraged = True
    s.tell(EVERYONE, "enraged")


# --- in his phase ---------------------------------------------------------------------------------
@event("darkness-returns")
def darkness_returns(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-darkness-returns  No day in the next hunter phase; his discarded events go into the deck."""
    s.darkness_returns = True
    back = tuple([c for c in s.event_discards + s.event_facedown if IS_DRACULAS[c]])
    s.event_discards = tuple([c for c in s.event_discards if not IS_DRACULAS[c]])
    s.event_facedown = tuple([c for c in s.event_facedown if not IS_DRACULAS[c]])
    s.event_deck = tuple(sorted(s.event_deck + back))
    shuffle_deck(s)


@event("devilish-power")
@question("devilish-power", known=always_known)
def devilish_power(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-devilish-power  The consecrated ground, the hunters' ally, or their supplies."""
    options = [USE]
    if s.consecrated != OFF:
        options.append(UNBLESS)
    if s.allies[0] != EMPTY:
        options.append(ALLY)
    s.ask(DRACULA, options, devilish_power_chosen)


def devilish_power_chosen(s: Fury, seat: int, about: int, choice: int) -> None:
    """USE forbids supplies in the next hunter phase."""
    if choice == USE:
        s.no_supply_next = True
        s.tell(EVERYONE, "no-supplies")
    elif choice == ALLY:
        event_out(s, s.allies[0])
        s.allies[0] = EMPTY
    else:
        s.tell(EVERYONE, "desecrated", s.consecrated)
        s.consecrated = OFF


def third_takes(s: Fury, seat: int, about: int) -> bool:
    """A hideout on the third space that takes encounters."""
    return takes_encounters(s, 2) and len(s.encounters) > 0


@event("hidden-schemes", third_takes)
def hidden_schemes(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-hidden-schemes  An encounter on the third space."""
    s.do(put_encounter_there, 2)
    s.do(fill_encounters)


@event("nocturnal-visit")
def nocturnal_visit(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-nocturnal-visit  Combats of the next dawn and day are as at night."""
    s.nocturnal_visit = True


def blocks_left(s: Fury, seat: int, about: int) -> bool:
    """F15-TOKEN-18  Is a roadblock token left to place?"""
    return len(s.roadblocks) < ROADBLOCKS


@event("roadblock", blocks_left)
def roadblock(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-roadblock  Three roadblocks."""
    s.do(place_block, 3, 0)


def storms_left(s: Fury, seat: int, about: int) -> bool:
    """F15-TOKEN-18  Is a storm token left to place?"""
    return len(s.storms) < STORMS


@event("summon-storms", storms_left)
def summon_storms(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-summon-storms  Up to three storms."""
    s.do(raise_storm, 3)


@question("raise-storm")
def raise_storm(s: Fury, left: int) -> None:
    """F15-TOKEN-10  On a sea without one."""
    if left and len(s.storms) < STORMS:
        s.ask(DRACULA, [DONE] + [STORM | p for p in range(60, 70) if p not in s.storms], storm_raised)


def storm_raised(s: Fury, left: int, choice: int) -> None:
    """F15-CARD-summon-storms  A storm lies on the sea named; perhaps another follows."""
    if choice != DONE:
        s.storms = with_card(s.storms, choice & NOUN)
        s.tell(EVERYONE, "storm", choice & NOUN)
        s.do(raise_storm, left - 1)


@event("unearthly-swiftness", lambda s, seat, about: not s.unearthly_swiftness)
def unearthly_swiftness(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-unearthly-swiftness  Another Dracula phase follows at once."""
    s.unearthly_swiftness = True
