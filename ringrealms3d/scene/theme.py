"""Colours and materials of the picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from ringrealms3d.core.errors import UserError
from ringrealms3d.scene.content import STRONGEST

_TILE_SHADE = 0.16  # lamps would make a tile plain white

Colour = tuple[float, float, float]  # red, green, blue from 0 to 1, as on a screen (sRGB)

_PALEST = 0.83  # the brightest colour that lamps do not make plain white
_STONE_PALE = 0.5  # how far a column's stone is from the body's colour to the tiles'


@dataclass(frozen=True, slots=True)
class Material:
    """How a surface reflects light.

    Attributes:
        colour: the base colour.
        roughness: 0 is a mirror, 1 is chalk.
        metallic: 0 is wood or lacquer, 1 is bare metal.
        coat: how strong a clear, smooth lacquer on top of it is, from 0 to 1.
        lit: whether lamps shine on it; shadows have one colour everywhere.
        texture: one of ``scene.textures.TEXTURES``, around whose mean it has its colour, or none.
    """

    colour: Colour
    roughness: float
    metallic: float = 0.0
    coat: float = 0.0
    lit: bool = True
    texture: str = ""


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything that has a colour.

    Attributes:
        name: the name by which the theme is chosen.
        sky: the background's colour at the top and at the bottom.
        body: the ground between the pads.
        pads: the pads, by the kind of their site.
        stones: the pieces, by the name of their colour; "ebony" and "ivory" are a black and a white
            for large flat tops, on which light does not glare.
        tile: a piece that belongs to nobody.
        last: the ring around the piece that was placed last.
        legal: the dot on a site where the seat to move may play.
        capture: what captured, what decided a game, and pieces that can move.
        beside: what goes with the sites that decided a game, such as the river under a loop.
        hover: the pad under the pointer.
        best: the moves that an analysis likes best.
        weak: those of its moves that are much weaker.
        note: what a person draws on a position.
        ink: text, lines on the background, and the cross where a piece was taken.
        halo: a second ring around the one at the last piece, where no one colour stands out from
            all pieces.
        boldness: how wide the ring around the piece that was placed last is, 1 as usual.
        names: what seats and their pieces are called whose colours are others here.
        hatches: patterns over places on the map, by the kind of a site or "cause" (what captured
            or decided): "lines", "dots", "grid".
    """

    name: str
    sky: tuple[Colour, Colour]
    body: Material
    pads: Mapping[str, Material]
    stones: Mapping[str, Material]
    tile: Colour
    last: Colour
    legal: Colour
    capture: Colour
    beside: Colour
    hover: Colour
    best: Colour
    weak: Colour
    note: Colour
    ink: Colour
    halo: Colour | None = None
    boldness: float = 1.0
    names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    hatches: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def is_dark(self) -> bool:
        """Whether text is lighter than what it stands on."""
        return sum(self.ink) > sum(self.sky[0])

    def material(self, name: str) -> Material:
        """Return what a layout's material looks like: a piece's, a kind of place, or a thing's.

        Things are "body", "tile" and "stone".
        """
        if name == "body":
            return self.body
        if name == "tile":
            return Material(blended(self.tile, self.body.colour, _TILE_SHADE), 0.5)
        if name == "stone":
            return Material(blended(self.body.colour, self.tile, _STONE_PALE), 0.6)
        return _lit(self.stones[name]) if name in self.stones else self.pad(name)

    def candidate(self, strength: int) -> Colour:
        """Return the colour of a move that an analysis likes, by its strength."""
        return blended(self.weak, self.best, strength / STRONGEST)

    def pad(self, kind: str) -> Material:
        """Return the material of the pads of a kind of site."""
        return self.pads.get(kind, self.pads["face"])


def _lit(material: Material) -> Material:
    """Return a material that lamps do not make whiter than white, so that its shape is seen."""
    share = _PALEST / max(_PALEST, *material.colour)
    red, green, blue = (share * part for part in material.colour)
    return replace(material, colour=(red, green, blue))


def colour(code: str) -> Colour:
    """Return the colour that a code such as "#d55e00" names."""
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def blended(colour: Colour, other: Colour, share: float) -> Colour:
    """Return a colour mixed with a share of another one."""
    red, green, blue = (a + share * (b - a) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def _pads(face: str, edge: str, vertex: str, roughness: float) -> Mapping[str, Material]:
    codes = {"face": face, "edge": edge, "vertex": vertex}
    codes |= {"cell": edge, "gap": vertex, "pillar": vertex, "shelf": vertex}
    return MappingProxyType({kind: Material(colour(c), roughness) for kind, c in codes.items()})


def _textured(materials: Mapping[str, Material], texture: str) -> Mapping[str, Material]:
    return MappingProxyType({k: replace(x, texture=texture) for k, x in materials.items()})


def _stones(red: str, blue: str, black: str, white: str, ivory: str) -> Mapping[str, Material]:
    return MappingProxyType(
        {
            "red": Material(colour(red), 0.16),
            "blue": Material(colour(blue), 0.28),
            "black": Material(colour(black), 0.22),
            "white": Material(colour(white), 0.28),
            "ebony": Material(colour(black), 0.5),
            "ivory": Material(colour(ivory), 0.4),
        }
    )


LIGHT = Theme(
    name="light",
    sky=(colour("#eef3f8"), colour("#c3cfdd")),
    body=Material(colour("#3b2a20"), 0.8),
    pads=_textured(_pads("#ecd6b4", "#b88c60", "#a07a58", 0.45), "wood"),
    stones=_stones("#c8201f", "#1d4fb8", "#2a2724", "#fbf8f0", "#e4d6ba"),
    tile=colour("#f7ecd6"),
    last=colour("#ffd21f"),
    legal=colour("#fff3da"),
    capture=colour("#58c43a"),
    beside=colour("#1aa7d8"),
    hover=colour("#fff0b0"),
    best=colour("#6a1fc2"),
    weak=colour("#e2d3f5"),
    note=colour("#f0148c"),
    ink=colour("#22303c"),
)

DARK = Theme(
    name="dark",
    sky=(colour("#2a3038"), colour("#12151a")),
    body=Material(colour("#0c0e11"), 0.8),
    pads=_textured(_pads("#98a0ae", "#6f7989", "#857a6c", 0.5), "slate"),
    stones=_stones("#f0453a", "#3f8cff", "#16181c", "#f4f5f7", "#dcd0ba"),
    tile=colour("#c9ced6"),
    last=colour("#ffd21f"),
    legal=colour("#e8eef6"),
    capture=colour("#6fd64a"),
    beside=colour("#25b6ea"),
    hover=colour("#d7e4ff"),
    best=colour("#8a3df0"),
    weak=colour("#e6dafa"),
    note=colour("#ff3da6"),
    ink=colour("#e6ebf1"),
)

COLOUR_BLIND = Theme(
    name="colour-blind",
    sky=(colour("#f4f4f2"), colour("#cfd2d6")),
    body=Material(colour("#2b2b2b"), 0.8),
    pads=_pads("#e4e0d6", "#bfbaae", "#a39e94", 0.45),
    stones=_stones("#ee461c", "#003470", "#1c1c1c", "#ffffff", "#f2e2b8"),
    tile=colour("#f6f4ee"),
    last=colour("#c8005f"),
    legal=colour("#ffffff"),
    capture=colour("#56b4e9"),
    beside=colour("#b0509a"),
    hover=colour("#f0e442"),
    best=colour("#005a42"),
    weak=colour("#dffaf0"),
    note=colour("#e69f00"),
    ink=colour("#222222"),
)

HIGH_CONTRAST = Theme(
    name="high-contrast",
    sky=(colour("#a4a4a4"), colour("#a4a4a4")),
    body=Material(colour("#000000"), 0.9),
    pads=MappingProxyType(
        {
            **_pads("#ffffff", "#dedede", "#c2c2c2", 0.7),
            "cell": Material(colour("#7a7a7a"), 0.7),
            "gap": Material(colour("#686868"), 0.7),
            "pillar": Material(colour("#565656"), 0.7),
        }
    ),
    stones=_stones("#d80000", "#00006e", "#000000", "#ffffff", "#f4f4f4"),
    tile=colour("#f4f4f4"),
    last=colour("#ffe600"),
    legal=colour("#000000"),
    capture=colour("#00d000"),
    beside=colour("#00a8ff"),
    hover=colour("#ffe600"),
    best=colour("#8a00d8"),
    weak=colour("#f0d0ff"),
    note=colour("#ff00c8"),
    ink=colour("#000000"),
    halo=colour("#000000"),
    boldness=1.7,
)

BLACK_AND_WHITE = Theme(
    name="black-and-white",
    sky=(colour("#a4a4a4"), colour("#a4a4a4")),
    body=Material(colour("#000000"), 0.9),
    pads=MappingProxyType(
        {
            **_pads("#b8b8b8", "#9c9c9c", "#828282", 0.7),
            "cell": Material(colour("#a8a8a8"), 0.7),
            "gap": Material(colour("#8a8a8a"), 0.7),
        }
    ),
    stones=_stones("#000000", "#ffffff", "#000000", "#ffffff", "#ffffff"),
    tile=colour("#888888"),
    last=colour("#ffffff"),
    legal=colour("#ffffff"),
    capture=colour("#ffffff"),
    beside=colour("#e4e4e4"),
    hover=colour("#ffffff"),
    best=colour("#000000"),
    weak=colour("#f0f0f0"),
    note=colour("#ffffff"),
    ink=colour("#000000"),
    halo=colour("#000000"),
    boldness=1.7,
    names=MappingProxyType({"Red": "Black", "Blue": "White", "red": "black", "blue": "white"}),
    hatches=MappingProxyType(
        {"edge": "lines", "vertex": "dots", "gap": "lines", "pillar": "dots", "cause": "grid"}
    ),
)

THEMES = MappingProxyType(
    {theme.name: theme for theme in (LIGHT, DARK, COLOUR_BLIND, HIGH_CONTRAST, BLACK_AND_WHITE)}
)


def get_theme(name: str) -> Theme:
    """Return the theme with this name.

    Raises:
        ValueError: there is no such theme; the message lists those there are.
    """
    if name not in THEMES:
        raise UserError(f"no theme '{name}' (there are {', '.join(THEMES)})")
    return THEMES[name]
