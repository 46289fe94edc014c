"""Tutorials: a game explained step by step on its own board. What a tutorial is made of lies in the game's `lessons/`."""
