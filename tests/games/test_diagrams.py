"""Diagrams in the rules begin with a position as the program itself writes it."""

from __future__ import annotations

import re

import pytest

from ringrealms3d.games import all_games, from_fen

ADDRESS = re.compile(r"\(position:([^?)]+)\?([^;)]+)")
TEXTS = {game.uid: game.rules_text for game in all_games()}
pytestmark = pytest.mark.plain
ADDRESSES = [found for text in TEXTS.values() for found in ADDRESS.findall(text)]


def test_every_game_has_some() -> None:
    assert {uid.partition("/")[0] for uid, _ in ADDRESSES} == set(TEXTS)


@pytest.mark.parametrize(("uid", "fen"), ADDRESSES)
def test_a_position_is_written_as_the_program_does(uid: str, fen: str) -> None:
    assert from_fen(uid, fen).fen() == fen
