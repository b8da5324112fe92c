"""The board in space: its view, the mouse and keys on it, the camera, and what moves."""
