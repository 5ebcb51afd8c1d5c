"""The hunters' events that are kept in hand and played at their moment."""

from __future__ import annotations

from whitby.board import BIT
from whitby.engine import CHANCE, EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import CASTLE
from whitby.games.fury1987.anytime import patients
from whitby.games.fury1987.blood import destroyed, lose_blood
from whitby.games.fury1987.combat import BY_DAY, BY_NIGHT
from whitby.games.fury1987.damage import wound
from whitby.games.fury1987.state import FOE_DRACULA, Fury, hunters_in, show_dracula, vampires_on_chart
from whitby.games.fury1987.weapons import cured
from whitby.games.fury1987.windows import event
from whitby.games.fury1987.winning import valour
from whitby.games.fury1987.words import (
    BLOOD_TRANSFUSION,
    CARDS,
    D6,
    EMPTY,
    EVENT0,
    EXCELLENT_WEATHER,
    IS_VAMPIRE,
    NAME,
    NUMBER0,
    SEA_MOVES,
    SEAT0,
)


# --- on the way ------------------------------------------------------------------------------------
@event("chartered-carriage", lambda s, seat, about: s.group & BIT[seat] != 0 and not s.carriage)
def chartered_carriage(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-chartered-carriage, F87-EVENT-10  By one of those who take the train: no roll, as if it were a 6."""
    s.carriage = True


@event("excellent-weather")
def excellent_weather(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-excellent-weather, F87-EVENT-10  So many sea moves in this turn."""
    s.sea_steps = SEA_MOVES[EXCELLENT_WEATHER]


@event("hypnosis")
def hypnosis(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-hypnosis, F87-HIDDEN-18  Dracula names his place and how many Vampires he has on his chart, not where."""
    show_dracula(s)
    s.tell(EVERYONE, "vampires-on-chart", NUMBER0 + vampires_on_chart(s))


# --- encounters --------------------------------------------------------------------------------------
def may_avoid(s: Fury, seat: int, about: int) -> bool:
    """F87-CARD-escape-route, F87-CARD-pre-warned, F87-CASTLE-01  By one who meets it; a Vampire in the Castle is always met."""
    if s.met_kind == EMPTY or not s.met_by & BIT[seat] or s.avoided or s.forewarned or s.seduced:
        return False
    return s.met_at != CASTLE or not IS_VAMPIRE[s.met_kind]


@event("pre-warned", may_avoid)
def pre_warned(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-pre-warned, F87-EVENT-10  It goes to the discards unmet."""
    s.forewarned = True


def may_escape(s: Fury, seat: int, about: int) -> bool:
    """F87-CARD-escape-route  A combat with Dracula that begins, by one who would fight; else an encounter."""
    if s.foe == EMPTY:
        return may_avoid(s, seat, about)
    return s.foe == FOE_DRACULA and seat in s.fighters and is_hunters_combat(s)


@event("escape-route", may_escape)
def escape_route(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-escape-route, F87-EVENT-10  The encounter stays as it is; no combat with Dracula takes place, for nobody of the group."""
    if s.foe != EMPTY:
        s.called_off = True
    else:
        s.avoided = True


@event("great-strength", lambda s, seat, about: s.incoming_wounds[seat] > 0 or s.incoming_bite & BIT[seat] != 0)
def great_strength(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-great-strength  The hunter who is hit takes none of these wounds, or not this Bite."""
    s.incoming_wounds[seat] = 0
    s.incoming_bite &= ~BIT[seat]


# --- combat with Dracula --------------------------------------------------------------------------------
def is_hunters_combat(s: Fury) -> bool:
    """F87-CARD-jonathan-harker  A combat that goes on, in which hunters fight: no card of theirs helps Harker."""
    return not s.harker and not s.called_off


@event("dawn-raid", lambda s, seat, about: s.foe == FOE_DRACULA and s.day_set != BY_DAY and is_hunters_combat(s))
def dawn_raid(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-dawn-raid, F87-COMBAT-07  It is day without a roll; with Hour of Darkness both are off."""
    s.day_set = EMPTY if s.day_set == BY_NIGHT else BY_DAY


@event("advance-planning", lambda s, seat, about: is_hunters_combat(s))
def advance_planning(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-advance-planning  Another +1 for the hunters to the end of the combat."""
    s.plans += 1


@event("heroic-leap")
def heroic_leap(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-heroic-leap  Instead of a combat: at 0 Blood Points or below Dracula is destroyed at once, else a die is rolled."""
    s.leapt = True
    if s.blood == 0:
        destroyed(s)
        valour(s, seat, "dracula_destroyed")
    else:
        s.do(leap, seat)


@question("heroic-leap")
def leap(s: Fury, seat: int) -> None:
    """F87-CARD-heroic-leap  One die for both."""
    s.ask(CHANCE, D6, leap_rolled)


def leap_rolled(s: Fury, seat: int, choice: int) -> None:
    """F87-CARD-heroic-leap, F87-HIDDEN-04  So many Blood Points, heard by all, and so many wounds."""
    n = (choice & NOUN) - NUMBER0
    s.tell(EVERYONE, "rolled", choice & NOUN)
    lose_blood(s, n, 1)
    for _ in range(n):
        valour(s, seat, "blood_point")
    wound(s, seat, n)


# --- Blood Transfusion -----------------------------------------------------------------------------------
@event("blood-transfusion")
@question("choose-patient", known=always_known)
def blood_transfusion(s: Fury, seat: int, about: int) -> None:
    """F87-CARD-blood-transfusion  Whom it heals."""
    healed = patients(s)
    if healed:
        s.ask(seat, [NAME | (SEAT0 + h) for h in healed], patient_chosen)


def patient_chosen(s: Fury, seat: int, about: int, choice: int) -> None:
    """F87-CARD-blood-transfusion, F87-HIDDEN-05  His Bite is healed as he is named, so that all hear who it is."""
    patient = (choice & NOUN) - SEAT0
    cured(s, patient)
    s.do(choose_donor, seat, patient)


@question("choose-donor", known=always_known)
def choose_donor(s: Fury, seat: int, patient: int) -> None:
    """F87-CARD-blood-transfusion  Who takes the wound."""
    s.ask(seat, [NAME | (SEAT0 + h) for h in hunters_in(s, s.at[patient]) if h != patient], donor_chosen)


def donor_chosen(s: Fury, seat: int, patient: int, choice: int) -> None:
    """F87-CARD-blood-transfusion  A wound more."""
    wound(s, (choice & NOUN) - SEAT0, int(CARDS["event"][BLOOD_TRANSFUSION - EVENT0]["wounds"]))
