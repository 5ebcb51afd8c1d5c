"""Rows of games, written straight from their states. One module a game, written by tools/generate.py; all write with `pen.py`."""
