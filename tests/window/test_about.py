"""The box that says what the program is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt, QUrl
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.games import all_games
from ringrealms3d.scene.graphics import Graphics
from ringrealms3d.window.features.help import about
from ringrealms3d.window.features.help.about import about_text, show_about

GRAPHICS = Graphics("4.5", "<b>a card</b>")


def links(text: str) -> list[str]:
    return re.findall('href="([^"]*)"', text)


def test_it_names_licence_designers_and_what_draws(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = show_about(parent, GRAPHICS)
    assert box.isVisible()
    assert box.textFormat() is Qt.TextFormat.RichText
    assert "GPL-3.0-or-later" in box.text()
    assert "&lt;b&gt;a card" in box.text()
    for game in all_games():
        assert game.designer.split(" (")[0] in box.text()
    assert "Lucide" in box.text()
    box.close()


def test_every_link_is_one_of_the_projects_documents() -> None:
    root = Path(__file__).parents[2]
    told = "".join((root / name).read_text(encoding="utf-8") for name in ("README.md", "LICENSE"))
    found = links(about_text(GRAPHICS))
    assert "https://marksteeregames.com" in found
    for link in found:
        url = QUrl(link)
        if url.isLocalFile():
            assert Path(url.toLocalFile()).is_file()
        else:
            assert link.removeprefix("https://") in told


def test_documents_are_listed_with_commas() -> None:
    *_, told = about_text(GRAPHICS).partition("Further reading: ")
    names = re.sub("<[^>]*>", "", told.partition("</p>")[0]).split(", ")
    assert names[:2] == ["README.md", "ARCHITECTURE.md"]
    assert len(names) > 6
    assert all(re.fullmatch(r"[\w.-]+\.md", name) for name in names[:6])


def test_a_program_without_its_documents_names_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "data_folder", lambda name: tmp_path / name)
    assert not any(link.startswith("file:") for link in links(about_text(GRAPHICS)))
