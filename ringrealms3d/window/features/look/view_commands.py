"""The commands that turn the board, mark it, and help to see behind things."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ringrealms3d.core.phrase import tr, translatable
from ringrealms3d.scene.camera_styles import STYLES
from ringrealms3d.window.board.board_settings import (
    CONFIRM,
    FAR_SIDE,
    FEATURES,
    LEGAL,
    LOCKED,
    PARALLEL,
    SEE_THROUGH,
    SLIDERS,
    TRAILS,
    TURN_TO_MOVES,
    TURNING,
)
from ringrealms3d.window.board.space import view_keys
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.look.appearance import Appearance
from ringrealms3d.window.features.look.full_screen import FullScreen
from ringrealms3d.window.shell.command import Choice, Command, Option, choice_of, switch_of
from ringrealms3d.window.shell.setting import Setting
from ringrealms3d.window.widgets.joining import capitalised

SIDES = (
    ("front", translatable("&Front"), "1", view_keys.FRONT),
    ("back", translatable("&Back"), "Ctrl+1", view_keys.BACK),
    ("right", translatable("&Right"), "3", view_keys.RIGHT),
    ("left", translatable("&Left"), "Ctrl+3", view_keys.LEFT),
    ("top", translatable("&Top"), "7", view_keys.TOP),
    ("bottom", translatable("Botto&m"), "Ctrl+7", view_keys.BOTTOM),
)
"""The sides of a board: name, title, key on the keypad, and azimuth and elevation in degrees."""


def view_commands(
    context: Context, full_screen: FullScreen, appearance: Appearance
) -> Iterator[Command]:
    """Yield what turns the board, marks it, and fills the window with it."""
    boards, session, settings = context.boards, context.session, context.settings
    display = context.display
    yield Command(
        "view.home",
        tr("&Home view"),
        boards.go_home,
        tr("Show the whole board from its home side."),
        "Home",
        "home",
        on_boards=True,
    )
    yield Command(
        "view.turn",
        tr("&Turn to the last move"),
        boards.turn_to_watched,
        tr("Turn the board so that the last move is seen."),
        "T",
        enabled=lambda: boards.in_space and session.played is not None,
        on_boards=True,
    )
    yield Command(
        "view.replay",
        tr("Repla&y the last move"),
        display.replay,
        tr("Show the last move again, from the position before it."),
        "Space",
        enabled=lambda: session.played is not None,
        on_boards=True,
    )
    yield Command(
        "view.map",
        tr("Map over the board"),
        display.options.show_map,
        tr("Show the whole board as a small map over the large one."),
        "Shift+M",
        "map",
        enabled=lambda: boards.in_space,
        checked=lambda: boards.in_space and display.options.with_map,
        on_boards=True,
    )
    yield Command(
        "view.exchange",
        tr("S&wap map and board"),
        appearance.exchange,
        tr("Show the map large and the board small, or the other way round."),
        "M",
        "swap",
        enabled=lambda: not boards.flat,
        checked=lambda: boards.map_in_middle,
        usual=lambda: False,
    )
    yield switch_of(
        settings,
        LEGAL,
        "view.legal",
        tr("Mark &legal moves"),
        tr("Mark where you may play."),
        display.show_renewed,
        key="Ctrl+L",
    )
    yield switch_of(
        settings,
        FEATURES,
        "view.features",
        lambda: _mark_text(context),
        tr("Mark what matters in this game."),
        display.show_renewed,
        visible=lambda: bool(session.position.variant.marked_features),
    )
    yield switch_of(
        settings,
        TRAILS,
        "view.lit",
        lambda: capitalised(tr(session.position.variant.highlight or "")),
        tr("Light up the longest paths of both players."),
        display.show_renewed,
        key="Ctrl+P",
        visible=lambda: session.position.variant.highlight is not None,
    )
    yield Command(
        "view.full",
        tr("&Full screen, only the board"),
        full_screen.switch,
        tr("Fill the screen with the board; Esc ends it."),
        "F11",
        checked=lambda: full_screen.on,
    )


def _mark_text(context: Context) -> str:
    features = tr(context.session.position.variant.marked_features)
    return tr("Mark {features}").format(features=features)


def seeing_commands(context: Context) -> Iterator[Command | Choice]:
    """Yield what helps to see behind things, and how the board turns."""
    options, boards, settings = context.display.options, context.boards, context.settings

    def in_space() -> bool:
        return boards.in_space

    def seeing(
        setting: Setting[bool],
        name: str,
        title: str,
        about: str,
        key: str | None = None,
        icon: str = "",
    ) -> Command:
        return switch_of(
            settings,
            setting,
            f"view.{name}",
            title,
            about,
            partial(options.apply, setting),
            key=key,
            icon=icon,
            enabled=in_space,
            visible=partial(options.useful, setting),
        )

    yield seeing(
        FAR_SIDE,
        "far_side",
        tr("Far s&ide in place of the map"),
        tr("Show the far side of a realm small over it, or the map of the whole board."),
        "F6",
        "far-side",
    )
    yield seeing(
        SEE_THROUGH,
        "see_through",
        tr("See-throu&gh board"),
        tr("Draw the board like glass."),
        "F7",
    )
    yield seeing(
        SLIDERS,
        "sliders",
        tr("Sliders o&ver the board"),
        tr("Show the sliders that take the board apart and hide its upper layers."),
    )
    yield Command(
        "view.coordinates",
        tr("Coor&dinates"),
        options.show_coordinates,
        tr("Show the names of places, or of rows and columns."),
        "F8",
        checked=lambda: options.with_coordinates,
        usual=lambda: options.usually_with_coordinates,
    )
    yield switch_of(
        settings,
        CONFIRM,
        "view.confirm",
        tr("Confirm moves with a seco&nd click"),
        tr("Play a move only when its place is clicked again."),
    )
    yield seeing(
        PARALLEL,
        "parallel",
        tr("&Parallel projection"),
        tr("Draw distant things as large as near ones."),
    )
    yield seeing(
        LOCKED,
        "locked",
        tr("&Lock the camera"),
        tr("Stop drags from turning the board."),
        "Ctrl+K",
    )
    yield seeing(
        TURN_TO_MOVES,
        "follow",
        tr("Turn to the opponent's &move"),
        tr("Turn the board when the opponent plays where you would not see it."),
    )
    texts = (tr("&Automatic"), tr("Like a &turntable"), tr("Like a &ball"))
    ways = [Option(name, text) for name, text in zip(STYLES, texts, strict=True)]
    yield choice_of(
        settings,
        TURNING,
        "view.turning",
        tr("The board t&urns"),
        lambda: ways,
        tr("How the board turns when you drag it."),
        options.turn_as_wanted,
        enabled=in_space,
    )
    for name, title, key, angles in SIDES:
        yield Command(
            f"side.{name}",
            tr(title),
            partial(options.look_from, angles),
            tr("Look at the board from one of its sides."),
            enabled=in_space,
            hint=tr("Keypad {key}").format(key=key),
        )
