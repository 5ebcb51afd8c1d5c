"""The table in a text window: play, take up again, and look at a game as a seat saw it."""
