"""The boards that do not come with the program, on their way with games and between processes."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.games import all_games, game_of_variant

_LONGEST_QUOTE = 60


def board_text(uid: str) -> str:
    """Return the text of a variant's board, empty if it comes with the program or is not known."""
    with suppress(UserError):  # there may be no such game
        game = game_of_variant(uid)
        return "" if uid in game.variants else game.others.text(uid)
    return ""


def learn_board(uid: str, text: str) -> None:
    """Take note of the board of a variant, so that the variant can be opened; no text, no change.

    Raises:
        UserError: it is not the board of this variant.
    """
    if text:
        game = game_of_variant(uid)
        if uid in game.variants:
            raise UserError("{uid} needs no board", uid=one_line(uid, _LONGEST_QUOTE))
        game.others.learn(uid, text)


def known_boards() -> dict[str, str]:
    """Return the texts of all boards that this process knows, for :func:`learn_boards`."""
    return {uid: text for game in all_games() for uid, text in game.others.texts().items()}


def learn_boards(boards: Mapping[str, str]) -> None:
    """Take note of boards that another process knows."""
    for uid, text in boards.items():
        learn_board(uid, text)


def keep_board(uid: str) -> None:
    """Keep the board of a variant for later processes, if there is a place for it."""
    game = game_of_variant(uid)
    if uid not in game.variants:
        game.others.keep(uid)
