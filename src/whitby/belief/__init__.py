"""Where can Dracula be? The exact weighted set of whole trails that fit all that some eyes have heard."""
