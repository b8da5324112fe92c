"""Sentences that can be told in another language."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from ringrealms3d.core.phrase import (
    Phrase,
    call_pieces,
    listed,
    tr,
    tr_count,
    translatable,
    use_catalogue,
)

GERMAN = {
    "{seat} has {things}": "{seat} hat {things}",
    "a loop through {node}": "eine Schleife durch {node}",
    "{first} and {last}": "{first} und {last}",
    "Black": "Schwarz",
    "the frame": "den Rahmen",
}
LOOPS = {1: "nach {move} eine Schleife", 2: "nach {move} {count} Schleifen"}


class German:
    """A small catalogue."""

    def translate(self, text: str, count: int | None = None) -> str:
        if count is not None:
            return LOOPS[min(count, 2)] if text == "after {move} {count} loops" else ""
        return GERMAN.get(text, "")


@pytest.fixture
def german() -> Iterator[None]:
    """Speak German for the length of a test."""
    use_catalogue(German())
    yield
    use_catalogue(None)
    call_pieces({})


def test_a_phrase_is_its_english_text() -> None:
    phrase = Phrase("{site} holds a {colour} stone", site="f1", colour="red")
    assert phrase == "f1 holds a red stone"
    assert isinstance(phrase, str)
    assert f"{phrase}." == "f1 holds a red stone."
    assert hash(phrase) == hash("f1 holds a red stone")


def test_a_phrase_is_told_with_all_its_parts(german: None) -> None:
    loops = [Phrase("a loop through {node}", node=node) for node in ("the frame", "window 1")]
    phrase = Phrase("{seat} has {things}", seat="Black", things=listed(loops))
    assert phrase == "Black has a loop through the frame and a loop through window 1"
    expected = "Schwarz hat eine Schleife durch den Rahmen und eine Schleife durch window 1"
    assert tr(phrase) == expected


def test_numbers_and_plain_texts_are_told_too(german: None) -> None:
    assert tr("Black") == "Schwarz"
    assert tr(Phrase("{n} of {seat}", n=3, seat="Black")) == "3 of Schwarz"


@pytest.mark.parametrize(
    ("texts", "expected"), [("a", "a"), ("ab", "a and b"), ("abcd", "a, b, c and d")]
)
def test_lists(texts: str, expected: str) -> None:
    assert listed(list(texts)) == expected


def test_a_phrase_survives_an_exception(german: None) -> None:
    error = ValueError(Phrase("{seat} resigned", seat="Black"))
    assert tr(error.args[0]) == "Schwarz resigned"
    assert str(error) == "Black resigned"


def test_braces_among_the_parts_stay(german: None) -> None:
    assert Phrase("{a}", a="{b}") == "{b}"
    assert tr(Phrase("{a}", a="{b}")) == "{b}"
    with pytest.raises(KeyError):
        Phrase("{a}")


@pytest.mark.parametrize(("count", "expected"), [(0, "no 0 loops"), (1, "no 1 loop")])
def test_english_has_a_singular_and_a_plural(count: int, expected: str) -> None:
    assert Phrase.counted("no {count} loop", "no {count} loops", count) == expected
    assert tr_count("no {count} loop", "no {count} loops", count) == expected


def test_another_language_has_its_own_plurals(german: None) -> None:
    one, many = (
        Phrase.counted("after {move} {count} loop", "after {move} {count} loops", n, move="e3")
        for n in (1, 3)
    )
    assert (one, many) == ("after e3 1 loop", "after e3 3 loops")
    assert (tr(one), tr(many)) == ("nach e3 eine Schleife", "nach e3 3 Schleifen")
    assert tr_count("{count} ring", "{count} rings", 1) == "1 ring"


def test_what_is_marked_is_told_later(german: None) -> None:
    text = translatable("Black")
    assert text == "Black"
    assert tr(text) == "Schwarz"


def test_pieces_are_called_after_the_colours_that_are_seen(german: None) -> None:
    call_pieces({"White": "Black"})
    assert tr("White") == "Schwarz"
    assert tr(Phrase("{seat} has {things}", seat="White", things="3")) == "Schwarz hat 3"


def test_a_phrase_travels_to_another_process(german: None) -> None:
    counted = Phrase.counted("after {move} {count} loop", "after {move} {count} loops", 3, move="e")
    for phrase in (Phrase("{seat} of {a}", seat="Black", a="{b}"), counted):
        came = pickle.loads(pickle.dumps(phrase))
        assert came == phrase
        assert tr(came) == tr(phrase) != phrase
