"""Which names can be seen for what they are: no two that look alike because something in them is invisible."""

import unicodedata

BLANK = frozenset(
    [
        0x034F,  # combining grapheme joiner
        0x115F,
        0x1160,
        0x3164,
        0xFFA0,  # fillers of Hangul
        0x17B4,
        0x17B5,  # inherent vowels of Khmer
        *range(0x180B, 0x1810),  # variation selectors of Mongolian
        0x2800,  # the empty pattern of Braille
        *range(0xFE00, 0xFE10),  # variation selectors
        *range(0x1D173, 0x1D17B),  # of musical notation
        *range(0xE0000, 0xE1000),  # tags and more variation selectors
    ]
)
"""Signs that show nothing by themselves although Unicode calls them printable."""


def is_visible(name: str) -> bool:
    """Return whether a name has no spaces around it and nothing in it that nobody sees."""
    composed = unicodedata.normalize("NFC", name)
    if not composed or not composed.isprintable() or composed != composed.strip():
        return False
    return not unicodedata.combining(composed[0]) and not any(ord(sign) in BLANK for sign in composed)
