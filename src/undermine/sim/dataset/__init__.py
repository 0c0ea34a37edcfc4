"""Datasets of decisions, as Parquet (docs/research.md)."""
