"""The rules: pure and deterministic. No I/O, no clock, no logging, no randomness but the table's own.

Imports nothing but the standard library and itself; `_native` is the one door to the compiler's types.
The same source runs compiled and uncompiled; `build.compiled()` tells which one is running.
"""
