"""The lobby: all tables that somebody may join or watch, as they change, and invitations."""
