"""Work in units that can run anywhere: in processes, in shards, or on a cluster."""
