"""Pictures in space of boards of one's own games, on the start page and in *New game*."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PyQt6.QtGui import QColor, QImage
from PyQt6.QtWidgets import QListWidget, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.exports.board_pictures import SIZE, TURN_SIZE, BoardRequest, resting
from ringrealms3d.games import all_games, get_game, start, variant_ids
from ringrealms3d.scene.theme import LIGHT
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.board_artist import BoardArtist
from ringrealms3d.window.board.board_icons import start_pixmap
from ringrealms3d.window.features.play.board_grid import BoardGrid
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.start.pictures import TurningPicture
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.shell.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp", "examples_registered")

UID = "qubic/4"
GREEN = (0, 255, 0, 255)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def middle(widget: QWidget) -> QColor:
    image = widget.grab().toImage()
    return image.pixelColor(image.rect().center())


def draw(wanted: BoardRequest, size: tuple[int, int]) -> None:
    wanted.path.parent.mkdir(exist_ok=True, parents=True)
    Image.new("RGBA", size, GREEN).save(wanted.path, lossless=True)


def test_what_was_drawn_is_shown_at_once_at_the_next_start(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    artist = BoardArtist(owner)
    swing = BoardRequest(UID, LIGHT.name, turning=True)
    width, height = TURN_SIZE
    draw(swing, (width, 3 * height))
    draw(BoardRequest(UID, LIGHT.name, turning=False), SIZE)
    card, tiles = TurningPicture(LIGHT, get_game("qubic"), artist), BoardGrid(LIGHT, artist)
    tiles.show_boards((UID,))
    for widget in (card, tiles):
        qtbot.addWidget(widget)
        widget.resize(300, 200)
    assert middle(card) == QColor(*GREEN)
    assert tile(tiles).pixelColor(96, 88) == QColor(*GREEN)


@pytest.mark.nightly
@pytest.mark.parametrize("uid", variant_ids())
def test_the_picture_of_a_start_has_no_piece_that_is_not_there_yet(uid: str) -> None:
    pixmap = start_pixmap(uid, LIGHT).toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    seen = Image.frombytes("RGBA", SIZE, pixmap.constBits().asstring(pixmap.sizeInBytes()))
    shown, drawn = (on_grey(each) for each in (seen, resting(start(uid, seed=1), LIGHT)))
    apart = np.abs(np.asarray(shown.resize(drawn.size), dtype=int) - np.asarray(drawn))
    assert apart.mean() < 16  # half a pixel, and few colours


def on_grey(picture: Image.Image) -> Image.Image:
    """Return what is seen in a picture, without what lies transparent around it."""
    ground = Image.new("RGBA", picture.size, (128, 128, 128, 255))
    box = picture.getbbox(alpha_only=True)
    return Image.alpha_composite(ground, picture).crop(box).convert("RGB")


@pytest.mark.nightly
def test_boards_are_drawn_by_a_process_while_their_maps_are_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RINGREALMS3D_GAMES", "ringrealms3d.examples.qubic:GAME")
    owner = QWidget()
    qtbot.addWidget(owner)
    artist = BoardArtist(owner)
    tiles = BoardGrid(LIGHT, artist)
    qtbot.addWidget(tiles)
    with qtbot.waitSignal(artist.drawn, timeout=60_000) as signal:
        tiles.show_boards((UID,))
        at_first = tile(tiles)
    assert signal.args == [BoardRequest(UID, LIGHT.name, turning=False)]
    assert tile(tiles) != at_first
    assert tile(tiles).size().width() == SIZE[0]


@pytest.mark.nightly
def test_boards_of_games_that_nobody_chose_yet_are_asked_for(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()
    monkeypatch.setattr(BoardArtist, "ask", lambda _, uid, theme, *__: asked.append(uid))
    owner = QWidget()
    qtbot.addWidget(owner)
    for in_space in (False, True):
        assert asked == []
        players, programs = (Human(), Human()), Programs(owner, settings)
        NewGameDialog(owner, "loop/mini", players, programs, LIGHT, "", 1, False, in_space)
    assert {game.variants[0] for game in all_games()} <= set(asked)
    assert UID in asked


def tile(tiles: QListWidget) -> QImage:
    item = tiles.item(0)
    assert item is not None
    return item.icon().pixmap(*SIZE).toImage()
