"""What a desktop is told: the kind of the program's files, and how the program is started."""

from __future__ import annotations

import configparser
import tomllib
from pathlib import Path
from xml.etree import ElementTree

from ringrealms3d.cli.main import build_parser
from ringrealms3d.core.data import data_folder
from ringrealms3d.languages.catalogue import ENGLISH, LANGUAGES
from ringrealms3d.records.game_files import FORMATS

PROJECT = Path(__file__).resolve().parent.parent
RESOURCES = data_folder("resources")
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
    assert (RESOURCES / "icons" / f"{entry['Icon']}.png").is_file()


def test_software_centres_are_told_what_the_desktop_is() -> None:
    component = ElementTree.parse(RESOURCES / "desktop" / "ringrealms3d.metainfo.xml").getroot()
    (kind,) = ElementTree.parse(RESOURCES / "desktop" / "ringrealms3d.xml").getroot()
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entry = component.findtext("launchable", "")
    assert (RESOURCES / "desktop" / entry).is_file()
    assert component.findtext("provides/mediatype") == kind.get("type")
    assert component.findtext("provides/binary") in project["scripts"]
    assert component.findtext("project_license") == project["license"]


def test_software_centres_are_told_every_language() -> None:
    component = ElementTree.parse(RESOURCES / "desktop" / "ringrealms3d.metainfo.xml").getroot()
    told = [language.text for language in component.findall("languages/lang")]
    assert sorted(LANGUAGES) == told
    lines = (RESOURCES / "desktop" / "ringrealms3d.desktop").read_text(encoding="utf-8")
    for language in LANGUAGES.keys() - {ENGLISH}:
        assert f"\nGenericName[{language}]=" in lines
        assert f"\nComment[{language}]=" in lines
