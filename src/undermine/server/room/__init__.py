"""One game without any I/O: messages go in, effects come out."""
