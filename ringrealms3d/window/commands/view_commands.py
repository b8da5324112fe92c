"""The commands about seeing: the view, what is marked, and how things look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import starmap

from ringrealms3d.core.log_file import log_path
from ringrealms3d.core.phrase import tr, translatable
from ringrealms3d.languages.catalogue import LANGUAGES
from ringrealms3d.scene.camera_styles import BY_BOARD, STYLES
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.quality import QUALITIES
from ringrealms3d.scene.theme import THEMES
from ringrealms3d.window.board.space import view_keys
from ringrealms3d.window.commands.desk import Desk
from ringrealms3d.window.shell.command import Choice, Command, Option, always, never
from ringrealms3d.window.shell.settings import SPEEDS, USUAL_SPEED
from ringrealms3d.window.shell.settings_dialog import SettingsDialog
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


def view_commands(desk: Desk) -> Iterator[Command]:
    """Yield what turns the board, marks it, and fills the window with it."""
    boards, session, settings = desk.boards, desk.session, desk.settings
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
        "view.result",
        tr("&Show what decided the game"),
        lambda: desk.end.show_again(desk.appearance.theme),
        tr("Tell how the game ended and show why."),
        "Ctrl+R",
    )
    yield Command(
        "view.exchange",
        tr("&Exchange map and board"),
        desk.exchange,
        tr("Show the map large and the board small, or back."),
        "M",
        "exchange",
        enabled=lambda: not boards.flat,
        checked=lambda: boards.map_in_middle,
        usual=never,
    )
    yield Command(
        "view.sites",
        tr("&Go to the list of sites"),
        desk.words.list_sites,
        tr("Go to the list of all sites, what stands there and what playing there does."),
        "Ctrl+J",
    )
    yield Command(
        "view.legal",
        tr("Mark &legal moves"),
        desk.content.mark_legal,
        tr("Mark where you may play."),
        "Ctrl+L",
        checked=lambda: settings.legal_marked,
        usual=always,
    )
    yield Command(
        "view.features",
        lambda: _mark_text(desk),
        desk.content.mark_features,
        tr("Mark what matters in this game."),
        visible=lambda: bool(session.position.variant.marked_features),
        checked=lambda: settings.features_marked,
        usual=always,
    )
    yield Command(
        "view.still",
        tr("&Reduce motion"),
        desk.appearance.reduce_motion,
        tr("Let boards jump where they would turn smoothly."),
        enabled=lambda: not boards.flat,
        checked=lambda: settings.reduced_motion,
        usual=never,
    )
    yield Command(
        "view.sounds",
        tr("So&unds"),
        desk.sounds.switch,
        tr("Hear moves, captures and the end of a game."),
        icon="sound",
        checked=lambda: settings.sounds,
        usual=always,
    )
    yield Command(
        "view.lit",
        lambda: capitalised(tr(session.position.variant.highlight or "")),
        desk.content.light_up,
        tr("Light up the longest paths of both seats."),
        "Ctrl+P",
        visible=lambda: session.position.variant.highlight is not None,
        checked=lambda: settings.highlighted,
        usual=never,
    )
    yield Command(
        "view.full",
        tr("&Full screen, nothing but the board"),
        desk.full_screen.switch,
        tr("Fill the screen with the board; Escape leaves it."),
        "F11",
        checked=lambda: desk.full_screen.on,
    )


def _mark_text(desk: Desk) -> str:
    features = tr(desk.session.position.variant.marked_features)
    return tr("Mark {features}").format(features=features)


def seeing_commands(desk: Desk) -> Iterator[Command | Choice]:
    """Yield what helps to see behind things, and how the board turns."""
    options, boards = desk.view_options, desk.boards

    def in_space() -> bool:
        return boards.in_space

    def switch(
        name: str, title: str, about: str, key: str | None = None, sometimes: bool = False
    ) -> Command:
        return Command(
            f"view.{name}",
            title,
            partial(options.switch, name),
            about,
            key,
            enabled=in_space,
            visible=partial(options.useful, name),
            checked=partial(options.on, name),
            usual=partial(options.usual, name),
        )

    yield switch(
        "rear", tr("Far s&ide in a corner"), tr("Show the far side of the board in a corner."), "F6"
    )
    yield switch("see_through", tr("See-throu&gh board"), tr("Draw the board like glass."), "F7")
    yield switch(
        "sliders",
        tr("Sliders o&ver the board"),
        tr("Show the sliders that take the board apart and look below its levels."),
    )
    yield Command(
        "view.coordinates",
        tr("Coor&dinates"),
        options.show_coordinates,
        tr("Show the names of positions, or of rows and columns."),
        "F8",
        checked=lambda: options.with_coordinates,
        usual=lambda: options.usually_with_coordinates,
    )
    yield Command(
        "view.confirm",
        tr("Confirm moves with a seco&nd click"),
        partial(options.switch, "confirm"),
        tr("Play a move when its place is clicked once more."),
        checked=partial(options.on, "confirm"),
        usual=partial(options.usual, "confirm"),
    )
    yield switch(
        "parallel",
        tr("&Parallel projection"),
        tr("Draw things far away as large as near ones."),
    )
    yield switch(
        "locked",
        tr("&Lock the camera"),
        tr("Stop drags from turning the board."),
        "Ctrl+K",
    )
    texts = (tr("&Automatic"), tr("Like a &turntable"), tr("Like a &ball"))
    ways = [Option(name, text) for name, text in zip(STYLES, texts, strict=True)]
    yield Choice(
        "view.turning",
        tr("The board t&urns"),
        lambda: ways,
        lambda: options.turning,
        options.choose_turning,
        tr("How the board turns when you drag it."),
        enabled=in_space,
        usual=lambda: BY_BOARD,
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


def _show_settings(desk: Desk) -> None:
    """Show all settings, and where they and games are kept."""
    places = (desk.settings.path, desk.library.path, log_path())
    SettingsDialog(desk.commands.owner, desk.commands, places).open()


def look_commands(desk: Desk) -> Iterator[Command | Choice]:
    """Yield what changes how boards and pieces look."""
    settings, looks, session, boards = (
        desk.settings,
        desk.looks,
        desk.session,
        desk.boards,
    )

    def named(names: Iterable[str]) -> list[Option]:
        return [Option(name, capitalised(tr(name))) for name in names]

    yield Choice(
        "view.look",
        tr("L&ook of the pieces"),
        lambda: named(looks.names_for(session.position.variant.layout)),
        lambda: looks.name_for(session.uid, session.position.variant.layout),
        desk.board.choose_look,
        tr("What the pieces look like."),
        visible=lambda: bool(looks.names_for(session.position.variant.layout)),
        usual=lambda: looks.names_for(session.position.variant.layout)[0],
    )
    yield Choice(
        "view.speed",
        tr("&Pieces move"),
        lambda: named(SPEEDS),
        lambda: settings.speed,
        desk.appearance.choose_speed,
        tr("How fast pieces come and go."),
        enabled=lambda: not boards.flat,
        usual=lambda: USUAL_SPEED,
    )
    yield Choice(
        "view.theme",
        tr("&Colours"),
        lambda: [Option("", tr("Same as system")), *named(THEMES)],
        lambda: settings.theme_name,
        desk.appearance.choose_theme,
        tr("The colours of boards and panels."),
        usual=str,
    )
    yield Choice(
        "view.materials",
        tr("M&aterials"),
        lambda: [Option("", tr("Match the colours")), *named(MATERIALS)],
        lambda: settings.materials,
        desk.appearance.choose_materials,
        tr("What boards and pieces are made of."),
        usual=str,
    )
    yield Command(
        "view.settings",
        tr("Settings…"),
        partial(_show_settings, desk),
        tr("All settings that the program remembers, on a few pages."),
        "Ctrl+,",
    )
    yield Choice(
        "view.language",
        tr("Language"),
        lambda: [Option("", tr("Same as system")), *starmap(Option, LANGUAGES.items())],
        lambda: settings.language,
        desk.speak,
        tr("The language of the window; the game on the table goes on."),
    )
    yield Choice(
        "view.quality",
        tr("&Quality"),
        lambda: [Option("", tr("Automatic")), *named(QUALITIES)],
        lambda: settings.quality_name,
        desk.appearance.choose_quality,
        tr("How much effort goes into drawing."),
        enabled=lambda: not boards.flat,
        usual=str,
    )
