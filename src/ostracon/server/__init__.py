"""The web: pages, live sockets and the store, on top of the table. One command starts it (`run.py`)."""
