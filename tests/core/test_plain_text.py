"""Text from outside holds nothing that acts on a terminal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.plain_text import one_line, printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain, grün and 黒\nin lines\tand columns", None),
        ("\x1b[2J", "\\x1b[2J"),
        ("bell\x07", "bell\\x07"),
        ("turned \u202e round", "turned \\u202e round"),
        ("name \udcff", "name \\udcff"),
        ("over\rwritten", "over\\rwritten"),
    ],
)
def test_what_acts_is_spelled_out(text: str, shown: str | None) -> None:
    assert printable(text) == (text if shown is None else shown)


@given(st.text(st.characters()))
def test_a_printable_text_stays_as_it_is(text: str) -> None:
    once = printable(text)
    assert printable(once) == once
    assert once.encode("utf-8").decode("utf-8") == once
    assert all(part.isprintable() or part.isspace() for part in once)
    assert "\x1b" not in once


def test_a_sentence_is_one_line_of_bounded_length() -> None:
    assert one_line("two\nlines  \x1b") == "two lines \\x1b"
    long = one_line("word " * 200_000)
    assert len(long) == 301
    assert long.endswith("…")
    assert one_line("x" * 30, 10) == f"{'x' * 10}…"
