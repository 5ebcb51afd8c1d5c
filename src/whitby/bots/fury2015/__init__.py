"""Bots for Fury of Dracula (3rd edition)."""

NAMES = ("easy", "medium", "hard", "expert")
