"""The laboratory: tournaments of bots and what they prove.

>>> from ostracon.lab.tournament import new_tournament
>>> new_tournament("imhotep", ["greedy", "random"], games=20).deals
10
"""
