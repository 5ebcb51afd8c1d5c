"""Names of people in any script, but none that looks like another's because part of it cannot be seen."""

from __future__ import annotations

import unicodedata

MARKS = 4  # in a row: Burmese and Tibetan need as many, what climbs over other lines needs more
HIDDEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
BLANK = frozenset(  # invisible, although Unicode counts them as letters, marks or symbols
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
)
ZWNJ, ZWJ = "\u200c", "\u200d"
EMOJI_STYLE = "\ufe0f"
SKINS = {chr(code) for code in range(0x1F3FB, 0x1F400)}
VIRAMA = 9  # combining class of a sign that joins consonants
UNJOINED = ("ALEF", "DAL", "THAL", "REH", "ZAIN", "JEH", "WAW", "HAMZA", "MARBUTA")  # Arabic letters that never join the next


def can_be_seen(name: str) -> bool:
    """Is every sign of this name visible by itself or in what it does to its neighbours?"""
    marks = MARKS  # a name does not begin with one
    for i, sign in enumerate(name):
        kind = unicodedata.category(sign)
        if sign in (ZWNJ, ZWJ):
            if not joins(name[:i], sign, name[i + 1 : i + 2]):
                return False
        elif sign == EMOJI_STYLE:
            if not is_symbol(name[i - 1 : i]):
                return False
        elif kind in HIDDEN or sign in BLANK or is_selector(sign):
            return False
        elif kind[0] == "M":
            marks += 1
            if marks > MARKS:
                return False
        else:
            marks = MARKS if kind == "Zs" else 0
    return True


def joins(before: str, sign: str, after: str) -> bool:
    """Does a joiner change what is seen here: behind a virama, between Arabic letters, inside an emoji?"""
    if not before or not after:
        return False
    if unicodedata.combining(before[-1]) == VIRAMA:
        return unicodedata.category(after)[0] == "L"
    if sign == ZWNJ:
        return joins_next(before[-1]) and is_arabic(after)
    while before and (before[-1] == EMOJI_STYLE or before[-1] in SKINS):
        before = before[:-1]
    return is_symbol(before[-1:]) and is_symbol(after)


def is_arabic(sign: str) -> bool:
    return unicodedata.name(sign, "").startswith("ARABIC LETTER ")


def joins_next(sign: str) -> bool:
    """An Arabic letter that would be tied to the next one."""
    return is_arabic(sign) and not any(word in UNJOINED for word in unicodedata.name(sign).split())


def is_symbol(sign: str) -> bool:
    """Most emoji are symbols to Unicode; what else is one does no harm here."""
    return bool(sign) and unicodedata.category(sign) == "So" and sign not in BLANK


def is_selector(sign: str) -> bool:
    """One of the signs that choose between shapes of the sign before them, mostly without effect."""
    return "VARIATION SELECTOR" in unicodedata.name(sign, "")
