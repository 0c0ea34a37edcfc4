"""What the top level of The Lost Mines may learn by playing: what it looks at, and where what was learnt comes in."""
