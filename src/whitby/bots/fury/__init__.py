"""What bots of all editions of Fury of Dracula can use: plain functions, with the edition's map handed in."""
