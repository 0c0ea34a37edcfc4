"""The rule modules of Saboteur, one file or folder for each page of the rulebook."""
