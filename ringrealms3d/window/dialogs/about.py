"""What the program is, who designed the games, and what draws."""

from __future__ import annotations

from PyQt6.QtWidgets import QMessageBox, QWidget

import ringrealms3d
from ringrealms3d.games import all_games
from ringrealms3d.scene.graphics import Graphics
from ringrealms3d.window.texts import tr


def show_about(parent: QWidget, graphics: Graphics) -> None:
    """Open a box that tells it."""
    games = "".join(f"<li>{tr(game.title)}: {game.designer}</li>" for game in all_games())
    text = tr("Abstract games on true 3-D boards. The games and their designers:")
    version = f"<br>OpenGL {graphics.version}" if graphics.version else ""
    QMessageBox.about(
        parent,
        tr("About ringrealms3d"),
        f"<h3>ringrealms3d {ringrealms3d.__version__}</h3><p>{text}</p><ul>{games}</ul>"
        f"<p>{graphics.renderer}{version}</p>",
    )
