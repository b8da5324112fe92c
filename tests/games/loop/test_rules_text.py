"""The rules for players, and their diagrams."""

from __future__ import annotations

import re

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, get_game
from tests.games.playing import played

TEXT = get_game("loop").rules_text
DIAGRAMS = re.findall(r"!\[([^\]]+)\]\(position:([^?)]+)\?([^);]+)((?:;[^);]+)*)\)", TEXT)


def shown(uid: str, fen: str, moves: str) -> Position:
    return played(from_fen(uid, fen), moves.replace(";", " "))


def test_everything_that_was_decided_is_said() -> None:
    for words in ("David Bush", "Lazo", "twixter", "95", "145", "550", "program's choice"):
        assert words in TEXT


def test_every_picture_is_a_diagram() -> None:
    assert len(DIAGRAMS) == TEXT.count("![") == 9


@pytest.mark.parametrize(("caption", "uid", "fen", "moves"), DIAGRAMS)
def test_diagrams_show_what_their_captions_say(
    caption: str, uid: str, fen: str, moves: str
) -> None:
    position = shown(uid, fen, moves)
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
    river = {position.board.sites[x] for (sites,) in [outcome.marks["river"]] for x in sites}
    named = re.search(r"(?:around|river runs) (.*)\.", caption)
    if named:
        assert set(re.findall(r"\d[a-z]\d+", named[1])) == river
