"""What the commands do that are more than a call: each prints for people or, with `--json`, for programs."""
