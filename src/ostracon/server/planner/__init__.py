"""The planner: try a line at a table without playing it."""
