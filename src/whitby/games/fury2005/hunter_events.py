"""The hunters' events that are kept in hand and played at their moment."""

from __future__ import annotations

from typing import Final

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import CHANCE, EVERYONE, NOUN, PLAYING, always_known, question
from whitby.games.fury.europe import ON_MAP, SEA0, is_sea
from whitby.games.fury.events import cancel_answered
from whitby.games.fury.trail import LEAVING, TRAIL
from whitby.games.fury2005.damage import lose_health, pay_health
from whitby.games.fury2005.decks import DRACULAS_ALLY, ally_leaves, drop_item, show_item
from whitby.games.fury2005.dracula import forced_landing
from whitby.games.fury2005.europe import SEAS
from whitby.games.fury2005.items import free_to_move, patients, turn_up_marker
from whitby.games.fury2005.journeys import land_now
from whitby.games.fury2005.moves import dracula_moves
from whitby.games.fury2005.resolve import emergency, emergency_moves
from whitby.games.fury2005.state import (
    FACEUP,
    FOE_DRACULA,
    KIND,
    UP,
    Fury,
    at_sea,
    end_turn,
    hunters_in,
    is_bitten,
    lose_blood,
)
from whitby.games.fury2005.supply import bite_cured
from whitby.games.fury2005.trail import reveal_by_card
from whitby.games.fury2005.windows import answered_event, event
from whitby.games.fury2005.words import (
    CURE,
    DAWN,
    DISCARD,
    DRACULA,
    EDGE0,
    EMPTY,
    FALSE_TIP_OFF,
    HUNTERS,
    IS_DRACULAS,
    LAY,
    NAME,
    NEW_VAMPIRE,
    NUMBER0,
    REMOVE,
    RETRACE,
    ROLL,
    SEAT0,
    SPACE0,
    TAKE,
    TIME0,
    TIMES,
    TO_DRACULA,
    TO_HUNTERS,
    TOKENS,
    WOLF,
    WOLF_AND_HIDE,
    WOLF_AND_RETRACE,
)

WEATHER_REACH: Final = 4  # sea moves, of Excellent Weather
DIE: Final = [ROLL | (NUMBER0 + n) for n in range(1, 7)]
ANNOUNCES: Final[dict[int, str]] = {
    LAY: "announces",
    WOLF: "announces-wolf-form",
    WOLF_AND_HIDE: "announces-wolf-and-hide",
    RETRACE: "announces-double-back",
    WOLF_AND_RETRACE: "announces-wolf-and-double-back",
}


# --- in answer ----------------------------------------------------------------------------------
def luck_helps(s: Fury, seat: int, about: int) -> bool:
    """F05-EVENT-16  A Dracula event to cancel; at the start of a turn his Ally, or the Roadblock."""
    if s.events_played:
        return IS_DRACULAS[answered_event(s)]
    return s.allies[DRACULAS_ALLY] != EMPTY or s.roadblock != EMPTY


@event("good-luck", luck_helps)
def good_luck(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-good-luck, F05-EVENT-14  It cancels the Dracula event below it, or removes his Ally or the Roadblock."""
    if len(s.events_played) > 1:
        cancel_answered(s.events_played)
    else:
        s.do(choose_luck, seat)


@question("choose-luck", known=always_known)
def choose_luck(s: Fury, seat: int) -> None:
    """F05-CARD-good-luck  Dracula's Ally or the Roadblock."""
    ally = [REMOVE | s.allies[DRACULAS_ALLY]] if s.allies[DRACULAS_ALLY] != EMPTY else []
    block = [REMOVE | (EDGE0 + s.roadblock)] if s.roadblock != EMPTY else []
    s.ask(seat, ally + block, luck_chosen)


def luck_chosen(s: Fury, seat: int, choice: int) -> None:
    """F05-CARD-good-luck  What was named is gone."""
    if choice & NOUN == s.allies[DRACULAS_ALLY]:
        ally_leaves(s, DRACULAS_ALLY)
    else:
        s.tell(EVERYONE, "unblocked", EDGE0 + s.roadblock)
        s.roadblock = EMPTY


def carriage_helps(s: Fury, seat: int, about: int) -> bool:
    """By one of the hunters who go by rail: instead of a roll, or against a False Tip-off."""
    if s.events_played:
        return answered_event(s) == FALSE_TIP_OFF and s.group & BIT[seat] != 0
    return not s.carriage


@event("chartered-carriage", carriage_helps)
def chartered_carriage(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-chartered-carriage  No roll but a 2/3; or a False Tip-off is cancelled."""
    if len(s.events_played) > 1:
        cancel_answered(s.events_played)
    else:
        s.carriage = True


@event("great-strength")
def great_strength(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-great-strength  The holder ignores this loss of Health, or this Bite."""
    if s.incoming_loss[seat]:
        s.incoming_loss[seat] = 0
    else:
        s.incoming_bite &= ~BIT[seat]


@event("forewarned")
def forewarned(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-forewarned  The encounter goes back to the pool unresolved."""
    s.forewarned = True


# --- at the start of a combat ---------------------------------------------------------------------
@event("advance-planning")
def advance_planning(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-advance-planning, F05-COMBAT-15  +1 to the hunters' roll; in a group it is one roll, whoever it was played for."""
    s.plans += 1


@event("escape-route")
def escape_route(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-escape-route  No combat for anybody in it; the hunters' turn is over."""
    combat_called_off(s)


def combat_called_off(s: Fury) -> None:
    """The combat ends before any round, and with it the turn of hunters who were on turn."""
    s.called_off = True
    if s.group & BIT[s.fighters[0]]:
        end_turn(s)


@event("heroic-leap", lambda s, seat, about: s.foe == FOE_DRACULA and seat in s.fighters)
def heroic_leap(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-heroic-leap, F05-COMBAT-02  By a hunter of the combat with Dracula: instead of it both lose what a die shows."""
    combat_called_off(s)
    s.do(leap, seat)


@question("heroic-leap")
def leap(s: Fury, seat: int) -> None:
    """F05-CARD-heroic-leap  One die for both."""
    s.ask(CHANCE, DIE, leapt)


def leapt(s: Fury, seat: int, choice: int) -> None:
    """F05-CARD-heroic-leap, F05-WIN-03, F05-WIN-04  Blood first: with none left the hunters win before anybody is defeated."""
    n = (choice & NOUN) - NUMBER0
    s.tell(EVERYONE, "rolled", choice & NOUN)
    lose_blood(s, n)
    if s.winners == PLAYING:
        s.do(lose_health, seat, n)


def weapon_at_hand(s: Fury, seat: int, about: int) -> bool:
    """By a hunter who fights or meets the encounter, with an item to discard and one among the discards."""
    concerned = seat in s.fighters if s.fighters else s.met_by & BIT[seat] != 0
    return concerned and len(s.items[seat]) > 0 and len(s.item_discards) > 0


@event("secret-weapon", weapon_at_hand)
@question("secret-weapon")
def secret_weapon(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-secret-weapon  An item is discarded."""
    s.ask(seat, [DISCARD | item for item in kinds(s.items[seat])], weapon_dropped)


def weapon_dropped(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-secret-weapon  Another one comes for it."""
    drop_item(s, seat, choice & NOUN)
    s.do(take_weapon, seat, choice & NOUN)


@question("take-weapon", known=always_known)
def take_weapon(s: Fury, seat: int, dropped: int) -> None:
    """F05-CARD-secret-weapon  Any of the discards but the very card that was just discarded."""
    s.ask(seat, [TAKE | item for item in kinds(without(s.item_discards, dropped))], weapon_taken)


def weapon_taken(s: Fury, seat: int, dropped: int, choice: int) -> None:
    """F05-CARD-secret-weapon, F05-BITE-01  All see what is taken."""
    item = choice & NOUN
    s.item_discards = without(s.item_discards, item)
    s.items[seat] = with_card(s.items[seat], item)
    s.seen_items[seat] = with_card(s.seen_items[seat], item)
    s.tell(EVERYONE, "takes-back", SEAT0 + seat, item)
    s.do(show_item, seat)


# --- in one's own turn ------------------------------------------------------------------------------
def donors(s: Fury, place: int) -> list[int]:
    """Hunters here with 2 Health who can give blood to another one here."""
    bitten = patients(s, place)
    return [h for h in hunters_in(s, place) if s.health[h] >= 2 and [x for x in bitten if x != h]] if bitten else []


@event("blood-transfusion", lambda s, seat, about: len(donors(s, s.at[seat])) > 0)
def blood_transfusion(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-blood-transfusion  One hunter here gives 1 Health, another one loses a Bite."""
    s.do(choose_donor, seat)


@question("choose-donor", known=always_known)
def choose_donor(s: Fury, seat: int) -> None:
    """F05-CARD-blood-transfusion  Who gives."""
    s.ask(seat, [NAME | (SEAT0 + h) for h in donors(s, s.at[seat])], donor_chosen)


def donor_chosen(s: Fury, seat: int, choice: int) -> None:
    """F05-CARD-blood-transfusion  The Health is the price of the Bite; then who is cured."""
    donor = (choice & NOUN) - SEAT0
    pay_health(s, donor, 1)
    s.do(choose_cured, seat, donor)


@question("choose-cured", known=always_known)
def choose_cured(s: Fury, seat: int, donor: int) -> None:
    """F05-CARD-blood-transfusion  Another than the giver, and never Mina."""
    s.ask(seat, [CURE | (SEAT0 + h) for h in patients(s, s.at[seat]) if h != donor], transfused)


def transfused(s: Fury, seat: int, donor: int, choice: int) -> None:
    """F05-CARD-blood-transfusion  A Bite of the other one heals."""
    bite_cured(s, (choice & NOUN) - SEAT0)


@event("money-trail")
def money_trail(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-money-trail  Every face-down sea zone of the Trail is turned up; perhaps there is none."""
    for i in range(TRAIL):
        if is_sea(s.trail[i]) and not s.hideout_marks[i] & UP:
            s.do(reveal_by_card, SPACE0 + i)


@event("mystic-research", lambda s, seat, about: len(s.events[DRACULA]) > 0)
def mystic_research(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-mystic-research  The hunters, and nobody else, see all events in Dracula's hand."""
    s.seen_dracula = s.events[DRACULA]
    s.tell_pile(TO_HUNTERS | TO_DRACULA, "shows", SEAT0 + DRACULA, s.events[DRACULA])


# --- at the start of one's turn -----------------------------------------------------------------------
@event("hypnosis")
@question("choose-subject", known=always_known)
def hypnosis(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-hypnosis, F05-BITE-08  The subject is any bitten hunter, wherever he is; Mina always can be."""
    s.ask(seat, [NAME | (SEAT0 + h) for h in HUNTERS if is_bitten(s, h)], subject_chosen)


def subject_chosen(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-hypnosis  The die decides whether he sees anything."""
    s.tell(EVERYONE, "hypnotized", choice & NOUN)
    s.do(subject_listens, (choice & NOUN) - SEAT0)


@question("hypnosis-roll")
def subject_listens(s: Fury, subject: int) -> None:
    """F05-CARD-hypnosis  One die."""
    s.ask(CHANCE, DIE, subject_speaks)


def subject_speaks(s: Fury, subject: int, choice: int) -> None:
    """F05-CARD-hypnosis  With 3 or more: where Dracula is, all New Vampires, and what he does next."""
    s.tell(EVERYONE, "rolled", choice & NOUN)
    if (choice & NOUN) - NUMBER0 >= 3:
        s.do(reveal_by_card, SEAT0 + DRACULA)
        s.do(turn_up_vampires)
        s.do(dracula_announces)


def turn_up_vampires(s: Fury) -> None:
    """F05-CARD-hypnosis  Every New Vampire in Trail and Catacombs."""
    for i in range(LEAVING):
        for slot, marker in enumerate(s.hideout_encounters[i]):
            if marker & KIND == NEW_VAMPIRE and not marker & FACEUP:
                turn_up_marker(s, i, slot)


@question("announce-move")
def dracula_announces(s: Fury) -> None:
    """F05-CARD-hypnosis, F05-DMOVE-09  Dracula says which move he will make."""
    moves = moves_ahead(s)
    if moves:
        s.ask(DRACULA, moves, dracula_announced)


def moves_ahead(s: Fury) -> list[int]:
    """F05-TIME-01  What will be open to Dracula at the hour of his next move, which stands still while he is at sea."""
    ahead = s.copy()
    if not at_sea(s):
        ahead.time = (s.time + 1) % len(TIMES)
    return dracula_moves(ahead)


def dracula_announced(s: Fury, choice: int) -> None:
    """F05-HIDDEN-32  All hear it."""
    s.announced[DRACULA] = choice
    if choice == WOLF_AND_HIDE:
        s.tell(EVERYONE, ANNOUNCES[choice])
    else:
        s.tell(EVERYONE, ANNOUNCES[choice & ~NOUN], choice & NOUN)


@event("long-day", lambda s, seat, about: s.time != DAWN)
def long_day(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-long-day  One space back; no track changes."""
    s.time -= 1
    s.tell(EVERYONE, "time", TIME0 + s.time)


@event("stormy-seas")
@question("stormy-seas", known=always_known)
def stormy_seas(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-stormy-seas  A sea zone of the holder's choice."""
    s.ask(seat, [NAME | zone for zone in range(SEA0, ON_MAP)], storm_breaks)


def storm_breaks(s: Fury, seat: int, about: int, choice: int) -> None:
    """F05-CARD-stormy-seas  Nobody may enter it for two of Dracula's turns; who is there lands at once."""
    s.storm = choice & NOUN
    s.storm_turns = TOKENS["time"]
    s.tell(EVERYONE, "storm", s.storm)
    for h in hunters_in(s, s.storm):
        s.do(land_now, h)
    s.do(forced_landing)


# --- instead of moving, or at sea -----------------------------------------------------------------------
@event("sense-of-emergency", lambda s, seat, about: len(emergency_moves(s, seat)) > 0)
def sense_of_emergency(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-sense-of-emergency  As the Resolve effect of that name, without spending any; it moves the holder alone."""
    s.do(emergency, seat)


def can_sail(s: Fury, seat: int, about: int) -> bool:
    """The hunters can move by sea, and have not decided on another way yet."""
    return free_to_move(s) and not s.sea_steps and not s.horses and len([zone for zone in SEAS[s.at[seat]] if zone != s.storm]) > 0


@event("excellent-weather", can_sail)
def excellent_weather(s: Fury, seat: int, about: int) -> None:
    """F05-CARD-excellent-weather  Up to four sea moves in this Movement Phase."""
    s.sea_steps = WEATHER_REACH
