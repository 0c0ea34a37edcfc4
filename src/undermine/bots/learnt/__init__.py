"""What levels that learn by playing have in common: features of options, and the small network that weighs them."""
