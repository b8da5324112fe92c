"""Times on clocks and time controls, in the user's language."""

from __future__ import annotations

import math

from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.core.time_control import (
    ByoYomi,
    Canadian,
    Fischer,
    PerMove,
    SuddenDeath,
    TimeControl,
    TimeLeft,
)
from ringrealms3d.window.widgets.number_texts import decimal_text, rounded_text

SHORT = 10.0
"""How many seconds are short: below that tenths count."""


def time_text(seconds: float) -> str:
    """Return what a clock shows: 1:02:03, 4:59, or 9.7 where tenths count."""
    if seconds < SHORT:
        return decimal_text(math.floor(10 * seconds) / 10, 1)
    minutes, rest = divmod(math.floor(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def seconds_to_next_text(seconds: float) -> float:
    """Return how long a running clock shows the same text."""
    steps = 10 if seconds < SHORT else 1
    return (steps * seconds - math.floor(steps * seconds)) / steps


def overtime_text(control: TimeControl, left: TimeLeft) -> str:
    """Return which periods or moves are left in overtime, or will be; empty without overtime."""
    if isinstance(control, ByoYomi):
        period = duration_text(control.period)
        if left.overtime is None:
            return tr("then {count} × {time}").format(count=control.periods, time=period)
        return tr("{count} × {time} left").format(count=left.overtime, time=period)
    if isinstance(control, Canadian):
        if left.overtime is None:
            text = tr("then {count} in {time}")
            return text.format(count=control.moves, time=duration_text(control.period))
        return tr_count("{count} move to go", "{count} moves to go", left.overtime)
    return ""


def control_text(control: TimeControl | None) -> str:
    """Return what a time control gives each player."""
    if control is None:
        return tr("No clock")
    if isinstance(control, PerMove):
        return tr("{time} a move").format(time=duration_text(control.seconds))
    main = duration_text(control.main)
    if isinstance(control, SuddenDeath):
        return main
    if isinstance(control, Fischer):
        text = tr("{main} + {increment} a move")
        if control.cap is not None:
            text = tr("{main} + {increment} a move, at most {cap}")
        cap = duration_text(control.cap or 0.0)
        return text.format(main=main, increment=duration_text(control.increment), cap=cap)
    if isinstance(control, ByoYomi):
        text = tr("{main} + {periods} × {period} (byo-yomi)")
        period = duration_text(control.period)
        return text.format(main=main, periods=control.periods, period=period)
    text = tr("{main} + {moves} moves in {period} (Canadian)")
    period = duration_text(control.period)
    return text.format(main=main, moves=control.moves, period=period)


def duration_text(seconds: float) -> str:
    """Return a time such as 1 h 30 min or 0.5 s."""
    minutes, rest = divmod(round(seconds, 3), 60)
    hours, minutes = divmod(int(minutes), 60)
    parts = (
        tr("{n} h").format(n=hours) if hours else "",
        tr("{n} min").format(n=minutes) if minutes else "",
        tr("{n} s").format(n=rounded_text(rest, 6)) if rest or seconds < 1 else "",
    )
    return " ".join(filter(None, parts))
