"""Fury of Dracula, 2nd edition (2005): four hunters against Dracula, across Europe, with dice."""
