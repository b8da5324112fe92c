"""Diagrams number the moves on their stones and tell the rest below."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from pypdf import PdfReader

from ringrealms3d.core.random import below, seeded
from ringrealms3d.exports.diagram import caption_of, numbered_moves
from ringrealms3d.exports.kinds import export
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.exports.vector.drawing import drawn
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.flat.pictures import map_pixels
from ringrealms3d.records.node import GameNode, Mark
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.materials import opposite
from ringrealms3d.scene.theme import BLACK_AND_WHITE, LIGHT, dressed_theme
from tests.exports.drawn_files import pictures_in, svg_pixels, svg_texts
from tests.games.loops_n_leaps.play import set_up
from tests.kept_pictures import LookAsKept

SIZE = (800, 600)


def game_of(uid: str, plies: int, seed: int = 5) -> tuple[GameRecord, GameNode]:
    record, rng = GameRecord(uid, 3), seeded(seed)
    node = record.root
    for _ in range(plies):
        if moves := node.position.legal_moves:
            node = node.play(moves[below(rng, len(moves))])
    return record, node


def test_each_move_is_told_once_where_it_was_played() -> None:
    record, node = game_of("ring-majority/toe", 110)
    numbers, remarks = numbered_moves(node)
    told = {int(text.split()[0]): text.split()[2] for text in remarks.values()}
    names = record.start.board.sites
    told |= {number: names[place] for place, number in numbers.items()}
    assert told == {step.ply: step.text for step in node.line()}
    assert len(told) == len(remarks) + len(numbers) == node.ply
    assert remarks
    stones = node.position.stones
    assert set(numbers) == set(np.flatnonzero(stones).tolist())
    for place, number in numbers.items():
        assert stones[place] == 1 + node.line()[number - 1].seat


def test_the_numbers_and_marks_are_letters_in_the_file(
    tmp_path: Path, look_as_kept: LookAsKept
) -> None:
    record, node = game_of("ring-majority/toe", 110)
    node.marks = (Mark("label", (record.start.board.sites[0],), "Q"), Mark("cross", ("e1",)))
    record.players = ("Ann", "Bob & Co <x>")
    request = ExportRequest(record, node, PictureStyle(SIZE))
    export(request, tmp_path / "map.svg", "diagram")
    texts = svg_texts(tmp_path / "map.svg")
    listed = dict(told.split(" at ") for told in listing(texts))
    names = record.start.board.sites
    assert node.ply == len(listed) + sum(text.isdigit() for text in texts)
    for place, number in numbered_moves(node).numbers.items():
        assert str(number) in texts or listed[str(number)] == names[place]
    assert {"Q", "Ann (Red) – Bob & Co <x> (Blue)", "Ring Majority, Truncated octahedron"} <= set(
        texts
    )
    assert [int(ply) for ply in listed] == sorted(map(int, listed))
    drawn = svg_pixels((tmp_path / "map.svg").read_text("utf-8"), SIZE)
    look_as_kept(drawn, "diagram-toe")


def listing(texts: list[str]) -> list[str]:
    """Return what is said of moves that have no number on the map."""
    return " ".join(text for text in texts if " at " in text).split(", ")


def png_of(
    node: GameNode, record: GameRecord, path: Path, style: PictureStyle
) -> NDArray[np.uint8]:
    export(ExportRequest(record, node, style), path, "diagram")
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB"))


def test_marks_lie_on_numbers_and_crosses_leave_none(tmp_path: Path) -> None:
    record, node = game_of("ring-majority/cube", 12)
    numbers, _ = numbered_moves(node)
    names = record.start.board.sites
    blue = next(place for place in numbers if node.position.stones[place] == 2)
    plain = png_of(node, record, tmp_path / "map.png", PictureStyle(SIZE))
    node.marks = (Mark("circle", (names[blue],)),)
    marked = png_of(node, record, tmp_path / "map.png", PictureStyle(SIZE))
    note = np.round(255 * np.array(LIGHT.note)).astype(int)
    shares = [(np.abs(each.astype(int) - note).max(axis=2) < 12).sum() for each in (plain, marked)]
    assert shares[0] == 0
    assert shares[1] > 40
    node.marks = (Mark("cross", (names[blue],)),)
    crossed = numbered_moves(node)
    assert blue not in crossed.numbers
    assert crossed.remarks[numbers[blue]] == f"{numbers[blue]} at {names[blue]}"


def test_a_number_within_a_mark_is_smaller_wherever_an_arrow_begins_or_ends(
    tmp_path: Path,
) -> None:
    record, node = game_of("ring-majority/cube", 12)
    place, number = min(numbered_moves(node).numbers.items())
    marked, other = (record.start.board.sites[x] for x in (place, place + 1))
    ring, arrows = Mark("circle", (marked,)), ((marked, other), (other, marked))
    written = re.compile(rf'matrix\(([\d.]+),[^"]*"[^<]*<text[^<]*>{number}</text>')
    sizes = []
    for marks in ((), (ring,), *((ring, Mark("arrow", way)) for way in arrows)):
        node.marks = marks
        export(ExportRequest(record, node, PictureStyle(SIZE)), tmp_path / "map.svg", "diagram")
        (size,) = written.findall((tmp_path / "map.svg").read_text("utf-8"))
        sizes.append(float(size))
    assert sizes == pytest.approx([sizes[0], *3 * [0.8 * sizes[0]]], rel=1e-3)


@pytest.mark.parametrize(
    "uid", ["loop/mini", "path-tiles/free-turns", "loops-n-leaps/8", "loophole-2d/14"]
)
def test_diagrams_of_other_games(uid: str, tmp_path: Path, look_as_kept: LookAsKept) -> None:
    record, node = game_of(uid, 12)
    style = PictureStyle((480, 360), theme=BLACK_AND_WHITE, coordinates=True)
    look_as_kept(png_of(node, record, tmp_path / "map.png", style), f"diagram-{uid.split('/')[0]}")


def test_numbers_that_are_too_small_are_told_beside_a_large_map(
    tmp_path: Path, look_as_kept: LookAsKept
) -> None:
    record, node = game_of("ring-majority/grid", 250)
    export(ExportRequest(record, node, PictureStyle((1000, 750))), tmp_path / "map.svg", "diagram")
    texts = svg_texts(tmp_path / "map.svg")
    told = {int(text.split()[0]) for text in listing(texts)}
    drawn = {int(text) for text in texts if text.isdigit()}
    assert told | drawn == set(range(1, 251))
    assert not told & drawn
    assert 10 < len(drawn) < 60
    pixels = png_of(node, record, tmp_path / "map.png", PictureStyle((1000, 750)))
    look_as_kept(pixels, "diagram-grid")
    rim = np.round(255 * np.array(LIGHT.pad("face").colour)).astype(int)
    is_rim = np.abs(pixels.astype(int) - rim).max(axis=2) < 8
    assert np.ptp(np.flatnonzero(is_rim.any(axis=1))) > 0.7 * 750


@pytest.mark.parametrize("uid", ["loops-n-leaps/8", "loop/main", "ring-majority/cube"])
def test_margins_are_even(uid: str, tmp_path: Path) -> None:
    record, node = game_of(uid, 3)
    pixels = png_of(node, record, tmp_path / "map.png", PictureStyle(SIZE)).astype(int)
    rows = np.flatnonzero((np.abs(pixels - pixels[0, 0]).max(axis=2) > 20).any(axis=1))
    above, below = rows[0], len(pixels) - 1 - rows[-1]
    assert abs(above - below) <= 9  # what letters are lower than their lines
    assert below >= 10


@pytest.mark.parametrize("size", [(800, 600), (600, 900), (300, 1200)])
def test_a_heading_is_broken_where_it_is_too_wide(size: tuple[int, int], tmp_path: Path) -> None:
    record, node = game_of("ring-majority/cube", 4)
    names = record.players = "Maximilian Freiherr von Hohenstein", "Konstantinopolskaja " * 2 + "Y"
    picture = png_of(node, record, tmp_path / "map.png", PictureStyle(size))
    margin = picture[:, :6], picture[:, -6:]
    for side in margin:
        assert (side == picture[0, 0]).all()
    export(ExportRequest(record, node, PictureStyle(size)), tmp_path / "map.svg", "diagram")
    heading = " ".join(svg_texts(tmp_path / "map.svg"))
    assert f"{names[0]} (Red) – {names[1]} (Blue)" in heading


def test_what_is_for_printing_in_black_and_white_lies_on_white(tmp_path: Path) -> None:
    record, node = game_of("loop/mini", 3)
    style = PictureStyle(SIZE, theme=BLACK_AND_WHITE)
    assert png_of(node, record, tmp_path / "map.png", style)[0, 0].tolist() == [255, 255, 255]
    page = drawn(record.start, None, style)
    assert page.background == (1.0, 1.0, 1.0)


@pytest.mark.parametrize("uid", ["loop/mini", "path-tiles/free-turns", "loophole-2d/14"])
def test_a_pdf_has_the_same_words_and_no_picture(uid: str, tmp_path: Path) -> None:
    record, node = game_of(uid, 12)
    style = PictureStyle(SIZE, theme=BLACK_AND_WHITE)
    export(ExportRequest(record, node, style), tmp_path / "map.pdf", "diagram")
    page = PdfReader(tmp_path / "map.pdf").pages[0]
    assert [float(x) for x in page.mediabox[2:]] == pytest.approx([600, 450], abs=1)
    assert not pictures_in(page)
    letters = "".join(page.extract_text().split())  # kerning can look like a space
    assert caption_of(record, node, BLACK_AND_WHITE)[0].replace(" ", "") in letters
    export(ExportRequest(record, node, style), tmp_path / "map.svg", "diagram")
    texts = svg_texts(tmp_path / "map.svg")
    assert all(str(number) in texts for number in numbered_moves(node).numbers.values())


def test_sites_have_their_names_where_no_stone_stands(tmp_path: Path) -> None:
    record, node = game_of("ring-majority/tet", 3)
    export(ExportRequest(record, node, PictureStyle(SIZE)), tmp_path / "map.svg", "diagram")
    texts = svg_texts(tmp_path / "map.svg")
    names, stones = node.position.board.sites, node.position.stones
    for name, stone in zip(names, stones.tolist(), strict=True):
        assert (name in texts) == (stone == 0)


@pytest.mark.parametrize("materials", ["walnut-and-maple", "slate-and-brass"])
@pytest.mark.parametrize("name", ["light", "dark"])
def test_names_are_read_on_pads_of_all_materials(name: str, materials: str) -> None:
    record, _ = game_of("ring-majority/co", 0)
    theme = dressed_theme(name, materials)
    drawing = MapDrawing(record.start.variant.layout)
    for place, kind in enumerate(drawing.layout.kinds):
        letters = drawing._ink_on(place, theme)
        assert opposite(letters) != opposite(theme.pad(kind).colour)


def test_a_png_is_as_large_as_asked_and_clear_around_the_map(tmp_path: Path) -> None:
    record, node = game_of("ring-majority/tet", 3)
    style = PictureStyle(SIZE, transparent=True)
    export(ExportRequest(record, node, style), tmp_path / "map.png", "diagram")
    pixels = np.asarray(Image.open(tmp_path / "map.png"))
    assert pixels.shape == (600, 800, 4)
    assert pixels[0, 0, 3] == 0
    assert pixels[300, 400, 3] == 255


def test_a_finished_game_says_how_it_ended() -> None:
    record, node = game_of("loop/mini", 4)
    assert caption_of(record, node, LIGHT) == ("Loop, Mini, 4 layers",)
    record.players, record.date = ("Ann", ""), "2026-11-24"
    record.end(1, Reason.RESIGNATION)
    first, second = caption_of(record, node, LIGHT)
    assert first == "Ann (Black) – White"
    assert second == "Loop, Mini, 4 layers, 2026-11-24, White wins by resignation"
    assert "wins" not in caption_of(record, record.root, LIGHT)[1]


@pytest.mark.parametrize(
    ("winner", "reason", "told"),
    [
        (0, Reason.RESIGNATION, "Black wins by resignation"),
        (1, Reason.TIME, "White wins on time"),
        (None, Reason.AGREEMENT, "draw by agreement"),
    ],
)
def test_every_end_is_told(winner: int | None, reason: Reason, told: str) -> None:
    record, node = game_of("loop/mini", 4)
    record.end(winner, reason)
    _, *end = caption_of(record, node, LIGHT)
    assert "".join(end) == told


def test_the_words_of_a_theme_are_its_own() -> None:
    record, node = game_of("ring-majority/tet", 2)
    record.players = ("Ann", "Bob")
    assert caption_of(record, node, BLACK_AND_WHITE)[0] == "Ann (Black) – Bob (White)"


def test_racks_have_the_names_of_a_theme(tmp_path: Path) -> None:
    record, node = game_of("path-tiles/free-turns", 2)
    request = ExportRequest(record, node, PictureStyle(SIZE, theme=BLACK_AND_WHITE))
    export(request, tmp_path / "map.svg", "diagram")
    texts = svg_texts(tmp_path / "map.svg")
    assert {"Black", "White"} <= set(texts)
    assert not {"Red", "Blue"} & set(texts)


def test_letters_of_svg_have_no_serifs_where_a_font_is_missing(tmp_path: Path) -> None:
    record, node = game_of("ring-majority/tet", 2)
    export(ExportRequest(record, node, PictureStyle(SIZE)), tmp_path / "map.svg", "diagram")
    fonts = [x.get("font-family") for x in ElementTree.parse(tmp_path / "map.svg").iter()]
    named = [font for font in fonts if font]
    assert named
    assert all(font.endswith(", sans-serif") for font in named)


def test_an_svg_is_as_large_on_paper_as_a_pdf(tmp_path: Path) -> None:
    record, node = game_of("ring-majority/cube", 4)
    for ending in ("svg", "pdf"):
        export(ExportRequest(record, node, PictureStyle(SIZE)), tmp_path / f"m.{ending}", "diagram")
    width = ElementTree.parse(tmp_path / "m.svg").getroot().attrib["width"]
    points = float(PdfReader(tmp_path / "m.pdf").pages[0].mediabox.width)
    assert float(width.removesuffix("mm")) / 25.4 * 72 == pytest.approx(points, rel=0.01)


def test_svg_is_well_formed(tmp_path: Path) -> None:
    record, node = game_of("loops-n-leaps/8", 6)
    export(ExportRequest(record, node, PictureStyle(SIZE)), tmp_path / "map.svg", "diagram")
    assert ElementTree.parse(tmp_path / "map.svg").getroot().get("viewBox") == "0 0 800 600"


def test_a_place_that_both_hold_has_a_small_dot_in_a_large_one() -> None:
    position = set_up("", "")
    layout, site = position.variant.layout, position.board.site
    one, both, other = site("h9"), site("i9"), site("j9")

    def painted(first: tuple[int, ...], second: tuple[int, ...]) -> NDArray[np.int64]:
        """Return how many pixels have the colour of each seat."""
        content = replace(content_of(position, None, False), held=(first, second))
        pixels = map_pixels(layout, content, LIGHT, (1600, 1200), False)[..., :3].astype(int)
        colours = [np.round(255 * np.array(LIGHT.stones[x].colour)) for x in layout.colours]
        return np.array([(np.abs(pixels - x) <= 1).all(axis=2).sum() for x in colours])

    none = painted((), ())
    alone, shared = painted((one,), (other,)) - none, painted((both,), (both,)) - none
    assert alone.min() > 200
    assert shared / alone == pytest.approx(np.array([0.73, 0.27]), abs=0.15)
