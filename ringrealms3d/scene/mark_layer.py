"""The marks in the picture: one mesh a kind of mark, rebuilt when it changes."""

from __future__ import annotations

import pyvista as pv

from ringrealms3d.core.outcome import Sites
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.actors import add_surface, poly_data, refill
from ringrealms3d.scene.content import STRONGEST, Content, discs_of
from ringrealms3d.scene.mesh_data import MeshData
from ringrealms3d.scene.pieces import (
    best_mesh,
    candidate_mesh,
    cross_mesh,
    dot_mesh,
    halo_mesh,
    last_mesh,
)
from ringrealms3d.scene.theme import Colour, Material, Theme


class MarkLayer:
    """Last move, legal and captured sites, and what an analysis likes."""

    def __init__(
        self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme, content: Content
    ) -> None:
        """Show the marks of a content."""
        self._plotter = plotter
        self._layout = layout
        self._content = content
        free, discs, stones = _free(content), discs_of(content), content.stones
        self._boldness = theme.boldness
        last = last_mesh(layout, content.last, stones, theme.boldness)
        self._last = self._add(last, theme.last, 0.35)
        self._rims = [
            self._add(mesh, colour, 0.35)
            for mesh, colour in zip(self._rim_meshes(), (theme.capture, theme.beside), strict=True)
        ]
        self._rim = self._add(last_mesh(layout, (), stones), theme.hover, 0.35)
        self._hovered: int | None = None
        self._haloed = theme.halo is not None
        halo = halo_mesh(layout, self._halos(content), stones, theme.boldness)
        self._halo = self._add(halo, theme.halo or theme.last, 0.35)
        self._legal = self._add(dot_mesh(layout, free), theme.legal, 0.6)
        self._crosses = [
            self._add(mesh, colour, 0.5)
            for mesh, colour in zip(self._cross_meshes(), (theme.ink, theme.capture), strict=True)
        ]
        self._discs = [
            self._add(candidate_mesh(layout, places, stones), theme.candidate(strength), 0.5)
            for strength, places in zip((*range(STRONGEST + 1), STRONGEST), discs, strict=True)
        ]
        self._best = self._add(best_mesh(layout, discs[-1], stones), theme.best, 0.35)

    def show(self, content: Content) -> None:
        """Change the marks to what a content says."""
        shown, self._content = self._content, content
        if content.last != shown.last:
            self._show_last()
        if (content.decisive, content.beside) != (shown.decisive, shown.beside):
            self._refill_rims()
        if (_free(content), _crossed(content)) != (_free(shown), _crossed(shown)):
            refill(self._legal, dot_mesh(self._layout, _free(content)))
            self._refill_crosses()
        if _liked(content) != _liked(shown):
            self._show_discs(discs_of(content))

    def point(self, place: int | None) -> None:
        """Show a rim around what stands on a place that is pointed at."""
        self._hovered = place
        pointed = () if place is None else (place,)
        standing = _standing(pointed, self._content)
        refill(self._rim, last_mesh(self._layout, standing, self._content.stones))

    def rearrange(self, layout: SolidLayout) -> None:
        """Take over other places of the same board."""
        self._layout = layout
        content = self._content
        self._show_last()
        self.point(self._hovered)
        self._refill_rims()
        refill(self._legal, dot_mesh(layout, _free(content)))
        self._refill_crosses()
        self._show_discs(discs_of(content))

    def _refill_rims(self) -> None:
        for rims, mesh in zip(self._rims, self._rim_meshes(), strict=True):
            refill(rims, mesh)

    def _rim_meshes(self) -> tuple[MeshData, MeshData]:
        """Return the rims around the pieces that decided and around what goes with them."""
        content = self._content
        decisive, beside = (_standing(x, content) for x in (content.decisive, content.beside))
        stones = content.stones
        return last_mesh(self._layout, decisive, stones), last_mesh(self._layout, beside, stones)

    def _refill_crosses(self) -> None:
        for crosses, mesh in zip(self._crosses, self._cross_meshes(), strict=True):
            refill(crosses, mesh)

    def _cross_meshes(self) -> tuple[MeshData, MeshData]:
        """Return the crosses on bare places and those on pieces, dark or pale."""
        taken, stones = self._content.taken, self._content.stones
        bare = tuple(site for site in taken if stones[site] == 0)
        held = tuple(site for site in taken if stones[site] != 0)
        return cross_mesh(self._layout, bare, stones), cross_mesh(self._layout, held, stones)

    def _show_last(self) -> None:
        layout, content, boldness = self._layout, self._content, self._boldness
        refill(self._last, last_mesh(layout, content.last, content.stones, boldness))
        refill(self._halo, halo_mesh(layout, self._halos(content), content.stones, boldness))

    def _halos(self, content: Content) -> Sites:
        return content.last if self._haloed else ()

    def _show_discs(self, groups: tuple[Sites, ...]) -> None:
        stones = self._content.stones
        for disc, places in zip(self._discs, groups, strict=True):
            refill(disc, candidate_mesh(self._layout, places, stones))
        refill(self._best, best_mesh(self._layout, groups[-1], stones))

    def _add(self, mesh: MeshData, colour: Colour, roughness: float) -> pv.PolyData:
        data = poly_data(mesh)
        add_surface(self._plotter, data, Material(colour, roughness))
        return data


def _standing(places: Sites, content: Content) -> Sites:
    """Return those places on which a piece stands."""
    return tuple(place for place in places if content.stones[place] > 0)


def _free(content: Content) -> Sites:
    """Return the legal sites that no cross marks and no piece hides."""
    taken, stones = content.taken, content.stones
    return tuple(site for site in content.legal if site not in taken and stones[site] == 0)


def _crossed(content: Content) -> tuple[tuple[int, int], ...]:
    """Return the sites with crosses and what stands there."""
    return tuple((site, int(content.stones[site])) for site in content.taken)


def _liked(content: Content) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the sites of the candidates' discs by strength, and what stands there."""
    groups = discs_of(content)
    return tuple(tuple((site, int(content.stones[site])) for site in sites) for sites in groups)
