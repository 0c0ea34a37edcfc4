"""Observations, masks and options as numbers: compiled with the engine, so nothing here knows numpy."""
