"""What programs hold when they use Undermine: games, views, actions, events and records in the words of the game.

`import undermine as um` offers all of it (docs/api.md). These classes wrap the engine's values and add no rules; the
wrapped value is the attribute `engine`, for programs that need its speed and follow its changes.
"""
