"""What bots think of the championship cards, one file each."""
