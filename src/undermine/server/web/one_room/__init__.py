"""The HTTP interface for people in one room: shared devices, seats that change hands, printed cards."""
