"""The commands of `ostracon`: one file each, named like the command and holding a function of that name."""
