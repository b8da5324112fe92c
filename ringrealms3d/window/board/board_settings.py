"""What is remembered of boards: what is marked on them, how they are seen, and their looks."""

from __future__ import annotations

from PyQt6.QtCore import Qt

from ringrealms3d.scene.camera_styles import BY_BOARD, STYLES
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.quality import QUALITIES, Quality
from ringrealms3d.scene.theme import DARK, LIGHT, THEMES, Theme
from ringrealms3d.window.shell.setting import Setting, one_of, switch
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.widgets.widget_colours import desktop_hints

LEGAL = switch("legal_marked", default=True)
"""Whether the sites where one may play are marked."""
FEATURES = switch("features_marked", default=True)
"""Whether what is surrounded, safe or in sight is marked."""
TRAILS = switch("highlighted", default=False)
"""Whether the longest paths and the like are lit."""
MAP_IN_MIDDLE = switch("map_in_middle", default=False)
"""Whether the map is large and the board in space stands beside it."""
MAP_LARGE = switch("map_large", default=False)
"""Whether the small board over the large one is enlarged."""
CONFIRM = switch("confirm", default=False)
"""Whether a move is played when its place is clicked once more."""
PREMOVE = switch("premove", default=True)
"""Whether clicks while the opponent thinks are a move in advance."""
FAR_SIDE = switch("far_side", default=True)
"""Whether the small board over a realm is its far side, in place of the map."""
SEE_THROUGH = switch("see_through", default=False)
"""Whether boards are like glass."""
SLIDERS = switch("sliders", default=True)
"""Whether sliders lie over the boards that can be taken apart."""
PARALLEL = switch("parallel", default=False)
"""Whether things far away are drawn as large as near ones."""
LOCKED = switch("camera_locked", default=False)
"""Whether drags do not turn the board."""
TURN_TO_MOVES = switch("turn_to_moves", default=True)
"""Whether boards turn to the opponent's move where it would not be seen."""
TURNING = one_of("camera_style", STYLES, BY_BOARD)
"""How boards turn under the hand."""
THEME = one_of("theme", THEMES)
"""The name of the colours, empty for those that suit the desktop."""
MATERIAL = one_of("materials", MATERIALS)
"""What boards and pieces are made of, empty for the theme's own."""
QUALITY = one_of("quality", QUALITIES)
"""The effort of drawing, empty while the program chooses."""
STILL = switch("reduced_motion", default=False)
"""Whether nothing moves by itself, neither on the board nor around it."""


def _read_spot(text: str) -> tuple[float, float]:
    across, down = map(float, text.split())
    if not (0.0 <= across <= 1.0 and 0.0 <= down <= 1.0):
        raise ValueError(text)
    return across, down


MAP_SPOT: Setting[tuple[float, float]] = Setting(
    "map_spot", (0.0, 1.0), _read_spot, lambda spot: f"{spot[0]:.4f} {spot[1]:.4f}"
)
"""Where the small board stands, as shares of the room for it, from the upper left."""


def look_of(game: str) -> Setting[str]:
    """Return the setting of the look of a game's pieces, empty for the usual one."""
    return Setting(f"look_{game}", "", str)


def chosen_theme(settings: Settings) -> Theme:
    """Return the theme that the user chose, or the one that suits the desktop."""
    theme = THEMES.get(settings[THEME]) or _theme_of_desktop()
    materials = MATERIALS.get(settings[MATERIAL])
    return theme.dressed(materials) if materials else theme


def chosen_quality(settings: Settings) -> Quality | None:
    """Return the quality that the user chose, None while the program chooses."""
    return QUALITIES.get(settings[QUALITY])


def _theme_of_desktop() -> Theme:
    return DARK if desktop_hints().colorScheme() is Qt.ColorScheme.Dark else LIGHT
