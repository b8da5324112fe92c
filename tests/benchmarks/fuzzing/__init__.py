"""The parts of the fuzzer: readers, inputs, one trial, and the processes that trials run in."""
