"""Networks trained by self-play: `ostracon train`. PyTorch (extra `train`) is needed here and nowhere else."""
