"""What a bot thought of an option."""

from whitby.search.thought import Thought as Thought
