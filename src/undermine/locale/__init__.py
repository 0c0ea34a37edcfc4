"""What the program says, in English, Polish, Czech and German: one folder of Fluent files a language.

`catalogue` finds and formats a message, `words` says what the engine's values mean.
"""
