"""What bots think of what pages of the rulebook add: each stands where its rules do in `engine/saboteur/modules`."""
