"""The weights of bots, from games that they play themselves: positions noted, and the odds to win found in them."""
