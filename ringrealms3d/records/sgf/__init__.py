"""Games as SGF files: grammar, values, properties, notes, and the whole."""
