"""Colours of the picture: the sky, and marks that stand out against everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from ringrealms3d.core.errors import UserError
from ringrealms3d.scene.content import STRONGEST
from ringrealms3d.scene.materials import (
    SLATE_AND_BRASS,
    WALNUT_AND_MAPLE,
    WHITE,
    Colour,
    Material,
    MaterialSet,
    blended,
    colour,
    get_materials,
    paint,
    painted_pads,
    painted_stones,
)

EDGE, TAKEN, DANGER = colour("#101216"), colour("#ff6a5c"), colour("#ff9b4a")
"""The usual colours of marks' edges, of what was captured, and of what is threatened."""

_DARK_PAPER = 0.14  # how much of it is white
SIGNS: Mapping[str, Colour] = MappingProxyType(
    {
        "!!": colour("#00897b"),
        "!": colour("#2e7d32"),
        "!?": colour("#1e6fc0"),
        "?!": colour("#f0d020"),
        "?": colour("#f08c00"),
        "??": colour("#d81b60"),
    }
)
"""The colours of what is thought of a move, the best first."""

_NOTES: Mapping[str, Colour] = MappingProxyType(
    {"green": colour("#00c853"), "blue": colour("#1565ff"), "yellow": colour("#ffd600")}
)


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything that has a colour.

    Attributes:
        name: the theme's name.
        sky: the background's colour at the top and at the bottom.
        materials: the materials of boards and pieces.
        last: the ring around the piece that was placed last.
        legal: the small dot on a site where the seat to move may play.
        capture: sites that captured or decided a game, and pieces that can move.
        beside: sites that go with those that decided a game, such as the river under a loop.
        hover: the pad under the pointer.
        best: the best moves of an analysis.
        weak: its much weaker moves.
        note: a person's marks on a position.
        ink: text, and lines on the background.
        cross: the cross where a piece was captured, and lines on the board.
        edge: the thin edge on both sides of marks, without which no single colour stands out from
            all pieces and materials.
        taken: the cross where the last move captured.
        danger: the dotted ring around a threatened place.
        boldness: the width of the ring around the last placed piece, normally 1.
        names: the names of seats and pieces whose colours differ in this theme.
        hatches: patterns over places on the map, by the kind of a site or "cause" (what captured
            or decided): "lines", "dots", "grid".
        signs: the colours of the signs for moves.
        notes: the colours of marks that have another than the usual one.
        page: the background of drawings and diagrams, None for the sky's colour.
        keeps_colours: whether other materials take on these colours, which are chosen to be
            distinguishable.
    """

    name: str
    sky: tuple[Colour, Colour]
    materials: MaterialSet
    last: Colour
    legal: Colour
    capture: Colour
    beside: Colour
    hover: Colour
    best: Colour
    weak: Colour
    note: Colour
    ink: Colour
    cross: Colour
    edge: Colour = EDGE
    taken: Colour = TAKEN
    danger: Colour = DANGER
    boldness: float = 1.0
    names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    hatches: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    signs: Mapping[str, Colour] = field(default_factory=lambda: SIGNS)
    notes: Mapping[str, Colour] = field(default_factory=lambda: _NOTES)
    page: Colour | None = None
    keeps_colours: bool = False

    @property
    def is_dark(self) -> bool:
        """Whether text is lighter than its background."""
        return sum(self.ink) > sum(self.sky[0])

    @property
    def paper(self) -> Colour:
        """The background of maps: in a dark theme light enough for black pieces to stand out."""
        return blended(self.sky[0], WHITE, _DARK_PAPER) if self.is_dark else self.sky[1]

    @property
    def body(self) -> Material:
        """The ground between the pads."""
        return self.materials.body

    @property
    def pads(self) -> Mapping[str, Material]:
        """The pads, by the kind of their site."""
        return self.materials.pads

    @property
    def stones(self) -> Mapping[str, Material]:
        """The pieces, by the name of their colour."""
        return self.materials.stones

    @property
    def tile(self) -> Colour:
        """A neutral piece."""
        return self.materials.tile.colour

    def material(self, name: str) -> Material:
        """Return the material for a layout's key; see ``MaterialSet.material``."""
        return self.materials.material(name)

    def noted(self, colour: str) -> Colour:
        """Return the colour of a person's marks, by its name, empty for the usual one."""
        return self.notes.get(colour, self.note)

    def pad(self, kind: str) -> Material:
        """Return the material of the pads of a kind of site."""
        return self.materials.pad(kind)

    def dressed(self, materials: MaterialSet) -> Theme:
        """Return the theme with other materials, and marks that are visible on them."""
        if self.keeps_colours:
            return replace(self, materials=materials.painted(self.materials))
        marks = LIGHT if materials.is_pale else DARK
        return replace(
            self,
            materials=materials,
            legal=marks.legal,
            hover=marks.hover,
            weak=marks.weak,
            cross=marks.cross,
        )

    def candidate(self, strength: int) -> Colour:
        """Return the colour of a candidate move, by its strength."""
        return blended(self.weak, self.best, strength / STRONGEST)


LIGHT = Theme(
    name="light",
    sky=(colour("#eef3f8"), colour("#c3cfdd")),
    materials=WALNUT_AND_MAPLE,
    last=colour("#ffd21f"),
    legal=colour("#eceef2"),
    capture=colour("#58c43a"),
    beside=colour("#1aa7d8"),
    hover=colour("#fff0b0"),
    best=colour("#6a1fc2"),
    weak=colour("#e2d3f5"),
    note=colour("#f0148c"),
    ink=colour("#22303c"),
    cross=colour("#22303c"),
)

DARK = Theme(
    name="dark",
    sky=(colour("#2a3038"), colour("#12151a")),
    materials=SLATE_AND_BRASS,
    last=colour("#ffd21f"),
    legal=colour("#eceef2"),
    capture=colour("#6fd64a"),
    beside=colour("#25b6ea"),
    hover=colour("#d7e4ff"),
    best=colour("#8a3df0"),
    weak=colour("#e6dafa"),
    note=colour("#ff3da6"),
    ink=colour("#e6ebf1"),
    cross=colour("#e6ebf1"),
)

COLOUR_BLIND = Theme(
    name="colour-blind",
    sky=(colour("#f4f4f2"), colour("#cfd2d6")),
    materials=paint(
        Material(colour("#2b2b2b"), 0.8),
        painted_pads(0.45, face="#e4e0d6", edge="#bfbaae", vertex="#a39e94"),
        painted_stones("#f25a30", "#00205a", "#1c1c1c", "#ffffff", "#f2e2b8"),
        colour("#f6f4ee"),
    ),
    last=colour("#c8005f"),
    legal=colour("#0a6f86"),
    capture=colour("#56b4e9"),
    beside=colour("#b0509a"),
    hover=colour("#f0e442"),
    best=colour("#005a42"),
    weak=colour("#dffaf0"),
    note=colour("#e69f00"),
    ink=colour("#222222"),
    cross=colour("#222222"),
    notes=MappingProxyType(
        {"green": colour("#009e73"), "blue": colour("#0072b2"), "yellow": colour("#f0e442")}
    ),
    keeps_colours=True,
)

HIGH_CONTRAST = Theme(
    name="high-contrast",
    sky=(colour("#a4a4a4"), colour("#a4a4a4")),
    materials=paint(
        Material(colour("#000000"), 0.9),
        painted_pads(
            0.7,
            face="#ffffff",
            edge="#dedede",
            vertex="#c6c6c6",
            cell="#7a7a7a",
            gap="#686868",
            pillar="#565656",
        ),
        painted_stones("#d02600", "#00004a", "#000000", "#ffffff", "#f4f4f4"),
        colour("#f4f4f4"),
    ),
    last=colour("#ffe600"),
    legal=colour("#000000"),
    capture=colour("#00d000"),
    beside=colour("#00a8ff"),
    hover=colour("#ff9a00"),
    best=colour("#8a00d8"),
    weak=colour("#f0d0ff"),
    note=colour("#ff00c8"),
    ink=colour("#000000"),
    cross=colour("#000000"),
    edge=colour("#000000"),
    boldness=1.7,
    keeps_colours=True,
)

BLACK_AND_WHITE = Theme(
    name="black-and-white",
    sky=(colour("#a4a4a4"), colour("#a4a4a4")),
    materials=paint(
        Material(colour("#000000"), 0.9),
        painted_pads(
            0.7, face="#b8b8b8", edge="#9c9c9c", vertex="#828282", cell="#b6b6b6", gap="#8a8a8a"
        ),
        painted_stones("#000000", "#ffffff", "#000000", "#ffffff", "#ffffff"),
        colour("#888888"),
    ),
    last=colour("#ffffff"),
    legal=colour("#000000"),
    capture=colour("#ffffff"),
    beside=colour("#e4e4e4"),
    hover=colour("#ffffff"),
    best=colour("#000000"),
    weak=colour("#f0f0f0"),
    note=colour("#ffffff"),
    ink=colour("#000000"),
    cross=colour("#000000"),
    edge=colour("#000000"),
    taken=colour("#ffffff"),
    danger=colour("#ffffff"),
    boldness=1.7,
    names=MappingProxyType({"Red": "Black", "Blue": "White", "red": "black", "blue": "white"}),
    hatches=MappingProxyType(
        {"edge": "lines", "vertex": "dots", "gap": "lines", "pillar": "dots", "cause": "grid"}
    ),
    signs=MappingProxyType(dict.fromkeys(SIGNS, colour("#ffffff"))),
    notes=MappingProxyType(
        {"green": colour("#000000"), "blue": colour("#505050"), "yellow": colour("#b0b0b0")}
    ),
    page=WHITE,
    keeps_colours=True,
)

THEMES = MappingProxyType(
    {theme.name: theme for theme in (LIGHT, DARK, COLOUR_BLIND, HIGH_CONTRAST, BLACK_AND_WHITE)}
)


def get_theme(name: str) -> Theme:
    """Return the theme with this name.

    Raises:
        ValueError: there is no such theme; the message lists the themes.
    """
    if name not in THEMES:
        raise UserError(
            "no theme '{name}' (choose from {themes})", name=name, themes=", ".join(THEMES)
        )
    return THEMES[name]


def dressed_theme(name: str, materials: str = "") -> Theme:
    """Return a theme with materials, by their names.

    Args:
        materials: empty for those that suit the theme.

    Raises:
        ValueError: there is no such theme or set of materials; the message lists them.
    """
    theme = get_theme(name)
    return theme.dressed(get_materials(materials)) if materials else theme
