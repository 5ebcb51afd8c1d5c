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
]
REFUSED = [
    "\u202eannA",  # from right to left
    "An\u200bna",
    "An\u200dna",
    "An\u200cna",
    "\u200dAnna",
    "Anna\u200d",
    "علیا\u200cرضا",  # after a letter that never joins, nobody sees it
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
