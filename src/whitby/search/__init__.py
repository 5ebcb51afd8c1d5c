"""Looking ahead for any game: options tried in games that somebody imagines. Nothing here ever sees a true state."""
