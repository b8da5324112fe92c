"""Time controls as short texts, for users to type and files to store.

::

    15m             15 minutes for all moves
    5m+3s           5 minutes, and 3 seconds more after each move
    5m+3s<6m        the same, but never more than 6 minutes
    10m+3x30s       10 minutes, then 3 periods of 30 seconds (byo-yomi)
    10m+20/5m       10 minutes, then 20 moves in every 5 minutes (Canadian overtime)
    30s/move        30 seconds for each move

Times are in hours, minutes and seconds, such as 1h30m, 90s, 0.5s or 10 min. Without a unit, a main
time is in minutes and any other time in seconds, so 5+3 means 5m+3s.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.time_control import (
    ByoYomi,
    Canadian,
    Fischer,
    PerMove,
    SuddenDeath,
    TimeControl,
)

_LONGEST_QUOTE = 30
_LONGEST_TEXT = 60
_EXAMPLES = "15m, 5m+3s, 10m+3x30s, 10m+20/5m or 30s/move"
_MINUTE = 60
_TIME = r"([0-9hms.]+)"
_COUNT = r"([0-9]{1,6})"
_NUMBER = r"[0-9]{1,6}(?:\.[0-9]{1,3})?"
_BARE = re.compile(_NUMBER)
_WORDS = re.compile("h(?:ou)?rs?|min(?:ute)?s?|sec(?:ond)?s?")
_PARTS = re.compile(rf"(?:({_NUMBER})h)?(?:({_NUMBER})m)?(?:({_NUMBER})s)?")
_UNITS = (3600, _MINUTE, 1)


def parse_control(text: str) -> TimeControl:
    """Return the time control in a text.

    Raises:
        UserError: it is invalid; the message says what is wrong.
    """
    plain = "".join(text.lower().split()).replace("×", "x")
    if not plain:
        raise UserError("no time control: write one as in {examples}", examples=_EXAMPLES)
    plain = _WORDS.sub(lambda word: word[0][0], plain)
    if len(plain) <= _LONGEST_TEXT:
        for form, control_of in _FORMS:
            if match := form.fullmatch(plain):
                return control_of(match)
    quoted = text.strip()[:_LONGEST_QUOTE]
    pattern = translatable("'{text}' is not a time control: write it as in {examples}")
    raise UserError(Phrase(pattern, text=quoted, examples=_EXAMPLES))


def format_control(control: TimeControl) -> str:
    """Return a time control as a text that :func:`parse_control` reads."""
    if isinstance(control, SuddenDeath):
        return format_time(control.main)
    if isinstance(control, PerMove):
        return f"{format_time(control.seconds)}/move"
    main = format_time(control.main)
    if isinstance(control, Fischer):
        cap = "" if control.cap is None else f"<{format_time(control.cap)}"
        return f"{main}+{format_time(control.increment)}{cap}"
    if isinstance(control, ByoYomi):
        return f"{main}+{control.periods}x{format_time(control.period)}"
    return f"{main}+{control.moves}/{format_time(control.period)}"


def format_time(seconds: float) -> str:
    """Return a time to the millisecond, such as 1h30m or 0.5s."""
    left = round(1000 * seconds)
    parts = []
    for unit, letter in zip(_UNITS, "hms", strict=True):
        number, left = (left / 1000, 0) if unit == 1 else divmod(left, 1000 * unit)
        if number:
            parts.append(f"{number:.10g}{letter}")
    return "".join(parts) or "0s"


def _sudden_death(match: re.Match[str]) -> TimeControl:
    return SuddenDeath(_seconds(match[1], _MINUTE))


def _fischer(match: re.Match[str]) -> TimeControl:
    cap = _seconds(match[3], _MINUTE) if match[3] else None
    return Fischer(_seconds(match[1], _MINUTE), _seconds(match[2]), cap)


def _byo_yomi(match: re.Match[str]) -> TimeControl:
    return ByoYomi(_seconds(match[1], _MINUTE), int(match[2]), _seconds(match[3]))


def _canadian(match: re.Match[str]) -> TimeControl:
    return Canadian(_seconds(match[1], _MINUTE), int(match[2]), _seconds(match[3]))


def _per_move(match: re.Match[str]) -> TimeControl:
    return PerMove(_seconds(match[1]))


_FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], TimeControl]], ...] = (
    (re.compile(_TIME), _sudden_death),
    (re.compile(rf"{_TIME}/move"), _per_move),
    (re.compile(rf"{_TIME}\+{_TIME}(?:<{_TIME})?"), _fischer),
    (re.compile(rf"{_TIME}\+{_COUNT}x{_TIME}"), _byo_yomi),
    (re.compile(rf"{_TIME}\+{_COUNT}/{_TIME}"), _canadian),
)


def _seconds(text: str, unit: int = 1) -> float:
    """Return the seconds of a time; the default unit has this many seconds."""
    if _BARE.fullmatch(text):
        return unit * float(text)
    match = _PARTS.fullmatch(text)
    if match is None:
        raise UserError(Phrase("'{text}' is not a time such as 1h30m, 5m or 30s", text=text))
    milliseconds = (
        round(1000 * scale * float(part))
        for scale, part in zip(_UNITS, match.groups(), strict=True)
        if part is not None
    )
    return sum(milliseconds) / 1000
