"""What happens to a table, as those are told who keep lists of them."""

NEW, SEATED, MOVED, ENDED, DELETED = "new", "seated", "moved", "ended", "deleted"  # what happens to a table
