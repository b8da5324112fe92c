"""The game that joins the registry from outside of the program's own, as games of people do."""

from __future__ import annotations

PLACE = "ringrealms3d.examples.hex:GAME"
UID = "hex/5"

EXAMPLES = {
    UID: PLACE,
    "qubic/4": "ringrealms3d.examples.qubic:GAME",
    "hex-draughts/4": "ringrealms3d.examples.draughts:GAME",
    "breathless/ti": "ringrealms3d.examples.breathless:GAME",
    "pyramid/4": "ringrealms3d.examples.pyramid:GAME",
    "cube-reversi/4": "ringrealms3d.examples.reversi:GAME",
    "lines-in-space/5": "ringrealms3d.examples.lines:GAME",
    "isle/hexagon": "ringrealms3d.examples.isle:GAME",
    "winding-stair/20": "ringrealms3d.examples.stair:GAME",
    "twelve/4": "ringrealms3d.examples.twelve:GAME",
    "swapped-five/9": "ringrealms3d.examples.swapped:GAME",
}
"""Where each board of the examples is found."""
