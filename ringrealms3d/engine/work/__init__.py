"""Work in units that can be done anywhere: in processes, in shards, or on a cluster."""
