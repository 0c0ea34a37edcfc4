"""What bots think of optional rules of The Lost Mines: each file stands where the rules do in `engine/lost_mines`."""
