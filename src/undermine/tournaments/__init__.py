"""Tournaments: who plays whom, and who stands where. Pure: what happened goes in, tables and standings come out."""
