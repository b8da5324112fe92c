"""The sounds of moves, captures and a game's end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, QUrl, qInstallMessageHandler

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.log_file import log
from ringrealms3d.core.story import Kind
from ringrealms3d.session.change import MAY_END, Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.play_settings import SOUNDS

if TYPE_CHECKING:
    from PyQt6.QtMultimedia import QSoundEffect

NAMES = ("placed", "captured", "milestone", "end")
"""The files, which resources/make_sounds.py makes."""

_HEARD = frozenset({Kind.GAIN, Kind.SWAP, Kind.FREE_TURN})
"""The milestones with a sound."""


class Sounds(QObject):
    """Plays the sounds of moves, unless switched off or unavailable."""

    def __init__(self, context: Context) -> None:
        """Begin silent."""
        super().__init__(context.window)
        self._session, self._settings = context.session, context.settings

    def follow(self, change: Change) -> None:
        """Play the sound of a change of the game."""
        if self._settings[SOUNDS] and (name := sound_of(change, self._session)):
            player = self._players.get(name)
            if player is not None:
                player.play()

    @cached_property
    def _players(self) -> dict[str, QSoundEffect]:
        """The players of sounds; none if the system has no sound."""
        try:
            with _complaints_logged():
                from PyQt6.QtMultimedia import QMediaDevices, QSoundEffect

                silent = QMediaDevices.defaultAudioOutput().isNull()
        except ImportError as error:
            log.info("no sound: %s", error)
            return {}
        if silent:
            return {}
        players = {name: QSoundEffect(self) for name in NAMES}
        for name, player in players.items():
            path = data_folder("resources") / "sounds" / f"{name}.wav"
            player.setSource(QUrl.fromLocalFile(str(path)))
        return players


@contextmanager
def _complaints_logged() -> Iterator[None]:
    """Log Qt's messages about missing sound instead of writing them to the terminal."""
    before = qInstallMessageHandler(lambda _, __, text: log.info("sound: %s", text))
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def sound_of(change: Change, session: GameSession) -> str:
    """Return the name of the sound for a change, empty for silence."""
    ends = change.what in MAY_END
    if ends and session.outcome is not None:
        return "end"
    if change.what is not What.PLAYED:
        return ""
    news = session.node.news
    if news is not None and any(each.kind in _HEARD for each in news.milestones):
        return "milestone"
    return "captured" if session.node.taken else "placed"
