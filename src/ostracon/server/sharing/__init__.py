"""Moments of a table to share: by link, and as a picture."""
