"""The laboratory: tournaments of bots and what they prove.

>>> from ostracon.lab.tournament import tournament
>>> tournament("imhotep", ["greedy", "random"], games=20).deals
10
"""
