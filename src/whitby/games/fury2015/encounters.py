"""Encounters: what lies in wait. Each has an upper effect against a hunter (s, h, i) and may have a matured one (s, i)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.cards import kinds, pulled, replaced, with_card, without
from whitby.engine import EVERYONE, NOUN, Rule, always_known, question
from whitby.games.fury.europe import OFF, SEA0, is_city
from whitby.games.fury2015.combat import fight_vampire
from whitby.games.fury2015.damage import announce_damage, damage_lands, suffer_damage
from whitby.games.fury2015.decks import drop_item, drop_ticket, got_event, shuffle_deck
from whitby.games.fury2015.europe import EDGES, PORT, REGION, ROADS_2
from whitby.games.fury2015.state import (
    DAY,
    FACEUP,
    RUMOR_TOKEN,
    USED,
    WOUND,
    Fury,
    delay,
    dracula_at,
    gain_influence,
    has_no_items,
    heal_dracula,
    hunters_in,
    index_of_kind,
)
from whitby.games.fury2015.trail import clear, clear_spaces, draw_encounter, fill_encounters, reveal
from whitby.games.fury2015.windows import BEFORE_COMBAT, USE_RULES
from whitby.games.fury2015.words import (
    ARISTOCRATIC,
    BATS_TOKENS,
    BLOCK,
    DISCARD,
    DONE,
    DRACULA,
    EDGE0,
    FOG,
    FOGS,
    HEAVENLY_HOST,
    HUNTERS,
    IS_DRACULAS,
    MATURED_INFLUENCE,
    NAME,
    NEW_VAMPIRE,
    NOUNS,
    PASS,
    PISTOL,
    RATS,
    RECKLESS,
    RIFLE,
    ROADBLOCKS,
    SABOTEUR,
    SEAT0,
    SHOW,
    SPACE0,
    STRIKE,
    TAKE,
    TO_DRACULA,
    USE,
    WEAPONS,
)

EFFECT_OF: Final[dict[int, Rule]] = {}
MATURED_OF: Final[dict[int, Rule]] = {}
DESECRATED_SOIL: Final = NOUNS.index("desecrated-soil")
USE_OR_NOT: Final = [PASS, USE]


def encounter(name: str) -> Callable[[Rule], Rule]:
    """Bind the upper effect to an encounter."""

    def register(rule: Rule) -> Rule:
        EFFECT_OF[NOUNS.index(name)] = rule
        return rule

    return register


def matured(name: str) -> Callable[[Rule], Rule]:
    """Bind the matured effect to an encounter."""

    def register(rule: Rule) -> Rule:
        MATURED_OF[NOUNS.index(name)] = rule
        return rule

    return register


# --- where an encounter goes ----------------------------------------------------------------
def discard_encounter(s: Fury, i: int, kind: int) -> None:
    """F15-SEARCH-07, F15-AMBUSH-07  The encounter being used leaves its hideout."""
    without_effect(s, i, kind, USED)


def without_effect(s: Fury, i: int, kind: int, used: int) -> None:
    """An encounter goes faceup to the discards."""
    k = index_of_kind(s.hideout_encounters[i], kind, used)
    s.hideout_encounters[i] = pulled(s.hideout_encounters[i], k)
    s.encounter_discards = with_card(s.encounter_discards, kind)
    s.tell(EVERYONE, "encounter-gone", SPACE0 + i, kind)


@question("may-show")
def may_show(s: Fury, h: int, i: int, kind: int) -> None:
    """F15-ENC-05  Showing the named item gets rid of the encounter; the item is kept."""
    if s.at[h] == OFF:
        return
    fitting = (HEAVENLY_HOST,) if kind == DESECRATED_SOIL else (PISTOL, RIFLE)
    if s.items[h]:
        s.ask(h, [PASS] + [SHOW | c for c in kinds(s.items[h]) if c in fitting], shown_against)


def shown_against(s: Fury, h: int, i: int, kind: int, choice: int) -> None:
    """F15-REVEAL-02  All see the card, which goes back to the hand."""
    if choice != PASS:
        s.tell(EVERYONE, "shows", SEAT0 + h, choice & NOUN)
        discard_encounter(s, i, kind)


# --- vampires -----------------------------------------------------------------------------------
@encounter("aristocratic-vampire")
@question("aristocratic-vampire")
def aristocratic_vampire(s: Fury, h: int, i: int) -> None:
    """F15-CARD-aristocratic-vampire  The hunter may become delayed to be rid of it."""
    s.ask(h, USE_OR_NOT, stayed_behind)


def stayed_behind(s: Fury, h: int, i: int, choice: int) -> None:
    """Delayed, and the card is gone; or it stays."""
    if choice == USE:
        discard_encounter(s, i, ARISTOCRATIC)
        delay(s, h)


@encounter("new-vampire")
def new_vampire(s: Fury, h: int, i: int) -> None:
    """F15-CARD-new-vampire, F15-VAMP-10  Others in the place may become delayed to join."""
    take_foe(s, i, NEW_VAMPIRE)
    s.fighters = [h]
    for other in hunters_in(s, s.at[h]):
        if other != h and not s.delayed[other]:
            s.do(may_join, other)
    s.do(fight_vampire)


@question("may-join")
def may_join(s: Fury, h: int) -> None:
    """In activation order, before the combat."""
    s.ask(h, USE_OR_NOT, joined)


def joined(s: Fury, h: int, choice: int) -> None:
    """F15-VAMP-10  The hunter is delayed and fights too, or stays out of it."""
    if choice == USE:
        delay(s, h)
        s.fighters = sorted(s.fighters + [h])


@encounter("reckless-vampire")
def reckless_vampire(s: Fury, h: int, i: int) -> None:
    """F15-CARD-reckless-vampire, F15-VAMP-09  The hunter fights alone."""
    take_foe(s, i, RECKLESS)
    s.fighters = [h]
    s.do(fight_vampire)


def take_foe(s: Fury, i: int, kind: int) -> None:
    """F15-VAMP-06  The vampire leaves its hideout for the combat, with the damage it has."""
    k = index_of_kind(s.hideout_encounters[i], kind, USED)
    s.foe = i
    s.foe_kind = kind
    s.foe_damage = s.hideout_encounters[i][k] // WOUND
    s.hideout_encounters[i] = pulled(s.hideout_encounters[i], k)


def vampire_matures(s: Fury, i: int, kind: int) -> None:
    """F15-MATURE-06 to F15-MATURE-08  Location shown, influence, this hideout and spaces 4 to 6 cleared."""
    reveal(s, i)
    clears = 3 if s.hideout_marks[i] & RUMOR_TOKEN else 0
    gain_influence(s, MATURED_INFLUENCE[kind] + clears)
    clear(s, i)
    clear_spaces(s, (3, 4, 5))


@matured("aristocratic-vampire")
def aristocratic_matures(s: Fury, i: int) -> None:
    vampire_matures(s, i, ARISTOCRATIC)


@matured("new-vampire")
def new_matures(s: Fury, i: int) -> None:
    vampire_matures(s, i, NEW_VAMPIRE)


@matured("reckless-vampire")
def reckless_matures(s: Fury, i: int) -> None:
    vampire_matures(s, i, RECKLESS)


# --- bats, soil, hoax, rats, saboteur --------------------------------------------------------------
@encounter("bats")
def bats(s: Fury, h: int, i: int) -> None:
    """F15-CARD-bats  A token under the hunter, if one is left."""
    discard_encounter(s, i, NOUNS.index("bats"))
    if not s.bats[h] and s.bats.count(True) < BATS_TOKENS:
        s.bats[h] = True
        s.tell(EVERYONE, "bats-token", SEAT0 + h)


@encounter("desecrated-soil")
def desecrated_soil(s: Fury, h: int, i: int) -> None:
    """F15-CARD-desecrated-soil  Three encounters drawn, up to three discarded; stays unless Heavenly Host is shown."""
    for _ in range(3):
        s.do(draw_encounter)
    s.do(may_discard_encounter, 3)
    s.do(fill_encounters)
    s.do(may_show, h, i, DESECRATED_SOIL)


@question("may-discard-encounter")
def may_discard_encounter(s: Fury, left: int) -> None:
    """F15-CARD-desecrated-soil  Dracula may discard encounters of his hand, facedown."""
    if left and s.encounters:
        s.ask(DRACULA, [DONE] + [DISCARD | e for e in kinds(s.encounters)], encounter_thrown)


def encounter_thrown(s: Fury, left: int, choice: int) -> None:
    """One card goes, and perhaps another."""
    if choice != DONE:
        throw_encounter(s, choice & NOUN)
        s.do(may_discard_encounter, left - 1)


def throw_encounter(s: Fury, card: int) -> None:
    """F15-HIDDEN-03  From his hand facedown to the discards."""
    s.encounters = without(s.encounters, card)
    if s.open_encounters:
        s.encounter_discards = with_card(s.encounter_discards, card)
        s.tell(EVERYONE, "encounter-discarded", card)
    else:
        s.encounter_facedown = with_card(s.encounter_facedown, card)
        s.tell(EVERYONE, "encounter-thrown")
        s.tell(TO_DRACULA, "encounter-discarded", card)


@matured("desecrated-soil")
def soil_matures(s: Fury, i: int) -> None:
    """F15-CARD-desecrated-soil  Dracula recovers up to 3 damage."""
    heal_dracula(s, 3)


@encounter("hoax")
def hoax(s: Fury, h: int, i: int) -> None:
    """F15-CARD-hoax  The hunter becomes delayed."""
    discard_encounter(s, i, NOUNS.index("hoax"))
    delay(s, h)


@matured("hoax")
def hoax_matures(s: Fury, i: int) -> None:
    """F15-HIDDEN-02  Of the Dracula events in the discards one goes to his hand, the rest into the deck."""
    if his_discards(s):
        s.tell_pile(TO_DRACULA, "hoax-finds", SEAT0 + DRACULA, his_discards(s))
        s.do(take_discard)


def his_discards(s: Fury) -> tuple[int, ...]:
    """Dracula events in the discards, faceup and facedown."""
    return tuple(sorted([c for c in s.event_discards + s.event_facedown if IS_DRACULAS[c]]))


@question("take-discard")
def take_discard(s: Fury) -> None:
    """F15-CARD-hoax  Dracula secretly takes one of his discarded events."""
    s.ask(DRACULA, [TAKE | c for c in kinds(his_discards(s))], discard_taken)


def discard_taken(s: Fury, choice: int) -> None:
    """The others are shuffled into the deck."""
    card = choice & NOUN
    rest = without(his_discards(s), card)
    s.event_discards = tuple([c for c in s.event_discards if not IS_DRACULAS[c]])
    s.event_facedown = tuple([c for c in s.event_facedown if not IS_DRACULAS[c]])
    s.event_deck = tuple(sorted(s.event_deck + rest))
    s.tell(EVERYONE, "hoax-taken")
    shuffle_deck(s)
    got_event(s, DRACULA, card)


@encounter("rats")
def rats(s: Fury, h: int, i: int) -> None:
    """F15-CARD-rats  2 damage; stays unless Pistol or Rifle is shown."""
    s.do(suffer_damage, h, 2)
    s.do(may_show, h, i, RATS)


@encounter("saboteur")
def saboteur(s: Fury, h: int, i: int) -> None:
    """F15-CARD-saboteur, F15-ACTION-08  Delayed; the reveal is still made."""
    delay(s, h)
    s.do(may_show, h, i, SABOTEUR)


@matured("saboteur")
def saboteur_matures(s: Fury, i: int) -> None:
    """F15-CARD-saboteur  Dracula places a roadblock anywhere."""
    s.do(place_block, 1, 0)


@question("place-block")
def place_block(s: Fury, left: int, may_stop: int) -> None:
    """F15-TOKEN-13, F15-TOKEN-18  A roadblock on a free road or railway, as long as there are tokens."""
    if left and len(s.roadblocks) < ROADBLOCKS:
        s.ask(DRACULA, [BLOCK | (EDGE0 + e) for e in range(len(EDGES)) if e not in s.roadblocks], block_placed)


def block_placed(s: Fury, left: int, may_stop: int, choice: int) -> None:
    """F15-TOKEN-13  The roadblock lies on the road or railway named; perhaps another follows."""
    s.roadblocks = tuple(sorted(s.roadblocks + ((choice & NOUN) - EDGE0,)))
    s.tell(EVERYONE, "roadblock", choice & NOUN)
    s.do(place_block, left - 1, may_stop)


# --- spy, bodyguards, mob, fog, wolves ----------------------------------------------------------------
@encounter("spy")
def spy(s: Fury, h: int, i: int) -> None:
    """F15-CARD-spy  A WEAPON discarded, or everything is shown and the tickets are lost."""
    discard_encounter(s, i, NOUNS.index("spy"))
    s.do(spied_on, h)


@question("spied-on", known=has_no_items)
def spied_on(s: Fury, h: int) -> None:
    """F15-CARD-spy  The hunter discards a weapon, or shows everything and loses the tickets."""
    if s.at[h] != OFF:
        s.ask(h, [PASS] + [DISCARD | c for c in kinds(s.items[h]) if c in WEAPONS], spy_answered)


def spy_answered(s: Fury, h: int, choice: int) -> None:
    """F15-REVEAL-02  All see the cards, which go back to the hand."""
    if choice != PASS:
        drop_item(s, h, choice & NOUN)
        return
    s.tell_pile(EVERYONE, "shows-all", SEAT0 + h, s.items[h] + s.events[h])
    for ticket in s.tickets[h]:
        drop_ticket(s, h, ticket)


@matured("spy")
def spy_matures(s: Fury, i: int) -> None:
    """Against any hunter on the board."""
    s.do(choose_victim)


@question("choose-victim", known=always_known)
def choose_victim(s: Fury) -> None:
    """F15-CARD-spy  Dracula names the hunter whom the matured Spy finds."""
    hunters = [h for h in HUNTERS if s.at[h] != OFF]
    if hunters:
        s.ask(DRACULA, [STRIKE | (SEAT0 + h) for h in hunters], victim_chosen)


def victim_chosen(s: Fury, choice: int) -> None:
    """The upper effect against that hunter."""
    s.tell(EVERYONE, "spy-sent", choice & NOUN)
    s.do(spied_on, (choice & NOUN) - SEAT0)


@encounter("szgany-bodyguards")
def szgany_bodyguards(s: Fury, h: int, i: int) -> None:
    """F15-CARD-szgany-bodyguards  2 damage, then 2 more and a delay unless a WEAPON is shown."""
    discard_encounter(s, i, NOUNS.index("szgany-bodyguards"))
    guards_attack(s, h)


def guards_attack(s: Fury, h: int) -> None:
    """First the blow, then the choice."""
    s.do(suffer_damage, h, 2)
    s.do(may_show_weapon, h)


@question("may-show-weapon", known=has_no_items)
def may_show_weapon(s: Fury, h: int) -> None:
    """Public: a hunter with items is asked."""
    if s.at[h] != OFF:
        s.ask(h, [PASS] + [SHOW | c for c in kinds(s.items[h]) if c in WEAPONS], weapon_shown)


def weapon_shown(s: Fury, h: int, choice: int) -> None:
    """Without a weapon: 2 more and delayed."""
    if choice != PASS:
        s.tell(EVERYONE, "shows", SEAT0 + h, choice & NOUN)
    else:
        delay(s, h)
        s.do(suffer_damage, h, 2)


@matured("szgany-bodyguards")
def bodyguards_mature(s: Fury, i: int) -> None:
    """Kept faceup before Dracula for one use."""
    k = index_of_kind(s.hideout_encounters[i], NOUNS.index("szgany-bodyguards"), USED)
    s.hideout_encounters[i] = pulled(s.hideout_encounters[i], k)
    s.bodyguards += 1
    s.tell(EVERYONE, "guards-kept")


def guards_used(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-szgany-bodyguards  Once, before a combat with Dracula, against a hunter in his location."""
    s.bodyguards -= 1
    s.encounter_discards = with_card(s.encounter_discards, NOUNS.index("szgany-bodyguards"))
    s.tell(EVERYONE, "guards-used")
    s.do(choose_guarded)


@question("choose-guarded")
def choose_guarded(s: Fury) -> None:
    """Dracula names a hunter in his location, one left out of the combat too."""
    s.ask(DRACULA, [STRIKE | (SEAT0 + h) for h in hunters_in(s, dracula_at(s))], guards_sent)


def guards_sent(s: Fury, choice: int) -> None:
    """The upper effect against that hunter."""
    guards_attack(s, (choice & NOUN) - SEAT0)


USE_RULES[BEFORE_COMBAT] = guards_used


@encounter("szgany-mob")
def szgany_mob(s: Fury, h: int, i: int) -> None:
    """F15-CARD-szgany-mob, F15-ENC-08  Each hunter in the city may discard items, then suffers 1 for each still held."""
    discard_encounter(s, i, NOUNS.index("szgany-mob"))
    mob_in(s, hunters_in(s, s.at[h]))


def mob_in(s: Fury, hunters: list[int]) -> None:
    """All decide in activation order, then all suffer."""
    for h in hunters:
        s.do(faces_mob, h)
    for h in hunters:
        s.do(mob_strikes, h)
    for h in hunters:
        s.do(damage_lands, h)


@question("faces-mob")
def faces_mob(s: Fury, h: int) -> None:
    """F15-CARD-szgany-mob  The hunter may discard items, one after the other, before the mob strikes."""
    if s.items[h]:
        s.ask(h, [DONE] + [DISCARD | c for c in kinds(s.items[h])], mob_paid)


def mob_paid(s: Fury, h: int, choice: int) -> None:
    """F15-CARD-szgany-mob  The item named is discarded, and the hunter may discard another."""
    if choice != DONE:
        drop_item(s, h, choice & NOUN)
        s.do(faces_mob, h)


def mob_strikes(s: Fury, h: int) -> None:
    """1 damage for each item card still in hand."""
    announce_damage(s, h, len(s.items[h]))


@matured("szgany-mob")
def mob_matures(s: Fury, i: int) -> None:
    """In every city of the region of the revealed location."""
    reveal(s, i)
    region = REGION[s.trail[i]]
    mob_in(s, [h for h in HUNTERS if is_city(s.at[h]) and REGION[s.at[h]] == region])


@encounter("unnatural-fog")
def unnatural_fog(s: Fury, h: int, i: int) -> None:
    """F15-CARD-unnatural-fog  Fog in this city, two tokens in a port; by day every hunter here is delayed."""
    place = s.at[h]
    discard_encounter(s, i, NOUNS.index("unnatural-fog"))
    fog_falls(s, place, 2 if PORT[place] else 1)
    if s.phase == DAY:
        for other in hunters_in(s, place):
            delay(s, other)


def fog_falls(s: Fury, place: int, n: int) -> None:
    """F15-TOKEN-07, F15-TOKEN-18  As many tokens as are left, all in one city."""
    n = min(n, FOGS - len(s.fog))
    if n:
        s.fog = tuple(sorted(s.fog + (place,) * n))
        s.tell(EVERYONE, "fog", place)


@matured("unnatural-fog")
def fog_matures(s: Fury, i: int) -> None:
    """Two tokens on a city of the region."""
    reveal(s, i)
    s.do(choose_fog, REGION[s.trail[i]])


@question("choose-fog")
def choose_fog(s: Fury, region: int) -> None:
    """F15-CARD-unnatural-fog  Dracula names a city of the region for the fog."""
    s.ask(DRACULA, [FOG | c for c in range(SEA0) if REGION[c] == region], fog_chosen)


def fog_chosen(s: Fury, region: int, choice: int) -> None:
    """F15-CARD-unnatural-fog  Two fog tokens fall on the city named."""
    fog_falls(s, choice & NOUN, 2)


@encounter("wolves")
def wolves(s: Fury, h: int, i: int) -> None:
    """F15-CARD-wolves, F15-ENC-08  Each hunter in the city suffers 4, less 2 per WEAPON shown."""
    discard_encounter(s, i, NOUNS.index("wolves"))
    wolves_in(s, s.at[h])


def wolves_in(s: Fury, place: int) -> None:
    """All decide in activation order, then all suffer."""
    s.do(wolves_come, place, 0, 0)


def wolves_come(s: Fury, place: int, h: int, bites: int) -> None:
    """F15-ENC-08  The next hunter in the city decides; `bites` holds two bits for each, worth 2 damage a count."""
    if h == len(HUNTERS):
        for x in HUNTERS:
            s.do(announce_damage, x, 2 * (bites >> 2 * x & 3))
        for x in HUNTERS:
            s.do(damage_lands, x)
    elif s.at[h] == place:
        s.do(faces_wolves, place, h, bites)
    else:
        s.do(wolves_come, place, h + 1, bites)


@question("faces-wolves")
def faces_wolves(s: Fury, place: int, h: int, bites: int) -> None:
    """Weapons shown: none, one or two."""
    s.ask(h, [PASS] + [SHOW | c for c in kinds(s.items[h]) if c in WEAPONS], first_weapon)


def first_weapon(s: Fury, place: int, h: int, bites: int, choice: int) -> None:
    """With one weapon shown a second may be."""
    if choice == PASS:
        s.do(wolves_come, place, h + 1, bites | 2 << 2 * h)
    else:
        s.tell(EVERYONE, "shows", SEAT0 + h, choice & NOUN)
        s.do(second_weapon, place, h, bites, choice & NOUN)


@question("second-weapon")
def second_weapon(s: Fury, place: int, h: int, bites: int, first: int) -> None:
    """F15-CARD-wolves  With one weapon shown the hunter may show another."""
    guns = without(tuple([c for c in s.items[h] if c in WEAPONS]), first)
    s.ask(h, [PASS] + [SHOW | c for c in kinds(guns)], wolves_bite)


def wolves_bite(s: Fury, place: int, h: int, bites: int, first: int, choice: int) -> None:
    """F15-CARD-wolves  What the wolves will do to this hunter is known; the next one decides."""
    if choice != PASS:
        s.tell(EVERYONE, "shows", SEAT0 + h, choice & NOUN)
    s.do(wolves_come, place, h + 1, bites | (1 << 2 * h if choice == PASS else 0))


@matured("wolves")
def wolves_mature(s: Fury, i: int) -> None:
    """F15-MOVE-04  In a city one or two roads away from the revealed location."""
    reveal(s, i)
    s.do(choose_wolves, s.trail[i])


@question("choose-wolves")
def choose_wolves(s: Fury, place: int) -> None:
    """F15-CARD-wolves  Dracula names a city near by for the wolves."""
    if ROADS_2[place]:
        s.ask(DRACULA, [NAME | c for c in ROADS_2[place]], wolves_chosen)


def wolves_chosen(s: Fury, place: int, choice: int) -> None:
    """The wolves come to that city."""
    s.tell(EVERYONE, "wolves", choice & NOUN)
    wolves_in(s, choice & NOUN)


def mark_used(s: Fury, i: int, kind: int) -> None:
    """An encounter of the leaving hideout is turned up to mature."""
    k = index_of_kind(s.hideout_encounters[i], kind, 0)
    s.hideout_encounters[i] = replaced(s.hideout_encounters[i], k, s.hideout_encounters[i][k] | FACEUP | USED)


assert len(EFFECT_OF) == 13
