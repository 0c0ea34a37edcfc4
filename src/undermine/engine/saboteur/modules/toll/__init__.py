"""Tunnel Toll (rules page: mini, TOLL-1 to TOLL-5). `module.py` puts its parts together."""
