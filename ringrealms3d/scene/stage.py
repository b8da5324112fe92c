"""Parts as VTK draws them: one mesh a group and finish, changed only where parts differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import numpy as np
import pyvista as pv
from numpy.typing import NDArray

from ringrealms3d.scene.mesh_data import MeshData
from ringrealms3d.scene.parts import Part, numbered_mesh
from ringrealms3d.scene.shading import lit_points

_QUIET = {"render": False, "reset_camera": False, "show_scalar_bar": False, "pickable": False}
_THROUGH = 0.45  # how clearly parts are seen through what hides them
_NEAREST = -66000.0  # units of depth that bring anything before everything else

_Finish = tuple[float, float, float, bool, bool]
"""Roughness, how metallic, coat, whether lit and whether it shines through: what an actor shares."""


class Stage:
    """Groups of parts in a plotter's renderers; later groups are drawn over earlier clear ones."""

    def __init__(self, plotter: pv.BasePlotter, groups: Sequence[str]) -> None:
        """Show nothing yet."""
        self._plotter = plotter
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
        """Show these parts as a group, all of one opacity; return whether anything changed."""
        shown, self._shown[group] = self._shown[group], parts
        if _alike(parts, shown):
            return False
        meshes = self._meshes[group]
        finished = dict(_by_finish(parts))
        for finish in meshes.keys() - finished.keys():
            meshes[finish].hide()
        for finish, some in finished.items():
            if finish in meshes:
                meshes[finish].show(some)
            else:
                meshes[finish] = _Mesh(self._plotter, finish, some)
                self._put_in_order()
        return True

    def _put_in_order(self) -> None:
        """Let every renderer of the window draw the groups in turn."""
        for renderer in self._plotter.render_window.GetRenderers():
            for actor in self._actors():
                renderer.RemoveViewProp(actor)
                renderer.AddViewProp(actor)

    def _actors(self) -> Iterator[pv.Actor]:
        for meshes in self._meshes.values():
            for mesh in meshes.values():
                yield from mesh.actors


class _Mesh:
    """Parts of one finish as one mesh, whose colours can be changed in place."""

    def __init__(self, plotter: pv.BasePlotter, finish: _Finish, parts: Sequence[Part]) -> None:
        """Add some parts to a plotter."""
        roughness, metallic, coat, lit, through = finish
        self._parts = parts
        mesh = numbered_mesh(parts)
        self._owners, self._light = mesh.owners, mesh.light
        self._data = _data_of(mesh, parts)
        look = {"pbr": lit, "lighting": lit}
        if lit:
            look |= {"roughness": roughness, "metallic": metallic}
        self.actors = [
            plotter.add_mesh(self._data, scalars="rgb", rgb=True, **look, **_QUIET)
            for _ in range(1 + through)
        ]
        for actor in self.actors:
            if coat:
                actor.prop.SetCoatStrength(coat)
                actor.prop.SetCoatRoughness(0.08)
            if lit:
                _tone(actor)
            if self._data.point_data["rgb"].shape[1] == 4:
                actor.ForceTranslucentOn()
        for actor in self.actors[1:]:
            actor.prop.opacity = _THROUGH
            _bring_forward(actor)
        self._set_opacity()

    def hide(self) -> None:
        """Show nothing."""
        for actor in self.actors:
            actor.visibility = False

    def show(self, parts: Sequence[Part]) -> None:
        """Show these parts."""
        shown, self._parts = self._parts, parts
        if _lie_alike(parts, shown):
            self._data.point_data["rgb"][:] = _colours(parts, self._owners, self._light)
            self._data.GetPointData().GetScalars().Modified()
        else:
            mesh = numbered_mesh(parts)
            self._owners, self._light = mesh.owners, mesh.light
            self._data.copy_from(_data_of(mesh, parts))
        self._set_opacity()
        for actor in self.actors:
            actor.visibility = True

    def _set_opacity(self) -> None:
        opacity = self._parts[0].opacity
        self.actors[0].prop.opacity = opacity
        self.actors[0].prop.SetBackfaceCulling(opacity < 1)


def _data_of(mesh: MeshData, parts: Sequence[Part]) -> pv.PolyData:
    """Return parts, which are the owners of a mesh's points, as VTK has them."""
    faces = np.column_stack([np.full(len(mesh.triangles), 3), mesh.triangles]).ravel()
    data = pv.PolyData(mesh.points.astype(np.float32), faces)
    data.point_data.active_normals = mesh.normals.astype(np.float32)
    colours = _colours(parts, mesh.owners, mesh.light)
    if (mesh.cover < 1).any():
        colours = np.column_stack([colours, np.round(mesh.cover * 255).astype(np.uint8)])
    data.point_data["rgb"] = colours
    return data


def _colours(
    parts: Sequence[Part], owners: NDArray[np.int64], light: NDArray[np.float64]
) -> NDArray[np.uint8]:
    """Return points' colours as on a screen, uint8 (points, 3); VTK makes light of them."""
    colours = np.array([part.material.colour for part in parts]).reshape(-1, 3)[owners]
    return np.asarray(np.round(lit_points(light, colours) * 255), dtype=np.uint8)


def _by_finish(parts: Sequence[Part]) -> Iterator[tuple[_Finish, tuple[Part, ...]]]:
    for finish, some in groupby(sorted(parts, key=_finish), _finish):
        yield finish, tuple(some)


def _finish(part: Part) -> _Finish:
    material = part.material
    return (
        material.roughness,
        material.metallic,
        material.coat,
        material.lit,
        part.shines_through,
    )


def _alike(one: Sequence[Part], other: Sequence[Part]) -> bool:
    """Whether two rows of parts look the same."""
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
  vec3 light = pow(max(fragOutput0.rgb, vec3(0.0)), vec3(2.2));
  float least = min(light.r, min(light.g, light.b));
  light -= least < 0.08 ? least - 6.25 * least * least : 0.04;
  float peak = max(light.r, max(light.g, light.b));
  if (peak > 0.76) {
    float bright = 1.0 - 0.0576 / (peak - 0.52);
    light = mix(vec3(bright), light * (bright / peak), 1.0 / (0.15 * (peak - bright) + 1.0));
  }
  fragOutput0.rgb = pow(light, vec3(1.0 / 2.2));
"""


def _tone(actor: pv.Actor) -> None:
    shader = actor.GetShaderProperty()
    shader.AddFragmentShaderReplacement("//VTK::Light::Impl", True, _TONE, False)


def _bring_forward(actor: pv.Actor) -> None:
    """Let an actor be seen through everything that is before it."""
    actor.mapper.SetResolveCoincidentTopologyToPolygonOffset()
    actor.mapper.SetRelativeCoincidentTopologyPolygonOffsetParameters(0.0, _NEAREST)
