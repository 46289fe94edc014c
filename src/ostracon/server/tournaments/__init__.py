"""Tournaments: Swiss and round robin, in which all tables of a round play the same deal."""
