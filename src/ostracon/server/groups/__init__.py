"""Groups: a club's members, its tables and its ranking."""
