"""Harm to hunters: damage, bites, defeat, hospital."""

from __future__ import annotations

from whitby.board import BIT
from whitby.cards import with_card
from whitby.engine import EVERYONE, NOUN, question
from whitby.games.fury.europe import OFF
from whitby.games.fury2015.europe import NEAREST_HOSPITALS
from whitby.games.fury2015.state import Fury, gain_influence
from whitby.games.fury2015.windows import MORTAL_DAMAGE, open_window_for_all
from whitby.games.fury2015.words import BITE_SPACES, DRACULA, EMPTY, HEALTH, NUMBER0, SEAT0, WARD


def suffer_damage(s: Fury, h: int, n: int) -> None:
    """F15-DEFEAT-01, F15-DAMAGE-04  Damage; a mortal blow may be prevented before it lands."""
    announce_damage(s, h, n)
    if s.incoming_damage[h]:
        s.do(damage_lands, h)


def announce_damage(s: Fury, h: int, n: int) -> None:
    """Damage that is borne, or a mortal blow that hangs over the hunter."""
    if s.at[h] == OFF or n <= 0:
        return
    if s.hunter_damage[h] + n >= HEALTH[h]:
        set_incoming_damage(s, h, n)
        open_window_for_all(s, MORTAL_DAMAGE, h)
    else:
        s.hunter_damage[h] += n
        s.tell(EVERYONE, "suffers", SEAT0 + h, NUMBER0 + n)


def damage_lands(s: Fury, h: int) -> None:
    """The mortal blow, unless it was prevented."""
    n = s.incoming_damage[h]
    set_incoming_damage(s, h, 0)
    if n and s.at[h] != OFF:
        s.hunter_damage[h] = HEALTH[h]
        s.tell(EVERYONE, "suffers", SEAT0 + h, NUMBER0 + n)
        defeat(s, h)


def set_incoming_damage(s: Fury, h: int, n: int) -> None:
    """The damage that is about to land on a hunter."""
    s.incoming_damage = tuple([n if x == h else m for x, m in enumerate(s.incoming_damage)])


def bite(s: Fury, h: int) -> None:
    """F15-BITE-01  Bitten, unless somebody prevents it."""
    if s.at[h] != OFF:
        s.incoming_bite = True
        open_window_for_all(s, MORTAL_DAMAGE, h)
        s.do(bite_lands, h)


def bite_lands(s: Fury, h: int) -> None:
    """F15-BITE-01, F15-BITE-02, F15-BITE-06  An empty bite space is filled; without one the hunter is defeated."""
    bitten = s.incoming_bite
    s.incoming_bite = False
    if bitten and s.at[h] != OFF:
        s.tell(EVERYONE, "bitten", SEAT0 + h)
        if s.bites[h] < BITE_SPACES[h]:
            s.bites[h] += 1
        else:
            defeat(s, h)


def defeat(s: Fury, h: int) -> None:
    """F15-DEFEAT-02, F15-DEFEAT-03, F15-DEFEAT-11, F15-ACTION-13  Influence, off the board at once, the nearest hospital is fixed."""
    place = s.at[h]
    s.tell(EVERYONE, "defeated", SEAT0 + h)
    s.at[h] = OFF
    s.delayed[h] = False
    s.bats[h] = False
    s.displayed_item[h] = EMPTY
    s.displayed_event[h] = EMPTY
    leave_combat(s, h)
    s.do(fix_hospital, h, place)
    gain_influence(s, 2 + s.despair)


@question("fix-ward")
def fix_hospital(s: Fury, h: int, place: int) -> None:
    """F15-DEFEAT-04  On a tie Dracula chooses."""
    if len(NEAREST_HOSPITALS[place]) == 1:
        hospital_fixed(s, h, place, NEAREST_HOSPITALS[place][0])
    else:
        s.ask(DRACULA, [WARD | w for w in NEAREST_HOSPITALS[place]], hospital_fixed)


def hospital_fixed(s: Fury, h: int, place: int, choice: int) -> None:
    """The hospital where the hunter will wake."""
    s.hospital[h] = choice & NOUN
    s.tell(EVERYONE, "ward", SEAT0 + h, s.hospital[h])


def wake_up(s: Fury, h: int) -> None:
    """F15-DEFEAT-08 to F15-DEFEAT-11  On the hospital space, whole again, without items and events; tickets are kept."""
    s.at[h] = s.hospital[h]
    s.hospital[h] = OFF
    s.hunter_damage[h] = 0
    s.bites[h] = 0
    for card in s.items[h]:
        item_out(s, card)
    for card in s.events[h]:
        event_out(s, card)
    s.items[h] = ()
    s.events[h] = ()
    s.displayed_item[h] = EMPTY
    s.displayed_event[h] = EMPTY
    s.tell(EVERYONE, "wakes", SEAT0 + h, s.at[h])


def leave_combat(s: Fury, h: int) -> None:
    """F15-COMBAT-31  Removed from the combat; the figure does not move."""
    if h in s.fighters:
        s.fighters.remove(h)
        if s.foe != EMPTY:
            s.hunters_done |= BIT[h]
            s.tell(EVERYONE, "out-of-combat", SEAT0 + h)


def item_out(s: Fury, card: int) -> None:
    """An item goes faceup to its discards."""
    s.item_discards = with_card(s.item_discards, card)
    s.tell(EVERYONE, "item-discarded", card)


def event_out(s: Fury, card: int) -> None:
    """F15-EVENT-07  An event goes faceup to the discards."""
    s.event_discards = with_card(s.event_discards, card)
    s.tell(EVERYONE, "event-discarded", card)


def recover(s: Fury, h: int, n: int) -> None:
    """F15-REST-04  Never below no damage."""
    n = min(n, s.hunter_damage[h])
    s.hunter_damage[h] -= n
    s.tell(EVERYONE, "recovers", SEAT0 + h, NUMBER0 + n)
