"""Photographs of boards at rest: asked for when nothing moves, shown while nothing changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PyQt6.QtCore import QTimer

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.rest import means
from ringrealms3d.window.features.rest.power import on_battery
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import Mode

if TYPE_CHECKING:
    from ringrealms3d.exports.photo.rest_messages import Traced
    from ringrealms3d.exports.photo.resting import RestTracer
    from ringrealms3d.window.board.space.still import Shot

_REST_MS = 400  # without a change, until a board is at rest
_WATCH_MS = 500  # between looks whether there is time for it


class AtRest(Feature):
    """Shows a photograph of the board while it rests.

    A process of its own traces it. It rests itself while an engine thinks, on battery, and while
    the window is not in front.
    """

    def __init__(self, context: Context) -> None:
        """Wait until the board rests."""
        super().__init__(context)
        self._view = context.boards.view
        self._tracer: RestTracer | None = None
        self._missing = means.lacking()
        self._number = -1
        self._shot: Shot | None = None
        self._best = 0.0
        self._traces = False
        self._asked: float | None = None
        self._rest = self._timer("board at rest", _REST_MS, self._trace)
        self._rest.setSingleShot(True)
        self._watch = self._timer("photograph watch", _WATCH_MS, self._look_at_time)
        if self._view is not None:
            self._view.stirred.connect(self._follow_view)

    def _timer(self, name: str, milliseconds: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setObjectName(name)
        timer.setInterval(milliseconds)
        timer.timeout.connect(then)
        return timer

    def commands(self) -> Iterator[Command]:
        """Yield the switch."""
        yield Command(
            "view.rest",
            tr("Ph&otograph at rest"),
            self._switch,
            self._missing or tr("Show a photograph of the board while nothing moves."),
            enabled=lambda: not self._missing and self.context.boards.in_space,
            checked=lambda: self._wanted,
            usual=lambda: not self._missing and means.usually_wanted(),
        )

    @property
    def _wanted(self) -> bool:
        return not self._missing and means.wanted(self.context.settings)

    def close(self) -> None:
        """End the process."""
        self._stop()
        view, self._view = self._view, None
        if view is not None:
            view.stirred.disconnect(self._follow_view)
            view.still.lift()
        if self._tracer is not None:
            self._tracer.close()
            self._tracer = None

    def _switch(self, on: bool) -> None:
        self.context.settings[means.AT_REST] = "on" if on else "off"
        self._stop()
        if on:
            self._rest.start()
        elif self._view is not None:
            self._view.still.lift()
            self._view.redraw()

    def _follow_view(self) -> None:
        """Show what is drawn as soon as it is another thing than what was photographed."""
        assert self._view is not None
        if self._view.still.true:
            return
        self._view.still.lift()
        self._stop()
        if self._wanted:
            self._rest.start()

    def _stop(self) -> None:
        """Trace nothing."""
        self._rest.stop()
        self._watch.stop()
        self._shot = None
        self._pause()

    def _trace(self) -> None:
        """Let the board be traced, or wait until there is time for it."""
        view = self._view
        if view is None or not self._wanted:
            return
        if not self._has_time:
            self._rest.start()
            return
        view.still.take(self._begin)

    def _begin(self, shot: Shot) -> None:
        """Let what was shot be traced better and better."""
        self._shot, self._best = shot, 0.0
        self._ask(shot)
        self._watch.start()

    def _ask(self, shot: Shot) -> None:
        """Let a shot be traced."""
        from ringrealms3d.exports.photo.resting import RestTracer  # it draws with VTK

        new = self._tracer is None
        if self._tracer is None:
            self._tracer = RestTracer(
                lambda traced: self.context.post(lambda: self._show(traced)),
                lambda: self.context.post(self._give_up),
            )
        self._tracer.show(shot.things)
        self._number = self._tracer.look(shot.camera, shot.layout, shot.guides, shot.drawn)
        self._traces = True
        self._asked = None if new else time.monotonic()  # a first one waits for libraries

    @property
    def _has_time(self) -> bool:
        """Whether the processors have nothing better to do, and somebody can see the board."""
        view, engines = self._view, self.context.engines
        assert view is not None
        thinks = engines.analyst.on or engines.analyst.hinting
        return (
            view.isVisible()
            and self.context.modes.mode is not Mode.START
            and self.context.window.isActiveWindow()
            and not view.moves
            and view.detail.share == 1.0
            and not view.opening.see_through
            and not thinks
            and not any(player.thinking for player in engines.players)
            and not on_battery()
        )

    def _look_at_time(self) -> None:
        """Pause when there is no time for it; what is shown stays as long as it is true."""
        if self._traces and not self._has_time:
            self._pause()
        elif not self._traces and self._has_time and self._shot is not None:
            self._ask(self._shot)

    def _pause(self) -> None:
        self._traces = False
        self._asked = None
        if self._tracer is not None:
            self._tracer.cancel()

    def _show(self, traced: Traced) -> None:
        """Show a picture that has come."""
        view = self._view
        if view is None or traced.number != self._number or not view.still.true:
            return
        if self._asked is not None and self._is_slow(time.monotonic() - self._asked):
            return
        self._asked = None
        if traced.samples > self._best:  # a look that was paused begins anew
            self._best = traced.samples
            view.still.show(traced.picture)
        if traced.last:
            self._watch.stop()

    def _is_slow(self, seconds: float) -> bool:
        """Switch off, unless the person wanted it, where the first picture takes too long."""
        if seconds <= means.TOO_SLOW or self.context.settings[means.AT_REST]:
            return False
        self._switch(False)
        self.context.say(tr("This computer takes too long for photographs at rest: they are off."))
        self.context.refresh()
        return True

    def _give_up(self) -> None:
        """Go on without photographs when the process has ended."""
        self._stop()
        self._tracer = None
        self.context.settings[means.AT_REST] = "off"
        self.context.say(tr("Photographs at rest failed and are now off."))
        self.context.refresh()
