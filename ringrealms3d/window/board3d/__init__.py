"""The board in space: its view, mouse and keys, camera and animations."""
