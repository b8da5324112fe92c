"""A pen and a touch screen for an X server, by its driver for tests, inputtest(4).

The driver opens a socket for each device and takes one client; events are structs in the machine's
byte order, see xf86-input-inputtest-protocol.h.
"""

from __future__ import annotations

import socket
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PyQt6.QtCore import QPointF

SIZE = 1600, 1200
PEN, FINGERS = "pen", "fingers"

_FARTHEST = 0xFFFF
_PRESSURE = 4
_VERSION, _SYNC, _MOTION, _PROXIMITY, _BUTTON, _TOUCH = 0, 1, 2, 3, 4, 6
_TOUCHES = {"begin": 18, "update": 19, "end": 20}

_CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0 - 1000.0
  VertRefresh 5.0 - 200.0
  Modeline "{width}x{height}" 162.00 1600 1664 1856 2160 1200 1201 1204 1250
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Modes "{width}x{height}"
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "a pen"
  Driver "inputtest"
  Option "SocketPath" "{folder}/pen"
  Option "DeviceType" "PointerAbsoluteProximity"
  Option "PointerHasPressure" "true"
EndSection
Section "InputDevice"
  Identifier "a touch screen"
  Driver "inputtest"
  Option "SocketPath" "{folder}/fingers"
  Option "DeviceType" "Touch"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "a pen" "CorePointer"
  InputDevice "a touch screen" "SendCoreEvents"
EndSection
"""


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Start an X server with both devices, whose sockets are in a folder; yield its display."""
    configuration = folder / "xorg.conf"
    width, height = SIZE
    text = _CONFIGURATION.format(folder=folder, width=width, height=height)
    configuration.write_text(text, encoding="utf-8")
    files = ["-config", str(configuration), "-logfile", str(folder / "log")]
    command = ["Xorg", *files, "-displayfd", "1", "-noreset", "-nolisten", "tcp"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()


class Device:
    """One of the devices of the X server."""

    def __init__(self, folder: Path, name: str) -> None:
        """Connect to its socket, which takes nobody else after this."""
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(folder / name))
        self._send(_VERSION, struct.pack("=HH", 1, 1))
        self._answer()

    def close(self) -> None:
        """Leave it."""
        self._socket.close()

    def _post(self, kind: int, head: bytes, spot: QPointF, pressure: int) -> None:
        """Let something happen at a spot of the screen, and wait until the server knows."""
        axes = [0.0] * 64
        for axis, at, size in zip((0, 1), (spot.x(), spot.y()), SIZE, strict=True):
            axes[axis] = at * _FARTHEST / (size - 1)
        axes[_PRESSURE] = pressure
        used = (1 << 0 | 1 << 1 | 1 << _PRESSURE).to_bytes(8, "little")
        values = struct.pack("=I8s4x64d512x", 0, used, *axes)
        self._send(kind, head.ljust(-len(head) % 8 + len(head), b"\0") + values)
        self._send(_SYNC)
        self._answer()

    def _send(self, kind: int, body: bytes = b"") -> None:
        self._socket.sendall(struct.pack("=II", 8 + len(body), kind) + body)

    def _answer(self) -> None:
        assert self._socket.recv(64)


class Pen(Device):
    """A pen with a tip and a button at its side."""

    tip, side = 1, 3

    def near(self, spot: QPointF, near: bool = True) -> None:
        """Come near the screen, or leave it."""
        self._post(_PROXIMITY, struct.pack("=I", near), spot, 0)

    def move(self, spot: QPointF, pressure: int = 0) -> None:
        """Move to a spot, above the screen or on it."""
        self._post(_MOTION, struct.pack("=I", True), spot, pressure)

    def press(self, spot: QPointF, button: int = tip) -> None:
        """Press the tip or a button."""
        self._post(_BUTTON, struct.pack("=iiI", True, button, True), spot, 500)

    def release(self, spot: QPointF, button: int = tip) -> None:
        """Lift the tip or release a button."""
        self._post(_BUTTON, struct.pack("=iiI", True, button, False), spot, 0)


class Fingers(Device):
    """The fingers on a touch screen, by their numbers."""

    def touch(self, finger: int, what: str, spot: QPointF) -> None:
        """Put a finger down ("begin"), move it ("update") or lift it ("end")."""
        self._post(_TOUCH, struct.pack("=II", finger, _TOUCHES[what]), spot, 1000)
