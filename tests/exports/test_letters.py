"""Texts of strangers are drawn in every view and every export: whatever letters, however many."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image
from pygltflib import GLTF2
from pypdf import PdfReader

import ringrealms3d as rr
from ringrealms3d.core.plain_text import drawable
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.captions import Captions
from ringrealms3d.exports.game_content import node_content
from ringrealms3d.exports.kinds import KINDS
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.exports.vector.page import Letters, Page
from ringrealms3d.exports.vector.pdf import pdf_bytes
from ringrealms3d.flat.pictures import map_pixels
from ringrealms3d.records.node import Mark
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.note_parts import note_parts
from ringrealms3d.scene.parts import Part
from ringrealms3d.scene.theme import DARK, LIGHT
from tests.exports.small_games import played_game
from tests.exports.test_film import QUICK

BOARD = "ring-majority/cube"
TEXTS = ("好", "ä", "①", " ", "\x01", "\u202e", "👍", "ﷺ", "\ufdd0", "</script>", "x" * 20_000)
SURROGATE = "\ud800"
FILES = ("page.html", "drawing.svg", "drawing.pdf", "diagram.svg", "diagram.pdf", "diagram.png")
MORE_FILES = (
    "film.gif",
    "picture.png",
    "model.glb",
    "model.obj",
    "model.3mf",
    "net.svg",
    "net.pdf",
)
MANY = 100_000


def game_with(*texts: str) -> GameRecord:
    """Return a game in which texts are wherever someone else can write some."""
    record = played_game(BOARD, "f1", "f2")
    sites = record.start.board.sites
    record.last.marks = tuple(
        Mark("label", (site,), text) for site, text in zip(sites, texts, strict=False)
    )
    joined = " ".join(texts)
    record.players = (f"A {joined}", joined)
    record.last.comment = f"First\n{joined}"
    return record


def export(record: GameRecord, path: Path) -> bytes:
    request = ExportRequest(record, record.last)
    style = replace(request.style, size=(160, 120), coordinates=True)
    kind = KINDS[path.stem]
    kind.write(replace(request, style=style, film=QUICK), path, lambda share: None)
    return path.read_bytes()


def check(path: Path, content: bytes) -> None:
    """Read a file as others read it."""
    match path.suffix:
        case ".svg":
            ElementTree.fromstring(content)
        case ".pdf":
            reader = PdfReader(path)
            reader.pages[0].extract_text()
        case ".html":
            found = re.search(r'id="game"[^>]*>(.*?)</script>', content.decode(), re.DOTALL)
            assert found is not None
            told = json.dumps(json.loads(found[1]), ensure_ascii=False)
            assert not re.search("[\x00-\x08\ud800-\udfff\u202e]", told)
            assert "ä" in told
        case ".glb":
            assert GLTF2().load_from_bytes(content).meshes
        case ".png" | ".gif":
            with Image.open(path) as picture:
                picture.load()
        case _:
            assert content


@pytest.mark.few(5)
@pytest.mark.parametrize("name", [*FILES, *MORE_FILES])
def test_every_export_writes_any_letters(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    check(path, export(game_with("ä", *TEXTS), path))


@pytest.mark.parametrize("name", FILES)
def test_half_a_letter_is_no_fault(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    check(path, export(game_with("ä", SURROGATE), path))


def drawn(*texts: str) -> tuple[Part, ...]:
    record = game_with(*texts)
    layout = record.start.variant.layout
    assert isinstance(layout, SolidLayout)
    return note_parts(layout, LIGHT, node_content(record.last))


def test_labels_are_bodies_in_space_whatever_their_letters() -> None:
    parts = drawn(*TEXTS, SURROGATE)
    assert len(parts) == len(TEXTS) + 1
    for part in parts:
        surface = part.surface
        assert 0 < len(surface.points) < 20_000
        assert np.isfinite(surface.points).all()
        np.testing.assert_allclose(np.linalg.norm(surface.normals, axis=1), 1)
        assert np.abs(surface.points).max() < 1


@pytest.mark.parametrize(("one", "other"), [("ä", "a"), ("①", "1"), ("Ж", "Ш"), ("א", "ב")])
def test_letters_beyond_ascii_look_like_themselves(one: str, other: str) -> None:
    first, second = (part.surface.points for part in drawn(one, other))
    assert first.shape != second.shape or not np.allclose(first, second)


def test_letters_that_no_font_has_are_boxes() -> None:
    one, other, known = (part.surface.points for part in drawn("\ufdd0", "\uffff", "ä"))
    np.testing.assert_array_equal(one, other)
    assert known.shape != one.shape


def test_a_map_shows_labels_of_any_letters() -> None:
    without = map_of(game_with())
    for text in (*TEXTS, SURROGATE):
        assert (map_of(game_with(text)) != without).any()


@pytest.mark.parametrize("text", ["W" * 12, "WW", "﷽" * 5, "x" * 20_000])
def test_a_label_lies_on_its_disc(text: str) -> None:
    size = (480, 360)
    without, dot, label = (map_of(game_with(*given), size) for given in ((), (".",), (text,)))
    disc = (dot != without).any(axis=2)
    assert not ((label != without).any(axis=2) & ~disc).any()


def map_of(record: GameRecord, size: tuple[int, int] = (120, 90)) -> np.ndarray:
    layout = record.start.variant.layout
    return map_pixels(layout, node_content(record.last), LIGHT, size, False)


@pytest.mark.nightly
def test_of_more_marks_than_can_be_told_apart_the_last_are_drawn_and_all_are_kept(
    tmp_path: Path,
) -> None:
    record = game_with("A")
    sites = record.start.board.sites
    arrows = [("arrow", (one, other), "") for one in sites for other in sites if one != other]
    some = [Mark(*arrows[number % len(arrows)]) for number in range(MANY)]
    record.last.marks = (*some, Mark("label", (sites[0],), "y" * 20_000))
    content = node_content(record.last)
    assert 0 < len(content.notes) <= 200
    assert content.notes[-1].text.startswith("y")
    assert len(content.notes[-1].text) < 20
    rr.write_game(record, tmp_path / "many.json")
    assert rr.read_game(tmp_path / "many.json").last.marks == record.last.marks


def test_captions_and_pdf_files_have_letters_of_every_script() -> None:
    captions, blank = Captions((320, 240), DARK, clear=False), np.zeros((200, 320, 4), np.uint8)
    for one, other in (("Ж", "Ш"), ("ä", "a")):
        assert (captions.below(blank, one) != captions.below(blank, other)).any()
        pages = [
            pdf_bytes([Page(20, 20, [Letters(text, 10, 10, 5, (0, 0, 0), (1, 1, 1))])], text)
            for text in (one, other)
        ]
        assert pages[0] != pages[1]


def test_letters_that_a_font_lacks_are_closed_outlines_in_a_pdf() -> None:
    page = Page(20, 20, [Letters("Жあ", 10, 10, 5, (0, 0, 0), (1, 1, 1))])
    content = PdfReader(io.BytesIO(pdf_bytes([page], "letters"))).pages[0].get_contents()
    assert content is not None
    words = content.get_data().split()
    assert words.count(b"h") == words.count(b"m") > 3


def test_what_is_drawn_is_one_line_of_letters() -> None:
    assert drawable(" a\n b\t") == "a b"
    assert drawable("a\x00\u202eb\ud800") == "a\ufffdb\ufffd"
    assert drawable("abcdef", 4) == "abc…"
    assert drawable("abcd", 4) == "abcd"
    assert len(drawable("x" * 20_000, 8)) == 8
