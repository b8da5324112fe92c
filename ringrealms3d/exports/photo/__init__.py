"""Photographs: path-traced boards, with realistic shadows and reflections."""
