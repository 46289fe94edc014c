"""The JSON API under /api/v1: everything that a page does, for programs; bots connect by it (docs/api.md)."""
