"""What the top level has learnt by playing: what it looks at, and the small network that weighs it."""
