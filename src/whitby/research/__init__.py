"""What the environments for researchers share: a game as turns, and what a seat sees as numbers. Needs nothing but Whitby itself."""
