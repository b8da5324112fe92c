"""The tree of a search: its nodes, the kernels that grow it, and its results."""
