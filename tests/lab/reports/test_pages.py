"""Pages as HTML and as Markdown: whole, by themselves, with every figure."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import msgspec
import pytest

from ringrealms3d.lab.charts.chart import Axis, Dot, DotChart, LineChart, Series
from ringrealms3d.lab.reports.blocks import Command, Page, Plot
from ringrealms3d.lab.reports.folder import read_reports, write_index, write_report
from ringrealms3d.lab.reports.html import html_of
from ringrealms3d.lab.reports.index_page import index_page
from ringrealms3d.lab.reports.markdown import write_markdown
from ringrealms3d.lab.reports.report import Bars, Duplicates
from ringrealms3d.lab.reports.variant_page import variant_page
from ringrealms3d.lab.reports.words import file_name
from tests.kept_texts import ReadAsKept
from tests.lab.reports.reading import PageReader
from tests.lab.reports.small import a_report

FIGURES = (
    "65.0 %62.0 to 68.0 %",  # the first player's share
    "25.0 %5.0 to 45.0 %",  # draws
    "7.5 (6.2 to 8.8) plies",
    "6.5 (6.0 to 7.0) legal moves",
    "35 % (30 to 40 %) of its plies",
    "33.0 % (30.0 to 36.0 %) of the games with a winner",
    "0.75 (0.25 to 1.25) times",
    "The board is full",
    "v1 f2",
    "24 symmetries",
    "Of 14 first moves 3 lead to different positions, so 78.6 % are duplicates.",
    "+100+78 to +123",  # Elo of a rung
    "Played: v1 (cross), +0.50 before it and −0.25 after it.",
    "v2 (circle), by the second look +0.75 instead of −0.50.",
    "60.058.0 to 62.0",  # what it is worth
)
SECTIONS = [
    "first-player",
    "endings",
    "length",
    "branching",
    "decided",
    "drama",
    "openings",
    "duplicates",
    "ladder",
    "hardest",
    "worth",
]


@pytest.fixture(scope="module")
def page() -> PageReader:
    """The page of a small report."""
    return PageReader(html_of(variant_page(a_report()), "index.html"))


def test_a_link_leads_to_the_page_of_a_board_from_a_file(tmp_path: Path) -> None:
    report = msgspec.structs.replace(a_report(), variant="ring-majority//home/50 %.off#1f")
    target = re.compile(r'<a href="([^"#]+\.html)">')
    (link,) = set(target.findall(html_of(index_page([report]))))
    assert unquote(link) == f"{file_name(report.variant)}.html"
    assert " " not in link


@pytest.mark.few(6)
@pytest.mark.parametrize("figure", FIGURES)
def test_a_page_has_every_figure_with_its_interval(page: PageReader, figure: str) -> None:
    assert figure in page.text


def test_a_page_has_every_section_chart_and_board(page: PageReader) -> None:
    assert page.ids == SECTIONS
    assert page.tags["svg"] == 2 * 5  # for screens and for telephones
    assert page.tags["picture"] == 2


def heights(page: str, place: str) -> set[int]:
    """Return how high charts are, in pixels, for screens or for telephones."""
    return {
        int(high) for high in re.findall(rf'<div class="{place}"><svg [^>]*height="(\d+)"', page)
    }


def test_only_points_with_names_are_higher_on_a_telephone() -> None:
    line = LineChart("Games", [Series("new", [(0, 1), (5, 9)])], Axis("size"), Axis("share"))
    alone = html_of(Page("One", "", [Plot(line, "line")]))
    assert max(heights(alone, "narrow")) < min(heights(alone, "wide"))
    dots = [Dot(name, size, 60.0, (55.0, 65.0)) for name, size in (("tet", 14), ("grid", 362))]
    chart = DotChart("Advantage by size", dots, Axis("size"), Axis("share"))
    compared = html_of(Page("Compared", "", [Plot(chart, "size")]))
    assert min(heights(compared, "narrow")) > max(heights(compared, "wide"))


def test_a_page_says_what_it_said(page: PageReader, read_as_kept: ReadAsKept) -> None:
    links = (link for link in page.links if not link.startswith("data:"))
    read_as_kept([*page.text.splitlines(), *links, str(page.tags)], "report-page")


def test_every_section_has_its_command(page: PageReader) -> None:
    assert page.text.count("ringrealms3d report ring-majority/tet -o reports --games 4") == 11
    assert "ringrealms3d match ring-majority/tet varied=0,then=50 varied=0,then=25" in page.text
    assert "ringrealms3d play ring-majority/tet --fen r3/1b4/4:r:13,13" in page.text


def test_a_page_needs_no_other_file(page: PageReader) -> None:
    for link in page.links:
        assert link == "index.html" or link.startswith(("#", "data:image/webp;base64,"))
    assert {link[1:] for link in page.links if link.startswith("#")} == set(SECTIONS)


def test_what_rules_say_is_no_html(page: PageReader) -> None:
    assert "<the same> board" in page.text


def test_a_page_says_what_is_not_known() -> None:
    bare = msgspec.structs.replace(
        a_report("ring-majority/cube", ladder=False), decided=None, from_behind=None
    )
    text = PageReader(html_of(variant_page(bare))).text
    for missing in ("Hardly any game was won", "--ladder 0", "No second look", "No first move"):
        assert missing in text


@pytest.mark.nightly
def test_first_moves_are_shown_also_where_no_answer_is_frequent() -> None:
    whole = a_report()
    for first, two in ((True, True), (True, False), (False, False)):
        report = msgspec.structs.replace(
            whole,
            first_moves=whole.first_moves if first else (),
            two_moves=whole.two_moves if two else (),
        )
        text = PageReader(html_of(variant_page(report))).text
        shown = "Av1360.0 %" in text, "v1 f2250.0 %" in text, "No first move" in text
        assert shown == (first, two, not first)


def test_pages_of_games_that_nobody_won_say_what_they_said(
    tmp_path: Path, read_as_kept: ReadAsKept
) -> None:
    """On a board without symmetries, with too many moves for the playouts and for comparing."""
    bare = a_report("ring-majority/cube", "Cube", 26, ladder=False)
    many = msgspec.structs.replace(bare.lead_changes, bars=Bars((0.0, 5.0, 10.0, 15.0), (2, 1, 1)))
    weak = msgspec.structs.replace(
        bare,
        settings=msgspec.structs.replace(bare.settings, playouts=12),
        decided=None,
        from_behind=None,
        lead_changes=many,
        duplicates=Duplicates(1, 1, 1),
    )
    write_markdown(variant_page(weak), tmp_path / "page.md")
    write_markdown(index_page([bare, weak, a_report()]), tmp_path / "index.md")
    texts = (path.read_text(encoding="utf-8") for path in sorted(tmp_path.glob("*.md")))
    read_as_kept([line for text in texts for line in text.splitlines()], "report-bare")


@pytest.mark.nightly
def test_few_playouts_are_owned_up_to() -> None:
    weak = a_report()
    strong = msgspec.structs.replace(
        weak, settings=msgspec.structs.replace(weak.settings, playouts=12)
    )
    assert "playouts are few" not in html_of(variant_page(weak))
    assert "12 playouts are few for 6 legal moves" in html_of(variant_page(strong))


@pytest.mark.nightly
def test_the_index_compares_the_reports_of_a_folder(
    tmp_path: Path, read_as_kept: ReadAsKept
) -> None:
    write_report(tmp_path, a_report())
    write_report(tmp_path, a_report("loop/mini", "Mini, 4 layers", 40, share=0.5))
    index = PageReader(write_index(tmp_path).read_text(encoding="utf-8"))
    assert {"ring-majority-tet.html", "loop-mini.html"} <= set(index.links)
    assert all((tmp_path / link).is_file() for link in index.links if link.endswith(".html"))
    assert "2 variants, measured in 8 games" in index.text
    assert "Most balanced: loop/mini, where the first player gets 50.0 % (47.0" in index.text
    assert len(read_reports(tmp_path)) == 2
    read_as_kept([*index.text.splitlines(), *index.links], "report-index")


def test_the_index_has_a_command_for_all_variants_of_the_same_settings() -> None:
    uids = ("ring-majority/tet", "ring-majority/cube", "ring-majority/tut")
    small, medium, large = (a_report(uid) for uid in uids)
    more = msgspec.structs.replace(large, command=f"{large.command} --ladder 6")
    commands = [
        block.line
        for block in index_page([small, medium, more]).blocks
        if isinstance(block, Command)
    ]
    both = "ringrealms3d report ring-majority/tet ring-majority/cube -o reports --games 4"
    assert set(commands[:2]) == {both, more.command}


def test_markdown_has_the_figures_and_files_that_are_there(
    tmp_path: Path, read_as_kept: ReadAsKept
) -> None:
    path = tmp_path / "ring-majority-tet.md"
    write_markdown(variant_page(a_report()), path)
    text = path.read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}", " ")
    read_as_kept(text.splitlines(), "report-markdown")
    assert "| First player | 65.0 % (62.0 to 68.0 %) | Red's share of the points |" in text
    assert r"| \<the same\> board | 25.0 %<br>(22.0 to 28.0 %) | 1 | 0 | 0 | 1 |" in text
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text)
    assert len(pictures) == 5 + 2
    for picture in pictures:
        assert (tmp_path / picture).stat().st_size > 500
    for row in re.findall(r"(?:^\|.*\|$\n)+", text, re.MULTILINE):
        assert len({len(re.findall(r"(?<!\\)\|", line)) for line in row.splitlines()}) == 1


def test_the_index_in_markdown_leads_to_pages_in_markdown(tmp_path: Path) -> None:
    write_markdown(index_page([a_report()]), tmp_path / "index.md")
    text = (tmp_path / "index.md").read_text(encoding="utf-8")
    assert "[ring-majority/tet](ring-majority-tet.md)" in text
