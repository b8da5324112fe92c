"""What a desktop is told: the kind of the program's files, and how the program is started."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PyQt6.QtGui import QColor, QImage, QPainter
from PyQt6.QtSvg import QSvgRenderer
from PyQt6.QtWidgets import QApplication

from ringrealms3d.cli.main import build_parser
from ringrealms3d.core.data import data_folder
from ringrealms3d.core.version import __version__
from ringrealms3d.languages.catalogue import ENGLISH, LANGUAGES
from ringrealms3d.records.game_files import FORMATS

PROJECT = Path(__file__).resolve().parent.parent
RESOURCES = data_folder("resources")
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def test_the_kind_of_sgf_files_is_named() -> None:
    (kind,) = ElementTree.parse(RESOURCES / "desktop" / "ringrealms3d.xml").getroot()
    assert (kind.tag, kind.get("type")) == (
        f"{MIME}mime-type",
        "application/x-ringrealms3d-game+sgf",
    )
    patterns = [glob.get("pattern", "") for glob in kind.findall(f"{MIME}glob")]
    assert patterns == ["*.rrsgf"]
    assert {pattern.removeprefix("*") for pattern in patterns} <= FORMATS.keys()
    assert kind.findtext(f"{MIME}comment")


def test_the_desktop_starts_a_command_that_there_is() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment]
    parser.read(RESOURCES / "desktop" / "ringrealms3d.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert (entry["Type"], entry["Terminal"]) == ("Application", "false")
    assert entry["Categories"].split(";") == ["Game", "BoardGame", ""]
    program, *arguments = entry["Exec"].split()
    assert program == entry["TryExec"] == build_parser().prog
    assert build_parser().parse_args(arguments).command == "play"
    assert installed(f"share/icons/hicolor/scalable/apps/{entry['Icon']}.svg").is_file()
    assert installed(f"share/icons/hicolor/256x256/apps/{entry['Icon']}.png").is_file()


def installed(place: str) -> Path:
    """Return the file of the checkout that a wheel puts at a place of its environment."""
    wheel = project_file()["tool"]["hatch"]["build"]["targets"]["wheel"]
    data: dict[str, str] = wheel["shared-data"]
    (source,) = (source for source, to in data.items() if to == place)
    return PROJECT / source


def project_file() -> dict[str, Any]:
    return tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("side", [16, 32, 48, 128])
@pytest.mark.parametrize("ground", ["white", "black"])
def test_the_icon_stands_out_at_every_size(qapp: QApplication, side: int, ground: str) -> None:
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(QColor(ground))
    painter = QPainter(picture)
    QSvgRenderer(str(RESOURCES / "icons" / "ringrealms3d.svg")).render(painter)
    painter.end()
    colours = [picture.pixelColor(x, y) for x in range(side) for y in range(side)]
    share = sum(colour != QColor(ground) for colour in colours) / side**2
    assert 0.6 < share < 0.95
    for hue in (0, 225):  # red stones and blue ones
        strong = [c for c in colours if c.saturation() > 150 and abs(c.hue() - hue) < 20]
        assert len(strong) > 0.04 * side**2


def test_software_centres_are_told_what_the_desktop_is() -> None:
    component = ElementTree.parse(RESOURCES / "desktop" / "ringrealms3d.metainfo.xml").getroot()
    (kind,) = ElementTree.parse(RESOURCES / "desktop" / "ringrealms3d.xml").getroot()
    project = project_file()["project"]
    entry = component.findtext("launchable", "")
    assert (RESOURCES / "desktop" / entry).is_file()
    assert component.findtext("provides/mediatype") == kind.get("type")
    assert component.findtext("provides/binary") in project["scripts"]
    assert component.findtext("project_license") == project["license"]
    assert component.findtext("id", "").split(".")[0] in ("org", "com", "net", "io")
    assert component.findtext("icon") == project["name"]
    (author,) = project["authors"]
    assert component.findtext("developer/name") == author["name"]
    assert component.find("developer_name") is None  # newer tools refuse it
    assert component.findtext("url[@type='homepage']", "").startswith("https://")


def test_software_centres_are_told_the_newest_version() -> None:
    component = ElementTree.parse(RESOURCES / "desktop" / "ringrealms3d.metainfo.xml").getroot()
    newest = component.find("releases/release")
    assert newest is not None
    told = f"## [{newest.get('version')}] - {newest.get('date')}"
    lines = (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    assert newest.get("version") == __version__
    assert next(line for line in lines if line.startswith("## [")) == told


@pytest.mark.skipif(
    shutil.which("desktop-file-validate") is None, reason="desktop-file-validate is not installed"
)
def test_desktops_understand_the_entry() -> None:
    entry = RESOURCES / "desktop" / "ringrealms3d.desktop"
    done = subprocess.run(
        ["desktop-file-validate", entry], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
def test_software_centres_understand_it() -> None:
    told = RESOURCES / "desktop" / "ringrealms3d.metainfo.xml"
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", told], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_software_centres_are_told_every_language() -> None:
    component = ElementTree.parse(RESOURCES / "desktop" / "ringrealms3d.metainfo.xml").getroot()
    told = [language.text for language in component.findall("languages/lang")]
    assert sorted(LANGUAGES) == told
    lines = (RESOURCES / "desktop" / "ringrealms3d.desktop").read_text(encoding="utf-8")
    for language in others():
        assert f"\nGenericName[{language}]=" in lines
        assert f"\nComment[{language}]=" in lines


@pytest.mark.parametrize("text", ["summary", "description/p", f"{MIME}mime-type/{MIME}comment"])
def test_texts_for_desktops_are_in_every_language(text: str) -> None:
    files = ("ringrealms3d.metainfo.xml", "ringrealms3d.xml")
    roots = [ElementTree.parse(RESOURCES / "desktop" / name).getroot() for name in files]
    texts = [found for root in roots for found in root.findall(text)]
    assert [found.get(LANGUAGE, ENGLISH) for found in texts] == [ENGLISH, *others()]
    assert all(found.text and found.text.strip() for found in texts)


def others() -> list[str]:
    """Return the languages besides English."""
    return sorted(LANGUAGES.keys() - {ENGLISH})
