"""A browser without a window, in which pages are opened."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser, Page, Route, sync_playwright

_OPTIONS = ("--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
_PATIENCE_MS = 120_000


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yield a browser; without one the test fails."""
    place = shutil.which("chromium") or shutil.which("chromium-browser")
    if place is None:
        pytest.fail("pages are tested in Chromium, which is missing: ./start.sh test installs it")
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=place, args=list(_OPTIONS))
        yield browser
        browser.close()


@dataclass
class Shown:
    """A page that is open.

    Attributes:
        page: the page.
        faults: what its console said that is no remark on speed, and what it raised.
        requests: the addresses it asked for, the page itself left out.
        first: the node that was shown first, and the slider's value then.
    """

    page: Page
    faults: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    first: tuple[int, str] = (0, "")

    def press(self, key: str) -> None:
        """Press a key, and wait for the picture."""
        self.page.keyboard.press(key)
        self.settle()

    def keep_still(self, still: bool) -> None:
        """Tell the page whether the person wants less motion."""
        self.page.emulate_media(reduced_motion="reduce" if still else "no-preference")

    def settle(self) -> None:
        """Wait until two frames were drawn."""
        twice = "new Promise(end => requestAnimationFrame(() => requestAnimationFrame(end)))"
        self.page.evaluate(twice)

    @property
    def node(self) -> int:
        """The number of the node that is shown."""
        return int(self.page.evaluate("document.documentElement.dataset.node"))

    def picture(self) -> NDArray[np.uint8]:
        """Return what the board looks like, uint8 (height, width, 3)."""
        content = self.page.locator("#stage").screenshot()
        return np.asarray(Image.open(BytesIO(content)).convert("RGB"))


def opened(browser: Browser, path: Path, width: int, height: int, still: bool = True) -> Shown:
    """Return a page once its board is drawn.

    Args:
        still: whether the person wants less motion.
    """
    page = browser.new_page(viewport={"width": width, "height": height}, has_touch=True)
    page.set_default_timeout(_PATIENCE_MS)
    shown = Shown(page)
    shown.keep_still(still)
    own = path.resolve().as_uri()

    def answer(route: Route) -> None:
        if route.request.url == own:
            route.continue_()
        else:
            shown.requests.append(route.request.url)
            route.abort()

    page.route("**/*", answer)
    page.on("console", lambda said: _note(shown, said.type, said.text))
    page.on("pageerror", lambda error: shown.faults.append(str(error)))
    page.goto(own)
    page.wait_for_selector("html[data-ready]", state="attached")
    shown.settle()
    shown.first = (shown.node, page.locator("#slider").input_value())
    return shown


def _note(shown: Shown, kind: str, text: str) -> None:
    if kind in ("error", "warning") and "GL Driver Message" not in text:
        shown.faults.append(text)
