"""Sentences that can be told in another language."""

from __future__ import annotations

import pytest

from ringrealms3d.core.phrase import Phrase, listed, told

GERMAN = {
    "{seat} has {things}": "{seat} hat {things}",
    "a loop through {node}": "eine Schleife durch {node}",
    "{first} and {last}": "{first} und {last}",
    "Black": "Schwarz",
    "the frame": "den Rahmen",
}


def german(text: str) -> str:
    return GERMAN.get(text, text)


def test_a_phrase_is_its_english_text() -> None:
    phrase = Phrase("{site} holds a {colour} stone", site="f1", colour="red")
    assert phrase == "f1 holds a red stone"
    assert isinstance(phrase, str)
    assert f"{phrase}." == "f1 holds a red stone."
    assert hash(phrase) == hash("f1 holds a red stone")


def test_a_phrase_is_told_with_all_its_parts() -> None:
    loops = [Phrase("a loop through {node}", node=node) for node in ("the frame", "window 1")]
    phrase = Phrase("{seat} has {things}", seat="Black", things=listed(loops))
    assert phrase == "Black has a loop through the frame and a loop through window 1"
    expected = "Schwarz hat eine Schleife durch den Rahmen und eine Schleife durch window 1"
    assert told(phrase, german) == expected


def test_numbers_and_plain_texts_are_told_too() -> None:
    assert told("Black", german) == "Schwarz"
    assert told(Phrase("{n} of {seat}", n=3, seat="Black"), german) == "3 of Schwarz"


@pytest.mark.parametrize(
    ("texts", "expected"), [("a", "a"), ("ab", "a and b"), ("abcd", "a, b, c and d")]
)
def test_lists(texts: str, expected: str) -> None:
    assert listed(list(texts)) == expected


def test_a_phrase_survives_an_exception() -> None:
    error = ValueError(Phrase("{seat} resigned", seat="Black"))
    assert told(error.args[0], german) == "Schwarz resigned"
    assert str(error) == "Black resigned"


def test_braces_among_the_parts_stay() -> None:
    assert Phrase("{a}", a="{b}") == "{b}"
    assert told(Phrase("{a}", a="{b}"), german) == "{b}"
    with pytest.raises(KeyError):
        Phrase("{a}")
