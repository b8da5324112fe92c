"""What is heard of a game, and that nothing is where a person or the system wants none."""

from __future__ import annotations

import random
import sys
import wave

import pytest
from PyQt6.QtCore import qWarning

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.time_control import SuddenDeath
from ringrealms3d.session.change import Change
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.features.play.sounds import NAMES, Sounds, _complaints_logged, sound_of
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.session.stopped_time import StoppedTime

TET = "ring-majority/tet"


class Player:
    """Counts how often a sound was played."""

    def __init__(self) -> None:
        self.count = 0

    def play(self) -> None:
        self.count += 1


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
    assert {name for name, *_ in heard} == set(NAMES)
    heard.clear()
    session.go_to(3)
    session.new_game(TET)
    assert [name for name, *_ in heard] == ["", ""]
    session.resign()
    assert heard[-1][0] == "end"


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
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = {name: Player() for name in NAMES}
    monkeypatch.setitem(window.sounds.__dict__, "_players", players)
    window.session.play(window.session.position.legal_moves[0])
    window.commands["view.sounds"].trigger()
    window.session.play(window.session.position.legal_moves[0])
    assert [player.count for player in players.values()] == [1, 0, 0]
    assert not Settings(window.settings.path).sounds
    window.commands["view.sounds"].trigger()
    window.session.play(window.session.position.legal_moves[0])
    assert players["placed"].count == 2


@pytest.mark.flat
def test_a_system_without_sound_is_silent(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PyQt6.QtMultimedia", None)
    sounds = Sounds(window, window.session, window.settings)
    assert sounds._players == {}
    window.session.play(window.session.position.legal_moves[0])


def test_what_qt_says_of_missing_sound_is_logged(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"), _complaints_logged():
        qWarning("no sound server")
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
