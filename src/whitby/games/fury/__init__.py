"""What the editions of Fury of Dracula share: plain functions over places, trails and piles. No rules, and no game of its own."""
