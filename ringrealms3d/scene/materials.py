"""The materials of boards and pieces: sets of materials, and the colours of their parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from ringrealms3d.core.errors import UserError

Colour = tuple[float, float, float]  # red, green, blue from 0 to 1, as on a screen (sRGB)

WHITE: Colour = (1.0, 1.0, 1.0)
BLACK: Colour = (0.0, 0.0, 0.0)

REFRACTION = 1.5
"""The index of refraction of glass."""

_TILE_SHADE = 0.16  # lamps would make a tile plain white
_COLUMN_PALE = 0.45  # how far a column's colour is from the black men's to the white ones'
_GAMMA = 2.2  # of a screen
_BRIGHTNESS = (0.2126, 0.7152, 0.0722)  # how bright red, green and blue light are (ITU-R BT.709)
_MIDDLE = 0.25  # the luminance of what black and white letters can be read on alike, as eyes see it
_PALE = 2.05  # red, green and blue together, from which on a pad is pale
_PALEST = 0.85  # the brightest colour that lamps do not make plain white
_HUES = ((1.0, 1.0, 1.0), (1.03, 0.99, 0.94), (0.95, 0.94, 0.93))  # as it is, warmer, darker
_SCATTER = 0.618034  # how far apart in the hues following places are


@dataclass(frozen=True, slots=True)
class Material:
    """How a surface reflects light.

    Attributes:
        colour: the base colour.
        roughness: 0 is a mirror, 1 is chalk.
        metallic: 0 is wood or lacquer, 1 is bare metal.
        coat: the strength of a clear, smooth lacquer on top, from 0 to 1.
        lit: whether lamps shine on it; shadows have one colour everywhere.
        texture: one of ``scene.textures.TEXTURES``, whose mean is its colour, or none.
        glass: how much of the light that is not reflected passes through, from 0 to 1. Its colour
            is the one it has on a white ground.
    """

    colour: Colour
    roughness: float
    metallic: float = 0.0
    coat: float = 0.0
    lit: bool = True
    texture: str = ""
    glass: float = 0.0


@dataclass(frozen=True, slots=True)
class MaterialSet:
    """The materials of every part of every board.

    Attributes:
        name: the set's name.
        body: the ground between the pads.
        pads: the pads, by the kind of their site.
        stones: the pieces, by the name of their colour; "ebony" and "ivory" are a black and a white
            for large flat tops, on which light does not glare.
        tile: a neutral piece.
        column: a pillar.
        wires: rods, by the colour of the pieces that they connect.
        rim: the rims of windows.
        table: what flat boards lie on; None is nothing but the background.
        starred: whether a star marks the tile that was placed last, as on the first Loop boards,
            where others have a ring.
    """

    name: str
    body: Material
    pads: Mapping[str, Material]
    stones: Mapping[str, Material]
    tile: Material
    column: Material
    wires: Mapping[str, Material]
    rim: Material
    table: Material | None = None
    starred: bool = False

    def material(self, name: str) -> Material:
        """Return the material for a layout's key: a piece, a kind of place, or an object.

        Objects are "body", "tile", "stone" (columns), "rim", and wires such as "black wire".
        """
        things = {"body": self.body, "tile": self.tile, "stone": self.column, "rim": self.rim}
        things |= {f"{colour} wire": wire for colour, wire in self.wires.items()}
        if name in things:
            return things[name]
        return _lit(self.stones[name]) if name in self.stones else self.pad(name)

    @property
    def is_pale(self) -> bool:
        """Whether dark marks stand out better on its boards than bright ones."""
        return sum(self.pad("face").colour) > _PALE

    def pad(self, kind: str) -> Material:
        """Return the material of the pads of a kind of site."""
        return self.pads.get(kind, self.pads["face"])

    def painted(self, paint: MaterialSet) -> MaterialSet:
        """Return the set in the colours of another, without metal and glass, which change them."""
        return MaterialSet(
            name=self.name,
            body=_painted(self.body, paint.body),
            pads=_all_painted({kind: self.pad(kind) for kind in paint.pads}, paint.pads),
            stones=_all_painted(self.stones, paint.stones),
            tile=_painted(self.tile, paint.tile),
            column=_painted(self.column, paint.column),
            wires=_all_painted(self.wires, paint.wires),
            rim=_painted(self.rim, paint.rim),
            starred=self.starred,
        )


def _painted(material: Material, paint: Material) -> Material:
    return replace(material, colour=paint.colour, metallic=0.0, glass=0.0)


def _all_painted(
    materials: Mapping[str, Material], paints: Mapping[str, Material]
) -> Mapping[str, Material]:
    return MappingProxyType({name: _painted(materials[name], paints[name]) for name in paints})


def _lit(material: Material) -> Material:
    """Return a material that lamps do not overexpose, so that its shape stays visible."""
    share = _PALEST / max(_PALEST, *material.colour)
    red, green, blue = (share * part for part in material.colour)
    return replace(material, colour=(red, green, blue))


@lru_cache(maxsize=4096)
def of_place(material: Material, place: int) -> Material:
    """Return the material of the piece on a place: no two pieces of wood or stone are quite alike.

    There are three hues, because path tracers have a picture of the grain for each.
    """
    if not material.texture:
        return material
    hue = _HUES[int(len(_HUES) * (_SCATTER * place % 1.0))]
    red, green, blue = (min(1.0, a * b) for a, b in zip(material.colour, hue, strict=True))
    return replace(material, colour=(red, green, blue))


def colour(code: str) -> Colour:
    """Return the colour of a code such as "#d55e00"."""
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def blended(colour: Colour, other: Colour, share: float) -> Colour:
    """Return a colour mixed with a share of another one."""
    red, green, blue = (a + share * (b - a) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def opposite(colour: Colour) -> Colour:
    """Return black or white, whichever is readable on a colour."""
    luminance = sum(part * share**_GAMMA for part, share in zip(_BRIGHTNESS, colour, strict=True))
    return BLACK if luminance > _MIDDLE else WHITE


def pads_of(
    face: Material, edge: Material, vertex: Material, **others: Material
) -> Mapping[str, Material]:
    """Return pads by the kind of their site: those of solids, and what is like them elsewhere.

    Args:
        others: the pads of "cell", "gap", "pillar" and "shelf", where they are not like these.
    """
    alike = {"cell": edge, "gap": vertex, "pillar": vertex, "shelf": vertex}
    return MappingProxyType({"face": face, "edge": edge, "vertex": vertex, **alike, **others})


def stones_of(
    red: Material, blue: Material, black: Material, white: Material, *flat: Material
) -> Mapping[str, Material]:
    """Return pieces of these materials.

    Args:
        flat: a black and a white for large flat tops, if they are of other materials.
    """
    ebony, ivory = flat or (black, white)
    names = ("red", "blue", "black", "white", "ebony", "ivory")
    return MappingProxyType(dict(zip(names, (red, blue, black, white, ebony, ivory), strict=True)))


def painted_stones(
    red: str, blue: str, black: str, white: str, ivory: str
) -> Mapping[str, Material]:
    """Return pieces of plain paint in these colours, those with large flat tops without gloss."""
    return stones_of(
        Material(colour(red), 0.28),
        Material(colour(blue), 0.28),
        Material(colour(black), 0.26),
        Material(colour(white), 0.3),
        Material(colour(black), 0.5),
        Material(colour(ivory), 0.4),
    )


def _metal(code: str) -> Material:
    return Material(colour(code), 0.3, metallic=1.0)


def _wires(black: str, white: str) -> Mapping[str, Material]:
    """Return rods of dark and of bright metal."""
    return MappingProxyType({"black": _metal(black), "white": _metal(white)})


def _wood(code: str, texture: str = "turned") -> Material:
    return Material(colour(code), 0.34, coat=0.45, texture=texture)


def _glazed(code: str) -> Material:
    return Material(colour(code), 0.2, coat=0.9, texture="glaze")


def _stone(code: str, texture: str = "veined") -> Material:
    return Material(colour(code), 0.25, coat=0.5, texture=texture)


def _enamel(code: str) -> Material:
    """Return enamel on engraved metal."""
    return Material(colour(code), 0.3, coat=1.0, texture="guilloche")


def _clear(code: str, glass: float = 0.85) -> Material:
    return Material(colour(code), 0.06, coat=1.0, glass=glass)


_DARK_WOOD = Material(colour("#a27c5a"), 0.45, texture="wood")

WALNUT_AND_MAPLE = MaterialSet(
    name="walnut-and-maple",
    body=Material(colour("#2c1f17"), 0.8),
    pads=pads_of(
        Material(colour("#ecd6b4"), 0.42, texture="maple"),
        Material(colour("#d8b88a"), 0.45, texture="wood"),
        Material(colour("#c3a890"), 0.45, texture="wood"),
        cell=Material(colour("#b88c60"), 0.45, texture="wood"),
        gap=_DARK_WOOD,
        pillar=_DARK_WOOD,
        shelf=_DARK_WOOD,
    ),
    stones=stones_of(
        _wood("#d95c48"),
        _wood("#10205c"),
        _wood("#33261f"),
        _wood("#e2cfae"),
        Material(colour("#3b2a21"), 0.46, coat=0.15, texture="sawn wood"),
        Material(colour("#dcc7a2"), 0.46, coat=0.15, texture="sawn maple"),
    ),
    tile=Material(colour("#d9cdb9"), 0.5, texture="sawn maple"),
    column=Material(colour("#b04a2e"), 0.4, coat=0.3, texture="turned"),
    wires=_wires("#4a4038", "#e4dcc8"),
    rim=_metal("#d8b066"),
    table=Material(colour("#643f26"), 0.6, texture="planks"),
)

SLATE_AND_BRASS = MaterialSet(
    name="slate-and-brass",
    body=Material(colour("#0c0e11"), 0.8),
    pads=pads_of(
        Material(colour("#98a0ae"), 0.5, texture="slate"),
        Material(colour("#6f7989"), 0.5, texture="slate"),
        Material(colour("#dcc288"), 0.42, metallic=0.75, texture="brushed"),
        pillar=Material(colour("#857a6c"), 0.5, texture="slate"),
        gap=Material(colour("#857a6c"), 0.5, texture="slate"),
    ),
    stones=stones_of(
        _enamel("#d9624a"),
        _enamel("#112264"),
        Material(colour("#191b1f"), 0.22, coat=0.6, texture="honed"),
        _stone("#dcd8cc", "cut marble"),
        Material(colour("#1d1f23"), 0.46, coat=0.15, texture="honed"),
        Material(colour("#d6d0c2"), 0.4, texture="cut marble"),
    ),
    tile=Material(colour("#abb0b8"), 0.5, texture="honed"),
    column=Material(colour("#c09a58"), 0.26, metallic=1.0, texture="spun"),
    wires=_wires("#2e3238", "#e0ded8"),
    rim=_metal("#e0b45c"),
    table=Material(colour("#363b43"), 0.9, texture="felt"),
)

PORCELAIN = MaterialSet(
    name="porcelain",
    body=Material(colour("#22355c"), 0.35),
    pads=pads_of(
        Material(colour("#e4e2da"), 0.22),
        Material(colour("#9fb9cd"), 0.22),
        Material(colour("#7fa0c2"), 0.22),
    ),
    stones=stones_of(
        _glazed("#d9614a"),
        _glazed("#112266"),
        _glazed("#1f2126"),
        _glazed("#e2e0da"),
        Material(colour("#23252a"), 0.3, coat=0.5),
        Material(colour("#dcd8cc"), 0.3, coat=0.5),
    ),
    tile=Material(colour("#d6d8d6"), 0.3),
    column=Material(colour("#4a6fa5"), 0.25, coat=0.6, texture="glaze"),
    wires=_wires("#30343c", "#dcdee0"),
    rim=_metal("#c8ccd2"),
    table=Material(colour("#a89c88"), 0.9, texture="felt"),
)

CLASSIC = MaterialSet(
    name="classic",
    body=Material(colour("#1f2a22"), 0.7),
    pads=pads_of(
        Material(colour("#c9c4b4"), 0.35, texture="marble"),
        Material(colour("#8ca48c"), 0.35, texture="marble"),
        Material(colour("#6f8a86"), 0.35, texture="marble"),
    ),
    stones=stones_of(
        _stone("#d9644c"),
        _stone("#10215e"),
        _stone("#202124", "onyx"),
        _stone("#dedad0", "cut marble"),
        Material(colour("#242528"), 0.42, coat=0.15, texture="onyx"),
        Material(colour("#e2dccc"), 0.4, texture="cut marble"),
    ),
    tile=Material(colour("#d8d2c0"), 0.4, texture="cut marble"),
    column=Material(colour("#9a5f4e"), 0.35, texture="cut marble"),
    wires=_wires("#303030", "#dedede"),
    rim=_metal("#d4af37"),
    table=Material(colour("#3d5346"), 0.95, texture="felt"),
    starred=True,
)

GLASS = MaterialSet(
    name="glass",
    body=Material(colour("#1b2328"), 0.4),
    pads=pads_of(
        Material(colour("#d0dad7"), 0.3, coat=0.3),
        Material(colour("#98acaa"), 0.3, coat=0.3),
        Material(colour("#7d9192"), 0.3, coat=0.3),
    ),
    stones=stones_of(
        _clear("#d9624c", 0.6),
        _clear("#0f1f5c", 1.0),
        _clear("#22262b", 1.0),
        _clear("#e0e6e4", 0.4),
    ),
    tile=Material(colour("#cfd6d3"), 0.3, coat=0.4),
    column=_clear("#4f8f88"),
    wires=_wires("#30363a", "#dfe3e3"),
    rim=_metal("#c4cace"),
    table=Material(colour("#4c555b"), 0.4, texture="marble"),
)


def paint(
    body: Material, pads: Mapping[str, Material], stones: Mapping[str, Material], tile: Colour
) -> MaterialSet:
    """Return plain paint for everything."""
    return MaterialSet(
        "paint",
        body,
        pads,
        stones,
        tile=Material(blended(tile, body.colour, _TILE_SHADE), 0.5),
        column=Material(blended(stones["black"].colour, stones["white"].colour, _COLUMN_PALE), 0.6),
        wires=MappingProxyType({name: stones[name] for name in ("black", "white")}),
        rim=pads["face"],
    )


def painted_pads(roughness: float, **codes: str) -> Mapping[str, Material]:
    """Return pads of plain paint; the arguments are those of ``pads_of``, as codes of colours."""
    return pads_of(**{kind: Material(colour(code), roughness) for kind, code in codes.items()})


PAINT = replace(
    paint(
        Material(colour("#30343a"), 0.8),
        painted_pads(0.45, face="#dcdad4", edge="#9ea1a6", vertex="#82878d"),
        painted_stones("#d9604c", "#10215e", "#2a2724", "#dcdad6", "#dcd2be"),
        colour("#f2eee4"),
    ),
    column=Material(colour("#d09a34"), 0.4, coat=0.3),
    table=Material(colour("#5f6b72"), 0.7, texture="planks"),
)

MATERIALS = MappingProxyType(
    {x.name: x for x in (WALNUT_AND_MAPLE, SLATE_AND_BRASS, PORCELAIN, CLASSIC, GLASS, PAINT)}
)


def get_materials(name: str) -> MaterialSet:
    """Return the set of materials with this name.

    Raises:
        ValueError: there is no such set; the message lists the sets.
    """
    if name not in MATERIALS:
        raise UserError(
            "no materials '{name}' (choose from {materials})",
            name=name[:40],
            materials=", ".join(MATERIALS),
        )
    return MATERIALS[name]
