"""Makes the sounds of the window, sounds/*.wav: knocks on wood and a chime, of decaying waves.

Run it from the repository: ``python resources/make_sounds.py``.
"""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 32_000
FOLDER = Path(__file__).resolve().parent / "sounds"
KNOCK = ((420.0, 1.0, 38.0), (980.0, 0.5, 60.0), (1870.0, 0.22, 90.0))
"""The waves of a knock: frequency in hertz, loudness, and decay per second."""

Samples = NDArray[np.float64]


def knock(pitch: float, seconds: float) -> Samples:
    """Return a knock, float64 (samples,), pitched by a factor."""
    time = np.arange(int(RATE * seconds)) / RATE
    waves = [
        loud * np.exp(-decay * time) * np.sin(2 * np.pi * pitch * frequency * time)
        for frequency, loud, decay in KNOCK
    ]
    return np.asarray(np.sum(waves, axis=0) * np.minimum(1.0, time * 800))


def chime(frequencies: tuple[float, ...], step: float, seconds: float) -> Samples:
    """Return notes that begin one after another and ring on, float64 (samples,)."""
    time = np.arange(int(RATE * seconds)) / RATE
    notes = np.zeros_like(time)
    for number, frequency in enumerate(frequencies):
        since = np.maximum(time - number * step, 0.0)
        ring = np.exp(-4.5 * since) * np.minimum(1.0, since * 300)
        phase = 2 * np.pi * frequency * since
        notes += ring * (np.sin(phase) + 0.3 * np.sin(2 * phase))
    return notes


def delayed(sound: Samples, seconds: float, length: int) -> Samples:
    """Return a sound that begins later, in so many samples."""
    start = int(RATE * seconds)
    out = np.zeros(length)
    part = sound[: length - start]
    out[start : start + len(part)] = part
    return out


def main() -> None:
    """Write the sounds."""
    placed = knock(1.0, 0.2)
    length = int(RATE * 0.34)
    captured = delayed(knock(0.8, 0.34), 0.0, length) + delayed(knock(1.25, 0.3), 0.09, length)
    sounds = {
        "placed": 0.5 * placed,
        "captured": 0.5 * captured,
        "milestone": delayed(0.4 * knock(1.0, 0.2), 0.0, int(RATE * 0.7))
        + 0.35 * chime((587.3, 784.0), 0.11, 0.7),
        "end": 0.3 * chime((392.0, 493.9, 587.3), 0.13, 1.2),
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds.items():
        loudest = max(1.0, float(np.abs(samples).max()))
        fade = np.minimum(1.0, np.arange(len(samples))[::-1] / (0.02 * RATE))
        numbers = np.round(32_000 * samples / loudest * fade).astype("<i2")
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(numbers.tobytes())


if __name__ == "__main__":
    main()
