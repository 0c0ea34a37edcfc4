"""Calling people back who are away: whom, about what, when not, and by which way."""
