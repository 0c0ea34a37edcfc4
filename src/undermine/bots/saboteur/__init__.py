"""How bots play Saboteur: `policy` scores options, `beliefs` guesses what is hidden, `play` joins both to a level."""
