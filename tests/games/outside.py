"""The game that joins the registry from outside of the program's own, as games of people do."""

from __future__ import annotations

PLACE = "ringrealms3d.examples.hex:GAME"
UID = "hex/5"
