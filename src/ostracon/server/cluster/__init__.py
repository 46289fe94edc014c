"""More than one process: what they tell each other, how tables follow, and bots as jobs. Needs PostgreSQL."""
