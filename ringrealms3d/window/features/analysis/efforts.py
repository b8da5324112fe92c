"""How much an analysis may take: threads, memory, and a limit, as a person chooses them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.levels import UNLIMITED, Limit
from ringrealms3d.engine.settings import DEFAULT_MEGABYTES
from ringrealms3d.session.analyst import Effort
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.analysis.texts import short_number
from ringrealms3d.window.shell.command import Choice, Option
from ringrealms3d.window.shell.setting import Setting, one_of
from ringrealms3d.window.widgets.number_texts import decimal_text

_THREADS = tuple(str(2**power) for power in range(9))
_MEGABYTES = tuple(str(DEFAULT_MEGABYTES * 2**power) for power in range(6))
_UNTIL_STOPPED = "none"
_LIMITS: Mapping[str, Limit] = MappingProxyType(
    {_UNTIL_STOPPED: UNLIMITED}
    | {f"{seconds} s": Limit(seconds=seconds) for seconds in (3, 10, 30, 60, 300)}
    | {f"{nodes}": Limit(nodes=nodes) for nodes in (10_000, 100_000, 1_000_000, 10_000_000)}
)

THREADS = one_of("analysis_threads", _THREADS, _THREADS[0])
"""How many threads search."""

MEGABYTES = one_of("analysis_memory", _MEGABYTES, _MEGABYTES[0])
"""The most memory for what the analysis remembers of a position."""

LIMIT = one_of("analysis_limit", _LIMITS, _UNTIL_STOPPED)
"""When the analysis of a position ends."""


class Efforts:
    """The choices, which hold for the running analysis at once."""

    def __init__(self, context: Context) -> None:
        """Let the analyst take what was chosen last."""
        self._settings, self._analyst = context.settings, context.engines.analyst
        self._take()

    def choices(self) -> Iterator[Choice]:
        """Yield the choices."""
        yield self._choice(
            THREADS,
            "analysis.threads",
            tr("&Threads of the analysis"),
            lambda: {number: number for number in _usable_threads()},
            tr("How many processor cores the analysis may keep busy."),
        )
        yield self._choice(
            MEGABYTES,
            "analysis.memory",
            tr("Mem&ory of the analysis"),
            lambda: {number: _memory_text(int(number)) for number in _MEGABYTES},
            tr("How much memory the analysis may use."),
        )
        yield self._choice(
            LIMIT,
            "analysis.limit",
            tr("&End of the analysis"),
            lambda: {name: _limit_text(limit) for name, limit in _LIMITS.items()},
            tr("After what time, or how many playouts, the analysis of a position ends."),
        )

    def _choice(
        self,
        setting: Setting[str],
        name: str,
        title: str,
        texts: Callable[[], Mapping[str, str]],
        about: str,
    ) -> Choice:
        def choose(key: str) -> None:
            self._settings.keep({setting: key})
            self._take()

        return Choice(
            name,
            title,
            lambda: [Option(key, text) for key, text in texts().items()],
            lambda: self._settings[setting],
            choose,
            about,
            usual=lambda: setting.default,
        )

    def _take(self) -> None:
        threads, megabytes = int(self._settings[THREADS]), int(self._settings[MEGABYTES])
        most = int(_usable_threads()[-1])  # the settings may come from another machine
        limit = _LIMITS[self._settings[LIMIT]]
        self._analyst.take_effort(Effort(limit, min(threads, most), megabytes))


def _usable_threads() -> tuple[str, ...]:
    """Return the numbers of threads that this machine has cores for."""
    cores = os.cpu_count() or 1
    return tuple(number for number in _THREADS if int(number) <= cores)


def _memory_text(megabytes: int) -> str:
    if megabytes < 1024:
        return tr("{count} MB").format(count=megabytes)
    return tr("{count} GB").format(count=decimal_text(megabytes / 1024, 0))


def _limit_text(limit: Limit) -> str:
    if limit.seconds is not None:
        return tr("{seconds} s").format(seconds=decimal_text(limit.seconds, 0))
    if limit.nodes is not None:
        return tr("{count} playouts").format(count=short_number(limit.nodes))
    return tr("When I stop it")
