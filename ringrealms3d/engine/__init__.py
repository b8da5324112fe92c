"""Search: kernels over any game's rules, levels, limits, and the worker process."""
