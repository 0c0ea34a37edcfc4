"""The policy: how good every option of a prompt looks to a seat, quickly. `scoring` puts its parts together.

It is compiled with the engine, so that a search can play whole rounds by it; bots of every level decide by it, each in
its own weights.
"""
