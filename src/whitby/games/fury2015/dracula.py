"""The Dracula phase: allies, slide, maturing or lair, a card, an encounter, the end."""

from __future__ import annotations

from whitby.cards import kinds
from whitby.engine import EVERYONE, NOUN, always_known, question
from whitby.games.fury.europe import CASTLE, OFF, is_sea, wolf_reach
from whitby.games.fury.trail import LAIRS, LEAVING, TRAIL, here, hideout_of, space_of
from whitby.games.fury2015.damage import suffer_damage
from whitby.games.fury2015.decks import got_event, turn_up_event
from whitby.games.fury2015.encounters import MATURED_OF, mark_used, throw_encounter
from whitby.games.fury2015.europe import ADJACENT, BY_WOLF, ROAD_WAYS, SEAS
from whitby.games.fury2015.state import (
    DRACULA_PHASE,
    KIND,
    RUMOR_TOKEN,
    UP,
    USED,
    WOLF,
    Fury,
    dracula_at,
    fury_of_dracula,
    gain_influence,
    has_no_items,
    heal_dracula,
    holy_ground,
    holy_places,
    hunters_in,
    hurt_dracula,
    revealed,
    tied_hide,
)
from whitby.games.fury2015.trail import (
    back,
    clear,
    draw_encounter,
    encounter_placed_on,
    fill_encounters,
    may_be_lair,
    move_hideout,
    reveal,
    settles_as_lair,
    turn_up,
)
from whitby.games.fury2015.windows import PHASE_BEGINS, PHASE_END, open_window_for_all
from whitby.games.fury2015.words import (
    BRIDES,
    CLEAR,
    CRUCIFIX,
    DARK_CALL,
    DISCARD,
    DONE,
    DRACULA,
    EMPTY,
    FEED,
    GREAT_WOLF,
    HEAVENLY_HOST,
    HIDE,
    HILDESHEIM,
    HUNTERS,
    IS_DRACULAS,
    JONATHAN_HARKER,
    LAY,
    MATURE,
    MISDIRECT,
    PASS,
    PLACE,
    PROWL,
    REPLACE,
    RIPEN,
    RUFUS_SMITH,
    RUMOR,
    SEAT0,
    SETTLE,
    SHOW,
    SPACE0,
    STRIKE,
    TO_DRACULA,
    WOLF_AND_HIDE,
)


def dracula_phase(s: Fury) -> None:
    """F15-DRAC-01, F15-DRAC-02, F15-DRAC-04  Allies, slide, card, encounter, the events of the end."""
    s.phase = DRACULA_PHASE
    s.turn = DRACULA
    s.unearthly_swiftness = False
    s.tell(EVERYONE, "dracula-phase")
    open_window_for_all(s, PHASE_BEGINS, DRACULA)
    if s.allies[1] != EMPTY:
        s.do(ally_acts)
    s.do(slide)
    s.do(choose_card)
    s.do(end_of_phase)


def end_of_phase(s: Fury) -> None:
    """F15-DRAC-20  Events of the end; Unearthly Swiftness brings another phase."""
    open_window_for_all(s, PHASE_END, DRACULA)
    s.do(phase_over)


def phase_over(s: Fury) -> None:
    """Another phase, or the round is over."""
    if s.unearthly_swiftness:
        s.do(dracula_phase)


# --- allies --------------------------------------------------------------------------------
def ally_acts(s: Fury) -> None:
    """F15-DRAC-04  What Dracula's ally does at the start of the phase."""
    ally = s.allies[1]
    if ally == BRIDES:
        s.do(brides_exchange)
    elif ally == GREAT_WOLF:
        s.do(wolf_hunts, 1)
    elif ally == HILDESHEIM and s.event_top != EMPTY and IS_DRACULAS[s.event_top]:
        card = s.event_top
        s.event_top = EMPTY
        got_event(s, DRACULA, card)
        s.do(turn_up_event)


@question("brides-exchange")
def brides_exchange(s: Fury) -> None:
    """F15-CARD-draculas-brides  One encounter discarded, another drawn."""
    if s.encounters:
        s.ask(DRACULA, [PASS] + [DISCARD | e for e in kinds(s.encounters)], brides_exchanged)


def brides_exchanged(s: Fury, choice: int) -> None:
    """F15-CARD-draculas-brides  The encounter named is discarded, and another drawn for it."""
    if choice != PASS:
        throw_encounter(s, choice & NOUN)
        s.do(draw_encounter)


@question("wolf-hunts", known=always_known)
def wolf_hunts(s: Fury, harm: int) -> None:
    """F15-CARD-great-wolf  A hunter suffers unless a Crucifix or Heavenly Host is shown."""
    hunters = [h for h in HUNTERS if s.at[h] != OFF]
    if hunters:
        s.ask(DRACULA, [STRIKE | (SEAT0 + h) for h in hunters], wolf_sent)


def wolf_sent(s: Fury, harm: int, choice: int) -> None:
    """That hunter may show a holy thing."""
    s.tell(EVERYONE, "great-wolf", choice & NOUN)
    s.do(wards_off, (choice & NOUN) - SEAT0, harm)


@question("wards-off", known=has_no_items)
def wards_off(s: Fury, h: int, harm: int) -> None:
    """F15-ENC-05  Shown and kept."""
    s.ask(h, [PASS] + [SHOW | c for c in kinds(s.items[h]) if c in (CRUCIFIX, HEAVENLY_HOST)], warded_off)


def warded_off(s: Fury, h: int, harm: int, choice: int) -> None:
    """F15-CARD-great-wolf  A holy thing was shown and nothing happens; else the hunter suffers."""
    if choice == PASS:
        s.do(suffer_damage, h, harm)
    else:
        s.tell(EVERYONE, "shows", SEAT0 + h, choice & NOUN)


# --- slide -----------------------------------------------------------------------------------
def slide(s: Fury) -> None:
    """F15-DRAC-05, F15-TRAIL-04  Every hideout moves one space, gaps too; Harker shows what reaches space 6."""
    for i in range(TRAIL, 0, -1):
        move_hideout(s, i - 1, LEAVING if i == TRAIL else i)
    s.tell(EVERYONE, "slide")
    if s.allies[0] == JONATHAN_HARKER and s.trail[5] != EMPTY:
        reveal(s, 5)
    s.do(leaving)


@question("leaving")
def leaving(s: Fury) -> None:
    """F15-MATURE-01, F15-MATURE-10, F15-MATURE-11  A city is matured or made a lair; anything else is cleared.

    A facedown Hide leaves like a city of which nothing ripens: others cannot tell the two apart.
    """
    if s.trail[LEAVING] == EMPTY:
        return
    if may_be_lair(s, LEAVING):
        s.ask(DRACULA, [MATURE, SETTLE], left_the_trail)
    elif s.trail[LEAVING] == HIDE and not s.hideout_marks[LEAVING] & UP:
        s.ask(DRACULA, [MATURE], left_the_trail)
    else:
        clear(s, LEAVING)


def left_the_trail(s: Fury, choice: int) -> None:
    """F15-MATURE-01, F15-LAIR-01  Dracula matures the hideout, or makes a lair of it."""
    if choice == MATURE:
        s.tell(EVERYONE, "ripens")
        s.do(choose_matured_effect)
    else:
        s.tell(EVERYONE, "settles")
        if EMPTY not in [s.trail[i] for i in LAIRS]:
            s.do(make_room)
        s.do(new_lair)


def nothing_can_mature(s: Fury) -> bool:
    """No encounter lies in the hideout that leaves the trail."""
    return not s.hideout_encounters[LEAVING]


@question("ripens", known=nothing_can_mature)
def choose_matured_effect(s: Fury) -> None:
    """F15-MATURE-02, F15-MATURE-08  One matured effect after the other, in his order, as many as he likes."""
    options = [DONE]
    for e in s.hideout_encounters[LEAVING]:
        kind = e & KIND
        if s.trail[LEAVING] != HIDE and not e & USED and kind in MATURED_OF and RIPEN | kind not in options:
            options.append(RIPEN | kind)
    if s.trail[LEAVING] != EMPTY:
        s.ask(DRACULA, options, matured_effect_chosen)


def matured_effect_chosen(s: Fury, choice: int) -> None:
    """F15-MATURE-03 to F15-MATURE-05  The effect; at the end the hideout is cleared."""
    if choice == DONE:
        s.do(matured_hideout_goes)
    else:
        kind = choice & NOUN
        mark_used(s, LEAVING, kind)
        s.tell(EVERYONE, "matures", kind)
        s.do(MATURED_OF[kind], LEAVING)
        s.do(choose_matured_effect)


def matured_hideout_goes(s: Fury) -> None:
    """F15-MATURE-05  When its effects are over, the matured hideout is cleared."""
    clear(s, LEAVING)
    s.do(fill_encounters)


@question("make-room")
def make_room(s: Fury) -> None:
    """F15-LAIR-02  With three lairs one is cleared."""
    s.ask(DRACULA, [CLEAR | (SPACE0 + i) for i in LAIRS], room_made)


def room_made(s: Fury, choice: int) -> None:
    """F15-LAIR-02  The lair named is cleared to make room for another."""
    clear(s, (choice & NOUN) - SPACE0)


def new_lair(s: Fury) -> None:
    """F15-LAIR-01, F15-LAIR-04, F15-LAIR-05  The hideout becomes a lair."""
    for i in LAIRS:
        if s.trail[i] == EMPTY:
            settles_as_lair(s, LEAVING, i)
            s.tell(EVERYONE, "lair", SPACE0 + i)
            s.do(furnish_lair, i)
            return


@question("furnish-lair")
def furnish_lair(s: Fury, i: int) -> None:
    """F15-LAIR-03  With one facedown encounter from hand."""
    if s.encounters:
        s.ask(DRACULA, [PLACE | e for e in kinds(s.encounters)], lair_furnished)


def lair_furnished(s: Fury, i: int, choice: int) -> None:
    """F15-LAIR-03  The encounter named lies facedown in the new lair."""
    encounter_placed_on(s, i, choice & NOUN)
    s.do(fill_encounters)


# --- the card of the phase ----------------------------------------------------------------------
def normal_moves(s: Fury, freed: int) -> list[int]:
    """F15-DRAC-06 to F15-DRAC-11  Adjacent places that are not on the trail (but for the space being freed), nor holy."""
    out: list[int] = []
    for q in ADJACENT[dracula_at(s)]:
        i = space_of(s.trail, q)
        if (i in (EMPTY, freed)) and not holy_ground(s, q):
            out.append(q)
    return out


def wolf_moves(s: Fury) -> list[int]:
    """F15-POWER-18, F15-POWER-21, F15-SEA-13  Cities one or two roads away; from a sea a port or one road beyond."""
    p = dracula_at(s)
    holy = holy_places(s)
    reach = sorted(wolf_reach(ROAD_WAYS, SEAS, p, holy) if holy else BY_WOLF[p])
    return [q for q in reach if space_of(s.trail, q) == EMPTY]


def misdirect_spaces(s: Fury) -> list[int]:
    """F15-POWER-15  Not the castle, a sea, a power card, or the location tied to Hide; and a move must be left."""
    out: list[int] = []
    always = len(normal_moves(s, EMPTY)) > 0
    for i in range(TRAIL):
        card = s.trail[i]
        fits = 0 <= card < DARK_CALL and card != CASTLE and not is_sea(card) and not s.hideout_marks[i] & WOLF
        if fits and tied_hide(s, i) == EMPTY and (always or normal_moves(s, i)):
            out.append(i)
    return out


def card_options(s: Fury) -> list[int]:
    """F15-DRAC-19  A location card, or a power card with what it demands; by option Wolf Form with Hide in place of a location."""
    here_now = dracula_at(s)
    options = [LAY | q for q in normal_moves(s, EMPTY)]
    on_trail = s.trail
    stays = not is_sea(here_now) and not holy_ground(s, here_now)
    if stays:
        options += [LAY | power for power in (DARK_CALL, FEED, HIDE) if power not in on_trail]
    if MISDIRECT not in on_trail:
        options += [REPLACE | (SPACE0 + i) for i in misdirect_spaces(s)]
    if not any([m & WOLF for m in s.hideout_marks]):
        options += [PROWL | q for q in wolf_moves(s)]
        if s.wolf_with_hide and stays and HIDE not in on_trail:
            options.append(WOLF_AND_HIDE)
    return options


@question("choose-card")
def choose_card(s: Fury) -> None:
    """F15-DRAC-03, F15-ERROR-01  He cannot pass, unless no card is legal; what he may do at any time could yet make one so."""
    s.ask(DRACULA, card_options(s) or [PASS], card_laid)


def card_laid(s: Fury, choice: int) -> None:
    """F15-ERROR-01  The card of this phase; without one, the penalty."""
    verb = choice & ~NOUN
    noun = choice & NOUN
    if choice == PASS:
        error_penalty(s)
    elif verb == REPLACE:
        s.tell(EVERYONE, "misdirect", noun)
        s.do(misdirect_move, noun - SPACE0)
    elif verb in (PROWL, WOLF_AND_HIDE):
        s.tell(EVERYONE, "wolf-form")
        hurt_dracula(s, 1)
        if s.winners < 0:
            if verb == PROWL:
                moves_to(s, noun, WOLF)
            else:
                hide(s, WOLF)
    elif noun == HIDE:
        hide(s, 0)
    elif noun in (DARK_CALL, FEED):
        s.trail[0] = noun
        s.tell(EVERYONE, "power", noun)
        if noun == FEED:
            heal_dracula(s, 3)
        else:
            hurt_dracula(s, 2)
            for _ in range(5):
                s.do(draw_encounter)
    else:
        moves_to(s, noun, 0)


def hide(s: Fury, mark: int) -> None:
    """F15-POWER-03, F15-POWER-11, F15-POWER-12, F15-DESPAIR-05  Facedown like a city; faceup and bare if he is revealed."""
    seen = revealed(s)
    s.trail[0] = HIDE
    s.hideout_marks[0] = mark
    s.tell(EVERYONE, "laid", back(HIDE))
    s.tell(TO_DRACULA, "laid-card", HIDE)
    if seen:
        turn_up(s, 0)
    else:
        s.do(encounter_step)
    if fury_of_dracula(s):
        gain_influence(s, 3)


@question("misdirect-move")
def misdirect_move(s: Fury, i: int) -> None:
    """F15-POWER-16, F15-POWER-17  A normal move besides, counted from before the clearing."""
    s.ask(DRACULA, [LAY | q for q in normal_moves(s, i)], misdirected)


def misdirected(s: Fury, i: int, choice: int) -> None:
    """F15-POWER-14  The hideout is cleared and Misdirect takes its space."""
    start = dracula_at(s)
    clear(s, i)
    s.trail[i] = MISDIRECT
    arrives(s, start, choice & NOUN, 0)


def moves_to(s: Fury, place: int, mark: int) -> None:
    """A move from the current location."""
    arrives(s, dracula_at(s), place, mark)


def arrives(s: Fury, start: int, place: int, mark: int) -> None:
    """F15-DRAC-12 to F15-DRAC-15, F15-LAIR-11, F15-SEA-08 to F15-SEA-10  A location, or a whole lair, comes to space 1."""
    lair = hideout_of(s.trail, place)
    if lair in LAIRS:
        move_hideout(s, lair, 0)
        s.tell(EVERYONE, "from-lair", SPACE0 + lair)
    else:
        s.trail[0] = place
        s.tell(EVERYONE, "laid", back(place))
    s.hideout_marks[0] |= mark
    s.tell(TO_DRACULA, "laid-card", place)
    met = len(hunters_in(s, place)) > 0 and not is_sea(place)
    if met:
        turn_up(s, 0)
    elif not is_sea(place):
        s.do(encounter_step)
    if is_sea(place):
        hurt_dracula(s, (2 if s.allies[0] == RUFUS_SMITH else 1) if is_sea(start) else 2)
    else:
        if place == CASTLE:
            heal_dracula(s, 5)
        if fury_of_dracula(s):
            gain_influence(s, 3)


def error_penalty(s: Fury) -> None:
    """F15-ERROR-01 to F15-ERROR-06  His location shown, every hideout cleared, 5 damage, no encounter."""
    place = dracula_at(s)
    reveal(s, here(s.trail))
    for i in range(TRAIL):
        clear(s, i)
    s.trail[0] = place
    s.hideout_marks[0] = UP
    s.tell(EVERYONE, "error-penalty", place)
    hurt_dracula(s, 5)


# --- the encounter step -----------------------------------------------------------------------------
@question("encounter-step")
def encounter_step(s: Fury) -> None:
    """F15-DRAC-17, F15-DRAC-18  One encounter facedown on space 1."""
    if s.encounters:
        s.ask(DRACULA, [PLACE | e for e in kinds(s.encounters)], encounter_laid)


def encounter_laid(s: Fury, choice: int) -> None:
    """F15-ENC-01, F15-RUMOR-01, F15-RUMOR-03  His hand is full again at once; then perhaps a rumor token."""
    encounter_placed_on(s, 0, choice & NOUN)
    s.do(fill_encounters)
    s.do(may_spread_rumor)


@question("may-spread-rumor")
def may_spread_rumor(s: Fury) -> None:
    """F15-RUMOR-01, F15-RUMOR-02  On a hideout with an encounter in spaces 1 to 3, one each."""
    if s.rumors:
        spaces = [i for i in range(3) if s.hideout_encounters[i] and not s.hideout_marks[i] & RUMOR_TOKEN]
        if spaces:
            s.ask(DRACULA, [PASS] + [RUMOR | (SPACE0 + i) for i in spaces], rumor_spread)


def rumor_spread(s: Fury, choice: int) -> None:
    """The token lies on the hideout."""
    if choice != PASS:
        i = (choice & NOUN) - SPACE0
        s.rumors -= 1
        s.hideout_marks[i] |= RUMOR_TOKEN
        s.tell(EVERYONE, "rumor", SPACE0 + i)
