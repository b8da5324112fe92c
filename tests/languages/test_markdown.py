"""Markdown is told block by block, and nothing but its texts changes."""

from __future__ import annotations

import pytest

from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import use_catalogue
from ringrealms3d.games import all_games
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.languages.markdown import texts_in, translated

TEXT = """# A title

A paragraph over
2. two lines.

- an item
- one over
  two lines

1. first

| head | other |
|---|---|
| cell | 5 |

![A caption.](position:loop/mini?fen;2b2)
"""


class Capitals:
    """A language in which all is written in capitals."""

    def translate(self, text: str, count: int | None = None) -> str:
        return text.upper()


def test_the_texts_of_all_kinds_of_blocks() -> None:
    assert list(texts_in(TEXT)) == [
        "A title",
        "A paragraph over 2. two lines.",
        "an item",
        "one over two lines",
        "first",
        "| head | other |",
        "| cell | 5 |",
        "A caption.",
    ]


def test_what_stands_around_the_texts_stays() -> None:
    use_catalogue(Capitals())
    try:
        told = translated(TEXT)
    finally:
        use_catalogue(None)
    assert told.startswith("# A TITLE\n\nA PARAGRAPH OVER 2. TWO LINES.\n\n- AN ITEM\n")
    assert "|---|---|\n| CELL | 5 |" in told
    assert "![A CAPTION.](position:loop/mini?fen;2b2)" in told


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.uid)
def test_rules_keep_their_diagrams(game: Game) -> None:
    assert diagrams_in(translated(game.rules_text)) == diagrams_in(game.rules_text)
