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
KEYS, KEYCAP = frozenset("0123456789#*"), "\u20e3"
SKINS = {chr(code) for code in range(0x1F3FB, 0x1F400)}
VIRAMA = 9  # combining class of a sign that joins consonants
MALAYALAM_VIRAMA = "\u0d4d"
VOWEL_SEPARATOR = "\u180e"  # sets the last vowel of a Mongolian word apart
SHAPES = {  # the signs that choose between shapes of a letter, by the script of that letter
    "CJK": {"\ufe00", "\ufe01", "\ufe02", *map(chr, range(0xE0100, 0xE01F0))},
    "MONGOLIAN": {"\u180b", "\u180c", "\u180d", "\u180f"},
}


def can_be_seen(name: str) -> bool:
    """Is every sign of this name visible by itself or in what it does to its neighbours?"""
    return visible_part(name) == name


def visible_part(text: str) -> str:
    """A text without the signs that can neither be seen nor do anything to their neighbours."""
    kept = ""
    marks = MARKS  # it does not begin with one
    for i, sign in enumerate(text):
        kind = unicodedata.category(sign)
        if kind in HIDDEN or sign in BLANK or is_selector(sign):
            if not changes_neighbours(kept, sign, text[i + 1 : i + 2]):
                continue
        elif kind[0] == "M":
            marks += 1
            if marks > MARKS:
                continue
        else:
            marks = MARKS if kind == "Zs" else 0
        kept += sign
    return kept


def changes_neighbours(before: str, sign: str, after: str) -> bool:
    """Does a sign that cannot be seen by itself do here what it is there for?"""
    if sign == ZWNJ:
        return keeps_apart(before, after)
    if sign == ZWJ:
        return joins(before, after)
    if sign == EMOJI_STYLE:
        return is_symbol(before[-1:]) or (before[-1:] in KEYS and after == KEYCAP)
    if sign == VOWEL_SEPARATOR:
        return script(before[-1:]) == script(after) == "MONGOLIAN"
    return sign in SHAPES.get(script(before[-1:]), ())


def keeps_apart(before: str, after: str) -> bool:
    """Between Arabic letters, as in Persian names, or behind a virama."""
    if is_virama(before[-1:]):
        return script(after) != ""
    while before and unicodedata.category(before[-1]) == "Mn":
        before = before[:-1]
    return script(before[-1:]) == script(after) == "ARABIC"


def joins(before: str, after: str) -> bool:
    """Behind a virama (in Malayalam at the end too), in front of one (Bengali), or inside an emoji."""
    if is_virama(before[-1:]):
        return script(after) != "" or before[-1] == MALAYALAM_VIRAMA
    if is_virama(after):
        return script(before[-1:]) != ""
    while before and (before[-1] == EMOJI_STYLE or before[-1] in SKINS):
        before = before[:-1]
    return is_symbol(before[-1:]) and is_symbol(after)


def is_virama(sign: str) -> bool:
    return bool(sign) and unicodedata.combining(sign) == VIRAMA


def script(sign: str) -> str:
    """The first word of a letter's name, as ARABIC; empty if it is no letter."""
    return unicodedata.name(sign, "").partition(" ")[0] if sign and unicodedata.category(sign)[0] == "L" else ""


def is_symbol(sign: str) -> bool:
    """Most emoji are symbols to Unicode; what else is one does no harm here."""
    return bool(sign) and unicodedata.category(sign) == "So" and sign not in BLANK


def is_selector(sign: str) -> bool:
    """One of the signs that choose between shapes of the sign before them, mostly without effect."""
    return "VARIATION SELECTOR" in unicodedata.name(sign, "")
