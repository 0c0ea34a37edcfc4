"""What clients and the server say to each other: messages, views, requests, and how the engine's values become them."""
