"""What holds for what is seen of a game: its board in both views, its rules, and its files."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.picture import position_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.flat.pictures import map_pixels
from ringrealms3d.games import game_of_variant
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.lab.checks.sample import Sample, expect
from ringrealms3d.records.game_files import FORMATS, read_game, write_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT

_SIZE = (160, 120)
_LONGEST_LINE = 120
_SOME_MOVES = 40


def check_layout(sample: Sample) -> None:
    """The layout has every place, each within the map, and every piece."""
    start = sample.game[0]
    layout, places = start.variant.layout, len(start.pieces)
    for name, array, shape in (
        ("kinds", layout.kinds, (places,)),
        ("map_cells", [0] * len(layout.map_cells), (places,)),
        ("map_centres", layout.map_centres, (places, 2)),
        ("map_radii", layout.map_radii, (places,)),
    ):
        expect(start, f"layout.{name}", np.shape(array), str(shape), np.shape(array) == shape)
    for cell in layout.map_cells:
        inside = bool((np.abs(cell) <= np.array(layout.map_size) + 1e-9).all())
        expect(start, "layout.map_cells", cell, f"≤ {layout.map_size}", inside)
    for place in range(places):
        name = start.variant.place_name(place)
        expect(start, f"place_name({place})", name, "str", bool(name))
    for position in sample.some:
        pieces = set(np.unique(position.pieces).tolist()) - {0}
        known = set(layout.glyphs)
        expect(position, "pieces()", pieces, f"⊆ {known}", pieces <= known)
        shown = position.pieces[: start.board.size] != 0
        same = np.array_equal(shown, position.stones != 0)
        expect(position, "pieces()", position.pieces, "stones()", same)
        legal = content_of(position).legal
        inside = all(0 <= place < places for place in legal)
        expect(position, "move_places()", legal, f"0 … {places - 1}", inside)


def check_texts(sample: Sample) -> None:
    """Every position has a diagram in letters, and counts of two numbers."""
    for position in sample.some:
        diagram = position.diagram()
        lines = [len(line) for line in diagram.splitlines()]
        expect(position, "text_diagram()", diagram, "str", bool(diagram.strip()))
        wide = max(lines, default=0)
        fits = wide <= _LONGEST_LINE
        expect(position, "text_diagram()", wide, f"≤ {_LONGEST_LINE}", fits)
        for name, numbers in position.counts.items():
            expect(position, f"counts()[{name!r}]", numbers, "(…, …)", len(numbers) == 2)
        left = position.variant.moves_left(position.state)
        expect(position, "moves_left()", left, "≥ 0", left >= 0)
        prompt = position.prompt
        expect(position, "prompt()", prompt, "str", "\n" not in prompt)


def check_setting_up(sample: Sample) -> None:
    """Every position can be set up: its form says all that its fen does."""
    for position in sample.some:
        form = position.variant.setup_form
        if form is not None:
            fen = form.write(form.read(position.state))
            whole = position.fen()
            expect(position, "setup_form()", fen, whole, fen == whole)


def check_pictures(sample: Sample) -> None:
    """The board is drawn in space and as a map, with pieces that are seen."""
    first, last = _fullest(sample)
    style = PictureStyle(size=_SIZE, quality=FAST, legal=False)
    if isinstance(first.variant.layout, SolidLayout):
        pictures = [position_picture(each, None, style) for each in (first, last)]
        _expect_pictures(first, "layout", pictures)
    maps = [
        map_pixels(each.variant.layout, content_of(each, None, legal=False), LIGHT, _SIZE, False)
        for each in (first, last)
    ]
    _expect_pictures(first, "layout.map_cells", maps)


def check_rules_page(sample: Sample) -> None:
    """The rules have the game's title, and pictures that can be drawn."""
    start = sample.game[0]
    game = game_of_variant(sample.uid)
    first = game.rules_text.partition("\n")[0]
    expect(start, "rules_text", first, f"# {game.title}", first.startswith(f"# {game.title}"))
    for line in game.rules_text.splitlines():
        if "](position:" in line and not diagrams_in(line):
            raise UserError("a picture in the rules is no line of its own: {line}", line=line)
    for diagram in diagrams_in(game.rules_text):
        position, played = diagram.position, diagram.played
        expect(position, "rules_text", diagram.caption, "….", diagram.caption.endswith("."))
        layout = position.variant.layout
        map_pixels(layout, content_of(position, played, legal=False), LIGHT, _SIZE, False)


def check_files(sample: Sample) -> None:
    """A game goes into a file of every format and comes back."""
    record = GameRecord(sample.uid, seed=3)
    node = record.root
    for before, after in zip(sample.game, sample.game[1 : _SOME_MOVES + 1], strict=False):
        node = node.play(next(m for m in before.legal_moves if before.play(m) == after))
    with TemporaryDirectory(prefix="ringrealms3d-") as folder:
        for ending in FORMATS:
            path = Path(folder) / f"game{ending}"
            write_game(record, path)
            again = read_game(path)
            same = [each.position for each in again.line] == [each.position for each in record.line]
            expect(sample.game[0], f"read_game({path.name!r})", again, repr(record), same)


def _fullest(sample: Sample) -> tuple[Position, Position]:
    """Return the start, and the position that differs most from it."""
    first = sample.game[0]
    others = sample.some[1:]
    return first, max(others, key=lambda each: int((each.stones != first.stones).sum()))


def _expect_pictures(position: Position, part: str, pictures: list[NDArray[np.uint8]]) -> None:
    """Refuse empty pictures, and two that are the same."""
    first, last = pictures
    seen = len(np.unique(first.reshape(-1, first.shape[-1]), axis=0)) > 1
    expect(position, part, "∅", "≠ ∅", seen)
    expect(position, part, "=", "≠", not np.array_equal(first, last))
