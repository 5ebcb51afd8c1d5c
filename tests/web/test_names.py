"""Names: any script, and nothing that cannot be seen."""

import pytest

from whitby.web.messages import clean_name

ORDINARY = [
    "",
    "Anna",
    "  Anna \n B ",
    "O'Neill-Smith Jr. (2)",
    "Nguyễn Thị Ánh",
    "Zoë\u0308",
    "Ольга Ёлкина",
    "Γιώργος",
    "王小明",
    "さくら・カズ",
    "김민수",
    "محمد",
    "علی\u200cرضا",  # Ali-Reza, as Persians write it
    "דָּוִד",
    "आशुतोष क्षत्रिय",
    "ශ්\u200dරී",  # Sri
    "ம. ராமசாமி",
    "สมชาย ใจดี ที่นี่",
    "བསྒྲུབས",
    "ဖြို့",
    "አበበ",
    "ខេមរៈ",
    "Anna 🧛",
    "❤\ufe0f Anna",
    "👩\u200d🚀",
    "👩🏽\u200d❤\ufe0f\u200d👨",
    "🇮🇹",
    "1\ufe0f\u20e3 Anna #\ufe0f\u20e3",  # keycaps
    "7\u20e3",
    "葛\U000e0100城 辻\U000e0101",  # Japanese names, in the shapes that their owners write
    "神\ufe00",
    "ᠮᠣᠩᠭ\u180bᠣᠯ",
    "ᠴᠢᠨᠠᠭ\u180eᠠ",  # the vowel at the end stands apart
    "رضا\u200cزاده",  # many write it so behind a letter that would not join
    "عَلِیَ\u200cرِضا",
    "র\u200d্যাচেল",  # Rachel in Bengali
    "മോഹന്\u200d",  # Mohan in Malayalam
]
REFUSED = [
    "\u202eannA",  # from right to left
    "An\u200bna",
    "An\u200dna",
    "An\u200cna",
    "\u200dAnna",
    "Anna\u200d",
    "علی\u200c",
    "علی\u200c رضا",
    "علی\u200c\u200cرضا",
    "علی\u200dرضا",
    "علی\u200cAnna",
    "\u061cعلی",  # direction-changing, as are the next
    "علی\u200f",
    "Anna\u200e",
    "Anna\u2069",
    "\u200c",
    "\u200d\u200d",
    "\u180b",
    "\u180e",
    "ᠮ\u180b\u180bᠣ",
    "ᠮᠣ\u180e",
    "An\u180bna",
    "An\u180ena",
    "葛\U000e0100\U000e0100城",
    "\U000e0100葛",
    "葛 \U000e0100",
    "葛\ufe0f",
    "さ\U000e0100くら",
    "1\ufe0f",
    "A\ufe0f\u20e3",
    "\u20e3",
    "র\u200dযাচেল",
    "ন্\u200cAnna\u200c",
    "ராம்\u200d",
    "An\u00adna",
    "\ufeffAnna",
    "A\u2066nna",
    "\u115f",
    "\u3164",
    "\u2800",
    "An\u034fna",
    "Anna\ufe0f",
    "Anna\ufe01",
    "\ufe0f",
    "Anna\U000e0041",
    "Anna\U000e0101",
    "Anna\u2028Bruno",
    "Anna\u2029",
    "An\0na",
    "An\x1bna",
    "\ue000",
    "\U0010ffff",
    "\ud800",
    "\u0301Anna",
    "Anna \u0301",
    "A" + "\u0316\u0317\u0318\u0319\u031c" + "nna",
    "A" * 25,
]


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names(name: str) -> None:
    import unicodedata

    assert clean_name(name) == unicodedata.normalize("NFC", " ".join(name.split()))


@pytest.mark.parametrize("name", REFUSED, ids=ascii)
def test_names_that_hide_something(name: str) -> None:
    assert clean_name(name) is None
