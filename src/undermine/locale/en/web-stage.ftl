### What the web client says about the end of a round, the dwarfs at the table, and their talk, in English.

## The unmasking

web-end-title = { $won ->
    [yes] You have won
   *[no] You have lost
}: { $nuggets ->
    [0] no gold for you
    [one] you get one nugget
   *[other] you get { $nuggets } nuggets
}
web-end-open = { $won ->
    [yes] You have won!
   *[no] You have lost
}
web-end-points = { $points ->
    [one] You get one point
   *[other] You get { $points } points
}
web-end-outcome = { $treasure ->
    [yes] The treasure is found.
   *[no] The treasure stays buried.
} { $count ->
    [0] Nobody has won.
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
web-end-next = Next round
web-end-result = To the result
web-end-left = { $seconds } s
web-result-look = Look at the board
web-result-back = Back to the result
chart-gave-you-away = The move that gave you away: from { $before } to { $after } suspicion
