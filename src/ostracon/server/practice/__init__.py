"""Boards of one's own: lessons, puzzles and plans, at tables that nobody else sees and nothing keeps."""
