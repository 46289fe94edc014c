"""Furniture of the two boards of Egizia: the Nile, ships, card faces, markets, flood and crews.

A game's board may import this package, never another game. Nothing here knows a rule or a printed figure: what
differs between the two games is given by the caller.
"""
