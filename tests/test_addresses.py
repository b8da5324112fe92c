"""All places that say where the program has its home and where bugs are reported agree."""

from __future__ import annotations

import tomllib
from xml.etree import ElementTree

from ringrealms3d.core.version import BUGS_PAGE, HOME_PAGE
from tests.subprocesses import ROOT


def test_the_package_says_where_it_has_its_home() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"] == {"Home": HOME_PAGE, "Issues": BUGS_PAGE}


def test_software_centres_are_told_where_it_has_its_home() -> None:
    path = ROOT / "resources" / "desktop" / "ringrealms3d.metainfo.xml"
    found = {each.get("type"): each.text for each in ElementTree.parse(path).iter("url")}
    assert found == {"homepage": HOME_PAGE, "bugtracker": BUGS_PAGE}


def test_the_front_page_says_where_to_report() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert HOME_PAGE in text
    assert BUGS_PAGE in text
