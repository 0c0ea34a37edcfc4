"""The benchmark: how fast the engine is, compiled and uncompiled side by side (docs/performance.md)."""
