"""Tutorials as pages: what is taught, how far somebody has come, and the lessons on the board."""
