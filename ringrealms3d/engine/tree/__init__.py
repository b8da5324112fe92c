"""The tree of a search: nodes, kernels that grow it, and what it tells."""
