"""What is heard of a game, and that nothing is where a person or the system wants none."""

from __future__ import annotations

import random
import sys
import wave
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest
from PyQt6.QtCore import QByteArray, QObject, QUrl, qWarning

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.time_control import SuddenDeath
from ringrealms3d.session.change import Change
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.features.play.play_settings import SOUNDS
from ringrealms3d.window.features.play.sounds import NAMES, sound_of
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.session.stopped_time import StoppedTime
from tests.window.driver import Person

TET = "ring-majority/tet"


class Devices:
    """What Qt says of a system that has sound."""

    @staticmethod
    def defaultAudioOutput() -> QByteArray:
        return QByteArray(b"a loudspeaker")


class ComplainingDevices:
    """What Qt says of a system that has none, and how."""

    @staticmethod
    def defaultAudioOutput() -> QByteArray:
        qWarning("no sound server")
        return QByteArray()


class Effect:
    """A sound that is heard by the test alone."""

    heard: ClassVar[list[str]] = []

    def __init__(self, _: QObject) -> None:
        self._name = ""

    def setSource(self, url: QUrl) -> None:
        self._name = Path(url.toLocalFile()).stem

    def play(self) -> None:
        self.heard.append(self._name)


def give(monkeypatch: pytest.MonkeyPatch, devices: type) -> list[str]:
    """Let the system have some devices; return what is heard from now on."""
    Effect.heard = []
    multimedia = SimpleNamespace(QMediaDevices=devices, QSoundEffect=Effect)
    monkeypatch.setitem(sys.modules, "PyQt6.QtMultimedia", multimedia)
    return Effect.heard


def test_moves_captures_and_the_end_sound_different() -> None:
    session, heard = GameSession(TET), list[tuple[str, int, bool]]()

    def listen(change: Change) -> None:
        heard.append((sound_of(change, session), session.node.taken, session.finished))

    session.changed.connect(listen)
    rng = random.Random(4)
    while not session.finished:
        session.play(rng.choice(session.position.legal_moves))
    for name, taken, finished in heard:
        assert name == ("end" if finished else "captured" if taken else "placed")
    assert {name for name, *_ in heard} == {*NAMES} - {"milestone"}
    heard.clear()
    session.go_to(3)
    session.new_game(TET)
    assert [name for name, *_ in heard] == ["", ""]
    session.resign()
    assert heard[-1][0] == "end"


def test_a_swap_is_heard_as_a_milestone() -> None:
    session, heard = GameSession("loop/mini"), list[str]()
    session.changed.connect(lambda change: heard.append(sound_of(change, session)))
    for text in ("1a2", "swap"):
        session.play(session.position.parse_move(text))
    assert heard == ["placed", "milestone"]


def test_a_loss_on_time_sounds_like_an_end() -> None:
    time, heard = StoppedTime(), list[str]()
    session = GameSession(TET, now=time)
    session.new_game(TET, control=SuddenDeath(10))
    session.play(session.position.legal_moves[0])
    session.changed.connect(lambda change: heard.append(sound_of(change, session)))
    time.pass_by(11)
    assert session.lose_on_time()
    assert heard == ["end"]


@pytest.mark.flat
def test_a_click_switches_the_sounds_off(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = give(monkeypatch, Devices)
    window.session.play(window.session.position.legal_moves[0])
    Person(window).command("view.sounds").trigger()
    window.session.play(window.session.position.legal_moves[0])
    assert heard == ["placed"]
    assert not Settings(settings.path)[SOUNDS]
    Person(window).command("view.sounds").trigger()
    window.session.play(window.session.position.legal_moves[0])
    assert heard == ["placed", "placed"]


@pytest.mark.flat
def test_a_system_without_sound_is_silent(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "PyQt6.QtMultimedia", None)
    with caplog.at_level("INFO"):
        window.session.play(window.session.position.legal_moves[0])
    assert len(window.session.moves) == 1
    assert caplog.text.count("no sound: ") == 1


@pytest.mark.flat
def test_what_qt_says_of_missing_sound_is_logged(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    heard = give(monkeypatch, ComplainingDevices)
    with caplog.at_level("INFO"):
        window.session.play(window.session.position.legal_moves[0])
    assert heard == []
    assert "no sound server" in caplog.text
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("name", NAMES)
def test_sounds_are_short_and_end_in_silence(name: str) -> None:
    with wave.open(str(data_folder("resources") / "sounds" / f"{name}.wav")) as file:
        assert file.getnframes() / file.getframerate() < 1.5
        frames = file.readframes(file.getnframes())
    samples = memoryview(frames).cast("h")
    assert max(samples) > 8000
    assert abs(samples[-1]) < 300
