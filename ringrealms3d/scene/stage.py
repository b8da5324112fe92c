"""Drawing parts with VTK: one mesh per group and finish, updated only where parts differ."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import groupby

import numpy as np
import pyvista as pv
from numpy.typing import NDArray
from vtkmodules.vtkRenderingCore import vtkActor, vtkPolyDataMapper

from ringrealms3d.scene.camera import HOME
from ringrealms3d.scene.casting import THROWN, Way, follow_lamp, lamp_of, shine_on, throws_of
from ringrealms3d.scene.materials import Material
from ringrealms3d.scene.mesh_data import MeshData
from ringrealms3d.scene.parts import Part, numbered_mesh, texture_places
from ringrealms3d.scene.shading import shade_of
from ringrealms3d.scene.textures import GAMMA, REPEATS, mean_share, texture

_THROUGH = 0.45  # how clearly parts are seen through what hides them
_COAT_ROUGHNESS = 0.08
_COARSEST, _FINEST = 512, 4096  # samples a side
_LACQUER = 0.5  # how rough the roughest is
_LAST = "//VTK::TCoord::Impl"  # what follows in a shader after its light
_NEAREST = -66000.0  # units of depth that bring anything before everything else

_Finish = tuple[float | str, ...]
"""A material apart from its colour, and whether it shines through: what one actor has in common."""


class Stage:
    """Groups of parts in a plotter's renderers, drawn in order where they are translucent."""

    def __init__(self, plotter: pv.BasePlotter, groups: Sequence[str], texture_size: int) -> None:
        """Show nothing yet.

        Args:
            texture_size: the samples per side of textures.
        """
        self._plotter = plotter
        self._backs = self._sketched = False
        self._lamp = lamp_of(HOME.axes)
        self._wraps = _Wraps(texture_size)
        self._order: list[vtkActor] = []
        self._veiled: tuple[list[vtkActor], list[vtkActor]] = ([], [])
        self._shown: dict[str, Sequence[Part]] = dict.fromkeys(groups, ())
        self._meshes: dict[str, dict[_Finish, _Mesh]] = {group: {} for group in groups}

    def shown(self, group: str) -> Sequence[Part]:
        """Return the parts of a group."""
        return self._shown[group]

    def show_all(self, groups: Mapping[str, Sequence[Part]]) -> bool:
        """Show parts as groups, by their names; return whether anything changed."""
        changes = [self.show(group, parts) for group, parts in groups.items()]
        return True in changes

    def show(self, group: str, parts: Sequence[Part]) -> bool:
        """Show these parts as a group; return whether anything changed.

        Lit parts have one opacity.
        """
        shown, self._shown[group] = self._shown[group], parts
        if alike(parts, shown):
            return False
        meshes = self._meshes[group]
        finished = dict(_by_finish(parts))
        for finish in meshes.keys() - finished.keys():
            meshes[finish].hide()
        for finish, some in finished.items():
            if finish in meshes:
                meshes[finish].show(some)
            else:
                meshes[finish] = _Mesh(self._plotter, some, self._wraps)
                meshes[finish].sketch(self._sketched)
                meshes[finish].shine(self._lamp)
                self.show_backs(self._backs)
        self._put_in_order()
        return True

    def show_backs(self, shown: bool) -> None:
        """Show or hide the insides of surfaces; hiding them is faster if none are visible."""
        self._backs = shown
        for actor in self._actors():
            actor.GetProperty().SetBackfaceCulling(not shown)

    def sketch(self, on: bool) -> None:
        """Draw the reduced triangles for small pictures, or all."""
        self._sketched = on
        for meshes in self._meshes.values():
            for mesh in meshes.values():
                mesh.sketch(on)

    def shine(self, lamp: Way) -> None:
        """Let shadows fall away from a lamp in this unit direction, float64 (3,)."""
        self._lamp = lamp
        for meshes in self._meshes.values():
            for mesh in meshes.values():
                mesh.shine(lamp)

    @contextmanager
    def only(self, groups: Collection[str]) -> Iterator[None]:
        """Show nothing but some groups within this block."""
        others = [mesh for group in self._meshes.keys() - groups for mesh in self._of(group)]
        hidden = [actor for mesh in others for actor in mesh.actors if actor.GetVisibility()]
        for actor in hidden:
            actor.VisibilityOff()
        try:
            yield
        finally:
            for actor in hidden:
                actor.VisibilityOn()

    @contextmanager
    def painted(self, code: str) -> Iterator[None]:
        """Let code of a shader say within this block how parts look, whatever lights them."""
        shaders = [actor.GetShaderProperty() for actor in self._actors()]
        for shader in shaders:
            shader.AddFragmentShaderReplacement(_LAST, True, f"{code}\n{_LAST}", False)
        try:
            yield
        finally:
            for shader in shaders:
                shader.ClearFragmentShaderReplacement(_LAST, True)

    def veil(self, groups: Collection[str], hidden: Collection[str]) -> None:
        """Let what is behind a scene show through some groups, which still hide all others.

        They are drawn first, with so little that nobody sees it; with nothing at all no depth would
        be written.

        Args:
            hidden: the groups that are not drawn at all.
        """
        self.unveil()
        veiled, gone = ([a for g in names for a in self._of(g)] for names in (groups, hidden))
        actors = [actor for mesh in veiled for actor in mesh.actors]
        hiding = [a for mesh in gone for a in mesh.actors if a.GetVisibility()]
        self._veiled = actors, hiding
        for actor in actors:
            replace = actor.GetShaderProperty().AddFragmentShaderReplacement
            replace(_LAST, True, f"fragOutput0 = vec4(0.0, 0.0, 0.0, 0.001);\n{_LAST}", False)
        for actor in hiding:
            actor.VisibilityOff()
        self._put_in_order()

    def unveil(self) -> None:
        """Draw all groups again."""
        (actors, hiding), self._veiled = self._veiled, ([], [])
        for actor in actors:
            actor.GetShaderProperty().ClearFragmentShaderReplacement(_LAST, True)
        for actor in hiding:
            actor.VisibilityOn()
        self._put_in_order()

    def blend_in_order(self, on: bool) -> None:
        """Blend translucent parts in drawing order, or independently of order.

        Drawing order costs nothing, and black shadows look the same in any order. For glass in
        front of glass, blending in a separate picture looks better.
        """
        for renderer in self._plotter.render_window.GetRenderers():
            renderer.SetUseOIT(not on)

    def _put_in_order(self) -> None:
        """Let every renderer draw translucent groups in order, after all others, last ones first.

        Parts that hide the board are drawn before it: hidden points then cost nothing.
        """
        actors = list(self._actors())
        clear = [actor for actor in actors if actor.HasTranslucentPolygonalGeometry()]
        first = self._veiled[0]
        solid = [actor for actor in reversed(actors) if actor not in clear and actor not in first]
        order = first + solid + [actor for actor in clear if actor not in first]
        if order == self._order:
            return
        self._order = order
        for renderer in self._plotter.render_window.GetRenderers():
            for actor in order:
                renderer.RemoveViewProp(actor)
                renderer.AddViewProp(actor)

    def _actors(self) -> Iterator[vtkActor]:
        for group in self._meshes:
            for mesh in self._of(group):
                yield from mesh.actors

    def _of(self, group: str) -> Collection[_Mesh]:
        return self._meshes[group].values()


def texture_size_for(size: Sequence[int]) -> int:
    """Return the samples per side that textures need in a picture of a width and a height.

    A board is two units across and about fills a picture.
    """
    samples = max(1, *size) / (2 * REPEATS)
    return int(np.clip(2 ** np.ceil(np.log2(samples)), _COARSEST, _FINEST))


class _Mesh:
    """Parts of one finish as one mesh, whose colours can be changed in place."""

    def __init__(
        self,
        plotter: pv.BasePlotter,
        parts: Sequence[Part],
        wraps: _Wraps,
    ) -> None:
        """Add some parts to a plotter."""
        material, through = parts[0].material, parts[0].shines_through
        self._parts = parts
        mesh = numbered_mesh(parts)
        self._shaded = mesh
        self._data = _data_of(mesh, parts)
        self._sketched = False
        self.actors = [_actor_of(self._data) for _ in range(1 + through)]
        for actor in self.actors:
            plotter.renderer.AddViewProp(actor)
            if material.lit:
                _shade(actor, material, wraps)
            else:
                actor.GetProperty().LightingOff()
                actor.ForceTranslucentOn()
                if material.texture:
                    actor.SetTexture(wraps.painted(material.texture))
        for actor in self.actors[1:]:
            actor.GetProperty().SetOpacity(_THROUGH)
            _bring_forward(actor)
        self._follows = THROWN in self._data.point_data
        if self._follows:
            follow_lamp(self.actors[0], self.actors[0].GetMapper())
        self._set_opacity()

    def hide(self) -> None:
        """Show nothing."""
        for actor in self.actors:
            actor.VisibilityOff()

    def show(self, parts: Sequence[Part]) -> None:
        """Show these parts."""
        shown, self._parts = self._parts, parts
        if _lie_alike(parts, shown):
            self._data.point_data["rgb"][:] = _shades(self._shaded, parts)
            self._data.GetPointData().GetScalars().Modified()
        else:
            self._shaded = numbered_mesh(parts)
            self._data.copy_from(_data_of(self._shaded, parts))
            self._data.faces = self._faces
        self._set_opacity()
        for actor in self.actors:
            actor.VisibilityOn()

    def sketch(self, on: bool) -> None:
        """Draw the reduced triangles for small pictures, or all."""
        if on != self._sketched:
            self._sketched = on
            self._data.faces = self._faces

    def shine(self, lamp: Way) -> None:
        """Let shadows fall away from a lamp in this unit direction, float64 (3,)."""
        if self._follows:
            shine_on(self.actors[0], lamp)

    @property
    def _faces(self) -> NDArray[np.int64]:
        return _faces(self._shaded.sketch if self._sketched else self._shaded.triangles)

    def _set_opacity(self) -> None:
        """Say how clear it is: VTK would take shade for clearness."""
        if self._parts[0].material.lit:
            opacity = self._parts[0].opacity
            self.actors[0].GetProperty().SetOpacity(opacity)
            self.actors[0].SetForceOpaque(opacity == 1.0)


def _actor_of(data: pv.PolyData) -> vtkActor:
    """Return what draws data in its points' colours.

    A plotter's own way to add a mesh also makes a colour map for it, which takes longer than all
    the rest.
    """
    mapper = vtkPolyDataMapper()
    mapper.SetInputData(data)
    actor = vtkActor()
    actor.SetMapper(mapper)
    actor.PickableOff()
    return actor


def _data_of(mesh: MeshData, parts: Sequence[Part]) -> pv.PolyData:
    """Return parts, which own a mesh's points, as VTK data."""
    data = pv.PolyData(mesh.points.astype(np.float32), _faces(mesh.triangles))
    data.point_data.active_normals = mesh.normals.astype(np.float32)
    data.point_data["rgb"] = _shades(mesh, parts)
    throws = throws_of(mesh, parts)
    if throws is not None:
        data.point_data[THROWN] = throws.astype(np.float32)
    if parts[0].material.texture:
        data.active_texture_coordinates = texture_places(mesh, parts)
    return data


def _faces(triangles: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.column_stack([np.full(len(triangles), 3), triangles]).ravel()


def _shades(mesh: MeshData, parts: Sequence[Part]) -> NDArray[np.uint8]:
    """Return points' screen colours, uint8 (points, 4); VTK converts them to light.

    The fourth column says how bright the light that reaches a point leaves it. For what no lamp
    shines on, it says how much of what is behind it a point hides, its part's opacity included.
    """
    colours = np.array([part.material.colour for part in parts]).reshape(-1, 3)[mesh.owners]
    name = parts[0].material.texture if parts else ""
    if name:
        colours = np.minimum(1.0, colours / np.array(mean_share(name)) ** (1 / GAMMA))
    lit = parts[0].material.lit if parts else True
    opacities = np.array([part.opacity for part in parts], dtype=np.float64)
    last = shade_of(mesh.light) if lit else mesh.cover * opacities[mesh.owners]
    return np.asarray(np.round(255 * np.column_stack([colours, last])), dtype=np.uint8)


def _by_finish(parts: Sequence[Part]) -> Iterator[tuple[_Finish, tuple[Part, ...]]]:
    for finish, some in groupby(sorted(parts, key=_finish), _finish):
        yield finish, tuple(some)


def _finish(part: Part) -> _Finish:
    x = part.material
    return x.roughness, x.metallic, x.coat, x.lit, x.texture, x.glass, part.shines_through


def alike(one: Sequence[Part], other: Sequence[Part]) -> bool:
    """Return whether two rows of parts look the same."""
    return _lie_alike(one, other) and all(
        a is b or (a.material == b.material and a.opacity == b.opacity)
        for a, b in zip(one, other, strict=True)
    )


def _lie_alike(one: Sequence[Part], other: Sequence[Part]) -> bool:
    """Whether two rows of parts have the same triangles in the same places."""
    return len(one) == len(other) and all(
        a is b
        or (a.surface is b.surface and (a.matrix is b.matrix or np.array_equal(a.matrix, b.matrix)))
        for a, b in zip(one, other, strict=True)
    )


_TONE = """//VTK::Light::Impl
  vec3 light = vertexColorVSOutput.a * fragOutput0.rgb;
  light *= light;
  float least = min(light.r, min(light.g, light.b));
  light -= least < 0.08 ? least - 6.25 * least * least : 0.04;
  float peak = max(light.r, max(light.g, light.b));
  if (peak > 0.76) {
    float bright = 1.0 - 0.0576 / (peak - 0.52);
    light = mix(vec3(bright), light * (bright / peak), 1.0 / (0.15 * (peak - bright) + 1.0));
  }
  fragOutput0 = vec4(sqrt(light), opacityUniform);
"""


_EDGE_OF_LIGHT = """//VTK::Light::Impl
  float grazing = 1.0 - clamp(dot(normalVCVSOutput, normalize(-vertexVC.xyz)), 0.0, 1.0);
  float darkness = clamp(1.0 - 16.0 * max(albedo.r, max(albedo.g, albedo.b)), 0.0, 1.0);
  vec3 bend = fwidth(normalVCVSOutput);
  darkness /= 1.0 + 10.0 * dot(bend, bend);
  fragOutput0.rgb += darkness * grazing * grazing * grazing * vec3(0.34, 0.36, 0.4);
"""
"""Lets the rims of dark pieces stand out from dark pieces behind them, as lacquer does.

Edges narrower than a pixel, within which the surface turns far, would be dashed lines.
"""


_GLASS = """//VTK::Light::Impl
  float facing = clamp(dot(normalVCVSOutput, normalize(-vertexVC.xyz)), 0.0, 1.0);
  float away = clamp(dot(normalVCVSOutput, vec3(0.53, -0.81, 0.24)), 0.0, 1.0);
  float deep = 1.0 - min(1.0, dot(albedo, vec3(0.33, 0.66, 0.1)));
  fragOutput0.rgb *= 1.0 - 0.3 * deep * facing * facing;
  fragOutput0.rgb += 1.6 * deep * away * away * albedo;
  fragOutput0.rgb += 0.3 * deep * pow(1.0 - facing, 4.0);
"""
"""Glass is dark where one looks through it, and bright where it gathers the lamp's light."""


class _Wraps:
    """Textures of one plotter, each made on first use."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._made: dict[str, pv.Texture] = {}
        self._painted: dict[str, pv.Texture] = {}

    def painted(self, name: str) -> pv.Texture:
        """Return a texture for what no lamp shines on, in screen colours."""
        if name not in self._painted:
            wrap = pv.Texture(_coarse_picture(name, _COARSEST))
            wrap.repeat = wrap.interpolate = wrap.mipmap = True
            wrap.SetMaximumAnisotropicFiltering(1.0)
            self._painted[name] = wrap
        return self._painted[name]

    def __getitem__(self, name: str) -> pv.Texture:
        if name not in self._made:
            picture = _coarse_picture if self._size == _COARSEST else _picture
            wrap = pv.Texture(picture(name, self._size))
            wrap.repeat = wrap.interpolate = wrap.mipmap = True
            wrap.UseSRGBColorSpaceOn()
            wrap.SetMaximumAnisotropicFiltering(1.0)
            self._made[name] = wrap
        return self._made[name]


def _picture(name: str, size: int) -> pv.ImageData:
    """Return a texture's samples as VTK takes them."""
    return pv.wrap(pv.Texture(texture(name, size)).GetInput())


_coarse_picture = cache(_picture)  # a megabyte each, for all windows; finer ones take up to 64


def _shade(actor: vtkActor, material: Material, wraps: _Wraps) -> None:
    """Give an actor the properties of a material."""
    prop = actor.GetProperty()
    prop.SetInterpolationToPBR()
    prop.SetRoughness(material.roughness)
    prop.SetMetallic(material.metallic)
    if material.coat:
        prop.SetCoatStrength(material.coat)
        prop.SetCoatRoughness(_COAT_ROUGHNESS)
    if material.texture:
        prop.SetBaseColorTexture(wraps[material.texture])
    shader = actor.GetShaderProperty()
    edge = _EDGE_OF_LIGHT if _is_a_pieces(material) else ""
    if material.glass:
        edge = _GLASS
    shader.AddFragmentShaderReplacement("//VTK::Light::Impl", True, edge + _TONE, False)


def _is_a_pieces(material: Material) -> bool:
    """Whether a material is polished, as of pieces, and not metal, or a board's wood or stone."""
    if material.coat:
        return not material.metallic
    return not material.texture and not material.metallic and material.roughness <= _LACQUER


def _bring_forward(actor: vtkActor) -> None:
    """Make an actor visible through everything in front of it."""
    mapper = actor.GetMapper()
    mapper.SetResolveCoincidentTopologyToPolygonOffset()
    mapper.SetRelativeCoincidentTopologyPolygonOffsetParameters(0.0, _NEAREST)
