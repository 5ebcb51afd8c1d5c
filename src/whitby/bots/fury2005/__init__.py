"""Bots for Fury of Dracula (2nd edition)."""

NAMES = ("easy", "medium", "hard", "expert")
