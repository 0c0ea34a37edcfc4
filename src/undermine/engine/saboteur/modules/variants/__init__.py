"""Variants of the base game (rules page: variants), one file each."""
