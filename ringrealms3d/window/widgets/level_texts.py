"""What the computer's levels mean, as measured by matches."""

from __future__ import annotations

from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.levels import HIGHEST, LOWEST, get_level
from ringrealms3d.games import get_game
from ringrealms3d.library.ladder import level_strengths
from ringrealms3d.library.rating import expected
from ringrealms3d.window.widgets.joining import sentences
from ringrealms3d.window.widgets.number_texts import number_text
from ringrealms3d.window.widgets.texts import percent_text


def with_strength(name: str, game: str, level: int) -> str:
    """Return the name of a level, or of who plays at it, with its strength if it was measured."""
    strengths = level_strengths(game)
    if not strengths:
        return name
    return tr("{name}, {elo} Elo").format(name=name, elo=number_text(round(strengths[level])))


def level_about(uid: str, level: int) -> str:
    """Return how strong a level is in a game, by its id or a variant's, and how it finds moves."""
    return sentences(_against_others(uid.partition("/")[0], level), _effort(uid, level))


def _against_others(game: str, level: int) -> str:
    strengths = level_strengths(game)
    if not strengths:
        return unmeasured_text(game)
    strength = tr("{title}, level {level}, about {elo} Elo").format(
        title=tr(get_game(game).title), level=level, elo=number_text(round(strengths[level]))
    )
    if level == LOWEST:
        return tr("{strength}: it plays like a beginner.").format(strength=strength)
    share = percent_text(expected(strengths[level], strengths[level - 1]))
    text = tr("{strength}: it scores {share} of the points against level {below}.")
    return text.format(strength=strength, share=share, below=level - 1)


def unmeasured_text(game: str) -> str:
    """Return that nobody knows how strong the levels are in a game."""
    text = tr("The strength of the levels has not been measured in {game}.")
    return text.format(game=tr(get_game(game).title))


def _effort(uid: str, level: int) -> str:
    if level == HIGHEST:
        return tr("It uses all the time it has for a move.")
    chosen = get_level(level, uid)
    playouts, sampling = chosen.limits.nodes, chosen.sampling
    assert playouts is not None
    if sampling.random_share > 0:
        share = percent_text(sampling.random_share)
        return tr("It draws {share} of its moves at random.").format(share=share)
    text = tr("It runs {count} playouts for a move and varies among the moves it likes best.")
    if sampling.temperature == 0:
        text = tr("It runs {count} playouts for a move and plays the best.")
    return text.format(count=number_text(playouts))


def level_meaning(uid: str, level: int) -> str:
    """Return in a few words what a level means in a variant's game."""
    strengths = level_strengths(uid.partition("/")[0])
    if level == HIGHEST:
        return tr("uses all its time")
    if not strengths:
        count = get_level(level, uid).limits.nodes
        assert count is not None
        text = tr("runs {count} playouts for a move")
        return text.format(count=number_text(count))
    if level == LOWEST:
        return tr("plays like a beginner")
    points = round(100 * expected(strengths[level], strengths[level - 1]))
    return tr("{points} of 100 against level {below}").format(points=points, below=level - 1)


def measured_text(game: str) -> str:
    """Return where the strength of a game's levels is from, or that nobody measured it."""
    if not level_strengths(game):
        return unmeasured_text(game)
    return tr("Points of 100 games and Elo are from matches between the levels.")
