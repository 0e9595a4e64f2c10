"""What `bench.py` measures, each part beside its reference."""
