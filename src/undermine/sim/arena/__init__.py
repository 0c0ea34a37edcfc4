"""The arena: which bot plays better, on the same deals for all of them (docs/bots.md).

`plan` says what is played, `playing` plays it, `keeping` keeps every result in a file, so that a stopped run goes on,
`figures` and `ratings` say what it comes to, and `plot` draws it.
"""
