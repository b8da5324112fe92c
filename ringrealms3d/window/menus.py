"""The menus, the bar over the board and the menu of the boards: where commands are offered.

One table shows them whole, across all features; what no feature offers is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.shell.command import Menu, row
from ringrealms3d.window.shell.mode import Mode

PANELS, _SIDES = "panel.", "side."
"""How the ids of the commands begin that show and hide panels, and that look from a side."""


def menus(offered: Iterable[str]) -> tuple[Menu, ...]:
    """Return the menus of a window.

    Args:
        offered: the ids of all commands.
    """
    names = tuple(offered)
    panels, sides = (
        tuple(name for name in names if name.startswith(kind)) for kind in (PANELS, _SIDES)
    )
    go = Menu(
        tr("&Go to"),
        row(
            "go.first go.previous go.play go.next go.last | go.variation go.variation_before "
            "go.fork go.fork_before | go.comment go.comment_before"
        ),
    )
    look_from = Menu(tr("Look &from"), sides)
    turning = row("view.parallel view.locked view.follow view.turning")
    camera = Menu(tr("Ca&mera"), (*turning, look_from))
    return (
        Menu(
            tr("&File"),
            row(
                "game.start game.new game.open game.recent game.library game.solid | "
                "tabs.new tabs.open tabs.next tabs.previous tabs.earlier tabs.later "
                "tabs.close tabs.close_others tabs.reopen | "
                "game.save game.save_as | game.picture game.export | "
                "game.copy game.copy_position game.copy_picture game.paste | game.quit"
            ),
        ),
        Menu(
            tr("&Game"),
            (
                *row("game.again game.rated game.board game.edit | "),
                *row("game.type game.swap game.undo game.redo game.draw game.resign | game.who |"),
                go,
            ),
        ),
        Menu(
            tr("&Learn"),
            row(
                "game.puzzle puzzle.theme puzzle.games puzzle.results | learn.begin learn.lesson | "
                "learn.next learn.previous | learn.open learn.leave"
            ),
        ),
        Menu(
            tr("&Players"),
            row(
                "players.opponent players.agree | players.programs | "
                "players.level players.time players.now players.pause | "
                "players.premove players.ponder"
            ),
        ),
        Menu(
            tr("&Study"),
            row(
                "study.comment study.glyph | study.draw study.colour study.mark study.clear "
                "study.view | study.promote study.main study.delete | study.tree"
            ),
        ),
        Menu(
            tr("&Analysis"),
            row(
                "analysis.on analysis.hint analysis.freeze | "
                "analysis.lines analysis.limit analysis.threads analysis.memory | "
                "analysis.play analysis.insert analysis.copy | "
                "review.start review.next_mistake review.previous_mistake | "
                "review.better review.insert review.note | review.learn review.keep"
            ),
        ),
        Menu(
            tr("&View"),
            (
                *row("view.home view.turn view.replay view.result |"),
                *row("view.map view.far_side view.exchange view.sites |"),
                *row("view.see_through view.sliders view.coordinates view.rest"),
                camera,
                *row(
                    "view.confirm | view.legal view.features view.still view.sounds "
                    "view.threats view.lit |"
                ),
                *row(
                    "view.look view.speed view.theme view.materials view.quality "
                    "view.language view.settings |"
                ),
                *panels,
                *row("view.column view.actions view.full"),
            ),
        ),
        Menu(tr("&Help"), row("help.rules help.keys help.find | help.about")),
    )


ACTIONS: Mapping[Mode, tuple[tuple[str, ...], ...]] = MappingProxyType(
    {
        Mode.PLAYING: (
            ("game.undo",),
            ("analysis.hint", "review.start"),
            ("analysis.on",),
            ("game.resign", "game.again"),
        ),
        Mode.EDITING: (("game.undo",), ("game.redo",)),
        Mode.REVIEWING: (("review.previous_mistake",), ("review.next_mistake",)),
    }
)
"""The ids of the commands over the board in each mode; in each place, the first possible one."""

ON_BOARD = row(
    "study.mark study.clear | game.undo game.redo | analysis.hint analysis.on | "
    "view.home view.turn view.exchange view.coordinates view.legal | "
    "game.picture game.copy_picture game.export"
)
"""What a board and a map offer where they are clicked with the right button."""
