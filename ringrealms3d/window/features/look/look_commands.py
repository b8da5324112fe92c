"""The commands that change how boards, pieces and the window look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import starmap

from ringrealms3d.core.phrase import tr
from ringrealms3d.languages.catalogue import LANGUAGES
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.quality import QUALITIES
from ringrealms3d.scene.theme import THEMES
from ringrealms3d.window.board.board_settings import MATERIAL, QUALITY, STILL, THEME
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.look.appearance import Appearance
from ringrealms3d.window.features.look.look_settings import LANGUAGE, SPEED, SPEEDS
from ringrealms3d.window.shell.command import Choice, Command, Option, choice_of, switch_of
from ringrealms3d.window.widgets.joining import capitalised


def look_commands(context: Context, appearance: Appearance) -> Iterator[Command | Choice]:
    """Yield what changes how boards and pieces look, and how they move."""
    settings = context.settings
    session, boards, display = context.session, context.boards, context.display
    looks = display.looks

    def named(names: Iterable[str]) -> list[Option]:
        return [Option(name, capitalised(tr(name))) for name in names]

    yield Choice(
        "view.look",
        tr("Loo&k of the pieces"),
        lambda: named(looks.names_for(session.position.variant.layout)),
        lambda: looks.name_for(session.uid, session.position.variant.layout),
        display.choose_look,
        tr("What the pieces look like."),
        visible=lambda: bool(looks.names_for(session.position.variant.layout)),
        usual=lambda: looks.names_for(session.position.variant.layout)[0],
    )
    yield choice_of(
        settings,
        SPEED,
        "view.speed",
        tr("&Piece animation"),
        lambda: named(SPEEDS),
        tr("How fast pieces come and go."),
        appearance.set_motion,
        enabled=lambda: not boards.flat,
    )
    yield switch_of(
        settings,
        STILL,
        "view.still",
        tr("&Reduce motion"),
        tr("Let boards jump instead of turning smoothly."),
        appearance.set_motion,
        enabled=lambda: not boards.flat,
    )
    yield choice_of(
        settings,
        THEME,
        "view.theme",
        tr("&Colours"),
        lambda: [Option("", tr("Same as system")), *named(THEMES)],
        tr("The colours of boards and panels."),
        appearance.apply,
    )
    yield choice_of(
        settings,
        MATERIAL,
        "view.materials",
        tr("M&aterials"),
        lambda: [Option("", tr("Match the colours")), *named(MATERIALS)],
        tr("What boards and pieces are made of."),
        appearance.apply,
    )
    yield Choice(
        "view.language",
        tr("Language"),
        lambda: [Option("", tr("Same as system")), *starmap(Option, LANGUAGES.items())],
        lambda: settings[LANGUAGE],
        appearance.speak,
        tr("The language of the window; the game on the board continues."),
    )
    yield choice_of(
        settings,
        QUALITY,
        "view.quality",
        tr("&Quality"),
        lambda: [Option("", tr("Automatic")), *named(QUALITIES)],
        tr("How much effort goes into drawing."),
        appearance.apply,
        enabled=lambda: not boards.flat,
    )
