"""Following a game with commentary, and taking over from there."""
