"""Bots for Dracula (2003)."""

NAMES = ("easy", "medium", "hard", "expert")
