"""The command line: it reads arguments, wires the layers together, and speaks in sentences."""
