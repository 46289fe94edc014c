"""Courses: a game explained step by step on its own board. What a course is made of lies in the game's `lessons/`."""
