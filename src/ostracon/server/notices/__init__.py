"""Notices: what people are told while they are away, by push, mail or webhook, when and how they like it."""
