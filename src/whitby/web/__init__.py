"""The table in a browser: HTTP and WebSocket, and the pages themselves."""
