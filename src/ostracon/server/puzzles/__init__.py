"""Puzzles for people: lists, the puzzle of the day, and a board to solve each at."""
