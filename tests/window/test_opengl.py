"""What ``play`` says where OpenGL is missing or too old."""

from __future__ import annotations

import sys

import pytest

from tests.subprocesses import run_python

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux drivers")


@pytest.mark.parametrize(
    ("variable", "value", "found"),
    [
        ("MESA_GL_VERSION_OVERRIDE", "2.1", "OpenGL 2.1 was found"),
        ("QT_XCB_GL_INTEGRATION", "none", "no OpenGL was found"),
    ],
)
def test_what_was_found_and_what_is_needed(variable: str, value: str, found: str) -> None:
    done = run_python("-m", "ringrealms3d", "play", "ring-majority/tet", **{variable: value})
    assert done.returncode == 2
    (line,) = [text for text in done.stderr.splitlines() if text.startswith("ringrealms3d play:")]
    assert found in line
    assert "needs OpenGL 3.2 or later" in line
    assert "Traceback" not in done.stderr
