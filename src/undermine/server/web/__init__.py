"""HTTP and WebSocket: the only part that knows the web framework."""
