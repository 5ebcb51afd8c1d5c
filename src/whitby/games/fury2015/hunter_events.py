"""The hunters' events, and the items that are used outside the choosing of combat cards."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import kinds, with_card, without
from whitby.engine import CHANCE, EVERYONE, NOBODY, NOUN, always_known, question
from whitby.games.fury.europe import OFF, SEA0, is_sea, within
from whitby.games.fury.events import CANCELLED, cancel_answered, keep_in_play
from whitby.games.fury.trail import TRAIL, space_of
from whitby.games.fury2015.ambush import DOGS_SCENT, hideout_in, kind_in
from whitby.games.fury2015.arrival import BY_ROAD, CARRIED, arrive, sea_moves
from whitby.games.fury2015.combat import hurt_foe
from whitby.games.fury2015.damage import event_out, item_out, leave_combat, set_incoming_damage, suffer_damage
from whitby.games.fury2015.decks import drop_item, event_back, rebuild_items, trim_items, turn_up_event
from whitby.games.fury2015.encounters import discard_encounter
from whitby.games.fury2015.europe import ADJACENT, ATTACHED, NO_REGION, NOT_CONSECRABLE, REGION, ROAD_WAYS, is_hospital
from whitby.games.fury2015.state import DAWN, DUSK, UP, Fury, delay, dracula_at, draws, hunters_in, in_city, is_weakened, may_act_on
from whitby.games.fury2015.trail import fill_encounters, look_for, reveal, reveal_encounters
from whitby.games.fury2015.windows import BEFORE_SEARCH, EFFECTS, event
from whitby.games.fury2015.words import (
    ALLY,
    BLESS,
    DISCARD,
    DOGS,
    DRACULA,
    EDGE0,
    EMPTY,
    FALSE_TIP,
    GARLIC_WREATH,
    GODALMING,
    HEAVENLY_HOST,
    HIDE,
    HOLY_BULLETS,
    HOSTS,
    HUNTERS,
    IS_ALLY,
    IS_DRACULAS,
    IS_VAMPIRE,
    LOOK,
    NAME,
    NUMBER0,
    PASS,
    REGION0,
    REMOVE,
    ROAD,
    SAIL,
    SEAT0,
    SHOW,
    SPACE0,
    STAKE,
    TAKE,
    TO_HUNTERS,
    UNBLOCK,
    USE,
)


# --- when drawn ---------------------------------------------------------------------------
@event("behind-the-veil")
def behind_the_veil(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-behind-the-veil  Dracula shows both hands; one encounter is discarded."""
    s.tell_pile(TO_HUNTERS | 16, "shows-all", SEAT0 + DRACULA, s.events[DRACULA] + s.encounters)
    s.tell(EVERYONE, "veil-lifted")
    s.hand_shown = DRACULA
    s.do(pick_encounter, seat)
    s.do(hide_hand_again)
    s.do(fill_encounters)


@question("pick-encounter")
def pick_encounter(s: Fury, seat: int) -> None:
    """The player chooses from what was shown."""
    if s.encounters:
        s.ask(seat, [DISCARD | e for e in kinds(s.encounters)], encounter_picked)


def encounter_picked(s: Fury, seat: int, choice: int) -> None:
    """It goes; Dracula refills his hand when it is hidden again."""
    card = choice & NOUN
    s.encounters = without(s.encounters, card)
    s.encounter_discards = with_card(s.encounter_discards, card)
    s.tell(EVERYONE, "encounter-discarded", card)


def hide_hand_again(s: Fury) -> None:
    """The hand that lay open is taken up again."""
    s.hand_shown = NOBODY


@event("evil-presence")
def evil_presence(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-evil-presence  Dracula names every hunter adjacent to him, by road or sea."""
    place = dracula_at(s)
    near = [h for h in HUNTERS if s.at[h] != OFF and (s.at[h] in ADJACENT[place] or ATTACHED[s.at[h]] == place)]
    for h in near:
        s.tell(EVERYONE, "near", SEAT0 + h)
    if not near:
        s.tell(EVERYONE, "none-near")


@event("hired-scouts")
def hired_scouts(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-hired-scouts  Two different cities are named."""
    s.do(name_city, seat, OFF)


@question("name-city")
def name_city(s: Fury, seat: int, first: int) -> None:
    """A city; the second differs from the first."""
    s.ask(seat, [NAME | c for c in range(SEA0) if c != first], city_named)


def city_named(s: Fury, seat: int, first: int, choice: int) -> None:
    """Both are named before either is turned up, if it is on the trail."""
    if first == OFF:
        s.tell(EVERYONE, "scouts-sent", choice & NOUN)
        s.do(name_city, seat, choice & NOUN)
    else:
        look_for(s, first)
        look_for(s, choice & NOUN)


@event("local-rumors")
def local_rumors(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-local-rumors  Every hideout adjacent to the hunter, seas too."""
    p = s.at[seat]
    near = (ATTACHED[p],) if is_hospital(p) else ADJACENT[p]
    found = [q for q in near if space_of(s.trail, q) != EMPTY]
    for q in found:
        reveal(s, space_of(s.trail, q))
    if not found:
        s.tell(EVERYONE, "no-rumors", p)


@event("newspaper-reports")
def newspaper_reports(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-newspaper-reports  The third space; at dawn or dusk the fifth or sixth."""
    if s.phase in (DAWN, DUSK):
        s.do(choose_report, seat)
    else:
        report(s, 2)


@question("choose-report")
def choose_report(s: Fury, seat: int) -> None:
    """F15-CARD-newspaper-reports  The player names the fifth or the sixth space."""
    s.ask(seat, [LOOK | (SPACE0 + i) for i in (4, 5)], report_chosen)


def report_chosen(s: Fury, seat: int, choice: int) -> None:
    """F15-CARD-newspaper-reports  The space named is turned up."""
    report(s, (choice & NOUN) - SPACE0)


def report(s: Fury, i: int) -> None:
    """F15-REVEAL-04  What lies on a space is turned up."""
    if s.trail[i] == EMPTY:
        s.tell(EVERYONE, "nothing-on", SPACE0 + i)
    else:
        reveal(s, i)


# --- allies ---------------------------------------------------------------------------------
def search_or_ally(s: Fury, seat: int, about: int) -> None:
    """F15-ALLY-01  Used when drawn: a city is named, or the card stays in play."""
    s.ask(seat, [ALLY] + [NAME | c for c in range(SEA0)], ally_used)


def ally_used(s: Fury, seat: int, about: int, choice: int) -> None:
    """F15-ALLY-02, F15-ALLY-03  A new ally discards the old one."""
    if choice == ALLY:
        joins_hunters(s)
    else:
        look_for(s, choice & NOUN)


def joins_hunters(s: Fury) -> None:
    """The card on the table stays in play."""
    if s.allies[0] != EMPTY:
        event_out(s, s.allies[0])
    s.allies[0] = s.events_played[-1] & NOUN
    keep_in_play(s.events_played)
    s.tell(EVERYONE, "ally", s.allies[0])


@event("jonathan-harker")
@question("jonathan-harker")
def jonathan_harker(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-jonathan-harker"""
    search_or_ally(s, seat, about)


@event("rufus-smith")
@question("rufus-smith")
def rufus_smith(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-rufus-smith"""
    search_or_ally(s, seat, about)


@event("sister-agatha")
@question("sister-agatha")
def sister_agatha(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-sister-agatha"""
    search_or_ally(s, seat, about)


def ally_lies_open(s: Fury, seat: int, about: int) -> bool:
    """A hunter ally among the faceup discards."""
    return len(open_allies(s)) > 0


def open_allies(s: Fury) -> list[int]:
    """Hunter allies among the faceup discards."""
    return [c for c in kinds(s.event_discards) if IS_ALLY[c] and not IS_DRACULAS[c]]


@event("surprising-return", ally_lies_open)
@question("surprising-return", known=always_known)
def surprising_return(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-surprising-return  An ally comes back for either of its effects."""
    s.ask(seat, [TAKE | c for c in open_allies(s)], ally_returns)


def ally_returns(s: Fury, seat: int, about: int, choice: int) -> None:
    """It lies on the table as if it were played now."""
    card = choice & NOUN
    s.event_discards = without(s.event_discards, card)
    s.events_played.append(card)
    s.tell(EVERYONE, "returns", card)
    s.do(EFFECTS[card], seat, about)
    s.do(ally_done)


def ally_done(s: Fury) -> None:
    """Back to the discards unless it stays as an ally."""
    card = s.events_played.pop()
    if card & NOUN == card:
        event_out(s, card)


# --- dawn ------------------------------------------------------------------------------------
@event("long-night", lambda s, seat, about: not s.long_night)
def long_night(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-long-night  Moves by road in the coming night."""
    s.long_night = True


@event("renewed-vigor", lambda s, seat, about: not s.renewed_vigor and not s.darkness_returns)
def renewed_vigor(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-renewed-vigor  One more action each in the coming day."""
    s.renewed_vigor = True


@event("speedy-telegraph", lambda s, seat, about: not s.speedy_telegraph)
def speedy_telegraph(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-speedy-telegraph  Any order in the coming day and night."""
    s.speedy_telegraph = True


# --- by day, and against False Tip -----------------------------------------------------------------
def luck_helps(s: Fury, seat: int, about: int) -> bool:
    """Something that Good Luck can do now."""
    if s.events_played and s.events_played[-1] & NOUN == FALSE_TIP:
        return not s.events_played[-1] & CANCELLED
    return not s.events_played and (len(s.roadblocks) > 0 or s.allies[1] != EMPTY)


@event("good-luck", luck_helps)
def good_luck(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-good-luck  A roadblock, Dracula's ally, or a False Tip."""
    if len(s.events_played) > 1 and s.events_played[-2] & NOUN == FALSE_TIP:
        cancel_answered(s.events_played)
    else:
        s.do(choose_luck, seat)


@question("choose-luck", known=always_known)
def choose_luck(s: Fury, seat: int) -> None:
    """F15-CARD-good-luck  The player names a roadblock, Dracula's ally, or the False Tip."""
    s.ask(seat, ([USE] if s.allies[1] != EMPTY else []) + [UNBLOCK | (EDGE0 + e) for e in s.roadblocks], luck_chosen)


def luck_chosen(s: Fury, seat: int, choice: int) -> None:
    """F15-CARD-good-luck  What was named is removed or cancelled."""
    if choice == USE:
        event_out(s, s.allies[1])
        s.allies[1] = EMPTY
    else:
        block_removed(s, (choice & NOUN) - EDGE0)


def block_removed(s: Fury, edge: int) -> None:
    """F15-TOKEN-14  A roadblock leaves the board."""
    s.roadblocks = without(s.roadblocks, edge)
    s.tell(EVERYONE, "unblocked", EDGE0 + edge)


@event("chartered-carriage", lambda s, seat, about: not s.chartered_carriage)
def chartered_carriage(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-chartered-carriage  Up to four railways of any colour."""
    s.chartered_carriage = True


# --- actions ----------------------------------------------------------------------------------
def can_transfuse(s: Fury, seat: int, about: int) -> bool:
    """Not weakened oneself, and a bitten hunter in the city."""
    return in_city(s, seat) and not is_weakened(s, seat) and len(patients(s, seat)) > 0


def patients(s: Fury, seat: int) -> list[int]:
    """F15-HOSPITAL-08  Other hunters in this very city with a bite token."""
    return [h for h in hunters_in(s, s.at[seat]) if h != seat and s.bites[h] > 0]


@event("blood-transfusion", can_transfuse)
@question("blood-transfusion", known=always_known)
def blood_transfusion(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-blood-transfusion  A bite is removed; the giver suffers 1."""
    s.ask(seat, [REMOVE | (SEAT0 + h) for h in patients(s, seat)], transfused)


def transfused(s: Fury, seat: int, about: int, choice: int) -> None:
    """F15-BITE-04  The bite first, then the damage."""
    s.bites[(choice & NOUN) - SEAT0] -= 1
    s.tell(EVERYONE, "cured", choice & NOUN)
    s.do(suffer_damage, seat, 1)


@event("consecrated-ground", lambda s, seat, about: in_city(s, seat))
def consecrated_ground(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-consecrated-ground  A holy city; then each hunter may show Heavenly Host for another."""
    s.do(consecrate, seat)
    for h in HUNTERS:
        s.do(may_host, h)


def blessable(s: Fury) -> list[int]:
    """Cities without such a token, but for three."""
    return [c for c in range(SEA0) if c not in NOT_CONSECRABLE and c != s.consecrated and c not in s.heavenly_hosts]


@question("consecrate")
def consecrate(s: Fury, seat: int) -> None:
    """F15-CARD-consecrated-ground  The player names the city that becomes holy."""
    s.ask(seat, [BLESS | c for c in blessable(s)], consecrated)


def consecrated(s: Fury, seat: int, choice: int) -> None:
    """F15-TOKEN-15, F15-TOKEN-17  The token lies there, or is moved there."""
    s.consecrated = choice & NOUN
    s.tell(EVERYONE, "consecrated", s.consecrated)
    reveal_holy_city(s, s.consecrated)


def reveal_holy_city(s: Fury, place: int) -> None:
    """F15-TOKEN-15, F15-TOKEN-20  On the trail the location and its encounters are shown; lairs are not meant."""
    i = space_of(s.trail, place)
    if i != EMPTY:
        reveal(s, i)
        reveal_encounters(s, i)


@question("may-host")
def may_host(s: Fury, h: int) -> None:
    """Each hunter in turn may show the item; public: he holds items and a token is left."""
    if s.at[h] != OFF and s.items[h] and len(s.heavenly_hosts) < HOSTS:
        s.ask(h, [PASS] + ([SHOW | HEAVENLY_HOST] if HEAVENLY_HOST in s.items[h] else []), host_shown)


def host_shown(s: Fury, h: int, choice: int) -> None:
    """F15-CARD-consecrated-ground  The Heavenly Host is shown and kept; a token may be placed for it."""
    if choice != PASS:
        s.tell(EVERYONE, "shows", SEAT0 + h, HEAVENLY_HOST)
        s.do(place_host, h)


@question("place-host")
def place_host(s: Fury, h: int) -> None:
    """F15-CARD-consecrated-ground  The hunter names another city for a heavenly host."""
    s.ask(h, [BLESS | c for c in blessable(s)], host_placed)


def host_placed(s: Fury, h: int, choice: int) -> None:
    """F15-TOKEN-16  Until the end of the next dawn."""
    place = choice & NOUN
    s.heavenly_hosts = with_card(s.heavenly_hosts, place)
    s.tell(EVERYONE, "hosted", place)
    reveal_holy_city(s, place)


def can_sail(s: Fury, seat: int, about: int) -> bool:
    """F15-SEA-01  Is a sea move open to the hunter?"""
    return len(sea_moves(s, s.at[seat])) > 0


@event("excellent-weather", can_sail)
def excellent_weather(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-excellent-weather  Two sea moves, each with its arrival."""
    s.do(sail_on, seat)
    s.do(sail_on, seat)


@question("sail-on", known=always_known)
def sail_on(s: Fury, h: int) -> None:
    """One sea move; a delay ends it."""
    if may_act_on(s, h):
        moves = sea_moves(s, s.at[h])
        if moves:
            s.ask(h, [SAIL | q for q in moves], sailed)


def sailed(s: Fury, h: int, choice: int) -> None:
    """F15-CARD-excellent-weather  The hunter arrives by sea in the place named."""
    arrive(s, h, choice & NOUN, CARRIED)


def has_company(s: Fury, seat: int, about: int) -> bool:
    """F15-HOSPITAL-08  Another hunter in this very city."""
    return in_city(s, seat) and len(hunters_in(s, s.at[seat])) > 1


@event("hypnosis", has_company)
def hypnosis(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-hypnosis, F15-REGION-02  Dracula tells his region; Mina is delayed."""
    region = REGION[dracula_at(s)]
    if region == NO_REGION:
        s.tell(EVERYONE, "no-region")
    else:
        s.tell(EVERYONE, "region", REGION0 + region)
    delay(s, seat)


def sea_card_hidden(s: Fury, seat: int, about: int) -> bool:
    """A facedown sea card on the trail: its back shows it."""
    return in_city(s, seat) and len(hidden_seas(s)) > 0


def hidden_seas(s: Fury) -> list[int]:
    """Trail spaces with a facedown sea card."""
    return [i for i in range(TRAIL) if is_sea(s.trail[i]) and not s.hideout_marks[i] & UP]


@event("money-trail", sea_card_hidden)
@question("money-trail")
def money_trail(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-money-trail  One sea card is turned up."""
    s.ask(seat, [LOOK | (SPACE0 + i) for i in hidden_seas(s)], sea_card_turned_up)


def sea_card_turned_up(s: Fury, seat: int, about: int, choice: int) -> None:
    """F15-CARD-money-trail  The sea card named lies faceup."""
    reveal(s, (choice & NOUN) - SPACE0)


@event("mystic-research", lambda s, seat, about: in_city(s, seat))
def mystic_research(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-mystic-research  The bottom six: Dracula's go facedown to the discards, the others stay in order."""
    s.do(study, max(0, 6 - len(s.event_bottom)))


@question("study")
def study(s: Fury, more: int) -> None:
    """Cards of the unordered part join the known tail, from the bottom up."""
    if more and s.event_deck:
        s.ask(CHANCE, draws(s.event_deck), studied)
    else:
        s.do(studies_over, more)


def studied(s: Fury, more: int, choice: int) -> None:
    """One more card above the tail; all see its back."""
    s.event_deck = without(s.event_deck, choice & NOUN)
    s.event_bottom = (choice & NOUN,) + s.event_bottom
    s.tell(EVERYONE, "from-below", event_back(choice & NOUN))
    s.do(study, more - 1)


def studies_over(s: Fury, more: int) -> None:
    """F15-EVENT-09  Backs are seen by all; Dracula cards are discarded facedown."""
    if more and s.event_top != EMPTY:
        s.event_bottom = (s.event_top,) + s.event_bottom
        s.event_top = EMPTY
    kept = len(s.event_bottom) - 6 if len(s.event_bottom) > 6 else 0
    above, bottom = s.event_bottom[:kept], s.event_bottom[kept:]
    for card in bottom:
        s.tell(EVERYONE, "studied", event_back(card))
        if IS_DRACULAS[card]:
            s.event_facedown = with_card(s.event_facedown, card)
    s.event_bottom = above + tuple([c for c in bottom if not IS_DRACULAS[c]])
    s.do(turn_up_event)


def roads_ahead(s: Fury, seat: int, about: int) -> bool:
    """In a city with an open road."""
    return in_city(s, seat) and len(within(ROAD_WAYS, s.at[seat], 1, s.roadblocks, s.fog)) > 0


@event("sense-of-emergency", roads_ahead)
def sense_of_emergency(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-sense-of-emergency  2 damage, then up to three roads."""
    s.do(suffer_damage, seat, 2)
    s.do(hurries, seat)


@question("hurries")
def hurries(s: Fury, h: int) -> None:
    """F15-MOVE-05  Only the end city is entered."""
    if s.at[h] != OFF:
        s.ask(h, [ROAD | c for c in within(ROAD_WAYS, s.at[h], 3, s.roadblocks, s.fog)], hurried)


def hurried(s: Fury, h: int, choice: int) -> None:
    """F15-CARD-sense-of-emergency  The hunter arrives by road in the city named."""
    arrive(s, h, choice & NOUN, BY_ROAD)


def has_stake(s: Fury, seat: int, about: int) -> bool:
    """F15-ACTION-10  A Stake, and not delayed."""
    return in_city(s, seat) and STAKE in s.items[seat] and not s.delayed[seat]


@event("vampire-lair", has_stake)
def vampire_lair(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-vampire-lair, F15-WIN-06  A Stake and a delay: influence back by 2."""
    drop_item(s, seat, STAKE)
    delay(s, seat)
    s.influence = max(0, s.influence - 2)
    s.tell(EVERYONE, "influence", NUMBER0 + s.influence)


@event("wax-cylinders", lambda s, seat, about: in_city(s, seat))
@question("wax-cylinders")
def wax_cylinders(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-wax-cylinders  A hideout's encounters, or whether Hide is on the trail."""
    s.ask(seat, [USE] + [LOOK | (SPACE0 + i) for i in range(TRAIL) if s.trail[i] != EMPTY], listened)


def listened(s: Fury, seat: int, about: int, choice: int) -> None:
    """Deduction, or analysis, after which the card comes back to the hand."""
    if choice == USE:
        keep_in_play(s.events_played)
        s.events[seat] = with_card(s.events[seat], s.events_played[-1] & NOUN)
        s.tell(EVERYONE, "back-in-hand", SEAT0 + seat, s.events_played[-1] & NOUN)
        if HIDE in s.trail[:TRAIL]:
            reveal(s, s.trail.index(HIDE))
        else:
            s.tell(EVERYONE, "not-on-trail", HIDE)
    else:
        reveal_encounters(s, (choice & NOUN) - SPACE0)


# --- answers ------------------------------------------------------------------------------------
def not_a_vampire(s: Fury, seat: int, about: int) -> bool:
    """The ambush is not by a vampire."""
    return s.ambush_by != EMPTY and not IS_VAMPIRE[kind_in(s.ambush_by)]


@event("forewarned", not_a_vampire)
def forewarned(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-forewarned  The encounter is discarded without effect."""
    avert(s)


def avert(s: Fury) -> None:
    """F15-CARD-forewarned  The ambush that was declared does not happen."""
    discard_encounter(s, hideout_in(s.ambush_by), kind_in(s.ambush_by))
    s.ambush_by = EMPTY


@event("great-strength")
def great_strength(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-great-strength  That bite, or all of that damage, is prevented."""
    set_incoming_damage(s, about, 0)
    s.incoming_bite = False
    s.tell(EVERYONE, "prevented", SEAT0 + about)


# --- the start of a combat ------------------------------------------------------------------------
@event("escape-route")
@question("escape-route", known=always_known)
def escape_route(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-escape-route  A hunter is removed from the combat."""
    s.ask(seat, [REMOVE | (SEAT0 + h) for h in s.fighters], hunter_slipped_out)


def hunter_slipped_out(s: Fury, seat: int, about: int, choice: int) -> None:
    """F15-CARD-escape-route  The hunter named leaves the combat."""
    leave_combat(s, (choice & NOUN) - SEAT0)


@event("heroic-leap")
def heroic_leap(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-heroic-leap  No combat: 5 to the vampire, then 5 to the hunter."""
    hurt_foe(s, 5)
    for h in HUNTERS:
        leave_combat(s, h)
    s.do(suffer_damage, seat, 5)


@event("lucky-find")
def lucky_find(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-lucky-find  Five items are looked at, one is kept."""
    s.finder = seat
    for _ in range(5):
        s.do(look_at_item, seat)
    s.do(take_item, seat)


def look_at_item(s: Fury, seat: int) -> None:
    """F15-CARD-lucky-find  The next item of the deck is looked at; an empty deck is rebuilt."""
    rebuild_items(s)
    s.do(item_on_top, seat)


@question("item-on-top")
def item_on_top(s: Fury, seat: int) -> None:
    """F15-CARD-lucky-find  Chance tells which item lies on top."""
    s.ask(CHANCE, draws(s.item_deck), item_seen)


def item_seen(s: Fury, seat: int, choice: int) -> None:
    """F15-CARD-lucky-find  Only the player who looks sees the item."""
    s.item_deck = without(s.item_deck, choice & NOUN)
    s.items_found = with_card(s.items_found, choice & NOUN)
    s.tell(BIT[seat], "item-seen", choice & NOUN)


@question("take-item")
def take_item(s: Fury, seat: int) -> None:
    """F15-CARD-lucky-find  The player keeps one of the items looked at."""
    s.ask(seat, [TAKE | i for i in kinds(s.items_found)] or [PASS], item_taken)


def item_taken(s: Fury, seat: int, choice: int) -> None:
    """The others are discarded; the limit holds."""
    if choice != PASS:
        s.items_found = without(s.items_found, choice & NOUN)
        s.items[seat] = with_card(s.items[seat], choice & NOUN)
    for card in s.items_found:
        item_out(s, card)
    s.items_found = ()
    s.finder = -2
    s.do(trim_items, seat)


def fights_himself(s: Fury, seat: int, about: int) -> bool:
    """Only in a combat Godalming takes part in."""
    return seat == GODALMING and seat in s.fighters


@event("lucys-revenge", fights_himself)
def lucys_revenge(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-lucys-revenge  Kept faceup until it is used or the combat ends."""
    s.lucys_revenge = True
    keep_in_play(s.events_played)


@event("planned-ambush", lambda s, seat, about: not s.planned_ambush & BIT[seat])
def planned_ambush(s: Fury, seat: int, about: int) -> None:
    """F15-CARD-planned-ambush  Kept faceup for the first round."""
    s.planned_ambush |= BIT[seat]
    keep_in_play(s.events_played)


# --- items ------------------------------------------------------------------------------------------
def dogs_help(s: Fury, seat: int, w: int) -> bool:
    """Before one's own search, or against four kinds of ambush."""
    return not s.dogs_shown if w == BEFORE_SEARCH else s.ambush_by != EMPTY and kind_in(s.ambush_by) in DOGS_SCENT


@event("dogs", dogs_help)
def dogs(s: Fury, seat: int, w: int, about: int) -> None:
    """F15-CARD-dogs  Shown for the search and kept; discarded against an ambush."""
    if w == BEFORE_SEARCH:
        s.dogs_shown = True
        s.tell(EVERYONE, "shows", SEAT0 + seat, DOGS)
    else:
        drop_item(s, seat, DOGS)
        avert(s)


@event("stake", lambda s, seat, w: s.stakes_shown < s.items[seat].count(STAKE))
def stake(s: Fury, seat: int, w: int, about: int) -> None:
    """F15-CARD-stake  Shown before the search."""
    s.stakes_shown += 1
    s.tell(EVERYONE, "shows", SEAT0 + seat, STAKE)


@event("garlic-wreath")
def garlic_wreath(s: Fury, seat: int, w: int, about: int) -> None:
    """F15-CARD-garlic-wreath  In play until Claws or the end of the combat."""
    s.items[seat] = without(s.items[seat], GARLIC_WREATH)
    if s.displayed_item[seat] == GARLIC_WREATH:
        s.displayed_item[seat] = EMPTY
    s.garlic_wreaths[seat] += 1
    s.tell(EVERYONE, "wreath", SEAT0 + seat)


@event("holy-bullets")
def holy_bullets(s: Fury, seat: int, w: int, about: int) -> None:
    """F15-CARD-holy-bullets  3 more damage, once in a combat."""
    drop_item(s, seat, HOLY_BULLETS)
    s.holy_bullets_used = True
    hurt_foe(s, 3)
