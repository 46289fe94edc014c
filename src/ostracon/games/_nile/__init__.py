"""What the two Egizias share, written once: rules that are the same in both, and the furniture of their boards. Not a game.

Nothing here knows a printed figure: what differs between the two editions is given by the caller.
"""
