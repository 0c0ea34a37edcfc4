"""What is kept for calling people back who are away: their addresses and wishes, and the calls to be sent."""
