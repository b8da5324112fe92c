"""About the program: licence, designers, documents and graphics."""

from __future__ import annotations

import html
import re
from pathlib import Path

from PyQt6.QtCore import Qt, QUrl
from PyQt6.QtWidgets import QMessageBox, QWidget

import ringrealms3d
from ringrealms3d.core.data import data_folder
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.version import BUGS_PAGE, HOME_PAGE
from ringrealms3d.games import all_games
from ringrealms3d.scene.graphics import Graphics
from ringrealms3d.window.shell.message import message_box

_LICENCES = "https://www.gnu.org/licenses/"
_PAGE = re.compile(r"\b[a-z]+\.com\b")
_DOCUMENTS = ("README.md", "ARCHITECTURE.md", "docs")


def show_about(parent: QWidget, graphics: Graphics) -> QMessageBox:
    """Open a box that tells it, and return the box."""
    box = message_box(parent, "")
    box.setWindowTitle(tr("About ringrealms3d"))
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(about_text(graphics))
    box.open()
    return box


def about_text(graphics: Graphics) -> str:
    """Return it as HTML."""
    title = f"<h3>ringrealms3d {ringrealms3d.__version__}</h3>"
    what = tr("Abstract games on true 3-D boards. The games and their designers:")
    games = "".join(
        f"<li>{html.escape(tr(game.title))}: {_linked(tr(game.designer))}</li>"
        for game in all_games()
    )
    parts = (
        _addresses_text(),
        _licence_text(),
        _icons_text(),
        _documents_text(),
        _graphics_text(graphics),
    )
    rest = "".join(f"<p>{text}</p>" for text in parts if text)
    return f"{title}<p>{html.escape(what)}</p><ul>{games}</ul>{rest}"


def _addresses_text() -> str:
    home, bugs = (f'<a href="{page}">{page}</a>' for page in (HOME_PAGE, BUGS_PAGE))
    return html.escape(tr("Home: {home}, bugs: {bugs}")).format(home=home, bugs=bugs)


def _licence_text() -> str:
    text = tr("Free software without any warranty, under the {licence}, version 3 or later.")
    name = f'<a href="{_LICENCES}">GNU General Public License</a>'
    return f"{html.escape(text).format(licence=name)} (GPL-3.0-or-later)"


def _icons_text() -> str:
    path = data_folder("resources") / "icons" / "lucide-LICENSE.txt"
    address = QUrl.fromLocalFile(str(path)).toString()
    link = f'<a href="{address}">Lucide</a>' if path.is_file() else "Lucide"
    return html.escape(tr("Icons: {icons}, ISC licence")).format(icons=link)


def _documents_text() -> str:
    """Return links to the installed documents, or an empty text."""
    top = data_folder("resources").parent
    found = [path for name in _DOCUMENTS for path in _markdown(top / name)]
    links = ", ".join(
        f'<a href="{QUrl.fromLocalFile(str(path)).toString()}">{html.escape(path.name)}</a>'
        for path in found
    )
    return tr("Further reading: {documents}").format(documents=links) if links else ""


def _markdown(path: Path) -> list[Path]:
    """Return a document, or those in a folder; none if it does not exist."""
    return [path] if path.is_file() else sorted(path.glob("*.md"))


def _graphics_text(graphics: Graphics) -> str:
    version = f"<br>OpenGL {html.escape(graphics.version)}" if graphics.version else ""
    return f"{html.escape(graphics.renderer)}{version}"


def _linked(text: str) -> str:
    """Return a text as HTML, in which names of pages lead there."""
    return _PAGE.sub(r'<a href="https://\g<0>">\g<0></a>', html.escape(text))
