"""A live game: seats, the tentative turn, the journal, the log, screens and bots. No HTTP in here."""
