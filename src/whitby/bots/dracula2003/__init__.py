"""Bots for Dracula (2003)."""
