"""Photographs: boards that a path tracer draws, with the shadows and reflections of real light."""
