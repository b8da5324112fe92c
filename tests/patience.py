"""How long tests wait for an engine, which may have to compile itself on a busy machine first."""

from __future__ import annotations

ENGINE_SECONDS = 240.0
"""Less than a test may take altogether."""

ENGINE_MS = 240_000

HELLO = "ringrealms3d.engine.ugi.client._HELLO_SECONDS"
"""How long a program has to say hello, which takes longer on a busy machine."""
