"""The bots of The Fury of Dracula (1st edition)."""

NAMES = ("easy", "medium", "hard", "expert")
