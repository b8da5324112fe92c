"""The rules for players, and their diagrams."""

from __future__ import annotations

import re

import pytest

from ringrealms3d.games import get_game
from ringrealms3d.games.diagrams import Diagram, diagrams_in

TEXT = get_game("loop").rules_text
DIAGRAMS = diagrams_in(TEXT)


def test_everything_that_was_decided_is_said() -> None:
    for words in ("David Bush", "Lazo", "twixter", "95", "145", "550", "Interpretations"):
        assert words in TEXT


def test_every_picture_is_a_diagram() -> None:
    assert len(DIAGRAMS) == TEXT.count("![") == 9


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=lambda x: x.caption)
def test_diagrams_show_what_their_captions_say(diagram: Diagram) -> None:
    caption, position = diagram.caption, diagram.position
    if "may play" in caption:
        assert position.is_legal(position.parse_move("2b2"))
        return
    if "twelve" in caption:
        names = [position.board.sites[x] for x in (position.stones == 1).nonzero()[0]]
        assert len(names) == 13
        centre = position.board.site("2b2")
        assert {position.board.site(x) for x in names} - {centre} == {
            x for x in position.board.neighbours[centre].tolist() if x >= 0
        }
        return
    outcome = position.outcome
    assert (outcome is None) == caption.startswith("No loop")
    if outcome is None:
        return
    _, (within,) = outcome.marks.values()
    named = re.search(r"(?:around|river runs) (.*)\.", caption)
    if named:
        assert set(re.findall(r"\d[a-z]\d+", named[1])) == {position.board.sites[x] for x in within}
