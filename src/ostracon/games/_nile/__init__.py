"""What the two Egizias share: rules that are the same in both, written once. Not a game."""
