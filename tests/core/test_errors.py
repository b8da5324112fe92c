"""Errors that a person can put right are sentences, not files."""

from __future__ import annotations

import pytest

from ringrealms3d.core.errors import LONGEST_MESSAGE, UserError
from ringrealms3d.core.move import IllegalMove
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.games import start, variant


def test_a_sentence_is_told_as_it_is_and_in_other_languages() -> None:
    assert str(UserError("no room")) == "no room"
    phrase = Phrase("{site} is taken", site="f1")
    assert IllegalMove(phrase).args == (phrase,)
    assert isinstance(IllegalMove(phrase).args[0], Phrase)


@pytest.mark.parametrize("letter", ["x", "1", "\x1b"])
def test_no_message_repeats_a_whole_input(letter: str) -> None:
    long = letter * 600_000
    with pytest.raises(UserError) as of_variant:
        variant(f"ring-majority/{long}")
    with pytest.raises(UserError) as of_move:
        start("ring-majority/tet").parse_move(long)
    for found in (of_variant, of_move):
        assert len(str(found.value)) <= LONGEST_MESSAGE + 1
